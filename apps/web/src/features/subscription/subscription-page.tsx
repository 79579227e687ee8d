import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { notify } from '../../ui/toaster.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { planOf, plans, priceOf, type Plan } from './plans.ts';
import { StatusCard } from './status-card.tsx';
import { AvailableFeatures, FeaturesToUnlock, Timeline } from './subscription-cards.tsx';
import { currentPeriod, startSubscription, type Subscription } from './subscription.ts';
import { useSubscription } from './use-subscription.ts';

export function SubscriptionPage() {
  const { subscription, now, keep } = useSubscription();
  /** With the plan that was chosen on the page, or none yet. */
  const [choosing, setChoosing] = useState<{ first: Plan | null } | null>(null);
  const plan = subscription ? planOf(subscription.plan) : null;

  // The pressed button goes with the view it stood in; the keyboard goes on from here.
  const region = useRef<HTMLDivElement>(null);
  const change = (next: Subscription | null) => {
    keep(next);
    region.current?.focus();
  };
  const begin = (chosen: Plan) => change(startSubscription(chosen, Date.now()));
  const proceed = (chosen: Plan) => {
    notify({
      title: 'Proceeding to payment',
      text: `You have selected the ${chosen.name} plan for ${priceOf(chosen)}.`,
    });
    begin(chosen);
    setChoosing(null);
  };

  return (
    <Page title="Subscription" subtitle="Manage your subscription plan and billing details.">
      <div ref={region} tabIndex={-1} className="outline-none">
        {subscription && plan ? (
          <div className="grid gap-5 lg:grid-cols-2">
            <StatusCard
              plan={plan}
              paymentMethod={subscription.paymentMethod}
              period={currentPeriod(subscription, now)}
              onUpgrade={() => setChoosing({ first: null })}
              onCancel={() => change(null)}
            />
            <Timeline startDate={new Date(subscription.startDate)} period={currentPeriod(subscription, now)} />
            <AvailableFeatures plan={plan} />
            <FeaturesToUnlock plan={plan} />
          </div>
        ) : (
          <NoSubscription onSubscribe={first => setChoosing({ first })} onStartBasic={() => begin(planOf('basic'))} />
        )}
      </div>
      <p className="mt-5 text-xs text-faint">This is a demo. Nothing is charged.</p>
      {choosing ? (
        <PlanDialog current={plan} first={choosing.first} onClose={() => setChoosing(null)} onContinue={proceed} />
      ) : null}
    </Page>
  );
}

type NoSubscriptionProps = { onSubscribe: (first: Plan | null) => void; onStartBasic: () => void };

function NoSubscription({ onSubscribe, onStartBasic }: NoSubscriptionProps) {
  return (
    <>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-muted">
              <CreditCard aria-hidden className="size-5" />
            </span>
            <div>
              <p className="font-medium">No active subscription</p>
              <p className="mt-0.5 text-sm text-muted">Pick a plan below, or try Basic for 30 days.</p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onStartBasic}>Start Basic (Demo)</Button>
            <Button variant="primary" onClick={() => onSubscribe(null)}>
              Subscribe Now
            </Button>
          </div>
        </div>
      </Card>
      <h2 className="mt-8 mb-3 font-semibold">Compare plans</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {plans.map(plan => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={<Button onClick={() => onSubscribe(plan)}>Choose {plan.name}</Button>}
          />
        ))}
      </ul>
    </>
  );
}
