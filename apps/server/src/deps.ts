/** Builds everything that is handed in. */
import type { Config } from './config.ts';
import type { Base } from './infra/base.ts';
import { fixedClock, systemClock } from './infra/clock.ts';
import { openDb } from './infra/db.ts';
import { createLog, type Log } from './infra/log.ts';
import { createMailer } from './infra/mailer.ts';
import { masterKey } from './infra/secret-key.ts';
import { createVault } from './infra/vault.ts';

export type Deps = Base & {
  emailVerification: 'optional' | 'required';
  close(): Promise<void>;
};

export type DepsOptions = { config: Config; databaseUrl: string; log?: Log };

export async function createDeps({
  config,
  databaseUrl,
  log = createLog(config.logLevel),
}: DepsOptions): Promise<Deps> {
  const key = await masterKey(config.dataDir, config.secretKey);
  const previous = config.previousSecretKey === undefined ? [] : [config.previousSecretKey];
  const db = openDb({ url: databaseUrl, log });
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  return {
    db,
    log,
    mailer,
    now: config.fixedNow === undefined ? systemClock : fixedClock(config.fixedNow),
    vault: createVault([key, ...previous]),
    publicUrl: config.publicUrl,
    emailVerification: config.emailVerification,
    close: async () => {
      mailer.close();
      await db.close();
    },
  };
}
