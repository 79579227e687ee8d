import type { Board } from '@tillsight/contract/boards';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useSendBoard } from './api.ts';

/** As they are said in a sentence. */
const rhythms = [
  { said: 'every Monday', label: 'Every Monday' },
  { said: 'every day', label: 'Every day' },
  { said: 'every weekday', label: 'Monday to Friday' },
  { said: 'on the 1st of every month', label: 'On the first of every month' },
] as const;

type SendDialogProps = { name: NonNullable<Board['name']>; onClose: () => void };

/** Makes a schedule, as the same words to Sierra would. */
export function SendDialog({ name, onClose }: SendDialogProps) {
  const send = useSendBoard();
  const [rhythm, setRhythm] = useState<string>(rhythms[0].said);
  const [time, setTime] = useState('09:00');
  const save = () => {
    const board = name === 'own' ? 'my board' : `the ${name} board`;
    send.mutate(`send me ${board} ${rhythm} at ${time}`, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Send me this board"
      description="At that time its questions are answered fresh and sent only to you: on the messenger you linked last, otherwise by email."
      busy={send.isPending}
      submit={{ idle: 'Send me this', busy: 'Saving...' }}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="How often">
          {control => (
            <Select {...control} value={rhythm} onChange={({ target }) => setRhythm(target.value)}>
              {rhythms.map(({ said, label }) => (
                <option key={said} value={said}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="At" {...(send.isError ? { error: messageOf(send.error) } : {})}>
          {control => (
            <Input
              {...control}
              type="time"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-muted">
        Change or end it under{' '}
        <Link to={paths.schedules()} className="text-accent-ink underline">
          Schedules
        </Link>
        .
      </p>
    </FormDialog>
  );
}
