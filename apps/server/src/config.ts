/** The only reader of the environment. A value that cannot be used stops the start with one sentence. */
import path from 'node:path';
import { Environment, type Env } from './environment.ts';
import type { SlackAccount } from './features/slack/slack.ts';
import type { TelegramAccount } from './features/telegram/telegram.ts';
import type { WhatsAppAccount } from './features/whatsapp/whatsapp.ts';
import type { DatabaseLogins } from './infra/database-logins.ts';
import type { ModelConfig } from './infra/model.ts';
import { ownAddress } from './infra/model-wire.ts';

export type Credentials = { clientId: string; clientSecret: string };

/** `configurationId`: of Facebook Login for Business, where the app asks through one. */
export type MetaCredentials = Credentials & { version: string; configurationId?: string };

/** The account as it is set; the way there is added where everything is built. */
export type WhatsAppConfig = Omit<WhatsAppAccount, 'fetch'>;
export type TelegramConfig = Omit<TelegramAccount, 'fetch'>;
export type SlackConfig = Omit<SlackAccount, 'fetch'>;

export type Config = {
  /** Absent: everything is answered by the built-in reader. */
  model: ModelConfig | undefined;
  port: number;
  host: string;
  publicUrl: URL;
  dataDir: string;
  /** Absent: the embedded PostgreSQL of `dataDir`. */
  databaseUrl: string | undefined;
  /** Absent: a login made beside that of `databaseUrl`. */
  databasePoolUrl: string | undefined;
  /** What the names of our roles begin with. */
  databaseRoles: string;
  secretKey: Buffer | undefined;
  /** Still opens what it sealed, until everything is sealed anew. */
  previousSecretKey: Buffer | undefined;
  shopify: Credentials | undefined;
  google: Credentials | undefined;
  meta: MetaCredentials | undefined;
  /** Whether merchants may connect Shiprocket; it needs no app of ours, only a user of theirs. */
  shiprocket: boolean;
  googleAdsDeveloperToken: string | undefined;
  googleAdsVersion: string;
  /** What the access level of the Google Cloud project allows in 24 hours, all merchants together. */
  googleAdsOperationsPerDay: number;
  /** Where the sandbox listens; present only while no platform credentials are set. */
  sandboxUrl: string | undefined;
  whatsapp: WhatsAppConfig | undefined;
  telegram: TelegramConfig | undefined;
  slack: SlackConfig | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  emailVerification: 'optional' | 'required';
  role: 'all' | 'web' | 'worker';
  /** Epoch milliseconds at which the clock stands still. */
  fixedNow: number | undefined;
  logLevel: string;
  /** Where traces and metrics go; absent, none are made. */
  collector: URL | undefined;
  /** How many proxies in front may name the caller's address. */
  trustedProxies: number;
};

/** `url` is that of the embedded PostgreSQL where there is no other. */
export function loginsOf({ databasePoolUrl, databaseRoles }: Config, url: string): DatabaseLogins {
  return { url, poolUrl: databasePoolUrl, prefix: databaseRoles };
}

/** Something in the environment cannot be used; its message is all that needs to be printed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Known to the sandbox from the start. */
const sandboxShopify = { clientId: 'tillsight-sandbox', clientSecret: 'tillsight-sandbox-secret' };
const sandboxGoogle = {
  clientId: 'tillsight-sandbox.apps.googleusercontent.com',
  clientSecret: 'tillsight-sandbox-google-secret',
};
const sandboxMeta = { clientId: '918273645012345', clientSecret: 'tillsight-sandbox-meta-secret' };
const sandboxDeveloperToken = 'sandbox-developer-token';
const sandboxWhatsApp = {
  WHATSAPP_NUMBERS: '106540352242922=+912248901000',
  WHATSAPP_TOKEN: 'sandbox-whatsapp-token',
  WHATSAPP_APP_SECRET: 'sandbox-whatsapp-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'sandbox-verify-token',
  WHATSAPP_BUSINESS_ACCOUNT_ID: '102290129340398',
  WHATSAPP_APP_ID: '670843887433847',
};

const sandboxTelegram = {
  token: '7018243561:AAsandboxTillsightBotTokenForTestsOnly0',
  webhookSecret: 'sandbox-telegram-webhook-secret',
};

const sandboxSlack = {
  clientId: '7018243561.4059617713',
  clientSecret: 'sandbox-slack-client-secret',
  signingSecret: 'sandbox-slack-signing-secret',
};

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'cannot be used'}.`);
  }
  const env = parsed.data;
  const shopify = appOf(env, 'SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET');
  const google = appOf(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const meta = appOf(env, 'META_APP_ID', 'META_APP_SECRET');
  const isSet = [shopify, google, meta].some(credentials => credentials !== undefined);
  const sandboxUrl = isSet ? undefined : env.SANDBOX_URL;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: databaseUrlOf(env),
    databasePoolUrl: env.DATABASE_POOL_URL,
    databaseRoles: env.DATABASE_ROLES,
    secretKey: env.SECRET_KEY,
    previousSecretKey: env.SECRET_KEY_PREVIOUS,
    shopify: sandboxUrl === undefined ? shopify : sandboxShopify,
    google: sandboxUrl === undefined ? google : sandboxGoogle,
    meta: metaOf(env, sandboxUrl === undefined ? meta : env.SANDBOX_META === 'on' ? sandboxMeta : undefined),
    shiprocket: (sandboxUrl === undefined ? env.SHIPROCKET : env.SANDBOX_SHIPROCKET) === 'on',
    googleAdsDeveloperToken: sandboxUrl === undefined ? env.GOOGLE_ADS_DEVELOPER_TOKEN : sandboxDeveloperToken,
    googleAdsVersion: env.GOOGLE_ADS_VERSION,
    googleAdsOperationsPerDay: env.GOOGLE_ADS_OPERATIONS_PER_DAY,
    sandboxUrl,
    whatsapp: whatsappOf(sandboxUrl === undefined ? env : { ...env, ...sandboxWhatsApp }),
    telegram: sandboxUrl === undefined ? telegramOf(env) : env.SANDBOX_TELEGRAM === 'on' ? sandboxTelegram : undefined,
    slack: sandboxUrl === undefined ? slackOf(env) : env.SANDBOX_SLACK === 'on' ? sandboxSlack : undefined,
    model: modelOf(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    emailVerification: env.EMAIL_VERIFICATION,
    role: env.ROLE,
    fixedNow: env.NOW,
    logLevel: env.LOG_LEVEL,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : new URL(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    trustedProxies: env.TRUSTED_PROXIES,
  };
}

/** A password may hold signs that mean something in an address, and whoever writes both need not encode them. */
function databaseUrlOf(env: Env): string | undefined {
  const { DATABASE_URL: given, DATABASE_PASSWORD: password } = env;
  if (password === undefined) return given;
  if (given === undefined) throw new ConfigError('DATABASE_URL is needed together with DATABASE_PASSWORD.');
  const url = new URL(given);
  if (url.password !== '') throw new ConfigError('DATABASE_URL and DATABASE_PASSWORD both name a password.');
  url.password = encodeURIComponent(password);
  return url.href;
}

type WhatsAppEnvironment = Pick<Env, Extract<keyof Env, `WHATSAPP_${string}`>>;

/** Nothing of it, or everything that sending and listening need. */
function whatsappOf(env: WhatsAppEnvironment): WhatsAppConfig | undefined {
  const needed = ['WHATSAPP_NUMBERS', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;
  if (needed.every(name => env[name] === undefined)) return undefined;
  const missing = needed.find(name => env[name] === undefined);
  if (missing !== undefined) throw new ConfigError(`${missing} is needed together with the other WHATSAPP_ values.`);
  const pairs = (env.WHATSAPP_NUMBERS ?? '').split(',').map(text => text.split('='));
  const [first, ...others] = pairs.map(([id = '', number = '']) => ({ id, number }));
  if (first === undefined) throw new ConfigError('WHATSAPP_NUMBERS must name a number.');
  return {
    numbers: [first, ...others],
    token: env.WHATSAPP_TOKEN ?? '',
    appSecrets: (env.WHATSAPP_APP_SECRET ?? '').split(','),
    verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
    businessAccountId: env.WHATSAPP_BUSINESS_ACCOUNT_ID,
    appId: env.WHATSAPP_APP_ID,
    version: env.WHATSAPP_VERSION,
    perSecond: env.WHATSAPP_PER_SECOND,
    peopleADay: env.WHATSAPP_PEOPLE_A_DAY,
    statusWaitMs: env.WHATSAPP_STATUS_WAIT_SECONDS * 1000,
  };
}

function telegramOf(env: Env): TelegramConfig | undefined {
  const set = together(env, 'TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET');
  return set && { token: set.TELEGRAM_BOT_TOKEN, webhookSecret: set.TELEGRAM_WEBHOOK_SECRET };
}

function slackOf(env: Env): SlackConfig | undefined {
  const set = together(env, 'SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_SIGNING_SECRET');
  return (
    set && {
      clientId: set.SLACK_CLIENT_ID,
      clientSecret: set.SLACK_CLIENT_SECRET,
      signingSecret: set.SLACK_SIGNING_SECRET,
    }
  );
}

function metaOf(env: Env, app: Credentials | undefined): MetaCredentials | undefined {
  if (app === undefined) return undefined;
  const { META_VERSION: version, META_LOGIN_CONFIGURATION: configurationId } = env;
  return { ...app, version, ...(configurationId === undefined ? {} : { configurationId }) };
}

/** Questions travel to it, so that in the open it must be spoken to over TLS. */
function modelOf(env: Env): ModelConfig | undefined {
  const { MODEL_PROTOCOL: protocol, MODEL_BASE_URL: given, MODEL_NAME: name, MODEL_API_KEY: key } = env;
  if (given === undefined && name === undefined && key === undefined) return undefined;
  const url = given ?? ownAddress[protocol];
  if (url === undefined) throw new ConfigError('MODEL_BASE_URL is needed together with the other MODEL_ values.');
  if (name === undefined) throw new ConfigError('MODEL_NAME is needed together with the other MODEL_ values.');
  if (key === undefined && protocol !== 'openai') throw new ConfigError(`MODEL_API_KEY is needed with ${protocol}.`);
  const onLoopback = env.MODEL_ON_THIS_MACHINE === 'allowed';
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
  if (isHere && !onLoopback)
    throw new ConfigError('MODEL_BASE_URL lies on this machine, which MODEL_ON_THIS_MACHINE=allowed would allow.');
  if (!isHere && !url.startsWith('https:')) throw new ConfigError('MODEL_BASE_URL must begin with https://.');
  const [read, written] = env.MODEL_PRICE?.split('/').map(Number) ?? [];
  return {
    protocol,
    url,
    name,
    key,
    timeoutMs: env.MODEL_SECONDS * 1000,
    tokensADay: env.MODEL_TOKENS_A_DAY,
    question: {
      steps: env.MODEL_STEPS,
      mostMs: env.MODEL_SECONDS_A_QUESTION * 1000,
      mostTokens: env.MODEL_TOKENS_A_QUESTION,
    },
    price: read === undefined || written === undefined ? undefined : { read, written },
    onLoopback,
  };
}

function appOf(env: Env, id: keyof Env, secret: keyof Env): Credentials | undefined {
  const set = together(env, id, secret);
  return set && { clientId: set[id], clientSecret: set[secret] };
}

/** All of them or none: half a set of credentials is a mistake somebody wants to hear of. */
function together<Name extends keyof Env>(env: Env, ...names: Name[]): Record<Name, string> | undefined {
  const set = names.filter(name => env[name] !== undefined);
  if (set.length === 0) return undefined;
  if (set.length < names.length)
    throw new ConfigError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together.`);
  const given = Object.fromEntries(names.map(name => [name, String(env[name])]));
  return given as Record<Name, string>;
}
