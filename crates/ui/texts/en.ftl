## Pages: the frame

pages-skip = Skip to the table
pages-nav = Site
pages-nav-tables = My tables
pages-nav-watch = Replay a log
pages-language = English
pages-theme-system = Match device
pages-theme-light = Day
pages-theme-dark = Night
pages-home = Home
pages-yes = yes
pages-no = no
pages-random = chance decides

## Home

pages-welcome = Sit down under the trees
pages-welcome-line = Five forest games, played to the letter: alone against honest bots, with friends in the room, or by link.
pages-seats = { $low } to { $high } players
pages-seats-exact = { $seats } players
pages-play-now = Play now
pages-play-now-level = against { $level }
pages-new-table = New table

## Levels of the bots

pages-level-random = Breeze (random)
pages-level-seedling = Seedling
pages-level-sapling = Sapling
pages-level-tree = Tree
pages-level-canopy = Canopy
pages-level-ancient = Ancient

## A new table

pages-lobby-seats = Who plays?
pages-lobby-options = How do you play?
pages-lobby-cards = Your own cards
pages-lobby-cards-help = Paste your card file here to play with the values of your own box.
pages-lobby-go = To the table
pages-sitter-me = Me
pages-sitter-here = Somebody on this screen
pages-sitter-link = A friend, by link
pages-sitter-bot = Bot: { $level }
pages-sitter-name = Name

## The table

pages-prompt = It is your choice.
pages-status-over = The game is over.
pages-status-waiting = Waiting for { $names }
pages-this-turn = Chosen so far
pages-undo = Undo
pages-look-at = Look closely at { $name }
pages-bench = Your hand and your choices
pages-seat-free = waiting for a friend
pages-seat-link = Link for your friend
pages-seat-stand-in = Let a bot play on
pages-seat-back = I am back
pages-seat-open = Invite somebody else
pages-seat-away = { $minutes ->
    [0] away
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
pages-seat-away-hours = { $hours ->
    [one] away for an hour
   *[other] away for { $hours } hours
}
pages-shield-hand-over = Hand the device to { $name }
pages-shield-why = The cards stay hidden until the next person is ready.
pages-shield-ready = I am { $name }
pages-shield-to = Hand the device to { $name }
pages-live-sheet = Points so far
pages-memory = What I have seen
pages-memory-help = The table keeps in mind for you which hidden cards you have seen.
pages-log = What happened
pages-look-back = Look back
pages-pace-fast = Bots: fast
pages-pace-slow = Bots: at a human pace

## The end

pages-ending = Final score
pages-winner = wins
pages-total = Total
pages-rematch = Play again
pages-rematch-join = To the next game
pages-replay = Watch the game
pages-log-download = Download the log

## Replay

pages-replay-step = Step { $at } of { $steps }
pages-replay-first = To the start
pages-replay-back = One step back
pages-replay-on = One step on
pages-replay-last = To the end
pages-replay-slider = Step
pages-replay-go = Show
pages-replay-viewers = Seen by
pages-replay-open = All cards open
pages-onlooker = Onlooker
pages-watch-line = Choose a log file that Understory has written.
pages-watch-file = Log file
pages-watch-go = Watch

## My tables and invitations

pages-tables-none = No tables yet. Choose a game and sit down.
pages-tables-running = In play
pages-tables-over = Finished
pages-tables-yours = your move
pages-tables-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
pages-join = You are invited
pages-join-line = { $host } keeps a seat for you at a table of { $game }.
pages-join-sit = Sit down
# How long, as pages-absence-minutes says it.
pages-join-absence = If you are gone: { $after } the host may let a bot play for you, or give your seat to somebody else.

## When something is wrong

pages-error = That did not work
pages-error-not-found = There is nothing here. The address may be mistyped, or the table is gone.
pages-error-forbidden = You do not sit at this table.
pages-error-stale = The table has moved on since you looked. Choose again.
pages-error-undo = There is nothing left to take back.
pages-error-origin = This form came from another site. Use the pages of this server.
pages-error-rate = That was a lot at once. Wait a moment and try again.
pages-error-input = Something in the form cannot be read: { $what }
pages-error-too-large = That is too large.
pages-error-fields = A form has at most { $most } fields.
pages-error-cards = Own cards take at most { $most } KiB.
pages-error-banned = The host of this server does not let you in.
pages-error-busy = The server has more to do than it can right now. Wait a moment and try again.
pages-error-full = The disk of the server is full, so nothing was written. Nothing is lost; ask the host to make room, then try again.
pages-error-closed = The host of this server has closed the table.
pages-error-not-yours = Only whoever sits there may do that.
pages-error-long-log = This log has more than { $most } steps: no game of this kind is so long.
pages-error-not-away = Only whoever sits there can do that for { $seat }, until they have been away for { $minutes } minutes.
pages-error-invitation = This invitation does not lead anywhere any more: somebody sat down with it, or there is a newer one. Ask your host for another.
pages-error-restless = This table has seen too many changes. Moves are still welcome.
pages-error-tables = You have { $most } tables in play already. Finish one first.
pages-error-streams = Too many pages follow tables at once. Close some and try again.
pages-error-hidden = At this table hands stay hidden after the game, so its log is not open.
pages-error-code = This code is not right, or not any more. Codes work once, for five minutes.
pages-error-running = The game is not over yet. Its log is open to everybody when it is.
pages-error-seat-taken = Somebody sits there already.
pages-error-server = The server could not do that. Nothing is lost; try again.
pages-error-me = One seat at most can be yours; give the others to people on this screen, to friends or to bots.
pages-error-no-bots = No bots play this game: leave the seats to people.
pages-error-only-bots = Take a seat yourself, or leave one to somebody: tables of bots alone are off at this server.

## The guide: rules, glossary, lessons

pages-guide = Guide to the game
pages-guide-learn = Learn in 3 minutes
pages-guide-rules = Rules
pages-guide-cards = All cards
pages-guide-learn-of = { $game }: learn in 3 minutes
pages-guide-rules-of = { $game }: rules
pages-guide-cards-of = { $game }: all cards
pages-guide-contents = Chapters
pages-guide-close = Close the guide
pages-guide-first-edition = Only in the first edition

pages-cards-search = Search
pages-cards-search-go = Find
pages-cards-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] One entry
   *[other] { $count } entries
}
pages-cards-source-rulebook = From the rulebook
pages-cards-source-card-face = As printed on the card
pages-cards-source-reconstruction = Reconstruction
pages-cards-copies = { $count ->
    [one] One of them
   *[other] { $count } of them
}
pages-cards-trees = Trees
pages-cards-others = And also

pages-learn-try = Your choice: try what glows.
pages-learn-again = Try something else
pages-learn-back = Back
pages-learn-on = Go on
pages-learn-steps = Steps of the lesson
## The scoring pad

pages-pad = Scoring pad
pages-pad-line = You have the real box on the table? Tap in how it ended, and read off the score.
pages-pad-of = { $game }: scoring pad
pages-pad-no-game = There is no scoring pad for such a game.
pages-pad-no-code = This link to a scoring pad is damaged or too long. Open the pad anew, or ask for the link again.
pages-pad-no-tap = This button does not fit the pad as it is now. Go back and try again.
pages-pad-no-saved = There is no saved score at this address. Perhaps a letter of the link is missing.
pages-pad-done = Done
pages-pad-less = { $what }: { $by } fewer
pages-pad-more = { $what }: { $by } more
pages-pad-seats = Players
pages-pad-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
pages-pad-tab = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
pages-pad-tab-wrong = { $name }: something does not fit
pages-pad-tab-bare = { $name }
pages-pad-table = The table
pages-pad-names = Names
pages-pad-names-keep = Use these names
pages-pad-sheet = Score
pages-pad-wrong = No score yet, because something cannot be:
pages-pad-untouched = Nothing is on the pad yet.
pages-pad-save = Save and share
pages-pad-save-help = You get a short link. The address of this page is a link to the pad as well.
pages-pad-link = Link to this score
pages-pad-correct = Correct it
pages-pad-new = Start a new pad
pages-pad-remove-tree = Take this tree away
## The reader's own name

pages-own-name = Your name
pages-own-name-keep = Remember it
## The table explains itself

pages-why-not = Why not?
pages-coach = Coach
pages-coach-help = Two sentences beside each kind of decision, the first time it comes up.
pages-coach-off = Hide tips
pages-keys = Keys
pages-keys-arrows = walk through the glowing choices
pages-keys-enter = choose
pages-keys-tab = walk through everything on the page
pages-keys-undo = take back
pages-keys-log = fold and unfold what happened
pages-keys-escape = put the large card away
pages-keys-help = this sheet
pages-close = Close
pages-rule-read = Read the rule
pages-sound = Sounds
pages-skip-telling = Skip to the result

## Values of options in the lobby

pages-option-named = Name them

## Who sits where

pages-status-closed = The host of this server has closed this table.
pages-notice-sits = { $seat } sat down
pages-notice-bot = A bot plays for { $seat }
pages-notice-back = { $seat } plays again
pages-notice-open = The host opened the seat of { $seat } to somebody else
pages-hidden = Hands stay hidden
pages-hidden-help = When the game is over, nobody can look into the hands of others.
pages-absence = If somebody leaves
pages-absence-minutes = { $minutes ->
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
}
pages-absence-help = When somebody has been away for so long, you can let a bot play for them or invite somebody else.

## The same person on another device

pages-device = Use on another device
pages-device-line = Your seats and tables belong to this browser. With a code, another one becomes yours as well.
pages-device-code = Show me a code
pages-device-again = Another code
pages-device-there = On the other device, open { $address } and type:
pages-device-minutes = It works once, for { $minutes } minutes. Whoever types it is you: show it to nobody else.
pages-device-have = I have a code from another device
pages-device-enter = A code from another device
pages-device-type = The code
pages-device-enter-go = It is me
pages-device-known = This browser has tables of its own. They are not lost as long as another device of yours knows them, but here you will see those of the other device.
pages-device-others = A device is lost?
pages-device-others-line = All your other devices are signed out at once. This one stays.
pages-device-others-go = Sign out my other devices
pages-record-why = This game was played by older rules (version { $rules }), which this server does not know any more. Here is how it went.
pages-record-won = won

## The operator of a server

pages-operator-trouble = The server could not do that: { $error }
pages-operator-missing = There is nothing of this name.
pages-operator-token = The operator’s token is missing or wrong.
pages-operator-running = This game is not over: its hands are nobody’s to see. A backup keeps the game.
pages-operator-who = { $who } is no person, address or network (such as 203.0.113.0/24).
pages-operator-long = An announcement has at most { $most } characters.
