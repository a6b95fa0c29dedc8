"""The people whom a player knows: friends, follows, blocks, mutes, notices, challenges to a match."""
