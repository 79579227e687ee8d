/** A page of things that are made by a sentence: the field to say it in, and the list of what was made. */
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Page } from './page.tsx';

type SentenceListProps<Item> = {
  title: string;
  subtitle: string;
  field: { label: string; hint: string; placeholder: string; button: string };
  /** They can be tried where nothing was made yet. */
  examples: readonly string[];
  empty: { icon: LucideIcon; title: string };
  failed: string;
  list: UseQueryResult<readonly Item[]>;
  making: UseMutationResult<unknown, Error, string>;
  renderRow: (item: Item) => ReactNode;
};

export function SentenceList<Item>({
  title,
  subtitle,
  field,
  examples,
  empty,
  failed,
  list,
  making,
  renderRow,
}: SentenceListProps<Item>) {
  const [sentence, setSentence] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = (example: string) => {
    setSentence(example);
    input.current?.focus();
  };
  const make = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(sentence, { onSuccess: () => setSentence('') });
  };
  return (
    <Page title={title} subtitle={subtitle}>
      <Card className="mb-4">
        <form onSubmit={make} className="flex flex-wrap items-start gap-3">
          <Field
            label={field.label}
            hint={field.hint}
            {...(making.isError ? { error: messageOf(making.error) } : {})}
            className="min-w-0 flex-1 basis-64"
          >
            {control => (
              <Input
                {...control}
                ref={input}
                required
                maxLength={300}
                placeholder={field.placeholder}
                value={sentence}
                onChange={({ target }) => setSentence(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" busy={making.isPending} className="sm:mt-6.5">
            {field.button}
          </Button>
        </form>
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
            title={failed}
            text={messageOf(list.error)}
            action={<Button onClick={() => void list.refetch()}>Try again</Button>}
          />
        ) : list.data.length === 0 ? (
          <EmptyState
            icon={empty.icon}
            title={empty.title}
            text="Say it here or to Sierra, in English or Hindi. For example:"
            action={<Examples examples={examples} onChoose={choose} />}
          />
        ) : (
          <ul aria-label={title} className="divide-y divide-line">
            {list.data.map(renderRow)}
          </ul>
        )}
      </Card>
    </Page>
  );
}

function Examples({ examples, onChoose }: { examples: readonly string[]; onChoose: (example: string) => void }) {
  return (
    <ul className="flex flex-col gap-2">
      {examples.map(example => (
        <li key={example}>
          <Button onClick={() => onChoose(example)}>{example}</Button>
        </li>
      ))}
    </ul>
  );
}
