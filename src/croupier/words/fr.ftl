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
format-plus = { " + " }
format-because = { $what } : { $why }
format-odds = { $win } contre { $stake }
format-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
plural-one = n = 0..1
ordinal-one = n = 1
format-amount = { $amount } { $sign }
format-spoken-money = { $whole } { $unit }{ $cents ->
    [none] { "" }
   *[other] { " " }{ $cents }
}
format-number-words = zéro; un; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze; treize; quatorze; quinze; seize; dix-sept; dix-huit; dix-neuf; vingt[>%et>]; 30: trente[>%et>]; 40: quarante[>%et>]; 50: cinquante[>%et>]; 60/20: soixante[>%et>]; 80/20: quatre-vingt>%vingts>; 100: cent[ >>]; 200: << cent>%cents>; 1000: mille[ >>]; 2000: <%mille< mille[ >>]; 1000000: un million>%de>; 2000000: << millions>%de>; 1000000000: un milliard>%de>; 2000000000: << milliards>%de>; 1000000000000: un billion>%de>; 2000000000000: << billions>%de>
format-number-words-et = 1: -et-un; -==; 11: -et-onze; -==
format-number-words-vingts = s; -==
format-number-words-cents = s; ' ==
format-number-words-mille = 1: ==; 80: quatre-vingt; ==; 100: cent[ >%mille>]; 200: << cent[ >%mille>]
format-number-words-de = ' de; ' ==
format-locale = fr-FR

## account

account-name = { $account ->
    [world-cash] Hors de la maison : espèces
    [world-cheque] Hors de la maison : chèques
    [world-transfer] Hors de la maison : virements
    [world-goods] Hors de la maison : lots en nature
    [entry-fees] Droits d’inscription
    [added-value] Ajouté par la maison
    [unclaimed-prizes] Prix que nul n’a pu prendre
    [goods] Lots en nature
    [goods-of] Lots en nature pour { $player }
    [prize-pool] Dotation
    [prize] Prix de { $player }
    [operator] Fonds propres de la maison
    [tournament-chips] Jetons de tournoi de la maison
   *[world] Hors de la maison
}
account-chips = jetons de tournoi

## action

action-announce-close = Annoncer la fermeture
action-announce-limits = Annoncer des limites
action-buy-in = Achat
action-call-attendant = Préposé
action-call-bet = Mise annoncée
action-call-supervisor = Appeler le chef de table
action-cash-out = Sortie
action-change-ball = Changer la bille
action-change-limits = Changer les limites
action-clear = Retirer les mises
action-close-table = Fermer la table
action-colour = Donner des jetons de couleur
action-share-colour = Partager une couleur
action-want-colour = Souhaite une couleur
action-change-sources = Changer les sources d’un cylindre
action-correct-number = Corriger le numéro d’un cylindre
action-deal-table = Donner une table d’un cylindre
action-release-table = Retirer une table d’un cylindre
action-colour-out = Reprendre des jetons de couleur
action-confirm = Fait
action-correct-result = Corriger le numéro
action-count-float = Compter la caisse
action-credit = Retour à la caisse
action-designate = Marqueurs
action-dispute = Litige
action-end-seizure = Fin de saisie
action-exclude = Exclure
action-extra-spin = Coup sans joueurs
action-fill = Avance de jetons
action-final-bets = Derniers jeux
action-flag-result = Numéro douteux
action-foreign-colour = Jetons d’une autre table
action-handover = Passer la main
action-hold = Retenir un montant
action-invalidate = Annuler le coup
action-join = Placer un joueur
action-leave = Quitter la table
action-limit-players = Limiter les joueurs
action-malfunction = Panne
action-message = Message
action-move = Déplacer une mise
action-no-more-bets = Rien ne va plus
action-no-spin = Coup nul
action-open-betting = Faites vos jeux
action-override = Payer à une autre place
action-partners = Joueurs associés
action-personal-limits = Limites personnelles
action-terminal-limits = Limites d’un terminal
action-place = Placer une mise
action-record-mistake = Noter une erreur
action-refuse-credit = Refuser un crédit
action-refuse-wager = Refuser une mise
action-release = Libérer
action-remove = Retirer
action-repeat = Répéter
action-reposition = Remettre en place
action-require-colours = Exiger des jetons de couleur
action-request-review = Demander un réexamen
action-resolve = Trancher un litige
action-restore = De nouveau en marche
action-result = Numéro
action-seize = Saisir un gain
action-spin = Lancer
action-undo = Annuler
action-void-wagers = Annuler des mises
action-second-driver = Un second pilote
action-report-readings = Signaler des lectures
action-credit-note = Créditer un billet
action-wagering-period = Temps de jeu
action-end-break = Reprendre
action-imprison = Rester en prison
action-last-spin = Dernier coup
action-share = Partager
action-staff = Personnel
action-take-break = Interrompre
action-tip = Pourboire
action-pay-winners = Payer une chance
action-lucky-numbers = Numéros Lucky Ball
action-lucky-boost = Rapport Lucky Ball
action-pay-off = Régler une dette
action-checks-gone = Jetons échangés ailleurs
action-declare-source = Déclarer la source
action-note-reading = Lecture d’un numéro
action-note-undecided = Numéro en suspens
action-ticket-in = Ticket repris

## admin

admin-title = Administration
admin-what = le bureau d’administration
admin-nobody = Personne encore.
admin-no-devices = Aucun appareil n’est inscrit.
admin-name = Nom
admin-roles = Fonctions
admin-password = Premier mot de passe
admin-password-hint = 12 caractères au moins. La personne doit le changer aussitôt.
admin-temporary = mot de passe à changer
admin-second-factor = second facteur
admin-clear-factor = Effacer le second facteur
admin-factor-cleared = { $name } peut choisir un autre second facteur.
admin-take-on = Ajouter au personnel
admin-struck-off = { $name } a été retiré du personnel.
admin-taken-on = { $name } peut désormais s’identifier.
admin-strike-off = Retirer
admin-end-sessions = Mettre fin aux sessions
admin-sessions-ended = Toutes les sessions de { $name } sont terminées.
admin-enrol = Inscrire
admin-kind = Genre
admin-player = Pour quel joueur
admin-wheel = Numéro de série de son cylindre
admin-station = Son poste, comme TABLE/JOUEUR
admin-station-or-cashier = Son poste, TABLE/JOUEUR, ou un caissier, cashier:NOM
admin-notes = Billets en dollars, comme 5 10 20 50 100
admin-cap = Jusqu’à quel solde, en dollars
admin-serves = au service de
admin-acts-for = pour { $players }
admin-everything = pour toute la maison
admin-displays = voit ce que montrent les affichages
admin-revoke = Révoquer
admin-revoked = La clé de { $name } n’est plus valable.
admin-key-of = Clé de { $name }
admin-key-once = Elle n’est montrée qu’une fois. Donnez-la à l’appareil maintenant ; la maison n’en garde que l’empreinte.
admin-copy = Copier
admin-copied = Copié.
admin-reports = Problèmes en cours
admin-no-reports = Aucun problème.
admin-program = Le programme en marche
admin-verify = Calculer et consigner
admin-version = Version
admin-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
admin-demo = Maison de démonstration : argent fictif seulement.
admin-steps-left = { $count ->
    [one] Une étape avant l’ouverture
   *[other] { $count } étapes avant l’ouverture
}
admin-steps-done = Tout est là
admin-done = fait
admin-health = État du système
admin-never = jamais
admin-devices-away = Sans nouvelles de : { $names }
admin-backups = Sauvegardes
admin-backups-detail = Faites dans { $folder } pendant l’exploitation et vérifiées écriture par écriture. Copiez-les sur une autre machine.
admin-make-backup = Sauvegarder
admin-no-backups = Pas encore de sauvegarde.
admin-records = { $count ->
    [one] 1 écriture
   *[other] { $count } écritures
}
admin-root = Racine du journal
admin-naming = Nom et monnaie
admin-brand = Logo et couleurs
admin-brand-detail = Selon les réglages brand.logo, brand.accent et brand.accent_daylight. Un changement prend effet au prochain démarrage.
admin-brand-logo = Logo
admin-brand-accent = Accent sur le tapis
admin-brand-daylight = Accent en plein jour
admin-brand-none = rien de particulier
admin-house-name = Nom de la maison
admin-currency = Monnaie
admin-naming-detail = Affiché sur tous les écrans et imprimé sur les tickets dès maintenant. Les montants ne sont pas convertis.
admin-rename = Enregistrer
admin-renamed = La maison s’appelle { $name }.
admin-own-password = Doit choisir son propre mot de passe dès la première fois
admin-code-of = Code qui inscrit { $name }
admin-scan-code = À lire avec la caméra de l’écran à inscrire ; il s’identifie lui-même.
admin-no-tables = Aucune table n’est ouverte.
admin-at-pit = À la direction des jeux
admin-new-table = Une nouvelle table
admin-template = Modèle
admin-choose-template = Choisissez un jeu d’un règlement
admin-table-name = Nom de la table
admin-opened-by = Elle est ouverte par { $names } :
admin-nobody-opens = Personne ne peut encore l’ouvrir ; il faut : { $roles }.
admin-pit-desk = Direction des jeux
admin-find-setting = Chercher un réglage
admin-settings-detail = Lus dans le fichier de réglages et l’environnement à chaque démarrage. Les secrets sont masqués.
admin-setting = Réglage
admin-value = Valeur
admin-changes = Qui a changé quoi
admin-no-changes = Rien n’a changé depuis l’ouverture de la maison.
admin-clock = L’horloge de la maison
admin-clock-shows = La maison : { $house }. Cet appareil : { $device }.
admin-clock-detail = Corrigez d’abord l’horloge de la machine. Ce qui a été fixé par l’ancienne, comme les annonces et les tickets, le dit ensuite.
admin-clock-seconds = Décalage en secondes
admin-clock-reason = Pourquoi
admin-clock-set = Régler l’horloge
admin-clock-right = Elle est juste telle quelle
admin-clock-done = L’horloge est réglée, et c’est enregistré.
admin-clock-confirmed = Il est enregistré que l’horloge est juste.
admin-language = Langue des imprimés

## admin-backup-state

admin-backup-state-running = en cours
admin-backup-state-clean = vérifiée
admin-backup-state-wrong = défectueuse
admin-backup-state-failed = échouée
admin-backup-state-gone = disparue

## admin-change

admin-change-name = Nom et monnaie
admin-change-settings = Réglages
admin-change-program = Programme
admin-change-clock = Horloge

## admin-figure

admin-figure-open = En marche depuis
admin-figure-records = Écritures
admin-figure-signed = Signé jusqu’à l’écriture
admin-figure-log = Journal
admin-figure-disk = Libre sur le disque
admin-figure-tables = Tables
admin-figure-screens = Écrans connectés
admin-figure-backup = Dernière sauvegarde

## admin-part

admin-part-overview = Aperçu
admin-part-house = Maison
admin-part-staff = Personnel
admin-part-devices = Appareils
admin-part-tables = Tables
admin-part-settings = Réglages

## admin-step

admin-step-name = Nom et monnaie
admin-step-opener = Une personne qui peut ouvrir les tables
admin-step-dealer = Un croupier
admin-step-cashier = Un caissier
admin-step-table = Une table
admin-step-terminal = Un terminal ou un affichage
admin-step-printer = Une imprimante de tickets
admin-step-backup = Une première sauvegarde

## admin-step-detail

admin-step-detail-name = Le nom de la maison et la monnaie de ses jetons
admin-step-detail-opener = Un exploitant ou un chef de partie ; l’administration n’a aucun pouvoir aux tables
admin-step-detail-dealer = Avec un premier mot de passe à changer aussitôt
admin-step-detail-cashier = Compte une caisse et paie les tickets
admin-step-detail-table = Selon le modèle d’un règlement, son cylindre au registre
admin-step-detail-terminal = Un écran qui lit un code et s’inscrit
admin-step-detail-printer = Près d’un poste ou d’un caissier ; seulement si l’on imprime des tickets
admin-step-detail-backup = Faite en exploitation, puis vérifiée

## alert

alert-malfunction = panne : { $scope }{ $player ->
    [none] { "" }
   *[other] , { $player }
}
alert-device = { $device }: { $text }
alert-dispute = { $player } conteste le coup { $round } : { $text }
alert-invalidated = le résultat est annulé : { $reason }
alert-limits = un avis annonce des limites { $limits }
alert-closes = un avis annonce la fermeture de la table
alert-claim = { $amount } de { $player } sont retenus
alert-supervisor = le chef de table est appelé{ $text ->
    [none] { "" }
   *[other] { " " }: { $text }
}
alert-doubt = le { $recorded } est enregistré, le { $seen } a été vu
alert-exclusion = { $player } est exclu : { $reason }
alert-attendant = { $player } appelle quelqu’un
alert-attended = quelqu’un est allé voir { $player }
alert-partners = { $players } jouent ensemble{ $done ->
    [none] { "" }
   *[other] { " " }: { $done }
}
alert-seized = { $amount } de { $player } sont saisis pour le dossier { $number }
alert-key = La clé de { $device } a servi à « { NAME($action, of: "action") } », hors de son usage
alert-card = { $player } doit montrer une carte valable : { $reason }
alert-overpaid = { $player } a été payé { $amount } de trop au coup { $round } ; { $put } repris
alert-underpaid = { $player } a été payé { $amount } de moins au coup { $round } ; { $put } rendus
alert-float = compté : { $amount }, { $more } de plus que dans les livres
alert-float-less = compté : { $amount }, { $less } de moins que dans les livres
alert-over = { $player } a { $stake } sur { $bet }, { $most } au plus
alert-staff = moins de personnel que le règlement n’en prévoit : { $missing }
alert-launcher = { $dealer } a lancé toutes les billes de la séance
alert-second = { $by } demande « { $action } » : une seconde personne doit être d’accord
alert-wheel = { $virtual ->
    [true] le cylindre virtuel
   *[other] { $serial ->
    [none] le cylindre
   *[other] cylindre { $serial }
}
} : après { $spins } numéros, l’indice contre un cylindre régulier est { $odds ->
    [none] écrasant
   *[other] de { $odds } contre 1
}, surtout pour { $about ->
    [steps] des pas d’un numéro au suivant
    [drops] des chutes de la bille
   *[results] des numéros
} { $shape ->
    [pocket] qui favorisent { alert-wheel-middle }
    [sector] qui se pressent autour { $about ->
    [results] du { $middle }
   *[other] de { $middle } cases dans le sens horaire
}
    [wave] qui penchent vers { alert-wheel-middle }
   *[any] qui sont inégaux
}{ $pockets ->
    [none] { "" }
   *[other] { " " }({ $pockets })
}{ $group ->
    [none] { "" }
   *[other] { " " }dans les coups de { $group }
}. Aussi souvent qu’on regarde, un cylindre régulier n’atteint { $level } contre 1 en une année de jeu qu’avec une chance de { $chance } % au plus. C’est une raison de faire examiner le cylindre : cela ne dit ni la cause, ni rien d’un coup à venir.
alert-wheel-middle = { $about ->
    [results] le { $middle }
   *[other] { $middle } cases dans le sens horaire
}
alert-house = { $what } { $detail }

## alert-kind

alert-kind-attendant = Préposé
alert-kind-card = Carte du joueur
alert-kind-claim = Montant retenu
alert-kind-conduct = Conduite
alert-kind-device = Appareil
alert-kind-dispute = Litige
alert-kind-equipment = Matériel
alert-kind-exclusion = Exclusion
alert-kind-float = Caisse
alert-kind-house = La maison
alert-kind-invalidated = Coup annulé
alert-kind-key = Clé hors de son usage
alert-kind-malfunction = Panne
alert-kind-mistake = Erreur
alert-kind-notice = Avis
alert-kind-over-maximum = Au-dessus du maximum
alert-kind-result-in-doubt = Numéro douteux
alert-kind-second-person = Seconde personne demandée
alert-kind-staff = Personnel
alert-kind-supervisor = Chef de table appelé
alert-kind-task = À faire
alert-kind-wheel = Cylindre

## announcement

announcement-Le-coup-est-nul = Le coup est nul
announcement-Faites-vos-jeux = Faites vos jeux
announcement-Place-your-bets = Faites vos jeux
announcement-Final-bets = Derniers jeux
announcement-Finish-betting = Terminez vos mises
announcement-No-more-bets = Rien ne va plus
announcement-Rien-ne-va-plus = Rien ne va plus
announcement-No-spin = Coup nul

## audit

audit-fault = enregistrement { $record }{ $stream ->
    [none] { "" }
   *[other] { " " }({ $stream })
} : { $what }
audit-content = quelque chose ne concorde pas ici ; le contrôleur dit en anglais : { $what }
audit-derived = ce qui est dérivé n’est pas en ordre ; le contrôleur dit en anglais : { $what }
audit-root-missing = aucun enregistrement jusqu’ici n’a l’empreinte { $root } : certains manquent ou ont été remplacés
audit-key-twice = la même clé a servi pour deux demandes
audit-other-text = la table { $table } a été jouée sous un autre texte de { $book } que celui-ci
audit-fraud-without-case = la table { $table } a annulé le tour { $round } pour fraude, et { $case } n’a pas été ouvert
audit-snapshot-aside = un instantané n’est pas utilisé ; le contrôleur dit en anglais : { $what }
audit-nothing-signed = aucune tête de ce journal n’est signée : une fin coupée ou un journal réécrit ne se verrait pas
audit-newer-than-signed = les { $count } derniers enregistrements sont plus récents que la dernière tête signée
audit-not-closed = la maison n’a pas signé sa fermeture : elle est en jeu, a été arrêtée de force, compte plusieurs nœuds, ou la fin a été coupée
audit-key-own = la clé est celle du journal même : comparez-la à votre note, ou faites contrôler avec une clé que vous détenez
audit-key-unused = { $key } a été donnée et n’a rien signé ici : elle est peut-être de ce qui a été coupé
audit-nothing-outside = rien d’extérieur ne garantit la fin de ce journal : des enregistrements coupés avec leurs têtes ne se verraient pas (gardez les têtes signées sur une autre machine, et faites-les contrôler avec le journal)
audit-some-outside = ce qui est gardé à l’extérieur garantit { $outside } enregistrements sur { $count } : d’autres, coupés après eux, ne se verraient pas
audit-copy-older = { $signed } enregistrements étaient signés le { $at }, et la copie en a { $size } : les { $lost } derniers n’y sont pas

## ball

ball-described = { $mm } mm, { $material }
ball-red = rouge
ball-green = vert
ball-blue = bleu
ball-yellow = jaune

## bet

bet-straight = plein
bet-split = cheval
bet-street = transversale
bet-corner = carré
bet-six-line = sixain
bet-five-line = cinq premiers
bet-column = colonne
bet-dozen = douzaine
bet-two-columns = deux colonnes
bet-two-dozens = deux douzaines
bet-red = rouge
bet-black = noir
bet-even = pair
bet-odd = impair
bet-low = manque
bet-high = passe
bet-lucky-ball = Lucky Ball
bet-asian-neighbour = voisins asiatiques
bet-neighbours = voisins
bet-max = mise maximale
bet-tier = Tiers
bet-orphelins = Orphelins
bet-voisins = Voisins du zéro
bet-zero-game = Jeu zéro

## board

board-title = Classement · { $tournament }
board-board = Classement
board-rank = Rang
board-name = Nom
board-chips = Jetons
board-change = Écart
board-pool = Dotation { $amount }
board-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
board-cut = { $advance ->
    [none] Limite
    [one] Limite · le premier de chaque table continue
   *[other] Limite · les { $advance } premiers de chaque table continuent
}
board-marker = marqueur
board-turn = à miser
board-form = mise cachée
board-goes-on = qualifié pour l’instant
board-page = { $page } sur { $pages }
board-nobody = Personne n’est encore inscrit
board-nobody-detail = La caisse prend les inscriptions. Les inscrits paraissent ici.
board-not-found = Ce tournoi n’est pas connu ici
board-table = Table { $table }

## board-stage

board-stage-planned = Prévu
board-stage-entries = Inscriptions
board-stage-playing = En jeu
board-stage-between-sessions = Entre deux séances
board-stage-over = Classement final
board-stage-cancelled = Annulé

## board-status

board-status-eliminated = éliminé
board-status-disqualified = disqualifié
board-status-advanced = qualifié
board-status-playing = { "" }

## boost

boost-standard = standard
boost-super = super
boost-mega = Mega

## breach

breach-no-wager = aucune mise
breach-absent = absent
breach-hid-chips = jetons cachés
breach-of-rules = une infraction au règlement
breach-chips-from-elsewhere = { MONEY($amount) } en jetons venus d’ailleurs
breach-more-chips-than-record = plus de jetons que n’en a le registre
breach-too-few-entries = trop peu d’inscriptions

## cage

cage-no-ticket-issued-by-house = la maison n’a pas émis de ticket « { $ticket } »
cage-no-ticket-number = « { $text } » n’est pas un numéro de ticket : { $fault }
cage-number-check-digit = son chiffre de contrôle ne correspond pas, au moins un chiffre est donc faux
cage-number-holds = { $sign ->
    [none] il ne contient aucun chiffre
   *[other] il contient « { $sign } »
}
cage-number-length = il a { $digits } chiffres, et non { $wanted }
cage-number-system = aucun système n’a le numéro { $system }
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
cage-say-why-made-good = dites ce qui ne va pas avec le ticket
cage-ticket-printed-already = il a déjà été imprimé ; le personnel l’imprime de nouveau après une panne de l’imprimante
cage-ticket-printed-by-owner = un ticket est remis à son titulaire ; le personnel imprime celui qui remplace un ticket abîmé
cage-ticket-reported-lost-somebody-else = le ticket a été déclaré perdu : une autre personne vérifie qui le présente
cage-till-closed = personne ne tient cette caisse
cage-till-difference = { MONEY($counted) } comptés et { MONEY($expected) } attendus : dites pourquoi
cage-no-chips-counted = comptez d’abord des jetons
cage-till-first = ouvrez une caisse avant de payer
cage-till-fewer-chips = { MONEY($asked) } de jetons sont demandés, et la caisse en contient { MONEY($held) }
cage-till-held-already = vous tenez déjà la caisse { $till }
cage-till-holds-less = { MONEY($asked) } sont demandés, et la caisse contient { MONEY($held) }
cage-till-moved-meanwhile = quelque chose a passé le comptoir entre-temps ; comptez de nouveau la caisse
cage-till-nothing-counted = comptez d’abord des billets, des pièces ou des jetons
cage-till-of-another = { $holder } tient cette caisse
cage-till-open = { $holder } tient déjà cette caisse

## care

care-my-play = Mon jeu et mes limites
care-check = Un instant
care-check-read = J’ai lu ce message
care-check-more = Mes limites
care-since = Vous jouez depuis { $time }.
care-not-playing = Vous n’êtes pas en session de jeu.
care-lost = Vous avez perdu { $amount } pendant cette session.
care-won = Vous avez gagné { $amount } pendant cette session.
care-limits = Limites
care-no-limits = Aucune limite n’est fixée.
care-of-house = de la maison
care-later = change { $time }
care-set = Fixer une limite
care-in-dollars = Dollars
care-in-minutes = Minutes
care-set-submit = Fixer
care-drop = Supprimer ma limite
care-set-note = Une limite plus stricte vaut tout de suite, une plus large après un délai.
care-away = Faire une pause
care-cool-off = 24 heures
care-cool-off-week = 7 jours
care-self-exclude = M’exclure sans fin
care-away-note = C’est sans retour. Ce qui est à vous est payé malgré tout.
care-hold = Maintenez le bouton
care-statement = Relevé d’activité

## care-limit

care-limit-loss-session = Pertes par session
care-limit-loss-day = Pertes par jour
care-limit-stake-round = Mises par coup
care-limit-time-session = Temps sans pause
care-limit-time-day = Temps par jour

## cashier

cashier-title = Caisse
cashier-what = la caisse
cashier-scan = Scannez un ticket ou tapez son numéro
cashier-look-up = Chercher
cashier-pay = Payer { $amount }
cashier-paid = Payé { $amount }
cashier-paid-detail = Remettez l’argent et gardez le ticket.
cashier-do-not-pay = Ne pas payer
cashier-number = Numéro
cashier-from = De la table
cashier-issued = Émis
cashier-issued-by = par
cashier-expires = Expire
cashier-clock-wrong = Émis par une horloge fausse ; selon une horloge juste jusqu’au { $time }
cashier-clock-doubt = Émis par une horloge mise en doute : demander au pit
cashier-ended = Terminé
cashier-ended-by = par { $name }
cashier-replaced = Remplacé par { $number }
cashier-void = Annuler
cashier-reprint = Réimprimer
cashier-print = Imprimer
cashier-printed = Imprimé.
cashier-not-printed = Non imprimé : { $why }
cashier-no-printer = Aucune imprimante à vous n’est en ligne. Imprimez le PDF.
cashier-by-hand = Payer à la main
cashier-paper = Ticket en PDF
cashier-reason = Motif
cashier-void-title = Annuler ce ticket
cashier-next = Ticket suivant
cashier-standing = Tickets en cours
cashier-liability = Dû sur tickets
cashier-unclaimed = Non réclamés
cashier-unclaimed-list = Tickets non réclamés
cashier-latest = Tickets
cashier-none = Aucun ticket.
cashier-prizes = Prix de tournoi à payer
cashier-promotion-prizes = Lots de promotion à remettre
cashier-pay-winner = Payer un prix à { $player }
cashier-give-winner = Remettre un prix à { $player }
cashier-pay-prize-to = Payer { $amount } à { $player }
cashier-prize-paid = { $player } a reçu { $amount }.
cashier-prize-once = Un prix est payé une fois, au gagnant, en entier.
cashier-method = Mode de paiement
cashier-count = { $count } · { $amount }
cashier-today = Aujourd’hui à la caisse
cashier-person = Personne
cashier-tickets-paid = Tickets payés
cashier-prizes-paid = Prix en espèces
cashier-fees-taken = Droits d’entrée
cashier-reports = Rapports
cashier-till = Caisse
cashier-till-none = Aucune caisse n’est ouverte à votre nom.
cashier-till-open = Ouvrir une caisse
cashier-till-name = Quelle caisse
cashier-till-new = Une autre caisse
cashier-till-left = { $amount } y ont été laissés
cashier-till-holds = Doit contenir
cashier-till-opened = depuis { $time }
cashier-till-fill = Apport
cashier-till-drop = Dépôt
cashier-till-close = Clôturer
cashier-till-fill-title = Argent du coffre
cashier-till-drop-title = Argent au coffre
cashier-till-close-title = Clôturer la caisse { $till }
cashier-till-open-title = Ouvrir une caisse
cashier-till-counted = Compté
cashier-till-expected = Attendu
cashier-till-difference = Différence
cashier-till-exact = Juste
cashier-till-over = { $amount } en trop
cashier-till-short = { $amount } en moins
cashier-till-leave = Laisser dans la caisse
cashier-till-note = Raison de l’écart
cashier-till-float = Fonds
cashier-till-filled = Apporté
cashier-till-dropped = Déposé
cashier-till-paid = Payé
cashier-till-taken = Encaissé
cashier-till-closings = Caisses clôturées
cashier-till-done = La caisse { $till } est clôturée.
cashier-chips = Jetons
cashier-chips-held = Jetons en caisse
cashier-cash = Billets et pièces
cashier-chips-sell = Vendre des jetons
cashier-chips-cash = Rembourser des jetons
cashier-chips-sell-detail = Prenez l’argent, puis remettez les jetons.
cashier-chips-cash-detail = Comptez les jetons reçus, puis payez.
cashier-chips-take = Encaisser { $amount }
cashier-chips-who = Nom, si connu
cashier-chips-sold-done = { $amount } de jetons vendus.
cashier-chips-cashed-done = { $amount } payés pour des jetons.
cashier-chips-sold = Jetons vendus
cashier-chips-cashed = Jetons remboursés
cashier-chips-waits = Une seconde personne doit d’abord accepter.
cashier-pieces = Combien de { $value }
cashier-fewer = Un { $value } de moins
cashier-more = Un { $value } de plus
cashier-chip-pieces = Combien de jetons de { $value }
cashier-chip-fewer = Un jeton de { $value } de moins
cashier-chip-more = Un jeton de { $value } de plus
cashier-total = Total
cashier-find = Trouver un ticket sans son numéro
cashier-find-last = Finit par
cashier-find-player = Joueur
cashier-find-table = Table
cashier-find-amount = Environ $
cashier-find-show = Trouver
cashier-report-lost = Déclarer perdu
cashier-lost-title = Ce ticket est perdu
cashier-lost-detail = Désormais une seconde personne doit accepter avant tout paiement.
cashier-lost-since = Déclaré perdu
cashier-pay-lost = Payer au propriétaire
cashier-waiting = En attente d’une seconde personne
cashier-waiting-own = Quelqu’un d’autre doit accepter : un autre caissier ou un superviseur, à son propre poste.
cashier-agree = Accepter
cashier-decline = Refuser
cashier-requested-by = { $who } demande
cashier-agreed-to = Accepté : c’est payé.
cashier-declined = Refusé : rien n’a été payé.
cashier-held = Une seconde personne doit d’abord accepter.

## cashier-status

cashier-status-issued = À payer
cashier-status-redeemed = Déjà payé
cashier-status-cancelled = Annulé
cashier-status-voided = Nul
cashier-status-expired = Périmé

## cause

cause-place = pose
cause-remove = retire
cause-repeat = répète
cause-undo = annule
cause-clear = enlève tout
cause-move = déplace
cause-call-bet = annonce
cause-reposition = remise en place
cause-override = réglé ailleurs
cause-refused = refusé
cause-void-wagers = mises annulées
cause-no-spin = coup nul
cause-invalidate = résultat annulé
cause-malfunction = panne
cause-table-closed = table fermée
cause-close = fermeture
cause-correct-result = numéro corrigé
cause-limits = ramené aux limites du coup
cause-undisclosed = mise secrète

## change

change-laid = +{ MONEY($stake) } { BET($bet) }
change-lifted = { MONEY($stake) } { BET($bet) }

## cli

cli-which-book = quel règlement ? --book accepte { LIST($books) }

## colour

colour-red = rouge
colour-black = noir
colour-green = vert

## comfort

comfort-title = Affichage et son
comfort-daylight = Thème clair
comfort-safe = Couleurs adaptées aux daltoniens
comfort-large = Grands caractères
comfort-left = Disposition pour gauchers
comfort-muted = Couper le son
comfort-volume = Volume
comfort-open = Faites vos jeux
comfort-closed = Rien ne va plus

## common

common-loading = Un instant
common-load-again = Recharger
common-screen-not-loaded = Cet écran n’a pas pu être chargé
common-screen-not-loaded-detail = La maison redémarre peut-être. Rien n’est perdu.
common-no-such-page = Cet écran n’existe pas
common-to-lobby = Vers les tables
common-language = Langue
common-close = Fermer
common-cancel = Annuler
common-hold-to-confirm = Maintenir pour confirmer
common-disconnected = Connexion perdue
common-disconnected-detail = Tout ce qui a été accepté est en sûreté. L’écran reprend de lui-même.
common-unreachable = La maison ne répond pas
common-sign-in-with = Se connecter avec { $provider }
common-or-password = ou avec un mot de passe
common-sign-in = S’identifier
common-sign-out = Se déconnecter
common-lock = Verrouiller
common-unlock = Déverrouiller
common-lock-title = Verrouiller ce poste
common-lock-detail = Choisissez quatre à huit chiffres. Rien ne se fait ici tant qu’ils ne sont pas redonnés.
common-locked-title = Verrouillé
common-locked-by = Verrouillé par { $name }
common-pin = Code
common-pin-digits = { $count } chiffres
common-pin-back = Effacer le dernier signe
common-pin-wrong = Le code est faux
common-sign-in-to = S’identifier : { $what }
common-name = Nom
common-secret = Mot de passe ou clé de terminal
common-digits = Code à six chiffres de votre second facteur
common-digits-wrong = Les chiffres sont faux, ou ont déjà servi
common-demo-staff = Maison de démonstration : prenez place en un clic
common-no-table = Il n’y a pas de table { $table }
common-not-allowed = Vous n’avez pas accès à cet écran
common-signed-in-as = Identifié : { $name }
common-seconds-left = encore { $seconds } secondes
common-number = { $pocket } { $colour }
common-last-numbers = Derniers numéros
common-no-numbers-yet = Pas encore de numéro
common-hot = Chauds
common-cold = Froids
common-wheel-at = Cylindre, la bille est au { $pocket }
common-wheel-turning = Cylindre, la bille tourne
common-wheel-resting = Cylindre au repos
common-layout = Tapis de jeu
common-layout-help = Les flèches parcourent le tapis, Entrée pose un jeton, Suppr en retire un.
common-move-help = M prend une pile à vous, Entrée la pose ailleurs, Échap la laisse.
common-picked-up = { $stake } pris sur { $name }. Les flèches choisissent une position, Entrée pose, Suppr retire du tapis, Échap laisse.
common-put-back = laissé sur { $name }
common-carried-to = { $stake } posé sur { $name }
common-carried-off = { $stake } retiré du tapis
common-take-off = Retirer
common-spot-pays = { $name }, paie { ODDS($pays) }
common-your-stake = votre mise { $stake }
common-in-prison = { $zeros ->
    [one] en prison après un zéro
   *[other] en prison après { $zeros } zéros
}
common-pending-stake = pas encore acceptée
common-race-track = Piste
common-neighbours = Voisins
common-neighbours-of = { $pocket } et { $each } de chaque côté
common-neighbours-each = { $each } de chaque côté
common-fewer = Moins
common-more = Plus
common-chips-to-cost = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
common-chips = Jetons
common-chip-of = jeton de { $value }
common-column-mark = { $pays } à 1
common-dozen-1 = 12 P
common-dozen-2 = 12 M
common-dozen-3 = 12 D
common-low = Manque
common-high = Passe
common-even = Pair
common-odd = Impair
common-payout-short = { ODDS($pays) }
common-dismiss = Masquer
common-messages = Messages
common-role-dealer = Croupier
common-role-supervisor = Chef de table
common-role-pit-boss = Chef de partie
common-role-cashier = Caisse
common-role-inspector = Inspecteur
common-role-director = Directeur
common-keypad-for = Pavé numérique : { $what }
common-keyboard-for = Clavier : { $what }
common-add-chip = Ajouter { $value }
common-decimal-point = Virgule
common-clear-figures = Effacer les chiffres
common-capitals = Majuscules
common-space = Espace

## compliance

compliance-book-table-gives-nobody-power = le règlement de cette table ne permet à personne : { NAME($action, of: "action") }
compliance-book-table-knows-no-such = le règlement de la table { $table } ne connaît pas de tels accords
compliance-call-no-spin = Le lancer est nul : annoncez « coup nul ».
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
compliance-name-matter-month-such-as = nommez un sujet ({ LIST($there, of: "report") }) et un mois, comme 2026-01
compliance-no-arrangement-restricts-there = aucun accord ne limite à { LIST($foreign, of: "bet") } ; il y a { $there ->
    [0] rien
   *[other] { LIST($there, of: "bet") }
}
compliance-no-card-stands = { $patron } n’a pas de carte « { $card } » en cours
compliance-no-form-card-there = « { $form } » n’est pas une forme de carte ; il y a { LIST($there, of: "patron-choice") }
compliance-no-kind-incident-there = « { $kind } » n’est pas un genre d’incident ; il y a { LIST($kinds, of: "incident") }
compliance-no-kind-member-there = « { $member } » n’est pas un genre de membre ; il y a { LIST($there, of: "patron-choice") }
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
compliance-told-already = { NAME($matter, of: "report") } de { $month } a déjà été communiqué

## contest

contest-title = Tournoi { $tournament }
contest-chips = Jetons du tournoi
contest-round = { $rounds ->
    [none] Coup { $round }
   *[other] Coup { $round } sur { $rounds }
}
contest-play-off = Barrage
contest-place = Place { $place } sur { $of }
contest-above-cut = qualifié à ce stade
contest-below-cut = pas qualifié à ce stade
contest-your-turn = C’est à vous de miser
contest-turn-of = { $player } mise maintenant
contest-wager-now = Misez, passez ou remettez un bulletin
contest-acted = Votre mise est posée
contest-passed = Vous passez ce coup
contest-form-given = Votre bulletin est chez le superviseur
contest-late = Temps écoulé : le minimum et rien de plus
contest-waits = { $text ->
    [dispute] Le jeu attend une décision
    [director] Le jeu attend le directeur
   *[other] Le jeu attend : { $text }
}
contest-out-detail = Le classement montre la place de chacun.
contest-console = Console
contest-clock = Temps pour miser
contest-session-ends = Fin de la séance dans { $clock }
contest-pass = Passer (reste { $left })
contest-pass-title = Jouer une carte « passe » ?
contest-pass-text = Elle tient lieu de mise pour ce coup et n’est plus à vous.
contest-undisclosed = Mise secrète (reste { $left })
contest-undisclosed-title = Mise secrète
contest-undisclosed-text = Touchez une mise et écrivez le montant. Seul le superviseur la voit avant la fin du coup.
contest-bet = Mise
contest-amount = Montant
contest-none = aucune
contest-hand-in = Remettre le bulletin
contest-bad-amount = Écrivez un montant en dollars, ou laissez vide
contest-board = Classement
contest-terms = Règlement
contest-players = Joueurs de cette séance
contest-marker = marqueur
contest-has-form = bulletin
contest-form-seen = bulletin vérifié
contest-has-passed = a passé
contest-has-acted = a misé
contest-waiting = doit miser
contest-absent = absent
contest-is-late = en retard
contest-limits = chaque coup de { $least } à { $most }
contest-act-for = { $action } : { $player }
contest-more = Plus
contest-entries = Inscriptions aux tournois
contest-take-entry = Prendre une inscription
contest-fee = Droit d’entrée { $amount }
contest-entered = { $most ->
    [none] { $count } inscrits
   *[other] { $count } inscrits sur { $most }
}
contest-tournaments = Tournois
contest-lead = Le règlement de chaque tournoi, et la place de chacun.
contest-pool = Dotation { $amount }
contest-no-tournaments = Il n’y a pas de tournoi en ce moment
contest-no-tournaments-detail = Dès que le règlement du prochain est publié, il paraît ici avec ses droits d’inscription et ses prix. La caisse prend les inscriptions.
contest-print = Imprimer
contest-no-terms = Le règlement n’est pas encore publié

## contest-act

contest-act-marker = Marqueur ici
contest-act-check-form = Vérifier le bulletin
contest-act-absent = Absent
contest-act-timeout = Temps écoulé
contest-act-no-wager = Pas de mise
contest-act-pass = Carte « passe »
contest-act-chips-removed = Derniers jetons pris
contest-act-hide-chips = A caché des jetons
contest-act-report-breach = infraction

## contest-kind

contest-kind-tournament = tournoi
contest-kind-promotion = promotion

## contest-out

contest-out-eliminated = Vous êtes sorti de cette séance
contest-out-disqualified = Vous êtes disqualifié
contest-out-withdrawn = Vous vous êtes retiré
contest-out-advanced = Vous passez à la séance suivante

## core

core-house-own-name = « { $name } » est un nom de la maison elle-même
core-name-no-control-characters = un nom n’a pas de caractères de commande
core-name-of-two-scripts = « { $name } » a des lettres de deux écritures
core-no-name = « { $name } » n’est pas un nom

## course

course-idle = arrêtée
course-open = mises ouvertes
course-running = la bille tourne
course-closed = rien ne va plus
course-number = numéro
course-void = coup nul
course-undecided = non décidé

## criterion

criterion-member = Figure au registre des clients
criterion-card = Détient une carte valable
criterion-not-staff = Ne travaille pas pour la maison

## currency

currency-dollar = { $count ->
    [one] dollar
   *[other] dollars
}
currency-euro = { $count ->
    [one] euro
   *[other] euros
}
currency-pound = { $count ->
    [one] livre
   *[other] livres
}
currency-franc = { $count ->
    [one] franc
   *[other] francs
}

## dealer

dealer-title = Croupier · { $table }
dealer-what = la console du croupier
dealer-round = Coup { $round }
dealer-dealt-by = croupier : { $dealer }
dealer-next = Maintenant
dealer-wait = Attendre
dealer-say-now = Dire
dealer-steps = Étapes du coup
dealer-step = { $text } : { $done ->
    [true] fait
   *[other] à venir
}
dealer-pad = Numéro
dealer-pad-hint = Touchez le numéro où repose la bille ; touchez-en aussitôt un autre en cas d’erreur.
dealer-pad-locked = Le numéro se saisit une fois les jeux faits et la bille lancée.
dealer-confirm-number = Confirmer { $pocket } { $colour }
dealer-confirms = confirme aussi : { $steps }
dealer-good-spin = confirme que le lancer était bon
dealer-entered = { $pocket } { $colour } a été saisi
dealer-wrong-number = Mauvais numéro
dealer-wrong-entered = Un mauvais numéro a été saisi
dealer-correct-to = Touchez le numéro où la bille repose
dealer-other-number = Un autre numéro
dealer-is-it = { $pocket } { $colour } ?
dealer-seats = Places
dealer-nobody = Personne n’est assis. Un premier achat donne une place.
dealer-balance = Solde
dealer-staked = Misé
dealer-guest = invité
dealer-card = carte { $card }
dealer-idle = { $rounds ->
    [one] 1 coup sans miser
   *[other] { $rounds } coups sans miser
}
dealer-calling = appelle un préposé
dealer-owed = doit { $amount }
dealer-held = { $amount } retenus
dealer-tokens = { $amount } en jetons promotionnels
dealer-own-limits = limites propres { $text }
dealer-faulty = en panne : { $fault }
dealer-may-be-asked = peut être prié de partir
dealer-wants-colour = souhaite une couleur
dealer-chips-for = couper { $chips }
dealer-actions-for = Que faire pour { $player }
dealer-tasks = À faire
dealer-task-for = pour { $roles }
dealer-blocks = le coup attend
dealer-collect = Ramasser les perdants
dealer-collect-first = d’abord, avant de payer
dealer-pay = Payer les gagnants
dealer-nothing-to-collect = Rien à ramasser.
dealer-nothing-to-pay = Aucun gagnant à payer.
dealer-exact = les jetons en main ne font pas le compte exact
dealer-checks = Jetons de couleur
dealer-check = { $value } chacun · { $out }
dealer-irregular = Irrégularités
dealer-more = Plus
dealer-green-light = Feu vert
dealer-red-light = Feu rouge
dealer-faults = Hors service : { $faults }
dealer-message = Sur les terminaux : { $text }

## device-kind

device-kind-player = Terminal d’un joueur
device-kind-display = Affichage
device-kind-sensor = Pilote d’un cylindre
device-kind-note-reader = Pilote d’un lecteur de billets
device-kind-printer = Pilote d’une imprimante
device-kind-card-reader = Pilote d’un lecteur de cartes et de tickets

## direction

direction-opposite = en sens contraire
direction-same = dans le même sens

## director

director-title = Directeur
director-what = le bureau du directeur
director-tab-tournaments = Tournois
director-tab-promotions = Promotions
director-tab-statements = Relevés
director-statement = Relevé
director-denied-claims = Réclamations refusées
director-no-contests = Ni tournoi ni promotion
director-no-contests-detail = Créez un tournoi ou une promotion sous leur onglet. Son relevé paraîtra ensuite ici.
director-new-tournament = Nouveau tournoi
director-new-promotion = Nouvelle promotion
director-short-name = Nom court
director-short-name-hint = Lettres, chiffres, - et _ ; il figure au classement.
director-book = Règlement
director-game = Jeu
director-books-own = Celui du règlement
director-create = Créer
director-no-tournament = Aucun tournoi
director-no-tournament-detail = Créez-en un : d’abord les conditions, puis les inscriptions, les places et le jeu.
director-no-promotion = Aucune promotion
director-no-promotion-detail = Préparez-en une : d’abord les conditions et les prix.
director-entries-title = Inscrits
director-pool = dotation { $amount }
director-pool-title = Dotation
director-fee = Droit
director-limits = Limites
director-tables = Tables
director-director = Directeur
director-away = absent
director-copy-terms = Partir du règlement de
director-seat-cards = Cartes de place
director-advertising = Noms pour la publicité
director-results = Résultats
director-leader-board = Classement
director-print = Imprimer les conditions
director-export = Exporter
director-steps = Des conditions aux prix
director-step-terms = Publier les conditions
director-step-regulator = Aviser l’autorité
director-step-director = Nommer un directeur
director-step-tables = Réserver des tables
director-step-entries = Inscrire
director-step-brief = Informer les joueurs
director-step-seats = Tirer les places
director-step-play = Jouer les séances
director-step-prizes = Remettre les prix
director-step-pay = Payer les prix
director-done = fait
director-not-done = à faire
director-skipped-steps = Une étape en pointillé a été passée. La maison le dit lorsque le règlement l’exige.
director-disputes = Litiges
director-disputes-open = { $count ->
    [one] Un litige est ouvert : le jeu attend
   *[other] { $count } litiges sont ouverts : le jeu attend
}
director-tab-tables = Tables
director-tab-entrants = Joueurs
director-tab-terms = Conditions
director-tab-money = Prix et comptes
director-tab-all = Toutes les actions
director-tab-course = Déroulement
director-not-seated = Personne n’a encore de place. Tirez-les au sort quand les inscriptions sont closes.
director-no-tables = Aucune table n’est réservée. Réservez des tables avant de tirer les places au sort.
director-wait-for-places = { $count ->
    [one] 1 joueur attend une place.
   *[other] { $count } joueurs attendent une place.
}
director-out = Sortis, le dernier d’abord : { $names }
director-find = Chercher
director-status-title = État
director-place = Place
director-chips = Jetons
director-prize = Prix
director-prizes = Prix
director-actions = Actions
director-actions-of = Actions pour { $player }
director-wager-of = Miser pour { $player }
director-more-entrants = { $count } de plus ; tapez un nom pour les trouver.
director-no-entrants = Personne n’est encore inscrit. Une fois les conditions publiées, la caisse prend les inscriptions et les droits.
director-no-prizes = Aucun prix remis
director-paid-out = payé
director-pay-prize = Payer { $amount }
director-pay-prize-of = Payer { $amount } à { $player }
director-no-prizes-yet = Aucun prix pour l’instant
director-accounts = Comptes
director-no-accounts = Rien d’inscrit
director-missing-chips = Jetons manquants
director-surplus-chips = Jetons en trop
director-nothing-may = Rien à faire ici pour l’instant.
director-absent = absent
director-late = en retard
director-has-form = formulaire remis
director-has-passed = carte passe
director-employee = personnel
director-no-copy = sans copie des conditions
director-table-title = Table { $table }
director-session = Séance { $number }
director-round = { $rounds ->
    [none] coup { $round }
   *[other] coup { $round } sur { $rounds }
}
director-marker = marqueur
director-turn = à lui de miser
director-waiting = pas encore de mise
director-ranking = Classement
director-through = Qualifiés
director-level = À égalité sur la limite, à départager
director-published = Conditions publiées
director-version = version { $version }
director-change-terms = Modifier
director-terms-draft = Conditions
director-publish = Publier les conditions
director-not-whole = { $count ->
    [one] Non publié : il manque un point exigé par le règlement.
   *[other] Non publié : il manque { $count } points exigés par le règlement.
}
director-no-terms = Aucune condition n’a été publiée. Les inscriptions ouvrent ensuite.
director-missing = Ce qui manque
director-missing-count = { $count ->
    [one] 1 point manque
   *[other] { $count } points manquent
}
director-nothing-missing = Rien ne manque
director-not-said = non précisé
director-optional = facultatif
director-choose = Choisir
director-choose-table = Choisissez d’abord une table.
director-everywhere = Partout
director-all-that-are-left = Tous ceux qui restent
director-nobody = Rien à choisir
director-send = Envoyer
director-deadlines = Échéances
director-nothing-due = Rien n’est dû.
director-owed-to = à { $to }
director-at-once = dès que possible
director-until = avant le { $time }
director-overdue-since = en retard depuis le { $time }
director-prize-count = { $count ->
    [one] 1 prix
   *[other] { $count } prix
}
director-undrawn = À tirer
director-claims = Réclamations
director-denied = Refusées
director-banned = Ne peut pas être un prix : { $kinds }
director-given = remis
director-not-drawn = à tirer
director-kept = conservé par la maison
director-drawn = tiré
director-written = Conditions enregistrées
director-write-down = Enregistrer
director-amend = Modifier
director-closes = Clôture des inscriptions
director-draws-at = Tirage au plus tôt
director-least-wager = Mise minimale depuis le début
director-least-turnover = Mises cumulées depuis le début
director-forfeited = Prix d’un gagnant refusé définitivement
director-forfeited-unsaid = Les conditions n’en disent rien
director-held-by-house = Vérifié automatiquement par la maison
director-scrutineer = Scrutateur
director-overseen = est présent
director-tab-history = Historique
director-waits = en attente
director-denied-for = refusé : { $reason }
director-interruptions = Interruptions
director-inspector-by = inspecteur à prévenir avant le { $time }
director-inspector-knows = inspecteur avisé le { $time }
director-all-that-are-owed = rien de coché : tout ce qui est dû
director-choose-winner = Choisissez d’abord un gagnant.
director-in-the-casino = au casino
director-prize-number = Prix { $number }
director-kind-of-prize = Nature du prix
director-value-of-prize = Valeur en dollars
director-monetary-alternative = Équivalent en argent
director-litres = Litres
director-add-prize = Ajouter un prix
director-remove-prize = Retirer ce prix
director-by-chance = Le gagnant est désigné par le sort
director-says = { $action ->
    [advise-regulator] Noter que l’autorité connaît le tournoi et ses conditions actuelles.
    [submit-to-regulator] Noter que l’autorité a reçu toutes les conditions.
    [validate] Noter que le doute est levé ; la promotion continue.
    [inform-inspector] Noter que l’inspecteur a été avisé.
    [oversee-draw] Noter que vous êtes présent et surveillez le prochain tirage.
   *[other] Rien d’autre n’est nécessaire.
}
director-hint = { $kind ->
    [tally] Valeur × nombre sur chaque ligne, comme 100 × 20
    [lines] Un par ligne
    [parts] cheque ou transfer sur chaque ligne, avec un montant si ce n’est pas le tout
    [colours] Couleur et valeur sur chaque ligne, comme rouge 100
   *[other] { "" }
}
director-entries = { $most ->
    [none] { $count } inscrits
   *[other] { $count } inscrits sur { $most }
}
director-complaint = { $kind ->
    [money] Ce n’est pas un montant
    [chips] Ce n’est pas un montant de jetons
    [counts] Saisissez chaque montant en entier
    [entrants] Choisissez au moins un nom
    [tables] Choisissez au moins une table
    [shares] Des pourcentages, comme 70, 30
    [tally] Valeur × nombre sur chaque ligne
    [when] Ce n’est pas une date
   *[other] Un nombre entier est attendu
}
director-wanted = Champ obligatoire

## director-field

director-field-player = Joueur
director-field-players = Joueurs
director-field-name = Nom
director-field-licensed = Titulaire d’une licence
director-field-present = Est présent
director-field-tables = Tables
director-field-table = Table
director-field-understood = Les conditions sont comprises
director-field-bank_told = Les joueurs connaissent leurs jetons
director-field-pocket = Numéro
director-field-amount = Montant
director-field-form = Le formulaire est complet
director-field-form_of_value = Sous forme de
director-field-agreed_players = Joueurs d’accord
director-field-fee_paid = Le droit est payé
director-field-entitled = Peut être ici et jouer
director-field-selected = Remplit les critères
director-field-agreed = Accepte les conditions
director-field-copy_given = A une copie des conditions
director-field-employee = Travaille pour la maison
director-field-approved_by = Approuvé par
director-field-publicity = Le nom peut servir à la publicité
director-field-reason = Motif
director-field-ground = Motif
director-field-substitute = Qui prend la place
director-field-notice = Minutes de préavis
director-field-colours = Valeur de chaque couleur
director-field-counts = Jetons comptés
director-field-issued = Jetons donnés
director-field-counted = Jetons rendus
director-field-bet = Mise sur
director-field-stake = Mise en jetons
director-field-position = Depuis quelle position
director-field-minimum = Minimum
director-field-maximum = Maximum
director-field-text = En toutes lettres
director-field-decision = Décision
director-field-to = À qui
director-field-refund = Le droit est rendu
director-field-penalty = Pénalité
director-field-channels = Où trouver les conditions
director-field-refers_to_terms = Elle dit où sont les conditions
director-field-eligible = Peut participer
director-field-prize = Prix
director-field-prizes = Prix
director-field-method = Comment
director-field-parts = Mode de paiement
director-field-payee = À l’ordre de
director-field-crossed = Le chèque est barré
director-field-value = Valeur
director-field-address = Adresse
director-field-told = Le motif a été dit
director-field-satisfied = Le client est satisfait
director-field-right_advised = Informé de son recours à l’autorité
director-field-becomes = Ce qu’il devient
director-field-what = Ce que c’est, hors espèces
director-field-place = Pour quelle place
director-field-as_written = Admis tel qu’écrit

## director-group

director-group-before = Avant le jeu
director-group-planning = Avant le début
director-group-entries = Inscriptions
director-group-sessions = Séances
director-group-rounds = Pendant un coup
director-group-conduct = Conduite
director-group-end = Fin
director-group-prizes = Tirage et prix
director-group-claims = Réclamations et litiges
director-group-integrity = Intégrité

## director-option

director-option-cash = Argent
director-option-cheque = Chèque
director-option-transfer = Virement
director-option-goods = Biens
director-option-services = Services
director-option-deduct = Le minimum est retenu
director-option-disqualify = Disqualifié
director-option-in-person = En personne
director-option-telephone = Par téléphone
director-option-email = Par courriel
director-option-mail = Par courrier
director-option-redrawn = Tiré à nouveau parmi les autres
director-option-kept = Conservé par la maison

## display

display-review = Résultat en révision
display-title = Affichage · { $table }
display-table = Table { $table }
display-round = Coup { $round }
display-limits = Limites
display-rack = Jetons de couleur
display-last = Derniers numéros
display-waiting = En attente du premier numéro
display-flying = Toutes les mises du coup
display-staked = Sur le tapis
display-no-bets = Aucune mise
display-bets = { $count ->
    [one] 1 mise
   *[other] { $count } mises
}
display-won = Mises gagnantes
display-lucky = Lucky Ball
display-ball = { $colour } : numéro { $number }, paie { $pays } pour 1
display-undrawn = pas encore tiré
display-pays = { $pays } pour 1
display-no-lucky = Lucky Ball n’est pas joué à cette table
display-wall = Les tables
display-no-such-table = La table { $table } n’est pas ouverte
display-comes = Elle apparaîtra ici d’elle-même dès l’ouverture de la table.
display-soon = Le premier numéro arrive
display-notice = { $minutes ->
    [0] { $text }
   *[other] { $text } · dans { $minutes } min
}

## duty

duty-announce = Annoncez le { $number }.
duty-collect-pass-card = Ramassez la carte « passe » de { $player }.
duty-officer-told = En tant qu’agent habilité, dites que vous savez que la table ferme.
duty-announce-form = Annoncez la mise secrète de { $player } : { BET($bet) }, { MONEY($stake) }.
duty-announce-blank-form = Annoncez que le bulletin de { $player } est sans montant ou sans type : un minimum est déduit.
duty-dolly = Posez le repère sur le { $number }.
duty-move-fifth = Posez sur le { $number } un cinquième de chaque mise gagnante sur les voisins.
duty-collect-bets = Ramassez toutes les mises perdantes.
duty-pay-bets = Payez toutes les mises gagnantes.
duty-mark-value = Marquez à la table la valeur des jetons de { $player }.
duty-advise-bets = Dites à { $player } que d’autres mises sous le minimum seront rendues.
duty-remove-ball = Essayez de retirer la bille avant qu’elle ne s’arrête.
duty-shown = Veillez à ce que le { $number } soit saisi et affiché sur les terminaux.
duty-reset-terminals = Réinitialisez les terminaux.
duty-collect = Ramassez toutes les mises perdantes.
duty-pay = Payez toutes les mises gagnantes.
duty-stop-ball = Vous pouvez empêcher la bille de s’arrêter.
duty-advise = Dites à { $player } que d’autres mises sous le minimum seront rendues.
duty-value-marker = Posez un marqueur sur la couleur de { $player }.
duty-tell-surveillance = Informez la surveillance de l’échange de { $player }.
duty-mark-position = Marquez la place de { $player } d’un repère bien visible.
duty-rateau = Montrez le { $number } du râteau et nommez les mises qui y sont : { $kinds ->
    [0] aucune
   *[other] { LIST($kinds) }
}.
duty-move-neighbours = Posez sur le { $number } les jetons gagnants des voisins.
duty-pay-outside = Payez colonnes, douzaines et chances simples ; qui ne ramasse pas peut commencer aussitôt.
duty-dispute-button = Appuyez fermement sur le bouton « Dispute ».
duty-tell-supervisor = Informez le chef de table (ou au-dessus).
duty-tell-pit-boss = Informez le chef de partie (ou au-dessus).
duty-check-outcome = Vérifiez le résultat enregistré et corrigez-le s’il est faux.
duty-bad-spin = Appuyez sur le bouton « Bad Spin ».
duty-ring-bell = Sonnez la cloche avec l’annonce.
duty-announce-colour = Annoncez le { $number } { NAME($colour, of: "colour") }.
duty-move-track = Déplacez les mises gagnantes de la piste vers le tapis.
duty-return-ball = Remettez la bille dans { $number ->
    [none] le cylindre
   *[other] la case { $number }
}.
duty-examine-ball = Examinez la bille avant de vous en servir à nouveau.
duty-move-outside-zero = Déplacez les mises du 0 extérieur vers le 0 intérieur.
duty-spin-now = Lancez la bille dès que possible.
duty-hand-movement = Passez la main au-dessus du tapis : les jeux sont faits.
duty-call-close = Annoncez : rien ne va plus.
duty-player-sign = Affichez le minimum et le maximum propres à { $player }.
duty-marker = Posez un marqueur avec la valeur des jetons de { $player }.
duty-unit-functional = Déclarez l’appareil uSpin réparé et en parfait état, ou retirez-le.
duty-lift-dolly = Levez le repère.
duty-load-ball = Mettez la bille dans l’appareil uSpin.
duty-good-spin = Dites que le lancer était bon : contre le cylindre, et assez de tours.
duty-large-win = Examinez le gain de { $player }, puis dites-le.
duty-pay-out = Payez { MONEY($amount) } à { $player } en jetons : { $chips ->
    [none] en espèces
   *[other] { $chips }
}.

## entrant-status

entrant-status-playing = en jeu
entrant-status-eliminated = éliminé
entrant-status-disqualified = disqualifié
entrant-status-advanced = qualifié
entrant-status-withdrawn = retiré

## equipment

equipment-at-already = { $id } est déjà à { $table ->
    [none] aucune table
   *[other] { $table }
}
equipment-does-not-keep-equipment = le rôle « { NAME($by, of: "role") } » ne tient pas le matériel
equipment-entered-already = { $id } est déjà inscrit
equipment-found-unfit = { $id } a été trouvé inapte : { $unfit }
equipment-house-no = la maison n’a pas { $id }
equipment-item-refused = { $id } : { $detail }
equipment-kind-unknown = { $id } est donné pour { $said ->
    [0] rien
   *[other] { LIST($said, of: "item") }
} : il y a { LIST($kinds, of: "item") }
equipment-not-on-wheel = { $id } : { $centre } n’est pas sur le cylindre
equipment-say-why-taken-out-use = dites pourquoi { $id } est retiré de l’usage
equipment-none-at-table = { NAME($name, of: "item") } : rien du registre n’est à la table

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
   *[other] { NAME($direction, of: "direction") }, { $revolutions ->
    [one] { $revolutions } tour
   *[other] { $revolutions } tours
}
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
event-ColourShared = { $player } accepte que { $sharer } reçoive aussi { $colour }
event-ColourWanted = { $wanted ->
    [true] { $player } souhaite des jetons de couleur et attend une couleur
   *[false] { $player } n’attend plus de couleur
}
event-ColourIssued = { $player } reçoit { $count } jetons { $colour } à { MONEY($value) }
event-ColourRedeemed = { $player } rend { $count } jetons { $colour } à { MONEY($value) }
event-ColoursCollected = jetons de couleur perdants ramassés : { LIST($lost) }
event-ColoursPaid = gagnants payés dans leur couleur : { LIST($paid) }
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
event-FraudFound = fraude au tour { $round_no } : un incident est ouvert
event-LastSpinAnnounced = le prochain numéro est le dernier de la séance
event-LeavingBegun = { $player } part dès que les mises sont réglées
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
event-NoSpinCalled = coup nul : { NAME($reason, of: "ground") }{ $cause ->
    [none] { "" }
   *[other] { "" } (le cylindre signale : { NAME($cause, of: "device-cause") })
}, les mises { $returned ->
    [true] sont rendues
   *[false] restent
}
event-NumberLeftOpen = le numéro est en suspens, une personne en décide : { NAME($cause, of: "device-cause") }{ $seen ->
    [none] { "" }
   *[other] { " " }({ $seen })
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
event-ReviewRequested = un réexamen du litige { $dispute } est demandé
event-RoundResettled = { NAME($cause, of: "cause") }{ $round_no ->
    [0] { "" }
   *[other] { " " }du coup { $round_no }
} : { number-of-event }{ $was ->
    [none] { "" }
   *[other] , et non { $was }
}{ $read ->
    [none] { "" }
   *[other]  ; le cylindre avait donné { $read }
}
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

## session

session-AbsenceReported = { $player } est absent
session-BreachReported = signalé au directeur au sujet de { $player } : { $ground }
session-ChipsCounted = les jetons de chacun sont comptés
session-ChipsIssued = { MONEY($amount) } de jetons chacun à { LIST($players) }
session-ChipsReturned = les jetons de la table sont recomptés
session-DisputeOpened = contestation { $number } : { $text }
session-DutyDone = fait pour { $player } : { $duty ->
    [collect-pass-card] carte « passe » ramassée
   *[other] mise secrète annoncée
}
session-EntrantDisqualified = { $player } est disqualifié : { $reason }
session-EntrantEliminated = { $player } est éliminé, avec { MONEY($residual) } de jetons restants
session-EntrantReinstated = { $player } est réadmis : { $reason }
session-FormChecked = un superviseur a vu le bulletin de { $player }
session-FormPassed = { $player } remet une mise secrète
session-FormReturned = le bulletin de { $player } est rendu : { $fault }
session-MarkerPlaced = { $player } a le marqueur et mise en premier
session-NoSpinCalled = lancer nul : { $reason }
session-PassCardPlayed = { $player } joue une carte « passe »
session-PlayOffCounted = le barrage est compté ; encore à égalité : { $play_off ->
    [0] personne
   *[many] { LIST($play_off) }
}
session-PlayOffEnded = le barrage est fini
session-PlayOffStarted = un barrage commence : { LIST($players) }
session-PlayersSeated = placés dans cet ordre : { LIST($players) }
session-PracticeSpun = un lancer d’essai : { $pocket }
session-RemovalRecorded = les derniers jetons de { $player } sont ramassés
session-RoundOpened = le temps des mises court
session-RoundTakenBack = le dernier coup ne compte pas : { $reason }
session-RoundVoided = le coup est sans résultat : { $reason }
session-SessionEnded = la séance est finie, du meilleur au dernier : { LIST($ranking) }{ $reason ->
    [none] { "" }
   *[other] { " " }; terminée avant l’heure : { $reason }
}
session-SessionReopened = la fin de la séance est reprise
session-SessionStarted = la séance { $number } commence : { LIST($players) }
session-StationFailed = le poste de { $player } { $broken ->
    [true] est en panne
   *[false] fonctionne de nouveau
}
session-TimeCalled = le temps de { $player } pour miser est écoulé

## excluded

excluded-self-exclusion = auto-exclu
excluded-cool-off = en pause
excluded-house = exclu par la maison
excluded-table = exclu à une table

## exclusion

exclusion-cool-off = la pause
exclusion-self-exclusion = l’auto-exclusion

## fate

fate-data = données
fate-function = fonction
fate-screen = écran
fate-record = registre
fate-prompt = rappel
fate-equipment = matériel
fate-rules-text = texte du règlement
fate-planned = prévu

## feature

feature-buy-in = Les jetons s’achètent
feature-charity = Un événement caritatif ou médiatique
feature-criteria = Les joueurs sont choisis
feature-right-to-refuse = Une demande peut être refusée
feature-secondary = Une seconde chance
feature-signing = Les joueurs signent les conditions

## field

field-player = Joueur
field-amount = Montant
field-difference = Écart
field-lately = Dans l’heure précédente
field-tender = Moyen
field-bet = Mise
field-to = Vers quelle mise
field-stake = Enjeu
field-reason = Motif
field-ground = Ce qui ne va pas
field-scope = Ce qui est en panne
field-text = En clair
field-pocket = Numéro
field-colour = Couleur
field-value = Valeur de chacun
field-sharer = Qui doit l’avoir aussi
field-wanted = Toujours souhaité
field-devices = Appareils
field-count = Combien
field-dealer = Qui prend la main
field-min = Minimum
field-max = Maximum
field-unit = Unité
field-effective_at = Dans combien de minutes
field-moment = Quand
field-slip = Numéro du bon
field-diameter_mm = Diamètre en millimètres
field-material = Matière
field-metallic = En métal
field-seconds = Secondes
field-players_max = Joueurs au plus
field-players = Joueurs
field-done = Ce que fait la maison
field-dispute = Numéro du litige
field-decision = Décision
field-final = Sans appel
field-agreed = Le joueur accepte
field-covered = Prévu par les règles
field-inspector_told = Informé de l’inspecteur
field-card = Carte montrée
field-guest = Invité
field-on = Dès maintenant
field-allowed = Permis
field-case = Numéro du dossier
field-pay = Payer
field-unconfirmed = Mises qu’aucun enregistrement ne prouve, une à une
field-confirmed = Les mises sont prouvées par les enregistrements
field-removed = Retiré
field-approved = Approuvé par
field-round_no = Coup
field-suspected = Semble voulu
field-attempted = Réparation tentée
field-identified = Client connu
field-rectified = Réparé jusqu’ici
field-why = Pourquoi
field-disrupting = Trouble le jeu
field-issued_at = Donnés à la table
field-ball = Bille
field-boost = Rapport
field-chips = Jetons
field-direction = Sens
field-float = Caisse
field-forfeit = Qui perd sa mise
field-kinds = Types de mise
field-means = Par quel moyen
field-numbers = Numéros
field-odds = Rapport
field-people = Personnes
field-reader = Lecteur
field-revolutions = Tours
field-source = Source
field-ticket = Ticket
field-tokens = En jetons promotionnels
field-wheel_moving = Le cylindre tourne

## finding

finding-diameter_m = Diamètre du cylindre en mètres
finding-signed_by = Ordre du cylindre signé par
finding-ball_mm = Diamètre de la bille en millimètres
finding-ball_material = Matière de la bille
finding-approval = Numéro d’agrément
finding-passed = Vérifié
finding-materials = En

## first

first-title = Avant de commencer
first-password = Choisissez votre propre mot de passe
first-password-detail = Quelqu’un d’autre connaît celui que vous avez reçu. Douze caractères au moins ; quelques mots font le mieux.
first-current = Le mot de passe reçu
first-own = Votre mot de passe
first-again = Votre mot de passe encore une fois
first-differ = Les deux mots de passe diffèrent
first-choose = Choisir
first-factor = Ajoutez un second facteur
first-factor-detail = Votre fonction touche à l’argent. Lisez le code avec une application d’authentification, ou tapez-y les lettres ; donnez ensuite les six chiffres qu’elle montre.
first-picture = Code pour une application d’authentification
first-digits = Six chiffres
first-prove = Vérifier et commencer
first-leave = Se déconnecter

## float

float-counted = comptée
float-locked = sous clé

## form

form-choose = Choisir
form-everybody = Tous
form-none-recorded = Aucune mise de ce coup n’est enregistrée après sa clôture.
form-nothing-there = Il n’y en a pas pour l’instant.
form-optional = facultatif
form-yes = Oui
form-no = Non
form-money-hint = dollars, par exemple 25 ou 2,50
form-not-money = Indiquez un montant
form-not-whole = Indiquez un nombre entier
form-wanted = Champ obligatoire
form-pick-on-layout = Touchez le tapis, ou choisissez une mise annoncée
form-send = Envoyer
form-hold-to-send = Maintenir pour confirmer
form-waits = En attente d’une seconde personne.
form-fault = On ne sait pas si c’est fait. Regardez la table avant de redemander.
form-calls = Mises annoncées
form-at-table = À la table
form-somebody-else = Quelqu’un d’autre

## form-check-colour

form-check-colour-red = Rouge
form-check-colour-orange = Orange
form-check-colour-yellow = Jaune
form-check-colour-green = Vert
form-check-colour-blue = Bleu
form-check-colour-purple = Violet
form-check-colour-pink = Rose
form-check-colour-brown = Brun
form-check-colour-white = Blanc
form-check-colour-black = Noir

## form-tender

form-tender-cash = Espèces
form-tender-note = Billet
form-tender-chips = Jetons
form-tender-voucher = Bon
form-tender-token = Jeton promotionnel

## game

game-asian-neighbour-takes-numbers = asian-neighbour prend 3 numéros ; « { $text } » en a { $count }
game-at-least = { NAME($name, of: "part") } : { $count }, au moins { $least }
game-at-most = { NAME($name, of: "part") } : { $count }, au plus { $most }
game-ball-holds-metal = une bille de { NAME($material, of: "material") } contient du métal
game-ball-mm-allowed = bille de { $diameter_mm } mm, permis : { $allowed }
game-ball-no-sphere = la bille n’est pas ronde
game-book-no-game-there = le règlement { $code } n’a pas de jeu « { $name } »{ $near ->
    [none] { "" } ;
   *[other] { "" } ; vouliez-vous dire { $near } ?
} il y a { $games }
game-button-carries-wanted = le marqueur { $centre } porte { $carried } ; il faut { $wanted }
game-call-bet-lies-on-several = « { $text } » est une annonce et touche plusieurs places
game-call-not-offered = { BET($bet) } : { $why_not }
game-do-not-lie-side-by = { LIST($pair, by: "and") } ne sont pas voisins sur le tapis { $name }
game-do-not-meet-as-on = { LIST($numbers, by: "dash") } ne forment pas « { NAME($kind, of: "bet") } » sur le tapis { $name }
game-emblem-in-use-at = l’emblème { $emblem } est en usage à { $taken }
game-follows-single-zero-wheel-one = { BET($call) } suit le cylindre à un zéro ; celui-ci a 00
game-game-no-option-there = le jeu { $name } n’a pas d’option « { $unknown } »{ $near ->
    [none] { "" } ;
   *[other] { "" } ; vouliez-vous dire { $near } ?
} il y a { $there ->
    [0] aucun
   *[other] { LIST($there) }
}
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
game-no-book-there = pas de règlement « { $code } »{ $near ->
    [none] { "" } ;
   *[other] { "" } ; vouliez-vous dire { $near } ?
} il y a { LIST($book_folders) }
game-no-group-table-there = { BET($bet) } n’est pas un groupe de cette table ; il y a { LIST($groups) }
game-no-kind-bet-known = « { $text } » n’est pas un genre de mise{ $near ->
    [none] { "" } ;
   *[other] { "" } ; vouliez-vous dire { $near } ?
} connus : { LIST($readers) }
game-no-probability = { $chance } n’est pas une probabilité : de 0 à 1
game-no-role-there = pas de rôle « { $word } »{ $near ->
    [none] { "" } ;
   *[other] { "" } ; vouliez-vous dire { $near } ?
} il y a { $known }
game-no-sentence = { $book } : la tâche « { $task } » n’a pas de phrase { $code } ; l’écrire dans words/en.ftl, dans le dossier du règlement
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
game-wanted = { NAME($name, of: "part") } en { $material ->
    [none] aucune matière
   *[other] { NAME($material, of: "material") }
} ; il faut { LIST($allowed, of: "material", by: "or") }
game-wheel = cylindre : { LIST($faults, by: "semicolon") }
game-wheel-at-least-m = cylindre { $shown ->
    [none] sans diamètre
   *[other] de { $shown } m
}, au moins { $metres_min } m
game-wheel-inspection-not-confirmed = contrôle du cylindre : « { $check } » n’est pas confirmé

## game-option

game-option-stand_alone = seul
game-option-multiples_notice = avis de multiples
game-option-buttons_per_number = marqueurs par numéro
game-option-buttons_per_spin = marqueurs par coup
game-option-designated_buttons = marqueurs désignés
game-option-wheel = cylindre
game-option-layout = tapis
game-option-racetrack = piste
game-option-wagering_seconds = secondes de mise
game-option-double_table = table double
game-option-licensed_min = minimum autorisé
game-option-electronic = électronique
game-option-asian_racetrack = piste asiatique
game-option-call_bets = annonces
game-option-max_bet = mise maximale
game-option-base = base
game-option-lucky_ball = Lucky Ball
game-option-uspin = uSpin
game-option-player_card = carte du joueur
game-option-cashless = sans espèces
game-option-drop_box = caisse à billets

## ground

ground-act-of-god = force majeure
ground-ball-out = bille sortie du cylindre
ground-ball-stuck = bille coincée
ground-borrowed-card = carte empruntée
ground-brawl = bagarre
ground-civil-commotion = troubles
ground-credits = crédits faux
ground-display = affichage faux
ground-disruption = jeu perturbé
ground-equipment = matériel
ground-expired-card = carte périmée
ground-fire = incendie
ground-foreign-object = objet étranger
ground-fraud = fraude
ground-interference = intervention étrangère
ground-interrupted = jeu interrompu
ground-no-card = sans carte
ground-numbers = numéros faux
ground-odds = rapports faux
ground-opinion = avis du chef de table
ground-prohibited-device = appareil interdit
ground-proxy = joue pour un autre
ground-riot = émeute
ground-robbery = vol
ground-same-direction = bille et cylindre dans le même sens
ground-sequence = ordre du jeu
ground-short-revolutions = trop peu de tours
ground-uspin-loaded-by-other = uSpin chargé par un autre
ground-wheel-not-moving = cylindre immobile
ground-wheel-stopped = cylindre arrêté
ground-opener = ouverture
ground-closer = fermeture
ground-valid = valable
ground-lapsed = périmée
ground-borrowed = empruntée
ground-none = aucune

## heading

heading-dates = Les dates
heading-entry_fee = Le droit d’entrée, s’il y en a un
heading-buy_in = Le prix de la cave
heading-re_buy = Le prix d’un rachat
heading-add_on = Le prix d’un complément
heading-entries_min = Le nombre minimal de joueurs
heading-entries_max = Le nombre maximal de joueurs
heading-location = Le lieu
heading-start_changes = Que le début peut changer après un avis
heading-regulator_told = Que l’autorité est avertie des changements
heading-acceptance = Que participer vaut acceptation du règlement
heading-entitled = Que seuls ceux qui peuvent jouer ici s’inscrivent
heading-right_to_refuse = Que toute demande peut être refusée
heading-selection_criteria = Les critères de sélection
heading-employees = À quel titre le personnel participe
heading-abide = Que les joueurs respectent le règlement
heading-availability = Où lire le règlement
heading-signing = Qu’un exemplaire doit être signé
heading-entry_method = Comment s’inscrire
heading-withdrawal = Jusqu’à quand se retirer
heading-rounds = Le nombre de coups ou de séances, ou la durée
heading-tables = Le nombre de tables en jeu
heading-progression = Comment on passe à la séance suivante
heading-buy_back = Si l’on peut racheter sa place
heading-secondary_rounds = Une seconde chance, ou aucune
heading-equal_bank = Que tous commencent avec les mêmes jetons
heading-chip_disposition = Ce que deviennent les jetons
heading-chip_type = Les jetons utilisés
heading-minimum_wager = La mise minimale ou obligatoire
heading-secret_wagers = Le nombre de mises secrètes, et leur forme
heading-elimination = Comment un joueur est éliminé
heading-winners = Comment les gagnants sont désignés
heading-prize_pool = La dotation ou sa formule
heading-distribution = Le partage de la dotation
heading-penalties = Quand un joueur est pénalisé, et comment
heading-disqualification = Quand un joueur est disqualifié
heading-substitutes = Quand un remplaçant peut être désigné
heading-refunds = Quand le droit est rendu
heading-late_arrival = Les suites d’un retard
heading-absence = Les suites d’une absence
heading-telephones = Les suites de l’usage d’un téléphone
heading-substitution = Les suites d’un remplacement
heading-disqualified_chips = Les suites d’une disqualification
heading-retirement = Les suites d’un retrait
heading-rules_prevail = Que les règles du jeu l’emportent
heading-early_end = Quand une table finit plus tôt
heading-early_end_agreed = Quand tous peuvent convenir de finir
heading-privacy = Le traitement des données personnelles
heading-publicity = Que les noms ne sont publiés qu’avec accord
heading-conduct = Qui dirige le tournoi
heading-director_final = Que la décision du directeur est sans appel
heading-liability = L’étendue de la responsabilité
heading-complaints = Qu’une réclamation peut être instruite
heading-cash_chips = Si les jetons deviennent des espèces à la fin de la séance
heading-chips = Les jetons d’une séance
heading-advance = Combien continuent ou gagnent
heading-compulsory_wager = Si la mise est obligatoire
heading-min = Le minimum de chaque coup
heading-max = Le maximum de chaque coup
heading-limits_step = Quand les limites peuvent monter
heading-allocation = L’attribution des tables et des places
heading-order = L’ordre des mises, ou aucun
heading-pass_cards = Le nombre de cartes « passe », ou aucune
heading-undisclosed = Le nombre de mises secrètes, ou aucune
heading-buy_back_method = Comment et quand racheter sa place
heading-form = Le formulaire d’inscription
heading-prizes = Les prix
heading-payment = Le paiement des prix
heading-undertakings = Les engagements ou garanties
heading-value = La valeur
heading-award_manner = Comment le lot est attribué
heading-award_when_where = Quand et où le lot est attribué
heading-eligibility = Qui peut participer
heading-prize_nature = La nature du lot, et toute réserve
heading-entry_closes = La clôture des participations
heading-place_date_time = Le lieu, la date et l’heure
heading-claim_method = Comment réclamer un lot
heading-winner_notice = Comment le gagnant est averti
heading-results_published = Où paraissent les résultats
heading-prize_conditions = Les conditions de remise d’un lot
heading-closes_at = Participation jusqu’au
heading-draws_at = Tirage pas avant
heading-least_wager = Mise minimale depuis le début
heading-least_turnover = Mises totales minimales depuis le début
heading-criteria = Qui peut participer
heading-forfeited = Prix d’un gagnant refusé définitivement
heading-prize = Lot

## house

house-after-deadline = arrivé après son délai ; rien n’a changé
house-approval-lapsed = personne n’a donné son accord à temps ; rien n’a changé
house-ball-in-play-settle-anew = la bille est en jeu à la table { $id } : un coup antérieur se règle à nouveau ensuite, ou pas du tout
house-betting-not-open-at-table = les jeux ne sont pas ouverts à la table { $id }
house-by-waits-second-person = { NAME($action, of: "action") }, demandé par { $id }, attend une seconde personne
house-checks-being-taken-off = les jetons de { $table } échangés à une autre table sont en train d’être sortis de ses comptes ; réessayez
house-checks-still-out = { $left } jetons { NAME($colour, of: "form-check-colour") } de { $issued_at } sont encore dehors
house-clock-demands-no-longer = l’horloge ne le demande plus
house-closed-decision = { $case } a été clos avec la décision : { $given_back ->
    [true] à rendre
   *[false] à garder
}
house-commands-wait-second-person = { $waiting_max } demandes attendent une seconde personne
house-deals-where-seated = { $id } a une place à cette table, sous le nom { $player }, et n’y travaille pas
house-dealt-from-wheel-whose-sources = { $id } joue sur le cylindre { $wheel } : ses sources se changent là
house-did-not-agree = { $id } n’a pas donné son accord : { NAME($action, of: "action") }
house-does-not-act = { $id } n’agit pas pour { $player }
house-choice-ended = { $option } n’est plus { $value } depuis le { $day }
house-edition-holds-from-on = l’édition { $edition } de { $book } vaut à partir du { $day }
house-equipment-faults = { LIST($faults, by: "semicolon") }
house-fee-paid-at-cashier-who = ce qui est payé pour une place ou rendu passe par la caisse
tournament-duty-not-waiting = rien n’est à faire pour { $player }
tournament-no-seat-at-table = { $player } n’a pas de place à la table { $table }
tournament-round-before-play-off = la manche { $round_no } à la table { $table } a donné l’ordre dont dépend le barrage : le directeur le reprend d’abord
tournament-round-not-on-record = la manche { $round_no } à la table { $table } n’est pas enregistrée comme manche de cette session
house-forms-have-not-checked = les bulletins de { LIST($unseen) } n’ont pas été vérifiés
house-house-draws-itself = la maison tire cela elle-même
house-key-not-for-table = la clé de { $id } est pour un autre cylindre que celui de { $table }
house-key-not-enrolled-for = la clé de { $id } n’est pas enregistrée pour { $action }
house-key-used-before = cette clé a déjà servi pour autre chose
house-leads-elsewhere = { $person } est { $chief } à { LIST($where) } ; { $count } à la fois
house-lets-no-services-in = le rôle « { NAME($by, of: "role") } » n’admet pas de services
house-let-in-by-oneself = { $id } l’a fait entrer ; quelqu’un d’autre dit l’avoir vu
house-may-not-acknowledge = { $id } ne peut pas en prendre acte ; peuvent le faire : { LIST($roles, of: "role") }
house-may-not-set-up-tournament = le rôle « { NAME($by, of: "role") } » n’organise pas de tournoi
house-meant-round = c’était pour le coup { $round_no } ; voici le coup { $round_of }
house-name-taken = le nom { $name } est déjà pris ({ $word })
house-named-oversee-draws-not = { $scrutineer } a été nommé pour surveiller les tirages, non { $id }
house-no-card-stands-issued = aucune carte en cours n’a été émise à { $player } ; la salle en émet une
house-no-checks-out = { $issued_at } n’a pas de jetons { NAME($colour, of: "form-check-colour") } dehors
house-no-fault-printer-at-on = aucune panne d’imprimante à { $table } n’est notée pour ce ticket
house-no-open-case-device-named = { $case } n’est pas un dossier ouvert sur un appareil détenu par une personne nommée depuis un moment connu
house-no-other-table-plays-on = aucune autre table ne joue plus, donc la caisse est comptée
house-no-role-agree-in = { $id } n’a aucun rôle pour donner son accord
house-no-such-thing = introuvable : « { $id } » ({ NAME($word, of: "stream-kind") }) ; il y a { $known ->
    [0] aucun
   *[other] { LIST($known) }
}
house-nobody-may-buy-in = personne ne peut acheter ici
house-nobody-names-themselves-oversee-draw = personne ne se nomme soi-même pour surveiller un tirage
house-drawer-keeps-entries = { $id } peut tirer les gagnants et ne retire l’inscription de personne
house-nobody-signs-in-here-as = personne ne s’identifie ici sous le nom { $name }
house-not-closed-what-seized-stays = { $case } n’est pas clos : ce qui est saisi reste gardé
house-not-in-role = { $id } est { $held ->
    [0] sans rôle
   *[other] { LIST($held, of: "role") }
}, et non { NAME($by, of: "role") }
house-not-seen-themselves = { $id } a été inscrit par l’administration, et aucun superviseur déjà en place ne l’a encore vu
house-nothing-waits-under = rien n’attend sous { $number }
house-nothing-waits-under-number = rien n’attend sous ce numéro
house-number-in-use = le numéro est en usage ; envoyez-en un autre
house-number-taken = le numéro est pris
house-numbers-come-from-source = les numéros de { $id } viennent de : { NAME($source, of: "source") }
house-numbers-come-from-wheel = les numéros de { $id } viennent du cylindre { $serial }
house-oversees-draw-somebody-else-conducts = { $scrutineer } surveille le tirage, et quelqu’un d’autre le fait
house-not-of-the-staff = { $name } ne fait pas partie du personnel de cette maison
house-players-keep-their-own-favourites = les joueurs gardent leurs propres favoris
house-record-unwritten = l’enregistrement est impossible pour l’instant : rien n’est pris, rien n’a changé
house-register-holds-things-already = le registre contient déjà { $items_max } objets
house-role-may-not-acknowledge = le rôle « { NAME($by, of: "role") } » ne peut pas en prendre acte ; peuvent le faire : { LIST($who, of: "role") }
house-second-pair-eyes-another-person = la seconde personne est une autre personne
house-second-person-must-agree = une seconde personne doit donner son accord
house-sees-no-webhooks = le rôle « { NAME($by, of: "role") } » ne gère pas de webhooks
house-service-enrolled-already = le service { $name } est déjà inscrit
house-service-name-no-dot = le nom d’un service n’a pas de point
house-shutting-down = la maison s’arrête
house-somebody-else-decides = { $reader } a vu { $pocket }, un autre non : un tiers décide pour ce numéro
house-somebody-find-out-first = il faut d’abord constater : { LIST($missing) }
house-finding = { NAME($name, of: "finding") }{ $of ->
    [none] { "" }
   *[other] { " " }: { NAME($of, of: "part") }
}
house-somebody-must-see-criteria-selection = quelqu’un doit vérifier que les critères de sélection sont remplis
house-table-refuses = table { $table } : { $why }
house-station-of-each-in-session = ces mises sont celles du tournoi { $name } : signalez la panne du poste de chaque joueur, avec les mises qu’aucun enregistrement ne confirme ({ LIST($players) })
house-table-set-aside-tournament-no = la table { $id } est réservée au tournoi { $name } ; aucun autre jeu n’y est pris
house-ball-decides-first = la bille décide à la table { $table } : { $player } peut entrer après le numéro
house-dispute-of-ones-own = un joueur conteste pour lui-même, à sa propre table
house-no-printer-at = la maison ne connaît aucune imprimante à { $table }
house-table-designated = elle est désignée pour le tournoi { $tournament }
house-table-in-play = un coup y est en cours, ou des mises sont sur le tapis
house-table-not-here = elle n’est pas dans cette maison
house-table-other-game = elle a un autre jeu, { $game }
house-table-under-book = elle suit le règlement { $book }
house-table-has-places = la table { $table } a { $places } places
house-table-stands-already = la table { $table } existe déjà
house-takes-part-oneself = { $id } y participe ; quelqu’un d’autre s’en charge
house-terminal-takes-no-money-itself = un terminal ne prend pas d’argent lui-même : le croupier ou un lecteur de billets le fait
house-there-no-service = il n’y a pas de service { $name }
house-there-no-table = il n’y a pas de table « { $table } »
house-there-no-webhook = il n’y a pas de webhook { $name }
house-there-webhook-already = il y a déjà un webhook { $name }
house-ticket-above-cap = le solde dépasserait ici { MONEY($cap) } ; un caissier paie le ticket
house-unknown-at-node = la session ou l’appareil n’est pas connu au nœud de la table
house-waits-second-source-agrees = { $pocket } attend une seconde source qui soit d’accord
house-what-seized-worked-out-from = { MONEY($amount) } : ce qui est saisi se calcule d’après le journal
house-station-credited = { MONEY($credited) } crédités à { $player }, { MONEY($due) } sont dus
house-station-credited-without-wager = { MONEY($credited) } crédités sans mise
house-station-shows-balance = la station affiche { MONEY($shown) }, { MONEY($due) } sont dus
house-station-shows-foreign = l’écran affiche { LIST($numbers) }, que ce jeu n’a pas
house-station-shows-winning = l’écran affiche { $shown } comme numéro gagnant, { $came } est sorti
house-wheel-not-seen = le cylindre { $serial } n’est pas lu en ce moment : aucune mise n’est prise
house-wheel-of-other-game = { $table } demande un cylindre à { $wanted } cases, ce que { $serial } n’est pas
house-wheel-undecided = le numéro du cylindre { $serial } n’est pas décidé : aucune mise n’est prise avant qu’il ne le soit
house-won-nothing-at-since-device = { $person } n’a rien gagné à { $table } depuis que l’appareil était détenu
house-was-down-at-close = la maison était arrêtée à la fin de la période de mise
house-station-silent = aucun signe de ce poste depuis { $seconds } secondes
house-node-behind = le nœud de la table { $table } ne connaît pas encore { $action } : mettez-le à jour
house-own-printer-fault = qui a noté la panne de l’imprimante à { $table } ne rembourse pas ce ticket seul : une autre personne le fait ou donne son accord
house-setting-was = { $name } : { $before } devient { $now }
house-clock-apart = { $source } a { $seconds } secondes { $is_ahead ->
    [true] d’avance
   *[false] de retard
} sur la maison : vérifiez l’horloge
house-records-of-another = les enregistrements { $first } à { $last } ne sont pas de cette maison
house-records-gone = l’enregistrement { $own } était le dernier, puis ce fut { $found } : certains ont été enlevés ou remplacés
house-clock-set-by = de { $by } ms, { $who } : { $why }
house-hours-ahead = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} d’avance
house-version = version { $version }
house-let-in = { LIST($what, by: "semicolon") } ({ $who })
house-let-in-roles = { $name } : { LIST($roles, of: "role") }{ $whose ->
    [none] { "" }
   *[other] { " " }{ $whose }
}
house-let-in-service = { $name } : { LIST($scopes) }
house-let-in-webhook = { $name } : { $url }
house-settings-were = { LIST($changes, by: "semicolon") }

## http

http-content-type = le type de contenu est { $kind ->
    [none] absent
   *[other] { $kind }
} ; il faut application/json
http-parameter-wanted = { $place } { $name } est requis
http-parameter-pattern = { $place } { $name } ne correspond pas à { $pattern }
http-body-cut-off = le corps de la requête est tronqué
http-body-too-large = le corps d’une requête a au plus { $most } octets
http-nothing-at = il n’y a rien à l’adresse { $path }
http-record-away = le registre est injoignable ; rien n’a changé
http-record-away-see = le registre est injoignable : vérifiez si quelque chose a changé
http-fault = c’est une erreur du serveur, qui a été enregistrée
http-address-too-long = une adresse a au plus { $most } octets
http-address-controls = une adresse contient des caractères de contrôle
http-control-characters = un texte contient des caractères de contrôle
http-house-starting = la maison démarre
http-starting-or-stopping = la maison démarre ou s’arrête
http-other-house = cette maison ne répond pas à ce nom
http-slower = moins vite, s’il vous plaît
http-not-known = on ignore si cela a été fait : renvoyez-le avec la même clé
http-not-written = le registre ne peut pas être écrit maintenant ; rien n’a changé
http-attempt-changed-nothing = le registre ne peut pas être écrit maintenant : cette tentative n’a rien changé ; renvoyez-la avec la même clé
http-sign-in-or-key = connectez-vous, ou envoyez une clé comme jeton porteur
http-own-pages-cookie = le cookie d’une session ne vaut que depuis les pages de la maison
http-own-pages = cela ne marche que depuis les pages de la maison
http-password-first = choisissez d’abord votre mot de passe : POST /v1/password
http-factor-first = configurez d’abord un second facteur : POST /v1/second-factor
http-not-for-role = { $actor } est { $held ->
    [0] sans rôle
   *[other] { LIST($held, of: "role") }
} ; ceci est réservé à : { LIST($allowed, of: "role") }
http-no-case = il n’y a pas d’affaire « { $case } »
http-name-player = indiquez le joueur
http-name-player-seat = indiquez le joueur ; seul le personnel des tables voit la place d’un autre
http-not-acting-for = { $actor } n’agit pas pour { $player }
http-not-speaking-for = { $actor } ne parle pas pour { $player }
http-seated-only = { $actor } ne voit cela que des joueurs assis à une table
http-no-register = il n’y a pas de registre « { $name } » ; il y a { $known }
http-no-patrons = { $actor } ne voit ni dossier ni registre de clients
http-no-contest = { NAME($kind, of: "contest-kind") } inconnu : « { $name } »
http-contest-waits = rien d’un tournoi ou d’une promotion n’attend une seconde personne
http-no-table-which-game = il n’y a pas de table « { $table } » ; indiquez le règlement et le jeu
http-no-mark = « { $mark } » n’est pas une marque : { $why }
http-lacks-scope = { $actor } n’a pas le droit { $scope }
http-beyond-the-log = le journal n’atteint pas encore le numéro { $after } : son dernier numéro est { $last }
http-no-event-kind = il n’y a pas de genre d’événement « { $kind } »{ $near ->
    [0] { "" }
   *[other] { " " }; vouliez-vous dire { LIST($near, by: "or") } ?
}
http-too-many-wait = trop de lecteurs attendent déjà
http-no-alert = aucune alerte « { $alert } » n’est en cours
http-not-this-seat = { $actor } ne voit pas la place de { $player ->
    [none] personne
   *[other] { $player }
}
http-key-opens-nothing = le jeton ou la clé n’ouvre rien ici
http-sign-in-for-view = connectez-vous pour voir cette vue ({ $view })
http-view-denied = { $actor } ne peut pas voir cette vue ({ $view })
http-displays-enrolled = les écrans sont inscrits ici
http-too-many-come = trop d’arrivées en même temps ; réessayez
http-no-demo = ce n’est pas une maison de démonstration
http-too-many-visitors = trop de visiteurs depuis cette adresse
http-no-demo-role = la maison de démonstration n’a pas de { NAME($role, of: "role") } ; il y a { LIST($there, of: "role") }
http-guests-full = { $count } invités jouent déjà ici ; revenez plus tard
http-seats-taken = toutes les places de { $table } sont prises
http-no-copies-folder = cette maison n’a pas de dossier pour les copies
http-copy-under-way = une copie est en cours
http-clock-fixed = l’horloge de cette maison ne se règle pas
http-clock-of-database = les nœuds de cette maison suivent l’horloge de sa base de données : réglez celle-ci, puis redémarrez-les
http-clock-between-rounds = un coup est en cours à { $tables } ; réglez l’horloge entre les coups
http-no-round = la table { $table } n’a pas eu de coup { $round }
http-events-so-far = la table { $table } a eu { $count } événements
http-no-event = la table { $table } n’a pas d’événement { $seq }
http-no-clause = le règlement { $book } n’a pas d’article { $clause }
http-own-reports-wait = les rapports que vous avez demandés ne sont pas encore prêts
http-too-many-reports = trop de rapports sont en cours
http-report-failed = le rapport n’a pas pu être établi
http-needs-package = il manque à cette maison le paquet { $package } : { $install }
http-too-many-sign-ins = trop de connexions depuis cette adresse
http-sign-in-lost = cette connexion n’est pas en cours ici : recommencez
http-no-provider = cette maison n’a pas de fournisseur d’identité
http-provider-away = { $provider } est injoignable : { $why }
http-provider-refused = { $provider } ne vous a pas connecté : { $why }
http-claim-nobody = { $claim } ne désigne personne de cette maison
http-address-unverified = l’adresse n’est pas vérifiée
http-password-wanted = il faut un mot de passe, sous `password`
http-password-short = un mot de passe a au moins { $least } caractères
http-password-controls = un mot de passe n’a pas de caractères de contrôle
http-password-alike = un mot de passe a au moins { $least } caractères différents
http-password-tried-first = un mot que l’on essaie en premier, entouré de chiffres et de signes, n’est pas un mot de passe
http-password-digits = des chiffres seuls ne font pas un mot de passe
http-only-sessions-lock = seule une session se verrouille ; une clé ou un certificat n’en a pas
http-too-many-failures = trop d’échecs : réessayez plus tard
http-other-password = le mot de passe actuel est autre
http-staff-see = réservé au personnel
http-nothing-waits = rien n’attend sous { $number }
http-device-name = un appareil a un nom sans point, et joue ou détecte
http-note-reader = un lecteur de billets a une liste de billets et un plafond
http-serves-one = un capteur sert un cylindre, un lecteur de billets ou de cartes un poste, une imprimante un poste ou une caisse, et rien d’autre
http-no-command = aucune table ne connaît la commande « { $command } »
http-other-hash = l’enregistrement { $number } n’a pas cette empreinte
http-no-version = il n’y a pas de version { $version } de { $stream } qui soit à vous
http-not-enrolled = { $actor } n’est inscrit pour aucun cylindre ni poste
http-driver-of-another = un autre pilote rapporte pour { $device } sous la même clé
http-no-dispute = la table { $table } n’a pas de litige { $number }
http-figures-differ = le rapport n’est pas établi, car les chiffres diffèrent : { $why }
http-no-report = il n’y a pas de rapport « { $kind } » ; il y a { $known }
http-report-denied = { $actor } ne voit pas ce rapport
http-check-under-way = une vérification est en cours ; on peut la consulter entre-temps
http-no-time = « { $text } » n’est pas une date ; écrivez 2026-01-05 ou 2026-01-05T14:30
http-no-statements = { $actor } ne voit ni relevés ni recherche par joueur
http-factor-staff = le personnel a un second facteur ; les appareils ont des clés
http-factor-key = un second facteur demande une clé durable : réglez proof.key
http-digits-wrong = les chiffres sont faux : l’horloge de l’appareil est-elle à l’heure ?
http-digits-wanted = il faut aussi les chiffres de votre second facteur, sous `digits`
http-digits-used = les chiffres sont faux, ou ont déjà servi
http-factor-other = c’est un autre administrateur qui efface votre second facteur
http-wrong-secret = le nom ou le mot de passe est faux
http-nothing-locked = rien n’est verrouillé ici : connectez-vous
http-too-many-pins = trop de codes PIN faux : connectez-vous
http-pins-ended = trop de codes PIN faux : la session est terminée, connectez-vous
http-wrong-pin = le code PIN est faux
http-too-many-tables = au plus { $most } tables se suivent sur une même connexion
http-may-not-open = { $actor } ne peut pas ouvrir de table sous ce règlement
http-unit-none = une unité est supérieure à zéro
http-no-bets-called = aucune mise ne s’appelle ici { $strange } ; il y a { LIST($allowed, of: "bet") }
http-too-many-look-back = trop de consultations du passé sont en cours
http-no-ticket = il n’y a pas de ticket { $ticket }
http-no-ticket-under = il n’y a pas de ticket sous « { $wanted } »
http-waits-for-second = cela attend une seconde personne, sous { $number }
http-entry-denied = { $actor } ne voit pas l’inscription de { $player }
http-no-paper = il n’y a pas de document « { $paper } » ; il y a { $known }
http-webhooks-key = les webhooks sont signés avec la clé de la maison : réglez d’abord proof.key
http-address-host = une adresse nomme un hôte, et aucun mot de passe
http-address-https = une adresse commence par https, sauf sur cette machine
http-address-inside = { $host } est à l’intérieur : l’exploitant nomme ces réseaux dans webhooks.inside
http-address-letters = une adresse s’écrit en lettres simples
http-no-service = il n’y a pas de service { $service } ayant le droit { $scope }
http-no-wheel = il n’y a pas de cylindre « { $wheel } »
http-dealt-from = { $table } joue sur { $wheel }
http-not-for-wheel = { $device } n’est pas inscrit pour ce cylindre
http-correct-to = corriger en quel numéro ?
http-record-unread = le registre ne peut pas être lu maintenant
http-provider-no-factor = il faut un second facteur, et le fournisseur n’en a pas demandé

## incident

incident-prohibited-device = Appareil interdit
incident-interference = Interférence
incident-side-bet = Pari entre joueurs
incident-advice = Conseil à un joueur
incident-partnership = Entente
incident-card-misuse = Usage abusif d’une carte
incident-conduct = Conduite
incident-fraud = Fraude
incident-complaint = Réclamation

## incident-action

incident-action-note-case = Ajouter un constat
incident-action-confiscate = Confisquer un appareil
incident-action-detain = Retenir
incident-action-hand-over-person = Remettre
incident-action-close-case = Décider et clore
incident-action-seize = Saisir les gains

## incident-field

incident-field-kind = De quoi il s’agit
incident-field-text = Ce qui s’est passé
incident-field-finding = Ce qui a été constaté ou fait
incident-field-person = Qui
incident-field-table = Table
incident-field-round_no = Coup
incident-field-held_from = Appareil tenu depuis
incident-field-description = Quel appareil
incident-field-holder = Qui le tenait
incident-field-to = Personne autorisée qui a pris le relais
incident-field-handed_at = Quand
incident-field-decision = Décision
incident-field-give_back = Les gains saisis sont rendus
incident-field-reason = Motif
incident-field-days = Jours
incident-field-member = Membre
incident-field-card = Numéro de carte
incident-field-form = Type de carte
incident-field-why = Pourquoi elle prend fin
incident-field-document = Document
incident-field-made_at = Conclu
incident-field-told_at = Inspection informée
incident-field-limit = Ce qui est limité
incident-field-amount = Dollars, ou minutes de temps
incident-field-hours = Heures

## incidents

incidents-incidents = Incidents
incidents-none = Aucun incident en cours.
incidents-open-count = { $count } en cours
incidents-report = Signaler un incident
incidents-closed-cases = { $count ->
    [one] 1 incident clos
   *[other] { $count } incidents clos
}
incidents-look-into = Examiner
incidents-look-into-of = Examiner { $number }
incidents-case-title = { $number } · { $kind }
incidents-register = Registre (PDF)
incidents-at = { $round ->
    [0] { $table }
   *[other] { $table }, coup { $round }
}
incidents-held-from = appareil tenu depuis { $time }
incidents-detained-now = { $person } est retenu
incidents-evidence = Preuves
incidents-round-record = { $round ->
    [0] { $table } depuis l’ouverture, étape par étape
   *[other] Coup { $round } de { $table }, étape par étape
}
incidents-round-file = Coup tel qu’il est enregistré
incidents-dispute = Litige { $number } (PDF)
incidents-no-evidence = Il ne concerne aucun coup.
incidents-steps = Constats et mesures
incidents-seize-says = Ce que la personne a gagné à cette table depuis qu’elle tient l’appareil est calculé d’après le journal et saisi.
incidents-wanted = { $field } : à remplir
incidents-no-table = À aucune table
incidents-may-stay-empty = facultatif
incidents-without-end = vide : sans fin
incidents-reported = { $number } est enregistré.
incidents-done = { $action } : enregistré.
incidents-send = Envoyer
incidents-patrons = Clients et exclusions
incidents-find = Chercher un client
incidents-look-up = Chercher
incidents-no-patrons = Personne de ce nom n’est inscrit.
incidents-more-patrons = Il y en a d’autres ; tapez une partie du nom.
incidents-until = jusqu’au { $time }
incidents-no-end = sans fin
incidents-since = depuis le { $time }
incidents-lifted = n’est plus en vigueur
incidents-cards = Cartes
incidents-card-stands = valable
incidents-exclusions = Exclusions
incidents-no-exclusions = Aucune.
incidents-arrangements = Arrangements
incidents-limits = Limites personnelles
incidents-no-limits = Aucune limite.
incidents-statement = Relevé (PDF)
incidents-step = { $kind ->
    [opened] { $who ->
    [none] Signalé : { $text }
   *[other] Signalé, au sujet de { $who } : { $text }
}
    [confiscated] Confisqué à { $who } : { $text }
    [detained] { $who } est retenu
    [handed-over] Remis à { $who }
    [closed] Clos : { $text }
   *[other] { $text }
}

## inspector

inspector-title = Inspecteur
inspector-what = le bureau de l’inspecteur
inspector-tab-rounds = Coups
inspector-tab-verify = Registre
inspector-tab-clauses = Clauses
inspector-tab-reports = Rapports
inspector-table = Table
inspector-rounds = Coups de la table
inspector-older = Coups plus anciens
inspector-round = Coup { $round }
inspector-sums = { $staked } misés, { $paid } payés
inspector-sums-chips = { $staked } misés, { $paid } payés en jetons de { $tournament }
inspector-corrected = { $times ->
    [one] corrigé
   *[other] corrigé { $times } fois
}
inspector-no-spins = { $times ->
    [one] 1 coup nul
   *[other] { $times } coups nuls
}
inspector-choose = Choisissez un coup
inspector-choose-detail = Chaque événement y est, dans l’ordre, avec son auteur et sa clause.
inspector-no-rounds = Aucun coup n’a encore été joué à cette table.
inspector-timeline = Déroulement
inspector-acknowledged = Alertes prises en compte
inspector-seen-by = par { $name }, { $time }
inspector-noted = « { $note } »
inspector-scrubber = Étape du coup
inspector-step = Étape { $place } sur { $count }
inspector-record = enregistrement { $number }
inspector-standing = La table après cette étape
inspector-phase = Phase
inspector-seat = { $player } : { $balance } libres, { $staked } misés
inspector-export-round = Exporter ce coup
inspector-previous = Étape précédente
inspector-next-step = Étape suivante
inspector-verify = Vérifier tout le registre
inspector-verify-lead = Chaque enregistrement est lu, son empreinte comparée, et chaque solde recalculé à part.
inspector-expected = Racine attendue, si vous en avez une
inspector-running = Lecture : { $records } sur { $total } enregistrements
inspector-clean = Le registre est intact
inspector-wrong = Le registre n’est pas intact
inspector-failed = La vérification n’a pas pu finir
inspector-none = Pas encore vérifié depuis l’ouverture.
inspector-root = Racine de la chaîne
inspector-checked = { $records } enregistrements · { $rounds } coups · { $tables } tables · { $tickets } tickets
inspector-book = Règlement
inspector-choose-clause = Choisissez une clause
inspector-choose-clause-detail = Ce qu’elle exige, ce que la maison en fait, ce qui le prouve, et où elle s’est appliquée.
inspector-find = Chercher dans les clauses
inspector-clauses-found = { $count } clauses
inspector-applied = Où elle a joué
inspector-never-applied = Elle n’a pas encore joué dans cette maison.
inspector-does = Ce que fait le système
inspector-where = Dans le programme
inspector-tests = { $count ->
    [one] 1 test s’en assure
   *[other] { $count } tests s’en assurent
}
inspector-in-house = Prouvée dans une maison en marche.
inspector-not-in-house = Non prouvée dans une maison en marche.
inspector-no-tests = Aucun test ne la nomme.
inspector-reports-lead = Chaque chiffre vient du registre.
inspector-tab-search = Recherche
inspector-tab-disputes = Litiges
inspector-search-lead = N’importe quelle manche de n’importe quelle table. Tous les critères doivent correspondre.
inspector-from = De
inspector-to = À
inspector-player = Joueur
inspector-pocket = Numéro
inspector-ticket = Ticket
inspector-clause = Clause
inspector-least = Au moins $
inspector-most = Au plus $
inspector-any-table = Toutes les tables
inspector-search-now = Chercher
inspector-found = { $count ->
    [one] 1 manche
   *[other] { $count } manches
}
inspector-nothing-found = Aucune manche ne correspond.
inspector-search-more = Plus anciennes
inspector-zone = Heures locales : { $name }.
inspector-no-disputes = Aucun litige.
inspector-open = Ouvert
inspector-decided = Tranché
inspector-dossier = Dossier (PDF)
inspector-replay = Rejouer la manche
inspector-pause = Pause
inspector-speed = Vitesse
inspector-verified-at = Vérifié le { $time } pour { $who }
inspector-anchors = Tête signée
inspector-anchors-lead = La maison signe l’état de son journal et le dépose là où elle ne peut plus le reprendre : témoins, fichiers ailleurs, serveur de temps. Qui a une tête antérieure peut prouver que rien n’a changé avant elle.
inspector-keys = Signée avec
inspector-copy-head = Copier la tête
inspector-no-head = Aucune tête n’a encore été signée.

## item

item-wheel = Cylindre
item-ball = Bille
item-part = Pièce
item-chips = Jetons
item-button = Marqueur de voisins
item-terminal = Terminal

## item-field

item-field-order = Cases dans le sens horaire, séparées par des espaces
item-field-diameter_m = Diamètre en mètres
item-field-signed_by = Ordre signé par
item-field-diameter_mm = Diamètre en millimètres
item-field-material = Matière
item-field-metallic = En métal
item-field-name = Nom dans le règlement
item-field-count = Combien
item-field-approval = Numéro d’agrément
item-field-table = Table
item-field-emblem = Emblème
item-field-colours = Couleurs, séparées par des virgules
item-field-centre = Numéro du milieu
item-field-rim = Numéros du bord, séparés par des espaces
item-field-part = Nom dans le règlement
item-field-serial = Numéro de série

## level

level-core = Règles seules
level-house = Par une maison
level-device = Avec un appareil
level-screen = À l’écran

## limit

limit-field-min = Minimum
limit-field-max = Maximum
limit-field-unit = Unité au-dessus du minimum
limit-field-aggregate-min = Au moins en tout
limit-field-aggregate-max = Au plus en tout

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

## lobby

lobby-title = Tables
lobby-heading = Prenez place
lobby-lead = De vraies tables, sous de vrais règlements de casino. Ici tout l’argent est fictif.
lobby-lead-house = Les tables de la maison.
lobby-play-now = Jouer
lobby-play-now-at = Jouer à { $table }, { $title }
lobby-play = Jouer
lobby-play-at = Jouer à la table { $table }
lobby-display = Affichage
lobby-display-of = Affichage de la table { $table }
lobby-dealer = Croupier
lobby-dealer-of = Console du croupier de la table { $table }
lobby-pit = Salle
lobby-pit-of = Bureau de salle, table { $table }
lobby-table = Table { $table }
lobby-round = Coup { $round }
lobby-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
lobby-dealt-by-hand = croupier à la table
lobby-promotions = Promotions
lobby-staff-doors = Personnel
lobby-pit-desk = Bureau de salle
lobby-pit-desk-detail = Toutes les tables, alertes, limites, corrections
lobby-cashier = Caisse
lobby-cashier-detail = Lire un ticket, le voir, le payer une fois
lobby-inspector = Inspection
lobby-inspector-detail = Chaque coup pas à pas, avec ses articles
lobby-director = Direction
lobby-admin = Administration
lobby-admin-detail = Personnel, appareils et la maison elle-même
lobby-director-detail = Tournois : inscriptions, manches, classement
lobby-no-tables = Aucune table n’est ouverte
lobby-no-tables-detail = La salle ouvre les tables ; elles apparaissent ici d’elles-mêmes.
lobby-not-reached = La maison ne répond pas
lobby-not-reached-detail = Cette page réessaie d’elle-même.
lobby-seat-refused = Pas de place donnée
lobby-for-programs = Pour les développeurs
lobby-metrics = Mesures
lobby-filters = Quelles tables
lobby-any-minimum = Tout minimum
lobby-minimum-to = Minimum jusqu’à { $amount }
lobby-free-only = Avec une place libre
lobby-betting-only = Mises ouvertes
lobby-none-fits = Aucune table ne correspond en ce moment
lobby-none-fits-detail = Choisissez un autre minimum, ou attendez : les tables changent d’elles-mêmes.
lobby-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
lobby-full = complète

## means

means-call = annonce
means-hand = geste
means-sensor = capteur
means-clock = horloge
means-ball-at-rest = bille arrêtée

## member

member-club = membre du club
member-social = membre social
member-none = non inscrit

## named

named-value = { $name } { $value }

## number

number-of-event = { $pocket ->
    [none] pas de numéro
   *[other] { $pocket } { NAME($pocket_colour, of: "colour") }
}

## option-value

option-value-true = oui
option-value-false = non
option-value-single-zero = un zéro
option-value-double-zero = deux zéros
option-value-mega = mega
option-value-standard = standard
option-value-off = sans
option-value-none = aucun
option-value-fitting = assorti

## outcome

outcome-settled = réglé
outcome-void = nul
outcome-open = en cours

## patron-action

patron-action-exclude-patron = Exclure de la maison
patron-action-lift-exclusion = Lever l’exclusion
patron-action-set-play-limit = Limiter le jeu
patron-action-cool-off = Faire une pause
patron-action-self-exclude = S’auto-exclure
patron-action-enrol-patron = Inscrire
patron-action-issue-card = Délivrer une carte
patron-action-end-card = Mettre fin à une carte
patron-action-make-arrangement = Consigner un arrangement

## patron-choice

patron-choice-club = Membre du club
patron-choice-social = Membre social
patron-choice-physical = En main
patron-choice-digital = Sur téléphone

## patron-limit

patron-limit-loss-session = Perte par séance
patron-limit-loss-day = Perte par jour
patron-limit-stake-round = Mise par coup
patron-limit-time-session = Durée d’une séance
patron-limit-time-day = Durée par jour

## payment-method

payment-method-cash = Espèces
payment-method-cheque = Chèque
payment-method-transfer = Virement

## part

part-approved-picture = image agréée
part-ball = bille
part-bell = cloche
part-cameras = caméras
part-change-block = bloc de change
part-chipping-machine = trieuse de jetons
part-colour-boxes = boîtes de couleur
part-console-drop-box = boîte à billets de la console
part-display-rack = présentoir
part-distinctive-marker = marque distinctive
part-dolly = marqueur
part-drop-box = boîte à billets
part-extra-screen-features = éléments supplémentaires de l’écran
part-float-tray = plateau de la banque
part-flying-roulette-display = affichage Flying Roulette
part-free-and-even-movement = mouvement libre et régulier
part-game-console = console de jeu
part-game-system = système de jeu
part-horizontal-hazards = obstacles horizontaux
part-jetons = jetons
part-layout-cloth = tapis
part-level = niveau
part-limit-sign = panneau des limites
part-lucky-ball-screen = écran Lucky Ball
part-marker-buttons = marqueurs de valeur
part-neighbours-button = bouton des voisins
part-plaques = plaques
part-player-displays = écrans des joueurs
part-printer = imprimante
part-rake = râteau du cylindre
part-rateau = râteau
part-screen-design = présentation de l’écran
part-station-drop-boxes = boîtes à billets des postes
part-stations = postes
part-uspin = appareil uSpin
part-vertical-hazards = obstacles verticaux
part-wheel-lid = couvercle du cylindre
part-wheel = cylindre
part-winning-number-display = affichage du numéro gagnant
part-winning-number-sensors = capteurs du numéro gagnant

## material

material-brass = laiton
material-clear = transparent
material-logo = logo
material-plastic = plastique
material-value = valeur
material-wood = bois

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
people-source-of-wheel = { $name } est une source du cylindre { $wheel } ; deux personnes l’en retirent d’abord
people-would-taken = { $name } serait pris pour { $twin }

## phase

phase-closed = Table fermée
phase-idle = Prochain coup bientôt
phase-betting = Faites vos jeux
phase-final-bets = Terminez vos mises
phase-no-more-bets = Rien ne va plus
phase-settled = Résultat
phase-void = Coup annulé
phase-held = Coup suspendu

## pit

pit-title = Bureau de la salle
pit-title-of = Salle · { $table }
pit-what = le bureau de la salle
pit-role-shift-manager = Directeur de service
pit-floor = Tables
pit-to-floor = Toutes les tables
pit-to-dealer = Console du croupier
pit-no-tables = Aucune table n’est ouverte
pit-no-tables-detail = Ouvrez-en une : elle paraît ici et à l’accueil aussitôt.
pit-stale = Les chiffres ne sont plus à jour : la maison ne répond pas.
pit-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
pit-players-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
pit-alerts-count = { $count ->
    [one] 1 alerte
   *[other] { $count } alertes
}
pit-tasks-count = { $count ->
    [one] 1 chose à faire
   *[other] { $count } choses à faire
}
pit-round = Coup { $round }
pit-no-round = Pas encore de coup
pit-dealt-by = croupier : { $dealer }
pit-games-per-hour = Coups/h
pit-turnover = Mises du jour
pit-drop = Recette brute
pit-hold-rate = Retenue
pit-players = Joueurs
pit-staked = Misé
pit-float = Caisse
pit-limits = Limites
pit-exposure = Risque
pit-exposure-of = au pire le { $pocket } : paie { $amount }
pit-exposure-safe = au pire le { $pocket } : garde { $amount }
pit-exposure-none = aucune mise
pit-pocket-pays = { $pocket } : la maison paie { $amount }
pit-pocket-keeps = { $pocket } : la maison garde { $amount }
pit-in-wheel-order = Ordre du cylindre
pit-in-number-order = Ordre des numéros
pit-order = Ordre des numéros sur le graphique
pit-house-pays = la maison paie
pit-house-keeps = la maison garde
pit-alerts = Alertes
pit-no-alerts = Rien à prendre en compte.
pit-acknowledge = Prendre en compte
pit-acknowledge-of = Prendre en compte : { $text }
pit-add-note = Note
pit-note-of = Écrire une note : { $text }
pit-note = Note au journal
pit-acknowledged = Prises en compte
pit-none-acknowledged = Rien n’a encore été pris en compte.
pit-seen-by = par { $name }, { $time }
pit-noted = « { $note } »
pit-acknowledged-says = Pris en compte : { $text }
pit-over = déjà terminé
pit-waiting-round = Table et coup
pit-waiting-number = Numéro
pit-waiting-becomes = devient
pit-waiting-costs = Ce que cela change
pit-waiting-nobody = Personne n’y gagne ni n’y perd
pit-waiting-chips = { SIGN($amount) ->
    [less] { $player } perd { MONEY($amount, sign: "none") } en jetons de tournoi
   *[more] { $player } gagne { MONEY($amount, sign: "none") } en jetons de tournoi
}
pit-waiting-no-chips = Les jetons de tournoi de personne ne changent
pit-waiting = En attente d’une seconde personne
pit-asked-by = demandé par { $name }
pit-own-request = C’est votre demande. Quelqu’un d’autre doit l’approuver.
pit-agree = Maintenir pour approuver
pit-agree-to = Maintenir pour approuver : { $what }
pit-decline = Refuser
pit-decline-of = Refuser : { $what }
pit-agreed = Approuvé et fait : { $what }
pit-declined = Refusé : { $what }
pit-due = Échéances
pit-no-due = Rien n’est dû.
pit-refresh = Actualiser
pit-as-of = à { $time }
pit-notices = Avis affichés
pit-takes-effect-in = dans { $left }
pit-in-effect = l’heure est venue
pit-notice-clock = affichée par une horloge qui avançait et qui a été retardée depuis
pit-open-table = Ouvrir une table
pit-table = Table
pit-book = Règlement
pit-game = Jeu
pit-options = Options
pit-seats-max = Places au plus
pit-signed-for = Signé : { NAME($what, of: "word") }
pit-may-stay-empty = facultatif
pit-wanted-name = Une table a un nom : lettres, chiffres, - et _.
pit-wanted-money = Minimum et maximum sont des montants, par exemple 5 et 500.
pit-not-allowed-book = Vos fonctions ne permettent pas d’ouvrir une table sous ce règlement.
pit-opened = La table { $table } est ouverte.
pit-seats = Places
pit-nobody = Personne n’est assis.
pit-balance = Solde
pit-actions-for = Que faire pour { $player }
pit-guest = invité
pit-card = carte { $card }
pit-owed = doit { $amount }
pit-held = { $amount } retenus
pit-own-limits = limites propres { $text }
pit-faulty = en panne : { $fault }
pit-calling = appelle un préposé
pit-excluded = Exclus de cette table
pit-disputes = Litiges
pit-dispute-of = N° { $number } · { $player } · coup { $round }
pit-decide = Trancher
pit-decide-of = Trancher le litige { $number }
pit-decided = Tranché : { $decision }
pit-dossier = Dossier (PDF)
pit-tasks = À faire
pit-done = Fait
pit-done-of = Fait : { $text }
pit-task-for = pour { $roles }
pit-faults = Hors service : { $faults }
pit-actions = Actions
pit-more = Plus
pit-timeline = Déroulement
pit-timeline-of = { $round ->
    [0] Depuis l’ouverture
   *[other] Coup { $round }
}
pit-earlier = Coup précédent
pit-later = Coup suivant
pit-live = Maintenant
pit-nothing-yet = Rien ne s’est encore passé dans ce coup.
pit-more-happened = La suite est sur l’écran de l’inspecteur.
pit-by = par { $actor }
pit-equipment = Registre du matériel
pit-equipment-none = Le registre est vide.
pit-complete = Chaque table a besoin de tout ce que son règlement demande avant de jouer.
pit-incomplete = Le registre est tenu ; les tables peuvent jouer sans lui.
pit-mark = Marque
pit-kind = Sorte
pit-store-room = réserve
pit-fit = en état
pit-unfit = hors d’état : { $why }
pit-retired = retiré : { $why }
pit-inspected-at = contrôlé { $time }
pit-never-inspected = pas encore contrôlé
pit-table-fault = { $table } : ne peut pas être tenue : { $fault }
pit-register = Ajouter du matériel
pit-enter = Inscrire
pit-inspect = Contrôler
pit-move = Porter à une table
pit-retire = Mettre hors service
pit-item-action = { $action } : { $mark }
pit-found-unfit = Hors d’état parce que (vide si en état)
pit-checks = Contrôles réussis, séparés par des virgules
pit-to-table = À quelle table (vide : réserve)
pit-reason = Motif
pit-save = Enregistrer
pit-saved = { $mark } est au registre.
pit-order-of = Comme à la table { $table }
pit-fill-order = Reprendre l’ordre de
pit-needs = Ce qu’il faut à la table { $table }
pit-needs-met = Tout ce que le règlement demande est là.
pit-lacking = Il manque encore
pit-passed = Réussi : { $check }
pit-fill = Inscrire tout ce qui manque
pit-find-tables = Trouver des tables
pit-search = Table, jeu ou croupier
pit-filter = Montrer
pit-sort-by = Trier par
pit-none-fits = Aucune table ne correspond
pit-none-fits-detail = Cherchez autre chose, ou montrez-les toutes.
pit-virtual-dealer = croupier virtuel
pit-no-dealer = pas de croupier
pit-exposure-scale = Une barre pleine vaut { $amount } : un plein au maximum à cette table
pit-sound-on = Son activé
pit-sound-off = Son coupé
pit-waits-since = depuis { $time }
pit-escalated = Chef de quart
pit-made-of = En quelle matière : { $materials }

## pit-filter

pit-filter-all = Toutes
pit-filter-alerts = Alertes
pit-filter-betting = Mises
pit-filter-idle = Sans joueur
pit-filter-stopped = Arrêtées

## pit-group

pit-group-result = Numéro et mises
pit-group-limits = Limites et avis
pit-group-people = Joueurs
pit-group-problem = Pannes et bille
pit-group-money = Caisse

## pit-sort

pit-sort-table = Table
pit-sort-alerts = Alertes
pit-sort-exposure = Exposition
pit-sort-turnover = Mises totales
pit-sort-players = Joueurs
pit-sort-pace = Cadence
pit-sort-dealer = Croupier

## play

play-title = Table { $table }
play-round = Coup { $round }
play-credits = Crédits
play-staked = Misé ce coup
play-won = Gagné ce coup
play-held = Retenu
play-owed = Dû
play-tokens = Jetons offerts
play-account = Compte { $player }
play-personal = vos propres limites
play-undo = Annuler
play-clear = Effacer
play-repeat = Répéter
play-double = Doubler
play-favourites = Favoris
play-max-bet = Mise max.
play-max-bet-on = Choisissez un numéro pour la mise maximale
play-zoom = Agrandir
play-race-track = Piste
play-layout = Tapis
play-cash-out = Encaisser
play-add-credits = Ajouter des crédits
play-second = Un second cylindre à côté
play-second-none = Aucune autre table n’a de place.
play-menu = Menu
play-recall = Derniers coups
play-rules = Règles et aide
play-attendant = Appeler quelqu’un
play-attendant-called = Un assistant a été demandé
play-messages = Messages
play-no-messages = Aucun message
play-lobby = Tables
play-accepted = accepté : { $bet }, { $stake }
play-moved = déplacé : { $stake } de { $from } à { $to }
play-taken-off = retiré : { $bet }, { $stake }
play-cut-down = { $bet } ramené à { $stake }, le maximum permis à cet endroit
play-laid = { $bets ->
    [one] acceptée : 1 mise, { $stake }
   *[other] acceptées : { $bets } mises, { $stake } en tout
}
play-under-review = Résultat en révision
play-under-review-detail = Quelqu’un le revoit. Votre argent est en sûreté.
play-nothing-to-double = Il n’y a rien à doubler sur le tapis
play-seat-taking = Un instant, on vous place
play-not-seated = Vous n’avez pas de place à cette table
play-not-seated-detail = Achetez des jetons à la table ou à la caisse ; l’écran s’ouvre ensuite.
play-sit = Prendre place
play-play-as-guest = Jouer en invité
play-game-unreachable = La table ne répond pas
play-table-full = Toutes les places de la table { $table } sont prises
play-have-room = Ces tables ont de la place
play-seated-now = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
play-waits-for-house = Cet écran reprend de lui-même dès que la maison répond.
play-try-again = Réessayer
play-terminal-of = un terminal
play-you-won = Vous gagnez { $amount }
play-held-in-prison = { $amount } en prison
play-comes-back = { $amount } rendus
play-corrected-from = Le résultat a été corrigé : { $before } est devenu { $now }
play-result-staked = Misé
play-result-returned = Rendu
play-result-net = Net
play-no-win = Pas de gain cette fois
play-place-first = Posez vos jetons sur le tapis
play-result = Résultat
play-last-result = Dernier résultat
play-call-bets = Annonces sur le tapis
play-recall-title = Vos derniers coups
play-recall-none = Aucun coup terminé
play-recall-round = Coup { $round }
play-recall-staked = misé
play-recall-won = gagné
play-recall-no-bets = Aucune mise à ce coup
play-corrected = corrigé
play-receipt = Reçu
play-receipt-bet = Mise
play-receipt-stake = Montant
play-receipt-win = Gain
play-receipt-clause = règle
play-receipt-why = Pourquoi
play-cash-out-title = Encaisser
play-cash-out-question = Encaisser { $amount } ?
play-cash-out-ticket = Un ticket est imprimé. Il est payé une seule fois, à la caisse.
play-cash-out-chips = Le croupier vous paie en jetons.
play-ticket = Ticket
play-ticket-show = Présentez-le à la caisse. Il est payé une seule fois.
play-bar-code = Code-barres du ticket
play-qr-code = Code QR du ticket
play-to-printer = Envoyer à une imprimante
play-ticket-printed = Il est imprimé. Prenez-le à l’imprimante.
play-ticket-not-printed = L’imprimante ne l’a pas imprimé. Appelez un employé : votre argent est en sûreté.
play-ticket-paper = Imprimer le ticket
play-chips-paid = Payé
play-favourites-title = Favoris
play-favourites-none = Gardez ce qui est sur le tapis et reposez-le d’un geste.
play-favourite-save = Garder ce tapis
play-favourite-lay = { $bets ->
    [one] { $bets } mise
   *[other] { $bets } mises
}, { $stake }
play-favourite-drop = Supprimer
play-credits-title = Ajouter des crédits
play-credits-notes = Ce terminal prend ces billets :
play-rules-title = Règles et aide
play-help-title = Comment jouer
play-help-text = Choisissez un jeton et touchez le tapis, ou glissez-y le jeton. Glissez une pile à vous vers une autre position, ou hors du tapis pour la retirer. Maintenez une position pour voir ce qu’elle couvre. Les lignes et les croisements sont aussi des positions. Un jeton creux est en route ; un jeton plein est accepté.
play-help-keys = Touches : 1 à 9 choisissent un jeton, les flèches parcourent le tapis, Entrée pose, Suppr retire, M prend une pile, U annule, C efface, R répète, D double.
play-help-duty = Vous êtes seul responsable de la place de vos jetons.
play-odds-title = Ce que paient les mises
play-limits-title = Limites de cette table
play-boost = boost { $boost }
play-lucky-title = Lucky Ball
play-lucky-number = bille { $colour } : { $number }, paie { $pays } contre 1
play-lucky-none = bille { $colour } : pas encore tirée, paie { $pays } contre 1
play-notice = { $text }, dans { $clock }
play-dispute-of = Contester le coup { $round }
play-dispute-why = Qu’est-ce qui ne va pas ?
play-dispute-send = Soumettre au chef de table
play-dispute-sent = Le superviseur est averti pour le coup { $round }
play-disputes-own = Mes litiges
play-disputes-none = Vous n’avez aucun litige en cours.
play-dispute-round = Coup { $round }
play-dispute-decided = Décision : { $decision }
play-dispute-open = Pas encore décidé
play-review-ask = Demander un réexamen
play-review-asked = Vous avez demandé un réexamen du litige du coup { $round }
play-review-requested = Un réexamen a été demandé
play-review-done = Réexaminé

## play-ball

play-ball-red = rouge
play-ball-green = verte
play-ball-blue = bleue
play-ball-yellow = jaune

## prison

prison-title = En prison
prison-in-prison = { $zeros ->
    [one] en prison après un zéro
   *[other] en prison après { $zeros } zéros
}
prison-share = Partager : { $amount } rendus
prison-stay = Rester : { $amount } si elle gagne
prison-worth = Valeur : { $share } au partage, { $stay } en moyenne si elle reste
prison-share-is-better = le partage vaut mieux
prison-stay-is-better = la prison vaut mieux

## prize-kind

prize-kind-cash = espèces
prize-kind-tobacco = tabac
prize-kind-firearm = arme à feu
prize-kind-ammunition = munitions
prize-kind-imitation-firearm = imitation d’arme à feu
prize-kind-weapon = arme
prize-kind-prohibited-weapon = arme prohibée
prize-kind-liquor = alcool
prize-kind-casino-dollars = dollars du casino
prize-kind-appliance = appareil
prize-kind-machinery = machine
prize-kind-vehicle = véhicule
prize-kind-travel = voyage
prize-kind-real-estate = immobilier

## promotion

promotion-not-now = { $doing } : impossible dans l’état actuel de la promotion ({ NAME($status, of: "stage") })
promotion-doing-claim = une réclamation de prix
promotion-doing-deny = le refus d’une réclamation
promotion-doing-reason = la communication d’un motif
promotion-doing-dispute = la clôture d’un litige
promotion-doing-draft = un projet
promotion-doing-amend = une modification
promotion-doing-scrutineer = la désignation d’un scrutateur
promotion-doing-oversee = la surveillance d’un tirage
promotion-doing-draw = un tirage
promotion-doing-enter = une inscription
promotion-doing-withdraw = le retrait d’une inscription
promotion-doing-postpone = le report
promotion-doing-validate = la reprise
promotion-doing-cancel = l’annulation
promotion-doing-inform = un avis à l’inspecteur
promotion-doing-notice = un avis
promotion-doing-pay = un paiement
promotion-doing-hand-over = la remise
promotion-doing-start = le lancement
promotion-doing-marketing = la publicité
promotion-doing-submit = l’envoi des conditions
promotion-doing-forfeit = la reprise d’un prix
promotion-claim-none = une réclamation de { MONEY($value) } n’en est pas une
promotion-claim-waits = { $player } a déjà fait cette réclamation, qui est en attente
promotion-claimed = { $player } réclame un prix de { MONEY($value) }
promotion-nothing-claimed = { $player } n’a rien réclamé
promotion-why-denied = indiquez pourquoi la réclamation de { $player } est refusée
promotion-name-and-address = le nom et l’adresse de { $player } sont requis pour le registre
promotion-decision-needed = dites ce qui a été décidé dans le litige avec { $player }
promotion-denied = la réclamation de { $player } portant sur { MONEY($value) } est refusée : { $reason }
promotion-no-reason-owed = aucun motif n’est dû à { $player }
promotion-knows-why = { $player } sait pourquoi sa réclamation est refusée
promotion-right-to-complain = informez d’abord { $player } de son droit de se plaindre à un inspecteur
promotion-dispute-decided = le litige de { $player } est tranché ({ $decision }) ; { $player } { $satisfied ->
    [true] est satisfait
   *[false] peut se plaindre à un inspecteur
}
promotion-no-chance = un avantage sans tirage ni hasard n’est pas un prix promotionnel
promotion-drafted = conditions rédigées, avec { $count ->
    [one] { $count } prix
   *[other] { $count } prix
}
promotion-amended = conditions modifiées ; il y a { $count } prix
promotion-regulator-must-have = l’autorité doit recevoir les conditions modifiées
promotion-banned = aucun prix ne peut être ni contenir : { LIST($kinds, of: "prize-kind") }
promotion-no-such-time = une telle date n’a jamais existé
promotion-draw-before-close = le tirage aurait lieu avant la clôture des inscriptions
promotion-wager-none = une mise de { MONEY($least) } n’en est pas une ; laissez ce champ vide
promotion-no-such-worth = aucun prix ne vaut { MONEY($value) }
promotion-no-such-liquor = rien ne contient moins que zéro alcool
promotion-never-exchanged = { NAME($kind, of: "prize-kind") } : jamais échangé contre de l’argent
promotion-drawn-without = tiré sans { $players }, exclus depuis leur inscription
promotion-drawn-stays = le prix { $number } a été tiré et ne se modifie plus
promotion-scrutineer-named = { $name } est désigné pour surveiller les tirages
promotion-no-scrutineer = personne n’a été désigné pour surveiller les tirages
promotion-overseen-already = { $name } surveille déjà le prochain tirage
promotion-overseen = { $name } surveille le prochain tirage
promotion-no-prize-left = il n’y a plus de tel prix à tirer
promotion-closes-by-hand = les conditions ne closent les inscriptions qu’en toutes lettres : aucune horloge de la maison n’en refuse de tardive
promotion-draws-by-hand = les conditions ne fixent le tirage qu’en toutes lettres : aucune horloge de la maison ne le retient
promotion-claim-refused = la dernière demande de { $player } a été refusée ; une nouvelle demande précède toute remise de lot
promotion-entries-open = aucun tirage tant que les inscriptions sont ouvertes
promotion-before-time = aucun tirage avant l’heure prévue par les conditions
promotion-nobody-entered = personne n’est inscrit
promotion-not-entered = { $player ->
    [none] personne
   *[other] { $player }
} n’est pas inscrit
promotion-lot-elsewhere = le numéro { $lot } sur { $among } n’a pas désigné { $player }
promotion-scrutineer-needed = un prix de plus de { MONEY($over) } se tire sous les yeux d’un scrutateur, qui s’est identifié
promotion-won = { $player } est tiré pour le prix { $numbers }{ $lot ->
    [none] , à la main
   *[other] , numéro { $lot } sur { $among }
}{ $witness ->
    [none] { "" }
   *[other] , sous la surveillance de { $witness }
}
promotion-entries-closed = les inscriptions sont closes
promotion-time-stated = une heure passée reste telle qu’annoncée ; aucune n’est déplacée dans le passé ni supprimée
promotion-entered-already = { $player } est déjà inscrit
promotion-terms-unmet = { $player } ne remplit pas les conditions
promotion-staff-says = un membre du personnel dit si { $player } remplit les conditions
promotion-criterion-unmet = les conditions demandent que { $player } { $criterion ->
    [member] figure au registre des clients
    [card] ait une carte en cours de validité
   *[other] ne travaille pas pour la maison
}
promotion-wager-short = les conditions demandent une mise de { MONEY($least) } depuis le début ; { $player } en a { MONEY($made) }
promotion-turnover-short = les conditions demandent des mises de { MONEY($least) } depuis le début ; { $player } en a { MONEY($made) }
promotion-takes-part = { $player } participe{ $wagered ->
    [0] { "" }
   *[other] , après avoir misé { MONEY($wagered) }
}
promotion-takes-part-no-more = { $player } ne participe plus
promotion-doubt-needed = indiquez ce qui est en doute
promotion-postponed = elle est reportée : { $reason }
promotion-validated = son intégrité est confirmée, et elle continue
promotion-why-called-off = indiquez pourquoi elle est annulée
promotion-called-off = elle est annulée : { $reason }
promotion-inspector-knows-all = rien n’a été reporté ou annulé que l’inspecteur ignore
promotion-inspector-late = l’inspecteur a été avisé trop tard
promotion-inspector-informed = l’inspecteur est avisé{ $late ->
    [true] { " " }trop tard
   *[false] { "" }
}
promotion-not-drawn = { $player ->
    [none] personne
   *[other] { $player }
} n’a pas été tiré
promotion-no-such-notice = un gagnant est prévenu ainsi : { LIST($known, of: "director-option") }, et non par « { $method } »
promotion-notice-late = { $player } a été prévenu trop tard
promotion-notified = { $player } est prévenu de son prix{ $late ->
    [true] { " " }trop tard
   *[false] { "" }
} : { NAME($method, of: "director-option") }
promotion-planned = la promotion { $promotion } est préparée sous le règlement { $book }
promotion-no-rules = le règlement { $book } n’a pas de règles pour les prix promotionnels
promotion-nothing-owed = aucun prix tiré ne reste à remettre
promotion-others-won = { $winners } ont gagné, et nul autre ne reçoit rien
promotion-named-twice = un prix est nommé deux fois
promotion-not-owed = le prix { $number } n’est pas dû à { $player }
promotion-nobody-else-paid = { $player } a gagné, et nul autre n’est payé
promotion-no-money-alternative = ce prix n’a pas d’équivalent en argent
promotion-no-cash = aucun prix ne se paie en espèces
promotion-no-such-payment = l’argent se verse par { LIST($known, of: "promotion-payment") }, non par « { $method } »
promotion-payment-cheque = chèque
promotion-payment-eft = virement
promotion-cheque-crossed = un chèque pour un prix est barré
promotion-parts-differ = les parts ne font pas { MONEY($amount) } au total
promotion-paid = { $player } reçoit { MONEY($amount) } : { LIST($ways, by: "and") }
promotion-paid-by = { MONEY($amount) } par { NAME($method, of: "promotion-payment") }
promotion-given = { $player } reçoit le prix { $numbers }
promotion-forfeit-unsaid = les conditions ne disent pas ce que devient le prix : dites s’il est tiré à nouveau ou conservé
promotion-why-forfeit = dites pourquoi { $player } perd le prix
promotion-not-denied = aucune demande de { $player } n’est refusée
promotion-reason-first = { $player } ne sait pas encore pourquoi la demande a été refusée
promotion-nobody-left = il ne reste personne d’autre à tirer ; la maison conserve le prix
promotion-terms-forfeit = selon les conditions, un tel prix est { $stated ->
    [redrawn] tiré à nouveau parmi les autres
   *[other] conservé par la maison
}
promotion-forfeited = { $player } perd le prix { $numbers } : { $reason } ; il est { $becomes ->
    [redrawn] tiré à nouveau parmi les autres
   *[other] conservé par la maison
}
promotion-regulator-without = les conditions n’ont pas été envoyées à l’autorité
promotion-regulator-hours = l’autorité doit avoir les conditions depuis { $hours } heures
promotion-terms-nowhere = les clients ne trouvent les conditions nulle part
promotion-starts = elle commence ; ses conditions se trouvent ici : { $channels }
promotion-material-silent = le matériel ne renvoie pas aux conditions
promotion-marketing-out = la publicité qui renvoie aux conditions est diffusée
promotion-submitted = l’autorité a les conditions complètes

## promotion-action

promotion-action-submit-to-regulator = Envoyer à l’autorité
promotion-action-start = Lancer la promotion
promotion-action-release-marketing = Publier la publicité
promotion-action-enter = Inscrire un joueur
promotion-action-withdraw-entry = Retirer une participation
promotion-action-nominate-scrutineer = Désigner le scrutateur
promotion-action-oversee-draw = Surveiller le tirage
promotion-action-draw = Tirer un gagnant
promotion-action-notify = Gagnant prévenu
promotion-action-pay = Payer un prix
promotion-action-hand-over = Remettre un prix
promotion-action-claim = Recevoir une réclamation
promotion-action-deny = Refuser une réclamation
promotion-action-forfeit = Reprendre un prix
promotion-action-tell-reason = Dire le motif
promotion-action-postpone = Reporter
promotion-action-validate = Intégrité assurée
promotion-action-cancel = Annuler la promotion
promotion-action-inform-inspector = Aviser l’inspecteur
promotion-action-close-dispute = Clore un litige

## promotions

promotions-title = Promotions
promotions-lead = Le règlement complet de chaque promotion.
promotions-none = Aucune promotion en cours
promotions-none-detail = Dès qu’une promotion commence, son règlement et ses prix paraissent ici, et vous pouvez participer. En attendant, les tables vous sont ouvertes.
promotions-prizes = { $count ->
    [one] 1 lot d’une valeur de { $value }
   *[other] { $count } lots d’une valeur totale de { $value }
}
promotions-entered = { $count ->
    [one] 1 participation
   *[other] { $count } participations
}
promotions-until = Participation jusqu’au { $time }
promotions-draw = Tirage le { $time } ou plus tard
promotions-print = Imprimer le règlement
promotions-enter = Participer
promotions-enter-as = Participer au nom de { $player }
promotions-at-desk = Inscription à la caisse.
promotions-at-seat = Identifiez-vous à un terminal pour participer.
promotions-in = Vous participez
promotions-leave = Ne plus participer
promotions-leave-as = Ne plus participer au nom de { $player }
promotions-closed = Les participations sont closes.
promotions-tables = Vers les tables
promotions-lost = La maison ne répond pas

## reason

reason-not-permitted = Ce n’est pas à vous de le faire
reason-same-direction = Chaque lancer fait tourner le cylindre, et la bille, en sens inverse du précédent
reason-wrong-phase = Ce n’est pas le moment
reason-betting-closed = Les jeux sont faits
reason-equipment-fault = Quelque chose est hors service
reason-card-required = Il faut une carte valable à son nom
reason-limit-of-players = La table n’accepte plus de joueurs
reason-no-such-bet = Cette mise n’existe pas ici
reason-not-offered = Ce n’est pas proposé ici
reason-not-your-wager = Il n’y a pas de telle mise à changer
reason-below-minimum = La mise est sous le minimum
reason-above-maximum = La mise dépasse le maximum
reason-not-a-unit = La mise ne suit pas les unités de la table
reason-insufficient-credit = Le solde ne suffit pas
reason-notice-required = Un avis doit d’abord rester affiché
reason-no-such-ticket = Ce ticket n’est pas à payer
reason-already-redeemed = Ce ticket a déjà été payé
reason-terms-incomplete = Il manque aux conditions ce que le règlement exige
reason-not-playing = Personne de ce nom ne joue encore
reason-dispute-open = Un litige est à trancher d’abord
reason-out-of-turn = Quelqu’un d’autre mise avant
reason-locked = Une mise faite à son tour ne se change plus
reason-no-pass-card = Il ne reste pas de carte pour passer
reason-no-undisclosed-left = Il ne reste pas de mise secrète
reason-excluded = Cette personne ne peut pas jouer
reason-play-limit = Une limite de jeu est atteinte
reason-reality-check = Il faut d’abord lire où en est le jeu
reason-invalid = La demande ne peut pas être suivie telle quelle

## refusal

refusal-problem = { $status ->
    [400] La demande est illisible
    [401] Identifiez-vous d’abord
    [403] Ce n’est pas à vous de le faire
    [404] Cela n’existe pas
    [409] Ce n’est pas possible maintenant
    [413] C’est trop volumineux
    [422] La demande ne peut pas être suivie telle quelle
    [429] Trop de demandes : un instant, s’il vous plaît
    [500] Une panne de la machine de la maison
    [503] La maison ne peut pas s’en occuper maintenant
   *[other] Cela n’a pas pu être fait
}
refusal-wrong-secret = Le nom ou le mot de passe est faux
refusal-too-many-failures = Trop d’échecs : réessayez plus tard

## report

report-shift = Service
report-day = Jour
report-table = Table
report-mistakes = Erreurs de paiement
report-tickets = Tickets
report-cage = Caisse

## role

role-may-not = { NAME($action, of: "action") } : ce n’est pas au rôle « { NAME($role, of: "role") } » de le faire{ $other ->
    [none] { "" }
   *[other] { " " }; « { NAME($other, of: "role") } » le peut
}
role-player = joueur
role-dealer = croupier
role-game-supervisor = chef de table
role-casino-supervisor = inspecteur de salle
role-pit-boss = chef de partie
role-shift-manager = directeur de service
role-management-representative = représentant de la direction
role-operator = exploitant
role-tournament-director = directeur de tournoi
role-cashier = caissier
role-surveillance = surveillance
role-authorised-officer = agent autorisé
role-inspector = inspecteur
role-administrator = administrateur
role-system = système
role-sensor = pilote de roue
role-note-reader = lecteur de billets
role-printer = imprimante
role-card-reader = lecteur de cartes

## rules

rules-title = Règlement : { $book }
rules-complaints = Vos droits en cas de réclamation
rules-find = Chercher une règle
rules-section = Section
rules-print = Imprimer le règlement
rules-count = { $shown } règles sur { $all }
rules-none = Aucune règle ne correspond
rules-failed = Le règlement ne peut être affiché maintenant
rules-button = Règlement
rules-book = Recueil

## scope

scope-lucky-display = écran Lucky Ball
scope-printer = imprimante
scope-red-light = feu rouge
scope-station = poste du joueur
scope-system = système
scope-uspin = appareil uSpin

## sign

sign-minimum = min.
sign-maximum = max.
sign-unit = par unités de { $unit }
sign-stated-aggregate-min = au total au moins
sign-stated-aggregate-max = au total au plus
sign-own = { $kind } de { $min } à { $max }
sign-odds = Les mises et ce qu’elles paient
sign-chip-first = Choisissez d’abord un jeton
sign-placing = Où se posent les jetons
sign-placing-kind = Sorte de mise
sign-placing-text = { $positions } { $positions ->
    [one] position
   *[other] positions
}, { $numbers } { $numbers ->
    [one] numéro
   *[other] numéros
} chacune
sign-track = Mises de la piste
sign-pieces = jetons sur { $pieces }
sign-by-kind = propres à chaque mise : voir Règles

## sitting

sitting-seated = places données
sitting-play = en jeu
sitting-ended = terminée
sitting-play-off = départage

## source

source-dealer = croupier
source-sensor = capteur
source-uspin = uSpin
source-virtual = virtuel

## spoken-in

spoken-in-Faites-vos-jeux = fr
spoken-in-Le-coup-est-nul = fr
spoken-in-Rien-ne-va-plus = fr

## stage

stage-planned = prévu
stage-entries = inscriptions
stage-playing = en jeu
stage-between-sessions = entre deux séances
stage-over = terminé
stage-cancelled = annulé
stage-none = prévue
stage-draft = brouillon
stage-submitted = chez l’autorité
stage-started = en cours
stage-drawn = tirée
stage-paid = payée
stage-postponed = reportée

## stake

stake-on-bet = { MONEY($stake) } sur { BET($bet) }

## statistics

statistics-title = Statistiques
statistics-last = { $count ->
    [one] Le dernier numéro de cette table.
   *[other] Les { $count } derniers numéros de cette table.
}
statistics-no-memory = Le cylindre n’a pas de mémoire : chaque numéro a la même chance au prochain coup, quoi qu’il soit sorti avant. Ces chiffres décrivent le passé et ne prédisent rien.
statistics-road = Les numéros dans leur ordre, une nouvelle colonne à chaque changement de couleur
statistics-chances = Observé et attendu
statistics-chance = Chance
statistics-seen = Observé
statistics-expected = Attendu
statistics-compared = Comparaison
statistics-usual = dans la fourchette habituelle
statistics-unusual = hors de la fourchette habituelle, ce qui arrive parfois par hasard
statistics-heat = Combien de fois chaque case est sortie, dans l’ordre du cylindre
statistics-spins = coups
statistics-not-loaded = Les numéros n’ont pas pu être chargés

## step

step-open-betting = Ouvrir les jeux
step-spin = Lancer la bille
step-final-bets = Annoncer les derniers jeux
step-no-more-bets = Annoncer « rien ne va plus »
step-result = Saisir le numéro
step-announce = Annoncer
step-rateau = Râteau
step-dolly = Repère
step-collect = Ramasser
step-pay = Payer
step-lift-dolly = Lever le repère

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
table-buys-nothing-here-there = « { $tender } » n’achète rien ici ; il y a { LIST($taken, of: "tender") }
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
table-game-no-equipment-fault-rule = ce jeu n’a pas de matériel « { NAME($scope, of: "scope") } » avec une règle de panne ; il y a { $known ->
    [0] aucun
   *[other] { LIST($known, of: "scope") }
}
table-game-no-guest-players = ce jeu n’a pas de joueurs invités
table-game-no-warning-before-close = ce jeu n’a pas d’avertissement avant la fin des jeux
table-game-not-played-colour-checks = ce jeu ne se joue pas avec des jetons de couleur
table-given-in-hand = { MONEY($asked) } donnés, { MONEY($balance) } en main
table-groups-area-have-not-signed = les groupes de cette zone n’ont pas été signés par l’exploitant
table-guest-bets-through-dealer = un invité mise par le croupier
table-guest-cashed-out-by-dealer = un invité est payé par le croupier
table-guests-at-table = { $count } invités sont à la table
table-second-person-checks-on-no-book = plus aucun livre ne porte ces jetons de { $issued_at } : une seconde personne les vérifie
table-say-whether-wagers-confirmed = dites si les enregistrements confirment les mises, ou lesquelles non
table-say-whether-accepted = dites si { $player } accepte la décision
table-does-not-hold-colour = { $player } n’a pas de jetons { $colour }
table-holds-colour-already = { $player } a déjà { $colour }
table-held-by-who-have-not = { $colour } est à { LIST($players) }, qui n’ont pas donné leur accord
table-higher-minimum-needs-minutes-on = un minimum plus haut s’affiche { $minutes } minutes
table-higher-minimum-needs-minutes-on-terminal = un minimum plus haut s’affiche { $minutes } minutes sur le terminal
table-higher-minimum-needs-minutes-on-terminal-own = un minimum plus haut s’affiche d’abord { $minutes } minutes sur ce terminal
table-higher-minimum-needs-sign-minutes = un minimum plus haut s’affiche d’abord { $minutes } minutes
table-holds-too-little = { $player } peut rendre { MONEY($balance) }
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
table-review-not-requested = personne n’a demandé de réexamen du litige { $number }
table-no-review = ce règlement ne prévoit pas de réexamen
table-nothing-to-review = le litige { $number } n’a pas de décision de la maison à réexaminer
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
table-no-ground-invalidate-here-there = « { NAME($reason, of: "ground") } » n’est pas ici un motif d’annulation ; il y a { $known ->
    [0] aucun
   *[other] { LIST($known, of: "ground") }
}
table-no-ground-no-spin-here = « { NAME($reason, of: "ground") } » n’est pas ici un motif de coup nul ; il y a { LIST($known, of: "ground") }
table-no-ground-put-wager-back = « { NAME($reason, of: "ground") } » n’est pas un motif de remettre une mise ; il y a { LIST($listed, of: "ground") }
table-no-ground-void-wagers-here = « { NAME($reason, of: "ground") } » n’est pas ici un motif d’annuler des mises ; il y a { $known ->
    [0] aucun
   *[other] { LIST($known, of: "ground") }
}
table-no-group-table = { BET($bet) } n’est pas un groupe de cette table
table-no-malfunction-after-close-left = aucune panne après la fin des jeux ne reste à examiner pour { $player }
table-no-malfunction-reached = aucune panne n’a touché { $player }
table-no-more-bets-called-already = « rien ne va plus » a déjà été annoncé
table-no-more-bets-called-while = « rien ne va plus » s’annonce pendant que la bille tourne
table-no-numbers-drawn-once-betting = aucun numéro n’est tiré une fois les jeux faits
table-no-outside-area-winner = { BET($bet) } n’est pas une zone extérieure gagnante
table-no-payment-waits-told-area = aucun paiement n’attend qui se fasse zone par zone
table-no-place-at-table-there = « { $unknown } » n’est pas un poste de cette table ; il y a { LIST($known) }
table-no-result-of-round = aucun résultat du coup { $round_no } n’est noté
table-no-result-of-this-round = aucun résultat de ce coup n’est noté
table-no-result-on-record = aucun résultat n’est noté
table-no-room-left-every-piece = il ne reste pas de place pour chaque pièce de { BET($bet) }
table-no-room-on-bet = rien de plus ne peut être posé sur { BET($bet) } : { $limits }
table-no-source-numbers = « { $source } » n’est pas une source de numéros
table-no-stake-in-prison-on = { $player } n’a pas de mise en prison sur { BET($bet) }
table-no-such-bet = la mise « { BET($bet) } » n’existe pas ici : { $why }
table-no-such-fault-there = { NAME($scope, of: "scope") } : « { NAME($ground, of: "ground") } » n’est pas une panne connue ; il y a { $known ->
    [0] aucun
   *[other] { LIST($known, of: "ground") }
}
table-no-such-name = « { $table } » n’est pas un nom de table : lettres, chiffres, espaces, points et tirets, 48 au plus, une lettre ou un chiffre d’abord
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
table-not-waiting = « { $task } » n’attend pas ; attendent : { $names ->
    [0] rien
   *[other] { LIST($names, of: "task") }
}
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
table-reader-silent = { LIST($seen) } et l’autre lecteur se tait : un superviseur décide du numéro
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
table-said-already = cela a déjà été dit
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
table-task-first = d’abord : { $task }
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

## task

task-advise = avertir
task-announce = annonce
task-bad-spin = « Bad Spin »
task-call-close = annonce de fermeture
task-check-outcome = vérification du résultat
task-choice = choix au zéro
task-collect = ramassage
task-dispute-button = bouton « Dispute »
task-dolly = repère
task-examine-ball = examen de la bille
task-good-spin = lancer bon
task-hand-movement = geste de la main
task-large-win = gain important
task-lid = cylindre sous clé
task-lift-dolly = repère levé
task-load-ball = bille mise
task-marker = marqueur
task-move-outside-zero = 0 extérieur déplacé
task-move-winners = gagnants déplacés
task-pay = paiement
task-pay-out = paiement en jetons
task-pay-outside = paiement des chances
task-player-sign = affiche du joueur
task-rateau = râteau
task-remove-ball = bille retirée
task-reset-terminals = terminaux réinitialisés
task-return-ball = bille remise
task-ring-bell = cloche
task-shown = affichage du numéro
task-spin-now = lancer aussitôt
task-stop-ball = bille retenue
task-tell-pit-boss = chef de partie averti
task-tell-supervisor = chef de table averti
task-tell-surveillance = surveillance avertie
task-unit-functional = appareil réparé
task-value-marker = marqueur de valeur

## tender

tender-cash = espèces
tender-note = billet
tender-chips = jetons
tender-voucher = bon
tender-token = jeton promotionnel
tender-ticket = ticket

## term

term-entry_fee = Droit d’inscription
term-guarantee = Dotation garantie
term-entries_min = Inscrits au moins
term-entries_max = Inscrits au plus
term-withdrawal_until = Retrait libre jusqu’au
term-starts_at = Début de la première séance
term-may_substitute = Un remplaçant peut être nommé
term-chips = Jetons pour chacun
term-buy_in = Prix des jetons
term-chip_type = Sorte de jetons
term-cash_chips = Les jetons deviennent de l’argent
term-minimum = Minimum par coup
term-maximum = Maximum par coup
term-compulsory = Miser est obligatoire
term-limits_change = Les limites peuvent changer
term-sessions = Séances
term-rounds = Coups par séance
term-minutes = ou minutes par séance
term-tables = Tables actives
term-advance = Qualifiés par table
term-wager_seconds = Secondes pour miser
term-ordered = Mises dans l’ordre
term-pass_cards = Cartes passe
term-undisclosed = Mises cachées
term-buy_backs = Rachats par joueur
term-buy_back_fee = Prix d’un rachat
term-add_ons = Compléments par joueur
term-add_on_fee = Prix d’un complément
term-add_on_chips = Jetons d’un complément
term-no_wager_disqualifies = Ne pas miser disqualifie
term-absent = Qui est absent
term-absences_max = Coups d’absence au plus
term-penalties = Pénalités, une par ligne
term-disqualified_for = Motifs de disqualification, un par ligne
term-prizes = Pour cent par place, comme 70, 30

## term-group

term-group-entry = Inscription
term-group-chips = Jetons
term-group-play = Jeu
term-group-again = Secondes chances
term-group-conduct = Conduite
term-group-prizes = Prix
term-group-features = Ce que les conditions prévoient encore
term-group-texts = En toutes lettres

## terms

terms-item = { NAME($key, of: "heading") }
terms-incomplete = les conditions n’indiquent pas : { LIST($items, by: "semicolon") }

## ticket-status

ticket-status-issued = à payer
ticket-status-redeemed = payé
ticket-status-cancelled = annulé
ticket-status-voided = annulé
ticket-status-expired = périmé

## tournament

tournament-no-place = { $player } n’est pas inscrit au tournoi
tournament-not-playing = { $player } : { NAME($status, of: "entrant-status") }
tournament-no-session-set = { $table ->
    [none] le joueur n’a pas de table
   *[other] aucune séance n’est prévue à la table { $table }
}
tournament-dispute-open = un litige est ouvert{ $text ->
    [none] { "" }
   *[other] { " " }: { $text }
}
tournament-no-session = aucune séance n’est en cours à la table { $table }
tournament-director-away = le directeur n’est pas là
tournament-session-played = { $rounds ->
    [none] le temps de la séance est écoulé
   *[other] les { $rounds } coups de la séance ont été joués
}
tournament-manager-decides = le directeur décide du cas de { $player } : { $ground }
tournament-no-time-limit = aucune limite de temps n’a été annoncée aux joueurs
tournament-time-left = le temps de { $player } a été appelé { $seconds } s avant sa fin
tournament-wagered-in-time = { $player } a misé ou passé à temps
tournament-wagered = { $player } a misé ou passé à ce coup
tournament-no-wager-needed = les conditions permettent de ne pas miser à un coup
tournament-no-handing = { $player } ne peut pas remettre de jetons à { $to }
tournament-not-in-play = { $player } ne joue pas
tournament-ground-needed = indiquez pourquoi le joueur est disqualifié
tournament-no-such-ground = « { $ground } » ne figure pas parmi les motifs des conditions : { $listed }
tournament-no-fee-back = aucun droit n’est rendu après une infraction
tournament-nothing-decided = rien n’a été décidé contre { $player }
tournament-session-ended = la séance de la table { $table } est terminée et classée
tournament-chips-paid = les jetons de { $player } ont été payés
tournament-too-little = { $player } n’a pas assez pour miser
tournament-no-such-penalty = « { $penalty } » ne figure pas parmi les sanctions : { $listed }
tournament-limits-hold-nothing = des limites de { MONEY($least) } à { MONEY($most) } n’admettent aucune mise
tournament-limits-unannounced = les joueurs n’ont pas été avertis avant le début que les limites peuvent changer
tournament-limits-between-rounds = les limites changent entre deux coups
tournament-nothing-disputed = rien n’est contesté ici
tournament-what-disputed = dites ce qui est contesté
tournament-what-decided = dites ce qui a été décidé
tournament-not-counted = les jetons de { $players } n’ont pas été comptés
tournament-count-none = ce n’est pas un compte de jetons : { $players }
tournament-count-stranger = { $players } : pas de place à la table { $table }
tournament-second-count = le compte de { LIST($players) } diffère du registre ; une autre personne compte et inscrit d’abord la même chose
tournament-off-record = { $player } : { MONEY($by) } d’écart avec le registre
tournament-no-seat = { $player } n’a pas de place à une table
tournament-removal-recorded = l’enlèvement des jetons de { $player } est inscrit
tournament-form-incomplete = le montant ou le type de mise manque
tournament-form-outside-limits = le montant est hors limites
tournament-form-over-chips = le montant dépasse les jetons du joueur
tournament-cancelled = le tournoi a été annulé
tournament-over = les prix ont été remis et le tournoi est terminé
tournament-not-totalled = les jetons de { $players } n’ont pas été totalisés
tournament-record-removal-first = inscrivez d’abord de qui les jetons ont été enlevés en premier : { $players }
tournament-manager-ends = seul le directeur du tournoi termine une séance avant son dernier coup ou la fin de son temps
tournament-why-cut-short = dites pourquoi la séance se termine alors qu’il reste des coups ou du temps
tournament-cash-needs-all = les jetons ne sont changés en espèces avant le dernier coup que si tous les joueurs sont d’accord
tournament-still-level = { $players } sont encore à égalité
tournament-round-on = un coup est en cours
tournament-record-removal = inscrivez de qui les jetons ont été enlevés en premier : { $players }
tournament-cut-short = la séance se termine après le coup { $played } sur { $rounds }, alors que des places pouvaient encore se gagner
tournament-time-cut-short = la séance se termine après { $played } minutes sur { $minutes }, alors que des places pouvaient encore se gagner
tournament-not-ended-early = { LIST($why, by: "semicolon") }
tournament-who-goes-on-open = les qualifiés ne sont pas encore connus
tournament-not-all-agree = tous les joueurs de la table n’acceptent pas d’échanger leurs jetons contre des espèces
tournament-chips-back-after = les jetons sont rendus à la fin de la séance
tournament-chips-missing = manquants : { $count } × { MONEY($value) }
tournament-chips-surplus = en trop : { $count } × { MONEY($value) }
tournament-no-pile = ce n’est pas un compte de jetons : indiquer chaque valeur et le nombre de jetons
tournament-no-entry-before-terms = aucune inscription n’est prise avant la publication des conditions
tournament-no-entry-before-regulator = aucune inscription n’est prise avant que l’autorité soit avisée du tournoi
tournament-entries-over = le jeu a commencé et les inscriptions sont closes
tournament-entered = { $player } est déjà inscrit
tournament-criteria-unmet = { $player } ne remplit pas les critères de sélection
tournament-denied = l’inscription de { $player } a été refusée
tournament-not-entitled = { $player } n’a pas le droit d’être au casino ou d’y jouer
tournament-staff-barred = le personnel ne participe qu’à un tournoi caritatif ou médiatique
tournament-approval-needed = { $player } doit d’abord avoir l’accord d’un dirigeant
tournament-form-lacks = { $player } n’a pas rempli le bulletin d’inscription
tournament-fee-unpaid = { $player } n’a pas payé le droit de { MONEY($fee) }
tournament-terms-unsigned = { $player } n’a pas signé les conditions
tournament-full = les { $count } places sont prises
tournament-has-place = { $player } a déjà une place
tournament-no-right-to-refuse = les conditions ne réservent pas le droit de refuser une inscription
tournament-no-substitutes = les conditions n’admettent pas de remplaçants
tournament-cannot-substitute = { $substitute } ne peut pas remplacer { $player }
tournament-substitute-between = une place change de main entre deux séances
tournament-awarded = les prix ont été remis
tournament-no-undisclosed-left = { $player } n’a plus de mise secrète
tournament-passed-or-form = { $player } a joué une carte passe ou un formulaire à ce coup
tournament-form-and-layout = { MONEY($laid) } sur le tapis et le formulaire dépassent les jetons de { $player }
tournament-no-form = { $player } n’a remis aucun formulaire à ce coup
tournament-form-back = le formulaire de { $player } est rendu : { $fault }
tournament-form-hidden = le formulaire de { $player } reste caché jusqu’à la fin du coup
tournament-no-form-before = { $player } n’a remis aucun formulaire au coup précédent
tournament-no-rules = le règlement { $book } n’a pas de règles pour les tournois
tournament-none-level = aucune séance terminée n’a ces joueurs à égalité de jetons
tournament-terms-stand = le jeu a commencé : les conditions restent ce qu’elles sont
tournament-fee-kept = { MONEY($amount) } d’un droit n’iraient pas à la dotation
tournament-cash-chips = les jetons de caisse ne servent pas aux tournois
tournament-numbers-clash = au moins { $few } et au plus { $many } joueurs
tournament-term-negative = « { NAME($term, of: "term") } » ne peut être inférieur à zéro
tournament-term-none = « { NAME($term, of: "term") } » doit être supérieur à zéro
tournament-share-none = chaque place a de 1 à 100 pour cent de la dotation
tournament-no-terms-to-advise = il n’y a pas encore de conditions dont l’autorité puisse être avisée
tournament-no-licence = { $name ->
    [none] personne n’a été nommé qui ait
   *[other] { $name } n’est pas connu pour avoir
} une licence pour cela
tournament-table-busy = la table { $table } a une séance à terminer
tournament-table-not-designated = la table { $table } n’est pas réservée au tournoi
tournament-no-tables = aucune table n’est réservée au tournoi
tournament-no-briefing = il n’y a pas encore de { $terms ->
    [true] joueurs
   *[false] conditions
} pour une séance d’information
tournament-briefing-lacks = les joueurs { $bank ->
    [true] n’ont pas encore compris les conditions
   *[false] ne connaissent pas encore les jetons
}
tournament-every-spin-counts = le jeu a commencé à cette table : chaque lancer compte
tournament-not-on-wheel = { $pocket } n’est pas sur le cylindre
tournament-value-forms = une valeur s’ajoute sous forme de { LIST($forms, of: "director-option") }, et n’est pas nulle
tournament-goods-for-place = les biens et services vont à l’une des places, à partir de la première
tournament-nobody-wins = personne ne peut gagner de prix
tournament-prizes-once = les prix sont remis une fois, après la fin et le classement de la dernière séance
tournament-yet-to-play = ce n’est pas la finale : { $players } doivent encore jouer
tournament-not-final = la séance { $number } sur { $sessions } n’est pas la finale{ $tables ->
    [0] { "" }
   *[other] { " " }; voir la table { $tables }
}
tournament-must-play-off = { $one } et { $other } sont à égalité et doivent se départager
tournament-removal-unknown = il n’est pas inscrit de qui, parmi { $players }, les jetons ont été enlevés en premier
tournament-no-goods = aucun lot n’est dû à { $player }
tournament-prize-paid = { $player } a déjà reçu { MONEY($amount) }
tournament-not-awarded = les prix n’ont pas encore été remis
tournament-unreported = personne n’a signalé { $player } : le personnel de la table signale, puis le responsable décide
tournament-manager-reports = qui dirige le tournoi ne signale personne dans une autre fonction : quelqu’un d’autre signale { $player }
tournament-award-paid = un prix de cette attribution a été payé ; elle est définitive
tournament-award-undisputed = rien n’est contesté pour quoi l’attribution puisse être reprise
tournament-end-undisputed = rien n’est contesté à { $table } pour quoi la fin puisse être reprise
tournament-end-built-on = la fin de la séance à { $table } est acquise : le jeu s’est poursuivi depuis pour { LIST($players) }
tournament-director-plays = { $name } ne peut à la fois diriger le tournoi et y jouer
tournament-no-prize = { $player } n’a gagné aucun prix
tournament-one-place-each = chaque place est pour un seul joueur
tournament-session-on = une séance est en cours à la table { $table }
tournament-yet-to-play-off = { $players } doivent encore se départager
tournament-plays-elsewhere = { $player } joue à la table { $table }
tournament-no-copy = { $player } n’a pas reçu de copie des conditions en vigueur
tournament-not-signed = { $player } n’a pas signé les conditions en vigueur
tournament-wait-for-places = { $players ->
    [one] { $players } joueur attend
   *[other] { $players } joueurs attendent
} une place à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
tournament-lot-wrong = le tirage ne contient pas une fois chacun des { $count } qui attendent
tournament-other-allotment = { MONEY($amount) } en jetons, mais tous reçoivent { MONEY($allotment) }
tournament-chips-before-session = les jetons sont remis à la table avant sa séance
tournament-chips-issued = { $players } : jetons déjà remis pour cette séance
tournament-one-value = toutes les couleurs d’un joueur ont la même valeur
tournament-start-notice = un départ se déplace avec un préavis { $least ->
    [0] raisonnable
   *[other] d’au moins { $least } minutes
}, non de { $notice } minutes
tournament-no-start-before-terms = aucune séance ne commence avant la publication des conditions
tournament-nobody-has-chips = personne à la table { $table } n’a de jetons
tournament-start-early = il reste { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} avant le départ annoncé aux joueurs
tournament-session-begun = la séance de la table { $table } a déjà commencé
tournament-no-director = personne ne dirige le tournoi
tournament-regulator-unaware = l’autorité n’est pas avisée du changement des conditions
tournament-not-briefed = { $players } n’ont pas été informés des conditions en vigueur
tournament-not-eliminated = { $player } n’a pas été éliminé
tournament-no-more-buy-backs = les conditions prévoient { $count ->
    [0] aucun rachat
    [one] { $count } rachat
   *[other] { $count } rachats
} par joueur
tournament-still-in = { $player } est toujours en jeu
tournament-buy-back-late = on rachète tant qu’il reste des coups à la séance
tournament-no-more-add-ons = les conditions prévoient { $count ->
    [0] aucun complément
    [one] { $count } complément
   *[other] { $count } compléments
} par joueur
tournament-add-on-between = les jetons s’ajoutent entre les coups d’une séance
tournament-add-on-late = les jetons s’ajoutent tant qu’il reste des coups à la séance
tournament-no-order = ce tournoi n’a pas d’ordre de mise
tournament-other-first = le coup a commencé par un autre joueur
tournament-wagered-in-turn = { $player } a misé à son tour
tournament-before = { $first } mise avant { $player }
tournament-chips-only = on ne mise que des jetons de tournoi dans un tournoi
tournament-called-bet = cette mise s’annonce, et le croupier la place
tournament-will-count = { MONEY($laid) } sur le tapis, { MONEY($counts) } compteront
tournament-not-wagered = { NAME($tender, of: "tender") } : ne se mise pas dans un tournoi
tournament-position = { $player } mise de la place { $place }, non de la { $position }
tournament-stake-none = une mise de { MONEY($stake) } n’en est pas une
tournament-passed = { $player } a joué une carte passe à ce coup
tournament-own-terminal = { $player } mise à son terminal ; s’il est en panne, le croupier pose les jetons
tournament-time-over = le temps de mise de { $player } est écoulé
tournament-no-pass-card = { $player } n’a plus de carte passe

## tournament-action

tournament-action-advise-regulator = Aviser l’autorité
tournament-action-appoint-director = Nommer un directeur
tournament-action-record-presence = Présence du directeur
tournament-action-designate-tables = Réserver des tables
tournament-action-release-tables = Rendre des tables
tournament-action-brief-players = Informer les joueurs
tournament-action-practise = Coup d’essai
tournament-action-add-value = Ajouter à la dotation
tournament-action-enter = Inscrire un joueur
tournament-action-refuse-entry = Refuser l’inscription
tournament-action-give-copy = Remettre les conditions
tournament-action-sign-terms = Conditions signées
tournament-action-withdraw = Retrait
tournament-action-substitute = Remplacer
tournament-action-cancel = Annuler et rembourser
tournament-action-seat = Placer des joueurs
tournament-action-draw-seats = Tirer les places
tournament-action-issue-chips = Donner les jetons
tournament-action-move-start = Déplacer le début
tournament-action-start-session = Commencer la séance
tournament-action-buy-back = Rachat
tournament-action-add-on = Complément
tournament-action-end-session = Finir la séance
tournament-action-end-table-early = Finir la table plus tôt
tournament-action-play-off = Commencer le départage
tournament-action-return-chips = Recompter les jetons rendus
tournament-action-award-prizes = Remettre les prix
tournament-action-take-back-award = Reprendre l’attribution
tournament-action-reopen-session = Rouvrir la séance
tournament-action-pay-prize = Payer un prix
tournament-action-marker = Donner le marqueur
tournament-action-wager = Miser
tournament-action-remove = Retirer la mise
tournament-action-pass = Carte passe
tournament-action-undisclosed = Mise cachée
tournament-action-check-form = Vérifier le formulaire
tournament-action-reveal = Examiner le formulaire
tournament-action-absent = Absent
tournament-action-timeout = Temps écoulé
tournament-action-no-wager = Pas de mise
tournament-action-chips-removed = Derniers jetons pris
tournament-action-change-limits = Changer les limites
tournament-action-dispute = Litige
tournament-action-resolve = Trancher les litiges
tournament-action-add-chips = Jetons ajoutés
tournament-action-hide-chips = Jetons cachés
tournament-action-report-breach = Signaler une infraction
tournament-action-exchange-chips = Jetons passés
tournament-action-disqualify = Disqualifier
tournament-action-reinstate = Réintégrer
tournament-action-penalise = Pénaliser
tournament-action-count-chips = Compter les jetons
tournament-action-duty-done = Tâche faite
tournament-action-round-void = Coup sans résultat
tournament-action-round-opened = Coup ouvert
tournament-action-round-settled = Coup réglé
tournament-action-round-settled-anew = Coup réglé à nouveau
tournament-action-play-at-table = À la table
tournament-action-publish-terms = Publier les conditions

## view

view-task-of = { $roles } : { $task }
view-table-closed = La table est fermée
view-by-the-clock = Les jeux se ferment d’eux-mêmes à l’heure dite
view-repair-first = À faire réparer, puis à déclarer : { $scope }
view-not-yet = { $step } : { $why }
view-limits = de { $least } à { $most }
view-in-units = { $limits } par unités de { $unit }
view-limits-become = Les limites passeront { $limits }
view-table-closes = Cette table va fermer
view-staked = { $stake } sur { $bet }
view-neither = ni gagné ni perdu
view-no-result = pas de résultat
view-whole = la mise est entière
view-back = { $amount } rendus
view-won-at = à { ODDS($odds) }, gain { $win }
view-stake-back = mise rendue
view-stays-up = { $stake } reste en jeu
view-stake-stays = la mise reste en jeu
view-lost = { $amount } perdus
view-second-source = En attente d’une seconde source qui soit d’accord.
view-line-terminal-fault = Ce terminal est hors service
view-line-waits-for-repair = Le jeu attend qu’une panne soit réparée
view-line-fault = Hors service : { $about }
view-line-card = Montrez une carte valable à votre nom
view-line-excluded = Vous ne prenez plus part à cette partie
view-line-held = { $amount } sont retenus pendant l’examen d’une panne
view-line-owed = { $amount } sont dus après une correction
view-line-put-right = Le coup { $round } a été réglé à nouveau ({ $why }) : { $was ->
    [none] { "" }
   *[other] le { $was } était inscrit.{ " " }
}{ $now ->
    [none] Aucun numéro ne compte.
   *[other] Le numéro est le { $now }.
} { $change ->
    [more] Vous avez { $amount } de plus.
    [less] Vous avez { $amount } de moins.
   *[same] Votre solde est le même.
}
view-line-leaving = Vous partez dès que vos mises sont réglées ; ce que vous avez vous est alors payé
view-line-advised = Les mises sous le minimum sont rendues dès maintenant
view-line-kinds = Vous ne jouez que : { $about }

## warning

warning-paid-to-maximum = { BET($bet) } : seuls { MONEY($most) } seront payés ou ramassés
warning-no-multiple = { BET($bet) } : { MONEY($asked) } n’est pas un multiple du minimum { MONEY($least) }
warning-under-minimum = sous le minimum : { $detail }
warning-count-differs = le comptage diffère de { MONEY($difference) }
warning-buttons-short = { $count ->
    [one] { $count } couleur demande un marqueur
   *[other] { $count } couleurs demandent un marqueur
}, la table en a { $buttons }
warning-final-bets-unannounced = les dernières mises n’ont pas été annoncées
warning-changed-after-close = misé, déplacé ou repris alors que la roue avait déjà fermé ; l’état d’avant est rétabli
warning-launched-alone = { $dealer } a lancé toutes les billes de la séance
warning-over-between = { LIST($players, by: "and") } ont ensemble { MONEY($whole) } sur { BET($bet) }, soit { MONEY($over) } au-dessus du maximum ({ $clauses })
warning-checks-not-out = { $count } jetons de couleur { NAME($colour, of: "colour") } échangés à { $table } n’étaient pas sortis
warning-won = { $player } a gagné { MONEY($amount) }
warning-left-with-due = { $player } est parti : { MONEY($owed, sign: "none") } { SIGN($owed) ->
    [less] dus à
   *[more] dus par
} { $player }
warning-owes = { $player } doit { MONEY($owed) } : demandez-les-lui
warning-next-under-goes-back = { $player } : les prochaines mises sous le minimum seront rendues
warning-idle = { $player } n’a pas joué depuis plusieurs coups et peut être prié de laisser sa place
warning-no-more-bets-unannounced = « rien ne va plus » n’a pas été annoncé avant l’arrêt de la bille
warning-no-spin-due = un coup nul s’impose : { NAME($ground, of: "ground") }
warning-short-of = { NAME($role, of: "role") } : { $there } sur { $count }
warning-not-placed-by-dealer = { BET($bet) } n’a pas été placé par le croupier : la mise est nulle
warning-cut-to-piece = { BET($bet) } : réduit à { MONEY($each) } par pièce
warning-two-readers-differ = deux lecteurs diffèrent : { $read }
warning-read-by = { $pocket } par { $reader }

## wheel

wheel-ball-running-or-number-not = la bille de { $serial } tourne, ou son numéro n’est pas décidé
wheel-launch-seconds = entre { $least } et { $most } secondes de mises, ou 0 si la maison ne lance pas
wheel-no-number-open = aucun numéro de { $serial } n’est en suspens
wheel-no-number-yet = { $serial } n’a pas encore eu de numéro
wheel-no-roulette-wheel-pockets = aucun cylindre de roulette n’a { $pockets } cases
wheel-no-source = { $device } n’est pas une source de { $serial }
wheel-no-such-pocket = le cylindre { $serial } n’a pas de { $pocket }
wheel-no-wheel-entered = aucun cylindre « { $serial } » n’est inscrit
wheel-not-dealt-from = { $table } ne joue pas sur { $serial }
wheel-spun-on = { $serial } a continué : son dernier lancer est le { $last }, non le { $spin }
wheel-number-already = le numéro est déjà { $pocket }
wheel-second-person-must-agree-another = une seconde personne doit accepter une autre source
wheel-second-person-must-agree-number = une seconde personne doit accepter un autre numéro de { $serial }
wheel-wheel-read-by-at-most = un cylindre est lu par { $sources_max } appareils au plus

## wheels

wheels-wheels = Roues et appareils
wheels-none = Aucune roue n’est inscrite.
wheels-tables = { $tables ->
    [none] ne sert aucune table
   *[other] sert { $tables }
}
wheels-spins = { $spins } coups, { $noSpins } coups nuls
wheels-undecided = Le numéro doit être décidé : regardez la roue.
wheels-number = Numéro
wheels-decide = Décider
wheels-correct = Rectifier le dernier numéro : le { $number } est inscrit
wheels-correct-it = Rectifier
wheels-correct-detail = Une seconde personne doit donner son accord ; les tables de ce cylindre attendent jusque-là.
wheels-no-spin = Coup nul
wheels-devices = Appareils
wheels-online = en ligne
wheels-silent = muet
wheels-last-heard = entendu à { $at }
wheels-replied = réponse :
wheels-history = Coups et statistiques
wheels-evenness = { $spins } numéros. Chance d’un décompte aussi inégal sur un cylindre juste : { $chance } ; d’un lien aussi fort d’un coup au suivant : { $lag }.
wheels-counts = Sorties de chaque case, dans le sens horaire
wheels-speeds = Vitesse du plateau aux derniers coups, jusqu’à { $most } tr/min ; anneaux : sens antihoraire
wheels-drops = Où la bille a quitté la piste : combien de fois dans chaque zone de la cuvette
wheels-time = Heure
wheels-direction = Plateau
wheels-speed = tr/min
wheels-corrected = corrigé
wheels-rotor = { $rotor ->
    [clockwise] horaire
    [counter-clockwise] antihoraire
   *[other] { "" }
}
wheels-stations = Appareils des postes et des caisses
wheels-restart = Relancer
wheels-self-test = Autotest
wheels-alerts = Alertes des roues
wheels-number-from-elsewhere = « { $what } » pour { $place } : refusé, ce qui compte là vient de { $source }
wheels-reported = { $device }{ $cause ->
    [none] { "" }
   *[other] { " " }: { $cause }
}
wheels-table-apart = { $table } n’a pas pris « { NAME($action, of: "action") } » : { $why }
wheels-alert = { NAME($alert, of: "wheel-alert") } : { $text }

## column

column-address = Adresse
column-amount = Montant
column-as-published = Tel que publié
column-at = Heure
column-attempted = Tentée
column-bet = Mise
column-bought-in = Achats
column-by = Par
column-by-hand = À la main
column-came-to = Issue
column-cards = Cartes
column-case = Dossier
column-cash = Espèces
column-cashed-out = Encaissé
column-change = Écart
column-cheque = Chèque
column-chips = Jetons
column-claimant = Demandeur
column-claimed = Réclamé
column-clauses = Clauses
column-closer = Fermeture
column-contest = Nom
column-credits = Retours à la caisse
column-day = Jour
column-decided = Tranché le
column-decision = Décision
column-decisions = Décisions
column-denied = Refusées
column-denied-by = Refusée par
column-detained = Retenu
column-deviations = Écarts types
column-devices = Appareils
column-did = Action
column-disputed = Objet du litige
column-disputes = Litiges
column-drop = Recette brute
column-clock = Horloge
column-due = Échéance
column-entries = Inscrits
column-expected = Attendu
column-fees = Droits
column-fees-given-back = Droits rendus
column-fees-taken = Droits perçus
column-chips-sold = Jetons vendus
column-chips-cashed = Jetons remboursés
column-fills = Avances
column-final = Définitif
column-first = Première fois
column-from = À partir du
column-games = Coups
column-goods = Biens
column-handed-to = Remis à
column-hold = Retenue
column-holds = En vigueur
column-how = Mode
column-identified = Identifié
column-in = Entrées
column-in-keeping = Sous garde
column-inspector-told = Inspecteur informé
column-issued = Émis
column-item = Objet
column-kept-of-turnover = Part des mises gardée
column-kind = Type
column-last = Dernière fois
column-later = Ensuite
column-law-and-clauses = Loi et clauses
column-left = Reste
column-limit = Limite
column-lost = Perdu
column-member = Membre
column-minutes = Minutes
column-month = Mois
column-name = Nom
column-no = N°
column-no-spins = Coups nuls
column-number = N°
column-off-by = Écart
column-opened = Ouvert le
column-opener = Ouverture
column-out = Sorties
column-overpaid = Trop-payés
column-overpaid-by = Trop-payé de
column-owed = Dû
column-paid = Payé
column-paid-by-hand = Payé à la main
column-paid-out = Versé
column-part = Partie
column-patron = Client
column-person = Personne
column-place = Place
column-player = Joueur
column-pocket = Numéro
column-prize = Prix
column-prizes = Prix
column-prizes-in-cash = Prix en espèces
column-promotion = Promotion
column-put-right = Rectifié
column-reason = Motif
column-record = Enregistrement
column-repaired = Remis en état
column-reprinted = Réimprimés
column-result = Résultat
column-results = Sorties
column-round = Coup
column-round-void = Coup annulé
column-rounds = Coups
column-seat = Place
column-sector-deviations = Secteur, écarts types
column-session = Séance
column-set-aside = Annulé pour
column-share = Part
column-since = Depuis
column-staked = Misé
column-stands = État
column-stands-as = État
column-suspected = Soupçon
column-table = Table
column-ticket = Ticket
column-tickets-out = Tickets émis
column-tickets-paid = Payés
column-times = Nombre
column-transfer = Virement
column-turnover = Mises
column-underpaid = Moins-payés
column-underpaid-by = Moins-payé de
column-until = Jusqu’au
column-voided = Annulés
column-what = Quoi
column-what-the-terms-state = Objet
column-when = Quand
column-where = Où
column-who = Qui
column-why-it-was-not-met = Motif du refus
column-win = Gain de la maison
column-withheld = Retenu
column-won = Gagné
column-value = Valeur
column-winner = Gagnant
column-settled = Réglé
column-rank = Rang
column-above-cut = Au-dessus de la limite

## due

due-withheld = { MONEY($amount) } retenus : à payer ou à refuser
due-sign-limits = l’affichage annonce { $limits } à partir de ce moment
due-sign-closes = l’affichage annonce la fermeture de la table
due-month-end = { $count ->
    [one] { $count } paiement erroné à signaler à l’autorité
   *[other] { $count } paiements erronés à signaler à l’autorité
}
due-dispute = trancher le litige { $number } : { $text }
due-hand-over = remettre { $person } à une personne autorisée
due-case = clore le dossier
due-limit = { NAME($limit, of: "patron-limit") } : passe à { $amount }
due-clock-doubt = fixé par une horloge douteuse
due-clock-ahead = fixé par une horloge en avance de { SPAN($span) } : { INSTANT($right) } à une horloge juste
due-clock-behind = fixé par une horloge en retard de { SPAN($span) } : { INSTANT($right) } à une horloge juste
due-ends = { $kind ->
    [house] fin de l’exclusion par la maison
    [table] fin de l’exclusion à une table
    [cool-off] fin de la pause
   *[other] fin de l’auto-exclusion
}
due-promotion = { $duty ->
    [draw] tirer les gagnants
    [inform-inspector] aviser l’inspecteur de l’interruption de la promotion
    [notify] aviser le gagnant de son lot
    [submit-to-regulator] envoyer à l’autorité les conditions modifiées
   *[tell-reason] dire au client pourquoi sa demande a été refusée
}
due-prize = payer { MONEY($amount) } gagnés au tournoi

## dossier

dossier-approval = { NAME($action, of: "action") } : { $agreed ->
    [none] sans réponse
    [true] accord de
   *[other] refus de
} { $by } { $outcome }
dossier-decision = { $decision } ({ LIST($manners, by: "comma") })
dossier-final = définitif
dossier-not-agreed = non accepté
dossier-inspector-told = inspecteur informé
dossier-number = { NAME($cause, of: "number-cause") } : { $pocket ->
    [none] aucun numéro
   *[other] { $pocket }
}, source : { $source }
dossier-stake = { MONEY($amount) } sur { BET($bet) }
dossier-stakes = { LIST($stakes, by: "comma") }
dossier-wager = { $player }, { NAME($cause, of: "cause") } : { $stake }

## dossier-part

dossier-part-approval = accord
dossier-part-clause = clause
dossier-part-decision = décision
dossier-part-dispute = litige
dossier-part-layout = tapis
dossier-part-message = message
dossier-part-number = numéro
dossier-part-receipt = reçu
dossier-part-review = réexamen
dossier-part-round = coup
dossier-part-wager = mise

## exclusion-kind

exclusion-kind-house = la maison
exclusion-kind-table = une table
exclusion-kind-self-exclusion = auto-exclusion
exclusion-kind-cool-off = pause

## posted

posted-prize = prix
posted-fee-back = droit rendu
posted-fees-back = droits rendus
posted-entry-fee = droit d’inscription
posted-substitute = droit d’un remplaçant
posted-chips = achat de jetons
posted-buy-back = rachat
posted-add-on = complément
posted-fee-again = droit payé de nouveau
posted-other = autre
posted-dispute = litige : { $text }
posted-denied = demande de { MONEY($amount) } refusée : { $reason }
posted-forfeited = prix de { MONEY($amount) } repris, { $becomes ->
    [redrawn] tiré à nouveau
   *[other] conservé par la maison
}

## viewed

viewed-play = le jeu
viewed-patron = la fiche
viewed-statement = le relevé

## named-in-reports

named-action = { NAME($value, of: "action") }
named-deed = { NAME($value, of: "deed") }
named-bet = { NAME($value, of: "bet") }
named-contest-kind = { NAME($value, of: "contest-kind") }
named-dossier-part = { NAME($value, of: "dossier-part") }
named-entrant-status = { NAME($value, of: "entrant-status") }
named-exclusion = { NAME($value, of: "exclusion-kind") }
named-ground = { NAME($value, of: "ground") }
named-incident = { NAME($value, of: "incident") }
named-incident-action = { NAME($value, of: "incident-action") }
named-limit = { NAME($value, of: "patron-limit") }
named-viewed = { NAME($value, of: "viewed") }
named-patron-action = { NAME($value, of: "patron-action") }
named-prize = { NAME($value, of: "prize-kind") }
named-promotion-action = { NAME($value, of: "promotion-action") }
named-scope = { NAME($value, of: "scope") }
named-source = { NAME($value, of: "source") }
named-stage = { NAME($value, of: "stage") }
named-tender = { NAME($value, of: "paid-in") }
named-ticket-status = { NAME($value, of: "ticket-status") }
named-tournament-action = { NAME($value, of: "tournament-action") }
named-device-cause = { NAME($value, of: "device-cause") }
named-member = { NAME($value, of: "member") }

## number-cause

number-cause-reading = lecture
number-cause-result = résultat
number-cause-correction = correction
number-cause-void = annulation

## paid-in

paid-in-cash = espèces
paid-in-cheque = chèque
paid-in-transfer = virement
paid-in-goods = biens

## paper

paper-empty = Rien à signaler.
paper-total = Total
paper-page = Page { $page } sur { $pages }
paper-yes = oui
paper-no = non
paper-money = { MONEY($amount) }
paper-span = { SPAN($span) }
paper-no-limit = aucune
paper-whole-log = tout le journal
paper-from = depuis le { INSTANT($start) }
paper-to = jusqu’au { INSTANT($end) }
paper-from-to = du { INSTANT($start) } au { INSTANT($end) }
paper-shift = Service
paper-day = Jour
paper-kinds-of-bet = Types de mises
paper-tickets = Tickets
paper-mistakes = Trop-payés et moins-payés
paper-cage = Caisse centrale
paper-table-figures = { $table } : recette brute { MONEY($drop) }, gain { MONEY($win) } (dont { MONEY($adjusted) } de paiements rectifiés et de demandes refusées), coups joués : { $games }, coups nuls : { $void }
paper-tickets-issued = { $count ->
    [one] { $count } ticket émis
   *[other] { $count } tickets émis
} pour { MONEY($amount) }
paper-tickets-stand = { $count ->
    [one] { $count } ticket en cours
   *[other] { $count } tickets en cours
}, { MONEY($amount) } sont dus
paper-tickets-unclaimed = { $count ->
    [one] { $count } ticket non réclamé
   *[other] { $count } tickets non réclamés
}, { MONEY($amount) } au total
paper-mistakes-above = Erreurs de plus de { MONEY($amount) } chacune.
paper-recorded-under = Consigné au titre de { LIST($clauses, by: "comma") }.
paper-standing = { $count } en vigueur.
paper-exclusions = Exclusions
paper-views = Consultations du jeu des clients
paper-patrons = Clients et limites
paper-by-in-role = { $name } ({ NAME($role, of: "role") })
paper-undecided = { $count } en attente de décision.
paper-disputes = Litiges
paper-malfunctions = Pannes
paper-withheld = { $count ->
    [one] { $count } montant retenu
   *[other] { $count } montants retenus
} à présent, { MONEY($amount) } au total.
paper-amount-withheld = montant retenu
paper-claim-paid = payé
paper-claim-refused = refusé
paper-mis-settled = Paiements erronés
paper-only-above = Seulement ceux de plus de { MONEY($amount) } chacun.
paper-month-end = Fin de mois : paiements erronés
paper-month-reported = { $month } : { $at ->
    [none] pas encore signalé
   *[other] signalé le { $at }
}, échéance { $due }
paper-cases-open = { $count ->
    [one] { $count } dossier ouvert
   *[other] { $count } dossiers ouverts
}, { MONEY($amount) } sous garde.
paper-case-course = { LIST($parts, by: "semicolon") }
paper-incidents = Incidents
paper-both = { LIST($names, by: "and") }
paper-partners = { $warnings ->
    [0] signalés comme complices
   *[other] { LIST($warnings, by: "semicolon") }
}
paper-where = { LIST($kinds, of: "stream-kind", by: "comma") }
paper-staff = Actions du personnel
paper-late = { $count } en retard.
paper-due = Échéances
paper-now = maintenant
paper-late-by = en retard de { SPAN($span) }
paper-statement = Relevé de { $player }
paper-wheels = Résultats des cylindres
paper-wheel-too-few = { $table } : { $spins } résultats, trop peu pour conclure.
paper-wheel-found = { $table } : { $spins } résultats, { $expected } attendus par numéro ; khi carré { $square } à { $freedom } degrés de liberté, probabilité { $probability } ; corrélation d’un résultat au suivant { $lag }, probabilité { $lag_probability } : { $flagged ->
    [true] EXAMINER LE CYLINDRE
   *[other] rien de particulier
}.
paper-ledger-differs = En désaccord avec les comptes : { LIST($contests, by: "comma") }.
paper-ledger-agrees = Tout concorde avec les comptes, au centime près.
paper-ledger-off = Les comptes diffèrent de { MONEY($amount) }.
paper-contests = Tournois et promotions
paper-contest-statement = Relevé : { NAME($kind, of: "contest-kind") } { $name } ({ NAME($stands, of: "stage") })
paper-contest-figures = Inscrits : { $entries } ; prix de { MONEY($prizes) }, dont { MONEY($owed) } restent dus ; litiges : { $disputes }, refus : { $denied }
paper-as-it-is = en nature
paper-denied-claims = Demandes refusées
paper-tournament-terms = Tournoi { $name } : conditions
paper-promotion-terms = Promotion { $name } : conditions
paper-version = version { $version }
paper-seat-cards = Tournoi { $name } : cartes de place
paper-each-round = chaque coup de { MONEY($least) } à { MONEY($most) }
paper-session-rounds = { $count ->
    [one] { $count } coup par séance
   *[other] { $count } coups par séance
}
paper-session-minutes = { $count ->
    [one] { $count } minute par séance
   *[other] { $count } minutes par séance
}
paper-ranking = Tournoi { $name } : classement
paper-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
}
paper-above-cut = qualifié à ce stade
paper-nobodys = { MONEY($amount) } de la cagnotte ne revenaient à personne.
paper-odd-cents = Les centimes restants vont un à un aux premières places.
paper-advertising = Tournoi { $name } : qui peut être nommé dans la publicité
paper-results = Tournoi { $name } : résultats
paper-prize-pool = cagnotte { MONEY($amount) }
paper-shared-out = répartition : { LIST($shares, by: "comma") }
paper-dossier = Litige { $number } à la table { $table }
paper-dossier-of = { $player }, coup { $round }, { $game } ({ $book })
paper-dossier-records = Chaque ligne est un enregistrement du journal, dont la chaîne d’empreintes est vérifiable.
paper-promotion-due = Promotion { $name } : échéances
paper-overdue = en retard
paper-outstanding = à faire
paper-promotion-shown = Promotion { $name } : { NAME($stage, of: "stage") }
paper-promotion-entries = { $entries } participations, { $denied } réclamations refusées conservées
paper-still-to-state = encore à préciser : { $item }
paper-tournament-ranking = Tournoi { $name } : classement
paper-tournament-entrants = { $count } participants, { $advance } continuent à chaque table
paper-tournament-chips = Les jetons ne valent rien hors du tournoi.

## receipt

receipt-line = { "  " }{ $line }

## stream-kind

stream-kind-table = table
stream-kind-ticket = ticket
stream-kind-tournament = tournoi
stream-kind-promotion = promotion
stream-kind-patron = client
stream-kind-incident = incident
stream-kind-wheel = cylindre
stream-kind-equipment = matériel
stream-kind-approval = accord
stream-kind-office = bureau
stream-kind-till = caisse

## terms-on-paper

terms-none = aucun
terms-minutes = { $count ->
    [one] { $count } minute de jeu
   *[other] { $count } minutes de jeu
}
terms-rounds = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
terms-share = { $place } { $share } %
terms-shares = { LIST($shares, by: "comma") }
terms-stated = { LIST($said, by: "comma") } ({ $clause })
terms-prize = lot { $number }
terms-detail = { NAME($key, of: "heading") } : { $stated }
terms-prize-said = { LIST($parts, by: "comma") }
terms-criteria = { LIST($criteria, by: "semicolon") }
terms-forfeited = { $becomes ->
    [redrawn] il est tiré à nouveau parmi les autres
   *[other] la maison le conserve
}
terms-moment = { MOMENT($at) }

## event-cited

event-cited = { $said } ({ LIST($clauses, by: "comma") })

## deed

deed-acknowledge = accuser réception d’une alerte
deed-activate-edition = mettre en vigueur une édition du règlement
deed-add-webhook = ajouter un webhook
deed-alarm-key = clé mal employée
deed-bring = apporter du matériel à une table
deed-change-password = changer un mot de passe
deed-change-sources = changer les sources de numéros
deed-clear-second-factor = retirer un second facteur
deed-close-till = fermer une caisse
deed-cash-chips = rembourser des jetons
deed-correct-number = corriger un numéro
deed-deal-table = desservir une table par un cylindre
deed-decide-number = décider d’un numéro
deed-drop-till = espèces au coffre
deed-enrol-device = inscrire un appareil
deed-enrol-service = inscrire un service
deed-enrol-staff = inscrire du personnel
deed-enter = inscrire du matériel
deed-enter-wheel = inscrire un cylindre
deed-favourites = garder des mises favorites
deed-fill-till = approvisionner une caisse
deed-give-up-delivery = abandonner un envoi
deed-inspect = contrôler du matériel
deed-issue = émettre un ticket
deed-lock = verrouiller l’écran
deed-note-failed-sign-in = connexion refusée
deed-note-view = consulter le jeu d’un client
deed-note-webhook-reached = webhook atteint
deed-open-till = ouvrir une caisse
deed-pay-by-hand = payer un ticket à la main
deed-print = imprimer un ticket
deed-redeem = payer un ticket
deed-sell-chips = vendre des jetons
deed-release-table = détacher une table d’un cylindre
deed-remove-webhook = supprimer un webhook
deed-replay-webhook = rejouer un webhook
deed-report-lost = déclarer un ticket perdu
deed-report-print = rendre compte d’une impression
deed-reprint = réimprimer un ticket
deed-request-approval = demander un accord
deed-retire = réformer du matériel
deed-rotate-service-key = renouveler la clé d’un service
deed-second-eyes = répondre en second
deed-set-aside = mettre un ticket de côté
deed-set-launch = régler le lancement
deed-set-second-factor = poser un second facteur
deed-sign-in = se connecter
deed-sign-out = se déconnecter
deed-strike-off = radier
deed-strike-service = radier un service
deed-take-reading = relever un numéro
deed-tell-regulator = aviser l’autorité
deed-unlock = déverrouiller l’écran
deed-void = annuler un ticket
patron-action-acknowledge-check = Rappel lu
incident-action-open-case = Ouvrir un dossier

## heading-of-prizes

heading-make = sa marque
heading-model = son modèle
heading-accessories = ses accessoires, ou aucun
heading-on_road_costs = immatriculation et frais compris ou non
heading-persons = pour combien de personnes
heading-airfares = billets d’avion compris ou non
heading-transfers = transferts compris ou non
heading-other_transport = autres transports compris ou non
heading-duration = sa durée
heading-accommodation = quel hébergement
heading-meals = quels repas
heading-travel_dates = dates du voyage, ou libres
heading-spending_money = argent de poche compris ou non
heading-dwelling_type = le type de logement
heading-plans = les plans
heading-contract = le contrat
heading-easements = servitudes, ou aucune
heading-address = son adresse
heading-conveyancing = frais de cession compris ou non
heading-legal_costs = frais juridiques compris ou non
heading-fixtures = équipements fixes compris ou non
heading-furniture = mobilier compris ou non

## amount

amount-whole = { $whole }
amount-both = { $whole } et { $rest }
amount-dollar = { $words } { currency-dollar }
amount-cent = { $count ->
    [one] { $words } cent
   *[other] { $words } cents
}
amount-euro = { $words } { currency-euro }
amount-euro-cent = { $count ->
    [one] { $words } centime
   *[other] { $words } centimes
}
amount-pound = { $count ->
    [one] une livre
   *[other] { $words } livres
}
amount-penny = { $count ->
    [one] { $words } penny
   *[other] { $words } pence
}
amount-franc = { $words } { currency-franc }
amount-centime = { $count ->
    [one] { $words } centime
   *[other] { $words } centimes
}

## month

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## ticket

ticket-title = Ticket de sortie
ticket-time = { $day } { NAME($month, of: "month") } { $year } { $time }
ticket-paid-once = Payé une seule fois, au titre de { $clause }.
ticket-not-replaced = À présenter soi-même ; perdu, volé ou illisible : non remplacé ({ LIST($clauses) }).
ticket-duplicate = DUPLICATA
ticket-void = NUL
ticket-table = Table
ticket-station = Poste
ticket-seat = Place
ticket-issued = Émis
ticket-expires = Expire

## house-report

house-report-staff-enrolled = Un administrateur a inscrit du personnel.
house-report-devices-enrolled = Un administrateur a inscrit des appareils.
house-report-services-enrolled = Un administrateur a admis un autre système.
house-report-webhooks-added = Un administrateur fait porter les événements à une adresse.
house-report-settings-changed = Des réglages ont été modifiés.
house-report-program-changed = Un autre programme tourne.
house-report-clock-far-ahead = L’horloge est très en avance sur le journal.
house-report-clock-source-away = La source de temps ne répond pas.
house-report-clock-differs = L’horloge diffère de sa source.
house-report-clock-set = L’horloge a été réglée.
house-report-log-not-continued = Le journal ne peut continuer.
house-report-head-not-signed = La tête du journal n’a pas été signée.
house-report-head-left-aside = La dernière tête signée a été écartée.
house-report-appended-while-closed = Des enregistrements ont été ajoutés pendant la fermeture.
house-report-log-written-by-another = Quelqu’un d’autre a écrit dans le journal.
house-report-witness-refused = Un témoin a refusé la tête du journal.
house-report-anchor-not-put = La tête du journal n’a pas été déposée au dehors.

## option-help

option-help-asian_racetrack = le tapis a la zone de piste asiatique
option-help-base = le règlement qui vaut là où celui-ci se tait
option-help-buttons_per_number = nombre maximal de boutons de voisins sur un numéro
option-help-buttons_per_spin = nombre maximal de boutons de voisins par coup
option-help-call_bets = boutons de mises sur la piste à l’écran
option-help-cashless = les jetons se vendent par un terminal à la table
option-help-designated_buttons = les boutons de voisins sont réservés à des joueurs désignés
option-help-double_table = une table à deux tapis
option-help-drop_box = une boîte à espèces est fixée : les espèces sont acceptées
option-help-electronic = joueurs à des terminaux
option-help-layout = le dessin que suit le tapis
option-help-licensed_min = le plus petit minimum que permet l’autorisation, en dollars
option-help-lucky_ball = la mise annexe et ses cotes
option-help-max_bet = le bouton de mise maximale
option-help-multiples_notice = un avis exige des multiples du minimum
option-help-player_card = une carte de joueur valable est exigée
option-help-racetrack = le tapis a la zone de piste
option-help-stand_alone = un cylindre seul ; toute mise passe par un terminal
option-help-uspin = un appareil qui peut lancer la bille pour le croupier
option-help-wagering_seconds = durée des mises en secondes
option-help-wheel = nombre de cases du cylindre

## wheel-alert

wheel-alert-fault = Panne
wheel-alert-silent = Sans réponse
wheel-alert-button = Bouton pressé
wheel-alert-device-out-of-scope = Lecture refusée
wheel-alert-number-undecided = Numéro à décider
wheel-alert-table-apart = La table ne suit pas
wheel-alert-foreign-number = Numéro venu d’ailleurs

## device-cause

device-cause-ball-lost = bille perdue
device-cause-ball-not-seen = bille non vue
device-cause-close-unseen = clôture non vue
device-cause-component = composant défectueux
device-cause-disagreement = lecteurs en désaccord
device-cause-events-lost = lectures perdues
device-cause-failed-launch = lancement manqué
device-cause-fell-back = bille retombée
device-cause-missed = numéro manqué
device-cause-no-such-pocket = case inexistante
device-cause-number-disagrees = numéro discordant
device-cause-power-up = mise sous tension
device-cause-restarted = remis en marche
device-cause-self-test = autotest
device-cause-stopped = cylindre arrêté
device-cause-too-long = bille trop longue
device-cause-torn = lecture tronquée
device-cause-undecided = indécis
device-cause-with-rotor = bille dans le sens du rotor
device-cause-away = absent
device-cause-cover-open = capot ouvert
device-cause-cutter = massicot en panne
device-cause-fraud-attempt = tentative de fraude
device-cause-fraud-guard-fault = protection antifraude en panne
device-cause-jam = bourrage
device-cause-offline = hors ligne
device-cause-paper-low = bientôt plus de papier
device-cause-paper-out = plus de papier
device-cause-stacker-fault = empileur en panne
device-cause-stacker-full = empileur plein
device-cause-stacker-jam = bourrage de l’empileur
device-cause-stacker-removed = empileur retiré
device-cause-unrecoverable = panne irréparable sur place
device-cause-bad-spin = mauvais lancer
device-cause-not-on-wheel = absent du cylindre
device-cause-one-reader = un seul lecteur l’a lu

## par

par-title = Fiche PAR : { $game }
par-of = Règlement { $book }, édition { $edition }, jeu { $game }
par-per-unit = Par unité misée. La volatilité est de 1,645 écart-type d’un lancer.
par-bands-exact = Les bandes de rétention sont exactes jusqu’à ce nombre de lancers ; au-delà, la partie hachurée est approchée par la courbe normale.
par-bet = { BET($bet) }
par-mix = { LIST($bets, of: "bet", by: "plus") }
par-kind = { NAME($kind, of: "bet") }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}
par-kinds = { LIST($kinds) }
par-in-prison = { $bets } en prison
par-column-bet = Mise
par-column-bets = Mises
par-column-best = Meilleur
par-column-hit-rate = Fréquence
par-column-edge = Avantage
par-column-variance = Variance
par-column-deviation = Écart-type
par-column-volatility = Volatilité
par-column-exact-to = Exact jusqu’à
par-all-spins = tous les lancers
par-to-spins = ~ { FIGURE($spins) } lancers
par-to-none = ~ aucun
par-normal = ~ approximation normale
par-picture = { $name } : rétention, bandes à 90 % et 99 %

## plot

plot-spins = lancers
plot-stack = avoir, $
plot-ways = { FIGURE($count) } séances en cours
plot-simulated = simulé
plot-exact = calculé
plot-start = départ
plot-ruined = ruinées : { FIGURE($share) } des séances
plot-stack-end = avoir à la fin, $
plot-share-sessions = part des séances
plot-ends = Comment finissent les séances
plot-net-expected = net moins l’espérance, $
plot-net-bands = Net par rapport à l’espérance, bandes à 95 % et 99 %
plot-net-spin = net d’un lancer, $
plot-share-spins = part des lancers
plot-results = Résultats d’un lancer
plot-hold = rétention, % des mises
plot-hold-bands = Rétention : bandes à 90 % et 99 %

## lab

lab-verdict-fair = rien trouvé
lab-verdict-suspect = suspect à 95 %
lab-verdict-flagged = signalé à 99 %
lab-verdict-records = les enregistrements sont à vérifier
lab-verdict-is = Verdict : { $verdict }
lab-title-wheel = Audit d’un cylindre
lab-title-draws = Audit de tirages
lab-title-randomness = Audit du hasard
lab-tests = Épreuves
lab-column-test = Épreuve
lab-column-on = Sur
lab-column-number = Nombre
lab-column-found = Trouvé
lab-column-corrected = Corrigé
lab-column-power = Quatre fois sur cinq
lab-column-method = Méthode
lab-pass = réussi
lab-fail = ÉCHEC
lab-fact-source = source
lab-fact-sha256 = SHA-256
lab-fact-wheel = cylindre
lab-fact-spins = lancers
lab-fact-made-with = réalisé avec
lab-fact-whole-source = source entière
lab-draws-of-kind = { FIGURE($count) } tirages
lab-more-notes = et { $count } autres, que --json énumère
lab-note-impossible = impossible : { $what }
lab-note-not-tested = non éprouvé : { $what }
lab-note-left-out = écarté : { $what }
lab-note-too-few = trop peu pour éprouver : { $name }, { FIGURE($spins) } lancers
lab-note-not-run = non exécuté : { $test } sur { $name } : { $why }
lab-too-few-draws = { $kind }, { $count } tirages{ $sure ->
    [true] , sans choix possible
   *[other] { "" }
}
lab-corrected-numbers = { $table } : { $count } numéros ont été corrigés ; les numéros corrigés comptent
lab-voided-results = { $table } : { $count } résultats ont été annulés et sont écartés
lab-method-wheel = La part du seuil de chaque épreuve a été fixée d’avance ; les épreuves sur les mêmes comptes partagent la leur par rééchantillonnage de cylindres équitables. Sur cent cylindres équitables, cinq au plus sont suspects et un au plus est signalé. La dernière colonne indique le plus petit biais qu’une épreuve trouve avec une chance de 80 % au seuil de 95 %, mesuré sur des cylindres biaisés simulés. La statistique de secteur moyenne la vraisemblance sur toutes les suites de 2 à 18 voisins ; les distances sont des pas dans le sens horaire d’un résultat au suivant ; la dérive compare l’avant et l’après de chaque moment. Les enregistrements sont vérifiés d’abord : les blocs répétés sont écartés.
lab-method-draws = Ce qui est tiré a un rang parmi ce qui restait, et dans un tirage équitable tous les rangs sont également probables, quoi qu’on ait tiré avant. Les rangs de tous les tirages d’une sorte sont éprouvés ensemble, et toutes les épreuves sont corrigées ensemble par la méthode de Holm.
lab-method-randomness = Chaque valeur p est la chance qu’une source parfaite s’écarte autant ; seule, une source parfaite échoue à une épreuve sur vingt à 95 % et à une sur cent à 99 %. La colonne Corrigé donne les valeurs p après la correction de Holm pour le nombre de toutes les épreuves, sur laquelle repose le verdict. Bits bruts : NIST SP 800-22 révision 1a, paramètres de ses exemples, avec trois écarts au programme de référence : les 148 motifs donnent une seule valeur p, celle du pire ; les chances de la complexité linéaire et des motifs chevauchants sont celles, exactes, du texte révisé ; les parts de séquences réussies sont éprouvées exactement. Résultats : les épreuves que citent les normes du jeu, sur les cases dans l’ordre du cylindre. La mise à l’échelle rejette ce qui ne convient pas et tire de nouveau ; rien n’est replié.
lab-test-sector = secteur
lab-test-one-pocket = une case
lab-test-waves = ondes
lab-test-pockets = cases
lab-test-too-even = trop régulier
lab-test-distances = distances
lab-test-results = résultats
lab-test-like-after-like = semblable après semblable
lab-test-earlier-spins = lancers antérieurs
lab-test-drift = dérive
lab-test-drop-zones = zones de chute
lab-test-early-or-late = tôt ou tard
lab-test-one-after-the-other = l’un après l’autre
lab-test-quarters = quarts
lab-test-the-same-again = le même encore
lab-test-frequency = fréquence
lab-test-frequency-within-a-block = fréquence par bloc
lab-test-runs = suites
lab-test-longest-run-of-ones = plus longue suite de uns
lab-test-binary-matrix-rank = rang de matrices binaires
lab-test-discrete-Fourier-transform = transformée de Fourier discrète
lab-test-non-overlapping-template = motif sans chevauchement
lab-test-overlapping-template = motif avec chevauchement
lab-test-linear-complexity = complexité linéaire
lab-test-serial = série
lab-test-approximate-entropy = entropie approchée
lab-test-cumulative-sums = sommes cumulées
lab-test-random-excursions = excursions aléatoires
lab-test-random-excursions-variant = excursions aléatoires, variante
lab-test-equi-distribution = équirépartition
lab-test-serial-pairs = paires en série
lab-test-serial-triples = triplets en série
lab-test-longer-tuples = suites plus longues
lab-test-gap = écart
lab-test-poker = poker
lab-test-coupon-collector = collectionneur
lab-test-permutation = permutation
lab-test-spectral = spectre
lab-test-serial-correlation = corrélation en série
lab-test-sub-sequences = sous-suites
lab-test-wheel-order = ordre du cylindre
lab-part-of = { NAME($test, of: "lab-test") } { $part }
lab-test-named = { NAME($test, of: "lab-test") }
lab-drawn = tiré en position { $turn }
lab-how-often = fréquence de { $item }
lab-group-all = tous les lancers
lab-group-dealer = croupier { $name }
lab-group-direction = sens { $name }
lab-group-ball = bille { $name }
lab-group-rotor = rotor { $name }
lab-group-wheel = cylindre { $name }
lab-group-table = table { $name }
lab-group-window = fenêtre { $number } sur { $count }, { $span }
lab-shown-over = { FIGURE($off) } σ sur { $length }
lab-shown-crests = { $number } crêtes, χ² { FIGURE($value) } à 2
lab-shown-chi = χ² { FIGURE($value) } à { $degrees }
lab-shown-most = χ² { FIGURE($value) } à { $degrees }, surtout en { $zone }
lab-shown-best = { NAME($test, of: "lab-test") } { $shown }
lab-shown-likes = rouge { FIGURE($red) }, impair { FIGURE($odd) }, passe { FIGURE($high) } σ
lab-shown-lag = retard { $lag }, { FIGURE($off) } σ
lab-shown-drift = χ² { FIGURE($value) } à { $degrees }, depuis la ligne { FIGURE($line) }
lab-shown-drift-number = χ² { FIGURE($value) } à { $degrees }, depuis le numéro { FIGURE($line) }
lab-shown-came-up = { $count } sur { $pool } sont sortis
lab-shown-times = { FIGURE($seen) } fois, { FIGURE($expected) } attendues
lab-shown-passed = { $passed } sur { $count } réussissent
lab-by-simulation = { FIGURE($count) } cylindres simulés
lab-by-chi-square = loi du χ²
lab-by-normal = loi normale
lab-by-pass = un passage sur tous les { $unit }
lab-by-lean = Si les premiers de la réserve sont tirés aussi souvent que les derniers.
lab-by-lag = Si un rang va avec celui tiré avant lui.
lab-by-quarters = Si chaque quart de la réserve a sa part.
lab-by-items = Si tout ce qui est dans la réserve sort aussi souvent.
lab-by-repeats = Si un tirage répète le précédent aussi souvent que le veut le hasard.
lab-by-chances = Si chacun sort aussi souvent que le disent les réglages de la table.
lab-power-none = rien : il y en avait trop peu
lab-power-sector = un secteur de 9, { FIGURE($size) } au-dessus de sa part
lab-power-pocket = une case { FIGURE($size) } au-dessus de sa part
lab-power-crests = deux crêtes { FIGURE($size) } au-dessus de leur part
lab-power-distances = neuf distances voisines { FIGURE($size) } au-dessus de leur part
lab-power-even = { FIGURE($size) } des numéros distribués également
lab-power-zone = une zone { FIGURE($size) } au-dessus de sa part
lab-power-likes = semblable après semblable en couleur, { FIGURE($size) } au-dessus de la moitié
lab-power-lag = { FIGURE($size) } des résultats identiques à ceux de { $lag } lancers avant
lab-power-drift = dans la seconde moitié, un secteur de 9 { FIGURE($size) } au-dessus de sa part
lab-power-mean = une moyenne à { FIGURE($size) } de la réserve du milieu
lab-power-correlation = { FIGURE($size) } de corrélation avec le rang précédent
lab-says-not-tested = Rien n’a été éprouvé : ce qui est enregistré n’est pas le résultat d’un cylindre.
lab-says-chance = Sa valeur p est { $p }, ou { $adjusted } corrigée pour les { $tests } épreuves de cet audit.
lab-p = { FIGURE($p) }
lab-p-below = inférieure à { FIGURE($p) }
lab-says-fair = Aucun signe de biais sur { FIGURE($spins) } lancers. { $tests } épreuves, aucune au-delà du hasard.
lab-says-furthest = L’épreuve allée le plus loin est { $test }. { $chance }
lab-says-suspect = Suspect : par le seul hasard, l’épreuve { $test } irait aussi loin dans moins d’un audit sur 20.
lab-says-record-more = { $chance } Enregistrez plus de lancers avant d’agir.
lab-says-flagged = { $called } : par le seul hasard, l’épreuve { $test } irait aussi loin dans moins d’un audit sur 100.
lab-says-advice = { $chance } { $advice }
lab-called-no-wheel = Pas ce que donne un cylindre
lab-called-changed = Changé
lab-called-tilted = Incliné
lab-called-thrown = Lancé de même
lab-called-biased = Biaisé
lab-records-say = Enregistrements : { $says }{ $p ->
    [none] { "" }
   *[other] { " " }(p { FIGURE($p) })
}.
lab-records-left-out = { FIGURE($left) } résultats sont écartés de tout ce qui suit, et { FIGURE($spins) } sont éprouvés.
lab-records-find-out = Trouvez comment les enregistrements ont été faits avant de vous y fier.
lab-says-both = { $first } { $second }
lab-says-worst-sector = Le pire secteur est { $pockets } : { FIGURE($off) } écarts-types { $more ->
    [true] de plus
   *[other] de moins
} que sa part.
lab-says-powers = Ce qui aurait été trouvé quatre fois sur cinq : { LIST($powers, by: "semicolon") }.
lab-quoted = « { NAME($test, of: "lab-test") } »
lab-quoted-on = « { NAME($test, of: "lab-test") } » sur { $group }
lab-advice-sector = Retirez le cylindre du jeu ; mesurez ses cloisons et l’assise des cases autour de ce secteur.
lab-advice-pocket = Retirez le cylindre du jeu et vérifiez cette case : cloisons, fond, et si ses voisines retiennent moins la bille.
lab-advice-waves = Retirez le cylindre du jeu et faites mesurer le rotor : ses côtés opposés s’usent de même.
lab-advice-pockets = Retirez le cylindre du jeu et faites mesurer chaque case : plusieurs sont inégales.
lab-advice-even = Cherchez comment ces numéros ont été enregistrés : un cylindre est moins régulier, non les gens et programmes qui équilibrent leurs numéros.
lab-advice-distances = Vérifiez les lancers : la bille tombe à distance fixe du point de prise. Changez de croupiers et de vitesses, et auditez chaque croupier.
lab-advice-likes = Cherchez comment ces numéros ont été enregistrés : les couleurs se suivent comme les gens les écrivent, non comme un cylindre les donne.
lab-advice-lags = Cherchez comment ces numéros ont été produits : les résultats dépendent de ceux de quelques lancers avant, ce qui désigne un générateur ou un enregistrement copié plutôt qu’un cylindre.
lab-advice-drift = Cherchez ce qui a changé alors (déplacement, réparation, bille, nettoyage) et auditez séparément les résultats d’avant et d’après.
lab-advice-drops = La bille quitte la piste plus souvent dans certaines zones : mettez à niveau le cylindre, qui est incliné ou a un butoir déplacé.
lab-advice-dealer = Cela tient aux lancers d’un croupier : observez-les, faites varier vitesse et point de lâcher, et auditez d’autres croupiers sur le même cylindre.
lab-advice-direction = Cela n’apparaît que dans un sens : faites vérifier la piste et les cloisons de ce côté.
lab-advice-ball = Cela n’apparaît qu’avec une bille : retirez-la et mesurez-la.
lab-advice-rotor = Cela n’apparaît qu’à certaines vitesses du rotor : variez la vitesse et faites vérifier l’entraînement.
lab-advice-wheel = Cela tient à ce seul cylindre : retirez-le du jeu et inspectez-le.
lab-advice-table = Cela tient à cette seule table : retirez son cylindre du jeu et inspectez-le.
lab-advice-window = Cela tient à cette période : cherchez ce qui était différent alors.
lab-advice-more = Enregistrez plus de lancers et auditez-les séparément.
lab-record-twice = chaque numéro figure deux fois : { FIGURE($pairs) } paires de lignes sur { FIGURE($half) } sont égales
lab-record-twice-later = chaque numéro figure deux fois : { FIGURE($pairs) } paires de lignes sur { FIGURE($half) } sont égales, à { $rows } lignes d’écart, comme si deux lecteurs d’un cylindre étaient écrits en un seul
lab-record-stuck = un capteur était bloqué : { $runs }
lab-record-run = { $pocket } { $times } fois de suite depuis la ligne { FIGURE($line) }
lab-record-repeat = des lignes se répètent : { $blocks } ; le hasard en répète moins de { $length }
lab-record-block = { $now } répètent { $before } ({ FIGURE($size) } numéros)
lab-span-numbers = numéros { FIGURE($first) } à { FIGURE($last) }
lab-span-lines = lignes { FIGURE($first) } à { FIGURE($last) }
lab-listed = { LIST($parts, by: "semicolon") }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } autres
}
lab-record-rule = après certains numéros vient presque toujours le même ({ $steps }) : ils suivent une règle et ne viennent pas d’un cylindre
lab-record-states = après certains numéros vient presque toujours le même ({ $steps }) : on dirait les états d’un appareil, lus comme des numéros
lab-record-back = les heures reculent { $count } fois, d’abord à la ligne { FIGURE($line) } ; les résultats sont pris dans l’ordre écrit
lab-record-soon = { FIGURE($count) } résultats viennent moins de { $apart } s après le précédent (au plus tôt { FIGURE($least) } s, d’abord à la ligne { FIGURE($line) }) : aucun cylindre ne fait cela{ $many ->
    [true] { " " }; deux tables sont peut-être enregistrées comme une, les distances ne sont donc pas éprouvées
   *[other] { "" }
}
lab-record-breaks = { FIGURE($count) } pauses de plus d’une heure, la plus longue de { FIGURE($hours) } heures
lab-record-years = { FIGURE($count) } pauses de plus d’une heure, la plus longue de { FIGURE($hours) } heures : plus d’un an précède la ligne { FIGURE($line) }, son heure est donc fausse
lab-record-crowded = { FIGURE($count) } résultats ont la même heure (à partir de la ligne { FIGURE($line) }) : aucun cylindre n’en donne plus de { FIGURE($most) } en { $grain ->
    [minute] une minute
    [hour] une heure
   *[day] un jour
}
lab-record-missing = { FIGURE($count) } lancers manquent d’après leurs numéros, d’abord avant la ligne { FIGURE($line) }
lab-record-numbered-twice = { $count } fois un lancer porte le numéro du précédent, d’abord à la ligne { FIGURE($line) }
lab-watched-never = Suivie lancer par lancer, l’évidence n’a jamais dépassé { FIGURE($peak) } contre 1.
lab-watched-alert = Suivie lancer par lancer : après { FIGURE($spins) } lancers, l’évidence contre un cylindre équitable est { $odds ->
    [none] écrasante
   *[other] de { FIGURE($odds) } contre 1
}, surtout pour { $guess } ; un cylindre équitable atteint { FIGURE($level) } contre 1 en un an de jeu avec une chance de { FIGURE($alpha) } au plus.
lab-guess = { $about ->
    [results] des résultats
    [steps] des pas d’un résultat au suivant
   *[other] des chutes de la bille
} qui { $shape ->
    [wave] penchent vers { $middle }
    [pocket] favorisent { $middle }
    [sector] se pressent autour de { $middle }
   *[other] sont inégaux
}{ $steps ->
    [true] { " " }cases dans le sens horaire
   *[other] { "" }
}{ $group ->
    [none] { "" }
   *[other] { " " }({ $group })
}
lab-kelly = Un joueur averti pourrait miser, de son avoir, { $stakes } à { $odds } contre 1 (mises de Kelly par les bornes inférieures à 95 %), et l’avoir croîtrait de { FIGURE($growth) } par lancer.
lab-kelly-stake = { FIGURE($share) } sur { $pocket }
lab-draws-counted = { FIGURE($total) } tirages de { $kinds } sortes, { $tests } épreuves.
lab-draws-impossible = { $count } enregistrements ne peuvent venir d’un tirage honnête ; ils sont énumérés.
lab-draws-fair = Corrigées pour leur nombre, aucune épreuve ne s’écarte du hasard.
lab-draws-few = Il y a trop peu de tirages de chaque sorte pour les éprouver.
lab-draws-suspect = Une épreuve s’écarte du hasard à 95 %. Vérifiez ce qui a été tiré, et enregistrez davantage.
lab-draws-flagged = Le hasard est exclu à 99 % pour au moins une sorte de tirage.
lab-random-short = { $sample } : trop court pour toute épreuve.
lab-random-counted = { $sample } : { $tests } valeurs p, { $at95 } au-delà de 95 % ({ FIGURE($of95) } attendues), { $at99 } au-delà de 99 % ({ FIGURE($of99) } attendues).
lab-random-sequences = { $count } séquences, { $tests } épreuves : { $short } hors de ce que SP 800-22 admet pour la part réussie ou la régularité des valeurs p.
lab-random-fair = Corrigées pour leur nombre, aucune ne s’écarte du hasard.
lab-random-suspect = Corrigées pour leur nombre, une s’écarte à 95 %. Tirez un nouvel échantillon et éprouvez-le.
lab-random-flagged = Corrigées pour leur nombre, le hasard est exclu à 99 % : la source échoue.
lab-whole-source = Toute la source, en un passage
lab-sequences = Séquences
lab-zone = zone de la cuvette
lab-drops-equal = chutes (tirets : part égale)
lab-rotor-speed = vitesse du rotor
lab-spins-leaning = lancers (orange : penchant, 1 sur 100)
lab-picture-title = { FIGURE($spins) } lancers d’un cylindre { NAME($wheel, of: "lab-wheel") } : { $verdict }
lab-wheel-single-zero = à un zéro
lab-wheel-double-zero = à double zéro
lab-degrees = { $shown } degrés, p = { FIGURE($p) }
lab-shaded = ombré : le secteur le plus éloigné de sa part, { FIGURE($off) } σ : { $pockets }
lab-expected = attendu : { FIGURE($hits) } par case
lab-bars = Barres : sorties au-dessus (bleu, vers l’extérieur) ou au-dessous (orange, vers l’intérieur) d’une part égale, en écarts-types (σ).
lab-one-in-twenty = Sur un cylindre équitable, une case sur vingt environ dépasse 2 σ (tirets).
lab-record-same-file = { $name } est le même fichier que { $other } et est écarté
lab-fact-named = { NAME($fact, of: "lab-fact") }
lab-means-frequency = Les uns et les zéros sont en nombre égal.
lab-means-frequency-within-a-block = Les uns et les zéros sont en nombre égal dans chaque bloc.
lab-means-runs = Les suites de bits égaux sont aussi nombreuses qu’attendu.
lab-means-longest-run = La plus longue suite de uns de chaque bloc est aussi longue qu’attendu.
lab-means-matrix-rank = Les matrices carrées de bits ont autant de lignes indépendantes qu’attendu.
lab-means-fourier = Aucune période ne ressort de la transformée de Fourier discrète.
lab-means-template = Le motif de neuf bits le plus écarté, parmi les 148 sans période.
lab-means-overlapping-template = Les suites de neuf uns viennent aussi souvent qu’attendu, recouvrements compris.
lab-means-universal = Épreuve de Maurer : les motifs reviennent après le délai attendu, rien ne peut donc être comprimé.
lab-means-linear-complexity = Le plus court registre à rétroaction de chaque bloc est aussi long qu’attendu.
lab-means-serial = Tous les motifs d’autant de bits viennent aussi souvent.
lab-means-approximate-entropy = Les motifs d’une longueur et de la suivante sont aussi mêlés qu’attendu.
lab-means-cumulative-sums = Une marche de uns et de zéros s’écarte autant qu’attendu, des deux bouts.
lab-means-excursions = Entre les retours à zéro, une marche visite chaque place proche aussi souvent qu’attendu.
lab-means-excursions-variant = Sur toute la marche, chaque place à moins de dix de zéro est visitée aussi souvent qu’attendu.
lab-means-equi-distribution = Tous les résultats viennent aussi souvent, sans être trop égaux ; leurs sommes ne s’écartent pas non plus.
lab-means-pairs = Toutes les paires sans recouvrement viennent aussi souvent.
lab-means-triples = Tous les triplets sans recouvrement viennent aussi souvent.
lab-means-tuples = Quatre, cinq et six résultats de suite, rangés en moins de classes, viennent également.
lab-means-gap = Le délai de retour d’un résultat est comme attendu, pour l’un d’eux et pour un tiers.
lab-means-poker = Les mains de cinq comptent autant de résultats différents qu’attendu.
lab-means-coupon-collector = Il faut le temps attendu pour que chaque résultat d’un ensemble soit venu.
lab-means-permutation = Quatre résultats différents de suite sont dans chaque ordre aussi souvent.
lab-means-runs-up-down = Les suites au-dessus et au-dessous du milieu, montantes et descendantes, sont aussi nombreuses qu’attendu.
lab-means-spectral = Aucune période ne ressort : le plus haut pic du spectre, par l’épreuve de Fisher.
lab-means-correlation = Les résultats ne suivent pas ceux d’avant, jusqu’à dix en arrière : chacun et tous ensemble.
lab-means-sub-sequences = Chaque deuxième, troisième, cinquième et septième résultat est également réparti à lui seul.
lab-means-wheel-order = Les résultats ne font pas de vagues autour du cylindre, ni les distances entre eux.
lab-by-section = SP 800-22, { $section }. { $means }
lab-sample-named = { NAME($sample, of: "lab-sample") }
lab-sample-raw-bits = bits bruts
lab-sample-37-way = 37 cases
lab-sample-38-way = 38 cases
lab-sample-whole-source = source entière
lab-sample-sequences = séquences
lab-sample-headed = { $name } : { $how }
lab-fact-raw-bits = bits bruts
lab-fact-37-way = 37 cases
lab-fact-38-way = 38 cases
lab-fact-sample = { FIGURE($count) }, { $how } ; SHA-256 { $digest }
lab-fact-whole = { FIGURE($count) } { NAME($unit, of: "lab-unit") }, en un passage ; SHA-256 { $digest }
lab-unit-bytes = octets
lab-unit-outcomes = résultats
lab-source-seed = le générateur de Python (MT19937), graine { $seed }
lab-source-system = le hasard du système d’exploitation, tiré le { $at }
lab-how-unscaled = sans mise à l’échelle, bit le plus haut de chaque octet d’abord
lab-how-six-bits = six bits à la fois ; ce qui ne convient pas est jeté et retiré
lab-how-system = sans mise à l’échelle, du système d’exploitation
lab-how-virtual = à l’échelle : le cylindre virtuel, { $wheel }
lab-how-written = résultats enregistrés, lus comme texte : { $doubled ->
    [true] 0 à 36 et 00
   *[false] { $least } à { $most }
} ({ $given ->
    [true] comme indiqué
   *[false] le plus petit et le plus grand venus
})
lab-few-bits = { FIGURE($least) } bits sont nécessaires, il y en a { FIGURE($size) }
lab-few-returns = la marche est revenue { $count } fois ; il en faut 500
lab-few-outcomes = { FIGURE($least) } résultats sont nécessaires, il y en a { FIGURE($size) }
lab-few-classes = trop peu pour deux classes de résultats
lab-few-kinds = trop peu de résultats de { $kinds } sortes pour des suites plus longues
lab-second-level = { NAME($test, of: "lab-test") } : { NAME($part, of: "lab-share") }
lab-share-proportion = proportion
lab-share-uniformity = uniformité
lab-piece-of = { NAME($test, of: "lab-test") } { NAME($part, of: "lab-piece") }
lab-piece-backward = à rebours
lab-piece-forward = en avant
lab-piece-chi-square = khi carré
lab-piece-sums = sommes
lab-piece-too-even = trop égal
lab-piece-a-third = un tiers
lab-piece-one = un
lab-piece-first = premier
lab-piece-second = second
lab-piece-middle = milieu
lab-piece-up-and-down = montant et descendant
lab-piece-lags = tous les retards
lab-piece-distance = distance
lab-piece-lag-1 = retard 1
lab-piece-lag-2 = retard 2
lab-piece-lag-3 = retard 3
lab-piece-lag-4 = retard 4
lab-piece-lag-5 = retard 5
lab-piece-lag-6 = retard 6
lab-piece-lag-7 = retard 7
lab-piece-lag-8 = retard 8
lab-piece-lag-9 = retard 9
lab-piece-lag-10 = retard 10
lab-piece-every-2 = tous les 2
lab-piece-every-3 = tous les 3
lab-piece-every-5 = tous les 5
lab-piece-every-7 = tous les 7
lab-piece-wave-1 = vague 1
lab-piece-wave-2 = vague 2
lab-piece-wave-3 = vague 3
lab-piece-wave-4 = vague 4

## evidence

evidence-title = Preuves de { $program }
evidence-made = Réalisé le { $at } dans une exécution { NAME($run, of: "evidence-run") }.
evidence-run-full = complète
evidence-run-short = courte
evidence-contents = Sommaire
evidence-by-standard = Sommaire par norme
evidence-none-for-it = rien n’a été exécuté à ce sujet
evidence-empty = Néant.
evidence-seconds = { FIGURE($seconds) } s
evidence-line = { $title } : { $says }
evidence-more-rows = { $title } ({ $count } lignes de plus dans evidence.json)
evidence-status-named = { NAME($status, of: "evidence-status") }
evidence-status-passed = réussi
evidence-status-failed = ÉCHEC
evidence-status-not-run = non exécuté
evidence-status-see-below = voir ci-dessous
evidence-row = { LIST($cells, by: "semicolon") }
evidence-counted = { $count } { $status }
evidence-amount = { MONEY($cents) }
evidence-moment = { MOMENT($at) }
evidence-both = { $first } : { $second }
evidence-level = { NAME($level, of: "level") }
evidence-fate = { NAME($fate, of: "fate") }
evidence-roles = { LIST($roles, of: "role") }
evidence-phases = { LIST($phases, of: "evidence-phase") }
evidence-deviations = Écarts ouverts
evidence-program = Programme et empreintes
evidence-settings = Réglages
evidence-clauses = Règlements : chaque clause et sa preuve
evidence-scenarios = Scénarios joués dans une maison pour ce dossier
evidence-par-sheets = Feuilles PAR de tous les jeux
evidence-randomness = Hasard : la batterie sur la sortie brute et projetée
evidence-access = Accès : qui peut faire quoi
evidence-verification = Vérification, compteurs et têtes signées
evidence-recall = Rappel des dernières parties
evidence-backup = Sauvegarde et restauration
evidence-interruption = Interruption : une maison en service est tuée puis relancée
evidence-says-ended = { $count } sections : { LIST($ended) }. Ouvert : { $open }.
evidence-says-skipped = Omis par --skip.
evidence-says-broke = N’a pas pu être réalisé : { $why }
evidence-says-program = Version { $version }. Les empreintes sont SHA-256 sur les fichiers qui s’exécutent ici.
evidence-says-settings = Tels qu’ils valent dans cet environnement, secrets masqués.
evidence-says-levels = Les niveaux de preuve viennent des exécutions enregistrées des tests du projet, non de celle-ci ; la section des scénarios vient de celle-ci.
evidence-says-open-rows = { $count } lignes sont ouvertes : aucun test passé par une maison ne les prouve.
evidence-says-no-scenarios = Non exécuté : cette installation n’a pas de scénarios à côté d’elle.
evidence-says-scenarios = { $played } scénarios sur { $count } ont été joués, { $missed } écarts.
evidence-left-scenarios = { $count } scénarios n’ont pas été joués dans cette exécution courte.
evidence-says-par = Calculé exactement pour ce dossier, sur chaque choix d’options : { $games } jeux, { $sheets } feuilles différentes ; les fractions sont dans evidence.json.
evidence-sheet = { $game }{ $options ->
    [none] { "" }
   *[other] ; { $options }
} ({ $count ->
    [one] 1 choix d’options
   *[other] { $count } choix d’options
})
evidence-says-drawn = { FIGURE($bits) } bits bruts de la source en service et { FIGURE($outcomes) } résultats du cylindre virtuel sur 37 et 38 cases chacun, tirés pour ce dossier.
evidence-says-access = Chaque commande de chaque jeu et des autres flux de la maison : les rôles, les phases, les clauses derrière elle.
evidence-says-played = { $rounds } coups ont été ouverts à des tables de chaque règlement ; l’auditeur, qui ne partage aucun calcul avec le moteur, a recalculé chaque solde et compteur à partir de { FIGURE($records) } enregistrements.
evidence-says-heads = { $count } têtes signées couvrent le journal, par { LIST($keys) }. Le même journal est dans log.jsonl, sous la forme que lit le vérificateur d’un tiers.
evidence-says-alone = Le vérificateur autonome, verify_log.py à côté, a trouvé log.jsonl en ordre.
evidence-says-alone-fails = Le vérificateur autonome se plaint : { $why }
evidence-left-alone = Le vérificateur autonome n’est pas à côté de cette installation.
evidence-left-part = Aucun fichier ici pour « { NAME($part, of: "evidence-part") } » : rien dans ce dossier n’en parle.
evidence-not-set = non défini
evidence-says-recall = Les { $count } dernières parties de chaque table, relues du journal.
evidence-says-backup = La maison a été copiée sans que personne ne s’en serve, ramenée dans un autre dossier et vérifiée ; puis un octet de la copie a été changé.
evidence-says-interruption = Une maison a été lancée comme processus et tuée sans avertissement pendant que des terminaux envoyaient des mises. Après chaque arrêt, le journal a été vérifié et la maison relancée : chaque résultat montré devait l’être encore, chaque commande répondue a été renvoyée sous sa clé et devait l’être pareillement, et celles sans réponse devaient être tranchées.
evidence-says-tickets = Avant chaque arrêt un ticket a été émis, un sur deux a été payé. Ensuite un caissier a tenté deux fois de le faire payer.
evidence-parts = Parties
evidence-part-named = { NAME($part, of: "evidence-part") }
evidence-part-code = code
evidence-part-books = règlements
evidence-part-screens = écrans
evidence-books = Règlements
evidence-open-rows = Lignes ouvertes
evidence-misses = Écarts
evidence-meters = Compteurs par table
evidence-identities = Identités
evidence-heads = Têtes signées
evidence-last-games = Table { $table }, { $count } dernières parties
evidence-steps = Étapes
evidence-kills = Arrêts brutaux
evidence-column-standard = Norme
evidence-column-heading = Rubrique
evidence-column-section = Section
evidence-column-status = État
evidence-column-seconds = Secondes
evidence-column-page = Page
evidence-column-kind = Genre
evidence-column-part = Partie
evidence-column-files = Fichiers
evidence-column-digest = Empreinte
evidence-column-value = Valeur
evidence-column-book = Règlement
evidence-column-rows = Lignes
evidence-column-done-by-house = Fait par une maison
evidence-column-proven = Prouvé dans une maison
evidence-column-says = Dit
evidence-column-fate = Devenu
evidence-column-scenarios = Scénarios
evidence-column-scenario = Scénario
evidence-column-missed = Manqué
evidence-column-stream = Flux
evidence-column-action = Commande
evidence-column-roles = Rôles
evidence-column-phases = Phases
evidence-column-one-way = D’une façon
evidence-column-other-way = De l’autre
evidence-column-holds = Résultat
evidence-column-records = Enregistrements
evidence-column-root = Racine
evidence-column-last-hash = Empreinte du dernier enregistrement
evidence-column-signed-at = Signé le
evidence-column-round = Coup
evidence-column-record = Enregistrement
evidence-column-at = Heure
evidence-column-kill = Arrêt
evidence-column-rounds-shown = Coups montrés avant
evidence-column-shown-again = Montrés encore
evidence-column-wagers = Commandes acceptées
evidence-column-answered-again = Réponses identiques
evidence-column-in-doubt = Sans réponse
evidence-column-decided = Tranchées
evidence-column-ticket = Ticket payé une fois
evidence-column-verified = Vérification du journal
evidence-same-meter = { $table } : { $column } aux compteurs, recalculé
evidence-same-credit = { $table } : crédit de { $player } aux compteurs, ce qui est détenu
evidence-same-total = { $column } : tables, total
evidence-same-records = Enregistrements du journal, enregistrements sous têtes signées
evidence-step-copied = Une copie est faite
evidence-step-restored = La copie est ramenée dans un dossier vide
evidence-step-verified = Ce qui est ramené est vérifié
evidence-step-same = Il a les mêmes { FIGURE($records) } enregistrements et la même racine
evidence-step-refused = Une copie dont un enregistrement a été changé n’est pas ramenée
evidence-ticket-none = aucun ticket
evidence-ticket-paid-before = payé avant l’arrêt
evidence-ticket-paid-after = payé après l’arrêt
evidence-phase-closed = table fermée
evidence-phase-idle = entre les coups
evidence-phase-betting = mises
evidence-phase-final-bets = dernières mises
evidence-phase-no-more-bets = rien ne va plus
evidence-phase-settled = réglé
evidence-phase-void = nul
evidence-phase-held = suspendu

## simulated

simulated-title = { $game } : { LIST($wagers) } ; { $limits }
simulated-wager = { BET($bet) } { MONEY($stake) }
simulated-limits = limites { $range }
simulated-no-limits = sans limites
simulated-by-strategy = { $title } ; { $strategy }
simulated-found = Trouvé
simulated-confidence = Confiance à 95 %
simulated-exact = Exact
simulated-measure-named = { NAME($measure, of: "simulated-measure") }
simulated-measure-edge = avantage de la maison
simulated-measure-net-a-spin = net par coup
simulated-measure-hit-rate = taux de réussite
simulated-measure-net = net
simulated-measure-ahead = en gain
simulated-measure-gain = gain
simulated-measure-ruin = ruine
simulated-measure-loss-of-stakes = perte des mises
simulated-from-to = { $low } à { $high }
simulated-not-known = inconnu
simulated-gain = { FIGURE($amount) } $
simulated-loss = −{ FIGURE($amount) } $
simulated-how = { $method } ; { LIST($many) }
simulated-spins = { FIGURE($spins) } coups
simulated-sessions = { FIGURE($sessions) } séances d’au plus { FIGURE($spins) } coups
simulated-seed = graine { $seed }
simulated-staked = misé { MONEY($staked) }, net { MONEY($net) }
simulated-quantile = { FIGURE($share) } { MONEY($cents) }
simulated-quantiles = { $ends ->
    [stacks] avoirs à la fin, au plus
   *[net] net au plus
}, avec probabilité : { LIST($shown) }
simulated-made-with = réalisé avec { $made }
simulated-at-limit = au-delà du maximum de la table : { NAME($what, of: "simulated-limit") }
simulated-limit-restart = recommencer
simulated-limit-most = miser le maximum
simulated-limit-stop = s’arrêter
simulated-by-spin = chaque coup tiré
simulated-by-multinomial = effectifs tirés d’un coup (multinomiale)
simulated-by-convolution = convolution exacte, rien n’est tiré
simulated-by-states = chaque état suivi, rien n’est tiré
simulated-played-back = chaque coup rejoué depuis { $source }
simulated-interpreted = interprété
simulated-compiled = compilé
simulated-both = { $spun } ; { $how }
