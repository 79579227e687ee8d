import type { ChatMessage, MediaView, MessageView } from '../whatsapp/chats.ts';
import { escapeHtml } from '../web-page.ts';
import { formattedText, plainText } from './formatted-text.ts';
import { icon, ticks } from './icons.ts';
import { clockTime } from './local-time.ts';

export interface BubbleSource {
  businessName: string;
  find: (id: string) => ChatMessage | null;
}

/** Whether a message is on the phone: what is still on its way is not, and of what failed a note remains. */
export function isOnPhone({ isFromPerson, state }: ChatMessage): boolean {
  return isFromPerson || state === 'delivered' || state === 'read' || state === 'failed';
}

export function bubble(message: ChatMessage, source: BubbleSource): string {
  const { id, isFromPerson, state, view, person, at } = message;
  if (state === 'failed') return failure(message);
  const who = isFromPerson ? 'You' : source.businessName;
  const time = clockTime(person.number, at);
  return `<div class="message ${isFromPerson ? 'mine' : 'theirs'}" data-id="${escapeHtml(id)}" role="group" aria-label="${escapeHtml(who)}, ${time}">
  <div class="bubble${view.header && view.header.kind !== 'text' ? ' pictured' : ''}">
    ${quote(message, source)}${header(view)}
    <div class="words">${view.text === undefined ? '' : formattedText(view.text)}${view.note === undefined ? '' : `<em class="note">${escapeHtml(view.note)}</em>`}</div>
    ${view.footer === undefined ? '' : `<p class="footer">${escapeHtml(view.footer)}</p>`}
    <p class="meta"><time datetime="${new Date(at).toISOString()}">${time}</time>${isFromPerson ? ticks(state) : ''}</p>
    ${buttons(view)}
  </div>
  ${isFromPerson ? '' : actions(message, source)}
  ${reactions(message)}
</div>`;
}

/** Not something a real phone shows; here a person wants to know why nothing came. */
function failure({ id, errorCode, view }: ChatMessage): string {
  const what = view.text === undefined ? 'A message' : `“${plainText(view.text).slice(0, 60)}”`;
  return `<p class="failure" data-id="${escapeHtml(id)}"><strong>Did not arrive</strong> (${errorCode}): ${escapeHtml(what)}</p>`;
}

function quote({ contextId }: ChatMessage, { find, businessName }: BubbleSource): string {
  const quoted = contextId === null ? null : find(contextId);
  if (!quoted) return '';
  return `<button type="button" class="quote" data-goto="${escapeHtml(quoted.id)}">
    <span class="who">${escapeHtml(quoted.isFromPerson ? 'You' : businessName)}</span>
    <span class="what">${escapeHtml(summary(quoted.view))}</span></button>`;
}

/** A message in one line. */
export function summary({ text, header, note }: MessageView): string {
  const said = plainText(text ?? note ?? '');
  const kind =
    header && header.kind !== 'text'
      ? { image: 'Photo', video: 'Video', audio: 'Audio', document: 'Document', sticker: 'Sticker' }[header.kind]
      : '';
  return [kind, said].filter(part => part !== '').join(' · ');
}

function header({ header: top, text }: MessageView): string {
  if (!top) return '';
  if (top.kind === 'text') return `<p class="header">${escapeHtml(top.text)}</p>`;
  return medium(top, plainText(text ?? '').slice(0, 120));
}

function medium({ kind, mediaId, filename }: MediaView, caption: string): string {
  const address = mediaId === null ? null : `/phone/media/${mediaId}`;
  if (address === null) return '<p class="note">The file could not be shown.</p>';
  if (kind === 'image' || kind === 'sticker') {
    const words = caption === '' ? 'Picture' : `Picture: ${caption}`;
    return `<a class="picture" href="${address}" target="_blank"><img src="${address}" alt="${escapeHtml(words)}"></a>`;
  }
  return `<a class="file" href="${address}" target="_blank">${icon('file')}<span>${escapeHtml(filename ?? kind)}</span></a>`;
}

function buttons({ buttons: all = [], list }: MessageView): string {
  const items = all.map(({ kind, label, value }) => {
    const words = escapeHtml(label);
    if (kind === 'url')
      return `<a class="tap" href="${escapeHtml(value)}" target="_blank" rel="noopener">${icon('link')}${words}</a>`;
    if (kind === 'phone') return `<a class="tap" href="tel:${escapeHtml(value)}">${icon('call')}${words}</a>`;
    return `<button type="button" class="tap" data-tap="${escapeHtml(value)}">${icon('reply')}${words}</button>`;
  });
  if (list)
    items.push(
      `<button type="button" class="tap" data-list>${icon('list')}${escapeHtml(list.label)}</button>${choices(list)}`,
    );
  return items.length > 0 ? `<div class="taps">${items.join('')}</div>` : '';
}

function choices({ label, sections }: NonNullable<MessageView['list']>): string {
  const groups = sections.map(({ title, rows }) => {
    const items = rows.map(
      ({ id, title: name, description }) =>
        `<label><input type="radio" name="row" value="${escapeHtml(id)}" required><span><span>${escapeHtml(name)}</span><small>${escapeHtml(description)}</small></span></label>`,
    );
    return `<fieldset>${title === '' ? '' : `<legend>${escapeHtml(title)}</legend>`}${items.join('')}</fieldset>`;
  });
  return `<dialog class="sheet" aria-label="${escapeHtml(label)}"><form method="dialog">
    <header><h2>${escapeHtml(label)}</h2><button type="button" class="quiet" data-close aria-label="Close">${icon('close')}</button></header>
    ${groups.join('')}
    <button class="main" value="send">Send</button>
  </form></dialog>`;
}

const emojis = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

function actions({ id, reactions: { person } }: ChatMessage, { businessName }: BubbleSource): string {
  const panel = `react-${escapeHtml(id)}`;
  const choose = emojis.map(
    emoji =>
      `<button type="button" data-react="${emoji === person ? '' : emoji}" aria-pressed="${emoji === person}">${emoji}</button>`,
  );
  return `<div class="actions">
    <button type="button" class="quiet" data-quote aria-label="Reply to ${escapeHtml(businessName)}">${icon('reply')}</button>
    <button type="button" class="quiet" popovertarget="${panel}" aria-label="React">${icon('smile')}</button>
    <div popover id="${panel}" class="emojis">${choose.join('')}</div>
  </div>`;
}

function reactions({ reactions: { person, business } }: ChatMessage): string {
  const all = [person, business].filter(emoji => emoji !== '');
  return all.length > 0 ? `<span class="reactions"><span class="hidden">Reactions: </span>${all.join(' ')}</span>` : '';
}
