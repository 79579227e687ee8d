import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import type { Plan } from './plans.ts';

const featuresShown = 4;

type PlanCardProps = { plan: Plan; nameId?: string; isCurrent?: boolean; isChosen?: boolean; action: ReactNode };

/** What a plan costs, the first of what it holds, and what can be done with it. */
export function PlanCard({ plan, nameId, isCurrent = false, isChosen = false, action }: PlanCardProps) {
  const more = plan.features.length - featuresShown;
  return (
    <li
      aria-label={plan.name}
      className={cx(
        'flex flex-col rounded-card p-4',
        isChosen ? 'ring-2 ring-accent' : 'ring-1 ring-line',
        isCurrent ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={nameId} className="font-semibold">
          {plan.name}
        </h3>
        {isCurrent ? <Badge tone="green">Current</Badge> : plan.isPopular ? <Badge tone="blue">Popular</Badge> : null}
      </div>
      <p className="mt-2">
        <span className="text-xl font-semibold">₹{plan.price}</span>
        <span className="text-sm text-muted">/{plan.cycle}</span>
      </p>
      <ul className="mt-4 mb-5 grid gap-2 text-sm">
        {plan.features.slice(0, featuresShown).map(feature => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            {feature}
          </li>
        ))}
        {more > 0 ? <li className="pl-6 text-muted">+{more} more features</li> : null}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </li>
  );
}
