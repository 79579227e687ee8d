/** Bodies in JSON, read strictly: what another reader could understand differently is refused. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

export const deepestNesting = 20;

export function readJsonStrictly(app: FastifyInstance): void {
  // Refuses `__proto__` and `constructor` as names.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value: unknown) => {
      if (error !== null) return done(error);
      const complaint = complaintAbout(String(body), value);
      return complaint === null ? done(null, value) : done(new ProblemError('invalid_request', complaint));
    });
  });
}

function complaintAbout(text: string, value: unknown): string | null {
  const kept = countNames(value);
  if (kept === 'too deep') return 'The request is nested too deeply.';
  return kept === namesIn(text) ? null : 'The request says something twice.';
}

/** Names in a text that is known to be JSON. */
function namesIn(text: string): number {
  let names = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon === ':') names += 1;
  return names;
}

/** Of two equal names only one is left after parsing. */
function countNames(value: unknown): number | 'too deep' {
  let names = 0;
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= deepestNesting) return 'too deep';
    for (const each of level) if (!Array.isArray(each)) names += Object.keys(each).length;
    level = level.flatMap(each => Object.values(each).filter(isNested));
  }
  return names;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
