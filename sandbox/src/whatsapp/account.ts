import type { SandboxContext } from '../platform-module.ts';
import { Random } from '../world/random.ts';
import { AccessTokens } from './access.ts';
import { BusinessNumbers } from './business-numbers.ts';
import { type ChatMessage, Chats } from './chats.ts';
import { SANDBOX_WHATSAPP } from './credentials.ts';
import { GraphError } from './graph-error.ts';
import { LimitClock } from './limits/limit-clock.ts';
import { ManagementCalls } from './limits/management-calls.ts';
import { SendingLimits } from './limits/sending-limits.ts';
import { fetchLink } from './media/fetch-link.ts';
import type { MediaKind } from './media/media-kinds.ts';
import { MediaStore } from './media/media-store.ts';
import { People } from './people.ts';
import { type Settings, standardSettings } from './settings.ts';
import { TemplateStore } from './templates/template-store.ts';
import { Timers } from './timers.ts';
import { WebhookSender } from './webhooks/sender.ts';

/** One business account with its numbers, and everybody it writes to. All of it is forgotten on a reset. */
export class Account {
  readonly context: SandboxContext;
  settings: Settings = standardSettings();
  readonly tokens = new AccessTokens();
  readonly numbers = new BusinessNumbers();
  readonly people = new People();
  readonly chats = new Chats();
  readonly templates = new TemplateStore();
  readonly media = new MediaStore();
  readonly limits = new SendingLimits();
  readonly management = new ManagementCalls();
  readonly timers = new Timers();
  readonly webhooks: WebhookSender;
  random = new Random('whatsapp');
  readonly #limitClock: LimitClock;

  constructor(context: SandboxContext) {
    this.context = context;
    this.#limitClock = new LimitClock(() => context.now());
    this.webhooks = new WebhookSender({
      settings: () => this.settings,
      callback: () => this.settings.callbackUrl ?? `${context.productUrl}${SANDBOX_WHATSAPP.callbackPath}`,
      now: () => context.now(),
    });
  }

  now(): number {
    return this.context.now();
  }

  limitNow(): number {
    return this.#limitClock.now(this.settings.isLimitClockExact);
  }

  /** Fetches a linked file into the message; a problem is what the message fails of. */
  async fetchLink(link: { url: string; kind: MediaKind }, message: ChatMessage): Promise<GraphError | null> {
    const file = await fetchLink(link);
    if (file instanceof GraphError) return file;
    const { header } = message.view;
    if (header && header.kind !== 'text') header.mediaId = this.media.add(message.numberId, file, this.now()).id;
    return null;
  }

  /** A time within a range that the settings give. */
  timeIn([least = 0, most = least]: number[]): number {
    return least === most ? least : this.random.between(least, most);
  }

  reset(): void {
    this.settings = standardSettings();
    this.random = new Random(this.settings.seed);
    this.timers.clear();
    for (const part of [this.tokens, this.numbers]) part.reset();
    for (const part of [this.people, this.chats, this.templates, this.media, this.limits, this.management])
      part.clear();
    this.webhooks.clear();
  }

  close(): void {
    this.timers.clear();
    this.webhooks.close();
  }
}
