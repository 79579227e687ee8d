/** Vocabularies of phrases: what each of them means, and the longest of them that begins at a word. */
import type { OrderWord } from './order-words.ts';

/** Phrases are parted by ";"; "a|b" is either word, "[a]" may be left out, "gir*" is any word that begins so. */
export type Vocabulary<Meaning extends string> = Record<Meaning, string>;

type Node<Meaning> = { meaning?: Meaning; next: Map<string, Node<Meaning>>; begun: [string, Node<Meaning>][] };

export type Phrases<Meaning extends string> = (
  words: readonly OrderWord[],
  at: number,
) => { meaning: Meaning; length: number } | undefined;

const newNode = <Meaning>(): Node<Meaning> => ({ next: new Map(), begun: [] });

function readings(phrase: string): string[][] {
  return phrase
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .reduce<string[][]>(
      (begun, part) => {
        const mayMiss = part.startsWith('[');
        const words = part.replaceAll(/[[\]]/g, '').split('|');
        return begun.flatMap(before => [...(mayMiss ? [before] : []), ...words.map(word => [...before, word])]);
      },
      [[]],
    );
}

function childOf<Meaning>(node: Node<Meaning>, word: string): Node<Meaning> {
  if (word.endsWith('*')) {
    const start = word.slice(0, -1);
    const known = node.begun.find(([begin]) => begin === start)?.[1];
    const child = known ?? newNode<Meaning>();
    if (!known) node.begun.push([start, child]);
    return child;
  }
  const child = node.next.get(word) ?? newNode<Meaning>();
  node.next.set(word, child);
  return child;
}

/** Of one phrase in two rows the first one stands. */
export function phrasesOf<Meaning extends string>(vocabulary: Vocabulary<Meaning>): Phrases<Meaning> {
  const root = newNode<Meaning>();
  for (const [meaning, phrases] of Object.entries(vocabulary) as [Meaning, string][])
    for (const words of phrases.split(';').flatMap(readings)) {
      if (words.length === 0) continue;
      words.reduce(childOf<Meaning>, root).meaning ??= meaning;
    }
  return (words, at) => longest(root, words, at);
}

function longest<Meaning extends string>(
  root: Node<Meaning>,
  words: readonly OrderWord[],
  at: number,
): { meaning: Meaning; length: number } | undefined {
  let found: { meaning: Meaning; length: number } | undefined;
  let nodes = [root];
  for (let length = 1; nodes.length > 0 && at + length <= words.length; length += 1) {
    const { plain = '', endsPart = false } = words[at + length - 1] ?? {};
    nodes = nodes.flatMap(({ next, begun }) => [
      ...(next.get(plain) ? [next.get(plain)!] : []),
      ...begun.filter(([start]) => plain.startsWith(start)).map(([, child]) => child),
    ]);
    const meant = nodes.find(({ meaning }) => meaning !== undefined)?.meaning;
    if (meant !== undefined) found = { meaning: meant, length };
    // A phrase does not go on beyond a stop.
    if (endsPart) break;
  }
  return found;
}
