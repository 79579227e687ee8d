import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormHeading } from './auth-frame.tsx';

type SecondStepFormProps = {
  error: string | undefined;
  isSending: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
};

/** A module's own function, so that it runs on arrival and not on every stroke. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The code of the authenticator app, after the password was right. */
export function SecondStepForm({ error, isSending, onCode, onBack }: SecondStepFormProps) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') onCode(code);
  };
  return (
    <>
      <FormHeading title="One more step" subtitle="Enter the code that your authenticator app shows" />
      <form onSubmit={submit} noValidate>
        <fieldset disabled={isSending} className="space-y-4">
          <Field
            label="Code"
            error={isMissing ? 'Code is required' : error}
            hint="Six digits, or one of your recovery codes."
          >
            {control => (
              <Input
                {...control}
                ref={focus}
                autoComplete="one-time-code"
                value={code}
                onChange={event => setCode(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" busy={isSending} className="w-full">
            {isSending ? 'Signing In...' : 'Continue'}
          </Button>
          <Button variant="quiet" onClick={onBack} className="w-full">
            Back
          </Button>
        </fieldset>
      </form>
    </>
  );
}
