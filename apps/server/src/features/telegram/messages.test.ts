import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buttonsOf, htmlOf } from './messages.ts';
import { readUpdate } from './updates.ts';

test('htmlOf: marks become tags that close, and names stay names', () => {
  const table: [text: string, html: string][] = [
    ['*Sales* were _fine_.', '<b>Sales</b> were <i>fine</i>.'],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['*<script>*', '<b>&lt;script&gt;</b>'],
    ['*a _b* c_', '<b>a _b</b> c_'],
    ['summer_sale_2026 and 3*4*5', 'summer_sale_2026 and 3*4*5'],
    ['* one\n* two', '* one\n* two'],
    ['_*both*_', '<i>*both*</i>'],
    ['*बिक्री*: ₹1,24,300', '<b>बिक्री</b>: ₹1,24,300'],
  ];
  for (const [text, html] of table) assert.equal(htmlOf(text), html);
});

test('buttonsOf: what fits is carried, and what does not is said by the button itself', () => {
  const long = 'कुल बिक्री पिछले सात दिनों में शहर के हिसाब से';
  assert.deepEqual(
    buttonsOf({
      choices: [
        { label: 'By hour', question: 'sales by hour' },
        { label: 'City', question: long },
      ],
      buttons: [{ label: 'Stop', carries: 'alert:1' }],
    }),
    [
      { text: 'By hour', callback_data: 'ask:sales by hour' },
      { text: long, callback_data: 'said:1' },
      { text: 'Stop', callback_data: 'alert:1' },
    ],
  );
});

const now = 1_795_000_000_000;
const from = { id: 7, is_bot: false, first_name: 'Asha' };
const chat = { id: 7, type: 'private' };

test('readUpdate: what is not of a person in a private chat or a group is left aside', () => {
  const update = (content: object) => readUpdate(JSON.stringify({ update_id: 1, ...content }), now);
  const message = { message_id: 1, from, chat, date: 1, text: 'hello' };
  assert.equal(update({ message })?.content.kind, 'text');
  assert.deepEqual(update({ message: { ...message, text: '/start a-code_1' } })?.content, {
    kind: 'start',
    code: 'a-code_1',
  });
  assert.equal(update({ message: { ...message, date: now } })?.at, now, 'Nothing was written after it came.');
  const tap = {
    id: '5',
    from,
    data: 'said:1',
    message: {
      ...message,
      reply_markup: {
        inline_keyboard: [[{ text: 'a', callback_data: 'said:0' }], [{ text: 'b', callback_data: 'said:1' }]],
      },
    },
  };
  assert.deepEqual(update({ callback_query: tap })?.content, { kind: 'tap', id: 'ask:b', text: 'b' });
  assert.equal(update({ callback_query: tap })?.callback, '5');
  const left: object[] = [
    {},
    { message: { ...message, from: { ...from, is_bot: true } } },
    { message: { ...message, chat: { id: 8, type: 'private' } } },
    { message: { ...message, chat: { id: -8, type: 'channel' } } },
    { message: { ...message, text: undefined, new_chat_members: [] } },
    { message: [message] },
    { callback_query: { ...tap, data: undefined } },
    { edited_message: message },
    { my_chat_member: { chat, from, date: 1, new_chat_member: { status: 'member' } } },
  ];
  for (const each of left) assert.equal(update(each), null, JSON.stringify(each));
  for (const body of ['', '[]', 'null', '{"update_id":"1"}', '{"update_id":1e300}', '{'])
    assert.equal(readUpdate(body, now), null);
});
