import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicDocument } from './public-document.ts';

const look = { rules: 'p{color:red}', script: '/assets/landing.js', font: '/assets/inter.woff2' };
const page = { path: '/', title: 'A & B', description: 'Say "yes" <now>', markup: '<p>Hello</p>', isScripted: true };

test('a finished page carries its rules and markup and asks for its script and font', () => {
  const html = publicDocument(page, look);
  assert.match(html, /^<!doctype html><html lang="en">/);
  assert.ok(html.includes('<style>p{color:red}</style>'));
  assert.ok(html.includes('<p>Hello</p>'));
  assert.match(html, /<script type="module" src="\/assets\/landing\.js"/);
  assert.match(html, /<link rel="preload" as="font"[^>]* href="\/assets\/inter\.woff2"/);
});

test('what people wrote cannot break out of the head', () => {
  const html = publicDocument(page, look);
  assert.ok(html.includes('<title>A &amp; B</title>'));
  assert.ok(html.includes('content="Say &quot;yes&quot; &lt;now>"'));
});

test('a page in which nothing moves has no script', () => {
  assert.ok(!publicDocument({ ...page, isScripted: false }, look).includes('<script'));
});
