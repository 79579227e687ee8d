/** One call to Meta's Graph API, and what its errors ask of the caller. */
import { createHmac } from 'node:crypto';
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { at, numberAt, parseJson, textAt } from '../json.ts';
import { redact } from '../redact.ts';
import { retryAfterMs } from '../retry.ts';
import { failureOfStatus } from '../status.ts';
import { usageOf } from './usage.ts';

export type MetaApp = {
  clientId: string;
  clientSecret: string;
  http: Http;
  /** Versions of the Marketing API live about a year, and an ended one is replaced silently, so it is a setting. */
  version?: string;
  /** A configuration of Facebook Login for Business, in place of the permission asked for by name. */
  configurationId?: string;
};

export const hosts = { dialog: 'www.facebook.com', graph: 'graph.facebook.com' } as const;

export const newestVersion = 'v26.0';

export type GraphCall = {
  method?: 'GET' | 'POST' | 'DELETE';
  /** After the version: `/me/adaccounts`. */
  path: string;
  query: Record<string, string>;
  /** Whose; the app's own calls name it in their parameters. */
  accessToken?: string;
  deadlineMs?: number;
  repeats?: number;
};

/** Parameters of a POST travel as a form; `appsecret_proof` shows that it is the app itself that calls. */
export function callMeta(app: MetaApp, call: GraphCall): Promise<HttpAnswer> {
  const { method = 'GET', accessToken } = call;
  const query = new URLSearchParams(call.query);
  if (accessToken !== undefined) query.set('appsecret_proof', proofOf(app, accessToken));
  const parameters = query.toString();
  const isForm = method === 'POST';
  return app.http.send({
    platform: 'Meta',
    method,
    url: `https://${hosts.graph}${versionPath(app)}${call.path}${isForm ? '' : `?${parameters}`}`,
    hosts: [hosts.graph],
    headers: {
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isForm ? { body: parameters } : {}),
    ...(call.deadlineMs === undefined ? {} : { deadlineMs: call.deadlineMs }),
    repeats: call.repeats ?? 0,
  });
}

export function versionPath({ version = newestVersion }: MetaApp): string {
  if (!/^v\d{1,3}\.\d$/.test(version)) throw new Error('A version of the Marketing API is written like v26.0.');
  return `/${version}`;
}

function proofOf({ clientSecret }: MetaApp, accessToken: string): string {
  return createHmac('sha256', clientSecret).update(accessToken).digest('hex');
}

/** The answer's body, unless it is a refusal. Meta refuses with any status, so every body is looked at. */
export function bodyOf(answer: HttpAnswer, now: number): unknown {
  const failure = failureIn(answer, now);
  if (failure !== undefined) throw failure;
  return parseJson(answer.text, 'Meta');
}

/** Asked for more than Meta works out while one waits: a report run may still give it. */
export class TooMuchAtOnce extends PlatformFailure {}

function failureIn(answer: HttpAnswer, now: number): PlatformFailure | undefined {
  const error = at(safelyParsed(answer.text), 'error');
  const code = numberAt(error, 'code');
  if (code === undefined) return answer.status === 200 ? undefined : failureOfStatus(answer, 'Meta', now);
  return failureOfError({ answer, now, code, error });
}

type Refusal = { answer: HttpAnswer; now: number; code: number; error: unknown };

/** The trace lives for a short while only, and is what Meta's support asks for. */
function failureOfError({ answer, now, code, error }: Refusal): PlatformFailure {
  const subcode = numberAt(error, 'error_subcode');
  const said = redact(textAt(error, 'message') ?? '');
  const named = subcode === undefined ? `${code}` : `${code}/${subcode}`;
  const message = `Meta answered with code ${named}: ${said} (${textAt(error, 'fbtrace_id') ?? 'no trace'})`;
  if (isTokenCode(code)) return new PlatformFailure('reconnect', message, { status: endedGrant });
  if (permissionCodes.has(code) || (code === 100 && subcode === 3_191_001))
    return new PlatformFailure('reconnect', message, { status: 403 });
  if (rateCodes.has(code) || answer.status === 429) {
    const { regainMs } = usageOf(answer);
    const waitMs = retryAfterMs(answer, now) ?? (regainMs > 0 ? regainMs : unknownWaitMs);
    return new PlatformFailure('wait', message, { status: 429, waitMs });
  }
  if (isTooMuch(code, subcode, said)) return new TooMuchAtOnce('retry', message, { reason: 'timeout' });
  if (code === 2 && subcode === 1_504_041) return new PlatformFailure('give-up', message, { status: answer.status });
  const isPassing = code === 1 || code === 2 || at(error, 'is_transient') === true || answer.status >= 500;
  if (isPassing) return new PlatformFailure('retry', message, { reason: 'unavailable', status: answer.status });
  return new PlatformFailure('give-up', message, { status: answer.status });
}

/** As the status of a failure: the token itself is good for nothing any more. */
export const endedGrant = 401;

/** 102 is an invalid session. */
const isTokenCode = (code: number): boolean => code === 190 || code === 102;
const permissionCodes: ReadonlySet<number> = new Set([3, 10, 200, 294]);
const rateCodes: ReadonlySet<number> = new Set([
  4, 17, 32, 341, 613, 80_000, 80_001, 80_002, 80_003, 80_004, 80_005, 80_006, 80_008, 80_009, 80_014,
]);

function isTooMuch(code: number, subcode: number | undefined, said: string): boolean {
  if (code === 1) return /reduce the amount of data/i.test(said);
  return [1_487_534, 1_504_018, 1_504_038].includes(subcode ?? 0);
}

/** Buckets fill within the hour; where nothing is said a few minutes are a fair guess. */
const unknownWaitMs = 5 * 60_000;

function safelyParsed(text: string): unknown {
  try {
    return parseJson(text, 'Meta');
  } catch (error) {
    // A page instead of an error is an error all the same; its status speaks for it.
    if (error instanceof PlatformFailure) return undefined;
    throw error;
  }
}
