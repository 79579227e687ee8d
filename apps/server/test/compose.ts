/** `compose.yaml` as a container engine reads it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The parser that the validator of OpenAPI documents brings along. */
const validator = createRequire(fileURLToPath(import.meta.resolve('@seriousme/openapi-schema-validator')));
const yaml = validator('yaml') as { parse(text: string, options: { merge: boolean }): unknown };

const Healthcheck = z.object({ test: z.array(z.string()), interval: z.string() });
const Service = z.object({
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  healthcheck: Healthcheck.optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
});
const Compose = z.object({ services: z.object({ database: Service, web: Service, worker: Service }) });

export const composeFile = path.join(import.meta.dirname, '..', '..', '..', 'compose.yaml');

export function composeServices() {
  return Compose.parse(yaml.parse(readFileSync(composeFile, 'utf8'), { merge: true })).services;
}

/** As Compose fills in what `.env` holds: after the file was parsed, sign for sign. */
export function filled(
  environment: Record<string, string | number>,
  given: Record<string, string>,
): Record<string, string> {
  const pattern = /\$\{([A-Z_]+)(?::[-?][^}]*)?\}/g;
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(pattern, (_, variable: string) => given[variable] ?? ''),
    ]),
  );
}
