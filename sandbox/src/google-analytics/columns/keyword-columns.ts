import { entry, itemAt } from '../../checked.ts';
import type { World } from '../../world/world.ts';
import { luckOf, partAt } from '../view/luck.ts';
import { NOT_SET, lookup } from './column.ts';

/** Keyword and search of a click on a search ad: drawn by their share of the ad group's clicks. */
export function keywordTexts(
  world: World,
  kind: 'keyword' | 'query',
): { values: string[]; codeOf: (visit: number) => number } {
  const choices = world.origins.map(origin => choicesOf(world, origin, kind));
  const { values, codeOf } = lookup([NOT_SET, ...choices.flatMap(each => each.map(choice => choice.text))]);
  const codes = new Map(values.map((value, code) => [value, code]));
  const { origin } = world.visits;
  return {
    values,
    codeOf(visit) {
      const of = itemAt(choices, itemAt(origin, visit));
      if (of.length === 0) return itemAt(codeOf, 0);
      const luck = luckOf(visit, 21);
      return entry(
        codes,
        itemAt(
          of,
          partAt(
            of.map(choice => choice.share),
            luck,
          ),
        ).text,
      );
    },
  };
}

function choicesOf(
  { adCampaigns, adGroups, adKeywords, adTerms }: World,
  origin: { campaign: string; adGroup: string },
  kind: 'keyword' | 'query',
): { text: string; share: number }[] {
  const group = adGroups.findIndex(
    each => each.name === origin.adGroup && itemAt(adCampaigns, each.campaign).name === origin.campaign,
  );
  return adKeywords.flatMap((keyword, row) => {
    if (keyword.adGroup !== group || group < 0) return [];
    if (kind === 'keyword') return [{ text: keyword.text, share: keyword.share }];
    return adTerms
      .filter(term => term.keyword === row)
      .map(term => ({ text: term.text, share: term.share * keyword.share }));
  });
}
