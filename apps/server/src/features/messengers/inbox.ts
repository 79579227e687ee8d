/** What people wrote, as it waits: sealed with the product's own key, since nobody knows yet whose it is. */
import { messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import type { Base } from '../../infra/base.ts';
import { batched } from '../../infra/batch.ts';
import { isWithin } from '../../infra/budget.ts';
import type { Db } from '../../infra/db.ts';
import type { Vault } from '../../infra/vault.ts';
import { answerJobOf } from './chat-jobs.ts';
import { closeUncertain, keepMessages, moveInbound, takeInbound, type InboundRow, type KeptMessage } from './store.ts';

/** `id`: a hash by which it is known when it is delivered again. `sender`: a hash, whose messages wait for one another. */
export type Waiting = { id: Buffer; sender: Buffer; at: number; message: object };

/** Returns when it is kept: what is kept is answered by a job of this name, and what is known already changes nothing. */
export function keepWaiting(base: Base, job: string, { id, sender, at, message }: Waiting): Promise<void> {
  return keeperOf(
    base.db,
    job,
  )({
    id: id.toString('hex'),
    sender: sender.toString('hex'),
    sent_at: new Date(at),
    received_at: new Date(base.now()),
    sealed: base.vault.sealOwn(JSON.stringify(message), inboundContext(id)).toString('base64'),
  });
}

/** Nobody types faster. What comes beyond it is left aside, so that one person cannot fill the inbox. */
const mostAMinute = 90;

/** Of a messenger with chats. */
export async function keepInbound(
  base: Base,
  of: ChatMessenger,
  { most = mostAMinute, ...waiting }: Waiting & { most?: number },
): Promise<void> {
  const budget = { name: `${of}-inbound`, of: waiting.sender.toString('hex'), times: most, perMs: 60_000 };
  if (!(await isWithin(base.db, base.now(), [budget])))
    return base.log.warn(`One person on ${messengerTitles[of]} writes too much.`);
  await keepWaiting(base, answerJobOf(of), waiting);
}

type Keeper = (message: KeptMessage) => Promise<void>;

const keepers = new WeakMap<Db, Map<string, Keeper>>();

/** Messages of all notices that come while others are being kept go together. */
function keeperOf(db: Db, job: string): Keeper {
  const own = keepers.get(db) ?? new Map<string, Keeper>();
  keepers.set(db, own);
  const known = own.get(job);
  if (known !== undefined) return known;
  const together = async (messages: KeptMessage[]) => {
    await keepMessages(db.outside, job, messages);
    return messages.map(() => undefined);
  };
  const keeper = batched(together, { most: 500 });
  own.set(job, keeper);
  return keeper;
}

export type Answering<Message, Answer> = {
  /** Null: nothing is to be said. */
  answerTo: (message: Message) => Promise<Answer | null>;
  /** Called once at most for each message, as it may leave then. `id`: that of `Waiting`. */
  send: (answer: Answer, message: Message, id: Buffer) => Promise<void>;
};

/**
 * Answers what waits of one sender, one after another. Safe to run twice: jobs of one sender run one after another, and a
 * message that somebody took before is either still unanswered or, when its answer may have left already, left alone.
 */
export async function answerWaiting<Message, Answer>(
  base: Base,
  sender: Buffer,
  answering: Answering<Message, Answer>,
): Promise<void> {
  const { outside } = base.db;
  await closeUncertain(outside, sender);
  for (;;) {
    const row = await takeInbound(outside, sender);
    if (row === null) return;
    await answerRow(base, row, answering);
  }
}

async function answerRow<Message, Answer>(
  { db, vault }: Base,
  row: InboundRow,
  { answerTo, send }: Answering<Message, Answer>,
): Promise<void> {
  const close = (from: string) => moveInbound(db.outside, row, { from: [from], to: 'done' });
  const message = row.sealed === null ? null : (JSON.parse(opened(vault, row.id_hash, row.sealed)) as Message);
  const answer = message === null ? null : await answerTo(message);
  if (message === null || answer === null) return void (await close('taken'));
  if (!(await moveInbound(db.outside, row, { from: ['taken'], to: 'sending' }))) return;
  await send(answer, message, row.id_hash);
  await close('sending');
}

function opened(vault: Vault, id: Buffer, sealed: Buffer): string {
  return vault.openOwn(sealed, inboundContext(id)).toString();
}

export function inboundContext(id: Buffer): string {
  return `inbound|${id.toString('hex')}`;
}
