"""Homage: the table for feudal board games."""
