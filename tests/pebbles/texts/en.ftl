pebbles-name = Pebbles
pebbles-tagline = Guess the colour of the other's pebble.
pebbles-with-board-name = Pebbles on a board
pebbles-with-board-tagline = The same game, with a board and bots.
pebbles-expected-pebble = black or white
pebbles-told-dealt = You are dealt a pebble: { $pebble }.
pebbles-told-hidden = A pebble is dealt.
pebbles-told-guess = { $seat } guesses: { $pebble }.
pebbles-choice = guess: { $pebble }
pebbles-guess = Right guess
pebbles-nothing-to-score = There is no real box to be scored.
pebbles-bag = { $pebbles ->
    [one] One pebble in the bag
   *[other] { $pebbles } pebbles in the bag
}
