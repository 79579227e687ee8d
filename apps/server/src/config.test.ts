import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { Environment } from './environment.ts';

const example = readFileSync(path.join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
const lines = new Map(
  example
    .split('\n')
    .filter(line => /^[A-Z]/.test(line))
    .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

test('.env.example names every variable and no other', () => {
  assert.deepEqual([...lines.keys()].sort(), Object.keys(Environment.shape).sort());
});

test('.env.example shows the defaults', () => {
  assert.deepEqual(readConfig(Object.fromEntries(lines)), readConfig({}));
  for (const [name, shown] of lines) {
    const { data } = Environment.shape[name as keyof typeof Environment.shape].safeParse(undefined);
    assert.equal(shown, data === undefined ? '' : String(data), name);
  }
});

const key = Buffer.alloc(32, 7).toString('base64');

const refused: [environment: Record<string, string>, sentence: RegExp][] = [
  [{ PORT: 'many' }, /^PORT must be a port from 0 to 65535\.$/],
  [{ PORT: '65536' }, /^PORT must be a port/],
  [{ PORT: '-1' }, /^PORT must be a port/],
  [{ PUBLIC_URL: 'tillsight.example' }, /^PUBLIC_URL must be an address beginning with http/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL must be an address/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be an address beginning with postgres/],
  [{ DATABASE_URL: 'postgres://shop:50%off@db/x' }, /^DATABASE_URL holds a % that is no part of an encoded sign; DATA/],
  [{ DATABASE_PASSWORD: 'secret' }, /^DATABASE_URL is needed together with DATABASE_PASSWORD\.$/],
  [
    { DATABASE_URL: 'postgres://shop:one@db/x', DATABASE_PASSWORD: 'two' },
    /^DATABASE_URL and DATABASE_PASSWORD both name a password\.$/,
  ],
  [{ SECRET_KEY: 'too short' }, /^SECRET_KEY must be 32 bytes in base64\.$/],
  [{ SHOPIFY_CLIENT_ID: 'only half' }, /^SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET must be set together\.$/],
  [{ GOOGLE_CLIENT_SECRET: 'only half' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together\.$/],
  [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL must be an address beginning with smtp/],
  [{ EMAIL_VERIFICATION: 'yes' }, /^EMAIL_VERIFICATION must be optional or required\.$/],
  [{ ROLE: 'boss' }, /^ROLE must be all, web or worker\.$/],
  [{ NOW: 'yesterday' }, /^NOW must be an instant/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ MODEL_NAME: 'm' }, /^MODEL_BASE_URL is needed together with the other MODEL_ values\.$/],
  [{ MODEL_BASE_URL: 'https://models.example/v1' }, /^MODEL_NAME is needed/],
  [{ MODEL_BASE_URL: 'http://models.example/v1', MODEL_NAME: 'm' }, /^MODEL_BASE_URL must begin with https/],
  [{ MODEL_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'm' }, /^MODEL_BASE_URL lies on this machine/],
  [{ GOOGLE_ADS_VERSION: '25' }, /^GOOGLE_ADS_VERSION must be a version/],
  [{ META_APP_ID: '1' }, /^META_APP_ID and META_APP_SECRET must be set together/],
  [{ META_VERSION: '26' }, /^META_VERSION must be a version/],
  [{ SANDBOX_TELEGRAM: 'yes' }, /^SANDBOX_TELEGRAM must be on or off/],
  [{ TELEGRAM_BOT_TOKEN: 'secret' }, /^TELEGRAM_BOT_TOKEN must be a bot's id, a colon/],
  [{ TELEGRAM_WEBHOOK_SECRET: 'short' }, /^TELEGRAM_WEBHOOK_SECRET must be 16 to 256/],
  [{ SANDBOX_SLACK: 'yes' }, /^SANDBOX_SLACK must be on or off/],
  [{ SLACK_CLIENT_ID: 'app' }, /^SLACK_CLIENT_ID must be two numbers/],
  [{ SLACK_SIGNING_SECRET: 'short' }, /^SLACK_SIGNING_SECRET must be at least 16/],
  [{ SLACK_CLIENT_ID: '7018243561.4059617713' }, /^SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET/],
  [{ TELEGRAM_WEBHOOK_SECRET: 'long-enough-but-alone' }, /^TELEGRAM_BOT_TOKEN and TELEGRAM_WEBHOOK_SECRET must be/],
  [{ SANDBOX_META: 'yes' }, /^SANDBOX_META must be on or off/],
  [{ GOOGLE_ADS_OPERATIONS_PER_DAY: 'unlimited' }, /^GOOGLE_ADS_OPERATIONS_PER_DAY must be a number from 1/],
];
for (const [environment, sentence] of refused) {
  test(`readConfig refuses ${JSON.stringify(environment)}`, () => {
    assert.throws(() => readConfig(environment), { name: 'ConfigError', message: sentence });
  });
}

test('readConfig: the sandbox is spoken to only while no platform credentials are set', () => {
  const sandbox = { SANDBOX_URL: 'http://127.0.0.1:3001' };
  assert.equal(readConfig(sandbox).shopify?.clientId, 'tillsight-sandbox');
  assert.equal(readConfig(sandbox).sandboxUrl, 'http://127.0.0.1:3001');
  const real = readConfig({ ...sandbox, SHOPIFY_CLIENT_ID: 'id', SHOPIFY_CLIENT_SECRET: 'secret' });
  assert.deepEqual(
    [real.sandboxUrl, real.shopify, real.google],
    [undefined, { clientId: 'id', clientSecret: 'secret' }, undefined],
  );
  assert.equal(readConfig(sandbox).meta, undefined, 'Meta is still to come unless the sandbox is told otherwise.');
  assert.equal(readConfig({ ...sandbox, SANDBOX_META: 'on' }).meta?.version, 'v26.0');
  const ofMeta = readConfig({ ...sandbox, META_APP_ID: '1', META_APP_SECRET: 'secret' });
  assert.deepEqual([ofMeta.sandboxUrl, ofMeta.meta?.clientId], [undefined, '1']);
  assert.equal(readConfig({}).shopify, undefined);
});

test('readConfig reads what is given', () => {
  const config = readConfig({ PORT: '8080', SECRET_KEY: key, NOW: '2026-11-20T11:30:00+05:30', PUBLIC_URL: '' });
  assert.equal(config.port, 8080);
  assert.deepEqual(config.secretKey, Buffer.alloc(32, 7));
  assert.equal(config.fixedNow, Date.parse('2026-11-20T06:00:00Z'));
  assert.equal(config.publicUrl.href, 'http://localhost:8080/');
});
