/** The answers of a talk once more, a line each, with figures of now. */
import type { Turn } from '../conversation.ts';
import type { Context, Draft, Written } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { sourceLine } from '../telling/footnotes.ts';
import { offeredDraft } from './offered.ts';

export function recapDraft(turns: readonly Turn[], context: Context): Draft {
  const { shop } = context;
  // Of a "why" the figure that was explained; its causes are an answer of their own.
  const told = turns.map(({ requests, behaviour }) =>
    offeredDraft({ requests: behaviour === 'explain' ? requests.slice(0, 1) : requests }, context),
  );
  return {
    behaviour: 'answer',
    requests: told.flatMap(({ requests }) => requests),
    issues: [],
    write: async (results, run) => {
      const lines: string[] = [];
      let from = 0;
      for (const { requests, write } of told) {
        lines.push(`• ${headline(await write(results.slice(from, from + requests.length), run))}`);
        from += requests.length;
      }
      const say = sentencesFor(shop).talk;
      return { response: [say.recap, ...new Set(lines), sourceLine(results, shop)].filter(Boolean).join('\n') };
    },
  };
}

/** What stands in the first line, with the first rows where that only names them. */
function headline({ response }: Written): string {
  const [first = '', ...more] = response.split('\n');
  if (!first.endsWith(':')) {
    const title = more.find(line => line.endsWith(':'));
    return title === undefined ? first : `${first} (${title.slice(0, -1)})`;
  }
  const [marked, numbered] = [/^• /u, /^\d+\. /u].map(mark => more.filter(line => mark.test(line)));
  const rows = (marked?.length ? marked : (numbered ?? [])).slice(0, mostRows);
  return `${first} ${rows.map(line => line.replace(/^\S+ /u, '')).join('; ')}`;
}
const mostRows = 3;
