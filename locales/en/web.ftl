## What can be wrong with a request before any table has seen it.

web-unknown-route = There is nothing at this address; the description of the API is at /api/docs.
web-wrong-method = This address does not take this method; the header Allow says which it takes.
web-too-large = The request is longer than { $most } bytes: send less.
web-wrong-type = Requests that change something need the header Content-Type: application/json.
web-foreign-origin = The request comes from a page of another site and was not granted.
web-unreadable = The request cannot be read: { $problem }.
web-unreadable-json = The request is not JSON: it cannot be read from line { $line }, column { $column } on.
web-unreadable-address = The address should have a small number where it has something else.
web-unreadable-language = There is no such language here: lang is en or it.
web-unreadable-body = The request broke off before its end: please send it again.
web-too-deep = The request is nested too deeply to be read.
web-too-fast = { $seconds ->
    [one] Too many requests: please wait a second and try again.
   *[other] Too many requests: please wait { $seconds } seconds and try again.
}
web-unknown-rulebook = There is no such rulebook; /api/games lists the games.
web-unknown-clause = The rulebook has no such clause.
web-local-only = This can only be read on the machine of the server.
web-too-slow = The request took too long and was given up: please try again.
web-internal = Something went wrong on the server; it has been noted. Please try again.
