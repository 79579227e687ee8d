import type { HouseWord } from '@tillsight/contract/house-words';
import { SentenceRow } from '../../shell/sentence-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useClock } from '../../use-clock.ts';
import { useDeleteHouseWord } from './api.ts';

const kinds = { figure: 'Figure', group: 'Group', name: 'Short name', season: 'Season' } as const;

export function WordRow({ word }: { word: HouseWord }) {
  const clock = useClock();
  const forget = useDeleteHouseWord(word);
  return (
    <SentenceRow
      title={
        <>
          {word.word} <span className="font-normal">means {word.means}</span> <Badge>{kinds[word.meaning.kind]}</Badge>
        </>
      }
      lines={[`“${word.sentence}”`, `${word.said_by ?? 'Someone who has left'}, ${clock.day(word.said_at)}`]}
      ending={{
        of: word.word,
        verb: 'Forget',
        busyVerb: 'Forgetting...',
        title: 'Forget this word?',
        description: `Questions with “${word.word}” are read without it again.`,
        action: forget,
      }}
    />
  );
}
