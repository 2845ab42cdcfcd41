//! Makes pictures of pages small: flat drawings need few colours.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

use anyhow::{Context, Result, bail};

/// Most colours of a PNG with a palette.
const COLOURS: usize = 256;

type Rgb = [u8; 3];

/// Writes the picture again with at most 256 colours: the commonest ones; others take the nearest.
pub fn shrink(path: &Path) -> Result<()> {
    let mut reader = png::Decoder::new(BufReader::new(File::open(path)?)).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().context("too large")?];
    let info = reader.next_frame(&mut bytes)?;
    let step = match (info.color_type, info.bit_depth) {
        (png::ColorType::Rgb, png::BitDepth::Eight) => 3,
        (png::ColorType::Rgba, png::BitDepth::Eight) => 4,
        other => bail!(
            "{} has other pixels than expected: {other:?}",
            path.display()
        ),
    };
    let pixels: Vec<Rgb> = bytes[..info.buffer_size()]
        .chunks_exact(step)
        .map(|p| [p[0], p[1], p[2]])
        .collect();
    let palette = commonest(&pixels);
    let mut known: HashMap<Rgb, u8> = HashMap::new();
    let indexed: Vec<u8> = pixels
        .iter()
        .map(|pixel| {
            *known
                .entry(*pixel)
                .or_insert_with(|| nearest(&palette, *pixel))
        })
        .collect();
    let file = BufWriter::new(File::create(path)?);
    let mut encoder = png::Encoder::new(file, info.width, info.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&indexed)?;
    Ok(())
}

/// The commonest colours, where colours that the eye hardly tells apart count as one.
fn commonest(pixels: &[Rgb]) -> Vec<Rgb> {
    let mut buckets: HashMap<[u8; 3], HashMap<Rgb, u32>> = HashMap::new();
    for pixel in pixels {
        let bucket = buckets.entry(pixel.map(|c| c >> 3)).or_default();
        *bucket.entry(*pixel).or_default() += 1;
    }
    // Each group is shown by its commonest member, so that flat areas keep their colour.
    let mut groups: Vec<(u32, Rgb)> = buckets
        .values()
        .filter_map(|members| {
            let (colour, _) = members.iter().max_by_key(|(colour, n)| (**n, **colour))?;
            Some((members.values().sum(), *colour))
        })
        .collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    groups.truncate(COLOURS);
    groups.into_iter().map(|(_, colour)| colour).collect()
}

fn nearest(palette: &[Rgb], pixel: Rgb) -> u8 {
    let distance = |colour: &Rgb| -> u32 {
        let parts = colour.iter().zip(pixel);
        parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let found = (0..palette.len()).min_by_key(|at| distance(&palette[*at]));
    found.unwrap_or_default() as u8
}
