//! [`FairQueue`]: who is served next where many wait for the same threads. Tables with people come first;
//! among those the owners take turns, each by the time their bots have cost so far (start-time fair
//! queueing), so that an owner of a hundred tables waits for a hundred and nobody else does.

use std::collections::HashMap;

/// Owners that are remembered although nothing of theirs waits.
const OWNERS: usize = 1000;

struct Waiting<T> {
    people: bool,
    owner: String,
    cost: u64,
    item: T,
}

/// What waits, and what its owners have cost.
pub struct FairQueue<T> {
    /// In the order in which they came.
    waiting: Vec<Waiting<T>>,
    /// Where in the queue's own time an owner's next item begins.
    begins: HashMap<String, u64>,
    /// Where the item began that was served last.
    now: u64,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        FairQueue {
            waiting: Vec::new(),
            begins: HashMap::new(),
            now: 0,
        }
    }
}

impl<T> FairQueue<T> {
    /// Something more to be done, for a table of this owner. `people`: somebody sits there and is here.
    /// `cost` is how long it will take, in any unit.
    pub fn push(&mut self, people: bool, owner: String, cost: u64, item: T) {
        self.waiting.push(Waiting {
            people,
            owner,
            cost,
            item,
        });
    }

    /// Forgets what is not wanted any more.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        self.waiting.retain(|waiting| wanted(&waiting.item));
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Takes out what is to be done next, if `fits` says that there is room for it. Whatever comes next is
    /// waited for: something small that slips past it again and again would keep it waiting for ever.
    pub fn pop_if(&mut self, fits: impl FnOnce(&T) -> bool) -> Option<T> {
        let begin = |w: &Waiting<T>| self.begins.get(&w.owner).copied().unwrap_or(0);
        let first = |(_, w): &(usize, &Waiting<T>)| (!w.people, begin(w).max(self.now));
        // Of equals, the one that came first.
        let (next, waiting) = self.waiting.iter().enumerate().min_by_key(first)?;
        if !fits(&waiting.item) {
            return None;
        }
        let Waiting {
            owner, cost, item, ..
        } = self.waiting.remove(next);
        let begins = self.begins.entry(owner).or_insert(0);
        let start = (*begins).max(self.now);
        *begins = start + cost;
        self.now = start;
        if self.begins.len() > OWNERS {
            let now = self.now;
            self.begins.retain(|_, begins| *begins > now);
        }
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(queue: &mut FairQueue<&'static str>, many: usize) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop_if(|_| true))
            .take(many)
            .collect()
    }

    #[test]
    fn owners_take_turns_however_much_one_of_them_wants() {
        let mut queue = FairQueue::default();
        for _ in 0..200 {
            queue.push(true, "mallory".into(), 3000, "m");
        }
        assert_eq!(served(&mut queue, 2), ["m", "m"]);
        queue.push(true, "ada".into(), 3000, "a");
        queue.push(true, "ada".into(), 3000, "a");
        queue.push(true, "bob".into(), 3000, "b");
        // Whoever comes anew has no credit from the time before, and no debt.
        let mut next = served(&mut queue, 3);
        next.sort_unstable();
        assert_eq!(next, ["a", "b", "m"]);
        assert!(served(&mut queue, 2).contains(&"a"));
        assert_eq!(queue.len(), 200 + 3 - 2 - 5);
    }

    #[test]
    fn turns_are_counted_by_what_they_cost() {
        let mut queue = FairQueue::default();
        for _ in 0..40 {
            queue.push(true, "slow".into(), 3000, "s");
            queue.push(true, "quick".into(), 1000, "q");
        }
        let next = served(&mut queue, 40);
        let quick = next.iter().filter(|next| **next == "q").count();
        assert!((29..=31).contains(&quick), "{quick}");
    }

    #[test]
    fn tables_with_people_come_first() {
        let mut queue = FairQueue::default();
        queue.push(false, "ada".into(), 1, "alone");
        queue.push(true, "bob".into(), 1, "bob's");
        queue.push(true, "bob".into(), 1, "bob's");
        assert_eq!(served(&mut queue, 9), ["bob's", "bob's", "alone"]);
    }

    #[test]
    fn what_comes_next_is_waited_for() {
        let mut queue = FairQueue::default();
        queue.push(true, "ada".into(), 1, "wide");
        queue.push(true, "bob".into(), 1, "narrow");
        assert_eq!(queue.pop_if(|item| *item == "narrow"), None);
        assert_eq!(queue.pop_if(|_| true), Some("wide"));
        assert_eq!(queue.pop_if(|_| true), Some("narrow"));
        assert_eq!(queue.pop_if(|_| true), None);
    }

    #[test]
    fn owners_are_forgotten() {
        let mut queue = FairQueue::default();
        for owner in 0..5 * OWNERS {
            queue.push(true, owner.to_string(), 1, "once");
            queue.push(true, "regular".into(), 1, "regular");
            served(&mut queue, 2);
        }
        assert!(queue.begins.len() <= OWNERS + 1, "{}", queue.begins.len());
    }
}
