import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemAt } from '../../checked.ts';
import { SANDBOX_WHATSAPP } from '../credentials.ts';
import { asha, problemOf, startAccount, startReceiver } from '../test-account.ts';

const account = `v26.0/${SANDBOX_WHATSAPP.businessAccountId}/message_templates`;
const words =
  'Here is the daily report you asked for: *{{store}}* had net sales of {{net_sales}} yesterday. Reply STOP to end it.';
const named = (...names: string[]) => ({
  body_text_named_params: names.map(name => ({ param_name: name, example: 'x' })),
});
const body = (text = words, example: object | null = named('store', 'net_sales')) => ({
  type: 'body',
  text,
  example,
});
const quick = (...labels: string[]) => ({
  type: 'buttons',
  buttons: labels.map(text => ({ type: 'quick_reply', text })),
});
const url = {
  type: 'url',
  text: 'Open',
  url: 'https://tillsight.example/r/{{1}}',
  example: ['https://tillsight.example/r/1'],
};
const report = (more: object = {}) => ({
  name: 'daily_report',
  language: 'en',
  category: 'utility',
  parameter_format: 'named',
  components: [body(), { type: 'footer', text: 'Sierra, for your store' }, quick('Show full report')],
  ...more,
});
const positional = (text: string, example: string[]) =>
  report({ parameter_format: 'positional', components: [body(text, { body_text: [example] })] });

const refused: [what: string, template: object, subcode: number][] = [
  ['a name in capitals', report({ name: 'DailyReport' }), 2388047],
  ['an unknown language', report({ language: 'english' }), 2388047],
  ['no category', report({ category: undefined }), 2388047],
  ['no components', report({ components: undefined }), 2388046],
  ['components that are none', report({ components: [null] }), 2388046],
  ['no body', report({ components: [quick('x')] }), 2388046],
  ['two bodies', report({ components: [body(), body()] }), 2388047],
  [
    'a body that begins with a variable',
    report({ components: [body('{{store}} has sold well today', named('store'))] }),
    2388299,
  ],
  [
    'a body that ends with a variable',
    report({ components: [body('Sold today in all of it: {{store}}', named('store'))] }),
    2388299,
  ],
  [
    'variables side by side',
    report({ components: [body('Today {{store}} {{net_sales}} and more words here')] }),
    2388293,
  ],
  ['more variables than words', report({ components: [body('In {{store}} net {{net_sales}} today')] }), 2388293],
  ['no examples', report({ components: [body(words, null)] }), 2388043],
  ['an example too few', report({ components: [body(words, named('store'))] }), 2388043],
  [
    'a numbered variable among names',
    report({ components: [body('Today {{1}} has sold very much', named('1'))] }),
    2388047,
  ],
  ['positions out of order', positional('First {{2}} and then {{1}} with some words more', ['a', 'b']), 2388047],
  ['too long a body', report({ components: [body('x'.repeat(1025), null)] }), 2388040],
  ['a variable in the footer', report({ components: [body(), { type: 'footer', text: 'By {{x}}' }] }), 2388047],
  ['a footer of 61', report({ components: [body(), { type: 'footer', text: 'x'.repeat(61) }] }), 2388040],
  ['a label of 26', report({ components: [body(), quick('x'.repeat(26))] }), 2388040],
  ['two equal labels', report({ components: [body(), quick('x', 'x')] }), 2388047],
  ['eleven buttons', report({ components: [body(), quick(...Array.from('abcdefghijk'))] }), 2388073],
  [
    'quick replies that do not stand together',
    report({ components: [body(), { type: 'buttons', buttons: [...quick('a').buttons, url, ...quick('b').buttons] }] }),
    2388047,
  ],
  [
    'a url without an example',
    report({ components: [body(), { type: 'buttons', buttons: [{ ...url, example: undefined }] }] }),
    2388043,
  ],
  ['a picture without a handle', report({ components: [{ type: 'header', format: 'image' }, body()] }), 2388043],
  [
    'a picture by a media id',
    report({ components: [{ type: 'header', format: 'image', example: { header_handle: ['123'] } }, body()] }),
    2388047,
  ],
  [
    'a header with emoji',
    report({ components: [{ type: 'header', format: 'text', text: 'Sales 👋' }, body()] }),
    2388047,
  ],
  ['a life of ten seconds', report({ message_send_ttl_seconds: 10 }), 2388047],
];

test('what a template may not be is refused with its subcode', async t => {
  const { json } = await startAccount(t);
  for (const [what, template, subcode] of refused) {
    const answer = await json(account, template);
    const problem = problemOf(answer);
    assert.deepEqual([answer.status, problem.code, problem.error_subcode], [400, 100, subcode], what);
  }
});

test('a template is reviewed, told of, listed, edited and deleted', async t => {
  const receiver = await startReceiver(t);
  const { json, graph, control, clock } = await startAccount(t, {
    productUrl: receiver.url,
    settings: { templateReview: 'manual' },
  });
  const made = await json(account, report({ message_send_ttl_seconds: 43_200 }));
  assert.deepEqual({ ...made.body, id: null }, { id: null, status: 'PENDING', category: 'UTILITY' });
  assert.equal(problemOf(await json(account, report())).error_subcode, 2388024);
  assert.equal((await json(account, report({ language: 'hi' }))).status, 200);
  await control('templates', { name: 'daily_report', language: 'en', status: 'APPROVED' });
  await receiver.until(() => receiver.received.length === 1);
  const [entry] = itemAt(receiver.received, 0).body.entry;
  assert.equal(entry?.id, SANDBOX_WHATSAPP.businessAccountId);
  assert.equal(typeof entry.time, 'number');
  assert.equal(entry.changes[0]?.field, 'message_template_status_update');
  assert.deepEqual(entry.changes[0].value, {
    event: 'APPROVED',
    message_template_id: Number(made.body.id),
    message_template_name: 'daily_report',
    message_template_language: 'en',
    reason: 'NONE',
    message_template_category: 'UTILITY',
  });
  const approved = await graph(
    `${account}?status=approved&fields=name,status,category,language,message_send_ttl_seconds`,
  );
  assert.deepEqual((approved.body as { data: object[] }).data, [
    {
      name: 'daily_report',
      status: 'APPROVED',
      category: 'UTILITY',
      language: 'en',
      message_send_ttl_seconds: 43_200,
      id: made.body.id,
    },
  ]);
  const first = (await graph(`${account}?limit=1`)).body as {
    data: object[];
    paging: { next: string; cursors: { after: string } };
  };
  assert.equal(first.data.length, 1);
  const second = (await graph(`${account}?limit=1&after=${first.paging.cursors.after}`)).body as {
    data: { language: string }[];
    paging: { next?: string };
  };
  assert.deepEqual([second.data[0]?.language, second.paging.next], ['hi', undefined]);
  const edit = (change: object) => json(`v26.0/${String(made.body.id)}`, change);
  assert.equal(problemOf(await edit({ category: 'marketing' })).error_subcode, 2388025);
  assert.deepEqual((await edit({ components: report().components })).body, { success: true });
  await control('templates', { name: 'daily_report', language: 'en', status: 'APPROVED' });
  assert.equal(problemOf(await edit({ components: report().components })).error_subcode, 2388026);
  clock.now += 24 * 3_600_000;
  assert.equal((await edit({ components: report().components })).status, 200);
  assert.deepEqual((await graph(`${account}?name=daily_report`, { method: 'DELETE' })).body, { success: true });
  assert.deepEqual((await graph(account)).body, { data: [] });
  assert.equal(problemOf(await json(account, report())).error_subcode, 2388023);
  clock.now += 30 * 24 * 3_600_000;
  assert.equal((await json(account, report())).status, 200);
});

test('a twin is rejected, and a category can change under the sender', async t => {
  const receiver = await startReceiver(t);
  const { json, control, state } = await startAccount(t, { productUrl: receiver.url });
  const events = () =>
    receiver.received
      .flatMap(({ body }) => body.entry)
      .flatMap(({ changes }) => changes)
      .map(({ field, value }) => [field, value.event ?? value.new_category]);
  await json(account, report());
  await receiver.until(() => events().length === 1);
  await json(account, report({ name: 'twin' }));
  await receiver.until(() => events().length === 2);
  await control('templates', { name: 'daily_report', category: 'MARKETING' });
  await receiver.until(() => events().length === 3);
  assert.deepEqual(events(), [
    ['message_template_status_update', 'APPROVED'],
    ['message_template_status_update', 'REJECTED'],
    ['template_category_update', 'MARKETING'],
  ]);
  const { templates } = (await state()) as { templates: { name: string; status: string; category: string }[] };
  assert.deepEqual(
    templates.map(({ name, status, category }) => [name, status, category]),
    [
      ['daily_report', 'APPROVED', 'MARKETING'],
      ['twin', 'REJECTED', 'UTILITY'],
    ],
  );
});

const value = (name: string, text: unknown) => ({ type: 'text', parameter_name: name, text });
const values = [value('store', 'Kesar Lane'), value('net_sales', '₹1,24,300')];
const sent = (parameters: object[], more: object[] = [], name = 'daily_report', code = 'en') => ({
  type: 'template',
  template: { name, language: { code }, components: [{ type: 'body', parameters }, ...more] },
});
const tap = (index: string, parameter: object, subType = 'quick_reply') => ({
  type: 'button',
  sub_type: subType,
  index,
  parameters: [parameter],
});

const sends: [what: string, message: object, code: number][] = [
  ['all parameters', sent(values), 0],
  ['in another order', sent(values.toReversed()), 0],
  ['with a payload', sent(values, [tap('0', { type: 'payload', payload: 'report:7f3a' })]), 0],
  ['another language', sent(values, [], 'daily_report', 'hi'), 132001],
  ['one parameter less', sent(values.slice(1)), 132000],
  ['one parameter more', sent([...values, value('x', 'y')]), 132000],
  ['a wrong name', sent([itemAt(values, 0), value('gross', '1')]), 132012],
  ['no name', sent([itemAt(values, 0), { type: 'text', text: 'x' }]), 100],
  ['another type', sent([itemAt(values, 0), { ...values[1], type: 'currency' }]), 132012],
  ['an empty text', sent([itemAt(values, 0), value('net_sales', '')]), 131008],
  ['a new line', sent([itemAt(values, 0), value('net_sales', 'a\nb')]), 132018],
  ['a tab', sent([itemAt(values, 0), value('net_sales', 'a\tb')]), 132018],
  ['five blanks', sent([itemAt(values, 0), value('net_sales', 'a     b')]), 132018],
  ['four blanks', sent([itemAt(values, 0), value('net_sales', 'a    b')]), 0],
  ['too long when filled', sent([itemAt(values, 0), value('net_sales', 'x'.repeat(1000))]), 132005],
  ['a header it does not have', sent(values, [{ type: 'header', parameters: [{ type: 'text', text: 'x' }] }]), 132000],
  ['a button it does not have', sent(values, [tap('1', { type: 'payload', payload: 'x' })]), 132012],
  ['a button of another kind', sent(values, [tap('0', { type: 'text', text: 'x' }, 'url')]), 132012],
  ['a button with the wrong parameter', sent(values, [tap('0', { type: 'text', text: 'x' })]), 132000],
  ['a template in review', sent([value('a', 'b')], [], 'waiting'), 132001],
  ['a paused one', sent([], [], 'paused'), 132015],
  ['a disabled one', sent([], [], 'disabled'), 132016],
];

test('a template is sent only with exactly what it asks for, in or outside the window', async t => {
  const { json, send, control, outbox } = await startAccount(t, { settings: { templateReview: 'manual' } });
  const plain = (name: string) => report({ name, components: [body(`The words of ${name} are these`, null)] });
  for (const template of [report(), plain('waiting'), plain('paused'), plain('disabled')])
    await json(account, template);
  await control('templates', { name: 'daily_report', status: 'APPROVED' });
  await control('templates', { name: 'paused', status: 'PAUSED' });
  await control('templates', { name: 'disabled', status: 'DISABLED' });
  for (const [what, message, code] of sends) assert.equal(problemOf(await send(message)).code, code, what);
  const accepted = await send(sent(values));
  assert.equal((accepted.body as { messages: { message_status: string }[] }).messages[0]?.message_status, 'accepted');
  assert.match(
    (itemAt(outbox(), 0).content as { text: string }).text,
    /^Here is the daily report .* \*Kesar Lane\* had net sales of ₹1,24,300/,
  );
});

test('marketing is kept from those who want none, and from the United States', async t => {
  const { json, send, control } = await startAccount(t);
  await json(account, report({ category: 'marketing' }));
  await control('templates', { name: 'daily_report', status: 'APPROVED' });
  assert.equal(problemOf(await send({ ...sent(values), to: '+16315551234' })).code, 131049);
  await control('people', { number: asha, stoppedMarketing: true });
  assert.equal(problemOf(await send(sent(values))).code, 131050);
});

test('a quick reply comes back with its payload, its label and the message it belongs to', async t => {
  const receiver = await startReceiver(t);
  const { json, send, control } = await startAccount(t, { productUrl: receiver.url });
  await json(account, report());
  await control('templates', { name: 'daily_report', status: 'APPROVED' });
  const { body: answer } = await send(sent(values, [tap('0', { type: 'payload', payload: 'report:7f3a' })]));
  const id = (answer as { messages: { id: string }[] }).messages[0]?.id;
  await control('tap', { message: id, value: 'report:7f3a' });
  await receiver.until(() => receiver.happenings('messages').length === 1);
  const [message] = receiver.happenings('messages');
  assert.equal(message?.type, 'button');
  assert.deepEqual(message.button, { payload: 'report:7f3a', text: 'Show full report' });
  assert.deepEqual(message.context, { from: '912248901000', id });
  const buttons = [{ type: 'reply', reply: { id: 'p:7d', title: 'Last 7 days' } }];
  const asked = await send({
    type: 'interactive',
    interactive: { type: 'button', body: { text: 'Which?' }, action: { buttons } },
  });
  await control('tap', { message: (asked.body as { messages: { id: string }[] }).messages[0]?.id, value: 'p:7d' });
  await receiver.until(() => receiver.happenings('messages').length === 2);
  assert.deepEqual(receiver.happenings('messages')[1]?.interactive, {
    type: 'button_reply',
    button_reply: { id: 'p:7d', title: 'Last 7 days' },
  });
});

test('a hundred templates an hour can be made', async t => {
  const { json, clock } = await startAccount(t);
  const make = (index: number) => json(account, report({ name: `number_${index}` }));
  for (let index = 0; index < 100; index++) assert.equal((await make(index)).status, 200);
  assert.equal(problemOf(await make(100)).code, 80008);
  clock.now += 3_600_000;
  assert.equal((await make(100)).status, 200);
});
