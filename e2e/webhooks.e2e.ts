/** A program of one's own is told of events: added with a password, tried, looked at, sent again, given a new secret, removed. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';

test('a webhook from its first test to its end', async ({ page, signedInAs, newOrganization, expectedErrors }) => {
  expectedErrors.push(/status of 40[03]/);
  const { merchant, ...organization } = await newOrganization();
  await signedInAs('merchant', { merchant, ...organization });
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 500;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;

  await page.goto(paths.account('webhooks'));
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'New webhook' }).click();
  await card.getByLabel('Address').fill('http://shop.example/');
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByText('Password is required')).toBeVisible();
  await card.getByLabel('Your password').fill(merchant.password);
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByText('The address must begin with https://.')).toBeVisible();
  await card.getByLabel('Address').fill(url);
  await card.getByLabel('A connection was lost').uncheck();
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByLabel('Secret', { exact: true })).toHaveText(/^whsec_/);
  await card.getByRole('button', { name: 'I have kept it' }).click();
  await expect(card).not.toContainText('whsec_');
  await expect(card.getByRole('listitem')).toContainText('A report has arrived · An alert has fired');

  await card.getByRole('button', { name: `Events for ${url}` }).click();
  await expect(card.getByText('Nothing was sent to it in the last two weeks.')).toBeVisible();
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByText('It answered 500.')).toBeVisible();
  status = 204;
  await card.getByRole('button', { name: /^Send again: A test/ }).click();
  await expect(card.getByText('Delivered')).toBeVisible();
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await card.getByRole('button', { name: 'Back to webhooks' }).click();

  const more = async (item: string) => {
    await card.getByRole('button', { name: `More for ${url}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await more('New secret');
  await card.getByLabel('Your password').fill(merchant.password);
  await card.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(card.getByLabel('Secret', { exact: true })).toHaveText(/^whsec_/);
  await card.getByRole('button', { name: 'I have kept it' }).click();
  await expect(card.getByText(/^The old secret works until/)).toBeVisible();
  await more('Switch off');
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await more('Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('There are no webhooks yet.')).toBeVisible();
  await new Promise(resolve => receiver.close(resolve));
});

test('who does not look after the organization is told so', deep, async ({ page, signedInAs }) => {
  await signedInAs('sales');
  await page.goto(paths.account('webhooks'));
  const card = page.getByRole('region', { name: 'Webhooks' });
  await expect(card.getByText('Only merchants and executives can manage webhooks.')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});
