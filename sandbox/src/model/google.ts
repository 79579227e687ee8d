/** POST /v1beta/models/{model}:generateContent and :streamGenerateContent, written from https://ai.google.dev/api/generate-content */
import type { IncomingHttpHeaders } from 'node:http';
import {
  frame, isObject, numberWithin, objectAt, piecesOf, Refusal, refuseOthers, type Asked, type Json, type Said,
} from './asked.ts'; // prettier-ignore
import type { Account } from './openai.ts';

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
  { model, stream }: Pick<Asked, 'model' | 'stream'>,
): Asked {
  if (headers['x-goog-api-key'] === undefined)
    throw new Refusal(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers.");
  if (headers['x-goog-api-key'] !== key) throw new Refusal(400, 'INVALID_ARGUMENT', 'API key not valid.');
  if (!models.includes(model)) throw new Refusal(404, 'NOT_FOUND', `models/${model} is not found`);
  if (!isObject(body)) throw invalid('Invalid JSON payload received.');
  refuseOthers(body, fields, field => invalid(`Invalid JSON payload received. Unknown name "${field}"`));
  const config = objectAt(body, 'generationConfig', invalid) ?? {};
  refuseOthers(config, configFields, field => invalid(`Unknown name "${field}" at 'generation_config'`));
  numberWithin(config, 'temperature', 0, 2, invalid);
  wholeWithin(config, 'seed', -(2 ** 31), 2 ** 31 - 1);
  wholeWithin(config, 'candidateCount', 1, 8);
  const schema = schemaIn(config);
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
    stream,
    forcedTool: null,
  };
}

function wholeWithin(config: Json, field: string, least: number, most: number): void {
  const value = numberWithin(config, field, least, most, invalid);
  if (value !== null && !Number.isInteger(value)) throw invalid(`Invalid value at 'generation_config.${field}'`);
}

/** https://ai.google.dev/gemini-api/docs/structured-output: the older form is a message of its own, the newer a part of JSON Schema. */
const oldKeywords =
  'type format title description nullable enum items minItems maxItems properties required propertyOrdering minProperties maxProperties minLength maxLength pattern example anyOf default minimum maximum';
const newKeywords =
  '$id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems minimum maximum anyOf oneOf properties additionalProperties required propertyOrdering';

function schemaIn(config: Json): Json | null {
  const old = objectAt(config, 'responseSchema', invalid);
  const schema = objectAt(config, 'responseJsonSchema', invalid);
  if (old && schema) throw invalid('Only one of response_schema and response_json_schema may be set.');
  if (old) refuseKeywords(old, oldKeywords.split(' '), 'generation_config.response_schema');
  if (schema) refuseKeywords(schema, newKeywords.split(' '), 'generation_config.response_json_schema');
  return old ?? schema;
}

function refuseKeywords(schema: Json, known: readonly string[], path: string): void {
  refuseOthers(schema, known, field => invalid(`Unknown name "${field}" at '${path}': Cannot find field.`));
  if (Array.isArray(schema.type) && !known.includes('$defs'))
    throw invalid(`Proto field is not repeating, cannot start list: '${path}.type'`);
  const { properties, items, anyOf } = schema;
  const inner = [
    ...(isObject(properties) ? Object.entries(properties) : []),
    ...(items === undefined ? [] : [['items', items] as const]),
    ...(Array.isArray(anyOf) ? anyOf.map((each, at) => [`any_of[${at}]`, each] as const) : []),
  ];
  for (const [name, part] of inner) {
    if (!isObject(part)) throw invalid(`Invalid value at '${path}.${name}'`);
    refuseKeywords(part, known, `${path}.${name}`);
  }
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
  return parts
    .map((part: unknown) => {
      if (!isObject(part)) throw invalid("Invalid value at 'contents.parts'");
      refuseOthers(part, ['text', 'thought', 'thoughtSignature'], field => invalid(`Unknown name "${field}" at 'contents.parts', or none that this stand-in knows.`)); // prettier-ignore
      if (typeof part.text !== 'string' || part.text === '')
        throw invalid("contents.parts: required oneof field 'data' must have one initialized field");
      return part.text;
    })
    .join('');
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

/** Each piece is an answer of its own, the last of them with the reason it ended for. */
export function streamGoogle(asked: Asked, said: Said): string[] {
  const { candidates: _, ...around } = writeGoogle(asked, said);
  const piece = (part: Json, ending: Json = {}): string =>
    frame({ ...around, candidates: [{ content: { role: 'model', parts: [part] }, index: 0, ...ending }] });
  const last = said.finish === 'tool' ? { functionCall: { name: 'send_report', args: {} } } : { text: '' };
  return [...piecesOf(said.text).map(text => piece({ text })), piece(last, { finishReason: finishes[said.finish] })];
}

export const googleError = ({ status, kind, message }: Refusal): Json => ({
  error: { code: status, status: kind, message },
});
