import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { readNotice } from './events.ts';
import { markedText, messageFields, sectionsOf, writtenText } from './messages.ts';
import { slackRemedyFor } from './send-errors.ts';
import { isFromSlack } from './signature.ts';
import { readAnswer } from './web-api.ts';

const now = 1_795_000_000_000;

test('isFromSlack: the secret, the bytes and the second hold together, and nothing is older than five minutes', () => {
  const body = Buffer.from('{"type":"event_callback"}');
  const signed = (secret: string, at: number, of = body) => ({
    'x-slack-request-timestamp': String(at),
    'x-slack-signature': `v0=${createHmac('sha256', secret).update(`v0:${at}:`).update(of).digest('hex')}`,
  });
  const second = now / 1_000;
  const table: [what: string, headers: Record<string, string>, is: boolean][] = [
    ['as Slack sends it', signed('secret', second), true],
    ['four minutes late', signed('secret', second - 240), true],
    ['six minutes late', signed('secret', second - 360), false],
    ['from the future', signed('secret', second + 360), false],
    ['with another secret', signed('other', second), false],
    ['of another body', signed('secret', second, Buffer.from('{}')), false],
    ['with another second', { ...signed('secret', second), 'x-slack-request-timestamp': String(second - 1) }, false],
    ['without a signature', { 'x-slack-request-timestamp': String(second) }, false],
    ['without a second', { 'x-slack-signature': signed('secret', second)['x-slack-signature'] ?? '' }, false],
    ['with a second that is none', { ...signed('secret', second), 'x-slack-request-timestamp': 'NaN' }, false],
  ];
  for (const [what, headers, is] of table) assert.equal(isFromSlack('secret', { body, headers, now }), is, what);
});

test('readNotice: people’s messages, taps and removals, and nothing else', () => {
  const event = {
    type: 'message',
    channel_type: 'im',
    user: 'U0ASHA',
    channel: 'D01',
    ts: '1794999999.000100',
    text: 'hello',
  };
  const read = (of: object, more: object = {}) => {
    const whole = {
      type: 'event_callback',
      event_id: 'Ev1',
      team_id: 'T01',
      event_time: 1_794_999_999,
      event: of,
      ...more,
    };
    return readNotice(JSON.stringify(whole), 'application/json', now);
  };
  const message = read(event);
  assert.ok(message?.kind === 'message');
  assert.deepEqual(message.content, { kind: 'text', text: 'hello' });
  assert.equal(message.at, 1_794_999_999_000);
  const code = read({ ...event, text: ' abcd-efgh ' });
  assert.deepEqual(code?.kind === 'message' && code.content, { kind: 'start', code: 'ABCD-EFGH' });
  const foreign = read({ ...event, user_team: 'T02' });
  assert.equal(foreign?.kind === 'message' && foreign.homeTeamId, 'T02');
  const named = read({ ...event, type: 'app_mention', channel_type: undefined, channel: 'C01' });
  assert.deepEqual(named?.kind === 'message' && [named.isPrivate, named.thread], [false, '1794999999.000100']);
  const picture = read({ ...event, text: '', subtype: 'file_share', files: [{}] });
  assert.equal(picture?.kind === 'message' && picture.content.kind, 'unreadable');
  assert.equal(read({ type: 'app_uninstalled' })?.kind, 'removal');
  assert.equal(read({ type: 'tokens_revoked', tokens: { bot: ['U0BOT'] } })?.kind, 'removal');
  const left: object[] = [
    { ...event, bot_id: 'B01' },
    { ...event, subtype: 'message_changed' },
    { ...event, channel_type: 'channel' },
    { ...event, user: undefined },
    { ...event, user: 'me; drop' },
    { type: 'tokens_revoked', tokens: { oauth: ['U1'], bot: [] } },
    { type: 'reaction_added', user: 'U1' },
  ];
  for (const each of left) assert.equal(read(each), null, JSON.stringify(each));
  assert.equal(read(event, { event_id: 7 }), null);
  for (const body of ['', '[]', 'null', '{', '{"type":"event_callback"}'])
    assert.equal(readNotice(body, 'application/json', now), null);
  assert.deepEqual(readNotice('{"type":"url_verification","challenge":"abc"}', 'application/json', now), {
    kind: 'challenge',
    challenge: 'abc',
  });
});

test('readNotice: a tap carries what its button says', () => {
  const tap = {
    type: 'block_actions',
    trigger_id: '1.2.x',
    user: { id: 'U0ASHA', team_id: 'T01' },
    team: { id: 'T01' },
    channel: { id: 'D01' },
    container: { message_ts: '1794999999.000100' },
    actions: [{ value: 'ask:sales by hour', text: { text: 'By hour' }, action_ts: '1794999999.5' }],
  };
  const read = (of: unknown) =>
    readNotice(
      new URLSearchParams({ payload: JSON.stringify(of) }).toString(),
      'application/x-www-form-urlencoded',
      now,
    );
  const found = read(tap);
  assert.ok(found?.kind === 'message');
  assert.deepEqual(found.content, { kind: 'tap', id: 'ask:sales by hour', text: 'By hour' });
  assert.equal(found.replyTo, '1794999999.000100');
  for (const each of [
    { ...tap, actions: [] },
    { ...tap, type: 'view_submission' },
    { ...tap, user: {} },
    [],
    'x',
    null,
  ])
    assert.equal(read(each), null, JSON.stringify(each));
});

test('messages: marks stay, what Slack would read is written out, and what people wrote is read back', () => {
  assert.equal(markedText('*Sales* <!channel> a & b'), '*Sales* &lt;!channel&gt; a &amp; b');
  const written: [given: string, text: string][] = [
    ['<@U0BOT> sales yesterday', 'sales yesterday'],
    ['see <https://a.example/x|a.example> &amp; tell', 'see a.example & tell'],
    ['a &lt; b &gt; c', 'a < b > c'],
  ];
  for (const [given, text] of written) assert.equal(writtenText(given), text);
  const long = Array.from({ length: 400 }, (_, at) => `line ${at}`).join('\n');
  assert.ok(sectionsOf(long).every(part => part.length <= 2_900));
  assert.equal(sectionsOf(long).join('\n'), long);
  const question = 'what were the sales of every single product in every single city of the country yesterday, please';
  const fields = messageFields({
    text: 'Hello',
    choices: [{ label: question, question }],
    buttons: [{ label: 'Stop', carries: 'alert:1' }],
  });
  const [, actions] = JSON.parse(fields.blocks ?? '') as { elements: { text: { text: string }; value: string }[] }[];
  assert.deepEqual(
    actions?.elements.map(({ value }) => value),
    [`ask:${question}`, 'alert:1'],
  );
  assert.ok(actions?.elements.every(({ text }) => text.text.length <= 75));
});

test('answers: a refusal is one in words, a fault of Slack’s own says nothing', () => {
  const kinds: [status: number, text: string, kind: string | undefined][] = [
    [200, '{"ok":true,"ts":"1"}', undefined],
    [200, '{"ok":false,"error":"channel_not_found"}', 'refused'],
    [200, '{"ok":false,"error":"internal_error"}', 'unknown'],
    [200, 'nonsense', 'unknown'],
    [503, '{"ok":false,"error":"service_unavailable"}', 'unknown'],
    [502, '<html>', 'unknown'],
    [429, '{"ok":false,"error":"ratelimited"}', 'refused'],
  ];
  for (const [status, text, kind] of kinds) {
    const read = readAnswer(status, text, '30');
    assert.equal('kind' in read ? read.kind : undefined, kind, `${status} ${text}`);
  }
  const waited = readAnswer(429, '', '30');
  assert.equal('kind' in waited && waited.kind === 'refused' && waited.waitSeconds, 30);
  const acts: [details: string, act: string, isForAll?: boolean][] = [
    ['ratelimited', 'slow'],
    ['token_revoked', 'gone', true],
    ['channel_not_found', 'gone'],
    ['restricted_action', 'other-way'],
    ['whatever_comes', 'other-way'],
  ];
  for (const [details, act, isForAll] of acts) {
    const remedy = slackRemedyFor({ code: 200, details });
    assert.deepEqual([remedy.act, remedy.isForAll], [act, isForAll], details);
  }
});
