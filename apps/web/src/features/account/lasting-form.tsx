/** Forms that make something that outlives the session, so that each asks for the password once more. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { ApiError, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { fieldsLook, SectionActions } from './section.tsx';

type Errors = Record<string, string>;

type Making<Draft, Made> = {
  empty: Draft;
  shape: $ZodType<Draft>;
  make: (draft: Draft) => Promise<Made>;
  /** What is out of date once it is made. */
  key: readonly string[];
  onMade: (made: Made) => void;
  /** The field that is about an answer of 400. */
  refusedField?: string;
};

/** What was typed, what is wrong with it, and making it. */
export function useLastingForm<Draft extends { password: string }, Made>({
  empty,
  shape,
  make,
  key,
  onMade,
  refusedField = 'form',
}: Making<Draft, Made>) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const making = useMutation({
    mutationFn: make,
    onSuccess: async made => {
      await client.invalidateQueries({ queryKey: key });
      onMade(made);
    },
    onError: error => {
      const status = error instanceof ApiError ? error.status : 0;
      const field = status === 403 ? 'password' : status === 400 ? refusedField : 'form';
      setErrors({ [field]: messageOf(error) });
    },
  });
  const change = (fields: Partial<Draft>) => {
    setDraft(current => ({ ...current, ...fields }));
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = safeParse(shape, draft);
    if (parsed.success) making.mutate(parsed.data);
    else setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  const onPassword = (password: string) => change({ password } as Partial<Draft>);
  return {
    draft,
    errors,
    change,
    form: { password: draft.password, errors, isBusy: making.isPending, submit, onPassword },
  };
}

type LastingFormProps = {
  form: {
    password: string;
    errors: Errors;
    isBusy: boolean;
    submit: (event: FormEvent) => void;
    onPassword: (typed: string) => void;
  };
  verb: string;
  onCancel: () => void;
  children: ReactNode;
};

export function LastingForm({ form, verb, onCancel, children }: LastingFormProps) {
  const { password, errors, isBusy, submit, onPassword } = form;
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isBusy} className={fieldsLook}>
        {errors.form ? <Notice kind="error">{errors.form}</Notice> : null}
        {children}
        <Field label="Your password" error={errors.password}>
          {control => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={event => onPassword(event.target.value)}
            />
          )}
        </Field>
      </fieldset>
      <SectionActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          {verb}
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
      </SectionActions>
    </form>
  );
}

type ChoicesProps<Choice extends string> = {
  legend: string;
  words: Record<Choice, string>;
  all: readonly Choice[];
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (chosen: Choice[]) => void;
};

/** Some of several; they keep their order. */
export function Choices<Choice extends string>({ legend, words, all, chosen, error, onChange }: ChoicesProps<Choice>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="space-y-2">
        {all.map(choice => (
          <Checkbox
            key={choice}
            label={words[choice]}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(all.filter(each => (each === choice ? target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
      {error ? (
        <p role="alert" className="mt-1.5 text-sm text-loss-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
