/** The answer to what was asked, how the subject stands, and at most three suggestions, each with its figures, what it could bring and how to see whether it did. */
import type { MetricResult } from '@tillsight/metrics/request';
import { isGrain } from '@tillsight/metrics/time-grain';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { adviceContext, type AdviceContext } from '../advising/rule.ts';
import { adviceFor } from '../sentences/advice.ts';
import { openingFrom, planAdvice, suggestionsFrom, withoutUnfit, type AdvicePlan } from '../advising/suggest.ts';
import type { Mentioned } from '../conversation.ts';
import { spoken, type Context, type Draft, type Written } from '../draft.ts';
import type { AdviceSubject, Intent, Side } from '../intent.ts';
import { footnotes } from '../telling/footnotes.ts';
import { asLabel } from '../telling/offer-text.ts';
import { filterParts } from '../telling/wording.ts';
import { noSourceDraft } from './elsewhere.ts';

/** One message on a phone. */
const longest = 1100;

type Advice = Extract<Intent, { act: 'advise' }>;

export function adviseDraft({ subject, ask, whether, text }: Advice, { shop, ...rest }: Context): Draft {
  const { context, plan, note } = planned(subject, adviceContext(shop, ask));
  const [first, ...others] = plan.requests;
  const [source] = plan.missing;
  if (!first && source)
    return noSourceDraft({ act: 'no-source', source: sourceTitles[source], ask, text }, { shop, ...rest });
  if (!first) return spoken('advise', adviceFor(shop).noFigures);
  return {
    behaviour: 'advise',
    requests: [first],
    companions: others,
    issues: [],
    write: results => written(results, plan, context, { whether, note, text }),
  };
}

type Planned = { context: AdviceContext; plan: AdvicePlan; note?: string };

/** Where nothing can keep to what the question keeps to, the whole shop is looked at and that is said. */
function planned(subject: AdviceSubject, asked: AdviceContext): Planned {
  const plan = planAdvice(subject, asked);
  if (plan.requests.length > 0 || plan.missing.length > 0) return { context: asked, plan };
  const { context, left } = withoutUnfit(subject, asked);
  const part = filterParts(
    left.flatMap(({ options: [option], not }) =>
      option ? [{ dimension: option.dimension, [not ? 'is_not' : 'is']: option.values }] : [],
    ),
  );
  return {
    context,
    plan: planAdvice(subject, context),
    ...(part.length === 0 ? {} : { note: adviceFor(asked.shop).wholeShop(part) }),
  };
}

type Around = { whether: Side | undefined; note: string | undefined; text: string };

/** "should I worry" wants to know that first. */
const worries = /\b(?:worr|concern|panic|alarm|chinta|pareshan|fikr|fikar)|चिंता|फ़िक्र|फिक्र|परेशान/iu;

function written(
  results: MetricResult[],
  plan: AdvicePlan,
  context: AdviceContext,
  { whether, note, text }: Around,
): Written {
  const { shop, period } = context;
  const say = adviceFor(shop);
  const { suggestions, verdict } = suggestionsFrom(plan, results, context);
  const opening = openingFrom(plan, results, context);
  const { subject } = plan;
  const answer = whether && verdict ? say.verdict(verdict.side === whether, verdict.why) : undefined;
  // What to do comes first; how the whole stands is for those who read on.
  const concern = worries.test(text) && suggestions.length > 0 ? say.head.concern(suggestions.length) : undefined;
  const head =
    suggestions.length > 0
      ? [answer ?? concern]
      : [answer, opening, opening ? say.head.none : say.head.nothing(period, shop)];
  // Where no platform answered, nothing was seen that could stand out or not.
  const isUnseen =
    suggestions.length === 0 && results.every(({ issues }) => issues.some(({ kind }) => kind === 'source-failed'));
  if (isUnseen) return { response: footnotes(results, shop).join('\n'), behaviour: 'partial' };
  const lines = suggestions.map(({ act, because, brings }, at) => `${at + 1}. ${say.suggestion(act, because, brings)}`);
  const missing = plan.missing.map(source => sourceTitles[source]);
  const check = say.checks[subject.check];
  const tail = [
    // How something sells is said where there is nothing else to say.
    suggestions.length > 0 && subject.opening ? opening : undefined,
    note,
    subject.unknown && say.unknown[subject.unknown],
    missing.length > 0 ? say.missing(missing) : undefined,
    say.check(check),
    ...footnotes(results, shop),
  ];
  const whole = (): string =>
    [head.filter(text => text !== undefined).join(' ') || say.head.found(period, shop), ...lines, ...tail]
      .filter(text => text !== undefined && text !== '')
      .join('\n');
  while (whole().length > longest && lines.length > 1) lines.pop();
  return {
    response: whole(),
    mentioned: namedIn(lines, results[0]),
    alternatives: [{ label: asLabel(check), question: check }],
  };
}

/** The rows that are suggested something about, so that "pause the first one" can be read. */
function namedIn(lines: string[], result: MetricResult | undefined): Mentioned[] {
  const [dimension] = result?.request.by ?? [];
  if (dimension === undefined || isGrain(dimension)) return [];
  const names = (result?.rows ?? []).flatMap(({ by }) => by[dimension] ?? []);
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const values = [...new Set(lines.flatMap(line => longestFirst.find(name => line.includes(name)) ?? []))];
  return values.length > 0 ? [{ dimension, values, asked: values.length }] : [];
}
