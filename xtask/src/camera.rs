//! Pictures of pages in a folder, taken by one Chromium that is led by its chromedriver.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::tools;

/// A browser, and a server for the pages: from files Chromium would read a sprite again for every
/// symbol of it.
pub struct Camera {
    driver: Child,
    /// Where the driver takes orders for this browser.
    session: String,
    pages: SocketAddr,
}

impl Camera {
    /// A camera for the pages of this folder, which is the root of their addresses.
    pub fn new(folder: &Path) -> Result<Camera> {
        tools::chromium()?;
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = driver.stdout.take().context("chromedriver says nothing")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines
            .find_map(|line| Some(line.split_once("successfully on port ")?.1.to_string()))
            .context("chromedriver does not say where it listens")?;
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let driver_at = format!("http://127.0.0.1:{}/session", port.trim_end_matches('.'));
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--hide-scrollbars",
            "--force-prefers-reduced-motion",
        ];
        let browser = json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": { "args": arguments }
        } } });
        let mut camera = Camera {
            driver,
            session: driver_at,
            pages: serve(folder.to_path_buf())?,
        };
        // From here on the driver ends with the camera, even if there is no browser.
        let started = post(&camera.session, &browser)?;
        let id = started["sessionId"].as_str().context("no browser")?;
        camera.session = format!("{}/{id}", camera.session);
        Ok(camera)
    }

    /// A picture of a page, as a window of this size shows it.
    pub fn picture(&self, page: &str, (width, height): (u32, u32), target: &Path) -> Result<()> {
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        )?;
        let address = format!("http://{}/{page}", self.pages);
        post(&format!("{}/url", self.session), &json!({ "url": address }))?;
        let shot = self.devtools("Page.captureScreenshot", &json!({ "format": "png" }))?;
        let data = shot["data"].as_str().context("no picture")?;
        fs::write(target, STANDARD.decode(data)?)?;
        Ok(())
    }

    fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        let order = json!({ "cmd": command, "params": parameters });
        post(&format!("{}/goog/cdp/execute", self.session), &order)
    }
}

impl Drop for Camera {
    /// Closes the browser before its driver.
    fn drop(&mut self) {
        let _ = ureq::delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Gives the driver an order and reads what came of it.
fn post(address: &str, order: &Value) -> Result<Value> {
    let mut answer = ureq::post(address)
        .send_json(order)
        .with_context(|| format!("chromedriver refused {order}"))?;
    let body = answer.body_mut().with_config().limit(64 << 20);
    let mut answer: Value = body.read_json()?;
    Ok(answer["value"].take())
}

/// Serves a folder until the program ends.
fn serve(folder: PathBuf) -> Result<SocketAddr> {
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let address = listener.local_addr()?;
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            // A browser that hangs up has what it wants.
            std::thread::spawn(move || answer(stream, &folder));
        }
    });
    Ok(address)
}

/// One request, one file.
fn answer(mut stream: TcpStream, folder: &Path) -> Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().unwrap_or(Ok(String::new()))?;
    lines.find(|line| line.as_ref().is_ok_and(String::is_empty));
    let path = first.split(' ').nth(1).unwrap_or_default();
    let path = path.split('?').next().unwrap_or_default();
    let file = folder.join(path.trim_start_matches('/'));
    let kind = match file.extension().and_then(|e| e.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let (status, body) = match fs::read(&file) {
        Ok(body) if !path.contains("..") => ("200 OK", body),
        _ => ("404 Not Found", Vec::new()),
    };
    let keep = if path.starts_with("/assets/") { 600 } else { 0 };
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\ncache-control: max-age={keep}\r\nconnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)?;
    Ok(())
}
