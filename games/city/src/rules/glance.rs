//! What a page shows beyond the view's own numbers: prices, questions, points so far.

use table::{Seat, Sheet};

use crate::rules::CanopyCity;
use crate::rules::card::{Card, Guild};
use crate::rules::catalogue::Catalogue;
use crate::rules::program::{Op, Trigger};
use crate::rules::score;
use crate::rules::state::Ask;
use crate::rules::view::View;

impl View {
    /// What a seat that resolves effects is asked.
    pub fn asked(&self, seat: Seat) -> Ask {
        self.known.city(seat).run.ask
    }

    /// The cards that a seat still has to put in order, from the top of the pile down.
    pub fn arranging(&self, seat: Seat) -> Vec<Card> {
        let city = self.known.city(seat);
        if city.run.ask != Ask::Next || city.run.pile >= city.pile_count {
            return Vec::new();
        }
        city.stack(usize::from(city.run.pile))
            .skip(usize::from(city.run.left))
            .filter_map(|play| Card::new(usize::from(city.card(play))))
            .collect()
    }

    /// The pile from which a seat moves a building or that it rearranges, counted from zero.
    pub fn handled_pile(&self, seat: Seat) -> Option<usize> {
        let run = &self.known.city(seat).run;
        matches!(run.ask, Ask::To | Ask::MayTo | Ask::Next).then_some(usize::from(run.pile))
    }
}

impl Catalogue {
    /// When the effect of a guild happens.
    pub fn guild_trigger(&self, guild: Guild) -> Trigger {
        self.guilds[guild.index()].trigger
    }

    /// The instructions of a guild.
    pub fn guild_program(&self, guild: Guild) -> &[Op] {
        self.ops_from(self.guilds[guild.index()].program)
    }

    /// What a guild brings without an effect: more starting foundations, cheaper ones.
    pub fn guild_gifts(&self, guild: Guild) -> (u8, u8) {
        let rules = &self.guilds[guild.index()];
        (rules.extra_foundations, rules.discount)
    }
}

impl CanopyCity {
    /// What a foundation costs this seat now.
    pub fn foundation_price(&self, view: &View, seat: Seat) -> u16 {
        self.flow.cost(view.known.city(seat), view.known.cycle)
    }

    /// How many more points this seat would end with if it built the card now in its best place and
    /// nothing else happened; `None` if it cannot build now.
    pub fn worth_if_built(&self, view: &View, seat: Seat, card: Card) -> Option<i32> {
        score::if_built(&self.flow, &view.known, seat, card)
    }

    /// The points of a seat that lie on the table now: the total of its sheet so far.
    pub fn points_so_far(&self, view: &View, seat: Seat) -> i32 {
        score::worth(self.catalogue(), view.known.city(seat))
    }

    /// The points that lie on the table now, effects at the end of the game aside.
    pub fn sheet_so_far(&self, view: &View) -> Sheet {
        score::sheet(self.catalogue(), &view.known.cities[..view.seats()])
    }
}
