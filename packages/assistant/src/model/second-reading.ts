/** Where a model is set: its reading beside the built-in one, and what becomes of the two. Loaded only there. */
import type { StoreNames } from '../conversation.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft-of.ts';
import type { Intent } from '../intent.ts';
import type { Model } from '../model.ts';
import type { Reader, ToRead } from '../reader.ts';
import { withHouseWords } from '../house-words/tell-word.ts';
import { withAnalyst, isOpen } from '../analyst/with-analyst.ts';
import { together } from './both-readings.ts';
import { restingOn, wordsSaid } from './own-words.ts';
import { readWithModel } from './read-with-model.ts';
import { promptVersion } from './reading-form.ts';
import { isSure } from './sure-reading.ts';

export type BuiltIn = { intent: Intent; draft: Draft };

export type Second = { toRead: ToRead; names: () => Promise<StoreNames>; read: Reader; model: Model };

export async function withSecondReading(
  { intent, draft }: BuiltIn,
  { toRead, names, read, model }: Second,
): Promise<Draft> {
  const { text, turns, shop } = toRead;
  if (isSure(toRead, intent, draft)) return draft;
  const own = await names();
  const second = await readWithModel({ text, turns, shop, names: own, builtIn: intent, read, model });
  const analyst = { toRead, names: () => Promise.resolve(own), read, model, intent };
  if (second === 'in-steps') return isAsking(intent) ? withAnalyst(draft, analyst) : draft;
  if (!second) return isOpen(intent) ? withAnalyst(draft, analyst) : draft;
  const plainly = await draftOf(second, { shop, turns, names: own });
  const chosen = together(
    draft,
    withHouseWords(plainly, restingOn(plainly.requests, wordsSaid(text, shop.words)), shop),
    shop,
  );
  const told = { ...chosen, readBy: { model: model.name, prompt: promptVersion } };
  const taken = chosen === draft ? intent : second;
  return isOpen(taken) ? withAnalyst(told, { ...analyst, intent: taken }) : told;
}

/** What is refused stays so, whatever a model reads. */
const isAsking = ({ act }: Intent): boolean => act !== 'refuse';
