### What went wrong in a program or at the command line, which no page meets; see errors.en.ftl.

## Policies and environments

error-illegal-in-batch = Environment { $env }: { $action } is not legal there now.
error-other-environment = The snapshot is of an environment with other arguments. Restore it into one with the same game, rules, size, episodes and seats.
error-actions-not-numbers = Actions are whole numbers, one for each environment: shape { $shape }, not { $given }.
error-policy-file = The policy “{ $file }” cannot be read: { $reason }.
error-policy-too-large = The file of the policy is too large: { $size } bytes, and at most { $most } are allowed.
error-policy-malformed = This is not an undamaged file of a net: something is wrong with “{ $part }”. Write it with vierblatt.policies.save.
error-policy-version = The file of the net has version { $given }; this program reads version { $known }.
error-policy-other-game = The policy plays “{ $given }”, but “{ $needed }” is to be played.
error-policy-other-layout = The net was made for other observations or actions of “{ $game }” than this version has. It has to be trained again, or used with the version it was made for.
error-policy-hash = The contents of the net do not match its hash: the file has been changed or damaged. Get it again.
error-policy-not-finite = The net contains numbers in “{ $part }” that are not finite or too large for its file.
error-policy-output = A policy has given or received something that does not fit: { $part } is { $given }, but must be { $needed }.
error-policy-failed = The policy has failed: { $reason }
error-policy-onnx = This ONNX file cannot be used as a policy: { $reason }. docs/policies.md says what it must have; vierblatt.policies.save_onnx writes one.
error-policy-not-found = There is no policy “{ $name }” that can be loaded: { $reason }. Its module has to be installed or in a folder of PYTHONPATH.
error-policy-not-level = “{ $file }” does not say which level it plays for, and in which game: name it like { $known }.

## Arena

error-bots-needed = A contest needs at least two bots, not { $given }.
error-player-not-started = The player “{ $command }” cannot be started: { $reason }
error-player-not-reading = The player has left { $lines } lines unread.
error-player-late = The player did not answer within { $seconds } seconds.
error-player-long-line = The player sent a line of more than { $most } bytes.
error-player-ended = The player has exited with status { $status }. It said: { $said }
error-player-unclear = The player sent “{ $line }”, which is not an answer.
error-player-illegal = The player chose “{ $action }”, which is not legal.
error-player-line = This line from the arena makes no sense: { $word }
error-player-of-another-version = The arena and this player use different versions of the protocol or of the rules.
error-worker-died = A worker process of the arena died with status { $status }.
error-process-died = A process that did part of the work died, perhaps for lack of memory. Start again.
error-checkpoint-of-another-contest = The checkpoint { $file } belongs to another contest. Use another file, or delete this one.
error-checkpoint-of-another-dataset = { $file } is a part of another dataset, or was made with another version. Choose another output, or delete its folder.
error-too-few-files = This needs { $needed } open files, and the system allows { $most }.

## Leagues

error-league-malformed = { $path } is not undamaged: { $reason }. docs/leagues.md describes what belongs in it.
error-league-name-twice = Two entrants of the league are called “{ $name }”. Give each its own name.
error-league-file-exists = There is already a file { $path }. Name another one, or delete it.
error-league-key-malformed = { $path } is not a private Ed25519 key without a password. `vierblatt league key` makes one.
error-league-no-public-key = “{ $key }” is not a public key. It has { $digits } hexadecimal digits; `vierblatt league key` prints it.
error-league-boards-wrong = The boards in { $path } are incomplete or contradict each other, so there is no table. `vierblatt league check` says what is wrong.
error-league-not-replayable = No board can be played again: every pairing has a program, a policy of a module, or a bot that looks at a clock.
error-league-too-many-boards = { $given } boards for each of { $pairings } pairings are too many; at most { $most } are possible.

## Questions about simulated deals

error-expression-syntax = “{ $expression }” cannot be read at place { $place }: “{ $found }” stands where there should be { $needed }.
error-expression-name = Nothing in this game is called “{ $name }” (place { $place }). There is: { $known }.
error-expression-kind = The part at place { $place } of the expression is of the kind “{ $given }”, but here it must be: { $needed }.
error-expression-arguments = “{ $name }” at place { $place } is written { $needed }.
error-expression-too-long = The expression has { $given } characters; at most { $most } are allowed. Ask in several questions.
error-expression-too-deep = At place { $place } the expression has more than { $most } levels of parentheses and signs in each other. Simplify it.
