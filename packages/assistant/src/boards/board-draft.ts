/** From the words of an order to what is kept: requests with days that move along where nothing is lost by it, otherwise the words themselves. */
import type { KeptQuestion } from '@tillsight/contract/boards';
import { keptDaysOf } from '@tillsight/metrics/kept-request';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { ReadFigures } from '../alerts/alert-draft.ts';
import type { Turn } from '../conversation.ts';
import { draftOf } from '../draft-of.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { isPlain, keptFrom } from '../kept-figures.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { BoardOrder } from './board-order.ts';
import type { BoardWish } from './read-wish.ts';

export async function boardDraft(wish: BoardWish, context: Context, read: ReadFigures): Promise<Draft> {
  const { boards } = sentencesFor(context.shop);
  if (wish.do === 'cannot') return spoken('act', boards.cannot.another);
  const order = wish.do === 'keep' ? await keepingOf(wish, context, read) : wish;
  if (typeof order === 'string') return spoken('act', boards.cannot[order]);
  return { ...spoken('act', boards.notHere), boardOrder: order };
}

type Refusal = 'nothing' | 'unclear' | 'apart';

async function keepingOf(
  { whose, subject }: Extract<BoardWish, { do: 'keep' }>,
  context: Context,
  read: ReadFigures,
): Promise<BoardOrder | Refusal> {
  const kept = subject === undefined ? await lastAnswer(context, read) : await questionNamed(subject, context, read);
  return typeof kept === 'string' ? kept : { do: 'keep', whose, ...kept };
}

const longestQuestion = 300;

/** What there is an answer with figures to, or will be once its platform is connected. */
const answers = /^(?:figures|summary|explain|forecast|reconcile|advise|no-source)$/;

async function questionNamed(question: string, { shop }: Context, read: ReadFigures): Promise<KeptQuestion | Refusal> {
  const alone = await readAlone(question, read);
  if (alone === undefined) return 'unclear';
  const { intent, requests } = alone;
  return { question: question.slice(0, longestQuestion), requests: keptIn(intent, requests, shop) };
}

/** A question that goes on from others is kept by what it was understood to ask, as its words alone ask something else. */
async function lastAnswer({ turns, shop }: Context, read: ReadFigures): Promise<KeptQuestion | Refusal> {
  const turn: Turn | undefined = turns.findLast(({ behaviour }) => behaviour !== 'act' && behaviour !== 'chat');
  if (turn === undefined || /^(?:clarify|refuse|off-topic|define)$/.test(turn.behaviour)) return 'nothing';
  return keptTurn(turn, shop, read);
}

export async function keptTurn(turn: Turn, shop: Context['shop'], read: ReadFigures): Promise<KeptQuestion | 'apart'> {
  const question = turn.question.slice(0, longestQuestion);
  const alone = await readAlone(turn.question, read);
  const isAlone = alone !== undefined && alone.requests.every((request, at) => isSame(request, turn.requests[at]));
  if (alone !== undefined && isAlone) return { question, requests: keptIn(alone.intent, alone.requests, shop) };
  if (!/^(?:answer|assume|partial)$/.test(turn.behaviour) || turn.requests.length === 0) return 'apart';
  const today = dayAt(shop.now, shop.timeZone);
  const requests = keptFrom(turn.requests, ({ period }) => keptDaysOf(period, today));
  return requests === undefined ? 'apart' : { question, requests };
}

const isSame = (one: MetricRequest, other: MetricRequest | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function readAlone(question: string, read: ReadFigures) {
  const found = await read(question);
  if (found === undefined || !answers.test(found.intent.act)) return undefined;
  const { requests, behaviour } = await draftOf(found.intent, found.context);
  return /^(?:clarify|refuse|off-topic|define|chat|act)$/.test(behaviour)
    ? undefined
    : { intent: found.intent, requests };
}

/** Null where the words say more than requests can hold. */
function keptIn(intent: Intent, requests: readonly MetricRequest[], shop: Context['shop']): KeptQuestion['requests'] {
  if (intent.act !== 'figures' || !isPlain(intent) || hasManner(intent) || requests.length === 0) return null;
  const today = dayAt(shop.now, shop.timeZone);
  const { when } = intent.ask;
  return keptFrom(requests, ({ period }) => keptDaysOf(period, today, when?.unit)) ?? null;
}

/** Says how it was read, not how the figures are told. */
const ofTheTalk: ReadonlySet<string> = new Set(['unread', 'carried', 'continued', 'idle', 'dated']);

/** How the figures are told: as a yes or no, a share, a count, one row. */
function hasManner({ ask, also, notes }: Extract<Intent, { act: 'figures' }>): boolean {
  const told = Object.entries(notes).filter(([key]) => !ofTheTalk.has(key));
  return (
    told.some(([, value]) => value !== undefined && value !== false) ||
    [ask, ...also].some(({ base }) => base !== undefined)
  );
}
