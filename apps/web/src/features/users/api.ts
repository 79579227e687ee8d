import {
  addUser,
  deleteUser,
  listUsers,
  updateUser,
  type AddUserRequest,
  type ListUsersResponse,
  type OrganizationUser,
  type UpdateUserRequest,
} from '@tillsight/contract/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../api.ts';
import { useAuth } from '../../session.tsx';

export function useUsers() {
  const { user } = useAuth();
  const organizationId = user?.organizationId ?? '';
  return useQuery({ queryKey: usersKey(organizationId), queryFn: () => readUsers(organizationId) });
}

async function readUsers(organizationId: string): Promise<OrganizationUser[]> {
  if (!organizationId) throw new Error('Organization ID not found.');
  try {
    return usersOf(await call(listUsers, { organizationId }));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') {
      throw new Error('API returned invalid data type...', { cause: error });
    }
    throw error;
  }
}

/** All three shapes of the list are read. */
function usersOf(answer: ListUsersResponse): OrganizationUser[] {
  if (Array.isArray(answer)) return answer;
  return 'data' in answer ? answer.data : answer.users;
}

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
    void queryClient.invalidateQueries({ queryKey: usersKey(user?.organizationId ?? '') });
  };
}

function usersKey(organizationId: string) {
  return ['users', organizationId];
}
