/** From the words of an order to what is kept: what is sent is read as a question would be. */
import type { KeptDays, KeptRequest } from '@tillsight/contract/kept-request';
import type { Cadence } from '@tillsight/contract/schedules';
import { keptDaysOf } from '@tillsight/metrics/kept-request';
import { dayAt } from '@tillsight/metrics/period';
import type { MetricRequest } from '@tillsight/metrics/request';
import { boardNameOf } from '../boards/board-order.ts';
import { boundTo, wholeReader, type ReadFigures } from '../alerts/alert-draft.ts';
import type { Turn } from '../conversation.ts';
import { draftOf } from '../draft-of.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import { isPlain, keptFrom } from '../kept-figures.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { MakingWish } from './read-making.ts';
import type { ScheduleWish } from './read-order.ts';
import { titleOfSending } from './tell-schedule.ts';
import type { ScheduleOrder } from './schedule-order.ts';

export async function scheduleDraft(wish: ScheduleWish, context: Context, read: ReadFigures): Promise<Draft> {
  const { schedules, alerts } = sentencesFor(context.shop);
  if (wish.do === 'cannot') return spoken('act', schedules.cannot[wish.why]);
  if (wish.do === 'unread') return spoken('act', alerts.unread(wish.words));
  const { reading, unread } = wholeReader(read);
  const order = wish.do === 'make' ? await orderOf(wish, context, reading) : wish;
  const words = order === 'unclear' ? unread() : undefined;
  if (words !== undefined) return spoken('act', alerts.unread(words));
  if (typeof order === 'string') return spoken('act', schedules.cannot[order]);
  if ('said' in order) return spoken('act', `${order.said} ${schedules.nothingSet}`);
  const wished =
    order.do === 'make' ? { title: titleOfSending(order, context.shop), when: schedules.when(order) } : undefined;
  return { ...spoken('act', schedules.notHere(wished)), scheduleOrder: order };
}

type Making = Extract<ScheduleOrder, { do: 'make' }>;
/** `said`: why there are no such figures. */
type Refusal = 'nothing' | 'unclear' | 'unkept' | 'condition' | 'missing' | { said: string };

async function orderOf(wish: MakingWish, context: Context, read: ReadFigures): Promise<Making | Refusal> {
  const { cadence, time, channel, others, only, board } = wish;
  const rest = { cadence, time, ...(channel ? { channel } : {}), ...(others ? { others } : {}) };
  if (board !== undefined) return { do: 'make', requests: [], board: boardNameOf(board, context.shop.role), ...rest };
  const usual = usualDays(cadence, time);
  const requests =
    wish.subject === undefined
      ? await requestsInView(context, { usual, read })
      : await requestsNamed(wish.subject, context, { usual, read });
  if (typeof requests === 'string' || 'said' in requests) return requests;
  if ('question' in requests) return only ? 'condition' : { do: 'make', requests: [], ...requests, ...rest };
  const [first] = requests;
  if (only?.subject !== undefined && !(await isAbout(first, only.subject, read))) return 'condition';
  const condition = only && first && boundTo(only, first);
  if (only && (!condition || condition.kind === 'share')) return 'condition';
  return { do: 'make', requests, ...rest, ...(condition ? { condition } : {}) };
}

/** "Sales by city, only if sales moved by 10%": the figure that is sent, and no other. */
async function isAbout(sent: KeptRequest | undefined, subject: string, read: ReadFigures): Promise<boolean> {
  const found = await read(subject);
  if (found?.intent.act !== 'figures') return false;
  const [request] = (await draftOf(found.intent, found.context)).requests;
  return request !== undefined && request.metrics[0] === sent?.metrics[0] && (request.where ?? []).length === 0;
}

const evening = '18:00';

/** Where no days are named: those that have passed since the time before. */
function usualDays(cadence: Cadence, time: string): KeptDays {
  if (cadence.kind === 'monthly') return cadence.day === 1 ? 'last-month' : { last: 30 };
  const { weekdays } = cadence;
  if (weekdays.length > 3) return time >= evening ? 'today' : 'yesterday';
  return weekdays.length === 1 && weekdays[0] === 1 ? 'last-week' : { last: 7 };
}

/** `question`: what no request with days that move along can hold, so that its words are read anew each time. */
type Sent = KeptRequest[] | { question: string };

/** Which months they are of, and how far each has come, moves along by itself. */
const isOfCohorts = ({ course }: MetricRequest): boolean => course?.as === 'kept' || course?.as === 'so-far';

type Around = { usual: KeptDays; read: ReadFigures };

async function requestsNamed(subject: string, { shop }: Context, { usual, read }: Around): Promise<Sent | Refusal> {
  const found = await read(
    subject.replace(ofTheWeek, 'is $1 ').replace(stockList, 'stock by product').replace(untilNow, 'aaj ki '),
  );
  if (found === undefined) return 'unclear';
  const { intent } = found;
  if (intent.act === 'no-source' || intent.act === 'no-data') return saidBy(await draftOf(intent, found.context));
  if (intent.act !== 'figures' && intent.act !== 'summary') return 'unclear';
  const { ask } = intent;
  const draft = await draftOf(intent, found.context);
  const { requests, behaviour, issues } = draft;
  if (requests.some(isOfCohorts)) return issues.length > 0 ? 'missing' : { question: subject };
  if (!isPlain(intent)) return 'unkept';
  if (requests.length === 0 && behaviour.startsWith('no-')) return saidBy(draft);
  if (issues.length > 0) return 'missing';
  const today = dayAt(shop.now, shop.timeZone);
  const daysOf = ({ period }: MetricRequest): KeptDays | undefined =>
    ask.when ? keptDaysOf(period, today, ask.when.unit) : usual;
  return requests.length === 0 ? 'unclear' : (keptFrom(requests, daysOf) ?? 'unkept');
}

/** "Ab tak ki sale" of a day's message is of that day. */
const untilNow = /^(?:aaj )?(?:ab|abhi) tak (?:ki |ka |ke )?/iu;
const stockList =
  /^(?:stock|inventory|स्टॉक)(?: (?:ki|की))? (?:list|लिस्ट)$|^(?:the |a )?list of (?:the |my |our )?(?:stock|inventory)$/iu;
/** "Hafte ke top 5 products", said of what comes once a week: of the one that runs. */
const ofTheWeek = /^((?:hafte|mahine|हफ़्ते|हफ्ते|महीने) (?:ke|ki|ka|के|की|का)) /u;

const saidBy = async (draft: Draft): Promise<Refusal> => ({
  said: (await draft.write([], () => Promise.resolve([]))).response,
});

/** "Send me this": the figures that were told last. */
async function requestsInView({ turns, shop }: Context, { usual, read }: Around): Promise<Sent | Refusal> {
  const turn: Turn | undefined = turns.findLast(({ behaviour }) => behaviour !== 'act' && behaviour !== 'chat');
  if (turn === undefined || turn.requests.length === 0) return 'nothing';
  if (!/^(?:answer|assume|partial)$/.test(turn.behaviour)) return 'unkept';
  const found = await read(turn.question);
  if (found?.intent.act === 'figures' && turn.requests.some(isOfCohorts)) {
    const alone = await draftOf(found.intent, found.context);
    return JSON.stringify(alone.requests) === JSON.stringify(turn.requests) ? { question: turn.question } : 'unkept';
  }
  if (found?.intent.act === 'figures' && !isPlain(found.intent)) return 'unkept';
  const today = dayAt(shop.now, shop.timeZone);
  return keptFrom(turn.requests, ({ period }) => keptDaysOf(period, today) ?? usual) ?? 'unkept';
}
