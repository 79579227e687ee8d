import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SANDBOX_WHATSAPP } from './credentials.ts';
import { asha, noon, problemOf, startAccount } from './test-account.ts';

const buttons = (list: object[], more: object = {}) => ({
  type: 'interactive',
  interactive: { type: 'button', body: { text: 'Which period?' }, action: { buttons: list }, ...more },
});
const reply = (id: string, title: string) => ({ type: 'reply', reply: { id, title } });
const rows = (sections: object[], button = 'Metrics') => ({
  type: 'interactive',
  interactive: { type: 'list', body: { text: 'Pick' }, action: { button, sections } },
});
const row = (id: string, title = id) => ({ id, title });
const many = (count: number) => Array.from({ length: count }, (_, index) => row(`r${index}`));
const text = (body: unknown) => ({ type: 'text', text: { body } });

const refused: [what: string, message: object, code: number, said: RegExp][] = [
  ['another product', { messaging_product: 'sms', ...text('x') }, 100, /messaging_product must be one of/],
  ['no recipient', { to: undefined, ...text('x') }, 100, /The parameter to is required/],
  ['letters for a number', { to: '+91 98abc', ...text('x') }, 131009, /Recipient phone number/],
  ['too short a number', { to: '+91', ...text('x') }, 131009, /Recipient phone number/],
  ['a number for a number', { to: 919812345678, ...text('x') }, 100, /must be a string/],
  ['an unknown user id', { to: undefined, recipient: 'IN.1', ...text('x') }, 100, /recipient/],
  ['a group', { recipient_type: 'group', ...text('x') }, 100, /recipient_type/],
  ['ourselves', { to: '+912248901000', ...text('x') }, 131021, /sender/],
  ['no type', { text: { body: 'x' } }, 100, /The parameter type is required/],
  ['an unknown type', { type: 'poem' }, 100, /Param type must be one of/],
  ['no text', { type: 'text' }, 131008, /mandatory for type 'text'/],
  ['an empty text', text(' '), 100, /is required/],
  ['too long a text', text('x'.repeat(4097)), 100, /at most 4096/],
  ['a wrong preview', { type: 'text', text: { body: 'x', preview_url: 'yes' } }, 100, /preview_url/],
  ['opaque data of 513 characters', { biz_opaque_callback_data: 'x'.repeat(513), ...text('x') }, 100, /opaque/],
  ['a context that is none', { context: { message_id: '42' }, ...text('x') }, 131009, /context/],
  ['no buttons', buttons([]), 131009, /Min: 1, Max: 3/],
  ['four buttons', buttons(['a', 'b', 'c', 'd'].map(id => reply(id, id))), 131009, /Min: 1, Max: 3/],
  ['a label of 21', buttons([reply('a', 'x'.repeat(21))]), 131009, /Button title length invalid/],
  ['two equal labels', buttons([reply('a', 'x'), reply('b', 'x')]), 131009, /Duplicate/],
  ['an id that begins with a blank', buttons([reply(' a', 'x')]), 131009, /blanks/],
  ['a button of another type', buttons([{ type: 'url' }]), 131009, /type reply/],
  ['no body', buttons([reply('a', 'x')], { body: undefined }), 131008, /interactive.body/],
  ['a body of 1,025', buttons([reply('a', 'x')], { body: { text: 'x'.repeat(1025) } }), 131009, /Body text/],
  ['a footer of 61', buttons([reply('a', 'x')], { footer: { text: 'x'.repeat(61) } }), 131009, /Footer/],
  ['a header of 61', buttons([reply('a', 'x')], { header: { type: 'text', text: 'x'.repeat(61) } }), 131009, /Header/],
  ['eleven rows', rows([{ rows: many(11) }]), 131009, /Max: 10/],
  [
    'eleven rows in two sections',
    rows([
      { title: 'a', rows: many(6) },
      { title: 'b', rows: many(5).map(({ id }) => row(`s${id}`)) },
    ]),
    131009,
    /Total row count/,
  ],
  ['sections without titles', rows([{ rows: [row('a')] }, { rows: [row('b')] }]), 131008, /title/],
  ['a list button of 21', rows([{ rows: [row('a')] }], 'x'.repeat(21)), 131009, /List button/],
  ['a row title of 25', rows([{ rows: [row('a', 'x'.repeat(25))] }]), 131009, /Row title/],
  ['two equal rows', rows([{ rows: [row('a'), row('a', 'b')] }]), 131009, /Duplicate row/],
  ['an unknown interactive type', { type: 'interactive', interactive: { type: 'flow' } }, 131009, /flow/],
  ['a picture by no way', { type: 'image', image: {} }, 131008, /'id' or 'link'/],
  [
    'a picture by both ways',
    { type: 'image', image: { id: '1', link: 'https://x.example/a.png' } },
    131008,
    /'id' or 'link'/,
  ],
  ['a picture we do not have', { type: 'image', image: { id: '10375999' } }, 100, /does not exist/],
  ['a picture at no address', { type: 'image', image: { link: 'ftp://x.example/a.png' } }, 131009, /not a valid URL/],
  [
    'a caption of 1,025',
    { type: 'image', image: { link: 'https://x.example/a.png', caption: 'x'.repeat(1025) } },
    100,
    /1024/,
  ],
  ['two emoji', { type: 'reaction', reaction: { message_id: 'wamid.x', emoji: '👍👍' } }, 131009, /single emoji/],
  [
    'a template nobody made',
    { type: 'template', template: { name: 'none', language: { code: 'en' } } },
    132001,
    /does not exist in en/,
  ],
  ['read of a message that is none', { status: 'read', message_id: 'wamid.x' }, 131009, /last 30 days/],
];

test('what a message may not be is refused with the code and the shape of the platform', async t => {
  const account = await startAccount(t);
  await account.write('Hello');
  for (const [what, message, code, said] of refused) {
    const answer = await account.send(message);
    const problem = problemOf(answer);
    assert.equal(problem.code, code, what);
    assert.equal(answer.status, code === 132001 ? 404 : 400, what);
    assert.match(`${problem.message} ${problem.error_data?.details}`, said, what);
    assert.ok(problem.message.startsWith(`(#${code}) `), what);
  }
  assert.equal(account.outbox().length, 0);
});

const accepted: [what: string, message: object, input: string, waId: string][] = [
  ['a text', text('x'.repeat(4096)), asha, '919812345678'],
  ['blanks and dashes in a number', { to: '+91 98123-45678', ...text('x') }, '+91 98123-45678', '919812345678'],
  ['the digits somebody wrote from', { to: '919812345678', ...text('x') }, '919812345678', '919812345678'],
  [
    'three buttons with a footer',
    buttons([reply('a', 'x'), reply('b', 'y'), reply('c', 'z')], { footer: { text: 'f' } }),
    asha,
    '919812345678',
  ],
  ['a list', rows([{ title: 'Revenue', rows: many(10) }]), asha, '919812345678'],
  ['an answer to a message', { context: { message_id: 'wamid.abc' }, ...text('x') }, asha, '919812345678'],
];

test('what a message may be is accepted with its contact and a fresh id', async t => {
  const account = await startAccount(t);
  await account.write('Hello');
  const ids = new Set<string>();
  for (const [what, message, input, waId] of accepted) {
    const { status, body, headers } = await account.send(message);
    assert.equal(status, 200, what);
    assert.equal(headers.get('facebook-api-version'), 'v26.0');
    const { messages, ...rest } = body as { messages: { id: string }[] };
    assert.deepEqual(rest, { messaging_product: 'whatsapp', contacts: [{ input, wa_id: waId }] }, what);
    assert.match(messages[0]?.id ?? '', /^wamid\.[A-Za-z0-9+/]+=*$/);
    ids.add(messages[0]?.id ?? '');
  }
  assert.equal(ids.size, accepted.length);
});

test('digits without a plus get the country of the business in front', async t => {
  const account = await startAccount(t);
  const { body } = await account.sendText('x', { to: '1 (631) 555-1234' });
  assert.deepEqual((body as { contacts: unknown }).contacts, [{ input: '1 (631) 555-1234', wa_id: '9116315551234' }]);
});

const tokens: [what: string, token: string | null, status: number, code: number][] = [
  ['none', null, 401, 104],
  ['an unknown one', 'nobody', 401, 190],
  ['one that has ended', 'ended', 401, 190],
  ['a revoked one', 'revoked', 401, 190],
  ['one for management only', 'manager', 403, 10],
];

test('tokens are known, alive and allowed to send', async t => {
  const account = await startAccount(t);
  await account.control('tokens', { token: 'ended', expiresAt: noon });
  await account.control('tokens', { token: 'revoked', isRevoked: true });
  await account.control('tokens', { token: 'manager', permissions: ['whatsapp_business_management'] });
  for (const [what, token, status, code] of tokens) {
    const answer = await fetch(`${account.sandbox.url}/graph.facebook.com/v26.0/106540352242922/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ messaging_product: 'whatsapp', to: asha, ...text('x') }),
    });
    const { error } = (await answer.json()) as { error: { code: number } };
    assert.deepEqual([answer.status, error.code], [status, code], what);
  }
  const debugged = await account.graph('v26.0/debug_token?input_token=ended');
  assert.equal((debugged.body as { data: { is_valid: boolean } }).data.is_valid, false);
  account.clock.now = noon - 1;
  assert.equal(
    (await account.graph('v26.0/106540352242922?access_token=ended', { headers: { authorization: '' } })).status,
    200,
  );
});

const paths: [path: string, status: number, code: number | null][] = [
  ['v26.0/106540352242922', 200, null],
  ['106540352242922', 200, null],
  ['v21.0/106540352242922', 200, null],
  ['v20.0/106540352242922', 400, 2635],
  ['v27.0/106540352242922', 400, 2500],
  ['v26.0/999', 400, 100],
  ['v26.0/nonsense', 400, 2500],
  ['v26.0/106540352242922/nonsense', 400, 100],
  ['v26.0/106540352242922?fields=verified_name,moon', 400, 100],
];

test('versions, objects and fields have to exist', async t => {
  const account = await startAccount(t);
  for (const [path, status, code] of paths) {
    const answer = await account.graph(path);
    assert.equal(answer.status, status, path);
    if (code !== null) assert.equal(problemOf(answer).code, code, path);
  }
  const asked = await account.graph(
    'v26.0/106540352242922?fields=display_phone_number,whatsapp_business_manager_messaging_limit',
  );
  assert.deepEqual(asked.body, {
    display_phone_number: '+91 22 4890 1000',
    whatsapp_business_manager_messaging_limit: 'TIER_250',
    id: '106540352242922',
  });
});

const codes = [
  368, 130403, 130429, 130472, 130497, 131016, 131026, 131031, 131042, 131045, 131047, 131048, 131049, 131056, 131057,
  131064, 132007, 132015, 133010, 80007, 190, 4, 2,
];

test('every code a sender has to know can be met by choosing it as a fault', async t => {
  const account = await startAccount(t);
  for (const code of codes) {
    account.fault({ operation: 'messages', name: String(code), times: 1 });
    const answer = await account.sendText('x');
    assert.equal(problemOf(answer).code, code);
    assert.ok(answer.status >= 400, String(code));
  }
  assert.equal((await account.sendText('x')).status, 200);
});

test('a body that is no JSON misses its first parameter', async t => {
  const account = await startAccount(t);
  const answer = await account.graph('v26.0/106540352242922/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"messaging_product":',
  });
  assert.match(problemOf(answer).message, /messaging_product is required/);
});

test('places, cards and asking buttons are as strict as the rest', async t => {
  const account = await startAccount(t);
  await account.write('Hello');
  const asking = (type: string, action: object) => ({
    type: 'interactive',
    interactive: { type, body: { text: 'Look' }, action },
  });
  const url = (value: string) => ({ name: 'cta_url', parameters: { display_text: 'Open', url: value } });
  const refused: [object, number][] = [
    [{ type: 'location', location: { latitude: 91, longitude: 0 } }, 131009],
    [{ type: 'location' }, 131008],
    [{ type: 'contacts', contacts: [] }, 131008],
    [{ type: 'contacts', contacts: 'Asha' }, 131008],
    [{ type: 'contacts', contacts: [{ name: {} }] }, 131008],
    [asking('cta_url', url('tillsight')), 131009],
    [asking('cta_url', { ...url('https://a.example'), name: 'open' }), 131009],
    [asking('location_request_message', {}), 131009],
    [asking('carousel', {}), 131009],
  ];
  for (const [message, code] of refused)
    assert.equal(problemOf(await account.send(message)).code, code, JSON.stringify(message));
  const made = await account.json(`v26.0/${SANDBOX_WHATSAPP.phoneNumberId}/message_qrdls`, {
    prefilled_message: 'x'.repeat(141),
  });
  assert.equal(problemOf(made).code, 100);
});
