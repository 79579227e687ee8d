import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicDocument } from './public-document.ts';

const files = { sheet: '/assets/all.css', script: '/assets/landing.js', font: '/assets/inter.woff2' };
const look = { rules: 'p{color:red}', firstRules: 'h1{color:red}', ...files };
const said = { title: 'A & B', description: 'Say "yes" <now>' };
const page = { path: '/', ...said, markup: '<p>Hello</p>', below: null, isScripted: true };

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

test('of a long page the first screen stands with its own rules before all the others are asked for', () => {
  const html = publicDocument({ ...page, markup: '<h1>First</h1><p id="two">Then</p>', below: '<p id="two"' }, look);
  assert.ok(html.includes('<style>h1{color:red}</style>'));
  assert.ok(html.includes('<h1>First</h1><link rel="stylesheet" href="/assets/all.css"><p id="two">Then</p>'));
  assert.ok(!html.includes('p{color:red}'));
});

test('a page that has lost the place where its first screen ends is not made', () => {
  assert.throws(() => publicDocument({ ...page, below: '<section id="gone"' }, look), /0 places/);
});
