import type { Account } from '../whatsapp/account.ts';
import type { BusinessNumber } from '../whatsapp/business-numbers.ts';
import { TEAM } from '../whatsapp/credentials.ts';
import type { Person } from '../whatsapp/people.ts';
import { escapeHtml } from '../web-page.ts';
import { addressOf, chatList } from './chat-list.ts';
import { conversation, initials } from './conversation.ts';
import { icon } from './icons.ts';
import { clockTime, dateOf, zoneOf } from './local-time.ts';

export interface PhoneView {
  account: Account;
  person: Person;
  open: BusinessNumber | null;
  draft: string;
  /** A number that could not be added, as it was typed. */
  refused: string | null;
}

export function phonePage({ account, person, open, draft, refused }: PhoneView): string {
  const source = open && { businessName: open.verifiedName, find: (id: string) => account.chats.find(id) };
  const chat = open && account.chats.between(open.id, person);
  const title = `${open ? `${open.verifiedName} – ` : ''}${person.name}’s phone`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox/theme.css">
<link rel="stylesheet" href="/phone/phone.css">
<link rel="stylesheet" href="/phone/messages.css">
<link rel="stylesheet" href="/phone/composer.css">
<script src="/phone/phone.js" type="module"></script>
</head>
<body class="${open ? 'chatting' : 'listing'}${account.context.isClockMoved() ? ' moved' : ''}" data-number="${escapeHtml(person.number)}">
${account.context.isClockMoved() ? movedRibbon(person.number, account.now()) : ''}<aside aria-label="Phone">
  <header>
    <h1 class="hidden">${escapeHtml(person.name)}’s phone</h1>
    <button type="button" class="owner" popovertarget="phones" aria-haspopup="dialog">
      <span class="face" aria-hidden="true">${escapeHtml(initials(person.name))}</span>
      <span class="name">${escapeHtml(person.name)}</span>
      <span class="soft">${escapeHtml(spaced(person.number))}${person.isOffline ? ' · switched off' : ''}</span>
      <span class="hidden">Choose another phone</span>${icon('chevron')}
    </button>
  </header>
  ${phonesPanel(account, { person, open, refused })}
  <nav id="chats" aria-label="Chats">${chatList(account, person, open?.id ?? null)}</nav>
  <p class="soft sandbox">The sandbox’s phone: messages end here, nothing leaves this machine.</p>
</aside>
<main>${
    chat && open && source
      ? conversation({
          chat,
          business: open,
          source,
          now: account.now(),
          draft,
          backTo: addressOf(person, null).replaceAll('&amp;', '&'),
        })
      : '<p class="start">Choose a chat.</p>'
  }</main>
</body>
</html>`;
}

/** The whole sandbox lives by a clock that somebody moved, and so does the product: never unsaid. */
function movedRibbon(number: string, now: number): string {
  return `<p class="ribbon" role="status">Clock moved to ${dateOf(number, now)}, ${clockTime(number, now)}
  <button type="button" data-clock-back>Back to now</button></p>
`;
}

/** Whose phone is held, and what its owner may do with it. */
function phonesPanel(account: Account, { person, open, refused }: Omit<PhoneView, 'account' | 'draft'>): string {
  const known = new Set([...TEAM.map(({ number }) => number), ...account.chats.numbersWithChats(), person.number]);
  const items = [...known].map(number => {
    const { name } = account.people.at(number) ?? person;
    const address = addressOf({ number }, open?.id ?? null);
    const current = number === person.number ? ' aria-current="true"' : '';
    return `<li><a href="${address}"${current}>
      <span class="face" aria-hidden="true">${escapeHtml(initials(name))}</span>
      <span class="name">${escapeHtml(name)}</span><span class="soft">${escapeHtml(spaced(number))}</span></a></li>`;
  });
  const box = (name: string, label: string, isOn: boolean) =>
    `<label><input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : ''}> ${label}</label>`;
  return `<div popover id="phones" role="dialog" aria-label="Phones"${refused === null ? '' : ' data-open'}>
    <h2>Whose phone</h2>
    <ul>${items.join('')}</ul>
    <h2>Add a phone</h2>
    <form method="get" action="/phone" class="add">
      ${open === null ? '' : `<input type="hidden" name="chat" value="${open.id}">`}
      <input type="hidden" name="text" value="" disabled>
      <label for="new-number">Number with its country</label>
      <input id="new-number" name="number" type="tel" required placeholder="+91 98200 12345" autocomplete="off"${refused === null ? '' : ` value="${escapeHtml(refused)}" aria-invalid="true" aria-describedby="complaint" autofocus`}>
      ${refused === null ? '' : '<p id="complaint" class="complaint">Write the number with its country, such as +91 98200 12345.</p>'}
      <label for="new-name">Name</label>
      <input id="new-name" name="name" autocomplete="off" maxlength="60">
      <button class="main">Add</button>
    </form>
    <h2>This phone</h2>
    <form method="post" action="/phone/person" class="person">
      <input type="hidden" name="number" value="${escapeHtml(person.number)}">
      ${box('isOffline', 'Switched off: messages wait', person.isOffline)}
      ${box('hidesReceipts', 'Read receipts are off', person.hidesReceipts)}
      ${box('hasBlocked', 'The business is blocked', person.hasBlocked)}
      <button>Save</button>
    </form>
    <h2>The sandbox’s clock</h2>
    <form method="dialog" class="clock" data-now="${account.now()}" data-zone="${zoneOf(person.number)}">
      <label for="moment">Move to this minute, by this phone’s time</label>
      <input id="moment" name="moment" type="datetime-local" required>
      <button class="main">Move</button>
      <button value="back" formnovalidate>Back to the time of day</button>
      <p class="complaint" role="alert" hidden>The clock could not be moved.</p>
    </form>
  </div>`;
}

/** +91 90000 00001: the country, then groups that can be read aloud. */
function spaced(number: string): string {
  const match = /^(\+91|\+1|\+44|\+\d{2,3})(\d+)$/.exec(number);
  if (!match) return number;
  const [, country, rest = ''] = match;
  const groups = country === '+91' ? [rest.slice(0, 5), rest.slice(5)] : (rest.match(/.{1,4}(?!.$)|.+/g) ?? [rest]);
  return [country, ...groups].filter(Boolean).join(' ');
}
