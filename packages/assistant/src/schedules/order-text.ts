/** An order of which one part after the other is taken out: found among small words in one spelling, what is left is as it was typed. */
import { inOrderLatin, typedWords } from '../alerts/words.ts';

/** Made once: every question is looked at. All of them stand in this folder. */
const forms = new Map<string, RegExp>();

export class OrderText {
  private readonly typed: string[];
  private readonly words: string[];

  /** Its words in a row, until one of them is taken. */
  private joined: string | undefined;

  /** After which words a comma stood, which holds the parts of a list apart. */
  private readonly commas: boolean[];

  constructor(said: string) {
    const text = said.replaceAll(/:(?=\s|$)/g, ' ');
    this.typed = [...typedWords(text)];
    const apart = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
    this.commas = this.typed.map((_, at) => apart.length === this.typed.length && (apart[at] ?? '').endsWith(','));
    this.words = this.typed.map(word => inOrderLatin(word));
  }

  get plain(): string {
    return (this.joined ??= this.words.join(' '));
  }

  /** Whole words that fit, the first of them. */
  find(pattern: string): RegExpExecArray | undefined {
    let form = forms.get(pattern);
    if (form === undefined) forms.set(pattern, (form = new RegExp(`(?<=^|(?<= ))(?:${pattern})(?= |$)`, 'u')));
    return form.exec(this.plain) ?? undefined;
  }

  take({ 0: text, index }: RegExpExecArray): void {
    const before = this.plain.slice(0, index).split(' ').filter(Boolean).length;
    const count = text.split(' ').filter(Boolean).length;
    this.typed.splice(before, count);
    this.commas.splice(before, count);
    this.words.splice(before, count);
    this.joined = undefined;
  }

  /** What was found and taken. */
  takeAny(pattern: string): RegExpExecArray | undefined {
    const match = this.find(pattern);
    if (match) this.take(match);
    return match;
  }

  /** As it was typed. */
  get rest(): string {
    return this.typed.map((word, at) => `${word}${this.commas[at] && at + 1 < this.typed.length ? ',' : ''}`).join(' ');
  }
}
