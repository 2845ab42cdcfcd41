## Canopy, the city on stilts

canopy-city-name = Canopy, the city on stilts
canopy-city-tagline = Build high over the water: only the roofs count, and every roof you cover pays.
canopy-city-reconstructed = The cards and guilds are a reconstruction: the printed ones are not public.
canopy-city-variant-base = The first game, without guilds
canopy-city-variant-guilds = With guilds, dealt at random
canopy-city-variant-chosen = With guilds, chosen in turn
canopy-city-variant-house = Every open question answered the other way

canopy-city-option-guilds = Guilds
canopy-city-option-guilds-help = Leave them out for a first game, deal one to each player, or let the players choose in turn.
canopy-city-option-cover-anytime = Cover while a foundation is free
canopy-city-option-cover-anytime-help = May a building cover another one although a foundation is still free?
canopy-city-option-play-order = Order when a card is played
canopy-city-option-play-order-help = Take the cubes and the gold for covering before the card’s own effect, or after it.
canopy-city-option-move-pays = Moving pays like covering
canopy-city-option-move-pays-help = Does a building that is moved onto another one bring the gold for covering?
canopy-city-option-move-to-bare = Move onto a bare foundation
canopy-city-option-move-to-bare-help = May a building be moved onto a foundation without buildings?
canopy-city-option-rearrange-foundation = Rearrange the foundation too
canopy-city-option-rearrange-foundation-help = May a card that serves as a foundation change places with the buildings on it?
canopy-city-option-move-retriggers = Moved buildings act again
canopy-city-option-move-retriggers-help = Does the immediate effect of a moved building happen once more?
canopy-city-option-uncovered-triggers = Uncovered buildings join in
canopy-city-option-uncovered-triggers-help = Does a building that comes to light while effects are resolved still have its own?
canopy-city-option-decline-effects = Effects can be declined
canopy-city-option-decline-effects-help = May an owner leave out any effect, gains included?
canopy-city-option-single-use = Effects are used up
canopy-city-option-single-use-help = Does an effect of the end of a cycle happen only once in the whole game?
canopy-city-option-supply = Supply of cubes
canopy-city-option-supply-help = Without limit, or only the cubes of the box.

canopy-city-named = { $en }
# In the French texts this is $fr.
canopy-city-unknown-card = an unknown card
canopy-city-several = several effects
canopy-city-gold = Gold
canopy-city-prestige = Prestige
canopy-city-left = Left on piles

canopy-city-choice-guild = take the guild { $guild }
canopy-city-choice-pick = choose { $card }
canopy-city-choice-build = build it on pile { $pile }
canopy-city-choice-found = lay it face down as a foundation
canopy-city-choice-resolve = next the building on pile { $pile }
canopy-city-choice-resolve-guild = next the guild
canopy-city-choice-use = use it
canopy-city-choice-pass = leave it
canopy-city-choice-pay = pay
canopy-city-choice-option = take option { $number }
canopy-city-choice-move = move the building of pile { $pile }
canopy-city-choice-to = onto pile { $pile }
canopy-city-choice-rearrange = rearrange pile { $pile }
canopy-city-choice-next = { $card } comes next from the top
canopy-city-choice-place = place on pile { $pile }

canopy-city-told-guild = { $seat } joins the { $guild }.
canopy-city-told-card = { $seat } is dealt { $card }.
canopy-city-told-hidden-card = { $seat } is dealt a card.
canopy-city-told-pick = You choose { $card }.
canopy-city-told-build = You will build it on pile { $pile }.
canopy-city-told-found = You will lay it down as a foundation.
canopy-city-told-choosing = The table is choosing.
canopy-city-told-passed = All have chosen; the hands go on.
canopy-city-told-reveal = All show what they play: { $plays }.
canopy-city-told-built = { $seat } builds { $card } on pile { $pile }
canopy-city-told-founded = { $seat } lays a foundation
canopy-city-told-then = { $first } { $then }
canopy-city-told-effect = { $seat }, { $what }: gold { $gold }, prestige { $prestige }.
canopy-city-told-move = { $seat } moves { $card } from pile { $pile }.
canopy-city-told-to = { $seat } moves it onto pile { $pile }.
canopy-city-told-rearrange = { $seat } rearranges pile { $pile }.
canopy-city-told-next = { $seat } puts { $card } next.
canopy-city-told-place = { $seat } places cubes on pile { $pile }.

canopy-city-no-guild-now = Guilds are taken before the first cards are dealt.
canopy-city-no-such-guild = Choose a guild that nobody has yet.
canopy-city-no-pick-now = No card is chosen now.
canopy-city-not-in-hand = Choose a card of your hand.
canopy-city-no-play-now = Choose a card first; how it is played is decided when all have chosen.
canopy-city-no-such-pile = You have no such pile.
canopy-city-free-first = A foundation is still free; build there.
canopy-city-alike = That foundation is just like an earlier one; choose the first of them.
canopy-city-no-gold = A foundation costs { $cost } gold and you have { $gold }; play the card as a building.
canopy-city-no-effect-now = No effect is being resolved now.
canopy-city-asked-otherwise = The effect asks for something else.
canopy-city-not-due = That effect is not waiting to be resolved.
canopy-city-must = This cannot be left out.
canopy-city-no-such-option = The card does not offer that.
canopy-city-not-movable = Choose a visible building that the effect can move.
canopy-city-same-pile = Move it onto another pile.
canopy-city-not-bare = At this table a building is moved onto another building.
canopy-city-nothing-to-arrange = Rearranging that pile would change nothing.
canopy-city-own-pile = Choose another pile than the building’s own.
canopy-city-not-in-pile = Choose a card that is still to be put in order.
canopy-city-not-there = Place on another pile; piles are chosen from the first to the last.

canopy-city-why-building = visible on pile { $pile }
canopy-city-why-prestige = { $prestige } prestige, one point each
canopy-city-why-gold = { $gold } gold, one point a pair
canopy-city-why-effect = effect at the end of the game
canopy-city-why-left = { $cubes ->
    [one] a cube that was not taken in time
   *[other] { $cubes } cubes that were not taken in time
}
canopy-city-tie-gold = The tie is decided by gold: { $gold }.
canopy-city-tie-shared = The tie stays: everybody has { $gold } gold, and the victory is shared.

canopy-city-picture-round = Cycle { $cycle }, turn { $turn }
canopy-city-picture-hand = Your hand (! at once, o end of cycle, # end of game)
canopy-city-picture-memory = Seen in cycle { $cycle } in the hand of { $seat }, hidden since:
canopy-city-picture-seat = { $seat }
canopy-city-picture-reserve = { $gold } G, { $prestige } P
canopy-city-picture-bare = free foundation
canopy-city-picture-under = over

canopy-city-expected-card = a card is written card-1 to card-126
canopy-city-expected-guild = a guild is written guild-1 to guild-12
canopy-city-expected-pile = a pile is written pile-1 to pile-24
canopy-city-expected-action = say “pick card-3”, “build pile-2”, “found”, “resolve pile-2”, “resolve guild”, “use”, “pass”, “pay”, “option 1”, “move pile-1”, “to pile-2”, “rearrange pile-1”, “next card-3”, “place pile-1” or “guild-2”

canopy-city-fault-toml = the card file cannot be read: { $error }
canopy-city-fault-effect-word = word { $number } of the effect, “{ $word }”, does not fit; expected: { $expected }
canopy-city-fault-effect-end = the effect ends too early after { $number } words{ $word }; expected: { $expected }
canopy-city-fault-types = there can be at most { $most } types
canopy-city-fault-type-id = the id of a type is one word of letters
canopy-city-fault-type = “{ $name }” is no type of this file; there are { $known }
canopy-city-fault-letter = a type has exactly one letter
canopy-city-fault-twice = this number or name is used twice
canopy-city-fault-range = { $name } is { $value }; it must be { $low } to { $high }
canopy-city-fault-trigger = “{ $trigger }” is no trigger; there are { $known }
canopy-city-fault-trigger-effect = a trigger needs an effect, and an effect a trigger
canopy-city-fault-deck = with { $seats } players the deck has { $cards } cards; it needs { $needed } to { $most }
canopy-city-fault-numbers = the numbers are missing
canopy-city-fault-start = starting foundations and a guild’s extra ones are at most { $most } together
canopy-city-fault-guilds = there are { $guilds } guilds for { $seats } players
canopy-city-fault-seats = a position has 3 to 6 seats, not { $seats }
canopy-city-fault-heading = the position must begin with canopy-city
canopy-city-fault-json = this is not the JSON of a position: { $error }
canopy-city-fault-line = cannot read “{ $line }”; write seat, gold: 3, prestige: 2, guild: guild-1 or pile: card-3 card-5 gold=1
canopy-city-fault-piles = { $piles } piles; there are { $least } to { $most }
canopy-city-fault-plays = { $plays } cards were played; { $most } are possible
canopy-city-fault-copies = { $card } ({ $number }) is there too often; the deck has { $copies }
canopy-city-fault-guild = { $guild } does not exist or belongs to somebody else
canopy-city-fault-too-many = the effects at the end leave too many possibilities to find the best one
canopy-city-fault-hand = a hand is empty at the end of the game
canopy-city-fault-base = the first { $start } piles stand on starting foundations, not on cards
canopy-city-fault-scene-hand = { $cards } cards in hand; there can be at most { $most }
canopy-city-fault-scene-plays = { $plays } cards played; the first seat has played { $wanted }, and there must be a turn left

## Points counted by hand

canopy-city-printed = Other buildings
canopy-city-why-printed = counted by hand from the cards of your box
canopy-city-fault-printed = points counted by hand are at most { $most }
