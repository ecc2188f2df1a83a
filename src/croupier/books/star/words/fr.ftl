## star

star-drop-box-stays-on = la boîte ne se retire que si la table est sans espèces (2.7.1)
star-layout-d-lost = le tapis D est nommé au règlement, mais son dessin est perdu (Diagram D)
star-layout-does-not-go-with-wheel = le tapis { $name } ne va pas avec le cylindre { $wheel } (2.3)

## offer

offer-star-roulette = Roulette
offer-star-00-roulette = Roulette à 00
