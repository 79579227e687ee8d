/** "Note that we ran a sale on Friday", "शुक्रवार का नोट हटा दो": orders about what happened in the store, by their form. */
import { plainName } from '@tillsight/metrics/plain-name';
import type { Day, Period } from '@tillsight/metrics/request';
import { inLatin } from '../alerts/words.ts';
import { readHouseWish } from '../house-words/read-wish.ts';
import { saidDays, type SaidDays } from './said-days.ts';

/** `words`: of the title of what is to be removed. `why`: it is understood, and something is missing. */
export type OccasionOrderWish =
  | { do: 'note'; title: string; period: Period }
  | { do: 'remove'; words: string; period?: Period }
  | { do: 'cannot'; why: 'no-day' | 'no-words' | 'too-long' | 'which-day' };

const longest = 400;
/** https://shopify.dev/docs/api/admin-graphql/latest/input-objects/AnalyticsAnnotationCreateInput */
const longestTitle = 75;

const latin: Record<string, string> = Object.fromEntries(
  `कीजिए=kijiye कीजिएगा=kijiye कीजिये=kijiye लीजिए=lijiye लीजिएगा=lijiye करिए=kariye करना=karna नोट=note नोट्स=note notes=note annotation=note annotations=note मार्क=mark लिख=likh लिखो=likh कि=ki लो=lo कल=kal आज=aaj परसों=parso parson=parso parsu=parso क्या=kya डिलीट=delete मिटा=mita
  निकाल=nikal दिन=din होगी=hogi होगा=hoga रहेगी=rahegi लिए=liye बना=bana वह=yeh इस=is पिछले=pichle अगले=agle हफ़्ते=hafte हफ्ते=hafte
  सोमवार=monday मंगलवार=tuesday बुधवार=wednesday गुरुवार=thursday बृहस्पतिवार=thursday शुक्रवार=friday शनिवार=saturday रविवार=sunday इतवार=sunday somvar=monday somwar=monday mangalvar=tuesday
  mangalwar=tuesday budhvar=wednesday budhwar=wednesday guruvar=thursday guruwar=thursday shukravar=friday shukrawar=friday shukrvar=friday shanivar=saturday shaniwar=saturday ravivar=sunday raviwar=sunday itvar=sunday
  mon=monday tue=tuesday tues=tuesday wed=wednesday thu=thursday thurs=thursday fri=friday sat=saturday sun=sunday
  जनवरी=january फरवरी=february फ़रवरी=february मार्च=march अप्रैल=april मई=may जून=june जुलाई=july अगस्त=august सितंबर=september सितम्बर=september अक्टूबर=october अक्तूबर=october नवंबर=november
  नवम्बर=november दिसंबर=december दिसम्बर=december jan=january feb=february mar=march apr=april jun=june jul=july aug=august sep=september sept=september oct=october nov=november dec=december`
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]),
);

type Word = { typed: string; plain: string };

/** Each word as it was typed, and as the forms below have it; a colon is a word of its own. */
function wordsOf(typed: string): Word[] {
  return typed
    .normalize('NFC')
    .replaceAll(/:(?=\s|$)/g, ' : ')
    .replaceAll(/(\d{1,2})[-–—](\d{1,2})(?= \p{L})/gu, '$1 to $2')
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => ({ typed: word, plain: plainOf(word) }));
}

function plainOf(typed: string): string {
  if (typed === ':') return ':';
  const bare = typed
    .toLowerCase()
    .replaceAll(/[०-९]/g, digit => String('०१२३४५६७८९'.indexOf(digit)))
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(/['’]s$/, '');
  const word = latin[bare] ?? inLatin(bare);
  // A dash alone is a place, so that every word has one.
  return latin[word] ?? (word === '' ? '-' : word);
}

const plainly = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

const polite =
  /^(?:(?:please|pls|kindly|sierra|hey|ok|okay|zara|can you|could you|will you|would you|i want to|let us|lets) )+/;
const asks =
  /^(?:what|whats|which|who|whom|when|where|why|how|did|does|do|are|was|were|is|has|have|had|should|would|could|if|kaun|kab|kyun|kyon|kitn[aei]|any|show|list|see)\b|\bkya\b/;

/** A note of something else than the store's days. */
const ofOthers =
  /\b(?:credit|debit|order|delivery|customer|gift|release|thank you) notes?\b|\bnote (?:to|on|in|for|of) (?:the |an? |this |my |our )?(?:orders?|customers?|products?|invoices?|carts?|campaigns?|boards?|reports?)\b/;

const does = '(?:kar|karo|karna|karlo|kardo|kariye|kijiye|lo|do|lena|dena|dijiye|lijiye|rakho|rakhna)';

/** How a note begins, and what of that is no part of it. */
const beginnings: RegExp[] = [
  /^(?:it )?(?:should|must|may|is to) be (?:noted|recorded|marked|written down) that(?= |$)/,
  /^(?:note|jot|write)(?: (?:it|this))? down(?: that)?(?= |$)/,
  /^(?:note|write) (?:that|:)(?= |$)/,
  /^(?:record|log|mark) (?:that|:)(?= |$)/,
  /^note (?:our|the)(?= )/,
  /^note(?= we )/,
  /^(?:make|add|put|write|leave|take|create|enter|save)(?: (?:a|an|the|one))?(?: new)? (?:note|marker)(?: (?:on|to|in) (?:the |my |our )?(?:charts?|graphs?|timeline|calendar))?(?: (?:that|saying))?(?= |$)/,
  /^(?:put|write)(?: (?:it|this|down))? (?:on|in|to) (?:the |my |our )?(?:calendar|charts?|graphs?|timeline)(?: (?:that|:))?(?= |$)/,
  /^annotate(?= |$)/,
  new RegExp(
    `^(?:(?:yeh|ye|ise|isko|charts?|calendar|graph)(?: (?:par|pe|mein|me))? )?(?:note|likh)(?: ${does})+(?: ki)?(?= |$)`,
  ),
];
const inside = new RegExp(
  `(?<=^| )(?:(?:ka|ke liye|ko|par|pe) )?(?:ek )?note (?:bana|daal|dal|laga|add)(?: ${does})+(?= |$)|(?<= )(?:note|mark|likh)(?: ${does})+(?= : )`,
);
/** "… — log it as an event", "… put it on the chart". */
const asEvent =
  /(?<= )(?:(?:-|and|please|so) )*(?:log|record|save|mark|add|put|write|enter) (?:it|this|that)(?: down)?(?: (?:as|for) (?:an? )?(?:events?|notes?|markers?|annotations?)| (?:on|in|to) (?:the |my |our )?(?:charts?|graphs?|calendar|timeline))$/;
const endings: RegExp[] = [
  // "… ; please keep that on record", "isko calendar me daal do", "yaad rakhna".
  /(?<= )(?:(?:-|and|please|so|kindly) )*(?:keep|put) (?:it|this|that) (?:on|in) (?:the )?(?:record|records|file)$/,
  /(?<= )(?:(?:-|and|please|so|kindly) )*(?:write|jot|note) (?:it|this|that) down$/,
  /(?<= )(?:(?:yeh|ye|ise|isko|please|pls) )*(?:calendar|chart|graph) (?:par|pe|mein|me) (?:daal|dal|likh|laga)(?: (?:do|dena|lo|dijiye))*$/,
  /(?<= )(?:(?:yeh|ye|ise|isko|please|pls) )*yaad (?:rakhna|rakho|rakh lo|rakhiye)$/,
  new RegExp(`(?<= )(?:(?:yeh|ye|ise|isko|please|pls) )*(?:note|likh|mark)(?: ${does})+(?: please)?$`),
  /(?<= )(?:please |pls |kindly )?note (?:that|this|it)(?: down)?(?: please)?$/,
  asEvent,
];
const marks = /^mark(?= |$)/;
/** "Tell everyone that …": a note is seen by all who look at the charts. */
const toAll = /^(?:remind|tell|let) (?:everyone|everybody|all|us|the team|me)(?: know)? (?:that|:) /;

const removes = /^(?:rm|remove|delete|erase|drop|cancel|scrap|take away|get rid of) (?=(?:.* )?(?:note|marker)(?= |$))/;
const hindiRemoves = new RegExp(
  `(?<=^| )(?:note|marker) (?:ko )?(?:hata|hatao|mita|mitao|delete|nikal|nikalo|remove)(?: ${does})*$`,
);

/** What holds words and days together, and is a part of neither. */
const joins =
  /^(?:that|ki|:|-|for|on|of|about|from|during|since|as|with|saying|at|and|ko|ka|ke|ki|se|par|pe|tak|wala|wale|wali|to|toh)$/;

export function readOccasionOrder(
  typed: string,
  { today, kept = [] }: { today: Day; kept?: readonly string[] },
): OccasionOrderWish | undefined {
  const marked = markedDay(typed, today);
  if (marked) return marked;
  if (
    typed.length > longest ||
    !/note|mark|annotat|remember|yaad rakh|याद रख|likh|record|jot|log|write|calendar|chart|timeline|नोट|मार्क|लिख/iu.test(
      typed,
    )
  )
    return undefined;
  const all = wordsOf(happened.test(typed) ? typed.replace(remembers, 'note that ') : typed);
  const begun = cut(all, polite.exec(plainly(all)));
  const said = asEvent.test(plainly(begun)) ? cut(begun, toAll.exec(plainly(begun))) : begun;
  const text = plainly(said);
  if (ofOthers.test(text) || asks.test(text)) return undefined;
  if (/[?？]\s*$/u.test(typed) && said.length === all.length) return undefined;
  if (removes.test(text) || hindiRemoves.test(text)) return removal(said, today);
  const rest = withoutFrame(said, today);
  if (rest === undefined || asks.test(plainly(trimmed(rest)))) return undefined;
  const days = saidDays(plainly(rest), today);
  return isOfWords(typed, days, kept) ? undefined : noted(rest, days);
}

const remembers =
  /^(?:please |pls |sierra,? )*(?:remember|yaad rakh(?:na|o|iye|iyega|lo)?|याद (?:रखना|रखो|रखिए|रख लो))(?: that| ki| कि)?[:,]?\s+/iu;
/** What happened is told in the past, and of a day; what a word means is not. */
const happened =
  /^(?:please |pls |sierra,? )*remember\b.*\b(?:was|were|had|ran|did|went|broke|began|got|came|fell|gave|took|sent|\p{L}{2,}ed)\b.*\b(?:today|yesterday|on|from|\d{1,2})\b|^(?:please |pls |sierra,? )*(?:yaad rakh\p{L}*|याद रख[\p{L}\p{M}]*).* (?:tha|thi|the|hua|hui|hue|gaya|gayi|gaye|था|थी|थे|हुआ|हुई|हुए)[.!।]?$/iu;

/** "Mark 27 November as the start of Black Friday": the day stands before "as", whatever the title names. */
function markedDay(typed: string, today: Day): OccasionOrderWish | undefined {
  const [, of = '', title = ''] = /^(?:please |pls )?mark (.+?) as (.+)$/iu.exec(typed.trim()) ?? [];
  const said = wordsOf(of);
  const [days, ...others] = of === '' ? [] : saidDays(plainly(said), today);
  if (days === undefined || others.length > 0 || withoutDays(said, days).length > 0) return undefined;
  const told = titleOf(wordsOf(title.replace(/^(?:the )?day (?:that |when |on which )?(?=.)/iu, '')));
  if (told === '') return { do: 'cannot', why: 'no-words' };
  return told.length > longestTitle
    ? { do: 'cannot', why: 'too-long' }
    : { do: 'note', title: told, period: days.period };
}

/** "Note that our season starts on 1 October": what a word means, and nothing that happened. */
function isOfWords(typed: string, days: readonly SaidDays[], kept: readonly string[]): boolean {
  const house = readHouseWish(typed, kept);
  if (house === undefined || days.length === 0) return house !== undefined;
  if (house.do === 'season') return /season|सीज|mausam|\b(?:is|are|means?|starts?|begins?)\b/iu.test(typed);
  return house.do !== 'make' || !house.isRemark;
}

function noted(rest: readonly Word[], [days, ...others]: SaidDays[]): OccasionOrderWish {
  if (days === undefined) return { do: 'cannot', why: 'no-day' };
  if (others.length > 0) return { do: 'cannot', why: 'which-day' };
  const title = titleOf(withoutDays(rest, days));
  if (!/[\p{L}\p{N}]/u.test(title)) return { do: 'cannot', why: 'no-words' };
  // Cut short it would say something else.
  if (title.length > longestTitle) return { do: 'cannot', why: 'too-long' };
  return { do: 'note', title, period: days.period };
}

function removal(said: readonly Word[], today: Day): OccasionOrderWish {
  const rest = cut(
    cut(said, hindiRemoves.exec(plainly(said))),
    /^(?:remove|delete|erase|drop|cancel|scrap|take away|get rid of) /.exec(plainly(said)),
  );
  const named = rest.filter(({ plain }) => plain !== 'note' && plain !== 'marker');
  const [days] = saidDays(plainly(named), today);
  const words = titleOf(days ? withoutDays(named, days) : named).replace(
    /^(?:(?:the|my|our|that|this|all|an?|about|of|on|for|from) )+/i,
    '',
  );
  const isAll = /^(?:the|my|our|that|this|all)?$/i.test(words);
  return { do: 'remove', words: isAll ? '' : words, ...(days ? { period: days.period } : {}) };
}

/** Undefined where nothing says that it is a note. */
function withoutFrame(said: readonly Word[], today: Day): readonly Word[] | undefined {
  const text = plainly(said);
  for (const form of [...beginnings, inside, ...endings]) {
    const match = form.exec(text);
    if (match) return cut(said, match);
  }
  // "Mark" is said of much else: only of days it is a note.
  const marked = marks.exec(text);
  const after = marked && cut(said, marked);
  return after && saidDays(plainly(after), today).some(({ at }) => at === 0) ? after : undefined;
}

/** Without the words of the match. */
function cut(words: readonly Word[], match: RegExpExecArray | null): readonly Word[] {
  const whole = match?.[0].trim();
  if (!match || !whole) return words;
  const before = match.input.slice(0, match.index + match[0].indexOf(whole)).split(' ').length - 1;
  return [...words.slice(0, before), ...words.slice(before + whole.split(' ').length)];
}

function withoutDays(words: readonly Word[], { at, size }: SaidDays): readonly Word[] {
  const before = trimmedEnd(words.slice(0, at));
  const after = trimmed(words.slice(at + size));
  const said = cut(after, /^(?:the )?day (?:that |when |on which )?(?=.)/.exec(plainly(after)));
  return [...before, ...said];
}

const isJoin = ({ plain }: Word): boolean => joins.test(plain);
const trimmedEnd = (words: readonly Word[]): readonly Word[] =>
  words.slice(0, words.findLastIndex(each => !isJoin(each)) + 1);

function trimmed(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(each => !isJoin(each));
  return from === -1 ? [] : trimmedEnd(words.slice(from));
}

/** As it was typed, without quotation marks around it. */
function titleOf(words: readonly Word[]): string {
  const text = trimmed(words)
    .map(({ typed }) => typed)
    .join(' ')
    .replaceAll(' : ', ': ');
  return plainName(
    text.replace(/ (?:was|were|is|happened|took place)$/i, '').replaceAll(/^["'“”‘’«(,.;]+|["'“”‘’»),.;!?।]+$/gu, ''),
  );
}
