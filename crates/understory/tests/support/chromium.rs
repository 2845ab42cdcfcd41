//! Debian's Chromium, led by its chromedriver.
#![allow(dead_code, reason = "tests and benches use different parts of it")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::{CapabilitiesHelper, ElementQueryable};
use thirtyfour::{By, ChromeCapabilities, ChromiumLikeCapabilities, TypingData, WebDriver};

/// How long a page may take to become what is waited for. Far longer than it needs.
const PATIENCE: Duration = Duration::from_secs(30);

/// One chromedriver for all browsers of this process; it ends with the last of them.
pub struct Chromedriver {
    process: Child,
    address: SocketAddr,
}

static SHARED: Mutex<Weak<Chromedriver>> = Mutex::new(Weak::new());

impl Chromedriver {
    fn shared() -> Arc<Chromedriver> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(running) = shared.upgrade() {
            return running;
        }
        let started = Arc::new(Chromedriver::start());
        *shared = Arc::downgrade(&started);
        started
    }

    /// It picks a port that is free for IPv6 and gives up if another program holds that one for IPv4,
    /// as the servers of other tests may: then it picks another.
    fn start() -> Chromedriver {
        let mut said = String::new();
        for _ in 0..20 {
            match Chromedriver::try_start() {
                Ok(started) => return started,
                Err(last_words) => said = last_words,
            }
        }
        panic!("chromedriver never said where it listens, only: {said}");
    }

    /// Starts it on a port of its choice, or gives what it said before it ended.
    fn try_start() -> Result<Chromedriver, String> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is there; `cargo xtask test` installs it");
        let mut output = BufReader::new(process.stdout.take().unwrap()).lines();
        let mut said = String::new();
        for line in output.by_ref().map_while(Result::ok) {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let port: u16 = port.trim_end_matches('.').parse().unwrap();
                // Whatever else it says must not fill the pipe.
                std::thread::spawn(move || output.for_each(drop));
                return Ok(Chromedriver {
                    process,
                    address: ([127, 0, 0, 1], port).into(),
                });
            }
            said += &line;
            said += "\n";
        }
        let _ = process.wait();
        Err(said)
    }
}

impl Drop for Chromedriver {
    /// Asks it to end, so that it closes the browsers of tests that failed.
    fn drop(&mut self) {
        if let Ok(mut stream) = TcpStream::connect(self.address) {
            let host = self.address;
            let _ = write!(stream, "GET /shutdown HTTP/1.1\r\nhost: {host}\r\n\r\n");
            let _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = stream.read(&mut [0; 256]);
        }
        let asked = Instant::now();
        while asked.elapsed() < Duration::from_secs(5) {
            if matches!(self.process.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A browser with nobody's cookies.
pub struct Browser {
    driver: WebDriver,
    server: String,
    _chromedriver: Arc<Chromedriver>,
}

impl Browser {
    /// A browser for the server at this address.
    pub async fn new(server: SocketAddr) -> Browser {
        let chromedriver = Chromedriver::shared();
        let mut wishes = ChromeCapabilities::new();
        for argument in [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--window-size=1280,900",
            "--lang=en",
        ] {
            wishes.add_arg(argument).unwrap();
        }
        wishes
            .set("goog:loggingPrefs", json!({ "browser": "SEVERE" }))
            .unwrap();
        let driver = WebDriver::new(format!("http://{}", chromedriver.address), wishes)
            .await
            .expect("Chromium starts; `cargo xtask test` installs it");
        Browser {
            driver,
            server: format!("http://{server}"),
            _chromedriver: chromedriver,
        }
    }

    /// Opens a page of the server.
    pub async fn open(&self, path: &str) {
        let url = format!("{}{path}", self.server);
        self.driver.goto(url).await.unwrap();
    }

    /// Opens an address as it is written.
    pub async fn open_link(&self, url: &str) {
        self.driver.goto(url).await.unwrap();
    }

    /// The path of the page, with its query.
    pub async fn path(&self) -> String {
        let url = self.driver.current_url().await.unwrap();
        let query = url.query().map(|q| format!("?{q}")).unwrap_or_default();
        format!("{}{query}", url.path())
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.driver.refresh().await.unwrap();
    }

    /// Runs a script; its `return` is what comes back.
    pub async fn run<T: DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.driver.execute(script, Vec::new()).await;
        answer.expect(script).convert().expect(script)
    }

    /// The same for a script that calls `arguments[0]` when it is done.
    pub async fn run_async<T: DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.driver.execute_async(script, Vec::new()).await;
        answer.expect(script).convert().expect(script)
    }

    /// Waits until an expression is true in the page, and gives its value.
    pub async fn until(&self, expression: &str) -> Value {
        let begun = Instant::now();
        let script = format!("return {expression}");
        while begun.elapsed() < PATIENCE {
            // Between two pages there is none to ask.
            if let Ok(found) = self.driver.execute(&*script, Vec::new()).await {
                let value = found.json();
                if !matches!(value, Value::Null | Value::Bool(false)) {
                    return value.clone();
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let page = self
            .driver
            .execute("return document.body.innerText", Vec::new());
        let text = page.await.map(|t| t.json().to_string()).unwrap_or_default();
        panic!("{expression} never came at {}: {text}", self.path().await);
    }

    /// Clicks the first element that matches, as a person with a mouse does: it must be visible, and
    /// nothing may lie upon it.
    pub async fn click(&self, css: &str) {
        let quoted = json!(css);
        self.click_on(&format!("document.querySelector({quoted})"))
            .await;
    }

    /// Clicks the element that a script names, once there is one. If it moves or is replaced meanwhile,
    /// it is tried again.
    pub async fn click_on(&self, expression: &str) {
        let script =
            format!("const e = {expression}; e?.scrollIntoView({{ block: 'center' }}); return e");
        let begun = Instant::now();
        loop {
            let found = self.driver.execute(&*script, Vec::new()).await;
            let clicked = match found.and_then(|found| found.element()) {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            let Err(error) = clicked else { return };
            let hidden = matches!(
                error.as_inner(),
                WebDriverErrorInner::ElementNotInteractable(_)
            );
            assert!(
                begun.elapsed() < PATIENCE && !hidden,
                "{expression} at {}: {error}",
                self.path().await
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Fills a field.
    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.driver.query(By::Css(css)).first().await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Presses keys wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        // A page that was just opened has no keys yet when the machine is busy.
        self.until("document.hasFocus()").await;
        let chain = self.driver.action_chain().send_keys(keys);
        chain.perform().await.unwrap();
    }

    /// The visible text of the first element that matches.
    pub async fn text(&self, css: &str) -> String {
        let quoted = json!(css);
        let expression = format!("document.querySelector({quoted})?.innerText");
        self.until(&expression).await.as_str().unwrap().to_string()
    }

    /// Is there such an element?
    pub async fn has(&self, css: &str) -> bool {
        let quoted = json!(css);
        self.run(&format!("return !!document.querySelector({quoted})"))
            .await
    }

    /// A command of the Chrome DevTools protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let cdp = self.driver.cdp();
        cdp.send_raw(command, parameters).await.expect(command)
    }

    /// A window of this size, as on a phone.
    pub async fn phone(&self, width: u32, height: u32) {
        let screen =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.devtools("Emulation.setDeviceMetricsOverride", screen)
            .await;
    }

    /// What the system prefers, such as `prefers-color-scheme` and `dark`.
    pub async fn prefer(&self, feature: &str, value: &str) {
        let media = json!({ "features": [{ "name": feature, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", media).await;
    }

    /// Errors that the browser has found since last asked: in scripts, of the content security
    /// policy, of addresses that lead nowhere.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap();
        log.into_iter().map(|entry| entry.message).collect()
    }

    /// Closes it.
    pub async fn close(self) {
        self.driver.clone().quit().await.unwrap();
    }
}

impl Drop for Browser {
    /// After a failed test there is nobody to wait for the browser's end: chromedriver ends it with
    /// its own.
    fn drop(&mut self) {
        let _ = self.driver.clone().leak();
    }
}
