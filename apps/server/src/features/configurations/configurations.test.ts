import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConfigurationOptionsResponse, StoredConfiguration } from '@tillsight/contract/configurations';
import { assignableRoles, roles } from '@tillsight/contract/role';
import { allMetrics } from '@tillsight/metrics/catalogue';
import type { Answer } from '../../../test/client.ts';
import { startServer, type SignedIn } from '../../../test/kit.ts';

const metrics = {
  total_orders: { enabled: true, order: 2, category: 'shopify_metrics' },
  total_sales_revenue: { enabled: true, order: 1, category: 'shopify_metrics' },
  activeUsers: { enabled: true, order: 7, category: 'google_analytics_metrics' },
};

function save(who: SignedIn, fields: Record<string, unknown> = {}): Promise<Answer> {
  return who.client.post('/api/v1/configurations/save/', {
    user_id: who.userId,
    organization_id: who.organizationId,
    role: 'executive',
    report: 'daily',
    timing: '10:00',
    metrics,
    ...fields,
  });
}

async function load(who: SignedIn, query = ''): Promise<StoredConfiguration[]> {
  const answer = await who.client.get(`/api/v1/configurations/user/${who.userId}/${query}`);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as { data: { configurations: StoredConfiguration[] } }).data.configurations;
}

test('configurations', async t => {
  const server = await startServer(t);
  const merchant = await server.signedInAs('merchant');

  await t.test('saveConfiguration and readConfiguration: the last one saved is the one read', async () => {
    assert.deepEqual(await load(merchant, '?role=executive&report=daily'), []);
    assert.equal((await save(merchant)).status, 200);
    assert.equal((await save(merchant, { timing: '23:59' })).status, 200);
    assert.equal((await save(merchant, { report: 'weekly', timing: '00:00' })).status, 200);
    const [daily, ...others] = await load(merchant, '?role=executive&report=daily');
    assert.deepEqual(others, []);
    assert.deepEqual([daily?.status, daily?.timing], ['custom', '23:59']);
    const order = Object.entries(daily?.metrics ?? {}).sort(([, one], [, other]) => one.order - other.order);
    assert.deepEqual(
      order.map(([key, choice]) => [key, choice.order]),
      [
        ['total_sales_revenue', 1],
        ['total_orders', 2],
        ['activeUsers', 3],
      ],
    );
    assert.equal((await load(merchant)).length, 2);
    assert.equal((await load(await server.signedInAs('executive'))).length, 0, 'Each person has their own.');
  });

  await t.test('a configuration saved without a time is for 10:00', async () => {
    const person = await server.signedInAs('executive');
    assert.equal((await save(person, { timing: undefined })).status, 200);
    assert.deepEqual(
      (await load(person)).map(({ timing }) => timing),
      ['10:00'],
    );
  });

  await t.test('what is refused', async () => {
    const cases: [fields: Record<string, unknown>, status: number][] = [
      [{ timing: '24:00' }, 400],
      [{ timing: '9:00' }, 400],
      [{ timing: '10:60' }, 400],
      [{ timing: '' }, 400],
      [{ report: 'hourly' }, 400],
      [{ role: 'merchant' }, 400],
      [{ role: 'cxo' }, 400],
      [{ metrics: { no_such_metric: { enabled: true, order: 1, category: 'shopify_metrics' } } }, 400],
      [{ metrics: { total_orders: { enabled: true, order: 0, category: 'shopify_metrics' } } }, 400],
      [{ metrics: { total_orders: { enabled: 'yes', order: 1, category: 'shopify_metrics' } } }, 400],
      [{ metrics: { constructor: { enabled: true, order: 1, category: 'shopify_metrics' } } }, 400],
      [{ metrics: {} }, 200],
    ];
    for (const [fields, status] of cases) {
      const answer = await save(merchant, fields);
      assert.equal(answer.status, status, `${JSON.stringify(fields)}: ${JSON.stringify(answer.body)}`);
    }
    const colleague = await server.signedInAs('sales');
    assert.equal((await save(merchant, { user_id: colleague.userId })).status, 403);
    const theirs = await merchant.client.get(`/api/v1/configurations/user/${colleague.userId}/`);
    assert.equal(theirs.status, 403);
  });

  for (const role of [...roles, 'cxo']) {
    await t.test(`as ${role}: whose reports may be configured`, async () => {
      const who = await server.signedInAs(role);
      for (const wanted of assignableRoles) {
        const expected = role === 'merchant' || role === wanted ? 200 : 403;
        assert.equal((await save(who, { role: wanted })).status, expected, wanted);
        const read = await who.client.get(`/api/v1/configurations/user/${who.userId}/?role=${wanted}&report=daily`);
        assert.equal(read.status, expected, wanted);
      }
      const all = await who.client.get(`/api/v1/configurations/user/${who.userId}/`);
      assert.equal(all.status, role === 'cxo' ? 403 : 200);
    });
  }

  await t.test('readConfigurationOptions: everything the screen chooses from', async () => {
    const answer = await merchant.client.get('/api/v1/configurations/options/');
    const options = answer.body as ConfigurationOptionsResponse;
    assert.deepEqual(Object.keys(options.default_role_configurations).sort(), [...assignableRoles].sort());
    assert.deepEqual(
      options.frequency_options.map(({ id, description }) => [id, description]),
      [
        ['daily', 'Metrics sent every day'],
        ['weekly', 'Metrics sent every week'],
        ['monthly', 'Metrics sent every month'],
      ],
    );
    // A courier's own figures are not in role reports.
    const reported = allMetrics.filter(({ category }) => category !== 'shiprocket_metrics');
    assert.equal(options.metrics.length, reported.length);
    const known = new Map(options.metrics.map(metric => [metric.key, metric]));
    assert.equal(known.get('total_sales_revenue')?.name, 'Total Sales Revenue');
    assert.equal(known.get('activeUsers')?.name, 'Active Users');
    const chosen = Object.values(options.default_role_configurations).flatMap(({ daily, weekly, monthly }) => [
      ...daily,
      ...[...weekly, ...monthly].flatMap(section => section.metrics),
    ]);
    assert.deepEqual(
      chosen.filter(key => !known.has(key)),
      [],
    );
    assert.equal((await server.client().get('/api/v1/configurations/options/')).status, 401);
  });
});
