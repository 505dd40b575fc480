brand = Homage
