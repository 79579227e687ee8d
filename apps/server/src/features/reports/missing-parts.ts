/** What a report lacks, in sentences. A part that is missing is never shown as zero. */
import type { Issue } from '@tillsight/metrics/issue';
import { formatDay } from '@tillsight/metrics/format-time';
import type { MetricResult } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { metricName } from '../configurations/configurations.ts';

export type Missing = {
  metrics: Set<string>;
  sentences: string[];
  /** Of the sentences those that are news: a platform nobody has connected is none. */
  news: string[];
};

export function missingOf({ issues }: MetricResult, country: string): Missing {
  const told = issues.map(issue => tell(issue, country));
  const unconnected = issues.map(({ kind }) => kind === 'not-connected' || kind === 'terms-left-out');
  const said = (sentences: string[]) => [...new Set(sentences.filter(sentence => sentence !== ''))];
  return {
    metrics: new Set(told.flatMap(each => each.metrics)),
    sentences: said(told.map(each => each.sentence)),
    news: said(told.filter((_, at) => !unconnected[at]).map(each => each.sentence)),
  };
}

type Told = { metrics: string[]; sentence: string };

function tell(issue: Issue, country: string): Told {
  switch (issue.kind) {
    case 'not-connected':
      return lost(issue.metrics, `${sourceTitles[issue.source]} is not connected`);
    case 'needs-reconnect':
      return lost(issue.metrics, `The connection to ${sourceTitles[issue.source]} has ended, please connect it again`);
    case 'source-failed':
      return lost(issue.metrics, `${sourceTitles[issue.source]} did not answer`);
    case 'mixed-currencies':
      return lost([issue.metric], `It would add up ${issue.currencies.join(' and ')}`);
    case 'needs-breakdown':
    case 'illegal-breakdown':
    case 'unknown-metric':
      return lost([issue.metric], 'It cannot be told as one figure');
    case 'terms-left-out': {
      const sources = issue.sources.map(source => sourceTitles[source]).join(' and ');
      return { metrics: [], sentence: `${metricName(issue.metric)} doesn't include ${sources} (not connected).` };
    }
    case 'history-begins': {
      const day = formatDay(issue.day, country);
      return { metrics: [], sentence: `${sourceTitles[issue.source]} has figures from ${day} on.` };
    }
    default:
      return { metrics: [], sentence: '' };
  }
}

function lost(metrics: string[], reason: string): Told {
  if (metrics.length === 0) return { metrics, sentence: `${reason}.` };
  return { metrics, sentence: `${reason}; missing: ${metrics.map(metricName).join(', ')}.` };
}
