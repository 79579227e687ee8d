/** A conversation as it stands on the screen; nothing of it is kept beyond the page. */
import type { AnalysisStep, AskPart, AskResponse, AskStage } from '@tillsight/contract/chat';

export type UserMessage = { id: number; type: 'user'; content: string; timestamp: number };

export type AssistantMessage = {
  id: number;
  type: 'assistant';
  content: string;
  timestamp: number;
  isBusinessRelated: boolean;
  /** Names of the sources the answer rests on. */
  metricsIncluded: string[];
  chart: AskResponse['chart'];
  table?: AskResponse['table'];
  ads?: AskResponse['ads'];
  parts?: AskResponse['parts'];
  steps?: AskResponse['steps'];
  carried?: AskResponse['carried'];
  connect?: AskResponse['connect'];
  links?: AskResponse['links'];
  alternatives: NonNullable<AskResponse['alternatives']>;
};

export type ChatMessage = UserMessage | AssistantMessage;

/** `stage`: what the answer that is awaited is waiting for; `steps`: what was looked up for it so far. */
export type Conversation = {
  messages: ChatMessage[];
  isWaiting: boolean;
  stage?: AskStage;
  steps?: AnalysisStep[];
  part?: AnswerPart;
};

/** An answer that goes on growing; the rest comes at the moment `until`, by this browser's clock. */
export type AnswerPart = { message: AssistantMessage; until: number };

export const emptyConversation: Conversation = { messages: [], isWaiting: false };

const apology = "I apologize, but I'm having trouble processing your request right now. Please try again in a moment.";

/** What is sent for what was typed; nothing while an answer is awaited or when the text is blank. */
export function questionToSend(conversation: Conversation, text: string): string | null {
  const question = text.trim();
  return question && !conversation.isWaiting ? question : null;
}

export function withQuestion(conversation: Conversation, question: string, now: number): Conversation {
  const message: UserMessage = { id: nextId(conversation), type: 'user', content: question, timestamp: now };
  return { messages: [...conversation.messages, message], isWaiting: true };
}

export function withStage(conversation: Conversation, stage: AskStage): Conversation {
  return conversation.isWaiting ? { ...conversation, stage } : conversation;
}

export function withStep(conversation: Conversation, step: AnalysisStep): Conversation {
  return conversation.isWaiting ? { ...conversation, steps: [...(conversation.steps ?? []), step] } : conversation;
}

export function withAnswer(conversation: Conversation, answer: AskResponse, now: number): Conversation {
  return withReply(conversation, replyFrom(answer, now));
}

/** It stands where the whole answer will, which takes its place. */
export function withPart(conversation: Conversation, { answer, seconds }: AskPart, now: number): Conversation {
  if (!conversation.isWaiting) return conversation;
  const message: AssistantMessage = { ...replyFrom(answer, now), id: nextId(conversation), type: 'assistant' };
  return { ...conversation, part: { message, until: now + seconds * 1000 } };
}

function replyFrom(answer: AskResponse, now: number): Omit<AssistantMessage, 'id' | 'type'> {
  return {
    content: answer.response,
    timestamp: now,
    isBusinessRelated: answer.is_business_related,
    metricsIncluded: answer.metrics_included,
    chart: answer.chart,
    table: answer.table,
    ads: answer.ads,
    parts: answer.parts,
    steps: answer.steps,
    carried: answer.carried,
    connect: answer.connect,
    links: answer.links,
    alternatives: answer.alternatives ?? [],
  };
}

/** The question stays one tap away. */
export function withFailure(conversation: Conversation, question: string, now: number): Conversation {
  return withReply(conversation, {
    content: apology,
    timestamp: now,
    isBusinessRelated: false,
    metricsIncluded: [],
    chart: undefined,
    alternatives: [{ label: 'Try again', question }],
  });
}

/** The merchant no longer waits for it; what is known of it stays. */
export function withoutAnswer(conversation: Conversation): Conversation {
  if (conversation.part) return { messages: [...conversation.messages, conversation.part.message], isWaiting: false };
  const question = conversation.messages.at(-1)?.content ?? '';
  return withReply(conversation, {
    content: 'Stopped.',
    timestamp: Date.now(),
    isBusinessRelated: false,
    metricsIncluded: [],
    chart: undefined,
    alternatives: [{ label: 'Ask again', question }],
  });
}

/** An answer to a conversation that was cleared meanwhile has nowhere to go. */
function withReply(conversation: Conversation, reply: Omit<AssistantMessage, 'id' | 'type'>): Conversation {
  if (!conversation.isWaiting) return conversation;
  const message: AssistantMessage = { ...reply, id: nextId(conversation), type: 'assistant' };
  return { messages: [...conversation.messages, message], isWaiting: false };
}

/** What an answer answers. */
export function questionOf({ messages }: Pick<Conversation, 'messages'>, answer: AssistantMessage): string {
  return messages[messages.indexOf(answer) - 1]?.content ?? '';
}

function nextId(conversation: Conversation): number {
  return (conversation.messages.at(-1)?.id ?? 0) + 1;
}
