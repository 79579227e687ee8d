import type { AdminContext } from '../admin-context.ts';
import { gid } from './record-form.ts';

/** Ours, as the platform tells of it. */
export function appRecord({ clientId, name }: AdminContext['app']) {
  const handle = name.toLowerCase();
  return { __typename: 'App', id: gid('App', 1), apiKey: clientId, title: name, handle };
}
