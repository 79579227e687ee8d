import { removeWebhook, switchWebhook, type Webhook } from '@tillsight/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeyRound, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../api.ts';
import { useClock } from '../../use-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { notify } from '../../ui/toaster.tsx';
import { webhooksKey } from './api.ts';
import { kindWords } from './webhook-words.ts';

type WebhookRowProps = { webhook: Webhook; onEvents: () => void; onNewSecret: () => void };

export function WebhookRow({ webhook, onEvents, onNewSecret }: WebhookRowProps) {
  const client = useQueryClient();
  const clock = useClock();
  const [isAsking, setIsAsking] = useState(false);
  const { id: webhook_id, url, kinds, is_on, failing_since, former_secret_until } = webhook;
  const told = {
    onSuccess: ({ message }: { message: string }) => notify({ title: 'Webhooks', text: message }),
    onError: (error: unknown) => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => {
      setIsAsking(false);
      return client.invalidateQueries({ queryKey: webhooksKey });
    },
  };
  const switching = useMutation({ mutationFn: () => call(switchWebhook, { webhook_id, is_on: !is_on }), ...told });
  const removal = useMutation({ mutationFn: () => call(removeWebhook, { webhook_id }), ...told });
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-all">
          {url} <Standing webhook={webhook} />
        </p>
        <p className="mt-0.5 text-muted">{kinds.map(kind => kindWords[kind]).join(' · ')}</p>
        {failing_since ? (
          <p className="mt-0.5 text-faint">Nothing has arrived since {clock.moment(failing_since)}.</p>
        ) : null}
        {former_secret_until ? (
          <p className="mt-0.5 text-faint">The old secret works until {clock.moment(former_secret_until)}.</p>
        ) : null}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button shape="small" aria-label={`Events for ${url}`} onClick={onEvents}>
          Events
        </Button>
        <Menu
          trigger={
            <Button variant="quiet" shape="icon" aria-label={`More for ${url}`} busy={switching.isPending}>
              <Ellipsis aria-hidden />
            </Button>
          }
          items={[
            { label: 'New secret', icon: <KeyRound aria-hidden />, onSelect: onNewSecret },
            {
              label: is_on ? 'Switch off' : 'Switch on',
              icon: <Power aria-hidden />,
              onSelect: () => switching.mutate(),
            },
            { label: 'Remove', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setIsAsking(true) },
          ]}
        />
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="Remove the webhook?"
          description="Nothing more is sent there, and its list of events is deleted."
          verb="Remove"
          busyVerb="Removing..."
          busy={removal.isPending}
          onConfirm={() => removal.mutate()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </li>
  );
}

function Standing({ webhook: { is_on, failing_since } }: { webhook: Webhook }) {
  if (!is_on) return <Badge>Off</Badge>;
  return failing_since ? <Badge tone="red">Failing</Badge> : null;
}
