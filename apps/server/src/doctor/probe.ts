/** One careful look at an address outside: any answer is told, redirects are not followed, secrets stay in the request. */
import type { Config } from '../config.ts';

export type Probe = {
  fetch: typeof globalThis.fetch;
  config: Config;
};

export type Seen = { status: number; text: string; json: Record<string, unknown>; location: string };

/** Null: nobody answered within the time. */
export async function see(
  fetch: typeof globalThis.fetch,
  address: string,
  request: RequestInit = {},
): Promise<Seen | null> {
  try {
    const response = await fetch(address, { ...request, redirect: 'manual', signal: AbortSignal.timeout(8_000) });
    const text = (await response.text()).slice(0, 200_000);
    return { status: response.status, text, json: objectIn(text), location: response.headers.get('location') ?? '' };
  } catch {
    return null;
  }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function form(fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
