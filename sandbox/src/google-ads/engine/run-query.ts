import { addAt, itemAt, present } from '../../checked.ts';
import { adDevices, adNetworks } from '../../world/ads/split-ad-day.ts';
import { checkQuery } from '../check/check-query.ts';
import { dateWindow } from '../check/date-window.ts';
import { conversionActions } from '../fields/entity.ts';
import type { Entity } from '../fields/entity.ts';
import type { FieldValue } from '../fields/field.ts';
import { attributes, kindOf, resourceOf } from '../fields/fields.ts';
import { metrics } from '../fields/metrics.ts';
import { resources } from '../fields/resources.ts';
import { viewSegments } from '../fields/segments.ts';
import type { Query } from '../gaql/query.ts';
import type { Account } from './account.ts';
import { conditionTest } from './condition-test.ts';
import { daySegment, daySegments } from './day-segments.ts';
import { EntityBook } from './entity-book.ts';
import { enterListed } from './listed-entities.ts';
import { measure } from './measure.ts';
import type { Group, Segmentation } from './measure.ts';
import { emptyTotals, sumAt, sumsOf } from './sums.ts';
import type { Sums } from './sums.ts';

/** One row: the entity it is about, and the values of selected fields. */
export type ResultRow = { entity: Entity; valueOf: (field: string) => FieldValue | null | undefined };
export type Result = { rows: ResultRow[]; summary: Sums };

/** A checked query, measured, filtered and ordered. */
export function runQuery(query: Query, account: Account): Result {
  checkQuery(query, account.customer.isManager);
  const { world, today } = account;
  const window = dateWindow(query, { today, firstDay: world.firstDay });
  const book = new EntityBook(entityPlan(query), account);
  const { hasMetrics, isStatistic } = itemAt(resources, query.from);
  const hasSegments = query.select.some(field => kindOf(field) === 'segment');
  if (!hasMetrics) enterListed(query.from, book, account);
  else if (!isStatistic && !hasSegments) book.enterAll();
  const segmentation = segmentationOf(query);
  const measured = hasMetrics ? measure(book, { query, account, window, segmentation }) : [];
  const idle = hasSegments || isStatistic ? [] : idleGroups(book, measured);
  const kept = [...measured, ...idle]
    .map(group => rowOf(group, itemAt(book.entities, group.entity)))
    .filter(({ row }) => passesLater(query, row))
    .filter(({ row, group }) => !(hasSegments || isStatistic) || hasValue(query, row, group));
  const summary = emptyTotals();
  for (const { group } of kept) group.totals.forEach((total, at) => addAt(summary, at, total));
  const rows = ordered(
    query,
    kept.map(({ row }) => row),
  );
  return { rows: query.limit === null ? rows : rows.slice(0, query.limit), summary: sumsOf(summary, 0) };
}

/** Entities of which nothing was measured: they come with zeros. */
function idleGroups(book: EntityBook, measured: readonly Group[]): Group[] {
  const busy = new Set(measured.map(({ entity }) => entity));
  return book.entities.flatMap((_, entity) =>
    busy.has(entity)
      ? []
      : [
          {
            entity,
            day: -1,
            device: -1,
            network: -1,
            hour: -1,
            action: -1,
            totals: emptyTotals(),
          },
        ],
  );
}

function segmentationOf({ select }: Query): Segmentation {
  const has = (name: string) => select.includes(`segments.${name}`);
  return {
    days: daySegments.filter(segment => select.includes(segment)),
    device: has('device'),
    network: has('ad_network_type'),
    hour: has('hour'),
    action: select.some(field => field.startsWith('segments.conversion_action')),
  };
}

function entityPlan(query: Query) {
  const named = [...query.select, ...query.where.map(({ field }) => field), ...query.orderBy.map(({ field }) => field)];
  const uses = (resource: string) => named.some(field => resourceOf(field) === resource);
  const viewed = query.select.filter(field => Object.hasOwn(viewSegments, field));
  const early = query.where
    .filter(({ field }) => Object.hasOwn(attributes, field) || Object.hasOwn(viewSegments, field))
    .map(condition => ({ field: condition.field, test: conditionTest(condition) }));
  return {
    resource: query.from,
    byCampaign: uses('campaign'),
    byAdGroup: uses('ad_group'),
    segmentsOf: (entity: Entity) => viewed.map(field => String(itemAt(viewSegments, field).of(entity))).join('\n'),
    passes: (entity: Entity) =>
      early.every(({ field, test }) =>
        test(present(attributes[field] ?? viewSegments[field], 'the attribute').of(entity)),
      ),
  };
}

const DEVICES = adDevices.map(device => device.toUpperCase());

function rowOf(group: Group, entity: Entity): { row: ResultRow; group: Group } {
  const action = conversionActions[group.action];
  const sums = sumsOf(group.totals, entity.keyword?.qualityScore ?? 0);
  const measured: Record<string, () => FieldValue | undefined> = {
    'segments.device': () => DEVICES[group.device],
    'segments.ad_network_type': () => adNetworks[group.network],
    'segments.hour': () => group.hour,
    'segments.conversion_action': () => action && `customers/${entity.customer.id}/conversionActions/${action.id}`,
    'segments.conversion_action_name': () => action?.name,
    'segments.conversion_action_category': () => action?.category,
  };
  const valueOf = (field: string) => {
    if (daySegments.includes(field)) return daySegment(field, group.day);
    const metric = metrics[field];
    if (metric) return metric.of(sums);
    return (measured[field] ?? (() => present(attributes[field] ?? viewSegments[field], 'the attribute').of(entity)))();
  };
  return { row: { entity, valueOf }, group };
}

/** Conditions on metrics and on the segments of time, device and the like. */
function passesLater({ where }: Query, row: ResultRow): boolean {
  return where.every(condition => {
    const { field } = condition;
    if (Object.hasOwn(attributes, field) || Object.hasOwn(viewSegments, field)) return true;
    if (daySegments.includes(field) && !/day_of_week|month_of_year/.test(field)) return true;
    return conditionTest(condition)(row.valueOf(field));
  });
}

/** With segments, rows whose selected metrics are all zero are dropped; without metrics, rows of which nothing was measured. */
function hasValue({ select }: Query, row: ResultRow, { totals }: Group): boolean {
  const asked = select.filter(field => kindOf(field) === 'metric');
  if (asked.length === 0) return itemAt(totals, sumAt.impressions) > 0 || itemAt(totals, sumAt.allConversions) > 0;
  return asked.some(field => Number(row.valueOf(field) ?? 0) !== 0);
}

function ordered({ orderBy }: Query, rows: ResultRow[]): ResultRow[] {
  if (orderBy.length === 0) return rows;
  return rows.sort((a, b) => {
    for (const { field, isDescending } of orderBy) {
      const difference = compare(a.valueOf(field), b.valueOf(field));
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  });
}

function compare(a: FieldValue | null | undefined, b: FieldValue | null | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}
