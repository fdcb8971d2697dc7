//! The API description (OpenAPI) matches the server.

use crate::kit::{HOST, TestSite, hot_seat, raw};
use axum::{body::Body, http::Method};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, path::Path};

/// Every route with its method, from the description.
pub async fn described(site: &TestSite) -> BTreeSet<(Method, String)> {
    let description = site.browser().get("/api/openapi.json").await.good();
    let paths = description["paths"].as_object().expect("there are paths").clone();
    let methods = |(path, methods): (String, Value)| {
        let names: Vec<String> = methods.as_object().expect("methods").keys().cloned().collect();
        names
            .into_iter()
            .map(move |name| (name.to_uppercase().parse::<Method>().expect("a method"), path.clone()))
    };
    paths.into_iter().flat_map(methods).collect()
}

/// A path with a value for every parameter.
pub fn filled(path: &str) -> String {
    path.replace("{id}", "nowhere")
        .replace("{seat}", "0")
        .replace("{step}", "0")
        .replace("{game}", "nim")
        .replace("{clause}", "NIM-1.1")
}

#[tokio::test]
async fn everything_that_was_promised_is_described() {
    let site = TestSite::new();
    let described = described(&site).await;
    let table = "/api/tables/{id}";
    let seats = ["take", "leave", "rename", "bot", "hand-back", "reissue", "revoke", "preferences"];
    let mut promised: Vec<(Method, String)> =
        seats.map(|action| (Method::POST, format!("{table}/seats/{{seat}}/{action}"))).into();
    for action in [
        "claim",
        "moves",
        "undo",
        "redo",
        "undo-request",
        "undo-answer",
        "hint",
        "chat",
        "fork",
        "rematch",
        "seen",
        "rename",
        "invite/reissue",
        "invite/revoke",
        "host/reissue",
    ] {
        promised.push((Method::POST, format!("{table}/{action}")));
    }
    for what in ["history/{step}", "versions/{version}", "log", "recap", "chat", "notes", "export", "live"] {
        promised.push((Method::GET, format!("{table}/{what}")));
    }
    promised.push((Method::PUT, format!("{table}/notes")));
    promised.push((Method::GET, table.to_owned()));
    for path in [
        "/health",
        "/metrics",
        "/api/tables",
        "/api/mine",
        "/api/games",
        "/api/games/{game}/print",
        "/api/rules/{game}",
        "/api/rules/{game}/{clause}",
        "/api/openapi.json",
    ] {
        promised.push((Method::GET, path.to_owned()));
    }
    promised.push((Method::POST, "/api/tables".to_owned()));
    promised.push((Method::POST, "/api/import".to_owned()));
    promised.push((Method::POST, "/api/games/{game}/check".to_owned()));
    assert_eq!(described, promised.into_iter().collect());
}

#[tokio::test]
async fn everything_that_is_described_is_there() {
    let site = TestSite::new();
    for (method, path) in described(&site).await {
        let json = [("content-type", "application/json"), ("host", HOST)];
        let request = raw(method.clone(), &filled(&path), &json, Body::from("{}"));
        let reply = site.browser().send(request).await;
        assert!(!reply.text.contains("unknown-route"), "{method} {path} is not there");
        assert_ne!(reply.status, 405, "{method} {path} is not there");
    }
}

#[tokio::test]
async fn every_answer_and_every_type_is_described() {
    let site = TestSite::new();
    let description = site.browser().get("/api/openapi.json").await.good();
    let text = description.to_string();
    let mut names = BTreeSet::new();
    for (_, methods) in description["paths"].as_object().expect("paths") {
        for (_, operation) in methods.as_object().expect("methods") {
            assert!(
                operation["responses"].as_object().is_some_and(|answers| !answers.is_empty()),
                "{operation}"
            );
            let name = operation["operationId"].as_str().expect("every operation has a name");
            assert!(names.insert(name.to_owned()), "two operations are called {name}");
            assert!(operation["tags"].is_array() && operation["summary"].is_string(), "{operation}");
        }
    }
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
            let says = |status: &str| operation["responses"][status].is_object();
            let complete = parameters.iter().any(|parameter| parameter["name"] == "lang")
                && ["400", "413", "415"].into_iter().all(says);
            assert!(method == "get" || complete, "{method} {path}: {operation}");
            assert!(says("default"), "{method} {path}: {operation}");
            for (status, answer) in operation["responses"].as_object().expect("answers") {
                let said = answer["description"].as_str().unwrap_or_default();
                assert!(!said.is_empty(), "{method} {path}: nothing is said about {status}");
            }
            for parameter in parameters {
                let (schema, is_number) = (&parameter["schema"], parameter["schema"]["type"] == "integer");
                assert!(!is_number || schema["maximum"].is_u64(), "{method} {path}: {parameter}");
            }
        }
    }
    let pushes =
        description["components"]["schemas"]["PushBody"]["oneOf"].as_array().expect("kinds of pushes");
    for push in pushes {
        let required = push["required"].as_array().expect("required fields");
        assert!(required.contains(&"version".into()) && push["properties"]["version"].is_object(), "{push}");
    }
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a name");
        assert!(!description["components"]["schemas"][name].is_null(), "{name} is not described");
    }
    for name in ["TableState", "PlayMove", "ErrorBody", "FromClient", "ToClient", "PushBody"] {
        assert!(!description["components"]["schemas"][name].is_null(), "{name} is not described");
    }
}

/// Numbers are accepted as described, and no others.
#[tokio::test]
async fn numbers_are_read_up_to_where_the_description_says() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let description = browser.get("/api/openapi.json").await.good();
    let leave = &description["paths"]["/api/tables/{id}/seats/{seat}/leave"]["post"];
    let seat = leave["parameters"].as_array().expect("parameters").iter().find(|one| one["name"] == "seat");
    let largest = seat.expect("it has a seat")["schema"]["maximum"].as_u64().expect("a bound");
    let path = |seat: u64| format!("/api/tables/nowhere/seats/{seat}/leave");
    browser.post(&path(largest), &json!({})).await.bad(404, "unknown-table");
    browser.post(&path(largest + 1), &json!({})).await.bad(400, "unreadable");
    let version = &description["components"]["schemas"]["PlayMove"]["properties"]["version"];
    let largest = version["maximum"].as_u64().expect("a bound");
    let body = |version: u64| json!({ "seat": 0, "version": version, "move": {}, "key": "k" });
    browser.post("/api/tables/nowhere/moves", &body(largest)).await.bad(404, "unknown-table");
    browser.post("/api/tables/nowhere/moves", &body(largest + 1)).await.bad(400, "unreadable");
}

/// An integer has one notation: digits, in JSON and in addresses.
#[tokio::test]
async fn numbers_are_written_with_digits_only() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    for good in ["?seat=1", "?since=10", "?since=0", "/history/0", "/chat?since=7"] {
        browser.get(&at(good)).await.good();
    }
    browser.get("/api/tables?limit=36").await.good();
    for number in ["36.0", "3e1", "%2B1", "+1", "01", "00", "-0", "-1", "1_0", "0x1", "%D9%A1", ""] {
        for what in ["?seat=", "?since=", "/chat?since=", "/log?since=", "/recap?seat=", "/live?since="] {
            browser.get(&at(&format!("{what}{number}"))).await.bad(400, "unreadable");
        }
        browser.get(&format!("/api/tables?limit={number}")).await.bad(400, "unreadable");
        if !number.is_empty() {
            browser.get(&at(&format!("/history/{number}"))).await.bad(400, "unreadable");
            browser.post(&at(&format!("/seats/{number}/leave")), &json!({})).await.bad(400, "unreadable");
        }
    }
    let json = [("content-type", "application/json")];
    for number in ["36.0", "0.0", "3e1", "-0", "-1", "\"1\"", "01", "+1", "null"] {
        for (path, body) in [
            (at("/seen"), format!("{{\"version\":{number}}}")),
            (at("/moves"), format!("{{\"seat\":0,\"version\":{number},\"key\":\"k\",\"move\":{{}}}}")),
            (at("/moves"), format!("{{\"seat\":{number},\"version\":0,\"key\":\"k\",\"move\":{{}}}}")),
            (at("/fork"), format!("{{\"step\":{number}}}")),
        ] {
            browser.send(raw(Method::POST, &path, &json, body)).await.bad(400, "unreadable");
        }
        let plan = format!(
            "{{\"game\":\"nim\",\"options\":{{\"piles\":{number}}},\"seats\":[{{\"kind\":\"mine\"}},{{\"kind\":\"mine\"}}]}}"
        );
        let reply = browser.send(raw(Method::POST, "/api/tables", &json, plan)).await;
        assert_eq!(reply.status, 400, "{number}: {}", reply.text);
    }
}

/// Every route takes the two languages and no other, and no undescribed parameter.
#[tokio::test]
async fn whatever_an_address_asks_for_is_known_or_refused() {
    let site = TestSite::new();
    for (method, path) in described(&site).await {
        let ask = async |query: &str, preferred: &str| {
            let headers =
                [("content-type", "application/json"), ("host", HOST), ("accept-language", preferred)];
            let path = format!("{}?{query}", filled(&path));
            site.browser().send(raw(method.clone(), &path, &headers, Body::from("{}"))).await
        };
        for query in ["lang=AAA", "lang=", "lang", "lang=IT", "lang=it-IT", "lang=de", "lang=it&lang=en"] {
            // Errors are in the language that the browser prefers.
            for (preferred, word) in [("en", "language"), ("it", "lingua")] {
                let text = ask(query, preferred).await.bad(400, "unreadable")["text"].to_string();
                assert!(text.contains(word), "{method} {path}?{query}: {text}");
            }
        }
        ask("treasure=1", "en").await.bad(400, "unreadable");
        let text = async |query: &str, preferred: &str| {
            let reply = ask(query, preferred).await;
            serde_json::from_str::<Value>(&reply.text).unwrap_or_default()["error"]["text"].clone()
        };
        let (english, italian) = (text("lang=en", "it").await, text("lang=it", "en").await);
        assert!(english.is_null() || english != italian, "{method} {path}: {english}");
        assert_eq!(text("lang=%69%74", "en").await, italian, "{method} {path}");
    }
}

/// A parameter without effect is refused, and not described.
#[tokio::test]
async fn the_past_takes_only_parameters_that_do_something() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    let description = browser.get("/api/openapi.json").await.good();
    for (route, taken) in [
        ("/history/{step}", &["lang", "seat"][..]),
        ("/versions/{version}", &["lang", "seat"]),
        ("/recap", &["lang", "seat"]),
        ("/log", &["lang", "seat", "since"]),
        ("", &["lang", "outline", "seat", "since", "standings"]),
        ("/live", &["lang", "prices", "seat", "since", "standings"]),
    ] {
        let parameters =
            description["paths"][format!("/api/tables/{{id}}{route}")]["get"]["parameters"].clone();
        let parameters = parameters.as_array().expect("parameters").iter();
        let queries = parameters.filter(|parameter| parameter["in"] == "query");
        let described: BTreeSet<&str> = queries.filter_map(|query| query["name"].as_str()).collect();
        assert_eq!(described, taken.iter().copied().collect(), "{route}");
        let path = format!("/api/tables/{table}{}", route.replace("{step}", "0").replace("{version}", "0"));
        for (name, value) in [
            ("seat", "0"),
            ("since", "0"),
            ("outline", "false"),
            ("standings", "true"),
            ("prices", "true"),
            ("lang", "en"),
        ] {
            let reply = browser.get(&format!("{path}?{name}={value}")).await;
            assert_eq!(reply.status != 400, taken.contains(&name), "{route}?{name}: {}", reply.text);
        }
    }
}

/// A replay file has the described fields, and all required ones.
#[tokio::test]
async fn a_replay_file_is_as_it_is_described() {
    let site = TestSite::new();
    let mut browser = site.browser();
    let (table, _) = browser.create(&hot_seat()).await;
    browser.play_out(&table).await;
    let file = browser.get(&format!("/api/tables/{table}/export")).await.good();
    let description = browser.get("/api/openapi.json").await.good();
    let schema = &description["components"]["schemas"]["ReplayFile"];
    for (field, _) in file.as_object().expect("fields") {
        assert!(schema["properties"][field].is_object(), "{field} is not described");
    }
    let required: Vec<&str> =
        schema["required"].as_array().expect("fields").iter().filter_map(Value::as_str).collect();
    assert!(required.len() < schema["properties"].as_object().expect("fields").len());
    for field in required {
        let mut less = file.clone();
        less.as_object_mut().expect("fields").remove(field).expect("it is there");
        browser.post("/api/import", &less).await.bad(400, "bad-record");
    }
    let mut least = file.clone();
    least.as_object_mut().expect("fields").retain(|field, _| {
        schema["required"].as_array().is_some_and(|required| required.contains(&field.as_str().into()))
    });
    least["steps"] = json!([]);
    browser.post("/api/import", &least).await.good();
}

/// `docs/api.md` names everything that writers of clients need.
#[tokio::test]
async fn the_guide_names_every_route_and_every_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join(path)).expect("the file is there");
    let guide = read("docs/api.md");
    for (_, path) in described(&TestSite::new()).await {
        let short = path.replace("/api/tables/{id}/seats/{seat}/", "").replace("/api/tables/{id}/", "…/");
        assert!(guide.contains(&short), "{path} is not in the guide");
    }
    let mut codes = BTreeSet::new();
    for (source, prefix) in
        [("crates/hub/src/error.rs", "\"server-"), ("crates/gate/src/problem.rs", "\"web-")]
    {
        let source = read(source);
        let words = source.split(prefix).skip(1).filter_map(|rest| rest.split('"').next());
        // These have the codes `unreadable` and `unavailable`.
        let has_other_code = |word: &str| word.starts_with("unreadable-") || word == "not-in-time";
        codes.extend(words.filter(|word| !has_other_code(word)).map(str::to_owned));
    }
    assert!(40 < codes.len(), "{codes:?}");
    for code in codes {
        assert!(guide.contains(&format!("`{code}`")), "`{code}` is not in the guide");
    }
}

/// `docs/reliability.md` names a test for every promise.
#[test]
fn every_test_that_a_promise_relies_on_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let promises = fs::read_to_string(root.join("docs/reliability.md")).expect("the file is there");
    let mut named = 0;
    for (file, test) in promises.split('`').filter_map(|word| word.split_once(".rs::")) {
        let source = fs::read_to_string(root.join("crates").join(format!("{file}.rs")));
        let source = source.unwrap_or_else(|error| panic!("{file}.rs: {error}"));
        assert!(source.contains(&format!("fn {test}(")), "there is no {test} in {file}.rs");
        named += 1;
    }
    assert!(60 < named, "{named} tests are named");
}
