/** The way to the reader, which is handed in: it may work elsewhere, and give up what takes too long. */
import type { Question, Shop, StoreNames, Turn } from './conversation.ts';
import type { Understood } from './understand.ts';

/** Without names: those of the store are not known yet. */
export type ToRead = { text: string; turns: Turn[]; shop: Shop; names?: StoreNames };

export type Reader = (toRead: ToRead) => Promise<Understood | 'given-up'>;

/** What is too much for any reader does not come to this one. */
export type ReadQuestion = Question & { read: Reader };
