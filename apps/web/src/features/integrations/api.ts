import { readModelUse } from '@tillsight/contract/chat';
import {
  chooseAccount,
  connectInstallation,
  connectShiprocket,
  disconnectIntegration,
  dropInstallation,
  listAccountChoices,
  readInstallation,
  readIntegrations,
  type Integration,
  type Provider,
} from '@tillsight/contract/integrations';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api.ts';
import { useAuth } from '../../session.tsx';

const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async () => (await call(readIntegrations, {})).integrations,
});

/** The server's word on every platform; the session user is brought up to date with it. */
export function useIntegrations(isEnabled = true) {
  const { updateStatuses } = useAuth();
  const query = useQuery({ ...integrationsQuery, enabled: isEnabled });
  useEffect(() => {
    if (query.data) updateStatuses(statusesOf(query.data));
  }, [query.data, updateStatuses]);
  return query;
}

/** What a language model was used for; nothing to show where none ever was. */
export function useModelUse() {
  return useQuery({ queryKey: ['model use'], queryFn: () => call(readModelUse, {}) });
}

export function useDisconnect() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call(disconnectIntegration, { provider }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  });
}

export function useConnectShiprocket() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: { email: string; password: string }) => call(connectShiprocket, user),
    // What was typed is not kept beside the answer.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  });
}

export function useAccountChoices(provider: Provider) {
  return useQuery({
    queryKey: ['account-choices', provider],
    queryFn: async () => (await call(listAccountChoices, { provider })).accounts,
    gcTime: 0,
  });
}

export function useChooseAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { provider: Provider; account_id: string }) => call(chooseAccount, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  });
}

/** What an installation waits for depends on who is signed in, so it is asked anew when that changes. */
export function useInstallation(session: string, isEnabled: boolean) {
  return useQuery({
    queryKey: ['installation', session],
    queryFn: async () => (await call(readInstallation, {})).installation,
    enabled: isEnabled && session !== 'reading',
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useConnectInstallation() {
  const { updateStatuses } = useAuth();
  return useMutation({
    mutationFn: () => call(connectInstallation, {}),
    onSuccess: () => updateStatuses({ shopify: 'active' }),
  });
}

export function useDropInstallation() {
  return useMutation({ mutationFn: () => call(dropInstallation, {}) });
}

/** Before the browser leaves for a platform: is anybody there to leave to? */
export async function ensureReachable(): Promise<void> {
  await call(readIntegrations, {});
}

function statusesOf(integrations: Integration[]) {
  return Object.fromEntries(integrations.map(({ provider, status }) => [provider, status]));
}
