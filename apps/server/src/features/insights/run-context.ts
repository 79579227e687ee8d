/** What the engine is handed of an organization: its platforms, as they can be asked, and its days, money and rates. */
import type { Beside } from '@tillsight/metrics/beside';
import type { SourceName } from '@tillsight/metrics/metric';
import type { AskSource } from '@tillsight/metrics/request';
import type { RunContext } from '@tillsight/metrics/run';
import { PlatformFailure } from '@tillsight/platforms/failure';
import { screenOf } from '@tillsight/platforms/screen-of';
import { openConnection } from '../integrations/integrations.ts';
import type { InsightDeps, Situation, Usable, Watch } from './situation.ts';

export function contextOf(deps: InsightDeps, situation: Situation, beside?: Beside): RunContext {
  const { standing, usable, rates } = situation;
  const watched = watchedBy(deps.watch);
  const sources = Object.fromEntries(
    usable.map(each => [each.source.source, watched(each.source.source, askerOf(deps, situation, each, beside))]),
  );
  const accounts = Object.fromEntries(
    usable.map(({ account, source }) => [source.source, { currency: account.currency, timeZone: account.timeZone }]),
  );
  return {
    sources,
    accounts,
    needsReconnect: standing.needsReconnect,
    rates,
    now: standing.now,
    timeZone: standing.timeZone,
    currency: standing.currency,
    reportBug: (error, source) => deps.log.error({ err: error, source }, 'Asking a platform failed because of a bug.'),
  };
}

function watchedBy(watch: Watch = () => undefined): (source: SourceName, ask: AskSource) => AskSource {
  const awaited = new Set<SourceName>();
  return (source, ask) => async queries => {
    watch([...awaited.add(source)]);
    try {
      return await ask(queries);
    } finally {
      awaited.delete(source);
      if (awaited.size > 0) watch([...awaited]);
    }
  };
}

function askerOf(
  deps: InsightDeps,
  { organizationId, standing, grants }: Situation,
  { account, source }: Usable,
  beside: Beside | undefined,
): AskSource {
  const connection = openConnection(deps, organizationId, account, grants);
  return async queries => {
    try {
      const answers = await source.ask(connection, queries, { now: standing.now, beside });
      const queryOf = new Map(queries.map(query => [query.id, query]));
      return answers.map(answer => {
        const query = queryOf.get(answer.queryId);
        return query === undefined ? answer : { ...answer, screen: screenOf(account, query) };
      });
    } catch (error) {
      if (error instanceof PlatformFailure && error.action === 'reconnect') await connection.noteDead();
      throw error;
    }
  };
}
