/** A condition with the words that name its figure: what its verb counts, what no span has taken, and the days it runs over. */
import { spansIn } from '../ordering/spans.ts';
import { ConditionSpans, orderVocabularies } from './condition-spans.ts';
import { conditionIn, type Held } from './read-condition.ts';

export type Watch = Omit<Held, 'of'> & { subject: string };

const happenings = { cancels: 'cancelled orders', returns: 'returns', refunds: 'refunds' } as const;

export function subjectOf(spans: ConditionSpans, { condition, of }: Held): string {
  const isPlain = condition.kind === 'none' || (condition.kind === 'above' && condition.value === 0);
  const event = (['cancels', 'returns', 'refunds'] as const).find(cue => spans.has(cue));
  const rest = (isPlain ? spans.plainRest.filter(text => !/^(?:any|some)thing$/.test(text)) : spans.rest).join(' ');
  const named = event
    ? `${happenings[event]} ${rest.replace(/(?:^| )(?:any |koi )?(?:orders?|ऑर्डर|customers?|items?|products?)(?= |$)/u, '')}`
    : rest;
  const isMoved = condition.kind === 'moved';
  const days =
    spans.has('a-week') || (isMoved && spans.has('last-week'))
      ? 'this week'
      : spans.has('a-month') || (isMoved && spans.has('last-month'))
        ? 'this month'
        : '';
  return `${of ?? ''} ${named
    .replace(/(?<=^| )log(?= |$)/, 'visitors')
    .replace(/(?<=^| )(?:maal|माल)(?= |$)/u, 'stock')
    .replace(/(?<=^| )inv(?= |$)/, 'inventory')
    .replace(/(?<=^| )(?:jo bhi|jis bhi|jo koi|jo)(?= )/, 'koi')} ${days}`
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A condition by itself, "it falls below 20 %". */
export function readWatch(clause: string): Watch | undefined {
  const spans = new ConditionSpans(spansIn(clause, orderVocabularies));
  const held = conditionIn(spans);
  return typeof held === 'string' ? undefined : { ...held, subject: subjectOf(spans, held) };
}
