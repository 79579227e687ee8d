/** Turns of phrase for what a customer spends in all and who comes again, put in words the tables know. */
import { turnsOf, type Turn } from '../words/turns.ts';

const customer = '(?:customers?|buyers?|shoppers?|clients?|persons?|grahak|people|ladies|families)';
const one = `(?:(?:an?|one|each|every|the|our|per|any|typical|average|usual|normal|single|individual)(?: (?:typical|average|usual|normal|single|individual|of our))* )?${customer}`;
const spends =
  '(?:spends?|spent|spending|buys?|bought|gives?|given|gave|brings?|brought|pays?|paid|purchased?|shops? for|worth|leaves?)';
const withUs =
  '(?: us)?(?: (?:with|at|from|on|in|to) (?:us|our (?:shop|store|site|brand|label)|kesar lane|the (?:shop|store|brand)))?';
const ever =
  '(?:over|in|during|across|through|throughout|for|within) (?:their|his|her|its|the|a|an|whole|entire|full)(?: (?:whole|entire|full|complete|customer))* (?:lifetime|life|life ?time|life span|lifespan|relationship|time with us|history(?: with us)?|association|journey)|lifetime|in (?:all|total)(?: (?:so far|till now|till date|to date|since \\w+ \\w+|till today))?|all (?:told|put together|together|orders together)|(?:so far|till (?:now|date|today)|to date|until now|up to now|as of now)(?: in (?:all|total))?|since (?:joining|they joined|joining us|the(?:ir)? (?:first|very first) (?:order|purchase|visit|day)|(?:he|she|they) (?:first )?(?:joined|came|bought|ordered|started)(?: with us)?|the beginning|day one|becoming (?:a )?customers?)|from (?:the |their )?(?:first|1st) (?:order|purchase)(?: (?:till|to|until|upto|up to) (?:today|now|date|the last(?: one)?))?|over (?:the years|time|all (?:their|his|her|the) (?:orders|purchases)(?: (?:put )?together)?)|across all (?:their |the )?(?:orders|purchases)|ever|altogether|overall';
const plain = 'lifetime spend';

const lifetime: Turn[] = [
  // what does one customer spend with us over their lifetime, on average; how much does an average buyer bring us in all
  [`(?:(?:on|in) (?:an )?average,? )?(?:so )?(?:what|how much(?: money)?|how many rupees)(?: in total)? (?:do|does|did|has|have|is|would|can)(?: (?:the|our|all))?(?: \\w+)? ?${one}(?: (?:on average|usually|normally|typically))?(?: (?:to us|already|really))?,? ?${spends}${withUs}(?: (?:on average|in total|in all|total|money))*,? (?:${ever})(?:,? (?:on average|on an average|average|with us|overall|in total|so far|till now|till date))*`, plain],
  // over their lifetime what does a customer spend
  [`(?:${ever}),? (?:what|how much(?: money)?) (?:do|does|did|has|have|is)(?: (?:the|our))? ?${one} ${spends}${withUs}(?: (?:on average|in total|in all))*`, plain],
  // how much is a customer worth to us; what is a customer worth on average
  [`(?:what|how much) (?:is|are)(?: (?:the|our))? ?${one} (?:worth|valued at)(?: to us| to the (?:shop|store))?(?: on average)?(?: (?:${ever}))?(?: on average)?`, plain],
  // average total spend of a customer so far; total spend per customer till date
  [`(?:average|avg|mean|total|typical|overall)(?: (?:average|avg|total|overall|lifetime))* (?:spend|spending|spends|purchases?|purchase value|business|billing|revenue|value)(?: we (?:get|got|have))? (?:of|per|by|from|for|with) (?:an? |each |every |one |our |the |single )*${customer} (?:${ever})`, plain],
  [`(?:spend|spending|revenue|billing|sales|business|purchases?) (?:per|of each|of every|by each|from each|from every|of a|of one) ${customer},? (?:${ever})`, plain],
  [`(?:life ?time|life[- ]long|all[- ]time|whole[- ]life) (?:spend|spending|value|worth|purchase value|purchases|billing|revenue|business|kharch)(?: (?:of|per|by|from|for) (?:an? |each |every |one |our |the |single |average )*(?:customers?|buyers?|shoppers?|clients?|persons?|grahak)(?! (?:who|that|from|in|acquired|won|by|of)))?`, plain],
  [`(?:per )?customer (?:life ?time|all[- ]time) (?:spend|value|worth|revenue|spending)`, plain],
  // how much do people spend with us over all their orders put together
  [`how much (?:do|does|did|have|has) ${one} ${spends}${withUs} (?:${ever})`, plain],
  // ek customer ne ab tak humse average kitna kharida; ek grahak poori zindagi me kitna kharch karta hai
  [`(?:ek|har|har ek|average|औसतन|hamara|hamare|apna)(?: ek| average| aam)* (?:customer|grahak|kharidar|buyer|banda|ग्राहक|कस्टमर|खरीदार)(?: (?:ne|se|ka|ki|hamse|humse|हमसे|ने|से|का|की))* (?:(?:ab tak|aaj tak|poori zindagi|puri zindagi|zindagi bhar|poore time|shuru se|life ?time|total|kul|अब तक|आज तक|पूरी ज़िंदगी|ज़िंदगी भर|शुरू से|कुल)(?: (?:me|mein|में|kul|total))* )(?:(?:humse|hamse|average|avg|औसतन|हमसे|हमारे|hamare|humare|apne|yahan|yaha|यहां|यहाँ|me|mein|se|par|pe|total|kul|कुल|average me) )*(?:kitne|kitna|kitni|कितना|कितने|कितनी)(?: (?:ka|ki|ke|का|की|के|rupaye|paisa|paise|maal|saman|सामान|पैसा))*(?: (?:average|औसतन))? (?:kharch\\w*|kharid\\w*|khareed\\w*|spend|shopping|deta|diya|lagaya|leta|liya|खर्च[^ ]*|खरीद[^ ]*|शॉपिंग|देता|दिया)(?: (?:kar|karta|karte|karti|kiya|ki|chuka|chuki|deta|hai|hain|h|hota|कर|करता|करते|किया|की|चुका|चुके|देता|है|हैं))*`, plain],
  ['(?:(?:ek|har|average) )?(?:grahak|customer) (?:ki|ka) (?:lifetime|zindagi bhar|poori|total) (?:value|kharch|kharcha|kharid|khareed|spend|keemat)', plain],
  // what do customers acquired in Diwali 2025 spend in total
  [`(?:what|how much) (?:do|did|does|have|has) (?:the |our )?(?:customers?|buyers?|shoppers?|people)(?: (?:who|that|we))? (?:acquired|won|joined|who joined|gained|first bought|got)(?: (?:in|during|on|at))? (.{3,25}?) (?:spend|spent)(?: with us)? (?:${ever})`, 'lifetime spend of customers of $1'],
  // one customer's value by first order month
  [`(${plain}|ltv|clv)(.{0,20}?) (?:by|per|for each|of each|by the|split by) (?:the )?(?:month (?:of|in which)(?: they| the)? (?:first|joining|1st|were won|joined)(?: order| purchase| bought)?|first (?:order|purchase) month|joining month|(?:acquisition |customer )?cohorts?|month they (?:joined|first bought|first ordered|came))`, '$1$2 by cohort'],
]; // prettier-ignore

const won =
  '(?:first bought|bought first|first ordered|ordered first|first purchased|first came|joined(?: us)?|were (?:won|acquired|new)|was (?:won|acquired)|came (?:in )?(?:first|new)|bought (?:for )?the(?:ir)? first time|made their first (?:order|purchase)|started buying|acquired|won|placed their first order)';

const cameAgain: Turn[] = [
  // of those who first bought in june how many never bought again
  [`(?:of|from|out of|among) (?:the |all |our )*(?:people|customers?|buyers?|shoppers?|those|ones|clients)(?: (?:who|that|we))? ?(?:${won}) (.{2,30}?),? how many(?: of them)? (?:have )?(?:never|not|did not|do not|have not|has not)(?: ever)? (?:came back|come back|bought again|buy again|returned?|ordered again|order again|reordered|placed (?:a second|another) order|bought a second time)`, 'new customers and customers who reordered of $1'],
  [`(?:of|from|out of|among) (?:the |all |our )*(?:first[- ]time|new) (?:buyers?|customers?|shoppers?) (?:of|in|from) (.{2,30}?),? how many(?: of them)? (?:have )?(?:never|not|did not|do not|have not|has not)(?: ever)? (?:came back|come back|bought again|buy again|returned?|ordered again|order again|reordered|placed (?:a second|another) order|bought a second time)`, 'new customers and customers who reordered of $1'],
  // repeat rate of people who first bought in june; second order rate for customers of may
  [`(?:repeat|reorder|re-?purchase|second[- ](?:order|purchase)|2nd order|come[- ]?back|retention)(?: purchase| order)? (?:rate|percent|percentage|%|share) (?:of|for|among|from) (?:the |our |all )*(?:people|customers?|buyers?|shoppers?|those|ones|new customers|first[- ]time buyers)(?: (?:who|that|we))?(?: (?:${won}))?(?: (?:in|during|of|from|on))?(?= \\w)`, 'repeat purchase rate of'],
  // % of new customers of August who ordered again
  [`(?:what )?(?:%|percent|percentage|share|part|proportion|how many percent|how many %) (?:of )?(?:the |our |all )*(?:new |first[- ]time )?(?:people|customers?|buyers?|shoppers?|those)(?: (?:who|that|we))?(?: (?:${won}))? (?:of|from|in|during) (.{2,25}?) (?:who |that |have |has |had |did |then |later )*(?:order(?:ed)? again|b(?:ought|uy) again|came back|come back|reordered|returned|placed (?:a second|another) order|bought a second time|ordered a second time|ordered twice|bought twice|repeated)`, 'repeat purchase rate of $1'],
  // days until a customer comes back
  ['(?:how many |average |avg )?(?:days|weeks|time|months|gap)(?: it takes)? (?:until|till|before|between|for) (?:an? |one |the |our |two |2 |new )*(?:customers?|buyers?|orders?|purchases?)(?: to)? (?:comes? back|returns?|reorders?|orders? again|buys? again|of (?:a|the|one|same) (?:same )?customer)', 'how long between first and second order'],
  // how many of our July customers came back
  ['how many (?:of )?(?:our |the )*(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)(?: \'?s)? (?:new )?(?:customers|buyers|shoppers|people) (?:have |had )?(?:came|come|returned|ordered|bought)(?: back)?(?: to buy)?(?: again)?(?: (?:by now|since|so far|till now|later|afterwards))*(?= |$)', 'how many $1 customers bought again'],
  // total number of customers till now
  ['(?:what is (?:the|our) )?(?:total )?(?:number of|how many|count of|total) (?:total |unique )?(?:customers|buyers|people)(?: (?:do|have) we (?:have|had)| have bought| bought| have ordered)?(?: (?:from us|with us))? (?:till (?:now|date|today)|to date|until now|since (?:the )?(?:start|beginning|day one|launch)|ever|all time|in all time)(?= *[?.!]*$)', 'how many people have ever bought from us'],
  // old vs new customer revenue
  ['(?:old|existing|repeat|returning|purane) (?:vs\\.?|versus|and|against|aur) (?:new|naye|first[- ]time) (?:customers?|buyers?)(?: ka| ki)? (?:revenue|sales?|turnover|billing|bikri)', 'new vs returning customers revenue'],
]; // prettier-ignore

export const saidOfCustomers = turnsOf([...lifetime, ...cameAgain]);
