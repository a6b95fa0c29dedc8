"""What the operator of a server deals with: settings, log, metrics, health, locks, deletion of old data."""
