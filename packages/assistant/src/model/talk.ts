/** What a model sees of the talk: the readings of the last turns, never their words, with names as placeholders. */
import { unitOf } from '@tillsight/metrics/period';
import type { Day, MetricRequest, Period } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';
import type { Ask, AskedFilter, AskedPeriod } from '../intent.ts';
import { isOfTheStore, placeholderFor, type Hidden, type MaskedQuestion } from './masked-question.ts';

const turnsSeen = 3;
const rowsSeen = 8;

/** Oldest first, one line a request. */
export function talkLines(turns: readonly Turn[], hidden: MaskedQuestion['hidden']): string[] {
  const told = turns.filter(({ requests, about }) => requests.length > 0 || about !== undefined).slice(-turnsSeen);
  return told.flatMap(({ behaviour, requests, about, mentioned: [rows] }) => {
    const lines = (requests.length > 0 ? requests : [about ?? {}]).map(request => lineOf(request, hidden));
    const values = rows?.values.slice(0, rowsSeen) ?? [];
    const shown = values.map(value => hide({ options: [{ dimension: rows?.dimension ?? '', values: [value] }], text: value }, hidden)); // prettier-ignore
    return lines.map(
      (line, at) => `${behaviour}: ${line}${at === 0 && shown.length > 0 ? ` rows=${shown.join(',')}` : ''}`,
    );
  });
}

function lineOf(
  { metrics = [], by = [], where = [], period, base, order, limit }: Partial<MetricRequest>,
  hidden: MaskedQuestion['hidden'],
): string {
  const filters = where.map(({ dimension, is, is_not: isNot }) => {
    const values = is ?? isNot ?? [];
    return ` where=${dimension}${is ? '' : '!'}:${hide({ options: [{ dimension, values }], text: values.join(' and ') }, hidden)}`;
  });
  return [
    metrics.join(','),
    period ? ` days=${period.from}..${period.to}` : '',
    base ? ` against=${base.from}..${base.to}` : '',
    by.length > 0 ? ` by=${by.join(',')}` : '',
    ...filters,
    order ? ` order=${order.direction}` : '',
    limit === undefined ? '' : ` top=${limit}`,
  ].join('');
}

/** The same name has the same placeholder throughout. */
function hide(what: Hidden, hidden: MaskedQuestion['hidden']): string {
  if (!isOfTheStore(what)) return what.text;
  const same = [...hidden].find(([, each]) => JSON.stringify(each.options) === JSON.stringify(what.options));
  if (same) return same[0];
  const placeholder = placeholderFor(what, hidden);
  hidden.set(placeholder, what);
  return placeholder;
}

export type Slot = 'metrics' | 'by' | 'where' | 'days' | 'against' | 'order';

/** The request that the next question may take slots from. */
export function askBefore(turns: readonly Turn[], today: Day): Ask | undefined {
  const turn = turns.findLast(({ requests, about }) => requests.length > 0 || about !== undefined);
  if (!turn) return undefined;
  const [first, ...others]: Partial<MetricRequest>[] = turn.requests.length > 0 ? turn.requests : [turn.about ?? {}];
  const { by = [], where = [], period, base, order, limit } = first ?? {};
  const alike = others.filter(
    each => JSON.stringify([each.by ?? [], each.where ?? []]) === JSON.stringify([by, where]),
  );
  return {
    metrics: [...new Set([first ?? {}, ...alike].flatMap(({ metrics = [] }) => metrics))].map(key => ({
      key,
      named: true,
    })),
    by,
    filters: where.map(({ dimension, is, is_not: isNot }): AskedFilter => {
      const values = is ?? isNot ?? [];
      return { options: [{ dimension, values }], not: is === undefined, text: values.join(' and ') };
    }),
    bounds: [],
    ...(period ? { when: { period, ...unitIn(period, today) } } : {}),
    ...(base ? { base: { kind: 'named', period: base, whole: true } } : {}),
    ...(order
      ? { ranking: { direction: order.direction, isQuality: false, ...(limit === undefined ? {} : { limit }) } }
      : {}),
  };
}

/** A whole month is held against the month before, and not against as many days. */
function unitIn(period: Period, today: Day): Pick<AskedPeriod, 'unit'> {
  const unit = period.from === period.to ? 'day' : unitOf(period, today);
  return unit === undefined ? {} : { unit };
}
