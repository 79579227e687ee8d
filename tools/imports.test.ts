import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFiles, importsOf, textOf, type Import } from './repository.ts';

/** Of the server, each right of those whose doors it may call. */
const features = [
  'auth',
  'tokens',
  'assistants',
  'users',
  'webhooks',
  'integrations',
  'rates',
  'insights',
  'alerts',
  'house-words',
  'boards',
  'schedules',
  'chat',
  'messengers',
  'whatsapp',
  'telegram',
  'slack',
  'configurations',
  'metrics',
  'reports',
  'mcp',
  'account',
  'api-docs',
] as const;

/** A room is where a file lives; the first pattern that fits names it. */
const rooms: [name: string, pattern: RegExp][] = [
  ['test', /\.test\.tsx?$|^apps\/server\/(test|deep|attacks)\/|\.deep\.ts$|^packages\/platforms\/src\/conformance/],
  ['contract', /^packages\/contract\/src\//],
  ['metrics', /^packages\/metrics\/src\//],
  ['platforms', /^packages\/platforms\/src\//],
  ['assistant', /^packages\/assistant\/src\//],
  ['server/infra', /^apps\/server\/src\/infra\//],
  ...features.map((name): [string, RegExp] => [`server/${name}`, new RegExp(`^apps/server/src/features/${name}/`)]),
  ['server/top', /^apps\/server\/src\/((backup|doctor)\/)?[a-z-]+\.ts$/],
  ['web/ui', /^apps\/web\/src\/ui\//],
  ['web/shell', /^apps\/web\/src\/shell\//],
  ['web/feature', /^apps\/web\/src\/features\//],
  [
    'web/base',
    /^apps\/web\/src\/(api|session|paths|query-client|session-user|clock|use-clock|api-error|messages)\.tsx?$/,
  ],
  ['web/top', /^apps\/web\/(src\/)?[a-z-]+(\.config|\.d)?\.tsx?$/],
  ['sandbox', /^sandbox\/src\//],
  ['e2e', /^e2e\//],
  ['bench', /^bench\//],
  ['tools', /^tools\//],
  ['configuration', /^playwright\.config\.ts$/],
];

const packages = ['contract', 'metrics', 'platforms', 'assistant'];
/** What only these features may know; every other knows the catalogue and the doors left of it. */
const beyond: Record<string, string[]> = {
  integrations: ['platforms'],
  insights: ['platforms'],
  alerts: ['assistant'],
  'house-words': ['assistant'],
  boards: ['assistant'],
  schedules: ['assistant'],
  chat: ['assistant'],
  reports: ['assistant'],
};
const featureArrows = features.map((name, at): [string, string[]] => [
  `server/${name}`,
  [
    'contract',
    'metrics',
    'server/infra',
    ...(beyond[name] ?? []),
    ...features.slice(0, at).map(left => `server/${left}`),
  ],
]);

/** Who may import whom. A room may always import itself. */
const arrows: Record<string, string[]> = {
  contract: [],
  metrics: ['contract'],
  platforms: ['metrics', 'contract'],
  assistant: ['metrics', 'contract'],
  'server/infra': ['contract'],
  ...Object.fromEntries(featureArrows),
  'server/api-docs': ['contract', 'server/infra'],
  'server/top': [...packages, 'server/infra', ...features.map(name => `server/${name}`)],
  'web/ui': [],
  'web/base': ['contract'],
  'web/shell': ['contract', 'web/ui', 'web/base'],
  'web/feature': ['contract', 'web/ui', 'web/base', 'web/shell'],
  'web/top': ['contract', 'web/ui', 'web/base', 'web/shell', 'web/feature'],
  sandbox: [],
  e2e: ['contract', 'web/base', 'sandbox'],
  bench: [...packages, 'sandbox', 'server/top', 'server/infra', 'test', ...features.map(name => `server/${name}`)],
  tools: [],
  configuration: [],
};

function roomOf(file: string): string | undefined {
  return rooms.find(([, pattern]) => pattern.test(file))?.[0];
}

/** What is wrong with one import, or null. */
function complaint({ from, specifier, target }: Import): string | null {
  const room = roomOf(from);
  if (room === undefined) return `${from} lies in no room of the table`;
  if (target === null || room === 'test' || target.endsWith('.css')) return null;
  const goal = roomOf(target);
  const said = `${from} (${room}) imports ${specifier} (${goal})`;
  if (goal === undefined) return `${said}, which lies in no room`;
  if (goal === 'test') return room === 'bench' ? null : `${said}: tests are imported by tests only`;
  const allowed = goal === room || arrows[room]?.includes(goal);
  if (!allowed) return said;
  if (goal === room && room === 'web/feature')
    return featureOf(from) === featureOf(target) ? null : `${said}: another feature`;
  if (
    goal.startsWith('server/') &&
    features.some(name => goal === `server/${name}`) &&
    goal !== room &&
    room !== 'server/top' &&
    room !== 'bench'
  ) {
    const door = `${goal.slice('server/'.length)}.ts`;
    return target.endsWith(`/${door}`) ? null : `${said}: only the door ${door} may be called`;
  }
  const acrossPackages = target.split('/').slice(0, 2).join('/') !== from.split('/').slice(0, 2).join('/');
  return acrossPackages && specifier.startsWith('.') && room !== 'e2e' && room !== 'bench' && room !== 'tools'
    ? `${said} by a path out of its package`
    : null;
}

function featureOf(file: string): string {
  return /features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

const all = codeFiles.flatMap(importsOf);

test('every import is one its room may make', () => {
  assert.deepEqual(all.map(complaint).filter(Boolean), []);
});

test('every file lies in a room of the table', () => {
  assert.deepEqual(
    codeFiles.filter(file => roomOf(file) === undefined),
    [],
    'A new feature of the server has its place in the list of features at the top of this file.',
  );
});

test('no file imports itself in a circle', () => {
  const next = new Map<string, string[]>();
  for (const { from, target } of all) if (target) next.set(from, [...(next.get(from) ?? []), target]);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) {
      for (const target of next.get(file) ?? []) walk(target, [...way, file]);
      done.add(file);
    }
  };
  for (const file of next.keys()) walk(file, []);
  assert.deepEqual(circles, []);
});

/** The arrows of the table, the features as one room; what another arrow implies is left out. */
function housePicture(): string {
  const nameOf = (room: string): string =>
    features.some(name => room === `server/${name}`) ? 'server/features' : room;
  const next = new Map<string, Set<string>>();
  for (const [room, goals] of Object.entries(arrows)) {
    if (goals.length === 0) continue;
    const [from, tos] = [nameOf(room), goals.filter(goal => goal !== 'test').map(nameOf)];
    next.set(from, new Set([...(next.get(from) ?? []), ...tos.filter(to => to !== from)]));
  }
  const reach = (from: string): Set<string> => new Set([...(next.get(from) ?? [])].flatMap(to => [to, ...reach(to)]));
  const isImplied = (from: string, to: string) =>
    [...(next.get(from) ?? [])].some(other => other !== to && reach(other).has(to));
  const lines = [...next].flatMap(([from, tos]) =>
    [...tos].filter(to => !isImplied(from, to)).map(to => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart BT', ...lines, '```'].join('\n');
}

test('docs/house.md draws the house as the table has it, and ARCHITECTURE.md lists the features in its order', () => {
  assert.ok(textOf('docs/house.md').includes(housePicture()), `docs/house.md should hold:\n${housePicture()}`);
  const page = textOf('ARCHITECTURE.md');
  const order = features.filter(name => name !== 'api-docs').join(' < ');
  assert.ok(page.replaceAll(/\s+/g, ' ').includes(order), `ARCHITECTURE.md should say: ${order}`);
});

test('imports inside a package carry their extension', () => {
  const without = all.filter(
    ({ specifier }) => specifier.startsWith('.') && !/\.(ts|tsx|css|json|js|svg|woff2)(\?.*)?$/.test(specifier),
  );
  assert.deepEqual(
    without.map(({ from, specifier }) => `${from}: ${specifier}`),
    [],
  );
});

test('the table refuses what the house forbids', () => {
  const forbidden: Import[] = [
    {
      from: 'packages/contract/src/chat.ts',
      specifier: '@tillsight/metrics/run',
      target: 'packages/metrics/src/run.ts',
      names: [],
    },
    {
      from: 'apps/web/src/features/chat/a.ts',
      specifier: '../users/b.ts',
      target: 'apps/web/src/features/users/b.ts',
      names: [],
    },
    {
      from: 'apps/server/src/features/chat/chat.ts',
      specifier: '../insights/store.ts',
      target: 'apps/server/src/features/insights/store.ts',
      names: [],
    },
    {
      from: 'apps/server/src/features/users/users.ts',
      specifier: '../chat/chat.ts',
      target: 'apps/server/src/features/chat/chat.ts',
      names: [],
    },
    {
      from: 'sandbox/src/main.ts',
      specifier: '@tillsight/platforms/http',
      target: 'packages/platforms/src/http.ts',
      names: [],
    },
  ];
  assert.deepEqual(
    forbidden.filter(example => complaint(example) === null),
    [],
  );
});
