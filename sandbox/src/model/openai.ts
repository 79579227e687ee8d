/** POST /v1/chat/completions, written from https://platform.openai.com/docs/api-reference/chat/create */
import type { IncomingHttpHeaders } from 'node:http';
import { present } from '../checked.ts';
import { isObject, numberWithin, objectAt, Refusal, refuseOthers, type Asked, type Json } from './asked.ts';
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
  if (body.stream === true) throw invalid('This stand-in does not stream.');
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
    forcedTool: null,
  };
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

export type Said = {
  text: string;
  finish: 'stop' | 'length' | 'refused' | 'tool';
  tokens: { read: number; written: number };
};

const finishes = { stop: 'stop', length: 'length', refused: 'content_filter', tool: 'tool_calls' };

export function writeOpenAi(asked: Asked, { text, finish, tokens }: Said): Json {
  const call = { id: 'call_1', type: 'function', function: { name: 'send_report', arguments: '{}' } };
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
    usage: {
      prompt_tokens: tokens.read,
      completion_tokens: tokens.written,
      total_tokens: tokens.read + tokens.written,
    },
  };
}

export const openAiError = ({ message, kind, code }: Refusal): Json => ({
  error: { message, type: kind, param: null, code },
});
