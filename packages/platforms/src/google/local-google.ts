/** For tests: as much of Google as the conformance suite needs, on this machine. */
import { startLocalPlatform, type LocalPlatform, type LocalRequest } from '../local-platform.ts';
import { googleScopes } from './oauth.ts';

export type LocalGoogle = LocalPlatform & {
  /** Forgets access tokens; refresh tokens stay good. */
  expireAccess: () => void;
  endGrants: () => void;
};

type Reply = { status?: number; body: unknown };

/** A consent's code is the list of scopes that were allowed, joined by spaces. */
export async function startLocalGoogle(
  now: number,
  answerData: (request: LocalRequest) => unknown,
): Promise<LocalGoogle> {
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();
  let count = 0;

  function issue(scope: string): Reply {
    count += 1;
    access.set(`ya29.${count}`, scope);
    refresh.set(`1//0${count}`, scope);
    return { body: { access_token: `ya29.${count}`, refresh_token: `1//0${count}`, expires_in: 3599, scope } };
  }

  function renew(token: string): Reply {
    const scope = refresh.get(token);
    if (scope === undefined) return { status: 400, body: { error: 'invalid_grant' } };
    count += 1;
    access.set(`ya29.${count}`, scope);
    return { body: { access_token: `ya29.${count}`, expires_in: 3599, scope } };
  }

  function revoke(token: string): Reply {
    const isKnown = refresh.delete(token);
    if (isKnown) access.clear();
    return isKnown ? { body: {} } : { status: 400, body: { error: 'invalid_token' } };
  }

  function answerApi(request: LocalRequest): Reply {
    const scope = access.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (scope === undefined) return refusal(request, 401, 'UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED');
    const needed = request.path.startsWith('/googleads') ? googleScopes.google_ads : googleScopes.google_analytics;
    if (!scope.includes(needed)) return refusal(request, 403, 'PERMISSION_DENIED', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT');
    return { body: answerData(request) };
  }

  function replyTo(request: LocalRequest): Reply {
    const fields = new URLSearchParams(request.body);
    if (request.path.endsWith('/revoke')) return revoke(fields.get('token') ?? '');
    if (!request.path.endsWith('/token')) return answerApi(request);
    return fields.has('code') ? issue(fields.get('code') ?? '') : renew(fields.get('refresh_token') ?? '');
  }

  const platform = await startLocalPlatform((request, response) => {
    const { status = 200, body } = replyTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }, now);
  return {
    ...platform,
    expireAccess: () => access.clear(),
    endGrants: () => {
      access.clear();
      refresh.clear();
    },
  };
}

/** Streams answer with a list even when they refuse. */
function refusal(request: LocalRequest, status: number, name: string, reason: string): Reply {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }];
  const error = { error: { code: status, status: name, message: 'Refused.', details } };
  return { status, body: request.path.endsWith(':searchStream') ? [error] : error };
}
