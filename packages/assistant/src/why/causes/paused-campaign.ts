/** A campaign that ran every day and then brought no visits, or cost nothing. */
import { addDays, daysOf } from '@tillsight/metrics/period';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Day, MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { formatMoney } from '@tillsight/metrics/format';
import { seasonsIn } from '../../forecasting/seasons.ts';
import { festivals } from '../../vocabulary/festivals.ts';
import { sentencesFor } from '../../sentences/sentences.ts';
import { sumOf } from '../arithmetic.ts';
import type { Amounts } from '../effect.ts';
import { elementParts } from '../element-parts.ts';
import type { Evidence } from '../evidence.ts';
import { figureIn } from '../measure.ts';
import { growth, seriesBy, type Found, type Suspicion } from './cause.ts';
import { aDay } from './say.ts';

const steady = { days: 4, visits: 15 };

type Suspect = { name: string } & Pause;

/** Only of campaigns that paused it is asked what their visitors bought. */
export function suspectPause(evidence: Evidence): Suspicion | undefined {
  const { measure, where, windows } = evidence;
  const suspects = pausedIn(evidence);
  const cuts = ['campaign', ...where.map(({ dimension }) => dimension)];
  const isLegal = measure.needs.every(key => cuts.every(cut => metricByKey(key)?.dimensions.includes(cut)));
  if (suspects.length === 0 || !isLegal) return undefined;
  const { period, base } = windows;
  const known = evidence.results.get('campaign');
  const judge = (split: MetricResult): Found[] => suspects.flatMap(suspect => foundOf(suspect, split, evidence) ?? []);
  if (known) return { requests: [], judge: () => judge(known) };
  const split: MetricRequest = {
    metrics: measure.needs,
    by: ['campaign'],
    ...(where.length > 0 ? { where } : {}),
    period,
    base,
  };
  return { requests: [split], judge: ([result]) => (result ? judge(evidence.sized?.(result) ?? result) : []) };
}

function pausedIn({ windows, results, shop }: Evidence): Suspect[] {
  if (windows.hours.length > 0) return [];
  const days = daysOf(windows.span);
  const spent = seriesBy(results.get('ad days'), 'google_ads_cost');
  const visits = seriesBy(results.get('campaign days'), 'store_sessions');
  const names = spent.size > 0 ? [...spent.keys()] : [...visits.keys()];
  return names.flatMap((name): Suspect[] => {
    const figures = (spent.size > 0 ? spent : visits).get(name) ?? new Map<Day, number>();
    const gap = gapOf(days, figures);
    if (!gap || isSeasonal(name, gap, shop.country)) return [];
    const active = days.filter(day => !gap.days.includes(day));
    const perDay = sumOf(active.map(day => figures.get(day) ?? 0)) / active.length;
    if (spent.size === 0 && perDay * gap.days.length < steady.visits) return [];
    return [{ name, gap, perDay, isCost: spent.size > 0 }];
  });
}

type Gap = { days: Day[]; first: Day; last: Day; isOpen: boolean };

/** The run of days without anything that ends the span, or begins it; the campaign ran on every other day. */
function gapOf(days: readonly Day[], figures: Map<Day, number>): Gap | undefined {
  const has = (day: Day): boolean => (figures.get(day) ?? 0) > 0;
  const lastActive = days.findLastIndex(has);
  const firstActive = days.findIndex(has);
  if (lastActive < 0) return undefined;
  const ends = days.slice(lastActive + 1);
  const begins = days.slice(0, firstActive);
  const gap = ends.length >= begins.length ? ends : begins;
  const active = days.filter(day => !gap.includes(day));
  const isSteady = active.length >= Math.min(steady.days, Math.ceil(days.length / 3)) && active.every(has);
  if (gap.length < 1 || !isSteady) return undefined;
  return { days: gap, first: gap[0]!, last: gap.at(-1)!, isOpen: gap === ends };
}

/** A campaign named after a festival that ends or begins with it does what it was made for. */
function isSeasonal(name: string, { first, last }: Gap, country: string): boolean {
  const near = seasonsIn({ from: addDays(first, -8), to: addDays(last, 8) }, country);
  const text = ` ${name.toLowerCase()} `;
  return near.some(({ key }) => {
    const forms = festivals.find(festival => festival.key === key)?.forms.split(', ') ?? [];
    return forms.some(form => text.includes(` ${form} `));
  });
}

type Pause = { gap: Gap; perDay: number; isCost: boolean };

function foundOf({ name, gap, perDay, isCost }: Suspect, split: MetricResult, evidence: Evidence): Found | undefined {
  const { shop } = evidence;
  const did = didOf(name, { gap, split }, evidence);
  if (!did) return undefined;
  const say = sentencesFor(shop).why;
  return {
    kind: 'campaign',
    subject: name,
    did,
    tell: effect =>
      say.causes.campaign({
        name,
        isOpen: gap.isOpen,
        lacks: isCost ? 'cost' : 'visits',
        day: gap.isOpen ? gap.first : gap.last,
        usual: isCost ? say.aDay(formatMoney(Math.round(perDay), shop.currency)) : aDay(perDay, shop),
        effect,
      }),
    unknown: say.causes.unknown.campaign,
  };
}

/** What its visitors bought, in the figure itself: a campaign that never brought any to these rows took none away. */
function didOf(
  name: string,
  { gap, split }: { gap: Gap; split: MetricResult },
  evidence: Evidence,
): Amounts | undefined {
  const { measure, results } = evidence;
  const whole = figureIn(measure, results.get('whole')?.rows[0]?.values);
  const isAsked = measure.needs.every(key => split.request.metrics.includes(key));
  const row = whole && isAsked ? elementParts(measure, split, whole) : undefined;
  const own = row?.elements.find(({ label }) => label === name);
  if (!own) return undefined;
  const amount = measure.kind === 'sum' ? own.after - own.before * growth(evidence) : own.amount;
  return Math.sign(amount) === (gap.isOpen ? -1 : 1) ? { own: amount } : undefined;
}
