/** What the shop holds beside its figures, asked for in the same document as they are. */
import type { Beside, Found, Wanted } from '@tillsight/metrics/beside';
import { at, listAt } from '../json.ts';
import type { Document } from './document.ts';
import { occasionsField, readOccasion } from './occasions.ts';
import { readTarget, targetsField } from './targets.ts';

type Send = (document: Document) => Promise<unknown>;

/** `mayRead`: whether annotations may be asked for; without that permission they would cost all figures. */
export type Around = { timeZone: string; mayRead: () => Promise<boolean> };

/**
 * The first document takes the further fields along. Where one of them is refused, GraphQL gives nothing at all, as they
 * may not be null: then the figures are asked for once more, without them.
 */
export function sendBeside({ wanted, take }: Beside, send: Send, { timeZone, mayRead }: Around): Send {
  let isTaken = false;
  return async document => {
    if (isTaken) return send(document);
    isTaken = true;
    const { occasions, ...others } = wanted;
    const allowed: Wanted = occasions && (await mayRead()) ? wanted : others;
    if (!allowed.targets && !allowed.occasions) return send(document);
    const body = await send(withFields(document, allowed, timeZone));
    take(foundIn(body, allowed, timeZone));
    return isRefused(body) ? send(document) : body;
  };
}

function withFields({ query, variables }: Document, { targets, occasions }: Wanted, timeZone: string): Document {
  const happened = occasions && occasionsField(occasions, timeZone);
  const fields = [...(targets ? [targetsField] : []), ...(happened ? [happened.field] : [])];
  const declared = happened ? query.replace(/^query Tillsight\(/, '$&$happened: String!, ') : query;
  return {
    query: declared.replace(/\}$/, `  ${fields.join('\n  ')}\n}`),
    variables: { ...variables, ...happened?.variables },
  };
}

const isRefused = (body: unknown): boolean =>
  listAt(body, 'errors').some(error => ['targets', 'happened'].includes(String(listAt(error, 'path')[0])));

function foundIn(body: unknown, { targets, occasions }: Wanted, timeZone: string): Found {
  const held = at(body, 'data', 'targets', 'nodes');
  const happened = listAt(body, 'data', 'happened', 'analyticsAnnotations', 'nodes');
  return {
    targets: !targets ? [] : Array.isArray(held) ? listAt(held).flatMap(readTarget) : 'away',
    occasions: occasions
      ? happened
          .flatMap(node => readOccasion(node, timeZone))
          .filter(({ from, to }) => from <= occasions.to && (to ?? occasions.to) >= occasions.from)
      : [],
  };
}
