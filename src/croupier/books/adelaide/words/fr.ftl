## offer

offer-adelaide-roulette-table = Table de roulette
offer-adelaide-electronic-terminal = Terminal électronique
