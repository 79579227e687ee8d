/** Questions on a messenger: the wake phrase opens a conversation, and everything in it goes through the chat's own door. */
import { questionLimit } from '@tillsight/contract/chat';
import type { Language } from '@tillsight/contract/language';
import { product } from '@tillsight/contract/product';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import {
  answerLastAgain,
  askQuestion,
  asksHow,
  languageFor,
  languageOf,
  nextQuestionOf,
  type ChatDeps,
} from '../chat/chat.ts';
import { bubbleOf } from './chat-text.ts';
import type { ReportSent } from './sent-reports.ts';
import { talkReplies } from './talk-replies.ts';

/** A question that one tap asks. */
export type Choice = { label: string; question: string };

export type Spoken = { text: string; choices: Choice[] };

/** Somebody we know, on a messenger. */
export type Talk = {
  caller: Caller;
  /** How long nobody needs to be called by name. */
  talkUntil: Date | null;
  /** Everything that is written here is for Sierra. */
  isHers: boolean;
  keepTalking: (until: Date) => Promise<void>;
  showTyping: () => Promise<void>;
};

export type Written = {
  text: string;
  /** What the button carried that was tapped. */
  tap: string | null;
  /** The hash of the message of ours that it quotes or whose button it is. */
  replyTo: Buffer | null;
};

export type Said = {
  written: Written;
  /** The report it is a reply to. */
  about: ReportSent | null;
  /** The report that came last, for questions that name a line without being a reply. */
  latest: () => Promise<ReportSent | null>;
  /** Whether a report was sent to this person after an instant. */
  hasReport: (since: number) => Promise<boolean>;
};

const talkMs = 30 * 60_000;

/** The whole message, in the languages people write here. */
const thanks =
  /^\W*(thank(s| ?you| u)?( so much| a lot| sierra)?|thx|ty|great|nice|perfect|super|ok(ay)?|cool|got it|shukriya|dhanyava+d|धन्यवाद|शुक्रिया)\W*$/iu;

export async function answerTo(deps: ChatDeps, talk: Talk, said: Said): Promise<Spoken> {
  const { written, about, latest } = said;
  const { question, isAddressed } = readQuestion(written, talk.isHers);
  const spoken = (kind: keyof (typeof talkReplies)['english']) => fixedReply(deps, talk.caller, { kind, to: question });
  const isGoingOn = isTalking(deps, talk);
  if (!isAddressed && !isGoingOn && thanks.test(question)) return spoken('thanks');
  if (!isAddressed && !(await isListening(deps, talk, said))) return spoken('wake');
  await keepTalking(deps, talk);
  if (question === '') return spoken('listening');
  await talk.showTyping();
  // "How?" in a talk is about what was said last, and otherwise about the report that came.
  const isOfReport = namedLine.test(question) || (!isGoingOn && (asksHow(question) || asksWhy.test(question)));
  const report = about ?? (isOfReport ? await latest() : null);
  return ask(deps, talk.caller, report === null ? question : withReport(question, report));
}

type Fixed = { kind: keyof (typeof talkReplies)['english']; to: string };

/** In the language of the talk. */
export async function fixedReply(deps: ChatDeps, caller: Caller, { kind, to }: Fixed): Promise<Spoken> {
  const language = await languageFor(deps, caller, to);
  return { text: talkReplies[language][kind], choices: [] };
}

/** A reply to a report, a talk that goes on, or a report that has just come: nobody needs to be called by name. */
async function isListening(deps: ChatDeps, talk: Talk, { about, hasReport }: Said): Promise<boolean> {
  return about !== null || isTalking(deps, talk) || (await hasReport(deps.now() - talkMs));
}

export function isTalking({ now }: ChatDeps, { talkUntil }: Talk): boolean {
  return talkUntil !== null && talkUntil.getTime() > now();
}

/** For so long no wake phrase is needed. */
export function keepTalking({ now }: ChatDeps, talk: Talk): Promise<void> {
  return talk.keepTalking(new Date(now() + talkMs));
}

/** What the first bubble of the last answer left out. */
export async function restOfAnswer(deps: ChatDeps, caller: Caller): Promise<string> {
  const reply = await answerLastAgain(patient(deps), caller);
  return reply === null ? '' : bubbleOf(toldIn(reply), 'rest', reply.language).text;
}

/** A message is sent once, so that what a platform's minute holds back is waited for; half an answer is none. */
const patient = (deps: ChatDeps): ChatDeps => ({ ...deps, onPart: () => true });

type Told = { response: string; links?: readonly { label: string; address: string }[] };

/** A link stands in its own line, as it is. */
const toldIn = ({ response, links = [] }: Told): string =>
  [response, ...links.map(({ label, address }) => `${label}: ${address}`)].join('\n');

async function ask(deps: ChatDeps, caller: Caller, question: string): Promise<Spoken> {
  try {
    const reply = await askQuestion(patient(deps), caller, question.slice(0, questionLimit));
    const { text, hasMore } = bubbleOf(toldIn(reply), 'first', reply.language);
    return hasMore
      ? { text, choices: [] }
      : { text: withNext(text, nextQuestionOf(reply), reply.language), choices: reply.alternatives };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests')
      return fixedReply(deps, caller, { kind: 'tooMany', to: question });
    // Somebody waits for an answer; that there is none is one too.
    deps.log.error({ err: error }, 'A question on a messenger could not be answered.');
    return { text: talkReplies[languageOf(question, [])].failed, choices: [] };
  }
}

const wake = new RegExp(`^\\W*${product.wakePhrase.replaceAll(' ', '[\\s,]+')}\\b[\\s,.:;!?–-]*`, 'i');
const tapped = 'ask:';

function readQuestion({ text, tap }: Written, isHers: boolean): { question: string; isAddressed: boolean } {
  if (tap?.startsWith(tapped) === true) return { question: tap.slice(tapped.length), isAddressed: true };
  const said = text.trim();
  return wake.test(said)
    ? { question: said.replace(wake, '').trim(), isAddressed: true }
    : { question: said, isAddressed: isHers };
}

/** What the button of a choice carries. */
export const tapOf = ({ question }: Choice): string => `${tapped}${question.trim()}`;

const before = 'is|are|was|were|did|does|has|why|about|explain|compare|to|of|and|or|number|no|line|figure|metric';
const after =
  'up|down|so|low|lower|high|higher|better|worse|not|zero|and|or|going|chang|dr[oi]p|fall|fell|ris|rose|grow|grew|increas|decreas|ky[ou]u?n?|ko kya';

/** A number that stands where a name would, as in "why is 3 down?"; that of "the top 3 products" does not. */
const namedLine = new RegExp(
  `(?<=(?:^|#|\\b(?:${before})\\s{1,3}#?))(\\d{1,2})(?=\\s*(?:$|[?!.,](?!\\d)|क्यों|को क्या|\\b(?:${after})))`,
  'i',
);

const someDays =
  /\b(today|yesterday|days?|weeks?|months?|quarters?|years?|since|last|this|aaj|kal|haft[ae]|mahin[ae]|saal|\d{4})\b|आज|कल|हफ़्त|हफ्त|महीन|साल/i;

/** The whole message: of an alert it stands for a question that names its figure. */
const asksWhy = /^(?:but |par |lekin )?(?:why(?: so| is that)?|kyun?|kyon|क्यों|क्यूँ)[\s?!.]*$/iu;

/** It is about the report's line and its days. */
function withReport(question: string, { names, days, wish }: ReportSent): string {
  if (wish?.why !== undefined && asksWhy.test(question)) return wish.why[languageOf(question, [])];
  // An alert, or a board: it has no lines of its own.
  if (wish !== undefined && names.length === 0) return question;
  if (asksHow(question)) return `how did you get ${names.slice(0, 3).join(', ')} ${days.english}?`;
  const named = question.replaceAll(new RegExp(namedLine, 'gi'), word => names[Number(word) - 1] ?? word);
  const hasDays = someDays.test(named);
  return hasDays ? named : `${named.replace(/(?<![?!.\s])[?!.\s]+$/, '')} ${days[languageOf(question, [])]}?`;
}

/** Where the body of a message with buttons ends. */
const longestBody = 1_024;

/** The next question as a line that may be agreed to, for who answers by typing. */
function withNext(text: string, next: string | undefined, language: Language): string {
  if (next === undefined) return text;
  const whole = `${text}\n\n${next} ${talkReplies[language].forNext}`;
  return whole.length <= longestBody ? whole : text;
}
