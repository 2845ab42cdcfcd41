// What makes a table pleasant and is not needed to play: places light up, cards explain themselves,
// the final sheet is told, quiet sounds, the sheet of keys, the guide beside the table.

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const main = document.querySelector('main[data-about]');

// ── Where it happened, and what a card is ───────────────────────────────────────────────────────

const groups = text => text.split('|').map(group => group.split(' '));

/** Lights up what a line of the log or of the sheet speaks of. */
function light(where) {
  document.querySelectorAll('.lit').forEach(e => e.classList.remove('lit'));
  if (!where) return;
  const told = groups(where);
  for (const element of document.querySelectorAll('[data-spot]')) {
    const here = groups(element.dataset.spot).some(spot => told.some(t => spot.every(word => t.includes(word))));
    element.classList.toggle('lit', here);
  }
}

const panel = document.getElementById('about');
let pointed;
function hide() {
  pointed = null;
  if (panel) panel.hidden = true;
}

/** Shows a card large, once somebody has pointed at it for a moment. */
function point(element, wait) {
  const card = element?.closest?.('[data-about]:not(main)') ?? element?.querySelector?.('[data-about]');
  if (!panel || card === pointed) return;
  hide();
  pointed = card;
  if (!card) return;
  setTimeout(async () => {
    if (pointed !== card) return;
    const answer = await fetch(`${main.dataset.about}?card=${encodeURIComponent(card.dataset.about)}`);
    if (!answer.ok || pointed !== card) return;
    panel.innerHTML = await answer.text();
    panel.classList.toggle('left', card.getBoundingClientRect().x > innerWidth / 2);
    panel.hidden = false;
  }, wait);
}
document.addEventListener('pointerover', event => {
  light(event.target.closest('[data-where]')?.dataset.where);
  if (event.pointerType === 'mouse') point(event.target.closest('[data-about]:not(main)'), 350);
});
document.addEventListener('focusin', event => {
  light(event.target.closest('[data-where]')?.dataset.where);
  if (event.target.matches(':focus-visible')) point(event.target, 350);
});
document.addEventListener('pointerdown', event => {
  if (event.pointerType !== 'mouse') point(event.target, 450);
});
document.addEventListener('contextmenu', event => {
  if (pointed && event.target.closest('[data-about]:not(main)')) event.preventDefault();
});

/** Tells the final sheet row by row, unless somebody skips it. */
async function tell(ending) {
  const skip = ending?.querySelector('.telling');
  if (!skip || calm.matches) return;
  const rows = [...ending.querySelectorAll('[data-told] tr, .tie, .crown')];
  const later = rows.filter(row => row.matches('tfoot tr, .tie, .crown'));
  rows.forEach(row => row.classList.add('untold'));
  skip.hidden = false;
  document.getElementById('table').scrollIntoView({ block: 'start' });
  let skipped = false;
  skip.addEventListener('click', () => { skipped = true; });
  for (const row of [...rows.filter(r => !later.includes(r)), ...later]) {
    row.classList.remove('untold');
    if (skipped || !row.isConnected) continue;
    light(row.dataset.where);
    row.scrollIntoView({ block: 'nearest' });
    await new Promise(done => setTimeout(done, 650));
  }
  light();
  skip.hidden = true;
}

// ── Quiet sounds, off until somebody wants them ─────────────────────────────────────────────────

let audio;
const sound = () => localStorage.getItem('sound') === 'on';

function note(pitch, at) {
  const [voice, loud, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  loud.gain.setValueAtTime(0.06, now);
  loud.gain.exponentialRampToValueAtTime(0.0001, now + 0.35);
  voice.connect(loud).connect(audio.destination);
  voice.start(now);
  voice.stop(now + 0.4);
}

/** A knock for a step, two notes when it is your turn, three at the end. */
function chime(ends, mine) {
  if (!sound()) return;
  audio ??= new AudioContext();
  if (ends) [392, 494, 587].forEach((pitch, n) => note(pitch, n * 0.15));
  else if (mine) [494, 659].forEach((pitch, n) => note(pitch, n * 0.12));
  else note(220, 0);
}

/** Buttons that only a script can serve. */
function serve() {
  document.querySelectorAll('[data-opens], [data-sound]').forEach(b => { b.hidden = false; });
  document.querySelectorAll('[data-sound]').forEach(b => b.setAttribute('aria-pressed', sound()));
}
serve();
document.addEventListener('click', event => {
  const opens = event.target.closest('[data-opens]');
  if (opens) document.getElementById(opens.dataset.opens)?.showModal();
  if (!event.target.closest('[data-sound]')) return;
  localStorage.setItem('sound', sound() ? 'off' : 'on');
  serve();
});

document.addEventListener('keydown', event => {
  if (event.key === 'Escape') hide();
  if (event.key === '?' && !event.target.matches('input, textarea, select')) document.getElementById('keys')?.showModal();
});

/** Is the game over, and is it the reader's turn? */
const moment = () => ({ ending: document.querySelector('.ending'), mine: document.querySelector('.status.mine') });
let now = moment();
document.addEventListener('table', () => {
  const before = now;
  now = moment();
  hide();
  serve();
  if (!before.ending) tell(now.ending);
  chime(now.ending && !before.ending, now.mine && !before.mine);
});

// ── The guide ───────────────────────────────────────────────────────────────────────────────────

/** Shows a page of the guide beside the table, at the statement that the address names. */
async function openGuide(address) {
  const text = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  const guide = document.getElementById('guide') ?? document.body.appendChild(document.createElement('aside'));
  guide.id = 'guide';
  page.removeAttribute('id');
  const shut = Object.assign(document.createElement('button'), { className: 'shut', textContent: main.dataset.shut });
  shut.onclick = () => { guide.remove(); document.querySelector('.rules-link')?.focus(); };
  guide.onkeydown = event => { if (event.key === 'Escape') shut.click(); };
  guide.ariaLabel = page.querySelector('h1').textContent;
  guide.replaceChildren(shut, page);
  guide.scrollTo(0, 0);
  shut.focus();
  if (address.hash) location.replace(address.hash);
}

for (const kind of ['click', 'submit']) document.addEventListener(kind, event => {
  const found = event.target.closest(kind === 'click' ? 'a[target=guide], #guide a' : '#guide form[method=get]');
  if (!found || !main || event.metaKey || event.ctrlKey) return;
  const address = new URL(found.href ?? found.action);
  if (!/^\/(rules|learn)\//.test(address.pathname)) return;
  event.preventDefault();
  if (kind === 'submit') address.search = new URLSearchParams(new FormData(found, event.submitter));
  openGuide(address);
});

// The glossary is searched while one types.
document.addEventListener('input', event => {
  if (!event.target.matches('[data-find]')) return;
  const words = event.target.value.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').split(/\s+/);
  for (const entry of document.querySelectorAll('[data-text]')) {
    entry.hidden = !words.every(word => entry.dataset.text.includes(word));
  }
  document.querySelector('.found').hidden = true;
});
