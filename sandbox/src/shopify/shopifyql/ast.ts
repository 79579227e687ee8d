/** A parsed ShopifyQL query, before any name is checked. */
export interface Query {
  from: string[];
  /** FROM ORGANIZATION: of all stores of the merchant. */
  isOrganization: boolean;
  show: ShowItem[];
  where: Condition | null;
  groupBy: GroupItem[];
  timeseries: string | null;
  modifiers: Modifiers;
  having: Condition | null;
  since: Moment | null;
  until: Moment | null;
  during: string | null;
  compareTo: ComparisonBase[];
  orderBy: { name: string; descending: boolean }[];
  limit: number | null;
  offset: number;
}

export interface ShowItem {
  /** The column's name in the answer: the alias, or the words of the expression. */
  name: string;
  expression: Expression;
}

export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'number'; value: number }
  | { kind: 'negate'; of: Expression }
  | { kind: 'binary'; operator: '+' | '-' | '*' | '/'; left: Expression; right: Expression };

export interface GroupItem {
  name: string;
  top: { count: number; only: boolean } | null;
}

export interface Modifiers {
  totals: boolean;
  groupTotals: boolean;
  percentChange: boolean;
  cumulative: boolean;
  /** Ways to give an order to a click, each a column more. */
  attributions: string[];
  currency: string | null;
  timezone: string | null;
}

export type CompareOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type Literal = string | number | boolean;

export type Condition = AllOf | AnyOf | { kind: 'not'; of: Condition } | FieldTest;
type AllOf = { kind: 'and'; parts: Condition[] };
type AnyOf = { kind: 'or'; parts: Condition[] };

/** One test of one field. */
export type FieldTest =
  | { kind: 'compare'; name: string; operator: CompareOperator; value: Literal }
  | { kind: 'in'; name: string; values: Literal[]; negated: boolean }
  | { kind: 'between'; name: string; low: Literal; high: Literal; negated: boolean }
  | { kind: 'text'; name: string; test: 'starts' | 'ends' | 'contains'; value: string; negated: boolean }
  | { kind: 'null'; name: string; negated: boolean }
  | { kind: 'truth'; name: string; value: boolean };

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

export type Moment =
  | { kind: 'absolute'; text: string }
  | { kind: 'offset'; amount: number; unit: TimeUnit }
  | { kind: 'named'; name: string }
  | { kind: 'edge'; edge: 'start' | 'end'; amount: number; unit: TimeUnit };

/** What COMPARE TO names; `label` is the end of the generated columns' names. */
export interface ComparisonBase {
  label: string;
  base: { kind: 'relative'; name: string } | { kind: 'dates'; since: Moment; until: Moment | null };
}
