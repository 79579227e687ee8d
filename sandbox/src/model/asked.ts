/** What a request asks of the model, whichever protocol it came in. */
export type Asked = {
  protocol: 'openai' | 'anthropic' | 'google';
  model: string;
  /** Everything said before what the person says. */
  instructions: string;
  /** What the person says, all of it. */
  user: string;
  schema: Record<string, unknown> | null;
  mostTokens: number | null;
  /** Word by word, where that is asked for; `counts`: with the tokens at its end. */
  stream: { counts: boolean } | null;
  /** A tool that has to be called, where one is named. */
  forcedTool: string | null;
};

/** What a model says, before it has the form of a protocol. */
export type Said = {
  text: string;
  finish: 'stop' | 'length' | 'refused' | 'tool';
  tokens: { read: number; written: number };
};

export const headFor = ({ stream }: Asked): Record<string, string> => ({
  'content-type': stream ? 'text/event-stream; charset=utf-8' : 'application/json',
});

/** One event of a stream, as it travels. */
export const frame = (data: object | string, event?: string): string =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** A few letters at a time, as models write. */
export function piecesOf(text: string): string[] {
  const letters = Array.from(text);
  return Array.from({ length: Math.ceil(letters.length / 12) }, (_, at) =>
    letters.slice(at * 12, at * 12 + 12).join(''),
  );
}

/** Refused, in words and with a status; each protocol has its own form for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly kind: string;
  readonly code: string | null;

  constructor(status: number, kind: string, message: string, code: string | null = null) {
    super(message);
    this.status = status;
    this.kind = kind;
    this.code = code;
  }
}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function objectAt(body: Json, field: string, refuse: (message: string) => Refusal): Json | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw refuse(`${field}: should be an object.`);
  return value;
}

export function refuseOthers(body: Json, known: readonly string[], refuse: (field: string) => Refusal): void {
  const other = Object.keys(body).find(field => !known.includes(field) && body[field] !== undefined);
  if (other !== undefined) throw refuse(other);
}

export function numberWithin(body: Json, field: string, least: number, most: number, refuse: (m: string) => Refusal) {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || value < least || value > most)
    throw refuse(`${field}: should be a number from ${least} to ${most}.`);
  return value;
}
