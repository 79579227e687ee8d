/** Requests that change something are taken from the product's own pages only. */
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.ts';
import { ProblemError } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser states where a request comes from and pages cannot forge it; what states nothing is refused as well. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (safeMethods.has(request.method)) return;
  // No page of another site can send this header, and a request that has it is not judged by its cookie.
  if (bearerOf(request) !== null) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (site === undefined ? isOwnOrigin(origin, publicUrl) : site === 'same-origin') return;
  throw new ProblemError('foreign_origin', 'This request does not come from the product itself.');
}

/** For programs, which name no page at all; a page that does is one of our own. */
export function refuseForeignPage({ headers }: FastifyRequest, publicUrl: URL): void {
  if (headers.origin === undefined || isOwnOrigin(headers.origin, publicUrl)) return;
  throw new ProblemError('foreign_origin', 'This request comes from a page of another site.');
}

/** For full-page visits that begin something: a link on another site may not begin it. */
export function refuseCrossSiteVisit(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return;
  throw new ProblemError('foreign_origin', 'Please start this from the Integrations page.');
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function isOwnOrigin(origin: string | undefined, publicUrl: URL): boolean {
  if (origin === undefined) return false;
  if (origin === publicUrl.origin) return true;
  const named = URL.parse(origin);
  if (named === null || origin !== named.origin) return false;
  return areLoopback(named, publicUrl);
}

/** Two names of this machine, with the same scheme and port. */
export function areLoopback(one: URL, other: URL): boolean {
  const samePlace = one.port === other.port && one.protocol === other.protocol;
  return samePlace && loopbackNames.has(one.hostname) && loopbackNames.has(other.hostname);
}
