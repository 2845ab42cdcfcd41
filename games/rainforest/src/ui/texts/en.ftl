## Rainforest

rainforest-ui-prompt-zone = Choose a zone, for its tile and its animals.
rainforest-ui-prompt-zone-last = The last round: choose a zone.
rainforest-ui-prompt-tile = Keep the tile, or put it back under its pile?
rainforest-ui-prompt-tokens = Take all animals of one colour, or all of one kind.
rainforest-ui-prompt-give = You emptied the zone: you may exchange one of your tokens.
rainforest-ui-prompt-get = Which token of the board do you take for it?
rainforest-ui-prompt-place = Lay tokens on your waiting tiles, or stop here.
rainforest-ui-prompt-validate = Which finished tile goes into your jungle first?
rainforest-ui-prompt-bonus = You made a protected zone: put its token on one of the glowing tiles.
rainforest-ui-prompt-reserve-1 = Too many tokens: choose the first one you keep.
rainforest-ui-prompt-reserve-2 = And the second one you keep?
rainforest-ui-zone = Zone: { $zone }
rainforest-ui-pile = { $tiles ->
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
}
rainforest-ui-tile = Tile { $tile } ({ $colours }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, asks for: { $needs }
rainforest-ui-tile-with = Tile { $tile } ({ $colours }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, asks for: { $needs }; on it: { $tokens }
rainforest-ui-protected = Protected zones
rainforest-ui-bag = { $tokens ->
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
rainforest-ui-round = round { $round }
rainforest-ui-last-round = last round
rainforest-ui-tokens = Your tokens
rainforest-ui-clearing = Waiting tiles
rainforest-ui-declined = Left for good
rainforest-ui-first = Began the game
rainforest-ui-balance = Balance: two points for every later tile
rainforest-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rainforest-ui-memory-under = Under the { $zone } pile, in this order: { $tiles }
rainforest-guide-setup = The start with two players: five zones, each with its tokens and the top tile of its pile, and the protected zones of this game. Your totem is the monkey.
rainforest-guide-turn = A turn: the tile of the yellow zone waits in your clearing, and you have taken both monkeys from there. They complete the tile.
rainforest-cards-one-a-player = One a player
rainforest-cards-tokens = Species tokens
rainforest-cards-tiles = Tiles
rainforest-cards-zones = Protected zones
rainforest-cards-totems = Totems
rainforest-cards-token = Fills a circle of a tile that asks for its colour, for its animal or for nothing in particular.
rainforest-cards-tile-name = Tile { $tile }
rainforest-cards-tile = Colours: { $colours }. Points: { $points }. Circles: { $needs }.
rainforest-cards-zone = For { $size } connected tiles of its colour: multiplies the points of one of them by { $factor }.
rainforest-cards-totem-name = Totem: { $animal }
rainforest-cards-totem = Every token of this animal in your jungle brings a point.
rainforest-cards-balance-name = Balance
rainforest-cards-balance = For all five colours in your jungle: two points for every tile that comes after.
rainforest-cards-binoculars-name = Binoculars
rainforest-cards-binoculars = Whoever has them began the game; the last round ends before their turn.

rainforest-learn-1-title = Five zones
rainforest-learn-1 = Every zone has animal tokens and a tile. On your turn you choose one zone. Look at the yellow one: its tile asks for two monkeys. Your totem is the monkey too.
rainforest-learn-1-good = Two monkeys are asked for, and two monkeys are here.
rainforest-learn-1-other = You may: each has its tile and its animals. The yellow one would have fitted at once.
rainforest-learn-2-title = The tile
rainforest-learn-2 = Keep it in your clearing, which has room for three, or put it back under its pile.
rainforest-learn-2-good = It waits in your clearing until every circle has its token.
rainforest-learn-2-other = Under the pile it goes. You take animals all the same.
rainforest-learn-3-title = The animals
rainforest-learn-3 = From the same zone you take all tokens of one colour, or all of one animal.
rainforest-learn-3-good = Just what the tile wants.
rainforest-learn-3-other = Good to have as well, but your tile asks for monkeys. Two tokens can be kept for later.
rainforest-learn-4-title = Fill the tile
rainforest-learn-4 = A circle asks for a colour, for an animal, or for nothing in particular. Lay down what fits.
rainforest-learn-4-good = One circle is filled; the second monkey completes the tile.
rainforest-learn-4-other = Nothing has to be placed, and two tokens can be kept for later turns.
rainforest-learn-5-title = Your jungle
rainforest-learn-5 = A complete tile moves to your jungle, a square of nine. It brings its points, and one more for each token on it that is your totem:
rainforest-learn-6-title = The rest in short
rainforest-learn-6 = Three or four tiles of one colour side by side earn a protected zone, which doubles or triples one of them. With all five colours you get balance: two points for every later tile. The ninth tile in a jungle makes the round the last. Most points win.

rainforest-pad-totem = Totem
rainforest-pad-totem-first = Choose the totem, then the jungle opens.
rainforest-pad-jungle = Jungle
rainforest-pad-jungle-help = In the order in which the tiles were laid: from the bottom left to the top right.
rainforest-pad-tile = Tile { $tile }, { $colours }. Points: { $points }, totems: { $totems }, protected zone: { $token }
rainforest-pad-next-tile = Lay tile { $tile }
rainforest-pad-tile-which = What is tile { $tile } like?
rainforest-pad-tile-next = Next tile
rainforest-pad-remove-tile = Take this tile away
rainforest-pad-no-points = How many points?
rainforest-pad-colours = Colours
rainforest-pad-points = Printed points
rainforest-pad-totems = Totems on it
rainforest-pad-token = Protected zone
rainforest-ui-about-tile-name = Tile { $tile }
rainforest-ui-about-tile = { $left ->
    [0] All its circles are filled.
   *[other] Free circles: { $left }. Your tokens can fill { $fits }.
}
rainforest-ui-about-token = { $tiles ->
    [0] None of your waiting tiles needs it now.
    [one] It fits one of your waiting tiles.
   *[other] It fits { $tiles } of your waiting tiles.
}
rainforest-ui-about-zone = It is for the number of connected tiles of its colour that it shows. Put on one of them, it multiplies that tile’s points.
rainforest-ui-prompt-zone-coach = You get the tile on top of the zone and animals from it. Look for animals that your waiting tiles need.
rainforest-ui-prompt-zone-last-coach = After this round the points are counted. A tile that is not finished then brings nothing.
rainforest-ui-prompt-tile-coach = Three tiles can wait at once. Keep it if you can find its animals; putting it back costs nothing.
rainforest-ui-prompt-tokens-coach = You take all of one colour or all of one animal, never a mix. Only two tokens stay with you at the end of the turn.
rainforest-ui-prompt-give-coach = Taking the last token of a zone is rewarded: swap one of your tokens for any token on the board. You may also leave it.
rainforest-ui-prompt-get-coach = Take the token that finishes a tile, if there is one. The one you offered goes to its place.
rainforest-ui-prompt-place-coach = A token lies on a circle that asks for its colour or its animal. It stays there; a tile with all circles filled moves to your jungle.
rainforest-ui-prompt-validate-coach = Tiles enter the jungle in a row from the bottom left. Three or four of one colour that touch make a protected zone, so the order matters.
rainforest-ui-prompt-bonus-coach = The token multiplies the points of the tile it lies on: choose a rich one. A tile carries one such token, and you can have one a colour.
rainforest-ui-prompt-reserve-1-coach = Only two tokens stay with you between turns. Keep what your waiting tiles still need.
rainforest-ui-prompt-reserve-2-coach = One more may stay. The rest goes back into the bag.
rainforest-option-totems-random = dealt by chance
rainforest-option-protected-zones-random = drawn by chance
rainforest-option-decline-for-the-larger = only for the larger one
rainforest-option-decline-always = always
rainforest-option-empty-pile-open = can be chosen
rainforest-option-empty-pile-closed = cannot be chosen
rainforest-option-empty-bag-play-on = play on
rainforest-option-empty-bag-last-round = last round
rainforest-option-decline-form = May a protected zone be refused? A refusal is final.
rainforest-option-empty-pile-form = Can a zone without tiles still be chosen for its tokens?
rainforest-option-empty-bag-form = When the bag runs out, the board is filled as far as it goes. Then?
rainforest-option-protected-zones-red-3 = red, three tiles
rainforest-option-protected-zones-red-4 = red, four tiles
rainforest-option-protected-zones-yellow-3 = yellow, three tiles
rainforest-option-protected-zones-yellow-4 = yellow, four tiles
rainforest-option-protected-zones-green-3 = green, three tiles
rainforest-option-protected-zones-green-4 = green, four tiles
rainforest-option-protected-zones-purple-3 = purple, three tiles
rainforest-option-protected-zones-purple-4 = purple, four tiles
rainforest-option-protected-zones-blue-3 = blue, three tiles
rainforest-option-protected-zones-blue-4 = blue, four tiles
