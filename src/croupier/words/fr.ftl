# Les messages de Croupier en français, au format de Project Fluent. Voir docs/internals/WORDS.md.

## format

format-name = Français
format-money = { $amount } $
format-decimal = ,
format-group = { " " }
format-list = { ", " }
format-comma = { ", " }
format-semicolon = { " ; " }
format-or = { " ou " }
format-and = { " et " }
format-dash = -
format-odds = { $win } contre { $stake }
format-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
plural-one = n = 0..1

## ball

ball-described = { $mm } mm, { $material }

## cage

cage-no-ticket-issued-by-house = la maison n’a pas émis de ticket « { $ticket } »
cage-no-ticket-printed = aucun ticket n’est imprimé pour { MONEY($amount) }
cage-reported-lost-already = la perte a déjà été déclarée
cage-say-why-ticket-voided = dites pourquoi le ticket est annulé
cage-ticket-and-its-end = { $why } ; { NAME($status, of: "ticket-status") } pour { MONEY($amount) } par { $by } le { MOMENT($at) }{ $reason ->
    [none] { "" }
   *[other] { " " }: { $reason }
}
cage-ticket-book-made-good-at = un ticket de ce règlement n’est remplacé qu’à la caisse
cage-ticket-ended = le ticket { $ticket } est { NAME($status, of: "ticket-status") }{ $instead ->
    [none] { "" }
   *[other] { " " }; { $instead } le remplace
}
cage-ticket-expired = le ticket { $ticket } est périmé
cage-ticket-issued-before = le ticket { $ticket } a déjà été émis
cage-ticket-lost-stolen-or-spoilt = la maison ne remplace pas un ticket perdu, volé ou abîmé par la suite
cage-ticket-not-at-printer = le ticket { $ticket } n’a pas été envoyé à cette imprimante
cage-ticket-not-owners = le ticket { $ticket } n’est pas à { $player }
cage-ticket-paper-first = un ticket se paie sur présentation ; un ticket perdu se déclare d’abord
cage-ticket-paid = le ticket { $ticket } a déjà été payé
cage-ticket-printed-already = il a déjà été imprimé ; le personnel l’imprime de nouveau après une panne de l’imprimante
cage-ticket-printed-by-owner = un ticket est remis à son titulaire ; le personnel imprime celui qui remplace un ticket abîmé
cage-ticket-reported-lost-somebody-else = le ticket a été déclaré perdu : une autre personne vérifie qui le présente
cage-till-closed = personne ne tient cette caisse
cage-till-difference = { MONEY($counted) } comptés et { MONEY($expected) } attendus : dites pourquoi
cage-till-first = ouvrez une caisse avant de payer
cage-till-held-already = vous tenez déjà la caisse { $till }
cage-till-holds-less = { MONEY($asked) } sont demandés, et la caisse contient { MONEY($held) }
cage-till-nothing-counted = comptez d’abord des billets ou des pièces
cage-till-of-another = { $holder } tient cette caisse
cage-till-open = { $holder } tient déjà cette caisse

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = quel règlement ? --book accepte { LIST($books) }

## compliance

compliance-book-table-gives-nobody-power = le règlement de cette table ne permet à personne : { NAME($action, of: "action") }
compliance-book-table-knows-no-such = le règlement de la table { $table } ne connaît pas de tels accords
compliance-card-cannot-issued-in-use = la carte « { $card } » ne peut pas être émise : elle est en usage ou vide
compliance-case-not-open = { $closed ->
    [true] le dossier { $case } est clos
   *[false] il n’y a pas de dossier { $case }
}
compliance-confirm-you-have-read = { $check } Confirmez que vous l’avez lu.
compliance-cool-off-lasts-from-hour = une pause dure d’une heure à { SPAN($most) }
compliance-days-signing-taking-effect-wanted = il faut les jours de signature et d’entrée en vigueur, comme 2024-08-16
compliance-detained-already = { $detained } est déjà retenu
compliance-device-held-before-found = un appareil était détenu avant d’être trouvé
compliance-exclusion-days-none = une exclusion de { $days } jours n’en est pas une
compliance-in-register-already = { $name } est déjà au registre
compliance-inspectorate-not-told-arrangement = l’inspection n’a pas été informée de l’accord
compliance-limit-set-already = { NAME($limit, of: "limit") } de { $patron } est déjà { $shown }
compliance-made-told-before-first-bet = il est conclu et annoncé avant la première mise de { $patron } à { $table }
compliance-name-document-written-in = nommez le document où il est écrit
compliance-name-matter-month-such-as = nommez un sujet ({ $there }) et un mois, comme 2026-01
compliance-no-arrangement-restricts-there = aucun accord ne limite à { LIST($foreign) } ; il y a { $there }
compliance-no-card-stands = { $patron } n’a pas de carte « { $card } » en cours
compliance-no-form-card-there = « { $form } » n’est pas une forme de carte ; il y a { $there }
compliance-no-kind-incident-there = « { $kind } » n’est pas un genre d’incident ; il y a { LIST($kinds) }
compliance-no-kind-member-there = « { $member } » n’est pas un genre de membre ; il y a { $there }
compliance-no-limit-more-than-nothing = { $amount } n’est pas une limite : plus que zéro, { $shown } au plus
compliance-nobody-detained-in-case = personne n’est retenu dans ce dossier
compliance-not-excluded = { $patron } n’est pas exclu
compliance-not-handed-over-authorised-person = { $detained } n’a pas été remis à une personne autorisée
compliance-not-in-register = { $patron } n’est pas au registre
compliance-nothing-waits-read-by = { $patron } n’a rien à lire
compliance-number-taken = le numéro est pris
compliance-person-excluded = { $player } { $kind ->
    [cool-off] a demandé une pause
    [self-exclusion] s’est exclu
    [house] est exclu de la maison
   *[table] a été exclu de la table { $table }
}{ $until ->
    [none] { "" }
   *[other] { " " }jusqu’au { INSTANT($until) }
} ; ce qui lui revient est payé malgré tout
compliance-play-limit = { $limit ->
    [time-session] { SPAN($span) } de jeu sans pause : la pause dure jusqu’au { INSTANT($until) }
    [time-day] la limite du jour est de { SPAN($span) } de jeu ; le jour suivant commence le { INSTANT($until) }
    [stake-round] { MONEY($asked) } seraient misés : la limite est de { MONEY($most) }
    [loss-session] avec cette mise, { MONEY($asked) } pourraient être perdus dans la session : la limite est de { MONEY($most) }
   *[loss-day] avec cette mise, { MONEY($asked) } pourraient être perdus dans la journée : la limite est de { MONEY($most) }
}
compliance-reality-check = Vous jouez depuis { SPAN($span) }. Vous avez { SIGN($loss) ->
    [less] gagné
   *[more] perdu
} { MONEY($amount) } pendant ce temps.
compliance-say-what-decided = dites ce qui a été décidé
compliance-say-what-found-or-done = dites ce qui a été trouvé ou fait
compliance-say-what-happened = dites ce qui s’est passé
compliance-say-when-authorised-person-took = dites quand la personne autorisée a pris le relais
compliance-say-which-authorised-person-took = dites quelle personne autorisée a pris le relais
compliance-say-which-device-who-held = dites quel appareil, et qui le détenait
compliance-say-who-detained = dites qui est retenu
compliance-say-who-interfered-or-nobody = dites qui est intervenu, ou que personne ne le sait
compliance-say-why = dites pourquoi
compliance-say-why-card-ends = dites pourquoi la carte prend fin
compliance-self-exclusion-lasts-at-least = une auto-exclusion dure au moins { SPAN($least) }
compliance-signed-on-cannot-hold-before = signé le { $signed_on }, cela ne vaut pas avant
compliance-their-own-word-nobody-lifts = { NAME($kind, of: "exclusion") } de { $patron } : c’est sa propre décision, { $until ->
    [none] sans fin
   *[other] jusqu’au { INSTANT($until) }
} ; personne ne la lève
compliance-told-already = { $matter } de { $month } a déjà été communiqué

## core

core-house-own-name = « { $name } » est un nom de la maison elle-même
core-name-no-control-characters = un nom n’a pas de caractères de commande
core-no-name = « { $name } » n’est pas un nom

## equipment

equipment-at-already = { $id } est déjà à { $table }
equipment-does-not-keep-equipment = le rôle « { NAME($by, of: "role") } » ne tient pas le matériel
equipment-entered-already = { $id } est déjà inscrit
equipment-found-unfit = { $id } a été trouvé inapte : { $unfit }
equipment-house-no = la maison n’a pas { $id }
equipment-item-refused = { $id } : { $detail }
equipment-kind-unknown = { $id } est donné pour { $said } : il y a { $kinds }
equipment-not-on-wheel = { $id } : { $centre } n’est pas sur le cylindre
equipment-say-why-taken-out-use = dites pourquoi { $id } est retiré de l’usage

## event

event-AttendantCalled = { $on ->
    [true] { $player } appelle quelqu’un
   *[false] quelqu’un est allé voir { $player }
}
event-BallChanged = autre bille : { $ball }
event-BallSpun = lancer { $spin_no } : { $revolutions ->
    [none] { $direction ->
    [unknown] personne n’a vu comment elle a tourné
   *[other] { NAME($direction, of: "direction") }, nombre de tours inconnu
}
   *[other] { NAME($direction, of: "direction") }, { $revolutions } tours
}{ $faults ->
    [0] { "" }
   *[other] , pas valable : { LIST($faults, of: "ground") }
}
event-BetsClosed = rien ne va plus, par { NAME($means, of: "means") }
event-BettingOpened = coup { $round_no } : faites vos jeux{ $respin ->
    [true] { " " }de nouveau
   *[false] { "" }
}{ $dealer ->
    [none] { "" }
   *[other] , { $dealer } au jeu
}{ $omitted ->
    [0] { "" }
   *[other] { " " }; non fait avant : { LIST($omitted, of: "task") }
}
event-BoughtIn = { $player } achète pour { MONEY($amount) } ({ NAME($tender, of: "tender") })
event-BreakEnded = la pause est finie
event-BreakTaken = la table fait une pause, caisse { $float ->
    [none] laissée telle quelle
   *[other] { NAME($float, of: "float") }
}
event-CardLapsed = { $player } doit montrer une carte valable : { NAME($reason, of: "ground") }
event-CashedOut = { $player } retire { MONEY($amount) } ({ NAME($payment, of: "tender") })
event-ChecksGone = { $redeemed_at } a échangé des jetons { $colour } de cette table : { LIST($taken) }
event-ClaimHeld = { MONEY($amount) } de { $player } sont retenus
event-ClaimReleased = { MONEY($amount) } de { $player } sont { $paid ->
    [true] payés
   *[false] refusés
}
event-CloseAnnounced = un avis annonce la fermeture de la table
event-ColourIssued = { $player } reçoit { $count } jetons { $colour } à { MONEY($value) }
event-ColourRedeemed = { $player } rend { $count } jetons { $colour } à { MONEY($value) }
event-ColoursCollected = jetons de couleur perdants ramassés : { LIST($lost) }
event-ColoursReturned = jetons de couleur rendus à leurs joueurs : { LIST($back) }
event-ColoursRequired = { $on ->
    [true] on ne joue qu’avec des jetons de couleur de cette table
   *[false] tous les jetons peuvent de nouveau être joués
}
event-DealerChanged = { $dealer } est au jeu{ $before ->
    [none] { "" }
   *[other] { " " }à la place de { $before }
}
event-DisputeOpened = { $player } conteste le coup { $round_no } : { $text }
event-DisputeResolved = le litige { $dispute } est tranché : { $decision }
event-EquipmentRestored = de nouveau en marche : { NAME($scope, of: "scope") }
event-ExtraSpinsOrdered = des coups sans joueurs sont ordonnés
event-FinalBetsCalled = derniers jeux
event-FloatCounted = { NAME($moment, of: "ground") }, compté : { MONEY($amount) }
event-FloatCredited = retour de { MONEY($amount) }
event-FloatFilled = avance de { MONEY($amount) }
event-ForeignColourRedeemed = { $player } échange { $count } jetons { $colour } de la table fermée { $issued_at } à { MONEY($value) }
event-LastSpinAnnounced = le prochain numéro est le dernier de la séance
event-LimitsAnnounced = un avis annonce des limites { $range }
event-LimitsChanged = les limites sont maintenant { $range }
event-LuckyBoostDrawn = { NAME($colour, of: "ball") } paie au rapport { NAME($odds, of: "boost") }
event-LuckyNumbersDrawn = numéros Lucky Ball : { LIST($numbers) }
event-MalfunctionReported = panne : { NAME($scope, of: "scope") }{ $player ->
    [none] { "" }
   *[other] , { $player }
}
event-MistakeRecorded = { $player } a été payé { MONEY($amount, sign: "none") } de { SIGN($amount) ->
    [less] moins
   *[more] trop
} au coup { $round_no } ; { MONEY($rectified) } réparés
event-NoSpinCalled = coup nul : { NAME($reason, of: "ground") }, les mises { $returned ->
    [true] sont rendues
   *[false] restent
}
event-NumberRead = { $reader } lit { $pocket }
event-OutcomeInvalidated = le résultat est annulé : { NAME($reason, of: "ground") }
event-PaidOut = { $player } reçoit { MONEY($amount) } qui attendaient
event-PartnersFlagged = { LIST($players, by: "and") } jouent ensemble{ $done ->
    [none] { "" }
   *[other] { " " }: { $done }
}
event-PersonalLimitsSet = { $player } joue sous { $range ->
    [none] les limites affichées
   *[other] { $range }
}{ $kinds ->
    [0] { "" }
   *[other] , seulement { LIST($kinds, of: "bet") }
}
event-PlayerDesignated = { $player } { $allowed ->
    [true] peut
   *[false] ne peut plus
} se servir de marqueurs
event-PlayerDirectedOut = { $player } est prié de quitter la table
event-PlayerExcluded = { $player } est exclu : { $reason }
event-PlayerJoined = { $player } prend la place { $seat_no }{ $guest ->
    [true] { " " }comme invité
   *[false] { "" }
}
event-PlayerLeft = { $player } part
event-PlayersLimited = { $players_max } joueurs au plus
event-PlayersTold = { $text ->
    [none] message aux joueurs retiré
   *[other] { $player ->
    [none] aux joueurs
   *[other] { $player }
} : { $text }
}
event-ReadingsDiffered = les lectures diffèrent : { LIST($readings) }
event-ResultFlagged = le { $recorded } est enregistré, le { $seen } a été vu
event-RoundResettled = { NAME($cause, of: "cause") } : { number-of-event }
event-RoundSettled = { number-of-event }
event-RunSeen = ce que les appareils du cylindre ont vu du lancer est consigné
event-SeizureEnded = le dossier { $case } est clos : { MONEY($amount) } de { $player } sont { $paid ->
    [true] rendus
   *[false] gardés
}
event-SourceDeclared = les numéros viennent désormais de : { NAME($source, of: "source") }{ $before ->
    [none] { "" }
   *[other] { " " }(avant : { NAME($before, of: "source") })
}
event-StaffNamed = personnel de la table : { LIST($people) }
event-StakeImprisoned = { $player } laisse { MONEY($stake) } en prison sur { BET($bet) } après { $zeros } zéros
event-StakeShared = { $player } partage { MONEY($stake) } sur { BET($bet) } après { $zeros } zéros : { MONEY($returned) } rendus, { MONEY($lost) } perdus
event-StrayWagerLaid = { $player } pose { BET($bet) } là où c’est nul
event-StrayWagerLifted = { $player } reprend { BET($bet) }
event-SupervisorCalled = un superviseur est appelé{ $text ->
    [none] { "" }
   *[other] { " " }: { $text }
}
event-TableClosed = la table ferme
event-TableOpened = la table { $table } ouvre : { $game } de { $book }, { $limits }
event-TaskDone = fait : { NAME($task, of: "task") }
event-TerminalLimitsAnnounced = le terminal de { $player } annonce { $range }
event-TerminalLimitsSet = le terminal de { $player } prend { $range }
event-TicketTaken = un ticket de { MONEY($amount) } de { $player } est repris
event-TipGiven = { $player } donne un pourboire de { MONEY($amount) }
event-WageringPeriodSet = les jeux durent { $seconds } secondes
event-WagersChanged = { $player }, { NAME($cause, of: "cause") } : { LIST($changes) }
event-WagersReturned = les mises sont rendues ({ NAME($cause, of: "cause") })
event-WinnersPaid = les gagnants sur { BET($bet) } sont payés : { LIST($players) }
event-WinningsSeized = { MONEY($amount) } de { $player } sont saisis pour le dossier { $case }
event-WinsLocked = gains importants à vérifier : { LIST($wins) }
event-and-lines = { $event } ; { $lines ->
    [0] pas de mises
   *[other] { LIST($lines, by: "semicolon") }
}

## game

game-asian-neighbour-takes-numbers = asian-neighbour prend 3 numéros ; « { $text } » en a { $count }
game-at-least = { NAME($name, of: "part") } : { $count }, au moins { $least }
game-at-most = { NAME($name, of: "part") } : { $count }, au plus { $most }
game-ball-holds-metal = une bille de { $material } contient du métal
game-ball-mm-allowed = bille de { $diameter_mm } mm, permis : { $allowed }
game-ball-no-sphere = la bille n’est pas ronde
game-book-no-game-there = le règlement { $code } n’a pas de jeu « { $name } » ; il y a { $games }
game-button-carries-wanted = le marqueur { $centre } porte { $carried } ; il faut { $wanted }
game-call-bet-lies-on-several = « { $text } » est une annonce et touche plusieurs places
game-call-not-offered = { BET($bet) } : { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } ne sont pas voisins sur le tapis { $name }
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } ne forment pas « { NAME($kind, of: "bet") } » sur le tapis { $name }
game-emblem-in-use-at = l’emblème { $emblem } est en usage à { $taken }
game-follows-single-zero-wheel-one = { BET($call) } suit le cylindre à un zéro ; celui-ci a 00
game-game-no-option-there = le jeu { $name } n’a pas d’option « { $unknown } » ; il y a { $there }
game-in-no-lucky-ball = « { $tail } » dans « { $text } » n’est pas une Lucky Ball ; il y a { LIST($lucky_colours) }
game-in-no-number-on-roulette = « { $word } » dans « { $text } » n’est pas un numéro de la roulette
game-in-no-there = « { $tail } » dans « { $text } » ne va pas ; il y a 1, 2 et 3
game-in-only-adjoin = « { $tail } » dans « { $text } » : seuls 1-2 et 2-3 se touchent
game-in-only-neighbours-have-reach = « { $reach } » dans « { $text } » : seuls les voisins ont une portée, de { $known }
game-kind-not-in-game = « { NAME($kind, of: "bet") } » n’est pas une mise de ce jeu
game-layout-does-not-mark-it = le tapis { $name } ne la porte pas
game-layout-no-five-number-bet = le tapis { $name } n’a pas de mise à cinq numéros
game-layout-no-lucky-ball-areas = le tapis { $name } n’a pas de place Lucky Ball
game-limits-hold-no-wager = les limites { $limits }{ $kind ->
    [none] { "" }
   *[other] { " " }sur { NAME($kind, of: "bet") }
} ne laissent aucune mise
game-lucky-ball-no-mega-odds = cette Lucky Ball n’a pas de rapport Mega
game-lucky-ball-not-offered-here = la Lucky Ball n’est pas proposée ici
game-mega-chance-brings-unit-below = une chance Mega de { $chance } rapporte { $expected } par unité sur { $colour } ; il faut moins de { $limit }
game-missing = il manque : { NAME($name, of: "part") }
game-neighbours-on-either-side-here = { BET($call) } : ici les voisins sont les { $neighbours_reach } de chaque côté
game-no-approval-reference = sans référence d’agrément : { NAME($name, of: "part") }
game-no-book-there = pas de règlement « { $code } » ; il y a { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } n’est pas un groupe de cette table ; il y a { $groups }
game-no-kind-bet-known = « { $text } » n’est pas un genre de mise ; connus : { LIST($readers) }
game-no-probability = { $chance } n’est pas une probabilité : de 0 à 1
game-no-role-there = pas de rôle « { $word } » ; il y a { $known }
game-not-offered-at-table = { BET($bet) } n’est pas proposé à cette table
game-not-on-layout = { BET($call) } : { $centre } n’est pas sur le tapis { $name }
game-not-on-layout-2 = { LIST($foreign) } : absent du tapis { $name }
game-option-there = l’option { $name } est « { $shown } » ; il y a { LIST($values) }
game-option-whole-number-from-wanted = l’option { $name } est « { $shown } » ; il faut un nombre entier à partir de 1
game-order-wheel-needs-signature = l’ordre du cylindre { $title } doit être signé
game-order-wheel-not-signed = l’ordre du cylindre { $title } n’a pas été signé
game-pocket-wanted = la case { $place } est { $order } ; il faut { $order_2 }
game-set-needs-at-least-two = un jeu de jetons a au moins deux couleurs
game-smallest-chip-worth-nothing = le plus petit jeton ne vaut rien
game-stands-alone-in-does-not = { $name } se dit seul ; « { $tail } » dans « { $text } » est de trop
game-stands-twice-in = « { $word } » est deux fois dans « { $text } »
game-takes-numbers = { $name } prend { $wanted } numéros ; « { $text } » en a { $count }
game-takes-one-number = { $name } prend un numéro ; « { $text } » en a { $count }
game-value = { BET($call) } : { $why_not }
game-wanted = { NAME($name, of: "part") } en { $material } ; il faut { $allowed }
game-wheel = cylindre : { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = cylindre { $shown ->
    [none] sans diamètre
   *[other] de { $shown } m
}, au moins { $metres_min } m
game-wheel-inspection-not-confirmed = contrôle du cylindre : « { $check } » n’est pas confirmé

## house

house-after-deadline = arrivé après son délai ; rien n’a changé
house-approval-lapsed = personne n’a donné son accord à temps ; rien n’a changé
house-at-table = à { $table }, { $why }
house-betting-not-open-at-table = les jeux ne sont pas ouverts à la table { $id }
house-by-waits-second-person = { NAME($action, of: "action") }, demandé par { $id }, attend une seconde personne
house-checks-being-taken-off = les jetons de { $table } échangés à une autre table sont en train d’être sortis de ses comptes ; réessayez
house-checks-still-out = { $left } jetons { $colour } de { $issued_at } sont encore dehors
house-clock-demands-no-longer = l’horloge ne le demande plus
house-closed-decision = { $case } a été clos avec la décision : { $due }
house-commands-wait-second-person = { $waiting_max } demandes attendent une seconde personne
house-dealt-from-wheel-whose-sources = { $id } joue sur le cylindre { $wheel } : ses sources se changent là
house-did-not-agree = { $id } n’a pas donné son accord : { NAME($action, of: "action") }
house-does-not-act = { $id } n’agit pas pour { $player }
house-edition-holds-from-on = l’édition { $edition } de { $book } vaut à partir du { $day }
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = le droit se paie à la caisse, qui prend l’inscription
house-forms-have-not-checked = les bulletins de { LIST($unseen) } n’ont pas été vérifiés
house-house-draws-itself = la maison tire cela elle-même
house-key-not-enrolled-for = la clé de { $id } n’est pas enregistrée pour { $action }
house-key-used-before = cette clé a déjà servi pour autre chose
house-leads-elsewhere = { $person } est { $chief } à { $where } ; { $count } à la fois
house-lets-no-services-in = le rôle « { NAME($by, of: "role") } » n’admet pas de services
house-may-not-acknowledge = { $id } ne peut pas en prendre acte ; peuvent le faire : { LIST($roles, of: "role") }
house-may-not-set-up-tournament = le rôle « { NAME($by, of: "role") } » n’organise pas de tournoi
house-meant-round = c’était pour le coup { $round_no } ; voici le coup { $round_of }
house-name-taken = le nom { $name } est déjà pris ({ $word })
house-named-oversee-draws-not = { $scrutineer } a été nommé pour surveiller les tirages, non { $id }
house-no-card-stands-issued = aucune carte en cours n’a été émise à { $player }
house-no-checks-out = { $issued_at } n’a pas de jetons { $colour } dehors
house-no-fault-printer-at-on = aucune panne d’imprimante à { $table } n’est notée pour ce ticket
house-no-open-case-device-named = { $case } n’est pas un dossier ouvert sur un appareil détenu par une personne nommée depuis un moment connu
house-no-other-table-plays-on = aucune autre table ne joue plus, donc la caisse est comptée
house-no-role-agree-in = { $id } n’a aucun rôle pour donner son accord
house-no-such-thing = introuvable : « { $id } » ({ $word }) ; il y a { $known }
house-nobody-may-buy-in = personne ne peut acheter ici
house-nobody-names-themselves-oversee-draw = personne ne se nomme soi-même pour surveiller un tirage
house-nobody-signs-in-here-as = personne ne s’identifie ici sous le nom { $name }
house-not-closed-what-seized-stays = { $case } n’est pas clos : ce qui est saisi reste gardé
house-not-in-role = { $id } est { $held }, et non { NAME($by, of: "role") }
house-nothing-waits-under = rien n’attend sous { $number }
house-nothing-waits-under-number = rien n’attend sous ce numéro
house-number-in-use = le numéro est en usage ; envoyez-en un autre
house-number-taken = le numéro est pris
house-numbers-come-from-source = les numéros de { $id } viennent de : { NAME($source, of: "source") }
house-numbers-come-from-wheel = les numéros de { $id } viennent du cylindre { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } surveille le tirage, et quelqu’un d’autre le fait
house-players-keep-their-own-favourites = les joueurs gardent leurs propres favoris
house-record-unwritten = l’enregistrement est impossible pour l’instant : rien n’est pris, rien n’a changé
house-register-holds-things-already = le registre contient déjà { $items_max } objets
house-role-may-not-acknowledge = le rôle « { NAME($by, of: "role") } » ne peut pas en prendre acte ; peuvent le faire : { $who }
house-second-pair-eyes-another-person = la seconde personne est une autre personne
house-second-person-must-agree = une seconde personne doit donner son accord
house-sees-no-webhooks = le rôle « { NAME($by, of: "role") } » ne gère pas de webhooks
house-service-enrolled-already = le service { $name } est déjà inscrit
house-service-name-no-dot = le nom d’un service n’a pas de point
house-shutting-down = la maison s’arrête
house-somebody-find-out-first = il faut d’abord constater : { LIST($missing) }
house-somebody-must-see-criteria-selection = quelqu’un doit vérifier que les critères de sélection sont remplis
house-table-does-not-come-result = la table { $id } ne donne pas de résultat
house-table-refuses = table { $table } : { $why }
house-table-set-aside-tournament-no = la table { $id } est réservée au tournoi { $name } ; aucun autre jeu n’y est pris
house-table-stands-already = la table { $table } existe déjà
house-terminal-takes-no-money-itself = un terminal ne prend pas d’argent lui-même : le croupier ou un lecteur de billets le fait
house-there-no-service = il n’y a pas de service { $name }
house-there-no-table = il n’y a pas de table « { $table } »
house-there-no-webhook = il n’y a pas de webhook { $name }
house-there-webhook-already = il y a déjà un webhook { $name }
house-ticket-above-cap = le solde dépasserait ici { MONEY($cap) } ; un caissier paie le ticket
house-unknown-at-node = la session ou l’appareil n’est pas connu au nœud de la table
house-waits-second-source-agrees = { $pocket } attend une seconde source qui soit d’accord
house-what-seized-worked-out-from = { MONEY($amount) } : ce qui est saisi se calcule d’après le journal
house-wheel-not-seen = le cylindre { $serial } n’est pas lu en ce moment : aucune mise n’est prise
house-won-nothing-at-since-device = { $person } n’a rien gagné à { $table } depuis que l’appareil était détenu

## limits

limits-range = de { MONEY($min) } à { MONEY($max) }{ $unit ->
    [none] { "" }
   *[other] { " " }par unités de { MONEY($unit) }
}

## line

line-cites = { $clauses ->
    [0] { "" }
   *[other] { " " }; { LIST($clauses, by: "comma") }
}
line-lost = { line-staked } : { MONEY($lost) } perdus{ $returned ->
    [0] { "" }
   *[other] , { MONEY($returned) } rendus
}{ line-cites }
line-of-player = { $player } : { $line }
line-staked = { MONEY($stake) } sur { BET($bet) }
line-stands = { line-staked } : ni gagné ni perdu, { LIST($stands) } reste en jeu{ $lost ->
    [0] { "" }
   *[other] , { MONEY($lost) } perdus
}{ line-cites }
line-undone = annulé : { $line }
line-void = { line-staked } : pas de résultat, { $whole ->
    [true] la mise est entière
   *[false] { MONEY($returned) } rendus
}{ line-cites }
line-won = { line-staked } à { ODDS($odds) } : gain { MONEY($win) }, { $stands ->
    [0] mise rendue
   *[other] { $same ->
    [true] la mise reste en jeu
   *[false] { LIST($stands) } reste en jeu
}
}{ line-cites }

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] pas de numéro
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## people

people-enrolled-already = { $name } est déjà inscrit
people-no-member-staff = aucun membre du personnel n’est { LIST($wrong, of: "role") }
people-no-second-factor = { $name } n’a pas de second facteur
people-no-such-session = cette session n’existe pas
people-nobody-at-once = personne n’est à la fois { LIST($pair, of: "role", by: "and") }
people-nobody-stands-under = personne n’est inscrit sous { $name }
people-own-password-only = chacun change son propre mot de passe et son second facteur
people-second-factor-administrator-clears-first = { $name } a un second facteur ; un administrateur l’efface d’abord
people-session-begun-before = la session a déjà commencé
people-sessions-house-keep = les sessions sont tenues par la maison
people-would-taken = { $name } serait pris pour { $twin }

## role

role-may-not = { NAME($action, of: "action") } : ce n’est pas au rôle « { NAME($role, of: "role") } » de le faire{ $other ->
    [none] { "" }
   *[other] { " " }; « { NAME($other, of: "role") } » le peut
}

## stake

stake-on-bet = { MONEY($stake) } sur { BET($bet) }

## table

table-above-maximum = { MONEY($asked) } sur { BET($bet) } : le maximum est de { MONEY($most) }
table-action-not-in-game = ce jeu ne connaît pas : { NAME($action, of: "action") }
table-action-untimely = { NAME($action, of: "action") } : pas tant que la table en est à « { NAME($phase, of: "phase") } »
table-advance-differs = une avance de { MONEY($amount) } ; la première était de { MONEY($first) }
table-all-colours-one-player-have = toutes les couleurs d’un joueur ont une seule valeur, { MONEY($value) }
table-amount-withheld-already = un montant de { $player } est déjà retenu
table-at-least-one-player-plays = au moins un joueur joue
table-at-table-already = { $player } est déjà à la table
table-balance-too-small = { $player } a { MONEY($balance) }
table-ball-come-rest-can-no = la bille est arrêtée : « { NAME($reason, of: "ground") } » ne peut plus être annoncé
table-ball-in-play = la bille est en jeu
table-ball-not-spun = la bille n’a pas été lancée
table-ball-not-spun-by = la bille n’est pas lancée par le rôle « { NAME($by, of: "role") } »
table-ball-runs-against-wheel = la bille tourne contre le cylindre
table-ball-runs-opposite-or-same = une bille tourne contre le cylindre ou avec lui, quelques tours
table-ball-spun-already = la bille a déjà été lancée
table-becomes-chips-before-wagered = { NAME($tender, of: "tender") } : à changer en jetons avant de miser
table-below-minimum = { MONEY($asked) } sur { BET($bet) } : le minimum est de { MONEY($least) }
table-betting-closed = les jeux sont faits
table-betting-not-closed-by = les jeux ne se ferment pas par « { $means } »
table-betting-not-opened = les jeux ne sont pas encore ouverts
table-book-gives-no-ground-ask = le règlement ne donne aucun motif de prier un joueur de partir
table-book-no-forfeiture-here = le règlement ne prévoit pas de confiscation ici
table-book-no-places-staff-name = le règlement n’a pas de postes à nommer
table-book-no-power-withhold-amount = le règlement ne permet pas de retenir un montant
table-book-no-rule-correcting-result = le règlement ne prévoit pas de corriger un numéro
table-book-restricts-nobody-kinds-bet = le règlement ne limite personne à certaines mises
table-both-minimum-maximum-needed = il faut un minimum et un maximum
table-buttons-in-use-in-spin = { $spin_max } marqueurs servent déjà à ce coup
table-buttons-stand-on = { $number_max } marqueurs sont sur { BET($bet) }
table-buys-nothing = { MONEY($amount) } n’achètent rien
table-buys-nothing-here-there = « { $tender } » n’achète rien ici ; il y a { $taken }
table-called-aloud-owner-saw-where = { BET($bet) } a été annoncé à voix haute : son propriétaire a vu où le croupier l’a mis
table-called-already-or-not = { $player } : { $on ->
    [true] quelqu’un est déjà en route
   *[false] personne n’a été appelé
}
table-cannot-made-notes = { MONEY($amount) } ne se fait pas en billets de { $notes }
table-card-valid-one-one-own = la carte de { $player } est « { NAME($card, of: "ground") } » ; il faut une carte valable à son nom
table-changes-their-colours-before-leaving = { $player } change ses jetons de couleur avant de partir
table-check-allowed = { MONEY($asked) } le jeton ; permis : { $limits }
table-checks-exchanged-there-nowhere-else = les jetons de { $issued_at } se changent là et nulle part ailleurs
table-checks-in-chips = { MONEY($cost) } de jetons de couleur, { MONEY($balance) } en jetons
table-checks-in-hand = { $player } a { $out } jetons { $colour } en main
table-checks-not-issued-at-table = les jetons { $colour } n’ont pas été donnés à cette table
table-chips-make-not = les jetons font { MONEY($counted) }, non { MONEY($amount) }
table-closes-after-sign = { $minutes ->
    [0] la table ne ferme qu’après un avis
   *[other] une table occupée ferme après un avis de { $minutes } minutes
}
table-closing-time-shown-minutes = une fermeture s’affiche { $minutes } minutes
table-colours-out = { $count } couleurs sont dehors
table-counted-float-amount = une caisse comptée a un montant
table-dealer-hand-dealer-own = la main du croupier est la sienne
table-deals-already = { $dealer } est déjà au jeu
table-decision-not-final = la décision du rôle « { NAME($by, of: "role") } » n’est pas définitive
table-dispute-decided-good = le litige { $number } est tranché pour de bon : { $decision }
table-does-not-fall-into-parts = { MONEY($asked) } ne se partage pas en { $count } parts de centimes entiers
table-does-not-fall-into-pieces = { MONEY($asked) } ne se partage pas entre les { $count } pièces de { BET($to) }
table-each-place-person-own = chaque poste a sa propre personne
table-excluded-already = { $player } est déjà exclu
table-excluded-from-game = { $player } est exclu de cette partie
table-fault-not-put-right = { NAME($scope, of: "scope") } : la panne n’est pas encore réparée
table-fault-on-record-already = { NAME($scope, of: "scope") } : la panne est déjà notée
table-final-bets-announced-first = les derniers jeux s’annoncent d’abord
table-final-bets-announced-while-ball = les derniers jeux s’annoncent pendant que la bille tourne
table-float-below-minimum = une caisse de { MONEY($asked) } ; au moins { MONEY($least) }
table-float-counted-or-locked-in = une caisse est comptée ou enfermée, non « { $float } »
table-float-too-small = la caisse est de { MONEY($float) }
table-four-different-numbers-wanted = il faut quatre numéros différents, pour { LIST($lucky_colours, of: "ball") }
table-game-no-equipment-fault-rule = ce jeu n’a pas de matériel « { NAME($scope, of: "scope") } » avec une règle de panne ; il y a { $known }
table-game-no-guest-players = ce jeu n’a pas de joueurs invités
table-game-no-warning-before-close = ce jeu n’a pas d’avertissement avant la fin des jeux
table-game-not-played-colour-checks = ce jeu ne se joue pas avec des jetons de couleur
table-given-in-hand = { MONEY($asked) } donnés, { MONEY($balance) } en main
table-groups-area-have-not-signed = les groupes de cette zone n’ont pas été signés par l’exploitant
table-guest-bets-through-dealer = un invité mise par le croupier
table-guest-cashed-out-by-dealer = un invité est payé par le croupier
table-guests-at-table = { $count } invités sont à la table
table-held-by-who-have-not = { $colour } est à { LIST($players) }, qui n’ont pas donné leur accord
table-higher-minimum-needs-minutes-on = un minimum plus haut s’affiche { $minutes } minutes
table-higher-minimum-needs-minutes-on-terminal = un minimum plus haut s’affiche { $minutes } minutes sur le terminal
table-higher-minimum-needs-minutes-on-terminal-own = un minimum plus haut s’affiche d’abord { $minutes } minutes sur ce terminal
table-higher-minimum-needs-sign-minutes = un minimum plus haut s’affiche d’abord { $minutes } minutes
table-holds-too-little = { $player } a { MONEY($balance) }
table-last-spin-announced = le dernier coup a été annoncé
table-later-numbers-decided-what-round = les numéros suivants ont décidé de ce que le coup { $round_no } a laissé en prison
table-leave-no-room = un minimum de { MONEY($least) } et un maximum de { MONEY($most) } ne laissent pas de place
table-leaves-game-lays-no-further = { $player } quitte la partie et ne mise plus
table-left-already = { $player } est déjà parti
table-left-below-minimum = il resterait { MONEY($asked) } sur { BET($bet) } : le minimum est de { MONEY($least) }
table-left-outside-limits = il resterait { MONEY($asked) } sur { BET($bet) } ; permis : { $limits }
table-less-lies-than-moved = { $player } a { MONEY($lies) } sur { BET($bet) }, à mettre sur { BET($to) }
table-lies-on-bet = { $player } a { MONEY($lies) } sur { BET($bet) }
table-lucky-ball-not-offered-here = la Lucky Ball n’est pas proposée ici
table-lucky-ball-screen-out-order = l’écran Lucky Ball est hors service
table-lucky-ball-wagers-wait-four = les mises Lucky Ball attendent les quatre numéros et le rapport
table-may-bet-only = { $player } ne joue que : { LIST($kinds, of: "bet") }
table-may-not-call-no-spin = le rôle « { NAME($by, of: "role") } » ne peut pas annoncer un coup nul pour « { NAME($reason, of: "ground") } »
table-may-not-confirm = le rôle « { NAME($by, of: "role") } » ne peut pas confirmer : { $text }
table-may-not-find-fault-by = le rôle « { NAME($by, of: "role") } » ne peut pas constater : { NAME($ground, of: "ground") }
table-may-not-verify-exchange = le rôle « { NAME($by, of: "role") } » ne peut pas vérifier l’échange
table-minimum-licensed-from = minimum { MONEY($asked) }, autorisé à partir de { MONEY($least) }
table-minimum-unit-above-nothing-minimum = minimum et unité sont au-dessus de zéro, et le minimum n’est pas au-dessus du maximum
table-mistake-amount-no-more-than = une erreur a un montant, et l’on n’en répare pas davantage
table-name-case = nommez le dossier
table-needs-stake = { BET($bet) } demande une mise
table-neither-opener-nor-closer = « { $moment } » n’est ni ouverture ni fermeture
table-neither-value-at-issue-nor = ni la valeur à l’émission ni le plus petit minimum proposé n’est connu
table-next-ball-spun-result-round = la bille suivante a été lancée : le résultat du coup { $round_no } demeure
table-no-amount-chips = { MONEY($amount) } n’est pas un montant de jetons
table-no-ball-in-play = aucune bille n’est en jeu
table-no-colour-there = « { $colour } » n’est pas une couleur ; il y a { LIST($lucky_colours, of: "ball") }
table-no-dispute-on-record = aucun litige { $dispute } n’est noté
table-no-fault-on-record = { NAME($scope, of: "scope") } : aucune panne{ $player ->
    [none] { "" }
   *[other] { " " }de { $player }
} n’est notée
table-no-fault-reaches = { $player } n’a pas { $bets ->
    [0] de mises
   *[other] { LIST($bets, of: "bet") }
} que cette panne touche
table-no-fitted-wheel = aucun appareil « { NAME($source, of: "source") } » n’est monté sur ce cylindre
table-no-ground-invalidate-here-there = « { NAME($reason, of: "ground") } » n’est pas ici un motif d’annulation ; il y a { $known }
table-no-ground-no-spin-here = « { NAME($reason, of: "ground") } » n’est pas ici un motif de coup nul ; il y a { $known }
table-no-ground-put-wager-back = « { NAME($reason, of: "ground") } » n’est pas un motif de remettre une mise ; il y a { LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = « { NAME($reason, of: "ground") } » n’est pas ici un motif d’annuler des mises ; il y a { $known }
table-no-group-table = { BET($bet) } n’est pas un groupe de cette table
table-no-malfunction-after-close-left = aucune panne après la fin des jeux ne reste à examiner pour { $player }
table-no-malfunction-reached = aucune panne n’a touché { $player }
table-no-more-bets-called-already = « rien ne va plus » a déjà été annoncé
table-no-more-bets-called-while = « rien ne va plus » s’annonce pendant que la bille tourne
table-no-numbers-drawn-once-betting = aucun numéro n’est tiré une fois les jeux faits
table-no-outside-area-winner = { BET($bet) } n’est pas une zone extérieure gagnante
table-no-payment-waits-told-area = aucun paiement n’attend qui se fasse zone par zone
table-no-place-at-table-there = « { $unknown } » n’est pas un poste de cette table ; il y a { $known }
table-no-result-of-round = aucun résultat du coup { $round_no } n’est noté
table-no-result-of-this-round = aucun résultat de ce coup n’est noté
table-no-result-on-record = aucun résultat n’est noté
table-no-room-left-every-piece = il ne reste pas de place pour chaque pièce de { BET($bet) }
table-no-room-on-bet = rien de plus ne peut être posé sur { BET($bet) } : { $limits }
table-no-source-numbers = « { $source } » n’est pas une source de numéros
table-no-stake-in-prison-on = { $player } n’a pas de mise en prison sur { BET($bet) }
table-no-such-bet = la mise « { BET($bet) } » n’existe pas ici : { $why }
table-no-such-fault-there = { NAME($scope, of: "scope") } : « { NAME($ground, of: "ground") } » n’est pas une panne connue ; il y a { $known }
table-no-such-round = il n’y a pas de coup { $round_no } à cette table
table-no-such-round-ever = il n’y a pas eu de coup { $round_no } à cette table
table-no-such-wager-on = { $player } n’avait pas de telle mise sur { BET($bet) }
table-no-terminal = { $player } n’a pas de terminal
table-no-wager-earlier-rounds-stand = { $player } n’a pas de mise au coup { $round_no } ; les coups antérieurs demeurent
table-no-wager-in-round = { $player } n’a pas de mise au coup { $round_no }
table-no-wager-on-layout = { $player } n’a pas de mise sur le tapis
table-no-wagers-last-round-repeat = il n’y a pas de mises d’un coup précédent à répéter pour { $player }
table-nobody-restricted-here = personne n’est limité ici à { LIST($foreign, of: "bet") }
table-not-among-players-who-may = { $player } n’est pas des joueurs qui peuvent se servir de marqueurs
table-not-at-table = pas à la table : { LIST($absent) }
table-not-joined-table = { $player } n’a pas de place à la table
table-not-offered-at-table = { BET($bet) } n’est pas proposé à cette table
table-not-offered-here = { BET($bet) } n’est pas proposé ici
table-not-on-break = la table n’est pas en pause
table-not-on-wheel = { $pocket } n’est pas sur le cylindre
table-not-paid-off-now = { $player } n’est pas à payer maintenant
table-not-told-inspector = { $player } n’a pas été informé de l’inspecteur
table-not-wagered-tokens-here = { BET($bet) } ne se mise pas ici avec des jetons promotionnels
table-not-waiting = « { $task } » n’attend pas ; attendent : { $names }
table-not-winning-number = { $pocket } n’est pas le numéro gagnant ; { $text }
table-not-won-on = { $player } n’a pas gagné sur { BET($bet) }
table-nothing-cash-out-may-simply = { $player } n’a rien à retirer et peut simplement partir
table-nothing-found-against-their-wagers = rien n’a été trouvé contre { LIST($unfound) } : leurs mises ne sont pas confisquées
table-nothing-seized-here = rien n’est saisi ici pour { $case }
table-nothing-undo-in-round = { $player } n’a rien à annuler dans ce coup
table-nothing-withheld = rien n’est retenu à { $player }
table-numbers-drawn-after-spin = les numéros se tirent après le lancer
table-odds-not-enabled-there = le rapport { $odds } n’est pas en service ; il y a { LIST($boosts) }
table-on-break = la table est en pause
table-on-break-already = la table est déjà en pause
table-one-boost-drawn-spin-after = un seul rapport est tiré par coup, après ses numéros
table-one-player-one-colour = un joueur a une seule couleur
table-only-operator-ends-hold-early = seul l’exploitant met fin à une retenue avant l’heure
table-only-operator-may-withhold = seul l’exploitant peut retenir
table-open-checks-exchanged-there = { $issued_at } est ouverte : ses jetons se changent là
table-opener-counted-once-before-any = l’ouverture se compte une fois, avant tout mouvement de jetons
table-order-wheel-not-signed-by = l’ordre du cylindre { $title } n’a pas été signé par l’exploitant
table-out-at = { $colour } est dehors à { MONEY($value) }
table-outside-limits = { MONEY($asked) } sur { BET($bet) } ; permis : { $limits }
table-over-in-all = { MONEY($asked) } en tout : le maximum est de { MONEY($most) }
table-over-in-all-below-minimum = { MONEY($staked) } sur { MONEY($most) } sont posés ; { $below }
table-paid-already = { BET($bet) } est déjà payé
table-placed-by-dealer = { BET($bet) } : c’est le croupier qui place cette mise
table-player-declares-what-each-worth = le joueur dit ce que vaut chaque jeton
table-player-own-pad-touched-together = le joueur touche son propre écran en même temps que le tapis
table-players-at-table = des joueurs sont à la table
table-players-at-table-no-more = { $present } joueurs sont à la table ; { $count } au plus peuvent jouer
table-plays-colour-checks-table = { $player } joue avec des jetons de couleur de cette table
table-reading = { $reader } a vu { $pocket }
table-readings-differ = { LIST($seen) } : un superviseur décide du numéro
table-round-on-record = le coup { $round_no } a le { $pocket } noté
table-round-settled-earlier-rounds-stand = le coup { $round_no } est réglé : les coups antérieurs demeurent
table-sat-out-rounds-needed = { $player } a passé { $idle } coups ; il en faut { $rounds }{ $full ->
    [true] { " " }et une table pleine
   *[false] { "" }
}
table-say-how-malfunction-credited-amount = dites comment la panne a crédité ce montant
table-say-how-much-given = dites combien est donné
table-say-what = dites ce qu’était « { NAME($reason, of: "ground") } »
table-say-what-decided = dites ce qui a été décidé
table-say-what-disputed = dites ce qui est contesté
table-say-which-rule-broken = dites quelle règle a été enfreinte
table-say-who-deals = dites qui est au jeu
table-say-why-not-working-correctly = dites pourquoi cela ne marche pas bien
table-say-why-position-would-unfair = dites pourquoi la position serait injuste
table-second-person-agrees-another-source = une seconde personne donne son accord à une autre source de numéros
table-seized-until-closed = { MONEY($amount) } de { $player } sont saisis jusqu’à la clôture de { $case }
table-several-colours-one-player-need = plusieurs couleurs pour un joueur demandent un accord
table-shows-valid-card-their-own = { $player } montre d’abord une carte valable à son nom
table-signs-message-at-most = { $count } signes ; un message en a { $most } au plus
table-single-wagers-struck-only-where = on n’annule des mises isolées que si les autres sont confirmées
table-some-checks-some-value-wanted = il faut des jetons, d’une valeur
table-somebody-else-would-kept-from = quelqu’un d’autre ne pourrait plus jouer avec des jetons de couleur
table-source-already = la source est déjà { NAME($source, of: "source") }
table-spin-not-valid = le lancer n’est pas valable : { LIST($faults, of: "ground") }
table-spin-numbers-already = ce coup a déjà ses numéros
table-spins-none = { $count } coups, cela n’en fait aucun
table-stake-none = une mise de { MONEY($stake) } n’en est pas une
table-stake-on-in-prison = la mise de { $player } sur { BET($bet) } est en prison
table-station-out-order = le poste de { $player } est hors service
table-such-terms-made-before-player = de tels accords se font avant la première mise du joueur
table-supervisor-decides-number = un superviseur décide du numéro
table-takes-two-act-together = il faut être deux pour agir ensemble
table-task-first = d’abord : { $text }
table-there-no-outcome-strike-out = il n’y a pas de résultat à annuler
table-wager-costs-balance = la mise coûte { MONEY($asked) }, le solde est de { MONEY($balance) }
table-wager-costs-tokens-make = la mise coûte { MONEY($asked) }, les jetons promotionnels font { MONEY($tokens) }
table-wagered-in-colours-dealer-may = { BET($bet) } se mise en couleurs ; le croupier peut y mettre des jetons de valeur
table-wagering-period-lasts-some-seconds = un temps de jeu dure quelques secondes
table-wagers-at-table = { $player } a des mises à la table
table-wagers-have-changed-since-clear = les mises ont changé depuis : effacez-les plutôt
table-wagers-lie-on-layout = des mises sont sur le tapis
table-wagers-lie-there-next-round = des mises y sont posées ; le coup suivant peut avoir d’autres limites
table-wagers-went-back-betting-opens = les mises ont été rendues : les jeux s’ouvrent d’abord
table-what-no-record-confirms-found = ce qu’aucun enregistrement ne confirme se constate après la fin des jeux
table-wheel-turned-at-last-spin = le cylindre a tourné dans le même sens au coup précédent ({ NAME($rotor, of: "rotor") })
table-wheel-turned-by-machine-may = un cylindre mû par une machine peut être immobile au lancer
table-wheel-turns-not = un cylindre tourne { LIST($ways, of: "rotor", by: "or") }, non « { $rotor } »
table-whose-station-name-player-who = de qui est le poste ? nommez un joueur qui en a un
table-would-leave-less-than-position = { $player } aurait moins que ce que donne la position

## wheel

wheel-ball-running-or-number-not = la bille de { $serial } tourne, ou son numéro n’est pas décidé
wheel-no-number-open = aucun numéro de { $serial } n’est en suspens
wheel-no-number-yet = { $serial } n’a pas encore eu de numéro
wheel-no-roulette-wheel-pockets = aucun cylindre de roulette n’a { $pockets } cases
wheel-no-source = { $device } n’est pas une source de { $serial }
wheel-no-wheel-entered = aucun cylindre « { $serial } » n’est inscrit
wheel-not-dealt-from = { $table } ne joue pas sur { $serial }
wheel-number-already = le numéro est déjà { $pocket }
wheel-second-person-must-agree-another = une seconde personne doit accepter une autre source
wheel-wheel-read-by-at-most = un cylindre est lu par { $sources_max } appareils au plus
