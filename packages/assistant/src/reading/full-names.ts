/**
 * Figures that are meant only by one of their names in full, in English or in Hindi, be it of one or of many: "gift cards sold". They
 * are read before anything else, as their words mean other figures, days and advice when they stand alone.
 */
import { allMetrics } from '@tillsight/metrics/catalogue';
import { hindiTitles } from '@tillsight/metrics/catalogue/hindi-titles';
import { annotate, annotatePhrase, type Word } from '../words/annotate.ts';
import { singular } from '../words/names.ts';
import { isDevanagari } from '../words/normalise.ts';
import type { FoundMetric } from './found-metric.ts';

export function readFullNames(words: Word[]): FoundMetric[] {
  const pieces = piecesOf(words);
  const found: FoundMetric[] = [];
  for (const { key, from, to } of namesIn(pieces)) {
    const places = [...new Set(pieces.slice(from, to + 1).map(({ at }) => at))];
    if (places.some(at => words[at]?.used !== undefined) || found.some(each => each.key === key)) continue;
    for (const place of places) if (words[place]) words[place].used = 'metric';
    found.push({ key, at: places[0] ?? 0, places, score: 1 + to - from, weak: false, gap: 0 });
  }
  return found;
}

/** A part of a word that may be several, "cost per order", with the place of its word. */
type Piece = { text: string; at: number; isFirst: boolean; isLast: boolean };

function piecesOf(words: readonly Word[]): Piece[] {
  return words.flatMap(({ text }, at) => {
    const parts = text.split(' ').map(singular);
    return parts.map((part, place) => ({ text: part, at, isFirst: place === 0, isLast: place === parts.length - 1 }));
  });
}

/** The longest first. Half a word is never taken. */
function namesIn(pieces: readonly Piece[]): { key: string; from: number; to: number }[] {
  const found = pieces.flatMap(({ text, isFirst }, from) =>
    (isFirst ? (fullNames().get(text) ?? []) : [])
      .filter(
        ({ parts }) =>
          parts.every((part, at) => pieces[from + at]?.text === part) && pieces[from + parts.length - 1]?.isLast,
      )
      .map(({ key, parts }) => ({ key, from, to: from + parts.length - 1 })),
  );
  return found.toSorted((one, other) => other.to - other.from - (one.to - one.from));
}

type FullName = { key: string; parts: string[] };
let made: Map<string | undefined, FullName[]> | undefined;

/** By their first word; made when the first question comes. */
function fullNames(): Map<string | undefined, FullName[]> {
  made ??= Map.groupBy(
    allMetrics
      .filter(({ said_in_full: isInFull }) => isInFull)
      .flatMap(({ key, also_called: called }) =>
        [...called, ...(hindiTitles[key]?.slice(0, 2) ?? [])].map(name => ({ key, parts: partsOf(name) })),
      ),
    ({ parts }) => parts[0],
  );
  return made;
}

function partsOf(name: string): string[] {
  return piecesOf(isDevanagari(name) ? annotate(name) : annotatePhrase(name.toLowerCase())).map(({ text }) => text);
}
