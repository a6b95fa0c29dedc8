"""Who plays here: guests and accounts, how they prove who they are, what is remembered of them."""
