import type { OrganizationUser } from '@tillsight/contract/users';
import { useAuth } from '../../session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useDeleteUser } from './api.ts';
import { notifyFailure } from './user-failure.ts';

export function DeleteUserDialog({ deleted, onClose }: { deleted: OrganizationUser; onClose: () => void }) {
  const { user } = useAuth();
  const deleteUser = useDeleteUser();

  const confirm = () => {
    const organizationId = user?.organizationId;
    if (!organizationId || !deleted.id) {
      notify({ title: 'Error', text: 'Cannot delete user. Context missing.', destructive: true });
      return;
    }
    deleteUser.mutate(
      { organizationId, userId: deleted.id },
      {
        onSuccess: () => {
          onClose();
          notify({ title: 'User Deleted', text: `${deleted.name} has been deleted.` });
        },
        onError: error => notifyFailure('Failed to Delete User', error),
      },
    );
  };

  return (
    <ConfirmDialog
      title="Are you sure?"
      description={`This action cannot be undone. This will permanently delete the user ${deleted.name}.`}
      verb="Delete User"
      busyVerb="Deleting..."
      busy={deleteUser.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
