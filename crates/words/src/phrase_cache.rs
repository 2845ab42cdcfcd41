//! Sentences that were said before. A page says mostly what the page before it said.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{PoisonError, RwLock};

use table::{Arg, Phrase, Seat};

/// Bytes of keys and sentences that are kept: the words of a few hundred running tables.
const MOST: usize = 4 << 20;

/// What was said, by what it was said with. Once it is full, it forgets everything and starts anew.
#[derive(Default)]
pub struct PhraseCache(RwLock<Said>);

#[derive(Default)]
struct Said {
    sentences: HashMap<String, String>,
    bytes: usize,
}

impl PhraseCache {
    /// The sentence of this spelling, said by `say` unless it is known.
    pub fn recall(&self, spelling: String, say: impl FnOnce() -> String) -> String {
        let said = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(sentence) = said.sentences.get(&spelling) {
            return sentence.clone();
        }
        drop(said);
        let sentence = say();
        let mut said = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let bytes = spelling.len() + sentence.len();
        if said.bytes + bytes > MOST {
            *said = Said::default();
        }
        if bytes <= MOST && said.sentences.insert(spelling, sentence.clone()).is_none() {
            said.bytes += bytes;
        }
        sentence
    }
}

/// Writes a phrase out so that no two different ones look the same: whatever people may have
/// written themselves comes with its length.
pub fn spell(phrase: &Phrase, name: &dyn Fn(Seat) -> String, out: &mut String) {
    out.push_str(&phrase.key);
    out.push('(');
    for (key, arg) in &phrase.args {
        out.push_str(key);
        match arg {
            Arg::Number(n) => {
                let _ = write!(out, "={n},");
            }
            Arg::Text(words) => text(words, out),
            Arg::Seat(seat) => text(&name(*seat), out),
            Arg::Phrase(inner) => spell(inner, name, out),
            Arg::List(all) => {
                out.push('[');
                all.iter().for_each(|inner| spell(inner, name, out));
                out.push(']');
            }
        }
    }
    out.push(')');
}

fn text(words: &str, out: &mut String) {
    let _ = write!(out, "\"{}:", words.len());
    out.push_str(words);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(phrase: &Phrase) -> String {
        let mut out = String::new();
        spell(phrase, &|seat| format!("the {seat}"), &mut out);
        out
    }

    #[test]
    fn a_spelling_says_everything_that_the_sentence_depends_on() {
        let phrase = Phrase::new("a")
            .number("n", -3)
            .seat("who", Seat::P2)
            .phrase("what", Phrase::new("b").text("t", "x"))
            .list("all", [Phrase::new("c"), Phrase::new("d")]);
        assert_eq!(
            spelled(&phrase),
            "a(n=-3,who\"6:the P2whatb(t\"1:x)all[c()d()])"
        );
    }

    #[test]
    fn nobody_can_write_a_text_that_looks_like_another_phrase() {
        let two = Phrase::new("a").text("t", "x").text("u", "y");
        let one = Phrase::new("a").text("t", "xu\"1:y");
        assert_ne!(spelled(&two), spelled(&one));
    }

    #[test]
    fn what_is_known_is_not_said_again() {
        let memory = PhraseCache::default();
        assert_eq!(memory.recall("a".into(), || "A".into()), "A");
        assert_eq!(memory.recall("a".into(), || unreachable!()), "A");
        assert_eq!(memory.recall("b".into(), || "B".into()), "B");
    }

    #[test]
    fn a_full_memory_starts_anew() {
        let memory = PhraseCache::default();
        let long = "x".repeat(MOST / 3);
        for n in 0..10 {
            assert_eq!(memory.recall(n.to_string(), || long.clone()), long);
        }
        assert!(memory.0.read().unwrap().bytes <= MOST);
        let huge = "x".repeat(MOST + 1);
        assert_eq!(memory.recall("huge".into(), || huge.clone()), huge);
        assert!(memory.0.read().unwrap().bytes <= MOST);
    }
}
