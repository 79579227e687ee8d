/** For tests: texts made to keep a reader busy, the same ones every time. */

/** What is said again and again: scripts, marks that pile up, letters whose small form is longer, numbers, and words with many rules. */
const units = [
  ['İ', 'ſ', 'ﬁ', 'ß́', 'ΐ', 'ΰ', 'ŉ', 'ǰ', 'ǅ', 'ﷺ', 'ᾳ', '½', 'm²', 'Ａ', '①'],
  ['é', 'e\u0301', 'e\u0301\u0302', 'e\u0301\u0302\u0303', 'a\u200b', 'a\u00ad', '\u202e', '\ufe0f', '😀', '日本', '٣'],
  ['क', 'कि', 'ढ़ीं', 'के ', 'का ', 'कितने ', 'मेरा मतलब ', 'क्\u200dष', '१२ '],
  ['a', 'a ', 'ab', "a'", 'a-', 'a/b', 'a.b ', 'aaaa ', 'sell-through ', 'C.O.D. ', '@', '#', 'http://a.b/'],
  ['1', '1,', '1.', '12/', '1k ', '5-Nov-', '2026-11-05..', 'FY26 ', 'q2 ', '₹', '%', '12 nov '],
  ['.', '..,', '-', '- ', '(', '((', ')', '"', '“', "'", "'s ", '&', ' & ', '+ ', ' \t', '\n', 'x\n', '\u3000'],
  ['no, ', ' no', 'no, no, ', ', not x', 'dont ', 'matlab ', 'um um, ', 'i mean ', 'not ', 'without ', 'n '],
  ['and ', 'how many ', 'sales, orders, ', 'last ', 'last last ', 'of the ', 'vs ', 'by ', 'to ', 'from ', 'why '],
  ['monday ', 'first ', 'twenty two ', 'quarter ended ', 'city ', 'mumbai ', 'shirt ', 'garden ', 'top 5 '],
].flat();

const openings = ['', '', 'sales ', 'how many orders ', 'top 5 ', 'बिक्री '];
const endings = ['', '', '?', ' last week', ' (', '"'];
/** Around every limit, and up to what may be sent. */
const lengths = [20, 39, 40, 41, 80, 160, 300, 590, 599, 600, 601, 1_200, 3_990];

export function hostileTexts(count: number): string[] {
  const next = dice(20_261_122);
  const one = <Each>(list: readonly Each[]): Each => list[next(list.length)]!;
  const repeated = units.flatMap(unit => lengths.map(length => repeatTo(length, () => unit)));
  const mixed = Array.from({ length: Math.max(0, count - repeated.length) }, (_none, at) => {
    const some = Array.from({ length: 1 + next(4) }, () => one(units));
    const said =
      at % 3 === 0 ? nested(some, one(lengths)) : repeatTo(one(lengths), place => partAt(at, some, place, one));
    return one(openings) + said + one(endings);
  });
  return [...repeated, ...mixed].slice(0, count);
}

/** Either anyhow, or one after another in stretches. */
const partAt = (at: number, some: string[], place: number, one: (list: string[]) => string): string =>
  at % 3 === 1 ? one(some) : some[Math.floor(place / 40) % some.length]!;

const nested = ([first = 'a', ...others]: string[], length: number): string => {
  const depth = Math.floor(length / 4);
  return `${'("'.repeat(depth)}${first}${others.join('')}${'")'.repeat(depth)}`;
};

function repeatTo(length: number, unitAt: (place: number) => string): string {
  let text = '';
  while (text.length < length) text += unitAt(text.length);
  return text.slice(0, length);
}

/** Numbers below the given one, in an order that looks like chance and is always the same. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
}
