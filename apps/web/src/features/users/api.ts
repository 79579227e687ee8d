import {
  addUser,
  deleteUser,
  updateUser,
  type AddUserRequest,
  type UpdateUserRequest,
} from '@tillsight/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { teamKey } from '../../shell/team.ts';

export function useAddUser() {
  const reload = useReload();
  return useMutation({ mutationFn: (input: AddUserRequest) => call(addUser, input), onSuccess: reload });
}

export function useUpdateUser() {
  const reload = useReload();
  return useMutation({ mutationFn: (input: UpdateUserRequest) => call(updateUser, input), onSettled: reload });
}

export function useDeleteUser() {
  const reload = useReload();
  return useMutation({
    mutationFn: (input: { organizationId: string; userId: string }) => call(deleteUser, input),
    onSettled: reload,
  });
}

/** The list is read again; the dialog need not wait for it. */
function useReload() {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return () => {
    void queryClient.invalidateQueries({ queryKey: teamKey(user?.organizationId ?? '') });
  };
}
