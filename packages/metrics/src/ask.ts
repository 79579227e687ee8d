/** Asks every platform once, all of them together, and makes answers of what goes wrong. */
import type { Issue, SourceFailure } from './issue.ts';
import type { SourceName } from './metric.ts';
import type { AskSource, SourceAnswer, SourceQuery } from './request.ts';

/** Is told of an error that is no failure of a platform but a mistake of ours. */
export type ReportBug = (error: unknown, source: SourceName) => void;

/** Answers by query id; every query has one. Without somebody to report bugs to, they are thrown. */
export async function askAll(
  queries: readonly SourceQuery[],
  sources: Partial<Record<SourceName, AskSource>>,
  reportBug?: ReportBug,
): Promise<Map<string, SourceAnswer>> {
  const bySource = Map.groupBy(queries, query => query.source);
  const asked = await Promise.allSettled([...bySource].map(([source, own]) => askOne(sources[source], own)));
  const answers = [...bySource].flatMap(([source, own], index) => {
    const outcome = asked[index];
    if (outcome?.status === 'fulfilled') return outcome.value;
    if (!reportBug) throw outcome?.reason;
    reportBug(outcome?.reason, source);
    return own.map(query => unanswered(query, { reason: 'nonsense' }));
  });
  return new Map(answers.map(answer => [answer.queryId, answer]));
}

async function askOne(ask: AskSource | undefined, queries: readonly SourceQuery[]): Promise<SourceAnswer[]> {
  if (!ask) throw new Error('A platform was planned for that nobody can ask.');
  try {
    const answers = new Map((await ask(queries)).map(answer => [answer.queryId, answer]));
    return queries.map(query => answers.get(query.id) ?? unanswered(query, { reason: 'nonsense' }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    return queries.map(query => unanswered(query, error));
  }
}

/** What a platform's failure looks like from here, where platforms are not known. */
type Failure = { action?: string; reason?: SourceFailure; waitMs?: number };

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'action' in error && typeof error.action === 'string';
}

function unanswered({ id, source, metrics }: SourceQuery, { action, reason, waitMs }: Failure): SourceAnswer {
  const keys = metrics.map(metric => metric.key);
  const issue: Issue =
    action === 'reconnect'
      ? { kind: 'needs-reconnect', source, metrics: keys }
      : {
          kind: 'source-failed',
          source,
          metrics: keys,
          reason: reason ?? (action === 'wait' ? 'throttled' : 'unavailable'),
          ...(waitMs !== undefined && { retryAfterSeconds: Math.ceil(waitMs / 1000) }),
        };
  return { queryId: id, rows: [], baseRows: [], issues: [issue] };
}
