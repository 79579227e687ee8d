/** Paths through a record as a GraphQL selection, with what Shopify reckons it costs. */

export type Selection = { text: string; points: number };

type Tree = Map<string, Tree>;

/** Lists inside a record; more entries than these make the record unreadable rather than half counted. */
const innerPage: Record<string, number> = { inventoryLevels: 10 };

export function selectionOf(paths: readonly string[]): Selection {
  const root: Tree = new Map();
  for (const path of paths) {
    path.split('.').reduce((tree, step) => {
      const next = tree.get(step) ?? new Map();
      tree.set(step, next);
      return next;
    }, root);
  }
  return selectTree(root);
}

function selectTree(tree: Tree): Selection {
  const fields = [...tree].map(([name, inner]) => selectField(name, inner));
  return { text: fields.map(field => field.text).join(' '), points: sum(fields.map(field => field.points)) };
}

/** A plain field is free, an object costs a point, a list as many times its entry as it may hold. */
function selectField(name: string, inner: Tree): Selection {
  if (inner.size === 0) return { text: name, points: 0 };
  if (name === 'quantities') {
    const names = [...inner.keys()].map(quantity => JSON.stringify(quantity)).join(', ');
    return { text: `quantities(names: [${names}]) { name quantity }`, points: inner.size };
  }
  const selected = selectTree(inner);
  const page = innerPage[name];
  if (page === undefined) return { text: `${name} { ${selected.text} }`, points: 1 + selected.points };
  return {
    text: `${name}(first: ${page}) { nodes { ${selected.text} } pageInfo { hasNextPage } }`,
    points: 2 + page * (1 + selected.points),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
