import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dayOf } from './day.ts';
import { priceOf, type Plan } from './plans.ts';
import type { BillingPeriod } from './subscription.ts';

type StatusCardProps = {
  plan: Plan;
  paymentMethod: string;
  period: BillingPeriod;
  onUpgrade: () => void;
  onCancel: () => void;
};

export function StatusCard({ plan, paymentMethod, period, onUpgrade, onCancel }: StatusCardProps) {
  const { start, end, daysRemaining } = period;
  return (
    <Card aria-labelledby="status-heading" className="lg:col-span-2">
      <div className="flex items-center gap-3">
        <h2 id="status-heading" className="text-base font-semibold">
          Your subscription
        </h2>
        <Badge tone="green">Active</Badge>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <Fact term="Current Plan" value={plan.name}>
          {priceOf(plan)}
        </Fact>
        <Fact term="Billing Cycle" value={`${dayOf(start)} - ${dayOf(end)}`}>
          {daysRemaining === 1 ? '1 day remaining' : `${daysRemaining} days remaining`}
        </Fact>
        <Fact term="Payment Method" value={paymentMethod}>
          Demonstration card
        </Fact>
      </dl>
      <div className="mt-6 flex flex-col gap-2 border-t border-line pt-5 sm:flex-row">
        <Button variant="primary" onClick={onUpgrade}>
          Upgrade Plan
        </Button>
        <Button variant="quiet-danger" onClick={onCancel}>
          Cancel Subscription (Demo)
        </Button>
      </div>
    </Card>
  );
}

function Fact({ term, value, children }: { term: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 font-medium tabular-nums">{value}</dd>
      <dd className="mt-0.5 text-sm text-muted tabular-nums">{children}</dd>
    </div>
  );
}
