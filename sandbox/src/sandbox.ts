import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Records, createControl, mountControl } from './control.ts';
import type { ControlParts, SandboxControl } from './control.ts';
import { mountMail } from './mail/module.ts';
import { platformModules } from './platform-modules.ts';
import type { SandboxContext } from './platform-module.ts';
import { Shops, anotherShop } from './shops.ts';
import type { ShopDeclaration } from './shops.ts';
import { kesarLane } from './world/data/store.ts';
import { momentOf } from './world/make-world.ts';
import type { World } from './world/world.ts';

export type SandboxOptions = {
  /** 0: a free one. */
  port?: number;
  /** The mail server's; 0: a free one. */
  smtpPort?: number;
  /** Where told worlds are kept; a folder of the system's temporary files by default, so that every test finds them again. */
  dataDir?: string;
  /** A clock, or a moment at which it stands still. The time of day by default. */
  now?: (() => number) | number | string;
  /** A real store's orders in place of the demonstration merchant's. */
  ordersFile?: string;
  /** Where the product runs. */
  productUrl?: string;
  /** The main store's story, if it is not to be the demonstration merchant's. */
  world?: ShopDeclaration['world'];
  /** Stores besides the main one and another-shop.myshopify.com. */
  shops?: readonly ShopDeclaration[];
};

export type Sandbox = {
  url: string;
  port: number;
  /** Where the product leaves its mails. */
  smtpUrl: string;
  /** The main store's world at the clock's minute. */
  readonly world: World;
  worldOf(domain: string): World | null;
  control: SandboxControl;
  close(): Promise<void>;
};

/** All platforms on one port of this machine, each below a first path segment that is its real host name. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const declarations = shopsOf(options);
  const shops = new Shops(declarations, path.join(options.dataDir ?? os.tmpdir(), 'tillsight-sandbox'));
  const records = new Records();
  const onReset = [() => shops.reset(declarations)];
  const control = createControl({
    ...clockOf(options.now),
    prepare: now => void shops.main(now),
    declareShop: shop => shops.declare(shop),
    shops: () => shops.domains(),
    records,
    onReset,
  });
  const context: SandboxContext = {
    world: () => shops.main(control.now()),
    worldOf: domain => shops.find(domain, control.now()),
    shopDomains: () => shops.domains(),
    now: () => control.now(),
    isClockMoved: () => control.isClockMoved(),
    productUrl: options.productUrl ?? 'http://localhost:3000',
    takeFault: (platform, operation) => control.faults.take(platform, operation),
    requests: {
      get entries() {
        return records.requests;
      },
      add: entry => records.addRequest(entry),
    },
    outbox: {
      get entries() {
        return records.outbox;
      },
      add: entry => void records.outbox.push(entry),
    },
    onReset: listener => void onReset.push(listener),
  };
  const app = Fastify({ bodyLimit: 20_000_000, routerOptions: { maxParamLength: 500 } });
  logRequests(app, context);
  const mail = await mountMail(app, context, options.smtpPort ?? 0);
  mountControl(app, control, { smtpUrl: mail.url });
  for (const module of platformModules) await module.mount(app, context);
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const { port } = app.server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    smtpUrl: mail.url,
    get world() {
      return context.world();
    },
    worldOf: domain => context.worldOf(domain),
    control,
    close: () => app.close(),
  };
}

/** With an orders file the main store, under its usual name, is the file's; so that nobody has to look for it elsewhere. */
function shopsOf(options: SandboxOptions): ShopDeclaration[] {
  const { ordersFile, world, shops = [] } = options;
  const main: ShopDeclaration = { domain: kesarLane.domain, world };
  if (ordersFile === undefined) return [main, anotherShop, ...shops];
  const loaded = { ordersFile, name: 'Online Retail' };
  return [
    { ...loaded, domain: kesarLane.domain },
    { ...loaded, domain: 'online-retail.myshopify.com' },
    anotherShop,
    ...shops,
  ];
}

function clockOf(now: SandboxOptions['now']): Pick<ControlParts, 'startClock' | 'clockAtStart'> {
  const isClock = typeof now === 'function';
  const clockAtStart = isClock || now === undefined ? { aheadMs: 0 } : { standsAt: momentOf(now) };
  return { startClock: isClock ? now : Date.now, clockAtStart };
}

/** Everything a platform was asked; what concerns the sandbox itself is left out. */
function logRequests(app: FastifyInstance, context: SandboxContext): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    const platform = request.url.split(/[/?]/, 2)[1] ?? '';
    if (['control', 'mailbox', 'phone', 't.me'].includes(platform)) return;
    context.requests.add({
      at: context.now(),
      platform,
      method: request.method,
      url: request.url,
      body: request.body ?? null,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
}
