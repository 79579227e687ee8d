import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';
import type { Fault, SandboxContext, SandboxModule } from '../platform-module.ts';
import { answer } from '../played-answer.ts';
import { sandboxCompany, type ApiUser } from './account.ts';
import { mountShiprocketControl } from './control-routes.ts';
import { changedByFault } from './faults.ts';
import { listOrders } from './order-list.ts';
import { absent, errorOfStatus, errorReply, invalid, ShiprocketError } from './shiprocket-error.ts';
import { shiprocketStateOf, type ShiprocketState } from './shiprocket-state.ts';

const base = '/apiv2.shiprocket.in/v1/external';

/**
 * Shiprocket's API as far as reading orders goes: logging in with the email and password of an API user, logging out, and the list of orders.
 * Written from the published collection (https://apidocs.shiprocket.in). What that leaves open is played in one way, and said where
 * it is. Everything else says that it is not here, above all what would create or change something.
 */
export const shiprocketModule: SandboxModule = {
  name: 'shiprocket',
  async mount(app, context) {
    const state = shiprocketStateOf(context);
    await app.register(async scope => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
      mountApi(scope, { context, state });
    });
    await app.register(async scope => mountShiprocketControl(scope, context, state));
  },
};

type Mounted = { context: SandboxContext; state: ShiprocketState };

function mountApi(app: FastifyInstance, mounted: Mounted): void {
  const { context, state } = mounted;
  const tell = (reply: FastifyReply, operation: string, truth: (fault: Fault | null) => object) => {
    const fault = context.takeFault('shiprocket', operation);
    return answer(reply, fault, {
      truth: () => replyOf(fault, truth),
      ofStatus: status => errorReply(errorOfStatus(status)),
    });
  };
  app.post(`${base}/auth/login`, (request, reply) => tell(reply, 'login', () => logIn(mounted, request)));
  app.post(`${base}/auth/logout`, (request, reply) =>
    tell(reply, 'logout', () => {
      tokenOf(mounted, request).isEnded = true;
      return { message: 'Logged out.' };
    }),
  );
  app.get(`${base}/orders`, (request, reply) =>
    tell(reply, 'orders', fault => {
      const { user } = tokenOf(mounted, request);
      if (state.isTooOften(user, context.now())) throw errorOfStatus(429);
      if (!user.modules.includes('orders')) throw errorOfStatus(403);
      return changedByFault(fault, listOrders(context.world(), queryOf(request), state.settings.mostPerPage));
    }),
  );
  app.all(`${base}/*`, (request, reply) =>
    tell(reply, 'other', () => {
      throw absent(`${request.method} ${request.url.split('?')[0]?.replace('/apiv2.shiprocket.in', '') ?? ''}`);
    }),
  );
}

/** Refusals are answers; anything else is a bug and stays one. */
function replyOf(fault: Fault | null, truth: (fault: Fault | null) => object): HttpReply {
  if (fault?.name === 'nonsense') return { status: 200, body: '<html><body>Something else</body></html>' };
  try {
    return json(200, truth(fault));
  } catch (problem) {
    if (problem instanceof ShiprocketError) return errorReply(problem);
    throw problem;
  }
}

/** The documentation shows no answer to a login; these fields are those public code has seen. A wrong password's status is a guess. */
function logIn({ context, state }: Mounted, request: FastifyRequest): object {
  const { email, password } = fieldsOf(request);
  if (email === undefined) throw invalid({ email: ['The email field is required.'] });
  if (password === undefined) throw invalid({ password: ['The password field is required.'] });
  const user = state.userOf(email, password);
  if (user === undefined) throw new ShiprocketError(403, 'Invalid email and password combination');
  if (user.needsCode)
    return { is_mfa_enabled: true, user_id: user.id, is_subuser: false, data: 'OTP has been sent to your phone.' };
  return { ...told(user), token: state.issue(user, context.now()) };
}

function told({ id, email }: ApiUser): object {
  return {
    id,
    first_name: 'API',
    last_name: 'USER',
    email,
    company_id: sandboxCompany,
    created_at: '2026-04-02 11:20:09',
  };
}

function tokenOf({ context, state }: Mounted, request: FastifyRequest) {
  const text = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = text === undefined ? undefined : state.tokenOf(text);
  if (token === undefined || token.isEnded) throw errorOfStatus(401);
  if (token.expiresAt <= context.now()) throw new ShiprocketError(401, 'Token has expired');
  return token;
}

function fieldsOf(request: FastifyRequest): { email?: string; password?: string } {
  if (request.headers['content-type']?.startsWith('application/json') !== true) return {};
  try {
    const said: unknown = JSON.parse(String(request.body));
    const { email, password } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
    return {
      ...(typeof email === 'string' && email !== '' ? { email } : {}),
      ...(typeof password === 'string' && password !== '' ? { password } : {}),
    };
  } catch {
    return {};
  }
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const begin = request.url.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : request.url.slice(begin + 1));
}
