/** Turns of phrase about customers over time: who buys again, how soon, after which first order, and in which group they are. */
import type { Turn } from '../words/turns.ts';
import { newOnes, oldOnes, people } from './word-classes.ts';

const again =
  '(?:(?:buy|buys|bought|buying|order|orders|ordered|ordering|shop|shops|shopped|purchase|purchases|purchased|come|comes|came|coming|return|returns|returned|returning)(?: (?:back|again|once more|a second time|with us again|from us again))*|(?:re-?order|re-?purchase|repeat|re-?buy)(?:s|ed|ing)?|(?:place|placed|make|made|give|gave) (?:a |an |their )?(?:second|2nd|another|repeat) (?:order|purchase)|back)';
const againInHinglish =
  '(?:dobara|dubara|dobaara|phir se|phir|wapas|vapas|doosri baar|dusri baar)(?: (?:se|humse|order|khareed\\w*|kharid\\w*|aate|aaye|aaya|aa|laute|lautte|karte|kiya|kiye|karti|gaye|jaate|hain|hai|the|h))+';
const againInHindi =
  '(?:दोबारा|दुबारा|फिर से|फिर|वापस|दूसरी बार)(?: (?:से|हमसे|ऑर्डर|खरीद[^ ]*|ख़रीद[^ ]*|आते|आए|आये|आया|लौटे|लौटते|करते|किया|किए|जाते|गए|हैं|है|थे))+';

/** The spans the shop's platform can tell, each with the word that stands for it. */
const spans: readonly [word: string, said: string, adjective: string][] = [
  ['againinamonth', '(?:(?:30|thirty|31) (?:days?|din|दिन|दिनों)|(?:a|one|1|the first|ek|एक|their first) (?:month|mahine|mahina|महीने|महीना)|4 weeks|four weeks|30d)', '(?:(?:30|thirty)[- ]?(?:days?|din|दिन)|30d|one[- ]month|1[- ]month|ek mahine|एक महीने)'],
  ['againintwomonths', '(?:(?:60|sixty) (?:days?|din|दिन|दिनों)|(?:two|2|do|दो) (?:months?|mahine|mahino|महीने|महीनों)|8 weeks|eight weeks|60d)', '(?:(?:60|sixty)[- ]?(?:days?|din|दिन)|60d|two[- ]months?|2[- ]months?|do mahine|दो महीने)'],
  ['againinthreemonths', '(?:(?:90|ninety) (?:days?|din|दिन|दिनों)|(?:three|3|teen|tin|तीन) (?:months?|mahine|mahino|महीने|महीनों)|a quarter|one quarter|12 weeks|13 weeks|90d)', '(?:(?:90|ninety)[- ]?(?:days?|din|दिन)|90d|three[- ]months?|3[- ]months?|teen mahine|तीन महीने)'],
  ['againinsixmonths', '(?:(?:180|182) (?:days?|din|दिन|दिनों)|(?:six|6|chhe|chhah|cheh|छह|छः) (?:months?|mahine|mahino|महीने|महीनों)|half a year|180d)', '(?:180[- ]?(?:days?|din|दिन)|180d|six[- ]months?|6[- ]months?|chhe mahine|छह महीने|half[- ]year(?:ly)?)'],
  ['againinayear', '(?:(?:365|360) (?:days?|din|दिन|दिनों)|(?:a|one|1|the first|ek|एक) (?:year|saal|sal|साल)|(?:twelve|12|barah) (?:months?|mahine|mahino|महीने)|365d)', '(?:365[- ]?(?:days?|din|दिन)|365d|(?:one|1|12|twelve)[- ](?:years?|months?)|ek saal|एक साल)'],
]; // prettier-ignore

const of =
  '(?: of (?:the(?:ir|m)?|being won|joining|their first (?:order|purchase)|the first (?:order|purchase)|first (?:order|purchase))(?: first (?:order|purchase))?)?';
const first = '(?:new |first[- ]time |naye |nayi |pehli baar (?:ke |wale )?|नए |नये )';

/** "buy again within 90 days", "60 day repeat rate", "90 din me kitne percent grahak dobara kharidte hain". */
const within = spans.flatMap(([word, span, adjective]): Turn[] => [
  [`(?:what |which |how much )?(?:share|percent|percentage|%|proportion|fraction|part) of (?:the |our |all |my )*${first}*${people}(?: who| that| do| have| then)* ${again} (?:with ?in|in under|inside|in less than|in) (?:the first |the next |just )?${span}${of}`, `${word} rate`],
  [`${again} (?:with ?in|in under|inside|in less than) (?:the first |the next |just )?${span}${of}`, word],
  [`(?:with ?in|inside) (?:the first |the next |just )?${span}${of} (.{0,60}?) ?${again}`, `$1 ${word}`],
  [`${adjective} (?:re-?purchase|repeat(?: purchase)?|re-?order|retention|second order|come ?back)(?: purchase| order)?(?: rate| percent| percentage| share| %)?`, `${word} rate`],
  [`(?:re-?purchase|repeat(?: purchase)?|re-?order|retention|second order) rate (?:with ?in|in|after|over|for) (?:the first )?${span}(?! (?:ago|ended|ending))${of}`, `${word} rate`],
  [`${span} (?:me|mein|ke andar|ke bheetar|ke bhitar|में|के अंदर|के भीतर) (.{0,60}?) ?(?:${againInHinglish}|${againInHindi})`, `$1 ${word}`],
]); // prettier-ignore

/** "which product brings people back", "which first product makes the most loyal customers". */
const after: Turn[] = [
  [`(?:which|what|kaun ?s[aei]|kons[aei]) (?:first |entry |starter )?(products?|items?|categor(?:y|ies)|product types?|collections?|channels?|sources?|campaigns?|cit(?:y|ies)|codes?|discount codes?) (?:brings?|get|gets|got|brought|makes?|pulls?|draws?) (?:the most |most |more |us )*(?:${first}*(?:people|customers|buyers|shoppers|them) (?:to )?(?:come )?(?:back|again|return|who (?:come|came|keep coming) (?:back|again)|that (?:come|came) (?:back|again)|who (?:buy|order|bought|ordered) again|reorder)(?: the)?(?: most)?|(?:the )?(?:most )?(?:loyal|repeat|returning) (?:customers|buyers|shoppers|people))`, 'which $1 has the highest loyaltyafterfirst rate'],
  [`(?:which|what) (products?|items?|categor(?:y|ies)|product types?|collections?)(?: do| did| does)? ${first}+(?:${people}) (?:come|came|return|returned) (?:back )?(?:after|for)(?: buying)?(?: the)?(?: most)?`, 'which $1 has the highest loyaltyafterfirst rate'],
  [`(?:kaun ?s[aei]|kons[aei]|kis) (?:pehl[aei] )?(products?|saman|maal|items?|collection|category) (?:(?:lene|kharidne|khareedne|mangane) (?:wal[ei]|walon|walo)|se|ke baad)(?: (?:log|grahak|customers?))?(?: (?:ke|ne|me|se))* (?:sabse (?:zyada|jyada) |sab se zyada |most )?(?:log |grahak |customers? )?(?:dobara|dubara|wapas|vapas|phir se) (?:aate|aaye|kharidte|khareedte|laute|lautte|order karte)(?: hain| hai| h)?`, 'which $1 has the highest loyaltyafterfirst rate'],
  ['(?:कौन सा|कौनसा|किस) (?:पहला |पहले )?(?:प्रोडक्ट|सामान|माल|product) (?:(?:लेने|खरीदने|ख़रीदने) (?:वाले|वालों)|से|के बाद)(?: (?:लोग|ग्राहक))?(?: (?:के|ने|में|से))* (?:सबसे (?:ज़्यादा|ज्यादा|अधिक) )?(?:लोग |ग्राहक )?(?:दोबारा|वापस|फिर से|लौट) (?:आते|आए|खरीदते|लौटते|कर आते)(?: हैं| है)?', 'which product has the highest loyaltyafterfirst rate'],
  [`(?:repeat(?: purchase)?|re-?order|re-?purchase|retention|second order|come ?back|return) rate(?: of ${first}*${people})? (?:by|per|for each|of each) (?:the )?(?:first|entry) (product|channel|source|category|collection|product type|campaign|city|discount code)`, 'loyaltyafterfirst rate by $1'],
  [`(?:repeat(?: purchase)?|re-?order|re-?purchase|retention) rate of ${first}${people} (?:by|per|for each) (product|channel|source|category|collection|product type|campaign|city|state|region|discount code)`, 'loyaltyafterfirst rate by $1'],
]; // prettier-ignore

/** "lifetime value by month of acquisition", "LTV of customers who came from Instagram": of those who first ordered then, or that way. */
const worth: Turn[] = [
  [`(?:customer )?(?:ltv|clv|lifetime value|life time value|lifetime spend)(?: of (?:${first})?${people})? (?:by|per|for each|for every) (?:the )?(?:(month|quarter|week) of (?:acquisition|first (?:order|purchase)|joining)|(?:acquisition|first (?:order|purchase)|joining) (month|quarter|week))`, 'firstworth by $1$2'],
  [`(?:customer )?(?:ltv|clv|lifetime value|life time value|lifetime spend)(?: of (?:${first})?${people})? (?:by|per|for each|of each) (?:the )?(?:first|entry|acquisition) (?:order )?(product|channel|source|category|collection|product type|campaign|city|discount code)`, 'firstworth by $1'],
  [`(?:customer )?(?:ltv|clv|lifetime value|life time value)(?: of| for) ${first}${people}`, 'firstworth'],
  [`(?:customer )?(?:ltv|clv|lifetime value|life time value)(?: of| for) (?:the |our |all )*(?:${people}|those)(?: who| that| we)? (?:came|come|joined|found us|reached us|got|won|acquired|were won|were acquired)(?: to us)?(?: first)?(?= (?:from|through|via|by|on|with))`, 'firstworth'],
  [`(?:which|what) first (product|order|item|channel|source) (?:brings?|gets?|makes?|has|have) (?:us )?(?:the )?(?:most |highest )(?:valuable |ltv |lifetime value |worth )(?:customers|buyers|people)?`, 'which $1 has the highest firstworth'],
  [`(?<=(?:from|through|via|by|on) [^ ]+ )(?:${people}) (?:ltv|lifetime value|clv)|(?<=[^ ]+ se )(?:aaye|aane wale|aane walon|mile) (?:hue )?(?:${people}) (?:ki|ka|ke) (?:ltv|lifetime value|life time value)`, 'firstworth'],
  ['(?:pehle|pehla) (?:product|order|saman) (?:ke|ki|ka) hisaab se (?:ltv|lifetime value)|(?:पहले|पहला) (?:प्रोडक्ट|product|सामान) के हिसाब से (?:लाइफटाइम वैल्यू|एलटीवी|ltv|lifetime value)', 'firstworth by product'],
]; // prettier-ignore

/** "of customers acquired in Q2, what % have ordered again to date", "repeat rate by first purchase month": the month is that of the first order already. */
const acquired = `(?:${first}+${people}|(?:${people}|those|ones)(?: (?:who|that|whom|we))*(?: (?:were|have|had))? (?:first (?:bought|ordered|shopped|purchased|came)|acquired|won|gained|joined))`;
const sofar = '(?: (?:since(?: then)?|so far|to date|till date|till now|until now|by now|up to now))*';
const share = '(?:%|percent|percentage|share|part|proportion|fraction)';
const rate = `(?:repeat(?: purchase)?|re-?order|re-?purchase|second order|retention) (?:rate|${share})`;
const span = '(month|quarter|week)';
const byFirst = `(?:by|per|for each|split by) (?:the )?(?:${span} (?:of (?:acquisition|(?:their )?first (?:order|purchase)|joining)|won|acquired|they (?:first )?(?:bought|ordered|came|joined))|(?:first (?:purchase|order)|acquisition|joining|cohort) ${span})`;
const byMonth: Turn[] = [
  [`(?:of|out of|among) (?:(?:the|our|all) )*${acquired} ([^,?]{2,30}?),? (?:what|which|how big a) ${share}(?: of them)? (?:have |has |had |did )?${again}${sofar}`, 'repeat purchase rate $1'],
  [`what ${share} of (?:(?:the|our|all) )*${acquired} ([^,?]{2,30}?) (?:have |has |had )?${again}${sofar}`, 'repeat purchase rate $1'],
  [`${acquired} ([^,?:]{2,30}?) ?[:;,] ?${rate}`, 'repeat purchase rate $1'],
  [`${rate} (?:of|for|among) (?:(?:the|our|all) )*${acquired}(?= )`, 'repeat purchase rate'],
  [`(?<=${rate}(?: .*)?)${byFirst}`, 'by $1$2'],
  ['pehle order ke mahine ke (?:hisaab|hisab) se (?:repeat|reorder) rate', 'repeat purchase rate by month'],
]; // prettier-ignore

/** "RFM groups", "how many champions do we have": of all customers there are, and not of those who bought lately. */
const groups: Turn[] = [
  ['(champions|vips|at[- ]risk|dormant|loyal group|promising|almost lost)(?: customers)? ?/ ?(champions|at[- ]risk|dormant|loyal group|promising|almost lost)(?= |$)', '$1 vs $2'],
  [`(?:what|how much) (?:has|have|did|does) each (?:rfm|customer) (?:group|segment) (?:spent|spend)(?: with us)?(?: in all| in total| so far| till now| altogether)?`, 'rfmspend by rfm group'],
]; // prettier-ignore

/** "of our first time buyers how many came back", said of the people first. */
const back = 'new customers and customers who reordered and repeat purchase rate';

const cameBack: Turn[] = [
  [`how many of (?:the |our )*(.{3,30}?)(?:'s|s')? (?:new|first[- ]time) (?:customers|buyers|shoppers|ones) (?:have |has |had |did )?${again}`, `${back} of $1`],
  [`(?:what |which )?(?:share|percent|percentage|%|part) of (.{3,30}?)(?:'s)? (?:new|first[- ]time) (?:customers|buyers|shoppers) (?:have |has |had )?${again}`, 'repeat purchase rate of $1'],
  [`(?:pehli baar|pehle baar|pahli baar) (?:lene|kharidne|khareedne|aane|order karne) (?:wal[ei]|walon|walo)(?: (?:log|grahak|logon))? (?:me|mein)(?: se)? kitn[eo](?: log)?(?: ne)? ${againInHinglish}`, back],
  [`(?:jo )?naye (?:grahak|customers?)(?: aaye)?(?: the)?,? (?:un ?me|unmein|un mein|me|mein) se kitn[eo](?: log)?(?: ne)? ${againInHinglish}`, back],
  [`(?:नए|नये) ग्राहकों में से कितने (?:प्रतिशत|फ़ीसदी|फीसदी|परसेंट) (?:लोग )?${againInHindi}`, 'repeat purchase rate'],
  [`(?:नए|नये) ग्राहकों में से कितने(?: लोग)? ${againInHindi}`, back],
]; // prettier-ignore

const who = '(?:log|logo|logon|logo?n?|grahak|grahako?n?|customers?|buyers?|bande|लोग|लोगों|ग्राहक|ग्राहकों|कस्टमर)';
const by = '(?: ?(?:ne|ke|ko|ka|ने|के|को|का))?';
const more = '(?:zyada|jyada|zyaada|adhik|kam|ज्यादा|अधिक|कम)(?: ?(?:tar|taar|तर))?';
const takeThem =
  '(?: (?:lete|leta|le rah[aei]|le gay[aei]|le jaate|liya|liye|lene|kharidte|kharidta|kharid rah[aei]|kharida|kharide|kharidne|khareedte|mangate|mangaya|order|karte|karta|kiya|aate|aaye|aa rahe|wale|wala|hai|hain|h|the|लेते|लेता|ले रहे|लिया|लिए|खरीदते|खरीदता|खरीद रहे|खरीदा|आते|आए|करते|हैं|है|थे))*';
const buyers =
  '(?:(?:lene|kharidne|khareedne|mangane|लेने|खरीदने) (?:wal[ei]|walon?|वाले|वालों)(?: (?:me|mein|में)(?: (?:se|से))?)? )?';
/** "lehenga naye log zyada lete hain ya purane", "kurta kaun kharidta hai, naye ya purane customer". */
const newOrOld = [[newOnes, oldOnes], [oldOnes, newOnes]].flatMap(([one, other]): Turn[] => {
  const such = (ones: string): string => `(?:${ones}|${ones === newOnes ? 'nay[oe]n?' : 'puraa?no?n?'})(?: ${who})?${by}`;
  const [first, second] = [such(one!), such(other!)];
  const either = `${first}(?: ${more})?${takeThem}(?: ${more})?,? (?:ya|या|or|aur|और) ${second}(?: ${more})?${takeThem}`;
  return [
    [`${buyers}(?:kaun|kon|कौन)(?: se| ?sa)?(?: (?:log|customers?|grahak))?(?: ${more})?${takeThem}(?: ${more})?,?:? ${either}`, 'new vs returning customers'],
    [`${buyers}(?:${more} )?${first} ${more}${takeThem},? (?:ya|या|or) ${second}${takeThem}`, 'new vs returning customers'],
    [`${buyers}${more} ${first}${takeThem},? (?:ya|या|or) ${second}${takeThem}`, 'new vs returning customers'],
    [`${buyers}${first}(?<=${who}${by}) ?${takeThem.slice(0, -1)}+ (?:ya|या) ${second}${takeThem}`, 'new vs returning customers'],
  ];
}); // prettier-ignore

/** "people who came back a 2nd time to buy": who had bought before. */
const secondTime: Turn[] = [
  [
    `(?<=(?:${people}|ppl|those) (?:who |that )?)(?:came back|come back|came|come|back|returned)(?: to us| again)? (?:for )?(?:a |the )?(?:2nd|second) time(?: to (?:buy|order|shop|purchase))?`,
    'bought a second time',
  ],
];

/** "of those who bought in October, how many had bought before": a part of the buyers of some days, by what they were before. */
const bought = '(?:bought|ordered|shopped|purchased)(?: something)?(?: (?:from|with) us)?';
const before =
  '(?:(?:had|have|has|were|are|was) )?(?:(?:already|also|even) )*(?:(?:bought|ordered|shopped|purchased|been)(?: (?:from|with|to) us)? (?:before|earlier|previously|already|in the past)(?: too| also| as well)?|(?:old|repeat|returning|existing)(?: ones| customers| buyers| people)?)';
const never =
  '(?:were |are |was )?(?:(?:buying|ordering|shopping|purchasing)(?: (?:from|with) us)? for the (?:very )?first time|(?:first[- ]timers|new(?: ones| customers| buyers| people| to us)?))';
const kinds: readonly (readonly [said: string, meant: string])[] = [
  [before, 'returning customers'],
  [never, 'new customers'],
];
const saysNoMore = '(?= *(?:$|[?.!,;]))';
const beforeInHinglish =
  '(?:pehle|pahle)(?: bhi| se| hi)* (?:(?:kharid|khareed|le|order kar|shopping kar)(?:\\w*) (?:chuke|chuki)(?: the| hain| hai)?|(?:kharid|khareed)(?:a|e|i) (?:tha|the|hai)|(?:order|kharidari) (?:kiya|ki) (?:tha|thi|hai))';
const buyersBefore: Turn[] = [
  ...kinds.flatMap(([said, meant]): Turn[] => [
    [`(?:of|out of|among|from) (?:all )?(?:(?:the|those|our) )*(?:${people}|ones|those|everyone|everybody|all) who ${bought}((?: [^ ,?]+){1,4}?),? how many(?: of them| people)? ${said}${saysNoMore}`, `how many ${meant}$1`],
    [`how many of (?:(?:the|our|those) )*(?:${people}|ones|those) who ${bought}((?: [^ ,?]+){1,4}?) ${said}${saysNoMore}`, `how many ${meant}$1`],
    [`how many of (?:(?:the|our) )*((?:[^ ,?]+ ){0,2}?[^ ,?]+?)'?s? (?:customers|buyers|shoppers) ${said}${saysNoMore}`, `how many ${meant} in $1`],
    [`(?:of|out of|among|from) (?:(?:the|our|all) )*((?:[^ ,?]+ ){0,2}?[^ ,?]+?)'?s? (?:customers|buyers|shoppers),? how many(?: of them)? ${said}${saysNoMore}`, `how many ${meant} in $1`],
  ]),
  [`jin(?: bhi)? ${people} ne (.{3,25}?) (?:kharida|khareeda|order kiya|liya|kharidari ki|shopping ki),? (?:un ?me|un ?mein|in ?me|in ?mein)(?: se)? kitn[eo](?: log\\w*)?(?: ne)? ${beforeInHinglish}`, '$1 kitne returning customers'],
  [`(?:ke|ki) ${people} (?:me|mein) se kitn[eo](?: log\\w*)?(?: ne)? ${beforeInHinglish}`, 'me kitne returning customers'],
]; // prettier-ignore

export const customerTurns: readonly Turn[] = [
  ...newOrOld,
  ...secondTime,
  ...buyersBefore,
  ...within,
  ...after,
  ...worth,
  ...byMonth,
  ...groups,
  ...cameBack,
];
