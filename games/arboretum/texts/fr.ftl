## Arboretum

arboretum-name = Arboretum
arboretum-tagline = Un jardin de cartes : ce que vous plantez compte, si vous pouvez garder le reste en main.
arboretum-variant-base = Le jeu tel quel
arboretum-variant-named = Avec un premier joueur et des espèces choisis

arboretum-option-first-seat = Premier joueur
arboretum-option-first-seat-help = Qui commence : un siège, ou le hasard décide.
arboretum-option-leave-out = Espèces laissées de côté
arboretum-option-leave-out-help = À deux, quatre espèces restent dans la boîte, à trois, deux : nommez-les, ou laissez faire le hasard.
arboretum-fault-leave-out = à { $seats } joueurs, on laisse { $wanted } espèces de côté, pas { $given }

arboretum-species-cassia = cassia
arboretum-species-dogwood = cornouiller
arboretum-species-jacaranda = jacaranda
arboretum-species-olive = olivier
arboretum-species-lilac = lilas
arboretum-species-magnolia = magnolia
arboretum-species-maple = érable
arboretum-species-poinciana = flamboyant
arboretum-species-oak = chêne
arboretum-species-willow = saule
arboretum-card = { $species } { $rank }

arboretum-choice-deck = piocher
arboretum-choice-top = prendre le dessus de la défausse de { $owner }
arboretum-choice-plant = planter { $card }
arboretum-choice-at = en { $cell }
arboretum-choice-discard = défausser { $card }

arboretum-told-first = { $seat } commence.
arboretum-told-without = L’espèce « { $species } » reste dans la boîte.
arboretum-told-card = { $seat } reçoit { $card }.
arboretum-told-hidden-card = { $seat } reçoit une carte.
arboretum-told-deck = { $seat } pioche.
arboretum-told-top = { $seat } prend { $card } dans la défausse de { $owner }.
arboretum-told-top-own = { $seat } reprend { $card } dans sa défausse.
arboretum-told-plant = { $seat } s’apprête à planter { $card }.
arboretum-told-hidden-plant = { $seat } s’apprête à planter un arbre.
arboretum-told-at = { $seat } plante { $card } en { $cell }.
arboretum-told-discard = { $seat } défausse { $card }.

arboretum-no-draw = Vous avez déjà pioché vos deux cartes.
arboretum-no-deck = La pioche est vide ; prenez le dessus d’une défausse.
arboretum-no-owner = Personne n’est assis là ; prenez dans une défausse de la table.
arboretum-no-discard = Cette défausse est vide ; choisissez-en une autre ou la pioche.
arboretum-no-plant = Piochez d’abord deux cartes, puis plantez, puis défaussez.
arboretum-no-placing = Choisissez d’abord une carte à planter.
arboretum-no-discarding = On défausse à la fin de son tour, après avoir planté.
arboretum-not-in-hand = Vous n’avez pas cette carte ; choisissez dans votre main.
arboretum-taken = Un arbre se trouve là, et il y reste ; choisissez une place libre.
arboretum-not-adjacent = Plantez à côté d’un de vos arbres, au-dessus, au-dessous, à gauche ou à droite.

arboretum-expected-species = une espèce est l’un de ces mots : { $species }
arboretum-expected-card = une carte est une espèce et un rang de 1 à 8, comme oak-3
arboretum-expected-cell = une place est faite de deux nombres de -{ $reach } à { $reach }, comme 0,1
arboretum-expected-planted = un arbre et sa place s’écrivent oak-3@0,1
arboretum-expected-action = une action s’écrit « deck », « top P2 », « plant oak-3 », « at 0,1 » ou « discard oak-3 »

arboretum-fault-game = ce fichier est celui d’un autre jeu ; écrivez "game": "arboretum"
arboretum-fault-json = ce JSON ne convient pas : { $error }
arboretum-fault-heading = la première ligne devrait être « arboretum »
arboretum-fault-no-seat = il faut d’abord une ligne « seat »
arboretum-fault-line = « { $line } » est illisible ; utilisez « seat », « arboretum: », « grid: » suivi de lignes en retrait, ou « hand: »
arboretum-fault-grid = « { $token } » est illisible ; une lettre et un rang, comme O3, ou un point
arboretum-fault-seats = on joue de deux à quatre, pas à { $seats }
arboretum-fault-twice = { $card } apparaît deux fois ; il n’y en a qu’une
arboretum-fault-same-place = { $tree } se trouve là où se tient un autre arbre
arboretum-fault-apart = { $tree } ne touche aucun des arbres reliés au premier
arboretum-fault-hand = { $cards } cartes en main ; à la fin, personne n’en a plus de { $most }
arboretum-fault-species = { $species } espèces sont en jeu ; à { $seats } joueurs, il y en a { $most }
arboretum-fault-trees = un arborétum compte au plus { $most } arbres
arboretum-fault-far = trop loin du premier arbre
arboretum-fault-origin = le premier arbre se trouve en 0,0

arboretum-why-path = { $cards }
arboretum-why-a = un point par arbre : { $points }
arboretum-why-b = au moins quatre d’une même espèce, un point de plus chacun : { $points }
arboretum-why-c = commence par un 1 : { $points }
arboretum-why-d = finit par un 8 : { $points }
arboretum-why-right = en a le droit (en main : { $held })
arboretum-why-no-right = n’en a pas le droit (en main : { $held })
arboretum-why-denies = en a le droit, mais pas de sentier (en main : { $held })
arboretum-why-nothing = n’a ni le droit ni de sentier (en main : { $held })
arboretum-why-free = personne n’en tient, tout le monde en a le droit
arboretum-held = { $seat } : { $sum }
arboretum-tie-variety = L’égalité revient au jardin qui compte le plus d’espèces : { $species }.
arboretum-tie-shared = Victoire partagée : autant de points et autant d’espèces ({ $species }).

arboretum-picture-seat = { $seat }
arboretum-picture-size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
arboretum-picture-known = connues :
arboretum-picture-discards = défausse, le dessus d’abord :
arboretum-picture-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
arboretum-picture-hand = Votre main :
arboretum-picture-picked = À planter :
