import { product } from '@tillsight/contract/product';
import type { ReactNode } from 'react';
import { Words } from '../../shell/answer/words.tsx';
import { cx } from '../../ui/class-names.ts';
import { useClock } from '../../use-clock.ts';
import type { ChatMessage } from './conversation.ts';

/** What somebody said and when; children stand in place of the plain words. */
export function Bubble({ message, children }: { message: ChatMessage; children?: ReactNode }) {
  const clock = useClock();
  const isUser = message.type === 'user';
  return (
    <article
      data-question={isUser || undefined}
      aria-label={isUser ? 'You' : product.assistant}
      className={cx(
        'flex animate-rise flex-col sm:max-w-[80%]',
        // An answer has charts and lists: on a phone they need the whole width.
        isUser ? 'max-w-[88%] items-end self-end' : 'max-w-full self-start',
      )}
    >
      <div
        className={cx(
          'min-w-0 rounded-card px-4 py-2.5 text-sm leading-6',
          isUser ? 'rounded-br-[0.2rem] bg-accent text-on-accent' : 'rounded-bl-[0.2rem] bg-surface ring-1 ring-line',
        )}
      >
        {children ?? <Words text={message.content} />}
      </div>
      <time dateTime={new Date(message.timestamp).toISOString()} className="mt-1 px-1 text-xs text-faint">
        {clock.time(message.timestamp)}
      </time>
    </article>
  );
}
