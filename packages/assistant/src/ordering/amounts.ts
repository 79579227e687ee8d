/** Numbers as orders say them: "20k", "dedh lakh", "one lakh twenty thousand", "30 %", "three hours". */
import type { OrderWord } from './order-words.ts';

const table = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split(/\s+/)
      .map(pair => pair.split('='))
      .map(([word = '', value = '']) => [word, Number(value)]),
  );

const counts = table(
  `zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 couple=2
  ek=1 teen=3 tin=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 chah=6 saat=7 aath=8 nau=9 das=10 gyarah=11 barah=12 baarah=12 terah=13 chaudah=14 pandrah=15 solah=16 satrah=17 atharah=18 unnis=19
  bees=20 pachees=25 pachis=25 tees=30 chalis=40 chaalis=40 pachas=50 pachaas=50 sattar=70 assi=80 nabbe=90 dedh=1.5 dhai=2.5 adhai=2.5 डेढ़=1.5 डेढ=1.5 ढाई=2.5 शून्य=0 shunya=0
  दो=2 ग्यारह=11 बारह=12 पंद्रह=15 पन्द्रह=15 बीस=20 पच्चीस=25 तीस=30 चालीस=40 पचास=50 साठ=60 सत्तर=70 अस्सी=80 नब्बे=90`,
);
/** They say a number only before a scale or a unit. */
const soft = table('a=1 an=1 do=2 half=0.5');
const tens = table('twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90');
const scales = table(
  `k=1000 thousand=1000 hazaar=1000 hazar=1000 hajar=1000 hazzar=1000 l=100000 lakh=100000 lakhs=100000 lac=100000 lacs=100000 cr=10000000 crore=10000000 crores=10000000 karod=10000000 million=1000000 mn=1000000 m=1000000
  hundred=100 sau=100 सौ=100 dozen=12 darjan=12 दर्जन=12`,
);
/** "Sadhe teen lakh" is half a lakh more than three. */
const leanings = table('sadhe=0.5 saadhe=0.5 साढ़े=0.5 sawa=0.25 सवा=0.25 paune=-0.25 पौने=-0.25');
const percents = new Set('% percent per-cent pc pct feesadi fisdi pratishat'.split(' '));
const rupees = new Set('₹ rs inr rupee rupees rupaye rupay rupya रुपये रुपए रुपया bucks'.split(' '));
const pieces = new Set('piece pieces pc pcs unit units nos nag peace पीस नग यूनिट copies sets'.split(' '));
const times = new Set('x times time guna baar गुना बार'.split(' '));

export type Amount = {
  value: number;
  unit?: 'percent' | 'money' | 'pieces' | 'times' | 'hours' | 'days';
  /** A word or a sign that is a number by itself. */
  isBare: boolean;
  length: number;
};

const durations: Record<string, ['hours' | 'days', number]> = {};
const durationWords: [string, 'hours' | 'days', number][] = [
  ['h hr hrs hour hours ghanta ghante ghanton ghantey', 'hours', 1],
  ['min mins minute minutes minat', 'hours', 1 / 60],
  ['day days din dino dinon d', 'days', 1],
  ['fortnight fortnights', 'days', 14],
  ['week weeks hafta hafte hafton wk w', 'days', 7],
];
for (const [words, unit, each] of durationWords) for (const word of words.split(' ')) durations[word] = [unit, each];

type Said = { value: number; length: number; isSoft?: boolean };

const plainAt = (words: readonly OrderWord[], at: number): string => words[at]?.plain ?? '';

function countAt(words: readonly OrderWord[], at: number): Said | undefined {
  const word = plainAt(words, at);
  const leaning = leanings.get(word);
  if (leaning !== undefined) {
    const of = countAt(words, at + 1);
    // "Sawa lakh": of one.
    return of ? { value: of.value + leaning, length: of.length + 1 } : { value: 1 + leaning, length: 1 };
  }
  const ten = tens.get(word);
  if (ten !== undefined) {
    const unit = counts.get(plainAt(words, at + 1));
    return unit !== undefined && unit > 0 && unit < 10 ? { value: ten + unit, length: 2 } : { value: ten, length: 1 };
  }
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), length: 1 };
  const plain = counts.get(word);
  if (plain !== undefined) return { value: plain, length: 1 };
  const leaningOn = soft.get(word);
  if (leaningOn === undefined) return undefined;
  // "Half a lakh", "a couple of".
  const skipped = word === 'half' && /^an?$/.test(plainAt(words, at + 1)) ? 1 : 0;
  return { value: leaningOn, length: 1 + skipped, isSoft: true };
}

/** Counts with their scales, each smaller than the one before. */
function scaledAt(words: readonly OrderWord[], at: number): Said | undefined {
  let value = 0;
  let length = 0;
  for (let above = Infinity; ;) {
    const count = countAt(words, at + length);
    const scale = count && scales.get(plainAt(words, at + length + count.length));
    if (count === undefined || scale === undefined || scale >= above) break;
    value += count.value * scale;
    length += count.length + 1;
    above = scale;
  }
  return length > 0 ? { value: Math.round(value * 100) / 100, length } : undefined;
}

/** "Sau se zyada": of one. */
function scaleAt(words: readonly OrderWord[], at: number): Said | undefined {
  const scale = /^(?:k|l|m|cr|mn)$/.test(plainAt(words, at)) ? undefined : scales.get(plainAt(words, at));
  return scale === undefined ? undefined : { value: scale, length: 1 };
}

const numberAt = (words: readonly OrderWord[], at: number): Said | undefined =>
  scaledAt(words, at) ?? countAt(words, at) ?? scaleAt(words, at);

/** "One lakh twenty thousand", "dedh lakh": amounts in words become digits; a count alone stays as it is. */
export function withDigits(text: string): string {
  const words = text.split(' ').map((plain): OrderWord => ({ typed: plain, plain, endsPart: false }));
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    const isBehindDigits = /^\d/.test(plainAt(words, at - 1));
    const said = scaledAt(words, at) ?? (isBehindDigits ? undefined : scaleAt(words, at));
    told.push(said === undefined ? plainAt(words, at) : String(said.value));
    at += said?.length ?? 1;
  }
  return told.join(' ');
}

/** "One and a half", "two and a half lakh". */
function halfAfter(words: readonly OrderWord[], at: number): number {
  return plainAt(words, at) === 'and' && plainAt(words, at + 1) === 'a' && plainAt(words, at + 2) === 'half' ? 3 : 0;
}

export function amountAt(words: readonly OrderWord[], at: number): Amount | undefined {
  const isMoneyFirst = rupees.has(plainAt(words, at));
  const from = isMoneyFirst ? at + 1 : at;
  const whole = numberAt(words, from);
  const half = whole ? halfAfter(words, from + whole.length) : 0;
  const scale = whole && half > 0 ? scales.get(plainAt(words, from + whole.length + half)) : undefined;
  const said =
    whole && half > 0
      ? { value: (whole.value + 0.5) * (scale ?? 1), length: whole.length + half + (scale === undefined ? 0 : 1) }
      : whole;
  if (said === undefined) return undefined;
  const next = plainAt(words, from + said.length);
  const isStopped = words[from + said.length - 1]?.endsPart === true;
  const length = said.length + (isMoneyFirst ? 1 : 0);
  const base = { value: said.value, isBare: false };
  if (!isStopped) {
    if (percents.has(next)) return { ...base, unit: 'percent', length: length + 1 };
    if (next === 'per' && plainAt(words, from + said.length + 1) === 'cent')
      return { ...base, unit: 'percent', length: length + 2 };
    const duration = durations[next];
    if (duration) return { ...base, value: said.value * duration[1], unit: duration[0], length: length + 1 };
    if (rupees.has(next)) return { ...base, unit: 'money', length: length + 1 };
    if (times.has(next) && !('isSoft' in said && said.isSoft)) return { ...base, unit: 'times', length: length + 1 };
    if (pieces.has(next)) return { ...base, unit: 'pieces', length: length + 1 };
  }
  if ('isSoft' in said && said.isSoft && said.length === 1) return undefined;
  return { ...base, ...(isMoneyFirst ? { unit: 'money' } : {}), isBare: !/\d/.test(plainAt(words, from)), length };
}
