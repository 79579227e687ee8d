/** How figures were found: what was asked for, what each figure means here, and what each platform was asked in its own words. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult, SourceNote } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { Link, Shop, Turn } from '../conversation.ts';
import type { Context, Draft } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { sourcesOf } from '../serving.ts';
import { offerText } from '../telling/offer-text.ts';
import { baseOf, clockText, countText, isNow } from '../telling/wording.ts';

/** As many requests are told, and as many figures explained. */
const most = 3;
/** A query that is longer is cut. */
const longestQuery = 400;

/** `turn`: what was said, so that the talk goes on from it and not from its explanation. */
export function howDraft(requests: MetricRequest[], turn: Partial<Turn>, { shop }: Context): Draft {
  return {
    behaviour: 'define',
    requests,
    issues: [],
    write: results => ({
      response: told(results, shop).join('\n'),
      ...linked(results, shop),
      ...(turn.mentioned ? { mentioned: turn.mentioned } : {}),
      alternatives: (turn.offered ?? []).slice(0, most),
    }),
  };
}

function told(results: readonly MetricResult[], shop: Shop): string[] {
  const { how, definitions } = sentencesFor(shop);
  const metrics = [...new Set(results.flatMap(({ request }) => request.metrics))].flatMap(
    key => metricByKey(key) ?? [],
  );
  const wishes = results.slice(0, most).map(result => wishOf(result, shop));
  const meanings = metrics.slice(0, most).map(metric =>
    definitions.meaning(
      metric,
      sourcesOf(metric).map(source => sourceTitles[source]),
    ),
  );
  return [
    how.head,
    ...wishes.map(wish => `• ${wish}`),
    ...meanings.map(meaning => `• ${meaning}`),
    ...[
      ...Map.groupBy(
        results.flatMap(({ sources }) => sources),
        ({ source }) => source,
      ).values(),
    ].flatMap(notes => sourceLines(notes, shop)),
    metrics.every(({ key }) => isNow(key)) ? '' : how.states(statesOf(results), clockText(shop)),
  ].filter(line => line !== '');
}

const statesOf = (results: readonly MetricResult[]): Set<SourceNote['state']> =>
  new Set(results.flatMap(({ sources }) => sources.map(({ state }) => state)));

/** What was asked for, in words, and what it was held against. */
function wishOf(result: MetricResult, shop: Shop): string {
  const base = baseOf(result);
  const { base: _, ...request } = result.request;
  return sentencesFor(shop).how.wish(offerText([request], shop), base);
}

/** The platforms' own screens, each once. */
function linked(results: readonly MetricResult[], shop: Shop): { links?: Link[] } {
  const { how } = sentencesFor(shop);
  const links = results
    .flatMap(({ sources }) => sources)
    .flatMap(({ source, screens = [] }) =>
      screens.map(({ of, address }) => ({ label: how.show(sourceTitles[source], of), address })),
    );
  const once = [...new Map(links.map(link => [link.address, link])).values()];
  return once.length > 0 ? { links: once } : {};
}

/** When a platform was asked, how many rows it gave, and its own query. */
function sourceLines(notes: readonly SourceNote[], shop: Shop): string[] {
  const { how } = sentencesFor(shop);
  const [first] = notes;
  const asked = [...new Set(notes.flatMap(note => note.asked ?? []))];
  if (!first || asked.length === 0) return [];
  const rows = notes.reduce((sum, note) => sum + (note.rows ?? 0), 0);
  const clock = clockText({ ...shop, now: first.askedAt });
  const line = how.asked({ source: sourceTitles[first.source], clock, rows: countText(rows, shop), isOne: rows === 1 });
  return [line, ...asked.slice(0, most).map(cut)];
}

const cut = (text: string): string => (text.length <= longestQuery ? text : `${text.slice(0, longestQuery)} …`);
