import type { Alert, AlertCondition } from '@tillsight/contract/alerts';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { useChangeAlert } from './api.ts';
import { boundOf, withBound } from './alert-bound.ts';

/** What can be changed of an alert without making another one: its number, when it is quiet, and how long it rests. */
export function ChangeAlertDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const change = useChangeAlert(alert);
  const bound = boundOf(alert);
  const [value, setValue] = useState(bound?.value ?? '');
  const [quiet, setQuiet] = useState(alert.quiet);
  const [rest, setRest] = useState(String(alert.rest_hours));
  const save = () => {
    const condition: AlertCondition | undefined = bound && value !== bound.value ? withBound(alert, value) : undefined;
    const changed = { ...(condition ? { condition } : {}), quiet, rest_hours: Number(rest) };
    change.mutate(changed, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Change this alert"
      description={alert.title}
      busy={change.isPending}
      onSave={save}
      onClose={onClose}
    >
      {bound ? (
        <Field label={bound.label} {...(change.isError ? { error: messageOf(change.error) } : {})}>
          {control => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              required
              step={bound.step}
              min={bound.least}
              max={bound.most}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className="grid grid-cols-2 gap-4">
        <Field label="Quiet from">
          {control => (
            <Input
              {...control}
              type="time"
              required
              value={quiet.from}
              onChange={({ target }) => setQuiet({ ...quiet, from: target.value })}
            />
          )}
        </Field>
        <Field label="Quiet until">
          {control => (
            <Input
              {...control}
              type="time"
              required
              value={quiet.to}
              onChange={({ target }) => setQuiet({ ...quiet, to: target.value })}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-sm text-faint">Same time twice? Then it never goes quiet.</p>
      <Field
        label="Hours to stay quiet after an alert"
        {...(change.isError && !bound ? { error: messageOf(change.error) } : {})}
      >
        {control => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={168}
            value={rest}
            onChange={({ target }) => setRest(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
