import { badRequest } from './bot-error.ts';

const tags = new Set(['b', 'strong', 'i', 'em', 'u', 'ins', 's', 'strike', 'del', 'code', 'pre', 'a', 'blockquote']);
const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** What people read of a text in the Bot API's HTML, which knows few tags, four names of signs, and closes everything it opens. */
export function plainTextOf(html: string): string {
  const open: string[] = [];
  let text = '';
  for (let at = 0; at < html.length;) {
    const sign = html.charAt(at);
    if (sign === '<') {
      const tag = /^<(\/?)([a-z]+)(?: [^<>]*)?>/i.exec(html.slice(at));
      if (tag === null) throw unparsed(`Unclosed start tag at byte offset ${at}`);
      const [whole, slash, name = ''] = tag;
      const lower = name.toLowerCase();
      if (!tags.has(lower)) throw unparsed(`Unsupported start tag "${lower}" at byte offset ${at}`);
      if (slash === '') open.push(lower);
      else if (open.pop() !== lower) throw unparsed(`Unmatched end tag at byte offset ${at}`);
      at += whole.length;
    } else if (sign === '&') {
      const entity = /^&(?:#(\d{1,7})|([a-z]+));/i.exec(html.slice(at));
      const known = entity?.[1] === undefined ? named[entity?.[2] ?? ''] : String.fromCodePoint(Number(entity[1]));
      text += known ?? sign;
      at += known === undefined ? 1 : (entity?.[0].length ?? 1);
    } else {
      text += sign;
      at += 1;
    }
  }
  if (open.length > 0) throw unparsed(`Can't find end tag corresponding to start tag "${open.at(-1)}"`);
  return text;
}

const unparsed = (why: string) => badRequest(`can't parse entities: ${why}`);
