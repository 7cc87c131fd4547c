### Home's lists of tables, and a guest's own page.

## Tables

me-games = My games
me-stage-lobby = Not started yet
me-stage-playing = Being played
me-stage-over = Over
me-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
me-replay = Watch it again
me-open = Open tables
me-open-none = Nobody is looking for players right now. Open a table and make it public, and it will be listed here.
me-people = { $count ->
    [one] one person
   *[other] { $count } people
}

## Who one is

me-what = There are no accounts here: a key in this browser says who you are. Clear its cookies or close a private window and you lose it, unless you have a recovery code or a second device.
me-copy = Copy
me-print = Print
me-offer = Your seat is tied to this browser, and a private window forgets it when it is closed.
me-offer-take = Write down a recovery code

me-recovery = Recovery code
me-recovery-what = Type it into any browser and you are the same guest there, at the same tables. Keep it to yourself: it works for anybody.
me-recovery-have = You have a code already. It can't be shown again, but you can get a new one; the old one then stops working.
me-recovery-make = Get a code
me-recovery-renew = Get a new code
me-recovery-once = Write it down now: it is shown only once.

## Another device

me-move = To another device
me-move-what = Start here and carry on on your phone, or use both: each device has your seat.
me-move-make = Make a link
me-move-how = Point the other device's camera at it, or open the link there. It works once.
me-move-qr = QR code of the link for your other device
me-move-link = Link for your other device
me-move-left = Valid for another { $time }
me-move-used = The link was used: your other device is here.
me-move-late = The link has expired. Nobody used it.
me-devices = { $count ->
    [one] One device has your seat.
   *[other] { $count } devices have your seat.
}

me-return = Come back
me-return-what = Did you write down a recovery code, here or in another browser? Type it in, and this browser becomes that guest.
me-return-do = Come back
me-become-loss = { $count ->
    [one] Careful: this browser already has a seat at a table and will give it up for good. If you want to keep it, get a recovery code first.
   *[other] Careful: this browser already has seats at { $count } tables and will give them up for good. If you want to keep them, get a recovery code first.
}
me-become-done = { $count ->
    [0] Done. You have no seat at a table yet.
    [one] Done. You have a seat at one table; it is on the home page.
   *[other] Done. You have seats at { $count } tables; they are on the home page.
}

me-device = Carry on here
me-device-what = This link makes this browser the same guest as the device that it comes from: same name, same seats, same secrets. Only go on if you made the link yourself.
me-device-do = Carry on as that guest
me-device-not = No, thanks
me-device-none = There is no link here, or it was opened already. Make a new one on the device that has your seat.

## Others

me-blocks = Blocked people
me-blocks-what = They can't remind you that it is your turn, nor sit down at your tables.
me-blocks-none = You have blocked nobody.
me-unblock = Unblock
me-unblock-who = Unblock { $name }

## Farewell

me-forget = Delete my data
me-forget-what = Bots take your seats; your names, words and notes vanish from every table, including games that are over. No code or device can bring them back.
me-forget-sure = Delete everything, for good?
me-forget-do = Delete
me-forget-not = Keep it
