## france

france-electronic-english-reserved = la roulette anglaise électronique est réservée
france-announce = Annoncez le { $number }, { LIST($chances) }, et montrez-le du râteau (en anglais : { $number }, { LIST($plain_chances) }).
france-collect = Ramassez les mises perdantes.
france-pay = Payez les gagnants dans l’ordre : { LIST($pay_order) }.
france-choice = Zéro : partage ou prison ?
france-lid = Fermez le cylindre sous clé.

## offer

offer-france-roulette-francaise = Roulette française
offer-france-roulette-americaine = Roulette américaine
offer-france-roulette-anglaise = Roulette anglaise
