//! Events as lines of the log.

use super::narrate::narrate;
use crate::events::Event;
use approdo_contract::{Line, Opens};

/// Turns and rounds head what follows; steps on the way to a fact are details.
pub(super) fn line(event: &Event) -> Line {
    let line = Line::from(narrate(event));
    let is_detail = matches!(
        event,
        Event::RegionChosen { .. }
            | Event::CellChosen { .. }
            | Event::StackReshuffled { .. }
            | Event::DeckReshuffled { .. }
            | Event::SurplusMoved { .. }
            | Event::ResponsibilityEnded { .. }
            | Event::ActionDone { .. }
            | Event::Paid { .. }
            | Event::OfferChanged { .. }
    );
    if let Event::TurnBegan { turn } = event {
        line.opens(Opens::Round(u16::from(*turn)))
    } else if let Event::RoundBegan { seat } = event {
        line.opens(Opens::Turn { seat: *seat, round: None })
    } else if is_detail {
        line.minor()
    } else {
        line
    }
}
