import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipientsOf, type Claim } from './recipients.ts';

const team = [
  { id: 'kavita', role: 'merchant' },
  { id: 'sameer', role: 'executive' },
  { id: 'ritu', role: 'sales' },
  { id: 'rohan', role: 'sales' },
  { id: 'cleo', role: 'cxo' },
];

/** Rows of the table may be older than the roles that may be configured today. */
const claim = (userId: string, role: string, frequency: Claim['frequency'] = 'daily') =>
  ({ userId, role, frequency }) as Claim;

test('recipientsOf: who gets a report', () => {
  const table: [what: string, of: Claim, others: Claim[], recipients: string[]][] = [
    ['an own one goes to its owner', claim('ritu', 'sales'), [], ['ritu']],
    ['an own one goes to its owner whatever the merchant has', claim('ritu', 'sales'), [claim('kavita', 'sales')], ['ritu']],
    ["a merchant's goes to everybody with the role", claim('kavita', 'sales'), [], ['ritu', 'rohan']],
    ['but not to who has an own one', claim('kavita', 'sales'), [claim('ritu', 'sales')], ['rohan']],
    ['an own one of another frequency is not one', claim('kavita', 'sales'), [claim('ritu', 'sales', 'weekly')], ['ritu', 'rohan']],
    ['nor is one of a former role', claim('kavita', 'sales'), [claim('ritu', 'finance')], ['ritu', 'rohan']],
    ['all have their own: to the merchant', claim('kavita', 'sales'), [claim('ritu', 'sales'), claim('rohan', 'sales')], ['kavita']],
    ['nobody has the role: to the merchant', claim('kavita', 'finance'), [], ['kavita']],
    ['the owner has another role now: to nobody', claim('sameer', 'finance'), [], []],
    ['the owner has left: to nobody', claim('gone', 'sales'), [], []],
    ['a role without access: to nobody', claim('cleo', 'cxo'), [], []],
    ['a merchant has none for merchants', claim('kavita', 'merchant'), [], []],
  ]; // prettier-ignore
  for (const [what, of, others, recipients] of table) {
    assert.deepEqual(recipientsOf(of, team, [of, ...others]), recipients, what);
  }
});
