import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsFor, type Command } from './command-list.ts';

const commands: Command[] = [
  { label: 'Go to Users', also: 'team colleagues people' },
  { label: 'Go to Integrations', also: 'shopify google connect' },
  { label: 'Sign out', also: 'leave log' },
  { label: 'Users' },
].map(command => ({ ...command, run: () => undefined }));

test('typed words find commands by the beginnings of their words', () => {
  const cases: [typed: string, labels: string[]][] = [
    ['', ['Go to Users', 'Go to Integrations', 'Sign out', 'Users']],
    ['user', ['Users', 'Go to Users']],
    ['TEAM', ['Go to Users']],
    ['go sho', ['Go to Integrations']],
    ['log out', ['Sign out']],
    ['sers', []],
    ['  !? ', ['Go to Users', 'Go to Integrations', 'Sign out', 'Users']],
  ];
  for (const [typed, labels] of cases) {
    assert.deepEqual(
      commandsFor(typed, commands).map(({ label }) => label),
      labels,
      typed,
    );
  }
});
