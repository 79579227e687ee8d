import { featureCards, type FeatureCard } from '../feature-cards.ts';
import { FeatureIllustration } from './feature-illustration.tsx';
import { SectionHeading } from './section-heading.tsx';

/** The landing page's six cards, each with what Sierra can do for a merchant. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-heading" className="landing-section border-t border-line">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <SectionHeading id="features-heading" title="What a good store manager would know by heart">
          Every number with its dates and its source, so you can trust it. Ask in your own words.
        </SectionHeading>
        <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {featureCards.map(card => (
            <Feature key={card.title} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Feature({ card }: { card: FeatureCard }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <div className="border-b border-line bg-sunken px-6 py-5" data-color={card.color}>
        <FeatureIllustration icon={card.icon} />
      </div>
      <div className="p-6">
        <h3 className="text-base font-semibold">{card.title}</h3>
        <p className="mt-1.5 text-sm text-muted">{card.description}</p>
      </div>
    </li>
  );
}
