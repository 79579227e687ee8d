import { Play } from 'lucide-react';
import { product } from '@tillsight/contract/product';
import { Button } from '../../../ui/button.tsx';
import { SampleChat } from './sample-chat.tsx';

export function Hero() {
  return (
    <section id="hero" aria-labelledby="hero-heading" className="hero pt-28 sm:pt-36">
      <div className="mx-auto grid w-full max-w-6xl items-start gap-x-14 gap-y-14 px-5 pb-16 sm:px-8 sm:pb-24 lg:grid-cols-[1fr_26rem]">
        <div className="lg:pt-10">
          <h1 id="hero-heading" className="text-2xl font-semibold">
            <span className="block">Ask your store.</span> <span className="block">Get a straight answer.</span>
          </h1>
          <p className="lede mt-6 max-w-[34rem] text-muted">
            {product.assistant} lives in WhatsApp and knows your store: revenue, stock, best sellers, city conversion,
            campaigns. One question, one answer, fetched live, and what to do next.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="primary" shape="large" data-watch-demo aria-controls="demo" className="scripted">
              <Play aria-hidden className="fill-current" />
              Watch Demo
            </Button>
            <a href="#how-it-works" className="text-link text-sm font-medium">
              See how it works
            </a>
          </div>
          <Platforms />
        </div>
        <SampleChat />
      </div>
    </section>
  );
}

function Platforms() {
  return (
    <dl className="mt-12 flex max-w-[34rem] flex-wrap gap-x-10 gap-y-4 border-t border-line pt-5 text-sm">
      <div>
        <dt className="text-muted">Reads</dt>
        <dd className="font-medium">Shopify, Google Analytics 4, Google Ads</dd>
      </div>
      <div>
        <dt className="text-muted">Answers on</dt>
        <dd className="font-medium">WhatsApp and the web</dd>
      </div>
    </dl>
  );
}
