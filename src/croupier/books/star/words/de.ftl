## star

star-drop-box-stays-on = die Geldkassette kommt nur an einem bargeldlosen Tisch ab (2.7.1)
star-layout-d-lost = Tableau D ist im Regelwerk genannt, seine Zeichnung ist verloren (Diagram D)
star-layout-does-not-go-with-wheel = Tableau { $name } passt nicht zum Kessel { $wheel } (2.3)

## offer

offer-star-roulette = Roulette
offer-star-00-roulette = Roulette mit 00
