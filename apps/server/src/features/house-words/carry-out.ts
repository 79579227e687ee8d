/** What was ordered in words is done, and said back in the language of the order. */
import type { HouseOrder } from '@tillsight/assistant/house-words/house-order';
import { meaningText } from '@tillsight/assistant/house-words/tell-word';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Language } from '@tillsight/contract/language';
import { formatDay } from '@tillsight/metrics/format-time';
import { dayAt } from '@tillsight/metrics/period';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { readOrganization } from '../users/users.ts';
import { deleteWord, keepWord, listWords } from './rules.ts';

type Ordered = { order: HouseOrder; sentence: string; language: Language };

export function carryOut(base: Base, caller: Caller, ordered: Ordered): Promise<string> {
  return done(base, caller, ordered).catch(refusalAsAnswer);
}

async function done(base: Base, caller: Caller, { order, sentence, language }: Ordered): Promise<string> {
  const { organizationId } = caller;
  const { country, timeZone } = await base.db.inOrganization(organizationId, trx =>
    readOrganization(trx, organizationId),
  );
  const telling = { country, language };
  const { houseWords } = sentencesFor(telling);
  if (order.do === 'make') {
    const { word, before } = await keepWord(base, caller, { ...order, sentence, language });
    const means = meaningText(order.meaning, telling);
    const was = before === null ? undefined : meaningText(before, telling);
    return houseWords.kept({ word: word.word, means, before: was === means ? undefined : was });
  }
  const words = await listWords(base, caller);
  if (words.length === 0) return houseWords.empty;
  if (order.do === 'list')
    return houseWords.list(
      words.map(({ word, meaning, said_by: by, said_at }) => {
        const on = formatDay(dayAt(Date.parse(said_at), timeZone), country, language);
        return houseWords.line({ word, means: meaningText(meaning, telling), by, on });
      }),
    );
  const gone = await deleteWord(base, caller, { word: order.word, language });
  return gone.length > 0
    ? houseWords.deleted(gone)
    : houseWords.noSuch({ word: order.word, kept: words.map(({ word }) => word) });
}
