/** Everything the doctor looks at. Nothing is changed, and nothing is sent to anybody. */
import { loginsOf, type Config } from '../config.ts';
import { createDeps } from '../deps.ts';
import type { Clock } from '../infra/clock.ts';
import { createLog } from '../infra/log.ts';
import { outwardFetch } from '../infra/outward.ts';
import { checkDatabase } from './check-database.ts';
import { checkGoogle } from './check-google.ts';
import { checkKeys } from './check-keys.ts';
import { checkMail } from './check-mail.ts';
import { checkMerchant, findMerchant, type Merchant } from './check-merchant.ts';
import { checkSettings } from './check-settings.ts';
import { checkMeta } from './check-meta.ts';
import { checkModel, checkModelUse } from './check-model.ts';
import { checkShopify } from './check-shopify.ts';
import { checkSlack } from './check-slack.ts';
import { checkTelegram } from './check-telegram.ts';
import { checkTimeZones } from './check-time-zones.ts';
import { checkWhatsApp } from './check-whatsapp.ts';
import type { Probe } from './probe.ts';
import { wrong, type Finding } from './finding.ts';

export type Examination = {
  config: Config;
  /** A development store at which Shopify may be asked about the app. */
  shop?: string;
  /** A merchant whose connections are tried. */
  email?: string;
  now?: Clock;
};

export async function examine({ config, shop, email, now }: Examination): Promise<Finding[]> {
  const probe = { config, fetch: outwardFetch(config.sandboxUrl) };
  const database = await examineDatabase(probe, { email, now });
  const lists = await Promise.all([
    checkMail(config),
    checkShopify(probe, shop ?? database.merchant?.shop ?? null),
    checkGoogle(probe),
    checkMeta(probe),
    checkWhatsApp(probe),
    checkTelegram(probe),
    checkSlack(probe),
    checkModel(config),
  ]);
  return [...checkSettings(config), checkTimeZones(), ...database.findings, ...lists.flat()];
}

type DatabasePart = { findings: Finding[]; merchant: Merchant | null };

/** The embedded one belongs to a running product; only a database of one's own can be looked into beside it. */
async function examineDatabase(
  probe: Probe,
  { email, now }: Pick<Examination, 'email' | 'now'>,
): Promise<DatabasePart> {
  const { config } = probe;
  if (config.databaseUrl === undefined) return { findings: [], merchant: null };
  const findings = await checkDatabase(loginsOf(config, config.databaseUrl));
  const isReady = findings.every(({ state }) => state === 'good');
  if (!isReady) return { findings, merchant: null };
  const deps = await createDeps({ config, databaseUrl: config.databaseUrl, log: createLog('silent'), now });
  try {
    findings.push(await checkKeys(deps), ...(await checkModelUse(deps.db, deps.now())));
    if (email === undefined) return { findings, merchant: null };
    const merchant = await findMerchant(deps, email);
    if (merchant === null) {
      findings.push(
        wrong('Merchant', {
          what: `Nobody signs in as ${email}.`,
          why: 'Whether the platforms answer could not be looked at.',
          todo: 'Name the address of somebody who has an account here.',
        }),
      );
      return { findings, merchant };
    }
    const isReadable = findings.every(({ state }) => state !== 'wrong');
    if (isReadable) findings.push(...(await checkMerchant(deps, merchant, probe)));
    return { findings, merchant };
  } finally {
    await deps.close();
  }
}
