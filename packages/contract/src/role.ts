import * as z from 'zod/mini';

export const assignableRoles = ['executive', 'finance', 'sales', 'marketing', 'product', 'associate'] as const;
export const roles = ['merchant', ...assignableRoles] as const;

export const AssignableRole = z.enum(assignableRoles);
export type AssignableRole = z.infer<typeof AssignableRole>;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Whose report configuration a role may edit: a merchant's everyone's, another role only its own, unknown ones none. */
export function configurableRoles(role: string): readonly AssignableRole[] {
  if (role === 'merchant') return assignableRoles;
  return assignableRoles.filter(assignable => assignable === role);
}
