import type { OrganizationUser } from '@tillsight/contract/users';
import { Ellipsis, MessageCircleCheck, Pencil, Trash2 } from 'lucide-react';
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
            <MobileNumber key="mobile" user={user} />,
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

/** With a mark where reports can go to WhatsApp; the number linked there may be another one. */
function MobileNumber({ user: { mobile_number, on_whatsapp } }: { user: OrganizationUser }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      {groupedNumber(mobile_number ?? '') || 'N/A'}
      {on_whatsapp ? (
        <span title="WhatsApp is linked">
          <MessageCircleCheck aria-hidden className="size-4 text-accent-ink" />
          <span className="sr-only">, WhatsApp is linked</span>
        </span>
      ) : null}
    </span>
  );
}
