/** All suspicions at once, one call for what they still need, and the causes that are left, the weightiest first. */
import type { Run } from '../../conversation.ts';
import { effectOn, matters } from '../effect.ts';
import type { Evidence } from '../evidence.ts';
import type { Pair } from '../measure.ts';
import type { Verdict } from '../verdict.ts';
import { suspectBulkOrder } from './bulk-order.ts';
import { suspectCheckout } from './broken-checkout.ts';
import type { Cause, Found, Suspicion } from './cause.ts';
import { suspectCode } from './leaked-code.ts';
import { suspectCity } from './one-city.ts';
import { suspectRows } from './own-rows.ts';
import { suspectPause } from './paused-campaign.ts';
import { suspectPrice } from './price-change.ts';
import { aboutFigure } from './say.ts';
import { suspectRegion } from './refused-region.ts';
import { suspectStockOut } from './stock-out.ts';

const suspicions: readonly ((evidence: Evidence) => Suspicion | undefined)[] = [
  suspectBulkOrder,
  suspectStockOut,
  suspectCheckout,
  suspectCode,
  suspectPrice,
  suspectCity,
  suspectRegion,
  suspectRows,
  suspectPause,
];

/** Only what moved this figure in these rows; what pushed with the change comes before what pushed against it. */
export async function findCauses(
  evidence: Evidence,
  whole: Pair,
  { spread: { deviation }, yearAgo, everything }: Verdict,
  run: Run,
): Promise<Cause[]> {
  const foreseen = yearAgo ?? everything;
  const found = await judged(evidence, run);
  const direction = Math.sign(whole.now - whole.past);
  const causes = found.flatMap((each): Cause[] => {
    const { did, tell, ...cause } = each;
    const effect = effectOn(evidence, did);
    if (effect === undefined || !matters(effect, whole, { deviation, foreseen }, evidence)) return [];
    return [{ ...cause, effect, text: tell(aboutFigure(effect, evidence)) }];
  });
  const withIt = (cause: Cause): number => Number(Math.sign(cause.effect) === direction);
  const sorted = causes.toSorted((a, b) => withIt(b) - withIt(a) || Math.abs(b.effect) - Math.abs(a.effect));
  return sorted.filter((cause, at) => isFirstOfIts(cause, sorted.slice(0, at)) && !isMadeBy(cause, sorted));
}

async function judged(evidence: Evidence, run: Run): Promise<Found[]> {
  const found: Found[] = [];
  let suspected = suspicions.flatMap(suspect => suspect(evidence) ?? []);
  while (suspected.length > 0) {
    const requests = suspected.flatMap(suspicion => suspicion.requests);
    const answers = requests.length > 0 ? await run(requests) : [];
    let at = 0;
    const judged = suspected.flatMap(({ requests: own, judge }) => judge(answers.slice(at, (at += own.length))));
    found.push(...judged.filter(each => 'kind' in each));
    suspected = judged.filter(each => 'judge' in each);
  }
  return found;
}

const isFirstOfIts = ({ subject }: Cause, before: readonly Cause[]): boolean =>
  before.every(each => each.subject !== subject);

/** Rows that stand out do so for a reason, where one was found. */
const isMadeBy = ({ kind }: Cause, all: readonly Cause[]): boolean =>
  kind === 'rows' && all.some(each => each.kind !== 'rows' && each.kind !== 'price');
