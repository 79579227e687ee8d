import { wrapIndex } from '../wrap-index.ts';
import { part, parts } from './part.ts';

const swipePx = 40;

/** Turns the cards by button, dot, arrow key or swipe; past the last comes the first. */
export function turnCarousel(root: HTMLElement, signal: AbortSignal): void {
  const carousel = part(root, '[data-carousel]');
  const slides = parts(carousel, '[data-slide]');
  const dots = parts(carousel, '[data-dot]');
  let shown = 0;

  const turnTo = (index: number) => {
    shown = wrapIndex(index, slides.length);
    for (const [place, slide] of slides.entries()) slide.dataset.shown = String(place === shown);
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === shown));
  };

  part(carousel, '[data-previous]').addEventListener('click', () => turnTo(shown - 1), { signal });
  part(carousel, '[data-next]').addEventListener('click', () => turnTo(shown + 1), { signal });
  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => turnTo(place), { signal });
  carousel.addEventListener(
    'keydown',
    event => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) turnTo(shown + step);
    },
    { signal },
  );
  onSwipe(carousel, step => turnTo(shown + step), signal);
  turnTo(0);
}

function onSwipe(element: HTMLElement, turn: (step: 1 | -1) => void, signal: AbortSignal): void {
  let startX = 0;
  const begin = (event: TouchEvent) => {
    startX = event.changedTouches[0]?.clientX ?? 0;
  };
  const end = (event: TouchEvent) => {
    const movedX = (event.changedTouches[0]?.clientX ?? startX) - startX;
    if (Math.abs(movedX) > swipePx) turn(movedX < 0 ? 1 : -1);
  };
  element.addEventListener('touchstart', begin, { passive: true, signal });
  element.addEventListener('touchend', end, { passive: true, signal });
}
