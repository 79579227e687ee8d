/** "Keep this on my board", "mera board dikhao": orders about boards, by their form. What is kept is left to the reader of questions. */
import { assignableRoles } from '@tillsight/contract/role';
import { OrderText } from '../schedules/order-text.ts';
import type { BoardOrder, Whose } from './board-order.ts';

/** No subject: what was answered last. */
export type BoardWish =
  | { do: 'keep'; whose: Whose; subject?: string }
  /** It is understood, and nothing here does it: boards besides one's own and one's role's, tiles called otherwise. */
  | { do: 'cannot' }
  | Exclude<BoardOrder, { do: 'keep' }>;

/** Longer texts are no orders; the forms below take their time. */
const longest = 300;
const mayBeOne = /board|बोर्ड|\bpin\b|पिन|\bsave\b|unpin|\btile\b/iu;

const roleNames = assignableRoles.join('|');
const owner =
  "(?:my|our|the|own|team|team's|shared|common|dashboard|mere|mera|meri|apne|apna|hamare|hamara|sabke|ka|ke)";
const ofRole = `(?: of (?:the |our )?(?:team|${roleNames})(?: team)?)?`;
/** Never a board that is sold: only words of whose it is stand before it. */
const board = `(?:${owner} )*(?:(?:${roleNames}) (?:team(?:'s)? )?(?:ke |ka )?)?(?:dash)?board${ofRole}`;
const named = `(?:${owner} )+(?:(?:${roleNames}) (?:team(?:'s)? )?)?board${ofRole}`;
/** Where what is kept stands right before it: "kal ki sales board par" is no board of sales. */
const boardAfter = `(?:${owner} )*(?:(?:${roleNames}) (?:team(?:'s)? )?(?:ke|ka) )?(?:dash)?board`;

function whoseOf(text: string): Whose {
  const role = assignableRoles.find(each => new RegExp(`(?:^| )${each}(?: |$)`).test(text));
  return role ?? (/(?:^| )(?:our|team|team's|shared|common|hamare|hamara|sabke)(?: |$)/.test(text) ? 'role' : 'own');
}

/** Nothing but a board, whosever it is. */
export function boardSaid(plain: string): Whose | undefined {
  return new RegExp(`^(?:(?:this|that|yeh|ye|is) )?${board}(?: ko)?$`, 'u').test(plain) ? whoseOf(plain) : undefined;
}

const polite =
  '(?:(?:please|pls|kindly|sierra|hey|hi|hello|ok|okay|and|also|now|zara|bas|(?:can|could|will|would) you|(?:can|could|may) (?:i|we)(?= (?:see|have|open))|let (?:me|us)(?= see)) ?)+';

export function readBoardWish(typed: string): BoardWish | undefined {
  if (typed.length > longest || !mayBeOne.test(typed)) return undefined;
  const [, order, subject] = withSubjectBehind.exec(typed) ?? [];
  const wish = order === undefined ? undefined : readBoardWish(order);
  return wish?.do === 'keep' && wish.subject === undefined && subject ? { ...wish, subject } : readOne(typed);
}

/** "Keep this on my board: sales by city last week". */
const withSubjectBehind = /^(.*(?:board|बोर्ड)(?: (?:par|pe|पर)(?: [^ ]+){1,3}?)?)\s*(?::|-|–)\s+(.+)$/isu;

function readOne(typed: string): BoardWish | undefined {
  const text = new OrderText(typed);
  text.takeAny(`^${polite}`);
  text.takeAny('(?:please|pls|thanks|thank you|na|ji)$');
  if (another.test(text.plain)) return { do: 'cannot' };
  return readWhole(text.plain) ?? readPart(text) ?? (ofAnother.test(text.plain) ? { do: 'cannot' } : undefined);
}

/** "Put sales by city on the ops board": there is one's own and one's role's, and no other. */
const ofAnother =
  /^(?:keep|pin|add|put|save|stick|place) (?!(?:an?|the|new|another) (?:[^ ]+ )?(?:dash)?board).+ (?:on|onto|to) (?:the|my|our) (?:[^ ]+ ){1,2}(?:dash)?board$/u;

const another =
  /^(?:make|create|add|start|open|set up|build) (?:me )?(?:a|an|another|one more|new|a new|ek|ek naya) (?:new )?(?:[^ ]+ ){0,2}(?:dash)?board(?: |$)|^(?:ek )?(?:naya|nayi) (?:dash)?board bana|^(?:rename|call|name) (?:the |my |our |first |second |last |this )*(?:tile|board|chart)(?: |$)/;

const kar = '(?: (?:kar|karo|kar do|karo na|kar dena|kar dijiye|kijiye))?';

/** Orders that are about the board as a whole. */
const wholes: [heard: string, wish: BoardWish['do'], which?: string][] = [
  [`(?:clear|empty|reset) ${board}`, 'remove', '*'],
  [
    `(?:remove|delete|take|clear) (?:everything|all|all (?:the )?tiles|all of it) (?:from|off|on) ${board}`,
    'remove',
    '*',
  ],
  [`${board} (?:ko )?(?:khali|saaf|clear)${kar}`, 'remove', '*'],
  [
    `(?:what(?:'s| is| all is)?|which (?:tiles|questions|answers) are|what are the tiles) (?:kept |pinned )?on ${board}`,
    'list',
  ],
  [`what (?:do (?:i|we) have|have (?:i|we) (?:kept|pinned)) on ${board}`, 'list'],
  [`(?:list|name) (?:all )?(?:the )?(?:tiles|questions|answers)(?: kept)? (?:on|of|from) ${board}`, 'list'],
  [`${board} (?:par|pe|mein|me) kya(?: kya)? (?:hai|hain|rakha hai)`, 'list'],
  [`(?:stop sharing|unshare|do not share|don't share) ${board}`, 'unshare'],
  [`${board} (?:ko )?share karna band${kar}`, 'unshare'],
  [`share ${board}(?: with (?:the |my |our )?(?:team|everyone|everybody|colleagues))?`, 'share'],
  [`(?:give|get|make|create|copy|send)(?: me| us)? (?:a |the )?link (?:to|for|of) ${board}`, 'share'],
  [`${board} (?:ko )?share${kar}`, 'share'],
  [`${board} ka link (?:do|bhejo|dikhao|chahiye)`, 'share'],
  [`(?:show|open|read|check|see|refresh)(?: me| us)? ${board}`, 'show'],
  [named, 'show'],
  [`${board} (?:dikhao|kholo|batao|dikha do|khol do)`, 'show'],
];

function readWhole(plain: string): BoardWish | undefined {
  for (const [heard, act, which = ''] of wholes) {
    if (!new RegExp(`^${heard}$`, 'u').test(plain)) continue;
    const whose = whoseOf(plain);
    return act === 'remove' ? { do: act, whose, which } : ({ do: act, whose } as BoardWish);
  }
  return undefined;
}

type Part = {
  /** What stands before and after the words in question. */
  before: string;
  after: string;
  wish: (words: string, whose: Whose, around: string) => BoardWish;
};

/** "An updated sales by city tile": the figure is sales by city. */
const figureOf = (words: string): string =>
  words
    .replace(/^(?:an?|the|one) (?:(?:updated|live|new|fresh|daily) )?(?=.)/i, '')
    .replace(/ (?:tiles?|cards?|widgets?|टाइल)$/iu, '');
const keep = (words: string, whose: Whose): BoardWish =>
  pointsAtThat.test(words) ? { do: 'keep', whose } : { do: 'keep', whose, subject: figureOf(words) };
/** "The refunds tile", "city wala". */
const tileOf = (words: string): string =>
  words
    .replace(/^(?:the|my|our|that|this) /i, '')
    .replace(/(?: (?:tiles?|charts?|cards?|one|question|wala|wali|waala|ka|on|वाला|वाली|टाइल))+$/iu, '');
const remove = (words: string, whose: Whose): BoardWish => ({ do: 'remove', whose, which: tileOf(words) });
const move = (words: string, whose: Whose, around: string): BoardWish => ({
  do: 'move',
  whose,
  which: tileOf(words),
  to: /(?:bottom|last|end|neeche|aakhir)/.test(around) ? 'last' : 'first',
});

const pointsAtThat =
  /^(?:this|it|that|these|those|(?:the |your )?last|(?:the )?previous|pichhla|pichla|yeh|ye|ise|isko|inhe|is|yahi|wahi|jawab)(?: (?:one|answer|chart|table|list|figures?|numbers?|question|reply|wala|jawab|ko|bhi|too|also|as well))*$/;
const keeps =
  "(?:keep|pin|add|put|save|stick|place|(?:(?:i|we)(?: would|'d)? )?(?:want|need|like)(?: to have| to see)?)";
const rakho =
  '(?:rakh|rakho|rakhna|rakhiye|daal|dal|daalo|dalo|daalna|laga|lagao|lagana|jod|jodo|jodna|(?:add|pin|save)(?: kar| karo| karna)?)(?: (?:do|dena|dijiye|lo|kar do))?';
const hatao = '(?:hata|hatao|hatana|nikal|nikalo|nikaal|nikaalo|remove kar|remove karo)(?: (?:do|dena|dijiye))?';
const place = '(?:sabse upar|upar|pehle|sabse pehle|sabse neeche|neeche|aakhir mein|aakhri)';

/** The first that fits. */
const parts: Part[] = [
  {
    before: 'move|put|bring',
    after: `(?:to )?(?:the )?(?:top|bottom|first|last|front|end) (?:of|on|in) ${board}`,
    wish: move,
  },
  { before: '', after: `(?:ko )?${boardAfter} (?:mein|me|par|pe) (?:ke )?${place} ${rakho}`, wish: move },
  {
    before: 'take (?:off|down|away|out)|get rid of|clear (?:off|away)|remove|delete|drop|take|unpin',
    after: `(?:from|off|off of|on) ${board}`,
    wish: remove,
  },
  { before: 'unpin', after: '', wish: remove },
  { before: 'take', after: '(?:tiles?|widgets?|charts?|cards?) (?:off|down|away|out)', wish: remove },
  { before: 'take (?:off|down|away|out)|remove|delete|drop', after: '(?:tiles?|widgets?)', wish: remove },
  { before: `${board} (?:par |pe )?se`, after: `(?:ko )?${hatao}`, wish: remove },
  { before: '', after: `(?:ko )?${boardAfter} (?:par |pe )?se ${hatao}`, wish: remove },
  { before: keeps, after: `(?:on|onto|to|in|into) ${board}`, wish: keep },
  { before: `${board} (?:par|pe|pr|mein|me)`, after: rakho, wish: keep },
  { before: '', after: `(?:ko )?${boardAfter} (?:par|pe|pr|mein|me) ${rakho}`, wish: keep },
];

function readPart(text: OrderText): BoardWish | undefined {
  if (/^pin (?:this|it|that)(?: answer| chart| table)?$|^save (?:this|that) (?:answer|chart|table)$/.test(text.plain))
    return { do: 'keep', whose: 'own' };
  if (
    text.find(`^(?:${keeps}(?: (?:it|this|that))? (?:on|onto|to|in) )${board}$`) ??
    text.find(`^${boardAfter} (?:par|pe|pr|mein|me) ${rakho}$`)
  )
    return { do: 'keep', whose: whoseOf(text.plain) };
  for (const { before, after, wish } of parts) {
    if (!text.find(`^(?:${before}) ?.+? ?(?:${after})$`)) continue;
    const around = [
      before === '' ? undefined : text.find(`^(?:${before})`),
      after === '' ? undefined : text.find(`(?:${after})$`),
    ];
    if ((before !== '' && !around[0]) || (after !== '' && !around[1])) continue;
    const said = around.map(match => match?.[0] ?? '').join(' ');
    for (const match of around.toReversed()) if (match) text.take(match);
    return text.rest === '' ? undefined : wish(subjectOf(text), whoseOf(said), said);
  }
  return undefined;
}

/** As it was typed, but what points is known by its plain form. */
const subjectOf = (text: OrderText): string => (pointsAtThat.test(text.plain) ? text.plain : text.rest);
