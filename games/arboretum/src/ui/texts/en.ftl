## Arboretum

arboretum-ui-prompt-draw-1 = Draw your first card: from the deck or a discard pile.
arboretum-ui-prompt-draw-2 = Draw your second card.
arboretum-ui-prompt-choose = Which card do you plant?
arboretum-ui-prompt-place = Where shall your { $card } stand?
arboretum-ui-prompt-discard = Discard a card; seven stay in your hand.
arboretum-ui-prompt-discard-last = Discard your last card; then the gardens are counted.
arboretum-ui-deck = Deck
arboretum-ui-discards = { $name }
arboretum-ui-discards-none = No discards yet
arboretum-ui-beneath = { $cards ->
    [one] 1 more
   *[other] { $cards } more
}
arboretum-ui-boxed = Not in this game
arboretum-ui-known = In hand for all to know
arboretum-ui-shown = Hand
arboretum-ui-peek-held = In your hand, { $species } counts { $sum }.
arboretum-ui-peek-path = Your best path of it is worth { $points }.
arboretum-ui-peek-gain = In its best place it adds { $points } to your paths.
arboretum-ui-worth = { $points ->
    [one] 1 point at most
   *[other] { $points } points at most
}
arboretum-ui-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}
arboretum-ui-paths = Best paths
arboretum-ui-path = { $species }: a path worth { $points } ({ $cards })
arboretum-ui-path-scored = { $species }: { $points } points ({ $cards })
arboretum-ui-path-denied = { $species }: { $points } points missed, another hand held more ({ $cards })
arboretum-ui-bare = No tree yet
arboretum-ui-gain = Your paths would be worth { $points } more.
arboretum-ui-zoom = Size of the garden
arboretum-ui-zoom-fit = Fit
arboretum-ui-zoom-near = ×1.5
arboretum-ui-zoom-close = ×2
arboretum-ui-live-held = in your hand: { $sum }
arboretum-ui-live-right = At most: a path counts only for whoever holds the most of its species at the end.
arboretum-ui-memory-held = { $seat } holds { $cards }.
arboretum-ui-memory-unseen = Not seen yet of { $species }: { $ranks }
arboretum-guide-setup = The start with two players: the deck, a place for everybody’s discards, six species in play, seven cards in your hand.
arboretum-guide-turn = A turn: two cards have been drawn, and the oak 5 is about to be planted beside one of your trees. After that you discard one card.
arboretum-cards-species = Species

arboretum-cards-species-text = Letter { $letter }. Eight trees, ranked 1 to 8. Whoever holds the most of it in hand at the end may score a path of it.
arboretum-cards-tree = A point in a path. In hand it counts { $rank } for the right to score its species.
arboretum-cards-one = A path that begins with it scores one more. In your hand it makes another player’s 8 count nothing.
arboretum-cards-eight = A path that ends with it scores two more. In hand it counts nothing if another player holds the 1.

arboretum-learn-1-title = Seven cards for two purposes
arboretum-learn-1 = These cards are seen by you alone. Trees that you plant make paths, and paths bring points. But a path counts only for whoever still holds the most of its species in hand at the end. So every good card would like to be in two places.
arboretum-learn-2-title = Draw two cards
arboretum-learn-2 = A turn begins with two draws, one after the other: from the deck, or from the top of anybody’s discards. Two rounds have been played, and your neighbour has just discarded an oak 5.
arboretum-learn-2-good = Well seen: the oak 5 fits behind your oak 1, and your neighbour cannot hold it against you.
arboretum-learn-2-other = You may. But the oak 5 fits behind your oak 1, and it lay there for the taking.
arboretum-learn-3-title = Plant one
arboretum-learn-3 = A path climbs from tree to tree, each beside the one before and of a higher number, and it begins and ends with the same species. You are planting the oak 5. Where does it make the longest path?
arboretum-learn-3-good = Oak 1, maple 3, oak 5: a path of three trees. What stands in between may be of any species.
arboretum-learn-3-other = Oak 1 and oak 5 make a path of two. Beside the maple 3 it would have been three.
arboretum-learn-4-title = Discard one
arboretum-learn-4 = At the end of a turn one card goes face up on your own pile, and seven stay. Your path is one of oaks. Which card can you spare?
arboretum-learn-4-good = Your oak 6 and your oak 8 stay in hand: fourteen for the right to score oaks.
arboretum-learn-4-other = Careful: the oaks in your hand are what lets you score the oak path, and your neighbour can pick up what you discard.
arboretum-learn-5-title = What a path is worth
arboretum-learn-5 = A point a tree, one more for beginning with a 1, two more for ending with an 8. A path of four or more trees of one species alone brings two points a tree. This is what your garden promises now:
arboretum-learn-6-title = The rest in short
arboretum-learn-6 = The game ends with the turn in which the deck runs out. All show their hands, and species by species the highest sum wins the right to score one path of it. Beware: an 8 counts nothing if somebody else holds the 1. Most points win.

arboretum-pad-garden = Arboretum
arboretum-pad-garden-help = Tap the place and choose the first tree; then the places around it open.
arboretum-pad-species = Species
arboretum-pad-free-at = Free place, column { $x }, row { $y }
arboretum-pad-tree-at = { $card }, column { $x }, row { $y }
arboretum-pad-tree-which = Which tree stands here?
arboretum-pad-tree-holds = The other trees hang on this one: take those away first, or choose another card.
arboretum-pad-hand = Hand: { $cards } of { $most } cards
arboretum-pad-hand-edit = Choose the cards in hand
arboretum-pad-hand-which = Which cards are in hand?
arboretum-ui-about-1 = A path that begins with it brings one more point. In hand, it makes the others’ 8 of its species count nothing.
arboretum-ui-about-8 = A path that ends with it brings two more points. In hand it counts 8, unless somebody else holds the 1.

## The coach: two sentences for every kind of decision

arboretum-ui-prompt-draw-1-coach = Every turn you draw two cards, plant one and discard one. The deck is a surprise; a discard pile shows what you get, and shows the others what you collect.
arboretum-ui-prompt-draw-2-coach = You see your first card before you choose again. The game ends when the deck runs out, so drawing from it makes the game shorter.
arboretum-ui-prompt-choose-coach = A path rises from card to card and begins and ends with the same species. What you plant counts as path, what you keep in hand decides who may score it.
arboretum-ui-prompt-place-coach = A tree stands above, below or beside one of yours, and never moves again. The number on a place tells what your paths would gain there.
arboretum-ui-prompt-discard-coach = Your discard lies open and anybody may take it. Keep what gives you the right to a species, or denies it to somebody else.
arboretum-ui-prompt-discard-last-coach = This is the last discard. Only the highest sum of a species in hand may score its path, so keep what wins that count.
arboretum-option-leave-out-random = chance decides
