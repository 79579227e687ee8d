/** Builds everything that is handed in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnections } from '@tillsight/platforms/connection';
import { createHttp } from '@tillsight/platforms/http';
import { createShopifyAuthorization } from '@tillsight/platforms/shopify/oauth';
import { createShopifySource } from '@tillsight/platforms/shopify/source';
import type { Config } from './config.ts';
import type { InsightDeps } from './features/insights/insights.ts';
import type { Platforms } from './features/integrations/integrations.ts';
import { fixedClock, systemClock, type Clock } from './infra/clock.ts';
import { openDb } from './infra/db.ts';
import { createLog, type Log } from './infra/log.ts';
import { createMailer } from './infra/mailer.ts';
import { createMemory } from './infra/memory.ts';
import { outwardFetch, sandboxed } from './infra/outward.ts';
import { masterKey } from './infra/secret-key.ts';
import { createVault } from './infra/vault.ts';

export type Deps = InsightDeps & {
  emailVerification: 'optional' | 'required';
  close(): Promise<void>;
};

export type DepsOptions = { config: Config; databaseUrl: string; log?: Log; now?: Clock };

export async function createDeps({ config, databaseUrl, ...given }: DepsOptions): Promise<Deps> {
  const log = given.log ?? createLog(config.logLevel);
  const now = given.now ?? (config.fixedNow === undefined ? systemClock : fixedClock(config.fixedNow));
  const key = await masterKey(config.dataDir, config.secretKey);
  const previous = config.previousSecretKey === undefined ? [] : [config.previousSecretKey];
  const db = openDb({ url: databaseUrl, log });
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  return {
    db,
    log,
    mailer,
    now,
    vault: createVault([key, ...previous]),
    publicUrl: config.publicUrl,
    platforms: createPlatforms(config, now, log),
    memory: createMemory({ lifeMs: 60_000, most: 1_000 }),
    emailVerification: config.emailVerification,
    close: async () => {
      mailer.close();
      await db.close();
    },
  };
}

function createPlatforms(config: Config, now: Clock, log: Log): Platforms {
  const fetch = outwardFetch(config.sandboxUrl);
  const http = createHttp({
    now,
    elapsedMs: () => performance.now(),
    sleep: ms => sleep(ms),
    random: Math.random,
    ...(fetch === undefined ? {} : { fetch }),
  });
  const { shopify } = config;
  return {
    shopify:
      shopify === undefined
        ? null
        : { authorization: createShopifyAuthorization({ ...shopify, http }), secret: shopify.clientSecret },
    google: null,
    http,
    sources: {
      shopify: createShopifySource({ http, onFailure: failure => log.warn({ err: failure }, 'Shopify failed.') }),
    },
    connections: createConnections({ now }),
    forBrowser: address => sandboxed(address, config.sandboxUrl),
  };
}
