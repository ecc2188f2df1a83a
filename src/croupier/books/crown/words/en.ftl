## crown

crown-layout-does-not-go-with-wheel = layout { $name } does not go with the { $wheel } wheel

## offer

offer-crown-american-roulette = American Roulette
offer-crown-double-zero-roulette = Double Zero Roulette
offer-crown-french-roulette = French Roulette
offer-crown-touchbet-roulette = TouchBet Roulette
offer-crown-touchtable-roulette = TouchTable Roulette
