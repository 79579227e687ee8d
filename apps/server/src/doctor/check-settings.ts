/** What the settings say by themselves, before anybody is asked. */
import { ConfigError, readConfig, type Config } from '../config.ts';
import { Environment } from '../environment.ts';
import { good, look, wrong, type Finding } from './finding.ts';

/** The configuration, or everything that keeps it from being one. */
export function readSettings(environment: Record<string, string | undefined>): Config | Finding[] {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const refused = (name: string, sentence: string) =>
    wrong(`Settings: ${name}`, {
      what: sentence,
      why: 'The product does not start with it.',
      todo: 'Compare it with .env.example.',
    });
  if (!parsed.success) {
    return parsed.error.issues.map(issue =>
      refused(String(issue.path[0]), `${String(issue.path[0])} ${issue.message}.`),
    );
  }
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [refused(error.message.split(' ')[0] ?? '', error.message)];
  }
}

export function checkSettings(config: Config): Finding[] {
  return [checkPublicUrl(config), checkClock(config), checkSecretKey(config), ...checkPlaces(config)];
}

function checkPublicUrl({ publicUrl, sandboxUrl, shopify, google }: Config): Finding {
  const about = 'Settings: PUBLIC_URL';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(publicUrl.hostname);
  if (publicUrl.protocol === 'http:' && !isLocal) {
    return wrong(about, {
      what: `${publicUrl.origin} is not encrypted.`,
      why: 'Passwords would travel readable, and Shopify, Google and WhatsApp refuse to return to it.',
      todo: 'Put a proxy with a certificate in front and set PUBLIC_URL to its https:// address.',
    });
  }
  const isLive = sandboxUrl === undefined && (shopify !== undefined || google !== undefined);
  if (isLocal && isLive) {
    return look(about, {
      what: `People are sent to ${publicUrl.origin}, which only this machine can reach.`,
      why: 'Links in mails, returns from consent pages and webhooks go there.',
      todo: 'Set PUBLIC_URL to the https:// address people use.',
    });
  }
  return good(about, `People reach it at ${publicUrl.origin}.`);
}

function checkClock({ fixedNow }: Config): Finding {
  const about = 'Settings: NOW';
  if (fixedNow === undefined) return good(about, 'The clock runs.');
  return wrong(about, {
    what: `The clock stands still at ${new Date(fixedNow).toISOString()}.`,
    why: 'No report ever becomes due, and every answer is about that day.',
    todo: 'Remove NOW; it is for tests.',
  });
}

function checkSecretKey({ secretKey, previousSecretKey, databaseUrl }: Config): Finding {
  const about = 'Settings: SECRET_KEY';
  if (secretKey !== undefined && previousSecretKey !== undefined && secretKey.equals(previousSecretKey)) {
    return wrong(about, {
      what: 'SECRET_KEY and SECRET_KEY_PREVIOUS are the same.',
      why: 'Nothing is rotated, though it looks so.',
      todo: 'Make a new SECRET_KEY, or remove SECRET_KEY_PREVIOUS.',
    });
  }
  if (secretKey !== undefined) return good(about, 'Set.');
  if (databaseUrl === undefined)
    return good(about, 'Made on first use and kept in DATA_DIR, beside the embedded database.');
  return look(about, {
    what: 'Not set, so it lies in DATA_DIR of this machine alone.',
    why: 'A second machine, or this one after DATA_DIR is lost, cannot open the tokens in the database.',
    todo: 'Set SECRET_KEY to the content of DATA_DIR/secret-key on every machine, and keep a copy where the database backups are not.',
  });
}

function checkPlaces(config: Config): Finding[] {
  const findings: Finding[] = [];
  if (config.databaseUrl === undefined) {
    findings.push(
      look('Settings: DATABASE_URL', {
        what: 'The embedded PostgreSQL is used.',
        why: 'It is meant for one machine, and nobody backs it up by itself.',
        todo: 'Set DATABASE_URL to a PostgreSQL of your own before others rely on it.',
      }),
    );
  }
  if (config.publicUrl.protocol === 'https:' && config.trustedProxies === 0) {
    findings.push(
      look('Settings: TRUSTED_PROXIES', {
        what: 'No proxy is trusted, though people come through https.',
        why: 'Everybody then seems to come from the proxy, and shares one limit on guessing passwords.',
        todo: 'Set TRUSTED_PROXIES to the number of proxies in front.',
      }),
    );
  }
  if (config.logLevel === 'debug' || config.logLevel === 'trace') {
    findings.push(
      look('Settings: LOG_LEVEL', {
        what: `The log is written at ${config.logLevel}.`,
        why: 'It grows fast.',
        todo: 'Set LOG_LEVEL to info.',
      }),
    );
  }
  return findings;
}
