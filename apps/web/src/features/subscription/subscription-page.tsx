import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/toaster.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { planOf, priceOf, type Plan } from './plans.ts';
import { StatusCard } from './status-card.tsx';
import { AvailableFeatures, FeaturesToUnlock, Timeline } from './subscription-cards.tsx';
import { currentPeriod, startSubscription, type Subscription } from './subscription.ts';
import { useSubscription } from './use-subscription.ts';

export function SubscriptionPage() {
  const { subscription, now, keep } = useSubscription();
  const [isChoosing, setIsChoosing] = useState(false);
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
    setIsChoosing(false);
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
              onUpgrade={() => setIsChoosing(true)}
              onCancel={() => change(null)}
            />
            <Timeline startDate={new Date(subscription.startDate)} period={currentPeriod(subscription, now)} />
            <AvailableFeatures plan={plan} />
            <FeaturesToUnlock plan={plan} />
          </div>
        ) : (
          <NoSubscription onSubscribe={() => setIsChoosing(true)} onStartBasic={() => begin(planOf('basic'))} />
        )}
      </div>
      <p className="mt-5 text-xs text-faint">This is a demo. Nothing is charged.</p>
      {isChoosing ? <PlanDialog current={plan} onClose={() => setIsChoosing(false)} onContinue={proceed} /> : null}
    </Page>
  );
}

function NoSubscription({ onSubscribe, onStartBasic }: { onSubscribe: () => void; onStartBasic: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CreditCard}
        title="No active subscription"
        text="Compare plans, or start with Basic for 30 days."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={onSubscribe}>
              Subscribe Now
            </Button>
            <Button onClick={onStartBasic}>Start Basic (Demo)</Button>
          </div>
        }
      />
    </Card>
  );
}
