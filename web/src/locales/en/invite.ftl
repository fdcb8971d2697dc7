# Invitations.
invite-title = Invitations
invite-to-table = See the table
invite-seat = Seat { $number }
invite-free = Free seat
invite-free-link = Its link is ready
invite-free-no-link = Its link was shown in another tab
invite-bot = Bot, { $level }
invite-own = Yours, at this screen
invite-here = Here
invite-came = Has come, away at the moment
invite-show = Show the code
invite-new = New link
invite-phone = On my phone
invite-more = More for seat { $number }
invite-withdraw = Withdraw the link
invite-free-seat = Free the seat
invite-give-bot = Give it to a bot

invite-complete = The crew is complete.
invite-sail = Set sail
invite-awaited = { $count ->
    [one] One player is still awaited.
   *[other] { $count } players are still awaited.
}
invite-start-text = You need not wait: bots can take the free seats.
invite-level = Bots
invite-start = Start with bots
invite-not-host = Only the host of the table can invite.

invite-code = Code
invite-link = Link
invite-share = Share
invite-friends = Invite your friends
invite-friends-text = One link for all free seats: whoever opens it takes the next one.
invite-for-seat = Seat { $number }
invite-for-seat-text = Whoever opens this link takes this seat. Send it to one person.
invite-phone-title = Your hand on your phone
invite-phone-text = Scan the code: your phone shows your hand and your choices. Say here whether this screen may be seen by everybody.
invite-new-all = One link for all free seats
invite-links-gone = The links of the free seats were shown in another tab or browser. Make new ones with “New link”.
invite-all-here = Nobody is missing
invite-all-here-text = Links stay valid: whoever came by one can open it again on another device.
invite-only-here = This address works on this computer only. For other devices start the server with --addr 0.0.0.0:{ $port } and open the page under the address of this computer in your network.

invite-host = Host link
invite-host-text = Whoever opens it looks after the table as you do: seats, invitations, names. It is meant for your own other devices.
invite-host-link = Host link
invite-host-gone = It was shown in another tab or browser. A new one can be made here.
invite-host-new = New host link
invite-host-ends = The old host link ends at once. Whoever came by it is no host any more; this browser and the one that made the table stay hosts.

invite-sure = Are you sure?
invite-turn-out = { $name } would have to leave the seat, and needs a new link to come back.
invite-keep = Leave it as it is
invite-do = Do it
