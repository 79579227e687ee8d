/** Two readings of one question, ours and a model's: which of them is told, and what is said of the other. */
import type { Behaviour } from '@tillsight/contract/chat';
import type { Offer, Run, Shop } from '../conversation.ts';
import { reworded, type Draft } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { offerText } from '../telling/offer-text.ts';

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
