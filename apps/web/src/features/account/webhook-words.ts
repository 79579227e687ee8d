import type { WebhookEvent, WebhookKind } from '@tillsight/contract/webhooks';

export const kindWords: Record<WebhookKind, string> = {
  'report.delivered': 'A report has arrived',
  'alert.fired': 'An alert has fired',
  'connection.lost': 'A connection was lost',
};

export const eventWords: Record<WebhookEvent['kind'], string> = { ...kindWords, 'webhook.test': 'A test' };
