/** The facts that a piece of advice is written from. Each language turns all of them into sentences. */
import type { Period } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Side } from '../intent.ts';
import type { FilterPart } from './parts.ts';

/** What a change could bring: the cautious and the hopeful figure. */
export type Range = { low: number; high: number };

/** A suggestion in words. */
export type Said = {
  /** What to do, as an imperative. */
  act: string;
  /** The figures it rests on. */
  because: string;
  /** What it could bring, with the arithmetic in words. */
  brings: string;
  /** Where it was asked whether to: what speaks for it or against it, in a sentence without its "yes". */
  verdict?: { side: Side; why: string };
};

/** `coming` may have begun; `last` is the same a year before. */
export type Season = { name: string; coming: Period; last: Period };

/** A figure against its own months: `isUsual`: the lower end is the usual month, otherwise half of the way to the best. */
export type Standing = {
  now: number;
  lowest: number;
  highest: number;
  isBest: boolean;
  brings?: Range;
  isUsual?: boolean;
};

/** One part beside the whole: what was counted of how much, and what the whole's share would have made of it. */
export type Part = In<{ name: string; counted: number; of: number; rate: number; usual: number; brings: Range }>;

export type In<Told> = Told & { shop: Shop };

/** `creditedBy`: whose count of what it brought it is, Google's if nobody else's. */
export type AboutCampaign = In<{ name: string; cost: number; roas: number; margin: number; creditedBy?: string }>;
export type AboutCode = In<{
  code: string;
  orders: number;
  given: number;
  rate: number;
  newShare: number | undefined;
  margin: number | undefined;
}>;
export type AboutDay = In<{ weekday: string; own: number; usual: number; peak: number }>;
export type AboutSeason = In<{
  product: string;
  sold: number;
  lift: number;
  left: number;
  season: Season;
  days: number;
}>;
export type AboutVisits = In<{
  place: readonly FilterPart[];
  visits: number;
  bought: number;
  rate: number;
  usual: number;
  brings: Range;
}>;
