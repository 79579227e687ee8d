import { part } from './part.ts';

/** The menu of small screens: opened and closed by its button, closed by choosing a link or by Escape. */
export function toggleMenu(root: HTMLElement, signal: AbortSignal): void {
  const header = part(root, '[data-header]');
  const button = part(root, '[data-menu-toggle]');
  const menu = part(root, '[data-menu]');

  const setOpen = (isOpen: boolean) => {
    menu.hidden = !isOpen;
    header.toggleAttribute('data-menu-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', isOpen ? 'Close menu' : 'Open menu');
  };

  button.addEventListener('click', () => setOpen(Boolean(menu.hidden)), { signal });
  menu.addEventListener(
    'click',
    event => {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    },
    { signal },
  );
  header.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || menu.hidden) return;
      setOpen(false);
      button.focus();
    },
    { signal },
  );
  setOpen(false);
}
