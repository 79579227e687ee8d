/** Notices as WhatsApp would sign them, sent without WhatsApp: with the times and the words a test wants. */
import { createHmac, randomUUID } from 'node:crypto';
import type { TestServer } from '../test/kit.ts';

/** `timestamp` in whole seconds, as WhatsApp writes it. */
export type Written = { from: string; text: string; timestamp: string };

/** The status that WhatsApp gets. */
export async function sendNotice(server: TestServer, written: readonly Written[]): Promise<number> {
  const messages = written.map(({ from, text, timestamp }) => ({
    from: from.replace('+', ''),
    id: `wamid.${randomUUID()}`,
    timestamp,
    type: 'text',
    text: { body: text },
  }));
  const metadata = { display_phone_number: '912248901000', phone_number_id: '106540352242922' };
  const contacts = messages.map(({ from }) => ({ profile: { name: 'Somebody' }, wa_id: from }));
  const value = { messaging_product: 'whatsapp', metadata, contacts, messages };
  const raw = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', 'sandbox-whatsapp-app-secret').update(raw).digest('hex');
  const headers = { origin: undefined, 'x-hub-signature-256': `sha256=${signature}` };
  return (await server.client().post('/api/v1/whatsapp/webhook', {}, { raw, headers })).status;
}

export function secondsOf(at: number): string {
  return String(Math.floor(at / 1000));
}
