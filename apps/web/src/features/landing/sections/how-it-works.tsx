import type { ReactNode } from 'react';
import { product } from '@tillsight/contract/product';
import { SectionHeading } from './section-heading.tsx';
import { Words } from './words.tsx';

type Step = { title: string; text: string; sight: ReactNode };

const steps: readonly Step[] = [
  {
    title: 'Connect your store',
    text: 'Approve access by OAuth on your store’s own page. It takes under 2 minutes, and Tillsight may only read.',
    sight: <Connection />,
  },
  {
    title: `Text “${product.wakePhrase}”`,
    text: `Send the wake phrase to ${product.assistant} on WhatsApp. The chat in the app works the same way.`,
    sight: <p className="rounded-card rounded-br-none bg-accent-soft px-4 py-2.5 text-base">{product.wakePhrase}</p>,
  },
  {
    title: 'Get insights',
    text: 'The figure first, the comparison next, and a recommendation where your own numbers support one.',
    sight: (
      <p className="rounded-card rounded-bl-none bg-sunken px-4 py-2.5 text-base">
        <span className="font-semibold tabular-nums">
          <Words told={{ dollars: '$8,420', rupees: '₹6,84,200' }} />
        </span>{' '}
        <span className="text-muted">yesterday, up 12%</span>
      </p>
    ),
  },
];

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="steps-heading" className="landing-section border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-12 px-5 sm:px-8 lg:grid-cols-[20rem_1fr]">
        <SectionHeading id="steps-heading" title="Three steps to the first answer" />
        <ol>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="grid gap-x-8 gap-y-4 border-line py-8 not-first:border-t first:pt-0 last:pb-0 sm:grid-cols-[2.5rem_1fr_15rem]"
            >
              <span aria-hidden className="step-numeral text-accent-ink tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{step.title}</h3>
                <p className="mt-2 max-w-[30rem] text-base text-muted">{step.text}</p>
              </div>
              <div className="flex items-start sm:justify-end">{step.sight}</div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A store, a lock and us, on one line. */
function Connection() {
  return (
    <svg aria-hidden viewBox="0 0 176 48" className="h-12 w-44">
      <path d="M44 24h88" className="stroke-edge" strokeWidth="1.5" strokeDasharray="3 4" />
      <rect x="1" y="3" width="42" height="42" rx="10" className="fill-surface stroke-edge" strokeWidth="1.5" />
      <path
        d="M12 21l2.5-7h15L32 21M12 21c0 5 6.5 5 6.5 0 0 5 7 5 7 0 0 5 6.5 5 6.5 0M14 26v8h16v-8"
        className="fill-none stroke-ink"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="88" cy="24" r="12" className="fill-accent-soft" />
      <path
        d="M83.5 23v6.5h9V23zM85 23v-2.5a3 3 0 0 1 6 0V23"
        className="fill-none stroke-accent-ink"
        strokeWidth="1.5"
      />
      <rect x="133" y="3" width="42" height="42" rx="10" fill="#0B6E4F" />
      <path d="M145 30v-5M154 30v-9M163 30V17" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M143 36h22" stroke="#E08A1E" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
