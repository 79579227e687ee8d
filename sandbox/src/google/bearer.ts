import { present } from '../checked.ts';
import { accountById } from './accounts.ts';
import type { GoogleAccount } from './accounts.ts';
import { ApiProblem, errorInfo } from './api-error.ts';
import type { GoogleState } from './google-state.ts';
import { sandboxClient } from './oauth/client.ts';

export type ApiCall = {
  authorization: string | undefined;
  /** Host name of the service, and its name in a sentence. */
  service: string;
  serviceName: string;
  method: string;
  /** Any one of these opens the service. */
  scopes: readonly string[];
  now: number;
};

/** Who calls, or the refusal Google's front end gives before a service is asked. */
export function callerOf(state: GoogleState, call: ApiCall): GoogleAccount {
  const token = /^Bearer (\S+)$/i.exec(call.authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated('CREDENTIALS_MISSING', call);
  const access = state.tokens.accessToken(token, call.now);
  if (access === 'unknown') throw unauthenticated('ACCESS_TOKEN_TYPE_UNSUPPORTED', call);
  if (access === 'expired') throw unauthenticated('ACCESS_TOKEN_EXPIRED', call);
  if (state.settings.disabledServices.includes(call.service)) throw serviceDisabled(call);
  if (!call.scopes.some(scope => access.scopes.includes(scope))) throw scopeInsufficient(call);
  return present(accountById(access.account), 'the account');
}

export function unauthenticated(reason: string, { service, method }: ApiCall): ApiProblem {
  const expected =
    'Expected OAuth 2 access token, login cookie or other valid authentication credential. ' +
    'See https://developers.google.com/identity/sign-in/web/devconsole-project.';
  const begin =
    reason === 'CREDENTIALS_MISSING'
      ? 'Request is missing required authentication credential.'
      : 'Request had invalid authentication credentials.';
  return new ApiProblem(
    {
      code: 401,
      message: `${begin} ${expected}`,
      status: 'UNAUTHENTICATED',
      details: [errorInfo(reason, { service, method })],
    },
    { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  );
}

export function scopeInsufficient({ service, method, scopes }: ApiCall): ApiProblem {
  return new ApiProblem(
    {
      code: 403,
      message: 'Request had insufficient authentication scopes.',
      status: 'PERMISSION_DENIED',
      details: [errorInfo('ACCESS_TOKEN_SCOPE_INSUFFICIENT', { service, method })],
    },
    {
      'www-authenticate': `Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="${scopes.join(' ')}"`,
    },
  );
}

export function serviceDisabled({ service, serviceName }: ApiCall): ApiProblem {
  const { projectNumber } = sandboxClient;
  const activation = `https://console.developers.google.com/apis/api/${service}/overview?project=${projectNumber}`;
  return new ApiProblem({
    code: 403,
    message:
      `${serviceName} has not been used in project ${projectNumber} before or it is disabled. ` +
      `Enable it by visiting ${activation} then retry. If you enabled this API recently, wait a few minutes for the ` +
      'action to propagate to our systems and retry.',
    status: 'PERMISSION_DENIED',
    details: [
      errorInfo('SERVICE_DISABLED', {
        service,
        serviceTitle: serviceName,
        consumer: `projects/${projectNumber}`,
        activationUrl: activation,
      }),
    ],
  });
}
