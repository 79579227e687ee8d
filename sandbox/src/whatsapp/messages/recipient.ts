/** Reads whom a message of the emulated WhatsApp is for. */
import type { Account } from '../account.ts';
import type { BusinessNumber } from '../business-numbers.ts';
import { GraphError, invalid } from '../graph-error.ts';
import type { Person } from '../people.ts';
import { type Json, wordOf } from '../json-fields.ts';

export interface Recipient {
  person: Person;
  /** What was sent, given back as it was. */
  input: string;
  isByUserId: boolean;
}

/** A number with its plus, a number somebody has written from, or a business-scoped user id. */
export function recipientOf(account: Account, number: BusinessNumber, body: Json): Recipient {
  const { recipient_type: type, recipient, to } = body;
  if (type !== undefined && type !== 'individual') {
    throw invalid(`Param recipient_type must be one of {INDIVIDUAL} - got "${wordOf(type)}".`);
  }
  if (recipient !== undefined) {
    const person = typeof recipient === 'string' ? account.people.withUserId(recipient) : null;
    if (!person) throw invalid('The parameter recipient is not a known user ID.');
    return { person, input: wordOf(recipient), isByUserId: true };
  }
  if (to === undefined || to === null || to === '') throw invalid('The parameter to is required.');
  if (typeof to !== 'string') throw invalid('Param to must be a string.');
  const person = personAt(account, number, to);
  if (!person) throw new GraphError(131009, { details: 'Recipient phone number is not valid.' });
  return { person, input: to, isByUserId: false };
}

/** Without a plus, digits that somebody is known by are that person's; any others get the business's own country in front. */
function personAt({ people }: Account, number: BusinessNumber, to: string): Person | null {
  if (/[^\d\s()+.-]/.test(to)) return null;
  const digits = to.replaceAll(/\D/g, '');
  if (to.trim().startsWith('+')) return people.withNumberOrWaId(digits);
  const country = /^\+?(\d+)/.exec(number.display)?.[1] ?? '';
  return people.withWaId(digits) ?? people.withNumberOrWaId(country + digits);
}
