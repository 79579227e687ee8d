import { listUsers, type OrganizationUser } from '@tillsight/contract/users';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../api.ts';
import { useAuth } from '../session.tsx';

export const teamKey = (organizationId: string): string[] => ['users', organizationId];

/** Everybody of one's organization, for the list of them and for who looks somebody up. */
export function useTeam() {
  const { user } = useAuth();
  const organizationId = user?.organizationId ?? '';
  return useQuery({ queryKey: teamKey(organizationId), queryFn: () => readTeam(organizationId) });
}

async function readTeam(organizationId: string): Promise<OrganizationUser[]> {
  if (!organizationId) throw new Error('Organization ID not found.');
  try {
    const { users } = await call(listUsers, { organizationId });
    return users;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') {
      throw new Error('API returned invalid data type...', { cause: error });
    }
    throw error;
  }
}
