import type { SandboxContext } from '../platform-module.ts';
import { Webhook } from './webhook.ts';

/** The one bot the sandbox's Telegram knows. */
export const SANDBOX_BOT = {
  id: 7018243561,
  token: '7018243561:AAsandboxTillsightBotTokenForTestsOnly0',
  userName: 'TillsightSandboxBot',
  name: 'Tillsight',
} as const;

export type Person = {
  id: number;
  firstName: string;
  userName: string | null;
  hasStarted: boolean;
  hasBlocked: boolean;
};

export type Button = { text: string; callback_data: string };

export type Message = {
  message_id: number;
  chat: number;
  isFromBot: boolean;
  at: number;
  /** As people read it, without marks. */
  text: string;
  hasPhoto: boolean;
  buttons: Button[][];
};

/** Everything the bot and its people have said, and how fast. */
export class Bot {
  readonly context: SandboxContext;
  readonly webhook: Webhook;
  readonly people = new Map<number, Person>();
  readonly messages: Message[] = [];
  /** Taps that wait for an answer, by their id. */
  readonly taps = new Set<string>();
  #sentAt: number[] = [];
  readonly #chatSentAt = new Map<number, number[]>();
  #nextMessage = 1;
  #nextTap = 1;

  constructor(context: SandboxContext) {
    this.context = context;
    this.webhook = new Webhook();
  }

  person(id: number): Person {
    const known = this.people.get(id);
    if (known) return known;
    const person = { id, firstName: `Person ${id}`, userName: null, hasStarted: false, hasBlocked: false };
    this.people.set(id, person);
    return person;
  }

  add(message: Omit<Message, 'message_id' | 'at'>): Message {
    const kept = { ...message, message_id: this.#nextMessage++, at: this.context.now() };
    this.messages.push(kept);
    return kept;
  }

  find(chat: number, id: number): Message | null {
    return this.messages.find(message => message.chat === chat && message.message_id === id) ?? null;
  }

  newTap(): string {
    const id = String(4_000_000_000_000_000 + this.#nextTap++);
    this.taps.add(id);
    return id;
  }

  /** Seconds to wait, or null when one more may be sent now: thirty a second in all, and to one chat twenty in a burst, one a second after. */
  waitBefore(chat: number): number | null {
    const now = performance.now();
    this.#sentAt = this.#sentAt.filter(at => now - at < 1_000);
    const own = (this.#chatSentAt.get(chat) ?? []).filter(at => now - at < 20_000);
    this.#chatSentAt.set(chat, own);
    if (this.#sentAt.length >= 30) return 1;
    if (own.length >= 20) return Math.max(1, Math.ceil((20_000 - (now - (own[0] ?? now))) / 1_000));
    this.#sentAt.push(now);
    own.push(now);
    return null;
  }

  clear(): void {
    this.people.clear();
    this.messages.length = 0;
    this.taps.clear();
    this.#sentAt = [];
    this.#chatSentAt.clear();
    this.webhook.clear();
  }
}
