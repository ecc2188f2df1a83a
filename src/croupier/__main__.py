from croupier.cli.cli import main

main()
