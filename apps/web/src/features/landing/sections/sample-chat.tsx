import { Pause, Play, Sparkles } from 'lucide-react';
import { product } from '@tillsight/contract/product';
import { LogoMark } from '../../../shell/logo.tsx';
import { sampleChat, type SampleExchange } from '../sample-chat.ts';
import { Words } from './words.tsx';

/** All six exchanges lie on top of each other, so that the card has the height of the tallest and never jumps. */
export function SampleChat() {
  return (
    <section
      id="sample-chat"
      aria-label={`Sample chat with ${product.assistant}`}
      data-chat
      className="chat rounded-card bg-surface shadow-float ring-1 ring-line"
    >
      <div className="flex items-start gap-3 border-b border-line px-5 py-4">
        <LogoMark className="size-9" />
        <div>
          <p className="text-base font-semibold">{product.assistant}</p>
          <p className="text-xs text-muted">Sample chat with an invented store</p>
        </div>
      </div>
      <ol className="chat-stack p-5">
        {sampleChat.map((exchange, index) => (
          <Exchange key={exchange.question} exchange={exchange} isShown={index === 0} />
        ))}
      </ol>
      <div className="scripted flex items-center justify-between border-t border-line py-2 pr-2 pl-5">
        <div aria-hidden className="flex gap-1.5">
          {sampleChat.map(({ question }, index) => (
            <span key={question} data-chat-dot data-shown={index === 0} className="chat-dot" />
          ))}
        </div>
        <button type="button" data-chat-pause className="quiet-button">
          <Pause aria-hidden className="chat-playing size-4" />
          <Play aria-hidden className="chat-paused size-4" />
          <span data-chat-pause-label>Pause</span>
          <span className="sr-only"> the sample chat</span>
        </button>
      </div>
    </section>
  );
}

function Exchange({ exchange, isShown }: { exchange: SampleExchange; isShown: boolean }) {
  const { question, answer } = exchange;
  return (
    <li data-exchange data-shown={isShown} data-answered={false} className="chat-exchange">
      <p className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-none bg-accent-soft px-4 py-2.5 text-base">
        {question}
      </p>
      <div aria-hidden className="chat-typing">
        <i />
        <i />
        <i />
      </div>
      <div className="chat-answer mt-4 max-w-[92%] rounded-card rounded-bl-none bg-sunken p-4">
        <p className="figure chat-value font-semibold">
          <Words told={answer.value} />
        </p>
        <p className="mt-1 text-sm text-muted">
          <Words told={answer.label} />
        </p>
        <div className="mt-4 rounded-control bg-insight-soft p-3">
          <p className="flex items-center gap-1.5 text-xs font-semibold tracking-wider text-insight-ink">
            <Sparkles aria-hidden className="size-3.5" />
            AI INSIGHT
          </p>
          <p className="mt-1 text-sm">
            <Words told={answer.tip} />
          </p>
        </div>
      </div>
    </li>
  );
}
