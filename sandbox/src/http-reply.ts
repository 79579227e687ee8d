/** What an emulated endpoint answers; JSON unless it is a page. */
export type HttpReply = { status: number; headers?: Record<string, string>; body: string };

export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: JSON.stringify(body, null, 2),
  };
}

export function page(status: number, html: string): HttpReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }, body: html };
}

export function redirect(location: string): HttpReply {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
