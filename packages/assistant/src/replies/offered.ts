/** What was offered under a reply and tapped: its requests as they were kept. */
import { tell } from '../compose.ts';
import type { Context, Draft } from '../draft.ts';
import type { Ask } from '../intent.ts';
import type { Taken } from '../offers.ts';

export function offeredDraft({ requests, manner = {} }: Pick<Taken, 'requests' | 'manner'>, context: Context): Draft {
  const { bounds = [], scale, share, shareOfOthers, byChange } = manner;
  const notes = {
    ...(scale ? { scale } : {}),
    ...(share ? { share } : {}),
    ...(shareOfOthers ? { shareOfOthers } : {}),
  };
  const ask = { ...askOfRequests(requests), bounds, ...(byChange ? { byChange } : {}) };
  return {
    behaviour: 'answer',
    requests,
    issues: [],
    write: results => tell({ results, ask, plans: [], notes, behaviour: 'answer', issues: [] }, context),
  };
}

/** So that further readings can be offered under this one, with everything it holds. */
function askOfRequests(requests: Taken['requests']): Ask {
  const [first] = requests;
  const { by = [], where = [], period } = first ?? {};
  return {
    metrics: [...new Set(requests.flatMap(request => request.metrics))].map(key => ({ key, named: true })),
    by,
    filters: where.map(({ dimension, is, is_not: isNot }) => ({
      options: [{ dimension, values: is ?? isNot ?? [] }],
      not: is === undefined,
      text: (is ?? isNot ?? []).join(' and '),
    })),
    bounds: [],
    ...(period ? { when: { period } } : {}),
  };
}
