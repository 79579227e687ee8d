/** Everyday ways to ask for known figures, put in words the tables know: what a day "closed at", what "flew off the shelf", what was "left aside". */
import type { Turn } from '../words/turns.ts';
import { feasts, months, newOnes, oldOnes, people } from './word-classes.ts';

const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)';
const unit = '(?:day|week|weekend|month|quarter|year|fortnight)';
const pastDays = `(?:yesterday|last night|(?:the day before yesterday)|(?:(?:the |last |this |previous |past )*(?:${weekday}|${unit}|${months})|the ${unit} of ${months}|(?:the )?${feasts}(?: ${unit})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}|${months} \\d{1,2}(?:st|nd|rd|th)?))`;
const somveer =
  '(?:kal|parso|somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|shanivar|shaniwar|ravivar|raviwar|itvar|itwar|(?:pichl[aei]|pichhl[aei]) (?:din|hafta|hafte|mahina|mahine|saal|week|month)|कल|परसों|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार|(?:पिछला|पिछले|पिछली) (?:दिन|हफ्ता|हफ्ते|महीना|महीने|साल))';
const customers = `(?:${people}|they|users)`;
const aside = '(?:aside|to (?:one|the) side|on (?:one|the) side|out of (?:it|this|the picture))';
const returning = '(?:return(?:ing|ed|s)?|send(?:ing)? back|sent back|giv(?:e|ing) back|gave back|refunds? (?:of|on))';
const reasons = '(?:reasons?|excuses?|grounds|causes?|complaints?|explanations?)';
const shelf = '(?:shelf|shelves|racks?|doors?|counter|godown|stores?|shop)';

/** Whatever stands behind something: it begins with a comma or a space, and ends a word. */
const behind = (said: string): RegExp => new RegExp(`(?:${said})(?![\\p{L}\\p{N}])`, 'gu');

/** Figures by their plain names. */
const figure =
  '(?:(?:gross|net|total) )?(?:sales|revenue|turnover|orders|units(?: sold)?|pieces|profit|margin|tax|gst|returns?|refunds?|cancellations?|customers|visits|visitors|sessions|clicks|impressions|conversions?|roas|cpc|ctr|cac|aov|average order value|bounce rate|conversion rate|return rate|cancellation rate|ad spend|discounts?|page views|traffic)';

/** What something is counted in: pieces or money, a number or a part. */
const pieces = '(?:pieces?|pcs|units?|qty|quantity|quantities|numbers?|count)';
const rupees = '(?:rupees?|rs|money|value|amount|inr)';
const percent = '(?:percent|percentage|pct|rate)';
const measured =
  '(?:sales?|returns?|discounts?|cancellations?|profits?|refunds?|abandoned (?:carts|checkouts)|stock|(?:new |returning )?customers|(?:google ads? )?conversions|bikri)';

/** What happened to something: it was paused, raised, launched, it broke. */
const happened =
  '(?:raised|hiked|increased|cut|reduced|dropped|lowered|slashed|changed|revised|updated|paused|stopped|switched|turned|started|began|launched|opened|closed|ran|went|broke|failed|crashed|leaked|came|posted|published|moved|shifted|relaunched|restocked|added|removed|introduced|hit|ended|shut|released|live)';

/** Who is quoted: no platform, whose own figures are another question. */
const teller =
  '(?:and |but |so |hey )?(?!(?:google|ga4?|shopify|meta|facebook|analytics|the ads?|our ads?|ads|campaigns?)\\b)(?:(?:i|we|they|people|somebody|someone|everyone|everybody|(?:my|our|the) \\w+(?: \\w+)?|\\w+) (?:just |always |also |still |really |strongly |even |do )*(?:told (?:me|us)|tells? (?:me|us)|keeps? (?:saying|telling (?:me|us)|insisting)|(?:is|are|was|were) (?:saying|sure|convinced|certain|claiming)|says?|said|thinks?|thought|claims?|claimed|feels?|felt|believes?|believed|reckons?|reckoned|swears?|insists?|bets?|guess(?:es)?|heard|suspects?|assumes?|suppose|have a feeling|had the feeling|have the feeling))';
/** What the figures can tell to be so or not, to the end of the message. */
const claim =
  '[^,;.?!]* (?:outs(?:old|ells?|elling)|beats?|(?:sells?|sold|selling|buys?|bought|converts?|brings?|brought|does|do|did|doing|earns?|earned|gets?|makes?|made|spends?|returns?|came|comes?) (?:\\w+ )?(?:more|less|fewer|better|worse|faster|slower|the most|the least|best|most)|(?:is|are|was|were|has|have)(?: been)? (?:\\w+ )?(?:bigger|better|larger|higher|lower|smaller|stronger|weaker|worse|ahead|behind|more|less|above|below|over|under|up|down|gone up|gone down|going up|going down|rising|falling|growing|shrinking|increasing|decreasing|dropping|improving|(?:the |our |my )?(?:best|worst|biggest|smallest|strongest|weakest|busiest|slowest|top))|went (?:up|down)|rose|fell|grew|dropped|doubled|halved)(?: [^,;.?!]*)?(?:[,.?!]* ?(?:does|is|do|are|did|was|were|has|have|right|correct|really|true)(?: (?:it|that|they|this|he|she))?(?: (?:so|true|right|really|correct))?)?[.!?]*$';

/** "how are the other ethnic wear brands doing": shops that are not ours. */
const otherBrands: Turn[] = [
  // at what price are others selling mulmul sarees
  ['(?:at )?(?:what|which) (?:price|rate)s? (?:are|do|is) (?:the )?(?:others|other people|everyone else|everybody else|other sellers|the market) (?:sell|selling|charge|charging|keeping|giving)|(?:others|other people|everyone else|other sellers) (?:are )?(?:selling|charging)', 'prices of our competitors'],
  ['(?:the )?(?:other|rival|competing|similar) (?:(?:ethnic|saree|sari|kurta|fashion|clothing|apparel|d2c|online|indian|jewellery|handloom|wear|women\'?s) ?)*(?:brands|labels|sellers|shops|stores|boutiques|players)(?= (?:doing|selling|are|do|did|this|charge|charging|offering|have|also|make|making|too|seeing)\\b)', 'our competitors'],
]; // prettier-ignore

/** Words around a figure that only say what it is wanted for. */
const wantedFor: Turn[] = [
  // For the export papers I need the value of the goods; for my CA's records please give me the tax
  ['(?<=^)for (?:(?:the|my|our|his|her|this|a|an|some) )?(?:[a-z\']+ ){0,2}?(?:papers?|paperwork|documents?|filing|records?|files?|audit|meeting|presentation|deck|review|application|accountant|ca),?(?: (?:i|we) (?:need|want|require|would like)(?= )|(?= (?:please|kindly|can you|could you|give|show|tell|send)\\b))', ''],
  // what should I book as Google Ads expense for October
  ['what (?:should|shall|can|do|must) (?:i|we) (?:book|write|put|enter|report|show|record|declare|note|fill)(?: down| in)? (?:as|for|under)(?: the| our| my)?', 'what was the'],
  // since when is the Meera Anarkali doing worse
  ["(?:since|from) when (?:is|are|has|have|did|do|does) (?!we |i |you |they |it |that |this )((?:the |our )?(?:[^ ?.,]+ ){0,4}?[^ ?.,]+?) (?:been |started? |begun |begin )*(?:to )?(?:do|doing|sell|selling|going|go|perform|performing|drop|dropping|fall|falling|slip|slipping|down|slow|weak|slowing|declin(?:e|ing))(?: (?:so|this|much|down|badly|bad|poorly|worse|less|better|slowly|well|more|off))*", 'units sold of $1 by week in the last 12 weeks'],
  // did raising its price pay off; was the price increase of the Meera Anarkali worth it
  ["(?:did|has|have|was|were|is) ((?:us |our )?(?:rais|increas|hik|cutt|lower|reduc|dropp|chang)ing (?:the |its |their |our )*(?:prices?|rates?|shipping|fees?|mrp)(?: (?:of|for|on) (?:the )?(?:[^ ?.,]+ ){0,4}?[^ ?.,]+?)?|(?:the |our |that |its )*(?:price|rate|shipping|fee) (?:increase|hike|rise|change|cut|drop)(?: (?:of|for|on) (?:the )?(?:[^ ?.,]+ ){0,4}?[^ ?.,]+?)?) (?:really |actually |even )*(?:pay(?:ing)? off|paid off|help(?:ed|ing)?|work(?:ed|ing)?|hurt(?:ing)?|worth it|worth while|worthwhile|a good (?:idea|move)|ma[dk]e (?:a|any) difference)(?: us)?(?: sales)?", 'sales before and after $1'],
  // no wait, I should look at last weekend
  ['(?:i|we) (?:should|must|need to|ought to|want to|would rather|wanted to|have to|should have|\'?d better) (?:look at|looked at|see|check|take|compare|go by|have a look at)', ''],
  // Mogra candle, should we continue it or not? Is XS worth keeping in Bela?
  [/^(?!.*\b(?:campaigns?|ads?|keywords?|youtube|pmax|google|offer|code|sale)\b)([^?.,]{3,40}),? should (?:we|i) (?:continue|keep|stop|drop|discontinue|carry on)(?: with| selling| making| stocking)? (?:it|this|them|these|that)(?: or not| or drop it| or stop| any more| anymore)?\b/g, 'how is $1 doing'],
  [/\b(?:is|are) ((?:the |our )?[^?.,]{2,30}?) (?:still )?worth (?:keeping|stocking|having|continuing)(?= (?:in|of) )/g, 'units sold and stock left of $1'],
  // is Hauz Khas pulling its weight? Compare it with Bandra for the last three months
  [/\b(?:is|are|how is|how are|hows) ((?:the |our )?[^?.,]{3,30}?) (?:pulling (?:its|their) weight|doing (?:its|their) (?:job|part)|any good|worth it|doing|going)(?: these days| now)?\? *(?:please )?compare (?:it|them|that|this) (?:with|to|against) /g, 'compare $1 with '],
  // most profitable products? I don't mean turnover, I mean what is left after cost
  [/[.?!,] *i (?:do not|don'?t|dont) mean (?:the )?[^,.?]{3,30}[,.] *(?=(?:but )?i mean\b)/g, ' '],
  ['(?:but )?i mean (?:what is |what\'?s |what |the money )?(?:left|remaining|remains|stays)(?: over| with us)? after (?:the |their |our )?(?:cost|costs|buying price|purchase price)(?: of (?:it|them))?', 'by gross profit'],
  // how much did we keep once you take out discounts and returns
  ['(?:really |actually )?(?:keep|kept|get|got|make|made|left with|earn|earned)((?: \\S+){0,3}?),? (?:once|after|when)(?: (?:you|we|i))? (?:take|taking|took|remove|removing|subtract|subtracting)(?: (?:out|off|away))? (?:the |all )?(?:discounts and returns|returns and discounts)', 'net sales$1'],
  // where do we stand for the financial year so far
  ['where (?:do|are) (?:we|i) (?:stand|standing|at)(?= (?:for|in|on|this|as of|so far|with|against|versus|vs|now|till|until))', 'how are we doing'],
  // 3 line do - sales, growth
  ['(?:\\d|two|three|do|teen|ek do) lines? (?:do|me|mein|dedo|de do|only|bas|please|pls)(?: ?[-:])?', ''],
  // investor call 12 bje. sales last month
  [/^(?:\w+ )?(?:call|meeting|mtg|meet)(?: hai| h)?(?: at| @)? \d{1,2}(?:[:.]\d\d)? ?(?:bje|baje|am|pm|o'?clock)?(?: hai| h| ko)?[.,!-]+ */g, ''],
  // is the Leela saree doing well?
  [/\b(?:is|are) ((?:the |our )?[^?.,]{3,40}?) (?:doing|selling|performing|going) (?:well|good|ok|okay|fine|badly|alright|all right)(?= ?\?)/g, 'how is $1 doing'],
  // … were new and how many repeat? Is it better than last year?
  [/\? *(?:and |so )?(?:is|was|are|were) (?:it|that|this|they|those) (?:any |much |now )?(?:better|worse|more|less|higher|lower|up|down|good|bad|normal|ok)(?: or (?:worse|less|lower|down|not|better))? (?:than|vs\.?|versus|against|compared (?:to|with)|on|from) ([^?.]{4,40})(?=\?|$)/g, ', compared with $1'],
  // refunds this month look high to me. are they, compared with the same dates in October?
  [/^([^?.]{6,70}?) (?:look|looks|seem|seems|feel|feels|are looking|is looking)(?: \w+)? (?:high|low|weak|strong|bad|good|slow|small|big|off)(?: to me| to us| these days)?[.!] *(?:are they|is it|is that|are those|do they|does it)[ ,]+(?:really )?(?=(?:compared|versus|vs|against|than|more|less|higher|lower))/g, '$1 '],
  // are people coming back, or is it always new customers? I'd love to know for this year
  [/[?.!] *(?:i'?d|i would|we would) (?:love|like|want) to (?:know|see|have)(?: it| this| that)? (?=(?:for|of|over|in) )/g, ' '],
  ['(?:are|do) (?:people|customers|buyers|they) (?:coming|come) back(?: to us| again)?((?: (?:this|last) (?:year|month|week|quarter))?),? or (?:is it|are they|do we|it is) (?:always |only |mostly |just |all )*(?:get(?:ting)? )?new (?:customers|people|ones|buyers)(?: always| only| mostly)?', 'new and returning customers$1'],
]; // prettier-ignore

export const everydayTurns: readonly Turn[] = [
  ...wantedFor,
  ...otherBrands,
  // asha or farhan, who is ahead this week
  [/\b(who|which (?:one|shop|store|city|state|campaign|product|of (?:them|the two|these|those)))(?: one)? (?:is|are|was|were) (?:doing better|ahead|leading|in front|winning)\b(?! of)/gu, '$1 sold more'],
  // asha aur ritu me se kisne zyada becha
  [/(?<![\p{L}\p{M}])([\p{L}\p{M}]+) (?:aur|or|ya|and|और|या) ([\p{L}\p{M}]+) (?:me|mein|mai|में) (?:se|से) (?=.*(?:kisne|kisney|kaun|kis|किसने|कौन|किस))/gu, '$1 or $2 '],
  // udhar naye grahak kitna: there, and nothing on credit
  [/^((?:aur |and |accha )*)udhar (?:k[aei] |se )?(?=(?:orders?|sales?|bikri|units?|visits?|traffic|aov|average|returns?|naye|customers?|conversion|kitn[aei] (?:orders?|customers?|pieces?|sale|bik))\b)/g, '$1wahan '],
  // gross margin of last month again please: told again, where nobody does anything again
  [/^(?!.*\b(?:bought|buy\w*|ordered|ordering|purchas\w+|shopped|shopping|came|come|coming|visited|spent|paid|return\w*|convert\w*|grow\w*|fall\w*|fell|rise|rose|pick\w*|drop\w*|sell\w*|why|customers?|people|buyers?|shoppers?|visitors?|who|will|when)\b)(.*\S),? (?:once |yet |one more time )?(?:again|once more)(?=(?:,? (?:please|pls|plz|sierra|kindly|for me))*[.?! ]*$)/u, '$1'],
  // 1) aov last month 2) cod orders yesterday 3) returns
  [/^\s*\(?1[.):]\)?\s*(\D.*?)[\s,;]+\(?2[.):]\)?\s*(?=\D)/su, '$1 ? '],
  [/(?<= \? )(.*?)[\s,;]+\(?3[.):]\)?\s*(?=\D)/su, '$1 ? '],
  // first aov last month, second cod orders yesterday
  [/^first(?:ly)?[,:]? (?!half|few|quarter|week|time|day|month|order|purchase|\d)(.+?)[,;]? (?:and |then )?second(?:ly)?[,:]? (?!half|few|quarter|week|time|day|month|order|purchase)/u, '$1 ? '],
  // no. of returns; how many percent of orders; how many out of a hundred came back
  ['(?:no|nos)\\. ?of(?= )', 'number of'],
  // return %, this month
  [/(?<=[a-z]) ?%(?!\d)/g, ' percent'],
  // "returns by city, in pieces", "discounts, as percent", "sales, not in rupees but in pieces": how the one figure is counted
  [behind(`,? (?:not|never) (?:in |by |as )?${rupees},? (?:but|rather|only|just) (?:in |by |as )?${pieces}`), ' in pieces'],
  [behind(`,? (?:in |by |as )?${pieces},? (?:and )?not (?:in |by |as )?${rupees}`), ' in pieces'],
  [behind(`(?<=${measured}[^,]*)(?:,| -)(?= (?:in|as|as a|by) (?:terms of )?(?:${pieces}|${rupees}|${percent})(?:$|[ ,?.])(?! of| wise))`), ''],
  [behind(`(?<=^[^,]*${measured}[^,]*), (?:the )?(${percent})(?= (?:in|for|last|this)|[?.! ]*$)`), ' in percent'],
  [behind(`(?<=^[^,]*${measured}[^,]*), (?:the )?(?:qty|quantity|how many (?:pieces|units|items)|number of (?:pieces|units))(?=,|[?.! ]*$)`), ' in pieces'],
  ['in value(?: terms)?(?=[ ,?.!]*$| (?:in|for|last|this|per|by) )', 'in rupees'],
  ['number of (?:pieces|units|items|pcs) sold', 'units sold'],
  // refunds in October, not returns; I do not need returns, only refunds
  [behind(`(?<=^(?!.*(?:returning|new) )[a-z].*),? (?:and )?not (?:the )?${figure}(?=[?.! ]*$)`), ''],
  [`(?<=^)(?:${figure}) (?:nahi|nahin|nhi|नहीं),? (.{3,40}?) (?:chahiye|dikhao|batao|चाहिए|दिखाओ|बताओ)`, '$1 batao'],
  // sales per city and orders per city; which state pays the most tax
  ['([a-z ]+?) (per|by) ([a-z]+) (?:and|aur|&) ([a-z ]+?) (?:per|by) \\3(?= |$)', '$1 and $4 by $3'],
  ['(?:pays?|paid|paying)(?: us)?(?: the)? (most|highest|least|lowest|maximum)(?= (?:gst|tax|taxes|shipping|delivery|cod fees?))', 'has the $1'],
  // new customers, what did they spend
  ['(customers[^,?]*), (what|how much) did they(?= (?:spend|bring|buy))', '$1 and $2 did they'],
  // ad spend in October per click
  ['(?:google )?(?:ads?|advertising) (?:spend|cost)((?: [^ ,]+){0,3}?) per (click|conversion)(?! rate)', 'cost per $2$1'],
  // customers who came back, or had bought before
  ['(?:customers|buyers|shoppers|people)(?: who| that) (?:had |have )?(?:come|came) back(?! (?:to|for|within|a second|after|with))', 'returning customers'],
  ['(?:customers|buyers|shoppers|people)(?: who| that) (?:had|have) (?:already )?(?:bought|ordered|shopped|purchased)(?: (?:from|with) us)? (?:before|earlier)', 'returning customers'],
  ['how many (.{0,25}?)(?:out of|in) (?:a |every |each )?(?:hundred|100)(?: of them)?', 'what percent of $1'],
  ['out of (?:a |every |each )?(?:hundred|100) (?!visit|people|users)([a-z ]{3,20}?),? how many(?: (?:were|are|got|of them))*', 'what percent of $1'],
  ['(?:100|sau|सौ) (?:(?:orders?|piece|visits?|log|grahak) )?(?:me|mein|में) (?:se|से) (?:kitne|कितने)', 'kitne percent'],
  // someone told me pune is our biggest city is it true; my wife says jhumkas sell more than bangles
  [new RegExp(`^${teller} (?:that )?(?=.* (?:is (?:it|that|this) (?:true|right|correct|so)|true|right|correct)(?: or not)?\\??$|${claim})`, 'g'), ''],
  // is saturday our best day
  [new RegExp(`^(?:is |was )?(?:the )?${weekday}s? (?:is |are |was |were )?(?:really |still |always )*(?:our|the|my) (best|worst|busiest|slowest|biggest|strongest|weakest)(?: sales| selling)? days?\\b`, 'g'), 'which weekday is $1'],
  // returns were over 5 lakh in october
  [new RegExp(`^((?:the |our |my )?(?:google ads )?${figure}(?: from \\w+| of \\w+| in \\w+)?) (is|are|was|were) (?=(?:over|above|more than|below|under|less than|at least|at most|nearly|around|about) (?:rs ?|₹ ?)?\\d)`, 'g'), '$2 $1 '],
  // which campaigns stayed below a roas of 2
  [/\b(?:stayed|stays?|remained|ran|hovered|fell|ended|finished|came in)(?: up)? (?=(?:below|above|under|over|beyond)\b)/g, ''],
  [/\b(below|above|under|over|beyond|more than|less than|at least|at most) (?:an? |the )?(conversion rate|return rate|bounce rate|cancellation rate|discount rate|roas|cpc|ctr|aov|cac|cost per click|(?:gross )?margin|days of cover) of (?=\d)/g, '$2 $1 '],
  // analyse the dip in revenue on 9 november; anything behind the jump on 25 october
  [/\b(?:analy[sz]e|investigate|examine|dig into|look into|get to the bottom of|break down|unpack|(?:is there )?(?:anything|something) behind) (?=(?:the |this |that |our )?(?:sudden |big |sharp |recent )?(?:dip|drop|fall|rise|jump|spike|decline|slump|surge|increase|decrease|crash|growth)\b)/g, 'why '],
  // why aren't lehengas selling
  [/\bwhy (is|are|was|were|do|does|did|has|have) not (?!so |as )((?:\S+ ){1,4}?)(?=(?:sell|sold|mov|work|convert|perform|grow|com|order|buy|bought|going|doing|picking|catching|taking)(?:ing|e|s|ed)?\b)/g, 'why $1 $2not '],
  // saree units in november lower than october
  [new RegExp(`(?<=\\b(?:units?|pieces|orders|sales|revenue|visits|sessions|returns)\\b[^.?!,]*) (?:lower|less|fewer|higher|more|worse|better) than (?=(?:in )?(?:${months}|last (?:week|month|year))(?: |$|,|\\?))`, 'g'), ' compared to '],
  // the card statement is higher than i expected
  [/\b(?:credit card|card|bank) statement\b/g, 'statement'],
  [/ than (?:i|we|they|he|she|my \S+|our \S+) (?:had |have |was |were )*(?:expect(?:ed|ing)?|thought|hoped|planned|guessed|feared|imagined|remember(?:ed)?)\b/g, ''],
  // how many orders are lying unpacked
  [/\b(?:(?:lying |still |sitting |kept )*(?:unpacked|not packed|un-packed)|bina pack(?: hue| kiye| kiya)?)(?= |$|\?)/g, 'unfulfilled'],
  // break up of sale from old and new customers
  [`(?:break ?up|breakdown|split|bifurcation) of (?:the |our )?(sales?|revenue|orders|units) (?:from|by|of|between|into|for) (?:${oldOnes}|${newOnes}) (?:and|vs|&|n|aur) (?:${oldOnes}|${newOnes}) ${people}`, '$1 by customer type'],
  // cost of one sale from google, google se ek sale kitne me padi
  ['(?:cost|price) of (?:one|a|each|every) (?:sale|order|purchase|conversion) (?:from|through|via|by) google(?: ads)?', 'google ads cost per conversion'],
  // are we missing google searches because the daily budget finishes
  ['(?:are we |do we )?(?:miss|missing|losing|lose) (?:out on )?(?:google )?(?:searches|impressions|clicks|views) (?:because|as|since|when) (?:the |our )?(?:daily )?budget (?:finishes|runs out|ends|is over|gets over|is finished|khatam hota hai)', 'search lost to budget'],
  // what percent of our sales goes into advertising
  [/\bgo(?:es)? (?:in ?to|towards?|on) (?:the |our )?(?:ads|advertising|advertisements?|marketing|google ads)\b/g, 'is spent on ads'],
  // why did so many people leave at the payment page
  ['(?:so many |itne )?(?:people|customers|log|buyers|shoppers) (?:leave|left|drop(?:ped)? off|go away|went away|drop) (?:at|from|on) (?:the )?(?:payment|checkout) (?:page|step|screen)', 'abandoned checkouts'],
  // days taken to ship hyderabad orders
  [/\b(?:days|time) taken to (?:ship|dispatch|send|fulfil|fulfill)(?: out)?\b/g, 'time from order to dispatch of'],
  // payments by method (UPI, card, wallet): all of them are told
  [/(?<=\b(?:by|per|each|every) (?:(?:payment|paying|sales|customer|device|order) )?(?:methods?|modes?|channels?|devices?|types?|platforms?|ways?|gateways?|source))\s*\((?=[^()?]*[,/&])[^()?]*\)/g, ''],
  // total sales by channel (google, insta etc)
  [/(?<=\b(?:by|each|every|per|wise)\b.*?)\s*\((?:e\.?g\.?|i\.?e\.?|like|such as)?[^()?]*\b(?:etc|etcetera|and so on|vagera|wagera|waghera|vagairah|wagairah)\b\.*\)/g, ''],
  // where did we land on sales
  [/\bwhere (?:did|have|has) (?:we|it|things|they) (?:land(?:ed)?|end(?:ed)? up|come out)(?: at)?(?: (?:on|with|for|in terms of))?(?= (?:(?:our|the|my|total|net|gross) )*[a-z])/g, 'what is'],
  // how many kundan choker sets have gone to hyderabad
  [/\b(?:have|has|had) gone (?:out )?to (?=[a-z]+\b)/g, 'sold to '],
  // cpc of brand search kitna pada
  [/(?<=\b(?:cp[cma]|cac|cost|roas|clicks?|conversions?|kharch\w*|order)\b.*)\b(kitn[aei]) pad[aie](?: (?:hai|tha|thi|hain))?(?=$|[?.!,])/g, '$1'],
  // orders of last week, COD not needed
  [/(?<=^[^,]{6,80}), ?(?:the )?([^,.?!]{2,30}?) (?:is |are )?(?:not|nahi|nahin) (?:needed|required|wanted|to be counted|chahiye|chaiye)(?= |$)/g, ' without $1'],
  // those who shopped with us in September, what have they spent on average till now
  ['(?:those|people|customers|buyers|shoppers|the ones) who (?:shopped|bought|ordered|purchased)(?: with us| from us)? ((?:in|on|during|last|this|over) [^,.?!]{3,25}?),? (?:what|how much) (?:have|has|did|do) (?:they|those) (?:spent|spend)(?: (?:with us|on average|till now|until now|till date|to date|till today|so far|in all|in total|altogether))+', 'lifetime spend of customers $1'],
  // are we selling more sarees or more kurtas
  [/\bmore (?!than\b|or\b|\d)((?:[^\s.,;:?!]+ ){1,3})or more (?!than\b|of\b|\d)(?=[a-z])/g, 'more $1or '],
  // Pune or Ahmedabad, who placed more orders
  [/(?<=^[^,?]{3,40} (?:or|vs|versus|and) [^,?]{3,40})[,:] ?who (?=(?:placed|made|gave|had|got|sold|bought|spent|ordered|brought|sent)\b.*\b(?:more|fewer|less|most)\b)/g, ', which one '],
  // whose goods get sent back the most
  ['whose (?:goods|products|items|stuff|pieces|maal)(?= (?:gets?|are|is|were|was|sells?|sold|comes?|came|moves?|brings?|brought|makes?|made|has|have|do|did))', 'which vendor'],
  // which traffic sources brought buyers, not just visitors
  [/(?<=\S+ \S+ ),? ?\b(?:and )?not (?:just|only|merely|simply) (?:the |some |more )?(?:visitors|visits|traffic|clicks|browsers|window shoppers|lookers|views)\b/g, ''],
  // items with less than 5 left
  [/\b(?:items|things|articles|pieces|styles|designs)(?= (?:(?:that|which|where) )?(?:with|having|have|has|we have|there are) (?:only )?(?:(?:less than|fewer than|under|below|up to|at most) \d+ (?:left|in stock|remaining|available)|\d+ or (?:less|fewer) (?:pcs|pieces|units|left|in stock|remaining|available)))/g, 'variants'],
  // what did the shops and the website take in, all together
  [/\b(?:(?:the |our |both )*(?:shops?|stores?|tills) (?:and|plus|\+) (?:the |our )?(?:website|site|online(?: store)?)|(?:the |our )?(?:website|site|online(?: store)?) (?:and|plus|\+) (?:the |our |both )*(?:shops?|stores?|tills))(?= (?:take|make|sell|earn|bring|do|took|made|sold|sales)\b.*\b(?:all together|altogether|put together|combined|taken together)\b)/g, 'we'],
  // "cities where AOV is over 4000"
  ['(?:is|are|was|were) (over|above|under|below)(?= (?:rs |inr )?[0-9])', '$1'],
  // yesterday's numbers for the morning meeting
  [/(?<=\S+ \S+ )\bfor (?:the|our|my|a|this|tomorrow's|today's) (?:[a-z]+ ){0,2}?(?:meeting|stand ?up|huddle|presentation)\b/g, ''],
  // website sales versus what the two shops sold over the counter
  [/(?<=\b(?:vs|versus|against|and|or) )(?:what )?(?:the |our )?(?:two |both )?(?:shops|stores) (?:sold|took|made)(?: over the counter| at the counter| at the till| offline)?/g, 'shop sales'],
  // how are sessions split over the day on Sundays
  ['(?:split|spread|divided|distributed|spaced)(?: out)? (?:over|across|through|throughout) the day(?! of)', 'by hour'],
  // EOD numbers please
  [/\b(?:eod|end of (?:the )?day|day ?end) (?=(?:numbers|figures|report|summary|update|sales|recap|status|wrap)\b)(?!.*\b(?:yesterday|last|kal|today|on|of|for)\b)/g, 'today '],
  // kis keyword pe sabse zyada paisa gaya: what was paid, not what came in
  ['(?<=(?:keywords?|search terms?|campaigns?|ad groups?|adgroups?|ads|pmax|performance max|remarketing|youtube|display|कीवर्ड|कैंपेन) (?:pe|par|me|mein|पर|पे|में) .*)(?:paisa|paise|पैसा|पैसे) (?:gaya|gaye|gayi|laga|lage|lagta|udaya|udta|kharcha|kharch|ja raha|ja rahe|गया|गए|लगा|खर्च)(?: hua| hai| hain| hue)?', 'spend'],
  // a day told with what happened on it
  [`(since|after|until|till|before)(?! [a-z]+ing )(?= [^,.?!]*\\b${happened}\\b[^,.?!]* (?:on|from|around|in) (?:the )?(?:\\d{1,2}|${months}|${weekday}))(?: [^ ,.?!]+){2,9}? (?:on|from|around|in)(?= (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|${months}|${weekday}))`, '$1'],
  // what a day that is over came to
  [`(?:what|how much) did (${pastDays}) (?:come to|add up to|amount to|total up to|total|tally to|sum up to|bring in|bring us|ring up|fetch|make|earn|fetch us|get us|close at|end at|finish at)(?= ?(?:$|[?.!,]))`, 'total sales $1'],
  [`(${somveer})(?: ka| ki| ke| का| की| के)?(?: din| दिन)? (?:kitn[aei]|कितन[ाेी]) (?:pe|par|me|mein|mai|पर|पे|में) (?:close|band|khatam|khatm|ruk\\w*|बंद|क्लोज|खत्म) (?:hua|hui|hue|kiya|हुआ|हुई|हुए|किया)(?: tha| thi| था| थी)?`, '$1 total sales'],
  // goods that left
  [`(?<=(?:which|what) .*)(?:has |have |is |are |had )?(?:flown|flew|flying|walked|walking|gone|going|moved|moving|marched) (?:right |straight )*(?:off|out|out of|off of|out from|from) (?:the |our )?${shelf}`, 'sold most'],
  [`(?:flown|flew|fly|flies|flying|walked|walk|walking|leapt|leaped|jumped|gone|went|go|goes|going|moved|moving|move|marched) (?:right |straight )*(?:off|out|out of|off of|out from|from) (?:the |our )?${shelf}`, 'sold'],
  // "Google spend divided by new customers"
  ['(spend|cost|costs|expenses?|sales|revenue|profit|margin|units|orders|clicks|visits|sessions|discounts?|returns?) divided by (?:the |our |my |all |number of |no[.]? of |count of )*(new customer|order|customer|visit|session|visitor|unit|click|conversion)s?(?![a-z])', '$1 per $2'],
  // one thing by another
  ['(?<=[^ ] )(?:(?:nicely |neatly )?(?:broken|split|carved|chopped|sliced|cut|divided|bifurcated|segregated|separated|grouped|bucketed|itemised|itemized|laid|parted)(?: it)?(?: up| out| down| apart| separately)?)(?= (?:[a-z]+ )?[a-z]+[- ]?wise(?: |$|[?.!,]))', ''],
  ['(?<=[^ ] )(?:carved|chopped|sliced|bifurcated|segregated|parted|itemised|itemized|broken|divided|laid)(?: up| out| down| apart)? (?:by|into|per|across|along|as per|according to)(?= )', 'by'],
  // what is left out
  [`(?:leaving|leave|setting|keeping|keep|putting|moving|brushing|kept) ((?:(?!stock|pieces)[^ ,.?!]+ ){1,4}?)${aside}`, 'excluding $1'],
  ['(?:leaving|setting|keeping|putting|brushing) (?:aside|apart|to one side|out)(?: of it)?(?= (?!of ))', 'excluding'],
  ['(?:leaving|leave|keeping|keep|taking|take) (?:the |our |all )?((?:[^ ,.?!]+ ){1,3}?)(?:orders?|sales|ones) out(?= ?(?:$|[,.?!]))', 'excluding $1'],
  ['(?<=[^ ] )discounting(?= (?:the |all )?(?:direct|cod|email|jewellery|sarees?|kurtas?|lehengas?|dupattas?|home|wholesale|gift|prepaid|paid|organic|returns?|cancel|mumbai|delhi|maharashtra|brand|online|point|till|store))', 'excluding'],
  ['(?:ko |को )?(?:side|alag|ek taraf|kinare|baju|साइड|अलग|एक तरफ|किनारे)(?: me| mein| pe| par| में| पर)? (?:rakh|rakhte|rakhkar|rakhke|रख|रखकर|रखते)(?: ?kar| ?ke| hue| हुए| ?कर| ?के)?', 'ko chhodkar'],
  // what is not of here
  ['(?<!देश )(?:के|से) बाहर(?: से)?', 'ko chhodkar'],
  // why goods were sent back, as those who sent them say
  [`(?:what|which)(?: all)? ${reasons} (?:do |did |are |were |have |has |is |was )?(?:the |our |most |these )*(?:${customers} )?(?:usually |mostly |generally |mainly |typically )?(?:give|gave|given|giving|cite|cited|state|stated|mention|mentioned|quote|quoted|offer|offered|put down|write|wrote|tell us|told us|have|list|listed)(?: us| by (?:people|customers))? (?:for|when|while|as|about)(?: they| their| the| our| to why they)? ${returning}`, 'units returned by return reason of'],
  [`(?:when|whenever|if) (?:the |our )?${customers} (?:do )?${returning} ([^,.?!]{2,50}?),? what (?:(?:is|are|was|were) (?:the |their )?(?:usual |main |most common |top )?${reasons}(?: (?:they|that) (?:they )?(?:give|gave|write|state))?|${reasons} (?:do|did|are|were|have|is) (?:they |people |customers |mostly |usually )*(?:give|gave|given|say|state|stated|mention|write|cite)|(?:do|did) they (?:say|write|tell us|complain about|complain of))`, 'units returned by return reason of $1'],
  [`what (?:do|did|have) (?:the |our )?${customers} (?:usually |mostly )?(?:write|written|give|given|put|state|stated|say|said|mention|mentioned|fill in|tell us)(?: down)? as (?:the |a |their )?${reasons}(?: for| when| while| of)?(?: they)? ${returning}`, 'units returned by return reason of'],
  ['(?:wapas|vapas|wapis|return|lauta|वापस|रिटर्न)(?: karne| bhejne| karte| dene| lautane| karwane| hone| करने| भेजने| लौटाने)+(?: ki| ka| ke| की| का| के) (?:kya |kaun ?s[ie] |kya kya |क्या |कौन ?सी )*(?:wajah|vajah|wajahen|reasons?|karan|kaaran|वजह|कारण)(?: kya)?(?: log| customers?| grahak| logo ne| लोग| ग्राहक)*(?: (?:batate|bataya|batayi|batai|dete|di|diya|likhte|bolte|बताते|देते|बताई|दी|बोलते))?(?: log| grahak)?(?: hai| hain| h| है| हैं)*', 'units returned by return reason'],
  // a part of the figure just named
  ['(?<=[^ ] +[^ ].*[^ ] )(?:and |aur |& )?(?:how (?:much|many)|what (?:amount|number)) (?:of|out of|from|in) (?:that|this|it|those|these|them|the total|the same)(?= )(?! (?:actually |really |then |were |was |are |is |have |has |had |been |got |get |did |do |we |i |people |customers |also |ever |later |never |already )*(?:buy|bought|cancel|discount|return(?!ing)|refund|convert|came back|come back|ordered|purchas|sold|sell|paid|pay|shipp|fulfil|deliver|exchang|abandon|repeat|reorder|sign|click|add|reach|check|left|remain|lost|wast|keep|kept|sent|use|redeem|complet|fail|late|open|pending|still))', 'and what part of it'],
  // rates and money, said in terms
  ['(?:in|as|on) (?:a )?(?:percentage|percent|per ?cent|%|pct) (?:terms|basis|wise)', 'in percent'],
  ['in (rupee|money|value|revenue|sales|₹|rs) (?:terms|basis)|in terms of (?:the )?(rupees?|money|value|revenue)', 'in value'],
]; // prettier-ignore

const figures: Turn[] = [
  // are we making profit this month
  [/\b(?:are|were|is|am) (?:we|i|it) (?:even |really |actually |still )*making (?:a |any |enough |good |decent )*profits?\b/g, 'what is our profit'],
  // percentage of COD in total online orders has reduced since last year or not
  ['(?:percentage|percent|share|proportion) of ([a-z]+(?: [a-z]+)?) (?:in|out of|among) (?:the |our |all |total )+((?:online |website )?(?:orders|sales|revenue|returns|visits|sessions))', 'what share of $2 is $1'],
  // Razorpay charges deducted in October
  ['(razorpay|paypal) (?:charges|commissions?|deductions?|mdr)(?: deducted| charged| taken)?', '$1 gateway fees'],
  // which products have no cost recorded in the system
  ['(?:(?:are|have|has|do|does|which|that|having|got|with) )*(?:not|no|without|missing|lacking) (?:have |having |got )?(?:any |a |the |their )*cost(?: price)?(?: (?:recorded|entered|filled|added|set|updated|maintained|in)(?: in| up)?)?(?: (?:the |our )?(?:system|shopify|catalogue|backend))?(?= ?[?.]*$)', 'by cost coverage lowest first'],
  // at what time do customers do most of their shopping
  [/\b(?:do|does|did|doing) (?:(?:most|much|a lot|all|some) of )?(?:their|our|his|her|the) shopping\b/g, 'order'],
  // what have orders tagged wholesale brought in
  [/\b(?:what|how much) (?:have|has|had|did|do|does) ((?:(?:the|our|all|those|these) )?(?:[^ ,.?!]+ ){0,2}?orders(?: [^ ,.?!]+){0,4}?) (?:brought|bring|made|make|earned|earn|fetched|fetch)(?: us)?(?: in)?(?= |$|[?.!,])/g, 'sales from $1'],
  // what share of sales does Google Ads claim as its conversion value
  [/\b(claims?|claimed|claiming|credits?|take credit|takes credit|count|counts) (.{0,40}?) ?\b(?:as|for|to) (?:its own|their own|theirs|itself|themselves|(?:its |their )?conversion value)(?= |$|[?.,!])/g, '$1 $2'],
  // which styles have run out
  [/^(?!.*\b(?:budget|when)\b)(.*?)\b(?:(?:have|has) (?:already )?run out|ran out)(?: of stock)?\b/, '$1are out of stock'],
  // are Google's conversions the same as our website orders
  [/\b(?:the )?same as (?=(?:our|my) (?:own )?(?:\w+ )?(?:orders?|sales|purchases|revenue)\b)/g, 'versus '],
  // P&L lines for October: gross sales, discounts, net sales
  [/\b(?:p ?& ?l|profit and loss|income statement|p and l) (?:lines?|items?|heads?|figures|numbers|rows)(?= |:)/g, 'figures'],
  // how many lakhs of sales
  [/\b(?:how many|kitne|kitni) (lakhs?|lacs?|crores?|cr)(?: rupees| rs| rupaye| worth)?(?: of| in| ki| ka| ke)?\b/g, 'how much $1'],
  // is mahine kitne lakh ka kaam hua, aaj kitna kaam hua
  [/(?<!\p{L})(how much|kitn[aei]|कितन[ाेी])( (?:lakhs?|lacs?|crores?|cr|hazaa?r|लाख|करोर|हजार))?(?: (?:ka|के|का))? (?:kaam|business|karobar|काम|कारोबार|बिजनेस) (?:hua|kiya|ho gaya|kar liya|हुआ|किया)(?!\p{L})/gu, 'how much$2 sale hui'],
  // adds spend
  [/\badds (?=spend|spent|cost|budget|clicks?|campaigns?|roas|ka |ke |ki |par |pe |se |me )/g, 'ads '],
  // how much of the budget went to search
  [/\bbudget (?=went|goes|gone|was spent|is spent|got spent|gets spent)/g, 'ad spend '],
  // days with no COD orders, how many days had no refunds, days without a single return
  [new RegExp(`\\b(days|weeks|hours|months|sundays|saturdays|weekends)((?: (?!and\\b)[a-z]+){0,4}?) (?:(?:with|had|having|have|saw|got|there (?:was|were)|in which (?:there (?:was|were)|we (?:got|had))) (?:zero|no|0|nil|not (?:(?:even )?(?:one|any|an?)(?: single)?))|without(?: (?:even )?(?:a single|any|one|an?))?) (?=(?:(?:cod|prepaid|online|till|wholesale|gift|discounted|new|cancelled) )?(?:orders?|sales?|returns?|refunds?|cancellations?|conversions?|clicks?|customers?|bookings?)\\b)`, 'g'), '$1$2 with at most 0 '],
  // campaigns with zero conversions
  [/\bwith (?:zero|no|0) (?=conversions?\b|orders?\b|clicks?\b)/g, 'with at most 0 '],
]; // prettier-ignore

const goods: Turn[] = [
  // who sold most
  [/^(?:who (?:sold|is selling|sells) (?:the )?most)\b/g, 'which staff member sold most'],
  // the other saree shops using this app
  [/\bother (?:\S+ )?(?:shops|stores|sellers|merchants|brands) (?:using|on|that use|who use|with) (?:this|the|your|same) (?:app|tool|software|platform)\b/g, 'other shops using sierra'],
  // what net sales include and what they leave out
  [/\b(?:biggest|largest|hottest|quickest)[ -]selling\b/g, 'best selling'],
  // is anyone reading the saree draping blog
  [/\b(?:(?:is|are|was|were|did) )?(?:anyone|anybody|people|someone|visitors) (?:really |actually |still )?read(?:ing)? (?=(?:the |our )?.{3,40}\b(?:blogs?|articles?|journal|posts?)\b)/g, 'visits to '],
  // which five things came back most and why
  ['(which|what) ((?:two|three|four|five|six|ten|[0-9]+) )?things(?= (?:came|come|sold|sell|were (?:sold|returned|bought)|are (?:sold|selling)|did we sell|got|went|go|moved|brought|bring|returned)\\b)', '$1 $2products'],
  // pune ke log kya lete hain sabse zyada
  ['(?<!(?:saath|sath|साथ) )(?:log|grahak|customers?|wale|walon|लोग|ग्राहक) (?:(?:sabse |sab se |सबसे )?(?:zyada|jyada|ज़्यादा|ज्यादा)(?:tar)? )?(?:kya|क्या)(?: kya| क्या)? (?:lete|kharidte|khareedte|mangate|mangwate|order karte|lena pasand karte|लेते|खरीदते|ख़रीदते|मंगाते|मँगाते|मंगवाते)(?: hain| hai| h| हैं| है)?(?: (?:sabse |sab se |सबसे )?(?:zyada|jyada|ज़्यादा|ज्यादा)(?:tar)?)?', 'best selling products'],
  // which products do people look at but not buy
  ['(which|what) (products?|items?|things|sarees?|kurtas?|lehengas?|jewellery)(?: all)? (?:do|did|are) (?:people|customers|visitors|they) (?:only |just |mostly )?(?:look|looking|view|viewing|see|browse|check out)(?: at)?,? (?:but|and|yet)(?: then)? (?:do not|don\'t|never|not|did not|hardly|rarely) (?:buy|buying|order|purchase|take)(?: (?:it|them))?', '$1 $2 has the lowest view to purchase rate'],
  // what are people buying this week
  [/\bwhat (?:is|are|was|were) (?:people |customers )?(?:selling|buying)(?= (?:now|today|yesterday|this|last|right)|\s*[?.!]*$)|^what (?:sold|sells)(?= (?:there|here|in|at|best|well|most|on|yesterday|today|this|last)\b|\s*[?.!]*$)/g, 'best selling products'],
  // karwa chauth pe kya bika
  [/(?<!zyada |jyada |zyaada |kam |accha )\bkya(?: kya)? (?:bika|biki|bike|bik raha|bik rahi|bik rahe)\b/g, 'best selling products'],
]; // prettier-ignore

export const figureTurns: readonly Turn[] = [...figures, ...goods];
