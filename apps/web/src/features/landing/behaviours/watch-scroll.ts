import { part } from './part.ts';

const opaqueBeyondPx = 10;

/** The header lies on the page like glass and becomes opaque once something passes under it. */
export function watchScroll(root: HTMLElement, signal: AbortSignal): void {
  const header = part(root, '[data-header]');
  const update = () => header.toggleAttribute('data-opaque', window.scrollY > opaqueBeyondPx);
  window.addEventListener('scroll', update, { passive: true, signal });
  update();
}
