//! Contrasts of the palette, computed as WCAG 2 says.

use draw::{Ink, Theme, Vision};

fn contrast(a: Ink, b: Ink, theme: Theme) -> f64 {
    a.rgb(theme).contrast(b.rgb(theme))
}

#[test]
fn the_formula_is_the_known_one() {
    let (black, white) = (draw::Rgb(0, 0, 0), draw::Rgb(255, 255, 255));
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    assert!((draw::Rgb(0x77, 0x77, 0x77).contrast(white) - 4.478).abs() < 0.001);
}

#[test]
fn lines_and_numerals_can_be_read_on_every_ground() {
    for theme in Theme::ALL {
        for ground in [Ink::Paper, Ink::Shade, Ink::Sky, Ink::Glow] {
            let found = contrast(Ink::Line, ground, theme);
            assert!(found >= 4.5, "{theme:?} line on {ground:?}: {found:.2}");
        }
        for ground in [Ink::Paper, Ink::Shade] {
            let found = contrast(Ink::Soft, ground, theme);
            assert!(found >= 3.0, "{theme:?} soft on {ground:?}: {found:.2}");
        }
    }
}

/// A letter on a coloured badge is text: species, zones, tokens, seats, kinds of cards.
#[test]
fn letters_can_be_read_on_badges() {
    let badges = [
        Ink::Yellow,
        Ink::White,
        Ink::Violet,
        Ink::Grey,
        Ink::Blue,
        Ink::Pink,
        Ink::Red,
        Ink::Orange,
        Ink::Brown,
        Ink::Green,
        Ink::Gold,
    ];
    for theme in Theme::ALL {
        for badge in badges {
            let found = contrast(badge.opposite(), badge, theme);
            assert!(found >= 4.5, "{theme:?} letter on {badge:?}: {found:.2}");
        }
        // Numerals on seals, and letters on light discs.
        for (ink, ground) in [
            (Ink::Light, Ink::Deep),
            (Ink::Dark, Ink::Light),
            (Ink::Dark, Ink::Cream),
        ] {
            let found = contrast(ink, ground, theme);
            assert!(found >= 4.5, "{theme:?} {ink:?} on {ground:?}: {found:.2}");
        }
    }
}

/// Signs that carry a meaning stand out from what they are drawn on.
#[test]
fn signs_stand_out() {
    for theme in Theme::ALL {
        for (ink, ground) in [
            (Ink::Accent, Ink::Paper),
            (Ink::Leaf, Ink::Paper),
            (Ink::Bark, Ink::Paper),
            (Ink::Light, Ink::Red),
            (Ink::Light, Ink::Blue),
            (Ink::Light, Ink::Violet),
            (Ink::Light, Ink::Green),
            (Ink::Dark, Ink::Gold),
        ] {
            let found = contrast(ink, ground, theme);
            assert!(found >= 3.0, "{theme:?} {ink:?} on {ground:?}: {found:.2}");
        }
    }
}

#[test]
fn the_style_sheet_has_every_colour_for_day_and_night() {
    let css = draw::palette_css();
    for ink in Ink::ALL {
        let times = |theme: Theme| {
            css.matches(&format!("--art-{}:{};", ink.name(), ink.rgb(theme).css()))
                .count()
        };
        let same = ink.rgb(Theme::Day) == ink.rgb(Theme::Night);
        assert_eq!(times(Theme::Day), if same { 3 } else { 1 }, "{ink:?}");
        assert_eq!(times(Theme::Night), if same { 3 } else { 2 }, "{ink:?}");
    }
    assert_eq!(css.matches('{').count(), css.matches('}').count());
}

/// Greys stay grey for everybody, and who cannot see a difference is shown none.
#[test]
fn eyes_see_what_is_known_of_them() {
    let grey = draw::Rgb(128, 128, 128);
    for vision in Vision::ALL {
        let seen = vision.sees(grey);
        assert!(
            seen.0.abs_diff(128) <= 1 && seen.1.abs_diff(128) <= 1 && seen.2.abs_diff(128) <= 1,
            "{vision:?} {seen:?}"
        );
    }
    let (red, green) = (Ink::Red.rgb(Theme::Day), Ink::Green.rgb(Theme::Day));
    assert_eq!(Vision::Full.sees(red), red);
    let hue = |c: draw::Rgb| i32::from(c.0) - i32::from(c.1);
    let far = hue(red) - hue(green);
    let near = hue(Vision::Deuteranopia.sees(red)) - hue(Vision::Deuteranopia.sees(green));
    assert!(near.abs() < far.abs() / 2, "{near} {far}");
}
