const VERSION = /^(\d{4})-(01|04|07|10)$/;

/** Quarterly versions as they stand at a moment: the four newest stable ones, one candidate, and `unstable`. */
export interface Versions {
  stable: string[];
  candidate: string;
}

export function versionsAt(now: number): Versions {
  const date = new Date(now);
  // A version is released on the first of its quarter at 17:00 UTC.
  const quarter = date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
  const isOut = now >= Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3, 1, 17);
  const latest = isOut ? quarter : quarter - 1;
  return { stable: [0, 1, 2, 3].map(back => nameOf(latest - back)), candidate: nameOf(latest + 1) };
}

/** The version that answers a request for one, or null when there is no such version. Dead ones fall forward. */
export function answeringVersion(asked: string, now: number): string | null {
  const { stable, candidate } = versionsAt(now);
  if (asked === 'unstable') return asked;
  if (!VERSION.test(asked) || asked > candidate) return null;
  const oldest = stable.at(-1) ?? candidate;
  return asked < oldest ? oldest : asked;
}

function nameOf(quarter: number): string {
  return `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}`;
}
