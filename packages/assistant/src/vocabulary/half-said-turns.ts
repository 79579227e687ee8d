/** Turns of phrase in which the figure meant is half said: an average count, an order's value, what came back of what was spent. */
import type { Turn } from '../words/turns.ts';
import { feasts, newOnes, not, oldOnes, people } from './word-classes.ts';

const rank =
  '(highest|lowest|biggest|smallest|largest|best|worst|most|least|better|higher|lower|maximum|minimum|max|min|top|poorest|sabse (?:zyada|jyada|badi|bada|kam|acchi|achhi|choti))';
const asksIf = '(?:did|does|do|is|are|was|were|has|have)';
const name = '((?:[^\\s.,;:?!]+ ){1,5}?)';

const became = '(?:hone|nikalne|aane|padne|lagne|होने|आने|निकलने)';
const was = '(?:hai|tha|the|thi|hua|aaya|nikla|है|था|आया|निकला|हुआ)';
const reason = '(?:(?:ki |ke |की |के )?(?:wajah|vajah|karan|kaaran|chalte|matter|वजह|कारण|चलते)(?: se| से)?)';
const because = `(?: ${became} (?:se|से|${reason})|(?: ${was})? (?:isliye|is liye|इसलिए)|(?: ${was})? ${reason})`;
const dueTo = '(?:because of|due to|over|for|owing to|on account of)';
const end =
  ' ?(?:$|[?.,!]| (?:in|last|this|on|during|since|yesterday|today|of|by)(?: |$))(?!.*(?:small|large|big|tight|loose))';

const halfSaid: Turn[] = [
  // kitne alag logo ne kharida
  [/\balag(?: alag)? (?=(?:log|logo|logon|grahak|grahako|customers?|buyers?)\b)/g, 'different '],
  // which channel brings the costliest orders
  ['(?<=(?:which|what|where|who|kaun ?s[aei]|kis|konsa) .*)(?:the )?(?:costliest|biggest|largest|priciest|fattest|richest|heaviest|dearest|most expensive|most valuable|highest[- ]value) (?:orders|bills|baskets|carts|tickets|purchases)(?! days?| hours?)', 'highest average order value'],
  // how many pages does a visitor see
  ['how many pages (?:do|does|did)(?: an?| one| each| every| the)?(?: average| typical)? (?:visitors?|person|people|users?|shoppers?|visits?|sessions?)(?: see| view| look at| open| go through| visit)*(?: per (?:visit|session))?', 'pages per session'],
  // cart to order rate
  ['carts?[- ]to[- ](?:orders?|purchases?|sales?|buy)(?: conversion)?(?: rate| ratio)?', 'sessions with cart additions and sessions that completed checkout'],
  // contribution after ad spend
  ['contribution(?: margin)? (?:after|net of|less|minus) (?:the )?(?:ad spend|ads|advertising|marketing|ad cost)', 'profit after ad spend'],
  // how many in an average hour, day, week
  ['average (orders|visits|sessions|units) (?:on|during|for|of)(?= (?:the )?(?:weekdays|weekends))', '$1 on'],
  // an order's value, where rows are ranked by it
  [`(?<=(?:which|what|kaun ?s[aei]|kis|konsa) .*)${rank} (?:order values?|ticket (?:value|size)|bill (?:value|size|amount)|order size)`, '$1 average order value'],
  // new ones and old ones, each with a figure of their own
  [`${newOnes}(?: ${people})? (?:aur|and|&|vs|versus|v\\/s|ya|और|बनाम|व) ${oldOnes}(?: ${people})?(?= (?:k[aei]|क[ाेी]) )`, 'new vs returning customers'],
  // the cash of a till
  ['(how much|kitna|kitne ka|total|कितना) (?:hard )?cash(?: was| is| were| has| came| taken| collected| received| aaya| mila| there| in)*(?= (?:at|in|from|over|on) (?:the |our |all )*(?:\\w+ ){0,2}(?:tills?|counters?|cash registers?|registers?))', '$1 cash payment'],
  // "units, tills only"; "tills ki bikri"
  ['(?:only |just )?(?:the |our )?tills (?:only|alone)|(?:only|just) (?:the |our )?tills', 'pos only'],
  ['tills? (?=(?:ki|ka|ke|pe|par) (?:sale|sales|bikri|kamai|order|orders|collection))(?:ki|ka|ke|pe|par)', 'pos'],
  ['(how much|kitna) cash (?:did|has|have) (?:the |our |my )*(?:tills?|counters?|cash registers?|registers?) (?:take|taken|collect|collected|get|got|make|made|ring up|bring in)(?: in)?', '$1 cash payment at tills'],
  // what came back of what was spent
  [`${asksIf} ${name}(?:really |actually |even )*(?:earn|earned|make|made|pay|paid|recover|recovered|win|won) back (?:its (?:cost|money|spend)|what (?:it cost|we spent(?: on it)?|was spent(?: on it)?)|the (?:money|cost|spend))`, 'conversion value and cost of $1'],
  ["(?<=\\b(?:ads?|campaigns?|pmax|youtube)\\b.*)and what (?:came|comes|has come|did we get|do we get|did it bring)(?: us)?(?: back| in return)?(?: from (?:it|that|them)| for (?:it|that))?(?= *$)", 'and conversion value'],
  // which days were good
  ['which (days|weeks|months) (?:was|were|are|is) (?:really |very |the )?good(?: ones?| days| for us)?(?= *$| last| this| in )', 'which $1 were the best'],
  // which products are selling slower than before
  ['(which|what) (products?|items?|styles?|sarees?|kurtas?|categor(?:y|ies)) (?:is|are|have been|has been) (?:selling|moving|doing|going) (?:slower|less|worse|fewer)(?: pieces| units)? than (?:before|earlier|they did|usual)', '$1 $2 fell the most in units sold'],
  // conversions beside what an ad cost are those of the ads
  ['(cost|spend|kharcha|clicks?|impressions?) (and|aur|&|,|plus|or|और) conversion(?! (?:rate|value))', '$1 and conversions'],
  // two figures side by side
  ['(?:compare|comparison of|comparing) ((?:the |our |my )*(?:total sales|net sales|gross sales|sales|revenue|orders|units sold)) (?:to|with|against|vs\\.?) (?:the |our |my )*(returns?|refunds?|discounts?|ad spend|ads cost|orders|visits|cancellations|cancelled orders)', '$1 and $2'],
  // the day after, and not a day to come
  [`(${feasts})(?: ke| k| के) (?:agle|agla|dusre|doosre|अगले|दूसरे) (?:din|दिन)`, '$1 ke ek din baad'],
  // put in a cart, and not bought
  [`(?:kitn[ei] |कितन[ेी] )?(?:log|logo|logon|customers?|grahako?n?|लोग|लोगों|ग्राहकों|ग्राहक)?(?: ne| ने)? ?(?:cart|basket|bag|कार्ट|बास्केट) (?:me|mein|में) (?:maal |saman |saaman |kuch |सामान |कुछ )?(?:daal\\w*|dal\\w*|add\\w*|rakh\\w*|डाल\\S*|रख\\S*|ऐड)(?: kiya| kiye| kar| ke| diya| तो| दिया| किया| कर)*,? (?:par|pr|lekin|magar|but|phir bhi|पर|लेकिन|मगर|फिर भी)?(?: order| kharid[a-z]*| khareed[a-z]*| buy| purchase| liya| ऑर्डर| खरीद[^ ]*| लिया)? ?(?:nahi|nahin|nai|nhi|नहीं|नही)(?: kiya| kiye| kharid[a-z]*| khareed[a-z]*| liya| hua| किया| खरीद[^ ]*| लिया)*`, 'sessions with cart additions and cart abandonment rate'],
  ['checkout (?:par |pe |se |pr )?(?:chhod|chod|chhor|bhaag|bhag) ?(?:ke|kar|kr)? ((?:kyun|kyu|kyon) )?(?:gaye|chale gaye|gaya|bhaage|bhage|jaate|jate)', 'checkout abandoned $1'],
  // log cart chhod ke kyu ja rahe hai
  ['(?:log |logo |customers? |grahak )?(?:cart|checkout) (?:par |pe |se |me )?(?:chhod|chod|chhor) ?(?:ke|kar|kr)? ((?:kyun|kyu|kyon) )?(?:ja|chale ja|nikal|bhaag|bhag)\\S*(?: (?:rahe|raha|jaate|jate|hai|hain))*', 'cart abandoned $1'],
  // left at the checkout
  ['(?:reached|reach|got to|get to|came to|come to|started|start|went to|began|entered|made it to)(?: the| as far as)* checkout,? (?:but|and|yet)(?: then)? (?:did not|do not|does not|never|have not|had not|without|left without) (?:buy|bought|pay|paid|paying|buying|complete|completed|completing|order|ordering|ordered|purchase|purchased|purchasing|finish|finished|finishing|convert|converted)(?: it| anything| the order| the purchase)?', 'abandoned checkout'],
  // why goods came back stands with them, and asks for no explanation
  [`size (?:chh?ot[aei]|small|tight|kam|छोट[ाेी])${because}|(?:chh?ot[aei]|छोट[ाेी]) (?:size|साइज)${because}`, 'size too small'],
  [`(?:rang|colou?r|रंग|कलर) (?:pasand|accha|acha|sahi|theek|पसंद|सही) ${not} (?:aaya|aane|tha|laga|lagne|hone|hua|आया|आने|था|लगा)(?:${because})?`, 'colour issue'],
  [`(?<=(?:return|refund|sent back|came back|come back|wapas|laut).* )${dueTo} (?:the |their )?(?:size|sizing|fit)(?=${end})`, 'because of size issues'],
  [`(?<=(?:return|refund|sent back|came back|come back|wapas|laut).* )${dueTo} (?:the |their )?colou?r(?=${end})`, 'because of colour issue'],
]; // prettier-ignore

const parts =
  '(?:refunds?|returns?|tax|taxes|gst|shipping|shipping charges|discounts?|ad spend|cogs|cost of goods sold|gross profit)';
const salesOfAll = '(?:net sales|gross sales|total sales|sales?|revenue|turnover)';
const asPart = (figure: string): string => `${figure} as a percent of sales`;
const ofSales = `(?:what |which |how much )?(?:percent|percentage|%|share|part|proportion|fraction) of (?:our |the |my |all |total )*${salesOfAll}`;

const choices: Turn[] = [
  // what goes fast is counted: "which size goes fastest", "what is flying off the shelves"
  ['(?:go|goes|going|went|move|moves|moving|moved|sell|sells|selling|fly|flies)(?: out| off)?(?: the)? (?:fastest|quickest|soonest)|(?<=(?:which|what|kaun ?s[aei]|kons[aei]) [^?]*)(?:going|moving|flying)(?: out)?(?: the)? most', 'sold most'],
  ['sab ?se (?:zyada|jyada|adhik) (?:ja(?:a)?t[aei]|ja rah[aei]|nikalt[aei]|nikal rah[aei]|chalt[aei]|chal rah[aei]|uth[ta][aei]|gaya|nikla)(?: (?:hai|hain|h|tha))*(?=\\s*(?:$|[?.!,]))(?<!(?:paisa|paise|kharch\\w*|budget|spend|cash) .*)', 'sabse zyada bikta'],
  // the second best stands in a list of two
  ['(?:second|2nd|no\\.? 2)[- ](best|highest|most|largest|biggest|worst|lowest|top|busiest)', '2 $1'],
  // one figure as a part of another
  [`(${parts})[- ](?:to|by|vs|over)[- ]${salesOfAll} (?:ratio|percent|percentage|%)`, asPart('$1')],
  [`${ofSales} (?:do|did|have|are|is|was|were|gets?|got|goes?|went|ends? up|comes?|came)(?: we| being| back| out| away| to| into| in| as| on| for| be| as a)* (?:refund(?:s|ed|ing)?)`, asPart('refunds')],
  ['how much (?:do|did) we spend on (?:ads|advertising|marketing) (?:per|for each|for every|for an) order|how much per order (?:do|did) we spend on (?:ads|advertising|marketing)|(?:ad|ads|advertising|marketing) (?:cost|spend|spends|spending|expense|kharcha)(?: spent)? (?:per|for each|for every|for one) order', 'ad spend and orders'],
  // two stretches, two halves, two kinds
  ['(product type|category|vendor|brand|city|state|channel|device|campaign)s? (sales|orders|revenue|units|cost|spend)(?= [a-z0-9 ]{3,24} (?:vs|versus|against|compared))', '$2 by $1'],
  // top ten products this month and tell me what we are making on them
  ['(?:,? (?:and|aur|with|plus|n))? ?(?:tell me |show |show me |also |say )*(?:what|how much)(?: money| profit)? (?:are we|we are|do we|did we|we have|have we|we) (?:really |actually )?(?:making|make|made|earning|earn|earned)(?: in profit)? (?:on|from|off|out of|with) (?:them|these|those|each(?: one| of them)?)', ' with gross profit'],
  // nothing is said of what
  ['(?:are|were) we (?:actually |really |even )?(?:making|earning) (?:any |good )?money', 'our gross profit'],
]; // prettier-ignore

const count = '(\\d+|two|three|four|five|six|seven|eight|ten)';
const withForce = '(?: (?:steam|ground|traction|momentum|popularity))?';
const takingOff = `(?:(?:still |really |actually )*(?:picking up|climbing|taking off|heating up|catching on|on the (?:rise|up)|gaining)${withForce})`;
const dyingOut = `(?:(?:dying|fading|sinking|slowing|cooling|slipping|tailing|petering|losing|on the (?:decline|way out))${withForce}(?: (?:down|out|off|away))?)`;
const losing =
  '(?:cooled?|died|die|slowed|slow|faded?|fizzled?|tailed|tapered|dropped|drop|slumped?|petered|gone (?:cold|quiet|dead)|los[te](?: its)? (?:steam|momentum|traction|shine))(?: (?:off|down|out|away))?';
const ofFigures =
  '(?:sales?|orders?|revenue|traffic|visits?|sessions|visitors|customers?|returns?|refunds?|clicks?|roas|aov|cpc|ctr|spend|cost|margin|profit|demand|conversions?|rates?|we|i|they|people|carts?|checkouts?|stock|bikri|dispatch|delivery|shipping|fulfil?ment|site|website|page|pages|ads?|campaigns?|search|youtube|pmax|display|aov|payments?)';
const itIs = '(?:(?:is|are|has|have) (?:it|they|that) )?(?:now |just |gone )*';
const downwards = '(?:falling|dropping|declining|decreasing|going down)';
const becoming =
  '(?:turned into|turn into|became|become|ended up as|end up as|ended in|end in|converted to|converted into|convert into|led to|went on to become|made it to|resulted in)';

/** Everyday ways to ask for a figure, a ranking or a course. */
const asking: Turn[] = [
  // has the Padma saree cooled off since its launch, did the Noor lehenga lose steam after Diwali
  [`^(?:so |and |but )?(?:has|have|did) (?:the |our )?((?:(?!${ofFigures} )[^ ,.?]+ ){1,4})${losing} (?:after|since) (?:its |the |their )?launch`, '$1sales trend since launch'],
  [`^(?:so |and |but )?(?:has|have|did) (?:the |our )?((?:(?!${ofFigures} )[^ ,.?]+ ){1,4})${losing}(?= |$)`, 'did $1sales fall'],
  // revenue for last month, sorry no not last month this month
  ['((?:[a-z]+ ){0,2}[a-z]+),? (?:uh |um )*(?:sorry|oops|no|wait)(?:[, ]+(?:no|sorry|wait|i mean|uh|um))*[, ]+not (?:for |in |from |on )?\\1(?=,? )', '$1 sorry'],
  // sal yesterday: a sale, and no year
  ['(?<=^(?:hi |total |net |gross |kul )?)sal(?= (?:y[a-z]*st[a-z]*|t?o?day|2day|tdy|last|this|lst|for|on|from|of|in|octo?b?e?r?|sept?|nov[a-z]*|aaj|kal|yday)(?: |$))', 'sale'],
  // us sales, orders from the us
  ['(?<=^)us(?= (?:sales?|orders?|customers|buyers|revenue|aov|visits|visitors|sessions|traffic|returns|business|turnover)(?: |$|[?.!,]))', 'united states'],
  ['(?<=(?:from|in|to|of|for|within) )the us(?= ?$|[?.!,]| (?:last|this|in|on|yesterday|today|since|by|for|over|during)(?: |$))', 'united states'],
  // mumbai orders aov; draft order value; dispatch by carrier
  ['draft orders? (?:value|worth|amount)', 'draft order sales'],
  ['(?:dispatch(?:es)?|shipping|fulfil?ment) (by|per) carriers?|carrier[- ]wise (?:dispatch(?:es)?|shipping|fulfil?ment)(?! (?:time|days))', 'dispatch time by carrier'],
  // which city loves chikankari the most
  ['(which|what|kaun ?s[aei]) (city|state|region|country|cities|states) (?:loves?|likes?|adores?|prefers?|is crazy about|is fond of)', '$1 $2 buys'],
  // track new customers each week since Navratri
  ['(?<=^(?:please |pls |can (?:i|you|we) |how (?:do|can) (?:i|we) |i want to )*)(?:track|trace)(?: (?:my|our|the|an?|all|this|that))* (?:orders?|parcels?|packages?|shipments?|deliver(?:y|ies)|consignments?)(?= ?(?:$|[?.!]))', 'where is my parcel'],
  ['(?<=^(?:please |pls )?)track(?= (?!coverage))', 'show'],
  // what's the no. 1 product in Kerala
  ['(?:the |our )?(?:no\\.? ?1|number (?:1|one)|nr\\.? ?1|# ?1)(?= (?:product|item|seller|selling|city|state|saree|kurta|lehenga|dupatta|campaign|channel|code|vendor|brand|collection|source|page|sku|style|day|hour|month|country|category)s?(?:$|[?.,]| (?!me |mein |mai )))', 'top'],
  // worst 5 sellers by units
  [`(?:top|best|biggest|highest) ${count} sellers(?! (?:in|on|at) the)`, 'top $1 selling products'],
  // when did sales peak in October
  ['when did (?:our |the |my )?(sales|revenue|orders|visits|traffic|sessions|returns|conversions?) (?:really |actually )?(?:peak(?:ed)?|top out|max out|hit (?:its|their|a) (?:peak|high|highest|maximum)|go highest)', 'which day had the highest $1'],
  // tell me when sales were highest last month
  ['(?:tell me |let me know )?when (?:(?:were|was) )?(?:our |the |my )?(sales|revenue|orders|visits|traffic|sessions|returns|refunds|conversions?|conversion rate|roas|ad spend) (?:(?:were|was) )?(?:the |at (?:its|their) )?(highest|lowest|best|worst)(?= |$|[?.])', 'which day had the $2 $1'],
  // is it picking up or dying out; gaining or losing steam
  [`${takingOff} or ${itIs}(?:${dyingOut}|${downwards})`, 'trend'],
  // growth rate of revenue month on month
  ['growing (?:faster|quicker|more quickly|slower|more slowly) than', 'growing more than'],
  // new customer additions
  ['(?:new )?customers? (?:additions?|adds|acquisitions?|onboarded|acquired)(?= |$|[?.,])', 'new customers'],
  // cumulative sales this month
  ['cumulative(?! by)|cumulatively', 'total'],
  // how many carts turned into orders
  [`how many (?:of (?:the |those |our )?)?(?:carts|baskets|add to carts|bags)(?: of \\w+)? (?:actually |really |finally |then )?(?:got )?${becoming} (?:an? |real |actual |paid )*(?:orders?|purchases?|sales?|something)`, 'how many completed checkouts'],
  // how much of October's revenue was discounted away
  ['(?:how much|what (?:share|part|percent|percentage|portion|%)) of ((?:[^ ,.?!]+ ){0,3}?)(?:revenue|sales|turnover) (?:was|were|is|got|did we|has been|have we) (?:discounted|given|give|gone|go)(?: away| off| out)*(?: (?:as|in|to|on) discounts?)?', 'discount rate $1'],
  // the taxable value of a GST return is what was sold without the tax
  ['(?:total )?taxable (?:value|turnover|sales|amount|supply|supplies|revenue)', 'net sales'],
  ['adspends?', 'ad spend'],
  ['(?<=^)(?:ok|okay|hey|hi) google,?(?= (?:how|what|which|tell|show|give|sales|orders|who|when|where|is|are|do|did))', ''],
  // this month so far vs last month MTD
  ['(?:the )?(?:last|previous) (week|month|quarter|year) (?:mtd|ytd|wtd|qtd|to date)', 'last $1'],
  // sales for, let me think, first to tenth october
  ['(?:um |uh )*(?:let me (?:think|see|recall)|i do not know maybe|what do you call it)(?= (?!how|what|which|if|the ))', ''],
  // the daily numbers of 6 to 8 november
  ['(?:the )?(?:daily|day ?wise) (?:numbers|figures)(?= (?:for|of|from|between|in) (?!yesterday|today|kal|aaj))', 'sales and orders by day'],
  ...[2, 3, 4, 5, 6, 7, 10, 14, 15, 30].map((days): Turn => [
    `(?:the )?(?:last|past) ${days} days,? (?:including|incl\\.?|inclusive of|with|counting) today(?: too| also)?(?! or )`,
    `from ${days - 1} days ago to today`,
  ]),
  ['which customers? (group|segment|type)s?', 'what customer $1'],
  // split October into weeks: orders and sales
  ['(?:split|break|divide|cut|slice)(?: up| down)? (?:the |all of )?([^,:.?!]{2,30}?) (?:into|in|by) (day|week|month|hour|quarter)s', '$1 by $2'],
  // email campaign sales
  ['(?:our |the )?e?-?mail(?:er)? campaigns? (sales|orders|revenue|visits|traffic|sessions)', '$1 from email'],
  // how much did people pay for delivery
  ['(?<=(?:how much|what) .*)(pay|paid|paying|charged?|charge|collected?|spend|spent)(?: us)? (?:for|as|on) (?:the )?(?:delivery|deliveries|shipping|shipment)(?! (?:partner|company|boy|time))', '$1 shipping charges'],
  // biggest gainers and losers among products
  ['(?:the |our |top |biggest )*(?:gainers|risers|winners) (?:and|&) (?:losers|fallers|decliners)(?: among| in| of| by)(?: the| our| all)*', 'biggest change in sales by'],
  // an assessment year is none of the years of trade
  ['(?:ay|a\\.y\\.)(?= ?(?:20)?[0-9]{2}[- ])', 'assessment year'],
  // which payment gateway handled most orders
  ['(which|what) ((?:payment )?(?:gateway|method|mode|provider|processor))s? (?:handled|handles|processed|processes|carried|cleared|took|takes|accepted|did|saw|got) (?:the |us )?(most|least|highest|lowest|maximum|fewest)', '$1 $2 had the $3'],
  // revenue from midnight till now
  ['(?:from|since) (?:midnight|12 ?am|00:00)(?: (?:till|until|to|upto) (?:now|this moment|this minute))?(?= ?(?:$|[?.!,]))', 'today'],
  // what did the tills ring in
  ['what (?:were|are|was|did) (?:the |our )?(?:tills|counters) (?:ring(?:ing)?|bill(?:ing)?|tak(?:e|ing)|do(?:ing)?)(?: in| up)?(?! better| more| most)', 'total sales in our stores'],
  // which coupon was used most, incl the private ones
  [',? ?(?:incl\\.?|including|include|counting|also|even)(?: also)? (?:the |our |all |any )*(?:private|hidden|secret|internal|expired|old|inactive) (?:ones?|codes?|coupons?)', ''],
  // compare the last two weekends
  ['(?<=(?:compare|comparison of|comparing|difference between|change between) (?:the |our )?(?:[^ ,.?!]+ ){0,3}?)(?:the |our |my )?(?:last|past|previous) (?:two|2) (weekend|week|month|quarter)s', 'last $1 with the $1 before'],
  // top colour size combinations
  ['(?:colou?r|size)(?: ?[-/+&x,]? ?(?:and |by |wise )?)(?:colou?r|size) (?:combinations?|combos?|pairs?|mix)', 'variants'],
  // who left the checkout
  ['(?:left|leave|leaving|quit|dropped|deserted) (?:their |the |our |a )*checkouts? (?:unfinished|incomplete|half ?way|midway|in between|in the middle|without (?:paying|finishing|completing|buying)|hanging)', 'abandoned checkout'],
]; // prettier-ignore

export const halfSaidTurns: readonly Turn[] = [
  // items with return rate over 10%; roas 3 se upar wale campaign
  [
    /\b(?:items|styles|designs|articles)(?= (?:with|having|that have|whose) (?:a |an |the )?(?:\S+ ){1,3}?(?:over|above|below|under|more than|less than|greater than|higher than|lower than|exceeding) )/g,
    'products',
  ],
  [
    /^(roas|return rate|conversion rate|sales?|orders?|spend|kharcha?|stock|units?|margin|ctr|cpc) (\S+) se (?:upar|zyada|jyada|adhik) (?:ke |k )?(?:wal[aei] |hone wal[aei] )?(campaigns?|products?|cities|city|keywords?|vendors?|collections?|codes?|channels?)(?= |$)/g,
    '$3 with $1 above $2',
  ],
  [
    /^(roas|return rate|conversion rate|sales?|orders?|spend|kharcha?|stock|units?|margin|ctr|cpc) (\S+) se (?:kam|neeche|niche) (?:ke |k )?(?:wal[aei] |hone wal[aei] )?(campaigns?|products?|cities|city|keywords?|vendors?|collections?|codes?|channels?)(?= |$)/g,
    '$3 with $1 below $2',
  ],
  // campaign with roas above 3: those that have it
  [
    /^((?:(?:show|list|give|which|all|get|me|the) )*)(campaign|product|keyword|vendor|collection|channel|code)(?= (?:with|having|whose) .*\b(?:above|below|over|under|more than|less than) ₹?\d)/g,
    '$1$2s',
  ],
  // orders last month, considering only Gujarat
  [/\b(?:considering|counting|taking|looking at|if (?:we|you|i) (?:only )?(?:take|count|consider)) only\b/g, 'only'],
  // top products based on margin, rank cities on the basis of orders; "what is AOV based on" asks for its making
  [
    /(?<!^(?:(?:so|and|ok) )*(?:is|does|do|are|how|what (?:is|are)(?! the (?:top|best|worst|biggest|highest|lowest|most)| our (?:top|best|worst))) .*)(?<=\S )(?:based (?:up)?on|on the basis of|in terms of|with respect to|with regard to|as per|according to)(?= (?!what|which|how|kis|shopify|google|ga4|the (?:report|platform|screen)|your|sierra|you\b|me\b|my\b|plan|usual))/g,
    'by',
  ],
  // orders from lucknow i think last month
  [
    /(?<=\S )i (?:think|guess|believe|suppose)(?= (?:last|this|yesterday|today|from|in|of|for|on|it was|around)\b| *$)/g,
    '',
  ],
  ...asking,
  ...halfSaid,
  ...choices,
];
