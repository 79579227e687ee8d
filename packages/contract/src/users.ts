import * as z from 'zod/mini';
import { Email, Name, Password } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { AssignableRole } from './role.ts';

export const OrganizationUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  organization_id: z.uuid(),
  mobile_number: z.optional(z.nullable(z.string())),
  /** Told in lists: whether a phone of theirs is linked, so that reports may go there. */
  on_whatsapp: z.optional(z.boolean()),
});
export type OrganizationUser = z.infer<typeof OrganizationUser>;

const OrganizationId = z.uuid('Organization ID not found.');
const MobileNumber = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(32))));

export const ListUsersRequest = z.object({ organizationId: OrganizationId });
const UserList = z.object({ success: z.boolean(), users: z.array(OrganizationUser) });
type UserList = z.infer<typeof UserList>;

/** What is sent is one form; a bare array and a list under `data` are read as well. */
const ListUsersResponse = z.pipe(
  z.transform<UserList, UserList>(answer => {
    const users = Array.isArray(answer) ? answer : dataOf(answer);
    return users === undefined ? answer : { success: true, users: users as OrganizationUser[] };
  }),
  UserList,
);

export const AddUserRequest = z.object({
  organizationId: OrganizationId,
  organization_id: OrganizationId,
  email: Email,
  name: Name,
  password: Password,
  role: AssignableRole,
  mobile_number: MobileNumber,
});
export type AddUserRequest = z.infer<typeof AddUserRequest>;

/** A user is sent bare, and read under `data` as well. */
const UserResponse = z.pipe(z.transform<OrganizationUser, OrganizationUser>(unwrapped), OrganizationUser);

/** `invited`: a mail tells the new colleague; false where the address of whoever adds them is not proved. */
const NewUser = z.extend(OrganizationUser, { invited: z.optional(z.boolean()) });
type NewUser = z.infer<typeof NewUser>;
const AddUserResponse = z.pipe(z.transform<NewUser, NewUser>(unwrapped), NewUser);

function unwrapped<User>(answer: User): User {
  return (dataOf(answer) as User | undefined) ?? answer;
}

function dataOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
}

export const UpdateUserRequest = z.object({
  organizationId: OrganizationId,
  userId: z.uuid(),
  name: z.optional(Name),
  role: z.optional(AssignableRole),
  mobile_number: MobileNumber,
});
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

export const DeleteUserRequest = z.object({ organizationId: OrganizationId, userId: z.uuid() });
export type DeleteUserRequest = z.infer<typeof DeleteUserRequest>;

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/v1/organizations/{organizationId}/users/',
  access: 'same-organization',
  scope: 'users:read',
  request: ListUsersRequest,
  response: ListUsersResponse,
});

export const addUser = endpoint({
  name: 'addUser',
  method: 'POST',
  path: '/api/v1/organizations/{organizationId}/users/',
  access: 'same-organization',
  request: AddUserRequest,
  response: AddUserResponse,
});

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/api/v1/organizations/{organizationId}/users/{userId}/',
  access: 'same-organization',
  request: UpdateUserRequest,
  response: UserResponse,
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/v1/organizations/{organizationId}/users/{userId}/',
  access: 'same-organization',
  request: DeleteUserRequest,
  response: z.object({ success: z.boolean() }),
});
