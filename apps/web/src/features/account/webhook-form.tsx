import {
  AddWebhookRequest,
  addWebhook,
  renewWebhookSecret,
  webhookKinds,
  type Webhook,
} from '@tillsight/contract/webhooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { safeParse } from 'zod/v4/core';
import { ApiError, call, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { webhooksKey } from './api.ts';
import { fieldsLook, SectionActions } from './section.tsx';
import { kindWords } from './webhook-words.ts';

export type Made = { message: string; secret: string };
type FormProps = { onMade: (made: Made) => void; onCancel: () => void };
type Errors = Record<string, string>;

/** What both forms do with an answer. */
function useMaking<Input>(make: (input: Input) => Promise<Made>, onMade: (made: Made) => void) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const making = useMutation({
    mutationFn: make,
    onSuccess: async made => {
      await client.invalidateQueries({ queryKey: webhooksKey });
      onMade(made);
    },
    onError: error => setErrors(errorsOf(error)),
  });
  return { making, errors, setErrors };
}

function errorsOf(error: unknown): Errors {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { form: message };
  if (error.status === 403) return { password: message };
  return error.status === 400 ? { url: message } : { form: message };
}

export function WebhookForm({ onMade, onCancel }: FormProps) {
  const { making, errors, setErrors } = useMaking((input: AddWebhookRequest) => call(addWebhook, input), onMade);
  const [draft, setDraft] = useState<AddWebhookRequest>({ url: '', kinds: [...webhookKinds], password: '' });
  const change = (fields: Partial<AddWebhookRequest>) => {
    setDraft(current => ({ ...current, ...fields }));
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(AddWebhookRequest, draft);
    if (parsed.success) making.mutate(parsed.data);
    else setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={making.isPending} className={fieldsLook}>
        {errors.form ? <Notice kind="error">{errors.form}</Notice> : null}
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
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Tell it when</legend>
          <div className="space-y-2">
            {webhookKinds.map(kind => (
              <Checkbox
                key={kind}
                label={kindWords[kind]}
                checked={draft.kinds.includes(kind)}
                onChange={({ target }) =>
                  change({
                    kinds: webhookKinds.filter(each => (each === kind ? target.checked : draft.kinds.includes(each))),
                  })
                }
              />
            ))}
          </div>
          {errors.kinds ? (
            <p role="alert" className="mt-1.5 text-sm text-loss-ink">
              {errors.kinds}
            </p>
          ) : null}
        </fieldset>
        <OwnPassword value={draft.password} error={errors.password} onChange={password => change({ password })} />
      </fieldset>
      <SectionActions>
        <Button type="submit" variant="primary" busy={making.isPending}>
          Add webhook
        </Button>
        <Button onClick={onCancel} disabled={making.isPending}>
          Cancel
        </Button>
      </SectionActions>
    </form>
  );
}

export function NewSecretForm({ webhook, onMade, onCancel }: FormProps & { webhook: Webhook }) {
  const { making, errors, setErrors } = useMaking(
    (password: string) => call(renewWebhookSecret, { webhook_id: webhook.id, password }),
    onMade,
  );
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setErrors({ password: 'Password is required' });
    else making.mutate(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={making.isPending} className={fieldsLook}>
        {errors.form ? <Notice kind="error">{errors.form}</Notice> : null}
        <p className="text-sm text-muted">
          A new secret for <span className="break-all">{webhook.url}</span>. For one day, events are signed with the old
          one too.
        </p>
        <OwnPassword
          value={password}
          error={errors.password}
          onChange={typed => {
            setPassword(typed);
            setErrors({});
          }}
        />
      </fieldset>
      <SectionActions>
        <Button type="submit" variant="primary" busy={making.isPending}>
          Make a new secret
        </Button>
        <Button onClick={onCancel} disabled={making.isPending}>
          Cancel
        </Button>
      </SectionActions>
    </form>
  );
}

type OwnPasswordProps = { value: string; error: string | undefined; onChange: (typed: string) => void };

function OwnPassword({ value, error, onChange }: OwnPasswordProps) {
  return (
    <Field label="Your password" error={error}>
      {control => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
