

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
pages-arboretum-shown = Hand
pages-arboretum-peek-held = In your hand, { $species } counts { $sum }.
pages-arboretum-peek-path = Your best path of it is worth { $points }.
pages-arboretum-peek-gain = In its best place it adds { $points } to your paths.
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
pages-arboretum-zoom-fit = Fit
pages-arboretum-zoom-near = ×1.5
pages-arboretum-zoom-close = ×2
pages-arboretum-live-held = in your hand: { $sum }
pages-arboretum-live-right = At most: a path counts only for whoever holds the most of its species at the end.
pages-arboretum-memory-held = { $seat } holds { $cards }.
pages-arboretum-memory-unseen = Not seen yet of { $species }: { $ranks }

## Rainforest

pages-rainforest-prompt-zone = Choose a zone, for its tile and its animals.
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
pages-rainforest-tile = Tile { $tile } ({ $colours }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, asks for: { $needs }
pages-rainforest-tile-with = Tile { $tile } ({ $colours }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, asks for: { $needs }; on it: { $tokens }
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

## Canopée: the board

pages-canopee-season = Season { $season } of { $of }
pages-canopee-deck = { $cards ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
pages-canopee-piles = Growth piles
pages-canopee-pile = Pile { $pile }
pages-canopee-pile-far = Out of your reach
pages-canopee-pile-centre = in the middle
pages-canopee-pile-between = { $one } and { $other }
pages-canopee-pile-yours = you are looking at it
pages-canopee-pile-theirs = { $name } is looking at it
pages-canopee-cards = { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
pages-canopee-known-to-others = { $cards ->
    [one] others know a card of it
   *[other] others know { $cards } cards of it
}
pages-canopee-threats-inside = { $cards ->
    [one] one of them is a threat
   *[other] { $cards } of them are threats
}
pages-canopee-drawn = Drawn
pages-canopee-germination = Germination
pages-canopee-top = Top card
pages-canopee-points = { $points } points
pages-canopee-points-help = Points if the game ended now
pages-canopee-complete = { $trees ->
    [0] no complete tree
    [one] one complete tree
   *[other] { $trees } complete trees
}
pages-canopee-tree = Tree { $tree }: { $height ->
    [one] one trunk
   *[other] { $height } trunks
}, still growing, { $trunks } on the trunks
pages-canopee-tree-complete = Tree { $tree }: { $height ->
    [one] one trunk
   *[other] { $height } trunks
} worth { $trunks }, canopy ×{ $canopy }: { $points } points
pages-canopee-new-tree = new tree
pages-canopee-no-trees = No trees yet
pages-canopee-award = Was the tallest tree of a season
pages-canopee-scored = Scored
pages-canopee-used = rests
pages-canopee-under-pitcher = { $cards ->
    [one] under the pitcher plant
   *[other] { $cards } under pitcher plants
}
pages-canopee-under-hoatzin = { $cards ->
    [one] kept by the hoatzin
   *[other] { $cards } kept by the hoatzin
}
pages-canopee-adding = still to be added
pages-canopee-glossary = What these cards do
pages-canopee-before-you = Cards before you
pages-canopee-worth = for plants, weather and animals if you take it now
pages-canopee-do-boa = boa: take it
pages-canopee-do-leave = goliath: leave it
pages-canopee-do-hide = hide it
pages-canopee-do-uncover = turn it up
pages-canopee-do-take = take it
pages-canopee-do-play = play it
pages-canopee-times = { $count } × { $card }
pages-canopee-memory-pile = Pile { $pile }: { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}and one unknown card
   *[other] {" "}and { $unknown } unknown cards
}
pages-canopee-memory-pitcher = Under your pitcher plants: { $cards }
pages-canopee-memory-hoatzin = Kept by your hoatzin: { $cards }
pages-canopee-memory-hoatzin-of = Kept by the hoatzin of { $seat }: { $cards }

## Canopée: what is asked

pages-canopee-ask-for-spirit = For the Spirit, both would do: { $what }
pages-canopee-ask-before = Your turn. Look at the piles, or let an animal help first.
pages-canopee-ask-choose = Take this pile, or leave it and look at the next?
pages-canopee-ask-leave = Which threats does the goliath leave behind?
pages-canopee-ask-hide = Hide a card under your pitcher plant, or go on.
pages-canopee-ask-uncover = The pitcher plants are full: which card comes to light?
pages-canopee-ask-sky-put = Lay the top card on one of the piles.
pages-canopee-ask-add = Where does it grow? Choose a tree or begin a new one.
pages-canopee-ask-target-drought = Drought: which card do you give up?
pages-canopee-ask-target-ants = Ants: which card do they carry away?
pages-canopee-ask-target-lightning = Lightning: which card do you lose?
pages-canopee-ask-target-fungi = Fungus: which other card do you discard?
pages-canopee-ask-target-fire = Fire: which plant burns?
pages-canopee-ask-target-disease = Disease: which animal do you lose?
pages-canopee-ask-target-blight = Blight: which plant of your largest group withers?
pages-canopee-ask-storm-at = Lightning! Who is struck with you?
pages-canopee-ask-storm = Lightning! Draw or discard?
pages-canopee-ask-pick = Which card do you take?
pages-canopee-ask-offer-to = To whom do you offer the other card?
pages-canopee-ask-answer = A card is offered to you. Do you take it?
pages-canopee-ask-passed-all = You left all piles: draw the top card, or wake the sloth.
pages-canopee-ask-after = Anything more before your turn ends?
pages-canopee-ask-wild = The season ends: use your ants or butterflies, or go on.
pages-canopee-ask-jaguar-at = Whom does your jaguar hunt?
pages-canopee-ask-seed-pick = Your seeds germinate: which card do you keep?
pages-canopee-ask-steal-from = The tallest tree is yours: whose animal do you want?
pages-canopee-ask-steal = Which animal moves into your forest?
pages-canopee-ask-hunting = The hunters are here: pay them, or lose an animal.
pages-canopee-ask-rot = Which trunk rots?

## Canopée: season cards

pages-canopee-season-cleansing = Whoever takes a pile with a threat draws one card more.
pages-canopee-season-danger = Only one threat of each kind goes away when the season ends.
pages-canopee-season-diversity = Most species of animals: 3 points.
pages-canopee-season-fecundity = There is a fourth pile.
pages-canopee-season-hunting = At the end, lose an animal at random or 4 points.
pages-canopee-season-leaves = One point for each species of plant at the end.
pages-canopee-season-mating = A new pair of animals draws two cards; one may be added.
pages-canopee-season-rot = At the end each growing tree loses a trunk and brings its value.
pages-canopee-season-sky = Taking rain or sun shows you the top card; lay it on a pile.
pages-canopee-season-stature = The tallest tree takes an animal from another forest instead of points.
pages-canopee-season-symbiotes = A completed tree draws two cards: keep one, offer the other.

## Canopée: what cards do

pages-canopee-help-fern = 2 points each, if you have an odd number of them.
pages-canopee-help-bromelia = One: 2 points. Two: 7. Three or more: −3.
pages-canopee-help-monstera = Three or more: 8 points.
pages-canopee-help-philodendron = 8 points for every three.
pages-canopee-help-weather = Each pair of rain and sun: 5 points.
pages-canopee-help-trunk = Makes a tree higher and brings its number once the tree is complete.
pages-canopee-help-canopy = Completes a tree: its number for every trunk.
pages-canopee-help-seed = At the end of the season, look at germination cards and keep one for each seed.
pages-canopee-help-fire = One: your seeds see one card more. Two: you lose two plants. Three: everybody loses one.
pages-canopee-help-disease = Two: you lose two animals. Three: everybody loses one.
pages-canopee-help-drought = Discard a card of your forest at once.
pages-canopee-help-blight = At the end of the season you lose a plant of your largest group.
pages-canopee-help-lightning = You and another draw two cards, or you both discard two.
pages-canopee-help-mate = More points together with its active partner.
pages-canopee-help-boa = Refuse a pile but take one card of it.
pages-canopee-help-frog = Before looking: a card on every pile.
pages-canopee-help-ants = Discard a card of your forest.
pages-canopee-help-kinkajou = Your seeds keep one germination card more.
pages-canopee-help-sloth = After leaving all piles, draw two cards.
pages-canopee-help-toucan = Before your turn, look at any pile.
pages-canopee-help-goliath = Take a pile but leave its threats behind.
pages-canopee-help-hoatzin = Take a pile face down until the season ends.
pages-canopee-help-howler = Refuse a pile and discard it.
pages-canopee-help-jaguar = Takes an animal at random when the season ends.
pages-canopee-help-tamarin = Draw a card for every complete tree, add one of them.
pages-canopee-help-marmoset = Points for every different height of your complete trees.
pages-canopee-help-butterfly = At the end of a season it turns into a fern, bromelia or monstera you already have.
pages-canopee-help-fungi = 1 point. Or: discard it with another card to draw one.
pages-canopee-help-lianas = 1 point for each of your complete trees.
pages-canopee-help-orchid = 4 points, unless rain and sun are two or more apart.
pages-canopee-help-pitcher = Hides a card of a pile you take until the season is over.

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
pages-error-only-bots = Take a seat yourself, or leave one to somebody: tables of bots alone are off at this server.

## Canopy, the city: the board

pages-city-round = Cycle { $cycle } of { $cycles } · turn { $turn } of { $turns }
pages-city-passing = Your hand goes on to { $name }
pages-city-left = Hands go on to the next seat
pages-city-right = Hands go back to the seat before
pages-city-chosen = { $done } of { $seats } have chosen
pages-city-price = A foundation costs you { $gold } gold
pages-city-thinks = choosing
pages-city-has-chosen = has chosen
pages-city-points = { $points } points
pages-city-points-help = Points on the table now; effects at the end of the game come on top
pages-city-pile = Pile { $pile }
pages-city-bare = free
pages-city-beneath = { $cards ->
    [0] foundation
   *[other] beneath
}
pages-city-base = Foundation: { $card }
pages-city-base-hidden = A card laid face down is the foundation
pages-city-hand = Your hand
pages-city-picked = chosen
pages-city-build-above = Build it on a glowing pile, or …
pages-city-found = lay it down as a foundation ({ $gold } gold)
pages-city-rest = { $cards ->
    [one] One card goes on
   *[other] { $cards } cards go on
}
pages-city-memory = Hand first dealt to { $seat } in cycle { $cycle }, still out of sight: { $cards }
pages-city-gift-foundations = { $n ->
    [one] Starts with one more foundation.
   *[other] Starts with { $n } more foundations.
}
pages-city-gift-discount = Foundations cost { $n } gold less.

## Canopy, the city: effects in words

pages-city-when-now = At once:
pages-city-when-cycle = End of cycle:
pages-city-when-end = End of game:
pages-city-when-before-cycle = Before the end of a cycle:
pages-city-when-after-building = Once a cycle, after building:
pages-city-do-all = { $what }
pages-city-do-gold = +{ $n } gold
pages-city-do-prestige = +{ $n } prestige
pages-city-do-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
pages-city-do-per = { $what } per { $count }
pages-city-do-most = { $what } (at most { $most })
pages-city-do-or = { $one } – or { $other }
pages-city-do-if = { $least ->
    [one] with one { $count }: { $what }
   *[other] with { $least } or more ({ $count }): { $what }
}
pages-city-do-pay = { $times ->
    [one] you may pay { $cost } gold: { $what }
   *[other] up to { $times } times, pay { $cost } gold: { $what }
}
pages-city-do-collect = take all cubes from your piles
pages-city-do-move-this = you may move this building
pages-city-do-move-other = you may move another building
pages-city-do-move-any = you may move a building
pages-city-do-rearrange-other = you may rearrange another pile
pages-city-do-rearrange-any = you may rearrange a pile
pages-city-some-gold = { $n } gold
pages-city-some-prestige = { $n } prestige
pages-city-do-place-this = { $what } onto this pile
pages-city-do-place-others = { $piles ->
    [one] { $what } onto another pile
   *[other] { $what } onto each of { $piles } other piles
}
pages-city-do-place-each = { $piles ->
    [one] { $what } onto a pile
   *[other] { $what } onto each of { $piles } piles
}
pages-city-count-one = one
pages-city-count-visible = visible { $type }
pages-city-count-other = other visible { $type }
pages-city-count-types = visible type
pages-city-count-under = building beneath it
pages-city-count-covered = { $n ->
    [one] covered building
   *[other] { $n } covered buildings
}
pages-city-count-piles = { $n ->
    [one] pile with a building
   *[other] { $n } piles with a building
}
pages-city-count-tall = pile of { $n } or more
pages-city-count-gold = { $n ->
    [one] gold you have
   *[other] { $n } gold you have
}
pages-city-count-prestige = { $n ->
    [one] prestige you have
   *[other] { $n } prestige you have
}
pages-city-count-low = visible building worth 0 or 1
pages-city-count-cycle = cycle so far

## Canopy, the city: what is asked

pages-city-ask-guild = Which guild do you join?
pages-city-ask-pick = Choose a card. All show theirs together.
pages-city-ask-play = Build it on a pile, or lay it face down for { $gold } gold?
pages-city-ask-order = Several effects wait: which comes first?
pages-city-ask-use = Do you want to use this effect?
pages-city-ask-offer = Does your guild help now?
pages-city-ask-branch = Which of these do you want?
pages-city-ask-pay = Do you want to pay?
pages-city-ask-from = Which building do you move?
pages-city-ask-to = Onto which pile?
pages-city-ask-may-to = Move it onto another pile, or leave it?
pages-city-ask-rearrange = Which pile do you rearrange?
pages-city-ask-next = Which card comes next, from the top down?
pages-city-ask-place = On which pile do the cubes go?

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
pages-guide-setup-arboretum = The start with two players: the deck, a place for everybody’s discards, six species in play, seven cards in your hand.
pages-guide-turn-arboretum = A turn: two cards have been drawn, and the oak 5 is about to be planted beside one of your trees. After that you discard one card.
pages-guide-setup-canopee = The start with two players: growth piles of one, two and three cards, the deck of the first season, and a starting trunk in every forest. You are looking at the first pile.
pages-guide-turn-canopee = A turn: the first pile was left and has grown to two cards. You are looking at the second, and you take it or leave it too.
pages-guide-setup-canopy-first = The start: growth piles of one, two and three cards, and the deck of the first season. The forests are still empty.
pages-guide-turn-canopy-first = A turn: the first pile was left and has grown to two cards. You are looking at the second, and you take it or leave it too.
pages-guide-setup-canopy-city = The start with three players: two free foundations before everybody, and seven cards in your hand.
pages-guide-turn-canopy-city = A turn: the card that you chose goes on the free foundation, or face down beside it as a new one. The other cards go on to your neighbour.
pages-guide-setup-rainforest = The start with two players: five zones, each with its tokens and the top tile of its pile, and the protected zones of this game. Your totem is the monkey.
pages-guide-turn-rainforest = A turn: the tile of the yellow zone waits in your clearing, and you have taken both monkeys from there. They complete the tile.

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
pages-cards-copies-germination = { $deck } in the deck, { $germination } for germination
pages-cards-copies-players = { $low } with three players, { $high } with six
pages-cards-each-season = One a season
pages-cards-solo = When you play alone
pages-cards-one-a-player = One a player
pages-cards-two-a-player = Two a player
pages-cards-unlimited = As many as you need
pages-cards-species = Species
pages-cards-trees = Trees
pages-cards-plants = Plants and seeds
pages-cards-weather = Weather
pages-cards-threats = Threats
pages-cards-animals = Animals
pages-cards-seasons = Shifting seasons
pages-cards-buildings = Buildings
pages-cards-guilds = Guilds
pages-cards-tokens = Species tokens
pages-cards-tiles = Tiles
pages-cards-zones = Protected zones
pages-cards-totems = Totems
pages-cards-others = And also

pages-cards-arboretum-species = Letter { $letter }. Eight trees, ranked 1 to 8. Whoever holds the most of it in hand at the end may score a path of it.
pages-cards-arboretum-tree = A point in a path. In hand it counts { $rank } for the right to score its species.
pages-cards-arboretum-one = A path that begins with it scores one more. In your hand it makes another player’s 8 count nothing.
pages-cards-arboretum-eight = A path that ends with it scores two more. In hand it counts nothing if another player holds the 1.
pages-cards-canopee-active = { $points ->
    [0] No points at the end of the game.
    [one] { $points } point at the end of the game.
   *[other] { $points } points at the end of the game.
}
pages-cards-canopee-mate = { $alone } points at the end of the game, { $pair } beside its partner.
pages-cards-canopee-award = For the tallest complete tree that has none yet: 3, 4 or 5 points in the first, second or third season of two players.
pages-cards-canopee-spirit = Your rival when you play alone. It takes the pile with the most hidden cards and grows its forest by fixed rules.
pages-cards-city-value = { $type }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pages-cards-city-value-plain = Without a type, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pages-cards-city-effect = { $when } { $what }
pages-cards-city-foundation-name = Starting foundation
pages-cards-city-foundation = The first building of a pile stands on it. Further foundations are cards that you lay face down for gold.
pages-cards-city-gold = Pays for foundations and for some effects. Two of them are a point at the end.
pages-cards-city-prestige = A point at the end.
pages-cards-rainforest-token = Fills a circle of a tile that asks for its colour, for its animal or for nothing in particular.
pages-cards-rainforest-tile-name = Tile { $tile }
pages-cards-rainforest-tile = Colours: { $colours }. Points: { $points }. Circles: { $needs }.
pages-cards-rainforest-zone = For { $size } connected tiles of its colour: multiplies the points of one of them by { $factor }.
pages-cards-rainforest-totem-name = Totem: { $animal }
pages-cards-rainforest-totem = Every token of this animal in your jungle brings a point.
pages-cards-rainforest-balance-name = Balance
pages-cards-rainforest-balance = For all five colours in your jungle: two points for every tile that comes after.
pages-cards-rainforest-binoculars-name = Binoculars
pages-cards-rainforest-binoculars = Whoever has them began the game; the last round ends before their turn.

pages-learn-try = Your choice: try what glows.
pages-learn-again = Try something else
pages-learn-back = Back
pages-learn-on = Go on
pages-learn-steps = Steps of the lesson

pages-learn-arboretum-1-title = Seven cards for two purposes
pages-learn-arboretum-1 = These cards are seen by you alone. Trees that you plant make paths, and paths bring points. But a path counts only for whoever still holds the most of its species in hand at the end. So every good card would like to be in two places.
pages-learn-arboretum-2-title = Draw two cards
pages-learn-arboretum-2 = A turn begins with two draws, one after the other: from the deck, or from the top of anybody’s discards. Two rounds have been played, and your neighbour has just discarded an oak 5.
pages-learn-arboretum-2-good = Well seen: the oak 5 fits behind your oak 1, and your neighbour cannot hold it against you.
pages-learn-arboretum-2-other = You may. But the oak 5 fits behind your oak 1, and it lay there for the taking.
pages-learn-arboretum-3-title = Plant one
pages-learn-arboretum-3 = A path climbs from tree to tree, each beside the one before and of a higher number, and it begins and ends with the same species. You are planting the oak 5. Where does it make the longest path?
pages-learn-arboretum-3-good = Oak 1, maple 3, oak 5: a path of three trees. What stands in between may be of any species.
pages-learn-arboretum-3-other = Oak 1 and oak 5 make a path of two. Beside the maple 3 it would have been three.
pages-learn-arboretum-4-title = Discard one
pages-learn-arboretum-4 = At the end of a turn one card goes face up on your own pile, and seven stay. Your path is one of oaks. Which card can you spare?
pages-learn-arboretum-4-good = Your oak 6 and your oak 8 stay in hand: fourteen for the right to score oaks.
pages-learn-arboretum-4-other = Careful: the oaks in your hand are what lets you score the oak path, and your neighbour can pick up what you discard.
pages-learn-arboretum-5-title = What a path is worth
pages-learn-arboretum-5 = A point a tree, one more for beginning with a 1, two more for ending with an 8. A path of four or more trees of one species alone brings two points a tree. This is what your garden promises now:
pages-learn-arboretum-6-title = The rest in short
pages-learn-arboretum-6 = The game ends with the turn in which the deck runs out. All show their hands, and species by species the highest sum wins the right to score one path of it. Beware: an 8 counts nothing if somebody else holds the 1. Most points win.

pages-learn-canopee-1-title = Three piles
pages-learn-canopee-1 = In the middle grow three hidden piles. On your turn you look at the first: take it, or leave it and look at the next. Here it is a fern.
pages-learn-canopee-1-good = Either is fine. A pile that is left grows by a hidden card, and you remember what you saw in it.
pages-learn-canopee-2-title = All or nothing
pages-learn-canopee-2 = In our game you left the fern. The second pile holds two trunks. Whoever takes a pile takes all of it, and whoever leaves all three must draw a card blindly.
pages-learn-canopee-2-good = Two trunks: a tall tree begins.
pages-learn-canopee-2-other = You may, but the next player will be glad of your trunks.
pages-learn-canopee-3-title = Trees
pages-learn-canopee-3 = A trunk begins a tree, or makes one taller that is not complete. Where does this one go?
pages-learn-canopee-3-good = Taller trees bring more once they are complete, and the tallest wins an award.
pages-learn-canopee-3-other = Two trees at once: each of them will need a canopy of its own.
pages-learn-canopee-4-title = A canopy
pages-learn-canopee-4 = A round later the first pile has grown: your fern, a disease that your neighbour did not want, and a canopy ×2. Without a canopy a tree brings nothing. Do you take the disease along with it?
pages-learn-canopee-4-good = A good bargain: your tree is complete, and a single disease does no harm. Two of them would cost you animals.
pages-learn-canopee-4-other = Brave. Now your neighbour can complete a tree with it.
pages-learn-canopee-5-title = What it is worth
pages-learn-canopee-5 = When the deck and the piles are used up, the season is over, and the forest is counted: the values of the trunks, the number of the canopy for each trunk, and what plants and weather bring. This is what yours would bring now:
pages-learn-canopee-6-title = The rest in short
pages-learn-canopee-6 = Ferns count in odd numbers, bromelias best in twos, rain and sun in pairs. Two fires burn plants, two diseases cost animals, a drought takes a card at once. Seeds bring new cards at a season’s end. Animals help you once a season and count at the end of the game. After each season only trees and animals stay. Most points win.

pages-learn-city-1-title = Everybody chooses
pages-learn-city-1 = All hold seven cards and choose one of them at the same time. The others go on to the neighbour. A card has a value, and most of them can do something. Which one do you take?
pages-learn-city-1-good = All are shown at once, and the hands have moved on: what you left, your neighbour sees now.
pages-learn-city-2-title = Building or foundation?
pages-learn-city-2 = In our game the Plank Shacks brought you three gold. Now you have chosen the High-Tide Warehouse. Build it on your free foundation, or lay it face down as a new one, for two gold?
pages-learn-city-2-good = It stands, and two gold lie on its pile: yours as soon as another building comes on top.
pages-learn-city-2-other = Room to build on is worth something, but the warehouse and what it can do are gone.
pages-learn-city-3-title = Higher and higher
pages-learn-city-3 = No foundation is free any more. A building now covers another one, which then counts for nothing. For that you get a gold, and the cubes on the pile. Where does the Belvedere go?
pages-learn-city-3-good = The Plank Shacks were worth 0 points and had done their work: you lost nothing and gained a gold.
pages-learn-city-3-other = That is possible too. The Plank Shacks are worth 0: covering them would have cost you nothing.
pages-learn-city-4-title = What it is worth
pages-learn-city-4 = Only what can be seen counts in the end: the values of the roofs, a point for every prestige, a point for every two gold. Cubes that still lie on piles count nothing. This is your city now:
pages-learn-city-5-title = The rest in short
pages-learn-city-5 = Three cycles of seven cards; the hands go left, then right, then left again. Some effects come at the end of every cycle, some at the end of the game, and only those of visible buildings. Foundations cost two, three and four gold in the three cycles. Guilds wait for your second game. Most points win.

pages-learn-rainforest-1-title = Five zones
pages-learn-rainforest-1 = Every zone has animal tokens and a tile. On your turn you choose one zone. Look at the yellow one: its tile asks for two monkeys. Your totem is the monkey too.
pages-learn-rainforest-1-good = Two monkeys are asked for, and two monkeys are here.
pages-learn-rainforest-1-other = You may: each has its tile and its animals. The yellow one would have fitted at once.
pages-learn-rainforest-2-title = The tile
pages-learn-rainforest-2 = Keep it in your clearing, which has room for three, or put it back under its pile.
pages-learn-rainforest-2-good = It waits in your clearing until every circle has its token.
pages-learn-rainforest-2-other = Under the pile it goes. You take animals all the same.
pages-learn-rainforest-3-title = The animals
pages-learn-rainforest-3 = From the same zone you take all tokens of one colour, or all of one animal.
pages-learn-rainforest-3-good = Just what the tile wants.
pages-learn-rainforest-3-other = Good to have as well, but your tile asks for monkeys. Two tokens can be kept for later.
pages-learn-rainforest-4-title = Fill the tile
pages-learn-rainforest-4 = A circle asks for a colour, for an animal, or for nothing in particular. Lay down what fits.
pages-learn-rainforest-4-good = One circle is filled; the second monkey completes the tile.
pages-learn-rainforest-4-other = Nothing has to be placed, and two tokens can be kept for later turns.
pages-learn-rainforest-5-title = Your jungle
pages-learn-rainforest-5 = A complete tile moves to your jungle, a square of nine. It brings its points, and one more for each token on it that is your totem:
pages-learn-rainforest-6-title = The rest in short
pages-learn-rainforest-6 = Three or four tiles of one colour side by side earn a protected zone, which doubles or triples one of them. With all five colours you get balance: two points for every later tile. The ninth tile in a jungle makes the round the last. Most points win.
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
pages-pad-none = None

pages-pad-garden = Arboretum
pages-pad-garden-help = Tap the place and choose the first tree; then the places around it open.
pages-pad-species = Species
pages-pad-free-at = Free place, column { $x }, row { $y }
pages-pad-tree-at = { $card }, column { $x }, row { $y }
pages-pad-tree-which = Which tree stands here?
pages-pad-remove-tree = Take this tree away
pages-pad-tree-holds = The other trees hang on this one: take those away first, or choose another card.
pages-pad-hand = Hand: { $cards } of { $most } cards
pages-pad-hand-edit = Choose the cards in hand
pages-pad-hand-which = Which cards are in hand?

pages-pad-totem = Totem
pages-pad-totem-first = Choose the totem, then the jungle opens.
pages-pad-jungle = Jungle
pages-pad-jungle-help = In the order in which the tiles were laid: from the bottom left to the top right.
pages-pad-tile = Tile { $tile }, { $colours }. Points: { $points }, totems: { $totems }, protected zone: { $token }
pages-pad-next-tile = Lay tile { $tile }
pages-pad-tile-which = What is tile { $tile } like?
pages-pad-tile-next = Next tile
pages-pad-remove-tile = Take this tile away
pages-pad-no-points = How many points?
pages-pad-colours = Colours
pages-pad-points = Printed points
pages-pad-totems = Totems on it
pages-pad-token = Protected zone

pages-pad-end = What is scored?
pages-pad-end-season = End of season { $season }
pages-pad-end-game = End of the game
pages-pad-season-card = Season card
pages-pad-forest-help = The forest as it stands once animals, seeds and threats of the season’s end are done.
pages-pad-before = Points of earlier seasons
pages-pad-trees = Trees
pages-pad-tree-new = New tree
pages-pad-stem-which = Tree { $tree }
pages-pad-trunk = Trunk { $value }
pages-pad-canopy = Canopy
pages-pad-canopy-none = No canopy yet
pages-pad-scored = Scored in an earlier season
pages-pad-awarded = Was the tallest before
pages-pad-plants = Plants
pages-pad-weather = Rain and sun
pages-pad-animals = Animals
pages-pad-threats = Threats and seeds

pages-pad-city-help = The city after the third cycle, before the effects of the end of the game: those are worked out for you, as well as can be.
pages-pad-piles = Piles
pages-pad-pile = Pile { $pile }, from the top: { $cards }
pages-pad-pile-bare = Pile { $pile }, a bare foundation
pages-pad-pile-new = New foundation
pages-pad-pile-which = What stands on pile { $pile }?
pages-pad-remove-pile = Take this foundation away
pages-pad-under = +{ $cards } beneath
pages-pad-under-which = Beneath, from the top: { $cards }
pages-pad-unbuild = Take { $card } off
pages-pad-cube-gold = Gold on this pile
pages-pad-cube-prestige = Prestige on this pile
pages-pad-types = Types of buildings
pages-pad-type-none = Others
pages-pad-plays = All 21 cards of this city are laid.
pages-pad-guild = Guild
pages-pad-guild-none = No guild
pages-pad-printed-help = Your box has cards that are not in the list? Add up the points of those that are visible, with what their effects bring, and enter them here.
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
pages-arboretum-about-1 = A path that begins with it brings one more point. In hand, it makes the others’ 8 of its species count nothing.
pages-arboretum-about-8 = A path that ends with it brings two more points. In hand it counts 8, unless somebody else holds the 1.
pages-canopee-about-have = { $cards ->
    [0] You have none of it.
    [one] You have one.
   *[other] You have { $cards }.
}
pages-canopee-about-more = One more for you now: { $points }
pages-canopee-about-crown = On your best tree it would complete { $points } points.
pages-canopee-about-no-tree = You have no growing tree for it: it would be discarded.
pages-city-about-effect = { $when } { $what }
pages-city-about-points = { $type }. { $points ->
    [one] One point
   *[other] { $points } points
} if it is visible at the end.
pages-city-about-no-type = No type
pages-city-about-worth = Built now in its best place: { $points } at the end, as things stand
pages-rainforest-about-tile-name = Tile { $tile }
pages-rainforest-about-tile = { $left ->
    [0] All its circles are filled.
   *[other] Free circles: { $left }. Your tokens can fill { $fits }.
}
pages-rainforest-about-token = { $tiles ->
    [0] None of your waiting tiles needs it now.
    [one] It fits one of your waiting tiles.
   *[other] It fits { $tiles } of your waiting tiles.
}
pages-rainforest-about-zone = It is for the number of connected tiles of its colour that it shows. Put on one of them, it multiplies that tile’s points.

## The coach: two sentences for every kind of decision

pages-arboretum-prompt-draw-1-coach = Every turn you draw two cards, plant one and discard one. The deck is a surprise; a discard pile shows what you get, and shows the others what you collect.
pages-arboretum-prompt-draw-2-coach = You see your first card before you choose again. The game ends when the deck runs out, so drawing from it makes the game shorter.
pages-arboretum-prompt-choose-coach = A path rises from card to card and begins and ends with the same species. What you plant counts as path, what you keep in hand decides who may score it.
pages-arboretum-prompt-place-coach = A tree stands above, below or beside one of yours, and never moves again. The number on a place tells what your paths would gain there.
pages-arboretum-prompt-discard-coach = Your discard lies open and anybody may take it. Keep what gives you the right to a species, or denies it to somebody else.
pages-arboretum-prompt-discard-last-coach = This is the last discard. Only the highest sum of a species in hand may score its path, so keep what wins that count.
pages-rainforest-prompt-zone-coach = You get the tile on top of the zone and animals from it. Look for animals that your waiting tiles need.
pages-rainforest-prompt-zone-last-coach = After this round the points are counted. A tile that is not finished then brings nothing.
pages-rainforest-prompt-tile-coach = Three tiles can wait at once. Keep it if you can find its animals; putting it back costs nothing.
pages-rainforest-prompt-tokens-coach = You take all of one colour or all of one animal, never a mix. Only two tokens stay with you at the end of the turn.
pages-rainforest-prompt-give-coach = Taking the last token of a zone is rewarded: swap one of your tokens for any token on the board. You may also leave it.
pages-rainforest-prompt-get-coach = Take the token that finishes a tile, if there is one. The one you offered goes to its place.
pages-rainforest-prompt-place-coach = A token lies on a circle that asks for its colour or its animal. It stays there; a tile with all circles filled moves to your jungle.
pages-rainforest-prompt-validate-coach = Tiles enter the jungle in a row from the bottom left. Three or four of one colour that touch make a protected zone, so the order matters.
pages-rainforest-prompt-bonus-coach = The token multiplies the points of the tile it lies on: choose a rich one. A tile carries one such token, and you can have one a colour.
pages-rainforest-prompt-reserve-1-coach = Only two tokens stay with you between turns. Keep what your waiting tiles still need.
pages-rainforest-prompt-reserve-2-coach = One more may stay. The rest goes back into the bag.
pages-canopee-ask-for-spirit-coach = The Spirit follows its own rules, and here they allow both. You choose for it as you like.
pages-canopee-ask-before-coach = Some animals help once a season, before you look at the piles. If you need none of them, just begin.
pages-canopee-ask-choose-coach = Take the whole pile, or leave it: then it grows by a card and you look at the next. After the last pile you must take what comes.
pages-canopee-ask-leave-coach = The goliath lets you leave threats behind. They stay in the pile for whoever takes it next.
pages-canopee-ask-hide-coach = A hidden card does nothing until the season ends. Hide what would hurt you now.
pages-canopee-ask-uncover-coach = Each pitcher plant hides one card. The one you turn up counts from now on.
pages-canopee-ask-sky-put-coach = You alone know this card. Lay it where it helps you or troubles the others.
pages-canopee-ask-add-coach = Trunks make a tree higher, a canopy completes it for good. A canopy must go on a tree if you have one that grows.
pages-canopee-ask-target-drought-coach = A drought takes another card of your forest at once, then it is gone itself. Give up what brings the least.
pages-canopee-ask-target-ants-coach = The ants carry away one card of your own forest. Send them to a fire, a disease or a plant too many.
pages-canopee-ask-target-lightning-coach = Lightning makes both of you lose cards. Give up what brings the least.
pages-canopee-ask-target-fungi-coach = The fungus and this card leave your forest, and you draw one. Choose something that brings nothing.
pages-canopee-ask-target-fire-coach = Fires burn plants when the season ends. Give up the plants whose loss costs least; a fern can make the number odd again.
pages-canopee-ask-target-disease-coach = Diseases take animals when the season ends. A lone mate is often the smallest loss.
pages-canopee-ask-target-blight-coach = Blight takes a plant of your largest group. If groups are equal, you choose which.
pages-canopee-ask-storm-at-coach = Lightning strikes you and somebody else. Think of who has more to lose, or to gain.
pages-canopee-ask-storm-coach = Both draw two cards, or both discard two. What is good for you is also given to the other.
pages-canopee-ask-pick-coach = You keep one of these cards. The other ones leave.
pages-canopee-ask-offer-to-coach = Somebody else is offered the card you did not keep. They may refuse it.
pages-canopee-ask-answer-coach = The card is free if you want it. If you refuse, it is discarded.
pages-canopee-ask-passed-all-coach = You left every pile, so you draw the top card of the deck unseen. The sloth would draw two.
pages-canopee-ask-after-coach = Some cards help at the end of the turn. Go on if you need none of them.
pages-canopee-ask-wild-coach = Now the season is scored. Ants and butterflies may act first.
pages-canopee-ask-jaguar-at-coach = The jaguar takes one animal of that forest at random. Look where losing one would hurt.
pages-canopee-ask-seed-pick-coach = Your seeds look at germination cards, and you may add one for each seed. They still count in this season.
pages-canopee-ask-steal-from-coach = In this season the tallest tree brings an animal instead of points. Look for the mate of one you have.
pages-canopee-ask-steal-coach = It moves into your forest with its power. A pair is worth more than two strangers.
pages-canopee-ask-hunting-coach = Four points are the price of peace. Otherwise chance takes one of your animals.
pages-canopee-ask-rot-coach = Each growing tree loses a trunk and brings its number now. The tree gets lower by one.
pages-city-ask-guild-coach = A guild goes with you through the whole game. Choose the one that fits how you like to play.
pages-city-ask-pick-coach = Everybody chooses at once and in secret; the other cards go on to your neighbour. You may change your mind until all have chosen.
pages-city-ask-play-coach = Only the top building of a pile counts at the end; covering one brings a gold, but free foundations come first. Face down, the card is a new foundation.
pages-city-ask-order-coach = Your effects happen one after the other, in your order. Let what brings gold come before what asks for it.
pages-city-ask-use-coach = This effect may be used or left. If you leave it, it is gone for this time.
pages-city-ask-offer-coach = Your guild can act at this moment. You may wait for a better one.
pages-city-ask-branch-coach = You get one of these, not both. Two gold are worth a point at the end; prestige is worth one each.
pages-city-ask-pay-coach = Gold buys something here. Two gold are worth one point at the end, so compare.
pages-city-ask-from-coach = The building goes to another pile and shows what was beneath. Cubes of its pile become yours.
pages-city-ask-to-coach = It lands on top of that pile and covers what is there. Cubes of that pile become yours.
pages-city-ask-may-to-coach = It lands on top of that pile and covers what is there. You may also leave it where it is.
pages-city-ask-rearrange-coach = You may put the buildings of a pile in any order. Only the top one counts at the end.
pages-city-ask-next-coach = Name the cards from the top down. The first one will be visible.
pages-city-ask-place-coach = Cubes on a pile are not yours yet. You collect them when you build, move or rearrange there.

## Values of options in the lobby

pages-option-named = Name them
pages-option-leave-out-random = chance decides
pages-option-species-random-6 = six, drawn by chance
pages-option-species-random-7 = seven, drawn by chance
pages-option-cards-base = base game
pages-option-cards-plants = with advanced plants and threats
pages-option-cards-wildlife = with advanced wildlife
pages-option-cards-all = with all advanced cards
pages-option-cards-diverse = diverse wildlife
pages-option-spirit-easy = gentle
pages-option-spirit-normal = as the rules say
pages-option-spirit-hard = stern
pages-option-last-card-may-pass = may be refused
pages-option-last-card-must-take = must be taken
pages-option-orphan-canopy-discard = is discarded as well
pages-option-orphan-canopy-forbid = its last trunk stays
pages-option-tied-start-after-last = the next after the last pile
pages-option-tied-start-random = chance decides
pages-option-totems-random = dealt by chance
pages-option-protected-zones-random = drawn by chance
pages-option-decline-for-the-larger = only for the larger one
pages-option-decline-always = always
pages-option-empty-pile-open = can be chosen
pages-option-empty-pile-closed = cannot be chosen
pages-option-empty-bag-play-on = play on
pages-option-empty-bag-last-round = last round
pages-option-guilds-off = without guilds
pages-option-guilds-dealt = dealt
pages-option-guilds-chosen = chosen in turn
pages-option-play-order-collect-first = cubes and gold first
pages-option-play-order-effect-first = effect first
pages-option-supply-unlimited = without limit
pages-option-supply-box = what the box holds
pages-option-cards-help = Advanced plants and threats, advanced animals in place of the base ones, or both; diverse wildlife plays with six or seven species.
pages-option-species-help = For diverse wildlife: six or seven species, drawn or named.
pages-option-spirit-help = For one player: a gentle Spirit leaves you a starting trunk, a stern one has one more itself.
pages-option-last-card-help = With one card left, may the last pile be refused for nothing?
pages-option-orphan-canopy-help = What becomes of a canopy whose last trunk is discarded?
pages-option-tied-start-help = Who begins the next season if several are tied?
pages-option-decline-help = May a protected zone be refused? A refusal is final.
pages-option-empty-pile-help = Can a zone without tiles still be chosen for its tokens?
pages-option-empty-bag-help = When the bag runs out, the board is filled as far as it goes. Then?
pages-option-protected-zones-red-3 = red, three tiles
pages-option-protected-zones-red-4 = red, four tiles
pages-option-protected-zones-yellow-3 = yellow, three tiles
pages-option-protected-zones-yellow-4 = yellow, four tiles
pages-option-protected-zones-green-3 = green, three tiles
pages-option-protected-zones-green-4 = green, four tiles
pages-option-protected-zones-purple-3 = purple, three tiles
pages-option-protected-zones-purple-4 = purple, four tiles
pages-option-protected-zones-blue-3 = blue, three tiles
pages-option-protected-zones-blue-4 = blue, four tiles

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
