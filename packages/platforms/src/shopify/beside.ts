/** What the shop holds beside its figures, asked for in the same document as they are. */
import type { Beside, Found } from '@tillsight/metrics/beside';
import { at, listAt } from '../json.ts';
import type { Document } from './document.ts';
import { readTarget, targetsField } from './targets.ts';

type Send = (document: Document) => Promise<unknown>;

/**
 * The first document takes the further fields along. Where one of them is refused, GraphQL gives nothing at all, as they
 * may not be null: then the figures are asked for once more, without it.
 */
export function sendBeside({ wanted, take }: Beside, send: Send): Send {
  let isTaken = !wanted.targets;
  return async document => {
    if (isTaken) return send(document);
    isTaken = true;
    const body = await send(withFields(document));
    const found = foundIn(body);
    take(found);
    return isRefused(body) ? send(document) : body;
  };
}

const withFields = ({ query, variables }: Document): Document => ({
  query: query.replace(/\}$/, `  ${targetsField}\n}`),
  variables,
});

const isRefused = (body: unknown): boolean =>
  listAt(body, 'errors').some(error => listAt(error, 'path')[0] === 'targets');

function foundIn(body: unknown): Found {
  const nodes = at(body, 'data', 'targets', 'nodes');
  return { targets: Array.isArray(nodes) ? listAt(nodes).flatMap(readTarget) : 'away' };
}
