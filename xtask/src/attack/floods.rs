//! One guest asks for as much as they can: requests, tables, events, streams, and requests that are far
//! more work than they look.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;

use super::guest::{choices, programs, two};
use super::http::{Line, Request, connect};
use super::pages::city;
use super::server::Server;
use super::{Class, Manner};

/// At one server that counts nothing: what one request costs.
pub const ONE: Class = Class {
    name: "work",
    arguments: &["--rate", "0", "--bot-pause", "0"],
    log: "info",
    manner: Manner::InTurn,
    probes: &[
        ("a form of 72,000 options", options),
        ("a form of 250 options of one name", doubled_options),
        ("card files of 1 MB", large_cards),
        ("tables with card files make /new slow", kept_cards),
        ("JSON that is deep or large", json_bombs),
        ("a packed body that unpacks to 200 MB", gzip_bomb),
        ("a form of ten thousand parts", multipart_bomb),
        ("logs that are long", log_bombs),
        ("logs that bring more cards than a form may", log_with_cards),
        ("an address of 60 kB, and a thousand headers", long_heads),
        ("choices taken back over and over", undo_flood),
        ("paces changed over and over", pace_flood),
    ],
};

/// Each at a server of its own with the limits that it has if nobody says anything.
pub const MANY: Class = Class {
    name: "floods",
    arguments: &["--trusted-proxy", "127.0.0.0/8"],
    log: "info",
    manner: Manner::Alone,
    probes: &[
        ("pages without cookies, forged addresses", forged_addresses),
        (
            "pages from a forged address without a proxy of ours",
            unproxied,
        ),
        ("an address behind letters that are none", letters),
        ("credentials that are none", false_credentials),
        ("tables by fresh cookies", tables_of_an_address),
        ("tables from many addresses", tables_of_all),
        ("running tables of one person", tables_of_a_person),
        ("saved pads and newcomers fill the disk", things_kept),
        ("mute event streams of one person", streams_of_a_person),
        ("mute event streams of one address", streams_of_an_address),
        ("health and figures write to the database", health),
    ],
};

/// Nothing that is refused takes longer, on a busy machine that runs the unoptimised program.
const SOON: Duration = Duration::from_secs(2);

/// The request is refused soon, and others are answered meanwhile.
fn refused_soon(server: &Server, what: &str, request: Request) -> Result<u16> {
    let own = server.guest().dress(request);
    let to = server.address;
    let asking = std::thread::spawn(move || own.send(to));
    let mut slowest = Duration::ZERO;
    while !asking.is_finished() {
        let page = server.guest().get("/")?;
        ensure!(
            page.status == 200,
            "{what}: the home page answers {}",
            page.status
        );
        slowest = slowest.max(page.took);
        std::thread::sleep(Duration::from_millis(10));
    }
    let Ok(answer) = asking.join() else {
        bail!("{what}: the probe panicked");
    };
    ensure!(slowest < SOON, "{what}: others waited {slowest:?}");
    // Whoever is refused before all of it is read may find the line cut.
    let Ok(answer) = answer else { return Ok(413) };
    ensure!(
        (400..500).contains(&answer.status),
        "{what}: {}",
        answer.status
    );
    ensure!(answer.took < SOON, "{what}: {:?}", answer.took);
    Ok(answer.status)
}

fn form(target: &str, text: String) -> Request {
    Request::new("POST", target).body("application/x-www-form-urlencoded", text)
}

fn options(server: &Server) -> Result<String> {
    let mut seen = Vec::new();
    for game in ["arboretum", "canopee", "canopy-city"] {
        let text: String = (0..72_000).map(|n| format!("&option-{n}=")).collect();
        seen.push(refused_soon(
            server,
            game,
            form(&format!("/new/{game}"), text),
        )?);
        let text = "&option-first-seat=P1".repeat(40_000);
        seen.push(refused_soon(
            server,
            game,
            form(&format!("/new/{game}"), text),
        )?);
    }
    Ok(format!("{seen:?}, at once"))
}

fn doubled_options(server: &Server) -> Result<String> {
    let value = "a%2C".repeat(200);
    let text = format!("seats=3{}", format!("&option-guilds={value}").repeat(250));
    let status = refused_soon(server, "doubled", form("/new/canopy-city", text))?;
    Ok(format!("{status}, at once"))
}

fn large_cards(server: &Server) -> Result<String> {
    let mut seen = Vec::new();
    for size in [66 << 10, 200 << 10, 1 << 20] {
        let cards = format!("{}\n{}", city()?, "# much ado\n".repeat(size / 11));
        let fields = [("seats", "3"), ("seat-P1", "me"), ("cards", cards.as_str())];
        seen.push(refused_soon(
            server,
            "form",
            Request::form("/new/canopy-city", &fields),
        )?);
        let body = json!({ "game": "canopy-city", "seats": ["program", "bot:random", "bot:random"], "cards": cards });
        seen.push(refused_soon(
            server,
            "API",
            Request::json("/api/tables", &body),
        )?);
    }
    // The printed file passes: the limit is not what refuses it.
    let body = json!({ "game": "canopy-city", "seats": ["program", "bot:random", "bot:random"], "cards": city()? });
    let made = server.guest().ask(Request::json("/api/tables", &body))?;
    ensure!(
        made.status == 201,
        "a file as it should be: {}",
        made.status
    );
    Ok(format!("{seen:?}"))
}

fn kept_cards(server: &Server) -> Result<String> {
    let mut guest = server.guest();
    let mut median = || -> Result<Duration> {
        let mut all = Vec::new();
        for _ in 0..15 {
            all.push(guest.get("/new/canopy-city")?.took);
        }
        all.sort_unstable();
        Ok(all[7])
    };
    let before = median()?;
    let own = city()?;
    let cards = format!(
        "{own}\n{}",
        "# much ado\n".repeat(((64 << 10) - own.len() - 2) / 11)
    );
    let mut made = 0;
    for _ in 0..25 {
        let fields = [("seats", "3"), ("seat-P1", "me"), ("cards", cards.as_str())];
        made += u32::from(server.guest().post("/new/canopy-city", &fields)?.status == 303);
    }
    ensure!(made == 25, "{made} of 25 tables were made");
    let after = median()?;
    ensure!(
        after < 3 * before + Duration::from_millis(50),
        "{before:?} before, {after:?} after"
    );
    Ok(format!(
        "{} ms before, {} ms after",
        before.as_millis(),
        after.as_millis()
    ))
}

/// Sends it; the memory must not grow by much.
fn refused_small(server: &Server, what: &str, request: Request) -> Result<String> {
    let before = server.memory();
    let status = refused_soon(server, what, request)?;
    let grown = server
        .memory()
        .unwrap_or(0)
        .saturating_sub(before.unwrap_or(0));
    ensure!(grown < 64, "{what}: {grown} MB more memory");
    Ok(format!("{what} {status}"))
}

fn json_bombs(server: &Server) -> Result<String> {
    let deep = "[".repeat(120_000);
    let deep_object = "{\"seats\":".repeat(20_000);
    let wide = format!(
        "{{\"game\":\"arboretum\",\"seats\":[{}\"program\"]}}",
        "\"program\",".repeat(20_000)
    );
    let number = format!(
        "{{\"game\":\"arboretum\",\"seats\":{}}}",
        "9".repeat(200_000)
    );
    let names = json!({ "game": "arboretum", "seats": ["program", "program"], "names": vec!["x".repeat(1000); 200], "options": { "first-seat": "x".repeat(100_000) } }).to_string();
    let mut seen = Vec::new();
    for (what, text) in [
        ("deep", deep),
        ("objects", deep_object),
        ("wide", wide),
        ("number", number),
        ("names", names),
    ] {
        let post = Request::new("POST", "/api/tables").body("application/json", text);
        seen.push(refused_small(server, what, post)?);
    }
    Ok(seen.join(", "))
}

fn gzip_bomb(server: &Server) -> Result<String> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    for _ in 0..200 {
        packed.write_all(&vec![b' '; 1 << 20])?;
    }
    let packed = packed.finish()?;
    let mut seen = Vec::new();
    for (target, kind) in [
        ("/api/tables", "application/json"),
        ("/new/canopee", "application/x-www-form-urlencoded"),
        ("/watch", "multipart/form-data; boundary=edge"),
    ] {
        for name in ["content-encoding", "transfer-encoding"] {
            let post = Request::new("POST", target)
                .body(kind, packed.clone())
                .header(name, "gzip");
            seen.push(refused_small(server, target, post)?);
        }
    }
    Ok(format!(
        "{} kB sent: {}",
        packed.len() >> 10,
        seen.join(", ")
    ))
}

fn upload(text: &str, parts: usize) -> Request {
    let part = |name: &str, text: &str| {
        format!("--edge\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n")
    };
    let body = format!(
        "{}{}--edge--\r\n",
        part("x", "").repeat(parts),
        part("log", text)
    );
    Request::new("POST", "/watch").body("multipart/form-data; boundary=edge", body)
}

fn multipart_bomb(server: &Server) -> Result<String> {
    refused_small(server, "parts", upload("nonsense", 10_000))
}

fn log_bombs(server: &Server) -> Result<String> {
    let head = "understory-log 1\ngame arboretum\nrules 1\nseats 2\n";
    let mut seen = Vec::new();
    for (what, text) in [
        ("lines", "\n".repeat(900_000)),
        (
            "options",
            format!("{head}{}", "option first-seat=P1\n".repeat(40_000)),
        ),
        ("steps", format!("{head}\n{}", "P1 deck\n".repeat(100_000))),
        (
            "chance",
            format!("{head}\n{}", "* first P1\n".repeat(80_000)),
        ),
        (
            "seats",
            "understory-log 1\ngame arboretum\nrules 1\nseats 99999999999\n".into(),
        ),
        ("line", format!("{head}\nP1 {}", "x".repeat(900_000))),
    ] {
        seen.push(refused_small(server, what, upload(&text, 0))?);
    }
    Ok(seen.join(", "))
}

fn long_heads(server: &Server) -> Result<String> {
    let mut seen = Vec::new();
    let long = Request::get(&format!("/t/{}", "x".repeat(60_000)));
    let mut many = Request::get("/nowhere");
    for n in 0..1000 {
        many = many.header(&format!("x-{n}"), "y");
    }
    let cookies = Request::get("/nowhere").header("cookie", &"person=0; ".repeat(3000));
    for (what, request) in [("address", long), ("headers", many), ("cookies", cookies)] {
        seen.push(refused_small(server, what, request)?);
    }
    Ok(seen.join(", "))
}

/// A log brings its cards along: they are kept with the table, as those of a form are.
fn log_with_cards(server: &Server) -> Result<String> {
    let cards = format!("{}\n{}", city()?, "# much ado\n".repeat(60_000));
    let head = "understory-log 1\ngame canopy-city\nrules 1\nseats 3\n";
    let text = format!("{head}data {}\n\n", json!(cards));
    let status = refused_soon(server, "cards", upload(&text, 0))?;
    // The file as it should be passes: the limit is what refuses the other.
    let text = format!("{head}data {}\n\n", json!(city()?));
    let made = server.guest().ask(upload(&text, 0))?;
    ensure!(made.status == 303, "a log as it should be: {}", made.status);
    Ok(format!("{status}"))
}

/// More than a table takes, with room.
const EVENTS: usize = 12_000;

/// Sends the same requests over and over on one connection; how many were done until one was not.
fn until_refused(server: &Server, requests: &[Request], at_most: usize) -> Result<(usize, u16)> {
    use std::io::{BufRead, BufReader, Read};
    let stream = connect(server.address)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut stream = stream;
    for done in 0..at_most {
        let request = &requests[done % requests.len()];
        stream.write_all(&request.bytes(server.address, true))?;
        let mut status = None;
        let mut length = 0;
        let mut line = String::new();
        loop {
            line.clear();
            ensure!(
                reader.read_line(&mut line)? > 0,
                "the line ended after {done}"
            );
            let text = line.trim_end().to_ascii_lowercase();
            match status {
                None => status = text.split(' ').nth(1).and_then(|s| s.parse::<u16>().ok()),
                Some(_) if text.is_empty() => break,
                Some(_) => {
                    if let Some(value) = text.strip_prefix("content-length:") {
                        length = value.trim().parse()?;
                    }
                }
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        let status = status.context("no status")?;
        if status >= 400 {
            return Ok((done, status));
        }
    }
    Ok((at_most, 200))
}

fn undo_flood(server: &Server) -> Result<String> {
    let (id, credentials) = programs(server, "arboretum", 2)?;
    let mut guest = server.guest();
    let path = |part: &str| format!("/tables/{id}/{part}");
    // Until there is a choice that nobody learns from, and which may so be taken back.
    for _ in 0..200 {
        for credential in &credentials {
            let (_, offered) = choices(&mut guest, &id, credential)?;
            let Some(action) = offered.first() else {
                continue;
            };
            let act = json!({ "action": action });
            guest.api_post(&path("act"), credential, &act)?;
            if guest
                .api_post(&path("undo"), credential, &json!({}))?
                .status
                != 200
            {
                continue;
            }
            let both = [
                Request::json(&format!("/api{}", path("act")), &act).bearer(credential),
                Request::json(&format!("/api{}", path("undo")), &json!({})).bearer(credential),
            ];
            let (done, status) = until_refused(server, &both, EVENTS)?;
            ensure!(done < EVENTS, "{done} events and no end");
            let begun = Instant::now();
            ensure!(
                server.guest().get(&format!("/t/{id}"))?.status == 200,
                "the table is gone"
            );
            return Ok(format!(
                "{done} events, then {status}; a page {} ms",
                begun.elapsed().as_millis()
            ));
        }
    }
    bail!("nothing could be taken back")
}

fn pace_flood(server: &Server) -> Result<String> {
    let two = two(server, &[])?;
    let path = format!("{}/pace", two.path());
    let both = ["yes", "no"].map(|fast| two.host.dress(Request::form(&path, &[("fast", fast)])));
    let (done, status) = until_refused(server, &both, EVENTS)?;
    ensure!(done < EVENTS, "{done} events and no end");
    Ok(format!("{done} events, then {status}"))
}

/// Asks until it is turned away; how many were answered, and after how many seconds one may come again.
fn flood(server: &Server, at_most: usize, ask: impl Fn(usize) -> Request) -> Result<(usize, u64)> {
    for n in 0..at_most {
        let answer = ask(n).send(server.address)?;
        if [429, 503].contains(&answer.status) {
            let wait = answer
                .header("retry-after")
                .and_then(|wait| wait.parse().ok());
            return Ok((n, wait.context("nobody says when to come again")?));
        }
    }
    bail!("{at_most} were answered")
}

/// A look-back is charged as much work; that there is no such table does not make it cheaper.
const DEAR: &str = "/t/nowhere/replay";

fn forged_addresses(server: &Server) -> Result<String> {
    // The proxy writes at the right end whom it saw; the rest is the attacker's.
    let forged = |n: usize| {
        Request::get(DEAR).header(
            "x-forwarded-for",
            &format!("10.9.{}.{}, 203.0.113.7", n / 250, n % 250),
        )
    };
    let (answered, wait) = flood(server, 3000, forged)?;
    let other = server.guest().get("/")?;
    ensure!(
        other.status == 200,
        "others are turned away too: {}",
        other.status
    );
    Ok(format!(
        "{answered} answered, come again in {wait} s; others are answered"
    ))
}

fn unproxied(server: &Server) -> Result<String> {
    let server = Server::start(server.program(), &[], "info")?;
    let forged = |n: usize| {
        let address = format!("10.9.{}.{}", n / 250, n % 250);
        let request = Request::get(DEAR).header("x-forwarded-for", &address);
        request
            .header("x-real-ip", &address)
            .header("forwarded", &format!("for={address}"))
            .header("cf-connecting-ip", &address)
    };
    let (answered, wait) = flood(&server, 3000, forged)?;
    Ok(format!("{answered} answered, come again in {wait} s"))
}

/// Somebody who is kept out sends a list that is no text; the proxy adds to it whom it saw.
fn letters(server: &Server) -> Result<String> {
    let ban = json!({ "who": "203.0.113.7", "why": "" });
    ensure!(
        server.operate("PUT", "/bans", &ban)?.status == 200,
        "nobody can be banned"
    );
    for list in [
        "203.0.113.7",
        "9.9.9.9, 203.0.113.7",
        "é, 203.0.113.7",
        "\u{7f}\u{80}, 203.0.113.7",
    ] {
        // A control letter ends the whole request; then nobody is let in either.
        let status = server.guest().from(list).get("/")?.status;
        ensure!([400, 403].contains(&status), "{list:?}: {status}");
    }
    ensure!(server.guest().get("/")?.status == 200, "nobody is let in");
    Ok("kept out".into())
}

/// What stays for good when somebody has gone.
fn things_kept(server: &Server) -> Result<String> {
    let mut pad = server.guest().get("/score/arboretum")?;
    let code = pad
        .between("name=\"p\" value=\"", "\"")
        .context("no pad")?
        .to_string();
    let mut kept = Vec::new();
    for (path, address) in [
        ("/score/arboretum/save", "198.51.100.1"),
        ("/play/arboretum", "198.51.100.2"),
    ] {
        let begun = Instant::now();
        let mut done = 0;
        for _ in 0..500 {
            // Without a cookie each is a newcomer.
            let mut newcomer = server.guest().from(address);
            pad = newcomer.post(path, &[("p", &code)])?;
            done += usize::from(pad.status < 400);
        }
        let most = 60 + begun.elapsed().as_secs() as usize / 5 + 2;
        ensure!(done <= most, "{path}: {done} of 500 are kept");
        kept.push(format!("{done} of 500"));
    }
    Ok(kept.join(", "))
}

fn false_credentials(server: &Server) -> Result<String> {
    let guess = |n: usize| {
        Request::get(DEAR)
            .bearer(&format!("{n:064x}"))
            .header("x-forwarded-for", "203.0.113.7")
    };
    let (answered, _) = flood(server, 3000, guess)?;
    Ok(format!("{answered} answered, then turned away"))
}

/// Tables made by so many newcomers from each of these addresses.
fn make_tables(server: &Server, addresses: usize, each: usize) -> Result<(usize, Duration)> {
    let begun = Instant::now();
    let mut made = 0;
    for n in 0..addresses * each {
        let address = format!("198.51.{}.1", n % addresses);
        let mut newcomer = server.guest().from(&address);
        let answer = newcomer.post("/play/arboretum", &[("level", "random")])?;
        match answer.status {
            303 => made += 1,
            429 | 503 => {}
            other => bail!("a new table answers {other}"),
        }
    }
    Ok((made, begun.elapsed()))
}

fn tables_of_an_address(server: &Server) -> Result<String> {
    let (made, took) = make_tables(server, 1, 150)?;
    let most = 60 + took.as_secs() as usize / 5 + 2;
    ensure!(made <= most, "{made} tables in {took:?}");
    Ok(format!("{made} of 150 in {} s", took.as_secs()))
}

fn tables_of_all(server: &Server) -> Result<String> {
    let (made, took) = make_tables(server, 60, 8)?;
    let most = 300 + took.as_secs() as usize + 2;
    ensure!(made <= most, "{made} tables in {took:?}");
    Ok(format!("{made} of 480 in {} s", took.as_secs()))
}

fn tables_of_a_person(server: &Server) -> Result<String> {
    server.without_limits()?;
    let mut person = server.guest();
    let mut made = 0;
    for n in 0..80 {
        // At home, at work, on the road.
        person = person.from(&format!("198.51.{n}.1"));
        made += usize::from(
            person
                .post("/play/arboretum", &[("level", "random")])?
                .status
                == 303,
        );
    }
    ensure!(made <= 60, "{made} tables");
    Ok(format!("{made} of 80"))
}

/// Streams that are opened and never read.
fn streams(server: &Server, at_most: usize, ask: impl Fn(usize) -> Request) -> Result<Vec<Line>> {
    let mut open = Vec::new();
    for n in 0..at_most {
        match ask(n).open(server.address) {
            Ok(stream) => open.push(stream),
            Err(error) => ensure!(error.to_string().ends_with("429"), "{error:#}"),
        }
    }
    Ok(open)
}

fn streams_of_a_person(server: &Server) -> Result<String> {
    let two = two(server, &[])?;
    let path = format!("{}/events", two.path());
    let from = |n: usize| {
        two.host
            .clone()
            .from(&format!("198.51.{n}.1"))
            .dress(Request::get(&path))
    };
    let open = streams(server, 60, from)?.len();
    ensure!(open <= 16, "{open} streams");
    Ok(format!("{open} of 60"))
}

fn streams_of_an_address(server: &Server) -> Result<String> {
    let two = two(server, &[])?;
    let path = format!("{}/events", two.path());
    let before = server.memory();
    let one = server.guest().from("203.0.113.7");
    let open = streams(server, 300, |_| one.dress(Request::get(&path)))?;
    ensure!(open.len() <= 200, "{} streams", open.len());
    let grown = server
        .memory()
        .unwrap_or(0)
        .saturating_sub(before.unwrap_or(0));
    ensure!(grown < 64, "{grown} MB for {} streams", open.len());
    let other = server
        .guest()
        .dress(Request::get(&path))
        .open(server.address);
    ensure!(other.is_ok(), "nobody else gets a stream");
    Ok(format!("{} of 300, {grown} MB", open.len()))
}

fn health(server: &Server) -> Result<String> {
    two(server, &[])?;
    let log = server.data().join("tables.sqlite-wal");
    let state = || -> Result<_> {
        let about = std::fs::metadata(&log)?;
        Ok((about.len(), about.modified()?))
    };
    let before = state()?;
    for path in ["/health", "/metrics"] {
        for _ in 0..200 {
            let answer = Request::get(path).send(server.operator)?;
            ensure!(answer.status == 200, "{path}: {}", answer.status);
        }
        ensure!(
            server.guest().get(path)?.status == 404,
            "{path} is open to guests"
        );
    }
    ensure!(state()? == before, "the database was written to");
    Ok("400 looks, not a byte; 404 for guests".into())
}
