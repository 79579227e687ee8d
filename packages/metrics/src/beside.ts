/** What a store holds beside its figures about the same days, brought along by the same call, and kept nowhere. */
import type { Target } from './target.ts';

export type Wanted = { targets: boolean };

/** `away`: it could not be read. */
export type Found = { targets: readonly Target[] | 'away' };

export const nothingBeside: Found = { targets: [] };

/** Handed down to the platform that holds it; without one nothing is taken. */
export type Beside = { wanted: Wanted; take: (found: Found) => void };
