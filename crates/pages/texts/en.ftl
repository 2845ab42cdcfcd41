## Pages: the frame

pages-skip = Skip to the table
pages-nav = Site
pages-nav-tables = My tables
pages-nav-watch = Watch a log
pages-language = English
pages-theme-system = As my device
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
pages-undo = Take back
pages-look-at = Look closely at { $name }
pages-bench = Your hand and your choices
pages-seat-free = waiting for a friend
pages-seat-link = Link for your friend
pages-seat-stand-in = Let a bot play on
pages-seat-give-back = Give the seat back
pages-shield-hand-over = Hand the device to { $name }
pages-shield-why = The cards stay hidden until the next person is ready.
pages-shield-ready = I am { $name }
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

## Arboretum

pages-arboretum-prompt-draw-1 = Draw your first card: from the deck or a discard pile.
pages-arboretum-prompt-draw-2 = Draw your second card.
pages-arboretum-prompt-choose = Which card do you plant?
pages-arboretum-prompt-place = Where shall your { $card } stand?
pages-arboretum-prompt-discard = Discard a card; seven stay in your hand.
pages-arboretum-prompt-discard-last = Discard your last card; then the gardens are counted.
pages-arboretum-deck = Deck
pages-arboretum-discards = { $name }
pages-arboretum-discards-none = No discards yet
pages-arboretum-beneath = { $cards ->
    [one] 1 more
   *[other] { $cards } more
}
pages-arboretum-boxed = Not in this game
pages-arboretum-known = In hand for all to know
pages-arboretum-worth = { $points ->
    [one] 1 point at most
   *[other] { $points } points at most
}
pages-arboretum-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pages-arboretum-paths = Best paths
pages-arboretum-path = { $species }: a path worth { $points } ({ $cards })
pages-arboretum-path-scored = { $species }: { $points } points ({ $cards })
pages-arboretum-path-denied = { $species }: { $points } points missed, another hand held more ({ $cards })
pages-arboretum-bare = No tree yet
pages-arboretum-gain = Your paths would be worth { $points } more.
pages-arboretum-zoom = Size of the garden
pages-arboretum-zoom-fit = Whole
pages-arboretum-zoom-near = Larger
pages-arboretum-zoom-close = Largest
pages-arboretum-live-held = in your hand: { $sum }
pages-arboretum-live-right = At most: a path counts only for whoever holds the most of its species at the end.
pages-arboretum-memory-held = { $seat } holds { $cards }.
pages-arboretum-memory-unseen = Not seen yet of { $species }: { $ranks }

## Rainforest

pages-rainforest-prompt-zone = Choose a zone: you may take its tile, and you take some of its animals.
pages-rainforest-prompt-zone-last = The last round: choose a zone.
pages-rainforest-prompt-tile = Keep the tile, or put it back under its pile?
pages-rainforest-prompt-tokens = Take all animals of one colour, or all of one kind.
pages-rainforest-prompt-give = You emptied the zone: you may exchange one of your tokens.
pages-rainforest-prompt-get = Which token of the board do you take for it?
pages-rainforest-prompt-place = Lay tokens on your waiting tiles, or stop here.
pages-rainforest-prompt-validate = Which finished tile goes into your jungle first?
pages-rainforest-prompt-bonus = You made a protected zone: put its token on one of the glowing tiles.
pages-rainforest-prompt-reserve-1 = Too many tokens: choose the first one you keep.
pages-rainforest-prompt-reserve-2 = And the second one you keep?
pages-rainforest-zone = Zone: { $zone }
pages-rainforest-pile = { $tiles ->
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
}
pages-rainforest-tile = Tile { $tile } ({ $colours }), { $points } points, asks for: { $needs }
pages-rainforest-tile-with = Tile { $tile } ({ $colours }), { $points } points, asks for: { $needs }; on it: { $tokens }
pages-rainforest-protected = Protected zones
pages-rainforest-bag = { $tokens ->
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
pages-rainforest-round = round { $round }
pages-rainforest-last-round = last round
pages-rainforest-tokens = Your tokens
pages-rainforest-clearing = Waiting tiles
pages-rainforest-declined = Left for good
pages-rainforest-first = Began the game
pages-rainforest-balance = Balance: two points for every later tile
pages-rainforest-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pages-rainforest-memory-under = Under the { $zone } pile, in this order: { $tiles }
