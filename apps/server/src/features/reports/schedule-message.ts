/** What a schedule sends: its question asked when it is due, in the language and the role of whoever made it. */
import {
  conditionText,
  holds,
  requestHeld,
  requestsDue,
  sentBy,
  titleOfSending,
} from '@tillsight/assistant/schedules/tell-schedule';
import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '@tillsight/assistant/conversation';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { MetricResult } from '@tillsight/metrics/request';
import type { BoardName } from '@tillsight/contract/boards';
import type { Language } from '@tillsight/contract/language';
import { unlinked } from '@tillsight/metrics/plain-name';
import { ProblemError } from '../../infra/problem.ts';
import { mayAsk } from '../alerts/alerts.ts';
import { answerBoard, answerIn, answerKept, boardLines } from '../chat/chat.ts';
import { askNumbers } from '../insights/insights.ts';
import { findSchedule, hasJustHadNone, type ScheduleRow } from '../schedules/schedules.ts';
import { addressOf, buttonMessage, type WhatsAppAccount, type WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { senderOf, templateFor, type Sending } from './compose-message.ts';
import type { ReportDeps } from './delivery-batches.ts';
import { keptMail, plain } from './kept-mail.ts';
import { drawPicture } from './picture-file.ts';
import { headlineOf } from './render-report.ts';
import { pictureOf } from './report-picture.ts';
import { picturedSchedule } from './schedule-picture.ts';
import type { DeliveryTask } from './store.ts';

/** `later`: a platform did not answer, and may soon. `reason`: what the record of the delivery says of it. A template takes at least one figure. */
export type ScheduleSending =
  | { is: 'skip'; reason: string }
  | { is: 'later' }
  | { is: 'send'; sending: Sending; reason: string | null; fitsTemplate: boolean };

const noFigures = 'There were no figures.';

export async function tellSchedule(
  deps: ReportDeps,
  task: DeliveryTask,
  { mayWait }: { mayWait: boolean },
): Promise<ScheduleSending> {
  const schedule = await scheduleOf(deps, task);
  if (schedule === null) return { is: 'skip', reason: 'The schedule was ended.' };
  if (schedule.is_paused) return { is: 'skip', reason: 'The schedule was paused.' };
  if (!mayAsk(task.recipient_role)) return { is: 'skip', reason: 'The recipient no longer has this role.' };
  const told = await toldBy(deps, task, schedule).catch(refusalOf);
  if ('refused' in told) return { is: 'skip', reason: told.refused };
  if (told.isSo === false) return { is: 'skip', reason: 'Its condition was not met.' };
  if (mayWait && (told.isSo === undefined || told.results.some(isMissing))) return { is: 'later' };
  if (hasFigures(told.results)) {
    if (told.isSo === undefined) return { is: 'skip', reason: 'Its condition could not be checked.' };
    return {
      is: 'send',
      sending: sendingOf(deps, task, told),
      reason: null,
      fitsTemplate: told.results.some(({ rows }) => rows.length > 0),
    };
  }
  const before = { scheduleId: schedule.id, before: task.slot, reason: noFigures };
  const isSaid = await deps.db.inOrganization(task.organization_id, trx => hasJustHadNone(trx, before));
  if (isSaid) return { is: 'skip', reason: noFigures };
  told.lines.push(sentencesFor(task).schedules.sent.noFigures);
  const sending = sendingOf(deps, task, { ...told, results: [] });
  return { is: 'send', sending, reason: noFigures, fitsTemplate: false };
}

/** A board of a role that its recipient has no more, or one from which everything was taken. */
function refusalOf(error: unknown): { refused: string } {
  if (error instanceof EmptyBoard) return { refused: 'The board was empty.' };
  if (error instanceof ProblemError && error.code === 'forbidden')
    return { refused: 'The recipient may no longer see this board.' };
  throw error;
}

class EmptyBoard extends Error {}

/** The lines of the message, without what may be answered to it. */
export async function scheduleText(deps: WhatsAppDeps, task: DeliveryTask): Promise<string | null> {
  const schedule = await scheduleOf(deps, task);
  if (schedule === null || !mayAsk(task.recipient_role)) return null;
  const told = await toldBy(deps, task, schedule).catch(refusalOf);
  if ('refused' in told) return null;
  const { title, lines } = told;
  return [sentencesFor(task).schedules.sent.head(title), ...lines].join('\n');
}

async function scheduleOf(deps: WhatsAppDeps, task: DeliveryTask): Promise<ScheduleRow | null> {
  const { organization_id: organizationId, recipient_id: userId, schedule_id: id } = task;
  return id === null ? null : findSchedule(deps, { organizationId, userId }, id);
}

/** It is told of the moment it was due, however late it leaves. */
const momentOf = ({ slot, time_zone: timeZone }: DeliveryTask) => ({ now: slot.getTime(), timeZone });

/** All in one call a platform; what is told right afterwards finds them in memory. */
async function askFigures(deps: WhatsAppDeps, task: DeliveryTask, { condition, requests }: ScheduleRow) {
  const at = momentOf(task);
  const held = condition === null ? undefined : requestHeld(requests, at);
  const asked = [...requestsDue(requests, at), ...(held ? [held] : [])];
  const results = await askNumbers(deps, task.organization_id, asked);
  const judged = held && results.pop();
  return { results, isSo: condition === null ? true : judged && holds(condition, judged) };
}

const isMissing = ({ issues }: MetricResult): boolean =>
  issues.some(({ kind }) => /^(?:source-failed|needs-reconnect|not-connected)$/.test(kind));

/** A list that is empty is an answer, unless nobody told it. */
const hasFigures = (results: readonly MetricResult[]): boolean =>
  !results.every(isMissing) ||
  results.some(({ rows }) => rows.some(({ values }) => Object.values(values).some(({ value }) => value !== null)));

type Told = {
  schedule: ScheduleRow;
  title: string;
  lines: string[];
  results: MetricResult[];
  /** Undefined: nobody knows. */
  isSo: boolean | undefined;
  next?: Reply['alternatives'][number] | undefined;
};

async function toldBy(deps: WhatsAppDeps, task: DeliveryTask, schedule: ScheduleRow): Promise<Told> {
  const { board, question, requests, condition } = schedule;
  const title = plain(unlinked(titleOfSending(schedule, task)));
  const told = { schedule, title, isSo: true };
  if (board !== null) return { ...told, ...(await askTiles(deps, task, board)) };
  if (question !== null) return { ...told, ...(await askAnew(deps, task, question)) };
  const { results, isSo } = await askFigures(deps, task, schedule);
  const { organization_id: organizationId, recipient_id: userId, recipient_role: role, language } = task;
  const asked = { title, requests: requestsDue(requests, momentOf(task)), language };
  const { response, alternatives } = await answerKept(deps, { organizationId, userId, role }, asked);
  const only = conditionText({ requests, condition }, task);
  return {
    ...told,
    title: only === undefined ? title : `${title} (${only})`,
    lines: response.split('\n'),
    results,
    isSo,
    next: alternatives[0],
  };
}

/** All tiles in one call a platform, in the role and the language of the recipient. */
async function askTiles(deps: WhatsAppDeps, task: DeliveryTask, board: BoardName) {
  const { organization_id: organizationId, recipient_id: userId, recipient_role: role, language, slot } = task;
  const answers = await answerBoard(deps, { organizationId, userId, role, board, language, now: slot.getTime() });
  if (answers.length === 0) throw new EmptyBoard();
  const texts = boardLines(answers);
  const lines = answers.flatMap(({ title }, at) => [`*${plain(unlinked(title))}*`, ...(texts[at] ?? '').split('\n')]);
  return { lines, results: answers.flatMap(({ results }) => results) };
}

/** A question that no request can hold: its words are read anew, and no model has a part in it. */
async function askAnew(deps: WhatsAppDeps, task: DeliveryTask, question: string) {
  const { organization_id: organizationId, recipient_id: userId, recipient_role: role, language } = task;
  const results: MetricResult[] = [];
  const reply = await answerIn(
    { ...deps, model: null },
    { organizationId, userId, role },
    {
      question,
      turns: [],
      language,
      run: async requests => {
        const told = await askNumbers(deps, organizationId, requests);
        results.push(...told);
        return told;
      },
    },
  );
  return { lines: reply.response.split('\n'), results };
}

/** Where the body of a message with buttons ends. */
const longestBody = 1_024;
const longestTitle = 20;
/** Telegram takes more, and nobody reads it. */
const longestInChat = 3_500;

function sendingOf(deps: ReportDeps, task: DeliveryTask, { schedule, title, lines, next, results }: Told): Sending {
  const { sent, buttons } = sentencesFor(task).schedules;
  const textWithin = (longest: number): string => {
    const kept = [...lines];
    const text = (): string => [sent.head(title), ...kept, '', sent.answers].join('\n');
    while (text().length > longest && kept.length > 1) kept.pop();
    return text().slice(0, longest);
  };
  return {
    chat: async () => ({
      text: textWithin(longestInChat),
      png: null,
      choices: next ? [next] : [],
      buttons: [{ label: buttons.stop, carries: `schedule:${schedule.id}` }],
    }),
    message: async (way, account) => {
      if (way.kind === 'template') return templateOf(deps, task, { schedule, results, way, account });
      const asks = next && next.label.length <= longestTitle ? [{ id: `ask:${next.question}`, title: next.label }] : [];
      const taps = [
        ...asks.filter(({ id }) => id.length <= 256),
        { id: `schedule:${schedule.id}`, title: buttons.stop },
      ];
      return { body: buttonMessage(addressOf(senderOf(deps, task)), textWithin(longestBody), taps) };
    },
    mail: async () =>
      keptMail(deps, task, {
        subject: sent.subject(title),
        title,
        lines,
        why: sent.mailEnd,
        path: '/dashboard/schedules',
      }),
  };
}

type Opening = {
  schedule: ScheduleRow;
  results: MetricResult[];
  way: Parameters<Sending['message']>[0];
  account: WhatsAppAccount;
};

/** The template is in English, its picture in the language of who gets it. */
function templateOf(deps: ReportDeps, task: DeliveryTask, { schedule, results, way, account }: Opening) {
  const { cadence, time } = schedule;
  // A picture is of one period, which stands above it; the text has everything.
  const [first] = results;
  const alike = results.filter(({ request }) => isDeepStrictEqual(request.period, first?.request.period));
  const pictured = (language: Language) => {
    const title = plain(unlinked(titleOfSending(schedule, { ...task, language })));
    return picturedSchedule({ title, store: task.store, results: alike }, { language, country: task.country });
  };
  const drawn = {
    picture: () => drawPicture(pictureOf(pictured(task.language))).png,
    once: <Value>(_: string, make: () => Promise<Value>) => make(),
  };
  const when = sentencesFor({ language: 'english', country: task.country }).schedules.when({ cadence, time });
  return templateFor(deps, task, { drawn, headline: headlineOf({ ...pictured('english'), role: when }), way, account });
}

/** What a reply to it is about. */
export function aboutSchedule({ requests }: ScheduleRow, slot: Date, timeZone: string) {
  const [request] = requestsDue(requests, { now: slot.getTime(), timeZone });
  return { sent: sentBy(requests), period: request?.period };
}
