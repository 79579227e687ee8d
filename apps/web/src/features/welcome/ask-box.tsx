import { questionLimit } from '@tillsight/contract/chat';
import { product } from '@tillsight/contract/product';
import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

/** A talk that begins here goes on in the chat. */
export function AskBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const question = text.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (question) void navigate(paths.chat(), { state: { question } });
  };
  return (
    <form
      onSubmit={send}
      className="flex items-center rounded-card bg-surface ring-1 ring-edge transition-shadow ring-inset focus-within:ring-2 focus-within:ring-accent"
    >
      <input
        type="text"
        dir="auto"
        value={text}
        maxLength={questionLimit}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => setText(event.target.value)}
        aria-label={`Ask ${product.assistant}`}
        placeholder={`Ask ${product.assistant} about your business...`}
        className="h-12 min-w-0 flex-1 bg-transparent px-4 text-base outline-none placeholder:truncate placeholder:text-sm placeholder:text-faint sm:text-sm"
      />
      <Button
        type="submit"
        variant="primary"
        shape="icon"
        aria-label="Send"
        disabled={!question}
        className="m-1 sm:m-1.5"
      >
        <ArrowUp aria-hidden strokeWidth={2.5} />
      </Button>
    </form>
  );
}
