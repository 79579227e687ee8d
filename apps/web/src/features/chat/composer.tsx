import { questionLimit } from '@tillsight/contract/chat';
import { product } from '@tillsight/contract/product';
import { ArrowUp, Square, SquarePen } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { useIsOnline } from './use-is-online.ts';

type ComposerProps = {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isWaiting: boolean;
  onSend: () => void;
  onStop: () => void;
  /** Only a conversation that has begun can be begun anew. */
  newChat: { start: () => void; isBusy: boolean } | undefined;
  /** What stands above it, over the conversation. */
  above?: ReactNode;
};

/** Where the question is typed. In a conversation it stays at the foot of the window. */
export function Composer({ inputRef, text, onText, isWaiting, onSend, onStop, newChat, above }: ComposerProps) {
  const isOnline = useIsOnline();
  const excess = text.trim().length - questionLimit;
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (as in Hindi input), Enter belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSend();
      }}
      className={cx(
        newChat && 'sticky bottom-0 -mx-1 mt-auto bg-canvas px-1 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]',
      )}
    >
      {above}
      <div className="flex items-end gap-2">
        {newChat ? (
          <Button onClick={newChat.start} busy={newChat.isBusy} className="mb-1 max-sm:px-3!">
            {newChat.isBusy ? null : <SquarePen aria-hidden />}
            <span className="max-sm:sr-only">Start New Chat</span>
          </Button>
        ) : null}
        <div
          className={cx(
            'flex min-w-0 flex-1 items-end rounded-card bg-surface ring-1 ring-edge transition-shadow ring-inset focus-within:ring-2 focus-within:ring-accent',
            excess > 0 && 'ring-loss focus-within:ring-loss',
          )}
        >
          <textarea
            ref={inputRef}
            rows={1}
            dir="auto"
            value={text}
            onChange={event => onText(event.target.value)}
            onKeyDown={onKeyDown}
            aria-label={`Ask ${product.assistant}`}
            aria-invalid={excess > 0 || undefined}
            aria-describedby={excess > 0 ? 'question-too-long' : undefined}
            placeholder={`Ask ${product.assistant} about your business...`}
            className="field-sizing-content max-h-40 min-w-0 flex-1 resize-none bg-transparent py-3 pr-1 pl-4 text-base outline-none placeholder:truncate placeholder:text-sm placeholder:text-faint sm:pr-4 sm:text-sm sm:leading-6"
          />
          {isWaiting ? (
            // It stands where one has just sent: the second click of a double one stops nothing.
            <Button
              key="stop"
              shape="icon"
              aria-label="Stop"
              onClick={({ detail }) => (detail > 1 ? undefined : onStop())}
              className="m-1 sm:m-1.5"
            >
              <Square aria-hidden className="size-3.5! fill-current" />
            </Button>
          ) : (
            <Button
              key="send"
              type="submit"
              variant="primary"
              shape="icon"
              aria-label="Send"
              disabled={!text.trim() || excess > 0}
              className="m-1 sm:m-1.5"
            >
              <ArrowUp aria-hidden strokeWidth={2.5} />
            </Button>
          )}
        </div>
      </div>
      <output className="mt-1.5 block text-sm text-insight-ink empty:hidden">
        {isOnline ? '' : 'You’re offline. What you ask is sent as soon as you’re back.'}
      </output>
      {excess > 0 ? (
        <p id="question-too-long" role="alert" className="mt-1.5 text-sm text-loss-ink">
          Please keep a question below {questionLimit} characters; {excess} too many.
        </p>
      ) : null}
    </form>
  );
}
