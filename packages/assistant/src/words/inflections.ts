/** The other tenses of an English verb that opens a phrase: "handed back" is also "hand back" and "handing back". */

export const inflectionsOf = (word: string): readonly string[] => irregular.get(word) ?? regular(word);

function regular(word: string): string[] {
  if (!/^[a-z]{3,}ed$/.test(word) || ordinary.has(word)) return [];
  const base = /(?:[^aeiou]s|[cgvz])ed$/.test(word) ? word.slice(0, -1) : word.slice(0, -2);
  const plain = /([bdgklmnprt])\1$/.test(base) && !/(?:ll|ss)$/.test(base) ? base.slice(0, -1) : base;
  return [plain, `${plain}s`, `${base.replace(/e$/, '')}ing`];
}

/** No verbs of the past, or nouns of the trade in the present. */
const ordinary = new Set([
  'earned',
  'ordered',
  'returned',
  'refunded',
  'dropped',
  'visited',
  'viewed',
  'clicked',
  'discounted',
  'sorted',
  'ranked',
  'searched',
  'loaded',
  'covered',
  'booked',
  'shipped',
  'stocked',
  'labelled',
  'cancelled',
  'need',
  'feed',
  'speed',
  'exceed',
  'indeed',
  'agreed',
  'red',
  'linked',
  'paid',
]);

const groups = [
  'give gives gave given giving',
  'come comes came coming',
  'buy buys bought buying',
  'take takes took taken taking',
  'bring brings brought bringing',
  'pay pays paid paying',
  'send sends sent sending',
  'make makes made making',
  'spend spends spent spending',
  'win wins won winning',
  'hold holds held holding',
  'walk walks walked walking',
  'fall falls fell fallen falling',
];
const irregular = new Map(
  groups.flatMap(group => {
    const forms = group.split(' ');
    return forms.map(form => [form, forms] as const);
  }),
);

/** What a Hindi verb becomes: "bikna", "bikta", "bika", "bikkar"; "nikalna" is "nikla" as well. What lies ahead ("bikega") is none of them. */
export function formsOfHindiVerb(root: string): string[] {
  const [vowel, done, parts] = /[a-z]/.test(root) ? latinEndings : devanagariEndings;
  if (vowel.test(root)) return [root, ...[...done.behindVowel, ...parts].map(ending => root + ending)];
  const shorter = root.replace(/(?<=[aeiou][a-z]{1,2})a(?=[a-z]h?$)/, '');
  return [
    root,
    ...done.plain.flatMap(ending => [root + ending, shorter + ending]),
    ...parts.map(ending => root + ending),
  ];
}

const latinEndings = [
  /[aeiou]$/,
  { plain: ['a', 'e', 'i', 'in'], behindVowel: ['ya', 'ye', 'yi', 'i', 'e'] },
  ['na', 'ne', 'ni', 'ta', 'te', 'ti', 'kar', 'ke'],
] as const;
const devanagariEndings = [
  /[\u0905-\u0914\u093e-\u094c]$/,
  { plain: ['ा', 'े', 'ी', 'ीं'], behindVowel: ['या', 'ये', 'ए', 'ई', 'यी', 'ईं'] },
  ['ना', 'ने', 'नी', 'ता', 'ते', 'ती', 'कर', 'के'],
] as const;
