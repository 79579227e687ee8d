import type { FastifyInstance } from 'fastify';
import { callerOf } from './graph-access.ts';
import { formOf, tell } from './graph-call.ts';
import type { GraphRequest, Mounted } from './graph-call.ts';
import { badParameter, notEmulated } from './meta-error.ts';

const mostCalls = 50;

/** Several calls in one: each is made and counted as if it had come alone, with the token of the whole. */
export function mountBatch(app: FastifyInstance, mounted: Mounted, graph: string): void {
  app.post(graph, async (request: GraphRequest, reply) => {
    // Answers are written at once, so what they are made of is fetched before.
    const outcome = await answersTo(app, mounted, request).catch((problem: unknown) => ({ problem }));
    return tell(request, reply, { mounted, operation: 'batch' }, () => {
      if ('problem' in outcome) throw outcome.problem;
      return outcome.answers;
    });
  });
}

async function answersTo(
  app: FastifyInstance,
  { state, context }: Mounted,
  request: GraphRequest,
): Promise<{ answers: object[] }> {
  const { text: token } = callerOf(state, request, context.now());
  const form = formOf(request);
  const answers: object[] = [];
  for (const { method = 'GET', relative_url: place = '' } of callsOf(form.get('batch'))) {
    if (method !== 'GET') throw notEmulated('a batch of anything but GET');
    const url = `/graph.facebook.com/${request.params.version}/${place}`;
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    const headers = Object.entries(answer.headers).map(([name, value]) => ({ name, value }));
    const shown = form.get('include_headers') === 'false' ? {} : { headers };
    answers.push({ code: answer.statusCode, ...shown, body: answer.body });
  }
  return { answers };
}

function callsOf(text: string | null): { method?: string; relative_url?: string }[] {
  let calls: unknown;
  try {
    calls = JSON.parse(text ?? '');
  } catch {
    throw badParameter('param batch must be a JSON array.');
  }
  if (!Array.isArray(calls) || calls.some(call => typeof call !== 'object' || call === null))
    throw badParameter('param batch must be an array of requests.');
  if (calls.length > mostCalls)
    throw badParameter(`Too many requests in batch message. Maximum batch size is ${mostCalls}`);
  return calls as { method?: string; relative_url?: string }[];
}
