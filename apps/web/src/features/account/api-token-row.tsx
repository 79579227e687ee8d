import { revokeApiToken, type ApiToken } from '@tillsight/contract/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { scopeWords } from '../../shell/scope-words.ts';
import { useClock } from '../../use-clock.ts';
import { apiTokensKey } from './api.ts';

export function ApiTokenRow({ token }: { token: ApiToken }) {
  const client = useQueryClient();
  const clock = useClock();
  const revocation = useMutation({
    mutationFn: () => call(revokeApiToken, { token_id: token.id }),
    onSuccess: () => notify({ title: 'Token revoked', text: `${token.name} no longer has access.` }),
    onError: error => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: apiTokensKey }),
  });
  const [now] = useState(() => Date.now());
  const isOver = new Date(token.expires_at).getTime() <= now;
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {token.name} <span className="font-mono text-xs font-normal text-faint">…{token.ending}</span>
        </p>
        <p className="mt-0.5 text-muted">{token.scopes.map(scope => scopeWords[scope]).join(', ')}</p>
        <p className="mt-0.5 text-faint">
          {token.used_at ? `Last used ${clock.moment(token.used_at)}` : 'Never used'} · {isOver ? 'Expired' : 'Expires'}{' '}
          {clock.day(token.expires_at)}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {isOver ? <Badge>Expired</Badge> : null}
        <Button
          shape="small"
          variant="quiet-danger"
          busy={revocation.isPending}
          aria-label={`Revoke ${token.name}`}
          onClick={() => revocation.mutate()}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}
