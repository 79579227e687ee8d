/**
 * The page somebody came for who makes an account first. The mailed link opens a tab of its own, and only the browser's storage
 * knows there that an installation or an assistant waits.
 */
import * as z from 'zod/mini';

const storageKey = 'wanted-page';
/** As long as the mailed link is good. */
const keptMs = 24 * 60 * 60_000;

const Wanted = z.object({ page: z.string().check(z.regex(/^\/(?!\/)/)), until: z.number() });

export function rememberWantedPage(page: string | undefined): void {
  if (page === undefined) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ page, until: Date.now() + keptMs }));
}

export function wantedPage(): string | undefined {
  return parseWantedPage(localStorage.getItem(storageKey), Date.now());
}

export function parseWantedPage(text: string | null, now: number): string | undefined {
  if (text === null) return undefined;
  try {
    const { success, data } = Wanted.safeParse(JSON.parse(text));
    return success && data.until > now ? data.page : undefined;
  } catch {
    return undefined;
  }
}
