/** "Set my November target to 40 lakh", "december ka target hata do": orders about targets, by their form. */
import { addDays, unitAround, type CalendarUnit } from '@tillsight/metrics/period';
import type { Day, Period } from '@tillsight/metrics/request';
import { amount, amountOf, inLatin, typedWords } from '../alerts/words.ts';

/** `why`: it is understood, and nothing here does it; of no value, of no days to come, or of what no target of ours is about. */
export type TargetOrderWish =
  | { do: 'set'; metric: string; value: number; period: Period }
  | { do: 'remove'; metric?: string; period?: Period }
  | { do: 'cannot'; why: 'no-value' | 'past' | 'unclear' };

const longest = 160;

/** What only these orders say, in Latin letters. */
const latin: Record<string, string> = Object.fromEntries(
  `tgt=target tgts=target टारगेट=target टार्गेट=target लक्ष्य=target lakshya=target goal=target goals=target targets=target जनवरी=january फरवरी=february फ़रवरी=february मार्च=march अप्रैल=april मई=may जून=june जुलाई=july
  अगस्त=august सितंबर=september सितम्बर=september अक्टूबर=october अक्तूबर=october नवंबर=november नवम्बर=november दिसंबर=december दिसम्बर=december ऑर्डर=orders ऑर्डर्स=orders order=orders
  बिक्री=sales सेल्स=sales bikri=sales revenue=sales सेट=set इस=this is=this agle=next अगले=next अगला=next agla=next mahine=month महीने=month माह=month maheene=month hafte=week हफ़्ते=week
  हफ्ते=week तिमाही=quarter timahi=quarter साल=year saal=year रखो=rakho रख=rakh रखना=rakhna रखिए=rakhiye हटा=hata हटाओ=hatao हटाना=hatana डिलीट=delete मेरा=hamara हमारा=hamara लिए=liye बढ़ाकर=badhakar
  घटाकर=ghatakar तय=tay फिक्स=fix बनाओ=banao बना=bana करना=karna करनी=karni पहुँचना=pahunchna पहुंचना=pahunchna चाहिए=chahiye में=mein हमें=hume हमको=hume हमारे=hamare उसे=ise इसे=ise वाला=wala मिटा=mita jan=january feb=february mar=march apr=april jun=june jul=july aug=august sep=september sept=september oct=october nov=november dec=december`
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]),
);

const plainOf = (typed: string): string =>
  typedWords(
    typed
      .replaceAll(/\b(we|they|you)['’]re\b/gi, '$1 are')
      .replaceAll(/\b(i)['’]m\b/gi, '$1 am')
      .replaceAll(/['’]s\b/g, '')
      .replaceAll(':', ' '),
  )
    .map(word => latin[word] ?? inLatin(word))
    .map(word => latin[word] ?? word)
    .join(' ')
    .replaceAll(/(?<=ty)-(?=(?:one|two|three|four|five|six|seven|eight|nine) )/g, ' ');

const polite =
  /^(?:(?:please|pls|kindly|sierra|hey|ok|okay|zara|can you|could you|will you|i want to|i would like to|i'd like to|we want to|let us|lets|let's|now) )+/;
const politeEnd = /(?: (?:please|pls|thanks|thank you|now|for me|for us|in shopify))+$/;

/** What names something else than the aim of a shop. */
const ofOthers =
  /\b(?:roas|troas|cpa|cpc|bids?|bidding|budgets?|campaigns?|ads?|keywords?|audiences?|alerts?|alarm|notify|tell|remind|remember|send|mail|whatsapp|every|har|price|stock)\b/;

const figures: [RegExp, string][] = [
  [/\bnet(?: sales)?\b/, 'net_sales'],
  [/\bgross sales\b/, 'gross_sales'],
  [/\b(?:average orders value|aov)\b/, 'average_order_value'],
  [/\borders\b/, 'total_orders'],
  [/\b(?:total )?sales\b/, 'total_sales_revenue'],
];

const verbs = 'set|make|change|update|raise|lower|increase|reduce|put|fix|add|create|keep|bump|move';
const opens = new RegExp(`^(?:${verbs})\\b(?: up)?`);
const shouldBe = /\btarget(?: [^ ]+){0,4}? (?:should|shall|must|has to|to|ought to) be\b/;
/** "Our goal for this month is 70 lakh", "december target 90 lakh": nothing but the aim itself; it is asked back before anything is set. */
const isTold = new RegExp(
  `^(?:[^ ]+ ){0,8}?target(?: [^ ]+){0,6}? (?:(?:is|hai|of|=|-) )*${amount}(?: (?:hai|h|ka|ki|rupaye|rupees|total|net|gross|sales|orders|for|in|this|next|is|agle|month|quarter|year|week|ke|liye|mein|me|december|november|january|february|march|april|may|june|july|august|september|october))*$|^${amount} (?:ka |ki |of )?target(?: [^ ]+){0,4}$|^target ${amount}(?: [^ ]+){0,4}$`,
  'u',
);
/** "Next month's goal is 10% more than this month"; "is" reads as the "this" of Hindi. */
const isRelative = /\btarget (?:is|this|hai|=) .*\d ?(?:%|percent)/;
/** "We want to sell 200 lehengas this month", "keep ad spend under 5 lakh", "aim for 2% conversion": aims in other words. */
const aims = new RegExp(
  `^(?:(?:we|i|our team) (?:want|need|plan|aim|hope|intend|have|would like) to (?:sell|reach|hit|make|do|get to|get|achieve|cross|touch) |(?:let us |lets |let's )?aim (?:for|at) |(?:we|i) (?:want|need) (?:an? |our |the )?(?:roas|sales|orders|revenue|conversion|aov|return rate)[^?]*? (?:of )?(?:at least |at most |above |over |below |under )|(?:keep|hold|bring) (?!me |us |an eye ).+ (?:under|below|above|over|within) |.+ (?:should|must) (?:stay|remain|be kept|not (?:go|cross|exceed)|be) (?:below|under|above|over|within|at least|at most) ).*\\d`,
  'u',
);
/** "Our target is 40 lakh, set it". */
const setsIt = /\btarget\b.* set (?:it|that)$/;
const hindiSets =
  /\b(?:set|rakh|kar|bana|tay|fix|change|update|badal|badha|ghata)(?:o|na)?(?: (?:kar|karo|karna|do|dena|dijiye|de|lo))*(?= |$)|\b(?:rakho|rakhna|rakhiye|karo|karna|karein)\b/;
const removes =
  /^(?:strike off|strike out|do away with|forget|remove|delete|drop|cancel|clear|end|scrap|get rid of|take away|unset)\b/;
const hindiRemoves =
  /\btarget (?:ko )?(?:hata(?:o|na)?|mita|delete|nikal(?:o)?|khatam|band|cancel|remove)(?: (?:kar|karo|do|dena|dijiye|de))*(?= |$)/;

/** A question, or a remark about a target that is there. */
const asks =
  /^(?:what|whats|which|who|whom|when|where|why|how|did|does|do|are|was|were|has|have|should|would|could|if|kya|kaun|kab|kyun|kyon|kitna|kitne)\b|\b(?:kitn[aei]|kya|tha|thi|hai|possible|क्या|कितना|कितने)\b/;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const named = new RegExp(`\\b(${months})(?: (20\\d\\d))?\\b`);
const around = /\b(?:(this|next|coming|current) (week|month|quarter|year)|(monthly|weekly|quarterly|yearly|annual))\b/;

/** What is left of an order when its days, its figure and its number are taken out. */
const ordinary =
  /^(?:a|an|the|our|my|us|we|new|of|for|to|at|as|in|on|by|from|be|should|shall|must|has|ought|it|its|this|that|target|total|and|up|down|the|shop|store|rs|inr|hamara|hamare|apna|apne|mere|mera|meri|ka|ki|ke|ko|liye|se|par|pe|tak|wala|wale|wali|ise|ab|badhakar|badha|badhao|ghatakar|ghata|kar|karo|karna|karein|karke|do|de|dena|dijiye|rakh|rakho|rakhna|rakhiye|bana|banao|lo|set|tay|fix|change|update|badal|decide|mein|rahe|raha|hai|hata|hatao|hatana|mita|delete|nikal|nikalo|remove|cancel|band|khatam)$/;

export function readTargetOrder(typed: string, today: Day): TargetOrderWish | undefined {
  if (typed.length > longest) return undefined;
  if (!/target(?!ing|ed)|\btgt\b|\b(?:our|my) aim\b|goal|lakshya|टारगेट|टार्गेट|लक्ष्य/iu.test(typed))
    return readAim(typed, today);
  const text = plainOf(typed)
    .replace(/\b(our|my) aim\b/, '$1 target')
    .replace(polite, '')
    .replace(politeEnd, '');
  if (!/\btarget\b/.test(text) || ofOthers.test(text)) return undefined;
  const isRemoval = removes.test(text) || hindiRemoves.test(text);
  if (
    !isRemoval &&
    isTold.test(text) &&
    !/क्या|कितन|^(?:(?:is|are) (?:our|my|the|this|it|that)|kya) /iu.test(typed) &&
    !/[?？,]/u.test(typed) &&
    !asks.test(text.replace(/ (?:hai|h)$/, ''))
  ) {
    const told = setting(text.replaceAll(/(?<=^| )(?:is|hai|h|=|-)(?= |$)/g, ' '), today);
    return told.do === 'set' || (told.do === 'cannot' && told.why === 'past') ? told : { do: 'cannot', why: 'unclear' };
  }
  if (!isRemoval && isRelative.test(text) && !asks.test(text)) return { do: 'cannot', why: 'unclear' };
  // "Can you set it …?" is an order all the same.
  if (!isRemoval && asks.test(text.replace(/(?<= (?:rakhna|karna|karni|set karna|pahunchna|chahiye)) (?:hai|h)$/, '')))
    return undefined;
  const opened = opens.exec(text);
  if (
    !isRemoval &&
    !opened &&
    !shouldBe.test(text) &&
    !setsIt.test(text) &&
    !hindiSets.test(text.replace(/^.*?\btarget\b/, ''))
  )
    return undefined;
  return isRemoval ? removal(text, today) : setting(text, today);
}

/** An aim that names no target: of sales or orders it is asked back, of anything else nothing here holds it. */
/** "This quarter we're aiming at 1.2 crore", "is mahine 50 lakh karna hai": brought to the form of the other aims. */
const inHindi = /(?:^| )(?:karna|karni|karne|pahunchna|pahunchni|chahiye|chhuna)(?: |$)/;
const hopes: [RegExp, string][] = [
  [
    /^(?:(?:for|in) )?((?:this|next|coming) (?:week|month|quarter|year)|(?:january|february|march|april|may|june|july|august|september|october|november|december))(?: mein| me| ke liye)? (.+)$/,
    '$2 $1',
  ],
  [
    /^(?:we|i|our team) (?:are|am|is) (?:aiming|targeting|shooting|looking|planning|hoping|going)(?: (?:at|for|to (?:do|hit|reach|make|touch|get to|achieve|cross|sell)))? /,
    'we want to reach ',
  ],
  [
    /^(?:we|i) (?:want|need|expect|hope for) (\d[^ ]*(?: [^ ]+)? (?:orders|sales|net sales|gross sales)) (?:in |for |by )?((?:this|next|coming) (?:week|month|quarter|year)|(?:january|february|march|april|may|june|july|august|september|october|november|december))$/,
    'we want to reach $1 $2',
  ],
  [
    /^(?:hume|humein|hamein|humko|hum|hame)? ?(.*\d.*?) (?:karna|karni|karne|pahunchna|pahunchni|chahiye|chhuna|cross karna|achieve karna)(?: (?:hai|h))?((?: (?:this|next|coming) (?:week|month|quarter|year)| (?:january|february|march|april|may|june|july|august|september|october|november|december))?)$/,
    'we want to reach $1$2',
  ],
];

function readAim(typed: string, today: Day): TargetOrderWish | undefined {
  const said = plainOf(typed);
  const plain = hopes.reduce((text, [heard, as]) => text.replace(heard, as), said).replaceAll(/\s+/g, ' ');
  // "Mujhe 15 ka chahiye": of no days, and of no figure.
  const isInHindi = inHindi.test(said);
  if (isInHindi && (daysIn(said, today).period === undefined || asks.test(said.replace(/ (?:hai|h)$/, ''))))
    return undefined;
  if (/[?？]/u.test(typed) || !aims.test(plain)) return undefined;
  if (/(?:^| )(?:alert|tell|notify|inform|send|show|batana|product|customers|why|how|which)(?: |$)/.test(plain))
    return undefined;
  const rest = plain
    .replace(
      /^(?:we|i|our team) (?:want|need|plan|aim|hope|intend|have|would like) to (?:sell|reach|hit|make|do|get to|get|achieve|cross|touch) /,
      'target ',
    )
    .replace(/^(?:let us |lets |let's )?aim (?:for|at) /, 'target ');
  const told = rest.startsWith('target ') ? setting(rest, today) : undefined;
  if (told?.do === 'set') return told;
  return isInHindi ? undefined : { do: 'cannot', why: 'unclear' };
}

type Days = { period: Period | undefined; rest: string };

/** Which days, and the text without them. A month without a year is the one to come, unless it has only just passed. */
function daysIn(text: string, today: Day): Days {
  const month = named.exec(text);
  if (month) {
    const [said, name = '', year] = month;
    const number = months.split('|').indexOf(name) + 1;
    const current = Number(today.slice(5, 7));
    const isJustOver = number < current && current - number <= 6;
    const of =
      year === undefined ? Number(today.slice(0, 4)) + (number < current && !isJustOver ? 1 : 0) : Number(year);
    const first = `${of}-${String(number).padStart(2, '0')}-01`;
    return { period: unitAround('month', first), rest: text.replace(said, ' ') };
  }
  const unit = around.exec(text);
  if (!unit) return { period: undefined, rest: text };
  const [said, which, spoken, regular] = unit;
  const grain = (spoken ?? regularUnits[regular ?? ''] ?? 'month') as CalendarUnit;
  const running = unitAround(grain, today);
  const isNext = which === 'next' || which === 'coming';
  return { period: isNext ? unitAround(grain, addDays(running.to, 1)) : running, rest: text.replace(said, ' ') };
}

const regularUnits: Record<string, CalendarUnit> = {
  monthly: 'month',
  weekly: 'week',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};

function figureIn(text: string): { metric: string | undefined; rest: string } {
  const found = figures.find(([form]) => form.test(text));
  return found ? { metric: found[1], rest: text.replace(found[0], ' ') } : { metric: undefined, rest: text };
}

const onlyOrdinary = (rest: string): boolean => rest.split(' ').every(word => word === '' || ordinary.test(word));

function removal(text: string, today: Day): TargetOrderWish {
  const days = daysIn(text.replace(removes, ' '), today);
  const { metric, rest } = figureIn(days.rest);
  if (!onlyOrdinary(rest)) return { do: 'cannot', why: 'unclear' };
  return { do: 'remove', ...(metric ? { metric } : {}), ...(days.period ? { period: days.period } : {}) };
}

function setting(text: string, today: Day): TargetOrderWish {
  const { period = unitAround('month', today), rest: dated } = daysIn(text.replace(opens, ' '), today);
  const { metric = 'total_sales_revenue', rest: figured } = figureIn(dated);
  // "From 50 lakh to 55", "50 lakh se 55 lakh": what it was.
  const named = figured.replace(new RegExp(`(?<=^| )(?:from )?${amount} (?:se|to) (?=\\d)`, 'u'), ' ');
  const said = [...named.matchAll(new RegExp(`(?<=^| )${amount}(?= |$)`, 'gu'))].filter(
    ([whole]) => !/^(?:a|an|one|do|ek)$/.test(whole.trim()),
  );
  const [first, ...others] = said;
  const value = first === undefined ? undefined : amountOf(first[1], first[2]);
  const rest = first === undefined ? named : named.replace(first[0], ' ');
  if (others.length > 0 || /%|percent/.test(text) || !onlyOrdinary(rest)) return { do: 'cannot', why: 'unclear' };
  if (value === undefined || !(value > 0)) return { do: 'cannot', why: 'no-value' };
  if (period.to < today) return { do: 'cannot', why: 'past' };
  return { do: 'set', metric, value, period };
}
