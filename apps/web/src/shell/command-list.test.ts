import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsFor, groupsFor, likeliest, type Command } from './command-list.ts';

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

const asked: string[] = [];
const offers = {
  ask: (question: string) => void asked.push(question),
  pages: [...commands.slice(0, 2), { label: 'Change password', isPart: true as const, run: () => undefined }],
  people: [{ label: 'Sameer Gill', also: 'sameer@kesarlane.example executive', run: () => undefined }],
  actions: commands.slice(2, 3),
};

test('what is typed can always be asked, first of all; people are found, never listed', () => {
  const cases: [typed: string, groups: string[], enter: string | undefined][] = [
    ['', ['Ask Sierra', 'Pages', 'Actions'], undefined],
    ['team', ['Ask Sierra', 'Pages'], 'Go to Users'],
    ['change', ['Ask Sierra', 'Pages'], 'Change password'],
    ['leave', ['Ask Sierra', 'Actions'], 'Sign out'],
    ['sameer', ['Ask Sierra', 'People'], 'Ask Sierra: sameer'],
    [' how were sales? ', ['Ask Sierra'], 'Ask Sierra: how were sales?'],
    ['?', ['Ask Sierra', 'Pages', 'Actions'], 'Go to Users'],
  ];
  for (const [typed, titles, enter] of cases) {
    const groups = groupsFor(typed, offers);
    assert.deepEqual(
      groups.map(({ title }) => title),
      titles,
      typed,
    );
    assert.equal(likeliest(typed, groups)?.label, enter, typed);
  }
  const pages = groupsFor('', offers).find(({ title }) => title === 'Pages');
  assert.equal(pages?.commands.length, 2, 'Parts are for who looks for them.');
  groupsFor(' how were sales? ', offers)[0]?.commands[0]?.run();
  assert.deepEqual(asked, ['how were sales?']);
});
