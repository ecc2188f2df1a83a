## france

france-electronic-english-reserved = electronic English roulette is reserved
france-announce = Annoncez le { $number }, { LIST($chances) }, et montrez-le du râteau. Call { $number }, { LIST($plain_chances) }, and point to it with the rake.
france-collect = Ramassez les mises perdantes. Collect the losing wagers.
france-pay = Payez les gagnants dans l’ordre : { LIST($pay_order) }. Pay the winners in this order.
france-choice = Zéro : partage ou prison ? Ask each even chance: share, or stay in prison?
france-lid = Fermez le cylindre sous clé. Lock the wheel under its lid.

## offer

offer-france-roulette-francaise = Roulette française
offer-france-roulette-americaine = Roulette américaine
offer-france-roulette-anglaise = Roulette anglaise
