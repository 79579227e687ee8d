/** For tests: the tests' merchant asks, and the made-up store answers. */
import { answerQuestion } from './answer-question.ts';
import type { Reply, Shop, Turn } from './conversation.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { readHere } from './read-here.ts';

export const askMadeUpStore = (text: string, turns: Turn[] = [], shop: Shop = kesarLane): Promise<Reply> =>
  answerQuestion({
    text,
    read: readHere,
    turns,
    shop,
    run: madeUpRun(shop),
    names: () => Promise.resolve(kesarLaneNames),
  });

const { language: _, ...anyLanguage } = kesarLane;

/** The same, answered in the language of the question. */
export const askInItsLanguage = (text: string): Promise<Reply> => askMadeUpStore(text, [], anyLanguage);

/** The reply to the last of several questions of one talk. */
export async function talkWithMadeUpStore(...questions: string[]): Promise<Reply> {
  const turns: Turn[] = [];
  const replies: Reply[] = [];
  for (const text of questions) {
    const reply = await askMadeUpStore(text, [...turns]);
    turns.push(reply.turn);
    replies.push(reply);
  }
  const last = replies.at(-1);
  if (last === undefined) throw new Error('A talk has at least one question.');
  return last;
}
