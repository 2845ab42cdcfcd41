//! `understory admin`: what the operator asks of a running server.

use std::path::Path;

use serde_json::{Value, json};
use table::{Phrase, Say};
use ureq::http::{Method, Request};
use words::Lang;

use super::data::{OperatorNote, folder};
use crate::Stop;
use crate::cli::{AdminArgs, AdminCommand, WhichTables};
use crate::speech::{Speech, print};

pub fn run(args: &AdminArgs, speech: &Speech) -> Result<(), Stop> {
    let folder = folder(args.data_dir.as_deref(), speech)?;
    let server = Server::of(&folder, speech)?;
    let (answer, words) = server.carry_out(&args.command, speech)?;
    if args.json {
        return print(&answer.to_string());
    }
    for line in words {
        print(&line)?;
    }
    Ok(())
}

/// A running server, as its operator reaches it.
struct Server<'a> {
    note: OperatorNote,
    speech: &'a Speech,
}

impl<'a> Server<'a> {
    fn of(folder: &Path, speech: &'a Speech) -> Result<Server<'a>, Stop> {
        let note = OperatorNote::read(folder).map_err(|_| {
            speech.wrong(&Phrase::new("cli-admin-no-server").text("folder", folder.display()))
        })?;
        Ok(Server { note, speech })
    }

    fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, Stop> {
        let url = format!("http://{}/operator{path}", self.note.address);
        let request = Request::builder()
            .method(method)
            .uri(url)
            .header("authorization", format!("Bearer {}", self.note.token))
            .header("content-type", "application/json")
            .body(body.map(Value::to_string).unwrap_or_default());
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .build()
            .into();
        let answer = request
            .map_err(ureq::Error::from)
            .and_then(|request| agent.run(request))
            .and_then(|mut answer| Ok((answer.status(), answer.body_mut().read_json::<Value>()?)));
        let (status, answer) = answer.map_err(|error| {
            let phrase = Phrase::new("cli-admin-no-answer")
                .text("address", self.note.address)
                .text("error", error);
            self.speech.wrong(&phrase)
        })?;
        if status.is_success() {
            return Ok(answer);
        }
        let lang = match self.speech.words().lang() {
            Lang::En => "en",
            Lang::Fr => "fr",
        };
        let error = answer["error"][lang].as_str().unwrap_or_default();
        Err(Stop::Input(vec![error.to_string()]))
    }

    fn get(&self, path: &str) -> Result<Value, Stop> {
        self.ask(Method::GET, path, None)
    }

    /// What the server answered, and the same in words.
    fn carry_out(
        &self,
        command: &AdminCommand,
        speech: &Speech,
    ) -> Result<(Value, Vec<String>), Stop> {
        let done = |answer: Value, phrase: Phrase| (answer, vec![speech.say(&phrase)]);
        Ok(match command {
            AdminCommand::Status => {
                let answer = self.get("/status")?;
                let number = |key: &str| answer[key].as_i64().unwrap_or_default();
                let phrase = Phrase::new("cli-admin-status-says")
                    .text("version", text(&answer["version"]))
                    .number("tables", number("open_tables"))
                    .number("streams", number("streams"))
                    .number("rate", number("rate"))
                    .number("bans", number("bans"));
                let mut lines = vec![speech.say(&phrase)];
                lines.extend(answer["announcement"].as_str().map(str::to_string));
                (answer, lines)
            }
            AdminCommand::Tables(WhichTables {
                running,
                finished,
                limit,
            }) => {
                let which = match (running, finished) {
                    (true, _) => "&over=false",
                    (_, true) => "&over=true",
                    _ => "",
                };
                let answer = self.get(&format!("/tables?limit={limit}{which}"))?;
                let lines = rows(&answer).map(|row| self.table(row)).collect();
                (answer, lines)
            }
            AdminCommand::Close { id } => {
                let answer =
                    self.ask(Method::POST, &format!("/tables/{}/close", path(id)), None)?;
                done(answer, Phrase::new("cli-admin-closed").text("id", id))
            }
            AdminCommand::Delete { id } => {
                let answer = self.ask(Method::DELETE, &format!("/tables/{}", path(id)), None)?;
                done(answer, Phrase::new("cli-admin-deleted").text("id", id))
            }
            AdminCommand::Export { id } => {
                let answer = self.get(&format!("/tables/{}/export", path(id)))?;
                let lines = match answer["log"].as_str() {
                    Some(log) => vec![log.trim_end().to_string()],
                    // Hands stay hidden: there are words, but no log.
                    None => rows(&answer["en"]).map(text).collect(),
                };
                (answer, lines)
            }
            AdminCommand::Persons { limit } => {
                let answer = self.get(&format!("/persons?limit={limit}"))?;
                let line = |row: &Value| {
                    let phrase = Phrase::new("cli-admin-person")
                        .text("person", text(&row["person"]))
                        .number("tables", row["tables"].as_i64().unwrap_or_default());
                    speech.say(&phrase)
                };
                let lines = rows(&answer).map(line).collect();
                (answer, lines)
            }
            AdminCommand::ExportPerson { id } => {
                let answer = self.get(&format!("/persons/{}/export", path(id)))?;
                let lines = vec![format!("{answer:#}")];
                (answer, lines)
            }
            AdminCommand::DeletePerson { id } => {
                let answer = self.ask(Method::DELETE, &format!("/persons/{}", path(id)), None)?;
                let number = |key: &str| answer[key].as_i64().unwrap_or_default();
                let phrase = Phrase::new("cli-admin-forgotten")
                    .number("deleted", number("deleted"))
                    .number("unnamed", number("unnamed"));
                done(answer, phrase)
            }
            AdminCommand::SignOut { id } => {
                let answer = self.ask(
                    Method::POST,
                    &format!("/persons/{}/sign-out", path(id)),
                    None,
                )?;
                let ended = answer["ended"].as_i64().unwrap_or_default();
                let phrase = Phrase::new("cli-admin-signed-out").number("ended", ended);
                done(answer, phrase)
            }
            AdminCommand::Bans => {
                let answer = self.get("/bans")?;
                let line = |row: &Value| format!("{}  {}", text(&row["who"]), text(&row["why"]));
                let lines = rows(&answer).map(|row| line(row).trim_end().to_string());
                let lines = lines.collect();
                (answer, lines)
            }
            AdminCommand::Ban { who, why } => {
                let body = json!({ "who": who, "why": why.clone().unwrap_or_default() });
                let answer = self.ask(Method::PUT, "/bans", Some(&body))?;
                let who = text(&answer["banned"]);
                done(answer, Phrase::new("cli-admin-banned").text("who", who))
            }
            AdminCommand::Unban { who } => {
                let answer = self.ask(Method::DELETE, &format!("/bans?who={}", path(who)), None)?;
                done(answer, Phrase::new("cli-admin-unbanned").text("who", who))
            }
            AdminCommand::Rate { rate } => {
                let answer = self.ask(Method::PUT, "/rate", Some(&json!({ "rate": rate })))?;
                done(answer, Phrase::new("cli-admin-rated").number("rate", *rate))
            }
            AdminCommand::Announce { text: said } => {
                let said = said.clone().unwrap_or_default();
                let body = json!({ "text": said });
                let answer = self.ask(Method::PUT, "/announcement", Some(&body))?;
                let key = if said.trim().is_empty() {
                    "cli-admin-silent"
                } else {
                    "cli-admin-announced"
                };
                done(answer, Phrase::new(key))
            }
            AdminCommand::ForgetSigningKey => {
                let answer = self.ask(Method::DELETE, "/signing-key", None)?;
                done(answer, Phrase::new("cli-admin-key"))
            }
        })
    }

    fn table(&self, row: &Value) -> String {
        let names: Vec<String> = rows(&row["names"]).map(text).collect();
        let names = names.iter().filter(|name| !name.is_empty());
        let names: Vec<&str> = names.map(String::as_str).collect();
        let over = row["over"].as_bool() == Some(true);
        let phrase = Phrase::new(if over {
            "cli-admin-table-over"
        } else {
            "cli-admin-table"
        });
        self.speech.say(
            &phrase
                .text("id", text(&row["id"]))
                .text(
                    "game",
                    self.speech.text(format!("{}-name", text(&row["game"]))),
                )
                .text("names", names.join(", "))
                .number("steps", row["steps"].as_i64().unwrap_or_default()),
        )
    }
}

fn rows(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

/// A name as part of an address.
fn path(name: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    name.bytes().map(byte).collect()
}
