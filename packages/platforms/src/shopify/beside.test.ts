import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Found } from '@tillsight/metrics/beside';
import { sendBeside } from './beside.ts';
import type { Document } from './document.ts';

const document: Document = {
  query: 'query Tillsight($q_p0: String!) {\n  shop { currencyCode }\n  p0: x\n}',
  variables: {},
};
const target = {
  id: 'gid://1',
  name: 'N',
  metric: 'orders',
  expectedValue: '9',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
};

function sending(...answers: unknown[]) {
  const sent: string[] = [];
  const found: Found[] = [];
  const send = sendBeside({ wanted: { targets: true }, take: each => void found.push(each) }, ({ query }) => {
    sent.push(query);
    return Promise.resolve(answers[sent.length - 1]);
  });
  return { send, sent, found };
}

test('the first document takes the targets along, further pages do not', async () => {
  const body = { data: { p0: 1, targets: { nodes: [target] } } };
  const { send, sent, found } = sending(body, { data: {} });
  assert.equal(await send(document), body);
  await send(document);
  assert.match(sent[0] ?? '', /p0: x\n {2}targets: analyticsTargets\(first: 40, .*\}\n\}$/);
  assert.deepEqual([sent[1], found.length], [document.query, 1]);
  assert.deepEqual(found[0]?.targets !== 'away' && found[0]?.targets[0]?.metric, 'total_orders');
});

test('figures are asked for once more where the targets were refused, and only then', async () => {
  const refused = {
    data: null,
    errors: [{ message: 'No.', path: ['targets'], extensions: { code: 'ACCESS_DENIED' } }],
  };
  const { send, sent, found } = sending(refused, { data: { p0: 1 } });
  assert.deepEqual(await send(document), { data: { p0: 1 } });
  assert.deepEqual([sent.length, found[0]?.targets], [2, 'away']);
  const throttled = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };
  const whole = sending(throttled);
  assert.equal(await whole.send(document), throttled);
  assert.equal(whole.sent.length, 1);
});
