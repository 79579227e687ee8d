/** Under figures of yesterday or of last week: one tap, and they come again by themselves. */
import type { Behaviour } from '@tillsight/contract/chat';
import { dayAt, namedPeriod } from '@tillsight/metrics/period';
import type { MetricRequest } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';

type Told = { behaviour: Behaviour; requests: readonly MetricRequest[] };

/** Only what a schedule can ask again as it stands; figures of fixed days would be the same each time. */
export function scheduleOffer(
  { behaviour, requests }: Told,
  shop: Shop,
): { label: string; question: string } | undefined {
  const [first, ...others] = requests;
  if (!first || others.length > 0 || !/^(?:answer|assume)$/.test(behaviour) || first.streak || first.course)
    return undefined;
  const { offers } = sentencesFor(shop).schedules;
  const today = dayAt(shop.now, shop.timeZone);
  const isOf = (name: 'yesterday' | 'last-week'): boolean => {
    const { from, to } = namedPeriod(name, today);
    return first.period.from === from && first.period.to === to;
  };
  if (isOf('yesterday')) return offers.daily;
  return isOf('last-week') ? offers.weekly : undefined;
}
