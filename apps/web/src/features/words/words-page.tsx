import { mostHouseWords } from '@tillsight/contract/house-words';
import { BookA } from 'lucide-react';
import { SentenceList } from '../../shell/sentence-list.tsx';
import { useHouseWords, useMakeHouseWord } from './api.ts';
import { WordRow } from './word-row.tsx';

const example = 'For us sales means net sales';

export function WordsPage() {
  return (
    <SentenceList
      title="Words"
      subtitle="Teach Sierra the words you use. They work for your whole team."
      field={{
        label: 'What does a word mean here?',
        hint: `Up to ${mostHouseWords} words. Only the merchant and executives can change them.`,
        placeholder: example,
        button: 'Add word',
      }}
      // One of each kind.
      examples={[
        example,
        'NCR is Delhi, Gurgaon and Noida',
        'Our season is from 1 October to 15 January',
        'Call Gulmohar Chikankari Kurta GCK',
      ]}
      empty={{ icon: BookA, title: 'No words of your own yet' }}
      failed="Your words couldn't be loaded"
      list={useHouseWords()}
      making={useMakeHouseWord()}
      renderRow={word => <WordRow key={word.id} word={word} />}
    />
  );
}
