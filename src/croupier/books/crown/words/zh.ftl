## crown

crown-layout-does-not-go-with-wheel = 布局 { $name } 与 { $wheel } 轮盘不相配

## offer

offer-crown-american-roulette = 美式轮盘
offer-crown-double-zero-roulette = 双零轮盘
offer-crown-french-roulette = 法式轮盘
offer-crown-touchbet-roulette = TouchBet 轮盘
offer-crown-touchtable-roulette = TouchTable 轮盘
