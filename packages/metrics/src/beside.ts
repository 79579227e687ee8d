/** What a store holds beside its figures about the same days, brought along by the same call, and kept nowhere. */
import type { Occasion } from './occasion.ts';
import type { Period } from './request.ts';
import type { Target } from './target.ts';

/** `occasions`: those of these days. */
export type Wanted = { targets?: boolean; occasions?: Period };

/** `away`: it could not be read. Without the permission for occasions there are none. */
export type Found = { targets: readonly Target[] | 'away'; occasions: readonly Occasion[] };

export const nothingBeside: Found = { targets: [], occasions: [] };

/** Handed down to the platform that holds it; without one nothing is taken. */
export type Beside = { wanted: Wanted; take: (found: Found) => void };
