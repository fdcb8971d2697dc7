//! The content of the data files agrees with the rulebook, and mistakes in them are reported.

mod planted;

use approdo_imperial_settlers::{
    ATTACK_CARDS, COMMON_CARDS, FACTION_CARDS,
    content::{Effect, FILES, Kind, Set, content},
    goods::{Cost, Gain, Good},
    ids::{Card, Colour, Faction, Title},
};
use approdo_pieces::{NamedId, find_name};

fn title(name: &str) -> Title {
    find_name(name).unwrap_or_else(|| panic!("there is no title {name}"))
}

#[test]
fn the_built_in_files_are_correct() {
    if let Err(error) = FILES.load(&|_| None) {
        panic!("{error}");
    }
}

#[test]
fn there_are_as_many_cards_as_the_box_holds() {
    let count = |faction: Option<Faction>, sets: &[Set]| -> u32 {
        let titles =
            content().titles.iter().filter(|title| title.faction == faction && sets.contains(&title.set));
        titles.map(|title| u32::from(title.copies)).sum()
    };
    let all = [Set::Base, Set::Atlanteans, Set::AtlanteansExtra];
    assert_eq!(count(None, &[Set::Base]), 84, "IMP-2.2");
    assert_eq!(count(None, &all), COMMON_CARDS as u32, "IMP-2.4");
    for faction in Faction::ALL {
        let base = content().factions[faction.index()].set;
        assert_eq!(count(Some(faction), &[base]), 30, "IMP-2.2, IMP-2.5: {}", faction.name());
        assert_eq!(count(Some(faction), &all), FACTION_CARDS as u32, "IMP-6.3: {}", faction.name());
    }
    let attacks = |set: Set| -> u8 {
        content().attacks.iter().filter(|attack| attack.set == set).map(|attack| attack.copies).sum()
    };
    assert_eq!((attacks(Set::Base), attacks(Set::Atlanteans)), (16, 1), "IMP-2.2, IMP-2.4");
    assert_eq!(usize::from(attacks(Set::Base) + attacks(Set::Atlanteans)), ATTACK_CARDS);
}

#[test]
fn copies_with_different_deal_fields_are_different_cards() {
    let faces = |name: &str| {
        let cards = title(name).info().faces.clone().map(Card);
        cards.map(|card| (card.name(), card.face().copies)).collect::<Vec<_>>()
    };
    assert_eq!(
        faces("jap_trade_route"),
        [("jap_trade_route:food", 1), ("jap_trade_route:worker", 1), ("jap_trade_route:vp", 1)],
        "IMP-12.7"
    );
    assert_eq!(faces("bar_altar"), [("bar_altar", 3)]);
    assert_eq!(faces("com_ruins"), [("com_ruins", 6)]);
    assert!(Card::all().all(|card| card.is_common() == card.deal().is_none()), "IMP-4.3");
}

#[test]
fn fields_are_where_the_rules_say() {
    for title in &content().titles {
        let razable = match title.faction {
            None => {
                title.kind != Kind::Event
                    && title.label.id != "com_ruins"
                    && title.label.id != "com_ruins_of_atlantis"
            }
            Some(faction) => faction == Faction::Japanese,
        };
        assert_eq!(!title.raze.is_empty(), razable, "IMP-4.3: {}", title.label.id);
        assert_eq!(title.kind == Kind::Event, title.event.is_some(), "IMP-22.1: {}", title.label.id);
    }
    let free: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| title.kind != Kind::Event && title.cost == Cost::default())
        .map(|title| title.label.id)
        .collect();
    assert_eq!(free, ["com_ruins", "com_ruins_of_atlantis", "egy_desert"], "IMP-11.11, IMP-24.1, IMP-25.25");
}

#[test]
fn boards_yield_what_the_rules_say() {
    let board = |faction: Faction| {
        let info = &content().factions[faction.index()];
        Good::ALL
            .into_iter()
            .filter(|good| 0 < info.board[*good])
            .map(|good| (good, info.board[good]))
            .collect::<Vec<_>>()
    };
    use Good::{BasicTech, Defense, Food, Gold, Raze, Stone, Wood, Worker};
    assert_eq!(board(Faction::Barbarians), [(Worker, 5), (Raze, 1), (Defense, 1)], "IMP-23.1");
    assert_eq!(board(Faction::Japanese), [(Wood, 1), (Worker, 4), (Raze, 1), (Defense, 1)], "IMP-23.1");
    assert_eq!(
        board(Faction::Romans),
        [(Wood, 1), (Stone, 1), (Worker, 2), (Raze, 1), (Defense, 1)],
        "IMP-23.1"
    );
    assert_eq!(board(Faction::Egyptians), [(Worker, 3), (Gold, 1), (Raze, 1), (Defense, 1)], "IMP-23.1");
    assert_eq!(
        board(Faction::Atlanteans),
        [(Wood, 1), (Stone, 1), (Food, 1), (Worker, 2), (Raze, 1), (BasicTech, 1)],
        "IMP-23.2"
    );
    let kept = |faction: Faction| content().factions[faction.index()].store.iter().collect::<Vec<_>>();
    assert_eq!(kept(Faction::Barbarians), [Worker], "IMP-20.3");
    assert_eq!(kept(Faction::Japanese), [Food], "IMP-20.3");
    assert_eq!(kept(Faction::Romans), [Raze], "IMP-20.3");
    assert_eq!(kept(Faction::Egyptians), [Gold], "IMP-20.3");
    assert_eq!(
        kept(Faction::Atlanteans),
        [BasicTech, Good::AdvancedScore, Good::AdvancedDefense],
        "IMP-20.4"
    );
}

#[test]
fn colours_give_what_the_horse_gives() {
    let good = |colour: Colour| content().colours[colour.index()].good;
    for (colour, gain) in [
        (Colour::Brown, Gain::Wood),
        (Colour::Grey, Gain::Stone),
        (Colour::Red, Gain::Food),
        (Colour::Pink, Gain::Worker),
        (Colour::Gold, Gain::Gold),
        (Colour::Blue, Gain::Card),
        (Colour::Black, Gain::Raze),
        (Colour::Purple, Gain::Vp),
        (Colour::White, Gain::Vp),
    ] {
        assert_eq!(good(colour), gain, "IMP-25.12");
    }
    let colours = |name: &str| title(name).info().colours;
    for colour in [Colour::Brown, Colour::Grey, Colour::Red] {
        assert!(colours("rom_trade_colony").contains(colour), "IMP-24.36");
        assert!(colours("rom_remote_trading_colony").contains(colour), "IMP-25.21");
    }
    assert!(colours("atl_engineers_caste").contains(Colour::Brown), "IMP-25.3");
    assert!(colours("atl_engineers_caste").contains(Colour::Grey), "IMP-25.3");
}

#[test]
fn five_cards_open_something_else() {
    let opening: Vec<&str> = content()
        .titles
        .iter()
        .filter(|title| title.actions.iter().any(|action| action.effects.effects().contains(&Effect::Unlock)))
        .map(|title| title.label.id)
        .collect();
    assert_eq!(
        opening,
        [
            "com_smugglers",
            "jap_super_sake_distillery",
            "atl_emerald_bay",
            "atl_glass_giant",
            "atl_trident_guards"
        ],
        "IMP-14.12"
    );
}
