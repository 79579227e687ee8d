/** The same request in pairs: for an address that somebody has, and for one that nobody has. */
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Answer } from './client.ts';
import { startServer } from './kit.ts';

export type Pair = { known: () => Promise<Answer>; unknown: () => Promise<Answer> };

export type Pairs = Record<'signIn' | 'signUp' | 'forgotPassword', Pair>;

/** Half an hour passes before each request, so that no budget runs out. */
export async function equalPairs(t: Pick<TestContext, 'after'>): Promise<Pairs> {
  let at = Date.parse('2026-11-20T06:00:00Z');
  const server = await startServer(t, { now: () => at });
  const { email } = await server.signedInAs('merchant');
  const post = (path: string, body: object) => {
    at += 30 * 60_000;
    return server.client().post(`/api/v1/auth/${path}/`, body);
  };
  const stranger = () => `merchant-${randomUUID()}@kit.example`;
  const person = (address: string) => ({ name: 'Nila Bose', email: address, password: 'Lantern42Harbour' });
  const pair = (ask: (address: string) => Promise<Answer>): Pair => ({
    known: () => ask(email),
    unknown: () => ask(stranger()),
  });
  return {
    signIn: pair(address => post('sign-in', { email: address, password: 'Wrong42Password' })),
    signUp: pair(address => post('sign-up', person(address))),
    forgotPassword: pair(address => post('forgot-password', { email: address })),
  };
}
