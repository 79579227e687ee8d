/** The rules: everybody of an organization sees its words, the merchant and executives decide them. */
import { randomUUID } from 'node:crypto';
import type { HouseOrder, KeptWord } from '@tillsight/assistant/house-words/house-order';
import { plainWord } from '@tillsight/assistant/house-words/plain-word';
import { meaningText } from '@tillsight/assistant/house-words/tell-word';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { HouseMeaning, longestHouseWord, mostHouseWords, type HouseWord } from '@tillsight/contract/house-words';
import type { Language } from '@tillsight/contract/language';
import { dimensionByKey, metricByKey } from '@tillsight/metrics/catalogue';
import * as z from 'zod/mini';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { readOrganization } from '../users/users.ts';
import { deleteRows, findWords, keepRow, lockWords, type WordRow } from './store.ts';

/** As the reader needs them. */
export async function wordsOf(trx: Trx): Promise<KeptWord[]> {
  return (await findWords(trx)).map(({ word, meaning }) => ({ word, meaning }));
}

export function listWords(base: Base, { organizationId }: Pick<Caller, 'organizationId'>): Promise<HouseWord[]> {
  return base.db.inOrganization(organizationId, async trx => {
    const { country } = await readOrganization(trx, organizationId);
    return (await findWords(trx)).map(row => shown(row, country));
  });
}

type Keeping = Extract<HouseOrder, { do: 'make' }> & { sentence: string; language: Language };

/** What it meant until now, where it was a word already. */
export type Kept = { word: HouseWord; before: HouseMeaning | null };

export async function keepWord(base: Base, caller: Caller, keeping: Keeping): Promise<Kept> {
  const { organizationId, userId } = caller;
  mayDecide(caller, keeping.language);
  const meaning = checkedMeaning(keeping.meaning);
  const word = keeping.word.slice(0, longestHouseWord);
  const plain = plainWord(word);
  await spend(base.db, base.now(), [{ name: 'keep-word', of: userId, times: 60, perMs: 60 * 60_000 }]);
  return base.db.inOrganization(organizationId, async trx => {
    const words = await lockWords(trx, organizationId);
    const before = words.find(each => each.plain === plain);
    if (before === undefined && words.length >= mostHouseWords)
      throw new ProblemError(
        'conflict',
        sentencesFor({ country: '', language: keeping.language }).houseWords.tooMany(mostHouseWords),
      );
    await keepRow(trx, {
      organization_id: organizationId,
      id: before?.id ?? randomUUID(),
      word,
      plain,
      meaning: JSON.stringify(meaning),
      sentence: keeping.sentence.slice(0, 300),
      said_by: userId,
      said_at: new Date(base.now()),
    });
    await noteAct(trx, base.now(), { act: 'word kept', organizationId, userId });
    const { country } = await readOrganization(trx, organizationId);
    const row = (await findWords(trx)).find(each => each.plain === plain);
    if (row === undefined) throw new Error('A word that was kept is not there.');
    return { word: shown(row, country), before: before?.meaning ?? null };
  });
}

/** One by its id, or those that are said; an asterisk stands for all. */
export async function deleteWord(
  base: Base,
  caller: Caller,
  which: { id: string } | { word: string; language: Language },
): Promise<string[]> {
  const { organizationId, userId } = caller;
  return base.db.inOrganization(organizationId, async trx => {
    const meant = (await findWords(trx)).filter(row =>
      'id' in which ? row.id === which.id : which.word === '*' || row.plain === plainWord(which.word),
    );
    if ('id' in which && meant.length === 0) throw new ProblemError('not_found', 'This word is no longer there.');
    mayDecide(caller, 'language' in which ? which.language : 'english');
    const gone = await deleteRows(
      trx,
      meant.map(({ id }) => id),
    );
    if (gone.length > 0) await noteAct(trx, base.now(), { act: 'word forgotten', organizationId, userId });
    return gone;
  });
}

/** Everybody's answers follow them, so they are decided by those who decide about the team. */
function mayDecide({ role }: Caller, language: Language): void {
  if (role === 'merchant' || role === 'executive') return;
  throw new ProblemError('forbidden', sentencesFor({ country: '', language }).houseWords.notYours);
}

/** What comes from a reading is checked like what comes from outside. */
function checkedMeaning(meaning: HouseMeaning): HouseMeaning {
  const parsed = z.parse(HouseMeaning, meaning);
  const isKnown =
    parsed.kind === 'season' ||
    (parsed.kind === 'figure' ? metricByKey(parsed.metric) : dimensionByKey(parsed.dimension)) !== undefined;
  if (!isKnown) throw new ProblemError('invalid_request', 'A word cannot stand for this.');
  return parsed;
}

function shown({ id, word, meaning, sentence, name, said_at }: WordRow, country: string): HouseWord {
  return {
    id,
    word,
    meaning,
    means: meaningText(meaning, { country }),
    sentence,
    said_by: name,
    said_at: said_at.toISOString(),
  };
}
