/** A figure that lacks the merchant's own rates: nothing is guessed; what is known without them is told, and where to set them. */
import { catalogue } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Context, Written } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { restsOnRates } from '../serving.ts';
import { footnotes } from '../telling/footnotes.ts';
import { valueText } from '../telling/wording.ts';

/** The address of the page within the product. */
const ratesPage = '/dashboard/delivery-costs';

const knownParts = ['delivered_gross_profit', 'sent_parcels', 'rto_orders'];

/** They are measured for the figure anyway, so asking for them costs nothing. */
export function rateCompanions([request]: readonly MetricRequest[]): MetricRequest[] {
  if (!request || !request.metrics.every(restsOnRates)) return [];
  const { where = [], period } = request;
  const isLegal = (key: string): boolean =>
    where.every(({ dimension }) => catalogue.metricByKey(key)?.dimensions.includes(dimension));
  const metrics = knownParts.filter(isLegal);
  return metrics.length > 0 ? [{ metrics, ...(where.length > 0 ? { where } : {}), period }] : [];
}

/** Nothing where the figure is known; that a product without a parcel cost nothing is no figure. */
export function withoutRates(
  [result]: readonly MetricResult[],
  [known]: readonly MetricResult[],
  { shop }: Context,
): Written | undefined {
  const isUnknown = result?.issues.some(issue => issue.kind === 'rates-not-set' && !issue.ofBase);
  const values = result?.rows.flatMap(row => Object.values(row.values)) ?? [];
  if (!result || !isUnknown || values.some(({ value }) => value !== null && value !== 0)) return undefined;
  const { notes } = sentencesFor(shop);
  const parts = knownParts.flatMap(metric => {
    const value = known?.rows[0]?.values[metric]?.value ?? null;
    if (!known || value === null) return [];
    return [{ metric, value: valueText(metric, value, { shop, notes: {}, result: known }) }];
  });
  const [missing = '', ...tail] = footnotes([result], shop);
  const told = parts.length > 0 && known ? [notes.withoutRates.known(parts, known.request.period)] : [];
  return {
    response: [missing, ...told, ...tail].join('\n'),
    behaviour: 'partial',
    links: [{ label: notes.withoutRates.page, address: ratesPage }],
  };
}
