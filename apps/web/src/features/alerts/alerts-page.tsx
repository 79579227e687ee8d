import { mostAlerts } from '@tillsight/contract/alerts';
import { BellRing, CircleAlert } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { messageOf } from '../../api.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AlertRow } from './alert-row.tsx';
import { useAlerts, useMakeAlert } from './api.ts';

const examples = [
  'Alert me when stock is below 5',
  'Warn me if there is no order for three hours',
  'Tell me when sales today go above 50,000',
];

export function AlertsPage() {
  const list = useAlerts();
  const [sentence, setSentence] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const choose = (example: string) => {
    setSentence(example);
    field.current?.focus();
  };
  return (
    <Page title="Alerts" subtitle="Say what to watch, and you are told when it is so. Figures are never kept.">
      <Card className="mb-4">
        <MakeAlert sentence={sentence} onChange={setSentence} field={field} />
      </Card>
      <Card>
        {list.isPending ? (
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ) : list.isError ? (
          <EmptyState
            icon={CircleAlert}
            title="The alerts could not be loaded"
            text={messageOf(list.error)}
            action={<Button onClick={() => void list.refetch()}>Try again</Button>}
          />
        ) : list.data.length === 0 ? (
          <EmptyState
            icon={BellRing}
            title="You have no alerts yet"
            text="Say it here or to Sierra, in English or Hindi. For example:"
            action={
              <ul className="flex flex-col gap-2">
                {examples.map(example => (
                  <li key={example}>
                    <Button onClick={() => choose(example)}>{example}</Button>
                  </li>
                ))}
              </ul>
            }
          />
        ) : (
          <ul aria-label="Alerts" className="divide-y divide-line">
            {list.data.map(alert => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

type MakeProps = {
  sentence: string;
  onChange: (sentence: string) => void;
  field: React.RefObject<HTMLInputElement | null>;
};

function MakeAlert({ sentence, onChange, field }: MakeProps) {
  const making = useMakeAlert();
  const add = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(sentence, { onSuccess: () => onChange('') });
  };
  return (
    <form onSubmit={add} className="flex flex-wrap items-start gap-3">
      <Field
        label="What should I watch?"
        hint={`Up to ${mostAlerts} alerts.`}
        {...(making.isError ? { error: messageOf(making.error) } : {})}
        className="min-w-0 flex-1 basis-64"
      >
        {control => (
          <Input
            {...control}
            ref={field}
            required
            maxLength={300}
            placeholder={examples[2]}
            value={sentence}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={making.isPending} className="sm:mt-6.5">
        Add alert
      </Button>
    </form>
  );
}
