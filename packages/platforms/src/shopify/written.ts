/** What came of a mutation, by its answer. */
import { at, listAt, textAt } from '../json.ts';
import { redact } from '../redact.ts';

export type Written = { kind: 'done' } | { kind: 'lacks'; scope: string } | { kind: 'refused'; message: string };

/** `told`: codes of its own errors that only say how things stand. */
export type Expected = { mutations: readonly string[]; scope: string; told: readonly string[] };

/** Undefined where what stands there has to be looked at. */
export function writtenBy(body: unknown, { mutations, scope, told }: Expected): Written | undefined {
  const [error] = listAt(body, 'errors');
  if (error !== undefined) {
    const code = textAt(error, 'extensions', 'code');
    if (code === 'ACCESS_DENIED') return { kind: 'lacks', scope };
    if (code === 'INTERNAL_SERVER_ERROR') return undefined;
    return { kind: 'refused', message: redact(textAt(error, 'message') ?? '') };
  }
  const payload = mutations.map(name => at(body, 'data', name)).find(each => typeof each === 'object' && each !== null);
  if (payload === undefined) return undefined;
  const [refusal] = listAt(payload, 'userErrors');
  if (refusal === undefined) return { kind: 'done' };
  if (told.includes(textAt(refusal, 'code') ?? '')) return undefined;
  return { kind: 'refused', message: redact(textAt(refusal, 'message') ?? '') };
}
