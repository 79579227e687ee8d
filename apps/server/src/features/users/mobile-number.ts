import type { CountryCode } from 'libphonenumber-js';
import { ProblemError } from '../../infra/problem.ts';

/** As it is dialled from anywhere, `+919820012345`; a number without its country is one of the organization's. */
export async function readMobileNumber(text: string | null | undefined, country: string): Promise<string | null> {
  if (text === null || text === undefined || text.trim() === '') return null;
  // With the numbering plans of all countries; loaded with the first number that is typed.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  if (number?.isValid() === true && number.ext === undefined) return number.number;
  const message = 'Please enter a valid mobile number.';
  throw new ProblemError('invalid_request', message, { errors: [{ field: 'mobile_number', message }] });
}
