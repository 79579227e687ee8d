import type { SandboxContext } from '../platform-module.ts';
import type { PlatformState } from './platform-state.ts';
import type { WebhookSender } from './webhooks/delivery.ts';

/** What the routes of this platform share. */
export interface Mounted {
  context: SandboxContext;
  state: PlatformState;
  sender: WebhookSender;
}
