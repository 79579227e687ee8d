import type { Person } from './people.ts';

export type MessageState = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';

/** What a phone shows of a message; plain data, so that the page needs to know nothing of the API. */
export interface MessageView {
  header?: { kind: 'text'; text: string } | MediaView;
  text?: string;
  footer?: string;
  buttons?: ButtonView[];
  list?: { label: string; sections: { title: string; rows: { id: string; title: string; description: string }[] }[] };
  /** Something the phone cannot show; told in a quiet line. */
  note?: string;
}

export interface MediaView {
  kind: 'image' | 'video' | 'audio' | 'document' | 'sticker';
  mediaId: string | null;
  link: string | null;
  filename: string | null;
}

export interface ButtonView {
  kind: 'reply' | 'quick_reply' | 'url' | 'phone';
  label: string;
  /** What the tap carries: the reply's id, the payload, the address or the number. */
  value: string;
}

export interface ChatMessage {
  id: string;
  numberId: string;
  person: Person;
  isFromPerson: boolean;
  at: number;
  type: string;
  view: MessageView;
  state: MessageState;
  /** The code of the error that kept it from the phone. */
  errorCode: number | null;
  /** The quoted message. */
  contextId: string | null;
  /** An emoji of each side. */
  reactions: { person: string; business: string };
  opaque: string | null;
  /** Its statuses are never told: a fault. */
  isSilent: boolean;
  template: { category: string; ttlMs: number } | null;
}

export interface Chat {
  numberId: string;
  person: Person;
  messages: ChatMessage[];
  lastInboundAt: number | null;
  /** Until when the person sees that the business is typing; real time, since nobody waits for a clock that stands still. */
  typingUntil: number;
}

export type ChatChange = { kind: 'message' | 'state' | 'typing'; chat: Chat; message: ChatMessage | null };

const keptPerChat = 500;

/** Every message between a number of ours and a person. */
export class Chats {
  readonly #messages = new Map<string, ChatMessage>();
  readonly #chats = new Map<string, Map<string, Chat>>();
  readonly #listeners = new Set<(change: ChatChange) => void>();

  between(numberId: string, person: Person): Chat {
    let ofPerson = this.#chats.get(person.number);
    if (!ofPerson) this.#chats.set(person.number, (ofPerson = new Map<string, Chat>()));
    let chat = ofPerson.get(numberId);
    if (!chat) ofPerson.set(numberId, (chat = { numberId, person, messages: [], lastInboundAt: null, typingUntil: 0 }));
    return chat;
  }

  of(person: Person): Chat[] {
    return [...(this.#chats.get(person.number)?.values() ?? [])];
  }

  numbersWithChats(): string[] {
    return [...this.#chats.keys()];
  }

  find(id: string): ChatMessage | null {
    return this.#messages.get(id) ?? null;
  }

  add(message: ChatMessage): void {
    const chat = this.between(message.numberId, message.person);
    // A reaction has an id and statuses, but it is seen on the message it belongs to.
    if (message.type !== 'reaction') chat.messages.push(message);
    if (chat.messages.length > keptPerChat) chat.messages.shift();
    this.#messages.set(message.id, message);
    if (message.isFromPerson) chat.lastInboundAt = Math.max(chat.lastInboundAt ?? 0, message.at);
    else if (message.type !== 'reaction') chat.typingUntil = 0;
    this.#tell({ kind: 'message', chat, message });
  }

  changed(message: ChatMessage): void {
    this.#tell({ kind: 'state', chat: this.between(message.numberId, message.person), message });
  }

  type(chat: Chat, until: number): void {
    chat.typingUntil = until;
    this.#tell({ kind: 'typing', chat, message: null });
  }

  onChange(listener: (change: ChatChange) => void): void {
    this.#listeners.add(listener);
  }

  clear(): void {
    this.#messages.clear();
    this.#chats.clear();
  }

  #tell(change: ChatChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
