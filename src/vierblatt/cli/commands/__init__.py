"""What the commands do; `vierblatt.cli.app` lists them and loads the module of the one that is called."""
