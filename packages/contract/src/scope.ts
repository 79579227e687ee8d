import * as z from 'zod/mini';

/** What an API token may be allowed; a token has those its owner chose, and never more rights than its owner. */
export const scopes = [
  'ask',
  'metrics:read',
  'reports:read',
  'integrations:read',
  'configurations:read',
  'configurations:write',
  'users:read',
] as const;

export const Scope = z.enum(scopes);
export type Scope = z.infer<typeof Scope>;
