pebbles-name = Cailloux
pebbles-tagline = Devinez la couleur du caillou de l’autre.
pebbles-with-board-name = Cailloux sur un plateau
pebbles-with-board-tagline = Le même jeu, avec un plateau et des robots.
pebbles-expected-pebble = black ou white
pebbles-told-dealt = Vous recevez un caillou : { $pebble }.
pebbles-told-hidden = Un caillou est distribué.
pebbles-told-guess = { $seat } devine : { $pebble }.
pebbles-choice = deviner : { $pebble }
pebbles-guess = Bonne réponse
pebbles-nothing-to-score = Il n’y a pas de vraie boîte à compter.
pebbles-bag = { $pebbles ->
    [one] Un caillou dans le sac
   *[other] { $pebbles } cailloux dans le sac
}
