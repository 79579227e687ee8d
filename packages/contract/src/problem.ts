import * as z from 'zod/mini';

/** The closed list of what can go wrong in a way a person can be told. Status and title stand in the server's table. */
export const problemCodes = [
  'invalid_request',
  'unauthenticated',
  'wrong_credentials',
  'second_factor_required',
  'email_not_verified',
  'foreign_origin',
  'forbidden',
  'insufficient_scope',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'token_invalid',
  'not_configured',
  'not_connected',
  'platform_failed',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem document; `message` repeats `detail` because clients of either error catalogue read it. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(problemCodes),
  detail: z.string(),
  message: z.string(),
  request_id: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
