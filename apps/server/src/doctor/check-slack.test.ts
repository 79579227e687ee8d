import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from '../../test/kit.ts';
import { withSlack } from '../../test/slack.ts';
import { readConfig } from '../config.ts';
import { outwardFetch } from '../infra/outward.ts';
import { checkSlack } from './check-slack.ts';

test('the app and its secret, as Slack tells of them', async t => {
  const server = await startServer(t, { environment: withSlack, sandbox: { world: { scale: 0.05, months: 1 } } });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const config = readConfig({ ...withSlack, SANDBOX_URL: sandbox.url, PUBLIC_URL: server.url });
  const slack = config.slack ?? assert.fail('Slack is not configured.');
  const told = async (with_: Partial<typeof config> = {}) => {
    const findings = await checkSlack({ config: { ...config, ...with_ }, fetch: outwardFetch(sandbox.url) });
    assert.ok(!JSON.stringify(findings).includes(slack.clientSecret), 'No finding holds a secret.');
    return findings.map(({ about, state }) => `${state} ${about}`);
  };
  assert.deepEqual(await told({ slack: undefined }), []);
  assert.deepEqual(await told(), ['good Slack: app', 'look Slack: request URL']);
  assert.deepEqual(await told({ publicUrl: new URL('https://shop.example') }), [
    'good Slack: app',
    'good Slack: request URL',
  ]);
  assert.deepEqual(await told({ slack: { ...slack, clientId: '1.2' } }), ['wrong Slack: app']);
  assert.deepEqual(await told({ slack: { ...slack, clientSecret: 'another-secret-of-nobody' } }), ['wrong Slack: app']);
});
