"""The rules, section by section."""
