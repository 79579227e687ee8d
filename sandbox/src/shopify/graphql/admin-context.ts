import type { World } from '../../world/world.ts';
import type { WebhookSubscriptions } from '../webhooks/subscriptions.ts';
import type { TableData } from '../shopifyql/write-table.ts';
import type { Annotations } from '../annotations.ts';
import type { Targets } from '../targets.ts';
import type { SearchResult } from './search-filter.ts';

/** What the fields of one request read from. */
export interface AdminContext {
  world: World;
  now: number;
  version: string;
  /** Scopes of the token. */
  scopes: readonly string[];
  app: { clientId: string; name: string };
  subscriptions: WebhookSubscriptions;
  /** What the merchant wants to reach. */
  targets: Targets;
  /** What happened in the store, as noted there. */
  annotations: Annotations;
  /** Answers one ShopifyQL field; throws a GraphQL error when it may not be answered. */
  shopifyql(query: string): { parseErrors: string[]; parseWarnings: string[]; tableData: TableData | null };
  /** Takes the app out of the store. */
  uninstall(): void;
  /** Notes what a search could not use, for `extensions.search`. */
  searched(path: string, query: string | null | undefined, result: SearchResult): SearchResult;
}
