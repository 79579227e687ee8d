import { Check } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { pricingPlans, type PricingPlan } from '../pricing-plans.ts';
import { SectionHeading } from './section-heading.tsx';

/** Both prices stand in the markup; the chosen radio decides in CSS which one is seen. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="landing-section pricing">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-8">
          <SectionHeading id="pricing-heading" title="Plain prices, every question included">
            Every plan comes with secure OAuth integration and GDPR compliance.
          </SectionHeading>
          <PeriodToggle />
        </div>
        <ul className="mt-12 grid gap-5 lg:grid-cols-3">
          {pricingPlans.map(plan => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PeriodToggle() {
  return (
    <fieldset className="flex rounded-control bg-sunken p-1 ring-1 ring-line">
      <legend className="sr-only">Billing period</legend>
      <label className="period">
        <input type="radio" name="period" value="monthly" defaultChecked className="sr-only" />
        Monthly
      </label>
      <label className="period">
        <input type="radio" name="period" value="yearly" className="sr-only" />
        Yearly <span className="font-semibold text-accent-ink">Save 20%</span>
      </label>
    </fieldset>
  );
}

function PlanCard({ plan }: { plan: PricingPlan }) {
  const { name, description, includes, features, isMostPopular } = plan;
  return (
    <li
      className={cx(
        'flex flex-col rounded-card bg-surface p-6 sm:p-8',
        isMostPopular ? 'ring-2 ring-accent' : 'ring-1 ring-line',
      )}
    >
      <div className="flex h-6 items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{name}</h3>
        {isMostPopular ? <Badge tone="green">Most Popular</Badge> : null}
      </div>
      <p className="mt-2 text-sm text-muted">{description}</p>
      <Price plan={plan} />
      <Button asChild variant={isMostPopular ? 'primary' : 'secondary'} className="mt-6 w-full">
        <a href={paths.auth('sign-in')}>Start with {name}</a>
      </Button>
      <ul className="mt-6 grid gap-3 border-t border-line pt-6 text-sm">
        {includes ? <li className="font-medium">Everything in {includes}, and</li> : null}
        {features.map(feature => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ plan }: { plan: PricingPlan }) {
  return (
    <>
      <p className="monthly-price mt-6">
        <span className="figure text-2xl font-semibold">${plan.monthlyPrice}</span>
        <span className="text-sm text-muted"> per month</span>
      </p>
      <p className="yearly-price mt-6">
        <span className="figure text-2xl font-semibold">${plan.yearlyPrice}</span>
        <span className="text-sm text-muted"> per month, billed yearly</span>
      </p>
    </>
  );
}
