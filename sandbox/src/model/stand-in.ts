/**
 * A language model's server that is never kinder than a real one: it checks every request against its protocol, answers what it is
 * told to answer, or replays what was recorded, and misbehaves on demand.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicError, readAnthropic, streamAnthropic, writeAnthropic } from './anthropic.ts';
import { headFor, isObject, Refusal, type Asked, type Json, type Said } from './asked.ts';
import { googleError, readGoogle, streamGoogle, writeGoogle } from './google.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { openAiError, readOpenAi, streamOpenAi, writeOpenAi, type Account } from './openai.ts';

export type Exchange = { asked: Asked; headers: IncomingHttpHeaders; body: string };

/** What was asked and answered once, to be answered the same way again. */
export type Transcript = readonly { user: string; answer: unknown }[];

export type ModelStandIn = {
  /** The part before `/chat/completions`, `/messages` or `/models`. */
  url: string;
  key: string;
  model: string;
  /** Accepted requests, in order. */
  heard: Exchange[];
  /** Refused ones, with why. */
  refused: string[];
  /** Writes what the model says, as JSON. */
  answer: (asked: Asked) => unknown;
  replay(transcript: Transcript): void;
  /** From now on, until null. */
  misbehave(how: Misbehaviour | null): void;
  close(): Promise<void>;
};

export type StandInOptions = { key?: string; model?: string; thinks?: boolean; answer?: (asked: Asked) => unknown };

export async function startModelStandIn(options: StandInOptions = {}): Promise<ModelStandIn> {
  const { key = 'sk-canary-key-1234', model = 'stand-in', thinks = false } = options;
  const account: Account = { key, models: [model], thinks };
  let misbehaviour: Misbehaviour | null = null;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const protocol = protocolAt(request.method ?? '', request.url ?? '');
      if (protocol === null) {
        reply.writeHead(404).end();
        return;
      }
      try {
        const asked = protocol.read(request.headers, bodyIn(request.headers, body), account);
        standIn.heard.push({ asked, headers: request.headers, body });
        tell(reply, asked, protocol);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        standIn.refused.push(error.message);
        reply
          .writeHead(error.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(protocol.refuse(error)));
      }
    });
  });
  const tell = (reply: ServerResponse, asked: Asked, { write, stream }: Protocol): void => {
    const good = JSON.stringify(standIn.answer(asked));
    const usual: Said = { text: good, finish: 'stop', tokens: tokensOf(asked, good) };
    const said = { ...usual, ...misbehaviour?.says?.(good, asked) };
    const parts = asked.stream ? stream(asked, said) : [JSON.stringify(write(asked, said))];
    if (misbehaviour?.does) return misbehaviour.does(reply, parts.join(''), asked);
    reply.writeHead(200, headFor(asked));
    if (asked.stream && misbehaviour?.streams) return misbehaviour.streams(reply, parts, asked);
    for (const part of parts) reply.write(part);
    reply.end();
  };
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const standIn: ModelStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    model,
    heard: [],
    refused: [],
    answer: options.answer ?? (() => ({})),
    replay: transcript => {
      const known = new Map(transcript.map(({ user, answer }) => [user, answer]));
      standIn.answer = ({ user }) => {
        if (known.has(user)) return known.get(user);
        throw new Refusal(404, 'not_found_error', 'Nothing was recorded for this.');
      };
    },
    misbehave: how => void (misbehaviour = how),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

type Protocol = {
  read: (headers: IncomingHttpHeaders, body: unknown, account: Account) => Asked;
  write: (asked: Asked, said: Said) => Json;
  /** The same in frames, one after another. */
  stream: (asked: Asked, said: Said) => string[];
  refuse: (refusal: Refusal) => Json;
};

function protocolAt(method: string, url: string): Protocol | null {
  if (method !== 'POST') return null;
  if (url === '/v1/chat/completions')
    return { read: readOpenAi, write: writeOpenAi, stream: streamOpenAi, refuse: openAiError };
  if (url === '/v1/messages')
    return { read: readAnthropic, write: writeAnthropic, stream: streamAnthropic, refuse: anthropicError };
  // Without `alt=sse` Google streams one long list instead of events.
  const [, model, sse] =
    /^\/v1\/models\/([\w.-]+):(?:generateContent|(streamGenerateContent\?alt=sse))$/.exec(url) ?? [];
  if (model === undefined) return null;
  const stream = sse === undefined ? null : { counts: true };
  const read: Protocol['read'] = (headers, body, account) => readGoogle(headers, body, account, { model, stream });
  return { read, write: writeGoogle, stream: streamGoogle, refuse: googleError };
}

function bodyIn(headers: IncomingHttpHeaders, body: string): unknown {
  if (!String(headers['content-type']).startsWith('application/json'))
    throw new Refusal(400, 'invalid_request_error', 'The content type must be application/json.');
  try {
    const read: unknown = JSON.parse(body);
    return isObject(read) ? read : null;
  } catch {
    throw new Refusal(400, 'invalid_request_error', 'We could not parse the JSON body of your request.');
  }
}

/** About four letters each, as English has it. */
const tokensOf = ({ instructions, user }: Asked, text: string): Said['tokens'] => ({
  read: Math.ceil((instructions.length + user.length) / 4),
  written: Math.ceil(text.length / 4),
});
