import { carryAddress } from './carry-address.ts';
import { playChat } from './play-chat.ts';
import { tellRupees } from './tell-rupees.ts';
import { toggleMenu } from './toggle-menu.ts';
import { turnCarousel } from './turn-carousel.ts';
import { watchScroll } from './watch-scroll.ts';

/** Brings the landing page's markup to life until the signal says otherwise; two kilobytes instead of a framework. */
export function enlivenLanding(root: HTMLElement, signal: AbortSignal): void {
  tellRupees(root);
  watchScroll(root, signal);
  toggleMenu(root, signal);
  playChat(root, signal);
  turnCarousel(root, signal);
  carryAddress(root, signal);
}
