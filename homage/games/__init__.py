"""Every game is a package here."""
