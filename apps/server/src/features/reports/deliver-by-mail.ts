import { product } from '@tillsight/contract/product';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { deliveryDeskOf } from './delivery-desk.ts';
import type { Made } from './make-report.ts';
import { mailOf } from './render-report.ts';
import type { DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

const lookAfterMs = 10 * 60_000;
const mostTries = 8;
const picture = 'figures';

/** The same care as with WhatsApp, though a mail server sends no statuses: what may have left is not sent again. */
export async function deliverByMail(
  deps: WhatsAppDeps,
  task: DeliveryTask,
  { made, reason }: { made: Made; reason: string | null },
): Promise<void> {
  const desk = deliveryDeskOf(deps.db);
  const at = deps.now();
  const intent = { channel: 'email', business_number: null, opens_window: false, reason } as const;
  const png = await made.picture();
  const epoch = await desk.begin({ id: task.id, epoch: task.epoch, ...intent, at, look: at + lookAfterMs, people: 0 });
  if (epoch === null) return;
  const begun = { ...task, epoch };
  const link = new URL('/dashboard/configuration', deps.publicUrl).href;
  const attachments = [{ filename: `${product.name.toLowerCase()}-report.png`, content: png, cid: picture }];
  const written = { ...mailOf(made.report, { link, picture }), attachments };
  const outcome = await sent(deps, { to: task.email, ...written });
  // A slow server's word counts even when it was given up.
  const record = { id: task.id, epoch, from_states: ['sending', 'unknown'], look_at: null };
  if (outcome === 'sent') await desk.record({ ...record, state: 'sent', reason });
  if (outcome === 'no server') {
    await desk.record({ ...record, state: 'failed', reason: 'No mail server is set up.' });
  }
  if (outcome === 'refused') await desk.record({ ...record, state: 'failed', reason: 'The mail server refused it.' });
  if (outcome === 'not sent' && task.tries >= mostTries) {
    await desk.record({ ...record, state: 'failed', reason: 'The mail server could not be reached.' });
  } else if (outcome === 'not sent') {
    const tries = task.tries + 1;
    const why = 'The mail server could not be reached.';
    await tryLater(deps, begun, { seconds: 10 * 2 ** task.tries, reason: why, states: ['sending'], tries });
  }
}

type Sent = 'sent' | 'no server' | 'refused' | 'not sent' | 'unknown';

async function sent(deps: WhatsAppDeps, mail: Parameters<WhatsAppDeps['mailer']['send']>[0]): Promise<Sent> {
  if (!deps.mailer.isSetUp) return 'no server';
  try {
    await deps.mailer.send(mail);
    return 'sent';
  } catch (error) {
    deps.log.warn({ err: error }, 'A report could not be mailed.');
    const mishap = error as Mishap;
    if (mishap.responseCode !== undefined) return mishap.responseCode >= 500 ? 'refused' : 'not sent';
    return hasNotLeft(mishap) ? 'not sent' : 'unknown';
  }
}

type Mishap = { code?: string; syscall?: string; timeoutType?: string; responseCode?: number };

/** A connection that was made and then lost proves nothing: the server may have taken the mail before it hung up. */
function hasNotLeft({ code = '', syscall = '', timeoutType = '' }: Mishap): boolean {
  if (['getaddrinfo', 'connect'].includes(syscall)) return true;
  if (['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType)) return true;
  return ['EDNS', 'EAUTH', 'ETLS'].includes(code);
}
