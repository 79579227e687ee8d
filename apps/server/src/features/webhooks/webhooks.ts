/** Webhooks: addresses of an organization's own that are told of events, signed, at least once. No figure leaves by them. */
export { webhookJobs } from './jobs.ts';
export { noteEvent } from './note-event.ts';
export type { WebhookDeps } from './send-event.ts';
