import { mostHouseWords } from '@tillsight/contract/house-words';
import { BookA, CircleAlert } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { messageOf } from '../../api.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHouseWords, useMakeHouseWord } from './api.ts';
import { WordRow } from './word-row.tsx';

/** One of each kind. */
const examples = [
  'For us sales means net sales',
  'NCR is Delhi, Gurgaon and Noida',
  'Our season is from 1 October to 15 January',
  'Call Gulmohar Chikankari Kurta GCK',
];

export function WordsPage() {
  const list = useHouseWords();
  const [sentence, setSentence] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const choose = (example: string) => {
    setSentence(example);
    field.current?.focus();
  };
  return (
    <Page title="Words" subtitle="What your own words mean. Everybody’s questions are read with them.">
      <Card className="mb-4">
        <MakeWord sentence={sentence} onChange={setSentence} field={field} />
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
            title="The words could not be loaded"
            text={messageOf(list.error)}
            action={<Button onClick={() => void list.refetch()}>Try again</Button>}
          />
        ) : list.data.length === 0 ? (
          <EmptyState
            icon={BookA}
            title="No words of your own yet"
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
          <ul aria-label="Words" className="divide-y divide-line">
            {list.data.map(word => (
              <WordRow key={word.id} word={word} />
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

function MakeWord({ sentence, onChange, field }: MakeProps) {
  const making = useMakeHouseWord();
  const add = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(sentence, { onSuccess: () => onChange('') });
  };
  return (
    <form onSubmit={add} className="flex flex-wrap items-start gap-3">
      <Field
        label="What does a word mean here?"
        hint={`Up to ${mostHouseWords} words. The merchant and executives decide them.`}
        {...(making.isError ? { error: messageOf(making.error) } : {})}
        className="min-w-0 flex-1 basis-64"
      >
        {control => (
          <Input
            {...control}
            ref={field}
            required
            maxLength={300}
            placeholder={examples[0]}
            value={sentence}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={making.isPending} className="sm:mt-6.5">
        Add word
      </Button>
    </form>
  );
}
