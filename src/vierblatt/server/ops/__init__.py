"""What whoever runs a server meets: settings, log, numbers, health, locks, what is forgotten."""
