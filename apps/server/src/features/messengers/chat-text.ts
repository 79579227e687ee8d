/** Sierra's words as WhatsApp shows them: other marks than Markdown's, no tables, no links, and one bubble at a time. */
import type { Language } from '@tillsight/contract/language';
import { unlinked } from '@tillsight/metrics/plain-name';
import { talkReplies } from './talk-replies.ts';

const bubble = 1_000;
const longest = 4_000;

export type Bubble = { text: string; hasMore: boolean };

/** The first bubble of an answer, or with `from` what comes after it. */
export function bubbleOf(answer: string, part: 'first' | 'rest', language: Language): Bubble {
  const text = forWhatsApp(answer);
  const end = text.length <= bubble ? text.length : cutAt(text, bubble - 60);
  if (part === 'rest') {
    const rest = text.slice(end).trim();
    return { text: rest.slice(0, longest), hasMore: false };
  }
  if (end === text.length) return { text, hasMore: false };
  return { text: `${text.slice(0, end).trim()}\n… ${talkReplies[language].forMore}`, hasMore: true };
}

function forWhatsApp(answer: string): string {
  return unlinked(answer)
    .split('\n')
    .map(lineOf)
    .filter(line => line !== null)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function lineOf(line: string): string | null {
  if (/^\s*\|?[\s:|-]{3,}\|?\s*$/.test(line) && line.includes('-') && line.includes('|')) return null;
  const heading = /^\s*#{1,6}\s+(.*)$/.exec(line);
  const cells = /^\s*\|(.+)\|\s*$/.exec(line);
  if (cells !== null) return (cells[1] ?? '').split('|').map(cell => marksOf(cell.trim())).join(' · '); // prettier-ignore
  return heading === null ? marksOf(line) : `*${marksOf(heading[1] ?? '').replaceAll('*', '')}*`;
}

function marksOf(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1: $2')
    .replaceAll(/\*\*([^*]+)\*\*/g, '*$1*')
    .replaceAll(/__([^_]+)__/g, '_$1_');
}

/** Between lines if possible, else between words. */
function cutAt(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at);
  if (line > at / 2) return line;
  const word = text.lastIndexOf(' ', at);
  return word > at / 2 ? word : at;
}
