/**
 * Answers in place of the server. Playwright's own way stops every request, those for scripts too, and leaves nothing
 * in the cache, which made each visit twice as costly; this one stops requests of the API alone.
 */
import type { CDPSession, Page } from '@playwright/test';
import { askQuestion } from '@tillsight/contract/chat';
import type { Endpoint } from '@tillsight/contract/endpoint';
import { baseURL } from './browser.ts';

export type Stopped = {
  answer(response: { status: number; contentType: string; body: string }): Promise<void>;
  /** As if nobody listened. */
  fail(): Promise<void>;
  goOn(): Promise<void>;
};

type Rule = { endpoint: Endpoint; handle: (request: Stopped) => Promise<void> };

const rulesOf = new WeakMap<Page, Rule[]>();

/** The newest rule that fits a request has the say. */
export async function intercept(page: Page, endpoint: Endpoint, handle: Rule['handle']): Promise<void> {
  const known = rulesOf.get(page);
  const rules = known ?? [];
  rules.unshift({ endpoint, handle });
  if (known) return;
  rulesOf.set(page, rules);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const stopped = stoppedRequest(session, requestId);
    const rule = rules.find(each => fits(each.endpoint, request));
    void (rule ? rule.handle(stopped) : stopped.goOn());
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${baseURL}/api/*` }] });
}

export function forgetRules(page: Page): void {
  rulesOf.get(page)?.splice(0);
}

function fits({ method, path }: Endpoint, request: { method: string; url: string }): boolean {
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  return request.method === method && pattern.test(request.url);
}

function stoppedRequest(session: CDPSession, requestId: string): Stopped {
  return {
    answer: ({ status, contentType, body }) =>
      whileAwaited(
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: contentType }],
          body: Buffer.from(body).toString('base64'),
        }),
      ),
    fail: () => whileAwaited(session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })),
    goOn: () => whileAwaited(session.send('Fetch.continueRequest', { requestId })),
  };
}

/** The page may have gone, or have given up the request, which is its right. */
async function whileAwaited(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!/Invalid InterceptionId|closed|detached/i.test(String(error))) throw error;
  }
}

/** The page's own `fetch` streams what the test says, when it says so. */
export async function streamAnswers(page: Page): Promise<(event: string, data: unknown) => Promise<void>> {
  await page.addInitScript(path => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes(path)) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: stream => {
          Reflect.set(window, 'tell', (text: string) => stream.enqueue(new TextEncoder().encode(text)));
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    };
  }, askQuestion.path);
  return (event, data) =>
    page.evaluate(
      text => (Reflect.get(window, 'tell') as (text: string) => void)(text),
      `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
}
