import {
  linkPhone,
  readReportOverview,
  sendTestReport,
  unlinkPhone,
  type ReportOverviewResponse,
} from '@tillsight/contract/whatsapp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../api.ts';
import { queryClient } from '../../../query-client.ts';
import type { Choice } from '../draft.ts';
import { lookAgainAfter } from './words.ts';

const overviewKey = ['report-overview'];

/** Looked at again by itself, the sooner the more is under way. */
export function useReportOverview({ role, frequency }: Choice, isLinking = false) {
  return useQuery({
    queryKey: [...overviewKey, role, frequency],
    queryFn: () => call(readReportOverview, { role, report: frequency }),
    refetchInterval: ({ state: { data } }) => (isLinking ? 1_500 : lookAgainAfter(data?.deliveries ?? [])),
    refetchOnWindowFocus: 'always',
  });
}

/** Something has happened that the overview tells about. */
export function renewOverview(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: overviewKey });
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

export function useUnlinkPhone() {
  return useMutation({ mutationFn: () => call(unlinkPhone, {}), onSuccess: renewOverview });
}

/** Resolves once the test stands among the deliveries. */
export function useTestReport({ role, frequency }: Choice) {
  return useMutation({
    mutationFn: () => call(sendTestReport, { role, report: frequency }),
    onSuccess: renewOverview,
  });
}

export type Overview = ReportOverviewResponse;
