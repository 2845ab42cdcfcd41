//! `understory bot`: a bot for other programs, by the line protocol of `docs/bot-protocol.md`.

use std::io::BufRead;
use std::time::Duration;

use search::{DecideOptions, Limit};
use serde::Deserialize;
use serde_json::{Value, json};
use table::random::{Rng, fast};
use table::{Seat, Setup};

use crate::Stop;
use crate::cli::{BotArgs, game};
use crate::speech::{Speech, print};

/// One question: a view, and what is needed to understand it.
#[derive(Deserialize)]
struct Request {
    game: Option<String>,
    seats: usize,
    #[serde(default)]
    options: serde_json::Map<String, Value>,
    data: Option<String>,
    seat: Seat,
    view: Value,
    ms: Option<u64>,
}

pub fn run(args: &BotArgs, speech: &Speech) -> Result<(), Stop> {
    game(&args.game, speech)?;
    let mut luck = fast(args.seed.unwrap_or(0), 0);
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if line.trim().is_empty() {
            continue;
        }
        let answer = match answer(args, &line, luck.next_u64(), speech) {
            Ok(action) => action,
            Err(error) => json!({ "error": error }).to_string(),
        };
        print(&answer)?;
    }
    Ok(())
}

fn answer(args: &BotArgs, line: &str, seed: u64, speech: &Speech) -> Result<String, String> {
    let request: Request = serde_json::from_str(line).map_err(|e| e.to_string())?;
    if request.game.as_ref().is_some_and(|g| *g != args.game) {
        let phrase = table::Phrase::new("cli-bot-other-game").text("game", &args.game);
        return Err(table::Say::say(speech, &phrase));
    }
    let game = game(&args.game, speech).map_err(|_| args.game.clone())?;
    let options: Vec<(String, String)> = request
        .options
        .iter()
        .map(|(key, value)| {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_string);
            (key.clone(), text)
        })
        .collect();
    let pairs = options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
    let faults = |faults: table::Faults| faults.lines(speech).join("; ");
    let setup =
        Setup::new(game.descriptor(), request.seats, pairs, request.data).map_err(faults)?;
    let bot = registry::bot(&setup, &args.game).map_err(faults)?;
    let view = bot.read(request.view, request.seat)?;
    let ms = args.ms.or(request.ms);
    let limit = match (args.iterations, ms) {
        (Some(n), _) => Some(Limit::Iterations(n)),
        (None, Some(ms)) => Some(Limit::Time(Duration::from_millis(ms))),
        (None, None) => None,
    };
    let options = DecideOptions::limited(limit);
    bot.decide(args.level, &view, request.seat, &options, seed)
        .ok_or_else(|| speech.text("cli-bot-nothing"))
}
