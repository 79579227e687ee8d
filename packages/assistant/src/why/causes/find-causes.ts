/** All suspicions at once, one call for what they still need, and the causes that are left, the weightiest first. */
import type { Run } from '../../conversation.ts';
import type { Evidence } from '../evidence.ts';
import { suspectBulkOrder } from './bulk-order.ts';
import { suspectCheckout } from './broken-checkout.ts';
import type { Cause, Suspicion } from './cause.ts';
import { suspectCode } from './leaked-code.ts';
import { suspectCity } from './one-city.ts';
import { pausedCampaigns } from './paused-campaign.ts';
import { suspectPrice } from './price-change.ts';
import { suspectStockOut } from './stock-out.ts';

const suspicions: readonly ((evidence: Evidence) => Suspicion | undefined)[] = [
  suspectStockOut,
  suspectCheckout,
  suspectCode,
  suspectPrice,
  suspectCity,
  suspectBulkOrder,
];

/** `direction` is that of the change: what pushed with it comes before what pushed against it. */
export async function findCauses(evidence: Evidence, direction: number, run: Run): Promise<Cause[]> {
  const found = suspicions.flatMap(suspect => suspect(evidence) ?? []);
  const requests = found.flatMap(suspicion => suspicion.requests);
  const answers = requests.length > 0 ? await run(requests) : [];
  let at = 0;
  const judged = found.flatMap(({ requests: own, judge }) => {
    const results = answers.slice(at, at + own.length);
    at += own.length;
    return judge(results);
  });
  const causes = [...judged, ...pausedCampaigns(evidence)];
  const withIt = (cause: Cause): number => Number(Math.sign(cause.effect) === Math.sign(direction));
  const sorted = causes.toSorted((a, b) => withIt(b) - withIt(a) || Math.abs(b.effect) - Math.abs(a.effect));
  return sorted.filter((cause, at) => sorted.findIndex(each => each.subject === cause.subject) === at);
}
