//! Where a server keeps its tables, and what is really there.

use registry::CATALOG;
use std::sync::Arc;

use tempfile::TempDir;
use tokio::runtime::Runtime;
use web::header::Header;
use web::live::Table;
use web::store::{self, Store, StoredTable};

use crate::postgres;

pub struct Place {
    runtime: Runtime,
    kind: Kind,
}

enum Kind {
    Sqlite(TempDir),
    Postgres(String),
}

impl Place {
    pub fn sqlite() -> Place {
        Place {
            runtime: Runtime::new().unwrap(),
            kind: Kind::Sqlite(TempDir::new().unwrap()),
        }
    }

    pub fn postgres() -> Place {
        let runtime = Runtime::new().unwrap();
        let url = runtime.block_on(postgres::database());
        Place {
            runtime,
            kind: Kind::Postgres(url),
        }
    }

    /// Tells the program.
    pub fn arguments(&self) -> [&str; 2] {
        match &self.kind {
            Kind::Sqlite(folder) => ["--data-dir", folder.path().to_str().unwrap()],
            Kind::Postgres(url) => ["--database-url", url],
        }
    }

    /// A look past the server at what is kept.
    pub fn open(&self) -> Kept<'_> {
        let address = match &self.kind {
            Kind::Sqlite(folder) => folder.path().join("tables.sqlite").display().to_string(),
            Kind::Postgres(url) => url.clone(),
        };
        Kept {
            runtime: &self.runtime,
            store: self.runtime.block_on(store::open(&address)).unwrap(),
        }
    }
}

/// What is kept.
pub struct Kept<'a> {
    runtime: &'a Runtime,
    store: Arc<dyn Store>,
}

impl Kept<'_> {
    /// A table, if there is one.
    pub fn table(&self, id: &str) -> Option<StoredTable> {
        self.runtime.block_on(self.store.load(id)).unwrap()
    }

    fn events(&self, id: &str) -> Vec<String> {
        self.table(id).expect("the table is kept").events
    }

    /// The number of events of a table.
    pub fn version(&self, id: &str) -> usize {
        self.events(id).len()
    }

    /// Is this table among those that are not over?
    pub fn runs(&self, id: &str) -> bool {
        let running = self.runtime.block_on(self.store.running(10_000)).unwrap();
        running.iter().any(|running| running == id)
    }

    /// The steps of a table, in order, as a log has them.
    pub fn steps(&self, id: &str) -> Vec<String> {
        let events = self.events(id).into_iter();
        let steps = events.filter_map(|event| Some(event.strip_prefix("step ")?.to_owned()));
        steps.collect()
    }

    /// What a seat did at a table, in order.
    pub fn steps_of(&self, id: &str, seat: &str) -> Vec<String> {
        let start = format!("{seat} ");
        let steps = self.steps(id).into_iter();
        let steps = steps.filter_map(|step| Some(step.strip_prefix(&start)?.to_owned()));
        steps.collect()
    }

    /// All that is kept of a table follows the rules.
    pub fn replay(&self, id: &str) {
        let stored = self.table(id).expect("the table is kept");
        let header: Header = serde_json::from_str(&stored.header).unwrap();
        let mut table = Table::new(&CATALOG, header).unwrap();
        for line in &stored.events {
            let applied = table.apply(&line.parse().unwrap());
            assert!(applied.is_ok(), "{id}: {line}: {applied:?}");
        }
        assert_eq!(table.over(), !self.runs(id), "{id}");
    }
}
