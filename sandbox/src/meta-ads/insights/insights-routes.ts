import type { FastifyInstance } from 'fastify';
import { itemAt } from '../../checked.ts';
import type { Fault } from '../../platform-module.ts';
import { changedByFault } from '../faults.ts';
import { callerOf } from '../graph-access.ts';
import { formOf, queryOf, tell } from '../graph-call.ts';
import type { GraphRequest, Mounted } from '../graph-call.ts';
import { MetaError, noSuchObject, notEmulated } from '../meta-error.ts';
import { usageHeaders } from '../usage-headers.ts';
import { askedOf, insightsPage, refuseTooMuch } from './answer-insights.ts';
import { runStatus } from './report-runs.ts';
import type { ReportRun } from './report-runs.ts';

/** Reports while one waits, reports by a run, and what becomes of a run. */
export function mountInsights(app: FastifyInstance, mounted: Mounted, graph: string): void {
  const { context, state } = mounted;

  app.get(`${graph}/:id/insights`, (request: GraphRequest, reply) => {
    const id = request.params.id ?? '';
    const run = state.runs.find(id, context.now());
    const bucket = new Bucket(mounted);
    const call = { mounted, operation: run ? 'rows' : 'insights' };
    return tell(
      request,
      reply,
      call,
      fault => {
        const token = callerOf(state, request, context.now());
        const query = queryOf(request);
        if (run) return rowsOfRun(mounted, { run, query, fault, bucket });
        const asked = askedOf({ context, state, token, query }, id);
        bucket.take(asked.account.id);
        refuseTooMuch(asked);
        return changedByFault(fault, insightsPage(context, asked, query));
      },
      () => bucket.headers(),
    );
  });

  app.post(`${graph}/:id/insights`, (request: GraphRequest, reply) => {
    const id = request.params.id ?? '';
    const bucket = new Bucket(mounted);
    return tell(
      request,
      reply,
      { mounted, operation: 'run' },
      fault => {
        const token = callerOf(state, request, context.now());
        if (!id.startsWith('act_')) throw notEmulated('reports of anything but an ad account');
        const query = new URLSearchParams([...queryOf(request), ...formOf(request)]);
        const asked = askedOf({ context, state, token, query }, id);
        bucket.take(asked.account.id);
        const fails = fault?.name === 'job-failed';
        return { report_run_id: state.runs.begin({ asked, madeAt: context.now(), fails }).id };
      },
      () => bucket.headers(),
    );
  });

  app.get(`${graph}/:id(^6091\\d+$)`, (request: GraphRequest, reply) =>
    tell(request, reply, { mounted, operation: 'poll' }, () => {
      callerOf(state, request, context.now());
      const run = state.runs.find(request.params.id ?? '', context.now());
      if (!run) throw noSuchObject(request.params.id ?? '');
      run.polls += 1;
      const { status, percent } = runStatus(run, state.settings.pollsPerRun);
      return {
        id: run.id,
        account_id: run.asked.account.id,
        async_status: status,
        async_percent_completion: percent,
        ...(status === 'Job Failed'
          ? { error_code: -2, error_subcode: 2490547, error_message: 'The report could not be made.' }
          : {}),
      };
    }),
  );
}

type RunRows = { run: ReportRun; query: URLSearchParams; fault: Fault | null; bucket: Bucket };

/** Of a run only its pages may be asked for; what it is about was said when it began. */
function rowsOfRun({ context, state }: Mounted, { run, query, fault, bucket }: RunRows): object {
  bucket.take(run.asked.account.id);
  if (runStatus(run, state.settings.pollsPerRun).status !== 'Job Completed')
    throw new MetaError(100, '(#100) The report run is not complete.');
  const limit = Number(query.get('limit') ?? 25);
  const after = query.get('after');
  const request = {
    ...run.asked.request,
    limit: Number.isInteger(limit) && limit > 0 ? limit : 25,
    after: after === null ? 0 : Number(Buffer.from(after, 'base64url').toString()),
  };
  return changedByFault(fault, insightsPage(context, { ...run.asked, request, path: `/${run.id}/insights` }, query));
}

/** The account a call turns out to be about. What is refused for being too often counts as well. */
class Bucket {
  readonly #mounted: Mounted;
  readonly #accounts: string[] = [];

  constructor(mounted: Mounted) {
    this.#mounted = mounted;
  }

  take(account: string): void {
    const { context, state } = this.#mounted;
    this.#accounts.push(account);
    state.calls.spend(account, state.settings.callsPerHour, context.now());
  }

  headers(): Record<string, string> {
    const { context, state } = this.#mounted;
    return this.#accounts.length === 0 ? {} : usageHeaders(state, itemAt(this.#accounts, 0), context.now());
  }
}
