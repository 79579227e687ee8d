import type { HouseWord } from '@tillsight/contract/house-words';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useClock } from '../../use-clock.ts';
import { useDeleteHouseWord } from './api.ts';

const kinds = { figure: 'Figure', group: 'Group', name: 'Short name', season: 'Season' } as const;

export function WordRow({ word }: { word: HouseWord }) {
  const clock = useClock();
  const forget = useDeleteHouseWord(word);
  const [isForgetting, setForgetting] = useState(false);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">
          <span className="font-medium">{word.word}</span> means {word.means} <Badge>{kinds[word.meaning.kind]}</Badge>
        </p>
        <p className="mt-1 text-sm break-words text-muted">“{word.sentence}”</p>
        <p className="mt-0.5 text-sm text-faint">
          {word.said_by ?? 'Somebody who has left'}, {clock.day(word.said_at)}
        </p>
      </div>
      <Button variant="quiet-danger" aria-label={`Forget ${word.word}`} onClick={() => setForgetting(true)}>
        Forget
      </Button>
      {isForgetting ? (
        <ConfirmDialog
          title="Forget this word?"
          description={`Everybody’s questions with “${word.word}” are read as before.`}
          verb="Forget"
          busyVerb="Forgetting..."
          busy={forget.isPending}
          onConfirm={() => forget.mutate(undefined, { onSettled: () => setForgetting(false) })}
          onClose={() => setForgetting(false)}
        />
      ) : null}
    </li>
  );
}
