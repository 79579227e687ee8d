/** How passwords are kept and which are refused. */
import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { ProblemError } from '../../infra/problem.ts';
import { inPasswordThread } from './password-threads.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Says that the costly work is done, so that it can be counted from outside; nothing of the password is told. */
const checks = channel('tillsight.password');

export async function hashPassword(password: string): Promise<string> {
  checks.publish('hash');
  return String(await inPasswordThread({ password, cost }));
}

/** `stored` is null for an address nobody has: the same work is done, so that the time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  checks.publish(stored === null ? 'nobody' : 'somebody');
  const matches = await inPasswordThread({ password, stored: stored ?? hashOfNobody });
  return stored !== null && matches === true;
}

/** Whether a hash was made with other costs than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
}

/** As costly to check as a real one, and of no password: both its salt and its end are random. */
const hashOfNobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

function base64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Refuses what is tried first by everybody who guesses: the well-known words, however decorated, and one's own name. */
export function refuseCommonPassword(password: string, own: readonly string[]): void {
  const plain = undecorated(password);
  const personal = own.flatMap(text => text.toLowerCase().split(/[^\p{L}]+/u)).filter(word => word.length >= 3);
  if (!commonWords.has(plain) && !personal.includes(plain)) return;
  const message = 'This password is too easy to guess. Please choose another.';
  throw new ProblemError('invalid_request', message, { errors: [{ field: 'password', message }] });
}

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `P@ssw0rd123!` becomes `password`: what decorates the ends is dropped, what stands for a letter becomes it. */
function undecorated(password: string): string {
  const core = password
    .toLowerCase()
    .replace(/^[^\p{L}@$]+/u, '')
    .replace(/[^\p{L}]+$/u, '');
  return Array.from(core)
    .map(sign => disguises[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
}

const commonWords = new Set(
  `password passwort passwd pass passwordpassword qwerty qwertyuiop qwert qwer asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef
  abcdefg abcdefgh aa aaa aaaa aaaaaa iloveyou loveyou love lovely welcome hello letmein login admin administrator root user guest test
  tester testing demo sample default changeme change secret superman batman pokemon starwars dragon monkey master shadow sunshine princess
  football cricket baseball hockey soccer michael jordan jennifer ashley daniel charlie summer winter autumn spring monday tuesday
  wednesday thursday friday saturday sunday january february march april may june july august september october november december india
  mumbai delhi krishna ganesh jaimatadi omsairam bharat google facebook shopify whatsapp instagram amazon apple samsung computer internet
  tillsight sierra store shop merchant trustno whatever flower cheese chocolate cookie coffee banana orange purple freedom killer access
  company business office manager money lakshmi diwali namaste temp temporary newpassword mypassword oldpassword companyname`.split(
    /\s+/,
  ),
);
