/** What is missing from an answer and what may be tried, in plain words: one line for each cause. */
import type { Issue } from '@tillsight/metrics/issue';
import type { Shop } from '../conversation.ts';
import type { Sentences } from '../sentences/all-sentences.ts';
import { sentencesFor } from '../sentences/sentences.ts';

/** A reply has room for two of them. */
export function issueLines(issues: readonly Issue[], shop: Shop): string[] {
  return [...byCause(issues).values()]
    .map(each => issueText(each.toSorted(byWait)[0]!, keysOf(each), shop))
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

const keysOf = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.flatMap(issue => ('metrics' in issue ? issue.metrics : 'metric' in issue ? [issue.metric] : []))),
];

/** An empty text: nothing a reader needs to be told. */
function issueText<Kind extends Issue['kind']>(
  issue: Extract<Issue, { kind: Kind }>,
  metrics: readonly string[],
  shop: Shop,
): string {
  const texts: IssueTexts = sentencesFor(shop).notes.issues;
  return texts[issue.kind](issue, metrics);
}

type IssueTexts = Sentences['notes']['issues'];
