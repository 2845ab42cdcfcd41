//! Connections: how many there may be, how long one may say nothing, and how all of them end.

use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use ipnet::IpNet;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::http::{is_trusted, subscriber};

/// Connections altogether: all event streams that there may be, and as many for everything else. Each
/// takes a file; a server asks its system for 65,536.
const CONNECTIONS: usize = 8192;

/// Connections of one address: a club's streams, and their pages beside them. Proxies of our own have no
/// such limit, since everybody comes through them.
const CONNECTIONS_AN_ADDRESS: usize = 512;

/// Who is answered, and how patiently.
#[derive(Clone)]
pub struct ConnectionPolicy {
    /// Proxies of our own, through whom everybody comes.
    pub trusted_proxies: Arc<[IpNet]>,
    /// An address may have as many connections as it likes: nothing is counted at this server.
    pub uncounted: bool,
    /// How long the server waits.
    pub patience: Patience,
}

/// How long the server is patient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request, and between two requests of one connection.
    pub head: Duration,
    /// With somebody who takes nothing of what they are sent.
    pub taking: Duration,
    /// After the wish to stop, for requests under way.
    pub ending: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            // A few hundred bytes: there after a moment, or never.
            head: Duration::from_secs(20),
            // Whoever takes nothing for so long is gone, or never meant to read.
            taking: Duration::from_secs(30),
            // As long as an answer may take at most.
            ending: Duration::from_secs(10),
        }
    }
}

/// The longest head of a request, and how much of an answer waits for a slow reader: a page or two.
const BUFFER: usize = 64 << 10;

/// Between two tries to take a connection when the system has no more to give.
const BREATH: Duration = Duration::from_millis(100);

/// Answers connections until `stop` is done; what is under way then has a moment to end.
pub async fn answer(
    listener: TcpListener,
    router: Router,
    policy: ConnectionPolicy,
    stop: impl Future<Output = ()>,
) {
    let patience = policy.patience;
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let crowd = Arc::new(Crowd::default());
    let ending = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(BUFFER);
    let mut stop = std::pin::pin!(stop);
    loop {
        // Without a place, whoever comes next waits in the system's own queue.
        let next = async {
            let place = places.clone().acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        let (Ok(place), Ok((stream, peer))) = (place, accepted) else {
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let Some(counted) = crowd.enter(peer.ip().to_canonical(), &policy) else {
            continue;
        };
        let served = http.serve_connection(io(stream, patience.taking), service(&router, peer));
        let served = ending.watch(served);
        tokio::spawn(async move {
            // Whoever breaks off, is late or sends no HTTP ends only their own connection.
            let _ = served.await;
            drop::<(OwnedSemaphorePermit, Counted)>((place, counted));
        });
    }
    drop(listener);
    if tokio::time::timeout(patience.ending, ending.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("connections were still open and are cut");
    }
}

/// The connection, broken off if its other end takes nothing.
fn io(stream: TcpStream, taking: Duration) -> TokioIo<Pin<Box<TimeoutStream<TcpStream>>>> {
    // An event is one small write: it should not wait for another.
    let _ = stream.set_nodelay(true);
    // What is sent to somebody who has vanished from the net fits the system's buffers for many minutes; the
    // system notices earlier that nobody confirms it.
    #[cfg(target_os = "linux")]
    let _ = SockRef::from(&stream).set_tcp_user_timeout(Some(taking));
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(taking));
    TokioIo::new(Box::pin(stream))
}

/// The router, told who asks.
fn service(
    router: &Router,
    peer: SocketAddr,
) -> TowerToHyperService<
    impl tower::Service<
        hyper::Request<Incoming>,
        Response = axum::response::Response,
        Error = std::convert::Infallible,
        Future = impl Send + use<>,
    > + Clone
    + Send
    + use<>,
> {
    let told = move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request
    };
    TowerToHyperService::new(router.clone().map_request(told))
}

/// How many connections each address has.
#[derive(Default)]
struct Crowd(Mutex<HashMap<IpAddr, usize>>);

/// One connection of an address; it is counted for as long as it lives.
struct Counted(Option<(Arc<Crowd>, IpAddr)>);

impl Crowd {
    /// Counts one more, unless there are too many.
    fn enter(self: &Arc<Self>, address: IpAddr, policy: &ConnectionPolicy) -> Option<Counted> {
        if policy.uncounted || is_trusted(address, &policy.trusted_proxies) {
            return Some(Counted(None));
        }
        let address = subscriber(address);
        let mut crowd = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = crowd.entry(address).or_default();
        if *count >= CONNECTIONS_AN_ADDRESS {
            return None;
        }
        *count += 1;
        Some(Counted(Some((self.clone(), address))))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Some((crowd, address)) = self.0.take() else {
            return;
        };
        let mut crowd = crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = crowd.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                crowd.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections() {
        let crowd = Arc::new(Crowd::default());
        let address = IpAddr::from([203, 0, 113, 9]);
        let mut policy = ConnectionPolicy {
            trusted_proxies: Arc::new([]),
            uncounted: false,
            patience: Patience::default(),
        };
        let enter = || crowd.enter(address, &policy);
        let mut counted: Vec<Counted> = std::iter::from_fn(enter).take(9999).collect();
        assert_eq!(counted.len(), CONNECTIONS_AN_ADDRESS);
        let other = IpAddr::from([203, 0, 113, 8]);
        assert!(crowd.enter(other, &policy).is_some());
        counted.pop();
        assert!(enter().is_some());
        drop(counted);
        assert!(crowd.0.lock().unwrap().is_empty(), "nothing is left behind");
        policy.trusted_proxies = Arc::new(["203.0.113.0/24".parse().unwrap()]);
        let proxied = std::iter::from_fn(|| crowd.enter(address, &policy)).take(9999);
        assert_eq!(proxied.count(), 9999);
    }
}
