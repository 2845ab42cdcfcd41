## Words that every game shares.

table-expect-choice = choose one of { $words }
table-expect-number = give a whole number from { $low } to { $high }
table-expect-some = list some of { $of }, joined by commas, or say { $or }

table-fault-seats = this game is for { $low } to { $high } players, not { $seats }
table-fault-no-data = { $game } has no cards of its own to replace
table-fault-option = there is no such option; the game knows { $known }
table-fault-value = “{ $value }” does not fit: { $expected }

table-refusal-over = The game is over.
table-refusal-chance = It is chance’s move; nobody can act now.
table-refusal-not-chance = It is a player’s move, not chance’s.
table-refusal-not-awaited = It is not { $seat }’s move; the table waits for { $awaited }.
table-refusal-illegal = { $why } (rule { $rule })
table-refusal-impossible = That cannot come up here.
table-error-notation = Cannot read “{ $text }”: { $expected }.

table-log-line = line { $line }: { $why }
table-log-not-a-log = this is no Understory log; the first line should read “understory-log 1”
table-log-schema = this log has form { $schema }; this program reads form { $known }
table-log-header = not a header line; game, rules, seats, option key=value or data is expected, then an empty line
table-log-missing = the header does not say “{ $name }”
table-log-step = not a step; a step is “* outcome” or “P1 action”
table-log-game = the log is of the game “{ $game }”
table-no-bots = no bots play { $game }
table-log-rules = the log was played by rules version { $version }; this program has version { $known }
table-log-setup = the set-up does not fit: { $place }: { $why }

table-expected-seat = a seat is written P1 to P6
table-expected-viewer = say a seat, P1 to P6, or “public”
