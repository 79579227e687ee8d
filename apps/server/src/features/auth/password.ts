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

/**
 * Refuses what is tried first by everybody who guesses: the fifty thousand most common passwords and our own words, also when
 * decorated, and one's own name.
 */
export async function refuseCommonPassword(password: string, own: readonly string[]): Promise<void> {
  const plain = undecorated(password);
  const personal = own.flatMap(text => text.toLowerCase().split(/[^\p{L}]+/u)).filter(word => word.length >= 3);
  const common = await commonPasswords();
  const isGuessed = [plain, password.toLowerCase()].some(text => common.has(text) || personal.includes(text));
  if (!isGuessed) return;
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

let common: Promise<Set<string>> | undefined;

/** Several megabytes, which a process in which nobody chooses a password need not hold. */
function commonPasswords(): Promise<Set<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...wordsOfOurs]),
  ));
}

/** What the list lacks and people here would think of. */
const wordsOfOurs =
  'aa aaa aaaa aaaaaa may qwer abc abcd abcde abcdef abcdefg abcdefgh login shopify whatsapp instagram diwali oldpassword companyname tillsight sierra'.split(
    ' ',
  );
