## Canopée and Canopy

canopee-name = Canopée
canopee-tagline = Grow tall trees and a forest full of life, one hidden pile at a time.
canopy-first-name = Canopy, first edition
canopy-first-tagline = The first forest: philodendrons by threes, a lone trunk, two rivals.
canopy-first-reconstructed = Some cards of this edition are reconstructed: its canopies, its germination deck, its animals’ values and the largest forest.

## Variants

canopee-variant-base = Base game
canopy-first-variant-base = Base game
canopee-variant-plants = With advanced plants and threats
canopee-variant-wildlife = With advanced animals
canopee-variant-all = With all advanced cards
canopee-variant-diverse = Diverse animals, seven drawn
canopee-variant-chosen = Diverse animals, six chosen
canopee-variant-seasons = Shifting seasons
canopy-first-variant-seasons = Shifting seasons
canopee-variant-seasons-all = Shifting seasons with all advanced cards
canopee-variant-solo = Alone against the Forest Spirit
canopee-variant-solo-easy = Against a gentle Spirit, diverse animals
canopee-variant-solo-hard = Against a fierce Spirit, advanced cards
canopee-variant-rulings = With the other rulings
canopy-first-variant-rulings = With the other rulings

## Options

canopee-option-cards = Cards
canopee-option-cards-help = base, plants (advanced plants and threats too), wildlife (advanced animals instead), all (both), diverse (six or seven species and the advanced plants and threats)
canopee-option-species = Species
canopee-option-species-help = For diverse: name six or seven, or let chance draw random-6 or random-7.
canopee-option-spirit = Forest Spirit
canopee-option-spirit-help = Alone only. easy: you get a starting trunk; hard: the Spirit gets one more.
canopee-option-shifting-seasons = Shifting seasons
canopee-option-shifting-seasons-help = A new rule is turned up each season. Not for one player.
canopee-option-first-seat = First seat
canopee-option-first-seat-help = Who begins: whoever watered a plant last, or let chance decide.
canopee-option-last-card = Last card of a season
canopee-option-last-card-help = may-pass: with one card left you may refuse the last pile and get nothing; must-take: you may not.
canopee-option-orphan-canopy = Canopy without a trunk
canopee-option-orphan-canopy-help = discard: if its last trunk is discarded, the canopy goes too; forbid: that trunk cannot be discarded.
canopee-option-tied-start = Tied for the next season
canopee-option-tied-start-help = after-last: of those tied, the next after whoever took the last pile begins; random: chance decides.
canopy-first-option-shifting-seasons = Shifting seasons
canopy-first-option-shifting-seasons-help = A new rule is turned up each season. Not for one player.
canopy-first-option-first-seat = First seat
canopy-first-option-first-seat-help = Who begins: whoever watered a plant last, or let chance decide.
canopy-first-option-last-card = Last card of a season
canopy-first-option-last-card-help = may-pass: with one card left you may refuse the last pile and get nothing; must-take: you may not.
canopy-first-option-orphan-canopy = Canopy without a trunk
canopy-first-option-orphan-canopy-help = discard: if its last trunk is discarded, the canopy goes too; forbid: that trunk cannot be discarded.
canopy-first-option-tied-start = Tied for the next season
canopy-first-option-tied-start-help = after-last: of those tied, the next after whoever took the last pile begins; random: chance decides.

## Cards

canopee-card-fern = fern
canopee-card-bromelia = bromelia
canopee-card-monstera = monstera
canopee-card-philodendron = philodendron
canopee-card-rain = rain
canopee-card-sun = sun
canopee-card-trunk-0 = trunk 0
canopee-card-trunk-1 = trunk 1
canopee-card-trunk-2 = trunk 2
canopee-card-canopy-0 = canopy ×0
canopee-card-canopy-1 = canopy ×1
canopee-card-canopy-2 = canopy ×2
canopee-card-seed = seed
canopee-card-fire = fire
canopee-card-disease = disease
canopee-card-drought = drought
canopee-card-boa = emerald boa
canopee-card-frog = dart frog
canopee-card-ants = leafcutter ants
canopee-card-kinkajou = kinkajou
canopee-card-sloth = sloth
canopee-card-toucan = toucan
canopee-card-goliath = goliath spider
canopee-card-hoatzin = hoatzin
canopee-card-howler = howler monkey
canopee-card-jaguar = jaguar
canopee-card-tamarin = golden tamarin
canopee-card-marmoset = marmoset
canopee-card-butterfly = butterfly
canopee-card-fungi = fungus
canopee-card-lianas = lianas
canopee-card-orchid = orchid
canopee-card-pitcher = pitcher plant
canopee-card-blight = blight
canopee-card-lightning = lightning
canopee-card-boa-mate = emerald boa (mate)
canopee-card-frog-mate = dart frog (mate)
canopee-card-ants-mate = leafcutter ants (mate)
canopee-card-kinkajou-mate = kinkajou (mate)
canopee-card-sloth-mate = sloth (mate)
canopee-card-toucan-mate = toucan (mate)
canopee-card-goliath-mate = goliath spider (mate)
canopee-card-hoatzin-mate = hoatzin (mate)
canopee-card-howler-mate = howler monkey (mate)
canopee-card-jaguar-mate = jaguar (mate)
canopee-card-tamarin-mate = golden tamarin (mate)

## Season cards

canopee-season-cleansing = Season of Cleansing
canopee-season-danger = Season of Danger
canopee-season-diversity = Season of Diversity
canopee-season-fecundity = Season of Fecundity
canopee-season-hunting = Season of Hunting
canopee-season-leaves = Season of Leaves
canopee-season-mating = Season of Mating
canopee-season-rot = Season of Rot
canopee-season-sky = Season of Sky
canopee-season-stature = Season of Stature
canopee-season-symbiotes = Season of Symbiotes
canopee-spirit = Forest Spirit

## Choices

canopee-choice-keep = Take this pile
canopee-choice-pass = Refuse this pile
canopee-choice-hoatzin = Take this pile and keep it face down (hoatzin)
canopee-choice-howl = Refuse this pile and discard it (howler)
canopee-choice-begin = Look at the piles
canopee-choice-frog = Add a card to every pile (frog)
canopee-choice-tamarin = Draw for every complete tree (tamarin)
canopee-choice-ants = Discard a card (ants)
canopee-choice-fungi = Discard a fungus and another card to draw one
canopee-choice-draw = Draw the top card
canopee-choice-sloth = Draw two cards (sloth)
canopee-choice-lay = Lay down the plain cards first
canopee-choice-done = Go on
canopee-choice-storm-draw = Lightning: both draw two cards
canopee-choice-storm-discard = Lightning: both discard two cards
canopee-choice-accept = Take the offered card
canopee-choice-decline = Discard the offered card
canopee-choice-lose = Lose 4 points
canopee-choice-hunt = Lose an animal at random
canopee-choice-toucan = Look at pile { $pile } (toucan)
canopee-choice-put = Lay the card on pile { $pile }
canopee-choice-at = Choose { $other }
canopee-choice-butterfly = Turn a butterfly into: { $card }
canopee-choice-boa = Refuse the pile, but take: { $card } (boa)
canopee-choice-play = Play: { $card }
canopee-choice-hide = Hide under the pitcher plant: { $card }
canopee-choice-uncover = Turn up: { $card }
canopee-choice-leave = Leave in the pile: { $card } (goliath)
canopee-choice-take = Take: { $card }
canopee-choice-discard = Discard: { $card }
canopee-choice-root = Begin a tree: { $card }
canopee-choice-trunk = Put { $card } on tree { $tree }
canopee-choice-canopy = Complete tree { $tree }: { $card }
canopee-choice-fell = Discard { $card } of tree { $tree }
canopee-choice-uncrown = Discard the canopy of tree { $tree }
canopee-choice-rot = Let { $card } of tree { $tree } rot

## What happened

canopee-told-keep = { $seat } takes pile { $pile }.
canopee-told-pass = { $seat } refuses pile { $pile }.
canopee-told-hoatzin = { $seat } keeps pile { $pile } face down.
canopee-told-howl = { $seat } has the howler chase pile { $pile } away.
canopee-told-begin = { $seat } begins the turn.
canopee-told-frog = { $seat } has the frog feed every pile.
canopee-told-tamarin = { $seat } sends out the tamarin.
canopee-told-ants = { $seat } sends out the ants.
canopee-told-fungi = { $seat } uses a fungus.
canopee-told-draw = { $seat } draws the top card.
canopee-told-sloth = { $seat } lets the sloth draw two cards.
canopee-told-lay = { $seat } lays down the plain cards.
canopee-told-done = { $seat } goes on.
canopee-told-storm-draw = { $seat } has the lightning bring cards.
canopee-told-storm-discard = { $seat } has the lightning burn cards.
canopee-told-accept = { $seat } takes the offered card.
canopee-told-decline = { $seat } discards the offered card.
canopee-told-lose = { $seat } pays the hunters 4 points.
canopee-told-hunt = { $seat } lets the hunters in.
canopee-told-toucan = { $seat } has the toucan look at pile { $pile }.
canopee-told-put = { $seat } lays the card on pile { $pile }.
canopee-told-at = { $seat } chooses { $other }.
canopee-told-butterfly = { $seat } turns a butterfly into: { $card }.
canopee-told-boa = { $seat } refuses pile { $pile }, and the boa takes: { $card }.
canopee-told-play = { $seat } plays: { $card }.
canopee-told-hide = { $seat } hides under the pitcher plant: { $card }.
canopee-told-uncover = { $seat } turns up: { $card }.
canopee-told-leave = { $seat } leaves in the pile: { $card }.
canopee-told-take = { $seat } takes: { $card }.
canopee-told-discard = { $seat } discards: { $card }.
canopee-told-root = { $seat } begins a tree: { $card }.
canopee-told-trunk = { $seat } puts { $card } on tree { $tree }.
canopee-told-canopy = { $seat } completes tree { $tree }: { $card }.
canopee-told-fell = { $seat } discards { $card } of tree { $tree }.
canopee-told-uncrown = { $seat } discards the canopy of tree { $tree }.
canopee-told-rot = { $seat } lets { $card } of tree { $tree } rot.
canopee-told-pitcher = { $seat } decides which card stays under the pitcher plant.
canopee-told-hide-hidden = { $seat } hides a card under the pitcher plant.
canopee-told-leave-hidden = { $seat } leaves a threat in the pile.
canopee-told-for-spirit = For the Spirit: { $what }
canopee-told-first = { $seat } begins.
canopee-told-species = In the forest this time: { $species }.
canopee-told-season = A new season: { $card }.
canopee-told-look = { $seat } sees: { $card }.
canopee-told-look-hidden = { $seat } looks at a card.
canopee-told-sky = { $seat } sees the top card: { $card }.
canopee-told-sky-hidden = { $seat } looks at the top card.
canopee-told-seed = { $seat } draws for germination: { $card }.
canopee-told-seed-hidden = { $seat } draws for germination.
canopee-told-spirit-seed = The Spirit draws for germination: { $card }.
canopee-told-spirit-look = In the Spirit’s pile: { $card }.
canopee-told-strike = { $seat }’s jaguar takes: { $card }.
canopee-told-hunted = The hunters take from { $seat }: { $card }.
canopee-told-drawn = { $seat } draws: { $card }.

## Why not

canopee-no-animal = You do not have this animal.
canopee-no-used = This animal has already helped you this season.
canopee-no-fresh = This animal has only just come; it helps from your next turn on.
canopee-no-power-now = This power cannot be used at this moment, or nothing is there for it.
canopee-no-pass-last = This is the last pile you can take: you must keep it.
canopee-no-pass-last-card = At this table the last pile may not be refused with a single card left: keep it.
canopee-no-pile = You are not looking at a pile now.
canopee-no-such-card = This card is not in the pile.
canopee-no-such-threat = There is no such threat left in the pile.
canopee-no-flutter = A butterfly turns into a fern, bromelia or monstera of which you already have one.
canopee-no-fungi = A fungus needs your own turn, another card to discard and a card to draw.
canopee-no-draw = You draw only after refusing all piles.
canopee-no-begin = Your turn has not come, or you are already looking at the piles.
canopee-no-done = There is a choice to make first.
canopee-no-adding = This card is not among those you are adding.
canopee-no-tree = Put the trunk on an incomplete tree of yours or begin a new one; with trunks only, the lowest goes first.
canopee-no-open-tree = A canopy goes on an incomplete tree of yours.
canopee-no-target = Choose a card of your forest that this can hit; scored trees are safe.
canopee-no-discarding = You have nothing to discard now.
canopee-no-take = This card is not among those you may take.
canopee-no-hiding = You cannot hide or turn up this card now.
canopee-no-storm = No lightning waits for your decision, or nobody could discard anything.
canopee-no-seat = This player cannot be chosen now.
canopee-no-sky = You have no card to lay on that pile.
canopee-no-offer = No card is offered to you.
canopee-no-hunt = The hunters do not ask you now.
canopee-no-rot = This trunk does not rot now.

## Text forms

canopee-expected-card = a card is written like fern, trunk-1 or boa-mate
canopee-expected-species = a species is written like boa or toucan
canopee-expected-season = a season card is written like rot or leaves
canopee-expected-action = an action is written like keep, boa fern or trunk-1 on 2

## Score sheet

canopee-item-trees = Trees
canopee-item-tallest = Tallest tree
canopee-item-weather = Rain and sun
canopee-item-season-card = Season card
canopee-item-threats = More threats than you
canopee-item-now = This season so far
canopee-item-before = Points so far
canopee-item-lush = Most luxuriant forest
canopee-why-season = season { $season }
canopee-why-now = if it ended now
canopee-why-active = active animal: { $points }
canopee-why-pair = mate, with its partner: { $points }
canopee-why-alone = mate, alone: { $points }
canopee-why-spirit = counted double for the Spirit
canopee-why-lush = complete trees: { $trees }
canopee-why-tree = a tree of { $height }: { $trunks } for trunks, { $canopy } for the canopy
canopee-tie-wildlife = The tie goes to the forest with the most animals ({ $animals }).
canopee-tie-shared = Equal in points and animals ({ $animals }): the win is shared.

## Picture

canopee-picture-seat = { $seat }
canopee-picture-season = Season { $season } of { $of } · deck { $deck }
canopee-picture-pile = Pile { $pile }: { $cards }
canopee-picture-known = known:
canopee-picture-points = { $banked } points, { $now } if it ended now
canopee-picture-trees = trees
canopee-picture-plants = ground
canopee-picture-wildlife = animals
canopee-picture-pitcher = under pitcher ({ $cards })
canopee-picture-hoatzin = hoatzin keeps ({ $cards })
canopee-picture-adding = to add
canopee-picture-drawn = drawn
canopee-picture-germination = germination
canopee-picture-sky = top card

## Faults

canopee-fault-solo-seasons = season cards are for two to four players
canopee-fault-diverse-four = with four players all animals are in the game; choose base, plants, wildlife or all
canopee-fault-species = name six or seven species, not { $given }
canopee-fault-json = this is not the JSON form of a position: { $error }
canopee-fault-heading = the first line should read “{ $game }”
canopee-fault-spirit = one seat plays against a spirit, two to four seats play without
canopee-fault-end = say “end: game” or “end: season 1” to { $seasons }
canopee-fault-points = points so far should lie between -500 and 500
canopee-fault-tree = “{ $tree }” is no tree; write trunks and canopy like 0+1*2, then scored or awarded
canopee-fault-sudden = { $card } is never in a forest at the end of a season
canopee-fault-tree-card = { $card } belongs to a tree; list it under trees
canopee-fault-too-many = { $found } times { $card }, but the box has only { $most }
canopee-fault-line = cannot read “{ $line }”; points, trees, cards or wildlife is expected
canopee-fault-no-seat = “{ $line }” stands before the first seat
canopee-data-toml = this is not TOML: { $error }
canopee-data-section = this section is missing
canopee-data-source = say where the facts come from: source = "…"
canopee-data-unknown = unknown here; known are { $known }
canopee-data-number = a whole number from { $low } to { $high } is needed
canopee-data-list = a list of { $count } numbers is needed
canopee-data-flag = true or false is needed
canopee-data-edition = this file should be for the edition “{ $wanted }”
canopee-data-many = { $cards } cards are too many; { $most } is the limit
canopee-data-few = { $cards } cards are too few to fill the piles of every season
canopee-data-trunks = { $trunks } trunks are too many; { $most } is the limit
canopee-data-germination = at least three germination cards are needed
canopee-data-points = together these could bring more than { $most } points in one season
