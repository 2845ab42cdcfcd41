// The page works without this file. With it, choices are sent without leaving the page, the newest
// fragment of the table arrives by server-sent events and changes only what differs, and cards that
// moved fly to their new place.

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const main = document.querySelector('main[data-events]');

// ── One fragment after the other ────────────────────────────────────────────────────────────────

/** Where everything that can fly is now, and what it shows. */
function places() {
  const found = new Map();
  for (const element of document.querySelectorAll('[data-fly]')) {
    const shows = element.querySelector('use')?.getAttribute('href');
    found.set(element.dataset.fly, { element, shows, place: element.getBoundingClientRect() });
  }
  return found;
}

/** Lets what moved fly from its old place; what turned over flips, what is new grows or fades in. */
function fly(before) {
  for (const [name, { element, shows, place: to }] of places()) {
    const { place: from, shows: showed } = before.get(name) ?? {};
    if (!from && element.matches('[data-grow]')) {
      element.animate([{ transform: 'scaleY(0)', transformOrigin: 'bottom' }, { transformOrigin: 'bottom' }], { duration: 350, easing: 'ease-out' });
    } else if (from && showed !== shows) {
      element.animate([{ transform: 'rotateY(90deg)' }, {}], { duration: 300, easing: 'ease-out' });
    } else if (!from) {
      element.animate([{ opacity: 0, transform: 'scale(.8)' }, {}], { duration: 200, easing: 'ease-out' });
    } else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 2) {
      const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      element.animate([{ transform: move, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], { duration: 300, easing: 'ease-in-out' });
    }
  }
}

/** A name for the focused element that still means the same after a new fragment. */
function focusName(element) {
  if (!element || element === document.body) return null;
  return element.getAttribute('aria-label') || element.title || element.dataset.shortcut || element.textContent.trim();
}

/** What tells a node from its neighbours, wherever it stands among them: a button, for one, by the card on it. */
function nameOf(node) {
  if (!node.attributes) return null;
  const card = node.matches('button, span') && node.querySelector('[data-fly]');
  return node.id || (node.dataset.fly ?? node.dataset.seat ?? card?.dataset?.fly ?? (node.matches('li') && node.value));
}

/** Attributes that a reader or a script changes. */
const theirs = ['open', 'hidden'];

/** Makes `old` what `next` is. Whatever is the same stays: it is not drawn anew, and keeps what was scrolled or opened. */
function turn(old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeName !== next.nodeName || !old.attributes) return old.replaceWith(next);
  for (const name of [...old.getAttributeNames(), ...next.getAttributeNames()]) {
    const value = next.getAttribute(name);
    if (theirs.includes(name)) continue;
    if (value === null) old.removeAttribute(name);
    else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.matches('input')) old.value = next.value;
  const [was, will] = [[...old.childNodes], [...next.childNodes]];
  const same = at => was.length > 0 && will.length > 0 && was.at(at).isEqualNode(will.at(at));
  while (same(0)) { was.shift(); will.shift(); }
  let end = null;
  while (same(-1)) { end = was.pop(); will.pop(); }
  const named = new Map(was.map(node => [nameOf(node), node]));
  const others = was.filter(node => !nameOf(node));
  const pairs = will.map(node => [node, nameOf(node) ? named.get(nameOf(node)) : others.shift()]);
  const stay = new Set(pairs.map(([, found]) => found));
  was.forEach(node => stay.has(node) || node.remove());
  let at = was.find(node => stay.has(node)) ?? end;
  for (const [node, found] of pairs) {
    if (found === at && found) at = at.nextSibling;
    else old.insertBefore(found ?? node, at);
    if (found) turn(found, node);
  }
}

/** Shows a fragment, unless what stands there is newer: an answer can come after the event of the next step. */
let shown;
// One wish at a page: the second click of a double one is none.
let sending = false;
function show(html, event, id = 'table') {
  if (event && html === shown) return;
  const table = document.getElementById(id);
  const fragment = document.createElement('template');
  fragment.innerHTML = html;
  const next = fragment.content.getElementById(id);
  if (!table || !next) return;
  const newer = +next.dataset.page - +table.dataset.page;
  const same = newer === 0 && table.dataset.beside === next.dataset.beside;
  if (table.dataset.viewer === next.dataset.viewer && (newer < 0 || (event && same))) return;
  shown = html;
  const before = calm.matches ? null : places();
  const focus = main?.contains(table) && table.contains(document.activeElement) ? focusName(document.activeElement) : null;
  // A browser that loses what has the focus would work out the whole page at once.
  if (focus) document.activeElement.blur();
  // Said again if it is still to be said.
  table.querySelectorAll('[role=alert]').forEach(alert => alert.remove());
  turn(table, next);
  sending = false;
  // What asks where things are now waits for the frame that lays them out.
  requestAnimationFrame(() => {
    if (focus && document.activeElement === document.body) {
      const again = [...table.querySelectorAll('a, button, input, summary')].find(e => focusName(e) === focus);
      (again ?? table.querySelector('.choice') ?? table.querySelector('summary'))?.focus({ preventScroll: true });
    }
    if (before?.size) fly(before);
  });
  if (id === 'table') document.dispatchEvent(new CustomEvent('table'));
}

// ── Following the table ─────────────────────────────────────────────────────────────────────────

let events, told = 0;
function follow(address) {
  events?.close();
  events = new EventSource(address);
  events.addEventListener('page', event => {
    told += 1;
    show(event.data, true);
  });
}
if (main) follow(main.dataset.events);

document.addEventListener('submit', async event => {
  const form = event.target;
  if (!form.closest('#table') || form.method !== 'post') return;
  if (form.matches('[data-whole]')) return;
  event.preventDefault();
  if (sending) return;
  sending = true;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const before = told;
  event.submitter?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html+fragment' } });
    if (answer.redirected) return location.assign(answer.url);
    const html = await answer.text();
    // An event that overtook the answer is newer, even if somebody else looks at it; or another one follows.
    if (!answer.ok || told === before) show(html);
  } catch {
    event.submitter?.removeAttribute('aria-busy');
  } finally {
    sending = false;
  }
});

// Looking at another seat changes the address, not the table.
document.addEventListener('click', async event => {
  const link = event.target.closest('a[data-look]');
  if (!link || !main || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const answer = await fetch(link.href, { headers: { Accept: 'text/html+fragment' } });
  show(await answer.text());
  history.replaceState(null, '', link.href);
  follow(link.href.replace(/(?=\?)|$/, '/events'));
});

// ── Keys ────────────────────────────────────────────────────────────────────────────────────────

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, textarea, select')) return;
  if (document.querySelector('dialog[open]')) return;
  const shortcut = document.querySelector(`[data-shortcut="${CSS.escape(event.key)}"]`);
  if (shortcut) {
    event.preventDefault();
    shortcut.click();
    return;
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const choices = [...document.querySelectorAll('button.choice')];
  if (!step || choices.length === 0) return;
  event.preventDefault();
  const at = choices.indexOf(document.activeElement);
  choices[(at + step + choices.length) % choices.length]?.focus();
});

// A slider that is let go of shows its step.
document.addEventListener('change', event => {
  if (event.target.matches('[data-submit]')) event.target.form.requestSubmit();
});

// ── The scoring pad: every tap is a step in the browser's history, so “back” undoes it ──────────

document.addEventListener('submit', async event => {
  const form = event.target;
  if (!form.closest('#pad') || form.method !== 'get') return;
  event.preventDefault();
  const query = new URLSearchParams(new FormData(form, event.submitter));
  const button = tap => document.querySelector(`#pad button[value="${tap}"]:enabled`);
  const edited = () => document.getElementById('at');
  const [pressed, was] = [event.submitter?.value, edited()?.value];
  const answer = await fetch(`${form.action}?${query}`);
  if (!answer.ok) return location.assign(answer.url);
  show(await answer.text(), null, 'pad');
  history.pushState(null, '', answer.url);
  (button(pressed) ?? edited() ?? button(was))?.focus({ preventScroll: true });
  edited()?.scrollIntoView({ block: 'nearest' });
  document.querySelector('.masthead [name=back]').value = location.pathname + location.search;
});
addEventListener('popstate', () => document.getElementById('pad') && location.reload());
