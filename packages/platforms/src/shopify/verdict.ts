/** What an answer says about each part: read it, page on, ask again, or give it up. */
import { PlatformFailure } from '../failure.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import { redact } from '../redact.ts';
import type { Part } from './part.ts';

export type Verdict = { done: unknown } | { failure: PlatformFailure };

/** Each alias stands for itself: some may be throttled or refused while the others answer. */
export function verdictOn(part: Part, body: unknown, now: number): Verdict {
  const field = at(body, 'data', part.alias);
  const error = errorsOf(body).find(candidate => concerns(candidate, part.alias));
  if (error !== undefined && (field === undefined || field === null))
    return { failure: failureOfError(error, body, now) };
  const parseErrors = listAt(field, 'parseErrors').map(String);
  if (parseErrors.length > 0) {
    const said = redact(parseErrors.join(' '));
    if (part.kind === 'report' && lacksReport.test(said))
      return {
        failure: new PlatformFailure('give-up', `Not a report of this store: ${said}`, { reason: 'not-offered' }),
      };
    return { failure: new PlatformFailure('give-up', `ShopifyQL was not understood: ${said}`) };
  }
  if (field === undefined || field === null) {
    return {
      failure: new PlatformFailure('retry', 'Shopify left a part out without a reason.', { reason: 'nonsense' }),
    };
  }
  return { done: field };
}

/** The store's plan, or what it allowed the app, leaves out a schema, or the reading of several stores at once. */
const lacksReport = /\bschema\b|\bORGANIZATION\b/i;

function errorsOf(body: unknown): readonly unknown[] {
  const errors = at(body, 'errors');
  // Some refusals of the whole document come as a bare text.
  return typeof errors === 'string' ? [{ message: errors }] : listAt(body, 'errors');
}

function concerns(error: unknown, alias: string): boolean {
  const [first] = listAt(error, 'path');
  // Without a path, or with one that begins with the operation, an error is about the whole document.
  return first === alias || typeof first !== 'string' || !/^p\d+$/.test(first);
}

function failureOfError(error: unknown, body: unknown, now: number): PlatformFailure {
  const code = textAt(error, 'extensions', 'code') ?? 'no code';
  const message = `Shopify refused with ${code}: ${redact(textAt(error, 'message') ?? '')}`;
  if (code === 'THROTTLED') return new PlatformFailure('wait', message, { waitMs: throttleWaitMs(error, body, now) });
  if (code === 'ACCESS_DENIED') return new PlatformFailure('reconnect', message);
  if (code === 'INTERNAL_SERVER_ERROR') return new PlatformFailure('retry', message);
  return new PlatformFailure('give-up', message);
}

/**
 * ShopifyQL's budget is filled anew at a moment that the error names. The ordinary one fills steadily, and its figures
 * stand beside the errors instead of in them.
 */
function throttleWaitMs(error: unknown, body: unknown, now: number): number {
  const resetAt = Date.parse(textAt(error, 'extensions', 'cost', 'windowResetAt') ?? '');
  if (!Number.isNaN(resetAt)) return Math.max(0, resetAt - now);
  const needed = numberAt(body, 'extensions', 'cost', 'requestedQueryCost');
  const left = numberAt(body, 'extensions', 'cost', 'throttleStatus', 'currentlyAvailable');
  const rate = numberAt(body, 'extensions', 'cost', 'throttleStatus', 'restoreRate');
  if (needed === undefined || left === undefined || rate === undefined || rate <= 0) return unknownWaitMs;
  return Math.max(0, ((needed - left) / rate) * 1000);
}

const unknownWaitMs = 1_000;
