### The table on a display that everybody can see.

screen-announce = Announce results
screen-full = Full screen
screen-full-leave = Leave full screen
screen-no-spectators = This table admits no spectators.
screen-no-spectators-how = A table screen counts as a spectator. The host can let spectators in under “Access and clock”; then try again.

## What a narrator says

screen-script = What the narrator says
screen-read = Read aloud
screen-read-stop = Stop reading
screen-next = Next
screen-back = Back
