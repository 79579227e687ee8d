/**
 * Programs that assistants are made of, as their makers publish them: the official library (the line that most assistants still
 * use; the newer one is in the tests), the Inspector, and the bridge of those that start programs only. They are installed in a
 * folder of their own.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { freePort } from '../src/infra/free-port.ts';
import { letIn } from '../test/assistant-sign-in.ts';
import { connectShop } from '../test/connected.ts';
import { startServer, type SignedIn, type TestServer } from '../test/kit.ts';
import { tokenOf } from '../test/two-organizations.ts';

const run = promisify(execFile);
const programs = ['@modelcontextprotocol/sdk@1.32.2', '@modelcontextprotocol/inspector@2.12.0', 'mcp-remote@0.15.1'];
const now = Date.parse('2026-11-20T06:00:00Z');
const question = 'How many orders did we get yesterday?';

let server: TestServer;
let merchant: SignedIn;
let folder: string;
const endings: (() => unknown)[] = [];

before(async () => {
  server = await startServer(
    { after: end => void endings.push(end as () => unknown) },
    { sandbox: true, now: () => now },
  );
  merchant = await server.signedInAs('merchant');
  assert.equal((await connectShop(merchant.client)).status, 'success');
  folder = await mkdtemp(path.join(tmpdir(), 'mcp-clients-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...quiet, ...programs], { cwd: folder });
  await writeFile(path.join(folder, 'assistant.mjs'), assistant);
});
after(async () => {
  for (const end of endings.toReversed()) await end();
});

type Told = {
  server: string;
  tools: string[];
  answer: string;
  sources: string[];
  figures: { columns: string[]; rows: number[][] };
  resources: string[];
  resource: string;
  prompts: string[];
  prompt: string;
};

/** Runs the assistant; its person agrees in a browser as often as they are sent there. */
async function toldBy(way: 'library' | 'bridge'): Promise<{ told: Told; visits: number }> {
  const settings = { PATH: process.env.PATH, MCP_REMOTE_CONFIG_DIR: path.join(folder, way), BROWSER: 'none' };
  const port = String(await freePort());
  const program = spawn(process.execPath, ['assistant.mjs', way, `${server.url}/mcp`, port, question], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>(resolve => program.once('close', resolve));
  const late = setTimeout(() => program.kill(), 60_000);
  let visits = 0;
  let told = '';
  for await (const line of createInterface({ input: program.stdout })) {
    const [, address] = /^visit (.*)$/.exec(line) ?? [];
    if (address === undefined) {
      told = line;
      continue;
    }
    visits += 1;
    const fields = Object.fromEntries(new URL(address).searchParams);
    await fetch(await letIn(merchant.client, { clientId: '', verifier: '', fields }));
  }
  clearTimeout(late);
  assert.equal(await ended, 0, told);
  return { told: JSON.parse(told) as Told, visits };
}

/** The official library with a memory of its own, straight or through the bridge. What the browser brings comes to its port. */
const assistant = `
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';

const [, , way, address, port, question] = process.argv;
const say = line => process.stdout.write(line + '\\n');
const newClient = () => new Client({ name: 'assistant', version: '1.0.0' });

async function straight() {
  const redirectUrl = 'http://127.0.0.1:' + port + '/callback';
  const kept = {};
  const authProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Assistant', redirect_uris: [redirectUrl] },
    clientInformation: () => kept.client,
    saveClientInformation: client => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: tokens => void (kept.tokens = tokens),
    codeVerifier: () => kept.verifier,
    saveCodeVerifier: verifier => void (kept.verifier = verifier),
    redirectToAuthorization: visited => say('visit ' + visited.href),
  };
  const brought = new Promise(resolve => {
    const listening = createServer((request, response) => {
      response.setHeader('connection', 'close');
      response.end('Back in the assistant.');
      listening.close();
      resolve(new URL(request.url, redirectUrl).searchParams.get('code'));
    }).listen(Number(port), '127.0.0.1');
  });
  const connecting = () => new StreamableHTTPClientTransport(new URL(address), { authProvider });
  const first = connecting();
  try {
    await newClient().connect(first);
    throw new Error('It was let in without being asked.');
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
  }
  await first.finishAuth(await brought);
  const client = newClient();
  await client.connect(connecting());
  return client;
}

async function bridged() {
  const args = ['node_modules/mcp-remote/dist/proxy.js', address, port, '--allow-http'];
  const env = { PATH: process.env.PATH, MCP_REMOTE_CONFIG_DIR: process.env.MCP_REMOTE_CONFIG_DIR, BROWSER: 'none' };
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: 'pipe' });
  const seen = new Set();
  createInterface({ input: transport.stderr }).on('line', line => {
    const [visited] = /https?:\\/\\/\\S*\\/oauth\\/authorize\\?\\S+/.exec(line) ?? [];
    if (visited && !seen.has(visited)) say('visit ' + visited);
    seen.add(visited);
  });
  const client = newClient();
  await client.connect(transport);
  return client;
}

const client = way === 'bridge' ? await bridged() : await straight();
const { tools } = await client.listTools();
const asked = await client.callTool({ name: 'ask_sierra', arguments: { question } });
const figures = await client.callTool({ name: 'query_metrics', arguments: { metrics: ['orders'], period: 'yesterday' } });
const { resources } = await client.listResources();
const { contents } = await client.readResource({ uri: resources[0].uri });
const { prompts } = await client.listPrompts();
const { messages } = await client.getPrompt({ name: prompts[0].name, arguments: {} });
say(
  JSON.stringify({
    server: client.getServerVersion().name,
    tools: tools.map(({ name }) => name),
    answer: asked.content[0].text,
    sources: asked.structuredContent.sources,
    figures: figures.structuredContent,
    resources: resources.map(({ uri }) => uri),
    resource: contents[0].text,
    prompts: prompts.map(({ name }) => name),
    prompt: messages[0].content.text,
  }),
);
await client.close();
process.exit(0);
`;

for (const way of ['library', 'bridge'] as const) {
  test(`by the ${way} somebody signs in, asks, and reads what is there`, async () => {
    const { told, visits } = await toldBy(way);
    assert.equal(visits, 1);
    assert.equal(told.server, 'tillsight');
    assert.deepEqual(told.tools, ['ask_sierra', 'read_report', 'query_metrics', 'list_metrics']);
    assert.deepEqual([told.sources, told.figures.columns], [['Shopify'], ['total_orders']]);
    assert.ok(told.answer.includes(String(told.figures.rows[0]?.[0])), told.answer);
    assert.ok(told.resources.length > 1 && told.resource.length > 100, told.resources.join());
    assert.ok(told.prompts.length > 0 && told.prompt.length > 20, told.prompts.join());
  });
}

test('the Inspector lists, asks and reads with a token', async () => {
  const { secret } = await tokenOf(server, merchant, ['ask', 'metrics:read']);
  const inspect = async (...words: string[]): Promise<Record<string, unknown>> => {
    const program = path.join(folder, 'node_modules', '.bin', 'mcp-inspector');
    const given = ['--cli', `${server.url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${secret}`];
    const { stdout } = await run(process.execPath, [program, ...given, '--method', ...words], { cwd: folder });
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);
  assert.deepEqual(names((await inspect('tools/list')).tools), [
    'ask_sierra',
    'read_report',
    'query_metrics',
    'list_metrics',
  ]);
  const called = await inspect('tools/call', '--tool-name', 'ask_sierra', '--tool-arg', `question=${question}`);
  assert.match(JSON.stringify(called.content), /\d/);
  const { resources } = (await inspect('resources/list')) as { resources: { uri: string }[] };
  const read = await inspect('resources/read', '--uri', resources[0]?.uri ?? '');
  assert.ok(JSON.stringify(read.contents).length > 100);
  const [prompt = ''] = names((await inspect('prompts/list')).prompts);
  assert.ok(JSON.stringify((await inspect('prompts/get', '--prompt-name', prompt)).messages).length > 20);
});
