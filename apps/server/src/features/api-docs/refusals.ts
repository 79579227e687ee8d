/** What an operation may refuse, told before anybody runs into it: what follows from its form, and what its door adds. */
import type { Documented } from '@tillsight/contract/documentation/documented';
import type { ProblemCode } from '@tillsight/contract/problem';
import { statusOf } from '../../infra/problem.ts';

/** The codes an operation may answer with, by their HTTP status. */
export function refusalsOf(documented: Documented): Map<number, ProblemCode[]> {
  const codes = new Set([...refusalsOfForm(documented), ...(documented.refusals ?? [])]);
  return Map.groupBy(
    [...codes].toSorted((one, other) => statusOf(one) - statusOf(other)),
    statusOf,
  );
}

/** The mount refuses these for every endpoint of the same form. */
function refusalsOfForm({ endpoint: { access, method, path, scope, request } }: Documented): ProblemCode[] {
  const writes = method !== 'GET';
  const hasFields = Object.keys((request as unknown as { shape?: object }).shape ?? {}).length > 0;
  const isPrivate = access !== 'public';
  const rules: [applies: boolean, ...codes: ProblemCode[]][] = [
    [writes || hasFields, 'invalid_request'],
    [isPrivate, 'unauthenticated'],
    [isPrivate && scope !== 'any', 'insufficient_scope'],
    [access === 'same-organization', 'forbidden'],
    [path.includes('{'), 'not_found'],
    [writes, 'foreign_origin', 'payload_too_large', 'unsupported_media_type'],
    [scope !== undefined, 'too_many_requests'],
    [true, 'unavailable'],
  ];
  return rules.flatMap(([applies, ...codes]) => (applies ? codes : []));
}
