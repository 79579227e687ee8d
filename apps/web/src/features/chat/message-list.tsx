import { product } from '@tillsight/contract/product';
import { lazy, Suspense, type ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { chartHeightPx } from './chart-option.ts';
import { ChartValues } from './chart-values.tsx';
import { clockText } from './clock.ts';
import { questionOf, type AssistantMessage, type ChatMessage, type Conversation } from './conversation.ts';
import { WaitingNote } from './waiting-note.tsx';

const ChartDrawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

type MessageListProps = { conversation: Conversation; onAsk: (question: string) => void };

export function MessageList({ conversation, onAsk }: MessageListProps) {
  const { messages, isWaiting } = conversation;
  return (
    <div className="flex flex-col gap-5 py-6">
      <h1 className="sr-only">{product.assistant}</h1>
      <div role="log" aria-label={`Conversation with ${product.assistant}`} className="flex flex-col gap-5">
        {messages.map(message =>
          message.type === 'user' ? (
            <Bubble key={message.id} message={message} />
          ) : (
            <Answer
              key={message.id}
              message={message}
              question={questionOf(conversation, message)}
              onAsk={message === messages.at(-1) && !isWaiting ? onAsk : undefined}
            />
          ),
        )}
      </div>
      {isWaiting ? <WaitingNote stage={conversation.stage} /> : null}
    </div>
  );
}

function Bubble({ message, children }: { message: ChatMessage; children?: ReactNode }) {
  const isUser = message.type === 'user';
  return (
    <article
      aria-label={isUser ? 'You' : product.assistant}
      className={cx(
        'flex max-w-[88%] animate-rise flex-col sm:max-w-[80%]',
        isUser ? 'items-end self-end' : 'self-start',
      )}
    >
      <div
        className={cx(
          'min-w-0 rounded-card px-4 py-2.5 text-sm leading-6',
          isUser ? 'rounded-br-[0.2rem] bg-accent text-on-accent' : 'rounded-bl-[0.2rem] bg-surface ring-1 ring-line',
        )}
      >
        <p dir="auto" className="break-words whitespace-pre-wrap tabular-nums">
          {message.content}
        </p>
        {children}
      </div>
      <time dateTime={new Date(message.timestamp).toISOString()} className="mt-1 px-1 text-xs text-faint">
        {clockText(message.timestamp)}
      </time>
    </article>
  );
}

type AnswerProps = {
  message: AssistantMessage;
  question: string;
  onAsk: ((question: string) => void) | undefined;
};

function Answer({ message, question: asked, onAsk }: AnswerProps) {
  const { chart, metricsIncluded, alternatives } = message;
  return (
    <>
      <Bubble message={message}>
        {chart ? (
          <figure className="mt-3 w-[40rem] max-w-full">
            <figcaption className="mb-2 text-xs font-medium text-muted">{chart.title}</figcaption>
            <div style={{ minHeight: chartHeightPx(chart) }}>
              <Suspense fallback={<Skeleton className="h-48 w-full" />}>
                <ChartDrawing chart={chart} />
              </Suspense>
            </div>
            <ChartValues chart={chart} />
          </figure>
        ) : null}
        {metricsIncluded.length > 0 ? (
          <p className="mt-2 border-t border-line pt-2 text-xs text-faint">
            Data sources: {metricsIncluded.join(', ')}
          </p>
        ) : null}
        {message.isBusinessRelated ? <AnswerActions message={message} question={asked} /> : null}
      </Bubble>
      {onAsk && alternatives.length > 0 ? (
        <ul aria-label="Other questions" className="-mt-2 flex flex-wrap gap-2">
          {alternatives.map(({ label, question }) => (
            <li key={label + question}>
              <button
                type="button"
                title={question}
                onClick={() => onAsk(question)}
                className="min-h-11 rounded-full px-4 text-left text-sm font-medium text-accent-ink ring-1 ring-accent/50 transition-colors ring-inset hover:bg-accent-soft sm:min-h-8 sm:px-3"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
