import type { TestContext } from 'node:test';
import { startGoogle } from '../google/started-google.ts';
import type { TestGoogle } from '../google/started-google.ts';
import type { World } from '../world/world.ts';

export const PROPERTY = '331204587';
const BASE = `/analyticsdata.googleapis.com/v1beta/properties/${PROPERTY}`;

type Cell = { value: string };
export type Told = {
  rows?: { dimensionValues?: Cell[]; metricValues?: Cell[] }[];
  totals?: { dimensionValues?: Cell[]; metricValues?: Cell[] }[];
  dimensionHeaders?: { name: string }[];
  metricHeaders?: { name: string; type: string }[];
  rowCount?: number;
  metadata?: Record<string, unknown>;
  propertyQuota?: Record<string, { consumed?: number; remaining: number }>;
  kind?: string;
  reports?: Told[];
  error?: { code: number; status: string; message: string; details?: { reason?: string }[] };
};

export type Analytics = {
  google: TestGoogle;
  /** The answer's body and status. */
  ask: (method: string, body: unknown) => Promise<{ status: number; told: Told }>;
  /** runReport over named fields: rows as [dimensions, metrics]. */
  rows: (dimensions: readonly string[], metrics: readonly string[], more?: object) => Promise<[string[], number[]][]>;
};

export const LAST_30 = [{ startDate: '30daysAgo', endDate: 'yesterday' }];

/** Analytics with a connected merchant. */
export async function askedAnalytics(t: TestContext, options: { world?: World } = {}): Promise<Analytics> {
  const google = await startGoogle(t, options);
  const { access_token: token } = await google.connect();
  const ask = async (method: string, body: unknown) => {
    const response = await google.post(token, `${BASE}:${method}`, body);
    return { status: response.status, told: (await response.json()) as Told };
  };
  return {
    google,
    ask,
    rows: async (dimensions, metrics, more = {}) => {
      const fields = { dimensions: named(dimensions), metrics: named(metrics) };
      const { told } = await ask('runReport', { dateRanges: LAST_30, ...fields, limit: 100_000, ...more });
      if (told.error) throw new Error(told.error.message);
      return (told.rows ?? []).map(row => [
        (row.dimensionValues ?? []).map(({ value }) => value),
        (row.metricValues ?? []).map(({ value }) => Number(value)),
      ]);
    },
  };
}

export function named(names: readonly string[]): { name: string }[] {
  return names.map(name => ({ name }));
}
