import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { hashShare } from '../random.ts';
import type { World } from '../world.ts';
import { isOnline } from './fees.ts';
import { byMoment, type Moment } from './moment.ts';

type Chargeback = Moment & { reason: string; isFraud: boolean; amount: number };

const share = 0.004;
const reasons = ['Product not received', 'Product unacceptable', 'Fraudulent', 'Fraudulent', 'Credit not processed'];

/** A few online payments are disputed at the customer's bank, ten to thirty days later. */
export function chargebacks({ payments, seed, today }: World): Chargeback[] {
  const found = Array.from(payments.day).flatMap((paidOn, row): Chargeback[] => {
    const isCard = textAt(payments.kind, row) === 'sale' && isOnline(textAt(payments.method, row));
    if (!isCard || hashShare(`${seed}/chargeback`, row) >= share) return [];
    const day = paidOn + 10 + Math.floor(hashShare(`${seed}/chargeback-days`, row) * 20);
    const reason = itemAt(reasons, Math.floor(hashShare(`${seed}/chargeback-why`, row) * reasons.length));
    const minute = itemAt(payments.minute, row);
    return [{ day, minute, reason, isFraud: reason === 'Fraudulent', amount: itemAt(payments.amount, row) }];
  });
  return byMoment(found.filter(({ day }) => day <= today));
}
