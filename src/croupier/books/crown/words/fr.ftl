## crown

crown-layout-does-not-go-with-wheel = le tapis { $name } ne va pas avec le cylindre { $wheel }

## offer

offer-crown-american-roulette = Roulette américaine
offer-crown-double-zero-roulette = Roulette à double zéro
offer-crown-french-roulette = Roulette française
offer-crown-touchbet-roulette = Roulette TouchBet
offer-crown-touchtable-roulette = Roulette TouchTable
