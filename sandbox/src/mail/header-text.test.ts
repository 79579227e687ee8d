import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headerText, parametersOf } from './header-text.ts';
import { parseMail } from './parse-mail.ts';

const headers: [raw: string, text: string][] = [
  ['plain', 'plain'],
  ['=?utf-8?q?Caf=C3=A9_at_9?=', 'Café at 9'],
  ['=?UTF-8?B?4oK5?= 100', '₹ 100'],
  ['=?utf-8?Q?=E2=82?= =?utf-8?Q?=B9?=', '₹'],
  ['=?iso-8859-1?q?=E9t=E9?= and =?utf-8?q?=C3=A9?=', 'été and é'],
  ['a  folded\r\n one', 'a folded one'],
  ['2 =? 3 ?= 4', '2 =? 3 ?= 4'],
];

test('encoded words are read', () => {
  for (const [raw, text] of headers) assert.equal(headerText(raw), text);
});

test('parameters are read, quoted, encoded and in pieces', () => {
  assert.deepEqual(parametersOf('Text/Plain; charset="utf-8"; name="a;\\"b"'), {
    value: 'text/plain',
    parameters: { charset: 'utf-8', name: 'a;"b' },
  });
  const inPieces = "attachment; filename*0*=utf-8''caf%C3; filename*1*=%A9.txt";
  assert.deepEqual(parametersOf(inPieces).parameters, { filename: 'café.txt' });
  assert.deepEqual(parametersOf("attachment; filename*=utf-8''caf%C3%A9.txt").parameters, { filename: 'café.txt' });
});

const raws: [what: string, raw: string, text: string | null, html: string | null][] = [
  ['no headers at all', '\r\nhello', 'hello', null],
  ['only headers', 'Subject: x', '', null],
  ['Latin-1', 'Content-Type: text/plain; charset=iso-8859-1\r\n\r\n\u00e9', 'é', null],
  ['an unknown charset', 'Content-Type: text/plain; charset=nonsense\r\n\r\nabc', 'abc', null],
  ['a boundary that never ends', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nfirst', 'first', null],
  ['bare line feeds', 'Content-Type: text/html\n\n<p>x</p>', null, '<p>x</p>'],
  ['an empty alternative', 'Content-Type: multipart/alternative; boundary="b"\r\n\r\n--b--', null, null],
];

test('odd mails are read as far as they go', () => {
  for (const [what, raw, text, html] of raws) {
    const mail = parseMail(Buffer.from(raw, 'latin1'));
    assert.deepEqual([mail.text, mail.html], [text, html], what);
  }
});
