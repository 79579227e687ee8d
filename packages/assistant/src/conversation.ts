/** What goes into answering one question and what comes out; the assistant's only contact with the world. */
import type { AnalysisStep, AnswerParts, Behaviour, ShownAd } from '@tillsight/contract/chat';
import type { Chart, Table } from '@tillsight/contract/chart';
import type { Language } from '@tillsight/contract/language';
import type { Beside } from '@tillsight/metrics/beside';
import type { SourceName } from '@tillsight/metrics/metric';
import type { HeldOccasion } from '@tillsight/metrics/occasion';
import type { MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import type { AlertOrder } from './alerts/alert-order.ts';
import type { BoardOrder } from './boards/board-order.ts';
import type { HouseOrder, KeptWord } from './house-words/house-order.ts';
import type { OccasionOrder } from './occasions/occasion-order.ts';
import type { TargetOrder } from './targets/target-order.ts';
import type { ScheduleOrder } from './schedules/schedule-order.ts';
import type { Model } from './model.ts';

/** The organization a question is about, and the moment it is asked. */
export type Shop = {
  name: string;
  currency: string;
  timeZone: string;
  /** ISO 3166 alpha-2; decides the order of day and month and the fiscal year. */
  country: string;
  connected: SourceName[];
  /** Connected once, but the grant has died. */
  needsReconnect: SourceName[];
  /** What can be connected where this runs, beyond the platforms that every merchant is offered. */
  offered?: readonly SourceName[];
  /** Epoch milliseconds. */
  now: number;
  /** The role of the person asking. */
  role: string;
  /** What replies are written in; where it is not said, what the question is asked in, and English for what is no question. */
  language?: Language;
  /** The first day of which anything is known, where the caller knows it; questions about earlier days are then told so. */
  historyFrom?: string;
  /** The organization's own words and what they stand for. */
  words?: readonly KeptWord[];
};

/** The store's own names, fetched live and kept in memory for at most a minute by the caller. */
export type StoreNames = {
  /** Dimension key to values: product, variant, collection, city, region, country, campaign, discount_code, … */
  values: Record<string, string[]>;
  /** A platform did not answer, so that a name that is missing may well be there. */
  away?: true;
};

/** Before the store was asked: only places everybody knows. */
export const noNames: StoreNames = { values: {} };

/** One earlier question and what was made of it; kept encrypted by the caller, handed back as it was. */
export type Turn = {
  question: string;
  behaviour: Behaviour;
  requests: MetricRequest[];
  mentioned: Mentioned[];
  /** What a turn without figures spoke of: the figure of a definition, the days of a platform that is not connected. */
  about?: Partial<MetricRequest>;
  /** The model that had a part in the reading, and the text it was told. */
  readBy?: { model: string; prompt: string };
  /** Options offered by a question back or an assumption. */
  offered: Offer[];
};

/** What the reply's rows were, so that "the first one" can be read; `asked` is how many of them a superlative asked for. */
export type Mentioned = {
  dimension: string;
  values: string[];
  asked?: number;
  /** Not the rows: the values whose share of all was asked for. */
  share?: true;
};

/** A next question, one tap away. With requests it is a reading that is kept: asking its very words asks just these. */
export type Offer = {
  label: string;
  question: string;
  requests?: MetricRequest[];
  manner?: Manner;
  /** What is written into the store, if this is the next thing that is said. */
  order?: StoreOrder;
};

/** How figures are told, beyond what is asked for. */
export type Manner = {
  scale?: 'lakh' | 'crore';
  share?: string[][];
  shareOfOthers?: true;
  bounds?: Bound[];
  byChange?: 'up' | 'down';
};

/** "above 3 lakh", "five or fewer": what a row must reach. */
export type Bound = {
  above: boolean;
  value: number;
  orEqual: boolean;
  /** The place among the words of the question, and how many words it takes. */
  at: number;
  size: number;
  isMoney: boolean;
  /** The figure it bounds, where several were named. */
  metric?: string;
};

/** The single door to numbers. All requests of one call cost at most one round trip per platform, what is wanted beside them included. */
export type Run = (requests: MetricRequest[], beside?: Beside) => Promise<MetricResult[]>;

/** What the merchant wants to reach; `away`: it could not be read. `maySet`: whether we have been allowed to set it. */
export type HeldTargets = { held: readonly Target[] | 'away'; maySet: boolean };

/** Undefined where nothing is connected that holds them. */
export type ReadTargets = () => Promise<HeldTargets | undefined>;

/** What has been noted as having happened; `mayNote`: whether we have been allowed to note more. */
export type HeldOccasions = { held: readonly HeldOccasion[] | 'away'; mayNote: boolean };

/** Of these days, or, without days, what we have noted ourselves. Undefined where nothing is connected that holds them. */
export type ReadOccasions = (period?: Period) => Promise<HeldOccasions | undefined>;

/** What is written into the store, once it was agreed to. */
export type StoreOrder = TargetOrder | OccasionOrder;

/** `working`: a model decides what to look up next, or words what was found. */
export type OnStage = (stage: 'reading' | 'working' | 'writing') => void;

export type Question = {
  text: string;
  turns: Turn[];
  shop: Shop;
  run: Run;
  /** Reads the store's names when a word of the question may be one. */
  names: () => Promise<StoreNames>;
  /** Without it a question about targets is read as any other. */
  targets?: ReadTargets;
  /** Likewise of orders to note what happened. */
  occasions?: ReadOccasions;
  /** Is told when the reading, each step of an analysis and the writing begin. */
  onStage?: OnStage;
  /**
   * Is handed the reply, as far as anything is known, when a platform will only tell the rest in so many seconds. Resolves to whether it is
   * to be asked then; without it the reply says what is missing.
   */
  wait?: (known: Reply | undefined, seconds: number) => Promise<boolean>;
  /** Is told of each step of an analysis as it is done. */
  onStep?: (step: AnalysisStep) => void;
  /** Stop after the reading: no figure is asked for. */
  planOnly?: boolean;
  /** With that: tell how the question was read. */
  explain?: boolean;
  /** Reads beside the built-in reader, and words sentences; without it, or when it fails, everything is built in. */
  model?: Model;
};

export type ReplyValue = {
  metric: string;
  by: Record<string, string | null>;
  value: number | null;
  base?: number | null;
};

/** Leads out of the product. */
export type Link = { label: string; address: string };

export type Reply = {
  /** What it is written in. */
  language: Language;
  behaviour: Behaviour;
  requests: MetricRequest[];
  values: ReplyValue[];
  response: string;
  /** Names of the sources as people know them: `Shopify`, `Google Analytics`, `Google Ads`. */
  metricsIncluded: string[];
  isBusinessRelated: boolean;
  chart?: Chart;
  table?: Table;
  /** Ads in it of which there are pictures. */
  ads?: ShownAd[];
  /** How it was come to, where a model worked in steps. */
  steps?: AnalysisStep[];
  /** The response as a screen draws it. */
  parts: AnswerParts;
  alternatives: { label: string; question: string }[];
  /** To be sent the same again and again, where that can be ordered by a tap. */
  again?: { label: string; question: string };
  /** Where the platforms show it themselves. */
  links?: Link[];
  /** The platform that would know, where connecting it helps. */
  connect?: SourceName;
  /** What was taken from the talk and not said; asking the question of one leaves it out. */
  carried?: { kind: 'period' | 'filter' | 'split'; label: string; question: string }[];
  /** What is to be done about alerts, by the caller. */
  order?: AlertOrder;
  /** What is to be done about the house's own words, by the caller. */
  houseOrder?: HouseOrder;
  /** What is to be done about schedules, by the caller. */
  scheduleOrder?: ScheduleOrder;
  /** What is to be done about boards, by the caller. */
  boardOrder?: BoardOrder;
  /** What is to be written into the store, by the caller: it was agreed to. */
  targetOrder?: TargetOrder;
  /** The same of what happened in the store. */
  occasionOrder?: OccasionOrder;
  /** How the question was read, line by line, where that was asked for. */
  reading?: string[];
  turn: Turn;
};
