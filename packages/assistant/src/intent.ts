/** What a question asks for, before it is known which figures can serve it. */
import type { Day, Period } from '@tillsight/metrics/request';
import type { Bound } from './conversation.ts';
import type { FilterOption } from './reading/filters.ts';
import type { Moment } from './days/moment.ts';
import type { More } from './reading/construction.ts';

/** A wish for figures; every slot may be missing. */
export type Ask = {
  metrics: AskedMetric[];
  by: string[];
  filters: AskedFilter[];
  when?: AskedPeriod;
  base?: AskedBase;
  ranking?: { direction: 'desc' | 'asc'; isQuality: boolean; ofSpeed?: true; limit?: number };
  /** Rows are ranked by how much they rose or fell. */
  byChange?: 'up' | 'down';
  /** Bounds on the rows ("above 3 lakh"), applied to the result. */
  bounds: Bound[];
  /** Stock is held against this day: "will it last till 14 December". */
  lastsUntil?: Day;
  /** The whole is wanted beside the rows. */
  whole?: true;
  /** The platform that was named. */
  platform?: Platform;
  /** What is wanted of the figures beyond themselves; `notIn`: rows that these days lack. */
  more?: Omit<More, 'notIn'> & { notIn?: Period };
};

/** `named`: said outright; otherwise chosen for lack of a word. `only`: no other source may stand in for it. */
export type AskedMetric = { key: string; named: boolean; only?: boolean };

export type AskedFilter = {
  options: FilterOption[];
  not: boolean;
  text: string;
  concept?: string;
  /** Of a kind of goods: the products that are called so. */
  members?: string[];
};

/** `implied`: only what it is held against was named. */
export type AskedPeriod = Pick<Moment, 'period' | 'unit' | 'label' | 'other'> & {
  implied?: boolean;
  /** The same festival of the year before. */
  earlier?: Period | undefined;
  /** The festival they were counted from, "the 7 days before Diwali". */
  around?: string;
  /** The day or event that they and their base lie on either side of. */
  between?: Period;
};

/** `apart`: the two were named the other way round, so each is asked for itself; `whole`: all its days, though the other one still runs. */
export type AskedBase =
  | { kind: 'previous' | 'year-ago' | 'week-ago' | 'month-ago' }
  | { kind: 'named'; period: Period; apart?: boolean; whole?: boolean; label?: string };

export type Platform = 'shopify' | 'google_analytics' | 'google_ads' | 'meta';

export type Intent =
  | { act: 'figures'; ask: Ask; also: Ask[]; notes: Notes }
  | { act: 'summary'; topic: SummaryTopic; ask: Ask; notes: Notes }
  /** `ofTopRow`: the rows are told first, and then why the one at the top stands there. */
  | { act: 'explain'; ask: Ask; notes: Notes; ofTopRow?: true }
  /** `days`: the ones that a goal is about, which are not read from the words; `goalName`: what the store calls it; `goalTimes`: so many times the year before. */
  | {
      act: 'forecast';
      ask: Ask;
      until?: Period;
      days?: Period;
      goal?: number;
      goalTimes?: number;
      goalName?: string;
      /** Days that are over, whose figure is to be beaten. */
      rival?: Period | 'year-ago';
      notes: Notes;
    }
  /** What was and what is to come: each is answered. */
  | { act: 'both'; intents: [Intent, Intent] }
  | { act: 'define'; metrics: string[]; says?: string; text: string }
  | { act: 'reconcile'; ask: Ask; sizeOnly: boolean }
  | { act: 'advise'; subject: AdviceSubject; ask: Ask; whether?: Side; text: string }
  /** One order, by its number as typed. */
  | { act: 'order'; number: string; asksWhere?: true }
  | { act: 'no-source'; source: string; ask: Ask; text: string }
  | { act: 'no-data'; topic: string; ask?: Ask; text: string }
  | { act: 'refuse'; reason: 'personal' | 'other-shop' | 'secret' | 'hostile'; period?: Period }
  | { act: 'off-topic' }
  | { act: 'chat'; kind: 'greeting' | 'thanks' | 'help' | 'complaint' }
  | { act: 'act'; command: Command; text: string }
  | {
      act: 'clarify';
      /** `event`: something happened on a day that was not said. */
      about: 'metric' | 'name' | 'word' | 'event' | 'nothing' | 'result' | 'length' | 'letters';
      text: string;
      ask?: Ask;
    };

export type Notes = {
  /** Money is to be told in lakh or crore. */
  scale?: 'lakh' | 'crore';
  /** The days of the weekend are held against the others. */
  weekends?: true;
  /** The single row at the top is what was asked for. */
  single?: boolean;
  /** Of one product's variants their sizes or colours were asked for. */
  look?: 'size' | 'colour';
  /** Rows are to be counted, not listed. */
  count?: boolean;
  /** A yes or no is wanted, or which of the two. */
  whether?: Whether;
  /** The row whose place among the others was asked for. */
  standing?: Standing;
  /** The days held against are the ones that were asked about: "kal is waqt tak". */
  asksEarlier?: true;
  /** A bound on the total: "did we cross one crore". */
  goal?: number;
  /** A median (0.5) or another percentile of single orders or days was asked for. */
  percentile?: number;
  /** What a day, week or month brings on average was asked for. */
  average?: string;
  /** The rows whose share of the whole was asked for; each group is one share. */
  share?: string[][];
  /** All others of that kind were meant: "what share came from outside India". */
  shareOfOthers?: true;
  /** Each row is to be told with its part of the whole. */
  shares?: boolean;
  /** A comparison was asked for. */
  compares?: boolean;
  /** Why two parts differ was asked: how far they are apart is what is known. */
  apart?: true;
  /** The way the figure is said to have gone. */
  moved?: 'up' | 'down';
  /** It goes on from an outlook, so it is one itself. */
  ahead?: boolean;
  /** Taken over from the turn before. */
  continued?: boolean;
  /** What was taken from the talk and not said. */
  carried?: CarriedSlot[];
  /** It goes on from the turn before, with past days of its own. */
  dated?: boolean;
  /** Nothing of the question was taken up. */
  idle?: boolean;
  /** Words that point at something which was not spoken of. */
  lost?: string;
  /** Words that name nothing here: the reading stands without them, and the reply says so. */
  passedOver?: string[];
};

/** Whether the row of this name is at this place, counted from the first, or, where `orBefore` says so, at no later one. */
export type Standing = { dimension: string; name: string; place: number; orBefore?: true };

/** One slot of a wish that the talk filled. */
export type CarriedSlot = { kind: 'period' } | { kind: 'filter' | 'split'; dimension: string };

export type SummaryTopic = 'shop' | 'ads' | 'stock' | 'customers' | 'traffic' | 'finance' | 'orders';
/** `either`: up or down; `weighed`: whether it is good; `gained`: whether there is a profit at all. */
export type Whether = 'more' | 'less' | 'better' | 'worse' | 'either' | 'weighed' | 'gained';

export type AdviceSubject =
  | 'general'
  | 'sales'
  | 'campaigns'
  | 'cut'
  | 'raise'
  | 'keywords'
  | 'advertise'
  | 'order-value'
  | 'cod'
  | 'cod-returns'
  | 'season'
  | 'markdown'
  | 'codes'
  | 'repeat'
  | 'new-customers'
  | 'slow-days'
  | 'conversion'
  | 'checkout'
  | 'returns'
  | 'cancellations'
  | 'reorder'
  | 'stock'
  | 'goods'
  | 'range'
  | 'cities'
  | 'price'
  | 'price-cut'
  | 'place'
  | 'till'
  | 'channel'
  | 'traffic'
  | 'profit'
  | 'shipping'
  | 'figure';
/** "is it worth it" asks what speaks for it, "should I stop it" what speaks against. */
export type Side = 'for' | 'against';
export type Command =
  | 'schedule'
  | 'send'
  | 'export'
  | 'alert'
  | 'settings'
  | 'campaign'
  | 'store'
  | 'users'
  | 'connection'
  | 'account'
  | 'chat';
