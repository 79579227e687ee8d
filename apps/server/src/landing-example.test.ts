/**
 * What the landing page shows is what the product says of the demonstration store, to the letter. Where it has changed,
 * `node apps/server/src/landing-example.test.ts --write` takes it over, to be formatted, looked at and committed.
 */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { AskResponse } from '@tillsight/contract/chat';
import { roleDefaults } from '@tillsight/metrics/catalogue';
import { startServer } from '../test/kit.ts';
import { createApp } from './app.ts';
import { ensureDemonstration } from './demo.ts';
import { makeReport } from './features/reports/make-report.ts';
import { pictureOf } from './features/reports/report-picture.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'web', 'src', 'features', 'landing', 'example');
const question = 'Sales trend of the last 30 days';
const now = () => Date.parse('2026-11-20T11:30:00+05:30');

test('the landing page shows an answer and a report as they are', async t => {
  const server = await startServer(t, { sandbox: {}, now });
  const app = await createApp(server.deps, { webFolder: '/nowhere', trustedProxies: 0 });
  await ensureDemonstration(server.deps, app);
  await app.close();
  const client = server.client();
  const credentials = { email: 'kavita@kesarlane.example', password: 'KesarLane2026' };
  const session = (await client.post('/api/v1/auth/sign-in/', credentials)).body as Record<string, string>;
  const { user_id, organization_id: organizationId = '' } = session;

  const { parts, chart, metrics_included } = (await client.post('/api/v1/chatbot/ask/', { user_id, question }))
    .body as AskResponse;
  const answer = { question, sentence: parts?.sentence, points: parts?.points, sources: metrics_included, chart };
  await holds('answer.json', JSON.stringify(answer, null, 2), JSON.parse);

  const metrics = roleDefaults.executive.daily;
  const which = { role: 'executive', frequency: 'daily', day: '2026-11-20' } as const;
  const { report } = await makeReport(server.deps, {
    ...which,
    organizationId,
    metrics,
    store: 'Kesar Lane',
    country: 'IN',
    language: 'english',
  });
  // A picture within a page has no fonts but those of the machine.
  const picture = pictureOf(report).replace('"Inter"', '"Inter, Arial, sans-serif"');
  await holds('report.svg', picture, text => text.trim());
});

/** `read`: what counts of a file, whatever it was formatted by. */
async function holds(name: string, made: string, read: (text: string) => unknown): Promise<void> {
  const file = path.join(folder, name);
  if (process.argv.includes('--write')) return writeFile(file, `${made}\n`);
  assert.deepEqual(read(await readFile(file, 'utf8')), read(made));
}
