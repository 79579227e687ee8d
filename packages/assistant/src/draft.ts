/** What a behaviour decides before any figure is known, and how it tells the figures once they are. */
import type { AnalysisStep, AnswerParts, Behaviour } from '@tillsight/contract/chat';
import type { Chart, Table } from '@tillsight/contract/chart';
import type { Found, Wanted } from '@tillsight/metrics/beside';
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { AlertOrder } from './alerts/alert-order.ts';
import type { ScheduleOrder } from './schedules/schedule-order.ts';
import type { BoardOrder } from './boards/board-order.ts';
import type { OccasionOrder } from './occasions/occasion-order.ts';
import type { TargetOrder } from './targets/target-order.ts';
import type { HouseOrder } from './house-words/house-order.ts';
import type { CarriedSlot } from './intent.ts';
import type { Slots } from './model/word-with-model.ts';
import type { Link, Offer, OnStage, Run, Shop, StoreNames, Turn } from './conversation.ts';

export type Context = { shop: Shop; turns: Turn[]; names: StoreNames };

export type Written = {
  response: string;
  /** The same for a screen, which has room for what one message has to leave out. */
  whole?: string;
  /** The sentence of it that says to ask again; left out where the rest is waited for. */
  askAgain?: string;
  behaviour?: Behaviour;
  /** What a screen draws, in the place of which lines, and which it folds away. */
  screen?: { headline?: NonNullable<AnswerParts['headline']>; sentence: string; replaces: string[]; folded: string[] };
  chart?: Chart;
  table?: Table;
  alternatives?: Offer[];
  mentioned?: Turn['mentioned'];
  /** Results beyond those of the draft's own requests, which the reply rests on as well. */
  further?: MetricResult[];
  /** Those of all requests that the next question goes on from. */
  goesOn?: MetricRequest[];
  /** The first line in parts, where a model may word it. */
  slots?: Slots;
  /** How it was come to, where a model worked in steps. */
  steps?: AnalysisStep[];
  /** Where the platforms show it themselves. */
  links?: Link[];
  readBy?: Turn['readBy'];
};

/** What is done to the message is done to what a screen shows of it. */
export const reworded = (written: Written, edit: (text: string) => string): Written => ({
  ...written,
  response: edit(written.response),
  ...(written.whole === undefined ? {} : { whole: edit(written.whole) }),
});

/** Behind what is told and above the last line, what it rests on, which a screen folds away. */
export function remarked(text: string, remark: string): string {
  const lines = text.split('\n');
  return lines.length > 1 ? lines.toSpliced(-1, 0, remark).join('\n') : `${text} ${remark}`;
}

export function withHint(draft: Draft, hint: string): Draft {
  return {
    ...draft,
    write: async (results, run, found) =>
      reworded(await draft.write(results, run, found), response => remarked(response, hint)),
  };
}

/** A part of the answer that the talk filled, and the reading without it. */
export type CarriedOffer = Required<Pick<Offer, 'label' | 'question' | 'requests'>> & { kind: CarriedSlot['kind'] };

export type Draft = {
  behaviour: Behaviour;
  requests: MetricRequest[];
  /** What the reply also rests on, asked in the same call; its results follow those of `requests`. A turn does not go on from these. */
  companions?: MetricRequest[];
  /** What the store may hold beside these figures, which comes by the same call. */
  beside?: Wanted;
  issues: Issue[];
  /** What is spoken of where no figure is asked for; the next question may go on from it. */
  about?: Turn['about'];
  /** The model that had a part in the reading. */
  readBy?: Turn['readBy'];
  /** The platform that would know, where connecting it helps. */
  connect?: SourceName;
  /** What was taken from the talk and not said. */
  carried?: CarriedOffer[];
  /** What is to be done about alerts. The reply is that for somebody who can keep none. */
  order?: AlertOrder;
  /** The same about the house's own words. */
  houseOrder?: HouseOrder;
  /** The same about what is sent again and again. */
  scheduleOrder?: ScheduleOrder;
  /** The same about boards. */
  boardOrder?: BoardOrder;
  /** What was agreed to be written into the store. */
  targetOrder?: TargetOrder;
  occasionOrder?: OccasionOrder;
  /** May ask for more figures through the same door. */
  write: (results: MetricResult[], run: Run, found?: Found) => Written | Promise<Written>;
  /** What a model makes of it in steps, where one is set; nothing where the built-in answer stands. */
  analyse?: (written: Written, around: Analysing) => Promise<Written | undefined>;
};

export type Analysing = {
  results: MetricResult[];
  run: Run;
  onStage: OnStage | undefined;
  onStep: ((step: AnalysisStep) => void) | undefined;
};

export const spoken = (behaviour: Behaviour, response: string, alternatives: Offer[] = []): Draft => ({
  behaviour,
  requests: [],
  issues: [],
  write: () => ({ response, alternatives }),
});
