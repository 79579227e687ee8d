/** Two readings of one question, ours and a model's: which of them is told, and what is said of the other. */
import type { Behaviour } from '@tillsight/contract/chat';
import type { Offer, Run, Shop, Turn } from '../conversation.ts';
import { reworded, type Draft } from '../draft.ts';
import type { Ask, Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { titles } from '../sentences/english/titles.ts';
import { offerText } from '../telling/offer-text.ts';

/** Plainer questions than this the built-in reader reads right; measured on questions it had not seen. */
const mostWords = 10;

/**
 * Whether the built-in reading needs no second one: what is refused, whose words go nowhere; and a plain question in English for one
 * figure that is called by its name, in one clause, of one part at most, outside a talk, with nothing assumed and no word left over.
 */
export function isSure(text: string, intent: Intent, draft: Draft, turns: readonly Turn[]): boolean {
  if (intent.act === 'refuse' || (intent.act === 'chat' && turns.length === 0)) return true;
  if (intent.act !== 'figures' || draft.behaviour !== 'answer' || turns.length > 0) return false;
  const { ask, also } = intent;
  const { metrics, by, filters, bounds, base } = ask;
  const isOne = also.length + bounds.length === 0 && metrics.length === 1 && by.length < 2 && filters.length < 2;
  const [request, ...others] = draft.requests;
  const isPlain = text.split(/\s+/).length <= mostWords && !/[.;?!,]\s*\S/.test(text) && base?.kind !== 'named';
  if (!isOne || !isPlain || others.length > 0 || request === undefined) return false;
  return request.metrics.every(isNamedIn(text)) && isWhollyTaken(text, ask);
}

/** No word stands outside the figure, the split, the part, the days and what every question is made of. Two names are no one part. */
function isWhollyTaken(text: string, { metrics, by, filters }: Ask): boolean {
  if (filters.some(({ text: said }) => / and /.test(said))) return false;
  const titled = [...metrics.map(({ key }) => titles.plainMetric(key)), ...by.map(key => titles.dimension(key))];
  const taken = new Set([...titled, ...filters.map(({ text: said }) => said)].flatMap(wordsOf));
  return !/[^\s\w.,?!'’-]/.test(text) && wordsOf(text).every(word => taken.has(word) || everyday.has(word));
}

/** Every word of its title, but for those that tell it from figures nobody means. */
const isNamedIn = (text: string): ((metric: string) => boolean) => {
  const said = new Set(wordsOf(text));
  return metric => wordsOf(titles.plainMetric(metric)).every(word => said.has(word) || untold.has(word));
};

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map(word => word.replace(/s$/, ''));

/** Of questions and of days, each without its last s. */
const everyday = new Set(
  `a an and are by did do doe for from had have how i in is it many me much my of on our please show tell that the to total u up wa we were what whats wha
  sale order visit revenue day week month quarter year today yesterday last this previous past so far now
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun st nd rd th d`
    .split(/\s+/)
    .map(word => word.replace(/s$/, '')),
);

const untold = new Set(['total', 'net', 'google', 'ad', 'shopify', 'store']);

/** Where they agree ours stands as it is. */
export function together(builtIn: Draft, model: Draft, shop: Shop): Draft {
  if (isSameReading(builtIn, model) || (isIdle.test(model.behaviour) && !isIdle.test(builtIn.behaviour)))
    return builtIn;
  const { talk, offers } = sentencesFor(shop);
  const [first] = builtIn.requests;
  const isFigures = model.requests.length > 0;
  if (first === undefined) return told(model, isFigures ? talk.hints.guessed : undefined, optionsOf(builtIn));
  const label = offers.by(first.metrics[0] ?? '', first.by ?? []);
  const other = { label, question: offerText(builtIn.requests, shop), requests: builtIn.requests };
  return told(model, isFigures ? talk.hints.otherwise : undefined, () => Promise.resolve([other]));
}

const isIdle = /^(off-topic|chat|clarify)$/;

type Others = (run: Run) => Promise<Offer[]>;

/** What the built-in reader would have offered in its question back. */
const optionsOf =
  (draft: Draft): Others =>
  async run =>
    draft.behaviour === 'clarify' ? ((await draft.write([], run)).alternatives ?? []) : [];

/** What was taken is an assumption, and says so. */
function told(draft: Draft, hint: string | undefined, others: Others): Draft {
  const assumed = (behaviour: Behaviour): Behaviour =>
    behaviour === 'answer' && hint !== undefined ? 'assume' : behaviour;
  return {
    ...draft,
    behaviour: assumed(draft.behaviour),
    write: async (results, run) => {
      const written = await draft.write(results, run);
      const offers = [...(await others(run)), ...(written.alternatives ?? [])];
      const isFirst = ({ question }: Offer, at: number) => offers.findIndex(each => each.question === question) === at;
      return {
        ...(hint === undefined ? written : reworded(written, text => `${text} ${hint}`)),
        ...(written.behaviour ? { behaviour: assumed(written.behaviour) } : {}),
        alternatives: offers.filter(isFirst).slice(0, mostOffers),
      };
    },
  };
}

/** As many as WhatsApp has buttons. */
const mostOffers = 3;

/** The same kind of answer from the same requests; how many rows are shown tells no readings apart. */
function isSameReading(one: Draft, other: Draft): boolean {
  if (kindOf(one.behaviour) !== kindOf(other.behaviour)) return false;
  // What is advised about, the built-in reader takes from more of the words.
  if (one.behaviour === 'advise') return true;
  return one.requests.length === other.requests.length && shapesOf(one) === shapesOf(other);
}

const kindOf = (behaviour: Behaviour): string => (/^(answer|assume|partial)$/.test(behaviour) ? 'answer' : behaviour);

const shapesOf = ({ requests }: Draft): string =>
  requests
    .map(({ metrics, by = [], where = [], period, base, order }) => {
      const filters = where.map(({ dimension, is, is_not: isNot }) => [dimension, is?.toSorted(), isNot?.toSorted()]);
      const sorted = filters.map(each => JSON.stringify(each)).toSorted();
      return JSON.stringify([metrics.toSorted(), by.toSorted(), sorted, period, base, order?.direction]);
    })
    .toSorted()
    .join();
