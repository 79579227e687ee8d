import { readReportOverview, sendTestReport, type ReportOverviewResponse } from '@tillsight/contract/whatsapp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api.ts';
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

/** Resolves once the test stands among the deliveries. */
export function useTestReport({ role, frequency }: Choice) {
  return useMutation({
    mutationFn: () => call(sendTestReport, { role, report: frequency }),
    onSuccess: renewOverview,
  });
}

export type Overview = ReportOverviewResponse;
