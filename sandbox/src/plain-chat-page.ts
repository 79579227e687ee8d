import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './web-page.ts';

export type Posted = Record<string, string>;

/** `hidden`: what goes along with what is tapped. */
export type PlainTap = { label: string; hidden: Posted };

export type PlainBubble = { text: string; isOwn: boolean; hasPicture: boolean; taps: PlainTap[] };

export type PlainChat = {
  title: string;
  heading: string;
  bubbles: PlainBubble[];
  /** The page itself, which is looked at again. */
  address: string;
  /** Where what is written and tapped goes. */
  writeTo: string;
  tapTo: string;
  /** What else stands below the bubbles. */
  more?: string;
};

export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

export const hiddenFields = (fields: Posted): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

/** A chat as plain as can be: to read, write and tap. */
export function plainChatPage({ title, heading, bubbles, address, writeTo, tapTo, more = '' }: PlainChat): string {
  return plainPage(
    title,
    `<h1>${escapeHtml(heading)}</h1>
${bubbles.map(bubble => bubbleOf(bubble, tapTo)).join('\n')}
${more}
<form method="post" action="${escapeHtml(writeTo)}"><input name="text" aria-label="Message"> <button>Send</button></form>
<p><a href="${escapeHtml(address)}">Look for answers</a></p>`,
  );
}

export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
p{white-space:pre-wrap}.own{text-align:right}button{font:inherit;padding:.5rem 1rem}input{font:inherit;padding:.5rem;width:70%}</style>
</head><body>${body}</body></html>`;
}

function bubbleOf({ text, isOwn, hasPicture, taps }: PlainBubble, tapTo: string): string {
  const buttons = taps.map(
    ({ label, hidden }) =>
      `<form method="post" action="${escapeHtml(tapTo)}">${hiddenFields(hidden)}<button>${escapeHtml(label)}</button></form>`,
  );
  const whole = `${hasPicture ? '[picture]\n' : ''}${text}`;
  return `<p class="${isOwn ? 'own' : 'bot'}">${escapeHtml(whole)}</p>${buttons.join('')}`;
}
