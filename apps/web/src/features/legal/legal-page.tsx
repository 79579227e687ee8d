import './legal.css';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Logo } from '../../shell/logo.tsx';
import type { LegalBlock, LegalDocument, LegalSection, Phrase } from './legal-document.ts';

/** A legal document as plain markup without state: written to a file at build time, readable without JavaScript. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <div className="legal mx-auto w-full max-w-5xl px-5 sm:px-8">
      <header className="flex h-16 items-center justify-between gap-4 border-b border-line">
        <Logo />
        <a href={paths.landing()} className="back inline-flex min-h-11 items-center gap-2 text-sm font-medium">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </a>
      </header>
      <main className="py-12 sm:py-16">
        <h1 className="text-2xl font-semibold">{document.title}</h1>
        <p className="mt-4 max-w-[40rem] text-lg text-muted">{document.summary}</p>
        <p className="mt-3 text-sm text-muted">
          Last updated on <time dateTime={document.updated.date}>{document.updated.words}</time>
        </p>
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[13rem_1fr]">
          <Contents sections={document.sections} />
          <div className="max-w-[42rem]">
            {document.sections.map(section => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        </div>
      </main>
      <OtherDocuments current={document.title} />
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className="hidden lg:block">
      <ol className="sticky top-8 text-sm">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center text-muted hover:text-ink">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section aria-labelledby={section.id} className="not-first:mt-10">
      <h2 id={section.id} className="text-lg font-semibold">
        {section.heading}
      </h2>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'text') return <p className="mt-3">{block.phrases.map(phraseView)}</p>;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={block.kind === 'steps' ? 'steps' : 'points'}>
      {block.items.map((phrases, index) => (
        <li key={index}>{phrases.map(phraseView)}</li>
      ))}
    </List>
  );
}

function phraseView(phrase: Phrase) {
  if (typeof phrase === 'string') return phrase;
  return (
    <a key={phrase.href} href={phrase.href}>
      {phrase.label}
    </a>
  );
}

const documents = [
  { title: 'Privacy Policy', href: paths.privacyPolicy() },
  { title: 'Terms of Service', href: paths.termsOfService() },
  { title: 'Data Deletion', href: paths.dataDeletion() },
];

function OtherDocuments({ current }: { current: string }) {
  return (
    <footer className="border-t border-line py-6">
      <nav aria-label="Legal" className="flex flex-wrap gap-x-8 text-sm">
        {documents.map(({ title, href }) => (
          <a
            key={href}
            href={href}
            aria-current={title === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            {title}
          </a>
        ))}
      </nav>
    </footer>
  );
}
