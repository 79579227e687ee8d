/** One call of a model -> what it finds. Every figure comes through the same door as those of the built-in reader. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayAt } from '@tillsight/metrics/period';
import type { Filter, MetricRequest, Period } from '@tillsight/metrics/request';
import type { Run, Shop, StoreNames } from '../conversation.ts';
import { draftOf } from '../draft-of.ts';
import type { Ask, AskedFilter, Intent } from '../intent.ts';
import type { Hidden } from '../model/masked-question.ts';
import { daysOf, partOf, type Days, type Phrases } from '../model/phrases.ts';
import { titles } from '../sentences/english/titles.ts';
import { sourceLine } from '../telling/footnotes.ts';
import { planOf } from '../to-requests.ts';
import { isKnownDimension, type Finding } from './finding.ts';
import type { Call } from './step-form.ts';

export type Performing = {
  shop: Shop;
  run: Run;
  names: StoreNames;
  phrases: Phrases;
  hidden: Map<string, Hidden>;
  /** Numbers that the question says: bounds may be no others. */
  numbers: readonly number[];
  findings: Map<string, Finding>;
};

const most = { metrics: 6, by: 2, where: 6, having: 3, rows: 50, names: 50 };

export async function perform(call: Call, handle: string, within: Performing): Promise<Finding> {
  const nothing = (why: string): Finding => ({ handle, kind: 'nothing', why });
  const { metrics, by, where, having } = call;
  const isTooMuch = metrics.length > most.metrics || by.length > most.by || where.length > most.where;
  if (isTooMuch || having.length > most.having) return nothing('That is too much for one step.');
  if (call.tool === 'find_names') return namesFor(call, handle, within);
  const unknown = [...metrics, ...having.map(({ metric }) => metric)].find(key => metricByKey(key) === undefined);
  if (unknown !== undefined) return nothing('There is no such figure.');
  if ([...by, ...where.map(({ dimension }) => dimension)].some(key => !isKnownDimension(key)))
    return nothing('There is no such split.');
  const filters = await filtersOf(call, within);
  if (typeof filters === 'string') return nothing(filters);
  if (call.tool === 'ask_figures') return figuresFor(call, { handle, filters }, within);
  return textFor(call, { handle, filters }, within);
}

type Wanted = { handle: string; filters: AskedFilter[] };

async function figuresFor(call: Call, { handle, filters }: Wanted, within: Performing): Promise<Finding> {
  const nothing = (why: string): Finding => ({ handle, kind: 'nothing', why });
  const request = await requestFor(call, filters, within);
  if (typeof request === 'string') return nothing(request);
  const [result] = await within.run([request]);
  if (!result) return nothing('Nothing came.');
  const [first] = result.issues;
  if (result.rows.length === 0)
    return nothing(first ? `Nothing came: ${first.kind.replaceAll('-', ' ')}.` : 'There are no such rows.');
  return { handle, kind: 'figures', result };
}

/** A request of ours, or why there is none. */
async function requestFor(
  { metrics, by, days, against, order, top, having }: Call,
  filters: AskedFilter[],
  { phrases, shop, numbers }: Performing,
): Promise<MetricRequest | string> {
  const [key] = metrics;
  if (key === undefined) return 'No figure was named.';
  const where = filters.map(({ options: [option], not }): Filter => ({
    dimension: option!.dimension,
    [not ? 'is_not' : 'is']: option!.values,
  }));
  const cuts = [...by, ...where.map(({ dimension }) => dimension)];
  const uncut = metrics.find(each => cuts.some(cut => !metricByKey(each)?.dimensions.includes(cut)));
  if (uncut !== undefined) return `${titles.plainMetric(uncut)} cannot be split or filtered so.`;
  if (order && !metrics.includes(order.metric)) return 'Rows can be put in order by a figure that is asked for only.';
  if (having.some(({ value }) => value !== 0 && !numbers.includes(value)))
    return 'A bound has to stand in the question.';
  const dated = await datesFor({ days, against }, { phrases, shop, metrics });
  if (!dated) return 'These days were not understood.';
  const rows = Math.min(Math.max(top ?? 10, 1), most.rows);
  return {
    metrics: [...new Set(metrics)],
    ...(by.length > 0 ? { by: [...new Set(by)], limit: rows } : {}),
    ...(by.length > 0 && order ? { order: { by: order.metric, direction: order.direction } } : {}),
    ...(where.length > 0 ? { where } : {}),
    ...(by.length > 0 && having.length > 0 ? { having } : {}),
    ...dated,
  };
}

type Dating = { phrases: Phrases; shop: Shop; metrics: string[] };

/** As the built-in reader dates them: a week is held against the week before, what still runs against as much of the other. */
async function datesFor(
  { days, against }: Pick<Call, 'days' | 'against'>,
  { phrases, shop, metrics }: Dating,
): Promise<{ period: Period; base?: Period } | undefined> {
  const said = await daysOf({ days: days ?? undefined, against: undefined, ahead: false }, phrases);
  const dated = against === null ? said : await withBase(said, { days, against }, phrases);
  if (!said || !dated) return undefined;
  const ask = { metrics: metrics.map(key => ({ key, named: true, only: true })), by: [], filters: [], bounds: [] };
  const plan = planOf({ ...ask, ...dated }, { shop, compares: false });
  const dates = plan.requests.find(request => request.base) ?? plan.requests[0];
  if (!dates || dates.period.from > dayAt(shop.now, shop.timeZone)) return undefined;
  if (against === null) return { period: dates.period };
  return dates.base && { period: dates.period, base: dates.base };
}

/** In one breath, or where that says nothing, days by their own name. */
async function withBase(
  said: Days | undefined,
  { days, against }: { days: string | null; against: string },
  phrases: Phrases,
): Promise<Days | undefined> {
  const together = await daysOf({ days: days ?? undefined, against, ahead: false }, phrases);
  if (together?.base) return together;
  const alone = await daysOf({ days: against, against: undefined, ahead: false }, phrases);
  return said && alone?.when && { ...said, base: { kind: 'named', period: alone.when.period } };
}

/** A handle stands for names of rows, a placeholder for one of the question; other words are those every shop knows. */
async function filtersOf({ where }: Call, within: Performing): Promise<AskedFilter[] | string> {
  const filters: AskedFilter[] = [];
  for (const { dimension, is, not } of where) {
    const values: string[] = [];
    for (const word of is) {
      const found = valuesOf(word, dimension, within) ?? (await plainPart(dimension, word, within.phrases));
      if (typeof found === 'string') return found;
      values.push(...found);
    }
    if (values.length === 0) return 'A part has no value.';
    if (values.length > most.names) return 'These are too many names.';
    filters.push({ options: [{ dimension, values: [...new Set(values)] }], not, text: values.join(', ') });
  }
  return filters;
}

/** Nothing where the word is no handle and no placeholder. */
function valuesOf(word: string, dimension: string, { findings, hidden }: Performing): string[] | string | undefined {
  const placeholder = hidden.get(word)?.options.find(option => option.dimension === dimension);
  if (placeholder) return placeholder.values;
  const [, handle = '', row] = /^(\w\d+)(?:\.r(\d+))?$/.exec(word) ?? [];
  const finding = findings.get(handle);
  if (!finding) return /[[\]]|^[fnx]\d+\b/.test(word) ? 'There is no such handle.' : undefined;
  if (finding.kind === 'names') return finding.dimension === dimension ? finding.values : 'These names are of another kind.'; // prettier-ignore
  if (finding.kind !== 'figures') return 'This handle has no names.';
  const rows = row === undefined ? finding.result.rows : finding.result.rows.slice(Number(row) - 1, Number(row));
  const values = rows.flatMap(({ by }) => by[dimension] ?? []);
  return values.length > 0 ? values : 'These rows have no such names.';
}

async function plainPart(dimension: string, word: string, phrases: Phrases): Promise<string[] | string> {
  const part = await partOf(dimension, word, phrases);
  const option = part?.options.find(each => each.dimension === dimension);
  return option && !part?.not ? option.values : 'This part was not understood.';
}

/** What the store has by that name, as the words of the question or a placeholder say it. */
function namesFor({ by: [dimension = 'product'], words }: Call, handle: string, within: Performing): Finding {
  const same = within.hidden.get(words.trim());
  const all = within.names.values[dimension] ?? [];
  const asked = (same?.text ?? words).toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 2); // prettier-ignore
  const stems = asked.map(word => word.replace(/(?<=...)s$/, ''));
  const values = all.filter(value => stems.length > 0 && stems.every(stem => value.toLowerCase().includes(stem)));
  if (values.length === 0) return { handle, kind: 'nothing', why: 'The store has no such names.' };
  return { handle, kind: 'names', dimension, values: values.slice(0, most.names) };
}

const acts = { explain_change: 'explain', forecast: 'forecast', reconcile: 'reconcile', define: 'define' } as const;

async function textFor(call: Call, { handle, filters }: Wanted, within: Performing): Promise<Finding> {
  const nothing = (why: string): Finding => ({ handle, kind: 'nothing', why });
  const { shop, names, phrases, run } = within;
  const act = acts[call.tool as keyof typeof acts];
  const days = call.days ?? undefined;
  const dated = await daysOf({ days, against: call.against ?? undefined, ahead: act === 'forecast' }, phrases);
  if (!dated) return nothing('These days were not understood.');
  const metrics = call.metrics.slice(0, 1).map(key => ({ key, named: true }));
  if (metrics.length === 0 && act !== 'reconcile') return nothing('No figure was named.');
  const intent = intentFor(act, { metrics, by: call.by.slice(0, 1), filters, bounds: [], ...dated });
  const draft = await draftOf(intent, { shop, turns: [], names });
  const requests = [...draft.requests, ...(draft.companions ?? [])];
  const results = requests.length > 0 ? await run(requests) : [];
  const written = await draft.write(results, run);
  if (draft.behaviour === 'clarify') return nothing('That cannot be told.');
  const used = [...results, ...(written.further ?? [])];
  const source = sourceLine(used, shop);
  const text = written.response.replace(source, '').trim();
  return text === '' ? nothing('Nothing came.') : { handle, kind: 'text', text, results: used };
}

function intentFor(act: (typeof acts)[keyof typeof acts], ask: Ask): Intent {
  const notes = { compares: ask.base !== undefined };
  if (act === 'define') return { act, metrics: ask.metrics.map(({ key }) => key), text: '' };
  if (act === 'reconcile') return { act, ask: { ...ask, by: [] }, sizeOnly: false };
  return { act, ask, notes };
}
