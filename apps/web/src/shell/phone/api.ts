import { linkPhone, readPhone, unlinkPhone } from '@tillsight/contract/whatsapp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../api.ts';
import { queryClient } from '../../query-client.ts';

const phoneKey = ['phone'];

/** One's own phone; looked at again and again while one is being linked. */
export function usePhone(isLinking: boolean) {
  return useQuery({
    queryKey: phoneKey,
    queryFn: async () => (await call(readPhone, {})).phone,
    staleTime: 0,
    refetchInterval: isLinking ? 1_500 : false,
  });
}

const linkCodeKey = ['link-code'];

/** A one-time code and its picture; asked for again, a new one, and the old one is void. */
export function useLinkCode() {
  return useQuery({
    queryKey: linkCodeKey,
    queryFn: () => call(linkPhone, {}),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Some minutes after signing in there is a code for the password only. */
export function useLinkCodeWith() {
  return useMutation({
    mutationFn: (password: string) => call(linkPhone, { password }),
    onSuccess: given => queryClient.setQueryData(linkCodeKey, given),
  });
}

export function wantsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Whatever tells how the phone stands is out of date then; it is told wherever it is shown. */
export function useUnlinkPhone() {
  return useMutation({ mutationFn: () => call(unlinkPhone, {}), onSuccess: () => queryClient.invalidateQueries() });
}
