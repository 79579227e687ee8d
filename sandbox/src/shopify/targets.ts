/** What a merchant wants to reach, as set in the admin or by an app: one figure over some days, perhaps of a part of the shop only. */
import { SCHEMAS } from './shopifyql/fields/schemas.ts';

export interface Target {
  id: number;
  name: string;
  metric: string;
  expectedValue: string;
  startDate: string;
  endDate: string;
  filters: string | null;
  currency: string;
  createdAt: string;
  updatedAt: string;
}

export type TargetErrorCode = 'INVALID' | 'INVALID_METRIC' | 'NOT_FOUND' | 'TAKEN';

export interface TargetError {
  field: string[] | null;
  message: string;
  code: TargetErrorCode;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_ID = 7_100_001;

type Fields = Record<string, unknown>;

/** The targets of a shop; an id is never given twice. */
export class Targets {
  #held: Target[] = [];
  #made = 0;

  all(): readonly Target[] {
    return this.#held;
  }

  add(fields: Fields, { currency, now }: { currency: string; now: number }): Target | TargetError {
    const given = { filters: null, ...fields };
    const error = problemWith(given) ?? this.#taken(given, undefined);
    if (error) return error;
    const at = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
    const id = FIRST_ID + this.#made;
    this.#made += 1;
    const target = { ...known(given), id, currency, createdAt: at, updatedAt: at };
    this.#held.push(target);
    return target;
  }

  /** Only what is given changes. */
  change(id: number, fields: Fields, now: number): Target | TargetError {
    const at = this.#held.findIndex(each => each.id === id);
    const former = this.#held[at];
    if (!former) return { field: ['id'], message: 'The analytics target was not found.', code: 'NOT_FOUND' };
    const { name, metric, expectedValue, startDate, endDate, filters } = former;
    const given = { name, metric, expectedValue, startDate, endDate, filters, ...fields };
    const error = problemWith(given) ?? this.#taken(given, id);
    if (error) return error;
    const changed = {
      ...former,
      ...known(given),
      updatedAt: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    };
    this.#held[at] = changed;
    return changed;
  }

  remove(id: number): boolean {
    const left = this.#held.filter(each => each.id !== id);
    const isGone = left.length < this.#held.length;
    this.#held = left;
    return isGone;
  }

  /** Figure, days and filter together name one target. */
  #taken({ metric, startDate, endDate, filters }: Fields, own: number | undefined): TargetError | null {
    const isTaken = this.#held.some(
      other =>
        other.id !== own &&
        other.metric === metric &&
        other.startDate === startDate &&
        other.endDate === endDate &&
        other.filters === filters,
    );
    const message = 'A target for this metric, these dates and this filter exists already.';
    return isTaken ? { field: ['input'], message, code: 'TAKEN' } : null;
  }
}

function problemWith({ name, metric, expectedValue, startDate, endDate, filters }: Fields): TargetError | null {
  const invalid = (field: string, message: string, code: TargetErrorCode = 'INVALID'): TargetError => ({
    field: ['input', field],
    message,
    code,
  });
  if (typeof name !== 'string' || name.trim() === '') return invalid('name', 'Name cannot be blank.');
  if (typeof metric !== 'string' || !isMetric(metric))
    return invalid('metric', 'Metric is not valid for analytics targets.', 'INVALID_METRIC');
  if (!(Number(expectedValue) > 0)) return invalid('expectedValue', 'Expected value must be greater than 0.');
  if (!isDay(startDate) || !isDay(endDate) || endDate < startDate) return invalid('endDate', 'The dates are invalid.');
  if (filters !== null && typeof filters !== 'string') return invalid('filters', 'Filters are invalid.');
  return null;
}

/** After it was looked at. */
function known({ name, metric, expectedValue, startDate, endDate, filters }: Fields) {
  return {
    name: String(name),
    metric: String(metric),
    expectedValue: Number(expectedValue).toFixed(2),
    startDate: String(startDate),
    endDate: String(endDate),
    filters: typeof filters === 'string' ? filters : null,
  };
}

const isDay = (text: unknown): text is string => typeof text === 'string' && DAY.test(text);
const isMetric = (name: string): boolean => [...SCHEMAS.values()].some(({ metrics }) => metrics.has(name));
