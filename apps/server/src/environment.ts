/** Every variable of the environment that is read, what may stand in it, and what it is where nothing stands there. */
import * as z from 'zod';
import { modelProtocols } from './infra/model-wire.ts';

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

const onOrOff = z.enum(['on', 'off'], 'must be on or off').default('off');

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
  SHIPROCKET: onOrOff,
  SANDBOX_URL: webUrl.optional(),
  SANDBOX_META: onOrOff,
  SANDBOX_SHIPROCKET: onOrOff,
  SANDBOX_TELEGRAM: onOrOff,
  SANDBOX_SLACK: onOrOff,
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

export type Env = z.output<typeof Environment>;
