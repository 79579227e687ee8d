import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { plans, type Plan } from './plans.ts';

const featuresShown = 4;

type PlanDialogProps = { current: Plan | null; onClose: () => void; onContinue: (chosen: Plan) => void };

export function PlanDialog({ current, onClose, onContinue }: PlanDialogProps) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={current ? 'Upgrade Your Plan' : 'Choose a Subscription Plan'}
      description="Prices are per month. This is a demonstration; nothing is charged."
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        {plans.map(plan => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={plan.id === current?.id}
            isChosen={plan.id === chosen?.id}
            onChoose={() => setChosen(plan)}
          />
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!chosen} onClick={() => (chosen ? onContinue(chosen) : undefined)}>
          Continue to Payment
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type PlanCardProps = { plan: Plan; isCurrent: boolean; isChosen: boolean; onChoose: () => void };

function PlanCard({ plan, isCurrent, isChosen, onChoose }: PlanCardProps) {
  const more = plan.features.length - featuresShown;
  return (
    <li
      aria-label={plan.name}
      className={cx(
        'flex flex-col rounded-card p-4',
        isChosen ? 'ring-2 ring-accent' : 'ring-1 ring-line',
        isCurrent && 'bg-sunken',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 id={`plan-${plan.id}`} className="font-semibold">
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
      {isCurrent ? (
        <Button disabled className="mt-auto">
          Current Plan
        </Button>
      ) : (
        <Button aria-pressed={isChosen} onClick={onChoose} className="mt-auto" aria-describedby={`plan-${plan.id}`}>
          {isChosen ? <Check aria-hidden /> : null}
          {isChosen ? 'Selected' : 'Select'}
        </Button>
      )}
    </li>
  );
}
