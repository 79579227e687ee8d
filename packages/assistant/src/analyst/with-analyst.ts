/** A draft that a model may answer in steps. What the built-in reader says is written first, and stands unless the analysis does. */
import type { Draft } from '../draft.ts';
import type { StoreNames } from '../conversation.ts';
import type { Intent } from '../intent.ts';
import type { Model } from '../model.ts';
import type { Reader, ToRead } from '../reader.ts';
import { filtersOf } from '../model/read-with-model.ts';
import { analyse, type ToAnalyse } from './analyse.ts';
import { analystVersion } from './step-form.ts';

/** Advice, why and summaries; what else is asked in steps a model says when it reads. */
export const isOpen = ({ act }: Intent): boolean => act === 'advise' || act === 'explain' || act === 'summary';

export type Analyst = { toRead: ToRead; names: () => Promise<StoreNames>; read: Reader; model: Model; intent: Intent };

export function withAnalyst(draft: Draft, { toRead, names, read, model, intent }: Analyst): Draft {
  const { shop, text } = toRead;
  // Its words are of English and Hinglish.
  if (!model.analysis || shop.language === 'hindi') return draft;
  return {
    ...draft,
    analyse: async (written, { results, run, onStage, onStep }) => {
      const builtIn = { response: written.response, results: [...results, ...(written.further ?? [])] };
      const around = { text, shop, names: await names(), recognized: filtersOf(intent) };
      const asked: ToAnalyse = { ...around, read, run, model, builtIn, onStage, onStep };
      const analysis = await analyse(asked);
      if (!analysis) return undefined;
      const { response, steps } = analysis;
      const further = analysis.results.filter(result => !results.includes(result));
      return {
        response,
        further,
        steps,
        alternatives: written.alternatives ?? [],
        behaviour: isOpen(intent) ? (written.behaviour ?? draft.behaviour) : 'answer',
        readBy: { model: model.name, prompt: analystVersion },
      };
    },
  };
}
