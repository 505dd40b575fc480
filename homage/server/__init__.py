"""The server: tables, their store, their luck, and the page."""
