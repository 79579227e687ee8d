/** A GAQL query as written. */
export type Literal = string | number;
export type Condition = { field: string; operator: string; values: Literal[] };
export type Ordering = { field: string; isDescending: boolean };
export type Query = {
  select: string[];
  from: string;
  where: Condition[];
  orderBy: Ordering[];
  limit: number | null;
  parameters: Record<string, string>;
};
