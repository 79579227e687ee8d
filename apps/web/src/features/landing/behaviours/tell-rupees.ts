import { parts } from './part.ts';

/** Samples in the money of India for who is there; the browser's clock and language say so, and nobody else is asked. */
export function tellRupees(root: HTMLElement): void {
  const isInIndia = /^Asia\/(Kolkata|Calcutta)$/.test(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!isInIndia && !/-IN$/i.test(navigator.language)) return;
  for (const words of parts(root, '[data-rupees]')) words.textContent = words.dataset.rupees ?? '';
}
