import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { followLinksInApp } from '../../shell/follow-links.ts';
import { titleOf, type LegalDocument } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';

/** A legal page reached from inside the app; its links stay inside it. */
export function LegalRoute({ document }: { document: LegalDocument }) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!root.current) return undefined;
    const life = new AbortController();
    followLinksInApp(root.current, address => void navigate(address), life.signal);
    return () => life.abort();
  }, [navigate]);

  return (
    <div ref={root}>
      <title>{titleOf(document)}</title>
      <LegalPage document={document} />
    </div>
  );
}
