import { questionLimit } from '@tillsight/contract/chat';
import { product } from '@tillsight/contract/product';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { useConversation, useEarlier } from './api.ts';
import { useAskedElsewhere } from './asked-elsewhere.ts';
import { Composer } from './composer.tsx';
import { questionToSend } from './conversation.ts';
import { EarlierFailure, EarlierQuestions } from './earlier-questions.tsx';
import { Greeting } from './greeting.tsx';
import { MessageList } from './message-list.tsx';
import { MorePill } from './more-pill.tsx';
import { Suggestions } from './suggestions.tsx';

export function ChatPage() {
  const { conversation, ask, stop, clear, isClearing } = useConversation();
  const earlier = useEarlier();
  const questions = earlier.data ?? [];
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const lastId = conversation.messages.at(-1)?.id;
  const isNew = lastId === undefined;
  const isEmpty = isNew && questions.length === 0;

  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // The question stays at the top, and its answer grows beneath.
    if (lastId !== undefined) [...document.querySelectorAll('[data-question]')].at(-1)?.scrollIntoView();
  }, [lastId]);

  const send = (typed: string) => {
    const question = questionToSend(conversation, typed);
    if (!question || question.length > questionLimit) return false;
    ask({ question });
    return true;
  };
  useAskedElsewhere(question => {
    if (!send(question)) setText(question);
  });
  const startNewChat = () =>
    clear(undefined, {
      onSuccess: () => {
        setText('');
        input.current?.focus();
      },
    });

  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 sm:px-8',
        isEmpty && 'justify-center pb-[10vh]',
        // Whether something was asked before decides where everything stands; until that is known nothing is seen to move.
        earlier.isLoading && isEmpty ? 'opacity-0' : 'animate-appear',
      )}
    >
      <title>{`${product.assistant} · ${product.name}`}</title>
      {earlier.isError ? <EarlierFailure isBusy={earlier.isFetching} onRetry={() => void earlier.refetch()} /> : null}
      {questions.length > 0 ? (
        <EarlierQuestions questions={questions} isWaiting={conversation.isWaiting} onAsk={ask} />
      ) : null}
      {isNew ? (
        <h1 className={isEmpty ? 'text-center text-xl font-semibold' : 'sr-only'}>{product.assistant}</h1>
      ) : null}
      {isEmpty ? <Greeting /> : null}
      {isNew ? null : <MessageList conversation={conversation} onAsk={send} />}
      {isNew && !isEmpty ? <Suggestions onChoose={send} /> : null}
      <Composer
        inputRef={input}
        text={text}
        onText={setText}
        isWaiting={conversation.isWaiting}
        onStop={() => {
          stop();
          input.current?.focus();
        }}
        onSend={() => (send(text) ? setText('') : undefined)}
        newChat={isEmpty ? undefined : { start: startNewChat, isBusy: isClearing }}
        above={isNew ? null : <MorePill key={`${lastId} ${conversation.part?.until ?? ''}`} />}
      />
      {isEmpty ? <Suggestions onChoose={send} /> : null}
    </div>
  );
}
