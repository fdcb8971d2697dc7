## What can be wrong with a request before any table has seen it.

web-unknown-route = There is nothing at this address; the description of the API is at /api/docs.
web-wrong-method = This address does not take this method; the header Allow says which it takes.
web-upgrade-required = This address is for WebSockets only: open one (version 13), or ask for the table without /live.
web-too-large = The request is longer than { $most } bytes: send less.
web-wrong-type = Requests that change something need the header Content-Type: application/json.
web-unknown-host = This server does not go by this name. Open it by its address in numbers, or start it with --host and this name.
web-foreign-origin = The request comes from a page of another site and was not granted. If this is the right site, its server stands behind a proxy that speaks https: it must be started with --trust-proxy.
web-unreadable = The request is not what is asked for here; /api/docs describes every request.
web-unreadable-missing = The request lacks the field “{ $name }” (line { $line }, column { $column }): add it.
web-unreadable-unknown = The request has a field that is not known here (line { $line }, column { $column }): leave it out.
web-unreadable-twice = The request has the same field twice (again at line { $line }, column { $column }): leave one of them out.
web-unreadable-field = The field “{ $name }” does not have the form that is asked for here (line { $line }, column { $column }); /api/docs describes it.
web-unreadable-choice = The field “{ $name }” is none of the words that are known here (line { $line }, column { $column }). Choose one of: { $among }.
web-unreadable-no-object = The request is JSON, but no object (line { $line }, column { $column }): put what you say into braces, with names, like this: {"{"}"text": "hello"{"}"}.
web-unreadable-empty = The request has no content: send a JSON object, and {"{}"} where there is nothing to say.
web-unreadable-binary = The message is no text: send JSON as text.
web-unreadable-place = The request has something else than is asked for here (line { $line }, column { $column }); /api/docs describes every request.
web-unreadable-parameter = The parameter “{ $name }” of the address does not have the form that is asked for here; /api/docs describes it.
web-unreadable-parameter-twice = The address has the same parameter twice: leave one of them out.
web-unreadable-unknown-parameter = The address has a parameter that is not known here: leave it out.
web-unreadable-json = The request is not JSON: it cannot be read from line { $line }, column { $column } on.
web-unreadable-address = The address should have a small number, written with digits only, where it has something else.
web-unreadable-language = There is no such language here: lang is en or it, once.
web-unreadable-body = The request broke off before its end: please send it again.
web-unreadable-hosts = The request has several headers Host: send one.
web-unreadable-no-host = The request does not say which host it asks: send the header Host with the name or address of this server.
web-unreadable-host = What the header Host says is no name or address of a host: send that of this server, and its port if it has one.
web-unreadable-target = What the first line of the request asks for is no address of this server: name a path like /api/games, or an address with http or https.
web-unreadable-wrapped = The body of the request is wrapped in a way that is not read here: send it with Content-Length, or with Transfer-Encoding: chunked alone.
web-unreadable-key = The header Sec-WebSocket-Key is not as it should be: send one, with 16 random bytes in base64.
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
