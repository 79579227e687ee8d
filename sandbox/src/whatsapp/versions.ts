import { GraphError } from './graph-error.ts';

/** From when until when the Graph API's versions can be called. */
const versions: readonly { name: string; from: string; until: string | null }[] = [
  { name: 'v20.0', from: '2024-05-21', until: '2026-09-24' },
  { name: 'v21.0', from: '2024-10-02', until: '2027-01-21' },
  { name: 'v22.0', from: '2025-01-21', until: '2027-05-20' },
  { name: 'v23.0', from: '2025-05-29', until: '2027-10-08' },
  { name: 'v24.0', from: '2025-10-08', until: '2028-02-18' },
  { name: 'v25.0', from: '2026-02-18', until: '2028-07-29' },
  { name: 'v26.0', from: '2026-07-29', until: null },
];

/** The version that answers; a path without one gets the oldest that is left. */
export function checkedVersion(named: string | undefined, now: number): string {
  const started = versions.filter(({ from }) => now >= Date.parse(from));
  const callable = started.filter(({ until }) => until === null || now < Date.parse(until));
  if (named === undefined) return callable[0]?.name ?? 'v26.0';
  if (callable.some(({ name }) => name === named)) return named;
  const number = Number(named.slice(1));
  const newest = started.at(-1)?.name ?? 'v26.0';
  if (number > Number(newest.slice(1))) throw new GraphError(2500, { message: `Unknown path components: /${named}` });
  throw new GraphError(2635, {
    message: `You are calling a deprecated version of the API. Please update to the latest version: ${newest}.`,
  });
}

/** Whether statuses of this version still tell the conversation. */
export function tellsConversation(version: string): boolean {
  return Number(version.slice(1)) < 24;
}
