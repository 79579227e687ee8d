import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
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
      // Below a screen's heading and its buttons, beside dialogs: nothing that is typed or sent stands there.
      position="top-right"
      offset={{ top: 152, right: 24 }}
      mobileOffset={{ top: 64, left: 16, right: 16 }}
      closeButton
      gap={8}
      icons={{ success: <CircleCheck className="size-5" />, error: <CircleAlert className="size-5" /> }}
      toastOptions={{ unstyled: true, classNames: look }}
    />
  );
}

const look = {
  toast:
    'pointer-events-auto relative flex w-full font-sans! items-start gap-3 rounded-card bg-surface p-4 pr-10 text-sm text-ink shadow-float ring-1 ring-line sm:w-[22.25rem]',
  error: 'bg-loss-soft! ring-loss/40! [&_[data-icon]]:text-loss-ink!',
  icon: 'mt-px shrink-0 text-accent-ink',
  content: 'min-w-0 flex-1 break-words',
  title: 'font-semibold',
  description: 'mt-0.5 text-muted',
  closeButton:
    'absolute top-1 right-1 left-auto! grid size-11 sm:top-2 sm:right-2 sm:size-8 translate-none! place-items-center rounded-control border-0! bg-transparent! text-muted! hover:bg-hover!',
};
