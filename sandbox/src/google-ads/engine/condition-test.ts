import { present } from '../../checked.ts';
import { queryProblem } from '../ads-problem.ts';
import type { FieldValue } from '../fields/field.ts';
import type { Condition, Literal } from '../gaql/query.ts';

/** A condition as a test of a value; null and undefined are NULL, which nothing but IS NULL matches. */
export function conditionTest({ operator, values }: Condition): (value: FieldValue | null | undefined) => boolean {
  if (operator === 'IS NULL') return value => value === null || value === undefined;
  if (operator === 'IS NOT NULL') return value => value !== null && value !== undefined;
  const test = testOf(operator, values);
  return value => value !== null && value !== undefined && test(value);
}

function testOf(operator: string, values: readonly Literal[]): (value: FieldValue) => boolean {
  const [first, second] = values;
  switch (operator) {
    case '=':
      return value => same(value, present(first, 'first'));
    case '!=':
      return value => !same(value, present(first, 'first'));
    case 'IN':
      return value => values.some(each => same(value, each));
    case 'NOT IN':
      return value => !values.some(each => same(value, each));
    case '>':
      return value => Number(value) > Number(first);
    case '>=':
      return value => Number(value) >= Number(first);
    case '<':
      return value => Number(value) < Number(first);
    case '<=':
      return value => Number(value) <= Number(first);
    case 'BETWEEN':
      return value => Number(value) >= Number(first) && Number(value) <= Number(second);
    case 'CONTAINS ANY':
      return value => values.some(each => listOf(value).includes(String(each)));
    case 'CONTAINS ALL':
      return value => values.every(each => listOf(value).includes(String(each)));
    case 'CONTAINS NONE':
      return value => !values.some(each => listOf(value).includes(String(each)));
    default:
      return patternTest(operator, String(first));
  }
}

function patternTest(operator: string, text: string): (value: FieldValue) => boolean {
  const pattern = operator.endsWith('LIKE') ? likePattern(text) : regularPattern(text);
  const isWanted = !operator.startsWith('NOT');
  return value => pattern.test(String(value)) === isWanted;
}

/** % stands for any text, _ for one character, [x] for the character itself. */
function likePattern(text: string): RegExp {
  const source = text.replace(/\[(.)\]|[%_]|[.*+?^${}()|\\]/g, (found, itself: string | undefined) => {
    if (itself !== undefined) return itself.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
    if (found === '%') return '.*';
    return found === '_' ? '.' : `\\${found}`;
  });
  return new RegExp(`^${source}$`, 'is');
}

function regularPattern(text: string): RegExp {
  try {
    return new RegExp(`^(?:${text})$`);
  } catch {
    throw queryProblem('BAD_VALUE', `invalid regular expression '${text}'.`, text);
  }
}

/** Numbers equal their text, truth values their words in any case. */
function same(value: FieldValue, literal: Literal): boolean {
  if (typeof value === 'number') return value === Number(literal);
  if (typeof value === 'boolean') return String(value) === String(literal).toLowerCase();
  return String(value) === String(literal);
}

function listOf(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value : [String(value)];
}
