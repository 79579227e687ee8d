import {
  listWebhookEvents,
  resendWebhookEvent,
  testWebhook,
  type Webhook,
  type WebhookEvent,
} from '@tillsight/contract/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { useClock } from '../../use-clock.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { webhooksKey } from './api.ts';
import { Reading, SectionActions } from './section.tsx';
import { eventWords } from './webhook-words.ts';

/** What one webhook was told of lately, and what came of it; looked at again while something is on its way. */
export function WebhookEvents({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const { id: webhook_id, url, is_on } = webhook;
  const key = [...webhooksKey, webhook_id];
  const client = useQueryClient();
  const list = useQuery({
    queryKey: key,
    queryFn: async () => (await call(listWebhookEvents, { webhook_id })).events,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? 1_000 : false),
  });
  const told = {
    onError: (error: unknown) => notify({ title: 'Error', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  };
  const testing = useMutation({ mutationFn: () => call(testWebhook, { webhook_id }), ...told });
  const resending = useMutation({
    mutationFn: (event_id: string) => call(resendWebhookEvent, { webhook_id, event_id }),
    ...told,
  });
  return (
    <>
      <p className="mb-3 text-sm break-all text-muted">{url}</p>
      <Reading query={list} failure="The events couldn't be loaded">
        {events =>
          events.length === 0 ? (
            <p className="text-sm text-muted">Nothing was sent to it in the last two weeks.</p>
          ) : (
            <ul aria-label={`Events for ${url}`} className="divide-y divide-line">
              {events.map(event => (
                <EventRow
                  key={event.id}
                  event={event}
                  canResend={is_on && !isOnItsWay(event)}
                  onResend={() => resending.mutate(event.id)}
                />
              ))}
            </ul>
          )
        }
      </Reading>
      <SectionActions>
        <Button variant="primary" busy={testing.isPending} disabled={!is_on} onClick={() => testing.mutate()}>
          Send a test
        </Button>
        <Button data-first onClick={onDone}>
          Back to webhooks
        </Button>
      </SectionActions>
    </>
  );
}

/** Not tried yet; what waits for another try may take hours. */
function isOnItsWay({ state, tries }: WebhookEvent): boolean {
  return state === 'waiting' && tries === 0;
}

const standings: Record<WebhookEvent['state'], [tone: BadgeTone, words: string]> = {
  waiting: ['yellow', 'On its way'],
  delivered: ['green', 'Delivered'],
  failed: ['red', 'Failed'],
};

type EventRowProps = { event: WebhookEvent; canResend: boolean; onResend: () => void };

function EventRow({ event, canResend, onResend }: EventRowProps) {
  const clock = useClock();
  const { kind, made_at, state, tries, reason } = event;
  const [tone, words] = standings[state];
  return (
    <li className="flex items-start justify-between gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">
          {eventWords[kind]} <Badge tone={tone}>{state === 'waiting' && tries > 0 ? 'Tried again later' : words}</Badge>
        </p>
        <p className="mt-0.5 text-faint">
          {clock.moment(made_at)}
          {tries > 1 ? ` · ${tries} tries` : ''}
        </p>
        {reason ? <p className="mt-0.5 text-muted">{reason}</p> : null}
      </div>
      {canResend ? (
        <Button
          shape="small"
          variant="quiet"
          aria-label={`Send again: ${eventWords[kind]}, ${clock.moment(made_at)}`}
          onClick={onResend}
        >
          Send again
        </Button>
      ) : null}
    </li>
  );
}
