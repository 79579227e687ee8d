import type { Connections } from '@tillsight/platforms/connection';
import type { Http } from '@tillsight/platforms/http';
import type { Authorization, DataSource } from '@tillsight/platforms/platform';
import type { ShiprocketAuthorization } from '@tillsight/platforms/shiprocket/login';
import type { ShopifyAuthorization } from '@tillsight/platforms/shopify/oauth';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Base } from '../../infra/base.ts';

/** What of the platforms is configured here; built by `deps.ts`. */
export type Platforms = {
  shopify: { authorization: ShopifyAuthorization; secret: string } | null;
  google: Authorization | null;
  meta: { authorization: Authorization; secret: string } | null;
  shiprocket: ShiprocketAuthorization | null;
  http: Http;
  sources: Partial<Record<SourceName, DataSource>>;
  /** Shares renewals that are under way in this process. */
  connections: Connections;
  /** Where a browser finds an address of a platform: there, or in the sandbox. */
  forBrowser(address: string): string;
};

export type IntegrationDeps = Base & { platforms: Platforms };
