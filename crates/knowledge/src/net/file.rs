//! Networks as data files, with where they come from.

use serde::{Deserialize, Serialize};

use super::{Net, Observation, Shape, Size};

/// Where a network comes from: enough to make it again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The command that made it.
    pub command: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// The seed of all luck in it.
    pub seed: u64,
    /// Games of self-play in each generation.
    pub games: u32,
    /// How often the network learned from games of the one before.
    pub generations: u32,
    /// Positions that the last generation learned from.
    pub positions: usize,
    /// Its mean loss (cross entropy) on positions that it did not learn from.
    pub loss: f32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    provenance: Provenance,
    #[serde(default)]
    size: Size,
    #[serde(default)]
    sight: Observation,
    globals: usize,
    item: usize,
    weights: Vec<f32>,
}

impl Net {
    /// Reads a network.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(text: &str) -> Result<(Net, Provenance), String> {
        let file: File = serde_json::from_str(text).map_err(|e| e.to_string())?;
        let shape = Shape {
            globals: file.globals,
            item: file.item,
        };
        let (needed, found) = (shape.weights(file.size), file.weights.len());
        if needed != found {
            return Err(format!("{needed} weights are needed, not {found}"));
        }
        let net = Net {
            shape,
            size: file.size,
            sight: file.sight,
            weights: file.weights,
        };
        Ok((net, file.provenance))
    }

    /// Reads the network in this file.
    ///
    /// # Errors
    /// What is wrong, with the name of the file.
    pub fn open(path: &str) -> Result<Net, String> {
        let wrong = |error: String| format!("{path}: {error}");
        let text = std::fs::read_to_string(path).map_err(|e| wrong(e.to_string()))?;
        let (net, _) = Net::read(&text).map_err(wrong)?;
        Ok(net)
    }

    /// Writes a network, four digits a weight.
    pub fn write(&self, provenance: &Provenance) -> String {
        let weights: Vec<serde_json::Value> = self
            .weights
            .iter()
            .map(|w| ((f64::from(*w) * 1e4).round() / 1e4).into())
            .collect();
        let json = serde_json::json!({
            "provenance": provenance,
            "size": self.size,
            "sight": self.sight,
            "globals": self.shape.globals,
            "item": self.shape.item,
            "weights": weights,
        });
        format!("{json}\n")
    }
}
