import { plainName, unlinked } from '@tillsight/metrics/plain-name';

/** Whole signs, never half of one. */
const longest = /^.{0,60}/u;

/** What an organization calls itself, as it may stand in a message to somebody else: short, and nothing a messenger makes a link of. */
export const organizationNameOf = (name: string): string =>
  unlinked(longest.exec(plainName(name))?.[0].trimEnd() ?? '');
