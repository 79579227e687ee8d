/** How people ask for an overview and how an answer is wished for, and what they say around it. */
import type { Turn } from '../words/turns.ts';

const figure =
  '(?:gross sales|net sales|total sales|sales|revenue|orders|units|aov|returns|refunds|discounts|taxes|tax|gst|sessions|visits|conversion rate|ad spend|roas|cpc|ctr|clicks|impressions|profit|margin|cogs|new customers)';

const audience =
  "(?:(?:customer |client )?(?:care|support|service|success)|cx|cs|marketing|merchandising|merch|buying|operations|ops|warehouse|godown|dispatch|logistics|fulfilment|fulfillment|finance|accounts|growth|performance|founders?|owners?|investors?|board|management|leadership|banker|lender|auditor|accountant|agency|partner|team|weekly|monthly|daily|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'?s|s')?";
const paper =
  "(?:desk|team|dept|department|sheet|memo|notes?|deck|slides?|dashboard|tracker|bulletin|digest|scorecard|corner|email|letter|checklist|log|numbers|figures|stats|metrics)(?:'s)?";

const months =
  '(?:jan|febr)(?:uary)?|feb|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const lines = '(?:\\d+|one|two|three|four|five|six|ten|a few|few|a couple of|ek|do|teen|char|chaar|paanch|panch)';

const overviews: Turn[] = [
  // I need an idea of what sales will be in December; give me a rough idea about October
  [/\b(?:need|want|get|have|like|give me|mujhe) (?:to (?:get|have) )?(?:an? )?(?:rough |fair |some |quick |general )*idea (?:of|about|on)(?= )/g, 'tell me'],
  // October business review; quarterly review July - September; a business review of October
  [/\b(?:business|month(?:ly)?|quarter(?:ly)?|week(?:ly)?|year(?:ly)?|sales|performance|trading|annual) reviews?\b(?! (?:meeting|call|deck|pack))/g, 'summary'],
  // week in review
  [/^(?:the |our |my )?(week|month|quarter|year) in review(?= *[?.!]*$)/g, 'summary of last $1'],
  // month-end summary for October; a brief account of how October went; give me the week in five lines
  [/\b(month|quarter|week|year)[ -]end (?=(?:summary|recap|overview|numbers|report)\b(?! (?:on|at|by|to|every)))/g, '$1ly '],
  // morning update
  [/\bmorning (?:update|brief|briefing|digest)\b/g, 'morning summary'],
  // walk me through October; fill me in on this week; bring me up to speed on this week
  [/^(?:please |pls |can you |could you )*(?:(?:walk|take|run|talk) (?:me|us) through|(?:fill|clue) (?:me|us) in on|(?:bring|get) (?:me|us) up to (?:speed|date) (?:on|with|about)) (?:the |our |what happened in )?/g, 'summary of '],
  // high level October; high level view of October
  [/\bhigh[- ]level(?: (?:view|summary|overview|picture|numbers?|figures?|look))?(?: (?:of|at|for))?(?= )/g, 'summary'],
  // what's the story of October in numbers; the October picture
  [new RegExp(`^(?:(?:give|tell|show) me )?(?:the )?(${months}|last week|last month|this week|this month|yesterday) (?:picture|story)(?: in (?:brief|short|numbers))?(?= *[?.!]*$)`, 'g'), '$1 summary'],
  // october ka saar
  [/(?<= )(?:ka|ke|का) (?:saar|nichod|सार)(?= |$)/gu, 'summary'],
  // how's the week shaping up so far
  [/\b(how (?:is|are|was) .{3,30}?) (?:shaping up|shaping|coming along|panning out|turning out)\b/g, '$1 going'],
  // what do you think of our sales last week; how do you think October went
  [/^(?:so |and )?(?:what|how) do (?:you|u) (?:think|make|feel|reckon) (?:of|about) (?:the |our |my )?(?=.*\b(?:sales|orders|month|week|quarter|day|numbers|performance|business|returns|traffic|january|february|march|april|may|june|july|august|september|october|november|december)\b)/g, 'how was '],
  [/^(?:so |and )?how do (?:you|u) (?:think|feel|reckon) (?:that )?(.{3,40}?) (?:went|was|did|has gone)(?=$|[ ?.!,])/g, 'how was $1'],
  // give me October in 5 lines; october ka summary 4 line me
  [new RegExp(`\\b(?:in|within) (?:about |just |only |max |under |not more than )*${lines} (?:short |quick |crisp )?(?:lines?|points?|bullets?|bullet points?|sentences?|words)\\b|(?<![\\d.,])\\b${lines} (?:lines?|points?|laa?in|lafz|shabd) (?:me|mein|mai|में)(?![a-z])`, 'gu'), 'summary'],
  // the whole account in one go; sab ek saath bata do
  [/\b(?:all )?in (?:one|a single) (?:go|shot|place|view|message|reply|table|list|line|answer|breath)\b|\b(?:ek|1) ?(?:hi )?(?:saath|sath|baar me|baar mein|jagah|jhatke me)\b(?= |$)|एक (?:ही )?(?:साथ|बार में|जगह)/gu, ''],
  // month end sheet October - gross sales, discounts; October close: gross sales, GST
  [/^(?:the |our |my )*(?:month|year|quarter|week|day)[- ]?end (?:sheet|close|closing|numbers|figures|report|statement|pack|summary|reco|working|books|pull)?(?: (?:for|of))? ?(?=[^:,]{0,30}(?::| - )[^,]*,)/g, ''],
  // paid media recap for the October client deck
  [new RegExp(`^(?!(?:please |pls |can you |could you )*(?:export|download|make|create|prepare|build|generate|put|print|save|send|mail|email|share)\\b)(.*\\S)\\s+for (?:the |our |my |a |an |this )*((?:${months}|last (?:week|month|quarter)|weekly|monthly|quarterly) )?(?:client |board |investors? |team |agency |review |management |ops |leadership )*(?:deck|ppt|presentation|slides?|slide deck|pack|newsletter)\\b`, 'gu'), '$1 for $2'],
  // Care desk figures for last week: cancelled orders, refunds; founder's note for October - revenue, margin
  [new RegExp(`^(?:the |our |my |for (?:the|our|my) )*(?:${audience} )+(?:${paper}[ ]*)+(?:please )?(?=[^:]{0,40}(?::| - )[^:]*(?:,| and ))`, 'gu'), ''],
  // morning numbers
  [/\bmorning (?:numbers|figures|stats)\b/g, 'morning report'],
  // what's new?
  [/^(?:so |and |hi |hey |hello )*what is new(?: (?:today|with us|here|(?:in|at|with) (?:the|our|my) (?:shop|store|business)))?[ ?!.]*$/g, 'summary of yesterday'],
  // is hafte ka short summary
  [/\b(?:short|brief|tiny|crisp|chota sa|chhota sa) (?=(?:board|management|team|sales|investor|weekly|monthly|status) (?:summary|recap|update|report|note|review|overview)\b|summary|recap|update|report|version|brief|note|review|overview|hisaab|hisab)/g, ''],
  // short and sweet: last week
  [/^(?:keep it )?short (?:and|n|&) (?:sweet|simple|crisp)(?= ?[:,-])|\beverything (?:important|relevant|worth knowing|that matters)(?= (?:about|on|from|of|for|in)\b)/g, 'summary'],
  // Marketing review October: spend, clicks, CPC
  [/(?<!\b(?:google|customer|product|star|online|bad|good|buyer)s? )\b(?:reviews?|huddle)(?: meeting| call| deck| pack)?(?= (?:of |for |- )?(?:[\w-]+ ){0,3}?[\w-]+ ?: ?[a-z])|(?<=^[\w-]+ )review(?= ?: ?[a-z].*,)/g, ''],
  // sales orders aov yesterday
  [new RegExp(`\\b(${figure})(?= ${figure} ${figure}(?![a-z]))|(?<=\\b${figure} )(${figure})(?= ${figure}(?![a-z]))`, 'gu'), '$1$2,'],
  // sales order count
  [/\bsales order (?=count|numbers?\b|volume|quantity)/g, 'order '],
  // sales orders and aov; revenue orders october
  [new RegExp(`\\b(${figure})(?= ${figure} (?:and|aur|plus) (?:the )?${figure}(?![a-z]))`, 'g'), '$1,'],
  [/\b(?<!per |of |by |from )(sales|revenue|orders|units|visits|sessions|aov)(?= (?:revenue|orders|aov|visits|sessions|units|conversion rate|ad spend)(?! (?:per|share|percent|above|below|over|under|with|without|from|only|ka|ki|ke|placed|that|which|who|were|was|are|is|to|by|tagged)\b)(?![a-z]))/g, '$1,'],
  // is mahine ka hisaab kitaab short me bata do
  [/\b(?:in |ekdum |thoda |bilkul )*(?:short|brief|sankshep|sankshipt|chhote|chote) (?:me|mein|mai)\b|\b(?:in|on) brief\b|(?:शॉर्ट|संक्षेप|थोडे|छोटे) में/gu, ''],
  // pichle mahine ka pura hisaab kitaab
  [/\b(?:hisa+b|hissab) ?-?(?:kita+b)\b|हिसाब[- ]?किताब/gu, 'hisaab'],
  // quick recap of yesterday before my call
  [/(?<=\S.*\S)[ ,]*\b(?:before|ahead of|in time for) (?:i |we )?(?:(?:go into |join |start |jump on |get on )?(?:my|our|the|a|an|his|her|their) (?:\w+ )?(?:calls?|flights?|meetings?|zoom|interviews?|trains?|demo|pitch|lunch|shift|stand ?up|presentation|review|board)|(?:call|meet|ring|phone|see|speak to|talk to|brief) (?:the |my |our )?\w+|board|leave|fly|travel|head out|log off|close shop|meeting|lunch)\b(?= ?$|[?.!,])/g, ''],
  // brief me on last week, call with the CA in five minutes
  [/(?<=\S.*\S)[ ]*[,;.-]+ *(?:i have (?:a |an )?|got (?:a |an )?)?(?:calls?|meetings?|zoom|review|flight) (?:with (?:the |my |our )?\w+ )?(?:in|at|within) (?:a |an |\d+ |five |ten |two |half )*(?:minutes?|mins?|hours?|an hour|bit)\b/g, ''],
  // Monday review, last week: total sales, orders
  [/^(?:the |our |my )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|weekly|monthly|daily|quarterly|team|board|management|sales|leadership|investor) (?:review|meeting|huddle|stand ?up|catch ?up|pack|deck|call|sync|update)(?: meeting| call| pack| deck)?(?: for| of)?(?: the)?[ ,:;-]+(?=.*,)/g, ''],
  // Paid performance in October: spend, ROAS, CAC
  [/\b(?:^paid(?=\s+(?:in|for|last|this|over)\b)|paid (?:media|marketing|performance|acquisition|ads?|channels?)|performance marketing|ad performance)(?: performance| report| summary| numbers| figures| scorecard)?(?=.*[:,-].*\b(?:spend|spent|cost|roas|cpc|ctr|clicks|cac|mer|impressions|conversions)\b)/g, 'google ads'],
  // Give me the October picture for our two shops
  [/\b(?:the |a |full |whole |complete |overall |big |quick |rough )*(?:pictures?|lowdown|rundown|run-down|low-down|pulse|scorecard|score card|round-?up|debrief|wrap-?up|readout|summery|sumary|summry|overveiw)(?= (?:for|of|on|from|please|pls)\b| ?$|[?.!,])/g, 'summary'],
  // one liner on yesterday
  [/^(?:give me |just |a |the |need )*(?:one|two|single|1|2)[- ]?(?:liner|lines?|sentences?) (?=(?:on|about|for|of) )|^(?:give me |just |a |the |need )*(?:\d+|one|two|thirty|sixty|five)[- ](?:seconds?|minutes?|min|sec)s? (?:version|summary|brief|briefing|update|recap|overview)(?= (?:on|about|for|of) )/g, 'summary '],
  // highlights and lowlights of october
  [/\b(?:highlights?|highs|ups|hits|wins) (?:and|&|or|n) (?:lowlights?|lows|downs|misses|losses)\b/g, 'summary'],
  // good morning, what is the update
  [/(?<=^|[,.!?] ?)(?:so )?(?:what is|any|kya hai|give me|send) (?:the |an |today |our )?(?:latest |morning |daily )?update(?:s)?(?: today| please| pls| kya hai)?(?=$|[?.!,])/g, 'summary'],
  // summary of lst weak
  [/\b(?:lst|las|lats|lasst|past) (?:weak|wek|weeek|wk)\b/g, 'last week'],
]; // prettier-ignore

const answers: Turn[] = [
  // what's a good day to run a sale
  [/^(?:what|which)(?: is| would be)? (?:a |the )?(?:good|best|right|ideal) day (?:to|for) (?:run|running|hold|holding|have|having|do|doing|launch|launching|start|starting|put on)?(?: a| an| our| the| my)? ?(?:sale|offer|discount|promo|promotion)s?\b/g, 'best weekday by sales'],
  // p&l for October
  [/\b(?:p ?& ?l|profit and loss|profit & loss)(?: statement| account)?(?= (?:for|of|this|last|in)\b|\s*$)/g, 'finance summary'],
  // sales of 14 November were way down. Reason?
  [/^(.*\S)\s*[.,;?!]+\s*(?:any )?(?:reason|wajah|vajah|kaaran|karan|what was it|what was that|what happened there|what happened|how come|वजह|कारण)\s*\?*$/, 'why $1'],
  // orders fell last week what was the reason
  [/^(?!what |which |kya )(.*\S\s+\S+)\s*[.,;?!]*\s+(?:what (?:was|is|were|are|could be) (?:the |its )?(?:main |real )?(?:reasons?|cause)|reason (?:kya|batao)|(?:kya|kya thi) (?:wajah|vajah|reason|karan)|(?:wajah|vajah|karan) (?:kya|batao)|(?:क्या )?(?:वजह|कारण) क्या)(?: for (?:it|this|that)| behind (?:it|this|that)| hai| tha| thi| है| था| थी)*\s*\?*$/, 'why $1'],
  // did the Diwali offer work
  [/^did (?:the |our |my )?(\S+(?: \S+)?) (?:offer|sale|discount|promo|promotion)s? (?:work|work out|pay off|help|do well)\b/g, 'how did the $1 sale do'],
]; // prettier-ignore

const amount =
  '(?:₹ ?|rs\\.? ?)?(?:\\d[\\d.,]*|ek|do|dhai|teen|char|paanch|one|two|three|four|five) ?(?:lakhs?|lacs?|l|k|crores?|cr|hazaar|hazar|thousand|लाख|करोड|हजार)';

/** Days beyond an amount, the best of their name, and when most is sold. */
const bigDays: Turn[] = [
  // best Sunday this year by revenue
  ['(?<!is |was |a |my |our last )(best|worst|biggest|highest|lowest|busiest|slowest|quietest|strongest|weakest) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! (?:ever|sale|offer))', '$1 day on $2s'],
  // how often did sales top 5 lakh in october
  [new RegExp(`\\bhow (?:often|many times) (?:did|have|has) (?:the |our )?((?:daily |net |total )?(?:sales|orders|visits|revenue|sessions|units|spend|returns|refunds)) (?:topp?(?:ed)?|cross(?:ed)?|touch(?:ed)?|hit|exceed(?:ed)?|beat(?:en)?|pass(?:ed)?|(?:go|gone|went) (?:above|over|past|beyond)) (?=${amount}|(?:₹ ?|rs\\.? ?)?\\d)`, 'gu'), 'how many days $1 crossed '],
  // how many days topped 150 orders
  [new RegExp(`\\b(?:topp(?:ed|ing)|passed|passing|surpass(?:ed|es|ing)?|breach(?:ed|es|ing)?|bettered) (?=${amount}|(?:₹ ?|rs\\.? ?)?\\d)`, 'gu'), 'crossed '],
  // how many 2 lakh plus days since Navratri
  [new RegExp(`(?:how many|number of|count of|kitne|कितने) (${amount})(?: ?\\+| plus| or more| and above| se upar| se zyada)?(?: ke| ki| wale| wali| के| वाले)?(?: sales?| revenue| bikri)? (?:days|din|दिन)(?= |$|[?.!,])`, 'gu'), 'which days with sales above $1'],
  // did any day in november touch 5 lakh
  [new RegExp(`^(?:did|has|have|was there|is there|were there) (?:any|a|even a|a single|any single|even one) days?((?: [^ ]+){0,4}?)(?: that| which)? (?:touch|cross|hit|reach|beat|exceed|top|breach|pass)(?:ed|es)? (?=${amount})`, 'gu'), 'which days$1 crossed '],
  // dhai lakh se zyada ki sale kab hui october me
  [new RegExp(`(${amount} (?:se|से) (?:zyada|jyada|upar|kam|neeche|ज्यादा|ऊपर|कम)) (?:ki |ka |की |का )?(?:sales?|bikri|dhandha|business|सेल|बिक्री) (?:kab|kis din|kab kab|कब|किस दिन|कब कब)(?: kab| कब)?(?: hui| hua| gayi| हुई| हुआ| गई)?`, 'gu'), '$1 wale din'],
]; // prettier-ignore

export const overviewTurns: readonly Turn[] = [
  ...bigDays,
  // sum up september
  [
    /(?<=^(?:please |pls |can you |could you |just )?)(?:sum|wrap|round) up (?=(?:the |my |our )?(?:last|this|yesterday|today|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|diwali)\b)/g,
    'summary of ',
  ],
  ...answers,
  ...overviews,
];
