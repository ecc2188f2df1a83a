## crown

crown-layout-does-not-go-with-wheel = le tapis { $name } ne va pas avec le cylindre { $wheel }
