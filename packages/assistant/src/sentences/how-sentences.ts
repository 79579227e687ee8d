/** Every sentence in which it is told how figures were found. */
import type { Screen, SourceNote } from '@tillsight/metrics/request';
import type { Base } from './parts.ts';

export type HowSentences = {
  head: string;
  wish: (asked: string, base: Base | undefined) => string;
  /** Before the platform's own query. */
  asked: (parts: { source: string; clock: string; rows: string; isOne: boolean }) => string;
  /** The label of a link to the platform's own screen. */
  show: (source: string, of: Screen['of']) => string;
  /** Whether the figures may still move. */
  states: (states: ReadonlySet<SourceNote['state']>, clock: string) => string;
};
