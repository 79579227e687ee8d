/** The field in which something is made by a sentence, and sentences to try there. */
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

export type SentenceField = { label: string; hint: string; placeholder: string; button: string };

type Sentence = { text: string; set: (text: string) => void; input: RefObject<HTMLInputElement | null> };

/** What is being typed; an example that is chosen stands there to be changed. */
export function useSentence(): Sentence & { choose: (example: string) => void } {
  const [text, set] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const choose = (example: string) => {
    set(example);
    input.current?.focus();
  };
  return { text, set, input, choose };
}

type SentenceFormProps = {
  field: SentenceField;
  making: UseMutationResult<unknown, Error, string>;
  sentence: Sentence;
};

/** A refusal is told where the sentence stands. */
export function SentenceForm({ field, making, sentence: { text, set, input } }: SentenceFormProps) {
  const make = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(text, { onSuccess: () => set('') });
  };
  return (
    <Card>
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
              value={text}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={making.isPending} className="sm:mt-6.5">
          {field.button}
        </Button>
      </form>
    </Card>
  );
}

export function Examples({ examples, onChoose }: { examples: readonly string[]; onChoose: (example: string) => void }) {
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
