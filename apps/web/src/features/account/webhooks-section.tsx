import { listWebhooks, type Webhook } from '@tillsight/contract/webhooks';
import { product } from '@tillsight/contract/product';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { Button } from '../../ui/button.tsx';
import { webhooksKey } from './api.ts';
import { Reading, Section, SectionActions, useFocusOnChange } from './section.tsx';
import { ShownOnce } from './shown-once.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import { NewSecretForm, WebhookForm, type Made } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

type View =
  | { at: 'list' }
  | { at: 'form' }
  | { at: 'renewal'; webhook: Webhook }
  | { at: 'secret'; made: Made }
  | { at: 'events'; webhook: Webhook };

const description = (
  <>
    Tell your own programs when a report arrives, an alert fires or a connection is lost. {product.name} sends no
    figures there.
  </>
);

/** Addresses of the organization's own that are told of events; for those who look after it. */
export function WebhooksSection() {
  const { user } = useAuth();
  const mayManage = user !== null && ['merchant', 'executive'].includes(user.role);
  return (
    <Section of="webhooks" text={description}>
      {mayManage ? (
        <Webhooks />
      ) : (
        <p className="text-sm text-muted">Only merchants and executives can manage webhooks.</p>
      )}
    </Section>
  );
}

function Webhooks() {
  const [view, setView] = useState<View>({ at: 'list' });
  const place = useFocusOnChange(view.at);
  const toList = () => setView({ at: 'list' });
  const toSecret = (made: Made) => setView({ at: 'secret', made });
  return (
    <div ref={place}>
      {view.at === 'list' ? <WebhookList onGo={setView} /> : null}
      {view.at === 'form' ? <WebhookForm onMade={toSecret} onCancel={toList} /> : null}
      {view.at === 'renewal' ? <NewSecretForm webhook={view.webhook} onMade={toSecret} onCancel={toList} /> : null}
      {view.at === 'secret' ? (
        <ShownOnce title="Here is the secret for checking signatures" label="Secret" made={view.made} onDone={toList} />
      ) : null}
      {view.at === 'events' ? <WebhookEvents webhook={view.webhook} onDone={toList} /> : null}
    </div>
  );
}

function WebhookList({ onGo }: { onGo: (view: View) => void }) {
  const list = useQuery({
    queryKey: webhooksKey,
    queryFn: async () => (await call(listWebhooks, {})).webhooks,
    staleTime: 0,
  });
  return (
    <>
      <Reading query={list} failure="Your webhooks couldn't be loaded">
        {webhooks =>
          webhooks.length === 0 ? (
            <p className="text-sm text-muted">There are no webhooks yet.</p>
          ) : (
            <ul aria-label="Webhooks" className="divide-y divide-line">
              {webhooks.map(webhook => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  onEvents={() => onGo({ at: 'events', webhook })}
                  onNewSecret={() => onGo({ at: 'renewal', webhook })}
                />
              ))}
            </ul>
          )
        }
      </Reading>
      <SectionActions>
        <Button data-first onClick={() => onGo({ at: 'form' })}>
          New webhook
        </Button>
      </SectionActions>
    </>
  );
}
