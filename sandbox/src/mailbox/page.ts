import type { Mail, MailStore } from '../mail/mail-store.ts';
import { escapeHtml, linkedText } from '../web-page.ts';

export interface MailboxView {
  /** The address searched for; empty for everybody's mails. */
  to: string;
  open: Mail | null;
  /** A mail was asked for that is not here any more. */
  isGone: boolean;
  asText: boolean;
  store: MailStore;
}

export function mailboxPage(view: MailboxView): string {
  const { to, open, store } = view;
  const mails = [...store.to(to)].reverse();
  const title = open ? `${open.subject || 'No subject'} – Mailbox` : 'Mailbox';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mailbox/theme.css">
<link rel="stylesheet" href="/mailbox/mailbox.css">
<script src="/mailbox/mailbox.js" defer></script>
</head>
<body class="${open || view.isGone ? 'reads' : 'lists'}">
<header>
  <h1><a href="/mailbox">Mailbox</a></h1>
  <form role="search" action="/mailbox">
    <label for="to">Mails to</label>
    <input id="to" name="to" type="search" inputmode="email" placeholder="anybody" value="${escapeHtml(to)}" list="addresses" autocomplete="off" spellcheck="false">
    <datalist id="addresses">${store
      .addresses()
      .map(address => `<option value="${escapeHtml(address)}">`)
      .join('')}</datalist>
    <button>Search</button>
  </form>
  <p class="note">The sandbox’s mailbox: mails end here, nothing leaves this machine.</p>
</header>
<main>
  <nav aria-label="Mails" id="list">${mails.length > 0 ? listOf(mails, view) : emptyList(to)}</nav>
  ${readingPane(view, mails.length)}
</main>
<p id="news" role="status" class="hidden"></p>
</body>
</html>`;
}

function listOf(mails: readonly Mail[], { to, open }: MailboxView): string {
  const items = mails.map(mail => {
    const current = mail.id === open?.id ? ' aria-current="true"' : '';
    const unread = mail.isRead ? '' : '<span class="dot"></span><span class="hidden">Unread. </span>';
    const preview = (mail.text ?? textOfHtml(mail.html ?? '')).replaceAll(/\s+/g, ' ').trim().slice(0, 120);
    return `<li class="${mail.isRead ? '' : 'unread'}"><a href="${addressOf(mail.id, to)}"${current}>
      <span class="line">${unread}<span class="from">${escapeHtml(nameOf(mail))}</span>${timeOf(mail.at)}</span>
      <span class="subject">${escapeHtml(mail.subject || 'No subject')}</span>
      <span class="preview">${escapeHtml(preview)}</span>
      <span class="whom">to ${escapeHtml(mail.recipients.join(', '))}</span>
    </a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function emptyList(to: string): string {
  if (to !== '') {
    return `<div class="empty"><p><strong>No mails to ${escapeHtml(to)}</strong></p><p><a href="/mailbox">Show everybody’s mails</a></p></div>`;
  }
  return '<div class="empty"><p><strong>No mails yet</strong></p><p>They appear here as soon as the product sends one.</p></div>';
}

function readingPane(view: MailboxView, count: number): string {
  const { open, to, isGone } = view;
  const back = `<a class="back" href="/mailbox${to === '' ? '' : `?to=${encodeURIComponent(to)}`}">All mails</a>`;
  if (isGone) {
    return `<article class="empty" tabindex="-1">${back}<p><strong>This mail is gone</strong></p><p>The sandbox keeps mails until it is restarted or reset.</p></article>`;
  }
  if (!open) return `<article class="empty"><p>${count > 0 ? 'Choose a mail to read it.' : ''}</p></article>`;
  return `<article tabindex="-1" aria-labelledby="subject">
    ${back}
    <h2 id="subject">${escapeHtml(open.subject || 'No subject')}</h2>
    <dl>
      <div><dt>From</dt><dd>${escapeHtml(open.from)}</dd></div>
      <div><dt>To</dt><dd>${escapeHtml(open.recipients.join(', '))}</dd></div>
      <div><dt>Sent</dt><dd>${longTime(open.at)}</dd></div>
    </dl>
    ${bodyOf(view, open)}
    ${attachmentsOf(open)}
  </article>`;
}

function bodyOf({ to, asText }: MailboxView, mail: Mail): string {
  const hasBoth = mail.html !== null && mail.text !== null;
  const isText = mail.html === null || (asText && mail.text !== null);
  const view = (name: string, label: string, isCurrent: boolean) =>
    `<a href="${addressOf(mail.id, to)}${name}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`;
  const views = hasBoth
    ? `<p class="views" role="group" aria-label="How to show it">${view('', 'Formatted', !isText)}${view('&amp;view=text', 'Plain text', isText)}</p>`
    : '';
  if (isText) return `${views}<pre class="body">${linkedText(mail.text ?? '')}</pre>`;
  // Same origin without scripts: the page may measure the mail, and the mail can do nothing.
  return `${views}<iframe class="body" title="${escapeHtml(mail.subject || 'No subject')}" src="/mailbox/mails/${mail.id}/html" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function attachmentsOf({ id, html, parts }: Mail): string {
  const items = parts
    .map((part, index) => ({ ...part, index }))
    .filter(({ contentId }) => contentId === null || !html?.includes(contentId))
    .map(({ name, type, bytes, index }) => {
      const size = `${Math.max(1, Math.round(bytes.length / 1024))} KB`;
      return `<li><a href="/mailbox/mails/${id}/parts/${index}">${escapeHtml(name ?? type)}</a> <span>${size}</span></li>`;
    });
  return items.length > 0 ? `<h3>Attachments</h3><ul class="files">${items.join('')}</ul>` : '';
}

function addressOf(id: string, to: string): string {
  return `/mailbox?${to === '' ? '' : `to=${encodeURIComponent(to)}&amp;`}mail=${id}`;
}

function nameOf({ from, sender }: Mail): string {
  const name = from.replace(/\s*<[^>]*>\s*$/, '').replaceAll('"', '');
  return name === '' ? sender : name;
}

function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(style|head|script)[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');
}

function timeOf(at: number): string {
  const short = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `<time datetime="${new Date(at).toISOString()}">${short.format(at)}</time>`;
}

function longTime(at: number): string {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  return `<time datetime="${new Date(at).toISOString()}">${long.format(at)}</time>`;
}
