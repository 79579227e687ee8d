/** The only reader of the environment. A value that cannot be used stops the start with one sentence. */
import path from 'node:path';
import * as z from 'zod';
import type { SlackAccount } from './features/slack/slack.ts';
import type { TelegramAccount } from './features/telegram/telegram.ts';
import type { WhatsAppAccount } from './features/whatsapp/whatsapp.ts';
import type { DatabaseLogins } from './infra/database-logins.ts';
import type { ModelConfig } from './infra/model.ts';
import { modelProtocols, ownAddress } from './infra/model-wire.ts';

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
  const shopify = pair(env, 'SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET');
  const google = pair(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const meta = pair(env, 'META_APP_ID', 'META_APP_SECRET');
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

function number(what: string, least: number, most: number) {
  const refusal = `must be ${what} from ${least} to ${most}`;
  return z.string().regex(/^\d+$/, refusal).transform(Number).pipe(z.number().gte(least, refusal).lte(most, refusal));
}

function url(kinds: string[], refusal: string) {
  return z.string().refine(text => kinds.includes(URL.parse(text)?.protocol ?? ''), refusal);
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

const key = z
  .string()
  .refine(text => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
  .transform(text => Buffer.from(text, 'base64'));

const instant = z
  .string()
  .refine(text => !Number.isNaN(Date.parse(text)), 'must be an instant such as 2026-11-20T11:30:00+05:30')
  .transform(text => Date.parse(text));

const webUrl = url(['http:', 'https:'], 'must be an address beginning with http:// or https://');

const databaseUrl = url(['postgres:', 'postgresql:'], 'must be an address beginning with postgres://').refine(
  isDecodable,
  'holds a % that is no part of an encoded sign; DATABASE_PASSWORD takes a password as it is',
);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The keys of this object and the lines of `.env.example` are the same; a test holds them together. */
export const Environment = z.object({
  PORT: number('a port', 0, 65535).prefault('3000'),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL_URL: databaseUrl.optional(),
  DATABASE_ROLES: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,40}$/, 'must be small letters, digits and underscores')
    .default('tillsight'),
  SECRET_KEY: key.optional(),
  SECRET_KEY_PREVIOUS: key.optional(),
  SHOPIFY_CLIENT_ID: z.string().optional(),
  SHOPIFY_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ADS_DEVELOPER_TOKEN: z.string().optional(),
  GOOGLE_ADS_VERSION: z
    .string()
    .regex(/^v\d+$/, 'must be a version such as v25')
    .default('v25'),
  GOOGLE_ADS_OPERATIONS_PER_DAY: number('a number', 1, 1_000_000_000).prefault('2880'),
  META_APP_ID: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  META_LOGIN_CONFIGURATION: z.string().regex(/^\d+$/, 'must be a number').optional(),
  META_VERSION: z
    .string()
    .regex(/^v\d+\.\d$/, 'must be a version such as v26.0')
    .default('v26.0'),
  SHIPROCKET: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SANDBOX_URL: webUrl.optional(),
  SANDBOX_META: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SANDBOX_SHIPROCKET: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SANDBOX_TELEGRAM: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SANDBOX_SLACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  WHATSAPP_NUMBERS: z
    .string()
    .regex(/^\d+=\+\d{7,15}(,\d+=\+\d{7,15})*$/, 'must be pairs such as 106540352242922=+912248901000')
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_BUSINESS_ACCOUNT_ID: z.string().optional(),
  WHATSAPP_APP_ID: z.string().optional(),
  WHATSAPP_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a version such as v25.0')
    .default('v25.0'),
  WHATSAPP_PER_SECOND: number('a number', 1, 100_000).prefault('80'),
  WHATSAPP_PEOPLE_A_DAY: number('a number', 1, 1_000_000_000).prefault('250'),
  WHATSAPP_STATUS_WAIT_SECONDS: number('a number of seconds', 1, 86_400).prefault('600'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,15}:[\w-]{20,100}$/, "must be a bot's id, a colon and its key, as BotFather tells it")
    .optional(),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, _ and -')
    .optional(),
  SLACK_CLIENT_ID: z
    .string()
    .regex(/^\d{5,20}\.\d{5,20}$/, 'must be two numbers with a dot between them')
    .optional(),
  SLACK_CLIENT_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  SLACK_SIGNING_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  MODEL_PROTOCOL: z.enum(modelProtocols, `must be one of ${modelProtocols.join(', ')}`).default('openai'),
  MODEL_BASE_URL: webUrl.optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_SECONDS: number('a number of seconds', 1, 60).prefault('8'),
  MODEL_TOKENS_A_DAY: number('a number', 0, 1_000_000_000).prefault('500000'),
  MODEL_STEPS: number('a number from 0 to 8', 0, 8).prefault('8'),
  MODEL_SECONDS_A_QUESTION: number('a number of seconds', 1, 300).prefault('45'),
  MODEL_TOKENS_A_QUESTION: number('a number', 0, 10_000_000).prefault('80000'),
  MODEL_PRICE: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two prices such as 0.15/0.60')
    .optional(),
  MODEL_ON_THIS_MACHINE: z.enum(['refused', 'allowed'], 'must be refused or allowed').default('refused'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address beginning with smtp:// or smtps://').optional(),
  MAIL_FROM: z.string().default('Tillsight <hello@tillsight.example>'),
  EMAIL_VERIFICATION: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  NOW: instant.optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  TRUSTED_PROXIES: number('a number', 0, 10).prefault('0'),
});

/** A password may hold signs that mean something in an address, and whoever writes both need not encode them. */
function databaseUrlOf(env: z.output<typeof Environment>): string | undefined {
  const { DATABASE_URL: given, DATABASE_PASSWORD: password } = env;
  if (password === undefined) return given;
  if (given === undefined) throw new ConfigError('DATABASE_URL is needed together with DATABASE_PASSWORD.');
  const url = new URL(given);
  if (url.password !== '') throw new ConfigError('DATABASE_URL and DATABASE_PASSWORD both name a password.');
  url.password = encodeURIComponent(password);
  return url.href;
}

type WhatsAppEnvironment = Pick<
  z.output<typeof Environment>,
  Extract<keyof z.output<typeof Environment>, `WHATSAPP_${string}`>
>;

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

function telegramOf({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
}: z.output<typeof Environment>): TelegramConfig | undefined {
  if (token === undefined && webhookSecret === undefined) return undefined;
  if (token !== undefined && webhookSecret !== undefined) return { token, webhookSecret };
  throw new ConfigError('TELEGRAM_BOT_TOKEN and TELEGRAM_WEBHOOK_SECRET must be set together.');
}

function slackOf({
  SLACK_CLIENT_ID: clientId,
  SLACK_CLIENT_SECRET: clientSecret,
  SLACK_SIGNING_SECRET: signingSecret,
}: z.output<typeof Environment>): SlackConfig | undefined {
  if (clientId === undefined && clientSecret === undefined && signingSecret === undefined) return undefined;
  if (clientId !== undefined && clientSecret !== undefined && signingSecret !== undefined)
    return { clientId, clientSecret, signingSecret };
  throw new ConfigError('SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET must be set together.');
}

function metaOf(env: z.output<typeof Environment>, app: Credentials | undefined): MetaCredentials | undefined {
  if (app === undefined) return undefined;
  const { META_VERSION: version, META_LOGIN_CONFIGURATION: configurationId } = env;
  return { ...app, version, ...(configurationId === undefined ? {} : { configurationId }) };
}

/** Questions travel to it, so that in the open it must be spoken to over TLS. */
function modelOf(env: z.output<typeof Environment>): ModelConfig | undefined {
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

/** Both halves or neither: half a pair of credentials is a mistake somebody wants to hear of. */
function pair(env: Record<string, unknown>, id: string, secret: string): Credentials | undefined {
  const [clientId, clientSecret] = [env[id], env[secret]];
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (typeof clientId === 'string' && typeof clientSecret === 'string') return { clientId, clientSecret };
  throw new ConfigError(`${id} and ${secret} must be set together.`);
}
