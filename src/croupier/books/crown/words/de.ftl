## crown

crown-layout-does-not-go-with-wheel = Tableau { $name } passt nicht zum Kessel { $wheel }
