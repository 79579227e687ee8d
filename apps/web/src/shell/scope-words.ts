import type { Scope } from '@tillsight/contract/scope';

/** What a scope allows, in the words of the screens. */
export const scopeWords: Record<Scope, string> = {
  ask: 'Ask Sierra',
  'metrics:read': 'Read metrics',
  'reports:read': 'Read reports and deliveries',
  'integrations:read': 'Read which platforms are connected',
  'configurations:read': 'Read report configurations',
  'configurations:write': 'Change report configurations',
  'users:read': 'Read the team',
};
