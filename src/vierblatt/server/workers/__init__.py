"""What takes long, done in processes of its own: bots that search, analyses, audits."""
