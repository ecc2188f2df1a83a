## crown

crown-layout-does-not-go-with-wheel = layout { $name } does not go with the { $wheel } wheel
