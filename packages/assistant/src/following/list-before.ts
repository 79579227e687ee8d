/** A list that was looked into is in view again: "worst week" after a look into one week, "go back to the list". */
import { isGrain } from '@tillsight/metrics/time-grain';
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../reading/moment.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { askBefore } from './ask-before.ts';
import { bucketDays } from './bucket-days.ts';
import type { InView } from './in-view.ts';
import { isSame } from './other-year.ts';

type Talk = { view: InView; turns: readonly Turn[]; calendar: Calendar };

/** What is in view for this question; days named only to say what the list spans are no days of its own. */
export function listInView(talk: Talk, words: Word[], now: Ask): InView {
  if (asksForTheList.test(typedText(words))) return listOf(talk, () => true) ?? talk.view;
  const [grain, ...more] = now.by;
  const inside = talk.view.ask.when?.period;
  if (!now.ranking || !grain || more.length > 0 || !isGrain(grain) || !inside) return talk.view;
  const list = listOf(talk, ({ dimension, values }) =>
    values.some(label => dimension === grain && isSame(bucketDays(grain, label), inside)),
  );
  if (list && spanWords.test(typedText(words))) delete now.when;
  return list ?? talk.view;
}

const asksForTheList =
  /(^| )(back to|show) (the|that|my|full|whole|first|same) (full |whole |first |same )?list( |$)|(^| )list (par|pe|pr) (wapas|vapas)|(^| )(wapas|vapas) (list|wahi list)/;
const spanWords = /(^| )(of|in) the (whole |same )?(week|month|quarter|year|list)( |$)/;

function listOf({ turns, calendar }: Talk, fits: (rows: Turn['mentioned'][number]) => boolean): InView | undefined {
  const turn = turns.findLast(
    ({ requests, mentioned: [rows] }) => requests.length > 0 && rows !== undefined && fits(rows),
  );
  const [first, ...others] = turn?.requests ?? [];
  if (!turn || !first) return undefined;
  return { ask: askBefore([first, ...others], calendar), rows: turn.mentioned[0], behaviour: turn.behaviour };
}
