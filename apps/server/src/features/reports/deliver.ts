/**
 * One report to one person, by WhatsApp unless another way was chosen. The intent is committed before anything leaves, and whoever
 * does not know whether it left waits for WhatsApp's word about it: nothing is sent again blindly.
 */
import { hashOfMessageId } from '../messengers/messengers.ts';
import { leaveFrom, sendMessage, turnAt, type WhatsAppAccount, type WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { chooseWay, type Way } from './choose-way.ts';
import { chatsSetUp } from './channel-of.ts';
import { chatMessageFor, messageFor, type Sending } from './compose-message.ts';
import { tellAlert } from './alert-message.ts';
import { tellSchedule } from './schedule-message.ts';
import { chatWay } from './chat-ways.ts';
import { deliverToChat } from './deliver-to-chat.ts';
import { deliverByMail, isAgain, mailFor, settleMail, silenceAbout } from './deliver-by-mail.ts';
import type { ReportDeps } from './delivery-batches.ts';
import { chosenMetrics, makeReport, type Made } from './make-report.ts';
import { actOnFailure } from './remedies.ts';
import { countPeopleOpened, type DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

/** Safe to run twice: only a planned delivery is sent, and beginning it is a change that one of many can make. */
export async function deliverReport(deps: ReportDeps, id: string): Promise<void> {
  const task = await deps.deliveries.read(id);
  if (task?.state === 'sending' && task.channel === 'email') return settleMail(deps, task);
  if (task === null || task.state !== 'planned') return;
  const way = chooseWay(task, {
    now: deps.now(),
    account: deps.whatsapp,
    chats: chatsSetUp(deps),
    peopleOpened: await peopleOpened(deps),
  });
  if (way.kind === 'skip') return skip(deps, task, way.reason);
  if (way.kind !== 'email') return makeAndDeliver(deps, task, way);
  const leave = await deps.mailer.places.take();
  // A slow mail server holds up nothing but mail.
  if (leave === null) return tryLater(deps, task, { seconds: 20, reason: null });
  await makeAndDeliver(deps, task, way).finally(leave);
}

type Going = Exclude<Way, { kind: 'skip' }>;

async function makeAndDeliver(deps: ReportDeps, task: DeliveryTask, way: Going): Promise<void> {
  if (task.alert_id !== null) return deliverAlert(deps, task, way);
  if (task.schedule_id !== null) return deliverSchedule(deps, task, way);
  const made = await madeFor(deps, task);
  if (made === null) return skip(deps, task, 'No metric is chosen.');
  if (mayImprove(deps, task, made)) return tryLater(deps, task, { seconds: 120, reason: 'A platform did not answer.' });
  if (!made.hasFigures) return skip(deps, task, made.inEnglish.missing.join(' ') || 'There are no figures.');
  const sending: Sending = {
    mail: () => mailFor(deps, made),
    message: (number, account) => messageFor(deps, task, { made, way: number, account }),
    chat: () => chatMessageFor(made),
  };
  await send(deps, task, { sending, way });
}

/** What fired is told with the figures of now, as none were kept. */
async function deliverAlert(deps: ReportDeps, task: DeliveryTask, way: Going): Promise<void> {
  const sending = await tellAlert(deps, task);
  if (sending === null) return skip(deps, task, 'The alert was ended.');
  await send(deps, task, { sending, way });
}

async function deliverSchedule(deps: ReportDeps, task: DeliveryTask, way: Going): Promise<void> {
  const told = await tellSchedule(deps, task, { mayWait: isPatient(deps, task) });
  if (told.is === 'skip') return skip(deps, task, told.reason);
  if (told.is === 'later') return tryLater(deps, task, { seconds: 120, reason: 'A platform did not answer.' });
  if (way.kind === 'template' && !told.fitsTemplate)
    return tryLater(deps, task, { seconds: 0, reason: null, way: 'email' });
  await send(deps, task, { sending: told.sending, way: { ...way, reason: told.reason ?? way.reason } });
}

async function send(deps: ReportDeps, task: DeliveryTask, { sending, way }: { sending: Sending; way: Going }) {
  if (way.kind === 'email') return deliverByMail(deps, task, { mail: await sending.mail(), reason: way.reason });
  if (way.kind === 'chat') return deliverByChat(deps, task, { sending, way });
  if (deps.whatsapp !== null) await deliverByWhatsApp(deps, task, { sending, way, account: deps.whatsapp });
}

/** Null: there is nothing to tell about. */
export async function madeFor(deps: WhatsAppDeps, task: DeliveryTask): Promise<Made | null> {
  const { role, frequency } = task;
  const metrics = chosenMetrics(task.metrics, role, frequency);
  if (metrics.length === 0) return null;
  const { organization_id: organizationId, day, store, country, language } = task;
  return makeReport(deps, { organizationId, role, frequency, day, metrics, store, country, language });
}

const patienceMs = 10 * 60_000;

/** A platform that is down for a moment costs the report a few minutes rather than its figures. */
function mayImprove(deps: ReportDeps, task: DeliveryTask, made: Made): boolean {
  return made.isPartial && isPatient(deps, task);
}

const isPatient = (deps: ReportDeps, task: DeliveryTask): boolean =>
  !task.test && deps.now() < task.slot.getTime() + patienceMs;

type ByChat = { sending: Sending; way: Extract<Way, { kind: 'chat' }> };

async function deliverByChat(deps: ReportDeps, task: DeliveryTask, { sending, way: { of, reason } }: ByChat) {
  const way = await chatWay(deps, task, of);
  if (way === null) return;
  const isDone = await deliverToChat(deps, task, { message: await sending.chat(), reason, way });
  if (!isDone) await overtaken(deps, task);
}

type Chosen = { sending: Sending; way: Extract<Way, { number: string }>; account: WhatsAppAccount };

async function deliverByWhatsApp(deps: ReportDeps, task: DeliveryTask, chosen: Chosen): Promise<void> {
  const { way, account } = chosen;
  const message = await chosen.sending.message(way, account);
  if ('kind' in message) return actOnFailure(deps, task, { outcome: message, states: ['planned'] });
  await turnAt(deps, account, way.number);
  const at = deps.now();
  const epoch = await deps.deliveries.begin({
    id: task.id,
    epoch: task.epoch,
    channel: 'whatsapp',
    business_number: way.number,
    opens_window: way.kind === 'template',
    reason: way.reason,
    at,
    look: at + account.statusWaitMs,
    people: account.peopleADay,
  });
  if (epoch === null) return overtaken(deps, task);
  await leaveFrom(deps, account, way.number);
  // Whoever was held up for so long that others have given up on it must not send any more.
  if (deps.now() - at > account.statusWaitMs / 2) return;
  const outcome = await sendMessage(account, way.number, {
    ...message.body,
    biz_opaque_callback_data: dataOf(task.id, epoch),
  });
  const begun = { ...task, epoch };
  if (outcome.kind === 'accepted') {
    await deps.deliveries.record({
      id: begun.id,
      epoch: begun.epoch,
      from_states: ['sending', 'unknown'],
      state: 'accepted',
      reason: way.reason,
      look_at: null,
      message_hash: hashOfMessageId(outcome.id).toString('hex'),
    });
  } else if (outcome.kind !== 'unknown') {
    await actOnFailure(deps, begun, { outcome, states: ['sending'] });
  }
}

/** Comes back with every status of the message. */
function dataOf(id: string, epoch: number): string {
  return `report:${id}:${epoch}`;
}

/** Somebody else sends it, STOP has come, or the phone had too many messages just now; looking again tells which. */
async function overtaken(deps: ReportDeps, task: DeliveryTask): Promise<void> {
  const now = await deps.deliveries.read(task.id);
  if (now?.state === 'planned') await tryLater(deps, now, { seconds: 6, reason: null });
}

async function skip(deps: ReportDeps, task: DeliveryTask, reason: string): Promise<void> {
  const { id, epoch } = task;
  const end = isAgain(task) ? silenceAbout(task) : ({ state: 'skipped', reason } as const);
  await deps.deliveries.record({ id, epoch, from_states: ['planned'], ...end, look_at: null });
}

/** Counted once a minute, to know early who goes by email; what counts is counted when sending begins. */
function peopleOpened(deps: ReportDeps): Promise<number> {
  const dayAgo = new Date(deps.now() - 24 * 60 * 60_000);
  return deps.memory.recall('people opened', () => countPeopleOpened(deps.db.outside, dayAgo));
}
