use crate::desk::*;
use approdo_hub::wire::{CreateTable, Level, SeatKind, SeatPlan, Status, ViewerName};
use approdo_hub::{GuestId, HubError, Sort, StateQuery};
use approdo_phrases::Language;

#[tokio::test]
async fn a_link_seats_whoever_has_it() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    assert!(22 <= created.links[0].token.len(), "128 bits or more");
    assert_eq!(desk.hub.claim(EVE, table, "wrong").await, Err(HubError::WrongToken));
    let claimed = desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    assert_eq!((claimed.seat, claimed.host), (Some(1), false));
    assert_eq!(desk.hub.summary(table).await.unwrap().status, Status::Running);
    for desk in [&desk, &desk.restarted()] {
        // The same browser may repeat the claim, for the answer may have been lost; to others the link is revoked.
        let version = desk.version(table).await;
        assert_eq!(desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap().seat, Some(1));
        assert_eq!(desk.version(table).await, version);
        assert_eq!(desk.hub.claim(EVE, table, token(&created, 1)).await, Err(HubError::WrongToken));
        assert!(desk.state(EVE, table).await.you.seats.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_worth_nothing_once_somebody_else_sits_there() {
    // Taken by invitation, at a public table, or by a bot.
    for way in ["invited", "public", "bot"] {
        let desk = Desk::new();
        let plan = CreateTable { public: way == "public", ..nim_plan() };
        let created = desk.hub.create(ADA, plan).await.unwrap();
        let (table, link) = (&created.table, token(&created, 1));
        match way {
            "invited" => {
                desk.hub.claim(BOB, table, &created.invite_token).await.unwrap();
                desk.hub.take_seat(BOB, table, 1, None).await.unwrap();
            }
            "public" => desk.hub.take_seat(BOB, table, 1, None).await.unwrap(),
            _ => desk.hub.bot_takes_over(ADA, table, 1, Level::Novice).await.unwrap(),
        }
        for desk in [&desk, &desk.restarted()] {
            // Not even a host may share a seat with its player.
            for guest in [ADA, EVE] {
                assert_eq!(desk.hub.claim(guest, table, link).await, Err(HubError::WrongToken), "{way}");
                assert_eq!(
                    desk.hub.state(guest, table, as_seat(1)).await,
                    Err(HubError::NotYourSeat),
                    "{way}"
                );
            }
        }
        let kind = desk.hub.summary(table).await.unwrap().seats[1].kind;
        assert_eq!(kind, if way == "bot" { SeatKind::Bot } else { SeatKind::Person });
        if way != "bot" {
            // It stays revoked when the seat is left: a host makes a new one.
            desk.hub.leave_seat(BOB, table, 1).await.unwrap();
            assert_eq!(desk.hub.claim(EVE, table, link).await, Err(HubError::WrongToken), "{way}");
            let link = desk.hub.reissue(ADA, table, 1).await.unwrap();
            desk.hub.claim(EVE, table, &link.token).await.unwrap();
            assert_eq!(desk.hub.claim(ADA, table, &link.token).await, Err(HubError::WrongToken), "{way}");
        }
    }
}

#[tokio::test]
async fn nobody_else_agrees_for_whoever_came_by_a_link() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    desk.play(ADA, table, 0, take(0, 1)).await.unwrap();
    desk.play(BOB, table, 1, take(1, 1)).await.unwrap();
    let asked = desk.hub.ask_undo(ADA, table, 0, desk.version(table).await, 0).await.unwrap();
    // Ada, the creator of the table, tries the link in another browser.
    assert_eq!(desk.hub.claim(EVE, table, token(&created, 1)).await, Err(HubError::WrongToken));
    let answer = desk.hub.answer_undo(EVE, table, 1, asked.version, true).await;
    assert_eq!(answer, Err(HubError::NotYourSeat));
    assert_eq!(desk.hub.summary(table).await.unwrap().step, 2);
}

#[tokio::test]
async fn a_table_from_before_lets_nobody_in_by_an_old_link() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = approdo_store::TableId(created.table.clone());
    let old = desk.store.load_table(&table).await.unwrap().unwrap().seats.remove(1);
    desk.hub.claim(BOB, &created.table, token(&created, 1)).await.unwrap();
    // As stored when links stayed valid.
    let taken = desk.store.load_table(&table).await.unwrap().unwrap().seats.remove(1);
    let early = approdo_store::SeatRow { token_hash: old.token_hash, preferences: old.preferences, ..taken };
    let early = approdo_store::SeatChange { seat: 1, row: early, holders: vec![BOB.into()] };
    let early = approdo_store::TableChange { seats: vec![early], ..Default::default() };
    desk.store.update_table(&table, early).await.unwrap();
    let desk = desk.restarted();
    assert_eq!(desk.hub.claim(EVE, &created.table, token(&created, 1)).await, Err(HubError::WrongToken));
}

#[tokio::test]
async fn only_hosts_change_the_seats_of_others() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    assert_eq!(desk.hub.reissue(BOB, table, 0).await, Err(HubError::NotHost));
    assert_eq!(desk.hub.revoke(EVE, table, 1).await, Err(HubError::NotHost));
    assert_eq!(desk.hub.rename_table(BOB, table, "Ours").await, Err(HubError::NotHost));
    assert_eq!(desk.hub.bot_takes_over(BOB, table, 0, Level::Novice).await, Err(HubError::NotYourSeat));
    let claimed = desk.hub.claim(EVE, table, &created.host_token).await.unwrap();
    assert!(claimed.host && claimed.seat.is_none());
    desk.hub.rename_table(EVE, table, " Ours ").await.unwrap();
    assert_eq!(desk.restarted().hub.summary(table).await.unwrap().name, "Ours");
    assert!(desk.restarted().state(EVE, table).await.you.guest_is_host);
}

#[tokio::test]
async fn a_new_link_shuts_the_old_one_and_whoever_came_by_it_out() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap();
    let mut pushes = desk.hub.subscribe(BOB, table, as_seat(1)).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.you.viewer, ViewerName::Seat(1));
    let link = desk.hub.reissue(ADA, table, 1).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.you.viewer, ViewerName::Spectator);
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.hub.state(BOB, table, as_seat(1)).await, Err(HubError::NotYourSeat));
        assert_eq!(desk.hub.claim(BOB, table, token(&created, 1)).await, Err(HubError::WrongToken));
    }
    desk.hub.claim(EVE, table, &link.token).await.unwrap();
    assert_eq!(desk.state(EVE, table).await.you.seats, [1]);
    desk.hub.revoke(ADA, table, 1).await.unwrap();
    assert_eq!(desk.hub.claim(EVE, table, &link.token).await, Err(HubError::WrongToken));
    let summary = desk.hub.summary(table).await.unwrap();
    assert_eq!(
        (summary.seats[1].kind, summary.status),
        (SeatKind::Open, Status::Running),
        "the game goes on"
    );
}

#[tokio::test]
async fn whoever_sits_there_gets_a_link_for_a_second_screen() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    let screens = async |desk: &Desk| desk.hub.summary(table).await.unwrap().seats[1].screens;
    assert_eq!(screens(&desk).await, 0);
    assert!(!desk.hub.claim(BOB, table, token(&created, 1)).await.unwrap().shared);
    let mut pushes = desk.hub.subscribe(ADA, table, as_seat(0)).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.summary.seats[1].screens, 1);
    let link = desk.hub.reissue(BOB, table, 1).await.unwrap();
    let claimed = desk.hub.claim(EVE, table, &link.token).await.unwrap();
    assert!(claimed.shared && claimed.seat == Some(1), "{claimed:?}");
    assert_eq!(next_state(&mut pushes).await.summary.seats[1].screens, 2, "everybody is told");
    for desk in [&desk, &desk.restarted()] {
        for guest in [BOB, EVE] {
            assert_eq!(desk.state(guest, table).await.you.seats, [1]);
        }
        assert_eq!(screens(desk).await, 2);
        assert_eq!(desk.hub.claim(BOB, table, token(&created, 1)).await, Err(HubError::WrongToken));
        // It has admitted a browser, which may repeat the claim; to others it is revoked.
        let version = desk.version(table).await;
        assert!(desk.hub.claim(EVE, table, &link.token).await.unwrap().shared);
        assert_eq!(desk.version(table).await, version);
        assert_eq!(desk.hub.claim(CARL, table, &link.token).await, Err(HubError::WrongToken));
    }
    assert_eq!(desk.hub.summary(table).await.unwrap().status, Status::Running);
    // A new one puts all others out.
    let again = desk.hub.reissue(EVE, table, 1).await.unwrap();
    assert_eq!(next_state(&mut pushes).await.summary.seats[1].screens, 1);
    assert_eq!(desk.state(EVE, table).await.you.seats, [1]);
    assert!(desk.state(BOB, table).await.you.seats.is_empty());
    assert_eq!(desk.hub.claim(BOB, table, &link.token).await, Err(HubError::WrongToken));
    desk.hub.leave_seat(EVE, table, 1).await.unwrap();
    for guest in [ADA, BOB, EVE] {
        assert_eq!(desk.hub.claim(guest, table, &again.token).await, Err(HubError::WrongToken));
    }
}

#[tokio::test]
async fn a_link_for_a_second_screen_ends_when_one_of_the_seat_leaves() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    desk.hub.claim(EVE, table, token(&created, 1)).await.unwrap();
    let link = desk.hub.reissue(EVE, table, 1).await.unwrap();
    desk.hub.claim(BOB, table, &link.token).await.unwrap();
    let mut eve = desk.hub.subscribe(EVE, table, as_seat(1)).await.unwrap();
    let mut bob = desk.hub.subscribe(BOB, table, as_seat(1)).await.unwrap();
    for pushes in [&mut eve, &mut bob] {
        assert_eq!(next_state(pushes).await.summary.seats[1].screens, 2);
    }
    desk.hub.leave_seat(EVE, table, 1).await.unwrap();
    assert_eq!(next_state(&mut bob).await.summary.seats[1].screens, 1);
    assert_eq!(next_state(&mut eve).await.you.viewer, ViewerName::Spectator, "she sees no secret any more");
    for desk in [&desk, &desk.restarted()] {
        for guest in [EVE, CARL] {
            assert_eq!(desk.hub.claim(guest, table, &link.token).await, Err(HubError::WrongToken));
        }
        assert_eq!(desk.state(BOB, table).await.you.seats, [1]);
    }
}

#[tokio::test]
async fn seats_are_taken_named_and_left() {
    let desk = Desk::new();
    let plan = CreateTable { public: true, ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    assert_eq!(desk.hub.take_seat(BOB, &table, 0, None).await, Err(HubError::SeatTaken));
    assert_eq!(desk.hub.take_seat(BOB, &table, 9, None).await, Err(HubError::UnknownSeat));
    desk.hub.take_seat(BOB, &table, 1, Some(" Bob\u{202e} ".to_owned())).await.unwrap();
    assert_eq!(desk.hub.rename(EVE, &table, 1, "Eve").await, Err(HubError::NotYourSeat));
    desk.hub.rename(ADA, &table, 0, "Adele").await.unwrap();
    let names = |desk: &Desk| {
        let (hub, table) = (desk.hub.clone(), table.clone());
        async move {
            let seats = hub.summary(&table).await.unwrap().seats;
            seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
        }
    };
    assert_eq!(names(&desk).await, ["Adele", "Bob"]);
    assert_eq!(names(&desk.restarted()).await, ["Adele", "Bob"]);
    assert_eq!(desk.hub.leave_seat(EVE, &table, 1).await, Err(HubError::NotYourSeat));
    desk.hub.leave_seat(BOB, &table, 1).await.unwrap();
    let seat = desk.hub.summary(&table).await.unwrap().seats.remove(1);
    assert_eq!((seat.kind, seat.name.as_str()), (SeatKind::Open, ""));
    assert_eq!(desk.restarted().hub.leave_seat(BOB, &table, 1).await, Err(HubError::NotYourSeat));
}

/// A private table of three with two free seats.
fn private() -> CreateTable {
    CreateTable { seats: vec![mine("Ada"), SeatPlan::Open {}, SeatPlan::Open {}], ..nim_plan() }
}

#[tokio::test]
async fn one_link_invites_to_every_free_seat_of_a_private_table() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, private()).await.unwrap();
    let (table, invitation) = (&created.table, &created.invite_token);
    assert!(22 <= invitation.len(), "128 bits or more");
    // The id of the table only allows looking on.
    assert!(!desk.state(EVE, table).await.you.may_sit);
    let refused = desk.hub.take_seat(EVE, table, 1, None).await.unwrap_err();
    assert_eq!((&refused, refused.sort()), (&HubError::NeedsInvitation, Sort::Forbidden));
    assert_eq!(desk.hub.claim(EVE, table, "wrong").await, Err(HubError::WrongToken));
    // The link of one seat is no invitation to the others.
    desk.hub.claim(EVE, table, token(&created, 2)).await.unwrap();
    desk.hub.leave_seat(EVE, table, 2).await.unwrap();
    assert_eq!(desk.hub.take_seat(EVE, table, 2, None).await, Err(HubError::NeedsInvitation));

    let claimed = desk.hub.claim(BOB, table, invitation).await.unwrap();
    assert_eq!((claimed.seat, claimed.host, claimed.invited), (None, false, true));
    let desk = desk.restarted();
    assert!(desk.state(BOB, table).await.you.may_sit, "an invitation outlasts a restart");
    assert_eq!(desk.hub.take_seat(BOB, table, 0, None).await, Err(HubError::SeatTaken));
    desk.hub.take_seat(BOB, table, 2, Some("Bob".to_owned())).await.unwrap();
    desk.hub.take_seat(ADA, table, 1, None).await.unwrap();
    assert_eq!(desk.hub.summary(table).await.unwrap().status, Status::Running);
    // A browser that is put out of a seat loses its invitation, but may claim the link again.
    desk.hub.revoke(ADA, table, 2).await.unwrap();
    assert_eq!(desk.hub.take_seat(BOB, table, 2, None).await, Err(HubError::NeedsInvitation));
    desk.hub.claim(BOB, table, invitation).await.unwrap();
    desk.hub.take_seat(BOB, table, 2, None).await.unwrap();
}

#[tokio::test]
async fn a_host_changes_or_withdraws_the_invitation() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, private()).await.unwrap();
    let table = &created.table;
    desk.hub.claim(BOB, table, &created.invite_token).await.unwrap();
    assert_eq!(desk.hub.reissue_invitation(BOB, table).await, Err(HubError::NotHost));
    assert_eq!(desk.hub.revoke_invitation(EVE, table).await, Err(HubError::NotHost));
    desk.hub.take_seat(BOB, table, 1, None).await.unwrap();
    let fresh = desk.hub.reissue_invitation(ADA, table).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.hub.claim(EVE, table, &created.invite_token).await, Err(HubError::WrongToken));
        assert_eq!(desk.hub.take_seat(BOB, table, 2, None).await, Err(HubError::NeedsInvitation));
        assert_eq!(desk.state(BOB, table).await.you.seats, [1], "who sits stays");
    }
    assert!(desk.hub.claim(EVE, table, &fresh.token).await.unwrap().invited);
    desk.hub.revoke_invitation(ADA, table).await.unwrap();
    for desk in [&desk, &desk.restarted()] {
        assert_eq!(desk.hub.claim(BOB, table, &fresh.token).await, Err(HubError::WrongToken));
        assert_eq!(desk.hub.take_seat(EVE, table, 2, None).await, Err(HubError::NeedsInvitation));
    }
}

#[tokio::test]
async fn no_invitation_is_held_by_everybody() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, private()).await.unwrap();
    let table = &created.table;
    let guest = |number: u8| GuestId([number; 32]);
    for number in 100..200 {
        desk.hub.claim(guest(number), table, &created.invite_token).await.unwrap();
    }
    // The first ones stay.
    let one_more = desk.hub.claim(guest(200), table, &created.invite_token).await;
    assert_eq!(one_more, Err(HubError::TooManyBrowsers));
    desk.hub.claim(guest(100), table, &created.invite_token).await.unwrap();
    let may_sit = async |number| desk.state(guest(number), table).await.you.may_sit;
    assert_eq!((may_sit(100).await, may_sit(199).await, may_sit(200).await), (true, true, false));
}

#[tokio::test]
async fn one_browser_may_hold_every_seat() {
    let desk = Desk::new();
    let plan = CreateTable { seats: vec![mine("Ada"), mine("Bob")], ..nim_plan() };
    let table = desk.hub.create(ADA, plan).await.unwrap().table;
    assert_eq!(desk.state(ADA, &table).await.you.viewer, ViewerName::Seat(0));
    desk.play(ADA, &table, 0, take(0, 1)).await.unwrap();
    let state = desk.state(ADA, &table).await;
    assert_eq!((state.you.viewer, state.you.seats), (ViewerName::Seat(1), vec![0, 1]));
    desk.play(ADA, &table, 1, take(1, 1)).await.unwrap();
}

#[tokio::test]
async fn lists_show_public_tables_to_all_and_ones_own_to_oneself() {
    let desk = Desk::new();
    let private = desk.nim().await;
    let plan = CreateTable { public: true, name: Some("Open house".to_owned()), ..nim_plan() };
    let public = desk.hub.create(ADA, plan).await.unwrap().table;
    let listed = desk.hub.list_public(None, None, 10).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].id.as_str(), listed[0].name.as_str()), (public.as_str(), "Open house"));
    assert_eq!((listed[0].taken, listed[0].seats, listed[0].status), (1, 2, Status::Open));
    assert!(desk.hub.list_public(Some(Status::Over), None, 10).await.unwrap().is_empty());
    let mine = desk.hub.mine(BOB).await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!((mine[0].id.as_str(), mine[0].your_move), (private.as_str(), false));
    desk.play(ADA, &private, 0, take(0, 1)).await.unwrap();
    assert!(desk.hub.mine(BOB).await.unwrap()[0].your_move);
    assert!(desk.hub.mine(EVE).await.unwrap().is_empty());
}

#[tokio::test]
async fn hosts_find_the_tables_where_they_do_not_play() {
    let desk = Desk::new();
    let plan = CreateTable { seats: vec![SeatPlan::Open {}; 2], ..nim_plan() };
    let created = desk.hub.create(ADA, plan).await.unwrap();
    desk.clock.advance(1_000);
    let played = desk.nim().await;
    let mine = async |guest| {
        let listed = desk.hub.mine(guest).await.unwrap();
        listed.into_iter().map(|table| (table.id, table.your_seats, table.you_host)).collect::<Vec<_>>()
    };
    let hosted = (created.table.clone(), vec![], true);
    assert_eq!(mine(ADA).await, [(played.clone(), vec![0], true), hosted.clone()]);
    assert_eq!(mine(BOB).await, [(played, vec![1], false)]);
    desk.hub.claim(EVE, &created.table, &created.host_token).await.unwrap();
    assert_eq!(mine(EVE).await, [hosted]);
}

#[tokio::test]
async fn a_table_that_cannot_be_brought_back_hides_no_other() {
    let desk = Desk::new();
    let (broken, sound) = (desk.nim().await, desk.nim().await);
    spoil(&desk, &broken, "1: take pile=0 count=99").await;
    let again = desk.restarted();
    assert!(again.hub.summary(&broken).await.is_err());
    let mine = again.hub.mine(ADA).await.unwrap();
    let moves: Vec<bool> =
        [&broken, &sound].map(|id| mine.iter().find(|table| table.id == *id).unwrap().your_move).into();
    assert_eq!(moves, [false, true]);
}

#[tokio::test]
async fn a_host_link_that_leaked_is_withdrawn() {
    let desk = Desk::new();
    let created = desk.hub.create(ADA, nim_plan()).await.unwrap();
    let table = &created.table;
    for guest in [BOB, EVE] {
        desk.hub.claim(guest, table, &created.host_token).await.unwrap();
    }
    let stranger = GuestId([9; 32]);
    assert_eq!(desk.hub.reissue_host(stranger, table).await, Err(HubError::NotHost));
    let fresh = desk.hub.reissue_host(BOB, table).await.unwrap();
    assert!(22 <= fresh.token.len(), "128 bits or more");
    for desk in [&desk, &desk.restarted()] {
        // The requester and the creator stay hosts.
        assert_eq!(desk.hub.claim(EVE, table, &created.host_token).await, Err(HubError::WrongToken));
        for (guest, hosts) in [(ADA, true), (BOB, true), (EVE, false)] {
            assert_eq!(desk.state(guest, table).await.you.guest_is_host, hosts);
            assert_eq!(desk.hub.mine(guest).await.unwrap().len(), usize::from(hosts));
        }
    }
    desk.hub.claim(EVE, table, &fresh.token).await.unwrap();
    assert!(desk.state(EVE, table).await.you.guest_is_host);
    // The number of hosts is limited, even if the link is public.
    let tries = (0..64).map(|number| desk.hub.claim(GuestId([100 + number; 32]), table, &fresh.token));
    let mut refused = 0;
    for claim in tries {
        refused += u32::from(claim.await == Err(HubError::TooManyBrowsers));
    }
    assert!(0 < refused);
}

#[tokio::test]
async fn onlookers_note_only_so_much() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let onlooker = |number: u8, of: u8| GuestId([[number; 16], [of; 16]].concat().try_into().unwrap());
    let mut noted = 0;
    for (number, of) in (0..=255).flat_map(|number| [(number, 200), (number, 201)]) {
        match desk.hub.set_note(onlooker(number, of), &table, "x").await {
            Ok(()) => noted += 1,
            Err(error) => assert_eq!(error, HubError::NotSeated),
        }
    }
    assert_eq!(noted, 200);
    // Existing notes can be changed, and players may begin one.
    desk.hub.set_note(onlooker(0, 200), &table, "y").await.unwrap();
    desk.hub.set_note(ADA, &table, "mine").await.unwrap();
}

#[tokio::test]
async fn what_is_said_is_kept_as_plain_text() {
    let desk = Desk::new();
    let table = desk.nim().await;
    let mut pushes = desk.hub.subscribe(EVE, &table, StateQuery::default()).await.unwrap();
    next_state(&mut pushes).await;
    let line = desk.hub.chat(ADA, &table, " <b>hello</b>\u{202e}\u{7} ").await.unwrap();
    assert_eq!((line.text.as_str(), line.seat, line.name.as_str()), ("<b>hello</b>", Some(0), "Ada"));
    let approdo_hub::Push::Chat(json) = pushes.next().await.unwrap() else { panic!("no chat") };
    assert!(json.contains("hello"));
    assert_eq!(desk.hub.chat(EVE, &table, "hi").await, Err(HubError::NotSeated));
    assert_eq!(desk.hub.chat(ADA, &table, " \n").await, Err(HubError::BadText { most: 500 }));
    assert_eq!(desk.hub.chat(ADA, &table, &"x".repeat(501)).await, Err(HubError::BadText { most: 500 }));
    desk.hub.chat(BOB, &table, &"è".repeat(500)).await.unwrap();
    let again = desk.restarted();
    assert_eq!(again.hub.chat_since(&table, 0).await.unwrap().len(), 2);
    assert_eq!(again.hub.chat_since(&table, line.id).await.unwrap()[0].seat, Some(1));
}

#[tokio::test]
async fn a_note_is_for_its_author_alone() {
    let desk = Desk::new();
    let table = desk.nim().await;
    desk.hub.set_note(ADA, &table, "first\nsecond\u{202e}").await.unwrap();
    assert_eq!(desk.restarted().hub.note(ADA, &table).await.unwrap(), "first\nsecond");
    assert_eq!(desk.hub.note(BOB, &table).await.unwrap(), "");
    assert!(desk.hub.set_note(ADA, &table, &"x".repeat(4_001)).await.is_err());
}

#[test]
fn a_guest_in_a_log_is_not_the_guest() {
    let guest = GuestId::of_cookie("secret");
    let shown = format!("{guest:?}");
    assert!(shown.len() < 20, "{shown}");
    assert_ne!(guest, GuestId::of_cookie("other"));
    let text = HubError::Unavailable(approdo_store::StoreError::Closed).text(Language::English);
    assert!(!text.contains("closed"), "{text}");
}
