/** Questions whose readings are known, with the nearest of them as examples for a model. Loaded with the first question a model reads. */
import { wordSearch, type WordSearch } from './word-search.ts';

type Row = [family: string, question: string, reading: string];

let search: Promise<WordSearch<Row>> | undefined;

/** One line each: the question, and its reading in the short form that the instructions explain. */
export async function nearestKnown(question: string, most: number): Promise<string[]> {
  search ??= load();
  const rows = (await search)(question, most * 3);
  const lines = rows.map(([, known, reading]) => `${known} => ${plain(reading)}`);
  return [...new Set(lines)].filter(line => line.length < longest).slice(0, most);
}

const longest = 220;

/** Written-out days are those of the day it was written on. */
const plain = (reading: string): string => reading.replaceAll(/ (in|vs)=[^ ]*\d{4}-[^ ]*/g, '');

async function load(): Promise<WordSearch<Row>> {
  const files = ['../questions.json', '../blind-questions.json'].map(file => new URL(file, import.meta.url).href);
  const loaded = await Promise.all(
    files.map(file => import(file, { with: { type: 'json' } }) as Promise<{ default: Row[] }>),
  );
  // What goes on in a talk says little by itself.
  const rows = loaded.flatMap(module => module.default).filter(([family]) => !family.includes(':'));
  return wordSearch(rows, ([, question]) => question);
}
