//! [`State`]: a position with all its secrets.

use table::Pool;

use crate::rules::action::SEATS;
use crate::rules::cards::{Cards, Entry, PILES, Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{KINDS, Kind, SEED_KINDS, SeasonCard, Species};
use crate::rules::ledger::ITEMS;
use crate::rules::stage::{Frame, Phase, Stage, Why};
use crate::rules::tree::Trees;
use crate::rules::unseen::Unseen;

/// A position with all its secrets.
///
/// Cards that nobody has looked at are in `pool`, wherever they lie: in the season decks, among
/// those taken out, or face down on a pile. For these the position knows only how many lie where.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// Rainforest cards nobody has seen.
    pub(crate) pool: Unseen,
    /// Germination cards nobody has seen.
    pub(crate) seeds: Pool<SEED_KINDS>,
    /// Cards with identity outside of forests.
    pub(crate) cards: Cards,
    /// Cards in each forest, trees aside.
    pub(crate) forests: [[u8; KINDS]; SEATS],
    pub(crate) trees: Trees,
    /// What was discarded openly.
    pub(crate) discard: [u8; KINDS],
    /// Plants that butterflies turned into, so that no card is lost: fern, bromelia, monstera.
    pub(crate) minted: [u8; 3],
    /// Points by forest, season and row.
    pub(crate) ledger: [[[i8; ITEMS]; 3]; SEATS],
    /// Cards on each pile that nobody has seen.
    pub(crate) unseen: [u8; PILES],
    /// Cards left in the current season's deck and in later ones.
    pub(crate) deck: u8,
    pub(crate) later: [u8; 2],
    /// Species in the game, as bits.
    pub(crate) species: u16,
    /// Starting trunks given out.
    pub(crate) starts: u8,
    /// Species of whose active card a forest has one, as bits: they follow from the cards.
    pub(crate) active: [u16; SEATS],
    /// Powers used this season and animals that came this turn, as bits of species.
    pub(crate) used: [u16; SEATS],
    pub(crate) fresh: [u16; SEATS],
    pub(crate) season: u8,
    pub(crate) card: Option<SeasonCard>,
    /// Season cards that have been up.
    pub(crate) past_cards: u16,
    /// Whose turn it is, who began the season, who took the last pile.
    pub(crate) turn: u8,
    pub(crate) first: u8,
    pub(crate) last_taker: u8,
    /// Which pile of its own order the seat is at.
    pub(crate) at: u8,
    pub(crate) stage: Stage,
    /// How many forests have gone through this stage, and how far the next one is in it.
    pub(crate) step: u8,
    pub(crate) sub: u8,
    pub(crate) phase: Phase,
    /// The forest that the phase is about.
    pub(crate) who: u8,
    /// Cards each forest must still discard, and why.
    pub(crate) losses: [u8; SEATS],
    pub(crate) why: Why,
    /// Cards each forest must still draw and add.
    pub(crate) draws: [u8; SEATS],
    /// Forests with cards still to be added, as bits.
    pub(crate) hands: u8,
    /// Forests with more cards under pitcher plants than plants, as bits.
    pub(crate) uncover: u8,
    /// Open draws for a choice: for what, for whom, how many more.
    pub(crate) frame: Frame,
    pub(crate) frame_who: u8,
    pub(crate) left: u8,
    /// Lightning: 0 for none, 1 while its other victim is chosen, 2 while its effect is.
    pub(crate) storm: u8,
    pub(crate) storm_who: u8,
    /// A look at the top card is due.
    pub(crate) sky: bool,
    /// Cards that may still be picked.
    pub(crate) picks: u8,
    /// The other forest of a choice between two.
    pub(crate) foe: u8,
    /// Who won this season's award for the tallest tree, as bits.
    pub(crate) awarded: u8,
    /// Animals that changed hands in this season of stature, as bits.
    pub(crate) stolen: u64,
    /// The Spirit got a threat that lay face down.
    pub(crate) ambush: bool,
    /// The open choice that somebody has just made, as an action's index counted from one: what
    /// follows at once (a second discard, the end of a season) may leave no other trace of it.
    pub(crate) last: u16,
}

impl State {
    pub(crate) fn new(c: &Config) -> State {
        let mut state = State {
            pool: Unseen::new(c.deck),
            seeds: Pool::new(c.catalogue.germination),
            cards: Cards::default(),
            forests: [[0; KINDS]; SEATS],
            trees: Trees::default(),
            discard: [0; KINDS],
            minted: [0; 3],
            ledger: [[[0; ITEMS]; 3]; SEATS],
            unseen: [0; PILES],
            deck: 0,
            later: [0; 2],
            species: 0,
            starts: 0,
            active: [0; SEATS],
            used: [0; SEATS],
            fresh: [0; SEATS],
            season: 0,
            card: None,
            past_cards: 0,
            turn: 0,
            first: 0,
            last_taker: 0,
            at: 0,
            stage: Stage::SetUp,
            step: 0,
            sub: 0,
            phase: Phase::First,
            who: 0,
            losses: [0; SEATS],
            why: Why::Drought,
            draws: [0; SEATS],
            hands: 0,
            uncover: 0,
            frame: Frame::None,
            frame_who: 0,
            left: 0,
            storm: 0,
            storm_who: 0,
            sky: false,
            picks: 0,
            foe: 0,
            awarded: 0,
            stolen: 0,
            ambush: false,
            last: 0,
        };
        state.deal_decks(c);
        state
    }

    /// How many of a kind are in a forest.
    #[inline]
    pub(crate) fn has(&self, forest: usize, kind: Kind) -> u8 {
        self.forests[forest][kind.index()]
    }

    /// Cards on a pile.
    #[inline]
    pub(crate) fn pile_size(&self, pile: usize) -> u8 {
        self.unseen[pile] + self.seen(pile)
    }

    /// Cards on a pile that somebody has seen.
    #[inline]
    pub(crate) fn seen(&self, pile: usize) -> u8 {
        self.cards.count(Zone::pile(pile))
    }

    /// How many piles a seat can reach.
    #[inline]
    pub(crate) fn reach(&self) -> usize {
        3 + usize::from(self.card == Some(SeasonCard::Fecundity))
    }

    /// The pile that is number `nth` (from 0) in the order of this seat.
    #[inline]
    pub(crate) fn pile_of(c: &Config, seat: usize, nth: usize) -> usize {
        if !c.many() {
            return nth;
        }
        match nth {
            // The first pile is to the right, between this seat and the one before.
            0 => (seat + c.seats - 1) % c.seats,
            1 => seat,
            _ => c.seats + nth - 2,
        }
    }

    /// The pile that is being looked at.
    #[inline]
    pub(crate) fn this_pile(&self, c: &Config) -> usize {
        Self::pile_of(c, usize::from(self.turn), usize::from(self.at))
    }

    /// The next pile of the seat's order with cards, from number `from` on.
    #[inline(always)]
    pub(crate) fn next_pile(&self, c: &Config, from: usize) -> Option<usize> {
        let reach = self.reach();
        if c.many() {
            let turn = usize::from(self.turn);
            return (from..reach).find(|n| self.pile_size(Self::pile_of(c, turn, *n)) > 0);
        }
        // All piles are looked at together, a byte each: where the next one is nobody could foretell.
        let mut unseen = [0; 8];
        unseen[..PILES].copy_from_slice(&self.unseen);
        let filled = self.cards.in_busy_zones() | u64::from_le_bytes(unseen);
        let left = filled & ((1 << (8 * reach)) - 1) & (u64::MAX << (8 * from));
        (left != 0).then_some(left.trailing_zeros() as usize / 8)
    }

    /// The forest that begins each step: of a turn, whose turn it is; at the end of a season, who took
    /// the last pile; against the Spirit always the player.
    #[inline]
    pub(crate) fn lead(&self, c: &Config) -> usize {
        if c.solo() {
            0
        } else if self.stage.is_season_end() {
            usize::from(self.last_taker)
        } else {
            usize::from(self.turn)
        }
    }

    /// The forest that is number `step` in order.
    #[inline]
    pub(crate) fn in_order(&self, c: &Config, step: usize) -> usize {
        let at = self.lead(c) + step;
        if at >= c.players { at - c.players } else { at }
    }

    /// Adds a card from the season's deck to a pile, if there is one.
    #[inline]
    pub(crate) fn grow(&mut self, pile: usize) {
        if self.deck > 0 {
            self.deck -= 1;
            self.unseen[pile] += 1;
        }
    }

    /// Can this power be used now? The card must have been there when the turn began.
    #[inline]
    pub(crate) fn ready(&self, forest: usize, species: Species) -> bool {
        let ready = self.active[forest] & !(self.used[forest] | self.fresh[forest]);
        ready >> species.index() & 1 != 0
    }

    /// Species that help while a pile is looked at, as bits.
    pub(crate) const CHOOSING: u16 = 1 << Species::Boa as u8
        | 1 << Species::Ants as u8
        | 1 << Species::Goliath as u8
        | 1 << Species::Hoatzin as u8
        | 1 << Species::Howler as u8;
    /// Species that help before a turn, as bits.
    pub(crate) const BEFORE: u16 = 1 << Species::Frog as u8
        | 1 << Species::Ants as u8
        | 1 << Species::Toucan as u8
        | 1 << Species::Tamarin as u8;

    /// Has the seat any of these powers to use, or a fungus? A quick no for most turns.
    #[inline(always)]
    pub(crate) fn has_powers(&self, forest: usize, species: u16) -> bool {
        self.active[forest] & species & !(self.used[forest] | self.fresh[forest]) != 0
            || self.has(forest, Kind::Fungi) > 0
    }

    /// Works out the bits of active cards from the cards.
    pub(crate) fn note_active(&mut self, forest: usize) {
        let cards = &self.forests[forest][Kind::Boa.index()..Kind::BoaMate.index()];
        let bits = cards.iter().enumerate();
        self.active[forest] = bits.fold(0, |bits, (i, n)| bits | u16::from(*n > 0) << i);
    }

    #[inline]
    pub(crate) fn use_up(&mut self, forest: usize, species: Species) {
        self.used[forest] |= 1 << species.index();
    }

    /// Animals in a forest.
    #[inline]
    pub(crate) fn wildlife(&self, forest: usize) -> u32 {
        self.forests[forest][Kind::Boa.index()..Kind::Fungi.index()]
            .iter()
            .map(|n| u32::from(*n))
            .sum()
    }

    /// Species of animals in a forest.
    pub(crate) fn variety(&self, forest: usize) -> u32 {
        Kind::wildlife()
            .filter(|k| self.has(forest, *k) > 0)
            .filter_map(Kind::species)
            .fold(0u16, |seen, s| seen | 1 << s.index())
            .count_ones()
    }

    /// Threats in a forest.
    pub(crate) fn threats(&self, forest: usize) -> u32 {
        Kind::THREATS
            .iter()
            .map(|k| u32::from(self.has(forest, *k)))
            .sum()
    }

    /// A plain card comes into a forest.
    #[inline]
    pub(crate) fn gain(&mut self, forest: usize, kind: Kind) {
        self.forests[forest][kind.index()] += 1;
        if kind.is_active() {
            let bit = 1 << (kind.index() - Kind::Boa.index());
            self.active[forest] |= bit;
            if self.stage.is_turn() {
                self.fresh[forest] |= bit;
            }
        }
    }

    /// A card of a forest is discarded.
    #[inline]
    pub(crate) fn lose(&mut self, forest: usize, kind: Kind) {
        self.forests[forest][kind.index()] -= 1;
        self.discard[kind.index()] += 1;
        if kind.is_active() {
            self.note_active(forest);
        }
        if kind == Kind::Pitcher {
            self.check_pitchers(forest);
        }
    }

    /// What no longer lies under a pitcher plant must be turned up.
    pub(crate) fn check_pitchers(&mut self, forest: usize) {
        let hidden = self.cards.of(Zone::pitcher(forest)).len();
        if hidden > usize::from(self.has(forest, Kind::Pitcher)) {
            self.uncover |= seat_bit(forest);
        }
    }

    /// Lays a card open that this forest must add.
    #[inline]
    pub(crate) fn hand(&mut self, forest: usize, kind: Kind) {
        self.cards.insert(Entry::new(Zone::hand(forest), kind, 15));
        self.hands |= seat_bit(forest);
    }
}
