//! What somebody at a table sees and does.

use serde::Deserialize;
use table::random::{FastRng, below};

use crate::chromium::Browser;

/// A table at which something can be done, or nothing any more.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    pub page: PageName,
    pub choices: u32,
    pub over: bool,
}

/// Which page it is: everybody counts their own pages, and a shield is a page as an onlooker counts.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct PageName {
    pub viewer: String,
    pub number: u64,
}

const MOMENT: &str = "(() => {
    const table = document.getElementById('table');
    const asked = !!document.querySelector('.status.mine');
    const choices = asked ? document.querySelectorAll('button.choice').length : 0;
    const over = !!document.querySelector('.ending');
    return (choices > 0 || over) && { page: { viewer: table.dataset.viewer, number: Number(table.dataset.page) }, choices, over };
})()";

/// Waits until there is something to choose, or the game is over. A sealed choice that could still be
/// changed does not count: the last of the others may choose at any moment.
pub async fn moment(browser: &Browser) -> Moment {
    serde_json::from_value(browser.until(MOMENT).await).unwrap()
}

/// Which page it is.
pub async fn page(browser: &Browser) -> PageName {
    let page = "(table => table && { viewer: table.dataset.viewer, number: Number(table.dataset.page) })(document.getElementById('table'))";
    serde_json::from_value(browser.until(page).await).unwrap()
}

/// Waits until the page is another one than this.
pub async fn turned(browser: &Browser, page: &PageName) {
    let PageName { viewer, number } = page;
    let turned = format!(
        "(table => table && (table.dataset.viewer !== '{viewer}' || table.dataset.page !== '{number}'))(document.getElementById('table'))"
    );
    browser.until(&turned).await;
}

/// Clicks one of the choices, at random, and waits for what comes of it. Nothing to do any more: false.
pub async fn choose(browser: &Browser, rng: &mut FastRng) -> bool {
    let now = moment(browser).await;
    if now.over {
        return false;
    }
    let number = below(rng, now.choices);
    browser
        .click_on(&format!(
            "document.querySelectorAll('button.choice')[{number}]"
        ))
        .await;
    turned(browser, &now.page).await;
    true
}

/// Makes a table by the form: values for the fields, such as `seat-P2` and `bot:random`.
pub async fn new_table(browser: &Browser, game: &str, fields: &[(&str, &str)]) {
    browser.open(&format!("/new/{game}")).await;
    for (field, value) in fields {
        if field.starts_with("name-") {
            browser.fill(&format!("[name={field}]"), value).await;
        } else {
            browser
                .click(&format!("[name={field}] option[value='{value}']"))
                .await;
        }
    }
    browser.click("p.go .primary").await;
    browser.until("!!document.getElementById('table')").await;
}

/// A table for the browser's owner and random bots.
pub async fn against_bots(browser: &Browser, game: &str) {
    let descriptor = registry::find(game).unwrap().descriptor();
    let seats = (*descriptor.seats.start()).max(2);
    let fields: Vec<(String, &str)> = (2..=seats)
        .map(|seat| (format!("seat-P{seat}"), "bot:random"))
        .collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(f, v)| (f.as_str(), *v)).collect();
    new_table(browser, game, &fields).await;
}
