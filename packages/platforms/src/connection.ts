/** How an access token is kept fresh: read, renewed early, renewed once for all who ask at the same time. */
import type { Account, Connection, Grant } from './platform.ts';

export type GrantKeeper = {
  /** The grant as it is kept now. */
  read: () => Promise<Grant>;
  /**
   * Renews what is kept, if it is still this grant, keeps the new one before anybody uses it, and gives what is kept then.
   * Across processes this is where a lock belongs. Throws a `PlatformFailure` when the grant is dead.
   */
  replace: (old: Grant) => Promise<Grant>;
};

export type Connections = {
  /** `key` names the grant; connections of one key share a renewal that is under way. */
  open: (key: string, account: Account, keeper: GrantKeeper) => Connection;
};

/** A token that ends sooner than this is renewed before it is used. */
const renewBeforeMs = 5 * 60_000;

/**
 * Access tokens that renew themselves, five minutes before they end or when one was refused, each once however many ask.
 * What the keeper throws reaches whoever asked: a `PlatformFailure` when the grant is dead. `now` is epoch milliseconds.
 */
export function createConnections(deps: { now: () => number }): Connections {
  const underWay = new Map<string, Promise<Grant>>();
  const reading = new Map<string, Promise<Grant>>();
  /** Two sources of one grant that are asked together read it once. */
  const readOnce = (key: string, keeper: GrantKeeper): Promise<Grant> => {
    const running = reading.get(key);
    if (running !== undefined) return running;
    const read = keeper.read().finally(() => reading.delete(key));
    reading.set(key, read);
    return read;
  };
  const replaceOnce = (key: string, old: Grant, keeper: GrantKeeper): Promise<Grant> => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const renewal = keeper.replace(old).finally(() => underWay.delete(key));
    underWay.set(key, renewal);
    return renewal;
  };
  return {
    open: (key, account, keeper) => ({
      account,
      scopes: async () => (await keeper.read()).scopes,
      accessToken: async options => {
        const grant = await readOnce(key, keeper);
        const isRefused = options?.rejected === grant.accessToken;
        const isOld = grant.accessExpiresAt !== null && grant.accessExpiresAt - renewBeforeMs <= deps.now();
        return isRefused || isOld ? (await replaceOnce(key, grant, keeper)).accessToken : grant.accessToken;
      },
    }),
  };
}
