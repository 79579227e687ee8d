/** The organization's team. */
import { randomUUID } from 'node:crypto';
import type { AddUserRequest, OrganizationUser, UpdateUserRequest } from '@tillsight/contract/users';
import type * as z from 'zod/mini';
import { noteAct, type Entry } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { askIn, type Question, type Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ownerGone } from '../../infra/owner-gone.ts';
import { ProblemError } from '../../infra/problem.ts';
import {
  endSessionsOf,
  forgetPeople,
  inviteUser,
  newPasswordHash,
  normalEmail,
  spendInvitation,
  tellWantedElsewhere,
} from '../auth/auth.ts';
import { readMobileNumber } from './mobile-number.ts';
import * as store from './store.ts';

export type AddUser = z.output<typeof AddUserRequest>;
export type UpdateUser = z.output<typeof UpdateUserRequest>;

/** The whole team, eldest first. */
export const listUsers: Question<OrganizationUser> = store.everyUser;

export function isUser(base: Base, caller: Caller, userId: string): Promise<boolean> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(userId)) return Promise.resolve(false);
  return base.db.inOrganization(caller.organizationId, async trx => (await store.findUser(trx, userId)) !== null);
}

/** The password given works at once; where the caller's own address is proved, a mail offers a link to choose another. */
export async function addUser(
  base: Base,
  caller: Caller,
  input: AddUser,
): Promise<OrganizationUser & { invited: boolean }> {
  mayManageUsers(caller);
  const email = normalEmail(input.email);
  const passwordHash = await newPasswordHash(input.password, { name: input.name, email });
  await spendInvitation(base, caller.organizationId);
  const added = await base.db.inOrganization(caller.organizationId, async trx => {
    const { country } = await readOrganization(trx, caller.organizationId);
    const added = await store.insertUser(trx, {
      organization_id: caller.organizationId,
      id: randomUUID(),
      email,
      name: input.name,
      role: input.role,
      mobile_number: await readMobileNumber(input.mobile_number, country),
      password_hash: passwordHash,
      email_verified_at: null,
      proved_at: null,
      reply_language: null,
      created_at: new Date(base.now()),
    });
    if (added === null) return (await store.isColleagues(trx, email)) ? 'of a colleague' : 'of somebody else';
    const invited = await inviteUser(trx, email, caller);
    await note(base, trx, caller, { act: 'user added', detail: added.role });
    return { ...added, invited };
  });
  if (typeof added !== 'string') return added;
  if (added === 'of somebody else') await tellWantedElsewhere(base, email, caller);
  throw new ProblemError('conflict', 'There is already a user with this email address.');
}

export function updateUser(base: Base, caller: Caller, input: UpdateUser): Promise<OrganizationUser> {
  mayManageUsers(caller);
  return base.db.inOrganization(caller.organizationId, async trx => {
    const before = await store.findUser(trx, input.userId);
    if (before === null) throw userNotFound();
    if (before.role === 'merchant' && input.role !== undefined) {
      throw new ProblemError('forbidden', "A merchant's role cannot be changed.");
    }
    const { country } = await readOrganization(trx, caller.organizationId);
    const change: store.UserChange = {};
    if (input.name !== undefined) change.name = input.name;
    if (input.role !== undefined) change.role = input.role;
    if (input.mobile_number !== undefined) {
      change.mobile_number = await readMobileNumber(input.mobile_number, country);
    }
    const updated = await store.updateUser(trx, input.userId, change);
    if (updated === null) throw userNotFound();
    if (updated.role !== before.role) {
      await endSessionsOf(trx, input.userId);
      await note(base, trx, caller, { act: 'role changed', detail: `${before.role} to ${updated.role}` });
    }
    return updated;
  });
}

/** Their sessions, configurations and chat go with them. */
export function deleteUser(base: Base, caller: Caller, userId: string): Promise<void> {
  mayManageUsers(caller);
  return base.db.inOrganization(caller.organizationId, async trx => {
    const merchants = await store.lockTeam(trx);
    const leaving = await store.findUser(trx, userId);
    if (leaving === null) throw userNotFound();
    if (userId.toLowerCase() === caller.userId) {
      throw new ProblemError('forbidden', 'You cannot delete yourself here.');
    }
    if (merchants.length === 1 && merchants[0] === userId.toLowerCase()) {
      throw new ProblemError('conflict', 'The last merchant of an organization cannot be deleted.');
    }
    await store.deleteUser(trx, userId);
    await forgetPeople(trx, [leaving]);
    await note(base, trx, caller, { act: 'user deleted', detail: leaving.role });
  });
}

/** Everybody but this person, who has only now shown that the account is theirs; returns how many they were. */
export async function removeColleagues(
  base: Base,
  trx: Trx,
  who: Pick<Caller, 'organizationId' | 'userId'>,
): Promise<number> {
  await store.lockTeam(trx);
  const leaving = (await findMembers(trx)).filter(({ id }) => id !== who.userId);
  for (const { id, role } of leaving) {
    await store.deleteUser(trx, id);
    await noteAct(trx, base.now(), { act: 'user deleted', ...who, detail: role });
  }
  await forgetPeople(trx, leaving);
  return leaving.length;
}

/** The merchants; nobody else can leave, and no report is planned, before the transaction ends. */
export function lockTeam(trx: Trx): Promise<string[]> {
  return store.lockTeam(trx);
}

/** Without the rights and the record of `deleteUser`: for who leaves by himself. */
export function removeMember(trx: Trx, userId: string): Promise<void> {
  return store.deleteUser(trx, userId);
}

export type Member = { id: string; name: string; email: string; role: string };

export function findMember(trx: Trx, userId: string): Promise<Member | null> {
  return store.findUser(trx, userId);
}

/** The team, in the order in which they joined. */
export function findMembers(trx: Trx): Promise<Member[]> {
  return askIn(trx, store.everyUser);
}

/** Who is told when something of the organization needs a hand. */
export async function findMerchants(trx: Trx): Promise<{ email: string; name: string }[]> {
  return store.findMerchantRows(trx);
}

export type Organization = { name: string; timeZone: string; currency: string; country: string };

export async function readOrganization(trx: Trx, organizationId: string): Promise<Organization> {
  const organization = await store.findOrganization(trx, organizationId);
  if (organization === null) throw ownerGone();
  const { name, time_zone: timeZone, currency, country } = organization;
  return { name, timeZone, currency, country };
}

/** Once a store is connected its days, money and country are the organization's. */
export async function settleOrganization(
  trx: Trx,
  organizationId: string,
  shop: { name: string; timeZone: string; currency: string; country: string | null },
): Promise<void> {
  const { name, timeZone, currency, country } = shop;
  const change = { name, time_zone: timeZone, currency, ...(country === null ? {} : { country }) };
  await store.updateOrganization(trx, organizationId, change);
}

function note(base: Base, trx: Trx, by: Caller, what: Pick<Entry, 'act' | 'detail'>): Promise<void> {
  return noteAct(trx, base.now(), { ...what, organizationId: by.organizationId, userId: by.userId });
}

const managers = new Set(['merchant', 'executive']);

export function isManager(role: string): boolean {
  return managers.has(role);
}

function mayManageUsers(caller: Caller): void {
  if (isManager(caller.role)) return;
  throw new ProblemError('forbidden', 'Only merchants and executives can manage users.');
}

function userNotFound(): ProblemError {
  return new ProblemError('not_found', 'User not found.');
}
