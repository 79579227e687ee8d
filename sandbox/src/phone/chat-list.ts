import type { Account } from '../whatsapp/account.ts';
import type { Person } from '../whatsapp/people.ts';
import { escapeHtml } from '../web-page.ts';
import { isOnPhone, summary } from './bubble.ts';
import { initials } from './conversation.ts';
import { ticks } from './icons.ts';
import { clockTime, dayName } from './local-time.ts';

/** The chats of a phone, the newest first; every number of the business stands in the contact book. */
export function chatList(account: Account, person: Person, openId: string | null): string {
  const items = account.numbers
    .all()
    .map(business => ({ business, messages: account.chats.between(business.id, person).messages.filter(isOnPhone) }))
    .map(({ business, messages }) => ({ business, last: messages.at(-1), unread: messages.filter(isUnread).length }))
    .sort((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0))
    .map(({ business, last, unread }) => {
      const name = escapeHtml(business.verifiedName);
      const time = last ? whenOf(person, last.at, account.now()) : '';
      const said = last
        ? `${last.isFromPerson ? ticks(last.state) : ''}${escapeHtml(summary(last.view))}`
        : escapeHtml(business.display);
      const count =
        unread > 0
          ? `<span class="count"><span aria-hidden="true">${unread}</span><span class="hidden">${unread} unread</span></span>`
          : '';
      const current = business.id === openId ? ' aria-current="true"' : '';
      return `<li><a href="${addressOf(person, business.id)}"${current}>
        <span class="face business" aria-hidden="true">${escapeHtml(initials(business.verifiedName))}</span>
        <span class="name">${name}</span><span class="time">${time}</span>
        <span class="said">${said}</span>${count}</a></li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}

function isUnread({ isFromPerson, state }: { isFromPerson: boolean; state: string }): boolean {
  return !isFromPerson && state === 'delivered';
}

function whenOf({ number }: Person, at: number, now: number): string {
  const day = dayName(number, at, now);
  return day === 'Today' ? clockTime(number, at) : day;
}

export function addressOf({ number }: Pick<Person, 'number'>, chatId: string | null): string {
  const chat = chatId === null ? '' : `&amp;chat=${chatId}`;
  return `/phone?number=${encodeURIComponent(number)}${chat}`;
}
