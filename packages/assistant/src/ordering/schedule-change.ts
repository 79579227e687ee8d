/** "The 8 am stock mail should come at 7 instead": other days, another time or another way for what is sent. */
import { OrderText } from '../schedules/order-text.ts';
import { keptName } from './kept-name.ts';
import { looseNoun, makesOne, otherNoun, rhythm, scheduleNoun, type KeptOrder } from './kept-nouns.ts';

const kar =
  '(?: (?:kar|karo|kro|krdo|kardo|karna|kariye|kijiye|kijiyega|karein|do|dena|dijiye|dijiyega|dein|de|lo|rakho|rakhna|jaye|hi|na))*';
const changes =
  '(?:change|set|make|update|move|raise|lower|adjust|edit|increase|decrease|reduce|bump|put|modify|switch|shift|cut|trim|push|pull|delay|advance|reschedule|send|bring|deliver|get)(?: up| down)?(?! (?:me|us) )(?= )';
const changesInHindi = `(?:(?:set|change|badal|badha|badhakar|ghata|ghatakar|update) ?)?(?:kar|karo|kro|kardo|krdo|karna|karein|rakh|rakho|rakhna|badlo|badal|set|bhejo|bhejna|bhej)${kar}$`;

const opening =
  '^(?:(?:from now on|from today|from tomorrow|kal se|aaj se|ok|okay|haan|yes|hey|and|also|now|then|so|just|kindly|can you|could you|will you|would you|can we|you can|why not|(?:i|we) (?:would )?(?:want|like|need)(?: you)? to|let us|lets|i think|from now on|ab se|zara) ?)+';
/** "Can the refunds alert come on Slack instead". */
const mayItCome =
  /^(?:can|could|should|may|let) (?:the|my|our) (.+?) (?:come|go|go out|be sent|be|arrive|be delivered|reach me)(?= )/;

const everyOne = /(?:^| )(?:all|every|everything|each|sab|sabhi|saare|saari|sare|sari|saara|poore|dono|both)(?= |$)/g;
const newest = /(?:^| )(?:last|latest|newest|recent|most|pichhla|pichla|pichle|aakhri|akhri)(?= |$)/g;

const named = (text: string, isSeveral: boolean): string =>
  keptName(text.replaceAll(everyOne, '').replaceAll(newest, ''), {
    isSeveral,
    isAll: text.search(everyOne) >= 0,
    isNewest: text.search(newest) >= 0,
  });

/** "(Put) the Monday sales on Slack": days name it well enough. */
function changedByName(plain: string): KeptOrder | undefined {
  const said = new RegExp(
    `^((?:the |my |our )?(?:${rhythm}) .+?) (?:to|on|at|onto) ((?:\\d|half|quarter|${rhythm}|whatsapp|telegram|slack|e-?mail|mail).*)$`,
  ).exec(plain.replace(/ from (?:next|this) week$/, ''));
  const [, which = '', to] = said ?? [];
  return to === undefined
    ? undefined
    : { do: 'change', which: named(which, false), to: /^\d{1,2}$/.test(to) ? `at ${to}` : to };
}

/** What stands before the thing names it, what stands after it says what it is to be. */
export function readScheduleChange(plain: string): KeptOrder | undefined {
  const text = new OrderText(plain.replaceAll(/,(?= |$)/g, '').replace(mayItCome, 'send $1'));
  text.takeAny(opening);
  text.takeAny('(?:from now on|from today|from tomorrow|going forward|hereafter|ab se|aage se|aaj se|kal se)$');
  const isHeard =
    text.find('(?:ki|ke) (?:jagah|bajaye|bajay|badle)') ??
    text.takeAny(`^${changes}`) ??
    text.takeAny(changesInHindi) ??
    text.find('(?:should|must|needs? to|has to) (?:come|be sent|arrive|go out|reach me|be)');
  if (isHeard === undefined || otherNoun(text, 'schedule') || makesOne.test(plain)) return undefined;
  const isReplaced =
    text.takeAny(
      '[^ ]+(?: baje| am| pm)? (?:ki|ke) (?:jagah|bajaye|bajay|badle)|(?:instead of|rather than|and not) (?:at |on )?[^ ]+(?: am| pm)?',
    ) !== undefined;
  while (
    text.find('(?:messages?|msgs?|mails?|e-?mails?|updates?|summary|digests?)') &&
    text.takeAny('(?:wal[aei]|waal[aei])')
  );
  const noun =
    text.find(scheduleNoun) ??
    (text.find(rhythm) === undefined ? undefined : text.find(`(?<!(?:by|on|via|over|through|to|as) )${looseNoun}`));
  if (noun === undefined) return changedByName(text.plain);
  const before = text.plain.slice(0, noun.index).trim();
  // "Google wala kharcha roz shaam 6 baje bhejna" is something new.
  const isKnown = /schedul/.test(noun[0]) || isReplaced || new RegExp(`(?:^| )${rhythm}(?= |$)`).test(before);
  if (!isKnown) return undefined;
  // "Send this one daily": what was just told.
  if (/^ones?$/.test(noun[0]) && named(before, false) === '?') return undefined;
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
    which: named(`${before} ${of?.[1] ?? ''}`.trim(), noun[0].endsWith('s')),
    to: /^\d{1,2}$/.test(to) ? `at ${to}` : to,
  };
}
