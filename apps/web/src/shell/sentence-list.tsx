/** A page of things that are made by a sentence: the field to say it in, and the list of what was made. */
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Page } from './page.tsx';
import { Examples, SentenceForm, useSentence, type SentenceField } from './sentence-form.tsx';

type SentenceListProps<Item> = {
  title: string;
  subtitle: string;
  field: SentenceField;
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
  const sentence = useSentence();
  return (
    <Page title={title} subtitle={subtitle}>
      <div className="mb-4">
        <SentenceForm field={field} making={making} sentence={sentence} />
      </div>
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
            text="Type it here or tell Sierra, in English or Hindi. For example:"
            action={<Examples examples={examples} onChoose={sentence.choose} />}
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
