import { randomUUID } from 'node:crypto';
import type { Fault } from '../platform-module.ts';
import type { World } from '../world/world.ts';
import { plainReply, playFieldFault, type ShopifyFault } from './faults.ts';
import type { AdminContext } from './graphql/admin-context.ts';
import { costExtension, type DocumentAnswer, runDocument, throttled } from './graphql/run-document.ts';
import { schemaOf } from './graphql/schema.ts';
import { answeringVersion } from './graphql/versions.ts';
import { type HttpReply, json, unauthorized } from './http-reply.ts';
import { limitsOf, type PlanLimits } from './limits/plan.ts';
import type { PlatformState, ShopState } from './platform-state.ts';
import { askShopifyql, shopifyqlThrottled, type ShopifyqlSpending, windowState } from './shopifyql/ask-shopifyql.ts';
import { storeOf } from './shopifyql/store-of.ts';

export interface AdminRequest {
  state: PlatformState;
  shop: ShopState;
  world: World;
  /** The other stores of the merchant's organization. */
  others: readonly World[];
  now: number;
  version: string;
  accessToken: string | undefined;
  body: unknown;
  takeFault: (operation: string) => Fault | null;
  uninstall: () => void;
}

/** `POST /admin/api/{version}/graphql.json`. */
export async function answerAdmin(request: AdminRequest, fault: ShopifyFault): Promise<HttpReply> {
  const version = answeringVersion(request.version, request.now);
  if (version === null) return json(404, { errors: 'Not Found' });
  const scopes = scopesOf(request, fault);
  if (scopes === null) return unauthorized();
  if (scopes === 'too-old') return json(403, { errors: NON_EXPIRING });
  const document = documentOf(request.body);
  if (!document) return json(400, { errors: { query: 'Required parameter missing or invalid' } });
  const limits = planLimits(request);
  const headers = { 'x-shopify-api-version': version, 'x-request-id': randomUUID() };
  if (fault === 'throttled') return json(200, emptyBucket(request, limits), headers);
  if (fault === 'nonsense') return plainReply(200, '<html><body>Something else</body></html>');
  const answer = await answerDocument(request, document, {
    scopes,
    version,
    limits,
    requestId: headers['x-request-id'],
  });
  return json(200, answer, headers);
}

const NON_EXPIRING =
  '[API] Non-expiring access tokens are no longer accepted for the Admin API. Use expiring offline access tokens.';

function scopesOf(
  { state, shop, accessToken, now }: AdminRequest,
  fault: ShopifyFault,
): readonly string[] | 'too-old' | null {
  if (fault === 'revoked') {
    state.tokens.revokeShop(shop.domain);
    shop.installation = null;
  }
  const pair = accessToken ? state.tokens.use(accessToken, shop.domain, now) : null;
  if (!pair) return null;
  shop.installation ??= { scopes: pair.scopes, since: now };
  return pair.expiresAt === null && state.app.mustExpire ? 'too-old' : pair.scopes;
}

function documentOf(
  body: unknown,
): { query: string; variables: Record<string, unknown>; operationName: string | null } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, variables, operationName } = body as Record<string, unknown>;
  if (typeof query !== 'string') return null;
  const isObject = typeof variables === 'object' && variables !== null && !Array.isArray(variables);
  return {
    query,
    variables: isObject ? (variables as Record<string, unknown>) : {},
    operationName: typeof operationName === 'string' ? operationName : null,
  };
}

function planLimits({ state, world }: AdminRequest): PlanLimits {
  const { settings } = state;
  const plan = limitsOf(settings.plan ?? world.store.plan);
  return {
    size: settings.bucketSize ?? plan.size,
    restoreRate: settings.restoreRate ?? plan.restoreRate,
    shopifyqlPoints: settings.shopifyqlPoints ?? plan.shopifyqlPoints,
  };
}

function emptyBucket({ shop, now }: AdminRequest, limits: PlanLimits): DocumentAnswer {
  const cost = costExtension({ cost: 52, actual: null }, { bucket: shop.bucket, limits, now });
  return { errors: [throttled()], extensions: { cost } };
}

async function answerDocument(
  request: AdminRequest,
  document: { query: string; variables: Record<string, unknown>; operationName: string | null },
  run: { scopes: readonly string[]; version: string; limits: PlanLimits; requestId: string },
): Promise<DocumentAnswer> {
  const { state, shop, world, now } = request;
  const spending: ShopifyqlSpending = { requested: 0, isThrottled: false };
  const budget = { window: shop.window, limit: run.limits.shopifyqlPoints, now, requestId: run.requestId, spending };
  const { inventoryLagDays, lackedSchemas } = state.settings;
  const store = storeOf(world, { version: run.version, inventoryLagDays, lackedSchemas, others: request.others });
  const searches: unknown[] = [];
  const context: AdminContext = {
    world,
    now,
    version: run.version,
    scopes: run.scopes,
    app: state.app,
    subscriptions: shop.subscriptions,
    targets: shop.targets,
    annotations: shop.annotations,
    uninstall: request.uninstall,
    shopifyql: query =>
      playFieldFault(request.takeFault('shopifyqlQuery'), {
        answer: () => askShopifyql(query, store, budget),
        throttled: () => {
          spending.isThrottled = true;
          return shopifyqlThrottled(221, budget);
        },
      }),
    searched: (path, query, result) => {
      if (result.unknown.length > 0) searches.push(searchNote(path, query, result.unknown));
      return result;
    },
  };
  const answer = await runDocument(schemaOf(run.version), document, {
    context,
    bucket: shop.bucket,
    limits: run.limits,
  });
  if (searches.length > 0) answer.extensions = { ...answer.extensions, search: searches };
  if (spending.requested > 0 && !spending.isThrottled) {
    const shopifyqlCost = { requestedQueryCost: spending.requested, ...windowState(budget) };
    answer.extensions = { ...answer.extensions, shopifyqlCost };
  }
  return answer;
}

function searchNote(path: string, query: string | null | undefined, fields: string[]): unknown {
  const warnings = fields.map(field => ({ field, message: 'Invalid search field for this query.' }));
  return { path: [path], query, warnings };
}
