import { product } from '@tillsight/contract/product';
import chartDrawing from 'virtual:example-chart';
import type { ReactNode } from 'react';
import { LogoMark } from '../../../shell/logo.tsx';
import answer from '../example/answer.json' with { type: 'json' };
import reportPicture from '../example/report.svg';
import { SectionHeading } from './section-heading.tsx';

/** What the product says of the demonstration store; a test of the server holds both to what it says now. */
export function Demonstration() {
  return (
    <section id="demo" aria-labelledby="demo-heading" className="landing-section border-t border-line">
      <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
        <SectionHeading id="demo-heading" title="See it work">
          Kesar Lane is our demonstration store. Its figures are made up; what {product.assistant} says about them is
          exactly what she would tell you about yours.
        </SectionHeading>
        <ol className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <Scene title="Ask in your own words" text="The answer comes with its chart, its dates and its source.">
            <Asked />
          </Scene>
          <Scene
            title="Get yesterday’s figures every morning"
            text="Everyone gets the report of their role, at the time you choose."
          >
            <Report />
          </Scene>
        </ol>
      </div>
    </section>
  );
}

type SceneProps = { title: string; text: string; children: ReactNode };

function Scene({ title, text, children }: SceneProps) {
  return (
    <li className="flex min-w-0 flex-col items-center">
      <div className="w-full max-w-[24rem]">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-2 text-base text-muted">{text}</p>
      </div>
      <div className="phone mt-6">
        <div className="flex items-center gap-3 border-b border-line px-5 py-3">
          <LogoMark className="size-8" />
          <p className="text-sm font-semibold">{product.assistant}</p>
          <p className="ml-auto text-xs text-muted">Demonstration data</p>
        </div>
        <div className="p-4">{children}</div>
      </div>
    </li>
  );
}

function Asked() {
  return (
    <>
      <p className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-none bg-accent-soft px-4 py-2.5 text-sm">
        {answer.question}
      </p>
      <figure className="mt-3 rounded-card rounded-bl-none bg-sunken p-4 text-sm">
        <figcaption>{answer.sentence}</figcaption>
        <div aria-hidden className="example-chart mt-3" dangerouslySetInnerHTML={{ __html: chartDrawing }} />
        <ul className="mt-2 list-disc space-y-1 pl-4 tabular-nums marker:text-faint">
          {answer.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-3 border-t border-line pt-2 text-xs text-muted">Data sources: {answer.sources.join(', ')}</p>
      </figure>
    </>
  );
}

function Report() {
  return (
    <img
      src={reportPicture}
      width={900}
      height={1062}
      loading="lazy"
      alt="A daily report for an executive: a chart of sales by day, then eight figures, each compared with the day before."
      className="rounded-card"
    />
  );
}
