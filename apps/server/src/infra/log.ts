import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Whatever carries one of these names is never written, at any depth that our log lines have. */
const secretNames = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'client_secret',
  'code',
  'authorization',
  'cookie',
  'secret',
  'sealed',
];

export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = secretNames.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    redact: { paths, censor: '[hidden]' },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: wordsOf },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Errors of libraries carry whole connections with them; the words and where it happened are enough. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const reason = (error as NodeJS.ErrnoException).code;
  const parts = error instanceof AggregateError ? { errors: error.errors.map(wordsOf) } : {};
  return { name, message, stack, reason, ...parts, ...(cause === undefined ? {} : { cause: wordsOf(cause) }) };
}
