/** Codes and refresh tokens become access tokens, each once. Whatever comes a second time was stolen, and ends the assistant. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import { perNetwork } from '../../infra/network.ts';
import { hashOfSecret, newSecret } from '../auth/auth.ts';
import { resourceOf } from './metadata.ts';
import { OAuthRefusal } from './refusal.ts';
import * as store from './store.ts';

const minute = 60_000;
const accessMs = 60 * minute;
/** An assistant that nobody uses for so long is let in anew. */
const idleMs = 90 * 24 * 60 * minute;

const codeForm = /^code_[\w-]{43}$/;
const refreshForm = /^(refresh_[\w-]{43})\.(refresh_[\w-]{43})$/;

export type Tokens = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
};

export type Form = { fields: URLSearchParams; ip: string };

export async function tradeForTokens(base: Base, { fields, ip }: Form): Promise<Tokens> {
  await spendFor(base, ip);
  refuseRepeated(fields);
  const resource = fields.get('resource');
  if (resource !== null && resource !== resourceOf(base.publicUrl)) {
    throw new OAuthRefusal('invalid_target', `Tokens are given for ${resourceOf(base.publicUrl)} only.`);
  }
  const kind = fields.get('grant_type');
  if (kind === 'authorization_code') return fromCode(base, fields);
  if (kind === 'refresh_token') return fromRefresh(base, fields);
  if (kind === null) throw new OAuthRefusal('invalid_request', 'grant_type is missing.');
  throw new OAuthRefusal('unsupported_grant_type', 'Only authorization_code and refresh_token are offered.');
}

/** RFC 7009: the holder of a token may revoke its grant. Of unknown tokens nothing is told. */
export async function revokeTokens(base: Base, { fields, ip }: Form): Promise<void> {
  await spendFor(base, ip);
  refuseRepeated(fields);
  const token = required(fields, 'token');
  const [, family] = refreshForm.exec(token) ?? [];
  const whose = await store.findWhose(base.db.outside, hashOfSecret(family ?? token));
  if (whose === null || codeForm.test(token)) return;
  await base.db.inOrganization(whose.organization_id, async trx => {
    const row = await store.lockAssistant(trx, whose.id);
    const clientId = fields.get('client_id');
    if (row !== null && (clientId === null || clientId === row.client_id)) await end(base, trx, row, 'by itself');
  });
}

async function fromCode(base: Base, fields: URLSearchParams): Promise<Tokens> {
  const code = required(fields, 'code');
  const verifier = required(fields, 'code_verifier');
  const [clientId, redirectUri] = [required(fields, 'client_id'), required(fields, 'redirect_uri')];
  const dead = 'This code is not known, was used before, or is too old.';
  return whileLocked(base, codeForm.test(code) ? hashOfSecret(code) : null, dead, async (trx, row) => {
    const now = base.now();
    const isRight =
      row.traded_at === null &&
      row.ends_at.getTime() > now &&
      row.client_id === clientId &&
      row.redirect_uri === redirectUri &&
      isProof(verifier, row.challenge);
    // A code that comes again, or with anything wrong beside it, has been in other hands.
    if (!isRight) return end(base, trx, row, row.traded_at === null ? 'a wrong code' : 'a code that came again');
    const family = newSecret('refresh');
    const change = { traded_at: new Date(now), family_hash: family.hash };
    return give(base, trx, row, { family: family.secret, change });
  });
}

async function fromRefresh(base: Base, fields: URLSearchParams): Promise<Tokens> {
  const [, family, turn] = refreshForm.exec(required(fields, 'refresh_token')) ?? [];
  const clientId = required(fields, 'client_id');
  const asked =
    fields
      .get('scope')
      ?.split(' ')
      .filter(scope => scope !== '') ?? [];
  const dead = 'This refresh token is not known any more. Please sign in again.';
  const hash = family === undefined ? null : hashOfSecret(family);
  return whileLocked(base, hash, dead, async (trx, row) => {
    if (row.client_id !== clientId || row.ends_at.getTime() <= base.now()) return null;
    const isLast = row.refresh_hash !== null && timingSafeEqual(row.refresh_hash, hashOfSecret(turn ?? ''));
    if (!isLast || family === undefined) return end(base, trx, row, 'a refresh token that came again');
    if (asked.some(scope => !row.scopes.includes(scope))) {
      throw new OAuthRefusal('invalid_scope', `It was allowed ${row.scopes.join(' ')} and no more.`);
    }
    return give(base, trx, row, { family, change: {} });
  });
}

/** Null from `work` means that the token is dead; what it did stays done. */
async function whileLocked(
  base: Base,
  hash: Buffer | null,
  dead: string,
  work: (trx: Trx, row: store.AssistantRow) => Promise<Tokens | null>,
): Promise<Tokens> {
  const whose = hash === null ? null : await store.findWhose(base.db.outside, hash);
  const tokens =
    whose === null
      ? null
      : await base.db.inOrganization(whose.organization_id, async trx => {
          const row = await store.lockAssistant(trx, whose.id);
          return row === null ? null : work(trx, row);
        });
  if (tokens === null) throw new OAuthRefusal('invalid_grant', dead);
  return tokens;
}

type Giving = { family: string; change: Partial<store.AssistantRow> };

/** The former pair is good for nothing from now on. */
async function give(base: Base, trx: Trx, row: store.AssistantRow, { family, change }: Giving): Promise<Tokens> {
  const now = base.now();
  const [access, turn] = [newSecret('assistant'), newSecret('refresh')];
  await store.updateAssistant(trx, row.id, {
    ...change,
    access_hash: access.hash,
    access_expires_at: new Date(now + accessMs),
    refresh_hash: turn.hash,
    ends_at: new Date(now + idleMs),
  });
  return {
    access_token: access.secret,
    token_type: 'Bearer',
    expires_in: accessMs / 1000,
    refresh_token: `${family}.${turn.secret}`,
    scope: row.scopes.join(' '),
  };
}

async function end(base: Base, trx: Trx, row: store.AssistantRow, detail: string): Promise<null> {
  await store.removeAssistant(trx, row.id);
  const { organization_id: organizationId, user_id: userId } = row;
  await noteAct(trx, base.now(), { act: 'assistant ended', organizationId, userId, detail });
  return null;
}

function isProof(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const digest = createHash('sha256').update(verifier).digest('base64url');
  return timingSafeEqual(Buffer.from(digest), Buffer.from(challenge));
}

function required(fields: URLSearchParams, name: string): string {
  const value = fields.get(name) ?? '';
  if (value === '') throw new OAuthRefusal('invalid_request', `${name} is missing.`);
  return value;
}

function refuseRepeated(fields: URLSearchParams): void {
  if (new Set(fields.keys()).size === fields.size) return;
  throw new OAuthRefusal('invalid_request', 'A field is named twice.');
}

/** Assistants of many people come from the servers of few companies. */
async function spendFor(base: Base, ip: string): Promise<void> {
  await spend(base.db, base.now(), perNetwork({ name: 'assistant-token', times: 1200, perMs: 10 * minute }, ip));
}
