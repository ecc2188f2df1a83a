## star

star-drop-box-stays-on = the drop box comes off only while the table is cashless (2.7.1)
star-layout-d-lost = layout D is named in the rules but its drawing is lost (Diagram D)
star-layout-does-not-go-with-wheel = layout { $name } does not go with the { $wheel } wheel (2.3)

## offer

offer-star-roulette = Roulette
offer-star-00-roulette = 00 Roulette
