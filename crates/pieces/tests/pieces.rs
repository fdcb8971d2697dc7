//! Ids, tables and bags in readable and in binary formats.

use approdo_pieces::{Bag, ById, NamedId, find_name, named_id};

const NAMES: [&str; 3] = ["gold", "wood", "stone"];

named_id!(
    /// A good of the toy.
    struct Good, kind "good", count 3, names |index: usize| NAMES[index]
);

fn good(name: &str) -> Good {
    find_name(name).expect("a good")
}

#[test]
fn ids_are_names_for_people_and_numbers_for_machines() {
    assert_eq!(serde_json::to_string(&good("wood")).unwrap(), "\"wood\"");
    assert_eq!(postcard::to_stdvec(&good("wood")).unwrap(), [1]);
    let unknown = serde_json::from_str::<Good>("\"silk\"").unwrap_err().to_string();
    assert!(unknown.contains("there is no good 'silk'"), "{unknown}");
    assert!(postcard::from_bytes::<Good>(&[9]).is_err());
}

#[test]
fn a_table_reads_back_in_both_forms() {
    let table: ById<Good, u8, 3> = ById::from_fn(|id: Good| id.0 * 10);
    let text = serde_json::to_string(&table).unwrap();
    assert_eq!(text, r#"{"gold":0,"wood":10,"stone":20}"#);
    assert_eq!(serde_json::from_str::<ById<Good, u8, 3>>(&text).unwrap(), table);
    let bytes = postcard::to_stdvec(&table).unwrap();
    assert_eq!(postcard::from_bytes::<ById<Good, u8, 3>>(&bytes).unwrap(), table);
    let missing = serde_json::from_str::<ById<Good, u8, 3>>(r#"{"gold":1}"#).unwrap_err().to_string();
    assert!(missing.contains("good 'wood' has no entry"), "{missing}");
}

#[test]
fn a_bag_keeps_every_piece() {
    let mut bag: Bag<Good, 3> = Bag::new([2, 0, 1]);
    assert_eq!(serde_json::to_string(&bag).unwrap(), r#"{"gold":2,"stone":1}"#);
    assert_eq!(bag.draw(2), good("stone"));
    assert_eq!(bag.draw(0), good("gold"));
    let mut other = Bag::empty();
    other.add(good("wood"));
    bag.pour(&mut other);
    assert_eq!((bag.len(), other.len(), bag.count(good("wood"))), (2, 0, 1));
    assert_eq!(bag.kinds().map(Good::name).collect::<Vec<_>>(), ["gold", "wood"]);
    let bytes = postcard::to_stdvec(&bag).unwrap();
    assert_eq!(postcard::from_bytes::<Bag<Good, 3>>(&bytes).unwrap(), bag);
    assert!(serde_json::from_str::<Bag<Good, 3>>(r#"{"gold":200,"wood":200}"#).is_err());
}
