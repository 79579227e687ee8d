import { itemAt } from '../../../checked.ts';
import { wordsFor } from '../../oauth/app.ts';
import type { Subscription } from '../../webhooks/subscriptions.ts';
import type { AdminContext } from '../admin-context.ts';
import { connection, countOf, type PageArguments } from '../paging.ts';
import { type FieldFilter, searchFilter } from '../search-filter.ts';
import { versionsAt } from '../versions.ts';
import { analyticsAnnotations } from './annotation-records.ts';
import { appRecord } from './app-record.ts';
import { gid } from './record-form.ts';
import { shopRecord } from './shop-record.ts';

export const appQueries = {
  shop: (_: unknown, { world }: AdminContext) => ({ ...shopRecord(world), analyticsAnnotations }),
  currentAppInstallation: (_: unknown, { app, world, scopes }: AdminContext) => ({
    __typename: 'AppInstallation',
    id: gid('AppInstallation', world.store.id),
    accessScopes: scopes.map(handle => ({ handle, description: wordsFor(handle) ?? handle })),
    app: appRecord(app),
  }),
  publicApiVersions: (_: unknown, { now }: AdminContext) => {
    const { stable, candidate } = versionsAt(now);
    return [...stable.toReversed(), candidate, 'unstable'].map(handle => versionRecord(handle, stable));
  },
  // The merchant has set no targets.
  shopifyqlQuery: ({ query }: { query: string }, context: AdminContext) => ({
    ...context.shopifyql(query),
    analyticsTargets: [],
  }),
  webhookSubscriptions: (
    args: PageArguments & { topics?: string[] | null; uri?: string | null },
    context: AdminContext,
  ) => {
    const all = context.subscriptions.all();
    const rows = [...all.keys()].filter(row => {
      const subscription = all[row];
      const fitsTopic = !args.topics || args.topics.includes(subscription?.topic ?? '');
      return fitsTopic && (!args.uri || args.uri === subscription?.uri);
    });
    return connection(rows, args, { order: 'ID', itemOf: row => subscriptionRecord(all[row] as Subscription) });
  },
  customersCount: ({ limit, query }: { limit?: number | null; query?: string | null }, context: AdminContext) => {
    const { customers, store } = context.world;
    const fields: Record<string, FieldFilter> = {
      default: { test: () => true },
      orders_count: { number: row => itemAt(customers.orders, row) },
      total_spent: { number: row => itemAt(customers.spent, row) / 100 },
      customer_date: { moment: row => itemAt(customers.firstOrderDay, row) * 1440 },
      last_order_date: { moment: row => itemAt(customers.lastOrderDay, row) * 1440 },
    };
    const { isKept } = context.searched('customersCount', query, searchFilter(query, fields, store.timeZone));
    return countOf([...Array(customers.length).keys()].filter(isKept).length, limit);
  },
};

export const appMutations = {
  appUninstall: (_: unknown, context: AdminContext) => {
    context.uninstall();
    return { app: appRecord(context.app), userErrors: [] };
  },
  webhookSubscriptionCreate: (
    {
      topic,
      webhookSubscription,
    }: { topic: string; webhookSubscription: { uri?: string; callbackUrl?: string; name?: string } },
    { subscriptions, now, version }: AdminContext,
  ) => {
    const uri = webhookSubscription.uri ?? webhookSubscription.callbackUrl;
    const problem = subscriptions.problemWith(topic, uri);
    if (problem) return { webhookSubscription: null, userErrors: [problem] };
    const name = webhookSubscription.name ?? null;
    const created = subscriptions.add({ topic, uri: uri as string, name, version, createdAt: now });
    return { webhookSubscription: subscriptionRecord(created), userErrors: [] };
  },
  webhookSubscriptionDelete: ({ id }: { id: string }, { subscriptions }: AdminContext) => {
    if (subscriptions.remove(Number(id.split('/').at(-1)))) return { deletedWebhookSubscriptionId: id, userErrors: [] };
    const userErrors = [{ field: ['id'], message: 'Webhook subscription does not exist' }];
    return { deletedWebhookSubscriptionId: null, userErrors };
  },
};

function versionRecord(handle: string, stable: string[]) {
  const isStable = stable.includes(handle);
  const suffix = handle === stable[0] ? ' (Latest)' : '';
  return {
    handle,
    displayName: isStable ? `${handle}${suffix}` : `${handle} (Release candidate)`,
    supported: isStable,
  };
}

function subscriptionRecord(subscription: Subscription) {
  const createdAt = new Date(subscription.createdAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    __typename: 'WebhookSubscription',
    id: gid('WebhookSubscription', subscription.id),
    legacyResourceId: String(subscription.id),
    topic: subscription.topic,
    uri: subscription.uri,
    callbackUrl: subscription.uri,
    format: 'JSON',
    name: subscription.name,
    apiVersion: { handle: subscription.version, displayName: subscription.version, supported: true },
    createdAt,
    updatedAt: createdAt,
  };
}
