/** The steps of sending at which a worker can be made to die, told apart by what goes to the database and over the wire. */
import type { KyselyPlugin, QueryId } from 'kysely';
import type { Deps } from '../src/deps.ts';

/** `during`: on its way, so that nobody knows whether it was done. */
export const steps = [
  'before-intent',
  'during-intent',
  'after-intent',
  'during-send',
  'after-send',
  'during-record',
  'after-record',
] as const;
export type Step = (typeof steps)[number];

type Dies = (step: Step) => void;

/** `dies` is asked at each step and may not return. */
export function fragile(whole: Deps, dies: Dies): Deps {
  const { whatsapp, db, mailer } = whole;
  if (whatsapp === null) return whole;
  const fetch: typeof whatsapp.fetch = async (address, init) => {
    const isMessage = typeof address === 'string' && address.endsWith('/messages');
    if (isMessage) soon('during-send', { within: 20, dies });
    const answer = await whatsapp.fetch(address, init);
    if (isMessage) dies('after-send');
    return answer;
  };
  const sendInTurn: typeof mailer.sendInTurn = async (mail, begin) => {
    const outcome = await mailer.sendInTurn(mail, async () => {
      const mayLeave = await begin();
      soon('during-send', { within: 20, dies });
      return mayLeave;
    });
    dies('after-send');
    return outcome;
  };
  return {
    ...whole,
    mailer: { ...mailer, sendInTurn },
    db: { ...db, outside: db.outside.withPlugin(dyingAtQueries(dies)) },
    whatsapp: { ...whatsapp, fetch },
  };
}

function soon(step: Step, { within, dies }: { within: number; dies: Dies }): void {
  setTimeout(() => dies(step), Math.random() * within);
}

function dyingAtQueries(dies: Dies): KyselyPlugin {
  const after = new WeakMap<QueryId, Step>();
  return {
    transformQuery: ({ node, queryId }) => {
      const text = JSON.stringify('sqlFragments' in node ? node.sqlFragments : []);
      if (text.includes('begin_sends')) {
        dies('before-intent');
        soon('during-intent', { within: 4, dies });
        after.set(queryId, 'after-intent');
      }
      if (text.includes('record_deliveries')) {
        soon('during-record', { within: 4, dies });
        after.set(queryId, 'after-record');
      }
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const step = after.get(queryId);
      if (step !== undefined) dies(step);
      return Promise.resolve(result);
    },
  };
}
