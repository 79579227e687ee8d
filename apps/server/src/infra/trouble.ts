/**
 * What meets every request alike, such as a database that is away or a full disk, is one line when it begins, and one a minute
 * while it lasts, with how often it was met.
 */
import type { Log } from './log.ts';

const quietMs = 60_000;
const kindsAtMost = 100;

type Noted = { at: number; times: number };

const notedIn = new WeakMap<object, Map<string, Noted>>();

export function noteTrouble(log: Pick<Log, 'error'>, error: unknown, words: string): void {
  const noted = notedIn.get(log) ?? new Map<string, Noted>();
  notedIn.set(log, noted);
  const { code, message } = error as { code?: string; message?: string };
  const kind = `${words} ${code ?? message ?? ''}`;
  const before = noted.get(kind);
  if (before !== undefined && performance.now() - before.at < quietMs) {
    before.times += 1;
    return;
  }
  if (noted.size >= kindsAtMost) noted.clear();
  noted.set(kind, { at: performance.now(), times: 0 });
  log.error({ err: error, ...(before === undefined ? {} : { unsaid: before.times }) }, words);
}
