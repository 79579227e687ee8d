export interface Subscription {
  id: number;
  /** As the API writes it: APP_UNINSTALLED. */
  topic: string;
  uri: string;
  name: string | null;
  version: string;
  createdAt: number;
}

/** Webhook subscriptions of one store, made through the API. */
export class WebhookSubscriptions {
  #next = 1;
  readonly #all: Subscription[] = [];

  all(): readonly Subscription[] {
    return this.#all;
  }

  of(topic: string): Subscription[] {
    return this.#all.filter(subscription => subscription.topic === topic);
  }

  problemWith(topic: string, uri: string | undefined): { field: string[]; message: string } | null {
    const field = ['webhookSubscription', 'uri'];
    if (uri === undefined || !URL.canParse(uri)) return { field, message: 'Address is invalid' };
    const url = new URL(uri);
    const isLoopback = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
      return { field, message: 'Address protocol http:// is not supported' };
    }
    const isTaken = this.#all.some(each => each.topic === topic && each.uri === uri);
    return isTaken ? { field, message: 'Address for this topic has already been taken' } : null;
  }

  add(subscription: Omit<Subscription, 'id'>): Subscription {
    const added = { id: this.#next, ...subscription };
    this.#next += 1;
    this.#all.push(added);
    return added;
  }

  remove(id: number): boolean {
    const at = this.#all.findIndex(subscription => subscription.id === id);
    if (at >= 0) this.#all.splice(at, 1);
    return at >= 0;
  }

  clear(): void {
    this.#all.length = 0;
  }
}
