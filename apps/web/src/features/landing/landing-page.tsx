import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { followLinksInApp } from '../../shell/follow-links.ts';
import { enlivenLanding } from './behaviours/enliven-landing.ts';
import { landingTitle } from './landing-title.ts';
import { Landing } from './landing.tsx';

/** The landing page reached from inside the app, after signing out for instance; links stay inside it. */
export function LandingPage() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!root.current) return undefined;
    const life = new AbortController();
    enlivenLanding(root.current, life.signal);
    followLinksInApp(root.current, address => void navigate(address), life.signal);
    return () => life.abort();
  }, [navigate]);

  return (
    <div ref={root}>
      <title>{landingTitle}</title>
      <Landing />
    </div>
  );
}
