import { isPercent, setRate, type RateName } from '@tillsight/contract/rates';
import { useState } from 'react';
import { messageOf } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { useClock } from '../../use-clock.ts';
import { useSetRate } from './api.ts';
import { rateWords, symbolOf } from './rate-words.ts';

/** "1,200" is twelve hundred; "7,5" might be anything. */
const numberOf = (typed: string): number =>
  typed === '' ? Number.NaN : Number(grouped.test(typed) ? typed.replaceAll(',', '') : typed);
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

type RateDialogProps = {
  name: RateName;
  /** The first of its name is to hold for the past as well. */
  isFirst: boolean;
  currency: string;
  onClose: () => void;
};

export function RateDialog({ name, isFirst, currency, onClose }: RateDialogProps) {
  const clock = useClock();
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState(() => {
    const today = clock.isoDay(Date.now());
    return isFirst ? `${Number(today.slice(0, 4)) - 2}-01-01` : today;
  });
  const [wrong, setWrong] = useState<{ amount?: string; day?: string }>({});
  const saving = useSetRate();
  const { label, of } = rateWords[name];
  const unit = isPercent(name) ? of : `${symbolOf(currency)} ${of}`;

  const save = () => {
    const value = numberOf(amount.trim());
    const parsed = setRate.request.safeParse({ name, from_day: day, value });
    if (!parsed.success) {
      const messageAt = (path: string) => parsed.error.issues.find(issue => issue.path[0] === path)?.message;
      const ofAmount = Number.isNaN(value) ? 'Please enter a number' : messageAt('value');
      const ofDay = messageAt('from_day');
      setWrong({ ...(ofAmount ? { amount: ofAmount } : {}), ...(ofDay ? { day: ofDay } : {}) });
      return;
    }
    setWrong({});
    saving.mutate(parsed.data, {
      onSuccess: onClose,
      onError: error => setWrong({ amount: messageOf(error) }),
    });
  };

  return (
    <FormDialog title={label} busy={saving.isPending} checksItself onSave={save} onClose={onClose}>
      <Field label={`Rate (${unit})`} {...(wrong.amount ? { error: wrong.amount } : {})}>
        {control => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={event => setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="From"
        hint="It counts for orders placed from this day on. Earlier days keep the rate they had."
        {...(wrong.day ? { error: wrong.day } : {})}
      >
        {control => <Input {...control} type="date" value={day} onChange={event => setDay(event.target.value)} />}
      </Field>
    </FormDialog>
  );
}
