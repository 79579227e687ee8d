import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext, SandboxModule } from '../platform-module.ts';
import { answer } from '../played-answer.ts';
import { errorReply, notEmulated, problemOfStatus } from './api-error.ts';
import { mountGoogleControl } from './control-routes.ts';
import { googleStateOf } from './google-state.ts';
import type { GoogleState } from './google-state.ts';
import { type HttpReply, json } from '../http-reply.ts';
import { discovery } from './oauth/discovery.ts';
import { beginConsent, continueConsent } from './oauth/consent.ts';
import type { Visit } from './oauth/consent.ts';
import { publishedKeys } from './oauth/id-token.ts';
import { grantToken } from './oauth/token-endpoint.ts';
import { revokeToken, tokenInfo, userInfo } from './oauth/token-ends.ts';
import { acceptBodies } from './request-body.ts';
import type { FormFields } from './request-body.ts';

/**
 * Google's consent pages and tokens. Faults' operations: authorize, token, revoke; by name (token): dead-refresh, invalid-rapt, nonsense.
 */
export const googleModule: SandboxModule = {
  name: 'google',
  async mount(app, context) {
    const state = googleStateOf(context);
    await app.register(async scope => {
      acceptBodies(scope);
      mountConsent(scope, context, state);
      mountTokens(scope, context, state);
      mountUnknown(scope);
    });
    await app.register(async scope => mountGoogleControl(scope, context, state));
  },
};

function mountConsent(app: FastifyInstance, context: SandboxContext, state: GoogleState): void {
  const path = '/accounts.google.com/o/oauth2/v2/auth';
  app.get(path, (request, reply) =>
    play(context, 'authorize', reply, () => beginConsent(state, visitOf(request, context))),
  );
  app.post(path, (request, reply) =>
    play(context, 'authorize', reply, () => continueConsent(state, visitOf(request, context), formOf(request))),
  );
}

function mountTokens(app: FastifyInstance, context: SandboxContext, state: GoogleState): void {
  app.post('/oauth2.googleapis.com/token', (request, reply) =>
    play(context, 'token', reply, fault => {
      if (fault === 'nonsense') return { status: 200, body: '<html><body>Something else</body></html>' };
      const { authorization } = request.headers;
      return grantToken(state, { form: formOf(request), authorization, now: context.now(), fault });
    }),
  );
  app.post('/oauth2.googleapis.com/revoke', (request, reply) =>
    play(context, 'revoke', reply, () => {
      const token = formOf(request).token ?? parametersOf(request).get('token');
      return revokeToken(state, typeof token === 'string' ? token : null, context.now());
    }),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/oauth2.googleapis.com/tokeninfo',
    handler: (request, reply) =>
      play(context, 'tokeninfo', reply, () => {
        const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
        return tokenInfo(state, bearer ?? parametersOf(request).get('access_token'), context.now());
      }),
  });
  for (const path of ['/openidconnect.googleapis.com/v1/userinfo', '/www.googleapis.com/oauth2/v3/userinfo'])
    app.get(path, (request, reply) =>
      play(context, 'userinfo', reply, () => {
        const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
        return userInfo(state, bearer, context.now());
      }),
    );
  app.get('/accounts.google.com/.well-known/openid-configuration', (_request, reply) =>
    play(context, 'discovery', reply, () => json(200, discovery)),
  );
  for (const version of ['v1', 'v3'] as const)
    app.get(`/www.googleapis.com/oauth2/${version}/certs`, (_request, reply) =>
      play(context, 'certs', reply, () =>
        json(200, publishedKeys(version), { 'cache-control': 'public, max-age=20000' }),
      ),
    );
}

/** Where nothing else answers, nobody can tell whether the path is a real one. */
function mountUnknown(app: FastifyInstance): void {
  const apis = ['oauth2', 'openidconnect', 'www', 'analyticsadmin', 'analyticsdata', 'googleads'];
  for (const host of ['accounts.google.com', ...apis.map(name => `${name}.googleapis.com`)])
    app.all(`/${host}/*`, (request, reply) => {
      const { status, headers, body } = errorReply(
        notEmulated(`${request.method} ${request.url.split('?', 1)[0]?.slice(1)}, which may not exist`),
      );
      return reply
        .code(status)
        .headers(headers ?? {})
        .send(body);
    });
}

function play(
  context: SandboxContext,
  operation: string,
  reply: FastifyReply,
  truth: (fault: string | undefined) => HttpReply,
): Promise<FastifyReply> {
  const fault = context.takeFault('google', operation);
  return answer(reply, fault, {
    truth: () => truth(fault?.name),
    ofStatus: status => errorReply(problemOfStatus(status)),
  });
}

function visitOf(request: FastifyRequest, context: SandboxContext): Visit {
  return { query: parametersOf(request), productUrl: context.productUrl, now: context.now() };
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  const begin = request.url.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : request.url.slice(begin + 1));
}

/** Only a form is a form: Google does not read these parameters from JSON here. */
function formOf(request: FastifyRequest): FormFields {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? (request.body as FormFields) : {};
}
