import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { plans, type Plan } from './plans.ts';

type PlanDialogProps = {
  current: Plan | null;
  /** Chosen on the page already. */
  first: Plan | null;
  onClose: () => void;
  onContinue: (chosen: Plan) => void;
};

export function PlanDialog({ current, first, onClose, onContinue }: PlanDialogProps) {
  const [chosen, setChosen] = useState(first);
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
            nameId={nameIdOf(plan)}
            isCurrent={plan.id === current?.id}
            isChosen={plan.id === chosen?.id}
            action={
              plan.id === current?.id ? (
                <Button disabled>Current Plan</Button>
              ) : (
                <SelectButton plan={plan} isChosen={plan.id === chosen?.id} onChoose={() => setChosen(plan)} />
              )
            }
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

const nameIdOf = ({ id }: Plan): string => `plan-${id}`;

type SelectButtonProps = { plan: Plan; isChosen: boolean; onChoose: () => void };

function SelectButton({ plan, isChosen, onChoose }: SelectButtonProps) {
  return (
    <Button aria-pressed={isChosen} onClick={onChoose} aria-describedby={nameIdOf(plan)}>
      {isChosen ? <Check aria-hidden /> : null}
      {isChosen ? 'Selected' : 'Select'}
    </Button>
  );
}
