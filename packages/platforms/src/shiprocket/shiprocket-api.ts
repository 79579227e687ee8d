/**
 * One call to Shiprocket's API, and what its refusals ask of the caller. Only reading, and a token of our own: what else there
 * is would change the merchant's account.
 */
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { parseJson, textAt } from '../json.ts';
import { failureOfStatus } from '../status.ts';

export const platform = 'Shiprocket';
const host = 'apiv2.shiprocket.in';

export type ShiprocketCall = {
  path: '/auth/login' | '/auth/logout' | '/orders';
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: Record<string, string>;
  accessToken?: string;
  deadlineMs?: number;
};

export function callShiprocket(http: Http, call: ShiprocketCall): Promise<HttpAnswer> {
  const { path, query, body, accessToken, deadlineMs } = call;
  const isReading = path === '/orders';
  const parameters = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return http.send({
    platform,
    method: isReading ? 'GET' : 'POST',
    url: `https://${host}/v1/external${path}${parameters}`,
    hosts: [host],
    headers: {
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    // A login that is sent again is counted as another try, and too many of them lock the user out.
    repeats: isReading ? 2 : 0,
  });
}

/** The answer's body, unless it is a refusal. No header tells when to come back, so a minute is waited where none does. */
export function bodyOf(answer: HttpAnswer, now: number): unknown {
  if (answer.status === 200) return parseJson(answer.text, platform);
  if (answer.status === 403 && saysWhy(answer))
    throw new PlatformFailure('reconnect', 'Shiprocket does not let this user read orders.', { status: 403 });
  throw failureOfStatus(answer, platform, now);
}

/** Shiprocket's own refusals have a message; those of the wall in front of it do not. What the message says is not documented. */
function saysWhy({ text }: HttpAnswer): boolean {
  try {
    return textAt(parseJson(text, platform), 'message') !== undefined;
  } catch (error) {
    if (error instanceof PlatformFailure) return false;
    throw error;
  }
}
