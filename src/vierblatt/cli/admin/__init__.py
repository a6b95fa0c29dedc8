"""The commands of `vierblatt admin`."""
