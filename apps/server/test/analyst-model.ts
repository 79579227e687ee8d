/** A scripted model for questions in steps: it reads each as one, and then says what its script has for that step. */
import type { Asked } from '@tillsight/sandbox/model/asked';
import { analystQuestions, type AnalystQuestion } from './analyst-questions.ts';

const inSteps = { act: 'in_steps', topic: 'none', about: '', requests: [] };

export type ScriptedModel = { script: AnalystQuestion | undefined; answer: (asked: Asked) => unknown };

/** `script`: whose turn it is. What was dropped is not written anew. */
export function scriptedModel(): ScriptedModel {
  const model: ScriptedModel = {
    script: analystQuestions[0],
    answer: ({ schema, user }) => {
      const form = JSON.stringify(schema);
      if (form.includes('"sentence"')) return { sentence: '' };
      if (!form.includes('"sentences"')) return inSteps;
      const { steps_left: left } = JSON.parse(user) as { steps_left: number };
      const step = model.script?.steps[8 - left] ?? [];
      return typeof step[0] === 'string' ? { calls: [], sentences: step } : { calls: step, sentences: [] };
    },
  };
  return model;
}
