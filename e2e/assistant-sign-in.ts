/** An assistant of the tests: it introduces itself, sends its person to be asked, and trades the code for a token. */
import { createHash, randomBytes } from 'node:crypto';
import { assistantPaths } from '@tillsight/contract/assistants';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';

export const redirect = 'http://127.0.0.1:6274/callback';

export type Asking = { clientId: string; verifier: string; address: string };

export async function asking(request: APIRequestContext, baseURL: string): Promise<Asking> {
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
export async function broughtBack(page: Page, button: string): Promise<URLSearchParams> {
  await page.route(`${redirect}?*`, route => route.fulfill({ body: 'Back in the assistant.' }));
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText('Back in the assistant.')).toBeVisible();
  return new URL(page.url()).searchParams;
}

export async function tradeCode(
  request: APIRequestContext,
  { clientId, verifier }: Asking,
  back: URLSearchParams,
): Promise<string> {
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: back.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: redirect,
  };
  const traded = await request.post(assistantPaths.token, { form });
  expect(traded.status()).toBe(200);
  return ((await traded.json()) as { access_token: string }).access_token;
}
