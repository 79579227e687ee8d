import type { FastifyInstance } from 'fastify';

/** A body that said it was JSON and is not. */
export class MalformedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type FormFields = Record<string, string | string[]>;

/** Forms keep repeated names as lists; broken JSON reaches the route, which answers as the platform does. */
export function acceptBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const asText = { parseAs: 'string' } as const;
  scope.addContentTypeParser('application/json', asText, (_request, body, done) => done(null, jsonOf(String(body))));
  scope.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, formOf(String(body))),
  );
  scope.addContentTypeParser('*', asText, (_request, body, done) => done(null, String(body)));
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return new MalformedJson(text);
  }
}

function formOf(text: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = fields[name];
    if (known === undefined) fields[name] = value;
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return fields;
}
