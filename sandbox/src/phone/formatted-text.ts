import { escapeHtml } from '../web-page.ts';

/** A message's text as WhatsApp shows it: bold, italics, strokes, code, lists, quotes and links. */
export function formattedText(text: string): string {
  return text
    .split(/```([\s\S]+?)```/)
    .map((piece, index) =>
      index % 2 === 1 ? `<pre>${escapeHtml(piece.replace(/^\n|\n$/g, ''))}</pre>` : blocks(piece),
    )
    .join('');
}

/** On one line, as a list of chats shows it. */
export function plainText(text: string): string {
  const bare = text
    .replaceAll('```', '')
    .replaceAll(/(?<![\p{L}\p{N}])([*_~`])(?!\s)((?:(?!\1)[^\n])+?)(?<!\s)\1(?![\p{L}\p{N}])/gu, '$2');
  return bare.replaceAll(/\s+/g, ' ').trim();
}

const lineKinds = [
  { tag: 'ul', pattern: /^[-*] +(.+)$/ },
  { tag: 'ol', pattern: /^(\d{1,3})\. +(.+)$/ },
  { tag: 'blockquote', pattern: /^> ?(.*)$/ },
] as const;

/** Lines that belong together, such as the items of a list, become one block. */
function blocks(text: string): string {
  let html = '';
  let open: string | null = null;
  let needsBreak = false;
  for (const line of text.split('\n')) {
    const kind = lineKinds.find(({ pattern }) => pattern.test(line));
    const tag = kind?.tag ?? null;
    if (open !== null && open !== tag) html += `</${open}>`;
    if (kind && open !== tag) html += kind.tag === 'ol' ? `<ol start="${Number.parseInt(line, 10)}">` : `<${kind.tag}>`;
    if (kind) {
      const content = inline(kind.pattern.exec(line)?.at(-1) ?? '');
      html += kind.tag === 'blockquote' ? `${open === tag ? '<br>' : ''}${content}` : `<li>${content}</li>`;
    } else html += (needsBreak ? '<br>' : '') + inline(line);
    needsBreak = kind === undefined;
    open = tag;
  }
  return open === null ? html : `${html}</${open}>`;
}

const tags: Record<string, string> = { '*': 'strong', _: 'em', '~': 's' };
const marked =
  /`([^`\n]+)`|(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}*_~])|(?<![\p{L}\p{N}])([*_~])(?!\s)((?:(?!\3)[^\n])+?)(?<!\s)\3(?![\p{L}\p{N}])/u;

function inline(text: string): string {
  const match = marked.exec(text);
  if (!match) return escapeHtml(text);
  const [whole, code, link, mark = '', inner = ''] = match;
  const before = escapeHtml(text.slice(0, match.index));
  const after = text.slice(match.index + whole.length);
  return before + markedPart({ code, link, mark, inner }) + inline(after);
}

function markedPart({
  code,
  link,
  mark,
  inner,
}: Record<'mark' | 'inner', string> & { code?: string; link?: string }): string {
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`;
  if (link !== undefined) return `<a href="${escapeHtml(link)}" target="_blank" rel="noopener">${escapeHtml(link)}</a>`;
  return `<${tags[mark]}>${inline(inner)}</${tags[mark]}>`;
}
