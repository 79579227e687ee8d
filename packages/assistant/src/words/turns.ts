/** Turns of phrase, as data: what is said, with choices in brackets, and the plain words for it. */
import { normalise } from './normalise.ts';

export type Turn = readonly [said: string, plain: string];

/** Turns are matched on whole words, in their order, each on what the one before has left. */
export function turnsOf(turns: readonly Turn[]): (text: string) => string {
  const rows = turns.map(([said, plain]) => {
    const pattern = normalise(said).replace(/\\p\{\w\}/g, letters => letters.toUpperCase().replace('P', 'p'));
    const heard = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
    return { heard, plain, always: longest(alwaysSaid(pattern)) };
  });
  return text =>
    rows.reduce((said, { heard, plain, always }) => (said.includes(always) ? said.replace(heard, plain) : said), text);
}

/** The stretches of letters that every way to say it holds: most turns are ruled out by one of them, without a pattern. */
function alwaysSaid(pattern: string): string[] {
  const withoutChoices = outermostBrackets(pattern.replace(/\\p\{\w+\}|\\.|\{\d*,?\d*\}/g, '*'));
  if (withoutChoices.includes('|')) return [];
  return withoutChoices.replace(/.[?*]/gu, '*').split(/[^\p{L}\p{M}\p{N} ]+/u);
}

/** "a (b|c(d)?) e" -> "a * e" */
function outermostBrackets(pattern: string): string {
  const inner = pattern.replace(/\[[^\]]*\]|\([^()]*\)/g, '*');
  return inner === pattern ? pattern : outermostBrackets(inner);
}

const longest = (texts: string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');
