import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../platform-module.ts';

type App = { id: string; signingSecret: string };

type Waiting = { key: string; body: string; contentType: string; tries: number };

/** Slack waits no longer for an answer. */
const patienceMs = 3_000;
const mostTries = 4;

/** Brings what happens to the app's address: signed, and again up to three times when it is not taken. */
export class EventFeed {
  readonly #context: SandboxContext;
  readonly #app: App;
  readonly #busy = new Set<Waiting>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Where the app wants it; the product's own place unless it is set. */
  url: string;
  /** How long after the second try the third is, and a fifth of how long after that the last; Slack's is a minute. */
  retryMs = 60_000;
  /** Brought as often, though it was taken. */
  copies = 1;
  #generation = 0;
  #nextEvent = 1;

  constructor(context: SandboxContext, app: App) {
    this.#context = context;
    this.#app = app;
    this.url = this.#ownUrl();
  }

  #ownUrl(): string {
    return new URL('/api/v1/slack/events', this.#context.productUrl).href;
  }

  get waiting(): number {
    return this.#busy.size;
  }

  /** Slack asks an address to repeat a word before it brings anything there. */
  async verify(url: string): Promise<string | null> {
    const challenge = `challenge-${this.#nextEvent++}`;
    const body = JSON.stringify({ token: 'old', challenge, type: 'url_verification' });
    const answer = await this.#send(url, { key: '', body, contentType: 'application/json', tries: 0 });
    if (answer === null) return 'It could not be reached.';
    const said = answer.text.trim();
    const isRight = said === challenge || said.includes(`"${challenge}"`);
    if (answer.status !== 200 || !isRight) return 'It did not respond with the value of the challenge parameter.';
    this.url = url;
    return null;
  }

  event(team: string, event: object): void {
    const id = `Ev${String(this.#nextEvent++).padStart(9, '0')}`;
    const body = JSON.stringify({
      token: 'old',
      team_id: team,
      api_app_id: this.#app.id,
      event,
      type: 'event_callback',
      event_id: id,
      event_time: Math.floor(this.#context.now() / 1_000),
      authorizations: [
        { enterprise_id: null, team_id: team, user_id: 'U0BOT', is_bot: true, is_enterprise_install: false },
      ],
      is_ext_shared_channel: false,
    });
    this.#bring({ key: id, body, contentType: 'application/json', tries: 0 });
  }

  /** What was tapped comes as a form with one field, and once only: a failure is shown to whoever tapped. */
  interaction(payload: object): void {
    const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
    this.#bring({ key: '', body, contentType: 'application/x-www-form-urlencoded', tries: mostTries - 1 });
  }

  clear(): void {
    this.#generation += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#busy.clear();
    this.retryMs = 60_000;
    this.copies = 1;
    this.url = this.#ownUrl();
  }

  #bring(next: Waiting, reason?: string): void {
    this.#busy.add(next);
    void this.#deliver(next, reason);
  }

  async #deliver(next: Waiting, reason?: string): Promise<void> {
    const generation = this.#generation;
    let answer: Answer | null = null;
    for (let copy = 0; copy < this.copies; copy++) answer = await this.#send(this.url, next, reason);
    if (generation !== this.#generation) return;
    this.#busy.delete(next);
    const wasTaken = answer !== null && answer.status >= 200 && answer.status < 300;
    if (wasTaken || next.tries + 1 >= mostTries || answer?.isUnwanted === true) return;
    const again = { ...next, tries: next.tries + 1 };
    this.#busy.add(again);
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#busy.delete(again);
        this.#bring(again, answer === null ? 'http_timeout' : 'http_error');
      },
      [0, this.retryMs, 5 * this.retryMs][next.tries] ?? 0,
    );
    this.#timers.add(timer);
  }

  async #send(url: string, { body, contentType, tries }: Waiting, reason?: string): Promise<Answer | null> {
    const timestamp = String(Math.floor(this.#context.now() / 1_000));
    const headers = {
      'content-type': contentType,
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signatureOf(this.#app.signingSecret, timestamp, body),
      ...(reason === undefined ? {} : { 'x-slack-retry-num': String(tries), 'x-slack-retry-reason': reason }),
    };
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
      const isUnwanted = answer.headers.get('x-slack-no-retry') === '1';
      return { status: answer.status, text: await answer.text(), isUnwanted };
    } catch {
      return null;
    }
  }
}

type Answer = { status: number; text: string; isUnwanted: boolean };

function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
}
