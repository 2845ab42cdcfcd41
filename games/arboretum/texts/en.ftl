## Arboretum

arboretum-name = Arboretum
arboretum-tagline = A garden of cards: what you plant counts, if you can afford to keep the rest in hand.
arboretum-variant-base = The game as it is
arboretum-variant-named = With a chosen first player and chosen species

arboretum-option-first-seat = First player
arboretum-option-first-seat-help = Who begins: a seat, or chance decides.
arboretum-option-leave-out = Species left out
arboretum-option-leave-out-help = With two players four species stay in the box, with three players two: name them, or let chance decide.
arboretum-fault-leave-out = with { $seats } players { $wanted } species are left out, not { $given }

arboretum-species-cassia = cassia
arboretum-species-dogwood = dogwood
arboretum-species-jacaranda = jacaranda
arboretum-species-olive = olive
arboretum-species-lilac = lilac
arboretum-species-magnolia = magnolia
arboretum-species-maple = maple
arboretum-species-poinciana = poinciana
arboretum-species-oak = oak
arboretum-species-willow = willow
arboretum-card = { $species } { $rank }

arboretum-choice-deck = draw from the deck
arboretum-choice-top = take { $owner }’s top discard
arboretum-choice-plant = plant { $card }
arboretum-choice-at = at { $cell }
arboretum-choice-discard = discard { $card }

arboretum-told-first = { $seat } begins.
arboretum-told-without = The { $species } trees stay in the box.
arboretum-told-card = { $seat } gets { $card }.
arboretum-told-hidden-card = { $seat } gets a card.
arboretum-told-deck = { $seat } draws from the deck.
arboretum-told-top = { $seat } takes { $card } from { $owner }’s discards.
arboretum-told-top-own = { $seat } takes back { $card } from their own discards.
arboretum-told-plant = { $seat } is about to plant { $card }.
arboretum-told-hidden-plant = { $seat } is about to plant a tree.
arboretum-told-at = { $seat } plants { $card } at { $cell }.
arboretum-told-discard = { $seat } discards { $card }.

arboretum-no-draw = You have drawn your two cards.
arboretum-no-deck = The deck is empty; take the top of a discard pile.
arboretum-no-owner = Nobody sits there; take from a pile on this table.
arboretum-no-discard = That discard pile is empty; choose another or the deck.
arboretum-no-plant = First draw two cards, then plant one, then discard one.
arboretum-no-placing = First choose a card to plant.
arboretum-no-discarding = You discard at the end of your turn, after planting.
arboretum-not-in-hand = You do not hold that card; choose one of your hand.
arboretum-taken = A tree stands there, and it stays; choose a free place.
arboretum-not-adjacent = Plant next to one of your trees, above, below, left or right.

arboretum-expected-species = a species is one of { $species }
arboretum-expected-card = a card is a species and a rank from 1 to 8, such as oak-3
arboretum-expected-cell = a place is two numbers from -{ $reach } to { $reach }, such as 0,1
arboretum-expected-planted = a tree and its place look like oak-3@0,1
arboretum-expected-action = an action is “deck”, “top P2”, “plant oak-3”, “at 0,1” or “discard oak-3”

arboretum-fault-game = this file is for another game; write "game": "arboretum"
arboretum-fault-json = this JSON does not fit: { $error }
arboretum-fault-heading = the first line should read “arboretum”
arboretum-fault-no-seat = a line “seat” should come first
arboretum-fault-line = cannot read “{ $line }”; use “seat”, “arboretum:”, “grid:” with indented rows, or “hand:”
arboretum-fault-grid = cannot read “{ $token }”; a letter and a rank, such as O3, or a dot
arboretum-fault-seats = two to four seats play, not { $seats }
arboretum-fault-twice = { $card } is there twice; there is only one
arboretum-fault-same-place = { $tree } stands where another tree stands
arboretum-fault-apart = { $tree } touches none of the trees that hang together with the first one
arboretum-fault-hand = { $cards } cards in hand; at the end nobody holds more than { $most }
arboretum-fault-species = { $species } species are on the table; with { $seats } players there are { $most }
arboretum-fault-trees = an arboretum has at most { $most } trees
arboretum-fault-far = too far from the first tree
arboretum-fault-origin = the first tree stands at 0,0

arboretum-why-path = { $cards }
arboretum-why-a = a point a tree: { $points }
arboretum-why-b = four or more of one species, a point more each: { $points }
arboretum-why-c = starts with a 1: { $points }
arboretum-why-d = ends with an 8: { $points }
arboretum-why-right = has the right (in hand: { $held })
arboretum-why-no-right = lacks the right (in hand: { $held })
arboretum-why-denies = has the right, but no path (in hand: { $held })
arboretum-why-nothing = has neither the right nor a path (in hand: { $held })
arboretum-why-free = nobody holds any, so everybody has the right
arboretum-held = { $seat }: { $sum }
arboretum-tie-variety = The tie goes to the garden with the most species: { $species }.
arboretum-tie-shared = They share the win: as many points and as many species ({ $species }).

arboretum-picture-seat = { $seat }
arboretum-picture-size = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
arboretum-picture-known = known:
arboretum-picture-discards = discards, top first:
arboretum-picture-deck = { $cards ->
    [one] 1 card left in the deck
   *[other] { $cards } cards left in the deck
}
arboretum-picture-hand = Your hand:
arboretum-picture-picked = About to plant:
