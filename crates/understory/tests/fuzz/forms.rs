//! The forms: fields left out, doubled, swapped and filled with nonsense, and bodies that are no forms.

use reqwest::Client;
use reqwest::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use table::Seat;
use table::random::{FastRng, Rng, below, choose, fast};

use crate::{cases, serve, stored};

/// Fields that forms have.
const FIELDS: [&str; 22] = [
    "page",
    "choice",
    "fast",
    "seat",
    "bot",
    "name",
    "lang",
    "theme",
    "back",
    "level",
    "seats",
    "seat-P1",
    "seat-P2",
    "seat-P3",
    "name-P1",
    "name-P2",
    "memory",
    "cards",
    "option-first-seat",
    "option-draft",
    "option-",
    "log",
];

/// Values that are right somewhere, or nearly.
const VALUES: [&str; 36] = [
    "",
    "0",
    "1",
    "2",
    "3",
    "6",
    "7",
    "-1",
    "40",
    "100",
    "18446744073709551615",
    "18446744073709551616",
    "1e9",
    "yes",
    "no",
    "P1",
    "P2",
    "P9",
    "me",
    "here",
    "link",
    "bot:random",
    "bot:owl",
    "bot:",
    "en",
    "fr",
    "dark",
    "//elsewhere.example",
    "/tables",
    "/\r\nx: y",
    "random",
    "understory-log 1\n",
    "Zoé 🌳",
    "\u{0}\u{7f}\u{202e}",
    "[[card]]",
    "%s%n{}",
];

/// Where forms go, and pages whose queries somebody could write by hand.
fn paths() -> Vec<String> {
    let mut paths: Vec<String> = [
        "/prefs",
        "/watch",
        "/join/nobody",
        "/play/chess",
        "/new/chess",
    ]
    .map(str::to_string)
    .into();
    for game in registry::GAMES {
        let id = game.descriptor().id;
        paths.extend([format!("/play/{id}"), format!("/new/{id}")]);
        for verb in ["act", "undo", "pace", "seat", "rematch"] {
            paths.push(format!("/t/{id}/{verb}"));
            paths.push(format!("/t/{id}/{verb}?look=P9"));
        }
    }
    paths
}

fn value(rng: &mut FastRng) -> String {
    match below(rng, 8) {
        0 => {
            let length = below(rng, 4000) as usize;
            choose(rng, &VALUES).repeat(1 + length / 8)
        }
        1 => rng.next_u32().to_string(),
        2 => (0..below(rng, 40))
            .filter_map(|_| char::from_u32(below(rng, 0x3000)))
            .collect(),
        _ => choose(rng, &VALUES).to_string(),
    }
}

fn fields(rng: &mut FastRng) -> Vec<(String, String)> {
    let field = |rng: &mut FastRng| {
        let name = match below(rng, 10) {
            0 => value(rng),
            _ => choose(rng, &FIELDS).to_string(),
        };
        (name, value(rng))
    };
    (0..below(rng, 9)).map(|_| field(rng)).collect()
}

/// A body of one of the kinds that forms have, with some of it damaged.
fn body(rng: &mut FastRng) -> (&'static str, Vec<u8>) {
    let fields = fields(rng);
    let (kind, mut bytes) = if below(rng, 4) == 0 {
        let mut text = String::new();
        for (name, value) in &fields {
            text += &format!(
                "--edge\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
            );
        }
        text += "--edge--\r\n";
        ("multipart/form-data; boundary=edge", text.into_bytes())
    } else {
        let parts: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        (
            "application/x-www-form-urlencoded",
            parts.join("&").into_bytes(),
        )
    };
    if below(rng, 3) == 0 && !bytes.is_empty() {
        for _ in 0..=below(rng, 4) {
            let at = below(rng, bytes.len() as u32) as usize;
            bytes[at] = rng.next_u32() as u8;
        }
    }
    let kind = match below(rng, 12) {
        0 => "text/plain",
        1 => "application/json",
        2 => "multipart/form-data",
        _ => kind,
    };
    (kind, bytes)
}

fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

#[tokio::test]
async fn no_form_makes_the_server_fail() {
    let (server, _folder) = serve().await;
    let base = format!("http://{}", server.address);
    let http = Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap();
    // Sits at every table, or most of the forms would only say that this is not their seat.
    let mut cookie = String::new();
    for game in registry::GAMES {
        let invitation = stored::invitation(game.descriptor().id, Seat::P1);
        let join = http
            .post(format!("{base}/join/{invitation}"))
            .header(COOKIE, &cookie);
        let answer = join.form(&[("name", "Ada")]).send().await.unwrap();
        let given = answer.headers().get_all(SET_COOKIE).iter();
        let given = given.filter_map(|value| value.to_str().ok()?.split(';').next());
        // The first time a person comes of it; from then on that person sits down.
        if let Some(person) = given
            .into_iter()
            .find(|cookie| cookie.starts_with("person="))
        {
            cookie = person.to_string();
        }
    }
    let mut rng = fast(table::suite::trial::seed(1), 0);
    let mut answers = std::collections::BTreeMap::new();
    for path in paths() {
        for _ in 0..cases() {
            let (kind, bytes) = body(&mut rng);
            let post = http
                .post(format!("{base}{path}"))
                .header(COOKIE, &cookie)
                .header(CONTENT_TYPE, kind)
                .body(bytes.clone());
            // Whoever is refused before all of a large body is read may find the line cut.
            let Ok(answer) = post.send().await else {
                let health = http.get(format!("{base}/")).send().await.unwrap();
                assert_eq!(health.status(), 200);
                continue;
            };
            let status = answer.status();
            let sent = String::from_utf8_lossy(&bytes);
            assert!(
                !status.is_server_error(),
                "{status}: {path} {kind} {sent:?}"
            );
            *answers.entry(status.as_u16()).or_insert(0) += 1;
        }
    }
    // It is no use if nothing ever comes through.
    for status in [303, 409, 422] {
        assert!(answers.contains_key(&status), "{answers:?}");
    }
    // Addresses written by hand.
    for game in registry::GAMES {
        let id = game.descriptor().id;
        for page in [
            format!("/t/{id}"),
            format!("/t/{id}/replay"),
            format!("/t/{id}/log"),
            format!("/new/{id}"),
            "/tables".into(),
            "/assets/x".into(),
        ] {
            for _ in 0..cases() {
                let fields = fields(&mut rng).into_iter().map(|(name, value)| {
                    let names = ["at", "view", "as", "look"];
                    let name = if below(&mut rng, 3) == 0 {
                        name
                    } else {
                        choose(&mut rng, &names).to_string()
                    };
                    format!("{}={}", encode(&name), encode(&value))
                });
                let query: Vec<String> = fields.collect();
                let get = http
                    .get(format!("{base}{page}?{}", query.join("&")))
                    .header(COOKIE, &cookie);
                let status = get.send().await.unwrap().status();
                assert!(!status.is_server_error(), "{status}: {page}?{query:?}");
            }
        }
    }
}
