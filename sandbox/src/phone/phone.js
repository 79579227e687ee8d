// The phone in the hand: live messages, seen and typing, writing, tapping, answering.
const { number } = document.body.dataset;
const conversation = document.querySelector('.conversation');
const business = conversation?.dataset.chat;
const log = document.querySelector('.log');
const typing = document.querySelector('#typing');
const composer = document.querySelector('.composer');
const draft = document.querySelector('#draft');

/** Pictures grow when they have loaded; who reads the end stays there. */
let isAtTheEnd = true;
log?.addEventListener('scroll', () => (isAtTheEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 120));
log?.addEventListener('load', () => isAtTheEnd && toTheEnd(), true);
addEventListener('resize', () => isAtTheEnd && log && toTheEnd());

holdTheSamePhone();
if (conversation) begin();
listen();
if (document.querySelector('#phones[data-open]')) document.querySelector('#phones').showPopover();

/** A link names the business's number or none at all; the phone is the one held last. */
function holdTheSamePhone() {
  const asked = new URLSearchParams(location.search).get('number')?.replace(/\D/g, '');
  const held = localStorage.getItem('phone');
  if (asked !== number.replace(/\D/g, '') && held && held !== number && !document.querySelector('#phones[data-open]')) {
    const next = new URLSearchParams({ number: held });
    if (business) next.set('chat', business);
    if (draft?.value) next.set('text', draft.value);
    location.replace(`/phone?${next}`);
    return;
  }
  localStorage.setItem('phone', number);
}

function begin() {
  toTheEnd();
  seen();
  document.addEventListener('visibilitychange', seen);
  const here = new URL(location.href);
  if (here.searchParams.has('text')) {
    here.search = String(new URLSearchParams({ number, chat: business }));
    history.replaceState(null, '', here);
  }
  if (matchMedia('(hover: hover)').matches || draft.value) draft.focus();
  draft.setSelectionRange(draft.value.length, draft.value.length);
}

function listen() {
  const events = new EventSource(`/phone/events?number=${encodeURIComponent(number)}`);
  let wasLost = false;
  events.addEventListener('message', event => receive(JSON.parse(event.data)));
  events.addEventListener('chats', event => showChats(JSON.parse(event.data)));
  events.addEventListener('typing', event => {
    const { chat, isTyping } = JSON.parse(event.data);
    if (chat === business) showTyping(isTyping);
  });
  events.addEventListener('error', () => (wasLost = true));
  // What came while nobody listened is on a fresh page; what was typed stays.
  events.addEventListener('open', () => {
    if (wasLost) void freshen();
    wasLost = false;
  });
}

async function freshen() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('#chats').innerHTML = page.querySelector('#chats').innerHTML;
  if (!log) return;
  log.innerHTML = page.querySelector('.log').innerHTML;
  toTheEnd();
  seen();
}

function receive({ chat, id, day, html, isMine }) {
  if (chat !== business) return;
  const node = elementOf(html);
  const known = byId(id);
  if (known) return replace(known, node);
  log.querySelector('.start')?.remove();
  if (day) log.append(elementOf(day));
  log.append(node);
  if (!isMine) {
    showTyping(false);
    seen();
  }
  if (isMine || isAtTheEnd) toTheEnd();
}

/** A message somebody is just busy with is left as it is. */
function replace(known, node) {
  if (known.isEqualNode(node) || known.querySelector('dialog[open], :popover-open')) return;
  const hadFocus = known.contains(document.activeElement) ? attributeOf(document.activeElement) : null;
  known.replaceWith(node);
  if (hadFocus) node.querySelector(hadFocus)?.focus();
}

function attributeOf(element) {
  const name = ['data-tap', 'data-quote', 'data-list', 'popovertarget', 'data-goto'].find(each =>
    element.hasAttribute(each),
  );
  return name ? `[${name}="${CSS.escape(element.getAttribute(name))}"]` : null;
}

function showChats({ html }) {
  const chats = document.querySelector('#chats');
  const focused = document.activeElement?.closest('#chats a')?.getAttribute('href');
  chats.innerHTML = html;
  for (const link of chats.querySelectorAll('a')) {
    const { searchParams } = new URL(link.href);
    if (searchParams.get('chat') === business) link.setAttribute('aria-current', 'true');
    if (link.getAttribute('href') === focused) link.focus();
  }
}

function showTyping(isTyping) {
  typing.hidden = !isTyping;
  const presence = document.querySelector('#presence');
  presence.textContent = isTyping ? 'typing…' : presence.dataset.still;
  if (isTyping) toTheEnd();
}

function seen() {
  if (document.visibilityState === 'visible') void post('open', {});
}

function toTheEnd() {
  log.scrollTop = log.scrollHeight;
}

function byId(id) {
  return [...log.querySelectorAll('[data-id]')].find(element => element.dataset.id === id);
}

function elementOf(html) {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  return template.content.firstElementChild;
}

async function post(what, fields) {
  const answer = await fetch(`/phone/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, business, ...fields }),
  }).catch(() => null);
  return answer?.ok === true;
}

composer?.addEventListener('submit', event => {
  event.preventDefault();
  void send();
});

async function send() {
  const text = draft.value.trim();
  if (text === '') return;
  const quotes = composer.elements.quotes.value;
  draft.value = '';
  quote(null);
  draft.focus();
  // Nothing typed is lost by a failure.
  if (!(await post('send', { text, quotes })) && draft.value === '') draft.value = text;
}

draft?.addEventListener('keydown', event => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    composer.requestSubmit();
  }
  if (event.key === 'Escape' && composer.elements.quotes.value !== '') {
    event.stopPropagation();
    quote(null);
  }
});

function quote(message) {
  const bar = composer.querySelector('.quoting');
  composer.elements.quotes.value = message?.dataset.id ?? '';
  bar.hidden = message === null;
  if (!message) return;
  bar.querySelector('.who').textContent = conversation.querySelector('h2').textContent;
  bar.querySelector('.what').textContent = message.querySelector('.words').textContent;
  draft.focus();
}

log?.addEventListener('click', event => {
  const control = event.target.closest('button');
  const message = control?.closest('.message');
  if (!message) return;
  const { id } = message.dataset;
  const { tap, react, goto } = control.dataset;
  if (tap !== undefined) void post('tap', { message: id, value: tap });
  else if ('quote' in control.dataset) quote(message);
  else if ('list' in control.dataset) control.nextElementSibling.showModal();
  else if ('close' in control.dataset) control.closest('dialog').close();
  else if (goto !== undefined) show(byId(goto));
  else if (react !== undefined) {
    control.closest('[popover]').hidePopover();
    void post('react', { message: id, emoji: react });
  }
});
document.querySelector('[data-unquote]')?.addEventListener('click', () => quote(null));

log?.addEventListener('submit', event => {
  const row = new FormData(event.target).get('row');
  void post('tap', { message: event.target.closest('.message').dataset.id, value: row });
});

function show(message) {
  message?.scrollIntoView({ block: 'center' });
  message?.classList.add('flash');
  setTimeout(() => message?.classList.remove('flash'), 1500);
}

// The emoji open beside their button, within the window.
log?.addEventListener(
  'toggle',
  event => {
    if (event.newState !== 'open' || !event.target.matches('.emojis')) return;
    const button = event.target.closest('.actions').querySelector('[popovertarget]').getBoundingClientRect();
    const panel = event.target.getBoundingClientRect();
    event.target.style.left = `${Math.max(8, Math.min(button.left, innerWidth - panel.width - 8))}px`;
    event.target.style.top = `${Math.max(8, button.top - panel.height - 4)}px`;
    event.target.querySelector('button').focus();
  },
  true,
);

addEventListener('keydown', event => {
  if (event.key !== 'Escape' || document.querySelector('dialog[open], :popover-open')) return;
  const back = document.querySelector('.back');
  if (back && getComputedStyle(back).display !== 'none') back.click();
});

// Whoever takes another phone keeps what was typed: a link may have filled it in for that phone.
document.querySelector('#phones ul').addEventListener('click', event => {
  const link = event.target.closest('a');
  if (!link || !draft?.value) return;
  const address = new URL(link.href);
  address.searchParams.set('text', draft.value);
  link.href = address;
});

// Whoever adds one does as well; without anything typed the address stays short.
document.querySelector('.add').addEventListener('submit', event => {
  const { text } = event.target.elements;
  text.disabled = !draft?.value;
  text.value = draft?.value ?? '';
});

document.querySelector('[data-clock-back]')?.addEventListener('click', () => void moveClock(null));

// The whole sandbox lives by one clock, and the product with it: reports go out when their minute is reached.
const clock = document.querySelector('.clock');
if (clock) {
  const { now, zone } = clock.dataset;
  clock.elements.moment.value = new Date(shownIn(zone, Number(now))).toISOString().slice(0, 16);
  clock.addEventListener('submit', event => {
    event.preventDefault();
    void moveClock(event.submitter?.value === 'back' ? null : momentOf(zone, clock.elements.moment.value));
  });
}

/** When the clocks of the zone show this; looked at twice, for they may be changed in between. */
function momentOf(zone, shown) {
  const wanted = Date.parse(`${shown}Z`);
  const near = 2 * wanted - shownIn(zone, wanted);
  return new Date(near + wanted - shownIn(zone, near)).toISOString();
}

/** What the clocks of the zone show, as if they stood in Greenwich. */
function shownIn(zone, moment) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

async function moveClock(moment) {
  const answer = await fetch('/control/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: moment, runs_on: true }),
  }).catch(() => null);
  if (answer?.ok) location.reload();
  else clock.querySelector('.complaint').hidden = false;
}
