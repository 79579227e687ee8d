/** Turns of phrase about a part of the whole, said without "share" or "percent", and about how one kind of buyer spends beside the other. */
import type { Turn } from '../words/turns.ts';
import { newOnes, oldOnes, people } from './word-classes.ts';

const counted = '(?:orders|sales|revenue|turnover|visits|sessions|traffic)';
const wayOfPaying = '(?:cod|cash on delivery|prepaid|upi|card|cards|wallets?)';
const spend = '(?:spend|spends|spending|spent|buy|buying|bought|bring|bringing|brought|order|ordering|ordered)';
const more = '(?: us| in)? (?:more|less)(?: money)? than (?:the |our |my )*';
const bothSides = 'total sales and average order value new vs returning customers';

export const shareTurns: Turn[] = [
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
