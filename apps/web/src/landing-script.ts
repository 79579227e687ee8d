/** All the script of the finished landing page; there it runs for as long as the page is open. */
import { enlivenLanding } from './features/landing/behaviours/enliven-landing.ts';
import './public-pages.css';

enlivenLanding(document.body, new AbortController().signal);
