import { part } from './part.ts';

/** A typed email address travels along with the link, where the sign-in form fills it in; Enter follows the link. */
export function carryAddress(root: HTMLElement, signal: AbortSignal): void {
  const form = part(root, '[data-early-access]');
  const field = part(form, 'input[type=email]') as HTMLInputElement;
  const link = part(form, '[data-early-access-link]');
  const address = form.getAttribute('action') ?? '';

  const update = () => {
    const email = field.value.trim();
    link.setAttribute('href', email ? `${address}?${new URLSearchParams({ email }).toString()}` : address);
  };
  field.addEventListener('input', update, { signal });
  form.addEventListener(
    'submit',
    event => {
      event.preventDefault();
      update();
      link.click();
    },
    { signal },
  );
  update();
}
