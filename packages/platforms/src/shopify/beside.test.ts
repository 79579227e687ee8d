import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Found, Wanted } from '@tillsight/metrics/beside';
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

type Wish = { wanted?: Wanted; granted?: boolean };

function sending(answers: unknown[], { wanted = { targets: true }, granted = true }: Wish = {}) {
  const sent: string[] = [];
  const found: Found[] = [];
  const asked: Document[] = [];
  const answer = (each: Document) => {
    asked.push(each);
    sent.push(each.query);
    return Promise.resolve(answers[sent.length - 1]);
  };
  const around = { timeZone: 'Asia/Kolkata', mayRead: () => Promise.resolve(granted) };
  const send = sendBeside({ wanted, take: each => void found.push(each) }, answer, around);
  return { send, sent, found, asked };
}

test('the first document takes the targets along, further pages do not', async () => {
  const body = { data: { p0: 1, targets: { nodes: [target] } } };
  const { send, sent, found } = sending([body, { data: {} }]);
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
  const { send, sent, found } = sending([refused, { data: { p0: 1 } }]);
  assert.deepEqual(await send(document), { data: { p0: 1 } });
  assert.deepEqual([sent.length, found[0]?.targets], [2, 'away']);
  const throttled = { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };
  const whole = sending([throttled]);
  assert.equal(await whole.send(document), throttled);
  assert.equal(whole.sent.length, 1);
});

test('what happened comes along as days of the shop, where that is allowed, and is left out where not', async () => {
  const nodes = [
    { title: 'Sale', type: 'campaign', startedAt: '2026-11-08T18:30:00Z', endedAt: '2026-11-12T18:29:00Z' },
    { title: null, type: 'product_launch', startedAt: '2026-11-30T18:29:00Z', endedAt: null },
    { title: 'Before', type: 'other', startedAt: '2026-10-31T18:29:00Z', endedAt: '2026-10-31T18:29:00Z' },
    { title: 'Broken', type: 'other', startedAt: 'soon' },
  ];
  const body = { data: { happened: { analyticsAnnotations: { nodes } } } };
  const wanted = { occasions: { from: '2026-11-01', to: '2026-11-30' } };
  const allowed = sending([body], { wanted });
  await allowed.send(document);
  assert.deepEqual(allowed.found[0]?.occasions, [
    { title: 'Sale', from: '2026-11-09', to: '2026-11-12' },
    { title: 'product launch', from: '2026-11-30', to: null },
  ]);
  const [{ query, variables } = document] = allowed.asked;
  assert.match(
    query,
    /^query Tillsight\(\$happened: String!, \$q_p0: String!\)[^]*happened: shop \{ analyticsAnnotations\(/,
  );
  assert.deepEqual(variables, {
    happened:
      "started_at:<'2026-11-30T18:30:00Z' AND (started_at:>='2026-10-31T18:30:00Z' OR ended_at:>='2026-10-31T18:30:00Z')",
  });
  const denied = sending([{ data: {} }], { wanted, granted: false });
  await denied.send(document);
  assert.deepEqual([denied.sent, denied.found], [[document.query], []]);
});
