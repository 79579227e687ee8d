import { createHmac } from 'node:crypto';
import http from 'node:http';

export type Post = { url: URL; body: Buffer; secret: string; timeoutMs: number; agent: http.Agent };

/** Posts a signed body and tells the status of the answer, or null when there was none. */
export function post({ url, body, secret, timeoutMs, agent }: Post): Promise<number | null> {
  const sign = (algorithm: 'sha1' | 'sha256') =>
    `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}`;
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'user-agent': 'facebookexternalua',
    accept: '*/*',
    'x-hub-signature': sign('sha1'),
    'x-hub-signature-256': sign('sha256'),
  };
  return ask(url, { method: 'POST', headers, timeout: timeoutMs, agent }, body).then(answer => answer?.status ?? null);
}

/** Asks for the challenge back, as is done whenever the callback or its token is changed. */
export async function verify(
  url: URL,
  token: string,
  rule: { timeoutMs: number; agent: http.Agent },
): Promise<boolean> {
  const challenge = String(Math.floor(1e9 * (1 + Math.random())));
  const asked = new URL(url);
  for (const [name, value] of Object.entries({ mode: 'subscribe', challenge, verify_token: token })) {
    asked.searchParams.set(`hub.${name}`, value);
  }
  const headers = { 'user-agent': 'facebookplatform/1.0 (+http://developers.facebook.com)', accept: '*/*' };
  const answer = await ask(asked, { method: 'GET', headers, timeout: rule.timeoutMs, agent: rule.agent }, null);
  return answer?.status === 200 && answer.text === challenge;
}

type Answer = { status: number; text: string };

/** Null: no connection, no answer in time, or one that broke off. A kept connection that the other end has closed is opened anew. */
function ask(url: URL, options: http.RequestOptions, body: Buffer | null): Promise<Answer | null> {
  return new Promise(resolve => {
    const request = http.request(url, options, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < 10_000) text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve(null));
      response.on('close', () => resolve(null));
    });
    // The socket's own timeout only sees silence; the answer as a whole has a limit.
    const late = setTimeout(() => request.destroy(), options.timeout ?? 10_000);
    late.unref();
    request.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosedBefore = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      resolve(wasClosedBefore ? ask(url, { ...options, agent: false }, body) : null);
    });
    request.on('close', () => clearTimeout(late));
    request.end(body ?? undefined);
  });
}
