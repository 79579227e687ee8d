import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { ProblemError } from '../../infra/problem.ts';

/** As it is dialled from anywhere, `+919820012345`; a number without its country is one of the organization's. */
export function readMobileNumber(text: string | null | undefined, country: string): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  if (number?.isValid() === true && number.ext === undefined) return number.number;
  const message = 'Please enter a valid mobile number.';
  throw new ProblemError('invalid_request', message, { errors: [{ field: 'mobile_number', message }] });
}
