/** An authenticator app as a second factor, for those who want one. Its secret is sealed; every code is good once. */
import { createHash, randomBytes } from 'node:crypto';
import { product } from '@tillsight/contract/product';
import { Secret, TOTP } from 'otpauth';
import { qrCode } from '../../infra/qr-code.ts';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { refund, spend, type Budget } from '../../infra/budget.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueue } from '../../infra/queue.ts';
import { mailJobs } from './mail-jobs.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  insertRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  upsertFactor,
  type FactorRow,
} from './second-factor-store.ts';
import { deleteSessionsOf } from './store.ts';

const periodSeconds = 30;
/** A code of the half minute before or after is taken too, because clocks differ. */
const drift = 1;
const enrolmentMs = 10 * 60_000;
const recoveryCodes = 10;

type Person = { organizationId: string; userId: string };

/** Whether this person has one, and how many ways past a lost phone are left. */
export function readSecondFactor(base: Base, caller: Caller): Promise<{ enabled: boolean; codesLeft: number }> {
  return base.db.inOrganization(caller.organizationId, async trx => {
    const factor = await findFactor(trx, caller.userId);
    const enabled = factor !== null && factor.confirmed_at !== null;
    return { enabled, codesLeft: enabled ? await countRecoveryCodes(trx, caller.userId) : 0 };
  });
}

/** A new secret for the app; nothing is asked for before a first code of it has come. */
export async function beginSecondFactor(base: Base, caller: Caller) {
  const { organizationId, userId } = caller;
  const secret = new Secret({ size: 20 });
  await base.db.inOrganization(organizationId, async trx => {
    const sealed = (await sealerOf(base.vault, trx, organizationId)).seal(secret.base32, contextOf(userId));
    const row = { organization_id: organizationId, user_id: userId, sealed, begun_at: new Date(base.now()) };
    if (await upsertFactor(trx, row)) return;
    throw new ProblemError('conflict', 'Two-step sign-in is on already. Turn it off first.');
  });
  const address = codesOf(secret.base32, caller.email).toString();
  const qr_svg = await qrCode(address);
  return { secret: secret.base32, address, qr_svg };
}

/** The first code proves that the app has the secret. The person's other sessions end; the recovery codes are told once. */
export async function confirmSecondFactor(base: Base, caller: Caller, code: string): Promise<string[]> {
  const now = base.now();
  await spend(base.db, now, tries(caller.userId));
  const fresh = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await base.db.inOrganization(caller.organizationId, async trx => {
    const factor = await findFactor(trx, caller.userId);
    const begun = factor !== null && factor.confirmed_at === null && now - factor.begun_at.getTime() < enrolmentMs;
    if (!begun) throw new ProblemError('token_invalid', 'That took too long. Please start again.');
    const step = await stepOf(base, trx, { factor, code, now });
    if (step === null || !(await confirmFactor(trx, caller.userId, { step, at: new Date(now) }))) {
      throw wrongCode('invalid_request');
    }
    const row = { organization_id: caller.organizationId, user_id: caller.userId };
    const hashes = fresh.map(each => ({ ...row, code_hash: hashOfRecoveryCode(caller.userId, each) }));
    await insertRecoveryCodes(trx, hashes);
    await changed(base, trx, caller, 'second factor on');
  });
  return fresh;
}

export async function removeSecondFactor(base: Base, caller: Caller): Promise<void> {
  await base.db.inOrganization(caller.organizationId, async trx => {
    const confirmed = await deleteFactor(trx, caller.userId);
    if (confirmed) await changed(base, trx, caller, 'second factor off');
  });
}

/** Throws unless this person needs no code or the given one is good. Asking for it costs nothing, a wrong one does. */
export async function passSecondFactor(base: Base, person: Person, code: string | undefined): Promise<Passage> {
  const factor = await base.db.inOrganization(person.organizationId, trx => findFactor(trx, person.userId));
  if (factor === null || factor.confirmed_at === null) return 'none';
  if (code === undefined || code.trim() === '') return 'asked';
  const budgets = tries(person.userId);
  await spend(base.db, base.now(), budgets);
  const good = await base.db.inOrganization(person.organizationId, trx => use(base, trx, { factor, code }));
  if (!good) return 'wrong';
  await refund(base.db, budgets);
  return 'passed';
}

export type Passage = 'none' | 'asked' | 'wrong' | 'passed';

export function secondFactorAsked(): ProblemError {
  return new ProblemError('second_factor_required', 'Please enter the code of your authenticator app.');
}

export function wrongCode(problem: 'second_factor_required' | 'invalid_request'): ProblemError {
  const message = 'That code is wrong or was used already.';
  return new ProblemError(problem, message, { errors: [{ field: 'code', message }] });
}

/** Used up in the same transaction: of many at once with one code exactly one gets in. */
async function use(base: Base, trx: Trx, { factor, code }: { factor: FactorRow; code: string }): Promise<boolean> {
  const now = base.now();
  const { user_id: userId, organization_id: organizationId } = factor;
  const step = await stepOf(base, trx, { factor, code, now });
  if (step !== null) return takeStep(trx, userId, step);
  if (!(await takeRecoveryCode(trx, userId, hashOfRecoveryCode(userId, code)))) return false;
  await noteAct(trx, now, { act: 'recovery code used', organizationId, userId });
  return true;
}

/** The half minute this code belongs to; null if the app never showed it. */
async function stepOf(
  base: Base,
  trx: Trx,
  { factor, code, now }: { factor: FactorRow; code: string; now: number },
): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const sealer = await sealerOf(base.vault, trx, factor.organization_id);
  const codes = codesOf(sealer.open(factor.sealed, contextOf(factor.user_id)), '');
  const delta = codes.validate({ token, timestamp: now, window: drift });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

function codesOf(secret: string, label: string): TOTP {
  const form = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;
  return new TOTP({ ...form, issuer: product.name, label, secret: Secret.fromBase32(secret) });
}

/** Sessions begun before the change end, but for the one that made it; a mail tells the owner. */
async function changed(
  base: Base,
  trx: Trx,
  caller: Caller,
  act: 'second factor on' | 'second factor off',
): Promise<void> {
  const { organizationId, userId, email } = caller;
  await deleteSessionsOf(trx, userId, caller.sessionHash);
  await noteAct(trx, base.now(), { act, organizationId, userId });
  await enqueue(trx, mailJobs.secondFactorChanged, { email, on: act === 'second factor on' });
}

function tries(userId: string): Budget[] {
  return [
    { name: 'second-factor', of: userId, times: 5, perMs: 60_000 },
    { name: 'second-factor-day', of: userId, times: 30, perMs: 24 * 60 * 60_000 },
  ];
}

const contextOf = (userId: string): string => `second-factor|${userId}`;

/** Without letters and digits that are taken for one another: thirty-two signs, five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 120 bits, in four groups of six. */
function newRecoveryCode(): string {
  const signs = Array.from(randomBytes(24), byte => alphabet[byte % alphabet.length]).join('');
  return (signs.match(/.{6}/g) ?? []).join('-');
}

function hashOfRecoveryCode(userId: string, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`recovery|${userId}|${plain}`).digest();
}
