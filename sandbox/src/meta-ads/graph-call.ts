import type { FastifyReply, FastifyRequest } from 'fastify';
import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';
import type { Fault, SandboxContext } from '../platform-module.ts';
import { answer } from '../played-answer.ts';
import { refuseByFault } from './faults.ts';
import { errorOfStatus, errorReply, MetaError } from './meta-error.ts';
import type { MetaState } from './meta-state.ts';

export type Mounted = { context: SandboxContext; state: MetaState };
export type GraphRequest = FastifyRequest<{ Params: { version: string; id?: string } }>;
export type Call = { mounted: Mounted; operation: string };

/** Plays a fault or tells the truth; `headers` are sent with refusals as well. */
export function tell(
  request: GraphRequest,
  reply: FastifyReply,
  { mounted: { context, state }, operation }: Call,
  truth: (fault: Fault | null) => object,
  headers: () => Record<string, string> = () => ({}),
): Promise<FastifyReply> {
  const fault = context.takeFault('meta-ads', operation);
  return answer(reply, fault, {
    truth: () => {
      if (fault?.name === 'nonsense') return { status: 200, body: '<html><body>Something else</body></html>' };
      try {
        const version = servedVersion(request.params.version, state.settings);
        refuseByFault(fault);
        const body = truth(fault);
        return json(200, body, { 'facebook-api-version': version, ...headers() });
      } catch (problem) {
        return problemReply(problem, headers());
      }
    },
    ofStatus: status => errorReply(errorOfStatus(status), headers()),
  });
}

/** Refusals are answers; anything else is a bug and stays one. */
function problemReply(problem: unknown, headers: Record<string, string>): HttpReply {
  if (problem instanceof MetaError) return errorReply(problem, headers);
  throw problem;
}

/** An ended version is served by the oldest that lives, without a word; one that never was is no path. */
export function servedVersion(named: string, { versions }: MetaState['settings']): string {
  if (versions.includes(named)) return named;
  const newest = Number(versions.at(-1)?.slice(1));
  if (!/^v\d{1,3}\.0$/.test(named) || Number(named.slice(1)) > newest)
    throw new MetaError(2500, `Unknown path components: /${named}`);
  return versions[0] ?? named;
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  const begin = request.url.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : request.url.slice(begin + 1));
}

/** Only a form is a form. */
export function formOf(request: FastifyRequest): URLSearchParams {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return new URLSearchParams(isForm && typeof request.body === 'string' ? request.body : '');
}
