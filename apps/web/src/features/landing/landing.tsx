/**
 * The landing page, as plain markup without state: it is written to a file at build time and reads without JavaScript.
 * `enlivenLanding` brings the few moving parts to life afterwards, in the static file and inside the app alike.
 */
import './landing.css';
import './landing-below.css';
import { CallToAction } from './sections/call-to-action.tsx';
import { Demonstration } from './sections/demonstration.tsx';
import { Features } from './sections/features.tsx';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Metrics } from './sections/metrics.tsx';
import { Pricing } from './sections/pricing.tsx';

export function Landing() {
  return (
    <div className="landing">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main">
        <Hero />
        <Demonstration />
        <Features />
        <HowItWorks />
        <Metrics />
        <Pricing />
        <CallToAction />
      </main>
      <Footer />
    </div>
  );
}
