import type { Frequency } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';
import { roleDefaults } from '@tillsight/metrics/catalogue';
import { wordsOf, type Manner } from './report.ts';

export type Section = { title: string | null; metrics: string[] };

type Plan = Manner & { role: AssignableRole; frequency: Frequency };

/** The role's own sections with what was chosen of them; what was added besides comes last. Daily reports are one list. */
export function sectionsOf({ role, frequency, ...manner }: Plan, metrics: readonly string[]): Section[] {
  if (frequency === 'daily') return metrics.length === 0 ? [] : [{ title: null, metrics: [...metrics] }];
  const words = wordsOf(manner);
  const taken = new Set<string>();
  const sections = roleDefaults[role][frequency].map(({ section_name: title, metrics: own }) => {
    const chosen = metrics.filter(key => own.includes(key) && !taken.has(key));
    for (const key of chosen) taken.add(key);
    return { title: words.section(title), metrics: chosen };
  });
  const added = { title: words.alsoChosen, metrics: metrics.filter(key => !taken.has(key)) };
  return [...sections, added].filter(section => section.metrics.length > 0);
}
