/** The contract as an OpenAPI 3.1 document. Nothing is written here that the contract does not say. */
import { documentedEndpoints, tagDescriptions } from '@tillsight/contract/api';
import { documentedEvents } from '@tillsight/contract/documentation/webhooks';
import type { Documented } from '@tillsight/contract/documentation/documented';
import { Problem, problemCodes, type ProblemCode } from '@tillsight/contract/problem';
import { product } from '@tillsight/contract/product';
import { scopes } from '@tillsight/contract/scope';
import * as z from 'zod/mini';
import { problemDocument, ProblemError, titleOf } from '../../infra/problem.ts';
import { refusalsOf } from './refusals.ts';

type Json = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

export function openApiDocument(): Json {
  const tags = [...new Set(documentedEndpoints.map(({ tag }) => tag))];
  return {
    openapi: '3.1.1',
    info: {
      title: `${product.name} API`,
      version: '1',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The installation this document comes from.' }],
    tags: tags.map(name => ({ name, description: tagDescriptions[name] })),
    paths: pathsOf(documentedEndpoints),
    webhooks: Object.fromEntries(documentedEvents.map(event => [event.kind, { post: eventOf(event) }])),
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      responses: { Problem: problemResponse },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `An API token. Its scopes: ${scopes.join(', ')}.`,
        },
        session: { type: 'apiKey', in: 'cookie', name: 'tillsight', description: 'The session of a browser.' },
      },
    },
  };
}

const introduction = `What the product's own screens use, and what your programs may use with an **API token** (your account, API tokens).

- Send the token as \`Authorization: Bearer tillsight_…\`. It can do what its scopes say and never more than you may.
- Ids in a request (\`user_id\`, \`organization_id\`) are your own; **Who am I** tells them.
- A refusal is a problem document (RFC 9457): \`code\` is for programs, \`detail\` for people.
- A token may be used 120 times a minute; \`Retry-After\` says how long to wait after a 429.
- An assistant of your own can use the same token at \`/mcp\` (Model Context Protocol, streamable HTTP).`;

function pathsOf(documented: readonly Documented[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const each of documented) {
    const { path, method } = each.endpoint;
    // Every path is answered with and without its last slash.
    const name = path.replace(/\/$/, '');
    paths[name] = { ...paths[name], [method.toLowerCase()]: operationOf(each) };
  }
  return paths;
}

function operationOf(documented: Documented): Json {
  const { endpoint, tag, summary, description, request, response, eitherOf } = documented;
  const { properties = {}, required = [] } = schemaOf(endpoint.request, 'input') as ObjectSchema;
  const example = request as Json;
  const inPath = Object.keys(properties).filter(name => endpoint.path.includes(`{${name}}`));
  const rest = Object.keys(properties).filter(name => !inPath.includes(name));
  const inQuery = endpoint.method === 'GET' ? rest : [];
  const inBody = endpoint.method === 'GET' ? [] : rest;
  const parameter = (name: string, place: string) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
    ...(example[name] === undefined ? {} : { example: example[name] }),
  });
  const parameters = [...inPath.map(name => parameter(name, 'path')), ...inQuery.map(name => parameter(name, 'query'))];
  const only = (names: readonly string[], from: Json) =>
    Object.fromEntries(names.filter(name => name in from).map(name => [name, from[name]]));
  const body = {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: only(inBody, properties),
          ...(required.some(name => inBody.includes(name))
            ? { required: required.filter(name => inBody.includes(name)) }
            : {}),
          ...(eitherOf === undefined ? {} : { oneOf: eitherOf.map(names => ({ required: names })) }),
        },
        example: only(inBody, example),
      },
    },
  };
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary,
    description,
    security: securityOf(endpoint),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(inBody.length === 0 ? {} : { requestBody: body }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(endpoint.response, 'output'), example: response } },
      },
      ...Object.fromEntries([...refusalsOf(documented)].map(([status, codes]) => [status, refusal(codes)])),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** What is sent to an address of the merchant's own, and how it says that it has it. */
function eventOf({ kind, summary, description, body, schema }: (typeof documentedEvents)[number]): Json {
  return {
    operationId: `on${kind.split('.').map(capital).join('')}`,
    tags: ['Webhooks'],
    summary,
    description,
    security: [],
    parameters: signatureHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(schema, 'output'), example: body } },
    },
    responses: {
      '2XX': { description: 'It has arrived. Nothing of the answer beside its status is read.' },
      410: { description: 'Nobody listens here any more: the webhook is switched off.' },
      default: { description: 'It is tried again, ten times in a little over three days.' },
    },
  };
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

const signatureHeaders = [
  ['webhook-id', 'Stays the same however often the event is sent.', 'c4e1b2a3-96d8-4f75-b0a1-2c3d4e5f6a7b'],
  ['webhook-timestamp', 'When this try was made, in seconds since 1970.', '1795149000'],
  [
    'webhook-signature',
    'One or two of `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, separated by a space. The key is what stands behind `whsec_`, decoded from base64.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}));

function securityOf({ access, scope }: Documented['endpoint']): Json[] {
  if (access === 'public') return [];
  if (scope === undefined) return [{ session: [] }];
  return [{ token: scope === 'any' ? [] : [scope] }, { session: [] }];
}

function refusal(codes: ProblemCode[]): Json {
  const [first = 'internal'] = codes;
  return {
    description: codes.map(code => `\`${code}\`: ${titleOf(code)}.`).join(' '),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: problemDocument(new ProblemError(first, `${titleOf(first)}.`)),
      },
    },
  };
}

const problemResponse = {
  description: `Refused. \`code\` is one of: ${problemCodes.join(', ')}.`,
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: {
        type: 'about:blank',
        title: 'The token may not do this',
        status: 403,
        code: 'insufficient_scope',
        detail: 'This API token lacks the scope ask.',
        message: 'This API token lacks the scope ask.',
      },
    },
  },
};

/** `$schema` is what OpenAPI 3.1 takes for granted. */
function schemaOf(schema: Documented['endpoint']['request'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
