/** Sixty of the hardest questions, typed into the screen and written on WhatsApp: each is worked out in steps, and every numeral comes from a figure. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { chromium, type Page } from '@playwright/test';
import { analystQuestions } from '../test/analyst-questions.ts';
import { resultsOf, scriptedStandIn, strangeNumerals } from '../test/analyst-stand.ts';
import { connectEveryPlatform, noQuotas, setPlatforms, smallStore } from '../test/every-platform.ts';
import { kitPassword } from '../test/kit.ts';
import { startWithPhones } from '../test/phones.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const webFolder = path.join(root, 'apps', 'web', 'dist');
const morning = Date.parse('2026-11-20T11:30:00+05:30');

test('sixty hard questions through the screen and on WhatsApp', async t => {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build.js')], { stdio: 'ignore' });
  const { scripted, model, environment } = await scriptedStandIn(t);
  const stand = await startWithPhones(t, { withTemplates: false, environment, webFolder, sandbox: { world: smallStore } }); // prettier-ignore
  const { server, clock } = stand;
  await setPlatforms(server.sandbox ?? assert.fail(), noQuotas);
  clock.at = morning;
  const who = await server.signedInAs('merchant');
  await connectEveryPlatform(who.client);
  const phone = await stand.linked(who, '+919000000001');
  const results = resultsOf(server);
  const page = await screenOf(t, server.url, who.email);
  const faults: string[] = [];
  const told = { screen: 0, whatsapp: 0 };
  for (const script of analystQuestions) {
    const { question } = script;
    scripted.script = script;
    for (const where of ['screen', 'whatsapp'] as const) {
      results.splice(0);
      clock.at += 61_000;
      await who.client.post('/api/v1/chatbot/clear-history/', { user_id: who.userId });
      const { response, isInSteps } = where === 'screen' ? await onScreen(page, question) : await onPhone(question);
      if (!isInSteps) faults.push(`${where}, without steps: ${question}: ${response}`);
      const strange = strangeNumerals({ question, response, results, model });
      faults.push(...strange.map(text => `${where}, untraced: ${text}`));
      told[where] += 1;
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(told, { screen: 60, whatsapp: 60 });
  assert.deepEqual(model.refused, []);

  async function onPhone(question: string) {
    const heard = model.heard.length;
    await phone.write(`Hey Sierra ${question}`);
    const response = phone.last().text ?? '';
    // Its steps are not told there: what the model was shown at the last of them is.
    const last = model.heard.slice(heard).findLast(({ asked }) => asked.user.includes('"findings"'));
    const { findings = [], dropped } = JSON.parse(last?.asked.user ?? '{}') as { findings?: unknown[]; dropped?: unknown }; // prettier-ignore
    return { response, isInSteps: findings.length > 1 && dropped === undefined };
  }
});

async function screenOf(t: { after: (end: () => unknown) => void }, url: string, email: string): Promise<Page> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  t.after(() => browser.close());
  const page = await browser.newPage({ baseURL: url, timezoneId: 'Asia/Kolkata', viewport: { width: 1440, height: 900 } }); // prettier-ignore
  // An answer in eight steps may take this long where others keep the machine busy.
  page.setDefaultTimeout(120_000);
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(kitPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard/**');
  return page;
}

/** What is read there, its notes opened; the steps are opened, and each says what was asked, what came and how long it took. */
async function onScreen(page: Page, question: string): Promise<{ response: string; isInSteps: boolean }> {
  await page.goto('/dashboard/sierra');
  const input = page.getByPlaceholder('Ask Sierra about your business...');
  await input.fill(question);
  await input.press('Enter');
  const answer = page.getByRole('article', { name: 'Sierra' }).last();
  await answer.getByText('About these figures').click();
  const steps = answer.locator('details').filter({ hasText: 'Worked out in' });
  if ((await steps.count()) === 0) return { response: await answer.innerText(), isInSteps: false };
  await steps.locator('summary').click();
  const opened = await steps.locator('li').allInnerTexts();
  await steps.locator('summary').click();
  const isWhole = opened.length > 0 && opened.every(text => /^.+: .+ · \d+\.\d s$/s.test(text));
  const lines = (await answer.innerText()).split(/\n+/);
  return { response: lines.filter(line => !isOfTheBubble.test(line)).join('\n'), isInSteps: isWhole };
}

const isOfTheBubble = /^(Worked out in \d+ steps?|\d+:\d\d [AP]M)$/;
