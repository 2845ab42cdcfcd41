//! The program as a newcomer meets it, with right and wrong input.

use assert_cmd::Command;
use serde_json::Value;

fn understory(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_understory"));
    command.args(args).env("LC_ALL", "C");
    command
}

/// Standard output of a run that must succeed.
fn told(args: &[&str]) -> String {
    let output = understory(args).assert().success().get_output().clone();
    String::from_utf8(output.stdout).expect("text")
}

/// Standard error of a run that must be refused with exit code 2.
fn refused(args: &[&str]) -> String {
    let output = understory(args).assert().code(2).get_output().clone();
    assert!(output.stdout.is_empty(), "errors go to standard error");
    String::from_utf8(output.stderr).expect("text")
}

fn file(name: &str, text: &str) -> String {
    let folder = std::env::temp_dir().join(format!("understory-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_string_lossy().into_owned()
}

#[test]
fn help_is_there_in_both_languages() {
    assert!(told(&["--help"]).contains("Play at the terminal"));
    assert!(told(&["--lang", "fr", "--help"]).contains("Jouer au terminal"));
    for command in [
        "serve", "games", "play", "sim", "arena", "bot", "score", "replay", "art",
    ] {
        assert!(told(&[command, "--help"]).contains("Usage:"), "{command}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_understory"))
        .arg("--help")
        .env("LC_ALL", "fr_FR.UTF-8")
        .assert()
        .success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    assert!(text.contains("Commandes"));
}

#[test]
fn wrong_input_says_what_would_be_right_and_exits_with_two() {
    assert!(refused(&["chess"]).contains("games, play, sim, arena, bot, score, replay"));
    assert!(refused(&["sim", "chess"]).contains("arboretum"));
    assert!(refused(&["sim"]).contains("GAME"));
    assert!(refused(&["sim", "arboretum", "--seats", "7"]).contains("2 to 4"));
    assert!(refused(&["sim", "arboretum", "--games", "many"]).contains("whole number"));
    assert!(refused(&["sim", "arboretum", "--games", "0"]).contains("1 or more"));
    assert!(refused(&["sim", "arboretum", "--bots", "clever"]).contains("random"));
    assert!(refused(&["sim", "arboretum", "--set", "colour=red"]).contains("leave-out"));
    assert!(refused(&["sim", "arboretum", "--set", "leave-out=oak"]).contains("4 species"));
    assert!(refused(&["play", "--me", "P4"]).contains("P1 to P2"));
    assert!(refused(&["score", "/nowhere"]).contains("/nowhere"));
    assert!(refused(&["replay", "/nowhere"]).contains("/nowhere"));
    assert!(refused(&["--lang", "de", "games"]).contains("en or fr"));
    let french = refused(&["--lang", "fr", "sim", "arboretum", "--seats", "7"]);
    assert!(french.contains("de 2 à 4"), "{french}");
}

#[test]
fn sim_counts_and_repeats_itself() {
    let args = [
        "sim",
        "arboretum",
        "--games",
        "300",
        "--seed",
        "7",
        "--json",
    ];
    let json: Value = serde_json::from_str(&told(&args)).expect("JSON");
    assert_eq!(json["game"], "arboretum");
    assert_eq!(json["seats"], 2);
    assert_eq!(json["games"], 300);
    for key in ["cpu_seconds", "games_per_second", "decisions_per_second"] {
        assert!(json[key].as_f64().is_some_and(|v| v > 0.0), "{key}");
    }
    let seats = json["per_seat"].as_array().expect("seats");
    let shares: f64 = seats.iter().filter_map(|s| s["win_share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    for seat in seats {
        assert!(seat["mean_score"].as_f64().is_some());
        assert!(seat["score_stderr"].as_f64().is_some());
    }
    // The same seed on other threads gives the same games.
    let mut other = args.to_vec();
    other.extend(["--threads", "1"]);
    let again: Value = serde_json::from_str(&told(&other)).expect("JSON");
    assert_eq!(json["per_seat"], again["per_seat"]);
    assert_eq!(json["decisions"], again["decisions"]);
    let seats = told(&["sim", "arboretum", "--games", "50", "--seats", "4"]);
    assert!(seats.contains("Player 4"));
}

#[test]
fn a_piped_game_is_played_saved_checked_and_resumed() {
    let log = file("game.log", "");
    let answers = "1\n".repeat(400);
    let output = understory(&["play", "--seed", "3", "--bots", "seedling", "--log", &log])
        .write_stdin(answers.as_str())
        .assert()
        .success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    assert!(
        text.contains("wins.") || text.contains("share the win"),
        "{text}"
    );
    assert!(!text.contains('\u{1b}'), "no colours in a pipe");
    assert!(told(&["replay", &log, "--check"]).contains("A whole game"));
    assert!(told(&["replay", &log, "--view", "P2"]).contains("Player 2 gets"));
    let step = told(&["replay", &log, "--view", "P1", "--step", "60"]);
    assert!(step.contains("Your hand:"));
    assert!(refused(&["replay", &log, "--step", "9999"]).contains("steps"));
    assert!(refused(&["replay", &log, "--view", "P3"]).contains("P1 to P2"));

    // Cut it in the middle: that is a game to go on with.
    let whole = std::fs::read_to_string(&log).expect("a log");
    let half: String = whole.lines().take(80).map(|l| format!("{l}\n")).collect();
    let half = file("half.log", &half);
    assert!(told(&["replay", &half, "--check"]).contains("not over"));
    understory(&["play", "--resume", &half, "--bots", "random"])
        .write_stdin(answers.as_str())
        .assert()
        .success();

    // Bad logs: the line and the reason.
    let bad = whole.replacen("P1 deck", "P1 at 3,3", 1);
    let bad = file("bad.log", &bad);
    let why = refused(&["replay", &bad]);
    assert!(why.contains("line") && why.contains("AR-6"), "{why}");
    let why = refused(&["replay", &file("none.log", "hello")]);
    assert!(why.contains("understory-log 1"), "{why}");
    let newer = file("newer.log", &whole.replacen("rules 1", "rules 99", 1));
    assert!(refused(&["replay", &newer]).contains("99"));
}

#[test]
fn the_prompt_understands_numbers_actions_undo_and_help() {
    let answers = "?\n99\nplant elm-1\nat 0,0\nl\nu\nq\n";
    let output = understory(&["play", "--seed", "3", "--set", "first-seat=P1"])
        .write_stdin(answers)
        .assert()
        .success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    for expected in [
        "A number picks a choice",
        "Choose a number from 1 to",
        "a species is one of",
        "First choose a card to plant. (rule AR-6)",
        "nothing that you could take back",
        "You have left the table",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
}

#[test]
fn undo_takes_back_the_choice_of_a_card() {
    // Choose a tree to plant on the second turn, take it back, choose another.
    let output = understory(&["play", "--seed", "3", "--set", "first-seat=P1"])
        .write_stdin("1\n1\n1\n1\n1\nu\n2\nq\n")
        .assert()
        .success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    assert!(!text.contains("nothing that you could take back"), "{text}");
    assert_eq!(text.matches("About to plant:").count(), 2, "{text}");
}

#[test]
fn two_people_share_a_keyboard() {
    let output = understory(&["play", "--me", "P1,P2", "--seed", "5"])
        .write_stdin("1\n".repeat(500))
        .assert()
        .success();
    let text = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    assert!(text.contains("Player 1, 1–") && text.contains("Player 2, 1–"));
}

#[test]
fn a_position_is_scored_as_text_and_as_json() {
    let position = file(
        "end.txt",
        "arboretum\nseat\ngrid:\n  O1 O2 O3 O4\nhand: oak-8\nseat\narboretum: maple-1@0,0\nhand: oak-7\n",
    );
    let text = told(&["score", &position]);
    assert!(text.contains("Player 1: 9 points"), "{text}");
    assert!(text.contains("Player 1 wins."), "{text}");
    let json: Value = serde_json::from_str(&told(&["score", &position, "--json"])).expect("JSON");
    assert_eq!(json["seats"][0]["total"], 9);
    let oak = &json["seats"][0]["species"]["oak"];
    assert_eq!(oak["points"], 9);
    assert_eq!(oak["right"], true);
    assert_eq!(oak["path"][3], "oak-4");

    let bad = file(
        "bad.json",
        r#"{"game":"arboretum","seats":[{"arboretum":["oak-3@0,0","oak-4@5,5"],"hand":["oak-3"]},{}]}"#,
    );
    let faults = refused(&["score", &bad]);
    assert!(faults.contains("oak 3 is there twice"), "{faults}");
    assert!(faults.contains("oak-4@5,5"), "{faults}");
    assert!(refused(&["score", &file("empty.txt", "")]).contains("which game"));
}

#[test]
fn the_arena_says_who_is_better() {
    let args = [
        "arena",
        "arboretum",
        "--a",
        "seedling",
        "--b",
        "random",
        "--games",
        "20",
        "--json",
    ];
    let json: Value = serde_json::from_str(&told(&args)).expect("JSON");
    assert_eq!(json["games"], 20);
    assert!(json["share_a"].as_f64().is_some_and(|s| s > 0.6), "{json}");
    let count = |key: &str| json[key].as_u64().expect("a count");
    assert_eq!(count("wins_a") + count("wins_b") + count("draws"), 20);
    for key in ["share_ci95", "elo", "elo_ci95", "margin", "seats", "game"] {
        assert!(!json[key].is_null(), "{key}");
    }
    assert!(refused(&["arena", "arboretum", "--a", "oak", "--b", "tree"]).contains("sapling"));
    assert!(refused(&["arena", "arboretum", "--a", "tree@0", "--b", "tree"]).contains("budget"));
    assert!(refused(&["arena", "arboretum", "--iterations", "0"]).contains("1 or more"));
}

/// One deal does not tell who is better, and says so; nor do wins without end make a share above one.
#[test]
fn the_arena_does_not_claim_to_be_sure() {
    let sides = ["--a", "sapling", "--b", "random", "--games", "2"];
    let json = arena(&sides);
    assert_eq!(json["share_a"], 1.0);
    assert_eq!(json["share_ci95"], serde_json::json!([0.0, 1.0]));
    assert!(json["margin_ci95"][0].is_null(), "{json}");
    let text = told(&[&["arena", "arboretum"], &sides[..]].concat());
    assert!(text.contains("± ∞"), "{text}");
}

/// A JSON answer of the arena.
fn arena(args: &[&str]) -> Value {
    let mut all = vec!["arena", "arboretum", "--json"];
    all.extend(args);
    serde_json::from_str(&told(&all)).expect("JSON")
}

#[test]
fn an_interrupted_match_goes_on_where_it_was() {
    let journal = file("match.journal", "");
    std::fs::remove_file(&journal).expect("only the name is wanted");
    let sides = ["--a", "seedling", "--b", "random"];
    let run = |games: &str, journal: &str| {
        let mut args = sides.to_vec();
        args.extend(["--games", games, "--journal", journal]);
        arena(&args)
    };
    let whole = {
        let mut args = sides.to_vec();
        args.extend(["--games", "20"]);
        arena(&args)
    };
    assert_eq!(run("8", &journal)["games"], 8);
    // The interrupt may hit in the middle of a line.
    let text = std::fs::read_to_string(&journal).expect("a journal");
    std::fs::write(&journal, format!("{text}[7,{{\"gam")).expect("a journal");
    let resumed = run("20", &journal);
    for key in ["games", "wins_a", "wins_b", "draws"] {
        assert_eq!(resumed[key], whole[key], "{key}");
    }
    // Sums of the same blocks in another order.
    let close = |key: &str| {
        let value = |v: &Value| v[key].as_f64().expect("a number");
        assert!((value(&resumed) - value(&whole)).abs() < 1e-9, "{key}");
    };
    close("share_a");
    close("margin");
    let other = [
        "arena",
        "arboretum",
        "--a",
        "tree",
        "--b",
        "random",
        "--journal",
        &journal,
    ];
    assert!(refused(&other).contains("another match"));
}

#[test]
fn a_clear_match_is_stopped_early() {
    let run = || {
        arena(&[
            "--a", "seedling", "--b", "random", "--games", "2000", "--sprt", "0,50",
        ])
    };
    let result = run();
    assert_eq!(result["sprt"], "upper");
    assert_eq!(run(), result, "no core can be quick enough to change it");
    assert!(
        result["games"].as_u64().is_some_and(|n| n < 500),
        "{result}"
    );
    let bad = [
        "arena",
        "arboretum",
        "--a",
        "tree",
        "--b",
        "tree",
        "--sprt",
        "50,0",
    ];
    assert!(refused(&bad).contains("smaller first"));
}

#[test]
fn a_ladder_ranks_and_draws() {
    let svg = file("ladder.svg", "");
    let result = arena(&[
        "--ladder",
        "random,seedling",
        "--games",
        "20",
        "--svg",
        &svg,
    ]);
    assert_eq!(result["ladder"][0]["name"], "seedling");
    assert!(result["ladder"][0]["elo"].as_f64() > result["ladder"][1]["elo"].as_f64());
    let drawing = std::fs::read_to_string(&svg).expect("a drawing");
    assert!(drawing.starts_with("<svg") && drawing.contains("seedling"));
    assert!(refused(&["arena", "arboretum", "--ladder", "tree"]).contains("two players"));
}

#[test]
fn a_program_from_outside_plays_by_the_line_protocol() {
    let program = env!("CARGO_BIN_EXE_understory");
    let bot = format!("cmd:{program} bot arboretum --level seedling --iterations 40");
    let result = arena(&["--a", &bot, "--b", "random", "--games", "6"]);
    assert_eq!(result["forfeits"], 0);
    assert!(
        result["wins_a"].as_u64().is_some_and(|n| n >= 4),
        "{result}"
    );
}

/// A program that knows nothing takes the first action of the list.
#[test]
#[ignore = "needs Python; run by `cargo xtask test`"]
fn a_program_in_another_language_plays_in_the_arena() {
    let first = "cmd:python3 -u -c \"import sys, json\nfor line in sys.stdin: print(json.loads(line)['actions'][0])\"";
    let result = arena(&["--a", first, "--b", "random", "--games", "4"]);
    assert_eq!(result["forfeits"], 0);
}

#[test]
fn a_program_that_crashes_hangs_or_talks_nonsense_forfeits_and_the_arena_goes_on() {
    for (program, word) in [
        ("cmd:true", "has ended"),
        ("cmd:sleep 60", "did not answer"),
        ("cmd:yes nonsense", "nonsense"),
        ("cmd:/nowhere/at/all", "has ended"),
    ] {
        let output = understory(&["arena", "arboretum", "--json", "--a", program])
            .args(["--b", "random", "--games", "2", "--ms", "100"])
            .assert()
            .success()
            .get_output()
            .clone();
        let result: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(result["forfeits"], 2, "{program}");
        assert_eq!(result["wins_b"], 2, "{program}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(word), "{program}: {said}");
    }
}

#[test]
fn the_bot_answers_bad_requests_with_json() {
    let questions = "nonsense\n{}\n{\"game\":\"chess\",\"seats\":2,\"seat\":\"P1\",\"view\":{}}\n\
                     {\"seats\":9,\"seat\":\"P1\",\"view\":{}}\n{\"seats\":2,\"seat\":\"P1\",\"view\":{}}\n";
    let output = understory(&["bot", "arboretum"])
        .write_stdin(questions)
        .assert()
        .success()
        .get_output()
        .clone();
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 5);
    for line in text.lines() {
        let answer: Value = serde_json::from_str(line).expect("JSON");
        assert!(answer["error"].as_str().is_some(), "{line}");
    }
}

#[test]
fn games_are_listed_with_their_options() {
    let text = told(&["games"]);
    assert!(text.contains("Arboretum") && text.contains("leave-out"));
    let json: Value = serde_json::from_str(&told(&["games", "--json"])).expect("JSON");
    assert_eq!(json[0]["game"], "arboretum");
    assert!(json[0]["variants"][0]["bounds"]["steps"].as_u64().is_some());
}

#[test]
fn contact_sheets_are_written() {
    let list = told(&["art"]);
    assert!(list.contains("arboretum: 91 pictures"), "{list}");

    let folder = std::env::temp_dir().join(format!("understory-art-{}", std::process::id()));
    let path = folder.to_string_lossy();
    told(&["art", "--sheet", &path]);
    let svg = std::fs::read_to_string(folder.join("canopee-night.svg")).expect("a sheet");
    assert!(svg.starts_with("<svg"));
    assert!(folder.join("colour-vision.svg").is_file());
    std::fs::remove_dir_all(&folder).expect("our own folder");

    // A file where the folder should be.
    let answer = refused(&["art", "--sheet", &file("in-the-way", "")]);
    assert!(answer.contains("in-the-way"), "{answer}");
}
