import type { ParsedMail } from './parse-mail.ts';

export interface Mail extends ParsedMail {
  id: string;
  at: number;
  /** Whom the envelope names, in lower case; the header may say otherwise. */
  recipients: string[];
  sender: string;
  size: number;
  isRead: boolean;
}

const mostMails = 1000;
const mostBytes = 64 * 1024 * 1024;

/** The last thousand mails, newest last; older ones are forgotten. */
export class MailStore {
  #mails: Mail[] = [];
  #next = 1;
  readonly #listeners = new Set<(mail: Mail) => void>();

  add(mail: Omit<Mail, 'id' | 'isRead'>): Mail {
    const kept = { ...mail, id: String(this.#next), isRead: false };
    this.#next += 1;
    this.#mails.push(kept);
    let bytes = this.#mails.reduce((sum, { size }) => sum + size, 0);
    while (this.#mails.length > mostMails || (bytes > mostBytes && this.#mails.length > 1)) {
      bytes -= this.#mails.shift()?.size ?? 0;
    }
    for (const listener of this.#listeners) listener(kept);
    return kept;
  }

  /** Without an address everybody's. */
  to(address: string | null): readonly Mail[] {
    const wanted = address?.trim().toLowerCase() ?? '';
    return wanted === ''
      ? this.#mails
      : this.#mails.filter(({ recipients }) => recipients.some(each => each.includes(wanted)));
  }

  find(id: string): Mail | null {
    return this.#mails.find(mail => mail.id === id) ?? null;
  }

  addresses(): string[] {
    return [...new Set(this.#mails.flatMap(({ recipients }) => recipients))].sort();
  }

  onMail(listener: (mail: Mail) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  clear(): void {
    this.#mails = [];
  }
}
