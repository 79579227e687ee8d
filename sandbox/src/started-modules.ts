import type { TestContext } from 'node:test';
import Fastify from 'fastify';
import { FaultBook } from './fault-book.ts';
import type { SandboxContext, SandboxModule } from './platform-module.ts';
import type { World } from './world/world.ts';

export type StartedModules = {
  url: string;
  clock: { now: number };
  faults: FaultBook;
  world: World;
  call: (path: string, init?: RequestInit) => Promise<Response>;
  reset: () => void;
};

/** Some platforms alone on a free port, for their own tests: one world, and a clock that stands still. */
export async function startModules(
  t: TestContext,
  { modules, world, now }: { modules: readonly SandboxModule[]; world: World; now: number },
): Promise<StartedModules> {
  const clock = { now };
  const faults = new FaultBook();
  const listeners: (() => void)[] = [];
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  const context: SandboxContext = {
    world: () => world,
    worldOf: domain => (domain === world.store.domain ? world : null),
    shopDomains: () => [world.store.domain],
    now: () => clock.now,
    isClockMoved: () => false,
    productUrl: 'http://127.0.0.1:3000',
    takeFault: (platform, operation) => faults.take(platform, operation),
    requests: { entries: [], add: () => undefined },
    outbox: { entries: [], add: () => undefined },
    onReset: listener => void listeners.push(listener),
  };
  for (const module of modules) await module.mount(app, context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => app.close());
  const { port } = app.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    clock,
    faults,
    world,
    call: (path, init = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
    reset: () => listeners.forEach(listener => listener()),
  };
}
