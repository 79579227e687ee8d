import { scopes } from '@tillsight/contract/scope';
import { CreateApiTokenRequest, createApiToken, type CreateApiTokenResponse } from '@tillsight/contract/tokens';
import { call } from '../../api.ts';
import { scopeWords } from '../../shell/scope-words.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { apiTokensKey } from './api.ts';
import { Choices, LastingForm, useLastingForm } from './lasting-form.tsx';

type ApiTokenFormProps = { onMade: (made: CreateApiTokenResponse) => void; onCancel: () => void };

const lives = [7, 30, 90, 365];
const empty: CreateApiTokenRequest = { name: '', scopes: ['ask', 'metrics:read'], expires_in_days: 30, password: '' };

export function ApiTokenForm({ onMade, onCancel }: ApiTokenFormProps) {
  const { draft, errors, change, form } = useLastingForm({
    empty,
    shape: CreateApiTokenRequest,
    make: input => call(createApiToken, input),
    key: apiTokensKey,
    onMade,
  });
  return (
    <LastingForm form={form} verb="Make token" onCancel={onCancel}>
      <Field label="Name" hint="A name to recognise it by." error={errors.name}>
        {control => <Input {...control} value={draft.name} onChange={event => change({ name: event.target.value })} />}
      </Field>
      <Choices
        legend="It may"
        words={scopeWords}
        all={scopes}
        chosen={draft.scopes}
        error={errors.scopes}
        onChange={chosen => change({ scopes: chosen })}
      />
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
    </LastingForm>
  );
}
