/** How clauses and turns of phrase read that carry no wish. */
import { askers, people } from './statement-patterns.ts';
import { callers, moods, occasions, persons } from '../vocabulary/aside-words.ts';

const anyOf = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map(each => `(?:${each.trim()})`)
    .join('|');

/** "new here", "quick one". */
export const mood = new RegExp(`^(?:${anyOf(moods)})(?: please| sierra)?$`, 'u');
/** "Morning." opens a message; in a list it is a part of the day. */
export const greeting =
  /^(?:good |gud |gd |g )?(?:morning|mrng|mrn|morn|mng|afternoon|aftrn|evening|eve|evng)(?: (?:all|team|folks|everyone|everybody|ji|sir|madam|there|to you|sierra))?$/;

const lead =
  '(?:and |so |but |also |actually |as |because |coz |kyunki |there is |there are |the |my |our |a |an |one |hamare |mere |humare |mera |हमारे |मेरे )*';
const waits = anyOf(`
(?:is |has been |keeps |keep |just |already |still |urgently )*(?:waiting|asking|holding|asked|on (?:the |other )*(?:line|phone|call|hold|other line)|at the (?:counter|door|desk|till|gate)(?: asking| waiting)?)(?: (?:now|for it|for this|again|here|me|about it|about this))?
(?:is|are|has|was) (?:here|standing|sitting|in the (?:shop|store|office|room)).*
(?:is |are )?(?:after me|behind me|breathing down my neck)
(?:wants?|needs?|wanted|needed|demands?) (?:it|this|that|them|these|to know|to see it|an answer)(?: now| today| urgently| by \\w+)?
(?:ji |log |ne |sahab |saab )*(?:pooch|puch|poochh|puchh|pucha|poocha|mang|maang)\\w*(?: (?:rahe?|rahi|raha|liya|li))?(?: (?:hai|hain|h|the|tha|thi))?
(?:ji |log )*(?:line|phone|call) (?:pe|par|me|mein)(?: (?:hai|hain|h|wait kar raha hai))?
(?:ji |log |sahab |saab )*(?:ka|ki|ke) (?:phone|call|fon|message|msg|mail|whatsapp|missed call)(?: (?:aaya|aayi|aaye|aa raha|aa rahi|aane wala|aane wali|aa gaya|pe|par))*(?: (?:hai|hain|h|tha|thi))?
(?:ji |log )*(?:wait|intezaar|intzaar) kar (?:rahe?|rahi|raha) (?:hai|hain|h)
(?:ji |log )*ko (?:de|dikha|bhej|bata|suna|batla|report|mail|share|whatsapp|forward)\\w*(?: (?:karna|karni|karne))?(?: (?:hai|hain|h|hoga|padega|padegi|tha|thi))?
(?:जी |लोग |ने )*(?:पूछ|मांग|पुछ)\\S*(?: (?:रहे|रही|रहा|लिया))?(?: (?:हैं|है|थे))?
(?:जी )*को (?:देना|देनी|देने|दिखाना|दिखानी|भेजना|भेजनी|बताना|बतानी)(?: (?:है|हैं|होगा|पडेगा))?
(?:जी )*(?:लाइन|फोन|कॉल) (?:पर|पे|में)(?: है)?
`);
/** "customer on the line", "boss puch rahe hai", "CA ko dena hai". */
export const somebodyWaits = new RegExp(
  `^${lead}(?:${persons}|${callers}|they|he|she|someone|somebody) (?:${waits})$`,
  'u',
);

const answer =
  '(?:it|this|that|these|those|them|the (?:number|numbers|figure|figures|data|list|count|total|amount|answer))';
/** "need it for …", "I need the number for the wrapping paper order". */
export const needed = new RegExp(
  `^(?:and |as |because )?(?:(?:i|we|they|he|she) )?(?:just |only |really |urgently |will |would |also |am |is |are )*(?:need|want|require)(?:s|ed)? ${answer} (?:for|to|before|by|in|as|so)\\b|^(?:it|this|that) is (?:just |only |all )?for\\b`,
);
const deeds =
  'plan|prepar|mak|build|writ|fill|fil|clos|updat|present|send|tell|report|decid|book|print|call|hid|show|shar|doubt|promis|finalis|finaliz|negotiat|discuss|order|exclud|remov|pack|brief|meet|travel|driv|check with|put|paste|enter|explain|defend|submit|give|mail|forward|reply';
/** "I have to exclude them from the feed", "we will hide them", "I am planning the window display". */
export const done = new RegExp(
  `^(?:and |as |because |so |since )?(?:i|we|they|he|she|my team|my boss)(?: just| also| then| still)* (?:(?:have|has|had|need|needs|want|wants|plan|got|intend) to|must|will|shall|(?:am|are|is) going to|am|are|is|was|were|would like to)? ?(?:still |just |now |busy )*(?:${deeds})`,
);
/** "because my partner doubts it", "taaki main boxes order kar saku". */
const because = `(?:because|coz|cuz|bcoz|so that|so|kyunki|kyonki|kyuki|taaki|taki|क्योंकि|ताकि) (?:i|we|my|our|he|she|they|main|mai|mera|mere|meri|mujhe|hum|hume|humein|hamara|hamare|hamari|मैं|मुझे|हम|हमें|मेरे|हमारे|(?:the )?(?:${people}))`;
export const reason = new RegExp(`^${because}(?= |$)`, 'u');
export const occasion = new RegExp(
  `(?:^| )(?:${occasions}|${persons})(?: (?:at|by|around|with|in|later|soon|today|tomorrow|tonight|now)(?: \\S+){0,4})?$`,
  'u',
);

const before = "(?:(?!(?:last|this|each|every|all|by|only|and|or|of|sales|orders)\\b)[\\p{L}\\p{M}'-]{1,40} ){0,3}?";
/** What a figure is for; what is named in it or dated is part of the question. */
export const purposes: RegExp[] = [
  '(?:packing|staffing|staff|planning|dispatch|delivery|reorder) (?:ke|k|के) (?:liye|lie|लिए)(?= |$)',
  `(?:need (?:it|this|these|them) |to show |to share with |to send to |to report to )?\\bfor (?:the (?:purposes?|sake|use|preparation) of )?(?:the |my |our |a |an |next |tomorrow )*${before}(?:${occasions}|(?<=(?:the|my|our) )(?:${persons})(?! (?:${occasions})))(?= |$)(?: i need| we need| i want)?`,
  `^(?:before|ahead of|in time for) (?:the |my |our |a |an |next |tomorrow )*${before}(?:${occasions})(?= |$)(?: i need| we need| i want)?`,
  `(?:to show |to share with |to send to |to report to |to tell )(?:it to |the |my |our )*(?:${persons})(?= |$)`,
  `${before}(?:${occasions}|${persons})(?: - \\d\\w*| \\d\\w*)? (?:ke|k|के) (?:liye|lie|लिए)(?: (?:chahiye|चाहिए|dena hai|bhejna hai))?(?= |$)`,
].map(each => new RegExp(each, 'u'));
/** "… last month to decide the next order". */
export const aims =
  /(?<= )to (?:plan|decide|prepare|feature|negotiate|design|choose|update|announce|celebrate|brief|present|pitch|convince|justify|settle|finalise|finalize|restock|set|book) .*$/;
export const reasons = new RegExp(`(?<= )${because} .*$`, 'u');

/** "my CA wants to know …", "or am I imagining it", "on one page". */
export const turns: RegExp[] = [
  ...askers,
  /^(?:um |uh |so |hey |ok |okay |sierra |haan |bhai )*(?:listen|suno|suniye|dekho|sunna)(?: na| zara)?(?= )/,
  /\bor (?:is|am|does|do|are) (?:it|i|this|that|we) (?:just |only |simply )*(?:me|feels?|feeling|seems?|looks?|imagining|imagine|in my (?:head|inbox|mind)|my (?:imagination|impression|feeling)|wrong|paranoid|over ?thinking|mistaken|mad|crazy|reading too much|misreading|being (?:paranoid|silly)|dreaming|seeing things)\b.*$/,
  /\b(?:on|in) (?:one|a|a single|one single) (?:page|slide|sheet|screen|glance|table|line|sentence|nutshell|view|message)\b/,
  /\bin (?:simple words|plain english|plain words|simple terms)\b/,
];
