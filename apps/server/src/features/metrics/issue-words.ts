/** What is missing from an answer, for a person or a program of theirs to read. */
import type { Issue } from '@tillsight/metrics/issue';
import { sourceTitles } from '@tillsight/metrics/source-title';

export type ToldIssue = { kind: string; message: string; suggestions: string[] };

export function tellIssue(issue: Issue): ToldIssue {
  const suggestions = 'suggestions' in issue ? issue.suggestions : 'dimensions' in issue ? issue.dimensions : [];
  return { kind: issue.kind, message: sentenceOf(issue), suggestions };
}

function sentenceOf(issue: Issue): string {
  switch (issue.kind) {
    case 'unknown-metric':
      return `There is no metric ${issue.metric}.`;
    case 'unknown-dimension':
      return `There is no dimension ${issue.dimension}.`;
    case 'illegal-breakdown':
      return `${issue.metric} cannot be split or filtered by ${issue.dimension}.`;
    case 'needs-breakdown':
      return `${issue.metric} makes sense only when split by ${issue.dimensions.join(' or ')}.`;
    case 'no-comparison':
      return `${issue.metric} is known only as it stands now, so there is nothing to compare it with.`;
    case 'no-like-base':
      return `${issue.metric} is known for whole days only, and today is not over, so it is not compared.`;
    case 'rates-not-set': {
      const since = issue.since === undefined ? 'never set' : `set only from ${issue.since} on`;
      const what = issue.ofBase ? 'cannot be compared' : 'cannot be computed';
      return `${issue.metrics.join(', ')} ${what}: your rates are ${since}: ${issue.rates.join(', ')}.`;
    }
    case 'no-typical':
      return 'What is usual is known for at most seven days, in all or by hour, and not for what is known only now.';
    case 'no-course':
      return `${issue.metric} cannot be added up or followed over these buckets.`;
    case 'too-young':
      return `First orders since ${issue.since} have not had ${issue.months === 1 ? 'a month' : `${issue.months} months`} yet: ${issue.metrics.join(', ')}.`;
    case 'no-streak':
      return 'A streak needs conditions, and rows by day, week, month, quarter or year alone.';
    case 'other-list-unknown':
      return 'The other list could not be read whole, so that no row is held against it.';
    case 'spelled-apart':
      return `${issue.metrics.join(', ')} cannot be added up over two spellings of a place, so each has its own row.`;
    case 'not-connected':
      return `${sourceTitles[issue.source]} is not connected; missing: ${issue.metrics.join(', ')}.`;
    case 'needs-reconnect':
      return `The connection to ${sourceTitles[issue.source]} has ended; missing: ${issue.metrics.join(', ')}.`;
    case 'source-failed':
      if (issue.reason === 'not-offered')
        return `${sourceTitles[issue.source]} does not offer this store the report; missing: ${issue.metrics.join(', ')}.`;
      if (issue.reason === 'too-much')
        return `${sourceTitles[issue.source]} has more orders in these days than can be read at once; ask for fewer days. Missing: ${issue.metrics.join(', ')}.`;
      return `${sourceTitles[issue.source]} did not answer; missing: ${issue.metrics.join(', ')}.`;
    case 'terms-left-out':
      return `${issue.metric} doesn't include ${titles(issue.sources)} (not connected).`;
    case 'mixed-currencies':
      return `${issue.metric} would add up ${issue.currencies.join(' and ')}.`;
    case 'mixed-time-zones':
      return `${issue.metric} puts together days of ${issue.timeZones.join(' and ')}.`;
    case 'rows-left-out':
      return `There are more than ${issue.limit} rows; the others are left out.`;
    case 'hidden-rows':
      return `${sourceTitles[issue.source]} hides some rows to protect people's privacy.`;
    default:
      return `${sourceTitles[issue.source]} has figures from ${issue.day} on.`;
  }
}

function titles(sources: readonly (keyof typeof sourceTitles)[]): string {
  return sources.map(source => sourceTitles[source]).join(' and ');
}
