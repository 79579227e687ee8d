import { createHash } from 'node:crypto';

export interface Medium {
  id: string;
  numberId: string;
  type: string;
  name: string;
  size: number;
  /** Hex; webhooks write it in base64. */
  sha256: string;
  expiresAt: number;
}

const DAY = 24 * 3_600_000;
const mostBytes = 256 * 1024 * 1024;

/** Pictures and files by number, thirty days each. Equal ones are kept once; of very many the oldest lose their bytes. */
export class MediaStore {
  readonly #media = new Map<string, Medium>();
  readonly #bytes = new Map<string, Buffer>();
  #held = 0;
  #next = 1;

  add(numberId: string, file: { type: string; name: string; bytes: Buffer; days?: number }, now: number): Medium {
    const { type, name, bytes, days = 30 } = file;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const id = `10375${String(this.#next).padStart(11, '0')}`;
    this.#next += 1;
    const medium = { id, numberId, type, name, size: bytes.length, sha256, expiresAt: now + days * DAY };
    this.#media.set(id, medium);
    if (!this.#bytes.has(sha256)) {
      this.#bytes.set(sha256, bytes);
      this.#held += bytes.length;
      this.#makeRoom();
    }
    return medium;
  }

  find(id: string, now: number): Medium | null {
    const medium = this.#media.get(id);
    return medium && now < medium.expiresAt ? medium : null;
  }

  /** Null when they had to make room for newer ones. */
  bytesOf({ sha256 }: Medium): Buffer | null {
    return this.#bytes.get(sha256) ?? null;
  }

  delete(id: string): void {
    this.#media.delete(id);
  }

  clear(): void {
    this.#media.clear();
    this.#bytes.clear();
    this.#held = 0;
  }

  #makeRoom(): void {
    for (const [sha256, bytes] of this.#bytes) {
      if (this.#held <= mostBytes || this.#bytes.size === 1) return;
      this.#bytes.delete(sha256);
      this.#held -= bytes.length;
    }
  }
}
