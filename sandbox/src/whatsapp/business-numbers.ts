import { SANDBOX_WHATSAPP } from './credentials.ts';

/** A number of ours from which is sent. */
export interface BusinessNumber {
  id: string;
  display: string;
  verifiedName: string;
  quality: 'GREEN' | 'YELLOW' | 'RED';
  /** The free service messages of a month that are used up. */
  freeMonth: string;
  freeUsed: number;
  /** Made for people to scan. */
  codes: { code: string; prefilled_message: string; deep_link_url: string }[];
}

export class BusinessNumbers {
  readonly #numbers = new Map<string, BusinessNumber>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#numbers.clear();
    const { phoneNumberId: id, displayNumber: display, verifiedName } = SANDBOX_WHATSAPP;
    this.add({ id, display, verifiedName });
  }

  add({ id, display, verifiedName }: Pick<BusinessNumber, 'id' | 'display' | 'verifiedName'>): BusinessNumber {
    const number: BusinessNumber = {
      id,
      display,
      verifiedName,
      quality: 'GREEN',
      freeMonth: '',
      freeUsed: 0,
      codes: [],
    };
    this.#numbers.set(id, number);
    return number;
  }

  all(): BusinessNumber[] {
    return [...this.#numbers.values()];
  }

  find(id: string): BusinessNumber | null {
    return this.#numbers.get(id) ?? null;
  }

  withDigits(digits: string): BusinessNumber | null {
    return this.all().find(({ display }) => display.replaceAll(/\D/g, '') === digits) ?? null;
  }
}
