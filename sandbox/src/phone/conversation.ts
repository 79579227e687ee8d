import type { Chat } from '../whatsapp/chats.ts';
import type { BusinessNumber } from '../whatsapp/business-numbers.ts';
import { escapeHtml } from '../web-page.ts';
import { type BubbleSource, bubble, isOnPhone } from './bubble.ts';
import { icon } from './icons.ts';
import { dayName, isSameDay } from './local-time.ts';

export interface ConversationView {
  chat: Chat;
  business: BusinessNumber;
  source: BubbleSource;
  now: number;
  /** Filled in, not sent: what a link to the chat brings along. */
  draft: string;
  backTo: string;
}

export function conversation({ chat, business, source, now, draft, backTo }: ConversationView): string {
  const { number } = chat.person;
  const name = escapeHtml(business.verifiedName);
  const isTyping = chat.typingUntil > Date.now();
  return `<section class="conversation" aria-label="Chat with ${name}" data-chat="${business.id}">
  <header>
    <a class="back" href="${escapeHtml(backTo)}" aria-label="All chats">${icon('back')}</a>
    <span class="face business" aria-hidden="true">${escapeHtml(initials(business.verifiedName))}</span>
    <div><h2>${name}</h2><p class="soft"><span id="presence" aria-live="polite" data-still="${escapeHtml(business.display)}">${isTyping ? 'typing…' : escapeHtml(business.display)}</span></p></div>
  </header>
  <div class="log" role="log" aria-label="Messages with ${name}" tabindex="0">${messages({ chat, source, now })}</div>
  <p class="typing" id="typing" ${isTyping ? '' : 'hidden'}><span></span><span></span><span></span></p>
  <form class="composer" method="post" action="/phone/send">
    <input type="hidden" name="number" value="${escapeHtml(number)}">
    <input type="hidden" name="business" value="${business.id}">
    <input type="hidden" name="quotes" value="">
    <div class="quoting" hidden><div><span class="who"></span><span class="what"></span></div>
      <button type="button" class="quiet" data-unquote aria-label="Do not reply to this message">${icon('close')}</button></div>
    <label class="hidden" for="draft">Message to ${name}</label>
    <textarea id="draft" name="text" rows="1" maxlength="65536" placeholder="Message" autocomplete="off">${escapeHtml(draft)}</textarea>
    <button class="round" aria-label="Send">${icon('send')}</button>
  </form>
</section>`;
}

function messages({ chat, source, now }: { chat: Chat; source: BubbleSource; now: number }): string {
  let html = '';
  let last: number | null = null;
  for (const message of chat.messages.filter(isOnPhone)) {
    html += dayBefore({ number: chat.person.number, at: message.at, last, now }) + bubble(message, source);
    last = message.at;
  }
  if (html !== '') return html;
  return `<p class="start">No messages yet. Say hello, or ask for a report.</p>`;
}

/** A line between days. */
export function dayBefore({
  number,
  at,
  last,
  now,
}: {
  number: string;
  at: number;
  last: number | null;
  now: number;
}): string {
  if (last !== null && isSameDay(number, last, at)) return '';
  return `<p class="day"><span>${dayName(number, at, now)}</span></p>`;
}

export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('');
}
