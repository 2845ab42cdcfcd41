## The command line.

cli-about = Understory: forest games, played to the letter.
cli-after = Without a command the table opens in your browser. “understory COMMAND --help” tells more.
cli-help = Show this help
cli-version = Show the version
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-command = COMMAND
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-any-lang = Language: en or fr (otherwise as the system is set)
cli-any-game = Which game; “understory games” lists them
cli-any-json = Print JSON for programs
cli-any-seats = How many play (two, where two can play)
cli-any-options = An option of the game as key=value; “understory games GAME” lists them
cli-any-cards = Your own cards or tiles, for games whose printed ones are not public
cli-any-seed = A number that makes chance repeatable

cli-value-lang = LANG
cli-value-game = GAME
cli-value-file = FILE
cli-value-seats = N
cli-value-options = KEY=VALUE
cli-value-cards = FILE
cli-value-seed = NUMBER
cli-value-me = SEATS
cli-value-log = FILE
cli-value-resume = FILE
cli-value-games = N
cli-value-threads = N
cli-value-bots = BOTS
cli-value-view = SEAT
cli-value-step = N

cli-games-about = What can be played, and how it can be varied
cli-games-game = Only this game
cli-games-seats = { $low ->
    [one] 1 to { $high } players
   *[other] { $low } to { $high } players
}
cli-games-rulebook = Rulebook: { $rulebook }
cli-games-default = otherwise { $value }

cli-play-about = Play at the terminal, against bots or together
cli-play-game = Which game ({ $game } if you do not say)
cli-play-me = The seats that people play, such as P1 or P1,P3; bots take the others
cli-play-log = Write the log of the game to this file at the end
cli-play-resume = Go on with a game from its log
cli-play-examples =
    Examples:
      understory play
      understory play { $game } --seats 3 --me P1,P2
      understory play { $game } --set first-seat=P1 --log evening.log
cli-play-welcome = Type the number of a choice, or “?” for help.
cli-play-help =
    A number picks a choice. You can also type an action as it stands in the log.
    u  take back your last step, as long as it told nobody anything
    l  what has happened so far
    q  leave the table
cli-play-prompt = { $seat }, 1–{ $choices }:
cli-play-no-number = Choose a number from 1 to { $choices }.
cli-play-no-undo = There is nothing that you could take back: somebody has learned something since.
cli-play-hand-over = Hand the keyboard to { $seat }. Press Enter when nobody else is looking.
cli-play-left = You have left the table. The game is not over.
cli-play-saved = The log is in { $path }.
cli-play-no-seat = There are { $seats } seats: --me takes P1 to P{ $seats }, joined by commas.
cli-no-entropy = The system has no randomness to give: { $error }. Try --seed.

cli-sim-about = Play many games quickly and count
cli-sim-games = How many games (10000)
cli-sim-threads = On how many threads (all cores)
cli-sim-bots = Who plays: one level for all, or one for each seat, joined by commas (random)
cli-sim-examples =
    Examples:
      understory sim { $game } --games 100000
      understory sim { $game } --seats 4 --seed 7 --json
cli-sim-head = { $games } games in { $seconds } s ({ $cpu } s of processor time, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, seed { $seed })
cli-sim-speed = { $games } games and { $decisions } decisions a second
cli-sim-seat = { $seat }: { $mean } ± { $error } points ({ $low } to { $high }), wins { $share } % ({ $from }–{ $to } %)
cli-sim-threads-failed = The threads could not be started: { $error }. Try fewer.
cli-bot-count = { $bots } bots for { $seats } seats: give one bot, or one for each seat.

cli-score-about = Score the end of a game from your own box
cli-score-file = The position as text or JSON; - reads it from the input
cli-score-game = Which game, if the file does not say
cli-score-which-game = The file does not say which game it is: begin it with the game’s name, or use --game.
cli-score-examples =
    Example:
      understory score evening.txt

cli-replay-about = Check the log of a game and step through it
cli-replay-file = The log; - reads it from the input
cli-replay-view = Through whose eyes: P1 to P6, or public
cli-replay-step = Show the table after this many steps
cli-replay-check = Only check it
cli-replay-next = Enter for the next decision, q to stop.
cli-replay-no-seat = There are { $seats } seats at this table: --view takes P1 to P{ $seats }, or public.
cli-replay-no-step = The log has { $steps } steps.
cli-replay-whole = A whole game of { $steps } steps, all of them by the rules.
cli-replay-unfinished = { $steps } steps, all of them by the rules; the game is not over.

cli-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-won = { $name } wins.
cli-shared = { $names } share the win.
cli-nobody-won = Nobody at the table wins.

cli-unknown-game = There is no game “{ $game }”; there is { $known }.
cli-cannot-read = Cannot read { $path }: { $error }
cli-cannot-write = Cannot write { $path }: { $error }
cli-error-command = There is no command “{ $command }”; there is { $known }.
cli-error-unknown = “{ $argument }” is not known here.
cli-error-missing = Something is missing: { $argument }
cli-error-value = “{ $value }” does not fit { $argument }.
cli-error-conflict = { $argument } does not go together with { $other }.
cli-error-other = The command line cannot be read.
cli-error-help = “understory --help” shows what can be said.
cli-expected-games = Give a whole number, 1 or more.
cli-expected-threads = Give a whole number from 1 to 1024.
cli-expected-seats = Give a whole number, 1 or more.
cli-expected-seed = Give a whole number, 0 or more.
cli-expected-step = Give a whole number, 0 or more.
cli-expected-me = Give seats as P1 or P1,P3.
cli-expected-view = Give a seat, P1 to P6, or public.
cli-expected-set = Give an option as key=value.
cli-expected-lang = Give en or fr.

cli-play-bots = How well the bots play: one level for all, or one for each seat (tree)
cli-value-a = PLAYER
cli-value-b = PLAYER
cli-value-iterations = N
cli-expected-bots = Give a level: random, seedling, sapling, tree, canopy or ancient.
cli-expected-iterations = Give a whole number, 1 or more.
cli-arena-about = Let two levels play against each other, on the same deals from every seat
cli-arena-a = Who takes one seat: a level (canopy, or canopy@5000 for so many iterations, canopy@300ms for so much time, canopy:uct_c=0.2 to search by other parameters), style:NAME for a sparring partner, or cmd:COMMAND for a program of your own
cli-arena-b = Who takes all the others
cli-arena-games = How many games (200); each deal is played once from every seat
cli-arena-examples =
    Example:
      understory arena { $game } --a tree --b sapling
cli-arena-head = { $a } against { $others ->
    [one] { $b }
   *[other] { $others } × { $b }
}: { $games } games, seed { $seed }
cli-arena-result = wins { $share } ± { $half } % (a fair share is { $fair } %), margin { $margin } ± { $error } points
cli-arena-elo = Elo { $elo } ({ $low } to { $high }); { $wins } won, { $losses } lost, { $draws } shared

cli-value-ladder = PLAYERS
cli-value-ms = N
cli-value-sprt = ELO0,ELO1
cli-value-journal = FILE
cli-value-svg = FILE
cli-value-level = LEVEL
cli-any-ms = Think so many milliseconds a decision
cli-any-iterations = Think so many iterations a decision, in place of the level’s own budget
cli-arena-ladder = All pairs of these levels, joined by commas, and a rating for each
cli-arena-sprt = Stop as soon as it is clear whether the difference is ELO0 or ELO1, such as 0,20
cli-arena-journal = Keep finished games in this file; the same command goes on where it was stopped
cli-arena-svg = Draw the ladder into this file
cli-arena-style = There is no sparring partner “{ $style }” here; { $count ->
    [0] this game has none.
   *[other] this game has { $styles }.
 }
cli-arena-few = A ladder needs at least two players, joined by commas.
cli-arena-start = A program could not be started and forfeits a game: { $error }
cli-arena-gone = A program has ended in the middle of a game and forfeits it.
cli-arena-slow = A program did not answer within { $ms } ms and a second of grace; it forfeits a game.
cli-arena-nonsense = A program answered “{ $answer }”, which is no legal action; it forfeits a game.
cli-arena-other-journal = { $path } is the journal of another match; name a new file.
cli-arena-sprt-upper = The sequential test accepts the larger difference.
cli-arena-sprt-lower = The sequential test accepts the smaller difference.
cli-expected-ms = Give a whole number, 1 or more.
cli-expected-sprt = Give two Elo differences, the smaller first, such as 0,20.
cli-expected-level = Give a level: random, seedling, sapling, tree, canopy or ancient.
cli-bot-about = A bot for other programs: a line of JSON in, an action out (docs/bot-protocol.md)
cli-bot-level = How well it plays (canopy)
cli-bot-other-game = this bot plays { $game }
cli-bot-nothing = there is nothing for this seat to decide

cli-art-about = The pictures: how many there are, and contact sheets of all of them
cli-art-sheet = Write contact sheets as SVG into this folder (“art” if you name none)
cli-art-examples =
    Examples:
      understory art
      understory art --sheet
      understory art --sheet pictures
cli-art-sprite = { $sprite }: { $pictures } pictures, { $size } kB
cli-art-written = Written: { $path }
cli-value-sheet = FOLDER
cli-serve-about = Open the table in the browser (also without a command)
cli-serve-ready = The table is set: { $url }
cli-serve-phones = Scan this code with a phone on the same network to join.
cli-serve-failed = The server cannot run: { $error }
cli-serve-no-folder = There is no folder for your data; name one with --data-dir.
cli-serve-examples =
    Examples:
      understory
      understory serve --bind 0.0.0.0:7117
      understory serve --database-url postgres://localhost/understory
cli-any-bind = Where to listen (127.0.0.1:7117); 0.0.0.0:7117 lets others in your network come
cli-any-database_url = A PostgreSQL address, in place of the file in your data folder
cli-any-data_dir = The folder for the file with all tables
cli-any-no_open = Do not open the browser
cli-any-rate = Work a second that one person may ask for, in small pages (60); 0 = unlimited
cli-any-trusted_proxies = Proxies in front of the server, by address or network: only they are believed about where a visitor comes from
cli-any-bot_pause = Milliseconds before each move of a bot (500)
cli-any-bot_tables = Allow tables at which only bots play; they play on while nobody watches
cli-any-log_json = Write the server’s log as JSON
cli-value-bind = ADDRESS
cli-value-database_url = URL
cli-value-data_dir = FOLDER
cli-value-rate = N
cli-value-bot_pause = MS
cli-expected-bind = Give an IP address and a port, such as 127.0.0.1:7117

## The server behind a proxy

cli-any-public_url = Where people find the server, if a proxy stands before it; links are written with it
cli-value-public_url = URL
cli-expected-public_url = Give the scheme and the host, such as https://forest.example

## The operator

cli-serve-locked = { $file } is served by another server already. Stop that one, or give this one another folder with --data-dir.
cli-serve-listen = { $address } cannot be listened on: { $error }. Choose another with --bind, or --operator-bind for the operator.
cli-any-database_url_file = A file that holds the PostgreSQL address, so that nobody reads it off the command line
cli-any-operator_bind = Address for the operator alone: health, figures, `understory admin` (127.0.0.1, the port after that of --bind)
cli-any-no_operator = Open no address for the operator
cli-any-keep_empty = Days before a table at which nothing has happened is deleted (7); 0 = never
cli-any-keep_abandoned = Days before an unfinished table that nobody has touched is deleted (180); 0 = never
cli-any-keep_persons = Days before somebody who has no table is forgotten (90); 0 = never
cli-any-keep_pads = Days before a saved scoring pad is deleted (1825, five years); 0 = never
cli-value-database_url_file = FILE
cli-value-trusted_proxies = NETWORKS
cli-value-operator_bind = ADDRESS
cli-value-keep_empty = DAYS
cli-value-keep_abandoned = DAYS
cli-value-keep_persons = DAYS
cli-value-keep_pads = DAYS
cli-expected-operator-bind = Give an IP address and a port, such as 127.0.0.1:7118
cli-expected-trusted-proxy = Give addresses or networks, such as 127.0.0.1/32,10.0.0.0/8
cli-backup-about = Copy all tables into a file, while the server runs
cli-backup-examples =
    Example:
      understory backup tables-today.sqlite
    With PostgreSQL, use pg_dump.
cli-backup-file = The new file
cli-backup-done = Everything is in { $file } now ({ $size } kB). Keep it as you would keep a password.
cli-backup-missing = There is nothing at { $path }.
cli-backup-exists = { $path } is there already. Name another file; for `restore`, add --replace to keep the old tables beside the new ones.
cli-backup-served = A server serves { $path }. Stop it first.
cli-backup-unsound = { $path } is no sound backup: { $error }
cli-backup-io = { $path }: { $error }
cli-restore-about = Put a backup in the place of the tables; the server must not run
cli-restore-file = The backup
cli-restore-replace = Replace the tables that are there; they are kept beside, under another name
cli-restore-done = The tables of { $file } are in place.
cli-restore-old = What was there before is kept as { $path }
cli-admin-about = Look after a running server: tables, people, bans, limits, announcements
cli-admin-examples =
    Examples:
      understory admin status
      understory admin tables --running
      understory admin announce "The server restarts at ten."
      understory admin ban 203.0.113.0/24 --why flood
cli-admin-json = Print the answer as JSON
cli-admin-status-about = How the server is
cli-admin-status-says = Version { $version }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} open, { $streams ->
    [one] one page
   *[other] { $streams } pages
} following, { $rate } units a second for each person, { $bans ->
    [one] one ban
   *[other] { $bans } bans
}.
cli-admin-tables-about = List tables, newest first
cli-admin-tables-running = Only those that are not over
cli-admin-tables-finished = Only those that are over
cli-admin-table = { $id }  { $game }  { $names }  { $steps ->
    [one] one step
   *[other] { $steps } steps
}
cli-admin-table-over = { $id }  { $game }  { $names }  { $steps ->
    [one] one step
   *[other] { $steps } steps
}, over
cli-admin-close-about = End a table for good
cli-admin-closed = Table { $id } is closed.
cli-admin-export-about = Print the log of a finished game; with --json, in words too
cli-admin-delete-about = Delete a table and all that is known of it
cli-admin-deleted = Table { $id } is deleted.
cli-admin-persons-about = List people by how many tables they have
cli-admin-person = { $person }  { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cli-admin-export-person-about = Print what is kept of a person
cli-admin-delete-person-about = Forget a person: credentials, name, and tables that were theirs alone
cli-admin-forgotten = The person is forgotten: { $deleted ->
    [one] one table deleted
   *[other] { $deleted } tables deleted
}, { $unnamed ->
    [one] one more without their name
   *[other] { $unnamed } more without their name
}.
cli-admin-sign-out-about = End all credentials of a person, for instance of a lost phone
cli-admin-signed-out = { $ended ->
    [0] There were none.
    [one] One device knows the person no more.
   *[other] { $ended } devices know the person no more.
}
cli-admin-bans-about = List who is kept out
cli-admin-ban-about = Keep out a person, an address or a network
cli-admin-banned = { $who } is kept out.
cli-admin-unban-about = Let somebody in again
cli-admin-unbanned = { $who } may come again.
cli-admin-rate-about = Set how much work a second one person may ask for, at this server and until it is started again; servers that share its database keep their own rate
cli-admin-rated = { $rate ->
    [0] Nothing is counted from now on.
   *[other] Each person may ask for { $rate } units a second from now on.
}
cli-admin-announce-about = Tell everybody at this server something at the top of every page, until it is started again; without a text, nothing more
cli-admin-announced = Everybody sees it now.
cli-admin-silent = Nothing is announced any more.
cli-admin-forget-signing-key-about = End the signed cookies of servers before version 0.2; whoever has only such a one is a new person
cli-admin-key = Signed cookies count no more.
cli-admin-no-server = No server has left a note in { $folder }. Is one running, with this --data-dir?
cli-admin-no-answer = The server at { $address } does not answer: { $error }
cli-any-id = Its name, as in the list
cli-any-limit = At most so many rows (100)
cli-any-who = A person, an address or a network, such as 203.0.113.0/24
cli-any-why = The reason, as a note to yourself
cli-any-text = What to tell
cli-admin-rate-rate = Units a second; 0 = unlimited
cli-value-id = NAME
cli-value-limit = N
cli-value-who = WHO
cli-value-why = REASON
cli-value-text = TEXT
