/** A model works on a question in steps: it asks for figures, sees what comes, asks again, and words an answer around handles. */
import { dayAt } from '@tillsight/metrics/period';
import type { AnalysisStep } from '@tillsight/contract/chat';
import type { MetricResult } from '@tillsight/metrics/request';
import type { OnStage, Run, Shop, StoreNames } from '../conversation.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import type { AskedFilter } from '../intent.ts';
import { nearestKnown } from '../model/known-questions.ts';
import { toldToModel, wordsSaid } from '../model/own-words.ts';
import { likelyMetrics } from '../model/likely-metrics.ts';
import { maskQuestion, placeholderFor, type MaskedQuestion } from '../model/masked-question.ts';
import type { Model } from '../model.ts';
import type { Reader } from '../reader.ts';
import { footnotes } from '../telling/footnotes.ts';
import { checkedSentence, type Checked } from './checked-sentence.ts';
import { foundText, seenBy, type Finding } from './finding.ts';
import { perform, type Performing } from './perform.ts';
import { Step, stepForm, stepInstructions, type Call } from './step-form.ts';
import { titleOf } from './step-title.ts';
import { hearCalls } from './written-calls.ts';

export type ToAnalyse = {
  text: string;
  shop: Shop;
  names: StoreNames;
  /** Names the built-in reader found by words that are no name letter for letter. */
  recognized: readonly AskedFilter[];
  read: Reader;
  run: Run;
  model: Model;
  /** What the built-in reader answers, and what it rests on. */
  builtIn: { response: string; results: MetricResult[] };
  onStage: OnStage | undefined;
  onStep: ((step: AnalysisStep) => void) | undefined;
};

export type Analysis = { response: string; results: MetricResult[]; steps: AnalysisStep[] };

const most = { steps: 8, calls: 4, sentences: 10, metrics: 40, known: 4, tokens: 1_500, letters: 1_500 };

/** Nobody listens to what is done once the time is over. */
export async function analyse(asked: ToAnalyse): Promise<Analysis | undefined> {
  let isOver = false;
  const onStep = (step: AnalysisStep): void => (isOver ? undefined : asked.onStep?.(step));
  try {
    return await analysed({ ...asked, onStep }, () => isOver);
  } finally {
    isOver = true;
  }
}

/** Nothing where the model found no answer within its steps, its time and its tokens, or none that its figures carry. */
async function analysed(asked: ToAnalyse, isOver: () => boolean): Promise<Analysis | undefined> {
  const { model, shop } = asked;
  const limits = model.analysis;
  if (!limits) return undefined;
  const words = wordsSaid(asked.text, shop.words);
  const question = maskQuestion(asked.text, asked.names, { recognized: asked.recognized, words });
  const findings = new Map<string, Finding>();
  findings.set('x0', builtInText(asked));
  const phrases = { read: asked.read, shop, names: asked.names };
  const performing: Performing = {
    shop,
    run: asked.run,
    names: asked.names,
    phrases,
    hidden: question.hidden,
    findings,
    numbers: numbersIn(asked.text),
  };
  const known = await nearestKnown(question.text, most.known);
  const steps: AnalysisStep[] = [];
  const began = limits.elapsedMs();
  let dropped: { sentence: string; why: string }[] = [];
  for (let left = Math.min(most.steps, limits.steps); left > 0; left -= 1) {
    if (limits.elapsedMs() - began >= limits.mostMs) return undefined;
    const data = dataFor(asked, { question, findings, known, dropped, left });
    const mostTokens = most.tokens;
    const within = limits.mostMs - (limits.elapsedMs() - began);
    const looking = lookUps(performing, asked, { steps, limits, until: began + limits.mostMs, isOver });
    const onWritten = hearCalls(looking.begin);
    const call = { instructions: stepInstructions, data, form: stepForm, mostTokens, isFleeting: true, onWritten };
    asked.onStage?.('working');
    const written = await limits.within(within, model.complete(call));
    const step = Step.safeParse(written);
    if (!step.success) return undefined;
    const { calls, sentences } = step.data;
    for (const each of calls.slice(looking.begun())) looking.begin(each);
    if (looking.begun() > 0) {
      if (!(await looking.allDone())) return undefined;
      continue;
    }
    const told = answerFrom(sentences.slice(0, most.sentences), findings, shop);
    if ('response' in told) return { ...told, steps };
    if (dropped.length > 0 || sentences.length === 0) return undefined;
    dropped = told.dropped;
  }
  return undefined;
}

function builtInText({ builtIn: { response, results } }: ToAnalyse): Finding {
  return { handle: 'x0', kind: 'text', text: withoutSources(response), results };
}

/** Where figures are from is said once, at the end. */
const withoutSources = (text: string): string => text.split('\n').filter(line => !/^(Source|स्रोत)s?:/.test(line)).join('\n'); // prettier-ignore

type Limits = NonNullable<Model['analysis']>;

type LookUps = {
  /** More than one step may hold are not looked up. */
  begin: (call: Call) => void;
  begun: () => number;
  /** Whether all were, and in time. */
  allDone: () => Promise<boolean>;
};

/** One after another, as what the second asks may rest on what the first found; begun while the model still writes the rest of its step. */
function lookUps(
  performing: Performing,
  asked: ToAnalyse,
  { steps, limits, until, isOver }: { steps: AnalysisStep[]; limits: Limits; until: number; isOver: () => boolean },
): LookUps {
  const { findings } = performing;
  const { shop, onStep } = asked;
  const lookUp = async (call: Call): Promise<true> => {
    const began = limits.elapsedMs();
    const handle = `${letters[call.tool] ?? 'x'}${findings.size}`;
    const finding = await perform(call, handle, performing);
    findings.set(handle, finding);
    const milliseconds = Math.round(limits.elapsedMs() - began);
    const title = titleOf(call, finding, { shop, said: asked.text, hidden: performing.hidden });
    const step = { asked: title, found: foundText(finding, shop), milliseconds };
    steps.push(step);
    onStep?.(step);
    return true;
  };
  let begun = 0;
  let done: Promise<true | undefined> = Promise.resolve(true);
  return {
    begin: call => {
      if (begun >= most.calls) return;
      begun += 1;
      done = done.then(isDone =>
        isDone && !isOver() ? limits.within(until - limits.elapsedMs(), lookUp(call)) : undefined,
      );
    },
    begun: () => begun,
    allDone: async () => (await done) === true,
  };
}

const letters: Partial<Record<Call['tool'], string>> = { ask_figures: 'f', find_names: 'n' };

type Known = {
  question: MaskedQuestion;
  findings: ReadonlyMap<string, Finding>;
  known: readonly string[];
  dropped: { sentence: string; why: string }[];
  left: number;
};

function dataFor({ text, shop, names }: ToAnalyse, { question, findings, known, dropped, left }: Known): string {
  const words = wordsSaid(text, shop.words);
  const masked = masker({ names, words }, findings, question.hidden);
  return JSON.stringify({
    metrics: likelyMetrics(question.text, [], most.metrics),
    known,
    today: dayAt(shop.now, shop.timeZone),
    country: shop.country,
    connected: shop.connected,
    ...(words.length > 0 ? { words: toldToModel(words) } : {}),
    question: question.text,
    findings: [...findings.values()].map(finding => seenBy(finding, masked)),
    steps_left: left,
    ...(dropped.length > 0 ? { dropped } : {}),
  });
}

/** Names of the store and of rows that were found, as placeholders, wherever they stand in a text. */
function masker(
  { names, words }: { names: StoreNames; words: readonly KeptWord[] },
  findings: ReadonlyMap<string, Finding>,
  hidden: MaskedQuestion['hidden'],
) {
  const results = [...findings.values()].flatMap(finding =>
    finding.kind === 'text' ? finding.results : finding.kind === 'figures' ? [finding.result] : [],
  );
  const values: Record<string, string[]> = { ...names.values };
  for (const { rows } of results)
    for (const { by } of rows)
      for (const [dimension, value] of Object.entries(by))
        if (value !== null && !/^[\d-]+$/.test(value)) values[dimension] = [...(values[dimension] ?? []), value];
  return (text: string): string => {
    const found = maskQuestion(text, { values }, { words });
    let out = found.text;
    for (const [placeholder, what] of found.hidden) {
      const same = [...hidden].find(([, each]) => JSON.stringify(each.options) === JSON.stringify(what.options))?.[0];
      const own = same ?? placeholderFor(what, hidden);
      hidden.set(own, what);
      out = out.replaceAll(placeholder, `\u0000${own.slice(1)}`);
    }
    return out.replaceAll('\u0000', '[');
  };
}

type Told = { response: string; results: MetricResult[] } | { dropped: { sentence: string; why: string }[] };

/** The first sentence answers; where it or most of the others fell, nothing is left of the answer. */
function answerFrom(sentences: readonly string[], findings: ReadonlyMap<string, Finding>, shop: Shop): Told {
  let days: Extract<Checked, { text: string }>['days'];
  const checked = sentences.map(sentence => {
    const each = checkedSentence(sentence, { shop, findings, days });
    if ('text' in each) ({ days } = each);
    return { sentence, each };
  });
  const kept = checked.flatMap(({ each }) => ('text' in each ? [each] : []));
  const dropped = checked.flatMap(({ sentence, each }) => ('why' in each ? [{ sentence, why: each.why }] : []));
  const [first] = checked;
  const stands = first !== undefined && 'text' in first.each && kept.some(({ hasFigure }) => hasFigure);
  if (!stands || kept.length <= dropped.length) return { dropped };
  const used = [...new Set(kept.flatMap(each => each.used))];
  const results = used.flatMap(finding => (finding.kind === 'figures' ? [finding.result] : finding.kind === 'text' ? finding.results : [])); // prettier-ignore
  const body = kept.reduce((text, { text: next, isBlock }, at) => {
    const isApart = isBlock || (at > 0 && kept[at - 1]!.isBlock);
    const whole = at === 0 ? next : `${text}${isApart ? '\n' : ' '}${next}`;
    return whole.length <= most.letters ? whole : text;
  }, '');
  return { response: [body, ...footnotes(results, shop)].join('\n'), results };
}

/** "three lakh" is not among them: a bound has to be said in digits. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(lakh|lac|crore|cr|k|%)?/gi)].flatMap(
    ([, digits = '', scale = '']) => {
      const value = Number(digits.replaceAll(',', ''));
      const times = { lakh: 1e5, lac: 1e5, crore: 1e7, cr: 1e7, k: 1e3, '%': 0.01 }[scale.toLowerCase()];
      return times === undefined ? [value] : [value, value * times];
    },
  );
}
