"""Who is known to the house: staff with passwords, devices with keys, and who is signed in."""
