/** What a figure means and how it is computed here. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { contentsNotes, type ContentsNote } from '../vocabulary/contents-notes.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import type { DefinitionSentences, ScreenNote } from '../sentences/definition-sentences.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { sourcesOf } from '../serving.ts';
import type { Offer, Shop } from '../conversation.ts';

type Asked = Extract<Intent, { act: 'define' }>;

export function defineDraft({ metrics, says, text }: Asked, { shop }: Context): Draft {
  const say = sentencesFor(shop).definitions;
  if (says !== undefined) {
    const told = says.split('\n').map(say.house);
    return spoken('define', filledIn(told.join('\n'), say, shop));
  }
  const known = metrics.flatMap(key => metricByKey(key) ?? []);
  const [first] = known;
  if (!first) return spoken('define', say.which);
  const note = contentsNote(text.toLowerCase(), first.key);
  const more = note === undefined ? '' : say.house(note);
  const meanings = known.slice(0, 3).map(metric => say.meaning(metric, titlesOf(metric)));
  return spoken('define', [...meanings, more, say.screen[screenNote(first)]].filter(Boolean).join('\n'), [
    ...gapQuestion(first, say, shop.connected),
    say.show(first.key),
  ]);
}

/** What is said of the house holds what is the shop's own. */
const filledIn = (says: string, say: DefinitionSentences, { timeZone, historyFrom }: Shop): string =>
  says
    .replace('{zone}', timeZone)
    .replace('{begins}', historyFrom === undefined ? '' : say.begins(historyFrom))
    .trim();

const titlesOf = (metric: Metric): string[] => sourcesOf(metric).map(source => sourceTitles[source]);

/** Where two platforms count the same thing, the gap between them can be taken apart. */
function gapQuestion({ key }: Metric, say: DefinitionSentences, connected: readonly string[]): Offer[] {
  const isCounted = /^(total_sales_revenue|total_orders|purchaseRevenue|ecommercePurchases)$/.test(key);
  const areBoth = connected.includes('shopify') && connected.includes('google_analytics');
  return isCounted && areBoth ? [say.whichPlatform(/orders|Purchases/.test(key))] : [];
}

/** Why a figure here may not be the one on the platform's own screen. */
function screenNote(metric: Metric): ScreenNote {
  const [source, ...others] = sourcesOf(metric);
  if (others.length > 0 || !source) return 'several';
  return metric.timing === 'now' || metric.timing === 'realtime' ? 'now' : source;
}

/** What a figure holds, when that is what was asked. */
function contentsNote(text: string, key: string): string | undefined {
  const fits = ({ about, of, notOf }: ContentsNote): boolean =>
    about.test(text) && (of?.test(key) ?? true) && !(notOf?.test(key) ?? false);
  return contentsNotes.find(fits)?.says;
}
