//! `understory games`: what can be played, and with which options.

use serde_json::{Value, json};
use table::{Descriptor, Phrase, Say, Setup};

use super::{BOLD, DIM};
use crate::Stop;
use crate::cli::{GamesArgs, game};
use crate::speech::{Speech, print};

pub fn run(args: &GamesArgs, speech: &Speech) -> Result<(), Stop> {
    let games = match &args.game {
        Some(id) => vec![game(id, speech)?],
        None => registry::GAMES.to_vec(),
    };
    if args.json {
        let list: Vec<Value> = games
            .iter()
            .map(|g| describe(g.descriptor(), speech))
            .collect();
        return print(&json!(list).to_string());
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            print("")?;
        }
        tell(game.descriptor(), speech)?;
    }
    Ok(())
}

fn tell(d: &Descriptor, speech: &Speech) -> Result<(), Stop> {
    let seats = Phrase::new("cli-games-seats")
        .number("low", *d.seats.start() as i64)
        .number("high", *d.seats.end() as i64);
    let name = speech.text(format!("{}-name", d.id));
    let id = d.id;
    print(&format!(
        "{BOLD}{name}{BOLD:#}  {DIM}{id}, {}{DIM:#}",
        speech.say(&seats)
    ))?;
    print(&format!("  {}", speech.text(format!("{id}-tagline"))))?;
    let book = Phrase::new("cli-games-rulebook").text("rulebook", d.rulebook);
    print(&format!("  {DIM}{}{DIM:#}", speech.say(&book)))?;
    if d.reconstructed {
        print(&format!("  {}", speech.text(format!("{id}-reconstructed"))))?;
    }
    for option in d.options {
        let expected = speech.say(&option.kind.expectation(*d.seats.end()));
        let default = Phrase::new("cli-games-default").text("value", option.default);
        print(&format!(
            "  --set {BOLD}{}{BOLD:#}=…  {}",
            option.key,
            speech.text(format!("{id}-option-{}-help", option.key))
        ))?;
        print(&format!(
            "      {DIM}{expected}; {}{DIM:#}",
            speech.say(&default)
        ))?;
    }
    Ok(())
}

fn describe(d: &Descriptor, speech: &Speech) -> Value {
    let options: Vec<Value> = d
        .options
        .iter()
        .map(|option| {
            json!({
                "key": option.key,
                "default": option.default,
                "values": speech.say(&option.kind.expectation(*d.seats.end())),
                "help": speech.text(format!("{}-option-{}-help", d.id, option.key)),
            })
        })
        .collect();
    let variants: Vec<Value> = d
        .variants
        .iter()
        .map(|v| {
            let options: serde_json::Map<String, Value> = v
                .options
                .iter()
                .map(|(k, value)| ((*k).to_string(), (*value).into()))
                .collect();
            let bounds = v.seats.first().and_then(|seats| {
                let setup = Setup::of_variant(d, v, *seats).ok()?;
                let rules = registry::find(d.id)?.set_up(&setup).ok()?;
                Some(json!(rules.bounds()))
            });
            json!({"name": v.name, "seats": v.seats, "options": options, "bounds": bounds})
        })
        .collect();
    let sparring = d.variants.first().and_then(|variant| {
        let setup = Setup::of_variant(d, variant, *variant.seats.first()?).ok()?;
        Some(registry::bot(&setup, d.id).ok()?.styles())
    });
    json!({
        "game": d.id,
        "name": speech.text(format!("{}-name", d.id)),
        "seats": [d.seats.start(), d.seats.end()],
        "rules_version": d.rules_version,
        "rulebook": d.rulebook,
        "reconstructed": d.reconstructed,
        "options": options,
        "variants": variants,
        "sparring": sparring.unwrap_or_default(),
    })
}
