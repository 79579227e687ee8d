/**
 * POST /v1/chat/completions, written from https://platform.openai.com/docs/api-reference/chat/create and, for the stream,
 * https://platform.openai.com/docs/api-reference/chat-streaming
 */
import type { IncomingHttpHeaders } from 'node:http';
import { present } from '../checked.ts';
import {
  frame, isObject, numberWithin, objectAt, piecesOf, Refusal, refuseOthers, type Asked, type Json, type Said,
} from './asked.ts'; // prettier-ignore
import { complaintAbout, openAiRules } from './strict-schema.ts';

const fields =
  `model messages temperature top_p n seed stop stream stream_options max_tokens max_completion_tokens presence_penalty
  frequency_penalty logit_bias logprobs top_logprobs user response_format tools tool_choice parallel_tool_calls reasoning_effort
  metadata store service_tier verbosity`.split(/\s+/);

const invalid = (message: string, code: string | null = null): Refusal =>
  new Refusal(400, 'invalid_request_error', message, code);

export type Account = {
  key: string;
  models: readonly string[];
  /** Of those that think by themselves: they refuse to be told a temperature. */
  thinks: boolean;
};

export function readOpenAi(headers: IncomingHttpHeaders, body: unknown, { key, models, thinks }: Account): Asked {
  if (headers.authorization !== `Bearer ${key}`)
    throw new Refusal(401, 'invalid_request_error', 'Incorrect API key provided.', 'invalid_api_key');
  if (!isObject(body)) throw invalid('We could not parse the JSON body of your request.');
  refuseOthers(body, fields, field => invalid(`Unrecognized request argument supplied: ${field}`));
  if (typeof body.model !== 'string') throw invalid('you must provide a model parameter');
  if (!models.includes(body.model))
    throw new Refusal(404, 'invalid_request_error', `The model '${body.model}' does not exist.`, 'model_not_found');
  if (thinks && (body.temperature !== undefined || body.max_tokens !== undefined))
    throw invalid("Unsupported parameter: 'temperature' or 'max_tokens' with this model.", 'unsupported_parameter');
  numberWithin(body, 'temperature', 0, 2, invalid);
  numberWithin(body, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, invalid);
  const { instructions, user } = said(body.messages);
  const most = numberWithin(body, 'max_completion_tokens', 1, 1e6, invalid);
  return {
    protocol: 'openai',
    model: body.model,
    instructions,
    user,
    schema: schemaIn(body),
    mostTokens: most ?? numberWithin(body, 'max_tokens', 1, 1e6, invalid),
    stream: streamIn(body),
    forcedTool: null,
  };
}

function streamIn(body: Json): Asked['stream'] {
  const options = objectAt(body, 'stream_options', invalid);
  if (body.stream !== undefined && body.stream !== null && typeof body.stream !== 'boolean')
    throw invalid("Invalid type for 'stream': expected a boolean.");
  if (options && body.stream !== true)
    throw invalid("The 'stream_options' parameter is only allowed when 'stream' is enabled.");
  if (options) refuseOthers(options, ['include_usage', 'include_obfuscation'], field => invalid(`Unknown parameter: 'stream_options.${field}'.`)); // prettier-ignore
  return body.stream === true ? { counts: options?.include_usage === true } : null;
}

function said(messages: unknown): Pick<Asked, 'instructions' | 'user'> {
  if (!Array.isArray(messages) || messages.length === 0) throw invalid('[] is too short - messages', 'empty_array');
  const texts: Record<string, string[]> = { system: [], developer: [], user: [], assistant: [] };
  messages.forEach((message: unknown, at) => {
    const role = isObject(message) ? message.role : undefined;
    const list = typeof role === 'string' ? texts[role] : undefined;
    if (!isObject(message) || !list) throw invalid(`Invalid value: messages[${at}].role`, 'invalid_value');
    list.push(textOf(message.content, `messages[${at}].content`));
  });
  return {
    instructions: [...present(texts.system, 'system'), ...present(texts.developer, 'developer')].join('\n'),
    user: present(texts.user, 'user').join('\n'),
  };
}

function textOf(content: unknown, path: string): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw invalid(`Invalid type for '${path}': expected a string or a list of parts.`);
  return content
    .map((part: unknown) => {
      if (!isObject(part) || part.type !== 'text' || typeof part.text !== 'string') throw invalid(`Invalid ${path}.`);
      return part.text;
    })
    .join('');
}

function schemaIn(body: Json): Json | null {
  const format = objectAt(body, 'response_format', invalid);
  if (!format) return null;
  if (format.type === 'json_object' || format.type === 'text') return null;
  if (format.type !== 'json_schema') throw invalid(`Invalid value: response_format.type '${String(format.type)}'`);
  const { name, schema, strict } = objectAt(format, 'json_schema', invalid) ?? {};
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name))
    throw invalid("Invalid 'response_format.json_schema.name'.");
  if (!isObject(schema)) throw invalid('response_format.json_schema.schema should be an object.');
  const complaint = strict === true ? complaintAbout(schema, openAiRules) : null;
  if (complaint !== null) throw invalid(`Invalid schema for response_format '${name}': ${complaint}`);
  return schema;
}

const finishes = { stop: 'stop', length: 'length', refused: 'content_filter', tool: 'tool_calls' };

const call = { id: 'call_1', type: 'function', function: { name: 'send_report', arguments: '{}' } };
const usageOf = ({ read, written }: Said['tokens']): Json => ({
  prompt_tokens: read,
  completion_tokens: written,
  total_tokens: read + written,
});

export function writeOpenAi(asked: Asked, { text, finish, tokens }: Said): Json {
  return {
    id: 'chatcmpl-standin',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: asked.model,
    choices: [
      {
        index: 0,
        finish_reason: finishes[finish],
        message: {
          role: 'assistant',
          content: text,
          refusal: null,
          ...(finish === 'tool' ? { tool_calls: [call] } : {}),
        },
      },
    ],
    usage: usageOf(tokens),
  };
}

/** The tokens come in a chunk of their own without choices, and only where they are asked for; the last line is no JSON. */
export function streamOpenAi(asked: Asked, { text, finish, tokens }: Said): string[] {
  const counts = asked.stream?.counts === true;
  const chunk = (choices: Json[], usage: Json | null = null): string =>
    frame({
      id: 'chatcmpl-standin',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: asked.model,
      choices,
      ...(counts ? { usage } : {}),
    });
  const choice = (delta: Json, reason: string | null = null): Json => ({ index: 0, delta, logprobs: null, finish_reason: reason }); // prettier-ignore
  return [
    chunk([choice({ role: 'assistant', content: '', refusal: null })]),
    ...piecesOf(text).map(content => chunk([choice({ content })])),
    ...(finish === 'tool' ? [chunk([choice({ tool_calls: [{ index: 0, ...call }] })])] : []),
    chunk([choice({}, finishes[finish])]),
    ...(counts ? [chunk([], usageOf(tokens))] : []),
    frame('[DONE]'),
  ];
}

export const openAiError = ({ message, kind, code }: Refusal): Json => ({
  error: { message, type: kind, param: null, code },
});
