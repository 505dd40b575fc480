"""What the chronicle tells, by phase."""
