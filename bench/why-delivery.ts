/** Questions after delivered profit, in worlds in which three of ten orders are paid in cash and one state refused parcels for a month. */
import type { WhyCase } from './why-case.ts';

const rates = {
  shipping_out: [{ from: '2026-01-01', value: 70 }],
  shipping_back: [{ from: '2026-01-01', value: 60 }],
  packaging: [{ from: '2026-01-01', value: 12 }],
  cod_fixed: [{ from: '2026-01-01', value: 30 }],
  gateway_percent: [{ from: '2026-01-01', value: 2 }],
};

/** June is over for so long that all its parcels have arrived or come back. */
const now = '2026-07-29T11:30:00+05:30';
const june = { from: 58, to: 29 };
const states = ['Maharashtra', 'Karnataka', 'Uttar Pradesh', 'Gujarat'];
const questions = ['why did delivered profit fall in June', 'why did delivered profit drop in june compared to may'];

export function whyCasesOfDelivery(count: number, hasCause = true): WhyCase[] {
  return Array.from({ length: count }, (_, index) => {
    const plain: WhyCase = {
      seed: `${hasCause ? 'refused' : 'taken'}-${index + 1}`,
      now,
      question: questions[index % questions.length]!,
      beside: [{ kind: 'cash-share', share: 0.3 }],
      rates,
    };
    if (!hasCause) return plain;
    const region = states[index % states.length]!;
    return { ...plain, event: { kind: 'refusals', region, ...june, share: 0.55 }, subject: region };
  });
}
