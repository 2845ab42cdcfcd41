//! The API, by schemathesis: requests that follow its OpenAPI document, and requests that just do not.

use std::path::PathBuf;
use std::process::Command;

use table::Seat;
use table::suite::trial;

use crate::{cases, serve, stored};

const VERSION: &str = "4.32.5";

/// The program, installed once into what else is built.
fn schemathesis() -> PathBuf {
    let name = format!("schemathesis-{VERSION}");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let program = folder.join("bin/schemathesis");
    if !program.exists() {
        let wanted = format!("schemathesis=={VERSION}");
        for (command, arguments) in [
            (
                "python3".into(),
                vec!["-m", "venv", folder.to_str().unwrap()],
            ),
            (folder.join("bin/pip"), vec!["install", "--quiet", &wanted]),
        ] {
            let done = Command::new(&command).args(arguments).output().unwrap();
            assert!(done.status.success(), "{command:?}: {done:?}");
        }
    }
    program
}

/// Whatever is sent, the answer is one that the document promises, and never a failure. Once by
/// somebody who has nothing, once by somebody with a seat at each game's table.
#[tokio::test]
#[ignore = "needs schemathesis; run by `cargo xtask test`"]
async fn the_api_keeps_what_its_document_promises() {
    let (server, folder) = serve().await;
    let seed = trial::seed(1).to_string();
    let document = format!("http://{}/api/openapi.json", server.address);
    let seated = registry::GAMES
        .iter()
        .map(|game| Some(game.descriptor().id));
    for table in std::iter::once(None).chain(seated) {
        let mut fuzz = Command::new(schemathesis());
        let settings = folder.path().join("schemathesis.toml");
        // Where nothing is said, ids are made up as well.
        let text = table.map_or(String::new(), |id| {
            format!("[parameters]\n\"path.id\" = \"{id}\"\n")
        });
        std::fs::write(&settings, text).unwrap();
        fuzz.arg("--config-file").arg(&settings);
        fuzz.args(["run", &document, "--seed", &seed, "--warnings", "off"])
            .args(["--max-examples", &cases().to_string()])
            .args(["--generation-database", "none"])
            // What reads well may still be against the rules.
            .args(["--exclude-checks", "positive_data_acceptance"])
            // A stream never ends; the tests of the pages read it.
            .args(["--exclude-path", "/api/tables/{id}/events"]);
        if let Some(id) = table {
            let body = format!(
                "{{\"invitation\": \"{}\"}}",
                stored::invitation(id, Seat::P1)
            );
            let join = format!("http://{}/api/join", server.address);
            let joined = reqwest::Client::new().post(join);
            let joined = joined.header("content-type", "application/json").body(body);
            let joined: serde_json::Value = joined.send().await.unwrap().json().await.unwrap();
            let credential = joined["credential"].as_str().unwrap();
            fuzz.args(["--header", &format!("Authorization: Bearer {credential}")]);
            // What makes no difference to a seat has been asked before.
            fuzz.args(["--include-path-regex", "^/api/tables/"]);
        }
        let output = fuzz.current_dir(folder.path()).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{table:?}: {text}");
    }
}
