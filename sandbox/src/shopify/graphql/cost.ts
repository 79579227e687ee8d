import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Connections grow with the logarithm of the page: each border reached adds one to the factor. */
const PAGE_BORDERS = [3, 5, 8, 13, 21, 40, 60, 80, 100, 150];
const CONNECTION_BASE = 2;
const MUTATION = 10;

interface Counting {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/** Points asked before running: objects cost one, scalars nothing, connections by their page, mutations a flat ten. */
export function requestedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, variables }: { operation: OperationDefinitionNode; variables: Record<string, unknown> },
): number {
  const fragments = fragmentsOf(document);
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  if (operation.operation === 'mutation') return operation.selectionSet.selections.length * MUTATION;
  return costOf(operation.selectionSet, root, { schema, fragments, variables: withDefaults(operation, variables) });
}

/** Points really used: the same count over what came back. Null costs nothing, a page what it holds. */
export function actualCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, data }: { operation: OperationDefinitionNode; data: unknown },
): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  if (operation.operation === 'mutation') return operation.selectionSet.selections.length * MUTATION;
  const counting = { schema, fragments: fragmentsOf(document), variables: {} };
  return costOf(operation.selectionSet, root, counting, { value: data });
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions
      .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(definition => [definition.name.value, definition]),
  );
}

function withDefaults(operation: OperationDefinitionNode, variables: Record<string, unknown>): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

/** `came` holds the answer's value at this place; without it the price asked in advance is counted. */
function costOf(
  selections: SelectionSetNode,
  type: GraphQLCompositeType,
  counting: Counting,
  came?: { value: unknown },
): number {
  let cost = 0;
  let dearestBranch = 0;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      cost += fieldCost(selection, type, counting, came);
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : counting.fragments.get(selection.name.value);
    if (!fragment) continue;
    const named = fragment.typeCondition ? counting.schema.getType(fragment.typeCondition.name.value) : type;
    const branch = isCompositeType(named) ? costOf(fragment.selectionSet, named, counting, came) : 0;
    if (isInterfaceType(type) || isUnionType(type)) dearestBranch = Math.max(dearestBranch, branch);
    else cost += branch;
  }
  return cost + dearestBranch;
}

function fieldCost(
  field: FieldNode,
  parent: GraphQLCompositeType,
  counting: Counting,
  came?: { value: unknown },
): number {
  if (!field.selectionSet || isUnionType(parent)) return 0;
  const definition = parent.getFields()[field.name.value];
  const type = definition && getNamedType(definition.type);
  if (!isCompositeType(type)) return 0;
  const inner = came && { value: firstOf(propertyOf(came.value, field.alias?.value ?? field.name.value)) };
  if (inner && (inner.value === null || inner.value === undefined)) return 0;
  const children = costOf(field.selectionSet, type, counting, inner);
  if (!type.name.endsWith('Connection')) return children + 1;
  const size = inner ? itemCount(inner.value) : pageSize(field, counting.variables);
  const factor = size === 0 ? 0 : 1 + PAGE_BORDERS.filter(border => size >= border).length;
  return CONNECTION_BASE + factor * (1 + itemsCost(field.selectionSet, children));
}

/** `nodes` or `edges { node }` count as the item itself, `pageInfo` is part of the connection's base. */
function itemsCost(selections: SelectionSetNode, children: number): number {
  const frame = selections.selections.flatMap(selection => {
    if (selection.kind !== Kind.FIELD || !['nodes', 'pageInfo', 'edges'].includes(selection.name.value)) return [];
    const inner = selection.selectionSet?.selections ?? [];
    return inner.some(each => each.kind === Kind.FIELD && each.name.value === 'node') ? [1, 1] : [1];
  });
  return Math.max(0, children - frame.length);
}

function pageSize(field: FieldNode, variables: Record<string, unknown>): number {
  return Math.max(1, ...['first', 'last'].map(name => intArgument(field, name, variables)));
}

function itemCount(connection: unknown): number {
  const items = propertyOf(connection, 'nodes') ?? propertyOf(connection, 'edges');
  return Array.isArray(items) ? items.length : 0;
}

function intArgument(field: FieldNode, name: string, variables: Record<string, unknown>): number {
  const value = field.arguments?.find(argument => argument.name.value === name)?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  return value?.kind === Kind.VARIABLE ? Number(variables[value.name.value] ?? 0) : 0;
}

function propertyOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;
}

/** One item stands for all of its list. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}
