/** POST /v1beta/models/{model}:generateContent, written from https://ai.google.dev/api/generate-content */
import type { IncomingHttpHeaders } from 'node:http';
import { isObject, numberWithin, objectAt, Refusal, refuseOthers, type Asked, type Json } from './asked.ts';
import type { Account, Said } from './openai.ts';

const fields =
  'contents tools toolConfig safetySettings systemInstruction generationConfig cachedContent serviceTier labels'.split(
    ' ',
  );
const configFields =
  `stopSequences responseMimeType responseSchema responseJsonSchema responseModalities candidateCount maxOutputTokens
  temperature topP topK seed presencePenalty frequencyPenalty thinkingConfig mediaResolution`.split(/\s+/);

const invalid = (message: string): Refusal => new Refusal(400, 'INVALID_ARGUMENT', message);

export function readGoogle(
  headers: IncomingHttpHeaders,
  body: unknown,
  { key, models }: Account,
  model: string,
): Asked {
  if (headers['x-goog-api-key'] !== key) throw new Refusal(400, 'INVALID_ARGUMENT', 'API key not valid.');
  if (!models.includes(model)) throw new Refusal(404, 'NOT_FOUND', `models/${model} is not found`);
  if (!isObject(body)) throw invalid('Invalid JSON payload received.');
  refuseOthers(body, fields, field => invalid(`Invalid JSON payload received. Unknown name "${field}"`));
  const config = objectAt(body, 'generationConfig', invalid) ?? {};
  refuseOthers(config, configFields, field => invalid(`Unknown name "${field}" at 'generation_config'`));
  numberWithin(config, 'temperature', 0, 2, invalid);
  const schema = objectAt(config, 'responseSchema', invalid) ?? objectAt(config, 'responseJsonSchema', invalid);
  if (schema && config.responseMimeType !== 'application/json')
    throw invalid('response_schema only works with response_mime_type application/json');
  const system = objectAt(body, 'systemInstruction', invalid);
  return {
    protocol: 'google',
    model,
    instructions: system ? partsOf(system) : '',
    user: contentsOf(body.contents),
    schema,
    mostTokens: numberWithin(config, 'maxOutputTokens', 1, 1e6, invalid),
    forcedTool: null,
  };
}

function contentsOf(contents: unknown): string {
  if (!Array.isArray(contents) || contents.length === 0) throw invalid('contents is not specified');
  return contents
    .map((content: unknown) => {
      if (!isObject(content) || (content.role !== 'user' && content.role !== 'model'))
        throw invalid('Please use a valid role: user, model.');
      return partsOf(content);
    })
    .join('\n');
}

function partsOf({ parts }: Json): string {
  if (!Array.isArray(parts) || parts.length === 0) throw invalid('contents.parts must not be empty.');
  return parts.map((part: unknown) => (isObject(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

const finishes = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY', tool: 'STOP' };

export function writeGoogle(asked: Asked, { text, finish, tokens }: Said): Json {
  const part = finish === 'tool' ? { functionCall: { name: 'send_report', args: {} } } : { text };
  return {
    candidates: [{ content: { role: 'model', parts: [part] }, finishReason: finishes[finish], index: 0 }],
    usageMetadata: {
      promptTokenCount: tokens.read,
      candidatesTokenCount: tokens.written,
      totalTokenCount: tokens.read + tokens.written,
    },
    modelVersion: asked.model,
  };
}

export const googleError = ({ status, kind, message }: Refusal): Json => ({
  error: { code: status, status: kind, message },
});
