/**
 * A shop's targets: https://shopify.dev/docs/api/admin-graphql/latest/queries/analyticsTargets. What their filters may say is
 * documented by example only, so a filter is handed on as it stands.
 */
import { allMetrics, metricByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Target } from '@tillsight/metrics/target';
import { PlatformFailure } from '../failure.ts';
import { at, listAt, textAt } from '../json.ts';
import { redact } from '../redact.ts';
import type { Document } from './document.ts';

const nodes = 'nodes { id name metric expectedValue currencyCode startDate endDate filters }';

const targetsDocument = `query Targets($after: String) {
  analyticsTargets(first: 100, after: $after, sortKey: START_DATE, reverse: true) {
    ${nodes}
    pageInfo { hasNextPage endCursor }
  }
}`;

/** The latest ones beside figures: more would cost what those may need. */
export const targetsField = `targets: analyticsTargets(first: 40, sortKey: START_DATE, reverse: true) { ${nodes} }`;

/** The latest ones; a shop has few. */
const mostPages = 3;

export async function readTargets(send: (document: Document) => Promise<unknown>): Promise<Target[]> {
  const targets: Target[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const body = await send({ query: targetsDocument, variables: { after } });
    refuseErrors(body);
    targets.push(...listAt(body, 'data', 'analyticsTargets', 'nodes').flatMap(readTarget));
    after = textAt(body, 'data', 'analyticsTargets', 'pageInfo', 'endCursor') ?? null;
    if (at(body, 'data', 'analyticsTargets', 'pageInfo', 'hasNextPage') !== true) break;
  }
  return targets;
}

function refuseErrors(body: unknown): void {
  const [error] = listAt(body, 'errors');
  if (error === undefined) return;
  const code = textAt(error, 'extensions', 'code') ?? 'no code';
  const action = code === 'THROTTLED' ? 'wait' : 'give-up';
  throw new PlatformFailure(action, `Shopify refused with ${code}: ${redact(textAt(error, 'message') ?? '')}`);
}

/** A target of which something is not as documented is none. */
export function readTarget(node: unknown): Target[] {
  const [id, name, metric, expected, from, to] = ['id', 'name', 'metric', 'expectedValue', 'startDate', 'endDate'].map(
    field => textAt(node, field),
  );
  const value = Number(expected);
  if (!id || !metric || !isDay(from) || !isDay(to) || !(value > 0)) return [];
  const part = textAt(node, 'filters')?.trim();
  return [
    {
      id,
      name: plainName(name ?? ''),
      metric: metricOf(metric),
      value,
      currency: textAt(node, 'currencyCode') ?? null,
      period: { from, to },
      part: part ? plainName(part) : null,
    },
  ];
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Ours of the same name at Shopify; a figure that is changed on its way is another one. */
const metricOf = (name: string): string | null => allMetrics.find(metric => shopifyName(metric) === name)?.key ?? null;

/** What Shopify calls a figure, where a target of it is one of ours. */
export const shopifyNameOf = (key: string): string | undefined => {
  const metric = metricByKey(key);
  return metric && shopifyName(metric);
};

function shopifyName({ source }: Metric): string | undefined {
  if (!('shopify' in source)) return undefined;
  const { metric, where, transform = 'none' } = source.shopify;
  return where === undefined && transform === 'none' ? metric : undefined;
}
