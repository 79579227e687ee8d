/** The look all controls for typing and choosing have in common. */
export const controlLook =
  'h-11 w-full rounded-control bg-surface px-3 text-base text-ink ring-1 ring-inset ring-edge transition-shadow sm:h-10 sm:text-sm ' +
  'placeholder:text-ellipsis placeholder:text-faint hover:ring-muted focus-visible:ring-2 focus-visible:ring-accent focus-visible:outline-none ' +
  'disabled:bg-sunken disabled:text-faint disabled:ring-line ' +
  'aria-invalid:ring-loss aria-invalid:focus-visible:ring-loss';
