/** An assistant sends its person here, is let in with what it asks for, and is ended again. */
import { createHash, randomBytes } from 'node:crypto';
import { assistantPaths } from '@tillsight/contract/assistants';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

const redirect = 'http://127.0.0.1:6274/callback';

type Asking = { clientId: string; verifier: string; address: string };

async function asking(request: APIRequestContext, baseURL: string): Promise<Asking> {
  const introduction = { redirect_uris: [redirect], client_name: 'Lantern Desk' };
  const registered = await request.post(assistantPaths.register, { data: introduction });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(48).toString('base64url');
  const fields = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'ask metrics:read',
    state: 'xyz',
    resource: new URL(assistantPaths.mcp, baseURL).href,
  });
  return { clientId, verifier, address: `${paths.authorize()}?${fields.toString()}` };
}

/** What a press of the button brings to the program that listens on this computer. */
async function broughtBack(page: Page, button: string): Promise<URLSearchParams> {
  await page.route(`${redirect}?*`, route => route.fulfill({ body: 'Back in the assistant.' }));
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('Back in the assistant.')).toBeVisible();
  return new URL(page.url()).searchParams;
}

test('who is not signed in signs in first; then the assistant is let in, seen, and ended', async ({
  page,
  request,
  baseURL,
  newOrganization,
}) => {
  const { merchant } = await newOrganization();
  const { clientId, verifier, address } = await asking(request, baseURL ?? '');
  await page.goto(address);
  await page.getByLabel('Email').fill(merchant.email);
  await page.getByLabel('Password', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Let Lantern Desk into your Tillsight?' })).toBeVisible();
  for (const words of ['Ask Sierra', 'Read metrics', 'a program on this computer', merchant.email]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  const back = await broughtBack(page, 'Allow');
  expect(back.get('state')).toBe('xyz');
  const traded = await request.post(assistantPaths.token, {
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: back.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
    },
  });
  expect(traded.status()).toBe(200);
  await page.goto(paths.account('assistants'));
  const list = page.getByRole('list', { name: 'Connected assistants' });
  await expect(list).toContainText('Lantern Desk');
  await list.getByRole('button', { name: 'End Lantern Desk' }).click();
  await expect(list).toBeHidden();
});

test('a no goes back as one, and what is asked wrongly goes nowhere', async ({
  page,
  request,
  baseURL,
  signedInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await signedInAs('merchant');
  const { address } = await asking(request, baseURL ?? '');
  await page.goto(address);
  const back = await broughtBack(page, "Don't allow");
  expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
  await page.goto(address.replace(encodeURIComponent(redirect), encodeURIComponent('https://evil.example/')));
  await expect(page.getByRole('heading', { name: 'This assistant cannot be let in' })).toBeVisible();
  await expect(page.getByText('an address that it has not registered')).toBeVisible();
});
