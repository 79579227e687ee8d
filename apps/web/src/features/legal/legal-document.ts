import { product } from '@tillsight/contract/product';

/** Words, or a link among them. */
export type Phrase = string | { label: string; href: string };

export type LegalBlock =
  | { kind: 'text'; phrases: readonly Phrase[] }
  | { kind: 'list'; items: readonly (readonly Phrase[])[] }
  | { kind: 'steps'; items: readonly (readonly Phrase[])[] };

export type LegalSection = { id: string; heading: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  title: string;
  /** One sentence for people who read only one, also the page's description for search engines. */
  summary: string;
  updated: { date: string; words: string };
  sections: readonly LegalSection[];
};

/** The words on the browser's tab. */
export function titleOf(document: LegalDocument): string {
  return `${document.title} · ${product.name}`;
}

export function text(...phrases: Phrase[]): LegalBlock {
  return { kind: 'text', phrases };
}

export function list(...items: (string | readonly Phrase[])[]): LegalBlock {
  return { kind: 'list', items: items.map(phrasesOf) };
}

export function steps(...items: (string | readonly Phrase[])[]): LegalBlock {
  return { kind: 'steps', items: items.map(phrasesOf) };
}

function phrasesOf(item: string | readonly Phrase[]): readonly Phrase[] {
  return typeof item === 'string' ? [item] : item;
}
