import { ExternalLink, X } from 'lucide-react';
import { AnswerFigures } from '../../shell/answer/answer-figures.tsx';
import { ConnectCard } from '../../shell/answer/connect-card.tsx';
import { Fold, Notes } from '../../shell/answer/fold.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { Bubble } from './bubble.tsx';
import type { AssistantMessage } from './conversation.ts';

type AnswerProps = {
  message: AssistantMessage;
  question: string;
  onAsk: ((question: string) => void) | undefined;
};

export function Answer({ message, question: asked, onAsk }: AnswerProps) {
  const { content, chart, table, parts, ads } = message;
  const { steps, metricsIncluded, alternatives, carried = [], connect, links = [] } = message;
  // What was refused, asked back or defined has no figures to keep or to pass on.
  const hasFigures = message.isBusinessRelated && metricsIncluded.length > 0;
  return (
    <>
      {onAsk && carried.length > 0 ? <Carried carried={carried} onAsk={onAsk} /> : null}
      <Bubble message={message}>
        <AnswerFigures answer={{ response: content, chart, table, parts, ads }} />
        {metricsIncluded.length > 0 ? (
          <div className="mt-3 flex items-center justify-between gap-x-6 border-t border-line pt-1">
            <p className="min-w-0 text-xs text-faint">Data sources: {metricsIncluded.join(', ')}</p>
            {hasFigures ? <AnswerActions message={message} question={asked} /> : null}
          </div>
        ) : null}
        {steps && steps.length > 0 ? <Steps steps={steps} /> : null}
        {parts && parts.notes.length > 0 ? <Notes notes={parts.notes} /> : null}
        {links.length > 0 ? <Links links={links} /> : null}
        {connect ? <ConnectCard {...connect} /> : null}
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

/** To the platforms' own screens. */
function Links({ links }: { links: NonNullable<AssistantMessage['links']> }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {links.map(({ label, address }) => (
        <li key={address}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink underline underline-offset-2 sm:min-h-8"
          >
            {label}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type CarriedProps = { carried: NonNullable<AssistantMessage['carried']>; onAsk: (question: string) => void };

/** What was taken from the talk; a tap asks without it. */
function Carried({ carried, onAsk }: CarriedProps) {
  return (
    <ul aria-label="Taken from your earlier questions" className="-mb-2 flex flex-wrap items-center gap-2 text-xs">
      <li aria-hidden className="text-faint">
        Still:
      </li>
      {carried.map(({ kind, label, question }) => (
        <li key={kind + label}>
          <button
            type="button"
            aria-label={`Ask without ${label}`}
            onClick={() => onAsk(question)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sunken px-3 font-medium text-muted transition-colors hover:bg-hover hover:text-ink sm:min-h-7"
          >
            {label}
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What was looked up on the way, in order. */
function Steps({ steps }: { steps: NonNullable<AssistantMessage['steps']> }) {
  return (
    <Fold summary={steps.length === 1 ? 'Worked out in 1 step' : `Worked out in ${steps.length} steps`}>
      <ol className="mt-1 max-w-prose list-decimal space-y-1 pl-5 text-xs leading-5 text-muted marker:text-faint">
        {steps.map(({ asked, found, milliseconds }, at) => (
          <li key={`${at} ${asked}`} dir="auto" className="break-words">
            {asked}: <span className="text-ink">{found}</span>
            <span className="text-faint tabular-nums"> · {(milliseconds / 1000).toFixed(1)} s</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
