"""Programs for working on the project; nothing here is part of the installed package."""
