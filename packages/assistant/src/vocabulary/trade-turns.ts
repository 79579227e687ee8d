/** Turns of phrase of accountants, of people of the warehouse and of those who buy ads, put in words the tables know. */
import type { Turn } from '../words/turns.ts';

const gateway = '(?:payment )?(?:gateway|provider|mode|method)s?';
const pays =
  '(?:paypal|razorpay|pine labs|upi|cards?|payment gateways?|gateways?|payment modes?|payment methods?|payment providers?)';
const now = '(?:this|the current|current|the present|the same|our current|our present)';
const splits =
  'product|sku|variant|size|colour|color|city|state|region|country|channel|campaign|ad group|adgroup|keyword|store|outlet|warehouse|godown|category|vendor|brand|collection|day|week|month|hour|device|gateway';

export const tradeTurns: readonly Turn[] = [
  // "sales and orders for each day", "how many of the last 14 days"
  ['for (?:each|every)(?: single)? (day|week|month)(?= |$)', 'by $1'],
  ['how many of (?:the )?(last|past|previous) (\\d+) days', 'how many days in the last $2 days'],
  // "please state gross sales and returns of July"
  ['(?<=^)(?:please |pls |kindly )*state (the|our|my|total|gross|net|sales|orders|revenue|returns|refunds|discounts|tax|gst)', '$1'],
  // "Which state sent the most goods back"
  ['(?:sent|sends|send|gave|shipped) ((?:the )?(?:most|least|fewest|highest number of) )?(?:of )?(?:the |our )?(?:goods|pieces|items|stuff|parcels|things|orders|units) back', 'returned $1 units'],
  // total sales hold the tax: "total sale GST ke saath kitni thi"
  ['(?<=(?:total|kul|poori|कुल) (?:sales?|bikri|revenue|सेल|बिक्री) )(?:gst|tax|जीएसटी|टैक्स) (?:ke saath|ke sath|samet|mila ke|mila kar|milakar|jod ke|के साथ|समेत|मिलाकर)', ''],
  // "kitne variant zero par hain"
  ['(variants?|products?|items?|skus?|cheez[ei]n?) (?:jo |that are |which are |are |is )?(?:zero|शून्य|जीरो) (?:par|pe|pr|पर|पे)(?= |$)', 'out of stock $1'],
  ['(variants?|products?|items?|skus?) (?:are |is |that are |sitting |lying )*at zero', 'out of stock $1'],
  // "open orders that have not been paid yet"
  ['(?:open |pending )?orders (?:(?:that|which) )?(?:(?:have|had) )?(?:(?:we|i) )?(?:(?:have|had|were|are) )?(?:(?:still|yet) )?(?:not|never) (?:yet )?been paid for(?: yet| so far)?', 'unpaid orders'],
  ['(?:open |khule |pending )?orders? (?:ka|ki|ke) (?:payment|paisa|paise|pese) (?:(?:abhi|ab|aaj)(?: tak| bhi)? )?(?:nahi|nahin|nhi|nai) (?:aay[aie]|mil[aie]|hu[aie]|hui|jama hua)', 'unpaid orders'],
  ['(?:open|pending|khule) unpaid orders', 'unpaid orders'],
  ['open orders (?:that |which )?(?:have |are |were |has )?(?:still )?(?:not )(?:been |yet |yet been )*paid(?: for)?(?: yet)?', 'unpaid orders'],
  // "who on the shop floor billed the most"
  ['who (?:on|at|in|behind) (?:the |our )?(?:shop ?floor|floor|counters?|tills?|stores?|shops?) (?:billed|rang up|punched|did|made)(?! how)', 'sales by staff member with'],
  ['who (?:on|at|in|behind) (?:the |our )?(?:shop ?floor|floor|counters?|tills?|stores?|shops?) sold(?! how)', 'which staff member sold'],
  // what is sold over the counter: "counter sales", "sales at the till", "counter pe kitni sale hui", "website vs till"
  ['(?:cash |our |the )*(?:counters?|tills?|galle|galla|walk[ -]?ins?) (sales?|orders?|bills?|billing|billings|revenue|collections?|transactions?|aov)', 'pos $1'],
  ['(?<!(?:someone|somebody|customer|client|lady|buyer|man|waiting|standing|sitting|is|am) )(?:at|over|from|on) (?:the |our |both |all )*(?:cash )?(?:counters?|tills)(?! (?:wise|staff|asking|waiting|wants))', 'pos'],
  ['(?:counters?|galle|galla|काउंटर|गल्ले) (?:pe|par|me|mein|se|ke|ka|ki|पे|पर|में|से|के|का|की)(?=[ ?.]|$)', 'pos '],
  ['(?<=(?:vs|versus|against|and) )(?:the )?(?:tills?|counters?)(?=[ ,?]|$)(?! date| now| today| yesterday)', 'pos'],
  // for how many orders has the money not come in yet
  ['for how many (?:open |of the |of our )*orders (?:has|have|is|was|did) (?:the |our |any )?(?:money|payment|cash|amount) (?:(?:still|yet) )?not (?:yet )?(?:been )?(?:come|came|received|arrived?|paid|collected|reached us)(?: in| through)?(?: yet| so far)?', 'how many unpaid orders'],
  ['(?<=(?:unpaid|payment).*),? (?:cod|prepaid|cash on delivery) (?:ones|orders) (?:counted|included|also|as well)(?: too| also| as well)?', ''],
  // how often does a campaign miss showing because its budget ran out
  [`how (?:often|much) (?:does|did|do|is|was|has) (.{3,40}?) (?:miss|misses|missed|not|lose|lost|fail(?: to)?)(?: out)?(?: on)? (?:show|showing|shown|appear|appearing|being shown|impressions|auctions?) (?:because|due to|since|as)(?: of)? (?:its|the|their|our|a)? ?(?:low |small |limited |tight )?budgets?(?: (?:ran out|runs out|is used up|was used up|is over|got over|finished|ends|ended|is too small|was too small|is finished))?`, 'impression share lost to budget of $1'],
  // what is left of last week's sales once the ad money is taken off
  [`(?:what|how much) (?:is|was|remains|remained|stays|stayed|do we have)(?: left| over)? (?:of|from) (.{0,24}?)(?:sales?|revenue|turnover) (?:once|after|when) (?:we )?(?:the |our |all )*(?:ads?|advertising|google(?: ads)?|marketing)(?: money| spend| cost| costs| bill| budget)? (?:is|was|are|were|has been|have been|gets?) (?:taken|deducted|removed|paid|subtracted|cut)(?: off| out| away)?`, 'sales after ad spend $1'],
  // once the goods and the ads are paid, what stayed with us
  ["(?:once|after|when) (?:the |our |all )*(?:goods|products?|product costs?|cogs|stock|material) and (?:the |our )*(?:ads?|advertising|marketing|google)(?: bill| cost| costs| spend)? (?:are|is|were|was|have been|had been|get) (?:paid|covered|deducted|taken (?:off|out))(?: for| off)?,? (?:what|how much)(?: money)? (?:is|was|do we have|stays|stayed|remains|remained|did we keep|do we keep|came to us)(?: left| over)?(?: (?:with|for) us)?", 'profit after ad spend'],
  // does gross profit take courier charges into account
  ['(?<=^(?:does|do|is|are) (?:[^ ]+ ){1,4})(?:here )?(?:take|takes|taking) (.{3,40}?) into (?:account|consideration)', 'include $1'],
  // what google says of its ads, beside what the shop sold
  ['how much (?:revenue|sales|money) (?:does|did|do) google(?: ads)? (?:claim|report|show|say it brought|take credit)(?: for| from)?(?: its| the| our)?(?: own)? ads?,? (?:and|vs|versus|against) how much (?:did|does|has) (?:the |our )?(?:whole |entire )?(?:shop|store|business) (?:sell|sold|do|make)(?: in all| in total| overall)?', 'total sales and conversion value of google ads'],
  // how many people came through google ads
  ['(?:how many|kitne) (?:people|persons|folks|users|visitors|log) (?:came|come|visited|arrived|landed|reached us|turned up)(?: in| here)?(?: (?:to|on) (?:the |our )?(?:site|website|store|shop))? (?:from|through|via|by|thanks to|because of) (?:the |our )?google ads?', 'how many visits from google ads'],
  // which jewellery sold more than 50 pieces: a row for each product of that kind
  ['(?<=^(?:(?:which|show|list|all|the|me|of our|our) )*)((?!products?|items?|variants?|skus?|cit|day|month|stores?|who|what|campaign|which)[a-z]{4,}) (?:that |which )?(?:have |has )?sold ((?:more|less|fewer|over|under|above|below|at least)(?: than)?) (\\d+) (?:pieces|units|pcs|pc|nos)', 'which $1 products sold $2 $3 units'],
  ['how many (people|users|visitors|visits|sessions) (?:did|do|does|has|have) (?:the |our )?google ads? (?:bring|brought|send|sent|get|give|gave|drive|driven|deliver)(?: us| in| to us| to (?:the|our) (?:site|website|store))?', 'how many visits from google ads'],
  // units sold with the return rate next to it
  ['with (?:the |its |their )?((?:return|refund|conversion|discount|cancellation) rate|margin|stock|revenue|sales) (?:next to|beside|alongside|against) (?:it|them|that|each)', 'and $1'],
  ['(?<=, )(five|ten|5|10|15|20|twenty|fifteen) (?:biggest|largest|highest)(?= *[.?!]*$)', 'top $1'],
  // what one conversion, one click cost
  ['(?<!cost )(?:ek|har|per|एक|हर|प्रति) (?:conversion|convertion|कन्वर्ज़न|कन्वर्जन|कनवर्जन|कन्वर्शन) (?:hamko |humko |hume |हमें |हमको )?(?:kitne|kitna|कितने|कितना) (?:(?:ka|me|mein|का|में|मे) )?(?:pada|padaa|para|padta|padti|gira|aaya|pad raha|पड़ा|पड़ता|पड़ी|गिरा|आया|पड़ रहा)(?: (?:hai|tha|h|है|था))?', 'cost per conversion'],
  ['(?<!cost )(?:ek|har|per|एक|हर|प्रति) (?:click|क्लिक) (?:hamko |humko |hume |हमें |हमको )?(?:kitne|kitna|कितने|कितना) (?:(?:ka|me|mein|का|में|मे) )?(?:pada|padaa|para|padta|padti|gira|aaya|pad raha|पड़ा|पड़ता|पड़ी|गिरा|आया|पड़ रहा)(?: (?:hai|tha|h|है|था))?', 'cost per click'],
  // what a figure is needed for is no part of the question
  [
    `[,.;-]? ?(?:(?:i |we )?(?:need|want|require) (?:it|this|that|these|them|the number|the figure|the figures) )?for (?:the |my |our |a |this |his |her )?(?:balance sheet|books|auditors?|audit|ca|chartered accountant|accountant|accounts team|bank reco|bank reconciliation|reco|reconciliation|payment reco|gst filing|gst returns?|gst reco|gstr[- ]?[0-9][a-z]?|gstr|tax filing|tax returns?|mis|mis report|board|board meeting|board deck|investors?|investor update|investor deck|month end closing|tally|tally entry)(?: filing| return| reco| purposes?| entry| working| sheet| team| meeting| deck)?(?=[ ,.?!]*$|[,.:])`,
    '',
  ],
  ['gstr[- ]?[0-9][a-z]?(?=.*(?:tax|taxes|gst|sales))', ''],
  ['(?<=(?:tax|taxes|gst|sales) .*)(?:for |ke liye )?gstr[- ]?[0-9][a-z]?', ''],
  // "collections broken up by payment gateway"
  ['(?:broken|break|breaking|broke) (?:up|down|out)(?: separately)?(?= (?:by|across|into|as per|per|gateway|city|channel))', 'split'],
  ['as per (?=[a-z ]*(?:wise|gateway|mode|method|city|state|channel))', 'by '],
  ['(?:ad )?network types?', 'ad network'],
  // "search terms that ate the most budget"
  ['(?:ate|eats?|eating|eaten|burn(?:ed|t|s|ing)?|swallow(?:ed|s)?|gobbled|guzzled|drained|hogged|consumed|sucked|took|takes)(?: up)? (?:the )?(most|least|biggest|largest)(?: part| share| chunk)?(?: of)?(?: the| our| my)?(?: ads?| google ads?)? (?:budget|spend)', 'spent the $1'],
  // "which products make up most of our sales"
  ['mak(?:e|es|ing) up (?:most|the most|the bulk|the majority|a lot|the largest (?:part|share|chunk)|the biggest (?:part|share|chunk)) of (?:our |my |the |all )*(sales|revenue|orders)', 'bring the most $1'],
  // "email traffic revenue"
  ['(email|organic|direct|referral|paid|social|instagram|google|facebook) traffic (revenue|sales|orders)', '$2 from $1'],
  // "orders from organic traffic"
  ['(orders?|sales?|revenue|customers|buyers|units|purchases) (?:from|via|through|by) (?:the |our )?((?:paid|organic) (?:search|social|shopping)|email|organic|direct|referral|paid|social|instagram|google|facebook|cross[ -]?network) (?:traffic|visits?|visitors?|sessions?)', '$1 from $2'],
  // "display and youtube campaigns"
  ['(display|search|shopping|video|youtube|pmax|performance max) (and|aur|or|vs|versus) (display|search|shopping|video|youtube|pmax|performance max) (campaigns?|ads)', '$1 $4 $2 $3 $4'],
  ['(?:cod|cash on delivery) charges?', 'cod fee'],
  ['(campaign|product|city|keyword|vendor|collection|state|ad group) names?(?= (?:with|by|and|having|whose|that|along))', '$1s'],
  // payments
  [`(?:net|total|cash|bank) collections?(?! wise| page| by collection)`, 'net payments'],
  [`(?:payment )?(?:collections?|receipts?)(?= (?:by|per|from|via|through|split by|in|on|of) (?:the |each )?${pays})`, 'net payments'],
  [`(${gateway}[- ]?wise) (?:collections?|receipts?)`, '$1 net payments'],
  ['(paypal|razorpay|pine labs) (?:receipts?|collections?|inflows?|credits|money|reco|reconciliation)', '$1 net payments'],
  ['payments? (?:reco|reconciliation)', 'net payments'],
  // the lines of an account
  ['p ?& ?l (?:lines?|line items?|heads?|items?|rows?|numbers|figures)(?: for| of)?(?=[^:]*:)', ''],
  ['p ?& ?l (?:lines?|line items?|heads?|items?|rows?|numbers|figures)', 'finance summary'],
  ['(?:total |gross |net )?(?:sales|revenue|turnover|billing) (?:including|inclusive of|with|plus) (?:the )?(?:gst|tax|taxes)(?! or)', 'total sales'],
  ['(?:gst|tax) (?:ke saath|ke sath|samet|mila ke|mila kar|jod ke|jodke|inclusive)(?: ki| ka)? (?:sale|sales|bikri|revenue)', 'total sales'],
  ['(?:no\\.? of |number of |count of )?(bills|invoices|orders) (?:and|&|\\+) (?:their |the |total )?(?:amounts?|values?|amt)', '$1 and sales'],
  ['(?<=cancel.*),? ?(?:both )?(?:the )?(?:count|number|nos?|numbers) (?:and|&|\\+) (?:percent|percentage|%|rate)(?: both)?', ', cancellation rate'],
  // pace
  [`at ${now} (?:run rate|rate|clip|speed|velocity|pace)(?=.*(?:last|finish|run out|over|cover))`, ''],
  [`at ${now} (?:run rate|clip|speed|velocity)`, 'at this pace'],
  ['(?:daily )?run rate (?:of|for) (sales|revenue|orders?)|(sales|revenue|orders?) (?:daily )?run rate', 'average $1$2 per day'],
  ['(.*) will (?:finish|get over|end|be over|be finished|get finished) (?:when|by when|in how many days)', 'how many days of cover $1'],
  ['how many (days|weeks) (?:it|they|this|that|these|stock|the stock) (?:will|would|can|shall) (?:run|go|last|pull|survive|suffice)', 'how many $1 of cover'],
  ['(till|until|by|upto|up to) (?:the )?(month|week|quarter|year)[- ]end', '$1 the end of the $2'],
  ['(?:how many |kitne )?(?:pcs|pieces|units|items|quantity|qty) (?:got|were|was|are|have been|has been) (?:ordered|booked|purchased)', 'how many units sold'],
  ['how many (?:rupees|rs|inr)', 'how much money'],
  ['(?:khatam|khatm) (?:in|from) (?:stock|godown|warehouse)', 'out of stock'],
  ['(lost|missed|limited|losing|lose|loses) (to|by|due to|because of) (?:the |its |our )?budgets? for', '$1 $2 budget of'],
  ['what (?:are|were) (people|customers|visitors|users|shoppers|they|folks) (?:typing|entering|writing|searching|looking)(?: for)?(?: in| into| on| up in)?(?: the| our| my)? search (?:box|bar|field)', 'what do $1 search for on our site'],
  ['(units|items|pieces|pcs|qty|revenue|rev|sales|cost|spend|orders|pages|page views|views|profit|margin)/(order|bill|session|visit|visitor|user|customer|click|conversion|day|unit|txn|transaction)', '$1 per $2'],
  ['sell-out(?= (?:last|this|in|by|qty|value|units|of|yesterday|today))', 'units sold'],
  ['sell-in', 'purchase orders'],
  ['traffic (?:mix|split|breakup|breakdown)', 'traffic by channel'],
  ['exports? (sales|orders|revenue|turnover)(?! (?:to|as|data|report|file|csv|in excel))', 'international $1'],
  ['conv(?=,| and| &)', 'conversions'],
  ['inv(?= (?:value|qty|by|at|on hand|position|level|as on))|(?<=(?:closing|opening|current|total|available) )inv', 'inventory'],
  ['(size|colour|color) (?:curve|ratio|set)(?= |$)', '$1 wise units sold'],
  // slips that are words of their own
  ['(?:doubel|dubble|duble|doble|dubal|dabal)', 'double'],
  ['(?:sinlge|singel|singal|sigle|singl)', 'single'],
  ['(ads?) (?:send|sent)(?= (?:yesterday|today|last|this|in|by|per|on|for))', '$1 spend'],
  ['(?:beat|bet|vest|nest|bets)(?= selling| seller)', 'best'],
  ['ros(?=.*(?:campaign|ads|google|keyword))', 'roas'],
  ['(?:nay|nya)(?= grahak| customer)', 'naye'],
  // splits
  [`(?:at |on |- )?(?:an? |the )?(${splits})[- ]level`, 'by $1'],
  ['(?:items?|articles?)[- ]wise', 'product wise'],
  ['(?:sub )?categor(?:y|ies)[- ]wise', 'category wise'],
]; // prettier-ignore
