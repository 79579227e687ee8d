/**
 * POST /v1/messages, written from https://platform.claude.com/docs/en/api/messages and, for the stream,
 * https://platform.claude.com/docs/en/build-with-claude/streaming
 */
import type { IncomingHttpHeaders } from 'node:http';
import {
  frame, isObject, numberWithin, objectAt, piecesOf, Refusal, refuseOthers, type Asked, type Json, type Said,
} from './asked.ts'; // prettier-ignore
import type { Account } from './openai.ts';
import { anthropicRules, complaintAbout } from './strict-schema.ts';

const fields =
  `model messages max_tokens system metadata stop_sequences stream temperature top_k top_p tools tool_choice thinking
  output_config output_format service_tier cache_control container context_management inference_geo`.split(/\s+/);

const invalid = (message: string): Refusal => new Refusal(400, 'invalid_request_error', message);

export function readAnthropic(headers: IncomingHttpHeaders, body: unknown, { key, models }: Account): Asked {
  if (headers['x-api-key'] !== key) throw new Refusal(401, 'authentication_error', 'invalid x-api-key');
  if (headers['anthropic-version'] !== '2023-06-01') throw invalid('anthropic-version: header is required');
  if (!isObject(body)) throw invalid('The request body is not valid JSON.');
  refuseOthers(body, fields, field => invalid(`${field}: Extra inputs are not permitted`));
  if (typeof body.model !== 'string') throw invalid('model: Field required');
  if (!models.includes(body.model)) throw new Refusal(404, 'not_found_error', `model: ${body.model}`);
  const mostTokens = numberWithin(body, 'max_tokens', 1, 200_000, invalid);
  if (mostTokens === null) throw invalid('max_tokens: Field required');
  if (body.stream !== undefined && typeof body.stream !== 'boolean')
    throw invalid('stream: Input should be a valid boolean');
  numberWithin(body, 'temperature', 0, 1, invalid);
  return {
    protocol: 'anthropic',
    model: body.model,
    instructions: instructionsIn(body.system),
    user: saidByUser(body.messages),
    ...formIn(body),
    mostTokens,
    stream: body.stream === true ? { counts: true } : null,
  };
}

function instructionsIn(system: unknown): string {
  if (system === undefined) return '';
  if (typeof system === 'string') return system;
  if (!Array.isArray(system)) throw invalid('system: Input should be a string or a list of blocks');
  const marked = system.filter(block => isObject(block) && block.cache_control !== undefined).length;
  if (marked > 4) throw invalid(`A maximum of 4 blocks with cache_control may be provided. Found ${marked}.`);
  return system.map((block: unknown, at) => textBlock(block, `system.${at}`)).join('\n');
}

function textBlock(block: unknown, path: string): string {
  if (!isObject(block) || block.type !== 'text' || typeof block.text !== 'string' || block.text === '')
    throw invalid(`${path}: text content blocks must be non-empty`);
  refuseOthers(block, ['type', 'text', 'cache_control', 'citations'], field => invalid(`${path}.${field}: Extra inputs are not permitted`)); // prettier-ignore
  const cache = objectAt(block, 'cache_control', invalid);
  if (cache && cache.type !== 'ephemeral') throw invalid(`${path}.cache_control.type: Input should be 'ephemeral'`);
  return block.text;
}

function saidByUser(messages: unknown): string {
  if (!Array.isArray(messages) || messages.length === 0) throw invalid('messages: at least one message is required');
  const texts = messages.flatMap((message: unknown, at) => {
    if (!isObject(message) || (message.role !== 'user' && message.role !== 'assistant'))
      throw invalid(`messages.${at}.role: Input should be 'user' or 'assistant'`);
    refuseOthers(message, ['role', 'content'], field => invalid(`messages.${at}.${field}: Extra inputs are not permitted`)); // prettier-ignore
    const { role, content } = message;
    const text =
      typeof content === 'string'
        ? content
        : (Array.isArray(content) ? content : [])
            .map((block: unknown, place) => textBlock(block, `messages.${at}.content.${place}`))
            .join('');
    if (text === '') throw invalid(`messages.${at}: all messages must have non-empty content`);
    return role === 'user' ? [text] : [];
  });
  if (!isObject(messages[0]) || messages[0].role !== 'user')
    throw invalid('messages: first message must use the "user" role');
  return texts.join('\n');
}

/** An output format, or, for models that know none, a tool that has to be called. */
function formIn(body: Json): Pick<Asked, 'schema' | 'forcedTool'> {
  const forced = forcedToolIn(body);
  const format =
    objectAt(objectAt(body, 'output_config', invalid) ?? {}, 'format', invalid) ??
    objectAt(body, 'output_format', invalid);
  if (!format) return { schema: forced?.schema ?? null, forcedTool: forced?.name ?? null };
  if (/^claude-(2|3)/.test(String(body.model)))
    throw invalid(`'${String(body.model)}' does not support output format.`);
  if (format.type !== 'json_schema' || !isObject(format.schema)) throw invalid('output_config.format: invalid');
  const complaint = complaintAbout(format.schema, anthropicRules);
  if (complaint !== null) throw invalid(`output_config.format.schema: ${complaint}`);
  return { schema: format.schema, forcedTool: null };
}

function forcedToolIn(body: Json): { name: string; schema: Json } | null {
  const tools: unknown[] = Array.isArray(body.tools) ? body.tools : [];
  const choice = objectAt(body, 'tool_choice', invalid);
  if (choice && tools.length === 0) throw invalid('tool_choice: may only be specified while providing tools');
  const known = tools.map((tool, at) => {
    if (!isObject(tool) || typeof tool.name !== 'string' || !/^[\w-]{1,128}$/.test(tool.name))
      throw invalid(`tools.${at}.name: should match ^[a-zA-Z0-9_-]{1,128}$`);
    if (!isObject(tool.input_schema) || tool.input_schema.type !== 'object')
      throw invalid(`tools.${at}.input_schema.type: Field required`);
    return { name: tool.name, schema: tool.input_schema };
  });
  const twice = known.find(({ name }, at) => known.findIndex(other => other.name === name) !== at);
  if (twice) throw invalid(`tools: Tool names must be unique.`);
  if (choice?.type === 'tool' && known.every(({ name }) => name !== choice.name))
    throw invalid(`Tool '${String(choice.name)}' not found in provided tools`);
  if (choice?.type === 'any') return known[0] ?? null;
  return choice?.type === 'tool' ? (known.find(({ name }) => name === choice.name) ?? null) : null;
}

const reasons = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal', tool: 'tool_use' };

const isCall = ({ forcedTool }: Asked, finish: Said['finish']): boolean =>
  finish === 'tool' || (forcedTool !== null && finish === 'stop');

export function writeAnthropic(asked: Asked, { text, finish, tokens }: Said): Json {
  const call = { type: 'tool_use', id: 'toolu_1', name: asked.forcedTool ?? 'send_report', input: parsed(text) };
  const calls = isCall(asked, finish);
  return {
    id: 'msg_standin',
    type: 'message',
    role: 'assistant',
    model: asked.model,
    content: calls ? [call] : [{ type: 'text', text }],
    stop_reason: calls ? 'tool_use' : reasons[finish],
    stop_sequence: null,
    usage: { input_tokens: tokens.read, output_tokens: tokens.written },
  };
}

/** The message without its content, the one block in pieces, and what is known at the end only; signs of life in between. */
export function streamAnthropic(asked: Asked, said: Said): string[] {
  const { text, finish, tokens } = said;
  const event = (type: string, more: Json = {}): string => frame({ type, ...more }, type);
  const calls = isCall(asked, finish);
  const block = calls
    ? { type: 'tool_use', id: 'toolu_1', name: asked.forcedTool ?? 'send_report', input: {} }
    : { type: 'text', text: '' };
  const delta = (piece: string) => (calls ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece }); // prettier-ignore
  const message = { ...writeAnthropic(asked, said), content: [], stop_reason: null, usage: { input_tokens: tokens.read, output_tokens: 1 } }; // prettier-ignore
  return [
    event('message_start', { message }),
    event('content_block_start', { index: 0, content_block: block }),
    event('ping'),
    ...piecesOf(text).map(piece => event('content_block_delta', { index: 0, delta: delta(piece) })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: calls ? 'tool_use' : reasons[finish], stop_sequence: null },
      usage: { output_tokens: tokens.written },
    }),
    event('message_stop'),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A tool's input is always an object; what is none is what the model wrote beside it.
    return {};
  }
}

export const anthropicError = ({ message, kind }: Refusal): Json => ({ type: 'error', error: { type: kind, message } });
