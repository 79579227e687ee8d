import type { OrganizationUser } from '@tillsight/contract/users';
import { CircleAlert, Download, RefreshCw, Search, UserPlus, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { messageOf } from '../../api.ts';
import { Page } from '../../shell/page.tsx';
import { useTeam } from '../../shell/team.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { notify } from '../../ui/toaster.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { filterUsers } from './filter-users.ts';
import { saveUsers } from './users-csv.ts';
import { UsersTable } from './users-table.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; user: OrganizationUser } | null;

export function UsersPage() {
  const users = useTeam();
  const { search, setSearch } = useSearch();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { error, errorUpdatedAt } = users;

  useEffect(() => {
    // The moment of the failure is named so that a second one is told as well.
    if (error && errorUpdatedAt) notify({ title: 'Failed to load users', text: messageOf(error), destructive: true });
  }, [error, errorUpdatedAt]);

  const isLoading = users.isPending || (users.isError && users.isFetching);
  const shown = users.isError ? [] : filterUsers(users.data ?? [], search);

  return (
    <Page
      title="User Management"
      subtitle="Manage your organization's users here."
      actions={
        <>
          <Button onClick={() => void users.refetch()} disabled={users.isFetching}>
            <RefreshCw aria-hidden className={users.isFetching ? 'animate-spin' : undefined} />
            Refresh
          </Button>
          <Button onClick={() => saveUsers(shown)} disabled={shown.length === 0}>
            <Download aria-hidden />
            <span className="max-sm:sr-only">Save as CSV</span>
          </Button>
          <Button variant="primary" onClick={() => setDialog({ kind: 'add' })}>
            <UserPlus aria-hidden />
            Add User
          </Button>
        </>
      }
    >
      <div className="relative mb-4 sm:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          type="search"
          aria-label="Search users"
          placeholder="Search by name, email, or role..."
          value={search}
          onChange={event => setSearch(event.target.value)}
          className="pl-9"
        />
      </div>
      <Card className="overflow-hidden p-0!">
        {isLoading || shown.length > 0 ? (
          <UsersTable
            users={shown}
            isLoading={isLoading}
            onEdit={user => setDialog({ kind: 'edit', user })}
            onDelete={user => setDialog({ kind: 'delete', user })}
          />
        ) : users.isError ? (
          <EmptyState
            icon={CircleAlert}
            title="Your team couldn't be loaded"
            text={messageOf(users.error)}
            action={<Button onClick={() => void users.refetch()}>Try again</Button>}
          />
        ) : search.trim() ? (
          <EmptyState
            icon={Search}
            title="No users match your search."
            action={<Button onClick={() => setSearch('')}>Clear search</Button>}
          />
        ) : (
          <EmptyState icon={UsersRound} title="No users found. Add one to get started!" />
        )}
      </Card>
      {dialog?.kind === 'add' ? <AddUserDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <EditUserDialog edited={dialog.user} onClose={close} /> : null}
      {dialog?.kind === 'delete' ? <DeleteUserDialog deleted={dialog.user} onClose={close} /> : null}
    </Page>
  );
}

/**
 * It stands in the address as well, so that somebody can be found from elsewhere and a reload keeps it. The address comes
 * a moment behind what is typed, and what it says of that would take back the letters since.
 */
function useSearch() {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const inAddress = query.get('search') ?? '';
  const [search, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (state !== typedHere) setTyped(inAddress);
  }
  const setSearch = (text: string) => {
    setTyped(text);
    setQuery(text ? { search: text } : {}, { replace: true, preventScrollReset: true, state: typedHere });
  };
  return { search, setSearch };
}

const typedHere = 'typed-here';
