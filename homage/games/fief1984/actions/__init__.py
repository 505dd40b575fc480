"""What a seat does, by phase."""
