import { scopes, type Scope } from '@tillsight/contract/scope';
import { CreateApiTokenRequest, createApiToken, type CreateApiTokenResponse } from '@tillsight/contract/tokens';
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
import { Select } from '../../ui/select.tsx';
import { scopeWords } from '../../shell/scope-words.ts';
import { apiTokensKey } from './api.ts';
import { fieldsLook, SectionActions } from './section.tsx';

type ApiTokenFormProps = { onMade: (made: CreateApiTokenResponse) => void; onCancel: () => void };

const lives = [7, 30, 90, 365];
const empty: CreateApiTokenRequest = { name: '', scopes: ['ask', 'metrics:read'], expires_in_days: 30, password: '' };

export function ApiTokenForm({ onMade, onCancel }: ApiTokenFormProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (fields: Partial<CreateApiTokenRequest>) => {
    setDraft(current => ({ ...current, ...fields }));
    setErrors({});
  };
  const making = useMutation({
    mutationFn: (input: CreateApiTokenRequest) => call(createApiToken, input),
    onSuccess: async made => {
      await client.invalidateQueries({ queryKey: apiTokensKey });
      onMade(made);
    },
    onError: error => setErrors(isWrongPassword(error) ? { password: messageOf(error) } : { form: messageOf(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(CreateApiTokenRequest, draft);
    if (parsed.success) making.mutate(parsed.data);
    else setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  const toggle = (scope: Scope, on: boolean) =>
    change({ scopes: scopes.filter(each => (each === scope ? on : draft.scopes.includes(each))) });
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={making.isPending} className={fieldsLook}>
        {errors.form ? <Notice kind="error">{errors.form}</Notice> : null}
        <Field label="Name" hint="A name to recognise it by." error={errors.name}>
          {control => (
            <Input {...control} value={draft.name} onChange={event => change({ name: event.target.value })} />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">It may</legend>
          <div className="space-y-2">
            {scopes.map(scope => (
              <Checkbox
                key={scope}
                label={scopeWords[scope]}
                checked={draft.scopes.includes(scope)}
                onChange={event => toggle(scope, event.target.checked)}
              />
            ))}
          </div>
          {errors.scopes ? (
            <p role="alert" className="mt-1.5 text-sm text-loss-ink">
              {errors.scopes}
            </p>
          ) : null}
        </fieldset>
        <Field label="It expires after" error={errors.expires_in_days}>
          {control => (
            <Select
              {...control}
              value={draft.expires_in_days}
              onChange={event => change({ expires_in_days: Number(event.target.value) })}
            >
              {lives.map(days => (
                <option key={days} value={days}>
                  {days === 365 ? 'a year' : `${days} days`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Your password" error={errors.password}>
          {control => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={draft.password}
              onChange={event => change({ password: event.target.value })}
            />
          )}
        </Field>
      </fieldset>
      <SectionActions>
        <Button type="submit" variant="primary" busy={making.isPending}>
          Make token
        </Button>
        <Button onClick={onCancel} disabled={making.isPending}>
          Cancel
        </Button>
      </SectionActions>
    </form>
  );
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
