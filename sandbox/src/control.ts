import type { FastifyInstance, FastifyReply } from 'fastify';
import { FaultBook } from './fault-book.ts';
import type { LoggedRequest, OutboxEntry } from './platform-module.ts';
import type { ShopDeclaration } from './shops.ts';
import { LiveReaders } from './web-page.ts';
import { momentOf } from './world/make-world.ts';

/** What a test, a script or a person may do to the sandbox from outside; over HTTP below /control/. */
export type SandboxControl = {
  faults: FaultBook;
  readonly outbox: readonly OutboxEntry[];
  readonly requests: readonly LoggedRequest[];
  /** A moment at which the clock stands still, or from which it runs on; null lets it go as it did at the start. */
  setClock: (now: number | string | null, runsOn?: boolean) => void;
  now: () => number;
  readonly clock: ClockState;
  isClockMoved: () => boolean;
  /** Called whenever somebody has moved the clock. */
  onClock: (listener: () => void) => void;
  shops: () => readonly string[];
  declareShop: (shop: ShopDeclaration) => void;
  /** Forgets faults, requests, outbox, tokens and quotas; the clock and the stores are as at the start. */
  reset: () => void;
};

/** Stands still, or runs so far ahead of the clock of the start. */
export type ClockState = { standsAt: number } | { aheadMs: number };

export type ControlParts = {
  startClock: () => number;
  clockAtStart: ClockState;
  /** Called before the clock is moved there: telling another day takes seconds in which no platform would answer. */
  prepare: (now: number) => void;
  declareShop: (shop: ShopDeclaration) => void;
  shops: () => readonly string[];
  records: Records;
  onReset: readonly (() => void)[];
};

const logged = 5000;

/** Requests answered and messages sent, in order; of the requests the last five thousand. */
export class Records {
  requests: LoggedRequest[] = [];
  outbox: OutboxEntry[] = [];

  addRequest(entry: LoggedRequest): void {
    this.requests.push(entry);
    if (this.requests.length > logged) this.requests.splice(0, this.requests.length - logged);
  }

  clear(): void {
    this.requests = [];
    this.outbox = [];
  }
}

export function createControl(parts: ControlParts): SandboxControl {
  const { records, startClock, clockAtStart } = parts;
  const faults = new FaultBook();
  const listeners: (() => void)[] = [];
  let clock = clockAtStart;
  const changeClock = (to: ClockState) => {
    clock = to;
    for (const listener of listeners) listener();
  };
  return {
    faults,
    get outbox() {
      return records.outbox;
    },
    get requests() {
      return records.requests;
    },
    setClock(now, runsOn = false) {
      if (now === null) return changeClock(clockAtStart);
      const to = momentOf(now);
      parts.prepare(to);
      changeClock(runsOn ? { aheadMs: to - startClock() } : { standsAt: to });
    },
    now: () => ('standsAt' in clock ? clock.standsAt : startClock() + clock.aheadMs),
    get clock() {
      return clock;
    },
    isClockMoved: () => clock !== clockAtStart,
    onClock: listener => void listeners.push(listener),
    shops: parts.shops,
    declareShop: parts.declareShop,
    reset() {
      changeClock(clockAtStart);
      faults.clear();
      records.clear();
      for (const listener of parts.onReset) listener();
    },
  };
}

export function mountControl(app: FastifyInstance, control: SandboxControl, places: { smtpUrl: string }): void {
  app.get('/control/health', () => ({ status: 'ok', ...places }));
  app.get('/control/state', () => stateOf(control));
  app.get('/control/outbox', () => control.outbox);
  app.get('/control/requests', () => control.requests);
  app.post('/control/reset', () => {
    control.reset();
    return stateOf(control);
  });
  app.post('/control/clock', (request, reply) => {
    const { now, runs_on: runsOn } = objectOf(request.body);
    if (typeof now !== 'number' && typeof now !== 'string' && now !== null)
      return refuse(reply, 'now: an ISO moment, epoch milliseconds or null.');
    if (typeof now === 'string' && Number.isNaN(Date.parse(now)))
      return refuse(reply, `now: "${now}" is not a moment.`);
    control.setClock(now, runsOn === true);
    return reply.send(stateOf(control));
  });
  tellClock(app, control);
  app.post('/control/shops', (request, reply) => {
    const shop = objectOf(request.body);
    if (typeof shop.domain !== 'string' || !/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(shop.domain)) {
      return refuse(reply, 'domain: the name of a store that ends in .myshopify.com.');
    }
    control.declareShop(shop as ShopDeclaration);
    return reply.send(stateOf(control));
  });
  mountFaults(app, control);
}

/** Subscribers to this clock are told of every move. */
function tellClock(app: FastifyInstance, control: SandboxControl): void {
  const followers = new LiveReaders(app);
  const tell = () => followers.tell('clock', 'clock', control.clock);
  control.onClock(tell);
  app.get('/control/clock', (_request, reply) => {
    followers.join(reply, 'clock');
    tell();
  });
}

function mountFaults(app: FastifyInstance, control: SandboxControl): void {
  app.post('/control/faults', (request, reply) => {
    const { platform, ...fault } = objectOf(request.body);
    if (typeof platform !== 'string') return refuse(reply, 'platform: the name of a platform.');
    control.faults.add(platform, fault);
    return reply.send(stateOf(control));
  });
  app.delete('/control/faults', () => {
    control.faults.clear();
    return stateOf(control);
  });
}

function stateOf(control: SandboxControl) {
  return { now: new Date(control.now()).toISOString(), shops: control.shops(), faults: control.faults.list() };
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).send({ error });
}

function objectOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
