/** What every feature is handed. Features add what only they need. */
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Vault } from './vault.ts';

export type Base = {
  db: Db;
  now: Clock;
  log: Log;
  vault: Vault;
  mailer: Mailer;
  /** Where people reach the product; the base of every link and redirect. */
  publicUrl: URL;
};
