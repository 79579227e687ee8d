import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, EditUserForm, NewUserForm } from './user-form.ts';

const whole = {
  name: 'Asha Nair',
  email: 'asha@kesarlane.example',
  password: 'Abcdefg1',
  mobile_number: '',
  role: 'sales',
};

test('a new user is checked before anything is sent', () => {
  const cases: [Partial<Record<keyof typeof whole, string>>, string[]][] = [
    [{}, []],
    [{ name: 'A' }, ['Name must be at least 2 characters']],
    [{ name: '🎉'.repeat(127) }, []],
    [{ name: 'x'.repeat(256) }, ['Name must be at most 255 characters']],
    [{ email: 'asha@' }, ['Please enter a valid email address']],
    [{ role: '' }, ['Please select a role']],
    [{ role: 'merchant' }, ['Please select a role']],
    [{ mobile_number: '9'.repeat(33) }, ['Mobile number must be at most 32 characters']],
  ];
  for (const [change, expected] of cases) {
    const parsed = NewUserForm.safeParse({ ...whole, ...change });
    const messages = parsed.success ? [] : parsed.error.issues.map(issue => issue.message);
    assert.deepEqual(messages, expected, JSON.stringify(change));
  }
});

test("a merchant's role is kept and not sent, an emptied number is taken away", () => {
  const merchant = EditUserForm.parse({ name: ' Kavita ', mobile_number: '', role: 'merchant' });
  assert.deepEqual(changesOf(merchant), { name: 'Kavita', mobile_number: null });
  const sales = EditUserForm.parse({ name: 'Ritu', mobile_number: '98100 12345', role: 'sales' });
  assert.deepEqual(changesOf(sales), { name: 'Ritu', mobile_number: '98100 12345', role: 'sales' });
  assert.equal(EditUserForm.safeParse({ name: 'Ritu', mobile_number: '', role: '' }).success, false);
});
