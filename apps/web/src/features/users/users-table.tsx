import type { OrganizationUser } from '@tillsight/contract/users';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Table, TableRow, type Column } from '../../ui/table.tsx';
import { roleTone } from './role-tone.ts';

const columns: readonly Column[] = [
  { title: 'Name', role: 'name' },
  { title: 'Email' },
  { title: 'Role' },
  { title: 'Mobile Number' },
  { title: 'Actions', role: 'actions' },
];

type UsersTableProps = {
  users: OrganizationUser[];
  isLoading: boolean;
  onEdit: (user: OrganizationUser) => void;
  onDelete: (user: OrganizationUser) => void;
};

export function UsersTable({ users, isLoading, onEdit, onDelete }: UsersTableProps) {
  return (
    <Table label="Users" columns={columns} isLoading={isLoading}>
      {users.map(user => (
        <TableRow
          key={user.id}
          columns={columns}
          cells={[
            user.name,
            user.email,
            <Badge key="role" tone={roleTone(user.role)}>
              <span className="capitalize">{user.role}</span>
            </Badge>,
            <span key="mobile" className="tabular-nums">
              {user.mobile_number || 'N/A'}
            </span>,
            <Menu
              key="actions"
              trigger={
                <Button variant="quiet" shape="icon" aria-label={`Actions for ${user.name}`}>
                  <Ellipsis aria-hidden />
                </Button>
              }
              items={[
                { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => onEdit(user) },
                { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => onDelete(user) },
              ]}
            />,
          ]}
        />
      ))}
    </Table>
  );
}
