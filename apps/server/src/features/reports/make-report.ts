/** A report made from live figures: one round trip for each platform, shared by all who get the same, in whichever language. */
import type { Frequency } from '@tillsight/contract/configurations';
import type { Language } from '@tillsight/contract/language';
import type { AssignableRole } from '@tillsight/contract/role';
import { requestForTarget, targetsAround } from '@tillsight/assistant/targets/target-in-report';
import { nothingBeside, type Found } from '@tillsight/metrics/beside';
import { metricByKey, roleDefaults } from '@tillsight/metrics/catalogue';
import type { MetricResult } from '@tillsight/metrics/request';
import { askNumbers } from '../insights/insights.ts';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { reportOf, type ReportPlan } from './compose-report.ts';
import { drawPicture, type Drawing } from './picture-file.ts';
import type { Manner, Report } from './report.ts';
import { chartPictureOf, pictureOf } from './report-picture.ts';
import { coveredBy } from './schedule.ts';
import { requestsFor } from './trend.ts';

export type Wanted = Manner & {
  organizationId: string;
  role: AssignableRole;
  frequency: Frequency;
  day: string;
  /** The chosen keys, in order. */
  metrics: readonly string[];
  store: string;
};

export type Made = {
  report: Report;
  /** For what is in English whoever gets it: message templates, and what the screen says of a delivery. */
  inEnglish: Report;
  /** A platform that should have answered did not; asked again it might. */
  isPartial: boolean;
  hasFigures: boolean;
  /** Every figure. Drawn when first asked for. */
  picture(): Promise<Buffer>;
  /** The days behind the first figure alone; null where it has none. */
  chart(): Promise<Buffer | null>;
  /** What belongs to the same report and is made once, such as its picture's id at WhatsApp. */
  once<Value>(key: string, make: () => Promise<Value>): Promise<Value>;
};

/** In memory for at most a minute, like all results: the figures once, and what each language makes of them. */
export async function makeReport(deps: WhatsAppDeps, { language, ...wanted }: Wanted): Promise<Made> {
  const figures = await deps.memory.recall(`report|${JSON.stringify(wanted)}`, async () => {
    const days = coveredBy(wanted.frequency, wanted.day);
    let found = nothingBeside;
    const beside = { wanted: { targets: true }, take: (each: Found) => void (found = each) };
    const own = await askNumbers(deps, wanted.organizationId, requestsFor({ ...wanted, ...days }), beside);
    const results = [...own, ...(await towardsTarget(deps, { ...wanted, ...days }, found))];
    return { results, found, days, told: new Map<Language, Made>() };
  });
  const known = figures.told.get(language);
  if (known !== undefined) return known;
  const made = tell({ ...wanted, ...figures.days, language }, figures);
  figures.told.set(language, made);
  return made;
}

/** A year of days, which only a target that is held asks for: one call more, and none for a store without targets. */
function towardsTarget(
  deps: WhatsAppDeps,
  { organizationId, metrics, period }: Pick<ReportPlan, 'metrics' | 'period'> & { organizationId: string },
  { targets }: Found,
): Promise<MetricResult[]> {
  const request = requestForTarget(metrics, period.to);
  const isHeld =
    request !== undefined && targets !== 'away' && targetsAround(targets, request.metrics, period.to).length > 0;
  return isHeld ? askNumbers(deps, organizationId, [request]) : Promise.resolve([]);
}

function tell(plan: ReportPlan, { results, found }: { results: readonly MetricResult[]; found: Found }): Made {
  const report = reportOf(plan, results, found);
  const inEnglish = plan.language === 'english' ? report : reportOf({ ...plan, language: 'english' }, results, found);
  const kept = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, makeIt: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key) as Promise<Value> | undefined;
    if (known !== undefined) return known;
    const made = makeIt();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
  return {
    report,
    inEnglish,
    isPartial: results.some(result => result.issues.some(issue => issue.kind === 'source-failed')),
    hasFigures: report.sections.some(section => section.lines.length > 0),
    picture: drawnOnce(() => pictureOf(report)),
    chart: report.trend === null ? () => Promise.resolve(null) : drawnOnce(() => chartPictureOf(report)),
    once,
  };
}

/** Whoever asks again hurries it. */
function drawnOnce(svg: () => string): () => Promise<Buffer> {
  let drawing: Drawing | null = null;
  return () => {
    if (drawing !== null) drawing.hurry();
    else {
      drawing = drawPicture(svg());
      drawing.png.catch(() => (drawing = null));
    }
    return drawing.png;
  };
}

type Choices = Record<string, { enabled: boolean; order: number }>;

/** Without a configuration those of the role. */
export function chosenMetrics(choices: Choices | null, role: AssignableRole, frequency: Frequency): string[] {
  if (choices === null) return defaultMetrics(role, frequency);
  return Object.entries(choices)
    .filter(([key, choice]) => choice.enabled && metricByKey(key) !== undefined)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([key]) => key);
}

function defaultMetrics(role: AssignableRole, frequency: Frequency): string[] {
  const defaults = roleDefaults[role];
  if (frequency === 'daily') return defaults.daily;
  return [...new Set(defaults[frequency].flatMap(section => section.metrics))];
}
