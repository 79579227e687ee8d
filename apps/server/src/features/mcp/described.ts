import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';

/** A schema of the contract in the form the protocol's library reads: it also wants to be told as JSON Schema. */
export function described<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const { version, vendor, validate } = schema['~standard'];
  const told = (io: 'input' | 'output') => () => z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  return {
    '~standard': {
      version,
      vendor,
      validate: value => validate(value),
      jsonSchema: { input: told('input'), output: told('output') },
    },
  };
}
