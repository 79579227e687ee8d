/**
 * "Sunday wala message ab mat bhejna", "change the ROAS alert from 3 to 2.5": orders about what is kept already. The act, the thing and how long
 * are taken out wherever they stand; every word that is left names which one is meant, and the one who keeps them says when none is called so.
 */
import type { AlertChannel, QuietHours } from '@tillsight/contract/alerts';
import { withoutFillers } from '../alerts/plainly.ts';
import { withDigits } from '../alerts/spoken-numbers.ts';
import { amount, amountOf } from '../alerts/words.ts';
import { OrderText } from '../schedules/order-text.ts';
import { isList } from './kept-lists.ts';
import { alertNoun, scheduleNoun, type KeptKind } from './kept-nouns.ts';
import { takeQuietHours } from './quiet-hours.ts';

/** `which`: words of its name, `*` for all, `?` for the one there is. `to`: what stands after the thing that is to change. */
export type KeptOrder =
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; to: string; channel?: AlertChannel; value?: number; quiet?: QuietHours };

const rhythm =
  '(?:daily|weekly|monthly|nightly|roz|rozana|every ?day|morning|evening|subah|shaam|raat|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|somvaa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukravaa?r|shanivaa?r|ravivaa?r|itvaa?r|week ?days?|weekends?|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|baje))';
/** These name what is sent only beside a rhythm, or where somebody says "stop sending". */
const looseNoun =
  '(?:messages?|msgs?|mails?|e-?mails?|updates?|whatsapps?|texts?|summary|summaries|digests?|ones?|things?|wal[aei]|waal[aei])';

const me = '(?: (?:me|us|mujhe|hume|humein|hamein))?';
const about = '(?: (?:about|of|on|for|when|if|with|from))?';
const kar =
  '(?: (?:kar|karo|kro|krdo|kardo|karna|kariye|kijiye|kijiyega|karein|do|dena|dijiye|dijiyega|dein|de|lo|rakho|rakhna|jaye|hi|na))*';
const again = '(?:wapas|vapas|phir se|fir se|phirse|firse|dobara)';

const sending = '(?:sending|mailing|e-?mailing|whatsapping|messaging|texting)';
const telling = '(?:alerting|warning|notifying|telling|pinging|watching|tracking|monitoring|bothering|informing)';
const send = '(?:send|mail|e-?mail|whatsapp|message|text)';
const tell = '(?:tell|alert|warn|notify|ping|bother|inform|watch|track)';
const bhejna = '(?:bhej[a-z]*)';
const batana = '(?:bata[a-z]*|bol|bolo|bolna)';

type Act = 'end' | 'pause' | 'resume';
/** A verb and, where it says so itself, of which kind the thing is. The first that is found is the act. */
type Verb = { heard: string; act: Act; kind?: KeptKind };

const stop = '(?:stop|quit|end|cease)';
const endsIt =
  '(?:stop|end|delete|remove|cancel|drop|kill|scrap|disable|deactivate|discontinue|clear|erase|get rid of|do away with|forget(?: about)?|take (?:away|down)|turn off|switch off|shut off|unsubscribe(?: me)? from)';
const no = "(?:do not|don't|dont|no need to|never)";
const verbs: Verb[] = [
  { heard: `pause ${sending}${me}${about}`, act: 'pause', kind: 'schedule' },
  { heard: `(?:resume|restart|start|continue) ${sending}${me}${about}`, act: 'resume', kind: 'schedule' },
  { heard: `(?:resume|restart|start|continue) ${telling}${me}${about}`, act: 'resume', kind: 'alert' },
  { heard: `${stop} ${sending}${me}${about}`, act: 'end', kind: 'schedule' },
  { heard: `${stop} ${telling}${me}${about}`, act: 'end', kind: 'alert' },
  { heard: `${no} ${send}(?: (?:me|us)|(?= (?:the|my) ))`, act: 'end', kind: 'schedule' },
  {
    heard: `(?:i |we )?(?:no longer|${no}) (?:want|need|wish|like|care)(?: to)? (?:be (?:told|alerted|warned|informed|notified|pinged|bothered)|know|hear)${about}`,
    act: 'end',
    kind: 'alert',
  },
  { heard: `${no} ${tell}(?: me| us)${about}`, act: 'end', kind: 'alert' },
  { heard: `${bhejna} ${again} (?:chalu|shuru)${kar}`, act: 'resume', kind: 'schedule' },
  { heard: `(?:${bhejna}|(?:mail|whatsapp) karna) (?:band|bandh)${kar}`, act: 'end', kind: 'schedule' },
  { heard: `(?:${bhejna}|(?:mail|whatsapp) karna) (?:rok|roko)${kar}`, act: 'pause', kind: 'schedule' },
  { heard: `${batana} (?:band|bandh)${kar}`, act: 'end', kind: 'alert' },
  { heard: `(?:mat|nahi|nahin|na) ${bhejna}${kar}`, act: 'end', kind: 'schedule' },
  { heard: `(?:mat|nahi|nahin|na) ${batana}${kar}`, act: 'end', kind: 'alert' },
  { heard: `(?:i |we )?(?:${no}|no longer|not) (?:want|need|require)(?: to (?:get|have|see|receive))?`, act: 'end' },
  {
    heard: '(?:nahi|nahin) (?:chahiye|chaiye)(?: hai)?|(?:zaroorat|zarurat) (?:nahi|nahin)(?: hai)?|no more',
    act: 'end',
  },
  { heard: `(?:pause|mute|snooze|silence|suspend|hush|hold(?: off)?)${about}`, act: 'pause' },
  {
    heard: `(?:resume|unmute|un-?pause|unsnooze|restart|reactivate|activate|re-?enable|enable|reinstate|restore|bring back|wake(?: up)?|turn (?:back )?on|switch (?:back )?on|start)${about}`,
    act: 'resume',
  },
  { heard: `${endsIt}${about}`, act: 'end' },
  { heard: `(?:${again} )?(?:chalu|shuru|resume|unmute|start|activate)${kar}(?: ${again})?`, act: 'resume' },
  { heard: `(?:rok|roko|pause|mute|snooze|hold|silent)${kar}`, act: 'pause' },
  {
    heard: `(?:band|bandh|bnd|hata|hatao|hatana|htao|hta|nikal|nikalo|mita|mitao|delete|remove|cancel|khatam|off)${kar}`,
    act: 'end',
  },
];

const span =
  '(?:(?:tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:morning|evening|night|afternoon|noon)|(?:further|next) notice|(?:i|we) (?:say|tell you|ask)(?: so| otherwise)?|now|today|tonight|tomorrow|a (?:while|bit|day|week|month|few [a-z]+)|(?:the )?(?:next|rest of the|coming|whole)(?: \\d+)? [a-z]+|(?:this|the) (?:week|month|weekend|festival|sale)|\\d+ [a-z]+|[a-z]+ (?:days?|weeks?|hours?|months?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|diwali|[a-z]+(?: \\d+)?)';
/** For how long: nothing here takes up by itself what is paused, which the reply says. */
const until = [
  `(?:only )?(?:till|until|upto|up to) ${span}`,
  '(?:only )?(?:for|during|over) (?:now|today|tonight|tomorrow|a (?:while|bit|day|week|month|few [a-z]+)|(?:the )?(?:next|rest of the|coming)(?: \\d+)? [a-z]+|(?:this|the) (?:week|month|weekend)|(?:\\d+|one|two|three|four|five|ten) (?:days?|weeks?|hours?|months?))',
  '(?:(?:agle|is) )?[^ ]+ (?:din|dino|dinon|hafte|hafton|ghante|mahine) (?:ke liye|tak)',
  '(?:aaj|kal|abhi|is hafte|is mahine) ke liye',
  '[^ ]+ tak(?: ke liye)?',
  '(?:while|as long as|because|since|jab tak|kyunki) .+$',
  'filhaal|filhal|temporarily|meanwhile',
];

const opener =
  "(?:ok|okay|haan|yes|hey|and|also|now|then|so|just|kindly|can you|could you|will you|would you|can we|you can|why don't you|why dont you|why not|(?:i|we)(?: would|'d)? (?:want|like|need)(?: you)? to|i'd like(?: you)? to|let us|lets|let's|i think|from now on|ab se|zara)";
const politely = `^${opener}(?: ${opener})*`;
const adverbs =
  '(?:any ?more|any longer|from now on|going forward|hereafter|again|instead|now|ab|abhi|ab se|aage se|altogether|completely|for good|for me|for us|na|ji|please|poora|bilkul)';

/** At either end of a name these only join it to the rest. */
const joins =
  /^(?:a|an|the|my|our|that|this|those|these|it|them|you|i|we|have|has|had|made|set|kept|me|us|to|on|off|of|for|about|at|from|in|and|is|are|be|any|mera|mere|meri|hamara|hamare|hamari|apna|apne|apni|woh|wo|wala|wale|wali|waala|waale|waali|ka|ki|ke|ko|par|pe|se|mujhe|hume|humein|mein|wo|jo|koi|bhi|also|too|ab|named|called|ok|okay|please|karo|kar|do|wapas|now|again|then|so|just|you|all|up|down|instead)$/;
const everyOne = /^(?:all|every|everything|each|sab|sabhi|saare|saari|sare|sari|saara|poore|dono|both)$/;

function nameOf(text: string, isSeveral: boolean): string {
  let words = text.split(' ').filter(Boolean);
  const isOfAll = (word: string, at: number): boolean =>
    everyOne.test(word) && !new RegExp(`^${rhythm}$`).test(words[at + 1] ?? '');
  const isAll = words.some(isOfAll);
  words = words.filter((word, at) => !isOfAll(word, at));
  words = words.filter(word => !joins.test(word));
  if (words.length > 0 && words.every(word => newest.test(word))) return '^';
  if (words.length > 0) return words.join(' ');
  return isAll || isSeveral ? '*' : '?';
}

const newest = /^(?:last|latest|newest|recent|most|pichhla|pichla|pichle|aakhri|akhri)$/;

const mostWords = 9;
const asks =
  /^(?:how|why|when|where|who|did|does|do|was|were|is|are|has|have|had|what|which|should|kya|kyun|kyon|kab|kaun|kitn[aei])(?= |$)|(?:^| )(?:tha|thi|the|kitn[aei]|kyun|kyon|kaise)$/;

/** Nothing where the text names no act, or no thing of that kind. */
export function readKept(typed: string, kind: KeptKind): KeptOrder | undefined {
  const order = new OrderText(withoutFillers(typed).replaceAll(/,(?= |$)/g, ''));
  order.takeAny(politely);
  order.takeAny('(?:from now on|from today|from tomorrow|going forward|hereafter|ab se|aage se|aaj se|kal se)$');
  const plain = apart(order.plain)
    .replace(whateverComes, 'messages ')
    .replace(mayItCome, 'send $1')
    .replace(justMade, 'last $1')
    .replace(wantedBy, 'send $1 $2')
    .replace(tooMuch, 'change $1 to $2')
    .replace(offAndOn, 'change $1 to $2')
    .replace(intoOne, 'change $1 to $2')
    .replace(allThatComes, 'all scheduled messages')
    .replace(theRest, '');
  if (isList(plain, kind)) return { do: 'list' };
  if (asks.test(plain)) return undefined;
  return (kind === 'alert' ? hushed(plain) : undefined) ?? ended(plain, kind) ?? changedTo(plain, kind);
}

/** All of them, where none is named: who sleeps hears nothing of any. */
function hushed(plain: string): KeptOrder | undefined {
  if (makesOne.test(plain)) return undefined;
  const text = new OrderText(plain);
  const isOfAlerts =
    text.find(`${alertNoun}|pings?|quiet hours|${telling}`) ??
    text.find(`${no} (?:${tell}|disturb|wake|message)(?: me| us)?`);
  const quiet = isOfAlerts && takeQuietHours(text);
  if (quiet === undefined || otherNoun(text, 'alert')) return undefined;
  while (text.takeAny(hushing));
  while (text.takeAny(`${alertNoun}|pings?`));
  if (text.plain.split(' ').length > mostWords) return undefined;
  const which = nameOf(text.plain, true);
  return { do: 'change', which, to: '', quiet };
}

const hushing = `(?:${no} (?:${tell}|disturb|wake|message|${send})(?: me| us)?${about}|(?:keep|set|make|put|let|want|only|sirf|bas|quiet hours|quiet|silent|silence|mute|snooze|hush|pause|off|stop|rest|send|no|not|never|except|mat|nahi|nahin|na|${telling}|${bhejna}|${batana}|aana|aane|aaye|chahiye|do not|don't|dont)(?: me| us)?${kar}${about})`;

/** "Can the refunds alert come on Slack instead". */
const mayItCome =
  /^(?:can|could|should|may|let) (?:the|my|our) (.+?) (?:come|go|go out|be sent|arrive|be delivered|reach me)(?= )/;
/** "I want the visitors alert on Telegram, not mail". */
const wantedBy = new RegExp(
  `^(?:(?:i|we) (?:want|need|would like|prefer) )?(?:the|my|our) (.+? ${alertNoun}) ((?:on|via|by|over|through) (?:whatsapp|telegram|slack|e-?mail|mail)(?: .+)?)$`,
);

/** "End the alert you just made". */
const justMade =
  /(?<=^| )(alerts?|schedules?|messages?) (?:that )?(?:you|i|we) (?:have )?just (?:made|set up|set|added|created)(?= |$)/;
/** "Remove the ROAS alert and keep the rest". */
const theRest =
  / (?:and|but) (?:keep|leave) (?:all )?(?:the )?(?:rest|others?|other ones|remaining)(?: (?:on|running|alone|as (?:they are|it is)))*$/;

/** "My stock alert is too early, make it 10". */
const tooMuch =
  /^(?:my|the|our) (.+? alert) (?:is|comes|fires|goes off) (?:far |way )?(?:too )?[a-z]+ (?:so |please )?(?:make|set|put|change) it (?:to |at )?(.+)$/;
/** "Get the AOV alert off WhatsApp and onto email". */
const offAndOn =
  /^(?:get|move|take|shift|bring) (.+? alerts?) off (?:whatsapp|telegram|slack|e-?mail|mail) (?:and )?(?:on ?to|to|on) (whatsapp|telegram|slack|e-?mail|mail)$/;
/** "Turn the refunds alert into a Slack one". */
const intoOne =
  /^(?:turn|make|change|convert) (.+?) into (?:an? )?(whatsapp|telegram|slack|e-?mail|mail)(?: one| alert)?$/;
/** "Pause everything you send me till Monday". */
const allThatComes =
  /(?<= )(?:whatever|everything|anything|all) (?:that )?(?:you|u) (?:are )?(?:send|sending|mail|message)(?: (?:me|us))?(?= (?:till|until|for) |$)/;
/** "Cancel whatever you send me on Mondays". */
const whateverComes = new RegExp(
  `(?<= )(?:whatever|everything|anything|what|all) (?:that )?(?:you|u) (?:are )?(?:${send}|${sending})(?: (?:me|us))?(?: (?:on|every|each|in the|at))? (?=${rhythm}(?: |$))`,
);

/** "Turn the sales alert back on": the parts of one verb stand together. */
const apart = (text: string): string =>
  text.replace(
    /^(turn|switch|shut|take|bring) (?!on |off |back |away |down )(.+?) (back on|back|on|off|away)(?= again$|$)/,
    (_, verb: string, what: string, end: string) =>
      end === 'away' ? `take away ${what}` : `${verb === 'take' || verb === 'shut' ? 'turn' : verb} ${end} ${what}`,
  );

/** "Sessions zero to alert karo": a condition, however it goes on; "drop Tuesdays from my schedule": a day, and not all of it. */
const endsNothing = new RegExp(
  `(?:^| )(?:to|toh) (?:mujhe |hume )?(?:alert|warn|notify|inform)${kar}$|^(?:drop|remove|skip|delete|cancel|take) (?:${rhythm.slice(3, -1)}) (?:from|out of|off) `,
);

function ended(plain: string, kind: KeptKind): KeptOrder | undefined {
  if (endsNothing.test(plain)) return undefined;
  const text = new OrderText(plain);
  const verb = verbs.find(({ heard }) => text.find(heard) !== undefined);
  if (verb === undefined) return undefined;
  const isForAWhile = until.some(form => text.takeAny(form) !== undefined);
  if (text.takeAny(verb.heard) === undefined) return undefined;
  const noun = takeNoun(text, kind, { isImplied: verb.kind !== undefined });
  if (noun === undefined && verb.kind !== kind) return undefined;
  if (otherNoun(text, kind)) return undefined;
  while (text.takeAny(`^${adverbs}`) ?? text.takeAny(`${adverbs}$`));
  // "Stop the sales alert and tell me …": more than one thing is said.
  if (text.plain.split(' ').length > mostWords) return undefined;
  if (noun === undefined && (text.plain === '' || isNoFigure.test(text.plain))) return undefined;
  const which = nameOf(text.plain, noun?.endsWith('s') === true);
  // "Sunday ko mat bhejna" leaves a day out; "no weekly mails" is said of the reports of one's role.
  if (kind === 'schedule' && noun === undefined && new RegExp(`^${rhythm}(?: ${rhythm})*$`).test(which))
    return undefined;
  if (noun === 'one' || noun === 'ones')
    if (/^(?:daily|weekly|monthly)$/.test(which) && reportLike.test(plain)) return undefined;
  return { do: isForAWhile && verb.act === 'end' ? 'pause' : verb.act, which };
}

const reportLike = /(?:^| )(?:mails?|e-?mails?|summary|summaries|digests?|updates?)(?: |$)/;

/** Mails and messages of all kinds are not sent by schedules alone. */
const isNoFigure =
  /^(?:(?:any|all|so many|more|these|your|the|my|me|us|ab|mujhe) )*(?:e?-?mails?|messages?|msgs?|alerts?|notifications?|updates?|anything|mails?|spam)?$/;

function takeNoun(text: OrderText, kind: KeptKind, { isImplied }: { isImplied: boolean }): string | undefined {
  if (kind === 'alert') return text.takeAny(alertNoun)?.[0];
  const sure = text.takeAny(scheduleNoun)?.[0];
  if (sure !== undefined) return sure;
  const isOfRhythm = text.find(rhythm) !== undefined;
  if (!isOfRhythm && !isImplied) return undefined;
  const words = text.plain.split(' ').filter(word => !joins.test(word) && !new RegExp(`^${adverbs}$`).test(word));
  // Nothing but "mails".
  if (words.length < 2 && !isOfRhythm) return undefined;
  const noun = text.takeAny(looseNoun)?.[0];
  if (noun !== undefined) while (text.takeAny(looseNoun));
  return noun === undefined
    ? undefined
    : /^(?:ones|things|messages|msgs|mails|emails|updates)$/.test(noun)
      ? 'ones'
      : 'one';
}

const otherNoun = (text: OrderText, kind: KeptKind): boolean =>
  text.find(kind === 'alert' ? scheduleNoun : alertNoun) !== undefined ||
  text.find('(?:reports?|boards?|dashboard|tiles?)') !== undefined;

const changes =
  '(?:change|set|make|update|move|raise|lower|adjust|edit|increase|decrease|reduce|bump|put|modify|switch|shift|cut|trim|push|pull|delay|advance|reschedule|send|bring|deliver|get)(?: up| down)?(?! (?:me|us) )(?= )';
const changesInHindi = `(?:(?:set|change|badal|badha|badhakar|ghata|ghatakar|update) ?)?(?:kar|karo|kro|kardo|krdo|karna|karein|rakh|rakho|rakhna|badlo|badal|set|bhejo|bhejna|bhej)${kar}$`;
const way = '(whatsapp|telegram|slack|e-?mail|mail)';

const channelNamed = (said: string | undefined): AlertChannel | undefined =>
  said === undefined ? undefined : said === 'whatsapp' || said === 'telegram' || said === 'slack' ? said : 'email';

function changedTo(plain: string, kind: KeptKind): KeptOrder | undefined {
  const text = new OrderText(plain);
  const isHeard =
    text.takeAny(`^${changes}`) ??
    text.takeAny(changesInHindi) ??
    text.takeAny(
      '(?:should|must|needs? to|has to) (?:fire|trigger|go off|ring|start|kick in|tell me|warn me|alert me)',
    ) ??
    text.find('(?:should|must|needs? to|has to) (?:come|be sent|arrive|go out|reach me|be)');
  if (isHeard === undefined || otherNoun(text, kind) || makesOne.test(plain)) return undefined;
  return kind === 'alert' ? alertChanged(text) : scheduleChanged(text);
}

/** "Add Priya to the Monday schedule": somebody else is to get it as well. */
export function addsSomebody(typed: string, kind: KeptKind): boolean {
  const noun = kind === 'alert' ? alertNoun : `(?:${scheduleNoun}|(?:${rhythm} )(?:${looseNoun}|reports?))`;
  return new RegExp(
    `^(?:add|include|cc|copy|loop in|put|keep) (?!(?:an?|the|another|one|more|new) )(?:[^ ]+ ){1,4}?(?:to|in|on|into) (?:(?!on |to )[^ ]+ ){0,3}?${noun}$|^(?:[^ ]+ ){1,3}ko (?:bhi )?(?:[^ ]+ ){0,3}?${noun} (?:mein|me) (?:bhi )?(?:jod|add|daal|shaamil|shamil)`,
  ).test(withoutFillers(typed));
}

/** "Set up an alert for …", "send an email …", "alert me when …": something new. */
const makesOne = new RegExp(
  `(?:^| )(?:an?|ek|new|naya|another|up)(?: an?| new)? (?:[^ ]+ ){0,2}?(?:${alertNoun}|${scheduleNoun}|${looseNoun})(?= |$)|(?:^| )(?:when|whenever|if|jab|agar)(?: |$)`,
);

function alertChanged(text: OrderText): KeptOrder | undefined {
  const noun = text.takeAny(alertNoun)?.[0];
  if (noun === undefined) return undefined;
  text.takeAny(
    `(?:rather than|instead of|and not|not) (?:(?:on|by|via) )?(?:my )?${way}|${way} (?:ki|ke) (?:jagah|bajaye|badle)`,
  );
  const channel = channelNamed(
    (
      text.takeAny(`(?:by|on|via|over|through|to) (?:my )?${way}(?: instead)?`) ?? text.takeAny(`${way} (?:par|pe|se)`)
    )?.[1],
  );
  const digits = new OrderText(withDigits(text.plain));
  digits.takeAny(
    `${amount}(?: ?(?:%|percent))? (?:ki|ke) (?:jagah|bajaye|bajay|badle)|(?:instead of|rather than|not) ${amount}(?: ?(?:%|percent))?`,
  );
  digits.takeAny(`from ${amount}(?: ?(?:%|percent))?`);
  const joined = '(?:to|at|for|as|above|below|over|under|se|par|pe|ko)';
  // "Bump it by 100": from what, only the alert knows.
  if (digits.find(`by ${amount}`) && !digits.find(`to ${amount}`)) return undefined;
  const bound =
    digits.takeAny(`(?:${joined} )+${amount}(?: ?(?:%|percent))?(?: (?:par|pe|se|instead))*`) ??
    digits.takeAny(`${amount}(?: ?(?:%|percent))?(?: (?:par|pe|se|instead))*$`);
  const value = amountOf(bound?.[1], bound?.[2]);
  if (channel === undefined && value === undefined) return undefined;
  digits.takeAny('(?:badha|ghata|badhakar|ghatakar|badhake|ghatake)(?: kar| karke| ke)?');
  while (digits.takeAny("(?:limit|threshold|level|bound|value|number|amount|kar|ki|ka|ke|ko|'s)$"));
  const which = nameOf(digits.plain, noun.endsWith('s'));
  return {
    do: 'change',
    which,
    to: '',
    ...(value === undefined ? {} : { value }),
    ...(channel === undefined ? {} : { channel }),
  };
}

/** What stands before the thing names it, what stands after it says what it is to be. */
function scheduleChanged(text: OrderText): KeptOrder | undefined {
  text.takeAny(
    '[^ ]+(?: baje| am| pm)? (?:ki|ke) (?:jagah|bajaye|bajay|badle)|(?:instead of|rather than) [^ ]+(?: am| pm)?',
  );
  while (
    text.find('(?:messages?|msgs?|mails?|e-?mails?|updates?|summary|digests?)') &&
    text.takeAny('(?:wal[aei]|waal[aei])')
  );
  const noun =
    text.find(scheduleNoun) ??
    (text.find(rhythm) === undefined ? undefined : text.find(`(?<!(?:by|on|via|over|through|to|as) )${looseNoun}`));
  if (noun === undefined) return undefined;
  const before = text.plain.slice(0, noun.index).trim();
  // "Send this one daily": what was just told.
  if (/^ones?$/.test(noun[0]) && nameOf(before, false) === '?') return undefined;
  const after = text.plain.slice(noun.index + noun[0].length).trim();
  const of = /^(?:of|for|about) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)(.+?) (?:to|at|on) (.+)$/.exec(after);
  const to = (of?.[2] ?? after)
    .replace(
      /^(?:(?:should|must|needs? to|has to) (?:come|be sent|arrive|go out|reach me|be) )?(?:to|at|for|on|ko|by|via|over|through|from .+? to) /,
      '',
    )
    .replace(/ (?:instead|par|pe|ka|ko)$/, '');
  if (to === '') return undefined;
  return {
    do: 'change',
    which: nameOf(`${before} ${of?.[1] ?? ''}`.trim(), noun[0].endsWith('s')),
    to: /^\d{1,2}$/.test(to) ? `at ${to}` : to,
  };
}
