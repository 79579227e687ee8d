import { product } from '@tillsight/contract/product';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Section } from './section.tsx';

const kept: [what: string, how: string][] = [
  ['Your store’s figures', 'Fetched live for each answer, never stored.'],
  ['Your chats', 'Kept encrypted for a day, so follow-up questions work.'],
  ['Your reports', 'Not kept. We only note that one was sent, when, and whether it arrived.'],
];

const link = 'inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4 sm:min-h-6';

export function PrivacySection() {
  return (
    <Section of="privacy" text="What we keep about you, and for how long.">
      <dl className="divide-y divide-line text-sm">
        {kept.map(([what, how]) => (
          <div key={what} className="gap-x-6 py-2.5 first:pt-0 sm:grid sm:grid-cols-[11rem_1fr]">
            <dt className="font-medium">{what}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
        <Link to={paths.chat()} className={link}>
          Erase my chats in {product.assistant}
        </Link>
        <Link to={paths.privacyPolicy()} className={link}>
          Privacy policy
        </Link>
        <Link to={paths.dataDeletion()} className={link}>
          How data is deleted
        </Link>
      </p>
    </Section>
  );
}
