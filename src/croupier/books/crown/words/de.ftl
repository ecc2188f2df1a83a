## crown

crown-layout-does-not-go-with-wheel = Tableau { $name } passt nicht zum Kessel { $wheel }

## offer

offer-crown-american-roulette = Amerikanisches Roulette
offer-crown-double-zero-roulette = Roulette mit Doppelzero
offer-crown-french-roulette = Französisches Roulette
offer-crown-touchbet-roulette = TouchBet-Roulette
offer-crown-touchtable-roulette = TouchTable-Roulette
