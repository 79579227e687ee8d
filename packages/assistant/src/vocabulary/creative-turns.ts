/** Ads by what they show: which of them sold. Goods are sold as well, so the words that tell ads are kept together here. */
import type { Turn } from '../words/turns.ts';

const which = '(?:which|what|kaun ?s[aei]|kons[aei]|kis|कौन ?स[ाेी]|किस)';
const creative = '(?:creatives?|adverts?|ads?)';
const where = '((?: (?:on|of|from|par|pe|पर) (?:meta|facebook|fb|instagram|insta|google(?: ads)?))?)';
const sold = '(?:(?:has|have|is|are|did|was|were) )?(?:sold|sells?|selling|sell|bik[aei]|bech[aei]|बिक[ाेी]|बेच[ाेी])';
const brought = '(?:brought|bring|brings|drove|drives?|made|makes?|got|gets?|gave|gives?|generated|generates?)';
const most = '(?:the )?(?:best|most)';
const sums = '(?:sales|revenue|money)';
const sabse = '(?:sabse|sab se|सबसे) (?:zyada|jyada|zyaada|acch?a|achh?a|ज्यादा|ज़्यादा|अच्छा)';

export const creativeTurns: Turn[] = [
  ['(?:ads?|advert) (creatives?)', '$1'],
  ['(meta|facebook|fb|instagram|insta|google) (creatives?)', '$2 on $1'],
  // creatives on meta by roas
  [
    `(?<!(?:by|top|best|worst|\\d) )creatives?${where} by (roas|spend|cost|purchases?|sales|revenue|clicks|ctr|cpc|impressions)`,
    '$2 by creatives$1',
  ],
  // which ad creative sold best; which creative on meta brought the most sales
  [`${which} ${creative}${where} (?:that |which )?${sold} ${most}`, 'which creative did best$1'],
  [`${which} ${creative}${where} ${brought}(?: us| in)* ${most} ${sums}`, 'which creative did best$1'],
  [`(?:best|top)[- ]selling ${creative}${where}`, 'best performing creatives$1'],
  // kaunse creative ne sabse zyada becha; konsa ad sabse zyada bika
  [`${which} ${creative}${where}(?: (?:ne|ने|se|से))? ${sabse} ${sold}`, 'which creative did best$1'],
];
