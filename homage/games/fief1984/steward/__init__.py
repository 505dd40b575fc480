"""The steward: a rule-of-thumb player of Fief.

He knows one seat's sight and the choices on offer, nothing else.
"""
