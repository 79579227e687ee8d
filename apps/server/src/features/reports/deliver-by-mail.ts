/**
 * One report to one mailbox. A mail server sends no statuses, so that nobody ever learns whether a mail in doubt has left: it
 * is sent again under the same Message-ID, by which mail servers and programs know it for the same, and says so.
 */
import { product } from '@tillsight/contract/product';
import type { Mail } from '../../infra/mailer.ts';
import { enqueueJobs } from '../../infra/queue.ts';
import { hasPassed } from './choose-way.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { Made } from './make-report.ts';
import { deliverJob } from './planning.ts';
import { mailOf } from './render-report.ts';
import { type DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

/** As long as a silent mail server is waited for. */
const lookAfterMs = 10 * 60_000;
/** Who holds a mail is done with it by then, or dead, or will not send it any more. */
const inDoubtMs = 60_000;
const mostTries = 8;
const picture = 'chart';

export async function deliverByMail(
  deps: ReportDeps,
  task: DeliveryTask,
  { mail: written, reason }: { mail: WrittenMail; reason: string | null },
): Promise<void> {
  if (!deps.mailer.isSetUp) return end(deps, task, { state: 'failed', reason: 'No mail server is set up.' });
  const mail = {
    ...written,
    to: task.email,
    // The same for as long as nobody knows whether this try has left: only a try that certainly has not is counted.
    messageId: `<report.${task.id}.${task.tries}@${deps.publicUrl.hostname}>`,
  };
  let begun = task;
  const outcome = await deps.mailer.sendInTurn(mail, async () => {
    const at = deps.now();
    const intent = { channel: 'email', business_number: null, opens_window: false, reason } as const;
    const epoch = await deps.deliveries.begin({
      id: task.id,
      epoch: task.epoch,
      ...intent,
      at,
      look: at + lookAfterMs,
      people: 0,
    });
    if (epoch === null) return false;
    begun = { ...task, epoch };
    // Whoever was held up for so long that others may have given up on it must not send any more.
    return deps.now() - at <= inDoubtMs / 2;
  });
  if (outcome === 'sent') return end(deps, begun, { state: 'sent', reason });
  if (outcome === 'refused') return end(deps, begun, refusalOf(begun));
  if (outcome === 'unknown')
    return isAgain(task) ? end(deps, begun, silenceAbout(begun)) : sendAgain(deps, begun, inDoubtMs);
  if (outcome === 'not sent') await tryAgain(deps, begun);
}

export type WrittenMail = Omit<Mail, 'to'>;

export async function mailFor(deps: ReportDeps, made: Made): Promise<WrittenMail> {
  const links = {
    ask: new URL('/dashboard/sierra', deps.publicUrl).href,
    change: new URL('/dashboard/configuration', deps.publicUrl).href,
  };
  const content = await made.chart();
  const filename = `${product.name.toLowerCase()}-report.png`;
  return {
    ...mailOf(made.report, { links, picture: content === null ? null : picture }),
    attachments: content === null ? [] : [{ filename, content, cid: picture }],
  };
}

type End = { state: 'sent' | 'failed' | 'unknown'; reason: string | null };

/** Whoever may have got it twice is told so, whatever else is not known. */
export function silenceAbout(task: DeliveryTask): End {
  const wasSentAgain = isAgain(task) && task.epoch > 1;
  return { state: 'unknown', reason: wasSentAgain ? 'Sent again, and not confirmed either time.' : unsaid };
}

const unsaid = 'The mail server did not say whether it took it.';

/** Refused after a try that may have arrived, it may have arrived all the same. */
function refusalOf(task: DeliveryTask): End {
  return isAgain(task) ? silenceAbout(task) : { state: 'failed', reason: 'The mail server refused it.' };
}

/** A slow server's word counts even when it was given up. */
async function end(deps: ReportDeps, { id, epoch }: DeliveryTask, { state, reason }: End): Promise<void> {
  const from_states = ['planned', 'sending', 'unknown'] as const;
  await deps.deliveries.record({ id, epoch, from_states, state, reason, channel: 'email', look_at: null });
}

async function tryAgain(deps: ReportDeps, task: DeliveryTask): Promise<void> {
  const reason = 'The mail server could not be reached.';
  const states = ['planned', 'sending'] as const;
  // As long as it is not too late: of the try before nobody knows anything yet.
  if (isAgain(task)) return tryLater(deps, task, { seconds: inDoubtMs / 1_000, reason, states });
  if (task.tries >= mostTries) return end(deps, task, { state: 'failed', reason });
  await tryLater(deps, task, { seconds: 10 * 2 ** task.tries, reason, states, tries: task.tries + 1 });
}

/**
 * Begun by somebody who has not been heard of since: killed in the middle, or waiting for a mail server that says nothing.
 * Safe to run twice, and while it is being sent after all: by then it is another try, and says so.
 */
export async function settleMail(deps: ReportDeps, task: DeliveryTask): Promise<void> {
  const now = deps.now();
  if (hasPassed(task, now)) return end(deps, task, silenceAbout(task));
  const left = (task.intent_at?.getTime() ?? 0) + inDoubtMs - now;
  if (left <= 0) return sendAgain(deps, task, 0);
  const { id } = task;
  await enqueueJobs(deps.db.outside, deliverJob, [{ payload: { id }, key: `deliver:${id}`, delay: left / 1_000 }]);
}

export function isAgain({ way }: DeliveryTask): boolean {
  return way === 'email-again';
}

function sendAgain(deps: ReportDeps, task: DeliveryTask, afterMs: number): Promise<void> {
  return tryLater(deps, task, { seconds: afterMs / 1_000, reason: unsaid, states: ['sending'], way: 'email-again' });
}
