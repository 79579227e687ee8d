import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api.ts';
import { queryClient } from '../../query-client.ts';

/** What links a messenger for a quarter of an hour; WhatsApp's has a code to be typed as well. */
export type GivenLink = { deep_link: string; qr_svg: string; lasts_seconds: number; code?: string };

export type MakeLink = { key: string; make: (input: { password?: string }) => Promise<GivenLink> };

/** A one-time link and its picture; asked for again, a new one, and the old one is void. */
export function useLink({ key, make }: MakeLink) {
  return useQuery({
    queryKey: ['link', key],
    queryFn: () => make({}),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Some minutes after signing in there is a link for the password only. */
export function useLinkWith({ key, make }: MakeLink) {
  return useMutation({
    mutationFn: (password: string) => make({ password }),
    onSuccess: given => queryClient.setQueryData(['link', key], given),
  });
}

export function wantsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
