import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrganizationUser } from '@tillsight/contract/users';
import { filterUsers } from './filter-users.ts';

const user = (name: string, email: string, role: string): OrganizationUser => ({
  id: name,
  name,
  email,
  role,
  organization_id: 'o',
});
const users = [
  user('Kavita Rao', 'kavita@kesarlane.example', 'merchant'),
  user('Ritu Bansal', 'ritu@kesarlane.example', 'sales'),
  user('Émile (Zoë) 🎉', 'emile@other.example', 'finance'),
];

test('the search looks into name, email address and role, in any case', () => {
  const cases: [string, string[]][] = [
    ['', ['Kavita Rao', 'Ritu Bansal', 'Émile (Zoë) 🎉']],
    ['   ', ['Kavita Rao', 'Ritu Bansal', 'Émile (Zoë) 🎉']],
    ['kAVita', ['Kavita Rao']],
    ['KESARLANE', ['Kavita Rao', 'Ritu Bansal']],
    ['fin', ['Émile (Zoë) 🎉']],
    ['(zoë)', ['Émile (Zoë) 🎉']],
    ['.*', []],
    ['nobody', []],
  ];
  for (const [search, expected] of cases) {
    assert.deepEqual(
      filterUsers(users, search).map(({ name }) => name),
      expected,
      search,
    );
  }
});
