import * as z from 'zod/mini';
import { Chart, Table } from './chart.ts';
import { Nothing, endpoint } from './endpoint.ts';
import { Provider } from './integrations.ts';

export const behaviours = [
  'answer',
  'assume',
  'clarify',
  'explain',
  'forecast',
  'define',
  'advise',
  'partial',
  'no-source',
  'no-data',
  'refuse',
  'off-topic',
  'chat',
  'act',
] as const;
export const Behaviour = z.enum(behaviours);
export type Behaviour = z.infer<typeof Behaviour>;

export const questionLimit = 4000;

export const AskRequest = z.object({
  user_id: z.string(),
  question: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please type a question.'),
      z.maxLength(questionLimit, `Please keep a question below ${questionLimit} characters.`),
    ),
});
export type AskRequest = z.infer<typeof AskRequest>;

/**
 * The answer as a screen draws it; `response` holds the same for WhatsApp and programs. What the chart shows stands in neither
 * `points` nor `sentence` a second time.
 */
export const AnswerParts = z.object({
  headline: z.optional(
    z.object({
      label: z.string(),
      value: z.string(),
      change: z.optional(
        z.object({
          text: z.string(),
          direction: z.enum(['up', 'down', 'same']),
          /** Whether that is welcome; of some figures it is neither. */
          mood: z.optional(z.enum(['good', 'bad', 'plain'])),
          against: z.string(),
        }),
      ),
    }),
  ),
  /** Of figures that are split: which, by what and of when, for above the sentence. */
  label: z.optional(z.string()),
  sentence: z.string(),
  points: z.array(z.string()),
  /** Where the figures are from, as of when, and what to know of them. */
  notes: z.array(z.string()),
});
export type AnswerParts = z.infer<typeof AnswerParts>;

/** One step of an analysis: what was asked, what came, and how long it took. */
export const AnalysisStep = z.object({ asked: z.string(), found: z.string(), milliseconds: z.number() });
export type AnalysisStep = z.infer<typeof AnalysisStep>;

/** An ad in an answer; its platform has a picture of it, for `readAdPictures`. */
export const ShownAd = z.object({ id: z.string(), name: z.string() });
export type ShownAd = z.infer<typeof ShownAd>;

/** The first three fields are the specification's; the others travel beside them and a client may ignore them. */
export const AskResponse = z.object({
  response: z.string(),
  is_business_related: z.boolean(),
  metrics_included: z.array(z.string()),
  behaviour: z.prefault(Behaviour, 'answer'),
  chart: z.optional(Chart),
  /** Of rows that two things tell apart. */
  table: z.optional(Table),
  /** Those of its rows that are ads with a picture, in their order. */
  ads: z.optional(z.array(ShownAd)),
  parts: z.optional(AnswerParts),
  /** How it was come to, where a language model worked in steps. */
  steps: z.optional(z.array(AnalysisStep)),
  /** Other readings or next questions, one tap away. */
  alternatives: z.optional(z.array(z.object({ label: z.string(), question: z.string() }))),
  /** Under "how?": where the platforms show the same themselves. */
  links: z.optional(z.array(z.object({ label: z.string(), address: z.string() }))),
  /** The platform that would know and is not connected. */
  connect: z.optional(z.object({ provider: Provider, title: z.string() })),
  /** What was taken from the talk and not said in the question: days, a part kept to, a split. Asking the question leaves it out. */
  carried: z.optional(
    z.array(z.object({ kind: z.enum(['period', 'filter', 'split']), label: z.string(), question: z.string() })),
  ),
});
export type AskResponse = z.infer<typeof AskResponse>;

/**
 * What an answer is waiting for. Asked with `Accept: text/event-stream`, the same call answers with server-sent events: any number of
 * `stage` with this, and one `step` (`AnalysisStep`) for each step of an analysis, then one `answer` with an `AskResponse`, or one `problem` with a problem document.
 */
export const AskStage = z.object({
  /** `waiting`: until a platform may be asked again; `working`: a language model decides what to look up next, or words what was found. */
  stage: z.enum(['reading', 'asking', 'waiting', 'working', 'writing']),
  /** The platforms whose answer is still awaited, as people know them. */
  sources: z.array(z.string()),
});
export type AskStage = z.infer<typeof AskStage>;

/**
 * The answer as far as it is known, in the same stream: an event `part`, when a platform tells the rest only in so many seconds. The
 * `answer` that comes then takes its place.
 */
export const AskPart = z.object({ answer: AskResponse, seconds: z.number() });
export type AskPart = z.infer<typeof AskPart>;

/** What was asked within the last day and is remembered, oldest first. Answers are kept nowhere. */
export const History = z.object({
  questions: z.array(z.object({ id: z.string(), question: z.string(), asked_at: z.string() })),
});
export type History = z.infer<typeof History>;

export const ClearHistoryRequest = z.object({ user_id: z.string() });
export type ClearHistoryRequest = z.infer<typeof ClearHistoryRequest>;

/** What a language model was used for by this organization, the latest day first; `model` is null where none is set. */
export const ModelUse = z.object({
  model: z.nullable(z.string()),
  tokens_a_day: z.nullable(z.number()),
  days: z.array(
    z.object({
      day: z.string(),
      calls: z.number(),
      tokens: z.number(),
      /** US dollars; null where nobody told what a token costs. */
      usd: z.nullable(z.number()),
    }),
  ),
});
export type ModelUse = z.infer<typeof ModelUse>;

export const readModelUse = endpoint({
  name: 'readModelUse',
  method: 'GET',
  path: '/api/v1/chatbot/model-use/',
  access: 'session',
  request: Nothing,
  response: ModelUse,
});

export const askQuestion = endpoint({
  name: 'askQuestion',
  method: 'POST',
  path: '/api/v1/chatbot/ask/',
  access: 'same-organization',
  scope: 'ask',
  request: AskRequest,
  response: AskResponse,
});

export const readHistory = endpoint({
  name: 'readHistory',
  method: 'GET',
  path: '/api/v1/chatbot/history/',
  access: 'same-organization',
  request: z.object({ user_id: z.string() }),
  response: History,
});

/** A remembered question once more, read as it was then, with figures of now. The next question goes on from it. */
export const askAgain = endpoint({
  name: 'askAgain',
  method: 'POST',
  path: '/api/v1/chatbot/ask-again/',
  access: 'same-organization',
  request: z.object({ user_id: z.string(), question_id: z.string() }),
  response: AskResponse,
});

/** As many pictures are fetched for one answer. */
export const mostPictures = 12;

const AdPicture = z.object({
  ad: z.string(),
  /** A `data:` address: nobody but the server asks the platform. */
  picture: z.string(),
});

/** Pictures of ads, fetched from their platform now and kept nowhere. An ad without one is left out. */
export const readAdPictures = endpoint({
  name: 'readAdPictures',
  method: 'GET',
  path: '/api/v1/chatbot/ad-pictures/',
  access: 'session',
  request: z.object({
    /** Their ids, with commas between them. */
    ads: z
      .string()
      .check(z.regex(/^\d{1,30}(,\d{1,30}){0,11}$/, `Please name 1 to ${mostPictures} ads by their numbers.`)),
  }),
  response: z.object({ pictures: z.array(AdPicture) }),
});

export const clearHistory = endpoint({
  name: 'clearHistory',
  method: 'POST',
  path: '/api/v1/chatbot/clear-history/',
  access: 'same-organization',
  scope: 'ask',
  request: ClearHistoryRequest,
  response: z.object({ success: z.boolean() }),
});
