/**
 * The description of the API in other programs' hands: two linters find nothing in it, and a client generated from it compiles and
 * gets its answers. The tools are installed in a folder of their own, as the product and its tests need none of them.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { kitPassword, startServer, type TestServer } from '../test/kit.ts';

const run = promisify(execFile);
const tools = ['@redocly/cli@2.77.0', '@stoplight/spectral-cli@6.16.3', 'openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']; // prettier-ignore

/** OpenAPI 3.1 lets a bearer token carry scopes, of which the first rule knows nothing; whom to write to only an operator can say. */
const ruleset = {
  extends: ['spectral:oas'],
  rules: { 'oas3-operation-security-defined': 'off', 'info-contact': 'off' },
};

let server: TestServer;
let folder: string;
const endings: (() => unknown)[] = [];

before(async () => {
  server = await startServer({ after: end => void endings.push(end as () => unknown) });
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const { body } = await server.client().get('/api/openapi.json');
  await write('openapi.json', JSON.stringify(body));
  await write('package.json', JSON.stringify({ private: true, type: 'module' }));
  await write('ruleset.json', JSON.stringify(ruleset));
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tools], { cwd: folder });
});
after(async () => {
  for (const end of endings.toReversed()) await end();
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const tool = (name: string, ...args: string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules', '.bin', name), ...args], {
    cwd: folder,
    maxBuffer: 2 ** 24,
  });

test('redocly finds no error', async () => {
  const { stderr } = await tool(
    'redocly',
    'lint',
    'openapi.json',
    '--extends=recommended',
    '--skip-rule=operation-4xx-response',
  );
  assert.match(stderr, /is valid/);
  assert.doesNotMatch(stderr, /warning/i);
});

test('spectral finds no error and no warning', async () => {
  const { stdout } = await tool('spectral', 'lint', 'openapi.json', '--ruleset=ruleset.json', '--fail-severity=hint');
  assert.match(stdout, /No results/);
});

test('a generated client compiles, asks as itself and understands a refusal', async () => {
  await tool('openapi-typescript', 'openapi.json', '--output', 'api.d.ts');
  await write('client.ts', client);
  await tool('tsc', ...'--strict --noEmit --module nodenext --target es2022'.split(' '), 'client.ts');
  const who = await server.signedInAs('merchant');
  const secretFor = async (scope: string) => {
    const wish = { name: 'A client', scopes: [scope], expires_in_days: 30, password: kitPassword };
    return ((await who.client.post('/api/v1/tokens/', wish)).body as { secret: string }).secret;
  };
  const secrets = [await secretFor('ask'), await secretFor('users:read')];
  const { stdout } = await run(process.execPath, ['client.ts', server.url, ...secrets], { cwd: folder });
  assert.deepEqual(JSON.parse(stdout), {
    email: who.email,
    answered: true,
    refusal: [403, 'insufficient_scope'],
    colleagues: [who.email],
  });
});

const client = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

declare const process: { argv: string[]; stdout: { write(text: string): void } };
const [, , baseUrl, asking, reading] = process.argv;
const clientOf = (secret?: string) => createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + secret } });
const [api, readers] = [clientOf(asking), clientOf(reading)];

const who = await api.GET('/api/v1/auth/session');
if (who.data === undefined) throw new Error(who.error.detail);
const { user_id, organization_id: organizationId, user_email: email } = who.data;
const asked = await api.POST('/api/v1/chatbot/ask', { body: { user_id, question: 'what can you do?' } });
if (asked.data === undefined) throw new Error(asked.error.detail);
const team = await api.GET('/api/v1/organizations/{organizationId}/users', {
  params: { path: { organizationId } },
});
process.stdout.write(
  JSON.stringify({
    email,
    answered: asked.data.response.length > 0,
    refusal: [team.response.status, team.error?.code],
    colleagues: (await readers.GET('/api/v1/organizations/{organizationId}/users', {
      params: { path: { organizationId } },
    })).data?.users.map(({ email }) => email),
  }),
);
`;
