import type { Account } from '../account.ts';
import { tokenOf } from '../access.ts';
import { MANAGEMENT, type MESSAGING } from '../credentials.ts';
import { type GraphError, invalid } from '../graph-error.ts';
import type { Json } from '../json-fields.ts';

/** One call of the Graph API, with its path after the version in pieces. */
export interface GraphCall {
  account: Account;
  method: string;
  /** Undefined: none was named. */
  version: string | undefined;
  path: string[];
  query: URLSearchParams;
  /** Of a JSON or form body; empty when it could not be read. */
  body: Json;
  raw: Buffer;
  contentType: string;
  authorization: string | undefined;
  /** The header of a resumable upload. */
  fileOffset: string | undefined;
  /** What a message accepted by this call will fail of, if a fault says so. */
  lateFailure: GraphError | null;
  /** No status of the message will ever be told. */
  isSilent: boolean;
}

export function checkToken(
  { account, authorization, query }: GraphCall,
  permission: typeof MANAGEMENT | typeof MESSAGING,
): void {
  const token = tokenOf(authorization, query.get('access_token') ?? undefined);
  account.tokens.check(token, permission, account.now());
  if (permission === MANAGEMENT) account.management.count(account.settings.managementCalls, account.limitNow());
}

/** Of an object only the fields that were asked for; asking for one that does not exist is an error. */
export function fieldsOf(object: Json, asked: string | null, standard: readonly string[]): Json {
  const names = asked === null ? standard : asked.split(',').map(name => name.trim().replace(/[{(.].*$/, ''));
  const unknown = names.find(name => !Object.hasOwn(object, name));
  if (unknown !== undefined) throw invalid(`Tried accessing nonexisting field (${unknown})`);
  return Object.fromEntries([...new Set([...names, 'id'])].map(name => [name, object[name]]));
}

/** A page of a list, with cursors as the platform writes them. */
export function pageOf(items: readonly Json[], call: GraphCall, address: string): Json {
  const { query } = call;
  const limit = Math.max(1, Math.min(1000, Number(query.get('limit') ?? 25) || 25));
  const after = query.get('after');
  const from = after === null ? 0 : Number(Buffer.from(after, 'base64url').toString());
  if (!Number.isInteger(from) || from < 0) throw invalid('Invalid cursors values');
  const data = items.slice(from, from + limit);
  if (data.length === 0) return { data };
  const cursor = (at: number) => Buffer.from(String(at)).toString('base64url');
  const cursors = { before: cursor(from), after: cursor(from + data.length) };
  if (from + data.length >= items.length) return { data, paging: { cursors } };
  const next = new URL(`https://graph.facebook.com${address}`);
  for (const [name, value] of query) if (name !== 'access_token') next.searchParams.set(name, value);
  next.searchParams.set('after', cursors.after);
  return { data, paging: { cursors, next: next.href } };
}
