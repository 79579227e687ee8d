/** What an endpoint of the platform answers; JSON unless it is a page. */
export interface HttpReply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

export function page(status: number, html: string): HttpReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }, body: html };
}

export function redirect(location: string): HttpReply {
  return { status: 302, headers: { location }, body: '' };
}

const UNAUTHORIZED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

/** Here `errors` is a text, not a list. */
export function unauthorized(): HttpReply {
  return json(401, { errors: UNAUTHORIZED });
}
