/** A filter as a ShopifyQL condition. Values come from people: nothing of theirs may end the text they stand in. */
import { daysOf } from '@tillsight/metrics/period';
import type { Period, SourceFilter } from '@tillsight/metrics/request';
import { passes } from '@tillsight/metrics/time-frame';
import { isTime, timeLabel } from '@tillsight/metrics/time-grain';
import { fullWeekday } from '../calendar-label.ts';
import type { Column } from './columns.ts';

/** null: one of the values cannot be asked for, and leaving it out would answer another question. */
export function conditionOf(column: Column, filter: SourceFilter, period: Period): string | null {
  if (filter.unknown === 'only') return `${column.name} IS NULL`;
  const isMeantNot = filter.is === undefined;
  const tests = testsOf(column, filter, period);
  if (tests === null) return null;
  if (isMeantNot) {
    const known = filter.unknown === 'left-out' ? [`${column.name} IS NOT NULL`] : [];
    const others = tests.map(test => (test.values === undefined ? `NOT (${test.text})` : listed(test, 'NOT IN')));
    return [...known, ...others].join(' AND ');
  }
  const texts = tests.map(test => (test.values === undefined ? test.text : listed(test, 'IN')));
  return texts.length === 1 ? (texts[0] ?? null) : `(${texts.map(text => `(${text})`).join(' OR ')})`;
}

/** A list of literals, or a whole condition. */
type Test = { column: string; values: string[] } | { text: string; values?: undefined };

function listed({ column, values }: { column: string; values: string[] }, operator: string): string {
  return `${column} ${operator} (${values.join(', ')})`;
}

/** Tests of which one has to hold. */
function testsOf(column: Column, filter: SourceFilter, period: Period): Test[] | null {
  const values = (filter.is ?? filter.is_not ?? []).map(value => value.trim());
  if (values.length === 0) return null;
  if (column.kind === 'text') return textTests(column, values);
  return isTime(column.key) && column.kind !== 'hour' ? dayTests(column, values, period) : literalTests(column, values);
}

function textTests(column: Column, values: readonly string[]): Test[] | null {
  const plain = values.filter(isPlain);
  const broken = values.filter(value => !isPlain(value)).map(value => brokenText(column.name, value));
  const beside = values.map(value => besideText(column, value)).filter(text => text !== null);
  if (broken.includes(null)) return null;
  return [
    ...(plain.length === 0 ? [] : [{ column: column.name, values: plain.map(value => `'${value}'`) }]),
    ...[...broken, ...beside].flatMap(text => (text === null ? [] : [{ text }])),
  ];
}

function isPlain(value: string): boolean {
  return value !== '' && value.length <= longestValue && piecesOf(value)[0] === value;
}

/** How a quote inside a text is written is not documented, so the text is matched by what stands around it. */
function brokenText(name: string, value: string): string | null {
  const pieces = piecesOf(value);
  // Too little to be sure that only the meant name fits.
  if (pieces.join('').length < fewestLetters || value.length > longestValue) return null;
  return pieces
    .map((piece, index) => {
      if (index === 0 && value.startsWith(piece)) return `${name} STARTS WITH '${piece}'`;
      const isEnd = index === pieces.length - 1 && value.endsWith(piece);
      return isEnd ? `${name} ENDS WITH '${piece}'` : `${name} CONTAINS '${piece}'`;
    })
    .join(' AND ');
}

/** `Gulmohar Kurta - White / M` names a product and its variant. */
function besideText(column: Column, value: string): string | null {
  const cut = value.lastIndexOf(' - ');
  if (cut < 0 || column.shownWith === undefined) return null;
  const one = (name: string, text: string) => (isPlain(text) ? `${name} = '${text}'` : brokenText(name, text));
  const [product, variant] = [one(column.shownWith, value.slice(0, cut)), one(column.name, value.slice(cut + 3))];
  return product === null || variant === null ? null : `${product} AND ${variant}`;
}

/**
 * Days instead of Shopify's own weeks and weekdays: on which day they begin to count is not documented, and the days
 * leave nothing open.
 */
function dayTests({ key: dimension, day = 'day' }: Column, values: readonly string[], period: Period): Test[] | null {
  if (dimension === 'weekday' && values.some(value => fullWeekday(value) === undefined)) return null;
  const wanted = daysOf(period).filter(day => passes({ dimension, is: [...values] }, timeLabel(day, dimension)));
  const [first = beforeAnyStore, last = beforeAnyStore] = [wanted[0], wanted.at(-1)];
  const isRun = wanted.length > 2 && daysOf({ from: first, to: last }).length === wanted.length;
  return [
    isRun
      ? { text: `${day} BETWEEN ${first} AND ${last}` }
      : { column: day, values: wanted.length === 0 ? [first] : wanted },
  ];
}

function literalTests(column: Column, values: readonly string[]): Test[] | null {
  const literals = values.map(literalOf[column.kind] ?? numberLiteral);
  return literals.includes(null)
    ? null
    : [{ column: column.name, values: literals.filter(literal => literal !== null) }];
}

const literalOf: Partial<Record<Column['kind'], (value: string) => string | null>> = {
  date: monthLiteral,
  percent: shareLiteral,
};

function monthLiteral(value: string): string | null {
  const month = /^\d{4}-(0[1-9]|1[0-2])/.exec(value)?.[0];
  return month === undefined ? null : `${month}-01`;
}

/** `2.5%` is 0.025, without the tail that division by a hundred may leave. */
function shareLiteral(value: string): string | null {
  const percent = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(value)?.[1];
  return percent === undefined ? null : String(Number((Number(percent) / 100).toFixed(6)));
}

function numberLiteral(value: string): string | null {
  return /^-?\d{1,4}$/.test(value) ? String(Number(value)) : null;
}

/** What is left when everything is taken out that could be read as the end of the text or as a command. */
function piecesOf(value: string): string[] {
  return value.split(/['\\\p{Cc}\p{Zl}\p{Zp}\u2018\u2019`]+/u).filter(piece => piece !== '');
}

const longestValue = 500;
const fewestLetters = 5;
const beforeAnyStore = '1970-01-01';
