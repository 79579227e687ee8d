/** 300 ms, 600 ms, 1.2 s … each shortened by up to half, so that many askers do not come back together. */
export function backoffMs(repeat: number, random: () => number): number {
  return 300 * 2 ** repeat * (1 - random() / 2);
}

/** `Retry-After` in seconds or as a date. A date is held against the answer's own `Date`, which has the same clock. */
export function retryAfterMs(answer: { header(name: string): string | null }, now: number): number | undefined {
  const value = answer.header('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const sent = Date.parse(answer.header('date') ?? '');
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent));
}
