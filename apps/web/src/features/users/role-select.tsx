import { assignableRoles } from '@tillsight/contract/role';
import type { ComponentProps } from 'react';
import { Select } from '../../ui/select.tsx';

/** The six roles that can be given; a merchant's is shown and stays. */
export function RoleSelect({ isMerchant, ...props }: ComponentProps<'select'> & { isMerchant?: boolean }) {
  return (
    <Select {...props}>
      <option value="" disabled>
        Select a role
      </option>
      {isMerchant ? <option value="merchant">Merchant</option> : null}
      {assignableRoles.map(role => (
        <option key={role} value={role}>
          {role.charAt(0).toUpperCase() + role.slice(1)}
        </option>
      ))}
    </Select>
  );
}
