import { GraphQLError } from 'graphql';
import type { Fault } from '../platform-module.ts';
import { accessDenied } from './graphql/access.ts';
import { type HttpReply, json, unauthorized } from './http-reply.ts';
import type { ShopifyqlAnswer } from './shopifyql/ask-shopifyql.ts';

/**
 * Faults this module plays by name. Operations are `authorize`, `token`, `graphql` and, once per field, `shopifyqlQuery`.
 * - `dead-refresh` (token): every refresh token is refused with invalid_grant.
 * - `revoked` (graphql): the merchant has removed the app; 401 from now on.
 * - `throttled` (graphql): the ordinary bucket is empty. (shopifyqlQuery): this field is over its budget.
 * - `nonsense` (graphql): a page instead of JSON.
 * - `access-denied`, `internal-error`, `parse-error`, `wrong-types` (shopifyqlQuery).
 */
export type ShopifyFault = 'dead-refresh' | 'revoked' | 'throttled' | 'nonsense' | null;

export function namedFault(fault: Fault | null): ShopifyFault {
  const names = ['dead-refresh', 'revoked', 'throttled', 'nonsense'] as const;
  return names.find(name => name === fault?.name) ?? null;
}

const FIELD_FAULTS = new Set(['access-denied', 'internal-error', 'parse-error', 'wrong-types']);

export function isFieldFault(fault: Fault | null): boolean {
  return fault?.name !== undefined && FIELD_FAULTS.has(fault.name);
}

/** The answer of a fault that only names a status; null when the call goes on. */
export function statusReply(fault: Fault): HttpReply | null {
  if (fault.status === undefined) return null;
  const reply = BODIES[fault.status]?.() ?? json(fault.status, { errors: 'Internal Server Error' });
  const headers = { ...reply.headers, ...fault.headers };
  return { status: fault.status, headers, body: fault.body ?? reply.body };
}

const BODIES: Record<number, () => HttpReply> = {
  401: unauthorized,
  402: () => json(402, { errors: 'This shop is currently frozen' }),
  403: () => json(403, { errors: '[API] This action requires merchant approval' }),
  404: () => json(404, { errors: 'Not Found' }),
  423: () => json(423, { errors: 'This shop is currently locked' }),
  429: () => json(429, { errors: 'Exceeded 2 calls per second for api client' }, { 'retry-after': '2.0' }),
  500: () => plainReply(500, '<html><body><h1>Something went wrong</h1></body></html>'),
  502: () => plainReply(502, '<html><body><h1>Bad gateway</h1></body></html>'),
  503: () => plainReply(503, '<html><body><h1>Service unavailable</h1></body></html>'),
};

export function plainReply(status: number, html: string): HttpReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: html };
}

/** Faults of one ShopifyQL field; the others of its document answer as ever. */
export function playFieldFault(
  fault: Fault | null,
  field: { answer: () => ShopifyqlAnswer; throttled: () => GraphQLError },
): ShopifyqlAnswer {
  switch (fault?.name) {
    case 'access-denied':
      throw accessDenied('shopifyqlQuery', 'read_reports');
    case 'throttled':
      throw field.throttled();
    case 'internal-error':
      throw new GraphQLError('Internal error. Looks like something went wrong on our end.', {
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
    case 'parse-error':
      return { parseErrors: ["Column Not Found: Column 'total_sales' not found"], parseWarnings: [], tableData: null };
    case 'wrong-types':
      return withWrongTypes(field.answer());
    default:
      return field.answer();
  }
}

/** Numbers where texts belong, words where numbers belong, a column that nobody knows. */
function withWrongTypes(answer: ShopifyqlAnswer): ShopifyqlAnswer {
  const { tableData } = answer;
  if (!tableData) return answer;
  const rows = tableData.rows.map((row, at) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, at % 2 === 0 ? 'n/a' : { value: cell }])),
  );
  return { ...answer, tableData: { ...tableData, rows: rows as unknown as typeof tableData.rows } };
}
