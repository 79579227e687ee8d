import { present } from '../../checked.ts';
import { dayOf, isoDate } from '../../world/calendar.ts';
import { partlyKnown } from '../../partial.ts';
import { badParameter, MetaError, notEmulated } from '../meta-error.ts';
import { checkedBreakdowns } from './breakdowns.ts';
import { stretchOfPreset } from './date-presets.ts';
import type { Stretch } from './date-presets.ts';
import { fieldNames } from './field-names.ts';

export const levels = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof levels)[number];

export type InsightsRequest = {
  level: Level;
  fields: string[];
  breakdowns: string[];
  stretches: Stretch[];
  /** Days per row, `monthly`, or one row for the whole. */
  increment: number | 'monthly' | 'all_days';
  windows: string[];
  filters: { field: string; operator: string; value: unknown }[];
  sort: { field: string; isDescending: boolean } | null;
  limit: number;
  after: number;
  /** Whether a row of all rows together is wanted beside them. */
  hasSummary: boolean;
};

const parameters = new Set([
  'fields',
  'level',
  'date_preset',
  'default_summary',
  'time_range',
  'time_ranges',
  'time_increment',
  'breakdowns',
  'action_breakdowns',
  'action_attribution_windows',
  'filtering',
  'sort',
  'limit',
  'after',
  'access_token',
  'appsecret_proof',
  // Ignored since 10 June 2025.
  'use_unified_attribution_setting',
  'action_report_time',
]);
const known = new Set(['summary', 'summary_action_breakdowns', 'export_format']);

export const windowNames = ['1d_click', '7d_click', '28d_click', '1d_view', '1d_ev', 'default'];

/** Months back for which anything is told. */
const oldestMonths = 37;

/** What was asked, held to the reference. `own` is the level of the object whose insights are asked. */
export function insightsRequest(
  query: URLSearchParams,
  { today, own }: { today: number; own: Level },
): InsightsRequest {
  for (const name of query.keys()) {
    if (known.has(name)) throw notEmulated(`the parameter ${name}`);
    if (!parameters.has(name)) throw notEmulated(`the parameter ${name}, which may not exist`);
  }
  const level = query.get('level') ?? own;
  if (!isLevel(level) || levels.indexOf(level) < levels.indexOf(own))
    throw badParameter(`level must be one of the following values: ${levels.join(', ')}`);
  const actions = query.get('action_breakdowns');
  if (actions !== null && !['action_type', '["action_type"]'].includes(actions))
    throw notEmulated(`action_breakdowns other than action_type`);
  const breakdowns = checkedBreakdowns(listOf(query, 'breakdowns'));
  return {
    level,
    breakdowns,
    fields: fieldsOf(query),
    stretches: stretchesOf(query, today),
    increment: incrementOf(query),
    windows: windowsOf(query),
    filters: filtersOf(query),
    sort: sortOf(query),
    limit: wholeNumber(query, 'limit', 25, 5000),
    after: cursorOf(query),
    hasSummary: query.get('default_summary') === 'true',
  };
}

function isLevel(text: string): text is Level {
  return (levels as readonly string[]).includes(text);
}

/** Lists come as JSON or with commas. */
function listOf(query: URLSearchParams, name: string): string[] {
  const text = query.get(name)?.trim() ?? '';
  if (!text.startsWith('[')) return text.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]));
  const parsed = jsonOf(query, name);
  if (!Array.isArray(parsed) || parsed.some(item => typeof item !== 'string'))
    throw badParameter(`param ${name} must be an array.`);
  return parsed as string[];
}

function jsonOf(query: URLSearchParams, name: string): unknown {
  try {
    return JSON.parse(query.get(name) ?? 'null') as unknown;
  } catch {
    throw badParameter(`param ${name} must be valid JSON.`);
  }
}

/** Without fields only a handful comes back. */
function fieldsOf(query: URLSearchParams): string[] {
  const asked = listOf(query, 'fields');
  const unknown = asked.find(name => !fieldNames.has(name));
  if (unknown !== undefined)
    throw badParameter(
      `${unknown} is not valid for fields param. please check https://developers.facebook.com/docs. ${partlyKnown}`,
    );
  return asked.length === 0 ? ['account_id', 'impressions', 'spend'] : [...new Set(asked)];
}

function stretchesOf(query: URLSearchParams, today: number): Stretch[] {
  if (query.has('time_ranges')) {
    // Whether both may be sent together was not read anywhere.
    if (query.has('time_increment')) throw notEmulated('time_ranges together with time_increment');
    const ranges = jsonOf(query, 'time_ranges');
    if (!Array.isArray(ranges) || ranges.length === 0) throw badParameter('param time_ranges must be an array.');
    return ranges.map(range => stretchOf(range, today));
  }
  if (query.has('time_range')) return [stretchOf(jsonOf(query, 'time_range'), today)];
  const preset = query.get('date_preset') ?? 'last_30d';
  const stretch = stretchOfPreset(preset, today, oldestMonths);
  if (stretch === null) throw notEmulated(`the date_preset ${preset}, which may not exist`);
  return [stretch];
}

function stretchOf(range: unknown, today: number): Stretch {
  const { since, until } = (typeof range === 'object' && range !== null ? range : {}) as Record<string, unknown>;
  if (!isDay(since) || !isDay(until))
    throw badParameter("param time_range['since'] and ['until'] must be dates written YYYY-MM-DD.");
  const stretch = { from: dayOf(since), to: dayOf(until) };
  if (stretch.from > stretch.to) throw badParameter('since must be on or before until.');
  const oldest = Temporal.PlainDate.from(isoDate(today)).subtract({ months: oldestMonths }).toString();
  if (since < oldest)
    throw badParameter('The start date of the time range cannot be beyond 37 months from the current date');
  return stretch;
}

function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && isoDate(dayOf(text)) === text;
}

function incrementOf(query: URLSearchParams): InsightsRequest['increment'] {
  const text = query.get('time_increment') ?? 'all_days';
  if (text === 'all_days' || text === 'monthly') return text;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 90)
    throw badParameter('time_increment must be 1 to 90, monthly or all_days.');
  return Number(text);
}

function windowsOf(query: URLSearchParams): string[] {
  const asked = listOf(query, 'action_attribution_windows');
  const unknown = asked.find(name => !windowNames.includes(name));
  if (unknown !== undefined)
    throw badParameter(`action_attribution_windows[0] must be one of the following values: ${windowNames.join(', ')}`);
  return asked.filter(name => name !== 'default');
}

const filterable: Record<string, string> = {
  'campaign.id': 'IN',
  'adset.id': 'IN',
  'ad.id': 'IN',
  'ad.impressions': 'GREATER_THAN',
};

function filtersOf(query: URLSearchParams): InsightsRequest['filters'] {
  if (!query.has('filtering')) return [];
  const filters = jsonOf(query, 'filtering');
  if (!Array.isArray(filters)) throw badParameter('param filtering must be an array.');
  return filters.map(filter => {
    const { field, operator, value } = filter as { field: string; operator: string; value: unknown };
    if (filterable[field] !== operator) throw notEmulated(`a filter by ${field} with ${operator}`);
    if (operator === 'IN' && (!Array.isArray(value) || value.some(id => typeof id !== 'string')))
      throw badParameter('param filtering[0][value] must be an array of strings.');
    return { field, operator, value };
  });
}

function sortOf(query: URLSearchParams): InsightsRequest['sort'] {
  const asked = listOf(query, 'sort');
  if (asked.length === 0) return null;
  if (asked.length > 1) throw badParameter('Only one field may be sorted by.');
  const match = /^(\w+)_(ascending|descending)$/.exec(present(asked[0], 'the field'));
  if (!match || !['spend', 'impressions', 'clicks', 'reach'].includes(match[1] ?? ''))
    throw notEmulated(`sorting by ${asked[0]}`);
  return { field: match[1] ?? '', isDescending: match[2] === 'descending' };
}

function wholeNumber(query: URLSearchParams, name: string, standard: number, most: number): number {
  const text = query.get(name);
  if (text === null) return standard;
  if (!/^\d+$/.test(text) || Number(text) < 1) throw badParameter(`param ${name} must be a positive integer.`);
  return Math.min(most, Number(text));
}

function cursorOf(query: URLSearchParams): number {
  const text = query.get('after');
  if (text === null) return 0;
  const at = Number(Buffer.from(text, 'base64url').toString());
  if (!Number.isInteger(at) || at < 0) throw new MetaError(100, 'Invalid cursors values');
  return at;
}
