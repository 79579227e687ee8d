/** What became of a message that was handed to a messenger. */

/**
 * `unsent`: it never left. `unknown`: it may have arrived, for nothing came back that says so; sending it again could
 * send it twice.
 */
export type Outcome =
  | { kind: 'accepted'; id: string }
  | { kind: 'refused'; code: number; details: string; waitSeconds?: number }
  | { kind: 'unsent'; details: string }
  | { kind: 'unknown'; details: string };

/** Everything but success. */
export type Mishap = Exclude<Outcome, { kind: 'accepted' }>;

/** Of a call that brought no answer. */
export function mishapOf(error: unknown): Mishap {
  return { kind: hasNotLeft(error) ? 'unsent' : 'unknown', details: wordsOf(error) };
}

type Cause = { code?: string; syscall?: string; errors?: Cause[] };

/**
 * The connection was never made: looking up the name, connecting or agreeing on encryption failed. Anything later, under
 * whatever code, and bytes may have been read at the other end.
 */
function hasNotLeft(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as Cause | undefined) : undefined;
  return cause !== undefined && [cause, ...(cause.errors ?? [])].some(isEarly);
}

function isEarly({ code = '', syscall = '' }: Cause): boolean {
  if (['getaddrinfo', 'connect'].includes(syscall)) return true;
  if (['UND_ERR_CONNECT_TIMEOUT', 'EPRIVATE', 'SELF_SIGNED_CERT_IN_CHAIN'].includes(code)) return true;
  return /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_|DEPTH_ZERO_)/.test(code);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`;
}
