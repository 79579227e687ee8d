/** Programs introduce themselves (RFC 7591). That proves nothing about them, and lets them do nothing until somebody lets them in. */
import { randomBytes } from 'node:crypto';
import { assistantScopes } from '@tillsight/contract/assistants';
import { plainName } from '@tillsight/metrics/plain-name';
import * as z from 'zod/mini';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import { perNetwork } from '../../infra/network.ts';
import { destinationOf } from './redirects.ts';
import { OAuthRefusal } from './refusal.ts';
import { upsertClient } from './store.ts';

/** What else is in there (logos, addresses, contacts) is nobody's to check, and so is not kept. */
const Introduction = z.object({
  redirect_uris: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(10)),
  client_name: z.optional(z.string().check(z.maxLength(500))),
});

export async function registerClient(base: Base, introduction: unknown, ip: string): Promise<Record<string, unknown>> {
  const now = base.now();
  await spend(base.db, now, perNetwork({ name: 'assistant-register', times: 60, perMs: 60 * 60_000 }, ip));
  const read = z.safeParse(Introduction, introduction);
  if (!read.success) throw new OAuthRefusal('invalid_client_metadata', 'Please name one to ten redirect_uris.');
  const { redirect_uris, client_name = '' } = read.data;
  const [first, ...others] = redirect_uris.map(destinationOf);
  if (first == null || others.includes(null)) {
    const words =
      'A redirect_uri is an https address, an http address of the same computer, or one of an app of its own.';
    throw new OAuthRefusal('invalid_redirect_uri', words);
  }
  const client_id = `assistant-${randomBytes(16).toString('hex')}`;
  const name = nameOf(client_name, first.host);
  await upsertClient(base.db.outside, { client_id, name, redirect_uris, made_at: new Date(now) });
  return {
    client_id,
    client_id_issued_at: Math.floor(now / 1000),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: assistantScopes.join(' '),
  };
}

/** A name that leads somewhere or says nothing is replaced by the place the answer goes to. */
export function nameOf(given: string, host: string): string {
  const name = plainName(given).slice(0, 60).trimEnd();
  return name === '' || /: \/\/|www\./i.test(name) ? host : name;
}
