import { ApiError, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';

/** A colleague who was deleted meanwhile is a case of its own; everything else is told as the server tells it. */
export function notifyFailure(title: string, error: Error): void {
  const isGone = error instanceof ApiError && error.status === 404;
  notify(
    isGone
      ? { title: 'Error', text: 'User not found.', destructive: true }
      : { title, text: messageOf(error), destructive: true },
  );
}

/** The fields' own messages stand under them; the toast says them all at once. */
export function notifyInvalid(messages: (string | undefined)[]): void {
  notify({ title: 'Invalid data', text: messages.filter(Boolean).join(', '), destructive: true });
}
