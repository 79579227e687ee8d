/** "One lakh twenty thousand", "dedh lakh", "pachas hazaar": amounts in words become digits. */
const table = (text: string): Map<string, number> =>
  new Map(
    text
      .split(/\s+/)
      .map(pair => pair.split('='))
      .map(([word = '', value = '']) => [word, Number(value)]),
  );

const small = table(
  `a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19
  ek=1 do=2 teen=3 tin=3 char=4 chaar=4 paanch=5 panch=5 chhe=6 chah=6 saat=7 aath=8 nau=9 das=10 gyarah=11 barah=12 terah=13 chaudah=14 pandrah=15 solah=16 satrah=17 atharah=18 unnis=19
  bees=20 pachees=25 pachis=25 tees=30 chalis=40 chaalis=40 pachas=50 pachaas=50 sattar=70 assi=80 nabbe=90 dedh=1.5 dhai=2.5 adhai=2.5 डेढ़=1.5 डेढ=1.5 ढाई=2.5 पंद्रह=15 बीस=20 पच्चीस=25 तीस=30 चालीस=40
  पचास=50 साठ=60 सत्तर=70 अस्सी=80 नब्बे=90`,
);
const tens = table('twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90');
const scales = table(
  'dozen=12 darjan=12 दर्जन=12 hundred=100 sau=100 सौ=100 thousand=1000 hazaar=1000 hazar=1000 lakh=100000 lakhs=100000 lac=100000 lacs=100000 crore=10000000 crores=10000000 karod=10000000',
);
/** "Sadhe teen lakh" is half a lakh more than three. */
const leanings = table('sadhe=0.5 saadhe=0.5 साढ़े=0.5 sawa=0.25 सवा=0.25 paune=-0.25 पौने=-0.25');

export function withDigits(text: string): string {
  const words = text.split(' ');
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    const said = amountAt(words, at);
    told.push(said === undefined ? (words[at] ?? '') : String(said.value));
    at += said?.length ?? 1;
  }
  return told.join(' ');
}

type Said = { value: number; length: number };

/** Counts with their scales, each smaller than the one before; a count alone is left as it is. */
function amountAt(words: readonly string[], at: number): Said | undefined {
  let value = 0;
  let length = 0;
  for (let above = Infinity; ;) {
    const count = countAt(words, at + length);
    const scale = count && scales.get(words[at + length + count.length] ?? '');
    if (count === undefined || scale === undefined || scale >= above) break;
    value += count.value * scale;
    length += count.length + 1;
    above = scale;
  }
  // "Sau se zyada": of one.
  const alone = length === 0 && !/^\d/.test(words[at - 1] ?? '') ? scales.get(words[at] ?? '') : undefined;
  if (alone !== undefined) return { value: alone, length: 1 };
  return length === 0 ? undefined : { value: Math.round(value), length };
}

function countAt(words: readonly string[], at: number): Said | undefined {
  const [word = '', next = ''] = words.slice(at, at + 2);
  const leaning = leanings.get(word);
  if (leaning !== undefined) {
    const of = countAt(words, at + 1);
    // "Sawa lakh": of one.
    return of ? { value: of.value + leaning, length: of.length + 1 } : { value: 1 + leaning, length: 1 };
  }
  const ten = tens.get(word);
  const unit = small.get(next);
  if (ten !== undefined)
    return unit !== undefined && unit < 10 ? { value: ten + unit, length: 2 } : { value: ten, length: 1 };
  const plain = small.get(word) ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined);
  return plain === undefined ? undefined : { value: plain, length: 1 };
}
