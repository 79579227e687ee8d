/** Questions in steps with a scripted model beside the server: what it was shown, what the engine answered, and which numerals come from neither. */
import type { TestContext } from 'node:test';
import type { Reply } from '@tillsight/assistant/conversation';
import { untraced } from '@tillsight/assistant/traced-numerals';
import type { MetricResult } from '@tillsight/metrics/request';
import { startModelStandIn, type ModelStandIn } from '@tillsight/sandbox/model/stand-in';
import { scriptedModel, type ScriptedModel } from './analyst-model.ts';
import type { TestServer } from './kit.ts';

export type ScriptedStandIn = { scripted: ScriptedModel; model: ModelStandIn; environment: Record<string, string> };

export async function scriptedStandIn(
  t: Pick<TestContext, 'after'>,
  more: Record<string, string> = {},
): Promise<ScriptedStandIn> {
  const scripted = scriptedModel();
  const model = await startModelStandIn({ answer: scripted.answer });
  t.after(() => model.close());
  const environment = {
    MODEL_BASE_URL: model.url,
    MODEL_API_KEY: model.key,
    MODEL_NAME: model.model,
    MODEL_ON_THIS_MACHINE: 'allowed',
    MODEL_TOKENS_A_DAY: '1000000000',
    MODEL_PRICE: '1/2',
    ...more,
  };
  return { scripted, model, environment };
}

/** Everything the engine answers from now on. */
export function resultsOf({ deps: { memory } }: TestServer): MetricResult[] {
  const results: MetricResult[] = [];
  const recall = memory.recall.bind(memory);
  memory.recall = async (key, make, keep) => {
    const value = await recall(key, make, keep);
    if (key.startsWith('numbers|')) results.push(...(value as { results: MetricResult[] }).results);
    return value;
  };
  return results;
}

type Answered = { question: string; response: string; results: MetricResult[]; model: ModelStandIn };

/** Texts of the built-in reader stand in an answer line by line as they are; their numerals are traced where it is. */
export function strangeNumerals({ question, response, results, model }: Answered): string[] {
  const own = new Set(model.heard.flatMap(({ asked }) => ownLines(asked.user)));
  const patterns = [...own].map(
    line =>
      new RegExp(
        `^${line
          .replace(/^• |:$/g, '')
          .split(/\[[^\]]*\]/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
  const lines = response
    .split('\n')
    .filter(line => !patterns.some(pattern => pattern.test(line.replace(/^• |:$/g, ''))));
  const reply = { response: lines.join('\n'), turn: { question } } as Reply;
  return untraced({ reply, results }).map(({ text, line }) => `${question}: ${text} in ${line}`);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of the findings that a model was shown, those that are texts; names of the store are placeholders there. */
function ownLines(asked: string): string[] {
  const { findings = [] } = JSON.parse(asked) as { findings?: { text?: string }[] };
  return findings.flatMap(({ text }) => text?.split('\n').filter(line => /\d/.test(line)) ?? []);
}
