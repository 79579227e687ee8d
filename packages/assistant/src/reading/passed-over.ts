/** Words that no part of a reading accounts for and that name nothing of the shop: whether it stands without them. */
import type { Word } from '../words/annotate.ts';
import type { Asked } from './ask.ts';
import type { Reading } from './read.ts';

/** As many are passed over at most, and one in so many of the words that say something. */
const most = 2;
const oneIn = 3;

/**
 * The words to leave out and to tell; nothing where one of them may matter: a number, an idea of the shop's, a word that
 * may be a name or qualify one. Then the question is better asked back.
 */
export function passedOver(left: readonly string[], { words, unread }: Reading, { ask }: Asked): string[] | undefined {
  const isNamed = ask.metrics.some(({ named }) => named);
  const content = words.filter(word => word.kind === 'word' && !word.small);
  const over = content.filter(({ text }) => unread.ordinary.includes(text));
  const isFew = over.length <= most && over.length * oneIn <= content.length;
  const isAll = unread.unknown.length === 0 && left.every(text => unread.ordinary.includes(text));
  const areLoose = over.every(word => isLoose(words, words.indexOf(word)));
  return isNamed && over.length > 0 && isFew && isAll && areLoose ? over.map(({ text }) => text) : undefined;
}

/** "bills creeping down", "the kettle is on"; not "the festive weeks", "customers who called", "from the fair" or "how generous". */
function isLoose(words: readonly Word[], at: number): boolean {
  const clause = words.slice(words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark') + 1, at);
  const before = clause.findLast(({ text }) => !determining.test(text));
  const next = words[at + 1];
  return (
    !asksMore.test(words[at]!.text) &&
    ![before, next].some(isTaken) &&
    // "tape and boxes left": asked about as well.
    ![before, next].some(word => joining.test(word?.text ?? '')) &&
    !relating.test(before?.text ?? '') &&
    !relatingBehind.test(next?.text ?? '') &&
    !clause.some(({ text }) => ofSomebody.test(text))
  );
}

/** Whatever stands beside a figure, a name, a row or a value may belong to it. */
const isTaken = (word: Word | undefined): boolean =>
  word?.used !== undefined && word.kind !== 'mark' && word.used !== 'period' && word.used !== 'pointer';

const joining = /^(?:and|n|or|aur|ya|और|या)$/;
const determining = /^(the|a|an|any|some|all|this|that|these|those)$/;
const relating =
  /^(in|of|from|for|at|with|without|by|on|into|than|before|after|called|named|like|not|no|how|what|which|kitn[aei]|kaun\S*|kis|ka|ki|ke|wal[aei]|का|की|के|वाल[ाेी])$/;
/** Hindi relates from behind. */
const relatingBehind = /^(k[aie]|ko|me|mein|se|pe|par|wal[aei]|का|की|के|को|में|से|पर|वाल[ाेी])$/;
/** What somebody did with what is asked about picks some of it. */
const ofSomebody = /^(who|whose|where|that|ones?|jo|jin\S*|if|whether|i|we|he|she|they|my|our|his|her|their)$/;
const asksMore = /^(wrong|older|newer|earlier|later|spiked|dropped|y|m|khul\S*)$/;
