/** A picture of the product with made-up figures, which is why screen readers pass over it. */
export function SampleTalk({ assistant }: { assistant: string }) {
  return (
    <aside aria-hidden className="hidden items-center justify-center border-l border-line bg-sunken p-12 lg:flex">
      <div className="w-full max-w-md">
        <div className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-[0.2rem] bg-accent px-4 py-2.5 text-sm text-on-accent">
          What were my sales yesterday?
        </div>
        <div className="mt-3 w-fit max-w-[85%] rounded-card rounded-bl-[0.2rem] bg-surface px-4 py-3 text-sm ring-1 ring-line">
          <p className="text-xs font-medium text-faint">{assistant}</p>
          <p className="mt-1">Your total sales yesterday were</p>
          <p className="mt-1 text-xl font-semibold tabular-nums">₹2,18,460</p>
          <p className="mt-1 text-accent-ink tabular-nums">↑ +8.4% on the Wednesday before</p>
          <p className="mt-3 border-t border-line pt-2 text-xs text-faint">Data sources: Shopify</p>
        </div>
      </div>
    </aside>
  );
}
