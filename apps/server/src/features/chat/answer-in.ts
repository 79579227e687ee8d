/** One question answered for an organization: the assistant between the reader and the platforms. */
import type { Link, Reply, Run, Turn } from '@tillsight/assistant/conversation';
import type { AskStage } from '@tillsight/contract/chat';
import type { Language } from '@tillsight/contract/language';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { SourceName } from '@tillsight/metrics/metric';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { wordsOf } from '../house-words/house-words.ts';
import { askNumbers, askOccasions, askTargets, standingAnd, storeNames } from '../insights/insights.ts';
import { modelFor, type ChatDeps, type OnPart } from './model.ts';
import { readerFor } from './readers.ts';

/** `language`: the one that was chosen for replies, if one was. */
export type Thread = {
  question: string;
  turns: Turn[];
  language?: Language | null;
  /** The way to figures, where they are asked for together with those of others. */
  run?: Run;
  planOnly?: boolean;
  explain?: boolean;
};

/** The person who asks; without a user at the terminal, where reading is not counted. */
export type Asking = { organizationId: string; role: string; userId?: string };

/** What was kept is asked as it would be in a talk: its words are read no more, and no model has a part in it. */
export function answerKept(
  deps: ChatDeps,
  asking: Asking,
  { title, requests, language }: { title: string; requests: MetricRequest[]; language: Language },
): Promise<Reply> {
  return answerIn({ ...deps, model: null }, asking, { ...threadOfKept(title, requests), language });
}

/** Taken up like an offer that was tapped. */
export function threadOfKept(title: string, requests: MetricRequest[]): Pick<Thread, 'question' | 'turns'> {
  const offered = [{ label: title, question: title, requests }];
  return {
    question: title,
    turns: [{ question: title, behaviour: 'answer', requests: [], mentioned: [], offered }],
  };
}

/** The same answer without a memory of its own: the earlier turns are handed in. */
export async function answerIn(
  deps: ChatDeps,
  { organizationId, role, userId }: Asking,
  { question, turns, language, run, planOnly, explain }: Thread,
): Promise<Reply> {
  const { onStage, onStep, onPart } = deps;
  const told = (stage: AskStage['stage'], sources: string[] = []) => onStage?.({ stage, sources });
  const watched = { ...deps, watch: (awaited: SourceName[]) => told('asking', awaited.map(titleOf)) };
  const { standing, more: words } = await standingAnd(deps, organizationId, wordsOf);
  // A process that is never asked need not know how to answer, and the thread that reads begins with the first question.
  const { answerQuestion } = await import('@tillsight/assistant/answer-question');
  const model = modelFor(deps, organizationId);
  const reply = await answerQuestion({
    text: question,
    turns,
    shop: { ...standing, role, words, ...(language ? { language } : {}) },
    read: readerFor(userId ?? null),
    run: run ?? ((requests, beside) => askNumbers(watched, organizationId, requests, beside)),
    names: () => storeNames(watched, organizationId),
    // What is only read asks no platform.
    ...(planOnly
      ? {}
      : {
          targets: () => askTargets(watched, organizationId),
          occasions: (period?: Period) => askOccasions(watched, organizationId, period),
        }),
    onStage: stage => told(stage),
    ...(onStep === undefined ? {} : { onStep }),
    ...(onPart === undefined ? {} : { wait: waiting(deps, onPart) }),
    ...(model === undefined ? {} : { model }),
    ...(planOnly === undefined ? {} : { planOnly }),
    ...(explain === undefined ? {} : { explain }),
  });
  return reply.links === undefined ? reply : { ...reply, links: reply.links.map(link => absolute(link, deps)) };
}

/** A page of the product's own can be followed from WhatsApp as well. */
const absolute = ({ label, address }: Link, { publicUrl }: Pick<ChatDeps, 'publicUrl'>): Link => ({
  label,
  address: new URL(address, publicUrl).href,
});

/** Longer than until the next full minute no platform's budget takes. */
const longestWaitSeconds = 65;

const signOfLifeSeconds = 15;

function waiting({ platforms, onStage }: ChatDeps, onPart: OnPart) {
  return async (known: Reply | undefined, seconds: number): Promise<boolean> => {
    const until = Math.min(seconds + 1, longestWaitSeconds);
    if (!onPart(known, until)) return false;
    // What stands between must not take the silence for an end.
    for (let left = until; left > 0; left -= signOfLifeSeconds) {
      onStage?.({ stage: 'waiting', sources: [] });
      await platforms.http.sleep(Math.min(left, signOfLifeSeconds) * 1000);
    }
    return true;
  };
}

const titleOf = (source: SourceName): string => sourceTitles[source];
