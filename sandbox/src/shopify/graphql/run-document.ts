import {
  type DocumentNode,
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { LeakyBucket, Limits } from '../limits/leaky-bucket.ts';
import { resolveField } from './access.ts';
import type { AdminContext } from './admin-context.ts';
import { actualCost, requestedCost } from './cost.ts';
import { mutationRoot, queryRoot } from './records/root.ts';
import { documentRules, refusedVariables } from './refused-document.ts';

export interface DocumentRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

export interface DocumentAnswer {
  data?: unknown;
  errors?: unknown[];
  extensions?: Record<string, unknown>;
}

/** One document may not ask for more. */
const LARGEST_COST = 1000;
const RATE_LIMITS = 'https://shopify.dev/api/usage/rate-limits';

/** Parses, validates, prices and runs one document. Every outcome is HTTP 200. */
export async function runDocument(
  schema: GraphQLSchema,
  request: DocumentRequest,
  { context, bucket, limits }: { context: AdminContext; bucket: LeakyBucket; limits: Limits },
): Promise<DocumentAnswer> {
  const checked = checkedDocument(schema, request);
  if ('errors' in checked) return { errors: checked.errors };
  const { document, operation } = checked;
  const refused = refusedVariables(schema, operation, request.variables);
  if (refused.length > 0) return { errors: refused };
  const cost = requestedCost(schema, document, { operation, variables: request.variables });
  if (cost > LARGEST_COST) return { errors: [tooExpensive(cost)] };
  if (!bucket.take(cost, limits, context.now)) {
    const extensions = { cost: costExtension({ cost, actual: null }, { bucket, limits, now: context.now }) };
    return { errors: [throttled()], extensions };
  }
  const result = await execute({
    schema,
    document,
    rootValue: operation.operation === 'mutation' ? mutationRoot : queryRoot,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver: resolveField,
  });
  const actual = Math.min(cost, actualCost(schema, document, { operation, data: result.data }));
  bucket.giveBack(cost - actual, limits);
  const extensions = { cost: costExtension({ cost, actual }, { bucket, limits, now: context.now }) };
  if (!result.errors) return { data: result.data, extensions };
  return { data: dataOf(result.data, result.errors), errors: result.errors.map(shape), extensions };
}

function checkedDocument(
  schema: GraphQLSchema,
  { query, operationName }: DocumentRequest,
): { document: DocumentNode; operation: OperationDefinitionNode } | { errors: unknown[] } {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error.toJSON()] };
    throw error;
  }
  const problems = validate(schema, document, documentRules);
  if (problems.length > 0) return { errors: problems.map(problem => problem.toJSON()) };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [{ message: 'An operation name is required' }] };
  return { document, operation };
}

/** When nothing may be read at all, the platform leaves `data` out altogether. */
function dataOf(data: unknown, errors: readonly GraphQLError[]): unknown {
  const isDenied = errors.every(error => error.extensions.code === 'ACCESS_DENIED');
  const isEmpty = data !== null && typeof data === 'object' && Object.values(data).every(value => value === null);
  return isDenied && isEmpty ? null : (data ?? null);
}

/** ShopifyQL's throttle carries no place in the document. */
function shape(error: GraphQLError): unknown {
  const { message, locations, path, extensions } = error.toJSON();
  const isThrottle = extensions?.code === 'THROTTLED';
  return { message, ...(isThrottle ? {} : { locations }), path, extensions };
}

function tooExpensive(cost: number): unknown {
  return {
    message: `Query cost is ${cost}, which exceeds the single query max cost limit (${LARGEST_COST}).`,
    extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: LARGEST_COST, documentation: RATE_LIMITS },
  };
}

export function throttled(): unknown {
  return { message: 'Throttled', extensions: { code: 'THROTTLED', documentation: RATE_LIMITS } };
}

export function costExtension(
  { cost, actual }: { cost: number; actual: number | null },
  { bucket, limits, now }: { bucket: LeakyBucket; limits: Limits; now: number },
): Record<string, unknown> {
  return {
    requestedQueryCost: cost,
    actualQueryCost: actual,
    throttleStatus: {
      maximumAvailable: limits.size,
      currentlyAvailable: bucket.available(limits, now),
      restoreRate: limits.restoreRate,
    },
  };
}
