/** The one fetch of the browser. */
import type { Endpoint } from '@tillsight/contract/endpoint';
import type { $ZodType, input as ZodInput, output as ZodOutput } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';

/** What went wrong with a call: nobody answered, somebody refused, or the answer has an unknown shape. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'network' | 'refused' | 'shape';
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, details: { kind: ApiError['kind']; status?: number; body?: unknown; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.body = details.body;
  }
}

/** Is told of every event that comes before the answer of a call that streams its progress. */
export type OnEvent = (name: string, data: unknown) => void;

/** Events on the way, and a way to give up. */
export type Listening = { onEvent?: OnEvent; signal?: AbortSignal };

export async function call<Request extends $ZodType, Response extends $ZodType>(
  endpoint: Endpoint<Request, Response>,
  input: ZodInput<Request>,
  { onEvent, signal }: Listening = {},
): Promise<ZodOutput<Response>> {
  const { address, body } = requestParts(endpoint, input as Record<string, unknown>);
  const accept = onEvent ? 'text/event-stream, application/json' : 'application/json';
  const response = await send(address, { method: endpoint.method, body, accept, signal });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const answer = isStream ? await readEvents(response, onEvent ?? (() => undefined)) : await readBody(response);
  if (!response.ok) {
    if (isSessionGone(endpoint, response.status, answer)) sessionEnded();
    throw new ApiError(refusalMessage(answer, response.status), {
      kind: 'refused',
      status: response.status,
      body: answer,
    });
  }
  if (saysFailure(answer)) {
    throw new ApiError(textField(answer, 'message') ?? '', { kind: 'refused', status: response.status, body: answer });
  }
  const parsed = safeParse(endpoint.response, answer);
  if (!parsed.success) {
    const message = `The server's answer to ${endpoint.name} could not be read.`;
    throw new ApiError(message, { kind: 'shape', status: response.status, body: answer, cause: parsed.error });
  }
  return parsed.data;
}

let onSessionEnd: (() => void) | undefined;

/** The session registers here what is to happen when the server says that it no longer knows us. */
export function whenSessionEnds(listener: () => void): () => void {
  onSessionEnd = listener;
  return () => {
    if (onSessionEnd === listener) onSessionEnd = undefined;
  };
}

function sessionEnded(): void {
  onSessionEnd?.();
}

/** Fields named in the path travel there, the rest in the query of a GET and in the JSON body of everything else. */
export function requestParts(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): { address: string; body: string | undefined } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== 'GET') {
    return { address: path, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)])).toString();
  return { address: query ? `${path}?${query}` : path, body: undefined };
}

/** The first rule of the error catalogue: the body, then its message, detail or error, then the bare status. */
export function refusalMessage(body: unknown, status: number): string {
  if (typeof body === 'string' && body.trim()) return body;
  for (const field of ['message', 'detail', 'error']) {
    const text = textField(body, field);
    if (text) return text;
  }
  return `API request failed with status ${status}`;
}

/** What a person is told about any thrown thing. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return 'An unknown error occurred.';
}

/** Chat and report configuration have a catalogue of their own: the detail, then the bare status. Empty when nothing was said. */
export function reportMessageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.kind === 'network') return 'An unknown network error occurred.';
  if (error.kind === 'shape' || error.status < 400) return error.message;
  return textField(error.body, 'detail') ?? `HTTP error! status: ${error.status}`;
}

function textField(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

type Sending = { method: string; body: string | undefined; accept: string; signal: AbortSignal | undefined };

async function send(address: string, { method, body, accept, signal }: Sending): Promise<Response> {
  const headers: Record<string, string> = { accept };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(address, { method, headers, body, credentials: 'same-origin', ...(signal && { signal }) });
  } catch (cause) {
    throw new ApiError('Network error: Unable to connect to the server', { kind: 'network', cause });
  }
}

/** The data of the event named `answer`. A `problem` that comes instead is a refusal; a stream without either broke off. */
async function readEvents(response: Response, onEvent: OnEvent): Promise<unknown> {
  for await (const { name, data } of eventsIn(response)) {
    if (name === 'answer') return data;
    if (name !== 'problem') onEvent(name, data);
    else {
      const status = Number((data as { status?: unknown } | null)?.status) || 500;
      throw new ApiError(refusalMessage(data, status), { kind: 'refused', status, body: data });
    }
  }
  throw new ApiError('Network error: Unable to connect to the server', { kind: 'network' });
}

async function* eventsIn({ body }: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  if (!reader) return;
  for (;;) {
    const { value, done } = await reader.read().catch((cause: unknown) => {
      throw new ApiError('Network error: Unable to connect to the server', { kind: 'network', cause });
    });
    if (done) return;
    const parts = `${text}${value}`.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (name) yield { name, data: JSON.parse(data) as unknown };
    }
  }
}

/** A body that is no JSON is kept as the text it is; a body that breaks off is a network failure. */
async function readBody(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new ApiError('Network error: Unable to connect to the server', { kind: 'network', cause });
  }
  if (!text) return undefined;
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  if (!isJson) return /^\s*</.test(text) ? undefined : text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer can be well delivered and still say no. */
function saysFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** Wrong words in a form are answered with 401 as well; they say nothing about the session. */
function isSessionGone(endpoint: Endpoint, status: number, body: unknown): boolean {
  return status === 401 && endpoint.access !== 'public' && textField(body, 'code') !== 'wrong_credentials';
}
