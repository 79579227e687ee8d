export type WebhookSettings = { url: string; secret: string | null; allowed: readonly string[]; connections: number };

type Waiting = { chat: number; update: Record<string, unknown>; tries: number };

/** Telegram sends everything but the changes of members unless it is told otherwise. */
const usual = ['message', 'edited_message', 'callback_query', 'my_chat_member'];

/** Brings updates to the product: those of one chat one after another, each again and again until it is taken. */
export class Webhook {
  settings: WebhookSettings | null = null;
  lastError: { at: number; message: string } | null = null;
  retryMs = 200;
  /** Brought as often, though it was taken. */
  copies = 1;
  readonly #waiting: Waiting[] = [];
  readonly #busy = new Set<number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #nextUpdate = 810_000_001;
  #generation = 0;

  get waiting(): number {
    return this.#waiting.length + this.#busy.size;
  }

  set(settings: Omit<WebhookSettings, 'allowed'> & { allowed?: readonly string[] | undefined }): void {
    const { allowed = this.settings?.allowed ?? usual } = settings;
    this.settings = { ...settings, allowed: allowed.length === 0 ? usual : allowed };
    this.lastError = null;
    this.#pump();
  }

  remove(): void {
    this.settings = null;
  }

  add(chat: number, kind: string, content: object): void {
    if (this.settings !== null && !this.settings.allowed.includes(kind)) return;
    this.#waiting.push({ chat, update: { update_id: this.#nextUpdate++, [kind]: content }, tries: 0 });
    this.#pump();
  }

  clear(): void {
    this.#generation += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#waiting.length = 0;
    this.#busy.clear();
    this.settings = null;
    this.lastError = null;
    this.copies = 1;
  }

  #pump(): void {
    const { settings } = this;
    if (settings === null) return;
    for (const next of this.#waiting.slice()) {
      if (this.#busy.size >= settings.connections) return;
      if (this.#busy.has(next.chat)) continue;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#busy.add(next.chat);
      void this.#bring(next, settings);
    }
  }

  async #bring(next: Waiting, settings: WebhookSettings): Promise<void> {
    const generation = this.#generation;
    let wasTaken = false;
    for (let copy = 0; copy < this.copies; copy++) wasTaken = (await this.#post(next.update, settings)) || wasTaken;
    if (generation !== this.#generation) return;
    if (wasTaken) {
      this.#busy.delete(next.chat);
      return this.#pump();
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#waiting.unshift({ ...next, tries: next.tries + 1 });
        this.#busy.delete(next.chat);
        this.#pump();
      },
      this.retryMs * 2 ** Math.min(next.tries, 6),
    );
    this.#timers.add(timer);
  }

  async #post(update: object, { url, secret }: WebhookSettings): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      ...(secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(update),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.ok) return true;
      this.lastError = {
        at: Date.now(),
        message: `Wrong response from the webhook: ${answer.status} ${answer.statusText}`,
      };
    } catch {
      this.lastError = { at: Date.now(), message: 'Connection refused' };
    }
    return false;
  }
}
