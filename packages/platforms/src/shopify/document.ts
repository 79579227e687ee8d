/** Parts as one GraphQL document. Everything that varies travels as a variable, so that no text has to be quoted twice. */
import type { Part, RecordsPart } from './part.ts';
import { selectionOf } from './selection.ts';

/** A part to be asked for; records go on after the page that ended at `after`. */
export type Ask = { part: Part; after?: string };

/** Parts that ask alike share an alias and are sent once. */
export function asksOf(parts: readonly Part[]): Ask[] {
  return [...new Map(parts.map(part => [part.alias, part])).values()].map(part => ({ part }));
}

/** `writes`: it is sent once, as nobody knows what a second time would do. */
export type Document = { query: string; variables: Record<string, unknown>; writes?: boolean };

export function documentOf(asks: readonly Ask[]): Document {
  const page = pageFor(asks);
  const fields = asks.map(({ part }) => fieldOf(part, page));
  const variables = Object.fromEntries(asks.flatMap(({ part, after }) => variablesOf(part, after)));
  const declared = asks.flatMap(({ part }) => declarationsOf(part)).join(', ');
  return { query: `query Tillsight(${declared}) {\n  shop { currencyCode }\n  ${fields.join('\n  ')}\n}`, variables };
}

function fieldOf(part: Part, page: number): string {
  if (part.kind === 'count')
    return `${part.alias}: ${part.field}(query: $q_${part.alias}, limit: null) { count precision }`;
  if (part.kind === 'records') return recordsField(part, page);
  return `${part.alias}: shopifyqlQuery(query: $q_${part.alias}) { parseErrors tableData { columns { name dataType } rows } }`;
}

function recordsField(part: RecordsPart, page: number): string {
  const extra = part.arguments === '' ? '' : `, ${part.arguments}`;
  const names = `first: ${page}, after: $a_${part.alias}, query: $q_${part.alias}${extra}`;
  const { text } = selectionOf(part.paths);
  return `${part.alias}: ${part.field}(${names}) { nodes { ${text} } pageInfo { hasNextPage endCursor } }`;
}

function variablesOf(part: Part, after: string | undefined): [string, unknown][] {
  const text = 'text' in part ? part.text : part.filter;
  const query: [string, unknown] = [`q_${part.alias}`, text === '' ? null : text];
  return part.kind === 'records' ? [query, [`a_${part.alias}`, after ?? null]] : [query];
}

function declarationsOf(part: Part): string[] {
  const query = `$q_${part.alias}: String`;
  if (part.kind === 'records') return [query, `$a_${part.alias}: String`];
  return [part.kind === 'count' ? query : `${query}!`];
}

/** A document may cost 1000 points before it runs. What reports and counts leave is shared so that all pages are equal. */
function pageFor(asks: readonly Ask[]): number {
  const prices = asks.flatMap(({ part }) => (part.kind === 'records' ? [1 + selectionOf(part.paths).points] : []));
  const price = prices.reduce((sum, points) => sum + points, 0);
  const left = 900 - 5 * (asks.length - prices.length);
  return Math.min(largestPage, Math.max(1, Math.floor(left / Math.max(1, price))));
}

const largestPage = 250;
