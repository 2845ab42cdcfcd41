//! Somebody with a browser or a program, and tables at which they sit.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::http::{Answer, Request, between};
use super::server::Server;

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// Somebody with cookies and, behind a proxy, an address.
#[derive(Clone, Debug)]
pub struct Guest<'a> {
    server: &'a Server,
    /// Where the proxy says that they come from.
    from: Option<String>,
    pub cookies: BTreeMap<String, String>,
}

impl<'a> Guest<'a> {
    pub fn new(server: &'a Server) -> Guest<'a> {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let [_, a, b, c] = number.to_be_bytes();
        Guest {
            server,
            from: server.proxied.then(|| format!("10.{a}.{b}.{c}")),
            cookies: BTreeMap::new(),
        }
    }

    /// The same, with what a proxy would write of it.
    pub fn from(mut self, addresses: &str) -> Guest<'a> {
        self.from = Some(addresses.to_string());
        self
    }

    /// Sends a request as this guest's browser does.
    pub fn ask(&mut self, request: Request) -> Result<Answer> {
        let answer = self.dress(request).send(self.server.address)?;
        for set in answer.all("set-cookie") {
            let Some((name, value)) = between(set, "", ";").and_then(|c| c.split_once('=')) else {
                continue;
            };
            if name == "person" {
                self.server.keep_secret(value);
            }
            self.cookies.insert(name.to_string(), value.to_string());
        }
        Ok(answer)
    }

    /// The request with the guest's cookies and address.
    pub fn dress(&self, mut request: Request) -> Request {
        if let Some(from) = &self.from {
            request = request.header("x-forwarded-for", from);
        }
        let pairs = self.cookies.iter();
        let cookies: Vec<String> = pairs
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        if !cookies.is_empty() {
            request = request.header("cookie", &cookies.join("; "));
        }
        request.header("accept-language", "en")
    }

    pub fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask(Request::get(path))
    }

    /// Sends a form; does not go where the answer leads.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        self.ask(Request::form(path, fields))
    }

    /// Sends a form and goes where the answer leads: the page's path, and the page.
    pub fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<(String, Answer)> {
        let answer = self.post(path, fields)?;
        let to = answer.header("location").map(str::to_string);
        let to = to.with_context(|| format!("{path} answers {}", answer.status))?;
        let page = self.get(&to)?;
        Ok((to, page))
    }

    /// The credential that this browser has.
    pub fn credential(&self) -> Result<String> {
        self.cookies.get("person").cloned().context("no credential")
    }

    /// The invitation that this browser was last given, to be passed on.
    pub fn invitation(&self) -> Result<String> {
        let links = self.cookies.get("links").context("no invitation")?;
        let at = links.len().checked_sub(64).context("no invitation")?;
        Ok(links[at..].to_string())
    }

    /// What the API answers to this credential.
    pub fn api(&mut self, path: &str, credential: Option<&str>) -> Result<Answer> {
        let request = Request::get(&format!("/api{path}"));
        let request = match credential {
            Some(credential) => request.bearer(credential),
            None => request,
        };
        self.clone().without_cookies().ask(request)
    }

    pub fn api_post(&mut self, path: &str, credential: &str, body: &Value) -> Result<Answer> {
        let request = Request::json(&format!("/api{path}"), body).bearer(credential);
        self.clone().without_cookies().ask(request)
    }

    fn without_cookies(mut self) -> Guest<'a> {
        self.cookies.clear();
        self
    }

    /// The cards in the reader's hand on this page.
    pub fn hand(&mut self, path: &str) -> Result<String> {
        Ok(hand(&self.get(path)?.body))
    }
}

/// The cards in the reader's hand on a page; nothing, if none is shown.
pub fn hand(body: &str) -> String {
    between(body, "class=\"hand\"", "</section>")
        .unwrap_or_default()
        .to_string()
}

/// Is anybody's hand on the page?
pub fn shows_a_hand(body: &str) -> bool {
    between(body, "class=\"bench\"", "</section>")
        .is_some_and(|bench| bench.contains("data-fly") || bench.contains("name=\"choice\""))
}

/// A host and a friend at a table of Arboretum.
pub struct Two<'a> {
    pub host: Guest<'a>,
    pub friend: Guest<'a>,
    /// What the friend came by; the host still has it.
    pub invitation: String,
    /// The table's name.
    pub id: String,
}

impl Two<'_> {
    /// The page of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// The table's address in the API.
    pub fn api(&self, part: &str) -> String {
        format!("/tables/{}/{part}", self.id)
    }
}

/// A table with an empty seat for a friend: its name, and the invitation.
pub fn invite<'a>(host: &mut Guest<'a>, more: &[(&str, &str)]) -> Result<(String, String)> {
    // Of one name the first field counts.
    let usual = [
        ("seats", "2"),
        ("seat-P1", "me"),
        ("name-P1", "Ada"),
        ("seat-P2", "link"),
    ];
    let fields = [more, &usual].concat();
    let (path, _) = host.submit("/new/arboretum", &fields)?;
    let invitation = host.invitation()?;
    host.server.keep_secret(&invitation);
    let id = path.strip_prefix("/t/").context("no table")?.to_string();
    Ok((id, invitation))
}

/// A host and a friend who sits.
pub fn two<'a>(server: &'a Server, more: &[(&str, &str)]) -> Result<Two<'a>> {
    let mut host = server.guest();
    let (id, invitation) = invite(&mut host, more)?;
    let mut friend = server.guest();
    let (path, page) = friend.submit(&format!("/join/{invitation}"), &[("name", "Bo")])?;
    ensure!(path == format!("/t/{id}"), "the friend was led to {path}");
    ensure!(
        shows_a_hand(&page.body),
        "the friend sees no hand of their own"
    );
    Ok(Two {
        host,
        friend,
        invitation,
        id,
    })
}

/// A table for programs: its name, and the credential of each seat.
pub fn programs(server: &Server, game: &str, seats: usize) -> Result<(String, Vec<String>)> {
    let body = json!({ "game": game, "seats": vec!["program"; seats], "fast": true });
    let made = server.guest().ask(Request::json("/api/tables", &body))?;
    ensure!(made.status == 201, "{game}: {} {}", made.status, made.body);
    let made = made.json()?;
    let id = made["id"].as_str().context("no table")?.to_string();
    let credentials = made["credentials"].as_array().context("no credentials")?;
    let credentials: Vec<String> = credentials
        .iter()
        .map(|credential| credential.as_str().unwrap_or_default().to_string())
        .collect();
    for credential in &credentials {
        server.keep_secret(credential);
    }
    Ok((id, credentials))
}

/// What a seat may do now: its page, and the texts.
pub fn choices(guest: &mut Guest<'_>, id: &str, credential: &str) -> Result<(u64, Vec<String>)> {
    let answer = guest.api(&format!("/tables/{id}/actions"), Some(credential))?;
    ensure!(answer.status == 200, "actions: {}", answer.status);
    let offered = answer.json()?;
    let actions = offered["actions"].as_array().context("no actions")?;
    let text = |action: &Value| action["action"].as_str().unwrap_or_default().to_string();
    let page = offered["page"].as_u64().context("no page")?;
    Ok((page, actions.iter().map(text).collect()))
}
