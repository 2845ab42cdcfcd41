//! `understory play`: a game at the terminal, against bots or with friends on one keyboard.

use std::io::{BufRead, IsTerminal, Write};
use std::sync::Arc;

use search::{Bot, Level};
use table::random::{FastRng, Rng, TableRng, fast, fresh, seeded};
use table::{BySeat, Choice, GameLog, Pending, Phrase, Play, Say, Seat, SeatSet, Viewer};

use super::{BOLD, DIM, print_sheet};
use crate::Stop;
use crate::cli::{PlayArgs, game, levels};
use crate::speech::{Speech, print};

/// Room for choices on a line; a terminal is hardly ever narrower.
const WIDTH: usize = 78;

pub fn run(args: &PlayArgs, speech: &Speech) -> Result<(), Stop> {
    let play = open(args, speech)?;
    let seats = play.rules().setup().seats();
    let people: SeatSet = args.me.iter().copied().collect();
    if people.iter().any(|s| s.index() >= seats) {
        let phrase = Phrase::new("cli-play-no-seat").number("seats", seats as i64);
        return Err(speech.wrong(&phrase));
    }
    let mut evening = Evening {
        people,
        table: chance(args.table.seed, speech)?,
        levels: levels(&args.bots, seats, speech)?,
        bot: registry::bot(play.rules().setup(), play.rules().descriptor().id)
            .map_err(|faults| speech.faults(&faults))?,
        thought: fast(args.table.seed.unwrap_or(0), 1),
        shown: 0,
        at_keyboard: None,
        play,
        speech,
    };
    let outcome = evening.run();
    if let Some(path) = &args.log {
        speech.write(path, evening.play.log().text())?;
        print(&speech.say(&Phrase::new("cli-play-saved").text("path", path)))?;
    }
    outcome
}

fn open(args: &PlayArgs, speech: &Speech) -> Result<Play, Stop> {
    if let Some(path) = &args.resume {
        let log = GameLog::parse(&speech.read(path)?).map_err(|e| speech.wrong(&e.phrase()))?;
        let game = game(&log.game, speech)?;
        return log.replay(game).map_err(|e| speech.wrong(&e.phrase()));
    }
    let game = game(&args.game, speech)?;
    let setup = args.table.setup(game, speech)?;
    Play::new(game, &setup).map_err(|faults| speech.faults(&faults))
}

fn chance(seed: Option<u64>, speech: &Speech) -> Result<TableRng, Stop> {
    match seed {
        Some(seed) => Ok(seeded(seed)),
        None => fresh().map_err(|e| speech.wrong(&Phrase::new("cli-no-entropy").text("error", e))),
    }
}

/// What a person wants at the prompt.
enum Wish {
    Act(String),
    Undo,
    Log,
    Help,
    Quit,
}

/// One game at one keyboard.
struct Evening<'a> {
    play: Play,
    people: SeatSet,
    /// Who sits in front of the screen, when several people share it.
    at_keyboard: Option<Seat>,
    /// Steps that were already told.
    shown: usize,
    table: TableRng,
    levels: BySeat<Level>,
    bot: Arc<dyn Bot>,
    /// The bots' own luck.
    thought: FastRng,
    speech: &'a Speech,
}

impl Evening<'_> {
    fn run(&mut self) -> Result<(), Stop> {
        let rules = self.play.rules();
        let d = rules.descriptor();
        let name = self.speech.text(format!("{}-name", d.id));
        print(&format!("{BOLD}{name}{BOLD:#}"))?;
        if d.reconstructed {
            print(&self.speech.text(format!("{}-reconstructed", d.id)))?;
        }
        print(&self.speech.text("cli-play-welcome"))?;
        // The first picture shows what the set-up brought; telling it card by card would be noise.
        self.play.run_chance(&mut self.table);
        self.shown = self.play.len();
        loop {
            self.play.run_chance(&mut self.table);
            let Pending::Seats(seats) = self.play.pending() else {
                break;
            };
            let person = seats.iter().find(|s| self.people.contains(*s));
            let bot = seats.iter().find(|s| !self.people.contains(*s));
            match (bot, person) {
                (Some(seat), _) => self.bot(seat),
                (None, Some(seat)) => {
                    if !self.person(seat)? {
                        return print(&self.speech.text("cli-play-left"));
                    }
                }
                (None, None) => break,
            }
        }
        self.tell(Viewer::Public)?;
        print("")?;
        print_sheet(&self.play.rules().sheet(self.play.state()), self.speech)
    }

    fn bot(&mut self, seat: Seat) {
        let seed = self.thought.next_u64();
        let level = self.levels[seat];
        search::arena::act(&mut self.play, seat, &*self.bot, level, None, seed);
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Stop> {
        self.play
            .act(seat, text)
            .map_err(|e| self.speech.wrong(&e.phrase()))
    }

    /// Tells what has happened since, as this viewer may know it.
    fn tell(&mut self, viewer: Viewer) -> Result<(), Stop> {
        for phrase in self.play.told(viewer, self.shown) {
            print(&format!("{DIM}{}{DIM:#}", self.speech.say(&phrase)))?;
        }
        self.shown = self.play.len();
        Ok(())
    }

    /// Lets a person decide; says whether the game goes on.
    fn person(&mut self, seat: Seat) -> Result<bool, Stop> {
        let choices = self.play.rules().actions(self.play.state(), seat);
        if let [only] = &choices[..] {
            let text = only.text.clone();
            self.act(seat, &text)?;
            return Ok(true);
        }
        if self.people.len() > 1 && self.at_keyboard != Some(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.tell(Viewer::Seat(seat))?;
        print("")?;
        let viewer = Viewer::Seat(seat);
        let picture = self
            .play
            .rules()
            .picture(self.play.state(), viewer, self.speech);
        print(picture.trim_end())?;
        self.offer(&choices)?;
        loop {
            let Some(wish) = self.ask(seat, &choices)? else {
                return Ok(false);
            };
            match wish {
                Wish::Quit => return Ok(false),
                Wish::Help => print(&self.speech.text("cli-play-help"))?,
                Wish::Log => {
                    for phrase in self.play.told(viewer, 0) {
                        print(&self.speech.say(&phrase))?;
                    }
                }
                Wish::Undo if self.play.undo(seat) => {
                    self.shown = self.shown.min(self.play.len());
                    return Ok(true);
                }
                Wish::Undo => print(&self.speech.text("cli-play-no-undo"))?,
                Wish::Act(text) => match self.play.act(seat, &text) {
                    Ok(()) => return Ok(true),
                    Err(error) => print(&self.speech.say(&error.phrase()))?,
                },
            }
        }
    }

    /// Hides what the last person saw and waits for the next one; says whether somebody came.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Stop> {
        self.at_keyboard = Some(seat);
        if !std::io::stdin().is_terminal() {
            return Ok(true);
        }
        // Clear the screen and what can be scrolled back to.
        print("\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        let phrase = Phrase::new("cli-play-hand-over").seat("seat", seat);
        print(&format!("{BOLD}{}{BOLD:#}", self.speech.say(&phrase)))?;
        Ok(read_line().is_some())
    }

    /// Lists the choices with their numbers, in as many columns as fit.
    fn offer(&self, choices: &[Choice]) -> Result<(), Stop> {
        let words: Vec<String> = choices.iter().map(|c| self.speech.say(&c.phrase)).collect();
        let widest = words.iter().map(|w| w.chars().count()).max().unwrap_or(0);
        let columns = (WIDTH / (widest + 6)).max(1);
        for (row, part) in words.chunks(columns).enumerate() {
            let mut line = String::new();
            for (column, words) in part.iter().enumerate() {
                let number = row * columns + column + 1;
                line.push_str(&format!("{BOLD}{number:>3}{BOLD:#} {words:<widest$}  "));
            }
            print(line.trim_end())?;
        }
        Ok(())
    }

    /// Asks until there is an answer; `None` at the end of the input.
    fn ask(&self, seat: Seat, choices: &[Choice]) -> Result<Option<Wish>, Stop> {
        loop {
            let prompt = Phrase::new("cli-play-prompt")
                .seat("seat", seat)
                .number("choices", choices.len() as i64);
            let mut out = anstream::stdout().lock();
            write!(out, "{BOLD}{}{BOLD:#} ", self.speech.say(&prompt))
                .and_then(|()| out.flush())
                .map_err(|_| Stop::Gone)?;
            drop(out);
            let Some(answer) = read_line() else {
                print("")?;
                return Ok(None);
            };
            let wish = match answer.trim() {
                "" => continue,
                "q" | "quit" => Wish::Quit,
                "?" | "h" | "help" => Wish::Help,
                "l" | "log" => Wish::Log,
                "u" | "undo" => Wish::Undo,
                text => match text.parse::<usize>() {
                    Ok(n) if (1..=choices.len()).contains(&n) => {
                        Wish::Act(choices[n - 1].text.clone())
                    }
                    Ok(_) => {
                        let phrase = Phrase::new("cli-play-no-number")
                            .number("choices", choices.len() as i64);
                        print(&self.speech.say(&phrase))?;
                        continue;
                    }
                    Err(_) => Wish::Act(text.to_string()),
                },
            };
            return Ok(Some(wish));
        }
    }
}

/// A line of input, or `None` at its end.
fn read_line() -> Option<String> {
    let mut line = String::new();
    match std::io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line),
    }
}
