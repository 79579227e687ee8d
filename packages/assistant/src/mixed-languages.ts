/** For tests: words of another language than a reply is written in; names of the store, of platforms and of pages belong to all. */
import type { Language } from '@tillsight/contract/language';
import { namesOf } from '@tillsight/metrics/place-names';
import type { Shop, StoreNames } from './conversation.ts';
import type { Told } from './traced-numerals.ts';

/** What stays as it is in every language: names of the store, of platforms, of the product's pages, and of the trade. */
const names =
  /\b(?:Shopify|Google(?: Analytics| Ads)?|Analytics|GA4|Meta(?: Ads)?|Facebook|Instagram|Tillsight|Sierra|Integrations|Report Configuration|User Management|Start New Chat|Forgot password|ROAS|COD|CTR|CPC|CPM|SKU|ABC|RTO|AOV|CAC|WhatsApp|YouTube|Pinterest|Performance Max|Cross-network|[Pp]oint of sale|GST|RFM|FY|[Oo]ut of stock)\b/g;

/** The store whose own names are in its replies. */
type Own = { shop: Pick<Shop, 'name'>; names: StoreNames };

function ownWords({ reply, results }: Told, { shop, names: { values } }: Own): string {
  const labels = results.flatMap(({ rows, request }) => [
    ...rows.flatMap(row => Object.values(row.by)),
    // A variant's sizes and colours are told by themselves as well; a single letter is no word of any language.
    ...rows.flatMap(row => (row.by['variant'] ?? '').split(/ \/ | - /)).filter(part => part.length > 1),
    ...(request.where ?? []).flatMap(({ is, is_not: isNot }) => is ?? isNot ?? []),
  ]);
  const known = [
    ...new Set([
      ...labels,
      ...Object.values(values).flat(),
      ...(values['city'] ?? []).flatMap(city => namesOf('city', city)),
      shop.name,
    ]),
  ].flatMap(label => label ?? []);
  return [
    reply.response,
    ...reply.alternatives.flatMap(({ label, question }) => [label, question]),
    reply.chart?.title ?? '',
  ]
    .map(text => known.toSorted((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(name, ''), text))
    .join('\n')
    .replaceAll(/"[^"]*"/g, '');
}

const ofEnglish =
  /\b(?:of|for|with|from|by|was|were|not|and|you|your|until|against|than|last|this|which|because|compared)\b/i;
const ofHinglish = /\b(?:hai|hain|ka|ki|ke|mein|aur|yaani|tak|rahi|rahe|raha|zyada|pichhle|hisaab)\b/i;

/** Each with the words around it. */
export const foreignTo = (language: Language, told: Told, own: Own): string[] =>
  foreignIn(language, ownWords(told, own)).map(found => `${told.reply.turn.question}: ${found}`);

/** The first word of another language, with the words around it. */
export function foreignIn(language: Language, whole: string): string[] {
  const text = whole.replace(names, '');
  const found =
    language === 'hindi'
      ? /[a-z]{2,}/i.exec(text)
      : (/\p{Script=Devanagari}+/u.exec(text) ?? (language === 'english' ? ofHinglish : ofEnglish).exec(text));
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
  return [`${found[0]} in ${JSON.stringify(around)}`];
}
