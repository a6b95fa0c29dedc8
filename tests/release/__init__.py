"""What is published: the package's metadata, its parts, and how they are built."""
