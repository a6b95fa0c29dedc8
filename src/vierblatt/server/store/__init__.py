"""Where everything is kept: the port that the server speaks to, and its implementation on SQL."""
