import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { Scope } from './scope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody; anybody signed in; or somebody signed in whose own organization and user are named in the
 * request (`organizationId`, `organization_id` and `user_id`, wherever they appear, must be the session's own).
 */
export type Access = 'public' | 'session' | 'same-organization';

/**
 * One call across the wire. `request` is a single flat object: fields named in the path as `{field}` travel in the
 * path, the others in the query of a GET and in the JSON body of everything else. Paths end in a slash; the server
 * answers with and without it.
 */
export type Endpoint<Request extends $ZodType = $ZodType, Response extends $ZodType = $ZodType> = {
  name: string;
  method: Method;
  path: `/api/v1/${string}/`;
  access: Access;
  /** What an API token needs for it; `any`: one with any scope. Without it no token reaches it, only a session. */
  scope?: Scope | 'any';
  request: Request;
  response: Response;
};

export function endpoint<Request extends $ZodType, Response extends $ZodType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}

/** The request of a call that needs none, and the answer of one that only did as asked. */
export const Nothing = z.object({});
export const Done = z.object({ success: z.boolean(), message: z.string() });
export type Done = z.infer<typeof Done>;
