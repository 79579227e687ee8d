/** The steps of sending at which a worker can be made to die, told apart by what goes to the database and over the wire. */
import type { KyselyPlugin, QueryId } from 'kysely';
import type { Deps } from '../src/deps.ts';

export const steps = ['before-intent', 'after-intent', 'after-send', 'after-record'] as const;
export type Step = (typeof steps)[number];

/** `dies` is asked at each step and may not return. */
export function fragile(whole: Deps, dies: (step: Step) => void): Deps {
  const { whatsapp, db } = whole;
  if (whatsapp === null) return whole;
  const fetch: typeof whatsapp.fetch = async (address, init) => {
    const answer = await whatsapp.fetch(address, init);
    if (typeof address === 'string' && address.endsWith('/messages')) dies('after-send');
    return answer;
  };
  return {
    ...whole,
    db: { ...db, outside: db.outside.withPlugin(dyingAtQueries(dies)) },
    whatsapp: { ...whatsapp, fetch },
  };
}

function dyingAtQueries(dies: (step: Step) => void): KyselyPlugin {
  const after = new WeakMap<QueryId, Step>();
  return {
    transformQuery: ({ node, queryId }) => {
      const text = JSON.stringify('sqlFragments' in node ? node.sqlFragments : []);
      if (text.includes('begin_sends')) {
        dies('before-intent');
        after.set(queryId, 'after-intent');
      }
      if (text.includes('record_deliveries')) after.set(queryId, 'after-record');
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const step = after.get(queryId);
      if (step !== undefined) dies(step);
      return Promise.resolve(result);
    },
  };
}
