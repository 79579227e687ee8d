/** Endpoint and handler become a route: session, input, access, answer. Nothing else in the server reads raw requests. */
import type { Endpoint } from '@tillsight/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { bearerOf } from './bearer.ts';
import type { Question } from './db.ts';
import { ProblemError } from './problem.ts';
import { unreadableText } from './text.ts';

/** Who is asking, as the session or the API token says; never as the request says. */
export type Caller = {
  organizationId: string;
  userId: string;
  role: string;
  name: string;
  email: string;
  /** Of the secret that came along; an API token's is no session's. */
  sessionHash: Buffer;
  /** A program of theirs, which reads and sets nothing. */
  isProgram?: true;
};

/** Somebody whose program came with an API token. */
export type TokenCaller = { caller: Caller; scopes: readonly string[] };

export type CallerAnd<Row> = { caller: Caller; rows: Row[] };

/** How a session or a token's owner is found, handed in by `app.ts`. */
export type Gatekeeper = {
  callerOf(request: FastifyRequest): Promise<Caller | null>;
  /** The same, and what is asked about their organization, in one visit. */
  callerAnd<Row>(request: FastifyRequest, question: Question<Row>): Promise<CallerAnd<Row> | null>;
  rowsOf<Row>(caller: Caller, question: Question<Row>): Promise<Row[]>;
  callerOfToken(secret: string): Promise<TokenCaller | null>;
  /** Whether this is another user of the caller's own organization. */
  isColleague(caller: Caller, userId: string): Promise<boolean>;
};

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? null : Caller;

export type Call<E extends Endpoint> = {
  input: z.output<E['request']>;
  caller: CallerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

export type Mount = {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** For what one question answers: who asks and what they are told cost one visit to the database together. */
  question<E extends Endpoint, Row>(endpoint: E, question: Question<Row>, tell: Tell<E, Row>): void;
};

type Tell<E extends Endpoint, Row> = (rows: Row[]) => z.input<E['response']>;

export function mountOn(app: FastifyInstance, gatekeeper: Gatekeeper): Mount {
  const route = (endpoint: Endpoint, answer: (exchange: Exchange) => Promise<unknown>) => {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.route({ method: endpoint.method, url, handler: (request, reply) => answer({ request, reply }) });
  };
  const mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) =>
    route(endpoint, async ({ request, reply }) => {
      const caller = endpoint.access === 'public' ? null : await callerFor(gatekeeper, endpoint, { request, reply });
      const input = await admitted({ gatekeeper, caller, endpoint, request });
      const answer = await handler({ input, caller, request, reply } as Call<E>);
      // A handler that streams has sent everything itself.
      return reply.sent ? reply : present(endpoint, answer);
    });
  const question = <E extends Endpoint, Row>(endpoint: E, asked: Question<Row>, tell: Tell<E, Row>) =>
    route(endpoint, async exchange => {
      const { caller, rows } = await callerAndRows(gatekeeper, endpoint, { ...exchange, asked });
      await admitted({ gatekeeper, caller, endpoint, request: exchange.request });
      return present(endpoint, tell(rows));
    });
  return Object.assign(mount, { question });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

type Asking<Row> = Exchange & { asked: Question<Row> };

/** What was found is told to nobody before the rest of the checks. */
async function callerAndRows<Row>(
  gatekeeper: Gatekeeper,
  endpoint: Endpoint,
  { request, reply, asked }: Asking<Row>,
): Promise<CallerAnd<Row>> {
  if (bearerOf(request) !== null) {
    const caller = await callerFor(gatekeeper, endpoint, { request, reply });
    return { caller, rows: await gatekeeper.rowsOf(caller, asked) };
  }
  const found = await gatekeeper.callerAnd(request, asked);
  if (found === null) throw notSignedIn();
  return found;
}

type Admission = { gatekeeper: Gatekeeper; caller: Caller | null; endpoint: Endpoint; request: FastifyRequest };

/** The input, when it is of the right form and names nobody else's. */
async function admitted({ gatekeeper, caller, endpoint, request }: Admission): Promise<unknown> {
  const input = parse(endpoint, request);
  if (endpoint.access === 'same-organization' && caller !== null) {
    await refuseForeign({ gatekeeper, caller, endpoint, input: input as Record<string, unknown> });
  }
  return input;
}

/** A request with a token is judged by the token alone; its cookie is not looked at. */
async function callerFor(gatekeeper: Gatekeeper, endpoint: Endpoint, exchange: Exchange): Promise<Caller> {
  const secret = bearerOf(exchange.request);
  if (secret === null) return signedIn(gatekeeper, exchange.request);
  const { caller, scopes } = await tokenCaller(gatekeeper, secret, exchange.reply);
  if (endpoint.scope === undefined) {
    throw new ProblemError('insufficient_scope', 'This cannot be done with an API token. Please sign in to do it.');
  }
  if (endpoint.scope !== 'any') requireScope(scopes, endpoint.scope, exchange.reply);
  return caller;
}

export async function tokenCaller(gatekeeper: Gatekeeper, secret: string, reply: FastifyReply): Promise<TokenCaller> {
  const found = await gatekeeper.callerOfToken(secret);
  if (found !== null) return found;
  void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  throw new ProblemError('unauthenticated', 'This API token is not known: it is mistyped, expired or revoked.');
}

export function requireScope(scopes: readonly string[], scope: string, reply: FastifyReply): void {
  if (scopes.includes(scope)) return;
  void reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  throw new ProblemError('insufficient_scope', `This API token lacks the scope ${scope}.`);
}

async function signedIn(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<Caller> {
  const caller = await gatekeeper.callerOf(request);
  if (caller === null) throw notSignedIn();
  return caller;
}

const notSignedIn = () => new ProblemError('unauthenticated', 'Please sign in.');

/** Fields of the path win over fields of the same name elsewhere. */
function parse(endpoint: Endpoint, request: FastifyRequest): unknown {
  const rest = endpoint.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) {
    throw new ProblemError('invalid_request', 'The request must be an object.');
  }
  const raw = { ...rest, ...(request.params as object) };
  const unreadable = unreadableText(raw);
  if (unreadable !== null) throw new ProblemError('invalid_request', unreadable);
  const parsed = z.safeParse(endpoint.request, raw);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(issue => ({ field: issue.path.join('.'), message: issue.message }));
  const detail = errors.map(error => error.message).join(', ');
  throw new ProblemError('invalid_request', detail, { errors });
}

type Naming = { gatekeeper: Gatekeeper; caller: Caller; endpoint: Endpoint; input: Record<string, unknown> };

/** Ids in a request are compared with the session's, never trusted. What lies at a foreign address does not exist. */
async function refuseForeign({ gatekeeper, caller, endpoint, input }: Naming): Promise<void> {
  for (const [field, own] of Object.entries(ownIds(caller))) {
    const named = input[field];
    if (typeof named !== 'string' || named.toLowerCase() === own) continue;
    const inPath = endpoint.path.includes(`{${field}}`);
    const colleague = field === 'user_id' && (await gatekeeper.isColleague(caller, named));
    if (inPath && !colleague) throw new ProblemError('not_found', 'There is nothing here.');
    throw new ProblemError('forbidden', 'This belongs to somebody else.');
  }
}

function ownIds(caller: Caller): Record<string, string> {
  return { organizationId: caller.organizationId, organization_id: caller.organizationId, user_id: caller.userId };
}

/** Only what the contract names leaves the house. */
function present(endpoint: Endpoint, answer: unknown): unknown {
  const presented = z.safeParse(endpoint.response, answer);
  if (presented.success) return presented.data;
  throw new Error(`${endpoint.name} answered in a form its contract does not know.`, { cause: presented.error });
}
