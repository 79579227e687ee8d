import { ArrowUp } from 'lucide-react';

/** The seven days the made-up figure ends, as parts of the highest. */
const days = [
  { name: 'Thu', part: 0.62 },
  { name: 'Fri', part: 0.7 },
  { name: 'Sat', part: 0.91 },
  { name: 'Sun', part: 1 },
  { name: 'Mon', part: 0.58 },
  { name: 'Tue', part: 0.66 },
  { name: 'Wed', part: 0.83 },
];

/** A picture of the product with made-up figures, which is why screen readers pass over it. */
export function SampleTalk({ assistant }: { assistant: string }) {
  return (
    <aside aria-hidden className="hidden items-center justify-center border-l border-line bg-sunken p-12 lg:flex">
      <div className="w-full max-w-lg">
        <p className="ml-auto w-fit rounded-card rounded-br-[0.2rem] bg-accent px-5 py-3 text-base text-on-accent">
          What were my sales yesterday?
        </p>
        <div className="mt-4 rounded-card rounded-bl-[0.2rem] bg-surface p-6 text-sm shadow-float ring-1 ring-line">
          <p className="text-xs font-medium text-faint">{assistant}</p>
          <p className="mt-3 text-xs font-medium text-muted">Total sales yesterday</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-[2.25rem] leading-none font-semibold tracking-tight tabular-nums">₹2,18,460</span>
            <span className="inline-flex items-center gap-1 rounded-full bg-accent-soft px-2.5 py-1 text-xs font-semibold text-accent-ink tabular-nums">
              <ArrowUp className="size-3.5" />
              8.4%
            </span>
            <span className="text-xs text-muted">more than the Wednesday before</span>
          </p>
          <div className="mt-6 flex h-32 items-end gap-3">
            {days.map(({ name, part }, at) => (
              <span
                key={name}
                className="flex h-full flex-1 flex-col justify-end gap-1.5 text-center text-xs text-faint"
              >
                <span
                  className={at === days.length - 1 ? 'rounded-sm bg-accent' : 'rounded-sm bg-line'}
                  style={{ height: `${part * 80}%` }}
                />
                {name}
              </span>
            ))}
          </div>
          <ul className="mt-5 list-disc space-y-1 pl-4 marker:text-faint">
            <li>More orders, not bigger ones: 78, seven more than usual.</li>
            <li>Most of the rise came from Mumbai.</li>
          </ul>
          <p className="mt-5 border-t border-line pt-3 text-xs text-faint">Data sources: Shopify</p>
        </div>
        <p className="mt-4 text-center text-xs text-faint">A sample answer with made-up figures</p>
      </div>
    </aside>
  );
}
