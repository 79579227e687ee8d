export const scrimLook = 'fixed inset-0 z-40 animate-appear bg-scrim';

/** A sheet from the bottom on phones, a card in the middle elsewhere. */
export const dialogLook =
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] w-full animate-rise overflow-y-auto overscroll-contain rounded-t-card bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float focus:outline-none ' +
  'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:p-6';
