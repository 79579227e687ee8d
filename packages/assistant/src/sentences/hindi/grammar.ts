/** What Hindi sentences are put together with, in both of its scripts: how verbs and postpositions agree, titles, lists, the end of a sentence. */
import { pairIn } from '@tillsight/metrics/pair-metric';
import type { Language } from '@tillsight/contract/language';
import {
  hindiDimensions,
  hindiTitles,
  type Agreement,
  type HindiTitle,
} from '@tillsight/metrics/catalogue/hindi-titles';
import type { TitleSentences } from '../telling-sentences.ts';

/** One of the two texts: each sentence stands in Devanagari and in Latin letters side by side. */
export type Write = (devanagari: string, latin: string) => string;

export type HindiTitles = TitleSentences & { agreement: (metric: string) => Agreement };

export type Hindi = {
  language: Language;
  country: string;
  write: Write;
  titles: HindiTitles;
  /** The end of a sentence. */
  stop: string;
  /** What figures are split by, before a postposition: "हफ़्ते", "शहर". */
  oblique: (dimension: string) => string;
  /** "A, B और C" */
  all: (names: readonly string[]) => string;
  /** "रही", "रहे": how it was, as the metric wants it. */
  was: (metric: string) => string;
  is: (metric: string) => string;
  /** "की", "का", "के": of the metric. */
  of: (metric: string) => string;
  /** "वाला", "वाली", "वाले": that which has it. */
  having: (metric: string) => string;
  /** "बढ़ी", "घटे" */
  moved: (metric: string, way: 'up' | 'down') => string;
  /** Of rises and falls without a size. */
  more: (way: 'up' | 'down') => string;
};

type Forms = Record<Agreement, readonly [devanagari: string, latin: string]>;
const wasForms: Forms = { m: ['रहा', 'raha'], f: ['रही', 'rahi'], mp: ['रहे', 'rahe'], fp: ['रहीं', 'rahin'] };
const isForms: Forms = { m: ['है', 'hai'], f: ['है', 'hai'], mp: ['हैं', 'hain'], fp: ['हैं', 'hain'] };
const ofForms: Forms = { m: ['का', 'ka'], f: ['की', 'ki'], mp: ['के', 'ke'], fp: ['की', 'ki'] };
const havingForms: Forms = { m: ['वाला', 'wala'], f: ['वाली', 'wali'], mp: ['वाले', 'wale'], fp: ['वाली', 'wali'] };
const roseForms: Forms = { m: ['बढ़ा', 'badha'], f: ['बढ़ी', 'badhi'], mp: ['बढ़े', 'badhe'], fp: ['बढ़ीं', 'badhin'] };
const fellForms: Forms = { m: ['घटा', 'ghata'], f: ['घटी', 'ghati'], mp: ['घटे', 'ghate'], fp: ['घटीं', 'ghatin'] };

const signs = { '/': '÷', '-': '−', '+': '+' };

export function hindiGrammar(language: 'hindi' | 'hinglish', country: string): Hindi {
  const write: Write = (devanagari, latin) => (language === 'hindi' ? devanagari : latin);
  const all = (names: readonly string[]): string =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} ${write('और', 'aur')} ${names.at(-1) ?? ''}`
      : (names[0] ?? '');
  const titleOf = (metric: string): HindiTitle => hindiTitles[metric] ?? [metric, metric, 'm'];
  const agreement = (metric: string): Agreement => titleOf(metric)[2];
  const form = (forms: Forms, metric: string): string => write(...forms[agreement(metric)]);
  const dimension = (key: string): string => write(...(hindiDimensions[key] ?? [key, key]));
  const metric = (key: string): string => {
    const pair = pairIn(key);
    if (pair) return `${metric(pair.one)} ${signs[pair.operator]} ${metric(pair.other)}`;
    return write(titleOf(key)[0], titleOf(key)[1]);
  };
  return {
    language,
    country,
    write,
    stop: write('।', '.'),
    all,
    titles: {
      metric,
      plainMetric: key => metric(key).replace(/ \(.*\)$/, ''),
      dimension,
      all,
      agreement,
    },
    // Masculine words that end in a long a end in e; those of the trade do not change.
    oblique: key =>
      dimension(key)
        .replace(/ा$/, 'े')
        .replace(/ का (?=\S+$)/, ' के ')
        .replace(/^(ghant|haft|mahin)a$/, '$1e'),
    was: key => form(wasForms, key),
    is: key => form(isForms, key),
    of: key => form(ofForms, key),
    having: key => form(havingForms, key),
    moved: (key, way) => form(way === 'up' ? roseForms : fellForms, key),
    more: way => (way === 'up' ? write('ज़्यादा', 'zyada') : write('कम', 'kam')),
  };
}
