/** Builds everything that is handed in. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnections } from '@tillsight/platforms/connection';
import type { PlatformFailure } from '@tillsight/platforms/failure';
import { createGoogleAdsSource } from '@tillsight/platforms/google-ads/source';
import { createGoogleAnalyticsSource } from '@tillsight/platforms/google-analytics/source';
import { createGoogleAuthorization } from '@tillsight/platforms/google/oauth';
import { createHttp } from '@tillsight/platforms/http';
import { createMetaAuthorization } from '@tillsight/platforms/meta-ads/oauth';
import { createMetaAdsSource } from '@tillsight/platforms/meta-ads/source';
import { createShiprocketAuthorization } from '@tillsight/platforms/shiprocket/login';
import { createShiprocketSource } from '@tillsight/platforms/shiprocket/source';
import { createShopifyAuthorization } from '@tillsight/platforms/shopify/oauth';
import { createShopifySource } from '@tillsight/platforms/shopify/source';
import { loginsOf, type Config } from './config.ts';
import type { Platforms } from './features/integrations/integrations.ts';
import { createDeliveryBatches, type ReportDeps } from './features/reports/delivery-batches.ts';
import { fixedClock, systemClock, type Clock } from './infra/clock.ts';
import { openDb, type Db } from './infra/db.ts';
import { createLog, type Log } from './infra/log.ts';
import { createMailer } from './infra/mailer.ts';
import { createMemory } from './infra/memory.ts';
import { createModelClient } from './infra/model.ts';
import { openReceivers, outwardFetch, outwardLeanFetch, sandboxed, type Receivers } from './infra/outward.ts';
import { countedOperations } from './infra/operations.ts';
import { openKeyRing, type KeyRing } from './infra/secret-key.ts';
import { createTelemetry, measuredFetch, type Telemetry } from './infra/telemetry.ts';
import { createVault } from './infra/vault.ts';

export type Deps = ReportDeps & {
  emailVerification: 'optional' | 'required';
  telemetry: Telemetry;
  receivers: Receivers;
  keyRing: KeyRing;
  close(): Promise<void>;
};

export type DepsOptions = { config: Config; databaseUrl: string; log?: Log; now?: Clock };

export async function createDeps({ config, databaseUrl, ...given }: DepsOptions): Promise<Deps> {
  const log = given.log ?? createLog(config.logLevel);
  const now = given.now ?? (config.fixedNow === undefined ? systemClock : fixedClock(config.fixedNow));
  const keyRing = await openKeyRing(config.dataDir, config, error =>
    log.error({ err: error }, 'The master key has changed and cannot be read; the keys known so far stay in use.'),
  );
  const db = openDb({ ...loginsOf(config, databaseUrl), log });
  const telemetry = await createTelemetry(config.collector, config.role);
  const outward = measuredFetch(telemetry, outwardFetch(config.sandboxUrl));
  const messages = measuredFetch(telemetry, outwardLeanFetch(config.sandboxUrl));
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  return {
    db,
    deliveries: createDeliveryBatches(db),
    log,
    mailer,
    now,
    keyRing,
    vault: createVault(keyRing),
    publicUrl: config.publicUrl,
    telemetry,
    receivers: openReceivers(config.sandboxUrl),
    platforms: createPlatforms(config, { now, log, outward, db }),
    // For as many reports as a worker carries out at once, and the figures of each.
    memory: createMemory({ lifeMs: 60_000, most: 5_000 }),
    model:
      config.model === undefined
        ? null
        : createModelClient({ config: config.model, log, elapsedMs: () => performance.now() }),
    emailVerification: config.emailVerification,
    whatsapp: config.whatsapp === undefined ? null : { ...config.whatsapp, fetch: messages },
    telegram: config.telegram === undefined ? null : { ...config.telegram, fetch: messages },
    slack: config.slack === undefined ? null : { ...config.slack, fetch: messages },
    close: async () => {
      mailer.close();
      keyRing.close();
      await db.close();
      await telemetry.stop();
    },
  };
}

type Outside = { now: Clock; log: Log; outward: typeof globalThis.fetch; db: Db };

function createPlatforms(config: Config, { now, log, outward, db }: Outside): Platforms {
  const http = createHttp({
    now,
    elapsedMs: () => performance.now(),
    sleep: ms => sleep(ms),
    random: Math.random,
    fetch: outward,
  });
  const { shopify, google, meta } = config;
  const ads = { version: config.googleAdsVersion, developerToken: config.googleAdsDeveloperToken };
  const onFailure = (failure: PlatformFailure) => log.warn({ err: failure }, 'A platform did not answer as hoped.');
  return {
    shopify:
      shopify === undefined
        ? null
        : { authorization: createShopifyAuthorization({ ...shopify, http }), secret: shopify.clientSecret },
    google: google === undefined ? null : createGoogleAuthorization({ ...google, http, ads }),
    meta:
      meta === undefined
        ? null
        : { authorization: createMetaAuthorization({ ...meta, http }), secret: meta.clientSecret },
    shiprocket: config.shiprocket ? createShiprocketAuthorization({ http }) : null,
    http,
    sources: {
      shopify: createShopifySource({ http, onFailure }),
      google_analytics: createGoogleAnalyticsSource({ http, onFailure }),
      google_ads: createGoogleAdsSource({
        http,
        onFailure,
        access: ads,
        operations: {
          take: countedOperations(db, { kind: 'google-ads', perDay: config.googleAdsOperationsPerDay, now }),
        },
      }),
      ...(meta === undefined ? {} : { meta: createMetaAdsSource({ ...meta, http, onFailure }) }),
      ...(config.shiprocket ? { shiprocket: createShiprocketSource({ http, onFailure }) } : {}),
    },
    connections: createConnections({ now }),
    forBrowser: address => sandboxed(address, config.sandboxUrl),
  };
}
