/** The edge to the platforms. Connectors write real addresses; with the sandbox these become addresses in it. */
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch as undiciFetch } from 'undici';
import { leanFetch, type LeanFetch } from './lean-fetch.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** An address as it is to be called or visited: below a first path segment of the sandbox that is the real host. */
export function sandboxed(address: string, sandboxUrl: string | undefined): string {
  if (sandboxUrl === undefined) return address;
  const { host, pathname, search } = new URL(address);
  return `${new URL(sandboxUrl).origin}/${host}${pathname}${search}`;
}

/** The fetch that connectors are given. */
export function outwardFetch(sandboxUrl: string | undefined): typeof globalThis.fetch {
  if (sandboxUrl === undefined) return guardedFetch();
  return (address, init) => {
    if (typeof address !== 'string') throw new Error('Connectors write their addresses as text.');
    return globalThis.fetch(sandboxed(address, sandboxUrl), init);
  };
}

/** What merchants' own addresses are called with. */
export type Receivers = {
  fetch: typeof globalThis.fetch;
  /** On the sandbox they may listen on this machine. */
  isLoopbackOpen: boolean;
  /** For the connection and the answer together. */
  patienceMs: number;
};

export function openReceivers(sandboxUrl: string | undefined): Receivers {
  const isLoopbackOpen = sandboxUrl !== undefined;
  const isAllowed = (address: string) => isPublicAddress(address) || (isLoopbackOpen && isLoopbackAddress(address));
  return { fetch: guardedFetch({ isAllowed }), isLoopbackOpen, patienceMs: 10_000 };
}

/** For messages, of which many are on their way at once. */
export function outwardLeanFetch(sandboxUrl: string | undefined): LeanFetch {
  const dispatcher =
    sandboxUrl === undefined ? guardedAgent({}, mostMessages) : new Agent({ connections: mostMessages });
  return leanFetch(dispatcher, address => sandboxed(address, sandboxUrl));
}

/** Enough for a thousand a second that are answered within half a second each. */
const mostMessages = 512;

export type Guard = {
  lookup?: LookupFunction;
  isAllowed?: (address: string) => boolean;
  connectMs?: number;
  /** How long it may say nothing, before its answer begins and within it. */
  silentMs?: number;
};

/**
 * Reaches only the open internet. A name is looked up once and the connection goes to what was found and checked, so
 * that it cannot mean something else a moment later.
 */
export function guardedFetch(guard: Guard = {}): typeof globalThis.fetch {
  const dispatcher = guardedAgent(guard, 64);
  const fetch = (address: string, init?: object) => undiciFetch(address, { ...init, dispatcher });
  return fetch as unknown as typeof globalThis.fetch;
}

function guardedAgent(guard: Guard, connections: number): Agent {
  const { lookup = systemLookup, isAllowed = isPublicAddress, connectMs = 2_000, silentMs } = guard;
  const connect = buildConnector({ timeout: connectMs, lookup: checkedLookup(lookup, isAllowed) });
  return new Agent({
    headersTimeout: silentMs ?? 5_000,
    bodyTimeout: silentMs ?? 8_000,
    connections,
    connect: (options, done) => {
      const { hostname } = options;
      const literal = hostname.replace(/^\[|\]$/g, '');
      // Nobody looks up what is an address already.
      if (isIP(literal) !== 0 && !isAllowed(literal)) return done(forbidden(hostname), null);
      return connect(options, done);
    },
  });
}

function checkedLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, options, (error, found, family) => {
      if (error !== null) return done(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      // One bad address among good ones is a trick as well.
      if (addresses.length === 0 || !addresses.every(isAllowed)) return done(forbidden(hostname), '', 0);
      return done(null, found, family);
    });
  };
}

function forbidden(hostname: string): NodeJS.ErrnoException {
  const error = new Error(`${hostname} does not lie on the open internet, so it is not called.`);
  return Object.assign(error, { code: 'EPRIVATE' });
}
