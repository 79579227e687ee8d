/** A browser as far as HTTP goes: keeps cookies, says where its requests come from, follows nothing by itself. */

export type Answer = {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else the text. */
  body: unknown;
};

export type RequestOptions = { headers?: Record<string, string | undefined>; raw?: string };

export class Client {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.request('GET', path, options);
  }

  post(path: string, body: unknown = {}, options: RequestOptions = {}): Promise<Answer> {
    return this.request('POST', path, { raw: JSON.stringify(body), ...options });
  }

  put(path: string, body: unknown = {}, options: RequestOptions = {}): Promise<Answer> {
    return this.request('PUT', path, { raw: JSON.stringify(body), ...options });
  }

  delete(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    return this.request('DELETE', path, body === undefined ? options : { raw: JSON.stringify(body), ...options });
  }

  async request(method: string, path: string, { headers = {}, raw }: RequestOptions): Promise<Answer> {
    const sent: Record<string, string | undefined> = {
      origin: method === 'GET' ? undefined : this.origin,
      'content-type': raw === undefined ? undefined : 'application/json',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      ...headers,
    };
    const defined = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers: Object.fromEntries(defined),
      redirect: 'manual',
      ...(raw === undefined ? {} : { body: raw }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}
