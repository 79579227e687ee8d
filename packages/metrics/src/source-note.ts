/** Where figures come from and whether they may still move. */
import { datasets } from './datasets.ts';
import { isOfTheMoment, sourceOf } from './measure.ts';
import type { Answers } from './figures.ts';
import type { Metric } from './metric.ts';
import { addDays, dayAt, isPartial } from './period.ts';
import type { RequestPlan } from './plan.ts';
import type { Period, SourceAnswer, SourceNote } from './request.ts';
import type { Clock } from './time-frame.ts';

/** One note for each platform, freshness and state; `metricsOf` names the asked metrics a measure serves. */
export function sourceNotes(
  { rows }: RequestPlan,
  { queryOf, answers }: Answers,
  metricsOf: (measure: Metric) => readonly string[],
  clock: Clock,
): SourceNote[] {
  const notes = new Map<string, SourceNote>();
  const counted = new Set<string>();
  for (const { measure, parts, forNames } of rows.slots.values()) {
    const last = parts.at(-1);
    if (!last || forNames) continue;
    const source = sourceOf(measure);
    const state = stateOf(measure, last.demand.period, clock);
    const { freshness } = datasetOf(measure);
    const key = JSON.stringify([source, state, freshness]);
    const note = notes.get(key) ?? { source, metrics: [], askedAt: clock.now, state, freshness };
    const queries = parts.filter(part => !part.ofBase).flatMap(({ demand }) => queryOf.get(demand) ?? []);
    const fresh = queries.filter(({ id }) => !counted.has(id));
    for (const { id } of fresh) counted.add(id);
    const given = fresh.flatMap(({ id }) => answers.get(id) ?? []);
    notes.set(key, {
      ...note,
      metrics: [...new Set([...note.metrics, ...metricsOf(measure)])],
      ...askedOf(note, given),
    });
  }
  return [...notes.values()];
}

/** Queries that several measures share are told once. */
function askedOf(note: SourceNote, given: readonly SourceAnswer[]): Pick<SourceNote, 'asked' | 'rows' | 'screens'> {
  const asked = [...new Set([...(note.asked ?? []), ...given.flatMap(answer => answer.asked ?? [])])];
  const rows = given.reduce((sum, answer) => sum + answer.rows.length, note.rows ?? 0);
  const shown = [...(note.screens ?? []), ...given.flatMap(answer => answer.screen ?? [])];
  const screens = [...new Map(shown.map(screen => [screen.address, screen])).values()];
  return { ...(asked.length > 0 ? { asked, rows } : {}), ...(screens.length > 0 ? { screens } : {}) };
}

function stateOf(measure: Metric, period: Period, { now, timeZone }: Clock): SourceNote['state'] {
  if (isOfTheMoment(measure)) return 'final';
  if (isPartial(period, now, timeZone)) return 'partial';
  return period.to >= addDays(dayAt(now, timeZone), -movingDays(measure)) ? 'provisional' : 'final';
}

function datasetOf({ source }: Metric): { freshness: string } {
  if ('shopify' in source) return datasets.shopify[source.shopify.dataset] ?? { freshness: 'not documented' };
  if ('shopify_graphql' in source) return datasets.shopify_graphql;
  if ('google_analytics' in source) return datasets.google_analytics;
  if ('google_ads' in source) return datasets.google_ads;
  return 'shiprocket' in source ? datasets.shiprocket : datasets.meta;
}

/** For how many days before today figures still move: from the catalogue's words, and for conversions our choice. */
function movingDays({ source }: Metric): number {
  if ('shopify' in source) return movingDatasets[source.shopify.dataset] ?? 0;
  if ('google_analytics' in source) return source.google_analytics.scope === 'search_console' ? 3 : 2;
  if ('google_ads' in source) return /conversion/.test(source.google_ads.field) ? 7 : 1;
  if ('meta' in source) return source.meta.action_types ? 28 : 1;
  return 'shiprocket' in source ? movingParcels : 0;
}

/** A parcel that nobody takes is back within three weeks or so. */
const movingParcels = 21;

const movingDatasets: Record<string, number> = { customers: 1, inventory: 2, searches: 3, search_queries: 3 };
