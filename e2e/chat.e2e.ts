import { readSession } from '@tillsight/contract/auth';
import { askQuestion, clearHistory, questionLimit, type AskResponse } from '@tillsight/contract/chat';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import {
  answerInstead,
  cutOff,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  hold,
  letThrough,
  refuse,
} from './words.ts';

const input = (page: Page) => page.getByPlaceholder('Ask Sierra about your business...');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const talk = (page: Page) => page.getByRole('log');
const mine = (page: Page) => talk(page).getByRole('article', { name: 'You' });
const theirs = (page: Page) => talk(page).getByRole('article', { name: 'Sierra' });

const apology = "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.";

function reply(fields: Partial<AskResponse> = {}): AskResponse {
  return { response: 'An answer.', is_business_related: true, metrics_included: [], behaviour: 'answer', ...fields };
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

test('an empty conversation: a name, a field, four suggestions', deep, async ({ page, signedInAs }) => {
  await signedInAs('associate');
  await page.goto(paths.chat());
  await expect(page.getByRole('heading', { name: 'Sierra', level: 1 })).toBeVisible();
  await expect(input(page)).toBeFocused();
  await expect(send(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Start New Chat' })).toBeHidden();
  for (const [label, question] of [
    ['Sales', 'What were my sales yesterday?'],
    ['Products', 'Top performing products this month?'],
    ['Customers', 'How is customer acquisition trending?'],
    ['Marketing', 'What are my best marketing channels?'],
  ] as const) {
    await expect(page.getByRole('button', { name: `${label} ${question}` })).toBeVisible();
  }
});

test('askQuestion: the demonstration store answers with its sources', async ({ page, connected }) => {
  await connected();
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect(mine(page)).toContainText('What were my sales yesterday?');
  await expect(theirs(page)).toContainText('₹');
  await expect(theirs(page)).toContainText('Data sources: Shopify');
  await expectToast(page, 'Analytics Retrieved', 'Included data from: Shopify');
  for (const bubble of [mine(page), theirs(page)]) {
    await expect(bubble.getByRole('time')).toHaveText(/^\d{1,2}:\d{2}/);
  }
});

test('askQuestion: a ranking comes with a chart and its exact values', deep, async ({ page, connectedColleague }) => {
  await connectedColleague('sales');
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Products/ }).click();
  await expect(talk(page).getByRole('figure').locator('svg').first()).toBeVisible();
  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  const values = talk(page).getByRole('figure').getByRole('table');
  await expect(values.getByRole('row').nth(1)).toContainText('₹');
  // Half scrolled away, a button would be too small to hit.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await expectAccessible(page);
});

test('sending is blocked while waiting and while there is nothing to send', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.chat());
  await ask(page, '   ');
  await expect(talk(page)).toBeHidden();
  const release = await hold(page, askQuestion);
  await ask(page, '  How are sales?  ');
  await expect(input(page)).toHaveValue('');
  await expect(mine(page).getByRole('paragraph')).toHaveText('How are sales?');
  await expect(page.getByText('Sierra is thinking...')).toBeVisible();
  await input(page).fill('And returns?');
  // The second click of a double one on Send falls on what stands there now.
  await expect(send(page)).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click', { detail: 2 });
  await input(page).press('Enter');
  await expect(mine(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('And returns?');
  release();
  await expect(theirs(page)).toHaveCount(1);
  await expect(page.getByText('Sierra is thinking...')).toBeHidden();
  await expect(send(page)).toBeEnabled();
});

test('Enter sends, Shift and Enter begins a new line', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: reply() });
  await page.goto(paths.chat());
  await input(page).pressSequentially('one');
  await page.keyboard.press('Shift+Enter');
  await input(page).pressSequentially('two');
  await expect(input(page)).toHaveValue('one\ntwo');
  await page.keyboard.press('Enter');
  await expect(mine(page).getByRole('paragraph')).toHaveText('one\ntwo', { useInnerText: true });
});

test('a suggestion sends its own words and leaves the typed ones', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: reply() });
  await page.goto(paths.chat());
  await input(page).fill('half a thought');
  await page.getByRole('button', { name: /^Marketing/ }).click();
  await expect(mine(page)).toContainText('What are my best marketing channels?');
  await expect(input(page)).toHaveValue('half a thought');
});

test(
  'what is not about the business has no toast; other readings are one tap away',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    const alternatives = [{ label: 'Last month instead', question: 'What were my sales last month?' }];
    const hello = reply({
      response: 'Hello.',
      is_business_related: false,
      metrics_included: ['Shopify'],
      alternatives,
    });
    await answerInstead(page, askQuestion, { json: hello });
    await page.goto(paths.chat());
    await ask(page, 'hi');
    await expect(theirs(page)).toContainText('Hello.');
    await page.getByRole('button', { name: 'Last month instead' }).click();
    await expect(mine(page).last()).toContainText('What were my sales last month?');
    await expect(theirs(page)).toHaveCount(2);
    await expect(page.getByText('Analytics Retrieved')).toBeHidden();
  },
);

test('words from outside stay words, in either direction of writing', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const text = '<img src=x onerror=alert(1)>\nكم بلغت مبيعاتي؟ 🎉';
  await answerInstead(page, askQuestion, {
    json: reply({ response: text, metrics_included: ['<b>Shopify</b>', 'Google Ads'] }),
  });
  await page.goto(paths.chat());
  await ask(page, 'مرحبا <script>alert(1)</script> DROP TABLE users;');
  await expect(mine(page)).toContainText('<script>alert(1)</script>');
  await expect(theirs(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(theirs(page)).toContainText('Data sources: <b>Shopify</b>, Google Ads');
  await expectToast(page, 'Analytics Retrieved', 'Included data from: <b>Shopify</b>, Google Ads');
});

test('a question too long is kept, and one is told by how much', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.chat());
  const long = 'x'.repeat(10_000);
  await ask(page, long);
  await expect(page.getByRole('alert')).toHaveText(
    `Please keep a question below ${questionLimit} characters; ${10_000 - questionLimit} too many.`,
  );
  await expect(input(page)).toHaveValue(long);
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);
});

const failures: [string, (page: Page) => Promise<void>, string][] = [
  ['with a reason', page => refuse(page, askQuestion, { status: 503, detail: 'Shopify is slow.' }), 'Shopify is slow.'],
  ['without one', page => answerInstead(page, askQuestion, { status: 500, json: {} }), 'HTTP error! status: 500'],
  [
    'with a no',
    page => answerInstead(page, askQuestion, { json: { success: false } }),
    'Failed to get response from Sierra',
  ],
  ['with silence', page => cutOff(page, askQuestion), 'An unknown network error occurred.'],
];
for (const [name, provoke, message] of failures) {
  test(
    `a failure ${name} is apologized for, and the question can be asked again`,
    deep,
    async ({ page, signedInAs, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource/);
      await signedInAs('merchant');
      await provoke(page);
      await page.goto(paths.chat());
      await ask(page, 'How are sales?');
      await expect(theirs(page)).toContainText(apology);
      await expectToast(page, 'Error', message);
      await letThrough(page);
      await answerInstead(page, askQuestion, { json: reply({ response: 'Better now.' }) });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(theirs(page).last()).toContainText('Better now.');
      await expect(mine(page).last()).toContainText('How are sales?');
    },
  );
}

test('clearHistory: starting a new chat empties everything', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: reply() });
  await page.goto(paths.chat());
  await ask(page, 'How are sales?');
  await expect(theirs(page)).toHaveCount(1);
  await input(page).fill('And now');
  const start = page.getByRole('button', { name: 'Start New Chat' });

  await refuse(page, clearHistory, { status: 500, detail: 'Something broke.' });
  await start.click();
  await expectToast(page, 'Error', 'Something broke.');
  await answerInstead(page, clearHistory, { json: { success: false } });
  await start.click();
  await expectToast(page, 'Error', 'Failed to clear chat history');
  await expect(theirs(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue('And now');

  await letThrough(page);
  const release = await hold(page, clearHistory);
  await start.click();
  await expect(start).toBeDisabled();
  release();
  await expectToast(page, 'Chat Cleared', 'Started a new conversation with Sierra');
  await expect(talk(page)).toBeHidden();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
});

test(
  "a message is timed by the store's clock, wherever the browser is",
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    const timeZone = 'Pacific/Auckland';
    await signedInAs('merchant', await newOrganization(timeZone));
    await page.goto(paths.chat());
    await answerInstead(page, askQuestion, { json: reply() });
    await ask(page, 'Hello');
    const time = mine(page).locator('time');
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const parts = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit' }).formatToParts(at);
    const part = (type: string) => parts.find(each => each.type === type)?.value;
    await expect(time).toContainText(`${part('hour')}:${part('minute')}`);
    await page.goto(paths.account());
    await expect(page.getByText('Pacific/Auckland (your store’s)')).toBeVisible();
  },
);

test('a conversation survives a look at another screen', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: reply({ response: 'Still here.' }) });
  await page.goto(paths.chat());
  await ask(page, 'How are sales?');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(paths.integrations());
  await page.goBack();
  await expect(theirs(page)).toContainText('Still here.');
});

test(
  'a user without an id is asked to sign in again, and no late answer brings them back',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    const release = await hold(page, readSession);
    const confirmed = page.waitForResponse(response => response.url().endsWith(readSession.path));
    await page.goto(paths.chat());
    await expect(input(page)).toBeVisible();
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, string>;
      localStorage.setItem('user', JSON.stringify({ ...user, id: '' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    await expect(page).toHaveURL(paths.auth('sign-in'));
    release();
    await (await confirmed).finished();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL(paths.auth('sign-in'));
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screen can be used by everybody on a phone, ${colorScheme}`, deep, async ({ page, signedInAs }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await signedInAs('merchant');
    const labels = ['Gulmohar Chikankari Kurta with a very long name', 'Saree'];
    const values = { name: 'Net sales', values: [312000, 99000], formatted: ['₹3,12,000', '₹99,000'] };
    const chart = {
      kind: 'bar',
      title: 'Net sales by product',
      unit: 'money',
      currency: 'INR',
      labels,
      series: [values],
    } as const;
    const alternatives = [{ label: 'By units', question: 'By units?' }];
    await answerInstead(page, askQuestion, {
      json: reply({
        chart: { ...chart, labels: [...labels], series: [...chart.series] },
        alternatives,
        metrics_included: ['Shopify'],
      }),
    });
    await page.goto(paths.chat());
    await expect(page.getByRole('button', { name: /^Sales/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await ask(page, `${'long'.repeat(60)} question`);
    await expect(talk(page).getByRole('figure').locator('svg').first()).toBeVisible();
    await page.getByText('Show as a table').click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
