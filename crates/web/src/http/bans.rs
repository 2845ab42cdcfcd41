//! [`Bans`]: who is kept out, by person, address or network.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use ipnet::{IpNet, Ipv6Net};

use super::client::subscriber;
use crate::store::upkeep::Ban;

/// The bits of an IPv6 address that count.
const SUBSCRIBER_BITS: u8 = 64;

#[derive(Default, PartialEq)]
struct Lists {
    persons: HashSet<String>,
    networks: Vec<IpNet>,
}

/// The list in force; copies share it.
#[derive(Clone, Default)]
pub struct Bans(Arc<RwLock<Lists>>);

/// The network that a ban names, if it names one and not a person.
pub fn network(who: &str) -> Option<IpNet> {
    let single = || who.parse::<IpAddr>().map(|a| IpNet::from(a.to_canonical()));
    let net: IpNet = who.parse().or_else(|_| single()).ok()?;
    Some(match net {
        // Whoever has one of these addresses has them all.
        IpNet::V6(v6) if v6.prefix_len() > SUBSCRIBER_BITS => {
            Ipv6Net::new(v6.addr(), SUBSCRIBER_BITS).map_or(net, |wide| IpNet::V6(wide.trunc()))
        }
        other => other.trunc(),
    })
}

impl Bans {
    /// Takes this list over in place of the old one; says whether it is another.
    pub fn set(&self, bans: &[Ban]) -> bool {
        let mut lists = Lists::default();
        for ban in bans {
            match network(&ban.who) {
                Some(network) => lists.networks.push(network),
                None => _ = lists.persons.insert(ban.who.clone()),
            }
        }
        let mut own = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let changed = *own != lists;
        *own = lists;
        changed
    }

    /// Is nobody let in from this address?
    pub fn keep_out_address(&self, address: IpAddr) -> bool {
        let lists = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let address = subscriber(address);
        lists.networks.iter().any(|net| net.contains(&address))
    }

    /// Is this person not let in?
    pub fn keep_out_person(&self, person: &str) -> bool {
        let lists = self.0.read().unwrap_or_else(PoisonError::into_inner);
        lists.persons.contains(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persons_addresses_and_networks_are_kept_out() {
        let bans = Bans::default();
        let ban = |who: &str| Ban {
            who: who.to_string(),
            made: 0,
            why: String::new(),
        };
        let list = [
            ban("203.0.113.9"),
            ban("198.51.100.77/24"),
            ban("2001:db8:1:2:3::4"),
            ban("0a0b0c0d0e0f0a0b0c0d0e0f"),
        ];
        assert!(bans.set(&list) && !bans.set(&list), "told once");
        let address = |text: &str| bans.keep_out_address(text.parse().unwrap());
        assert!(address("203.0.113.9") && !address("203.0.113.8"));
        assert!(address("198.51.100.1") && !address("198.51.101.1"));
        assert!(address("2001:db8:1:2::") && address("2001:db8:1:2:ffff::1"));
        assert!(!address("2001:db8:1:3::"));
        assert!(bans.keep_out_person("0a0b0c0d0e0f0a0b0c0d0e0f"));
        assert!(!bans.keep_out_person("203.0.113.9"));
        assert!(bans.set(&[]));
        assert!(!address("203.0.113.9"));
    }
}
