/** What a question wants of its figures beyond themselves: each construction takes its own words, the rest is read without them. */
import { followed } from './cohorts.ts';
import type { Construction, More } from './construction.ts';

export type SaidMore = { text: string; more: More };

const weekdays: [start: RegExp, name: string][] = [
  [/^(mon|som)/, 'Monday'],
  [/^(tue|mang)/, 'Tuesday'],
  [/^(wed|budh)/, 'Wednesday'],
  [/^(thu|guru)/, 'Thursday'],
  [/^(fri|shukr)/, 'Friday'],
  [/^(sat|shani)/, 'Saturday'],
  [/^(sun|ravi|itv)/, 'Sunday'],
];
const ofWeekday = (word: string | undefined): More => {
  const name = weekdays.find(([start]) => start.test(word ?? ''))?.[1];
  return { typical: true, ...(name && { weekday: name }) };
};

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:som|mangal|budh|guru|shukr|shani|ravi)vaa?r|itvaa?r';
const judged =
  '(?:weak|slow|good|bad|strong|normal|low|high|usual|typical|ok|okay|great|quiet|busy|decent|poor|average)';
const usual = '(?:usual|typical|normal|ordinary|regular|aam|saamanya)';
const untilNow =
  '(?: (?:(?:at|by|for|around|till|until) )?(?:this|now|the same|same) ?(?:time|hour)?| so far| till now)?';
const grain = '(?<grain>day|week|month|quarter|year)';
const counted = '(?<count>\\d+|a|an|one|two|three|four|five|six|seven|ten|fourteen|thirty)';

/** "in a day", "in a single month" */
const inOneOf = /^(.*) (?:in|on) (?:a|one|any|a single) (day|week|month|quarter)\b(.*)$/;

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  thirty: 30,
};
const numberOf = (word = ''): number => numbers[word] ?? Number(word);

const dividers: Record<string, string> = {
  order: 'total_orders',
  session: 'sessions',
  visit: 'sessions',
  visitor: 'activeUsers',
  customer: 'customers',
  click: 'google_ads_clicks',
  unit: 'units_sold',
  piece: 'units_sold',
  pc: 'units_sold',
  item: 'units_sold',
};

export const constructions: Construction[] = [
  ...followed,
  {
    name: 'what was lost against the usual',
    example: 'how many orders did we lose on Saturday',
    said: /\b(?:how (?:many|much)|what) (?:(?:of )?(?<what>orders?|sales?|business|money|revenue|purchases) )?(?:(?:did|have|might|may|could|would) )?(?:(?:that|it|this|saturday's problem) )?(?:(?:we|i|us) )?(?:(?:have|has) )?(?:los[et]|miss(?:ed)? out on|cost us)(?! (?:to|in|on (?:ads|cod|returns)|because))(?:,? (?:roughly|about|approximately|in (?:sales|rupees)))?/,
    gives: ({ what = '' }) => ({
      typical: true,
      words: /^(order|purchase)/.test(what) ? 'orders' : what === '' ? '' : 'sales',
    }),
  },
  {
    name: 'a loss in Hinglish',
    example: 'shanivar ko kitna nuksan hua hoga',
    said: /(?:kitn[aei] (?:k[aei] )?|कितन[ाेी] (?:क[ाेी] )?)(?:(?<what>orders?|bikri|sale|ऑर्डर|बिक्री) (?:k[aei] |क[ाेी] )?)?(?:nuksa+n|loss|ghata|नुकसान|नुक्सान|घाटा) (?:hua|hue|huaa|ho gaya|हुआ|हुए|हो गया) (?:hoga|honge|होगा|होंगे)/,
    gives: ({ what = '' }) => ({
      typical: true,
      words: /^(order|ऑर्डर)/.test(what) ? 'orders' : what === '' ? '' : 'sales',
    }),
  },
  {
    name: 'judged as such a day',
    example: 'was last Friday weak for a Friday',
    said: new RegExp(`\\b${judged} for (?:a|an|our) (?:(?<name>${weekday})|day|weekday|weekend)\\b`),
    gives: ({ name }) => ofWeekday(name),
  },
  {
    name: 'behind or ahead of the usual',
    example: 'are we behind a normal Friday by this time',
    said: new RegExp(
      `\\b(?:(?:are|r) we|is (?:it|today|this)) (?:running |doing |today |so far |way |far |well )*(?:behind|ahead of|below|above|under|over|short of|slower than|better than|worse than|busier than|quieter than) (?:an?|our|the|my) ${usual} (?:(?<name>${weekday})|day)${untilNow}`,
    ),
    gives: ({ name }) => ({ ...ofWeekday(name), words: 'today' }),
  },
  {
    name: 'against the usual',
    example: 'sales yesterday vs our usual Thursday',
    said: new RegExp(
      `\\b(?:vs\\.?|against|versus|(?:compared?|stack up) (?:with|to|against)|(?:\\w+er|more|less|better|worse) than|behind|ahead of|below|above|short of)(?: an?| our| the| my)? ${usual} (?<name>${weekday})\\b${untilNow}`,
    ),
    gives: ({ name }) => ofWeekday(name),
  },
  {
    name: 'such a day as one would like',
    example: 'was 8 nov a good sunday for sales',
    said: new RegExp(`\\b(?:an?) ${judged} (?<name>${weekday})(?: for(?= \\w))?`),
    gives: ({ name }) => ofWeekday(name),
  },
  {
    name: 'usual in Hinglish',
    example: 'kal ke orders aam guruvar se kam the kya',
    said: new RegExp(
      `\\b${usual} (?:(?:${weekday}|din) )?(?:se (?:kam|zyada|jyada) )?(?:thi|tha|the|hai|hain)(?: kya)?\\b|\\b${usual} (?:${weekday}|din|dino|dinon|haft[aeo]n?|week) (?:se|ke muqable|ke mukable) (?:kitn[aei] )?(?:kam|zyada|jyada|behtar|kharab|alag)(?: (?:hai|hain|thi|tha|the|rahi|raha|hui|hua))*\\b`,
    ),
    gives: () => ({ typical: true }),
  },
  {
    name: 'against a normal day',
    example: 'sales today vs a normal day',
    said: new RegExp(
      `\\b(?:(?:up|down|slower|weaker|better|busier|quieter|higher|lower|more|less|worse|slow|weak) )?(?:vs\\.?|against|versus|than|(?:compared?|stack up) (?:with|to|against))(?: an?| our| the| my| what is)? (?:${usual}(?: days?| weeks?)?(?: (?:at|by|for|around) (?:this|now|the same) ?(?:time|hour)?)?)(?=[ ?.!,]*$| (?:this|last|today|yesterday|on|in|for)\\b)`,
    ),
    gives: () => ({ typical: true }),
  },
  {
    name: 'judged by itself',
    example: 'is today slow or is it just me',
    said: /^(?:(?:hey|so|and|ok|is|was|kya) )*(?<day>today|2day|yesterday|aaj|kal)(?: (?:is|was|a|bit|little|really|very|so|too|been|feels|felt))* (?:slow|dull|weak|quiet|dead|busy|good|bad|ok|okay|normal|strong)(?: day)?(?: (?:hai|tha|thi)(?: kya)?)?(?:,? or (?:is it |am i )?(?:just |only )?(?:me|not|what|imagining it|normal))?(?=[ ?.!]*$)/,
    gives: ({ day = '' }) => ({ typical: true, words: day }),
  },
  {
    name: 'judged for its hour',
    example: 'is today slow for this hour',
    said: new RegExp(
      `\\b${judged} for (?:this|the) (?:hour|time)(?: of (?:the )?day)?\\b|\\b${judged} (?:at|by) this (?:hour|time)\\b`,
    ),
    gives: () => ({ typical: true }),
  },
  {
    name: 'against a normal day behind the verb',
    example: 'aaj sale slow hai kya normal se',
    said: new RegExp(
      `\\b(?:slow|dheere|kam|zyada|jyada|fast|tez|weak|achh[aei]|acch[aei]|theek|thik)(?: (?:hai|hain|h|tha|thi|the|raha|rahi))*(?: kya)? (?:${usual}|roz)(?: din)? se\\b`,
    ),
    gives: () => ({ typical: true }),
  },
  {
    name: 'against a normal day in Hinglish',
    example: 'aaj ki sale normal din se kaisi hai',
    said: new RegExp(
      `\\b(?:${usual}|roz) (?:din )?(?:se|ke mukable|ke muqable) (?:kais[aeio]|kam|zyada|jyada)(?: (?:hai|hain|thi|tha|the|rahi|raha))*(?: kya)?`,
    ),
    gives: () => ({ typical: true }),
  },
  {
    name: 'against a normal day in Hindi',
    example: 'आज की बिक्री आम दिन से कैसी है',
    said: /(?:आम|सामान्य|नॉर्मल|रोज)(?: दिन(?:ों)?)? (?:से|के मुकाबले) (?:कैस[ाीे]|कम|ज़्यादा|ज्यादा)(?: (?:है|हैं|थी|था|थे|रही))*(?: क्या)?/u,
    gives: () => ({ typical: true }),
  },
  {
    name: 'what usually comes',
    example: 'how many orders do we usually get on a Tuesday',
    said: /\b(?:usually|normally|typically|aam taur par)\b(?=.* (?:on|ko) )/,
    gives: () => ({ typical: true }),
  },
  {
    name: 'when it was last reached',
    example: 'when did we last cross 2 lakh in a day',
    said: new RegExp(
      `^(?:(?:so|and) )?when (?:did|have|had|were|was) (?<who>(?:[a-z]+ ){1,3}?)last (?:(?<over>cross|crossed|beat|hit|touch|touched|reach|reached|do|done|make|made|earn|earned|go over|go above|above|over)|(?<under>fall below|fall under|drop below|drop under|go below|go under|below|under)) (?<what>.+)$`,
    ),
    gives: ({ who = '', under, what = '' }) => {
      const [, bound = what, of = 'day', rest = ''] = inOneOf.exec(what) ?? [];
      const figure = /^(?:we|i|it) $/.test(who) ? 'sales ' : who.replace(/^(?:our|the) /, '');
      const way = under === undefined ? 'above' : 'below';
      return {
        latest: true,
        words: `${of}s with ${figure}${way} ${bound.replace(/^(?:above|over|below|under) /, '')}${rest}`,
      };
    },
  },
  {
    name: 'the last time it was so',
    example: 'when was the last day with sales above 3 lakh',
    said: new RegExp(
      `^(?:(?:so|and) )?(?:(?:when was |what was |which was )?(?:the |our )(?:last|latest|most recent) (?:${grain}|time)|(?:when was )?last time)(?: that| when| where| on which)?(?: we| i)? (?:had|saw|got|did|made|crossed|with|of) (?<what>.*\\d.*)$`,
    ),
    gives: ({ what = '', grain: of = 'day' }) => ({
      latest: true,
      words: `${of}s with ${/^\d/.test(what) ? 'at least ' : ''}${what}`,
    }),
  },
  {
    name: 'when it was last reached, in Hinglish',
    example: 'aakhri baar 2 lakh kab cross hua',
    said: /^(?:(?:aa?kh[ai]*ri|pichh?li|last) (?:baar|bar|time) (?<what>.*\d.*?) kab|(?<amount>.*\d.*?) (?:aa?kh[ai]*ri|pichh?li|last) (?:baar|bar|time) kab) (?:cross|paar|par|hit|touch)(?: (?:hua|hue|hui|kiya|kiye|ki|tha|thi|the))*/,
    gives: ({ what, amount }) => ({ latest: true, words: `days with sales above ${what ?? amount ?? ''}` }),
  },
  {
    name: 'one figure less another',
    example: 'gross sales minus discounts last month',
    said: /(?<=[a-z]) minus (?=[a-z])/,
    gives: () => ({ combined: '-', words: ' , ' }),
  },
  {
    name: 'two figures together',
    example: 'what is shipping charges plus tax in october',
    said: /(?<=^(?:so |and )?(?:what is|what was|how much is|how much was|sum of) .*[a-z]) plus (?=[a-z])/,
    gives: () => ({ combined: '+', words: ' , ' }),
  },
  {
    name: 'the longest run',
    example: 'longest run of days above 1 lakh',
    said: /\b(?:(?:our|the) )?(?:longest|biggest|best) (?:run|streak|stretch|string|series)(?: of)?\b/,
    gives: () => ({ streak: true, words: 'how many' }),
  },
  {
    name: 'one after another',
    example: 'how many days in a row were we over 50k',
    said: /\b(?:in a row|back[ -]to[ -]back|consecutive(?:ly)?|running(?= days)|lagatar|lagaataar)\b|लगातार/,
    gives: () => ({ streak: true }),
  },
  {
    name: 'the total so far',
    example: 'running total of sales this month by day',
    said: /\b(?:(?:the|a) )?(?:running|cumulative|rolling) (?:totals?|sums?)(?: of)?\b|\bcumulative(?:ly)?\b/,
    gives: () => ({ course: { as: 'running' } }),
  },
  {
    name: 'a moving average',
    example: '7 day moving average of sales in october',
    said: new RegExp(`\\b${counted}[ -]?${grain}s?[ -](?:moving|rolling|running) (?:average|avg|mean)(?: of)?\\b`),
    gives: ({ count, grain: of = 'day' }) => ({
      course: { as: 'average', of: numberOf(count) },
      words: `${steps[of] ?? 'daily'} `,
    }),
  },
  {
    name: 'growth from step to step',
    example: 'month on month growth of sales this year',
    said: new RegExp(`\\b${grain}[ -](?:on|over|by|to)[ -]\\k<grain> (?:growth|rise)(?: (?:of|in))?\\b`),
    gives: ({ grain: of = 'month' }) => ({ course: { as: 'growth' }, words: `${steps[of] ?? 'monthly'} ` }),
  },
  {
    name: 'growth of every step in Hinglish',
    example: 'har mahine ki sale growth is saal',
    said: /\bhar (?<grain>din|hafte|mahine|saal) k[aie] (?<what>\w+) growth\b/,
    gives: ({ grain: of = '', what = '' }) => ({
      course: { as: 'growth' },
      words: `${steps[of] ?? 'monthly'} ${what}`,
    }),
  },
  {
    name: 'for each of another figure',
    example: 'ad spend per order by week in october',
    said: /\b(?:per|for each|for every) (?<divider>order|session|visit|visitor|customer|click|unit|piece|pc|item)\b/,
    gives: ({ divider = '' }) => ({ over: dividers[divider] ?? '' }),
  },
  {
    name: 'in these days and not in those',
    example: 'cities that ordered in October but not in November',
    said: /,? (?:but|and|that|which|who|par|lekin|magar)(?: have| has| did| were| had)?(?: not| never|n't)(?: been)?(?: sell| sold| order| ordered| bought| buy)?(?: anything)? (?<days>(?:in|since|this|last) .+)$/,
    gives: ({ days = '' }) => ({ notIn: days }),
  },
  {
    name: 'of the best sellers',
    example: 'returns of the ten best selling products in october',
    said: new RegExp(
      `\\b(?:of|for|among)(?: (?:our|the|my))? (?:(?:top|best) (?<first>\\d+|ten|five)(?: selling)? products|(?<count>\\d+|ten|five) (?:best[ -]?selling products|best[ -]?sellers|top products|top[ -]?sellers))\\b`,
    ),
    gives: ({ first, count }) => ({ amongTop: numberOf(first ?? count), words: 'by product' }),
  },
];

const steps: Record<string, string> = {
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
  din: 'daily',
  hafte: 'weekly',
  mahine: 'monthly',
  saal: 'yearly',
};

/** The first construction that is heard; nothing where none is. */
export function saidMore(typed: string): SaidMore | undefined {
  const text = typed.toLowerCase();
  for (const { said, gives } of constructions) {
    const heard = said.exec(text);
    if (!heard) continue;
    const { words = '', ...more } = gives(heard.groups ?? {});
    const rest = `${typed.slice(0, heard.index)} ${words} ${typed.slice(heard.index + heard[0].length)}`;
    return { text: rest.replace(/\s+/g, ' ').trim(), more };
  }
  return undefined;
}
