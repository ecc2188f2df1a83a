## france

france-electronic-english-reserved = das elektronische englische Roulette ist vorbehalten
france-announce = „{ $number }, { LIST($chances) }“ auf Französisch ansagen und mit dem Rateau darauf zeigen (auf Englisch: { $number }, { LIST($plain_chances) }).
france-collect = Ziehen Sie die verlorenen Einsätze ein.
france-pay = Bezahlen Sie die Gewinner in dieser Reihenfolge: { LIST($pay_order) }.
france-choice = Zero: Teilen oder Gefängnis? Fragen Sie bei jeder einfachen Chance.
france-lid = Schließen Sie den Kessel unter Verschluss.

## offer

offer-france-roulette-francaise = Französisches Roulette
offer-france-roulette-americaine = Amerikanisches Roulette
offer-france-roulette-anglaise = Englisches Roulette
