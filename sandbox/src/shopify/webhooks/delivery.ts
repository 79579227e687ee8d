import { randomUUID } from 'node:crypto';
import { signBody } from '../oauth/signature.ts';

export interface Delivery {
  webhookId: string;
  topic: string;
  shop: string;
  uri: string;
  /** Status of each attempt so far; 0 when no answer came. */
  attempts: number[];
  isDone: boolean;
}

export interface Message {
  topic: string;
  shop: string;
  uri: string;
  body: Record<string, unknown>;
  name: string | null;
  version: string;
  triggeredAt: number;
  /** Called when the last attempt has failed as well. */
  onGivenUp?: () => void;
}

export interface DeliveryRules {
  secret: string;
  gapsMs: readonly number[];
  timeoutMs: number;
}

/** Sends webhooks: the same id and body on every attempt, again after each gap until one is answered with 2xx. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #isClosed = false;

  /** Resolves after the first attempt; retries go on by themselves. */
  async send(message: Message, rules: DeliveryRules): Promise<Delivery> {
    const delivery: Delivery = {
      webhookId: randomUUID(),
      topic: message.topic,
      shop: message.shop,
      uri: message.uri,
      attempts: [],
      isDone: false,
    };
    this.deliveries.push(delivery);
    const request = signedRequest(message, delivery.webhookId, rules.secret);
    await this.#attempt(delivery, request, { message, rules });
    return delivery;
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.deliveries.length = 0;
  }

  close(): void {
    this.#isClosed = true;
    this.clear();
  }

  async #attempt(
    delivery: Delivery,
    request: RequestInit,
    context: { message: Message; rules: DeliveryRules },
  ): Promise<void> {
    const { gapsMs, timeoutMs } = context.rules;
    const status = await statusOf(delivery.uri, request, timeoutMs);
    delivery.attempts.push(status);
    delivery.isDone = status >= 200 && status < 300;
    const gap = gapsMs[delivery.attempts.length - 1];
    if (delivery.isDone || this.#isClosed) return;
    if (gap === undefined) return context.message.onGivenUp?.();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(delivery, request, context);
    }, gap);
    timer.unref();
    this.#timers.add(timer);
  }
}

function signedRequest(
  { topic, shop, body, name, version, triggeredAt }: Message,
  id: string,
  secret: string,
): RequestInit {
  const text = JSON.stringify(body);
  return {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': signBody(text, secret),
      'x-shopify-shop-domain': shop,
      'x-shopify-api-version': version,
      'x-shopify-webhook-id': id,
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': new Date(triggeredAt).toISOString(),
      ...(name === null ? {} : { 'x-shopify-name': name }),
    },
  };
}

async function statusOf(uri: string, request: RequestInit, timeoutMs: number): Promise<number> {
  try {
    const response = await fetch(uri, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    // A receiver that is down, slow or unreachable is what retries are for.
    if (error instanceof TypeError || error instanceof DOMException) return 0;
    throw error;
  }
}
