import type { Rate, RateName } from '@tillsight/contract/rates';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useClock } from '../../use-clock.ts';
import { useDeleteRate } from './api.ts';
import { RateDialog } from './rate-dialog.tsx';
import { dayText, rateText, rateWords } from './rate-words.ts';

type RateRowProps = { name: RateName; own: readonly Rate[]; currency: string; mayManage: boolean };

export function RateRow({ name, own, currency, mayManage }: RateRowProps) {
  const [isSetting, setSetting] = useState(false);
  const { label, hint } = rateWords[name];
  const verb = own.length > 0 ? 'Change' : 'Set';
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-medium">{label}</p>
          <p className="mt-0.5 text-sm text-muted">{hint}</p>
        </div>
        {mayManage ? (
          <Button aria-label={`${verb} ${label}`} onClick={() => setSetting(true)}>
            {verb}
          </Button>
        ) : null}
      </div>
      {own.length > 0 ? (
        <ul aria-label={label} className="mt-2 flex flex-col gap-1">
          {own.map(rate => (
            <DatedRate key={rate.id} rate={rate} currency={currency} mayManage={mayManage} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-faint">Not set</p>
      )}
      {isSetting ? (
        <RateDialog name={name} isFirst={own.length === 0} currency={currency} onClose={() => setSetting(false)} />
      ) : null}
    </li>
  );
}

function DatedRate({ rate, currency, mayManage }: { rate: Rate; currency: string; mayManage: boolean }) {
  const clock = useClock();
  const remove = useDeleteRate(rate);
  const [isRemoving, setRemoving] = useState(false);
  const text = `${rateText(rate, currency)} from ${dayText(rate.from_day)}`;
  return (
    <li className="flex items-center justify-between gap-x-4">
      <p className="min-w-0 text-sm">
        {text}
        <span className="text-faint max-sm:block">
          <span className="max-sm:hidden"> · </span>
          {rate.set_by ?? 'Someone who has left'}, {clock.day(rate.set_at)}
        </span>
      </p>
      {mayManage ? (
        <Button variant="quiet-danger" aria-label={`Remove ${text}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      ) : null}
      {isRemoving ? (
        <ConfirmDialog
          title="Remove this rate?"
          description={`“${text}” will no longer count. The rate before it takes over; without one, the delivered profit of those days is not known.`}
          verb="Remove"
          busyVerb="Removing..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  );
}
