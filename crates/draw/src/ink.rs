//! [`Ink`]: the colours of the pictures by name, with a value for day and one for night.

/// An sRGB colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    const fn hex(value: u32) -> Rgb {
        Rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
    }

    /// As CSS writes it: `#3b6b4a`.
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// Relative luminance, from 0 to 1, as WCAG defines it.
    pub fn luminance(self) -> f64 {
        let [r, g, b] = [self.0, self.1, self.2].map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// Contrast with another colour, from 1 to 21, as WCAG defines it.
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// A channel as an amount of light.
pub fn linear(channel: u8) -> f64 {
    let c = f64::from(channel) / 255.0;
    if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Ink on cream paper.
    Day,
    /// A forest after sunset.
    Night,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Day, Theme::Night];

    /// Name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }
}

macro_rules! inks {
    ($($(#[$doc:meta])* $ink:ident $name:literal $day:literal $night:literal,)*) => {
        /// A colour of the pictures. On a page it is the CSS property `--art-…`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Ink {
            $($(#[$doc])* $ink,)*
        }

        impl Ink {
            /// Every colour.
            pub const ALL: &[Ink] = &[$(Ink::$ink,)*];

            /// Name of the CSS property without its `--art-`.
            pub const fn name(self) -> &'static str {
                match self { $(Ink::$ink => $name,)* }
            }

            /// Its value by day or by night.
            pub const fn rgb(self, theme: Theme) -> Rgb {
                match (self, theme) {
                    $((Ink::$ink, Theme::Day) => Rgb::hex($day), (Ink::$ink, Theme::Night) => Rgb::hex($night),)*
                }
            }
        }
    };
}

inks! {
    /// What a picture is printed on.
    Paper "paper" 0xf8f1e0 0x1b2721,
    /// Paper in the shade: frames, hills, empty places.
    Shade "shade" 0xe8dcc0 0x2a3a31,
    /// Lines and numerals.
    Line "line" 0x26302a 0xf0e7d0,
    /// Thin lines that matter less.
    Soft "soft" 0x736b56 0xa59d83,
    /// The green of leaves.
    Leaf "leaf" 0x4a8053 0x5f9a66,
    /// Leaves in the shade.
    Deep "deep" 0x254b36 0x3f6e50,
    /// Young leaves and light on leaves.
    Fresh "fresh" 0x94b95f 0xa9c979,
    /// Silvery green.
    Sage "sage" 0x8fa383 0x93a98c,
    /// Bark.
    Bark "bark" 0x71492f 0x9a6b4a,
    /// Cut wood, planks, light bark.
    Wood "wood" 0xb98a5a 0xc79a6c,
    /// The one warm accent.
    Accent "accent" 0xc2502e 0xf08a5d,
    /// Gold and sunshine.
    Gold "gold" 0xe3a72f 0xf0bd4f,
    /// Water.
    Water "water" 0x5795ab 0x4f8ba3,
    /// Deep water.
    Pool "pool" 0x2c5f78 0x2b5468,
    /// The pale sky.
    Sky "sky" 0xd3e3dc 0x24363c,
    /// Light behind things: the sun's disc by day, the moon's by night.
    Glow "glow" 0xfcf6e8 0x405650,
    /// Yellow, by which a species, a token or a zone is known.
    Yellow "yellow" 0xf0bf35 0xf2c84e,
    /// White.
    White "white" 0xfffdf6 0xfaf4e4,
    /// Violet.
    Violet "violet" 0x75509f 0x8560b0,
    /// Dark grey.
    Grey "grey" 0x565c5f 0x697175,
    /// Blue.
    Blue "blue" 0x3a64ae 0x4471ba,
    /// Pink.
    Pink "pink" 0xef9bb4 0xf0a3bb,
    /// Red.
    Red "red" 0xb3272f 0xc63e43,
    /// Orange.
    Orange "orange" 0xf08a3a 0xf59a50,
    /// Brown.
    Brown "brown" 0x7c4a2a 0x8c5836,
    /// Green.
    Green "green" 0x2e6e45 0x3a8054,
    /// Fur and feathers of middle tone.
    Fur "fur" 0x9a6b43 0xa97b52,
    /// Bellies and beaks.
    Cream "cream" 0xf3deb0 0xf0dcae,
    /// Dark on anything light, by day and by night.
    Dark "dark" 0x1f2822 0x131b17,
    /// Light on anything dark, by day and by night.
    Light "light" 0xfffaf0 0xfffaf0,
}

impl Ink {
    /// As it stands in a sprite: the property, and its value by day for a page without one.
    pub fn css(self) -> String {
        format!("var(--art-{},{})", self.name(), self.rgb(Theme::Day).css())
    }

    /// Dark or light, whichever can be read on this colour.
    pub fn opposite(self) -> Ink {
        let here = self.rgb(Theme::Day);
        let of = |ink: Ink| here.contrast(ink.rgb(Theme::Day));
        if of(Ink::Dark) >= of(Ink::Light) {
            Ink::Dark
        } else {
            Ink::Light
        }
    }
}

/// All colours as CSS properties, by day and by night: by the system's wish, and by
/// `data-theme` on the root element.
pub fn palette_css() -> String {
    let list = |theme: Theme| -> String {
        Ink::ALL
            .iter()
            .map(|ink| format!("--art-{}:{};", ink.name(), ink.rgb(theme).css()))
            .collect()
    };
    let (day, night) = (list(Theme::Day), list(Theme::Night));
    format!(
        ":root{{{day}}}\n\
         @media (prefers-color-scheme: dark){{:root:not([data-theme=light]){{{night}}}}}\n\
         :root[data-theme=dark]{{{night}}}\n"
    )
}
