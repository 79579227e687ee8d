import { GraphQLError } from 'graphql';
import type { PointWindow } from '../limits/point-window.ts';
import { windowResetAt } from '../limits/point-window.ts';
import { answerQuery, prepareQuery, type Store } from './answer.ts';
import { ResponseTooLarge } from './engine/response-too-large.ts';
import { priceOf } from './price.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { QlProblem } from './ql-problem.ts';
import type { TableData } from './write-table.ts';

export interface ShopifyqlAnswer {
  parseErrors: string[];
  parseWarnings: string[];
  tableData: TableData | null;
}

/** Points asked for by the fields of one document, and whether one of them was refused. */
export interface ShopifyqlSpending {
  requested: number;
  isThrottled: boolean;
}

interface Budget {
  window: PointWindow;
  limit: number;
  now: number;
  requestId: string;
  spending: ShopifyqlSpending;
}

/** One ShopifyQL field: bad words become `parseErrors`, an empty budget a THROTTLED error of this field alone. */
export function askShopifyql(query: string, store: Store, budget: Budget): ShopifyqlAnswer {
  const prepared = attempt(() => prepareQuery(query, store));
  if (prepared instanceof QlProblem) return refused(prepared);
  pay(prepared, budget);
  const table = attempt(() => answerQuery(prepared, store));
  return table instanceof QlProblem ? refused(table) : { parseErrors: [], parseWarnings: [], tableData: table };
}

export function shopifyqlThrottled(
  requestedQueryCost: number,
  { window, limit, now, requestId }: Budget,
): GraphQLError {
  return new GraphQLError('Rate limited. Please retry later.', {
    extensions: {
      code: 'THROTTLED',
      requestId,
      cost: { requestedQueryCost, ...windowState({ window, limit, now }) },
    },
  });
}

export function windowState({ window, limit, now }: Pick<Budget, 'window' | 'limit' | 'now'>): {
  maximumAvailable: number;
  currentlyAvailable: number;
  windowResetAt: string;
} {
  return {
    maximumAvailable: limit,
    currentlyAvailable: window.available(limit, now),
    windowResetAt: windowResetAt(now),
  };
}

function pay(prepared: PreparedQuery, budget: Budget): void {
  const price = priceOf(prepared);
  if (!budget.window.take(price, budget)) {
    budget.spending.isThrottled = true;
    throw shopifyqlThrottled(price, budget);
  }
  budget.spending.requested += price;
}

function refused({ messages }: QlProblem): ShopifyqlAnswer {
  return { parseErrors: messages, parseWarnings: [], tableData: null };
}

function attempt<Value>(work: () => Value): Value | QlProblem {
  try {
    return work();
  } catch (error) {
    if (error instanceof QlProblem) return error;
    if (error instanceof ResponseTooLarge) {
      throw new GraphQLError(error.message, { extensions: { code: 'RESPONSE_TOO_LARGE' } });
    }
    throw error;
  }
}
