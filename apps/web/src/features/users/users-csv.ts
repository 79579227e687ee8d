import type { OrganizationUser } from '@tillsight/contract/users';
import { csvOf, type CsvCell } from '../../ui/csv.ts';
import { saveCsv } from '../../ui/save-file.ts';

/** The users that are shown, as the table shows them. */
export function saveUsers(users: readonly OrganizationUser[]): void {
  saveCsv(csvOf(userRows(users)), 'users.csv');
}

function userRows(users: readonly OrganizationUser[]): CsvCell[][] {
  const rows = users.map(({ name, email, role, mobile_number }) => [name, email, role, mobile_number ?? null]);
  return [['Name', 'Email', 'Role', 'Mobile Number'], ...rows];
}
