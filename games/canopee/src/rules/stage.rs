//! Where in a turn or at the end of a season the game is, and what it waits for.

macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $value:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $value,)*
        }

        impl $name {
            /// All values with their names in text forms.
            pub const ALL: &'static [($name, &'static str)] = &[$(($name::$value, $text),)*];

            /// Name in text forms.
            pub fn name(self) -> &'static str {
                Self::ALL[self as usize].1
            }

            pub(crate) fn named(name: &str) -> Option<$name> {
                Self::ALL.iter().find(|(_, n)| *n == name).map(|(v, _)| *v)
            }
        }
    };
}

named! {
    /// What is being waited for.
    Phase {
        /// Chance names the first seat.
        First "first",
        /// Chance names the species of animals.
        Species "species",
        /// Chance turns up a season card.
        SeasonCard "season-card",
        /// Chance shows the seat a card of the pile it looks at.
        Look "look",
        /// Chance shows the seat a card of the pile its toucan looks at.
        Peek "peek",
        /// Chance shows everybody a card of the Spirit's pile.
        SpiritLook "spirit-look",
        /// Chance turns the top card up for a seat that must add it.
        Draw "draw",
        /// Chance turns the top card up for a choice.
        DrawOpen "draw-open",
        /// Chance shows a seat the top card.
        SkyLook "sky-look",
        /// Chance shows a seat a card of the germination deck.
        SeedDraw "seed-draw",
        /// Chance picks the animal that the jaguar takes.
        Strike "strike",
        /// Chance picks the animal that the hunters take.
        Hunted "hunted",
        /// Before the turn: frog, toucan, tamarin.
        Before "before",
        /// Keep the pile or refuse it.
        Choose "choose",
        /// Which threats stay in the pile.
        Leave "leave",
        /// Which cards go under the pitcher plant.
        Hide "hide",
        /// Which card under the pitcher plant is turned up.
        Uncover "uncover",
        /// On which pile the season card goes.
        SkyPut "sky-put",
        /// Which card is added next, and where.
        Add "add",
        /// Which card of the forest is discarded.
        Target "target",
        /// With whom the lightning strikes.
        StormAt "storm-at",
        /// What the lightning does.
        Storm "storm",
        /// Which of the drawn cards is taken.
        Pick "pick",
        /// To whom the other card is offered.
        OfferTo "offer-to",
        /// Is the offered card taken?
        Answer "answer",
        /// All piles were refused: draw, or let the sloth draw.
        PassedAll "passed-all",
        /// The turn may end.
        After "after",
        /// End of the season: ants and butterflies.
        Wild "wild",
        /// Whom the jaguar attacks.
        JaguarAt "jaguar-at",
        /// Which germination cards are kept.
        SeedPick "seed-pick",
        /// From whom an animal is taken.
        StealFrom "steal-from",
        /// Which animal is taken.
        Steal "steal",
        /// Lose an animal or points to the hunters.
        Hunting "hunting",
        /// Which trunk rots.
        Rot "rot",
        /// The game is over.
        Over "over",
    }
}

impl Phase {
    /// Is it chance's move?
    #[inline]
    pub fn is_chance(self) -> bool {
        (self as u8) < Phase::Before as u8
    }
}

named! {
    /// Where in the game or the season we are.
    Stage {
        /// Before the first season.
        SetUp "set-up",
        /// A season begins: whose turn, which season card.
        Dawn "dawn",
        /// A turn begins.
        Open "open",
        /// Before the turn.
        Before "before",
        /// Looking at a pile.
        Piles "piles",
        /// A pile was refused.
        Passing "passing",
        /// A pile was taken.
        Taken "taken",
        /// All piles were refused.
        PassedAll "passed-all",
        /// A turn ends.
        After "after",
        /// The Spirit's turn.
        Spirit "spirit",
        /// The Spirit's turn ends.
        SpiritAfter "spirit-after",
        /// End of the season: piles kept face down are revealed.
        Reveal "reveal",
        /// End of the season: wildlife.
        Wild "wild",
        /// End of the season: seeds.
        Seeds "seeds",
        /// End of the season: threats.
        Threats "threats",
        /// End of the season: trees.
        Trees "trees",
        /// End of the season: the tallest tree takes an animal.
        Steal "steal",
        /// End of the season: plants and weather.
        Plants "plants",
        /// End of the season: the season card.
        Card "card",
        /// End of the season: regeneration.
        Regrow "regrow",
        /// Nothing more.
        Over "over",
    }
}

impl Stage {
    /// Is it part of somebody's turn?
    #[inline]
    pub(crate) fn is_turn(self) -> bool {
        matches!(
            self,
            Stage::Before
                | Stage::Piles
                | Stage::Passing
                | Stage::Taken
                | Stage::PassedAll
                | Stage::After
        )
    }

    /// Is it part of the end of a season?
    #[inline]
    pub(crate) fn is_season_end(self) -> bool {
        (self as u8) >= Stage::Reveal as u8
    }
}

named! {
    /// Why a card must be discarded.
    Why {
        /// A drought.
        Drought "drought",
        /// The ants.
        Ants "ants",
        /// Lightning.
        Lightning "lightning",
        /// With a fungus.
        Fungi "fungi",
        /// Fire: plants.
        Fire "fire",
        /// Disease: animals.
        Disease "disease",
        /// Blight: a plant of the largest group.
        Blight "blight",
    }
}

impl Why {
    /// Can parts of trees be discarded for it?
    #[inline]
    pub(crate) fn hits_trees(self) -> bool {
        (self as u8) < Why::Fire as u8
    }
}

named! {
    /// For what cards are drawn openly.
    Frame {
        /// For nothing.
        None "none",
        /// The tamarin: one must be added.
        Tamarin "tamarin",
        /// A pair in the season of mating: one may be added.
        Mating "mating",
        /// A fungus: the card may be added.
        Fungi "fungi",
        /// A tree in the season of symbiotes: one is kept.
        Symbiotes "symbiotes",
        /// The other card of the season of symbiotes.
        Offer "offer",
    }
}
