import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWithPhones } from '../../../test/phones.ts';
import { submitReportTemplates } from '../../report-templates.ts';
import { templateDefinitions, templateNames } from './templates.ts';

test('the files hold one template for each number of figures, within what WhatsApp allows', () => {
  for (const [index, definition] of templateDefinitions('4::handle').entries()) {
    const { name, language, category, parameter_format, message_send_ttl_seconds, components } = definition;
    assert.deepEqual([name, language, category, parameter_format], [templateNames[index], 'en', 'utility', 'named']);
    assert.equal(message_send_ttl_seconds, 43_200);
    const [header, body] = components;
    assert.deepEqual(header?.example, { header_handle: ['4::handle'] });
    const text = String(body?.text);
    const named = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, parameter]) => parameter);
    const figures = Array.from({ length: index + 1 }, (_, figure) => `figure_${figure + 1}`);
    assert.deepEqual(named, ['report', 'store', 'period', ...figures]);
    const { body_text_named_params: examples } = (body?.example ?? {}) as Examples;
    assert.deepEqual(
      examples.map(example => example.param_name),
      named,
      'Each parameter has its example.',
    );
    assert.ok(text.length <= 1_024 - 6 * 60, 'Filled in it is still short enough.');
    assert.doesNotMatch(text, /^\{\{|\}\}$/);
  }
});

type Examples = { body_text_named_params: { param_name: string }[] };

test('npm run templates: submits what is missing, tells what differs, and submits that again when asked to', async t => {
  const stand = await startWithPhones(t);
  const account = stand.server.deps.whatsapp ?? assert.fail('WhatsApp is not configured.');
  const all = await submitReportTemplates(account);
  const told = all.map(({ name, status, category, differs }) => [name, status, category, differs]);
  assert.deepEqual(
    told,
    templateNames.map(name => [name, 'APPROVED', 'UTILITY', []]),
  );
  await stand.control('templates', { name: templateNames[0], category: 'MARKETING' });
  const [, second] = all as ((typeof all)[number] & { id: string })[];
  const edited = templateDefinitions('')[1]?.components.slice(1) ?? [];
  const answer = await account.fetch(`https://graph.facebook.com/${account.version}/${second?.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      components: edited.map(part => (part.type === 'body' ? { ...part, text: `${String(part.text)} Bye.` } : part)),
    }),
  });
  assert.equal(answer.status, 200, await answer.text());
  const changed = await submitReportTemplates(account);
  assert.deepEqual(
    changed.map(({ category, differs }) => [category, differs]),
    [
      ['MARKETING', []],
      ['UTILITY', ['header', 'body']],
      ['UTILITY', []],
    ],
  );
  stand.clock.at += 25 * 60 * 60_000;
  const mended = await submitReportTemplates(account, { isUpdate: true });
  assert.deepEqual(
    mended.map(({ differs }) => differs),
    [[], [], []],
  );
  await stand.settled();
});
