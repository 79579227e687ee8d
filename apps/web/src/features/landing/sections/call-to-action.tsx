import { product } from '@tillsight/contract/product';
import { paths } from '../../../paths.ts';

/** Without JavaScript the form itself carries the address along; with it the link does. */
export function CallToAction() {
  return (
    <section id="cta" aria-labelledby="cta-heading" className="pb-20 sm:pb-28">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <div className="deep-panel grid gap-x-16 gap-y-10 rounded-card px-6 py-12 sm:px-12 sm:py-16 lg:grid-cols-2">
          <div>
            <h2 id="cta-heading" className="max-w-[16ch] text-xl font-semibold">
              Ask {product.assistant} about your own store
            </h2>
            <p className="lede mt-4 max-w-[28rem] opacity-80">
              Connect it in under 2 minutes. Your data is fetched live and never stored.
            </p>
          </div>
          <form action={paths.auth('sign-in')} method="get" data-early-access className="self-center">
            <label htmlFor="early-access-email" className="text-sm font-medium">
              Email address
            </label>
            <div className="mt-2 flex flex-col gap-3 sm:flex-row">
              <input
                id="early-access-email"
                name="email"
                type="email"
                autoComplete="email"
                placeholder="you@yourstore.com"
                className="deep-input h-12 min-w-0 shrink-0 rounded-control sm:flex-1 px-4 text-base"
              />
              <a href={paths.auth('sign-in')} data-early-access-link className="deep-button">
                Get Early Access
              </a>
            </div>
            <label className="mt-4 flex min-h-11 w-fit items-center gap-3 text-sm">
              <input type="checkbox" className="deep-checkbox size-5" />
              Also add me to the WhatsApp waitlist
            </label>
          </form>
        </div>
      </div>
    </section>
  );
}
