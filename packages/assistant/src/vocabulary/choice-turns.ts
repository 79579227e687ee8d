/** Turns of phrase of who ranks, compares, relates two figures or asks without saying of what, put in words the tables know. */
import { turnsOf, type Turn } from '../words/turns.ts';

const things = '(?:campaigns?|keywords?|ad groups?|search terms?|ads)';
const days = '(?:hafte|mahine|saal|week|month|year|हफ्ते|महीने|साल)';
const parts =
  '(?:refunds?|returns?|tax|taxes|gst|shipping|shipping charges|discounts?|ad spend|cogs|cost of goods sold|gross profit)';
const sales = '(?:net sales|gross sales|total sales|sales?|revenue|turnover)';
const asPart = (figure: string): string => `${figure} as a percent of sales`;
const ofSales = `(?:what |which |how much )?(?:percent|percentage|%|share|part|proportion|fraction) of (?:our |the |my |all |total )*${sales}`;

const turns: Turn[] = [
  // what goes fast is counted: "which size goes fastest", "what is flying off the shelves"
  ['(?:go|goes|going|went|move|moves|moving|moved|sell|sells|selling|fly|flies)(?: out| off)?(?: the)? (?:fastest|quickest|soonest)', 'sold most'],
  ["what(?:'s| is| s)? (?:flying|running|walking|going) off (?:the |our )?(?:shelf|shelves|racks?|rack)", 'best selling products'],
  ["(?<=^)what(?:'s| is| s)? hot(?: right now| now| these days)?(?=[?!. ]*$)", 'best selling products'],
  ['(?<=^)(?:the )?winners and losers', 'best and worst products'],
  ['(?:flying|running|walking|going) off (?:the |our )?(?:shelf|shelves|racks?)', 'selling most'],
  // who gained is no new customer
  ['(which [a-z ]{3,24}) (?:gained|gain|gaining|have gained|has gained)(?: the)? most', '$1 sales grew the most'],
  // money brought is sales
  ['(?:made|makes|make|earned|earns|brought|brings|fetched|gave)(?: us| me)?(?: in)? (?:the )?(?:most|highest|maximum) (?:money|cash|amount)', 'had the most sales'],
  ['(which (?:[a-z]+ ){1,2})pieces?(?= (?:made|earned|earns|brought|brings|sold|sells|had|got|did|was|is) )', '$1products'],
  // the second best stands in a list of two
  ['(?:second|2nd|no\\.? 2)[- ](best|highest|most|largest|biggest|worst|lowest|top|busiest)', '2 $1'],
  ['(?:third|3rd|no\\.? 3)[- ](best|highest|most|largest|biggest|worst|lowest|top|busiest)', '3 $1'],
  ['(?:fourth|4th)[- ](best|highest|most|largest|biggest|worst|lowest|top)', '4 $1'],
  ['(?:doosr[aei]|dusr[aei]) (?:number par|number pe|sabse)', '2 sabse'],
  // one figure as a part of another
  [`(${parts})[- ](?:to|by|vs|over)[- ]${sales} (?:ratio|percent|percentage|%)`, asPart('$1')],
  [`ratio of (?:our |the )?(${parts}) to ${sales}`, asPart('$1')],
  [`${ofSales} (?:do|did|have|are|is|was|were|gets?|got|goes?|went|ends? up|comes?|came)(?: we| being| back| out| away| to| into| in| as| on| for| be| as a)* (?:refund(?:s|ed|ing)?)`, asPart('refunds')],
  [`${ofSales} (?:do|did|is|was|are|were|goes?|went)(?: we| pay| paid| to| into| in| as| on| for| out| away)* (?:tax|taxes|gst)`, asPart('tax')],
  [`${ofSales} (?:do|did|is|was|are|were|goes?|went)(?: we| give| given| away| to| into| in| as| on| for| out)* discounts?`, asPart('discounts')],
  ['how much (?:do|did) we spend on (?:ads|advertising|marketing) (?:per|for each|for every|for an) order|how much per order (?:do|did) we spend on (?:ads|advertising|marketing)|(?:ad|ads|advertising|marketing) (?:cost|spend|spends|spending|expense|kharcha)(?: spent)? (?:per|for each|for every|for one) order', 'ad spend and orders'],
  // what a platform claims
  ['(?:conversions?|orders?|purchases?)(?: that| which)? (?:google|google ads|adwords) (?:itself )?(?:claims?|claimed|takes credit for|took credit for)', 'google ads conversions'],
  ['(?<!(?:share|part|percent|%|percentage) of .*)(?:sales|revenue|money)(?: that| which)? (?:google|google ads|adwords) (?:itself )?(?:claims?|claimed|takes credit for|took credit for)', 'google ads conversion value'],
  ['(?<=google.*)(?:conversions?|orders?|purchases?)(?: that| which)? (?:it|they|that) (?:claims?|claimed)(?: credit for)?', 'google ads conversions'],
  ['(?<!(?:share|part|percent|%|percentage) of .*)(?<=google.*)(?:sales|revenue|money)(?: that| which)? (?:it|they|that) (?:claims?|claimed)(?: credit for)?', 'google ads conversion value'],
  // two stretches, two halves, two kinds
  [`(pichhl[ei]|pichl[ei]|पिछले|पिछली) (${days}) (?:se|से) (?:is|इस) (${days})(?! (?:tak|तक))`, 'is $3 vs $1 $2'],
  ['(?:the )?first half of (?:the )?([a-z]+) or (?:the |in the )?second(?: half| one)?(?! of)', 'first half of $1 vs second half of $1'],
  ['(?:the )?(\\d+|seven|ten|three|five|fourteen|two) days (?:before|up to|leading up to) ([a-z]+) (?:against|vs|versus|compared to|compared with|and) (?:the )?(?:\\d+|seven|ten|three|five|fourteen|two) days (?:after|following)(?: it| that| diwali)?', '$1 days before $2 vs $1 days after $2'],
  ['(product type|category|vendor|brand|city|state|channel|device|campaign)s? (sales|orders|revenue|units|cost|spend)(?= [a-z0-9 ]{3,24} (?:vs|versus|against|compared))', '$2 by $1'],
  ['(?:do |does |did )?(?:our |the )?(?:returning|repeat|old) (?:customers?|buyers?|shoppers?)(?: really| actually)? (?:spend|spending|buy|pay) more(?: per order| each time)? than (?:the )?(?:new|first time)(?: ones| customers| buyers)?', 'average order value new vs returning customers'],
  // filters
  ['(?:landing|landed|arriving|arrived|entering) (?:on|at) (?=/)', 'landing page '],
  ['(?<=wholesale.*)[,;]? (?:no|not|without|excluding|minus) (?:any )?(?:retail|shop sales)(?: sales| orders)?', ''],
  // nothing is said of what
  ["(?<=^)(?:is |is there |hey |so )*(?:anything|something|everything|all|kuch|sab|सब|कुछ)(?:'s)? (?:wrong|off|amiss|gadbad|theek|thik|ok|okay|fine|alright|ठीक|गड़बड़)(?: hai| hain| na| है)*(?=[?!. ]*$)", 'how is the store doing'],
  ['(?:are|were) we (?:actually |really |even )?(?:making|earning) (?:any |good )?money', 'our gross profit'],
  ['(?<=^)(?:top |biggest |the |big )*movers(?: and shakers)?', 'biggest change in sales by product'],
  // ads that cost and bring nothing
  [`(${things}) (?:that are |which are |just |only |that |which )*(?:burn|burns|burning|eat|eats|eating|wast(?:e|es|ing)|spend|spends|spending)(?: up| through)?(?: my| our| the| all)* (?:money|budget|cash|spend) (?:with|without|but|and|for)(?: a| any| with| getting| bringing| giving)* ?(?:single |zero |no |0 |nil )*(?:conversions?|sales?|orders?|purchases?|results?)`, '$1 with cost and with at most 0 conversions'],
]; // prettier-ignore

export const saidOfChoices = turnsOf(turns);
