## Canopée: the board

canopee-ui-season = Season { $season } of { $of }
canopee-ui-deck = { $cards ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
canopee-ui-piles = Growth piles
canopee-ui-pile = Pile { $pile }
canopee-ui-pile-far = Out of your reach
canopee-ui-pile-centre = in the middle
canopee-ui-pile-between = { $one } and { $other }
canopee-ui-pile-yours = you are looking at it
canopee-ui-pile-theirs = { $name } is looking at it
canopee-ui-cards = { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
canopee-ui-known-to-others = { $cards ->
    [one] others know a card of it
   *[other] others know { $cards } cards of it
}
canopee-ui-threats-inside = { $cards ->
    [one] one of them is a threat
   *[other] { $cards } of them are threats
}
canopee-ui-drawn = Drawn
canopee-ui-germination = Germination
canopee-ui-top = Top card
canopee-ui-points = { $points } points
canopee-ui-points-help = Points if the game ended now
canopee-ui-complete = { $trees ->
    [0] no complete tree
    [one] one complete tree
   *[other] { $trees } complete trees
}
canopee-ui-tree = Tree { $tree }: { $height ->
    [one] one trunk
   *[other] { $height } trunks
}, still growing, { $trunks } on the trunks
canopee-ui-tree-complete = Tree { $tree }: { $height ->
    [one] one trunk
   *[other] { $height } trunks
} worth { $trunks }, canopy ×{ $canopy }: { $points } points
canopee-ui-new-tree = new tree
canopee-ui-no-trees = No trees yet
canopee-ui-award = Was the tallest tree of a season
canopee-ui-scored = Scored
canopee-ui-used = rests
canopee-ui-under-pitcher = { $cards ->
    [one] under the pitcher plant
   *[other] { $cards } under pitcher plants
}
canopee-ui-under-hoatzin = { $cards ->
    [one] kept by the hoatzin
   *[other] { $cards } kept by the hoatzin
}
canopee-ui-adding = still to be added
canopee-ui-glossary = What these cards do
canopee-ui-before-you = Cards before you
canopee-ui-worth = for plants, weather and animals if you take it now
canopee-ui-do-boa = boa: take it
canopee-ui-do-leave = goliath: leave it
canopee-ui-do-hide = hide it
canopee-ui-do-uncover = turn it up
canopee-ui-do-take = take it
canopee-ui-do-play = play it
canopee-ui-times = { $count } × { $card }
canopee-ui-memory-pile = Pile { $pile }: { $cards }{ $unknown ->
    [0] {""}
    [one] {" "}and one unknown card
   *[other] {" "}and { $unknown } unknown cards
}
canopee-ui-memory-pitcher = Under your pitcher plants: { $cards }
canopee-ui-memory-hoatzin = Kept by your hoatzin: { $cards }
canopee-ui-memory-hoatzin-of = Kept by the hoatzin of { $seat }: { $cards }

## Canopée: what is asked

canopee-ui-ask-for-spirit = For the Spirit, both would do: { $what }
canopee-ui-ask-before = Your turn. Look at the piles, or let an animal help first.
canopee-ui-ask-choose = Take this pile, or leave it and look at the next?
canopee-ui-ask-leave = Which threats does the goliath leave behind?
canopee-ui-ask-hide = Hide a card under your pitcher plant, or go on.
canopee-ui-ask-uncover = The pitcher plants are full: which card comes to light?
canopee-ui-ask-sky-put = Lay the top card on one of the piles.
canopee-ui-ask-add = Where does it grow? Choose a tree or begin a new one.
canopee-ui-ask-target-drought = Drought: which card do you give up?
canopee-ui-ask-target-ants = Ants: which card do they carry away?
canopee-ui-ask-target-lightning = Lightning: which card do you lose?
canopee-ui-ask-target-fungi = Fungus: which other card do you discard?
canopee-ui-ask-target-fire = Fire: which plant burns?
canopee-ui-ask-target-disease = Disease: which animal do you lose?
canopee-ui-ask-target-blight = Blight: which plant of your largest group withers?
canopee-ui-ask-storm-at = Lightning! Who is struck with you?
canopee-ui-ask-storm = Lightning! Draw or discard?
canopee-ui-ask-pick = Which card do you take?
canopee-ui-ask-offer-to = To whom do you offer the other card?
canopee-ui-ask-answer = A card is offered to you. Do you take it?
canopee-ui-ask-passed-all = You left all piles: draw the top card, or wake the sloth.
canopee-ui-ask-after = Anything more before your turn ends?
canopee-ui-ask-wild = The season ends: use your ants or butterflies, or go on.
canopee-ui-ask-jaguar-at = Whom does your jaguar hunt?
canopee-ui-ask-seed-pick = Your seeds germinate: which card do you keep?
canopee-ui-ask-steal-from = The tallest tree is yours: whose animal do you want?
canopee-ui-ask-steal = Which animal moves into your forest?
canopee-ui-ask-hunting = The hunters are here: pay them, or lose an animal.
canopee-ui-ask-rot = Which trunk rots?

## Canopée: season cards

canopee-ui-season-cleansing = Whoever takes a pile with a threat draws one card more.
canopee-ui-season-danger = Only one threat of each kind goes away when the season ends.
canopee-ui-season-diversity = Most species of animals: 3 points.
canopee-ui-season-fecundity = There is a fourth pile.
canopee-ui-season-hunting = At the end, lose an animal at random or 4 points.
canopee-ui-season-leaves = One point for each species of plant at the end.
canopee-ui-season-mating = A new pair of animals draws two cards; one may be added.
canopee-ui-season-rot = At the end each growing tree loses a trunk and brings its value.
canopee-ui-season-sky = Taking rain or sun shows you the top card; lay it on a pile.
canopee-ui-season-stature = The tallest tree takes an animal from another forest instead of points.
canopee-ui-season-symbiotes = A completed tree draws two cards: keep one, offer the other.

## Canopée: what cards do

canopee-ui-help-fern = 2 points each, if you have an odd number of them.
canopee-ui-help-bromelia = One: 2 points. Two: 7. Three or more: −3.
canopee-ui-help-monstera = Three or more: 8 points.
canopee-ui-help-philodendron = 8 points for every three.
canopee-ui-help-weather = Each pair of rain and sun: 5 points.
canopee-ui-help-trunk = Makes a tree higher and brings its number once the tree is complete.
canopee-ui-help-canopy = Completes a tree: its number for every trunk.
canopee-ui-help-seed = At the end of the season, look at germination cards and keep one for each seed.
canopee-ui-help-fire = One: your seeds see one card more. Two: you lose two plants. Three: everybody loses one.
canopee-ui-help-disease = Two: you lose two animals. Three: everybody loses one.
canopee-ui-help-drought = Discard a card of your forest at once.
canopee-ui-help-blight = At the end of the season you lose a plant of your largest group.
canopee-ui-help-lightning = You and another draw two cards, or you both discard two.
canopee-ui-help-mate = More points together with its active partner.
canopee-ui-help-boa = Refuse a pile but take one card of it.
canopee-ui-help-frog = Before looking: a card on every pile.
canopee-ui-help-ants = Discard a card of your forest.
canopee-ui-help-kinkajou = Your seeds keep one germination card more.
canopee-ui-help-sloth = After leaving all piles, draw two cards.
canopee-ui-help-toucan = Before your turn, look at any pile.
canopee-ui-help-goliath = Take a pile but leave its threats behind.
canopee-ui-help-hoatzin = Take a pile face down until the season ends.
canopee-ui-help-howler = Refuse a pile and discard it.
canopee-ui-help-jaguar = Takes an animal at random when the season ends.
canopee-ui-help-tamarin = Draw a card for every complete tree, add one of them.
canopee-ui-help-marmoset = Points for every different height of your complete trees.
canopee-ui-help-butterfly = At the end of a season it turns into a fern, bromelia or monstera you already have.
canopee-ui-help-fungi = 1 point. Or: discard it with another card to draw one.
canopee-ui-help-lianas = 1 point for each of your complete trees.
canopee-ui-help-orchid = 4 points, unless rain and sun are two or more apart.
canopee-ui-help-pitcher = Hides a card of a pile you take until the season is over.
canopee-guide-setup = The start with two players: growth piles of one, two and three cards, the deck of the first season, and a starting trunk in every forest. You are looking at the first pile.
canopee-guide-turn = A turn: the first pile was left and has grown to two cards. You are looking at the second, and you take it or leave it too.
canopy-first-guide-setup = The start: growth piles of one, two and three cards, and the deck of the first season. The forests are still empty.
canopy-first-guide-turn = A turn: the first pile was left and has grown to two cards. You are looking at the second, and you take it or leave it too.
canopee-cards-copies-germination = { $deck } in the deck, { $germination } for germination
canopee-cards-each-season = One a season
canopee-cards-solo = When you play alone
canopee-cards-plants = Plants and seeds
canopee-cards-weather = Weather
canopee-cards-threats = Threats
canopee-cards-animals = Animals
canopee-cards-seasons = Shifting seasons
canopee-cards-active = { $points ->
    [0] No points at the end of the game.
    [one] { $points } point at the end of the game.
   *[other] { $points } points at the end of the game.
}
canopee-cards-mate = { $alone } points at the end of the game, { $pair } beside its partner.
canopee-cards-award = For the tallest complete tree that has none yet: 3, 4 or 5 points in the first, second or third season of two players.
canopee-cards-spirit = Your rival when you play alone. It takes the pile with the most hidden cards and grows its forest by fixed rules.

canopee-learn-1-title = Three piles
canopee-learn-1 = In the middle grow three hidden piles. On your turn you look at the first: take it, or leave it and look at the next. Here it is a fern.
canopee-learn-1-good = Either is fine. A pile that is left grows by a hidden card, and you remember what you saw in it.
canopee-learn-2-title = All or nothing
canopee-learn-2 = In our game you left the fern. The second pile holds two trunks. Whoever takes a pile takes all of it, and whoever leaves all three must draw a card blindly.
canopee-learn-2-good = Two trunks: a tall tree begins.
canopee-learn-2-other = You may, but the next player will be glad of your trunks.
canopee-learn-3-title = Trees
canopee-learn-3 = A trunk begins a tree, or makes one taller that is not complete. Where does this one go?
canopee-learn-3-good = Taller trees bring more once they are complete, and the tallest wins an award.
canopee-learn-3-other = Two trees at once: each of them will need a canopy of its own.
canopee-learn-4-title = A canopy
canopee-learn-4 = A round later the first pile has grown: your fern, a disease that your neighbour did not want, and a canopy ×2. Without a canopy a tree brings nothing. Do you take the disease along with it?
canopee-learn-4-good = A good bargain: your tree is complete, and a single disease does no harm. Two of them would cost you animals.
canopee-learn-4-other = Brave. Now your neighbour can complete a tree with it.
canopee-learn-5-title = What it is worth
canopee-learn-5 = When the deck and the piles are used up, the season is over, and the forest is counted: the values of the trunks, the number of the canopy for each trunk, and what plants and weather bring. This is what yours would bring now:
canopee-learn-6-title = The rest in short
canopee-learn-6 = Ferns count in odd numbers, bromelias best in twos, rain and sun in pairs. Two fires burn plants, two diseases cost animals, a drought takes a card at once. Seeds bring new cards at a season’s end. Animals help you once a season and count at the end of the game. After each season only trees and animals stay. Most points win.
canopee-pad-none = None

canopee-pad-end = What is scored?
canopee-pad-end-season = End of season { $season }
canopee-pad-end-game = End of the game
canopee-pad-season-card = Season card
canopee-pad-forest-help = The forest as it stands once animals, seeds and threats of the season’s end are done.
canopee-pad-before = Points of earlier seasons
canopee-pad-trees = Trees
canopee-pad-tree-new = New tree
canopee-pad-stem-which = Tree { $tree }
canopee-pad-trunk = Trunk { $value }
canopee-pad-canopy = Canopy
canopee-pad-canopy-none = No canopy yet
canopee-pad-scored = Scored in an earlier season
canopee-pad-awarded = Was the tallest before
canopee-pad-plants = Plants
canopee-pad-weather = Rain and sun
canopee-pad-animals = Animals
canopee-pad-threats = Threats and seeds
canopee-ui-about-have = { $cards ->
    [0] You have none of it.
    [one] You have one.
   *[other] You have { $cards }.
}
canopee-ui-about-more = One more for you now: { $points }
canopee-ui-about-crown = On your best tree it would complete { $points } points.
canopee-ui-about-no-tree = You have no growing tree for it: it would be discarded.
canopee-ui-ask-for-spirit-coach = The Spirit follows its own rules, and here they allow both. You choose for it as you like.
canopee-ui-ask-before-coach = Some animals help once a season, before you look at the piles. If you need none of them, just begin.
canopee-ui-ask-choose-coach = Take the whole pile, or leave it: then it grows by a card and you look at the next. After the last pile you must take what comes.
canopee-ui-ask-leave-coach = The goliath lets you leave threats behind. They stay in the pile for whoever takes it next.
canopee-ui-ask-hide-coach = A hidden card does nothing until the season ends. Hide what would hurt you now.
canopee-ui-ask-uncover-coach = Each pitcher plant hides one card. The one you turn up counts from now on.
canopee-ui-ask-sky-put-coach = You alone know this card. Lay it where it helps you or troubles the others.
canopee-ui-ask-add-coach = Trunks make a tree higher, a canopy completes it for good. A canopy must go on a tree if you have one that grows.
canopee-ui-ask-target-drought-coach = A drought takes another card of your forest at once, then it is gone itself. Give up what brings the least.
canopee-ui-ask-target-ants-coach = The ants carry away one card of your own forest. Send them to a fire, a disease or a plant too many.
canopee-ui-ask-target-lightning-coach = Lightning makes both of you lose cards. Give up what brings the least.
canopee-ui-ask-target-fungi-coach = The fungus and this card leave your forest, and you draw one. Choose something that brings nothing.
canopee-ui-ask-target-fire-coach = Fires burn plants when the season ends. Give up the plants whose loss costs least; a fern can make the number odd again.
canopee-ui-ask-target-disease-coach = Diseases take animals when the season ends. A lone mate is often the smallest loss.
canopee-ui-ask-target-blight-coach = Blight takes a plant of your largest group. If groups are equal, you choose which.
canopee-ui-ask-storm-at-coach = Lightning strikes you and somebody else. Think of who has more to lose, or to gain.
canopee-ui-ask-storm-coach = Both draw two cards, or both discard two. What is good for you is also given to the other.
canopee-ui-ask-pick-coach = You keep one of these cards. The other ones leave.
canopee-ui-ask-offer-to-coach = Somebody else is offered the card you did not keep. They may refuse it.
canopee-ui-ask-answer-coach = The card is free if you want it. If you refuse, it is discarded.
canopee-ui-ask-passed-all-coach = You left every pile, so you draw the top card of the deck unseen. The sloth would draw two.
canopee-ui-ask-after-coach = Some cards help at the end of the turn. Go on if you need none of them.
canopee-ui-ask-wild-coach = Now the season is scored. Ants and butterflies may act first.
canopee-ui-ask-jaguar-at-coach = The jaguar takes one animal of that forest at random. Look where losing one would hurt.
canopee-ui-ask-seed-pick-coach = Your seeds look at germination cards, and you may add one for each seed. They still count in this season.
canopee-ui-ask-steal-from-coach = In this season the tallest tree brings an animal instead of points. Look for the mate of one you have.
canopee-ui-ask-steal-coach = It moves into your forest with its power. A pair is worth more than two strangers.
canopee-ui-ask-hunting-coach = Four points are the price of peace. Otherwise chance takes one of your animals.
canopee-ui-ask-rot-coach = Each growing tree loses a trunk and brings its number now. The tree gets lower by one.
canopee-option-species-random-6 = six, drawn by chance
canopee-option-species-random-7 = seven, drawn by chance
canopee-option-cards-base = base game
canopee-option-cards-plants = with advanced plants and threats
canopee-option-cards-wildlife = with advanced wildlife
canopee-option-cards-all = with all advanced cards
canopee-option-cards-diverse = diverse wildlife
canopee-option-spirit-easy = gentle
canopee-option-spirit-normal = as the rules say
canopee-option-spirit-hard = stern
canopee-option-last-card-may-pass = may be refused
canopy-first-option-last-card-may-pass = may be refused
canopee-option-last-card-must-take = must be taken
canopy-first-option-last-card-must-take = must be taken
canopee-option-orphan-canopy-discard = is discarded as well
canopy-first-option-orphan-canopy-discard = is discarded as well
canopee-option-orphan-canopy-forbid = its last trunk stays
canopy-first-option-orphan-canopy-forbid = its last trunk stays
canopee-option-tied-start-after-last = the next after the last pile
canopy-first-option-tied-start-after-last = the next after the last pile
canopee-option-tied-start-random = chance decides
canopy-first-option-tied-start-random = chance decides
canopee-option-cards-form = Advanced plants and threats, advanced animals in place of the base ones, or both; diverse wildlife plays with six or seven species.
canopee-option-species-form = For diverse wildlife: six or seven species, drawn or named.
canopee-option-spirit-form = For one player: a gentle Spirit leaves you a starting trunk, a stern one has one more itself.
canopee-option-last-card-form = With one card left, may the last pile be refused for nothing?
canopy-first-option-last-card-form = With one card left, may the last pile be refused for nothing?
canopee-option-orphan-canopy-form = What becomes of a canopy whose last trunk is discarded?
canopy-first-option-orphan-canopy-form = What becomes of a canopy whose last trunk is discarded?
canopee-option-tied-start-form = Who begins the next season if several are tied?
canopy-first-option-tied-start-form = Who begins the next season if several are tied?
