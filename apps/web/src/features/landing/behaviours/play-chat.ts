import { answerAfterMs, momentAt, untilNextMoment } from '../chat-cycle.ts';
import { part, parts } from './part.ts';

/**
 * Plays the sample chat over and over; whoever wants less motion gets the first answer, standing still. Who asks for the demonstration
 * is led to what the product really says; the chat begins anew for when they come back up.
 */
export function playChat(root: HTMLElement, signal: AbortSignal): void {
  const chat = part(root, '[data-chat]');
  const exchanges = parts(chat, '[data-exchange]');
  const dots = parts(chat, '[data-chat-dot]');
  const pauseLabel = part(chat, '[data-chat-pause-label]');
  let elapsedMs = 0;
  let timer: number | undefined;

  const show = () => {
    const moment = momentAt(elapsedMs, exchanges.length);
    for (const [index, exchange] of exchanges.entries()) {
      const isShown = index === moment.exchange;
      exchange.dataset.shown = String(isShown);
      exchange.dataset.answered = String(isShown && moment.isAnswered);
      dots[index]?.setAttribute('data-shown', String(isShown));
    }
  };
  const setPlaying = (isPlaying: boolean) => {
    window.clearTimeout(timer);
    timer = undefined;
    chat.toggleAttribute('data-playing', isPlaying);
    pauseLabel.textContent = isPlaying ? 'Pause' : 'Play';
    if (isPlaying) waitForNext();
  };
  const waitForNext = () => {
    const waitMs = untilNextMoment(elapsedMs);
    timer = window.setTimeout(() => {
      elapsedMs += waitMs;
      show();
      waitForNext();
    }, waitMs);
  };
  const playFromStart = () => {
    elapsedMs = 0;
    show();
    setPlaying(true);
    part(root, '#demo').scrollIntoView();
  };

  part(chat, '[data-chat-pause]').addEventListener('click', () => setPlaying(timer === undefined), { signal });
  part(root, '[data-watch-demo]').addEventListener('click', playFromStart, { signal });
  signal.addEventListener('abort', () => setPlaying(false));

  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  elapsedMs = wantsLessMotion ? answerAfterMs : 0;
  show();
  setPlaying(!wantsLessMotion);
}
