import { readFileSync, readdirSync } from 'node:fs';
import { tokensOf as now } from './tokens.ts';
import { tokensOf as before } from './zz-old.ts';
import assert from 'node:assert/strict';
const texts = new Set<string>();
for (const f of readdirSync('packages/assistant/src/vocabulary')) { const t = readFileSync('packages/assistant/src/vocabulary/' + f, 'utf8'); for (const part of t.split(/[,'"`:|()\n]/)) { texts.add(part); texts.add(part.trim()); } }
for (const f of ['questions.json', 'blind-questions.json']) for (const m of readFileSync('packages/assistant/src/' + f, 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)) { texts.add(m[1]!); texts.add(m[1]!.toLowerCase()); texts.add(m[1]!.toLowerCase().replace(/[^a-z ]/g, '')); }
const words = ['dont', 'doesnt', 'arent', 'whats', 'hows', 'whos', 'wheres', 'whens', 'cant', 'wont', 'a', 'rs', 'inr', 'com', 'k', 'couldnt', 'discount', 'nt', 'wherever', 'this', 's', 're', 'shows', 'what', 'the'];
for (const a of words) for (const b of words) { texts.add(`${a} ${b}`); texts.add(a + b); for (const c of words) texts.add(`${a} ${b} ${c}`); }
let n = 0, fast = 0; for (const t of texts) { assert.deepEqual(now(t), before(t), t); n++; if (/^[a-z]+(?: [a-z]+)*$/.test(t)) fast++; }
console.log(n, 'same,', fast, 'plain');
