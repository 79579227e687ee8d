import { Check, Lock, type LucideIcon } from 'lucide-react';
import { Card, CardHeader } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { dayOf } from './day.ts';
import { featuresToUnlock, type Plan } from './plans.ts';
import type { BillingPeriod } from './subscription.ts';

export function Timeline({ startDate, period }: { startDate: Date; period: BillingPeriod }) {
  const events = [
    { title: 'Subscription started', text: dayOf(startDate), isPast: true },
    { title: 'Current period', text: `${dayOf(period.start)} - ${dayOf(period.end)}`, isPast: true },
    {
      title: 'Renewal date',
      text: dayOf(period.end),
      note: 'Your subscription will automatically renew',
      isPast: false,
    },
  ];
  return (
    <Card className="lg:col-span-2">
      <CardHeader title="Subscription Timeline" />
      <ol className="grid sm:grid-cols-3">
        {events.map(({ title, text, note, isPast }) => (
          <li key={title} className="group relative pb-6 pl-8 last:pb-0 sm:pt-8 sm:pr-6 sm:pb-0 sm:pl-0">
            <span
              aria-hidden
              className="absolute top-3 -bottom-1 left-[0.4375rem] w-px bg-line group-last:hidden sm:top-[0.4375rem] sm:right-0 sm:bottom-auto sm:left-0 sm:h-px sm:w-full"
            />
            <span
              aria-hidden
              className={cx(
                'absolute top-1 left-0 size-[0.9375rem] rounded-full border-2 sm:top-0',
                isPast ? 'border-accent bg-accent' : 'border-edge bg-surface',
              )}
            />
            <p className="text-sm font-medium">{title}</p>
            <p className="mt-0.5 text-sm text-muted tabular-nums">{text}</p>
            {note ? <p className="mt-0.5 text-sm text-muted">{note}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

export function AvailableFeatures({ plan }: { plan: Plan }) {
  return (
    <Card>
      <CardHeader title="Available Features" />
      <FeatureList features={plan.features} icon={Check} iconLook="text-accent-ink" />
    </Card>
  );
}

export function FeaturesToUnlock({ plan }: { plan: Plan }) {
  const features = featuresToUnlock(plan);
  return (
    <Card>
      <CardHeader title="Upgrade to Unlock" />
      {features.length > 0 ? (
        <FeatureList features={features} icon={Lock} iconLook="text-faint" />
      ) : (
        <p className="text-sm text-muted">You&apos;re on our highest tier plan with all available features!</p>
      )}
    </Card>
  );
}

type FeatureListProps = { features: readonly string[]; icon: LucideIcon; iconLook: string };

function FeatureList({ features, icon: Icon, iconLook }: FeatureListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-2">
      {features.map(feature => (
        <li key={feature} className="flex gap-2.5">
          <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${iconLook}`} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
