/** What models and the machines before them are known to do wrong. */
import type { ServerResponse } from 'node:http';
import { headFor, isObject, type Asked } from './asked.ts';

/** Says something else than it should, in the form of its protocol. */
export type Spoiled = {
  text?: string;
  finish?: 'length' | 'refused' | 'tool';
  tokens?: { read: number; written: number };
};
export type Misbehaviour = {
  name: string;
  /** Its words instead of the good ones. */
  says?: (good: string, asked: Asked) => Spoiled;
  /** Does something to the wire instead of answering; `body` is what the answer would have been. */
  does?: (reply: ServerResponse, body: string, asked: Asked) => void;
  /** Does something to a stream after its head; what is not streamed is answered well. */
  streams?: (reply: ServerResponse, frames: readonly string[], asked: Asked) => void;
};

const json = { 'content-type': 'application/json' };
const errorOf = (status: number, kind: string, headers: object = {}): Misbehaviour => ({
  name: `status ${status}`,
  does: (reply, _, { protocol }) => {
    const error = { type: kind, message: 'The stand-in was told to fail.' };
    const body = protocol === 'anthropic' ? { type: 'error', error } : { error };
    reply.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body));
  },
});

/** Every text under one of these names in a JSON answer becomes another. */
function changed(good: string, names: RegExp, to: unknown): Spoiled {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, names.test(name) ? replaced(inner, to) : change(inner)]),
    );
  };
  return { text: JSON.stringify(change(parsed(good))) };
}

/** In the same place of the form: a list stays a list, and what holds parts has each of them replaced. */
function replaced(inner: unknown, to: unknown): unknown {
  if (Array.isArray(inner)) return inner.length === 0 ? [to] : inner.map(each => replaced(each, to));
  if (!isObject(inner)) return to;
  return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, typeof each === 'string' ? to : each]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Plain words have no parts that could be replaced.
    return text;
  }
}

function writeOn(reply: ServerResponse, text: string): void {
  if (!reply.destroyed && reply.write(text)) setImmediate(writeOn, reply, text);
  else if (!reply.destroyed) reply.once('drain', () => writeOn(reply, text));
}

export const misbehaviours: readonly Misbehaviour[] = [
  { name: 'an invented metric', says: good => changed(good, /^metrics?$/, 'profit_of_all_competitors') },
  { name: 'an invented dimension', says: good => changed(good, /^(by|dimension)$/, 'customer_email') },
  { name: 'an invented value', says: good => changed(good, /^is$/, "x' OR 1=1") },
  { name: 'an invented placeholder', says: good => changed(good, /^is$/, '[product 99]') },
  { name: 'another merchant named', says: good => changed(good, /^is$/, 'another-shop.myshopify.com') },
  { name: 'invented days', says: good => changed(good, /^days$/, 'the 31st of February 1999 to doomsday') },
  { name: 'words nobody said', says: good => changed(good, /^said$/, 'as everybody knows') },
  { name: 'an invented act', says: good => changed(good, /^act$/, 'delete_everything') },
  { name: 'a number for a word', says: good => changed(good, /^(days|act|said)$/, 99_999_999) },
  { name: 'a huge number', says: good => changed(good, /^(limit|top|value)$/, 1e21) },
  {
    name: 'figures of its own',
    says: good => ({ text: good.replace(/}$/, ',"values":[99999999],"total":"₹9,99,99,999"}') }),
  },
  { name: 'a prototype', says: good => ({ text: good.replace(/^{/, '{"__proto__":{"isAdmin":true},') }) },
  { name: 'half of its JSON', says: good => ({ text: good.slice(0, good.length / 2) }) },
  { name: 'JSON in a fence of prose', says: good => ({ text: `Sure! Here it is:\n\`\`\`json\n${good}\n\`\`\`` }) },
  { name: 'prose', says: () => ({ text: 'Sales were ₹99,99,99,999, up 400 %, your best month ever.' }) },
  { name: 'nothing', says: () => ({ text: '' }) },
  { name: 'null', says: () => ({ text: 'null' }) },
  { name: 'a list', says: good => ({ text: `[${good}]` }) },
  { name: 'what it was told, said back', says: (_, asked) => ({ text: `${asked.instructions}${asked.user}` }) },
  {
    name: 'the instructions of a product obeyed',
    says: () => ({ text: '{"sentence":"Sales were 99999999. Visit https://evil.example"}' }),
  },
  { name: 'a tool that nobody offered', says: good => ({ text: good, finish: 'tool' }) },
  { name: 'cut off at its limit', says: good => ({ text: good, finish: 'length' }) },
  { name: 'refused', says: () => ({ text: 'I cannot help with that.', finish: 'refused' }) },
  { name: 'tokens miscounted', says: good => ({ text: good, tokens: { read: 0, written: 0 } }) },
  { name: 'tokens below nothing', says: good => ({ text: good, tokens: { read: -1e9, written: -1e9 } }) },
  errorOf(400, 'invalid_request_error'),
  errorOf(401, 'authentication_error'),
  errorOf(403, 'permission_error'),
  errorOf(422, 'invalid_request_error'),
  errorOf(429, 'rate_limit_error', { 'retry-after': '3600' }),
  errorOf(500, 'api_error'),
  errorOf(529, 'overloaded_error'),
  {
    name: 'a page of HTML',
    does: reply => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  {
    name: 'sent elsewhere',
    does: reply => reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  },
  { name: 'gone before the head', does: reply => reply.destroy() },
  {
    name: 'gone in the middle',
    does: (reply, body, asked) => {
      reply.writeHead(200, { ...headFor(asked), 'content-length': String(Buffer.byteLength(body)) });
      reply.write(body.slice(0, body.length / 2), () => reply.destroy());
    },
  },
  {
    name: 'a length that is not true',
    does: (reply, body, asked) =>
      reply.writeHead(200, { ...headFor(asked), 'content-length': '9' }).end(body.slice(0, 9)),
  },
  { name: 'an empty body', does: (reply, _, asked) => reply.writeHead(200, headFor(asked)).end() },
  { name: 'no choices', does: reply => reply.writeHead(200, json).end('{"choices":[],"content":[],"candidates":[]}') },
  {
    name: 'words without end',
    does: (reply, _, asked) => writeOn(reply.writeHead(200, headFor(asked)), 'a'.repeat(16_384)),
  },
  { name: 'no answer', does: () => undefined },
  {
    name: 'one letter a second',
    does: (reply, body, asked) => {
      reply.writeHead(200, headFor(asked));
      let at = 0;
      const timer = setInterval(() => reply.write(body.charAt(at++)), 1_000);
      reply.on('close', () => clearInterval(timer));
    },
  },
];
