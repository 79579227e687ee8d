import { readConfiguration, readConfigurationOptions, saveConfiguration } from '@tillsight/contract/configurations';
import { readReportWords, type ReportWords } from '@tillsight/contract/whatsapp';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { renewOverview } from './delivery/api.ts';
import { saveRequest, type Choice, type Draft, type Options } from './draft.ts';

/** Roles, frequencies, metrics and defaults; they change with a release only. */
export function useConfigurationOptions(isEnabled: boolean) {
  return useQuery({
    queryKey: ['configuration-options'],
    queryFn: () => call(readConfigurationOptions, {}),
    staleTime: Infinity,
    enabled: isEnabled,
  });
}

/** In the language this person chose, which may have changed since; null where that is English. */
export function useReportWords(): ReportWords | null {
  const { data } = useQuery({ queryKey: ['report-words'], queryFn: () => call(readReportWords, {}), staleTime: 0 });
  return data?.words ?? null;
}

/** The first one found is the one that counts. */
export async function loadConfiguration(userId: string, { role, frequency }: Choice) {
  const answer = await call(readConfiguration, { user_id: userId, role, report: frequency });
  return answer.data.configurations[0];
}

export async function storeConfiguration(
  draft: Draft,
  owner: { id: string; organizationId: string },
  options: Options,
): Promise<void> {
  await call(saveConfiguration, saveRequest(draft, owner, options.metrics));
  void renewOverview();
}
