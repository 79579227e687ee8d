/** What is missing from an answer and what may be tried, in plain words: one line for each cause. */
import type { Issue } from '@tillsight/metrics/issue';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Shop } from '../conversation.ts';
import { dimensionTitle, metricTitle, sentence } from './titles.ts';

/** A reply has room for two of them. */
export function issueLines(issues: readonly Issue[], shop: Shop): string[] {
  return [...byCause(issues).values()]
    .map(each => issueText(each.toSorted(byWait)[0]!, namesOf(each), shop))
    .filter(text => text !== '')
    .slice(0, 2);
}

/** Several figures missing for the same cause are told in one breath. */
function byCause(issues: readonly Issue[]): Map<string, Issue[]> {
  return Map.groupBy(issues, issue =>
    JSON.stringify({
      ...issue,
      metric: undefined,
      metrics: undefined,
      suggestions: undefined,
      retryAfterSeconds: undefined,
    }),
  );
}

/** Who asks again when the longest wait is over gets all of it. */
const byWait = (a: Issue, b: Issue): number => waitOf(b) - waitOf(a);
const waitOf = (issue: Issue): number => (issue.kind === 'source-failed' ? (issue.retryAfterSeconds ?? 0) : 0);

/** "orders, average order value and visits" */
function namesOf(issues: readonly Issue[]): string {
  const keys = issues.flatMap(issue => ('metrics' in issue ? issue.metrics : 'metric' in issue ? [issue.metric] : []));
  const names = [...new Set(keys)].map(metricTitle);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}` : (names[0] ?? '');
}

type Texts = { [Kind in Issue['kind']]: (issue: Extract<Issue, { kind: Kind }>, names: string, shop: Shop) => string };

/** An empty text: nothing a reader needs to be told. */
const texts: Texts = {
  'unknown-metric': ({ metric }) => `I do not know the figure "${metric}".`,
  'unknown-dimension': ({ dimension }) => `I cannot split by "${dimension}".`,
  'illegal-breakdown': ({ dimension }, names) =>
    `${sentence(names)} cannot be split or filtered by ${dimensionTitle(dimension)}: no connected platform has it that way.`,
  'needs-breakdown': ({ dimensions }, names) =>
    `${sentence(names)} can be told only by ${dimensions.map(dimensionTitle).join(' or ')}.`,
  'no-comparison': (_issue, names) =>
    `${sentence(names)} can be told only as of now, so there is nothing to compare it with.`,
  'no-like-base': (_issue, names) =>
    `${sentence(names)} are counted by whole days, so today is not compared before it is over.`,
  'spelled-apart': (_issue, names) =>
    `${sentence(names)} cannot be added up over two spellings of a place, so each spelling has its own row.`,
  'not-connected': ({ source }, names) =>
    `${sourceTitles[source]} is not connected; connect it on the Integrations page to see ${names}.`,
  'needs-reconnect': ({ source }) =>
    `The connection to ${sourceTitles[source]} has ended; please connect it again on the Integrations page.`,
  'source-failed': ({ source, reason, retryAfterSeconds }, names) => {
    const lost = `so I have nothing on ${names || 'its figures'}`;
    if (reason !== 'throttled')
      return `${sourceTitles[source]} did not answer this time, ${lost}. Please ask again in a moment.`;
    const when = retryAfterSeconds ? `in about ${retryAfterSeconds} seconds` : 'in a minute';
    return `What ${sourceTitles[source]} allows in a minute is used up, ${lost}. Please ask again ${when}.`;
  },
  'terms-left-out': () => '',
  'mixed-currencies': ({ currencies }, names) =>
    `${sentence(names)} would mix ${currencies.join(' and ')}, so I do not add that up.`,
  'mixed-time-zones': (_issue, names) => `Days of ${names} are cut in different time zones by its platforms.`,
  'rows-left-out': () => '',
  'hidden-rows': ({ source }) => `${sourceTitles[source]} hides small groups, so rows may be missing.`,
  'history-begins': ({ day }, _names, shop) =>
    `Data begins on ${formatDay(day, shop.country)}; earlier days are not known.`,
};

function issueText<Kind extends Issue['kind']>(
  issue: Extract<Issue, { kind: Kind }>,
  names: string,
  shop: Shop,
): string {
  return texts[issue.kind](issue, names, shop);
}
