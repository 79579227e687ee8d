import { indexDays } from '../columns.ts';
import type { Story } from '../story/story.ts';
import type { Dictionary } from '../tables.ts';

type Span = { firstDay: number; today: number };

/** A store of which only the orders are known: nobody was seen visiting. */
export function emptyVisits(span: Span): Pick<Story, 'visits' | 'abandoned' | 'searches' | 'places' | 'origins'> {
  const { none, text, bytes, shorts, byDay } = nothing(span);
  return {
    visits: {
      length: 0,
      byDay,
      day: shorts,
      minute: shorts,
      device: text,
      origin: bytes,
      source: text,
      medium: text,
      campaign: text,
      channelGroup: text,
      referrerKind: text,
      referrerName: text,
      adGroup: text,
      place: bytes,
      city: text,
      region: text,
      country: text,
      landingPage: text,
      flags: bytes,
      visitor: none,
      seconds: shorts,
      pageViews: bytes,
      ga4: bytes,
    },
    abandoned: {
      length: 0,
      byDay,
      day: none,
      minute: shorts,
      visit: none,
      device: text,
      city: text,
      variant: none,
      quantity: none,
      total: none,
      recoveredOrder: none,
    },
    searches: { length: 0, byDay, day: none, minute: shorts, term: text, hasResults: bytes, clicked: bytes },
    places: [],
    origins: [],
  };
}

export function emptyAds(
  span: Span,
): Pick<Story, 'adCampaigns' | 'adGroups' | 'adKeywords' | 'adTerms' | 'adDays' | 'adConversions'> {
  const { none, text, bytes, shorts, byDay } = nothing(span);
  return {
    adCampaigns: [],
    adGroups: [],
    adKeywords: [],
    adTerms: [],
    adDays: {
      length: 0,
      byDay,
      day: none,
      adGroup: bytes,
      impressions: none,
      clicks: none,
      cost: none,
      videoViews: none,
      invalidClicks: none,
      eligible: none,
      lostToBudget: none,
      lostToRank: none,
      topImpressions: none,
      absoluteTopImpressions: none,
    },
    adConversions: {
      length: 0,
      byDay,
      day: none,
      minute: shorts,
      adGroup: bytes,
      keyword: none,
      term: none,
      device: text,
      place: bytes,
      order: none,
      orderDay: none,
      orderMinute: shorts,
      conversions: new Float64Array(0),
      value: none,
    },
  };
}

function nothing(span: Span) {
  const text: Dictionary = { codes: new Uint8Array(0), values: [''] };
  const none = new Int32Array(0);
  return {
    none,
    text,
    bytes: new Uint8Array(0),
    shorts: new Uint16Array(0),
    byDay: indexDays(none, span.firstDay, span.today),
  };
}
