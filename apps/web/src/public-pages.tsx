/** The pages that stand finished in a file before anybody asks for them; `prerender.ts` writes them at build time. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { landingDescription, landingTitle } from './features/landing/landing-title.ts';
import { Landing } from './features/landing/landing.tsx';
import { dataDeletion } from './features/legal/data-deletion.ts';
import { titleOf, type LegalDocument } from './features/legal/legal-document.ts';
import { LegalPage } from './features/legal/legal-page.tsx';
import { privacyPolicy } from './features/legal/privacy-policy.ts';
import { termsOfService } from './features/legal/terms-of-service.ts';
import { paths } from './paths.ts';

export type PublicPage = {
  path: string;
  title: string;
  description: string;
  markup: string;
  /** How what lies below the first screen begins, on a page long enough for it to matter. */
  below: string | null;
  /** Only the landing page has parts that move. */
  isScripted: boolean;
};

export function renderPublicPages(): PublicPage[] {
  return [
    {
      path: paths.landing(),
      title: landingTitle,
      description: landingDescription,
      markup: render(<Landing />),
      below: '<section id="demo"',
      isScripted: true,
    },
    legalPage(paths.privacyPolicy(), privacyPolicy),
    legalPage(paths.termsOfService(), termsOfService),
    legalPage(paths.dataDeletion(), dataDeletion),
  ];
}

function legalPage(path: string, document: LegalDocument): PublicPage {
  const markup = render(<LegalPage document={document} />);
  const { summary: description } = document;
  return { path, title: titleOf(document), description, markup, below: null, isScripted: false };
}

function render(page: ReactNode): string {
  return renderToStaticMarkup(page);
}
