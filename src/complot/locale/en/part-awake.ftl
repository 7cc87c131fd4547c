### Calls to tables that are played over days: how to be called, and what a call says.

awake-call-me = Tell me when it's my turn
awake-on = This device will tell you when a table played over days is waiting for you.
awake-forbidden = This browser blocks notifications. Allow them for this page in its settings.
awake-uninstalled = First add Complot to the home screen, from the browser's share menu.
awake-your-turn = It's your turn
awake-nudged = The table is waiting for you
