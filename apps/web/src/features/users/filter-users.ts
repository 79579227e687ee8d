import type { OrganizationUser } from '@tillsight/contract/users';

/** Those whose name, email address or role contains what was typed, in any case. */
export function filterUsers(users: OrganizationUser[], search: string): OrganizationUser[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return users;
  return users.filter(user => [user.name, user.email, user.role].some(text => text.toLowerCase().includes(wanted)));
}
