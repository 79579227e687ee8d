/** Turns of phrase about a part of the whole, said without "share" or "percent", and about how one kind of buyer spends beside the other. */
import type { Turn } from '../words/turns.ts';
import { newOnes, oldOnes, people } from './word-classes.ts';

const counted = '(?:orders|sales|revenue|turnover|visits|sessions|traffic)';
const wayOfPaying = '(?:cod|cash on delivery|prepaid|upi|card|cards|wallets?)';
const spend = '(?:spend|spends|spending|spent|buy|buying|bought|bring|bringing|brought|order|ordering|ordered)';
const sexes = '(?:men|women|ladies|gents|males?|females?)';
const more = '(?: us| in)? (?:more|less)(?: money)? than (?:the |our |my )*';
const bothSides = 'total sales and average order value new vs returning customers';

/** Two that are held against each other as a ratio: each is told as a part of a figure, of this one where none is named. */
const pairs: readonly [one: string, other: string, told: (figure: string) => string, figure: string][] = [
  ['(?:cod|cash on delivery|सीओडी)', '(?:prepaid|pre-paid|प्रीपेड)', figure => `share of cod and prepaid ${figure}`, 'orders'],
  [newOnes, oldOnes, figure => `${figure} new vs returning customers`, ''],
  ['(?:online|website|web|ऑनलाइन)', '(?:offline|shops?|stores?|dukaa?n|tills?|pos|ऑफलाइन|दुकान)', figure => `online vs offline ${figure} share`, 'sales'],
  ['(?:mobile|phone|मोबाइल)', '(?:desktop|laptop|computer|डेस्कटॉप|लैपटॉप)', figure => `mobile vs desktop ${figure} share`, 'visits'],
]; // prettier-ignore
const figures = '(orders?|sales?|bikri|revenue|visits?|sessions|traffic|purchases|ऑर्डर|बिक्री)';
const against = ' ?(?:aur|and|vs\\.?|v|to|or|ya|:|/|-|&|n|और|से)? ?';
const ratio = '(?: (?:ka|ke|ki|का|के|की))? (?:ratio|रेशियो|अनुपात)';
const ratios = pairs.flatMap(([one, other, told, figure]): Turn[] =>
  [[one, other], [other, one]].flatMap(([first, second]): Turn[] => {
    const both = `${first}(?: ${people})?${against}(?:the |our )?${second}(?: ${people})?`;
    const of = 'ratio (?:of|between) (?:the |our )?';
    return [
      [`${of}${both} ${figures}|${both} ${figures}${ratio}`, told('$1$2')],
      [`${of}${both}|${both}${ratio}`, told(figure)],
    ];
  }),
); // prettier-ignore

/** "customers per RFM group, and the sales each group accounts for": a further figure of the rows. */
const ofRows = '(?<=\\b(?:per|by|each|every|wise)\\b.*)';
const eachRow = '(?:each|every)(?: one)?(?: of them)?(?: [^ ,.?!]+)?';
const rowFigures =
  '(?:(?:total |net |gross )?sales|revenue|orders|units|pieces|profit|spend|cost|clicks|conversions|visits|sessions|customers)';

export const shareTurns: Turn[] = [
  ...ratios,
  // sales by city, each as % of total; revenue mix by collection
  ['(?<=\\b(?:per|by|each|every|wise|mix)\\b.*)(?:each(?: one| of them| row)?(?:\'s)?|every one|expressed|shown|told|given) (?:as )?(?:an? |the )*(?:%|percent|percentage|share|part) of (?:the )?(?:total|whole)(?: [a-z]+(?= ?(?:$|[?.!,])))?', 'as % of total'],
  [`((?:total |net |gross )?(?:sales|revenue|orders?|units?|spend|payment|traffic|session|visit|customer|profit|stock)s?) (?:mix|composition)(?= (?:by|per|across|of)\\b)`, '$1 share'],
  [`${ofRows}(?:,? ?(?:and|with|plus|along with)|,) (?:the )?(${rowFigures}) (?:that |which )?${eachRow} (?:accounts? for|brings?(?: in)?|brought(?: in)?|makes?|made|contribut(?:es?|ed)|generate[sd]?|gives?|gave|got|gets|had)`, ' and $1'],
  [`${ofRows}(?:,? ?(?:and|with|plus)|,) (?:how much|what)(?: money| sales| revenue)? (?:(?:did|does|do|has|have) ${eachRow} (?:bring|brought|make|made|earn|earned|account for|contributed?|generated?)|${eachRow} (?:brings?|brought|makes?|made|earn(?:s|ed)|accounts? for|contribute[sd]))(?: in)?(?: us)?`, ' and total sales'],
  // which city returns the most, as a share of what it buys
  ['(returns?|returned|sends? back|sent back)( (?:the )?(?:most|least))?((?: (?:in|on|last|this|over|since)(?: [^ ,?]+){1,3}?)?),? (?:as|in) (?:a |the )?(?:share|percent|percentage|%|part|proportion) of (?:what|all) (?:it|they|each|people|is|was)(?: has| have)? ?(?:buys?|bought|orders?|ordered|sold|purchased)?', 'return rate$2$3'],
  // who buys more, men or women
  [`(?:(?:who|which of them) (?:buys?|bought|orders?|ordered|spends?|spent|shops?) (?:the )?(?:more|most)(?: with us| from us)?((?: [^ ,?]+){0,3}?),? (?:is it )?)(?:the )?${sexes} or (?:the )?${sexes}`, 'total sales by gender$1'],
  [`(?:do|did|are|is it) (?:the )?${sexes} or (?:the )?${sexes} (?:who )?(?:buy|bought|order|spend|spent|shop|shopping|buying)(?: (?:the )?(?:more|most))?`, 'total sales by gender'],
  // how much of our orders are cash on delivery now
  [`how (?:much|many|big a part) of (?:all |the |our |my )*(${counted}) (?:is|are|was|were|comes?|came|goes|went)(?: by| in| on| through| via| as)?(?= ${wayOfPaying}(?! (?:return|rto|refus|cancel)))`, 'what share of $1 is'],
  // how much of our sales comes from Mumbai; how much of that is from mobile
  [`how (?:much|many|big a part) of (?:all |the |our |my )*(${counted}) (?:is|are|was|were|comes?|came) (?:from|in|through)`, 'what share of $1 comes from'],
  // and how much is Mumbai of the total
  ['how (?:much|many|big)(?: a part)? (?:is|are|was|were|does|do|did) ([^,.?! ]+(?: [^,.?! ]+){0,3}?)(?: make up| bring)? (?:out )?of (?:the |our |all )*(?:total|whole|all|it all)(?: sales)?', 'what share is $1'],
  // are repeat customers spending more than new ones
  [`(?:are|do|did|is|have|has) (?:the |our |my )*(?:${newOnes}|${oldOnes})(?: ${people}| ones)? ${spend}${more}(?:${newOnes}|${oldOnes})(?: ${people}| ones)?`, bothSides],
  // how much do returning customers spend on average
  [`(?:how much|what) (?:do|does|did) (?:the |our |my |a )*(${newOnes}|${oldOnes})(?: (?:${people}|ones))? spend(?: with us| each)? on (?:an )?average`, 'average order value of $1 customers'],
  [`average spend(?:ing)? of (?:the |our )?(${newOnes}|${oldOnes})(?: (?:${people}|ones))?`, 'average order value of $1 customers'],
  // who returns more, cod or prepaid customers
  [`who (?:returns|sends back|gives back|return|send back|sent back|returned)(?: things| goods| orders| parcels)?(?: more| most)?,? (?:is it |the )?(${wayOfPaying}) or (?:the )?(${wayOfPaying})(?: (?:${people}|orders|ones))?`, 'units returned $1 vs $2'],
  [`who (?:cancels|cancel|cancelled)(?: orders)?(?: more| most)?,? (?:is it |the )?(${wayOfPaying}) or (?:the )?(${wayOfPaying})(?: (?:${people}|orders|ones))?`, 'cancelled orders $1 vs $2'],
  // how much discount did we give last month and what percent of sales is that
  ['(?:how much|what) (discounts?|returns?|refunds?)(?: money)? (?:did|do|have|has) (?:we|i) (?:give|given|gave|get|got|pay|paid|have|had)( .{0,30}?)?,? and (?:what|which|how many|how much) (?:percent|percentage|%|share|part) of (?:the |our |total |all )*sales (?:is|was|are|were) (?:that|it|this|they)', '$1 and $1 rate$2'],
  // who buys it, new or old customers
  [`who (?:buys?|bought|is buying|orders?|ordered|purchases?|purchased)(?: (?:it|them|this|these|that|those))?,? (?:(?:is it|are they|mostly|mainly|more|the) )*(?:(?:${newOnes}) or (?:${oldOnes})|(?:${oldOnes}) or (?:${newOnes}))(?: ${people}| ones)?`, 'new vs returning customers'],
  [`who (?:buys?|bought|is buying|orders?|ordered|purchases?|purchased) ((?:the |our )?(?:[^ ?.,]+ ){0,3}?[^ ?.,]+),? (?:(?:is it|are they|mostly|mainly|more|the) )*(?:(?:${newOnes}) or (?:${oldOnes})|(?:${oldOnes}) or (?:${newOnes}))(?: ${people}| ones)?`, 'sales of $1 new vs returning customers'],
  [`do (?:${newOnes}|${oldOnes}) or (?:${newOnes}|${oldOnes})(?: ${people})? ${spend} more(?: money)?`, bothSides],
]; // prettier-ignore
