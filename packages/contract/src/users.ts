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
});
export type OrganizationUser = z.infer<typeof OrganizationUser>;

const OrganizationId = z.uuid('Organization ID not found.');
const MobileNumber = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(32))));

export const ListUsersRequest = z.object({ organizationId: OrganizationId });
/** A bare array, wrapped under `data`, or under `users` with a flag: all three are read, the last is sent. */
export const ListUsersResponse = z.union([
  z.array(OrganizationUser),
  z.object({ data: z.array(OrganizationUser) }),
  z.object({ success: z.boolean(), users: z.array(OrganizationUser) }),
]);
export type ListUsersResponse = z.infer<typeof ListUsersResponse>;

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
export const UserResponse = z.union([OrganizationUser, z.object({ data: OrganizationUser })]);
export type UserResponse = z.infer<typeof UserResponse>;

/** `invited`: a mail tells the new colleague; false where the address of whoever adds them is not proved. */
const NewUser = z.extend(OrganizationUser, { invited: z.optional(z.boolean()) });
export const AddUserResponse = z.union([NewUser, z.object({ data: NewUser })]);
export type AddUserResponse = z.infer<typeof AddUserResponse>;

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
