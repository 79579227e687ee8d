import type { TestContext } from 'node:test';
import { linkedAdsCustomer } from '../google/linked-ads.ts';
import { startGoogle } from '../google/started-google.ts';
import type { TestGoogle } from '../google/started-google.ts';
import { isoDate } from '../world/calendar.ts';
import type { World } from '../world/world.ts';

export const MANAGER = '4401189072';
export const SHOP = linkedAdsCustomer;
export const OTHER = '5534902217';

export type Row = {
  metrics?: Record<string, string | number>;
  segments?: Record<string, string | number>;
} & Record<string, Record<string, unknown> | undefined>;
export type AdsError = {
  error: {
    code: number;
    status: string;
    message: string;
    details?: {
      '@type': string;
      requestId?: string;
      reason?: string;
      errors?: { errorCode: Record<string, string>; message: string; details?: Record<string, unknown> }[];
    }[];
  };
};
export type Asking = {
  customer?: string;
  login?: string | null;
  version?: string;
  headers?: Record<string, string>;
  body?: object;
};

export type Ads = {
  google: TestGoogle;
  token: string;
  /** searchStream and search as they answer. */
  stream: (query: string, asking?: Asking) => Promise<{ status: number; body: unknown }>;
  search: (query: string, asking?: Asking) => Promise<{ status: number; body: unknown }>;
  /** Rows of a stream that is answered. */
  rows: (query: string, asking?: Asking) => Promise<Row[]>;
};

/** Google Ads with a connected merchant, reached through the manager. */
export async function askedAds(t: TestContext, options: { world?: World } = {}): Promise<Ads> {
  const google = await startGoogle(t, options);
  const { access_token: token } = await google.connect();
  const ask = async (method: string, query: string, asking: Asking = {}) => {
    const { customer = SHOP, login = MANAGER, version = 'v26', headers = {}, body = {} } = asking;
    const path = `/googleads.googleapis.com/${version}/customers/${customer}/googleAds:${method}`;
    const all = { ...(login === null ? {} : { 'login-customer-id': login }), ...headers };
    const response = await google.post(token, path, { query, ...body }, all);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const stream = (query: string, asking?: Asking) => ask('searchStream', query, asking);
  return {
    google,
    token,
    stream,
    search: (query, asking) => ask('search', query, asking),
    rows: async (query, asking) => {
      const { status, body } = await stream(query, asking);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return (body as { results?: Row[] }[]).flatMap(({ results = [] }) => results);
    },
  };
}

/** Code of the first error of a GoogleAdsFailure, as family.CODE, whichever way it is wrapped. */
export function codeOf(body: unknown): string {
  const { error } = (Array.isArray(body) ? body[0] : body) as AdsError;
  const [entry] = Object.entries(error.details?.[0]?.errors?.[0]?.errorCode ?? {});
  return entry ? entry.join('.') : (error.details?.[0]?.reason ?? error.status);
}

export function between(from: number, to: number): string {
  return `segments.date BETWEEN '${isoDate(from)}' AND '${isoDate(to)}'`;
}
