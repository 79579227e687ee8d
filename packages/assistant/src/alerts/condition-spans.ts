/** The clause that has to be so, as spans, and what they say of the figure besides: its words, and what it is counted as. */
import type { Amount } from '../ordering/amounts.ts';
import type { OrderWord } from '../ordering/order-words.ts';
import { phrasesOf } from '../ordering/phrases.ts';
import { restOf, type Heard, type Span } from '../ordering/spans.ts';
import { tellingVocabulary, type Telling } from '../ordering/telling-vocabulary.ts';
import { conditionVocabulary, type Cue } from './condition-vocabulary.ts';

export type Said = Heard<Cue | Telling>;
type Spoken = Span<Cue | Telling>;

export const orderVocabularies = [phrasesOf(tellingVocabulary), phrasesOf(conditionVocabulary)] as const;

/** Of the spans of one clause: which cues there are, and which amounts. */
export class ConditionSpans {
  private readonly cues: ReadonlySet<string>;
  readonly said: Said;

  constructor({ words, spans }: Said) {
    this.said = { words, spans: spans.map((span, at) => inPlace(span, spans[at - 1], spans[at + 1], words)) };
    this.cues = new Set(this.said.spans.map(({ cue }) => cue));
  }

  has(...cues: (Cue | Telling | 'clock')[]): boolean {
    return cues.some(cue => this.cues.has(cue));
  }

  get amounts(): (Spoken & { amount: Amount })[] {
    return this.said.spans.filter(span => 'amount' in span);
  }

  /** What is counted. */
  get counts(): (Spoken & { amount: Amount })[] {
    return this.amounts.filter(({ amount }) => amount.unit !== 'hours' && amount.unit !== 'days');
  }

  get duration(): (Spoken & { amount: Amount }) | undefined {
    return this.amounts.find(({ amount }) => amount.unit === 'hours' || amount.unit === 'days');
  }

  /** The words that name the figure. */
  get rest(): string[] {
    return textsOf(restOf(this.said, ['any', 'figure', 'and']));
  }

  /** The same without "any", "a new", "koi". */
  get plainRest(): string[] {
    return textsOf(restOf(this.said, ['figure', 'and']));
  }

  word(at: number): string {
    return this.said.words[at]?.plain ?? '';
  }
}

const textsOf = (runs: OrderWord[][]): string[] => runs.map(run => run.map(({ plain }) => plain).join(' '));

const infinitives =
  /^(?:have|has|had|want|wants|need|needs|like|love|got|going|wish|able|about|used|ought|time|me|us|him|them|you|what|how|where|when|trying|try)$/;

/** What a small word says by where it stands: "drops to 12" and "… ho to batana", "nahi aaye" and "bata dena na". */
function inPlace(span: Spoken, before: Spoken | undefined, after: Spoken | undefined, words: Said['words']): Spoken {
  const { from, to } = span;
  // "Above 0" is a bound, "0 orders" is none.
  if (
    span.cue === 'none' &&
    before?.to === from &&
    /^(?:above|more|below|less)$/.test(before.cue) &&
    /^(?:0|zero|shunya)$/.test(words[from]?.plain ?? '')
  )
    return { from, to, cue: 'amount', amount: { value: 0, isBare: false, length: 1 } };
  // "I have to tell my boss".
  if (span.cue === 'so' && words[from]?.plain === 'to' && infinitives.test(words[from - 1]?.plain ?? ''))
    return { from, to, cue: 'filler' };
  if (
    span.cue === 'so' &&
    words[from]?.plain === 'to' &&
    after?.from === to &&
    /^(?:amount|none|half)$/.test(after.cue)
  )
    return { from, to, cue: 'to' };
  // "Email traffic": a way is joined to the words that tell, or ends what is said.
  if (
    /^(?:whatsapp|telegram|slack|email)$/.test(span.cue) &&
    to === from + 1 &&
    to < words.length &&
    words[from]?.endsPart !== true
  )
    if (after?.from !== to && !(before?.to === from && /^(?:tell|alert|me|so|know)$/.test(before.cue)))
      return { from, to, cue: 'figure' };
  // "Order aaye na" only asks for agreement; "na aaye" denies.
  const isTag =
    span.cue === 'not' &&
    words[from]?.plain === 'na' &&
    to === from + 1 &&
    (words[from]?.endsPart ||
      after === undefined ||
      after.from !== to ||
      /^(?:so|if|filler|tell|alert|me|whatsapp|telegram|slack|email|and)$/.test(after.cue));
  if (isTag) return { from, to, cue: 'filler' };
  const isAfterTelling = before?.to === from && /^(?:tell|alert|know)$/.test(before.cue);
  return span.cue === 'not' && isAfterTelling ? { from, to, cue: 'filler' } : span;
}
