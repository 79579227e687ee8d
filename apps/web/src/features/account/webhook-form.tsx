import {
  AddWebhookRequest,
  addWebhook,
  renewWebhookSecret,
  webhookKinds,
  type Webhook,
} from '@tillsight/contract/webhooks';
import { ConfirmingPassword } from '@tillsight/contract/second-factor';
import { call } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { webhooksKey } from './api.ts';
import { Choices, LastingForm, useLastingForm } from './lasting-form.tsx';
import { kindWords } from './webhook-words.ts';

export type Made = { message: string; secret: string };
type FormProps = { onMade: (made: Made) => void; onCancel: () => void };

const empty: AddWebhookRequest = { url: '', kinds: [...webhookKinds], password: '' };

export function WebhookForm({ onMade, onCancel }: FormProps) {
  const { draft, errors, change, form } = useLastingForm({
    empty,
    shape: AddWebhookRequest,
    make: input => call(addWebhook, input),
    key: webhooksKey,
    onMade,
    refusedField: 'url',
  });
  return (
    <LastingForm form={form} verb="Add webhook" onCancel={onCancel}>
      <Field label="Address" hint="Where your program listens, beginning with https://" error={errors.url}>
        {control => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={draft.url}
            onChange={event => change({ url: event.target.value })}
          />
        )}
      </Field>
      <Choices
        legend="Tell it when"
        words={kindWords}
        all={webhookKinds}
        chosen={draft.kinds}
        error={errors.kinds}
        onChange={kinds => change({ kinds })}
      />
    </LastingForm>
  );
}

export function NewSecretForm({ webhook, onMade, onCancel }: FormProps & { webhook: Webhook }) {
  const { form } = useLastingForm({
    empty: { password: '' },
    shape: ConfirmingPassword,
    make: ({ password }) => call(renewWebhookSecret, { webhook_id: webhook.id, password }),
    key: webhooksKey,
    onMade,
  });
  return (
    <LastingForm form={form} verb="Make a new secret" onCancel={onCancel}>
      <p className="text-sm text-muted">
        A new secret for <span className="break-all">{webhook.url}</span>. For one day, events are signed with the old
        one too.
      </p>
    </LastingForm>
  );
}
