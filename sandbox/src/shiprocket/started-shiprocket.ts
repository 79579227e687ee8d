import type { TestContext } from 'node:test';
import { startModules } from '../started-modules.ts';
import type { StartedModules } from '../started-modules.ts';
import { makeWorld } from '../world/make-world.ts';
import type { World } from '../world/world.ts';
import { ordersUser } from './account.ts';
import { shiprocketModule } from './module.ts';

export const NOW = Date.parse('2026-11-20T11:30:00+05:30');
export const API = '/apiv2.shiprocket.in/v1/external';

let shared: World | null = null;

/** Four months of a tenth of the demonstration store, made once per test file. */
export function smallWorld(): World {
  shared ??= makeWorld({ now: NOW, scale: 0.1, months: 4 });
  return shared;
}

type Credentials = { email?: unknown; password?: unknown };

export type TestShiprocket = StartedModules & {
  control(path: string, body: unknown): Promise<Response>;
  logIn(credentials?: Credentials): Promise<Response>;
  /** The token of the user that may read orders. */
  token(): Promise<string>;
  orders(token: string, query?: Record<string, string>): Promise<Response>;
};

/** Shiprocket's module on a free port, with a clock that stands still. */
export async function startShiprocket(t: TestContext): Promise<TestShiprocket> {
  const started = await startModules(t, { modules: [shiprocketModule], world: smallWorld(), now: NOW });
  const { call } = started;
  const headers = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown) => call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const logIn = ({ email = ordersUser.email, password = ordersUser.password }: Credentials = {}) =>
    post(`${API}/auth/login`, { email, password });
  return {
    ...started,
    control: (path, body) => post(`/control/shiprocket/${path}`, body),
    logIn,
    token: async () => ((await (await logIn()).json()) as { token: string }).token,
    orders: (token, query = {}) =>
      call(`${API}/orders?${new URLSearchParams(query).toString()}`, { headers: { authorization: `Bearer ${token}` } }),
  };
}
