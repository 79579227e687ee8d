/** One call to a shop's Admin GraphQL. What the answer holds is for the caller to read. */
import type { HttpAnswer, Http } from '../http.ts';
import { isShopDomain } from './shop-domain.ts';

export const shopifyApiVersion = '2026-10';

export type AdminCall = {
  shop: string;
  accessToken: string;
  query: string;
  variables?: Record<string, unknown>;
  deadlineMs?: number;
  /** Only for documents that read. */
  repeats?: number;
  apiVersion?: string;
};

export function callAdmin(http: Http, call: AdminCall): Promise<HttpAnswer> {
  return http.send({
    platform: 'Shopify',
    method: 'POST',
    url: `${shopOrigin(call.shop)}/admin/api/${call.apiVersion ?? shopifyApiVersion}/graphql.json`,
    hosts: [call.shop],
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': call.accessToken },
    body: JSON.stringify({ query: call.query, variables: call.variables ?? {} }),
    repeats: call.repeats ?? 0,
    ...(call.deadlineMs === undefined ? {} : { deadlineMs: call.deadlineMs }),
  });
}

/** The one place where a shop's name becomes an address. */
export function shopOrigin(shop: string | undefined): string {
  if (shop === undefined || !isShopDomain(shop))
    throw new Error('A call to Shopify needs the permanent name of a shop.');
  return `https://${shop}`;
}
