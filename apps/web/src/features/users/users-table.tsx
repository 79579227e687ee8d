import type { OrganizationUser } from '@tillsight/contract/users';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useAuth } from '../../session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Table, TableRow, type Column } from '../../ui/table.tsx';
import { groupedNumber } from './grouped-number.ts';
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
  const { user: self } = useAuth();
  return (
    <Table label="Users" columns={columns} isLoading={isLoading}>
      {users.map(user => (
        <TableRow
          key={user.id}
          columns={columns}
          cells={[
            <span key="name" className="inline-flex flex-wrap items-center gap-2">
              <span>{user.name}</span>
              {user.id === self?.id ? <Badge tone="green">You</Badge> : null}
            </span>,
            user.email,
            <Badge key="role" tone={roleTone(user.role)}>
              <span className="capitalize">{user.role}</span>
            </Badge>,
            <span key="mobile" className="whitespace-nowrap tabular-nums">
              {groupedNumber(user.mobile_number ?? '') || 'N/A'}
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
