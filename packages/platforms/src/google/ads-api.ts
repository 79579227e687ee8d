/** What every call to the Google Ads API has in common. */
import { PlatformFailure } from '../failure.ts';
import type { HttpAnswer } from '../http.ts';
import { at, listAt, parseJson } from '../json.ts';

/** A version lives one year, so it is a setting; developer tokens ended and are sent only where one is still set. */
export type AdsAccess = { version?: string; developerToken?: string };

export function adsPath({ version = 'v25' }: AdsAccess): string {
  if (!/^v\d{1,3}$/.test(version)) throw new Error('A version of the Google Ads API is written like v25.');
  return `/${version}`;
}

export function adsHeaders({ developerToken }: AdsAccess, loginCustomerId?: string): Record<string, string> {
  return {
    ...(developerToken === undefined ? {} : { 'developer-token': developerToken }),
    ...(loginCustomerId === undefined ? {} : { 'login-customer-id': loginCustomerId }),
  };
}

/** The rows of a stream: a list of chunks, of which an empty one has no results. */
export function resultsOf(answer: HttpAnswer): unknown[] {
  const chunks = parseJson(answer.text, 'Google Ads');
  if (!Array.isArray(chunks) || chunks.some(chunk => !isChunk(chunk))) {
    throw new PlatformFailure('retry', 'Google Ads answered with something else than rows.', { reason: 'nonsense' });
  }
  return chunks.flatMap(chunk => listAt(chunk, 'results'));
}

function isChunk(chunk: unknown): boolean {
  if (typeof chunk !== 'object' || chunk === null) return false;
  const results = at(chunk, 'results');
  return results === undefined || Array.isArray(results);
}
