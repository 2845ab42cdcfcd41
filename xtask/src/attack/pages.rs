//! What a browser could be made to do or to believe: foreign posts, foreign scripts, foreign addresses.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::guest::two;
use super::http::{Answer, Request, escape};
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "pages",
    arguments: &[
        "--trusted-proxy",
        "127.0.0.0/8",
        "--rate",
        "2000",
        "--bot-pause",
        "0",
    ],
    log: "trace",
    manner: Manner::InTurn,
    probes: &[
        ("posts from another site", foreign_posts),
        ("redirects to elsewhere", redirects),
        ("headers in addresses and values", split_headers),
        ("scripts in names", scripts_in_names),
        ("scripts in forms, addresses and logs", scripts_elsewhere),
        ("scripts in the names of own cards", scripts_in_cards),
        ("scripts by the operator's word", scripts_announced),
        ("a host that is a script", scripts_as_host),
        ("something inline on a page", inline),
        ("names that turn or hide", unseen_names),
        ("files beside the assets", traversal),
        ("headers of every answer", headers),
        ("other sites read answers", foreign_reads),
        ("cookies", cookies),
        ("methods that are none", methods),
        ("the operator's addresses for guests", operators),
    ],
};

fn foreign_posts(server: &Server) -> Result<String> {
    let mut two = two(server, &[("option-first-seat", "P1")])?;
    let table = two.path();
    let origins = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("origin", "http://127.0.0.1:1"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ];
    let mut tried = 0;
    for (path, fields) in [
        ("/play/arboretum".to_string(), vec![("level", "random")]),
        (
            "/new/arboretum".into(),
            vec![("seats", "2"), ("seat-P1", "me")],
        ),
        ("/prefs".into(), vec![("name", "Eve")]),
        ("/device".into(), vec![]),
        ("/device/enter".into(), vec![("code", "AAAAAAAAAA")]),
        ("/device/others".into(), vec![]),
        (format!("{table}/act"), vec![("page", "1"), ("choice", "0")]),
        (
            format!("{table}/seat"),
            vec![("seat", "P1"), ("wish", "bot")],
        ),
        (format!("{table}/rematch"), vec![]),
        ("/watch".into(), vec![]),
        ("/score/arboretum/save".into(), vec![]),
    ] {
        for (name, value) in origins {
            let answer = two
                .host
                .ask(Request::form(&path, &fields).header(name, value))?;
            ensure!(
                answer.status == 403,
                "{path} with {name}: {value} answers {}",
                answer.status
            );
            ensure!(
                answer.header("set-cookie").is_none(),
                "{path} gives a cookie"
            );
            tried += 1;
        }
    }
    // What a foreign form can send without being asked first.
    let body = json!({ "game": "arboretum", "seats": ["program", "program"] }).to_string();
    for kind in ["text/plain", "application/x-www-form-urlencoded"] {
        let post = Request::new("POST", "/api/tables").body(kind, body.clone());
        let answer = two.host.ask(post)?;
        ensure!(
            answer.status == 415,
            "/api/tables as {kind} answers {}",
            answer.status
        );
    }
    Ok(format!("{tried} times 403"))
}

fn redirects(server: &Server) -> Result<String> {
    let mut tried = 0;
    for back in [
        "https://evil.example",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\r/evil.example",
        "/\n/evil.example",
        "javascript:alert(1)",
        " //evil.example",
        "/%09/evil.example",
        "evil.example",
        "@evil.example",
        "http:evil.example",
        "/\u{2044}/evil.example",
    ] {
        let answer = server
            .guest()
            .post("/prefs", &[("lang", "fr"), ("back", back)])?;
        let to = answer.header("location").context("no redirect")?;
        let mut start = to.chars();
        let own = start.next() == Some('/') && !matches!(start.next(), Some('/' | '\\' | '\t'));
        ensure!(own && !to.contains('\\'), "{back:?} leads to {to:?}");
        tried += 1;
    }
    for path in [
        "//evil.example",
        "//evil.example/%2e%2e",
        "/t//evil.example/replay",
        "/join/https://evil.example",
        "/play//evil.example",
    ] {
        let answer = server.guest().get(path)?;
        ensure!(
            answer.header("location").is_none(),
            "{path} leads to {:?}",
            answer.header("location")
        );
        tried += 1;
    }
    Ok(format!("{tried} stay here"))
}

fn split_headers(server: &Server) -> Result<String> {
    let line = "x\r\nset-cookie: evil=1\r\n\r\n<script>alert(1)</script>";
    let mut tried = 0;
    for request in [
        Request::form("/prefs", &[("back", &format!("/{line}")), ("name", line)]),
        Request::form("/prefs", &[("lang", line), ("theme", line)]),
        Request::form("/play/arboretum", &[("level", line)]),
        Request::get(&format!("/t/{}", escape(line))),
        Request::get(&format!("/join/{}", escape(line))),
        Request::get(&format!("/{}", escape(line))),
        Request::get(&format!("/pad/{}", escape(line))),
    ] {
        let answer = server.guest().ask(request)?;
        let split = answer
            .all("set-cookie")
            .any(|cookie| cookie.contains("evil"));
        ensure!(!split && answer.status < 500, "{answer:?}");
        tried += 1;
    }
    Ok(format!("{tried} answers whole"))
}

/// Texts that run if they are not escaped; the first two are short enough for a name.
const SCRIPTS: [&str; 4] = [
    "<svg/onload=alert(1)>",
    "\"><svg/onload=alert(1)>",
    "<script>alert(1)</script>",
    "'\"><img src=x onerror=alert(1)>",
];

/// Nothing of it stands on a page as it was sent.
fn is_escaped(what: &str, body: &str) -> Result<()> {
    for raw in [
        "<svg/onload",
        "<script>alert",
        "<img src=x",
        "\"><svg/",
        "<b>bold",
    ] {
        ensure!(!body.contains(raw), "{what}: {raw} stands on the page");
    }
    Ok(())
}

fn scripts_in_names(server: &Server) -> Result<String> {
    let mut read = 0;
    for script in SCRIPTS {
        let mut two = two(server, &[("name-P1", script)])?;
        two.friend.post("/prefs", &[("name", script)])?;
        let mut eve = server.guest();
        let (id, invitation) = super::guest::invite(&mut eve, &[("name-P1", script)])?;
        eve.clone()
            .submit(&format!("/join/{invitation}"), &[("name", script)])?;
        let table = two.path();
        for path in [
            "/",
            "/tables",
            "/device",
            &table,
            &format!("{table}?look=P1"),
            &format!("{table}/replay?at=9"),
            &format!("/t/{id}"),
            "/new/arboretum",
        ] {
            for guest in [&mut two.host, &mut two.friend, &mut eve] {
                is_escaped(path, &guest.get(path)?.body)?;
                read += 1;
            }
        }
        let events = two.friend.dress(Request::get(&format!("{table}/events")));
        is_escaped("events", &events.open(server.address)?.event()?)?;
        ensure!(
            two.friend.get(&table)?.body.contains("svg/onload")
                || script.starts_with("<script")
                || script.starts_with('\''),
            "the name is not there at all"
        );
    }
    Ok(format!("{read} pages, events"))
}

fn scripts_elsewhere(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let table = two.path();
    let mut read = 0;
    for script in SCRIPTS {
        let code = escape(script);
        for path in [
            format!("/{code}"),
            format!("/t/{code}"),
            format!("/join/{code}"),
            format!("/new/{code}"),
            format!("/learn/{code}"),
            format!("/rules/{code}"),
            format!("/pad/{code}"),
            format!("/assets/{code}"),
            format!("/score/arboretum?p={code}"),
            format!("/score/arboretum?{code}={code}"),
            format!("{table}?look={code}"),
            format!("{table}/replay?view={code}&at={code}"),
            format!("{table}/about?card={code}"),
            format!("/api/tables/{code}"),
            format!("/api/games/{code}"),
            format!("/learn/arboretum?stop={code}"),
            format!("/rules/arboretum/cards?q={code}"),
        ] {
            let answer = two.host.get(&path)?;
            if !answer
                .header("content-type")
                .is_some_and(|kind| kind.starts_with("application/json"))
            {
                is_escaped(&path, &answer.body)?;
            }
            read += 1;
        }
        for (path, fields) in [
            (
                "/new/arboretum",
                vec![
                    ("seats", "2"),
                    ("option-first-seat", script),
                    ("name-P1", script),
                    ("seat-P1", "link"),
                ],
            ),
            (
                "/new/arboretum",
                vec![("seats", script), ("seat-P1", script), ("cards", script)],
            ),
            (
                "/new/arboretum",
                vec![
                    ("seats", "2"),
                    ("seat-P1", script),
                    (script, script),
                    ("seat-P2", "bot:<b>bold"),
                ],
            ),
            ("/new/canopy-city", vec![("seats", "3"), ("cards", script)]),
            ("/device/enter", vec![("code", script)]),
            ("/play/arboretum", vec![("level", script)]),
            (
                "/score/arboretum/save",
                vec![("pad", script), ("p", script)],
            ),
        ] {
            is_escaped(path, &two.host.post(path, &fields)?.body)?;
            read += 1;
        }
        let seat = [("seat", script), ("wish", script)];
        is_escaped(
            "seat",
            &two.host.post(&format!("{table}/seat"), &seat)?.body,
        )?;
        for log in [
            script.to_string(),
            format!("understory-log 1\ngame {script}\nrules 1\nseats 2\n"),
            format!(
                "understory-log 1\ngame arboretum\nrules 1\nseats 2\noption {script}={script}\n\n{script}\n"
            ),
        ] {
            let text = format!(
                "--edge\r\ncontent-disposition: form-data; name=\"log\"\r\n\r\n{log}\r\n--edge--\r\n"
            );
            let post =
                Request::new("POST", "/watch").body("multipart/form-data; boundary=edge", text);
            let answer = two.host.ask(post)?;
            ensure!(answer.status < 500, "/watch: {}", answer.status);
            is_escaped("/watch", &answer.body)?;
            read += 1;
        }
    }
    Ok(format!("{read} answers"))
}

/// The cards of the city, as a file.
pub fn city() -> Result<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/city/data/city.toml");
    std::fs::read_to_string(&file).with_context(|| file.display().to_string())
}

fn scripts_in_cards(server: &Server) -> Result<String> {
    let script = "<svg/onload=alert(1)>";
    let line = |line: &str| {
        let named = ["en = ", "fr = ", "reconstruction = "]
            .iter()
            .find(|start| line.starts_with(**start));
        named.map_or_else(
            || line.to_string(),
            |start| format!("{start}\"{script}{}\"", line.len()),
        )
    };
    let cards: Vec<String> = city()?.lines().map(line).collect();
    let cards = cards.join("\n");
    let fields = [
        ("seats", "3"),
        ("seat-P1", "me"),
        ("seat-P2", "bot:random"),
        ("seat-P3", "bot:random"),
        ("cards", cards.as_str()),
    ];
    let mut guest = server.guest();
    let answer = guest.post("/new/canopy-city", &fields)?;
    is_escaped("/new/canopy-city", &answer.body)?;
    let Some(table) = answer.header("location").map(str::to_string) else {
        ensure!(answer.status == 422, "own cards answer {}", answer.status);
        return Ok("names like that are refused".into());
    };
    let page = guest.get(&table)?;
    ensure!(
        page.body.contains("svg/onload"),
        "the names are not on the page at all"
    );
    for path in [
        table.clone(),
        format!("{table}/replay"),
        format!("{table}/about?card=card-1"),
        format!("{table}/about?card=1"),
    ] {
        is_escaped(&path, &guest.get(&path)?.body)?;
    }
    Ok("escaped".into())
}

fn scripts_announced(server: &Server) -> Result<String> {
    let told = json!({ "text": "<script>alert(1)</script>" });
    ensure!(
        server.operate("PUT", "/announcement", &told)?.status == 200,
        "nothing can be announced"
    );
    let page = server.guest().get("/")?;
    server.operate("PUT", "/announcement", &json!({ "text": "" }))?;
    ensure!(
        page.body.contains("&lt;script"),
        "the announcement is not there"
    );
    is_escaped("/", &page.body)?;
    Ok("escaped".into())
}

fn scripts_as_host(server: &Server) -> Result<String> {
    let mut host = server.guest();
    let (id, _) = super::guest::invite(&mut host, &[])?;
    for name in [
        "\"><svg/onload=alert(1)>",
        "evil.example\"><script>alert(1)</script>",
    ] {
        for path in ["/".to_string(), format!("/t/{id}"), "/device".into()] {
            let answer = host.ask(Request::get(&path).header("host", name))?;
            is_escaped(&path, &answer.body)?;
        }
        let offer = host.ask(Request::form("/device", &[]).header("host", name))?;
        is_escaped("/device", &offer.body)?;
        let saved = Request::form("/score/arboretum/save", &[]).header("host", name);
        is_escaped("/score", &host.ask(saved)?.body)?;
    }
    Ok("escaped or refused".into())
}

fn inline(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let mut read = 0;
    let table = two.path();
    for path in [
        "/",
        "/tables",
        "/new/arboretum",
        "/new/canopy-city",
        "/device",
        "/device/enter",
        "/watch",
        "/score",
        "/score/canopee",
        "/rules/arboretum",
        "/rules/canopee/cards",
        "/learn/arboretum",
        "/nowhere",
        &table,
        &format!("{table}/replay"),
    ] {
        let body = two.host.get(path)?.body;
        for raw in [
            " style=\"",
            "<style",
            " onclick=",
            " onload=",
            " onerror=",
            "javascript:",
            "<script>",
        ] {
            ensure!(!body.contains(raw), "{path}: {raw}");
        }
        for script in body.split("<script").skip(1) {
            ensure!(
                script.contains("src=\"/assets/"),
                "{path}: a script from elsewhere"
            );
        }
        read += 1;
    }
    Ok(format!("{read} pages"))
}

fn unseen_names(server: &Server) -> Result<String> {
    let unseen = [
        '\u{200b}',
        '\u{202e}',
        '\u{2066}',
        '\u{2069}',
        '\u{ad}',
        '\u{feff}',
        '\u{3164}',
        '\u{2800}',
        '\u{e0041}',
        '\u{fe0f}',
        '\u{61c}',
        '\u{7}',
        '\u{85}',
    ];
    let found = |body: &str| unseen.iter().find(|c| body.contains(**c)).copied();
    let mut read = 0;
    for c in unseen {
        let name = format!("A{c}da{c}");
        let (mut one, other) = (
            two(server, &[("name-P1", &name)])?,
            programs_named(server, &name)?,
        );
        one.friend.post("/prefs", &[("name", &name)])?;
        let table = one.path();
        for path in [
            "/",
            "/tables",
            &table,
            &other,
            &format!("/api{}", table.replace("/t/", "/tables/")),
        ] {
            let body = one.friend.get(path)?.body;
            ensure!(
                found(&body).is_none(),
                "{path}: {:?} is on the page",
                found(&body)
            );
            read += 1;
        }
        let page = one.friend.get(&table)?.body;
        // A new line of its own kind becomes a space.
        let named = page.contains("Ada") || page.contains("A da");
        ensure!(named, "{c:?}: the name is not there at all");
    }
    Ok(format!("{read} pages without"))
}

/// The page of a table at which programs of this name sit.
fn programs_named(server: &Server, name: &str) -> Result<String> {
    let body =
        json!({ "game": "arboretum", "seats": ["program", "program"], "names": [name, name] });
    let made = server
        .guest()
        .ask(Request::json("/api/tables", &body))?
        .json()?;
    Ok(made["page"].as_str().context("no table")?.to_string())
}

fn traversal(server: &Server) -> Result<String> {
    let mut tried = 0;
    for place in [
        "/assets/",
        "/t/",
        "/pad/",
        "/rules/",
        "/learn/",
        "/score/",
        "/join/",
        "/api/tables/",
        "/",
    ] {
        for path in [
            "../../../../etc/passwd",
            "%2e%2e/%2e%2e/%2e%2e/etc/passwd",
            "..%2f..%2f..%2fetc%2fpasswd",
            "....//....//etc/passwd",
            "..%5c..%5cetc%5cpasswd",
            "%00",
            "style.css%00.png",
            "/etc/passwd",
            "..%c0%af..%c0%afetc/passwd",
            "../tables.sqlite",
            "../operator.json",
        ] {
            let answer = server.guest().get(&format!("{place}{path}"))?;
            ensure!(
                !answer.body.contains("root:") && !answer.body.contains("\"token\""),
                "{place}{path}: a file"
            );
            ensure!(
                (400..500).contains(&answer.status),
                "{place}{path}: {}",
                answer.status
            );
            tried += 1;
        }
    }
    Ok(format!("{tried} times nothing"))
}

fn headers(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let table = two.path();
    let mut answers: Vec<(String, Answer)> = Vec::new();
    for path in [
        "/",
        "/nowhere",
        "/tables",
        "/assets/style.css",
        "/api/games",
        "/api/nothing",
        "/join/none",
        &table,
        &format!("{table}/replay"),
        &format!("{table}/log"),
        "/api/openapi.json",
        "/new/arboretum",
    ] {
        answers.push((path.into(), two.host.get(path)?));
    }
    answers.push(("PUT /".into(), two.host.ask(Request::new("PUT", "/"))?));
    let long = "x".repeat(20_000);
    answers.push((
        "POST /prefs".into(),
        two.host.post("/prefs", &[("name", &long)])?,
    ));
    for (path, answer) in &answers {
        for (name, value) in [
            ("content-security-policy", "default-src 'self'"),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cache-control", ""),
        ] {
            let found = answer.header(name).unwrap_or_default();
            ensure!(
                answer.header(name).is_some() && found.contains(value),
                "{path}: {name}: {found:?}"
            );
        }
        let policy = answer.header("content-security-policy").unwrap_or_default();
        ensure!(
            !policy.contains("unsafe")
                && policy.contains("frame-ancestors 'none'")
                && policy.contains("form-action 'self'"),
            "{path}: {policy}"
        );
        for name in ["server", "x-powered-by", "via"] {
            ensure!(answer.header(name).is_none(), "{path}: {name}");
        }
        let private = !path.starts_with("/assets/");
        let cached = answer.header("cache-control").unwrap_or_default();
        ensure!(
            !private || cached.contains("no-store"),
            "{path}: may be kept: {cached}"
        );
    }
    Ok(format!("{} answers", answers.len()))
}

fn foreign_reads(server: &Server) -> Result<String> {
    let mut guest = server.guest();
    for path in [
        "/",
        "/api/games",
        "/api/openapi.json",
        "/tables",
        "/assets/style.css",
    ] {
        for method in ["GET", "OPTIONS"] {
            let ask = Request::new(method, path)
                .header("origin", "https://evil.example")
                .header("access-control-request-method", "POST");
            let answer = guest.ask(ask)?;
            let allowed = answer
                .headers
                .iter()
                .find(|(name, _)| name.starts_with("access-control-"));
            ensure!(allowed.is_none(), "{method} {path}: {allowed:?}");
        }
    }
    Ok("not allowed anywhere".into())
}

fn cookies(server: &Server) -> Result<String> {
    let fields = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")];
    let mut seen = 0;
    for secure in [false, true] {
        let mut request = Request::form("/new/arboretum", &fields);
        if secure {
            request = request.header("x-forwarded-proto", "https");
        }
        let answer = server.guest().ask(request)?;
        for cookie in answer.all("set-cookie") {
            ensure!(
                cookie.contains("; HttpOnly") && cookie.contains("SameSite=Lax"),
                "{cookie}"
            );
            ensure!(!cookie.contains("Domain="), "{cookie}");
            let marked = cookie.contains("; Secure") && cookie.starts_with("__");
            ensure!(marked == secure, "https {secure}: {cookie}");
            seen += 1;
        }
    }
    ensure!(seen == 6, "{seen} cookies");
    Ok("HttpOnly, SameSite; behind https Secure and __Host-".into())
}

fn methods(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let table = two.path();
    for method in [
        "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "get", "X",
    ] {
        for path in ["/", &table, &format!("{table}/act"), "/api/tables"] {
            let answer = two.host.ask(Request::new(method, path))?;
            ensure!(
                (400..500).contains(&answer.status),
                "{method} {path}: {}",
                answer.status
            );
        }
    }
    for path in [
        "/play/arboretum",
        "/device/others",
        &format!("{table}/undo"),
        &format!("{table}/seat"),
        &format!("{table}/rematch"),
    ] {
        let answer = two.host.get(path)?;
        ensure!(answer.status == 405, "GET {path}: {}", answer.status);
    }
    Ok("refused; nothing is changed by GET".into())
}

fn operators(server: &Server) -> Result<String> {
    let mut guest = server.guest();
    for path in [
        "/health",
        "/metrics",
        "/operator/status",
        "/operator/tables",
        "/operator/persons",
        "/operator/bans",
        "/operator",
    ] {
        let answer = guest.get(path)?;
        ensure!(
            answer.status == 404,
            "{path} answers guests {}",
            answer.status
        );
    }
    for (method, path) in [
        ("GET", "/operator/status"),
        ("GET", "/operator/persons"),
        ("PUT", "/operator/rate"),
        ("PUT", "/operator/bans"),
        ("DELETE", "/operator/signing-key"),
        ("DELETE", "/operator/tables/x"),
    ] {
        for token in ["", "guess", &"0".repeat(64)] {
            let answer = Request::new(method, path)
                .bearer(token)
                .body("application/json", "{\"rate\":0}")
                .send(server.operator)?;
            ensure!(
                answer.status == 403,
                "{method} {path} with {token:?}: {}",
                answer.status
            );
        }
    }
    Ok("404 for guests, 403 without the token".into())
}
