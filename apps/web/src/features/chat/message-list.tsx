import { product } from '@tillsight/contract/product';
import { Answer } from './answer.tsx';
import { Bubble } from './bubble.tsx';
import { questionOf, type Conversation } from './conversation.ts';
import { endOfAnswer } from './more-pill.tsx';
import { PartOfAnswer } from './part-of-answer.tsx';
import { WaitingNote } from './waiting-note.tsx';

type MessageListProps = { conversation: Conversation; onAsk: (question: string) => void };

/** The last answer has at least the window's height, so that its question can stand at the top. */
const roomBelow = 'min-h-[calc(100dvh-15.5rem)]';

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
            <div
              key={message.id}
              className={`flex flex-col gap-5 ${message === messages.at(-1) && !isWaiting ? roomBelow : ''}`}
            >
              <Answer
                message={message}
                question={questionOf(conversation, message)}
                onAsk={message === messages.at(-1) && !isWaiting ? onAsk : undefined}
              />
              {message === messages.at(-1) ? <div aria-hidden {...endOfAnswer} /> : null}
            </div>
          ),
        )}
      </div>
      {isWaiting ? (
        <div className={roomBelow}>
          {conversation.part ? (
            <>
              <PartOfAnswer part={conversation.part} question={messages.at(-1)?.content ?? ''} />
              <div aria-hidden {...endOfAnswer} />
            </>
          ) : (
            <WaitingNote stage={conversation.stage} steps={conversation.steps ?? []} />
          )}
        </div>
      ) : null}
    </div>
  );
}
