/** The part of JSON Schema that structured outputs take; anything else is refused, as the providers do. */
import { isObject, type Json } from './asked.ts';

export type SchemaRules = {
  /** Keywords that are refused wherever they stand. */
  refused: ReadonlySet<string>;
  mostDepth: number;
  mostProperties: number;
};

/** https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
export const openAiRules: SchemaRules = {
  refused: new Set('allOf not dependentRequired dependentSchemas if then else patternProperties oneOf'.split(' ')),
  mostDepth: 10,
  mostProperties: 5_000,
};

/** https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations */
export const anthropicRules: SchemaRules = {
  refused: new Set(
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength maxItems uniqueItems patternProperties if then else not'.split(
      ' ',
    ),
  ),
  mostDepth: 50,
  mostProperties: 5_000,
};

/** What is wrong with it, or null. */
export function complaintAbout(schema: unknown, rules: SchemaRules): string | null {
  if (!isObject(schema)) return 'the schema should be an object.';
  if (schema.type !== 'object') return `the schema must have type "object" at its root, got ${String(schema.type)}.`;
  const count = { properties: 0 };
  const complaint = complaintWithin(schema, rules, { path: '()', depth: 1, count });
  if (complaint !== null) return complaint;
  return count.properties > rules.mostProperties ? 'the schema has too many properties.' : null;
}

type Place = { path: string; depth: number; count: { properties: number } };

function complaintWithin(schema: Json, rules: SchemaRules, place: Place): string | null {
  const { path, depth, count } = place;
  if (depth > rules.mostDepth) return `In context=${path}, the schema is nested too deeply.`;
  const refused = Object.keys(schema).find(keyword => rules.refused.has(keyword));
  if (refused !== undefined) return `In context=${path}, '${refused}' is not permitted.`;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const names = Object.keys(properties);
  count.properties += names.length;
  if (schema.type === 'object' || names.length > 0) {
    if (schema.additionalProperties !== false)
      return `In context=${path}, 'additionalProperties' is required to be supplied and to be false.`;
    const required = Array.isArray(schema.required) ? schema.required : [];
    const missing = names.find(name => !required.includes(name));
    if (missing !== undefined)
      return `In context=${path}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  if (schema.type === 'array' && !isObject(schema.items)) return `In context=${path}, array schema missing items.`;
  const parts: [string, unknown][] = [
    ...Object.entries(properties),
    ...(schema.items === undefined ? [] : [['items', schema.items] as [string, unknown]]),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf.map((each, at): [string, unknown] => [`anyOf ${at}`, each]) : []),
    ...Object.entries(isObject(schema.$defs) ? schema.$defs : {}),
  ];
  for (const [name, part] of parts) {
    if (!isObject(part)) return `In context=${path}, '${name}' should be a schema.`;
    const complaint = complaintWithin(part, rules, { path: `${path}.${name}`, depth: depth + 1, count });
    if (complaint !== null) return complaint;
  }
  return null;
}
