import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { waiting } from './waiting-notices.ts';

export function ToastList() {
  // The list below listens before this runs, because a child's effects come first.
  useEffect(
    () =>
      waiting.handTo(({ title, text, destructive }) => {
        const show = destructive ? toast.error : toast.success;
        show(title, { description: text, duration: destructive ? 8000 : 4000 });
      }),
    [],
  );
  return (
    <Toaster
      // Within the height of the top bar, whose middle is empty: nothing that is read, typed or sent stands there.
      position="top-center"
      offset={{ top: 6 }}
      mobileOffset={{ top: 2, left: 8, right: 8 }}
      // Of several the newest; what failed stays longer and is seen again when that one has gone.
      visibleToasts={1}
      closeButton
      style={widest}
      icons={{ success: <CircleCheck className="size-5" />, error: <CircleAlert className="size-5" /> }}
      toastOptions={{ unstyled: true, classNames: look }}
    />
  );
}

/** No wider than what the top bar leaves free between the search and the account, where there is room at all. */
const widest = { '--width': 'clamp(22rem, 100vw - 54rem, 34rem)' } as CSSProperties;

const look = {
  toast:
    'pointer-events-auto inset-x-0 mx-auto flex min-h-11 items-center gap-2.5 rounded-control bg-surface py-0.5 pr-11 pl-3 font-sans! text-xs sm:py-1 sm:text-sm text-ink shadow-float ring-1 ring-line max-sm:right-auto! max-sm:left-0! max-sm:mx-0 max-sm:w-[calc(100vw-1rem)]! sm:w-fit! sm:max-w-full sm:pr-10',
  error: 'bg-loss-soft! ring-loss/40! [&_[data-icon]]:text-loss-ink!',
  icon: 'shrink-0 text-accent-ink',
  content: 'min-w-0 flex-1 gap-x-2 break-words sm:flex sm:flex-wrap',
  title: 'font-semibold',
  description: 'text-muted',
  closeButton:
    'absolute top-1/2 right-0 left-auto! grid size-11 -translate-y-1/2! place-items-center rounded-control border-0! bg-transparent! text-muted! hover:bg-hover! sm:right-1 sm:size-8',
};
