//! The command line: its shape here, its words in `texts/`.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use search::Level;
use search::arena::Sprt;
use table::{BySeat, Phrase, Say, Seat, Setup, Viewer};
use words::Lang;

use crate::Stop;
use crate::speech::Speech;

#[derive(Parser)]
#[command(name = "understory", version, subcommand_required = true)]
struct Cli {
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

/// What is to be done. Without a command: the table in the browser.
#[derive(Subcommand)]
pub enum Command {
    Serve(ServeArgs),
    Games(GamesArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Bot(BotArgs),
    Score(ScoreArgs),
    Replay(ReplayArgs),
    Art(ArtArgs),
    Admin(AdminArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
}

#[derive(Args)]
pub struct ServeArgs {
    #[arg(long, default_value = "127.0.0.1:7117")]
    pub bind: std::net::SocketAddr,
    #[arg(
        long = "database-url",
        env = "UNDERSTORY_DATABASE_URL",
        hide_env_values = true
    )]
    pub database_url: Option<String>,
    #[arg(long = "database-url-file", conflicts_with = "database_url")]
    pub database_url_file: Option<String>,
    #[arg(long = "data-dir")]
    pub data_dir: Option<String>,
    #[arg(long = "no-open")]
    pub no_open: bool,
    #[arg(long, default_value_t = 60)]
    pub rate: u32,
    #[arg(long = "bot-pause", default_value_t = 500)]
    pub bot_pause: u64,
    #[arg(long = "bot-tables")]
    pub bot_tables: bool,
    #[arg(long = "public-url")]
    pub public_url: Option<web::http::PublicUrl>,
    #[arg(long = "trusted-proxy", value_delimiter = ',')]
    pub trusted_proxies: Vec<ipnet::IpNet>,
    #[arg(long = "operator-bind", conflicts_with = "no_operator")]
    pub operator_bind: Option<std::net::SocketAddr>,
    #[arg(long = "no-operator")]
    pub no_operator: bool,
    #[arg(long = "keep-empty", default_value_t = 7)]
    pub keep_empty: u32,
    #[arg(long = "keep-abandoned", default_value_t = 180)]
    pub keep_abandoned: u32,
    #[arg(long = "keep-persons", default_value_t = 90)]
    pub keep_persons: u32,
    #[arg(long = "keep-pads", default_value_t = 1825)]
    pub keep_pads: u32,
    #[arg(long = "log-json")]
    pub log_json: bool,
}

#[derive(Args)]
pub struct AdminArgs {
    #[arg(long = "data-dir", global = true)]
    pub data_dir: Option<String>,
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What the operator of a running server wants.
#[derive(Subcommand)]
pub enum AdminCommand {
    Status,
    Tables(WhichTables),
    Close {
        id: String,
    },
    Export {
        id: String,
    },
    Delete {
        id: String,
    },
    Persons {
        #[arg(long, default_value_t = 100)]
        limit: u32,
    },
    #[command(name = "export-person")]
    ExportPerson {
        id: String,
    },
    #[command(name = "delete-person")]
    DeletePerson {
        id: String,
    },
    #[command(name = "sign-out")]
    SignOut {
        id: String,
    },
    Bans,
    Ban {
        who: String,
        #[arg(long)]
        why: Option<String>,
    },
    Unban {
        who: String,
    },
    Rate {
        rate: u32,
    },
    Announce {
        text: Option<String>,
    },
    #[command(name = "forget-signing-key")]
    ForgetSigningKey,
}

#[derive(Args)]
pub struct WhichTables {
    #[arg(long, conflicts_with = "finished")]
    pub running: bool,
    #[arg(long)]
    pub finished: bool,
    #[arg(long, default_value_t = 100)]
    pub limit: u32,
}

#[derive(Args)]
pub struct BackupArgs {
    pub file: String,
    #[arg(long = "data-dir")]
    pub data_dir: Option<String>,
}

#[derive(Args)]
pub struct RestoreArgs {
    pub file: String,
    #[arg(long = "data-dir")]
    pub data_dir: Option<String>,
    #[arg(long)]
    pub replace: bool,
}

#[derive(Args)]
pub struct GamesArgs {
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
}

/// How a table is set up, for every command that plays.
#[derive(Args)]
pub struct TableArgs {
    #[arg(long)]
    pub seats: Option<usize>,
    #[arg(long = "set", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, alias = "tiles")]
    pub cards: Option<String>,
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(Args)]
pub struct PlayArgs {
    #[arg(default_value = registry::GAMES[0].descriptor().id)]
    pub game: String,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_delimiter = ',', default_value = "P1")]
    pub me: Vec<Seat>,
    #[arg(long, value_delimiter = ',', default_value = "tree")]
    pub bots: Vec<Level>,
    #[arg(long)]
    pub log: Option<String>,
    #[arg(long, conflicts_with_all = ["seats", "options", "cards"])]
    pub resume: Option<String>,
}

#[derive(Args)]
pub struct SimArgs {
    pub game: String,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<Level>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ArenaArgs {
    pub game: String,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, required_unless_present = "ladder")]
    pub a: Option<String>,
    #[arg(long, required_unless_present = "ladder")]
    pub b: Option<String>,
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["a", "b", "sprt", "journal"])]
    pub ladder: Vec<String>,
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub ms: Option<u64>,
    #[arg(long, value_parser = sprt)]
    pub sprt: Option<Sprt>,
    #[arg(long)]
    pub journal: Option<String>,
    #[arg(long)]
    pub svg: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct BotArgs {
    pub game: String,
    #[arg(long, default_value = "canopy")]
    pub level: Level,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub ms: Option<u64>,
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(Args)]
pub struct ScoreArgs {
    pub file: String,
    #[arg(long)]
    pub game: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ReplayArgs {
    pub file: String,
    #[arg(long, default_value = "public")]
    pub view: Viewer,
    #[arg(long)]
    pub step: Option<usize>,
    #[arg(long)]
    pub check: bool,
}

#[derive(Args)]
pub struct ArtArgs {
    #[arg(long, num_args = 0..=1, default_missing_value = "art")]
    pub sheet: Option<String>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_string(), value.to_string())),
        _ => Err("key=value".to_string()),
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let (elo0, elo1) = text.split_once(',').ok_or("ELO0,ELO1")?;
    let number = |t: &str| t.trim().parse::<f64>().map_err(|_| "ELO0,ELO1".to_string());
    let sprt = Sprt {
        elo0: number(elo0)?,
        elo1: number(elo1)?,
    };
    if sprt.elo0 < sprt.elo1 {
        Ok(sprt)
    } else {
        Err("ELO0 < ELO1".to_string())
    }
}

/// Reads the command line. The language may change by `--lang`, so the speech comes back with it.
pub fn parse(speech: &Speech) -> Result<(Command, Speech), Stop> {
    // The language must be known before the first word is said, even of an error or of help.
    let wanted = asked_language().unwrap_or(speech.words().lang());
    let speech = Speech::new(wanted);
    let command = localise(Cli::command(), "cli", &speech);
    let cli = command
        .try_get_matches_from(with_command(std::env::args().collect()))
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map_err(|error| explain(&error, &speech))?;
    Ok((cli.command, speech))
}

/// The arguments with `serve` put in where no command stands: `understory --bind …` sets the table.
fn with_command(mut args: Vec<String>) -> Vec<String> {
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        match arg.as_str() {
            "--lang" => at += 2,
            _ if arg.starts_with("--lang=") => at += 1,
            _ => break,
        }
    }
    let no_command = |arg: &String| {
        arg.starts_with('-') && !matches!(arg.as_str(), "-h" | "--help" | "-V" | "--version")
    };
    if at >= args.len() || no_command(&args[at]) {
        args.insert(at.min(args.len()), "serve".to_string());
    }
    args
}

fn asked_language() -> Option<Lang> {
    let args: Vec<String> = std::env::args().collect();
    args.iter().enumerate().find_map(|(i, arg)| {
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.get(i + 1).map(String::as_str),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        value.and_then(|v| v.parse().ok())
    })
}

/// Puts the texts into a command and all below it. Keys follow the path: `cli-sim-games`.
fn localise(command: clap::Command, path: &str, speech: &Speech) -> clap::Command {
    // Examples play the first game.
    let first = registry::GAMES[0].descriptor().id;
    let text = |key: String| speech.say(&Phrase::new(key).text("game", first));
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        speech.text("cli-heading-usage")
    );
    let arguments: Vec<String> = command
        .get_arguments()
        .filter(|arg| !matches!(arg.get_id().as_str(), "help" | "version"))
        .map(|arg| arg.get_id().to_string())
        .collect();
    let below: Vec<String> = command
        .get_subcommands()
        .map(|c| c.get_name().to_string())
        .collect();
    let mut command = command
        .about(text(format!("{path}-about")))
        .help_template(template)
        .subcommand_help_heading(speech.text("cli-heading-commands"))
        .subcommand_value_name(speech.text("cli-heading-command"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help_heading(speech.text("cli-heading-options"))
                .help(text("cli-help".to_string())),
        );
    if path == "cli" {
        command = command.after_help(text("cli-after".to_string())).arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help_heading(speech.text("cli-heading-options"))
                .help(text("cli-version".to_string())),
        );
    } else {
        let key = format!("{path}-examples");
        if speech.words().knows(&key) {
            command = command.after_help(text(key));
        }
    }
    for id in arguments {
        command = command.mut_arg(&id, |arg| {
            // What is the same everywhere is said once.
            let own = format!("{path}-{id}");
            let key = if speech.words().knows(&own) {
                own
            } else {
                format!("cli-any-{id}")
            };
            let heading = if arg.is_positional() {
                "cli-heading-arguments"
            } else {
                "cli-heading-options"
            };
            let arg = arg.help(text(key)).help_heading(speech.text(heading));
            if arg.get_action().takes_values() {
                // Defaults and possible values stand in the help, in the reader's language.
                arg.value_name(speech.text(format!("cli-value-{id}")))
                    .hide_default_value(true)
                    .hide_possible_values(true)
            } else {
                arg
            }
        });
    }
    for name in below {
        command = command.mut_subcommand(&name, |c| localise(c, &format!("{path}-{name}"), speech));
    }
    command
}

/// Says in the reader's language what clap found wrong.
fn explain(error: &clap::Error, speech: &Speech) -> Stop {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        return Stop::Told(error.render().ansi().to_string());
    }
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let phrase = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let root = Cli::command();
            let admin = std::env::args().any(|arg| arg == "admin");
            let level = root.find_subcommand("admin").filter(|_| admin);
            let names: Vec<String> = level
                .unwrap_or(&root)
                .get_subcommands()
                .map(|c| c.get_name().to_string())
                .collect();
            Phrase::new("cli-error-command")
                .text("command", context(ContextKind::InvalidSubcommand))
                .text("known", names.join(", "))
        }
        ErrorKind::UnknownArgument => Phrase::new("cli-error-unknown").text("argument", argument),
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("cli-error-missing").text("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => Phrase::new("cli-error-value")
            .text("argument", argument)
            .text("value", context(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => Phrase::new("cli-error-conflict")
            .text("argument", argument)
            .text("other", context(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return Stop::Input(vec![error.render().to_string()]);
        }
        _ => Phrase::new("cli-error-other"),
    };
    let mut lines = vec![speech.say(&phrase)];
    let expected = expectation(&context(ContextKind::InvalidArg));
    if let Some(key) = expected.filter(|key| speech.words().knows(key)) {
        lines.push(speech.text(key));
    }
    lines.push(speech.text("cli-error-help"));
    Stop::Input(lines)
}

/// Key of what an option such as `--games <N>` takes.
fn expectation(argument: &str) -> Option<String> {
    let name = argument.strip_prefix("--")?.split_whitespace().next()?;
    Some(format!("cli-expected-{name}"))
}

/// The game with this id.
pub fn game(id: &str, speech: &Speech) -> Result<&'static dyn table::AnyGame, Stop> {
    registry::find(id).ok_or_else(|| {
        let known: Vec<&str> = registry::GAMES.iter().map(|g| g.descriptor().id).collect();
        speech.wrong(
            &Phrase::new("cli-unknown-game")
                .text("game", id)
                .text("known", known.join(", ")),
        )
    })
}

/// Who plays each seat: one level for all, or one each.
pub fn levels(bots: &[Level], seats: usize, speech: &Speech) -> Result<BySeat<Level>, Stop> {
    if bots.len() != 1 && bots.len() != seats {
        let phrase = Phrase::new("cli-bot-count")
            .number("bots", bots.len() as i64)
            .number("seats", seats as i64);
        return Err(speech.wrong(&phrase));
    }
    Ok(BySeat::from_fn(seats, |seat| {
        *bots.get(seat.index()).unwrap_or(&bots[0])
    }))
}

impl TableArgs {
    /// The set-up that was asked for, defaults filled in.
    pub fn setup(&self, game: &dyn table::AnyGame, speech: &Speech) -> Result<Setup, Stop> {
        let descriptor = game.descriptor();
        // Two where two can play: that is what "a game tonight" means most often.
        let usual = 2.clamp(*descriptor.seats.start(), *descriptor.seats.end());
        let options = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let data = self.cards.as_ref().map(|f| speech.read(f)).transpose()?;
        Setup::new(descriptor, self.seats.unwrap_or(usual), options, data)
            .map_err(|faults| speech.faults(&faults))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_command_the_table_is_set() {
        for (given, meant) in [
            ("u", "u serve"),
            ("u --lang fr", "u --lang fr serve"),
            (
                "u --lang=fr --bind 0.0.0.0:1",
                "u --lang=fr serve --bind 0.0.0.0:1",
            ),
            ("u --lang fr games", "u --lang fr games"),
            ("u --help", "u --help"),
            ("u --lang", "u --lang serve"),
        ] {
            let args = given.split(' ').map(str::to_string).collect();
            assert_eq!(with_command(args).join(" "), meant);
        }
    }

    /// Every command and argument has its words in both languages.
    #[test]
    fn every_command_and_argument_is_explained() {
        for lang in Lang::ALL {
            let mut command = localise(Cli::command(), "cli", &Speech::new(lang));
            // Builds all commands, and with them clap's own checks of their definition.
            command.build();
            check(&command);
        }
    }

    fn check(command: &clap::Command) {
        let about = command.get_about().map(|a| a.to_string());
        assert!(
            about.as_ref().is_some_and(|a| !a.starts_with("cli-")),
            "{about:?}"
        );
        for arg in command.get_arguments() {
            let help = arg.get_help().map(|h| h.to_string()).unwrap_or_default();
            assert!(!help.is_empty() && !help.starts_with("cli-"), "{help}");
            for name in arg.get_value_names().unwrap_or_default() {
                assert!(!name.starts_with("cli-"), "{name}");
            }
        }
        for below in command.get_subcommands() {
            check(below);
        }
    }
}
