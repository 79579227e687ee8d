/** Answers a board's tiles as if the viewer had asked each of them now, with one call per platform for all. */
import type { Reply } from '@tillsight/assistant/conversation';
import { languageOf } from '@tillsight/assistant/language-of';
import { requestsDue } from '@tillsight/assistant/schedules/tell-schedule';
import type { TileState } from '@tillsight/contract/boards';
import type { Language } from '@tillsight/contract/language';
import type { MetricResult } from '@tillsight/metrics/request';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { nameOfTile, tilesOf, titleOfTile, type TileRow } from '../boards/boards.ts';
import { askNumbers } from '../insights/insights.ts';
import { answerIn, threadOfKept, type Asking } from './answer-in.ts';
import { gathering } from './gathering.ts';
import type { ChatDeps } from './model.ts';
import { readTalk } from './turns.ts';

/** `results`: the figures it was told from. */
export type AnsweredTile = { id: string; title: string; state: TileState; reply: Reply; results: MetricResult[] };

export async function askBoard(
  deps: ChatDeps,
  caller: Caller,
  board: string,
): Promise<{ askedAt: number; answers: AnsweredTile[] }> {
  const askedAt = deps.now();
  await spend(deps.db, askedAt, [{ name: 'ask-board', of: caller.userId, times: 30, perMs: 60_000 }]);
  const { language } = await readTalk(deps, caller);
  return { askedAt, answers: await answerBoard(deps, { ...caller, board, language }) };
}

/** `now`: the moment it is told of, where that is not this one. `language`: the viewer's, where they have chosen one; otherwise each is told in that of its question. */
type Looking = Asking & { userId: string; board: string; language: Language | null; now?: number };

export async function answerBoard(deps: ChatDeps, looking: Looking): Promise<AnsweredTile[]> {
  const { tiles, ...around } = await tilesOf(deps, looking, looking.board);
  const { run, done } = gathering(requests => askNumbers(deps, looking.organizationId, requests), tiles.length);
  return Promise.all(
    tiles.map(async tile => {
      const seen: MetricResult[] = [];
      const language = looking.language ?? languageOf(tile.question, []);
      const telling = { ...around, language };
      try {
        const reply = await answerIn({ ...deps, model: null }, looking, {
          ...threadOf(tile, titleOfTile(tile, telling), { now: looking.now ?? deps.now(), timeZone: around.timeZone }),
          language,
          run: async requests => {
            const results = await run(requests);
            seen.push(...results);
            return results;
          },
        });
        return { id: tile.id, title: nameOfTile(tile, telling), state: stateOf(reply, seen), reply, results: seen };
      } finally {
        done();
      }
    }),
  );
}

/** Where requests are kept no word of the question is read. */
function threadOf({ question, requests }: TileRow, title: string, at: { now: number; timeZone: string }) {
  if (requests === null) return { question, turns: [] };
  return threadOfKept(title, requestsDue(requests, at));
}

function stateOf({ behaviour, connect }: Reply, results: readonly MetricResult[]): TileState {
  const kinds = new Set(results.flatMap(({ issues }) => issues.map(({ kind }) => kind)));
  if (kinds.has('source-failed') || kinds.has('needs-reconnect')) return 'stale';
  const hasFigures = results.some(({ rows }) =>
    rows.some(({ values }) => Object.values(values).some(({ value }) => value !== null)),
  );
  if (hasFigures) return 'answered';
  return behaviour === 'no-source' || connect !== undefined || kinds.has('not-connected') ? 'not-connected' : 'nothing';
}

/** For a message: what each of them says first. */
export const boardLines = (answers: readonly AnsweredTile[]): string[] =>
  answers.map(({ reply }) => reply.response.split('\n').slice(0, mostLines).join('\n'));

const mostLines = 4;
