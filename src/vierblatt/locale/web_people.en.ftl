### Friends and other people, notices, challenges. The page loads these messages only when it needs them.

people-lead = You see which of your friends are online, and can challenge them to a match.
people-friends = Friends
people-friends-none = Nobody here yet. Open a player’s page, from a table, a finished match or a majlis, and ask to be friends.
people-online = online
people-place-free = Play with them: { $game }
people-place-watch = Watch their match: { $game }
people-asking = Requests to you
people-asked = Your requests
people-followed = Following
people-followed-none = Nobody. Follow a player on their page: you then see here when they sit at a public table, and the public matches that they have finished. They are not told.
people-followed-matches = Their public matches
people-blocked = Blocked
people-blocked-none = Nobody. Whoever you block on their page cannot reach you, nor you them. They are not told.
people-muted = Muted
people-reachable = Who may ask, challenge and follow me?
people-reachable-anybody = Anybody
people-reachable-known = Friends of my friends, and people I have played with
people-reachable-nobody = Nobody

people-ask = Ask to be friends
people-accept = Accept
people-decline = Decline
people-take-back = Take the request back
people-end = End the friendship
people-follow = Follow
people-unfollow = Stop following
people-block = Block
people-unblock = Unblock
people-mute = Mute
people-unmute = Unmute
people-is-friend = You are friends.
people-asks-you = { $name } asks to be friends.
people-closed = { $name } accepts no requests and challenges now.
people-you-block = You block { $name }: neither of you reaches the other.
people-more = Mute or block
people-mute-note = You no longer see what { $name } writes or draws, at any table, in any majlis or review.
people-block-note = Neither of you reaches the other any more: no requests, no challenges, not a word, no common table that waits for players. It ends a friendship. { $name } is not told.
people-here = Nobody else sits here.

## Challenges

challenge = Challenge
challenge-who = Challenge { $name }
challenge-game = Game
challenge-sides = You two play
challenge-together = on the same side
challenge-against = against each other
challenge-others = The other seats
challenge-free = free: send the link to others
challenge-note = This opens a private table with you at it. The challenge lapses after ten minutes.
challenge-send = Open the table and challenge

## Notices

notices-none = Nothing new. Here you find requests, challenges and their answers, also those that came while you were away.
notices-show = Show
notice-friend-asked = { $name } asks to be friends.
notice-friend-accepted = { $name } has accepted your request. You are friends now.
notice-challenged = { $name } challenges you to a match of { $game }.
notice-lapsed = This challenge has lapsed.
notice-accepted = { $name } has accepted your challenge to { $game }.
notice-declined = { $name } cannot play { $game } now.
notice-play = Play
notice-to-table = To the table
notice-remove = Remove the notice
notice-server = Message of this server: { $text }
