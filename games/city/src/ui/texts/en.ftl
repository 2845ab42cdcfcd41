## Canopy, the city: the board

canopy-city-ui-round = Cycle { $cycle } of { $cycles } · turn { $turn } of { $turns }
canopy-city-ui-passing = Your hand goes on to { $name }
canopy-city-ui-left = Hands go on to the next seat
canopy-city-ui-right = Hands go back to the seat before
canopy-city-ui-chosen = { $done } of { $seats } have chosen
canopy-city-ui-price = A foundation costs you { $gold } gold
canopy-city-ui-thinks = choosing
canopy-city-ui-has-chosen = has chosen
canopy-city-ui-points = { $points } points
canopy-city-ui-points-help = Points on the table now; effects at the end of the game come on top
canopy-city-ui-pile = Pile { $pile }
canopy-city-ui-bare = free
canopy-city-ui-beneath = { $cards ->
    [0] foundation
   *[other] beneath
}
canopy-city-ui-base = Foundation: { $card }
canopy-city-ui-base-hidden = A card laid face down is the foundation
canopy-city-ui-hand = Your hand
canopy-city-ui-picked = chosen
canopy-city-ui-build-above = Build it on a glowing pile, or …
canopy-city-ui-found = lay it down as a foundation ({ $gold } gold)
canopy-city-ui-rest = { $cards ->
    [one] One card goes on
   *[other] { $cards } cards go on
}
canopy-city-ui-memory = Hand first dealt to { $seat } in cycle { $cycle }, still out of sight: { $cards }
canopy-city-ui-gift-foundations = { $n ->
    [one] Starts with one more foundation.
   *[other] Starts with { $n } more foundations.
}
canopy-city-ui-gift-discount = Foundations cost { $n } gold less.

## Canopy, the city: effects in words

canopy-city-ui-when-now = At once:
canopy-city-ui-when-cycle = End of cycle:
canopy-city-ui-when-end = End of game:
canopy-city-ui-when-before-cycle = Before the end of a cycle:
canopy-city-ui-when-after-building = Once a cycle, after building:
canopy-city-ui-do-all = { $what }
canopy-city-ui-do-gold = +{ $n } gold
canopy-city-ui-do-prestige = +{ $n } prestige
canopy-city-ui-do-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
canopy-city-ui-do-per = { $what } per { $count }
canopy-city-ui-do-most = { $what } (at most { $most })
canopy-city-ui-do-or = { $one } – or { $other }
canopy-city-ui-do-if = { $least ->
    [one] with one { $count }: { $what }
   *[other] with { $least } or more ({ $count }): { $what }
}
canopy-city-ui-do-pay = { $times ->
    [one] you may pay { $cost } gold: { $what }
   *[other] up to { $times } times, pay { $cost } gold: { $what }
}
canopy-city-ui-do-collect = take all cubes from your piles
canopy-city-ui-do-move-this = you may move this building
canopy-city-ui-do-move-other = you may move another building
canopy-city-ui-do-move-any = you may move a building
canopy-city-ui-do-rearrange-other = you may rearrange another pile
canopy-city-ui-do-rearrange-any = you may rearrange a pile
canopy-city-ui-some-gold = { $n } gold
canopy-city-ui-some-prestige = { $n } prestige
canopy-city-ui-do-place-this = { $what } onto this pile
canopy-city-ui-do-place-others = { $piles ->
    [one] { $what } onto another pile
   *[other] { $what } onto each of { $piles } other piles
}
canopy-city-ui-do-place-each = { $piles ->
    [one] { $what } onto a pile
   *[other] { $what } onto each of { $piles } piles
}
canopy-city-ui-count-one = one
canopy-city-ui-count-visible = visible { $type }
canopy-city-ui-count-other = other visible { $type }
canopy-city-ui-count-types = visible type
canopy-city-ui-count-under = building beneath it
canopy-city-ui-count-covered = { $n ->
    [one] covered building
   *[other] { $n } covered buildings
}
canopy-city-ui-count-piles = { $n ->
    [one] pile with a building
   *[other] { $n } piles with a building
}
canopy-city-ui-count-tall = pile of { $n } or more
canopy-city-ui-count-gold = { $n ->
    [one] gold you have
   *[other] { $n } gold you have
}
canopy-city-ui-count-prestige = { $n ->
    [one] prestige you have
   *[other] { $n } prestige you have
}
canopy-city-ui-count-low = visible building worth 0 or 1
canopy-city-ui-count-cycle = cycle so far

## Canopy, the city: what is asked

canopy-city-ui-ask-guild = Which guild do you join?
canopy-city-ui-ask-pick = Choose a card. All show theirs together.
canopy-city-ui-ask-play = Build it on a pile, or lay it face down for { $gold } gold?
canopy-city-ui-ask-order = Several effects wait: which comes first?
canopy-city-ui-ask-use = Do you want to use this effect?
canopy-city-ui-ask-offer = Does your guild help now?
canopy-city-ui-ask-branch = Which of these do you want?
canopy-city-ui-ask-pay = Do you want to pay?
canopy-city-ui-ask-from = Which building do you move?
canopy-city-ui-ask-to = Onto which pile?
canopy-city-ui-ask-may-to = Move it onto another pile, or leave it?
canopy-city-ui-ask-rearrange = Which pile do you rearrange?
canopy-city-ui-ask-next = Which card comes next, from the top down?
canopy-city-ui-ask-place = On which pile do the cubes go?
canopy-city-guide-setup = The start with three players: two free foundations before everybody, and seven cards in your hand.
canopy-city-guide-turn = A turn: the card that you chose goes on the free foundation, or face down beside it as a new one. The other cards go on to your neighbour.
canopy-city-cards-copies-players = { $low } with three players, { $high } with six
canopy-city-cards-two-a-player = Two a player
canopy-city-cards-unlimited = As many as you need
canopy-city-cards-buildings = Buildings
canopy-city-cards-guilds = Guilds
canopy-city-cards-value = { $type }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
canopy-city-cards-value-plain = Without a type, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
canopy-city-cards-effect = { $when } { $what }
canopy-city-cards-foundation-name = Starting foundation
canopy-city-cards-foundation = The first building of a pile stands on it. Further foundations are cards that you lay face down for gold.
canopy-city-cards-gold = Pays for foundations and for some effects. Two of them are a point at the end.
canopy-city-cards-prestige = A point at the end.

canopy-city-learn-1-title = Everybody chooses
canopy-city-learn-1 = All hold seven cards and choose one of them at the same time. The others go on to the neighbour. A card has a value, and most of them can do something. Which one do you take?
canopy-city-learn-1-good = All are shown at once, and the hands have moved on: what you left, your neighbour sees now.
canopy-city-learn-2-title = Building or foundation?
canopy-city-learn-2 = In our game the Plank Shacks brought you three gold. Now you have chosen the High-Tide Warehouse. Build it on your free foundation, or lay it face down as a new one, for two gold?
canopy-city-learn-2-good = It stands, and two gold lie on its pile: yours as soon as another building comes on top.
canopy-city-learn-2-other = Room to build on is worth something, but the warehouse and what it can do are gone.
canopy-city-learn-3-title = Higher and higher
canopy-city-learn-3 = No foundation is free any more. A building now covers another one, which then counts for nothing. For that you get a gold, and the cubes on the pile. Where does the Belvedere go?
canopy-city-learn-3-good = The Plank Shacks were worth 0 points and had done their work: you lost nothing and gained a gold.
canopy-city-learn-3-other = That is possible too. The Plank Shacks are worth 0: covering them would have cost you nothing.
canopy-city-learn-4-title = What it is worth
canopy-city-learn-4 = Only what can be seen counts in the end: the values of the roofs, a point for every prestige, a point for every two gold. Cubes that still lie on piles count nothing. This is your city now:
canopy-city-learn-5-title = The rest in short
canopy-city-learn-5 = Three cycles of seven cards; the hands go left, then right, then left again. Some effects come at the end of every cycle, some at the end of the game, and only those of visible buildings. Foundations cost two, three and four gold in the three cycles. Guilds wait for your second game. Most points win.

canopy-city-pad-city-help = The city after the third cycle, before the effects of the end of the game: those are worked out for you, as well as can be.
canopy-city-pad-piles = Piles
canopy-city-pad-pile = Pile { $pile }, from the top: { $cards }
canopy-city-pad-pile-bare = Pile { $pile }, a bare foundation
canopy-city-pad-pile-new = New foundation
canopy-city-pad-pile-which = What stands on pile { $pile }?
canopy-city-pad-remove-pile = Take this foundation away
canopy-city-pad-under = +{ $cards } beneath
canopy-city-pad-under-which = Beneath, from the top: { $cards }
canopy-city-pad-unbuild = Take { $card } off
canopy-city-pad-cube-gold = Gold on this pile
canopy-city-pad-cube-prestige = Prestige on this pile
canopy-city-pad-types = Types of buildings
canopy-city-pad-type-none = Others
canopy-city-pad-plays = All 21 cards of this city are laid.
canopy-city-pad-guild = Guild
canopy-city-pad-guild-none = No guild
canopy-city-pad-printed-help = Your box has cards that are not in the list? Add up the points of those that are visible, with what their effects bring, and enter them here.
canopy-city-ui-about-effect = { $when } { $what }
canopy-city-ui-about-points = { $type }. { $points ->
    [one] One point
   *[other] { $points } points
} if it is visible at the end.
canopy-city-ui-about-no-type = No type
canopy-city-ui-about-worth = Built now in its best place: { $points } at the end, as things stand
canopy-city-ui-ask-guild-coach = A guild goes with you through the whole game. Choose the one that fits how you like to play.
canopy-city-ui-ask-pick-coach = Everybody chooses at once and in secret; the other cards go on to your neighbour. You may change your mind until all have chosen.
canopy-city-ui-ask-play-coach = Only the top building of a pile counts at the end; covering one brings a gold, but free foundations come first. Face down, the card is a new foundation.
canopy-city-ui-ask-order-coach = Your effects happen one after the other, in your order. Let what brings gold come before what asks for it.
canopy-city-ui-ask-use-coach = This effect may be used or left. If you leave it, it is gone for this time.
canopy-city-ui-ask-offer-coach = Your guild can act at this moment. You may wait for a better one.
canopy-city-ui-ask-branch-coach = You get one of these, not both. Two gold are worth a point at the end; prestige is worth one each.
canopy-city-ui-ask-pay-coach = Gold buys something here. Two gold are worth one point at the end, so compare.
canopy-city-ui-ask-from-coach = The building goes to another pile and shows what was beneath. Cubes of its pile become yours.
canopy-city-ui-ask-to-coach = It lands on top of that pile and covers what is there. Cubes of that pile become yours.
canopy-city-ui-ask-may-to-coach = It lands on top of that pile and covers what is there. You may also leave it where it is.
canopy-city-ui-ask-rearrange-coach = You may put the buildings of a pile in any order. Only the top one counts at the end.
canopy-city-ui-ask-next-coach = Name the cards from the top down. The first one will be visible.
canopy-city-ui-ask-place-coach = Cubes on a pile are not yours yet. You collect them when you build, move or rearrange there.
canopy-city-option-guilds-off = without guilds
canopy-city-option-guilds-dealt = dealt
canopy-city-option-guilds-chosen = chosen in turn
canopy-city-option-play-order-collect-first = cubes and gold first
canopy-city-option-play-order-effect-first = effect first
canopy-city-option-supply-unlimited = without limit
canopy-city-option-supply-box = what the box holds
