"""What each command does, in a module of its name; `vierblatt.cli.app` has their options and loads what is called."""
