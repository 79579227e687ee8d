/** What the previewed message contains, and how its sample figures are written. */
import type { MetricOption } from '@tillsight/contract/configurations';
import type { ReportWords } from '@tillsight/contract/whatsapp';
import type { Draft, Options } from './draft.ts';

type PreviewMetric = { key: string; name: string; value: string; emoji: string };

export type ReportPreview = {
  header: string;
  body:
    | { kind: 'sections'; sections: { section: string; metrics: PreviewMetric[] }[] }
    | { kind: 'flat'; metrics: PreviewMetric[] };
  /** How many of the selected ones are not shown; 0 when the note is not due. */
  more: number;
};

export type MetricGroup = { section: string | null; metrics: MetricOption[] };

const additional = 'Additional Metrics';
const limits = { flat: 8, sections: 3, perSection: 3 };

const emojis: Record<string, string> = {
  revenue: '💰',
  orders: '📦',
  customers: '👥',
  products: '🏷️',
  marketing: '📣',
  engagement: '💬',
  performance: '⚡',
  conversion: '🎯',
};

/** Daily reports are flat; the others follow the sections of the role, in each the chosen order, and what belongs to none comes last. */
export function groupedMetrics(draft: Draft, options: Options): MetricGroup[] {
  const known = new Map(options.metrics.map(metric => [metric.key, metric]));
  const find = (keys: string[]) => keys.map(key => known.get(key)).filter(metric => metric !== undefined);
  const defaults = options.default_role_configurations[draft.role];
  if (draft.frequency === 'daily' || !defaults) return [{ section: null, metrics: find(draft.selectedMetrics) }];

  const left = new Set(draft.selectedMetrics);
  const groups: MetricGroup[] = defaults[draft.frequency].map(({ section_name: section, metrics }) => {
    const own = new Set(metrics.filter(key => left.delete(key)));
    return { section, metrics: find(draft.selectedMetrics.filter(key => own.has(key))) };
  });
  groups.push({ section: additional, metrics: find([...left]) });
  return groups.filter(group => group.metrics.length > 0);
}

/** `words`: of another language than English. */
export function reportPreview(draft: Draft, options: Options, words: ReportWords | null): ReportPreview {
  const header = words === null ? headerOf(draft, options) : headerIn(words, draft);
  const groups = groupedMetrics(draft, options);
  const isFlat = groups.every(group => group.section === null);
  const shown = isFlat
    ? groups.map(group => ({ ...group, metrics: group.metrics.slice(0, limits.flat) }))
    : groups.slice(0, limits.sections).map(group => ({ ...group, metrics: group.metrics.slice(0, limits.perSection) }));
  const count = shown.reduce((sum, group) => sum + group.metrics.length, 0);
  const total = draft.selectedMetrics.length;
  const sections = shown.map(({ section, metrics }) => ({
    section: section === null ? '' : sectionIn(words, section),
    metrics: metrics.map(metric => previewMetric({ ...metric, name: words?.metrics[metric.key] ?? metric.name })),
  }));
  return {
    header,
    body: isFlat
      ? { kind: 'flat', metrics: sections.flatMap(({ metrics }) => metrics) }
      : { kind: 'sections', sections },
    more: total > limits.flat ? total - count : 0,
  };
}

function headerOf({ role, frequency }: Draft, options: Options): string {
  const roleName = options.default_role_configurations[role]?.role_name ?? role;
  return `📊 ${frequency.charAt(0).toUpperCase()}${frequency.slice(1)} ${roleName} Report`;
}

/** As the message itself begins. */
const headerIn = ({ titles, roles }: ReportWords, { role, frequency }: Draft): string =>
  `📊 ${titles[frequency] ?? frequency} · ${roles[role] ?? role}`;

const sectionIn = (words: ReportWords | null, title: string): string =>
  (title === additional ? words?.also_chosen : words?.sections[title]) ?? title;

/** n.nM from a million, n.nK from a thousand, a percentage between 0 and 1, otherwise two decimals. */
export function sampleValue(value: number): string {
  if (value >= 1_000_000) return `${(value / 1_000_000).toFixed(1)}M`;
  if (value >= 1_000) return `${(value / 1_000).toFixed(1)}K`;
  if (value > 0 && value < 1) return `${(value * 100).toFixed(1)}%`;
  return value.toFixed(2);
}

function previewMetric({ key, name, sample, group }: MetricOption): PreviewMetric {
  return { key, name, value: sampleValue(sample), emoji: emojis[group] ?? '📈' };
}
