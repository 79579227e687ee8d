/** A merchant with a store and a linked chat, whose report is set up. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { connectShop } from './connected.ts';
import type { MessengerRow } from './messenger-rows.ts';
import { deliveriesOf, saveReport, startWithPhones } from './phones.ts';

export async function readyForChatReports(t: TestContext, row: MessengerRow, more: Record<string, string> = {}) {
  const environment = { ...row.environment, ...more };
  const stand = await startWithPhones(t, { withTemplates: false, environment });
  const { server } = stand;
  const messenger = await row.stand(server);
  const who = await server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  await messenger.opened(who);
  const chat = await messenger.linked(who, 1);
  await saveReport(who);
  const { faults } = server.sandbox?.control ?? assert.fail('There is no sandbox.');
  const fault = (how: object, operation = row.sends.report) => faults.add(row.of, { operation, times: 1, ...how });
  const latest = async () => (await deliveriesOf(stand, who))[0];
  const isSent = async (timing: string, at: number) => {
    await saveReport(who, { timing });
    await stand.reportsAt(at);
    await stand.hurry();
    return latest();
  };
  return { stand, server, who, chat, messenger, fault, latest, isSent, before: chat.messages().length };
}
