import { MANAGEMENT, MESSAGING, SANDBOX_WHATSAPP } from './credentials.ts';
import { GraphError } from './graph-error.ts';

export interface AccessToken {
  permissions: readonly string[];
  /** Null: never. */
  expiresAt: number | null;
  isRevoked: boolean;
}

/** The tokens that were handed out; a test adds others, or lets one end. */
export class AccessTokens {
  readonly #tokens = new Map<string, AccessToken>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#tokens.clear();
    this.set(SANDBOX_WHATSAPP.accessToken, {});
  }

  set(token: string, facts: Partial<AccessToken>): void {
    const standard = { permissions: [MESSAGING, MANAGEMENT], expiresAt: null, isRevoked: false };
    this.#tokens.set(token, { ...(this.#tokens.get(token) ?? standard), ...facts });
  }

  find(token: string): AccessToken | null {
    return this.#tokens.get(token) ?? null;
  }

  /** Throws what the platform answers to a token that may not do this. */
  check(token: string | null, permission: string, now: number): void {
    if (token === null) throw new GraphError(104);
    const known = this.#tokens.get(token);
    if (!known) throw new GraphError(190, { message: 'Invalid OAuth access token - Cannot parse access token' });
    if (known.isRevoked) {
      const message =
        'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.';
      throw new GraphError(190, { message, subcode: 460 });
    }
    if (known.expiresAt !== null && now >= known.expiresAt) {
      const message = `Error validating access token: Session has expired on ${spelled(known.expiresAt)}. The current time is ${spelled(now)}.`;
      throw new GraphError(190, { message, subcode: 463 });
    }
    if (!known.permissions.includes(permission)) {
      const message = `Requires ${permission} permission to manage the object`;
      throw new GraphError(permission === MESSAGING ? 10 : 200, { message });
    }
  }
}

/** The token of a request: in its header, or as a parameter. */
export function tokenOf(authorization: string | undefined, parameter: string | undefined): string | null {
  return /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? parameter ?? null;
}

function spelled(at: number): string {
  const zone = { timeZone: 'America/Los_Angeles' } as const;
  const day = new Intl.DateTimeFormat('en-US', {
    ...zone,
    weekday: 'long',
    day: '2-digit',
    month: 'short',
    year: '2-digit',
  });
  const part = Object.fromEntries(day.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return `${part.weekday}, ${part.day}-${part.month}-${part.year} ${time.format(at)} PST`;
}
