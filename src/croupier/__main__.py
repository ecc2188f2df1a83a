from croupier.consoles.cli import main

main()
