## offer

offer-adelaide-roulette-table = Roulette table
offer-adelaide-electronic-terminal = Electronic terminal
