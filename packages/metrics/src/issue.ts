import type { SourceName } from './metric.ts';
import type { PricingRate } from '@tillsight/contract/rates';

/** Part of an honest answer: what is missing from it and what may be tried. Values, never thrown. */
export type Issue =
  | { kind: 'unknown-metric'; metric: string; suggestions: string[] }
  | { kind: 'unknown-dimension'; dimension: string; suggestions: string[] }
  | { kind: 'illegal-breakdown'; metric: string; dimension: string; suggestions: string[] }
  | { kind: 'needs-breakdown'; metric: string; dimensions: string[] }
  | { kind: 'no-comparison'; metric: string }
  | { kind: 'no-like-base'; metric: string }
  | { kind: 'rates-not-set'; metrics: string[]; rates: PricingRate[]; since?: string; ofBase?: true }
  | { kind: 'no-typical' }
  | { kind: 'no-course'; metric: string }
  | { kind: 'too-young'; metrics: string[]; months: number; since: string }
  | { kind: 'no-streak' }
  | { kind: 'other-list-unknown' }
  | { kind: 'spelled-apart'; metrics: string[] }
  | { kind: 'not-connected'; source: SourceName; metrics: string[] }
  | { kind: 'needs-reconnect'; source: SourceName; metrics: string[] }
  | { kind: 'source-failed'; source: SourceName; metrics: string[]; reason: SourceFailure; retryAfterSeconds?: number }
  | { kind: 'terms-left-out'; metric: string; sources: SourceName[] }
  | { kind: 'mixed-currencies'; metric: string; currencies: string[] }
  | { kind: 'mixed-time-zones'; metric: string; timeZones: string[] }
  | { kind: 'rows-left-out'; limit: number }
  | { kind: 'hidden-rows'; source: SourceName }
  | { kind: 'history-begins'; source: SourceName; day: string };

export type SourceFailure =
  | 'timeout'
  | 'throttled'
  | 'unavailable'
  | 'refused'
  | 'nonsense'
  | 'not-offered'
  | 'too-much';
