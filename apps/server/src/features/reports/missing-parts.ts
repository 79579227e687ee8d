/** What a report lacks, in sentences. A part that is missing is never shown as zero. */
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricResult } from '@tillsight/metrics/request';
import { wordsOf, type Manner } from './report.ts';

export type Missing = {
  metrics: Set<string>;
  sentences: string[];
  /** Of the sentences those that are news: a platform nobody has connected is none. */
  news: string[];
};

export function missingOf({ issues }: MetricResult, manner: Manner): Missing {
  const told = issues.map(issue => tell(issue, wordsOf(manner)));
  const unconnected = issues.map(({ kind }) => kind === 'not-connected' || kind === 'terms-left-out');
  const said = (sentences: string[]) => [...new Set(sentences.filter(sentence => sentence !== ''))];
  return {
    metrics: new Set(told.flatMap(each => each.metrics)),
    sentences: said(told.map(each => each.sentence)),
    news: said(told.filter((_, at) => !unconnected[at]).map(each => each.sentence)),
  };
}

type Told = { metrics: string[]; sentence: string };
type Words = ReturnType<typeof wordsOf>;

function tell(issue: Issue, words: Words): Told {
  const lost = (metrics: string[], gap: Parameters<Words['missing']>[0]): Told => ({
    metrics,
    sentence: words.missing(gap, metrics),
  });
  switch (issue.kind) {
    case 'not-connected':
      return lost(issue.metrics, { kind: 'not-connected', source: issue.source });
    case 'needs-reconnect':
      return lost(issue.metrics, { kind: 'ended', source: issue.source });
    case 'source-failed':
      return lost(issue.metrics, { kind: 'no-answer', source: issue.source });
    case 'mixed-currencies':
      return lost([issue.metric], { kind: 'mixed-currencies', currencies: issue.currencies });
    case 'needs-breakdown':
    case 'illegal-breakdown':
    case 'unknown-metric':
      return lost([issue.metric], { kind: 'not-one-figure' });
    case 'terms-left-out':
      return { metrics: [], sentence: words.leftOut(issue.metric, issue.sources) };
    case 'history-begins':
      return { metrics: [], sentence: words.begins(issue.source, issue.day) };
    default:
      return { metrics: [], sentence: '' };
  }
}
