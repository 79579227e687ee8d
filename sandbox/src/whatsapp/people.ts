import { createHash } from 'node:crypto';

/** Somebody with a phone. Anybody who is written to or who writes exists from then on. */
export interface Person {
  /** E.164, as a contact book has it. */
  number: string;
  /** Digits, as WhatsApp knows the same person; in some countries not those of the number. */
  waId: string;
  /** The business-scoped user id. */
  userId: string;
  /** Free text of the person's own. */
  name: string;
  isOnWhatsapp: boolean;
  /** Switched off or without a network: nothing is delivered until the phone is back. */
  isOffline: boolean;
  hasBlocked: boolean;
  hidesReceipts: boolean;
  /** Writes under a user name, so that webhooks do not tell the number. */
  hasUserName: boolean;
  stoppedMarketing: boolean;
  identity: string;
}

export class People {
  readonly #byNumber = new Map<string, Person>();
  readonly #byWaId = new Map<string, Person>();
  readonly #byUserId = new Map<string, Person>();

  /** The person of a number, made when first asked for; null when no phone can have the number. */
  at(number: string): Person | null {
    const known = this.#byNumber.get(number);
    if (known) return known;
    if (!/^\+[1-9]\d{6,14}$/.test(number)) return null;
    const digits = number.slice(1);
    const person: Person = {
      number,
      waId: digits,
      userId: userIdOf(number),
      name: `Person ${digits.slice(-4)}`,
      isOnWhatsapp: hasPlausibleLength(number),
      isOffline: false,
      hasBlocked: false,
      hidesReceipts: false,
      hasUserName: false,
      stoppedMarketing: false,
      identity: createHash('sha256').update(`identity ${number}`).digest('base64url').slice(0, 12),
    };
    this.#byNumber.set(number, person);
    this.#byWaId.set(person.waId, person);
    this.#byUserId.set(person.userId, person);
    return person;
  }

  withWaId(waId: string): Person | null {
    return this.#byWaId.get(waId) ?? null;
  }

  /** Digits with their country, as a contact book or WhatsApp has them. */
  withNumberOrWaId(digits: string): Person | null {
    return this.#byNumber.get(`+${digits}`) ?? this.#byWaId.get(digits) ?? this.at(`+${digits}`);
  }

  withUserId(userId: string): Person | null {
    return this.#byUserId.get(userId) ?? null;
  }

  change(person: Person, facts: Partial<Omit<Person, 'number'>>): void {
    this.#byWaId.delete(person.waId);
    this.#byUserId.delete(person.userId);
    Object.assign(person, facts);
    this.#byWaId.set(person.waId, person);
    this.#byUserId.set(person.userId, person);
  }

  clear(): void {
    this.#byNumber.clear();
    this.#byWaId.clear();
    this.#byUserId.clear();
  }
}

/** `+91 98200 12345` or `00919820012345` as `+919820012345`; null when it is no international number. */
export function internationalNumber(text: string): string | null {
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** Indian subscribers have ten digits; elsewhere the plan of numbers is not looked at. */
function hasPlausibleLength(number: string): boolean {
  return !number.startsWith('+91') || number.length === 13;
}

const countries: readonly [prefix: string, country: string][] = [
  ['+91', 'IN'],
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+52', 'MX'],
  ['+54', 'AR'],
  ['+55', 'BR'],
  ['+971', 'AE'],
];

function userIdOf(number: string): string {
  const country = countries.find(([prefix]) => number.startsWith(prefix))?.[1] ?? 'ZZ';
  const digest = createHash('sha256').update(`portfolio ${number}`).digest();
  return `${country}.${digest.readBigUInt64BE(0).toString().padStart(20, '1')}`;
}
