/** What people write, as WhatsApp brings it on a bad day: each message one to ten times, shuffled, with forgeries between. */
import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { whatsappWebhookPath } from '@tillsight/contract/whatsapp';
import { hashOfMessageId } from '../src/features/messengers/person-hash.ts';
import type { TestServer } from './kit.ts';
import { businessNumber } from './people-with-phones.ts';

export type Storm = {
  /** Different messages, spread over these numbers. */
  messages: number;
  numbers: readonly string[];
  /** Notices a second; null: as fast as they are taken. */
  perSecond: number | null;
};

export type Aftermath = {
  notices: number;
  forged: number;
  /** Notices that were not answered as they should be: 200, or 401 where forged. */
  wrong: number;
  /** From the moment a notice was due to its answer, in milliseconds. */
  waits: number[];
  /** How often each message was answered, and how often one that only a forgery told of. */
  answers: () => { times: number[]; ofForged: number };
};

type Notice = { body: string; signature: string; status: number };

const forgedShare = 0.05;

export async function raiseStorm({ url, deps, sandbox }: TestServer, storm: Storm): Promise<Aftermath> {
  const idsOf = (count: number) => Array.from({ length: count }, () => `wamid.${randomUUID()}`);
  const [ids, strange] = [idsOf(storm.messages), idsOf(Math.ceil(storm.messages * forgedShare * 5.5))];
  const bodyOf = (id: string, index: number) => {
    const from = storm.numbers[index % storm.numbers.length] ?? '';
    return noticeOf({ id, from, timestamp: String(Math.floor(deps.now() / 1_000)) });
  };
  const honest = ids.flatMap((id, index): Notice[] => {
    const body = bodyOf(id, index);
    const notice = { body, signature: signed(body, 'sandbox-whatsapp-app-secret'), status: 200 };
    return Array.from({ length: 1 + (index % 10) }, () => notice);
  });
  const forged = strange.map((id, index): Notice => {
    const body = bodyOf(id, index);
    return { body, signature: signed(body, 'not the app secret'), status: 401 };
  });
  const notices = shuffled([...honest, ...forged]);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const waits: number[] = [];
  let wrong = 0;
  const from = performance.now();
  await Promise.all(
    notices.map(async (notice, index) => {
      const due = storm.perSecond === null ? from : from + (index * 1_000) / storm.perSecond;
      if (due > performance.now()) await new Promise(resolve => setTimeout(resolve, due - performance.now()));
      const status = await post(`${url}${whatsappWebhookPath}`, notice, agent);
      waits.push(performance.now() - due);
      if (status !== notice.status) wrong += 1;
    }),
  );
  agent.destroy();
  const answers = () => {
    const counts = new Map<string, number>();
    for (const { content } of sandbox?.control.outbox ?? []) {
      const data = (content as { biz_opaque_callback_data?: string | null }).biz_opaque_callback_data ?? '';
      counts.set(data, (counts.get(data) ?? 0) + 1);
    }
    const times = (id: string) => counts.get(`answer:${hashOfMessageId(id).toString('hex')}`) ?? 0;
    return { times: ids.map(times), ofForged: strange.reduce((sum, id) => sum + times(id), 0) };
  };
  return { notices: notices.length, forged: forged.length, wrong, waits, answers };
}

type Written = { id: string; from: string; timestamp: string };

function noticeOf({ id, from, timestamp }: Written): string {
  const metadata = { display_phone_number: '912248901000', phone_number_id: businessNumber };
  const contacts = [{ profile: { name: 'Somebody' }, wa_id: from }];
  const messages = [{ from, id, timestamp, type: 'text', text: { body: 'Hey Sierra' } }];
  const value = { messaging_product: 'whatsapp', metadata, contacts, messages };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
}

function signed(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** By plain HTTP, which costs the machine less than what is measured. */
function post(address: string, { body, signature }: Notice, agent: Agent): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers, agent }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

/** By a fixed rule, so that a failure can be repeated. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return items
    .map(item => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
