/** What is typed into the dialogs, and what of it is sent. */
import { Email, Name, Password } from '@tillsight/contract/auth';
import { assignableRoles, type AssignableRole } from '@tillsight/contract/role';
import type { OrganizationUser } from '@tillsight/contract/users';
import * as z from 'zod/mini';

const MobileNumber = z.string().check(z.trim(), z.maxLength(32, 'Mobile number must be at most 32 characters'));
const ChosenRole = z.enum(assignableRoles, 'Please select a role');

export const NewUserForm = z.object({
  name: Name,
  email: Email,
  password: Password,
  mobile_number: MobileNumber,
  role: ChosenRole,
});
export type NewUserForm = z.infer<typeof NewUserForm>;

export const EditUserForm = z.object({
  name: Name,
  mobile_number: MobileNumber,
  /** A merchant's role cannot be changed and is not sent. */
  role: z.union([ChosenRole, z.literal('merchant')], 'Please select a role'),
});
export type EditUserForm = z.infer<typeof EditUserForm>;

/** An emptied number is taken away. */
export function changesOf(form: EditUserForm): { name: string; mobile_number: string | null; role?: AssignableRole } {
  const changes = { name: form.name, mobile_number: form.mobile_number || null };
  return form.role === 'merchant' ? changes : { ...changes, role: form.role };
}

export function editFormOf(user: OrganizationUser): EditUserForm {
  return { name: user.name, mobile_number: user.mobile_number ?? '', role: user.role as EditUserForm['role'] };
}
