import { googleAdsModule } from './google-ads/module.ts';
import { googleAnalyticsModule } from './google-analytics/module.ts';
import { googleModule } from './google/module.ts';
import { metaAdsModule } from './meta-ads/module.ts';
import type { SandboxModule } from './platform-module.ts';
import { shiprocketModule } from './shiprocket/module.ts';
import { shopifyModule } from './shopify/module.ts';
import { slackModule } from './slack/module.ts';
import { telegramModule } from './telegram/module.ts';
import { whatsappModule } from './whatsapp/module.ts';

/** Every emulated platform, listed by hand. */
export const platformModules: readonly SandboxModule[] = [
  shopifyModule,
  googleModule,
  googleAnalyticsModule,
  googleAdsModule,
  metaAdsModule,
  shiprocketModule,
  whatsappModule,
  telegramModule,
  slackModule,
];
