//! Claiming and leaving seats: links, hosts, names, stand-ins.

use super::{
    GuestId, Hub, HubError,
    chair::{Cause, Chair, Link, Occupant},
    entry::Deed,
    guest::{hash, new_token, same},
    room::Room,
    text,
};
use crate::wire::{Claimed, HostLink, Level, Preferences, SeatKind, SeatLink, Status};
use approdo_contract::Seat;
use approdo_store::{Moment, TableChange, TokenHash};

const MOST_HOSTS: usize = 32;
/// The most former holders of seats that are remembered per game. Above it, only they may take a seat that was left.
const MOST_FORMER: usize = 128;

impl Hub {
    /// Exchanges the token of a link for a seat, for the right to take any free seat, or for the rights of a host.
    pub async fn claim(&self, guest: GuestId, table: &str, token: &str) -> Result<Claimed, HubError> {
        let (hub, table, token) = (self.clone(), table.to_owned(), hash(token));
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            if same(&TokenHash(room.policy.host_token), &token) {
                hub.add_host(room, guest).await?;
                return Ok(Claimed { seat: None, host: true, invited: room.may_sit(guest), shared: false });
            }
            if room.policy.invite_token.is_some_and(|own| same(&TokenHash(own), &token)) {
                hub.invite(room, guest).await?;
                return Ok(Claimed { seat: None, host: room.is_host(guest), invited: true, shared: false });
            }
            let opened = |(_, chair): &(u8, &Chair)| chair.opens_for(&token, guest);
            let seat = (0..).zip(&room.chairs).find(opened).map(|(seat, _)| seat);
            let seat = seat.ok_or(HubError::WrongToken)?;
            hub.sit(room, guest, seat, None).await?;
            let shared = 1 < room.chair(seat)?.holders.len();
            let (host, invited) = (room.is_host(guest), room.may_sit(guest));
            Ok(Claimed { seat: Some(seat), host, invited, shared })
        })
        .await
    }

    /// Takes a free seat, if the table is public or the browser is invited.
    pub async fn take_seat(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        name: Option<String>,
    ) -> Result<(), HubError> {
        let name = name.as_deref().map(text::clean_name).transpose()?;
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            if room.chair(seat)?.occupant.kind != SeatKind::Open && !room.holds(guest, seat) {
                return Err(HubError::SeatTaken);
            }
            if !room.holds(guest, seat) && !room.may_sit(guest) {
                return Err(HubError::NeedsInvitation);
            }
            hub.sit(room, guest, seat, name).await
        })
        .await
    }

    /// Gives a seat up; if no other browser holds it, it becomes free. A running game goes on: the clock of the seat
    /// runs, and a bot may play it until a person takes it. Links for further screens are revoked, because the browser
    /// that made one may be the one that leaves.
    pub async fn leave_seat(&self, guest: GuestId, table: &str, seat: u8) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            let others = room.own(guest, seat)?.holders.iter().filter(|holder| **holder != guest);
            let others: Vec<GuestId> = others.copied().collect();
            if others.is_empty() {
                // Leaving and coming back could be repeated without end.
                room.expect_short_journal()?;
            }
            let (before, is_left) = (room.begin(), others.is_empty());
            room.note_former(seat, &[guest]);
            let chair = &mut room.chairs[usize::from(seat)];
            chair.holders = others;
            // The remaining holders may repeat the request with the link that they used.
            chair.link = Link { used: chair.link.used, ..Link::default() };
            if !is_left {
                hub.store_seat(room, seat, hub.now()).await?;
                room.keep();
                // Not a journal entry, so that leaving is always possible; but the number of screens is pushed.
                room.publish(hub.now(), room.chronicle.version);
                return Ok(());
            }
            let (now, cause) = (room.vacated(seat, hub.now()), Cause::Own);
            hub.commit_and_tell(room, before, vec![Deed::Seat { seat, now, cause }]).await.map(drop)
        })
        .await
    }

    /// Gives the player of a seat a name.
    pub async fn rename(&self, guest: GuestId, table: &str, seat: u8, name: &str) -> Result<(), HubError> {
        let (hub, table, name) = (self.clone(), table.to_owned(), text::clean_name(name)?);
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            let of_bot = room.chair(seat)?.occupant.kind == SeatKind::Bot && room.is_host(guest);
            if !of_bot {
                room.own(guest, seat)?;
            }
            let now = Occupant { name, ..room.chairs[usize::from(seat)].occupant.clone() };
            let cause = room.cause_of(guest, seat);
            hub.change_occupant(room, seat, now, cause).await
        })
        .await
    }

    /// Gives the table a name.
    pub async fn rename_table(&self, guest: GuestId, table: &str, name: &str) -> Result<(), HubError> {
        let (hub, table, name) = (self.clone(), table.to_owned(), text::clean_name(name)?);
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.expect_host(guest)?;
            room.expect_short_journal()?;
            let before = room.begin();
            hub.commit_and_tell(room, before, vec![Deed::Name { name }]).await.map(drop)
        })
        .await
    }

    /// Stores the preferences of a seat.
    pub async fn set_preferences(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        preferences: Preferences,
    ) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.own(guest, seat)?;
            room.begin();
            room.chairs[usize::from(seat)].preferences = preferences;
            hub.store_seat(room, seat, room.chronicle.updated_at).await?;
            room.keep();
            Ok(())
        })
        .await
    }

    /// Makes a new link for a seat. The old link is revoked and its browsers lose the seat. If a holder asks, for
    /// another screen, that browser stays; otherwise the seat becomes free. A link for a free seat is valid until the
    /// seat is taken; one made by a holder admits one browser, and is revoked when a browser leaves the seat.
    pub async fn reissue(&self, guest: GuestId, table: &str, seat: u8) -> Result<SeatLink, HubError> {
        let token = new_token();
        self.empty_seat(guest, table, seat, Some(hash(&token))).await?;
        Ok(SeatLink { seat, token })
    }

    /// Revokes the link of a seat and makes the seat free.
    pub async fn revoke(&self, guest: GuestId, table: &str, seat: u8) -> Result<(), HubError> {
        self.empty_seat(guest, table, seat, None).await
    }

    /// Lets a bot play a seat: as stand-in of its person, who can take it back, or as its own if the game has not
    /// begun. Members may call a bot for a seat that was left, or whose person was seated by others and has not
    /// arrived; but only a host changes the level of that bot, and not once the time of the seat is up. A connected
    /// player's seat is never handed to a bot by others: no host lets a weak bot move for an opponent.
    pub async fn bot_takes_over(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        level: Level,
    ) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            let Occupant { left, awaited, bot, .. } = room.chair(seat)?.occupant;
            let entitled = room.expect_host_or_holder(guest, seat);
            match bot {
                _ if entitled.is_ok() => (),
                _ if !((left || awaited) && room.is_member(guest)) => return entitled,
                // A player must not weaken the bot of an opponent.
                Some(playing) if playing != level => return Err(HubError::NotHost),
                Some(_) | None => (),
            }
            let out_of_time = hub.call_time(room, seat).await?;
            let occupant = &room.chair(seat)?.occupant;
            let now = occupant.played_by(level)?;
            if out_of_time && !occupant.is_bots_own() {
                // The bot after a flag was agreed before the game.
                return Err(HubError::TimeUp);
            }
            if !room.holds(guest, seat) && room.is_there(seat) {
                return Err(HubError::SomebodyThere);
            }
            let cause = room.cause_of(guest, seat);
            hub.change_occupant(room, seat, now, cause).await
        })
        .await
    }

    /// Gives a seat back to its person, at the request of a holder, or of a host while the person is connected. An
    /// absent player keeps the bot that the table promised.
    pub async fn hand_back(&self, guest: GuestId, table: &str, seat: u8) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.expect_host_or_holder(guest, seat)?;
            let out_of_time = hub.call_time(room, seat).await?;
            let chair = room.chair(seat)?;
            let now = chair.occupant.handed_back(out_of_time)?;
            let holds = chair.holders.contains(&guest);
            if !holds && !room.is_there(seat) {
                return Err(HubError::NobodyThere);
            }
            if holds {
                room.chairs[usize::from(seat)].seen_at(hub.now());
            }
            let cause = room.cause_of(guest, seat);
            hub.change_occupant(room, seat, now, cause).await
        })
        .await
    }

    /// Makes a new link for hosts. The old link is revoked and its browsers are hosts no more, except the one that asks
    /// and the creator of the table.
    pub async fn reissue_host(&self, guest: GuestId, table: &str) -> Result<HostLink, HubError> {
        let (hub, table, token) = (self.clone(), table.to_owned(), new_token());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            room.expect_host(guest)?;
            room.begin();
            room.policy.host_token = hash(&token).0;
            room.policy.hosts.retain(|host| GuestId(*host) == guest);
            hub.store_policy(room).await?;
            room.keep();
            Ok(HostLink { token })
        })
        .await
    }

    async fn add_host(&self, room: &mut Room, guest: GuestId) -> Result<(), HubError> {
        if room.is_host(guest) {
            return Ok(());
        }
        if MOST_HOSTS <= room.policy.hosts.len() {
            return Err(HubError::TooManyBrowsers);
        }
        room.begin();
        room.policy.hosts.push(guest.0);
        self.store_policy(room).await?;
        room.keep();
        Ok(())
    }

    /// Stores the settings of a table, its hosts and its invited browsers.
    pub(crate) async fn store_policy(&self, room: &Room) -> Result<(), HubError> {
        let change = TableChange {
            policy: Some(room.policy.stored()),
            hosts: Some(room.policy.hosts.iter().copied().map(TokenHash).collect()),
            updated_at: Moment(self.now() as i64),
            ..TableChange::default()
        };
        Ok(self.journal().update_table(&room.id, change).await?)
    }

    /// Adds a browser to a seat, and makes the seat a person's if it was free. Every further browser at a seat is
    /// published.
    async fn sit(
        &self,
        room: &mut Room,
        guest: GuestId,
        seat: u8,
        name: Option<String>,
    ) -> Result<(), HubError> {
        let holders = &room.chairs[usize::from(seat)].holders;
        let newcomer = !holders.contains(&guest);
        if newcomer && !holders.is_empty() {
            // Screens could come and go without end.
            room.expect_short_journal()?;
        }
        if newcomer {
            room.expect_stranger_to_others(guest, seat)?;
        }
        let out_of_time = room.is_out_of_time(Seat(seat), self.now());
        let before = room.begin();
        let chair = &mut room.chairs[usize::from(seat)];
        chair.away_since = self.now();
        let now = chair.occupant.taken(name, out_of_time);
        if now == chair.occupant && !newcomer {
            room.keep();
            return Ok(());
        }
        let is_another_screen = now == chair.occupant;
        if newcomer {
            chair.holders.push(guest);
            // A used link admits no other browser.
            chair.link = Link { used: chair.link.token_hash, ..Link::default() };
        }
        let cause = if is_another_screen { Cause::Screens(chair.holders.len() as u8) } else { Cause::Own };
        self.commit_and_tell(room, before, vec![Deed::Seat { seat, now, cause }]).await.map(drop)
    }

    async fn empty_seat(
        &self,
        guest: GuestId,
        table: &str,
        seat: u8,
        token_hash: Option<TokenHash>,
    ) -> Result<(), HubError> {
        let (hub, table) = (self.clone(), table.to_owned());
        self.to_the_end(async move {
            let mut guard = hub.room(&table).await?;
            let room = &mut *guard;
            let chair = room.chair(seat)?;
            let stays = token_hash.is_some() && chair.holders.contains(&guest);
            if !stays {
                room.expect_host(guest)?;
            }
            let occupant = chair.occupant.clone();
            let mut put_out = chair.holders.clone();
            put_out.retain(|holder| !(stays && *holder == guest));
            // A new link alone is private; putting a browser out is published.
            let changes = !put_out.is_empty() || (!stays && occupant.kind != SeatKind::Open);
            if changes {
                room.expect_short_journal()?;
            }
            let now = if changes && !stays { room.vacated(seat, hub.now()) } else { occupant };
            let before = room.begin();
            room.note_former(seat, &put_out);
            room.policy.invited.retain(|invited| !put_out.contains(&GuestId(*invited)));
            let chair = &mut room.chairs[usize::from(seat)];
            chair.holders = if stays { vec![guest] } else { Vec::new() };
            chair.link = Link { token_hash, is_sitters: stays, used: chair.link.used.filter(|_| stays) };
            if !changes {
                hub.store_seat(room, seat, hub.now()).await?;
                room.keep();
                return Ok(());
            }
            let cause = if stays { Cause::Screens(1) } else { Cause::Host };
            hub.commit_and_tell(room, before, vec![Deed::Seat { seat, now, cause }]).await.map(drop)
        })
        .await
    }

    /// Changes the owner or player of a seat, and publishes it.
    async fn change_occupant(
        &self,
        room: &mut Room,
        seat: u8,
        now: Occupant,
        cause: Cause,
    ) -> Result<(), HubError> {
        if room.chair(seat)?.occupant == now {
            return Ok(());
        }
        room.expect_short_journal()?;
        let before = room.begin();
        if now.is_bots_own() {
            // The seat is a bot's now, so its link is revoked.
            room.chairs[usize::from(seat)].link = Link::default();
        }
        self.commit_and_tell(room, before, vec![Deed::Seat { seat, now, cause }]).await.map(drop)
    }

    /// Stores a seat and its holders without a journal entry.
    pub(crate) async fn store_seat(&self, room: &Room, seat: u8, at: u64) -> Result<(), HubError> {
        let (seats, policy) = (vec![room.chair(seat)?.stored(seat)], Some(room.policy.stored()));
        let change = TableChange { seats, policy, updated_at: Moment(at as i64), ..TableChange::default() };
        Ok(self.journal().update_table(&room.id, change).await?)
    }
}

impl Room {
    pub(crate) fn expect_host(&self, guest: GuestId) -> Result<(), HubError> {
        if self.is_host(guest) { Ok(()) } else { Err(HubError::NotHost) }
    }

    /// Remembers former holders of a seat of a running game: they have seen its secrets.
    fn note_former(&mut self, seat: u8, guests: &[GuestId]) {
        if self.status() != Status::Running {
            return;
        }
        for former in guests.iter().map(|guest| (seat, guest.0)) {
            if !self.policy.former.contains(&former) {
                self.policy.former.push(former);
            }
        }
    }

    /// Refuses a seat that was left during the game to a browser that knows the secrets of another seat, unless it held
    /// this one before.
    fn expect_stranger_to_others(&self, guest: GuestId, seat: u8) -> Result<(), HubError> {
        let is_left = self.chair(seat)?.occupant.kind == SeatKind::Open && self.status() == Status::Running;
        if !is_left || self.policy.former.contains(&(seat, guest.0)) {
            return Ok(());
        }
        if !self.seats_of(guest).is_empty() || self.policy.former.iter().any(|(_, former)| *former == guest.0)
        {
            return Err(HubError::OtherSeat);
        }
        if MOST_FORMER <= self.policy.former.len() { Err(HubError::TooManyBrowsers) } else { Ok(()) }
    }

    /// The seat without its person, from this moment on.
    fn vacated(&mut self, seat: u8, now: u64) -> Occupant {
        let is_under_way = self.status() == Status::Running;
        let chair = &mut self.chairs[usize::from(seat)];
        chair.away_since = now;
        chair.occupant.vacated(is_under_way)
    }

    fn is_there(&self, seat: u8) -> bool {
        let holders = self.chairs.get(usize::from(seat)).map(|chair| &chair.holders[..]);
        self.subscribers.has_any_of(holders.unwrap_or_default())
    }

    /// The cause of a change of a seat by a browser.
    fn cause_of(&self, guest: GuestId, seat: u8) -> Cause {
        if self.holds(guest, seat) {
            Cause::Own
        } else if self.is_host(guest) {
            Cause::Host
        } else {
            Cause::Other
        }
    }

    fn expect_host_or_holder(&self, guest: GuestId, seat: u8) -> Result<(), HubError> {
        self.chair(seat)?;
        if self.is_host(guest) || self.holds(guest, seat) { Ok(()) } else { Err(HubError::NotYourSeat) }
    }
}
