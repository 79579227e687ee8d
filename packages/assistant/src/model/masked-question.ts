/** A question as a model may see it: the store's names, addresses and long numbers replaced by placeholders. */
import type { StoreNames } from '../conversation.ts';

export type MaskedQuestion = {
  text: string;
  /** Placeholder to what it stands for. */
  hidden: Map<string, { dimension: string; value: string }>;
};

export function maskQuestion(question: string, { values }: StoreNames): MaskedQuestion {
  const hidden: MaskedQuestion['hidden'] = new Map();
  let text = question.replaceAll(/\S+@\S+|https?:\S+|\+?\d[\d\s-]{8,}\d/g, '[hidden]').slice(0, longest);
  for (const { dimension, value } of namesIn(text, values)) {
    const placeholder = `[${dimension} ${hidden.size + 1}]`;
    const masked = withoutName(text, value, placeholder);
    if (masked === text) continue;
    text = masked;
    hidden.set(placeholder, { dimension, value });
  }
  return { text, hidden };
}

/** A question longer than this is a story. */
const longest = 400;

/** The longest first, so that a name inside another does not tear it apart. */
function namesIn(text: string, values: StoreNames['values']): { dimension: string; value: string }[] {
  const lower = text.toLowerCase();
  return Object.entries(values)
    .flatMap(([dimension, all]) => all.map(value => ({ dimension, value })))
    .filter(({ value }) => value.length > 2 && lower.includes(value.toLowerCase()))
    .toSorted((a, b) => b.value.length - a.value.length || a.value.localeCompare(b.value));
}

function withoutName(text: string, name: string, placeholder: string): string {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}\\[])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), placeholder);
}
