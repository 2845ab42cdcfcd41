

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
pages-error-running = The game is not over yet. Its log is open to everybody when it is.
pages-error-seat-taken = That seat is not free.
pages-error-server = The server could not do that. Nothing is lost; try again.
pages-error-me = One seat at most can be yours; give the others to people on this screen, to friends or to bots.
pages-error-nobody = Take a seat yourself, or leave one to somebody.

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
