### The web page: the voice chat of a private table.

voice-about = Those who sit here can talk to each other. Your browser asks for the microphone only when you join, and you can leave at any time.
voice-privacy-direct = The sound goes from browser to browser, encrypted; the server neither hears nor keeps it. To connect, the browsers of all who join learn each other’s IP address, from which one can tell roughly where somebody is.
voice-privacy-relayed = The sound goes through a relay of this server, encrypted from browser to browser; nobody keeps it. Your IP address is not shown to the others.
voice-relay = Hide my IP address from the others (through a relay)
voice-join = Join the voice chat
voice-leave = Leave the voice chat
voice-joining = Your browser asks for the microphone …
voice-out = { $count ->
    [0] Nobody has joined yet.
    [one] One person has joined.
   *[other] { $count } people have joined.
}
voice-in = { $count ->
    [0] You have joined, as the only one so far. The others at the table see that.
    [one] You and one other person have joined.
   *[other] You and { $count } others have joined.
}
voice-muted = Your microphone is off: nobody hears you.
voice-you = you
voice-mute = Mute { $name }
voice-muted-by-you = muted by you
voice-speaks = is speaking
voice-connecting = connecting …
voice-connected = connected
voice-failed = The connection did not come about. Leave and join again.
voice-fault-denied = Your browser does not allow the microphone here. Allow it in the settings of the browser for this page, then join again.
voice-fault-missing = No microphone was found. Connect one, then join again.
voice-fault-insecure = Browsers allow the microphone only on secure connections. Open this page with https.
voice-fault-failed = The microphone cannot be used now. Close other programs that use it, then join again.
