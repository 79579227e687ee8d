import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { sampleMetrics, type MetricCard } from '../sample-metrics.ts';
import { MetricChartView } from './metric-chart.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Words } from './words.tsx';

export function Metrics() {
  return (
    <section id="metrics" aria-labelledby="metrics-heading" className="landing-section border-t border-line bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <SectionHeading id="metrics-heading" title="A figure, its story, and one thing to try">
          Five sample cards of an invented store. Yours are pulled live from your own store.
        </SectionHeading>
        <section aria-roledescription="carousel" aria-label="Sample metrics" data-carousel className="mt-12">
          <div aria-live="polite" className="carousel-stack">
            {sampleMetrics.map((card, index) => (
              <Slide key={card.title} card={card} index={index} />
            ))}
          </div>
          <div className="scripted mt-6 flex items-center justify-between gap-4">
            <div className="-ml-3 flex">
              {sampleMetrics.map((card, index) => (
                <button
                  key={card.title}
                  type="button"
                  data-dot
                  aria-label={`Show card ${index + 1}: ${card.title}`}
                  aria-current={index === 0}
                  className="carousel-dot"
                />
              ))}
            </div>
            <div className="flex gap-2">
              <Button shape="icon" data-previous aria-label="Previous card">
                <ChevronLeft aria-hidden />
              </Button>
              <Button shape="icon" data-next aria-label="Next card">
                <ChevronRight aria-hidden />
              </Button>
            </div>
          </div>
        </section>
      </div>
    </section>
  );
}

function Slide({ card, index }: { card: MetricCard; index: number }) {
  return (
    <article
      aria-label={`${index + 1} of ${sampleMetrics.length}: ${card.title}`}
      data-slide
      data-shown={index === 0}
      className="carousel-slide grid gap-x-14 gap-y-8 rounded-card bg-surface p-6 ring-1 ring-line sm:p-10 md:grid-cols-2"
    >
      <div className="flex flex-col">
        <h3 className="text-base font-medium text-muted">{card.title}</h3>
        <p className="figure mt-2 text-2xl font-semibold">
          <Words told={card.value} />
        </p>
        <p className="mt-2 text-sm text-muted">
          <Words told={card.description} />
        </p>
        <div className="mt-auto pt-6">
          <p className="flex gap-2.5 rounded-control bg-insight-soft p-3.5 text-sm">
            <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-insight-ink" />
            <span>
              <Words told={card.insight} />
            </span>
          </p>
        </div>
      </div>
      <MetricChartView chart={card.chart} />
    </article>
  );
}
