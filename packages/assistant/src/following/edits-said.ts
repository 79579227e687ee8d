/** A turn that corrects the one before, in the plain words for what it changes: "keep Diwali Lights in, only brand should be out" is "without brand". */
import type { Day, MetricRequest } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';

/** Any text of one clause. */
const it = String.raw`((?:(?!\b(?:and|but|aur|lekin)\b)[^,.;:?!।])+?)`;
const lead = String.raw`^((?:(?:ok|okay|now|so|and|but|aur|sorry|oops|actually|wait|arre|arey|are|acha|accha|please)[, ]+)*)`;
const no = '(?:no|nope|nah|nahi|nahin|nhi|नहीं|नही|ना)';
const end = String.raw`(?=\s*[.?!।]*$)`;
const whole = String.raw`(?:everywhere|everything|everyone|all(?: of (?:it|them))?(?: (?:cities|states|places|products|items|channels|stores|orders))?|overall|(?:sab|sabhi|saar[ei]|poor[aei]|pure|har)(?: (?:jagah|jagahon|shehar|sheher|cities|states|products|channels|orders?|ordr|ords?|india))?|(?:सब|सभी|पूरे|हर)(?: (?:जगह|शहर|शहरों))?)(?: (?:k[aei]|me|mein|se|का|की|के|में|से))?(?: (?:please|bata|batao|dikhao|chahiye|बताओ|दिखाओ|चाहिए))*`;

const sorry = '(?:oh|ah|no|nope|nahi|nahin|sorry|oops|my bad|my mistake|wait|arre|arey|actually)';
const asksInHindi = 'kitn[aei]|kya|kyu|kyun|kaun|kons[aei]|kaunsa|kab|kahan|kaise';
/** "stock nahi hai" denies something. */
const hindiVerbs =
  'hai|hain|h|tha|thi|the|aay[aei]|aata|aate|bik[aei]|hu[aei]|ho|hoga|chahiye|kiya|kar|mila|mile|gay[aei]|rah[aei]|ja|jao|jaa|jana|jata|jate|jati|jaega|jayega|dekh\\S*|samajh\\S*|pata|bata\\S*|dikha\\S*|only|sirf|just';
/** What somebody says of days that need no answer. */
const known =
  '(?:i|we) (?:already |just )?(?:have|had|got|know|knew|saw|noted|wrote|did|checked|looked)|already|is (?:done|known|clear|noted|fine|over|closed)|was (?:a )?(?:typo|slip|mistake)|by mistake|(?:mere|hamare) paas|pata hai|dekh (?:liya|chuk\\S*)|likh (?:liya|rakha)|galti se|(?:chahiye|nahi) nahi';

const counted = '(pieces|units|pcs|quantity|numbers|rupees|rs|money|value)';

type Edit = { name: string; after?: (before: MetricRequest, today: Day) => boolean; said: RegExp; plain: string };

/** Each as said of any part of the shop, `$1` being what stands in front; `after` is what was asked for before. */
const edits: readonly Edit[] = [
  {
    // sorry, I meant September. October I have already; no, this week I mean. Last week is done
    name: 'other days, and what is known of those before',
    said: new RegExp(
      `^((?:${sorry}[,.! ]+)+[^.!?]{3,60}?|(?:[^.!?]{3,40}?,? )?(?:i|we) (?:meant|mean|wanted)\\b[^.!?]{0,60}?)[.!;]+ +(?=[^.!?]*\\b(?:${known})\\b)(?![^.!?]*\\b(?:what|how|which|who|why|show|give|tell|compare|kitn[aei]|kaun\\S*|kya|batao|dikhao|do)\\b)[^.!?]+[.!]*$`,
      'iu',
    ),
    plain: '$1',
  },
  {
    // nahi pune nahi mumbai; kal nahi parso ka batao
    name: 'one thing and not another, in Hinglish',
    said: new RegExp(
      `${lead}(?:${no}[, ]+)*(?!.*\\b(?:${asksInHindi})\\b)(?!(?:${no}|arre|arey|are|ok|aur|sorry|mujhe|wo|woh|ye|yeh)[, ])(\\S+(?: \\S+)?) (?:nahi|nahin|nhi|नहीं)[, ]+(?!(?:${hindiVerbs})\\b)(\\S+(?: \\S+)?)(?: (?:k[aei]|wal[aei]|का|की|के))?(?: (?:bata|batao|dikha|dikhao|chahiye|do|de|bolo|th[aei]|matlab|बताओ|दिखाओ|चाहिए))*${end}`,
      'iu',
    ),
    plain: 'not $2, $3',
  },
  {
    // mujhe order chahiye the, sale nahi
    name: 'what was wanted, and what was not',
    said: new RegExp(
      `${lead}(?:mujhe|hame|humko|मुझे) (\\S+(?: \\S+)?) (?:chahiye|dekhn[aei]|चाहिए)(?: th[aei]| था| थे| थी)?[, ]+(\\S+(?: \\S+)?) (?:nahi|nahin|nhi|नहीं)${end}`,
      'iu',
    ),
    plain: 'not $3, $2',
  },
  {
    // no in bhiwandi only; nahi sirf pune
    name: 'only a part, after a no',
    said: new RegExp(`${lead}${no}[, ]+(?=(?:(?:in|at|for|from|on|of) )?\\S+(?: \\S+)? (?:only|alone|hi)${end})`, 'iu'),
    plain: '$1',
  },
  {
    // nahi sirf lucknow nahi, sab jagah ka; not just lucknow, everywhere
    name: 'everything, and not only a part',
    said: new RegExp(
      `${lead}(?:${no}[, ]+)?(?:(?:not|${no}) (?:only|just|sirf|सिर्फ)|(?:sirf|keval|bas|only|सिर्फ|केवल)(?= [^,]+ ${no}[, ])) (?:in |for |of |from |the )*${it}(?: (?:k[aei]|me|mein|का|की|के|में))?(?: ${no})?[, ]+(?:but |balki |बल्कि )?(?:in |for |from )?${whole}${end}`,
      'iu',
    ),
    plain: '$1everything, not only $2',
  },
  {
    // keep Diwali Lights in, only brand should be out
    name: 'one part is kept, another left out',
    said: new RegExp(
      `${lead}(?:keep|leave|let) ${it} (?:stay )?in[, ]+(?:and |but )?(?:(?:only|just) )?${it} (?:should|must|has to|needs to|can) (?:be |go |stay )?(?:left |kept )?out${end}`,
      'iu',
    ),
    plain: '$1without $3',
  },
  {
    // only brand should be out
    name: 'a part is left out',
    said: new RegExp(
      `${lead}(?:(?:only|just|sirf) )?${it} (?:should|must|has to|needs to) (?:be |go |stay )?(?:left |kept )?out${end}`,
      'iu',
    ),
    plain: '$1without $2',
  },
  {
    // brand included this time; Pune should stay in; keep Pune in; pune ko bhi rakho
    name: 'a part counts again',
    after: ({ where = [] }) => where.some(({ is_not: out }) => out !== undefined),
    said: new RegExp(
      `${lead}(?:(?:keep|leave|let) ${it} (?:stay )?in(?: again| this time| now)?|${it} (?:should|must|can) (?:be |stay |remain |go )?(?:back )?in(?: again)?|(?:with )?${it} included(?: (?:again|this time|now|too|also|please))*|${it} ko (?:bhi |wapas )*(?:rakho|rakhna|rehne do|shamil karo|shamil karna)|${it} को (?:भी |वापस )*(?:रखो|रखना|रहने दो|शामिल करो))${end}`,
      'iu',
    ),
    plain: '$1put $2$3$4$5$6 back in',
  },
  {
    // exclude brand and give me the total ROAS of what remains; remove Pune and show orders
    name: 'a part is left out, and the rest is asked for',
    said: new RegExp(
      `${lead}(?:exclude|remove|drop|skip) (.+?)(?: fully| completely)?,? (?:and|aur) (?:give|show|tell)(?: me)? (?:the )?(?:total )?${it}(?: (?:of|for) (?:what|whatever) (?:remains|is left)| of the (?:rest|others?))?( for both(?: (?:the )?(?:periods|months|weeks))?)?${end}`,
      'iu',
    ),
    plain: '$1$3 without $2$4',
  },
  {
    // no, that base is Diwali. use 18–24 Sep
    name: 'other days as the base',
    after: ({ base }) => base !== undefined,
    said: new RegExp(
      `^(?:${no}[, ]+)?[^.;!?]*\\b(?:base|baseline|benchmark|comparison)\\b[^.;!?]*[.;!,–—-]+ *(?:so |please |rather |instead )*(?:use|take|try|make it|put|have|lo|le lo) (.+?)(?: instead| rather| please)?${end}`,
      'iu',
    ),
    plain: 'compare with $1',
  },
  {
    // those five: how much stock; the lowest of them: which products sold there
    name: 'rows are pointed at in front',
    said: new RegExp(
      `${lead}((?:those|these)(?: (?:two|three|four|five|ten|\\d+))?(?: ones)?|the (?:first|top|last) (?:two|three|four|five|\\d+)) ?[:–—-] ?${it}${end}`,
      'iu',
    ),
    plain: '$1$3 of $2',
  },
  {
    name: 'a row at one end is pointed at in front',
    said: new RegExp(
      `${lead}the (lowest|highest|best|worst|biggest|smallest|weakest|strongest|top)(?: one)? of (?:them|these|those|the lot) ?[:,–—-] ?${it}(?: (?:there|of it|for it|in it))?${end}`,
      'iu',
    ),
    plain: '$1$3 for the $2 one',
  },
  {
    // which products make up most of that
    name: 'what a figure is made of, which is no rise',
    said: /\b(?:makes?|made|making) up (?=(?:the )?(?:most|bulk|much|more|largest|biggest)\b)/iu,
    plain: 'give ',
  },
  {
    // pieces, not rupees; no, rupees not pieces
    name: 'counted in one way, and not the other',
    said: new RegExp(
      `${lead}(?:${no}[, ]+)?(?:in )?${counted},? (?:and )?(?:not|nahi|${no}) (?:in )?${counted}${end}`,
      'iu',
    ),
    plain: '$1in $2',
  },
  {
    // which products pulled it down
    name: 'what moved a figure',
    said: /\b(?:pulled|dragged|brought|held|weighed) (?:it|us|that|this|them) (down|up|back)\b/iu,
    plain: 'went $1',
  },
  {
    // from these two, per piece who earns more for us
    name: 'what one piece leaves',
    said: /\bper (?:piece|pc|unit|item),? (?:who|which(?: one)?|what) (?:earns?|leaves?|makes?|brings?|gives?)(?: us| me)? (?:the )?(?:more|most)(?: (?:profit|money))?(?: (?:for|to) us)?|\b(?:who|which(?: one)?) (?:earns?|leaves?|makes?)(?: us| me)? (?:the )?(?:more|most)(?: (?:profit|money))?(?: (?:for|to) us)? (?:per|a) (?:piece|pc|unit|item)\b/iu,
    plain: 'gross profit per unit',
  },
  {
    // which of those lost money
    name: 'campaigns that cost more than they brought',
    after: ({ by = [] }) => by.includes('campaign'),
    said: new RegExp(
      `${lead}which (?:ones?|campaigns?)?(?: ?of (?:those|these|them))? ?(?:(?:have|has|had|are|is|were|was) )?(?:lost|lose|loses|losing|lost us|burned?|wasted) (?:us )?money${end}`,
      'iu',
    ),
    plain: '$1which campaigns had roas below 1',
  },
  {
    // how much did that cost us, of what ads brought
    name: 'what ads cost, and no loss',
    after: ({ metrics, where = [] }) =>
      metrics.every(key => /^google_ads_|ad_spend|roas/.test(key)) ||
      where.some(({ dimension }) => /^(campaign|campaign_type|traffic_channel|ad_group|keyword)$/.test(dimension)),
    said: /\b(?:how much|what) (?:did|do|does|has|have) (?:that|it|this|they|those|these) costs? us\b/iu,
    plain: 'what did we spend on it',
  },
  {
    // for both periods
    name: 'both stretches of days',
    said: /\b(?:for|in|over|of) both (?:the )?(?:periods|stretches|time ?frames|time periods)\b/iu,
    plain: 'in both',
  },
  {
    // in the table you gave, what moved on the Nonbrand Kurtas row
    name: 'a row of what was told',
    said: /\b(?:on|in) the ((?:\S+ ){1,3})row\b/iu,
    plain: 'for $1',
  },
  {
    // instead of AOV show returns and sort by that; orders ki jagah returns dikhao
    name: 'one figure in the place of another',
    after: ({ metrics }) => metrics.length > 1,
    said: new RegExp(
      `${lead}(?:instead of ${it},? (?:show|give|use|put|take|have)(?: me)? ${it}|${it} (?:ki|ke|की|के) (?:jagah|badle|जगह|बदले) ${it} (?:dikhao|batao|do|lo|lagao|दिखाओ|बताओ|दो|लो)|(?:replace|swap) ${it} (?:with|for|by) ${it})((?:,| and| aur)? sort(?:ed)? (?:by|on) (?:that|it|this))?${end}`,
      'iu',
    ),
    plain: '$1add $3$5$7, without $2$4$6$8',
  },
  {
    // show AOV instead of orders
    name: 'another figure instead',
    after: ({ metrics }) => metrics.length > 1,
    said: new RegExp(
      `${lead}(?:show|give|use|put|take)(?: me)? ${it} (?:instead|in place) of ${it}((?:,| and)? sort(?:ed)? (?:by|on) (?:that|it|this))?${end}`,
      'iu',
    ),
    plain: '$1add $2, without $3$4',
  },
  {
    // 10 din se purane wale kitne
    name: 'orders that wait longer',
    after: ({ metrics }) => metrics.every(key => /^(unsent|unfulfilled|unpaid)_orders$/.test(key)),
    said: new RegExp(
      `${lead}(\\d+) (?:din|दिन|days?) (?:se|से) (?:zyada |jyada |ज्यादा )?(?:purane|purana|purani|पुराने|पुराना|पुरानी)(?: (?:wal[aei]|orders?|kitn[aei]|hai|hain|वाले|वाली|कितने|कितनी|हैं|है))*${end}`,
      'iu',
    ),
    plain: '$1older than $2 days',
  },
  {
    // which one is the oldest; unme se sabse purana kaun sa hai
    name: 'the order that waits longest',
    after: ({ metrics }) => metrics.every(key => /^(unsent|unfulfilled|unpaid)_orders$/.test(key)),
    said: new RegExp(
      `${lead}(?:(?:of |among )(?:them|these|those),? |(?:in|un)me(?:in)?(?: se)? )?(?:how (?:old|long) (?:are|have|is) (?:they|these|those|it)(?: been)?(?: waiting| pending| open| stuck)?|(?:which|what)(?: one| order| ones| orders)? (?:is|are|has been waiting|have been waiting|has waited|waits?) (?:the )?(?:oldest|longest)(?: one| order)?|(?:and )?the oldest(?: one| order)?|(?:sab ?se )(?:purana|purane|purani)(?: (?:wala|wale|order|orders))?(?: (?:kaun ?s[aei]|kons[aei]|kaunsa wala|kab k[aei]|kitna purana|batao|dikhao|hai|hain))*)${end}`,
      'iu',
    ),
    plain: '$1which is the oldest order still not shipped',
  },
  {
    // parso se kitna kam zyada
    name: 'how far from other days',
    said: new RegExp(
      `${lead}${it} (?:se|से) (?:kitn[aei] )?(?:kam (?:ya )?(?:zyada|jyada)|(?:zyada|jyada) (?:ya )?kam|upar neeche|upar ya neeche|farak|fark)(?: (?:hai|hua|hui|tha|rahi|raha|kitn[aei]))*${end}`,
      'iu',
    ),
    plain: '$1compare with $2',
  },
  {
    // if we dropped those, what happens to total profit
    name: 'a figure without a part',
    said: new RegExp(
      `${lead}(?:what )?if (?:we|i) (?:drop(?:ped)?|remove[d]?|stop(?:ped)?(?: selling)?|exclude[d]?|kill(?:ed)?|cut(?: out)?|took out|take out|left out|leave out) ${it},? (?:then )?(?:what (?:happens|would happen|will happen) (?:to|with)|what (?:is|would be|will be|would|are)|how (?:much|many) (?:is|would be|will be)|how (?:is|would|does)) (?:the |our |my )?${it}(?: be| look| look like| come to| become| left)?${end}`,
      'iu',
    ),
    plain: '$1$3 without $2',
  },
  {
    // so til night how much; raat tak kitne ho jayenge
    name: 'today, to its end',
    after: ({ period }, today) => period.to === today && period.from === today,
    said: new RegExp(
      `${lead}(?:(?:to|toh|तो) )?(?:(?:by|till?|until|up ?to) (?:the )?(?:tonight|night|midnight|eod|end of (?:the )?day|day end|closing(?: time)?)(?: (?:how (?:much|many)(?: will (?:it|that|they) be)?))?|how (?:much|many) (?:by|till?|until|up ?to) (?:the )?(?:tonight|night|midnight|eod|end of (?:the )?day|day end|closing(?: time)?)|(?:aaj )?(?:raat|din ke ant|din khatam hone|रात|आज रात) (?:tak|तक)(?: (?:kitn[aei]|कितन[ाेी])(?: \\S+){0,3})?)${end}`,
      'iu',
    ),
    plain: '$1expected today',
  },
];

/** The text that is read; as it stands where it corrects nothing. */
export function plainlyEdited(text: string, turns: readonly Turn[], today: Day): string {
  const before = turns.findLast(({ requests }) => requests.length > 0)?.requests[0];
  if (!before) return text;
  return edits.reduce(
    (said, { after, said: pattern, plain }) => (after?.(before, today) === false ? said : said.replace(pattern, plain)),
    text,
  );
}
