/** Turns of phrase of accountants, of people of the warehouse and of those who buy ads, put in words the tables know. */
import type { Turn } from '../words/turns.ts';

const atEnd = ' ?(?:[?.!]|$)';
const splits =
  'product|sku|variant|size|colour|color|city|state|region|country|channel|campaign|ad group|adgroup|keyword|store|outlet|warehouse|godown|category|vendor|brand|collection|day|week|month|hour|device|gateway';

const dr =
  '(?:(?:any |all |the )*discounts?(?: given)? (?:and|&|or|aur) (?:the )?returns?|(?:any |all |the )*returns? (?:and|&|or|aur) (?:the )?discounts?)';
const without =
  '(?:net of|less|minus|after|excluding|without|ex|once|leaving out|not counting|taking out|taking off|subtracting|deducting)(?: (?:taking off|taking out|deducting|removing|subtracting|you take off|we take off))?';
/** What people count in a basket. */
const thing =
  'pieces?|pcs|items?|nag|units?|products?|saam?aan|sama+n|maal|chee?z\\w*|kapde|पीस|नग|आइटम|यूनिट|प्रोडक्ट|सामान|माल|चीज|चीजें|कपडे';
const goodsCost =
  '(?:(?:the )?costs? of (?:the |our )?(?:goods|products|items|stock|maal)(?: sold)?|(?:the |our )?(?:goods|products?|items?|material)(?: is| are| were)?(?: costs?| paid(?: for)?)?|(?:the )?cogs|buying (?:the |our )?(?:goods|products|stock))';
const kept =
  '(?:what|how much)(?: money| cash)?(?: (?:did|do|does|have|has|is|was))?(?: (?:we|i|the shop))?(?: (?:really|actually))? (?:earn|earned|make|made|keep|kept|gain|gained|pocket|pocketed|left|remain|remains|remained|stay|stayed|over|get)(?: (?:left|over))?(?: (?:with|for) us)?';
const spentOnAds = '(?:the |our |google )*(?:ads?|advertising|marketing)(?: spend| costs?| bill| money)?';

/** Money kept, given away, taken back and paid out, as people say it who keep no books. */
const moneyTurns: readonly Turn[] = [
  // what % off are we giving on average
  // which products lost money: what is left after their cost
  ['(?<=(?:which|what|any|kaun ?s[aei]|list) )((?:products?|items?|sarees?|kurtas?|lehengas?|dupattas?|brands?|vendors?|categor(?:y|ies)|collections?|variants?|skus?)) (?:is |are |was |were |has been |have been )?(?:lost|losing|loses|lose|making a loss|in loss|loss[- ]making)(?: us)?(?: any)?(?: money)?(?= ?$|[?.!]| (?:last|this|in|on) )', '$1 has the lowest profit'],
  // contribution of jaipur gem house in sales
  ['contributions? of (?:the |our )?((?:[^ ?.,]+ ){0,4}?[^ ?.,]+) (?:in|to|towards) (?:our |the |total |overall )*(sales|revenue|turnover|orders|units)', 'share of $1 in $2'],
  ['(kids?|mens?|womens?|ladies|ethnic|bridal|festive|party)[- ]?wear', '$1'],
  // how generous were we with discounts; products with thin margins
  ['(?:a |the |very |really |such )*(?:thin|thinnest|slim|slimmest|wafer[- ]thin|poorest|tiny) margins?', 'lowest margin'],
  // how much of what we sell has no cost on it; what did we pay for the kurtas we sold
  ['(?:what|how much) did we (?:pay|spend) (?:for|on) (?:the |our |all )*((?:[^ ?.,]+ ){0,3}?[^ ?.,]+) (?:that |which )?we (?:have )?sold', 'cost of goods sold of $1'],
  // paid back: wapas kiya gaya paisa
  ['wapas (?:kar |de )?(?:kiy[ae]|diy[ae])(?: (?:gay[ae]|hu[ae]))? (?:paisa|paise|rupaye|amount|rakam|money)', 'refunds'],
  // how much cash did we actually receive
  ['how much (?:cash (?:did|have) (?:we|i)(?: actually| really)*|money (?:did|have) (?:we|i) (?:actually|really)) (?:receive|received|collect|collected|bank|banked|pocket|get in|got in)(?! .*(?:till|counter|register))', 'net payments'],
  // what does a bill come to on average
  ['what (?:does|did|do) (?:an?|one|each|the average|an average|a typical) (?:bill|order|basket|cart) (?:come to|work out to|amount to|add up to|total)(?: on average| usually| generally)?', 'average order value'],
  // what came in through the website
  ['what (?:all )?(?:came|comes|has come) in (?:through|from|via|over|at)((?: the| our)* (?:website|web ?site|site|online store|tills?|counters?|shops?|stores?))(?= |$|[?.!,])', 'sales from$1'],
  // net of everything, what did sarees make; mrp value of what was sold
  ['(?:mrp|list price|full price|sticker price) (?:value|sales|total|worth|turnover)(?: of)?(?: (?:what|everything|all|the goods|goods)(?: that)?(?: we| was| were)?(?: sold)?)?|(?:sales|sale|sold|bikri|bika) (?:at|on|in|par) (?:full |the )?(?:mrp|list price|sticker price)', 'gross sales'],
  // how many things per basket; number of things people bought
  [`how many (?:${thing}|things) (?:per|in (?:a|an|one|each|every|the average)) (?:basket|bill|cart|order|parcel)`, 'units per order'],
  ['(?:(?:the |total )*(?:number|count|quantity|qty|total)(?: of)? |how many )(?:the |all )*(?:things|goods|products?|items|articles|pieces|stuff)(?: that| which)?(?: (?:did|do|have|were|got|was))* (?:the |our )*(?:people|customers|buyers|shoppers|everyone|folks)(?: have)? (?:buy|bought|order|ordered|purchase|purchased|take|took)(?! (?:per|each|together|on average))', 'units sold'],
  ['(?:total |all |number of |how many )(?:the )?things (?:we )?(?:have |were |got |did we )?(?:sold|sell)', 'units sold'],
  // money made after product cost, earnings after cost of goods and ads; profit after paying for ads
  [`(?:money|earnings?|profit)(?: (?:made|left|earned|kept|remaining))? (?:after|net of|over) (?:${goodsCost} (?:and|&|plus) ${spentOnAds}|${spentOnAds} (?:and|&|plus) ${goodsCost})`, 'profit after ad spend'],
  [`(?:money|earnings?)(?: (?:made|left|earned|kept|remaining))? (?:after|net of|over) ${goodsCost}`, 'gross profit'],
  // how much money we truly kept in October after paying for the goods themselves
  ['(?:how much|what)(?: money)? (?:did |do |have |had )?(?:we|i) (?:truly |really |actually |finally )*(?:kept|keep|saved|save|took home|take home|retained|retain)((?: (?!after)[^ ,?]+){0,4}?) after (?:paying|paid|the payment|we paid)(?: for)? (?:the |our |all )*(?:goods|maal|material|stock|suppliers?|vendors?|products?|makers?)(?: themselves| itself)?(?!,? (?:and|&|plus|as well as) (?:the |our |all )*(?:ads?|advertising|marketing|google|meta|rent|salar|courier|everything))', 'gross profit$1'],
  ['profit((?: [^ ]+){0,3}?) after paying(?: for)? (?:the |our |all )*(?:google(?: ads)?|ads?|advertising|marketing)', 'profit after ad spend$1'],
  ['(?:how much|how many rupees|what)(?: money)? did we gain(?= (?:in|last|this|yesterday|on)(?! (?:new|customers))|[?. ]*$)', 'gross profit'],
  ['(?:what|how many) (?:share|percent|part|percentage) of (?:our |the |net |total )*(?:sales|revenue) (?:is|was|stays as|stayed as|remains as|ends up as|became) profit', 'gross margin'],
  // cost of stock sold, purchase cost of sold items, beche hue saman ki lagat
  ['(?:purchase |buying |product )?costs? of (?:(?:the |our )?stock sold|(?:the |our )?sold (?:items|goods|products|stock|pieces))', 'cogs'],
  // how much value came back; sales that came back as returns; goods sent back in number
  ['(?:how much|what) (?:value|amount|worth)(?: of (?:goods|sales|stuff))? (?:came|was sent|got sent|has come) back', 'value of returns'],
  ['(?:how much|what)(?: of (?:our |the )?(?:sales|goods))? came back as returns', 'returns'],
  [/(?<=\b(?:returns?|returned|sent back)\b.*) in numbers?(?= |,|$|\?)(?! and)/g, ' in pieces'],
  // what did we sell the goods for; how many rupees per rupee of ads; piece me kitni sale hui
  ['what did we sell (?:the |our |all )*(?:goods|things|products|stuff) for', 'total sales'],
  ['(kitne (?:rupaye )?ka|कितने (?:रुपये )?का) (?:saman|saaman|सामान) (bika|becha|बिका|बेचा)', '$1 maal $2'],
  ['garments?(?= (?:sold|returned|came|were|did|sent|bought))', 'pieces'],
  // ek bill kitne ka baith raha hai; ek order kitne ka padta hai
  ['(?:ek|har|per|एक|हर) (?:bill|order|parchi|बिल|ऑर्डर) (?:kitne|kitna|कितने) (?:(?:ka|का) )?(?:baith|pad|ban|nikal|aa|ho|बैठ|पड़|बन)(?:ta|ti|te|ता)?(?: (?:rah[aei]|रहा))?(?: (?:hai|hain|h|है))?', 'average order value'],
  // slow maal, slow items; the slow stock
  ['slow(?= (?:maal|mal|stock|items?|products?|goods|pieces|designs?|cheez(?:ein|en|e)?)(?![a-z]))', 'slow moving'],
  // what one order brings, rupees per bill, pieces taken at a time
  ['what (?:one|an|each|a single) order (?:brings|is worth|gives|fetches)(?: us)?(?: in)?|(?:rupees|money) per (?:bill|order)', 'average order value'],
  [`(?:(?:ek |har )?(?:grahak|customers?|log|ग्राहक|लोग) )?(?:ek|एक) (?:baar|बार) (?:me|mein|में)(?: average| ausatan| औसतन)? (?:kitn[aei]|कितन[ाेी]) (?:${thing})(?: (?:let[aei]|kharidt[aei]|mangat[aei]|लेत[ाेी]|खरीदत[ाेी]))?(?: (?:hai|hain|है|हैं))?|how many (?:items|pieces|units|products) go(?:es)? into (?:one|an|each) order`, 'units per order'],
  // a figure that nobody counts, and no number of customers
  [`(?:ek|har|har ek|prati|एक|हर) (?:grahak|customer|ग्राहक|कस्टमर)(?: ne| ने)?(?: average| ausatan| औसतन)? (?:kitn[aei]|कितन[ाेी]) (?:${thing})|how many (?:items|pieces|units|products|things) (?:does|did|do) (?:one|a|each|every|an average|the average) (?:customer|buyer|shopper|person) (?:buy|take|order|get|purchase)`, 'units per customer'],
  // discount outgo, discounts relative to gross sales; gst customers pay
  ['(discount|refund)s? (?:bill|outgo)', '$1 amount'],
  ['discounts? (?:relative to|in relation to|as against) gross sales', 'discount rate'],
  ['(?:how much|what) (gst|tax|shipping) did (?:the |our )?(?:customers|people|buyers) pay', 'how much $1'],
  // new people won are customers
  ['how many (?:new )?(?:customers|people|buyers) did we (?:add|win|gain|acquire|onboard)', 'how many new customers'],
  ['nay[ei] (?:log|logo) (?:jud[ei]|bane)|नए लोग (?:जुड़े|बने)', 'naye grahak'],
  // visits and page views that happened
  ['(?:volume|amount|quantity) of (visits|traffic)', 'number of $1'],
  // what stayed with us after goods and ads; how much did we keep after paying for goods and ads
  [`${kept}(.{0,22}?),? (?:after|once|from)(?: (?:paying(?: for)?|we paid(?: for)?|deducting|taking off))? ${goodsCost} (?:and|&|plus) (?:for )?${spentOnAds}(?: (?:are|were|is|was) (?:paid|covered|deducted|taken off)(?: for)?)?`, 'profit after ad spend$1'],
  // money in and money out
  ['(?:money|cash|paisa|payments?) (?:coming )?in,? ?(?:and|vs\\.?|versus|against|&|aur|/) ?(?:money|cash|paisa|payments?) (?:going )?out', 'cash flow'],
  // profit before ads
  ['(?<!^(?:is|are|does|do) .*)(profits?|munafa|contribution|earnings?) (?:before|without|excluding|not counting|ignoring) (?:the |our |all |any |counting |deducting |paying (?:for )?)*(?:google ads?|ads?|ad spend|advertising|marketing|google)(?: spend| costs?| bill| money)?', 'gross profit'],
  // what was left after the cost of goods; how much did we make after product cost
  [`${kept}(.{0,22}?) (?:after|over and above|over|on top of|beyond|net of)(?: (?:paying(?: for)?|deducting|taking off))? ${goodsCost}(?! (?:and|&|plus) )`, 'gross profit$1'],
  // gross earnings, earnings on goods, what did we gain on what we sold; margin in money is profit
  ['(?:earnings?|earned|earn|gains?|gained|made|make|making) on (?:the |our )*(?:goods|products|what we sold|everything we sold)', 'gross profit'],
  ['(?:gross )?margin (?:amount|in (?:rs|inr))|margin (?:kitne|kitna) (?:rupaye|rs|paise?) (?:ka|ki|ke|hua|tha|bana)', 'gross profit'],
  // cost of items sold; how much did we pay for the goods we sold
  ['(?:material |product |purchase )?costs? of (?:the |our |all )*(?:items|products|goods|pieces|units|stuff|things)(?: that)?(?: (?:were|was|we))? sold', 'cogs'],
  ['material costs? of (?:our |the )?sales', 'cogs'],
  // what is left of sales after discounts and returns; sales net of discounts and returns; how much did we sell after discounts and returns; pre-tax sales
  [`(?:sales?|revenue|turnover)(?: figure| value| amount)?,? ${without} ${dr}(?: (?:are|is|were) (?:taken|deducted|removed)(?: off| out| away)?)?`, 'net sales'],
  [`(?:how much|what) (?:did|have|has) (?:we|i|the shop)(?: really| actually| finally)? (?:sell|sold|make|made|earn|earned)(?: for)?(.{0,32}?) ${without} (?:${dr}|(?:the )?(?:gst|tax(?:es)?)(?: and (?:the )?shipping)?|shipping and (?:gst|tax(?:es)?))`, 'net sales$1'],
  ['pre[- ]?tax (sales|revenue|turnover)', 'net $1'],
  // gross profit as a percent of net sales
  ['gross profit as (?:an? )?(?:percent|percentage|%|share) of (?:our |the |net |total |gross )*(?:sales|revenue)', 'gross margin'],
  // units less returns; how many pieces did customers keep
  ['(?:units|pieces|items|quantity) (?:less|minus) (?:the )?returns', 'net units sold'],
  ['how many (?:pieces|units|items|things) (?:did (?:customers|people|buyers) (?:really |actually |finally )?keep|(?:stayed|remained) with (?:the |our )?(?:customers|people|buyers))', 'how many net units sold'],
  // sales at full price before discounts
  ['at (?:the )?(?:full|list|listed|original|mrp) (?:price|prices|value) before (?:any |the |all )?discounts?', 'before discounts'],
  // number of sales, no. of returns, qty of orders
  ['(?:number|count|no\\.?) of (?:the |our )*sales(?! (?:in|worth|by) (?:rupees|value|rs))|sales counts?', 'how many orders'],
  ['(?:qty|quantity) of (?:the |our )?orders', 'number of orders'],
  // value of what came back; how many rupees of goods came back; what did customers send back in rupees
  ['(?:customers? |people |buyers )?(?:sent|send|sending|gave|give) back in (?:rupees|rs|money|value)', 'value of returns'],
  ['kitne (?:kapde|kapre|kapray) (?:wapas|vapas|return|laut)', 'kitne piece wapas'],
  // refund payout; how much cash went back to customers
  ['refunds? (?:outgo|outflow|pay-?outs?)', 'refunds paid'],
  ['how much did we collect(?= (?:in|last|this|yesterday|today|on|from customers|since|between))(?! (?:in|as|on|for|from) (?:tax|gst|shipping|delivery|fees?|cod|upi|cards?|razorpay|paypal|cash))(?!.* (?:tax|gst|shipping|delivery|fees?|cod))', 'payments received'],
  // gst component; tax portion of sales
  ['(?<!^(?:is|are|was) (?:the )?)(gst|tax|taxes) (?:component|portion|part|element|content)(?: (?:of|in|on) (?:our |the |total )*(?:sales|orders|revenue|billing))?', '$1 collected'],
  ['import (dut(?:y|ies))', '$1'],
  // average order, pieces in an order
  ['mean (order|bill|basket|ticket)', 'average $1'],
  [`(?:ek|har|prati|एक|हर|प्रति|one) (?:order|bill|parcel|basket|cart|ऑर्डर|बिल|आर्डर|पार्सल) (?:me|mein|pe|par|में|पर)(?: (?:average|avg|ausat|ausatan|औसतन|औसत))? (?:kitn[aei]|कितन[ाेी]) (?:${thing})`, 'units per order'],
  ['(?:ek|har|prati|एक|हर|प्रति) (?:order|bill|ऑर्डर|बिल|आर्डर) (?:me|mein|pe|par|se|में|पर|से)(?: (?:average|avg|ausat|ausatan|औसतन|औसत))? (?:kitn[aei]|कितन[ाेी]) (?:paisa|paise|rupaye|rupay|amount|kamai|पैसा|पैसे|रुपये|कमाई)', 'average order value'],
  ['how many (?:things|pieces|items|products|units|articles) (?:do|did|does|are|were|is)(?: (?:people|customers|they|buyers|there|we|a customer))?(?: (?:buy|take|get|order|sell|put))?(?: on average)? (?:per|in (?:one|an|each|a single)) (?:order|bill|basket|purchase)', 'units per order'],
  // "how many Oxidised Jhumkas go per day", "how fast is the candle selling a day"
  [`(?<=^(?:so |and )?)how many (?:of (?:the |our )?)?(?!orders?|visit|customers?|people|sessions?|clicks?|returns?|new |times|users?|bills?|parcels?|rupees|lakhs?|searches|page|carts?|cancel|refund|conversions?|impressions?)((?:[^ ,.?!]+ ){1,4}?)(?:(?:do|does|did|can) (?:we|i) sell|(?:are|is|get|gets) (?:sold|selling|bought)|sell|sells|go|goes|move|moves|leave|fly)(?: (?:out|off|from us))? (?:a|per|each|every|in a) day(?: on average| usually| normally)?(?=${atEnd})`, 'average units sold per day of $1'],
  ['(?<=how (?:fast|quickly|quick) .*(?:sell|sold|mov|go)\\S* ?(?:out )?)(?:a|per|each|every) day', ''],
  ['daily (?:sales )?velocity(?: in (?:units|pieces))?|run rate in (?:units|pieces)(?: (?:per|a) day)?', 'sales velocity'],
  // share of sales with a recorded cost
  ['(?:what |how many )?(?:share|percent|percentage|part|proportion|%)(?: of)?(?: our| the| net| total| all)* sales (?:with|that has|that have|has|have|having|where)(?: an?| the| known| recorded| product)* costs?(?: (?:is|are|was))?(?: recorded| known)?(?: price)?', 'cost coverage'],
]; // prettier-ignore

export const tradeTurns: readonly Turn[] = [
  ...moneyTurns,
  // how much GST collection came in october, total before tax
  ['(gst|tax|taxes|vat) collections?', '$1 collected'],
  ['(?<=^|yesterday |today |week |month )(total)(?: amount| figure| billing| value)? (before|excluding|without|excl[.]?|ex|after|including|incl[.]?|with)(?= (?:tax|taxes|gst)(?![a-z]))', '$1 sales $2'],
  // today's collection till 11 am
  [/(?<=^|\b(?:is|was|the|tell|share|give|me) )((?:today|yesterday|this week|last week|this month|last month))(?:'s)? collections?(?! (?:by|wise|of|page|pages|sales)\b)/g, '$1 sales'],
  // online sale or shop sale, which is more
  ['online (sales?|orders?|revenue) (vs[.]?|or|and|versus|than|against) (?:the )?(?:shop|store|offline|counter|retail|pos|in ?-?store) (?:sales?|orders?|revenue)', 'online store $2 pos $1'],
  // where do sales stand for november, what would you say our AOV was, what is the damage on ad spend
  [/\bwhere (?:do|does|did|is|are) (?:the |our |my )?((?:net |total |gross )?(?:sales|orders|revenue|aov|visits|returns|refunds|discounts|ad spend|roas|margin|conversion(?: rate)?)) stand(?: now| at)?\b/g, 'what is $1'],
  [/\bwhat would you say (?:that )?((?:our|the|my) .{3,40}?) (was|is|were|are)\b/g, 'what $2 $1'],
  // who spends more, mumbai or bengaluru
  [/^(?:and |so )?who (?:spends?|spent|buys?|bought|orders|ordered) more[,:;]* ((?!new\b|old\b|returning\b|repeat\b|on\b|in\b|at\b).+? (?:or|vs\.?|versus) [^,?]+)/g, '$1, who bought more'],
  ['(?:ad |ads )?spend per click', 'cost per click'],
  ['per (?:order|bill|invoice) (?:value|amount)(?! (?:of|above|below|over|under))', 'average order value'],
  // return customers in october
  ['return (customers?|buyers?|shoppers?|clients?)(?! (?:who|that|sent|items|goods))', 'returning $1'],
  // revenue history
  [/^((?:please |show |give |me |us |our |my |the )*)((?:net |total |gross )?(?:revenue|sales|aov|traffic|returns?|refunds?|discounts?|ad spend|conversion(?: rate)?|visits?|margin|roas|bounce rate)) history\b/g, '$1trend of $2'],
  // what sort of revenue are we looking at for november
  [/\b(?:are|were) (?:we|you|i) (?:now )?looking at (?=(?:for|in|on|this|last|so far|today|yesterday)\b|$|\?)/g, ''],
  // "sales and orders for each day", "how many of the last 14 days"
  ['for (?:each|every)(?: single)? (day|week|month)(?= |$)', 'by $1'],
  // "please state gross sales and returns of July"
  ['(?<=^)(?:please |pls |kindly )*state (the|our|my|total|gross|net|sales|orders|revenue|returns|refunds|discounts|tax|gst)', '$1'],
  // total sales hold the tax: "total sale GST ke saath kitni thi"
  ['(?<=(?:total|kul|poori|कुल) (?:sales?|bikri|revenue|सेल|बिक्री) )(?:gst|tax|जीएसटी|टैक्स) (?:ke saath|ke sath|samet|mila ke|mila kar|milakar|jod ke|के साथ|समेत|मिलाकर)', ''],
  // "kitne variant zero par hain"
  ['(variants?|products?|items?|skus?|cheez[ei]n?) (?:jo |that are |which are |are |is )?(?:zero|शून्य|जीरो) (?:par|pe|pr|पर|पे)(?= |$)', 'out of stock $1'],
  // "who on the shop floor billed the most"
  ['who (?:on|at|in|behind) (?:the |our )?(?:shop ?floor|floor|counters?|tills?|stores?|shops?) (?:billed|rang up|punched|did|made)(?! how)', 'sales by staff member with'],
  // what is sold over the counter: "counter sales", "sales at the till", "counter pe kitni sale hui", "website vs till"
  ['(?<!(?:someone|somebody|customer|client|lady|buyer|man|waiting|standing|sitting|is|am) )(?:at|over|from|on) (?:the |our |both |all )*(?:cash )?(?:counters?|tills)(?! (?:wise|staff|asking|waiting|wants))', 'pos'],
  // how often does a campaign miss showing because its budget ran out
  [`how (?:often|much) (?:does|did|do|is|was|has) (.{3,40}?) (?:miss|misses|missed|not|lose|lost|fail(?: to)?)(?: out)?(?: on)? (?:show|showing|shown|appear|appearing|being shown|impressions|auctions?) (?:because|due to|since|as)(?: of)? (?:its|the|their|our|a)? ?(?:low |small |limited |tight )?budgets?(?: (?:ran out|runs out|is used up|was used up|is over|got over|finished|ends|ended|is too small|was too small|is finished))?`, 'impression share lost to budget of $1'],
  // once the goods and the ads are paid, what stayed with us
  ["(?:once|after|when) (?:the |our |all )*(?:goods|products?|product costs?|cogs|stock|material) and (?:the |our )*(?:ads?|advertising|marketing|google)(?: bill| cost| costs| spend)? (?:are|is|were|was|have been|had been|get) (?:paid|covered|deducted|taken (?:off|out))(?: for| off)?,? (?:what|how much)(?: money)? (?:is|was|do we have|stays|stayed|remains|remained|did we keep|do we keep|came to us)(?: left| over)?(?: (?:with|for) us)?", 'profit after ad spend'],
  // which jewellery sold more than 50 pieces: a row for each product of that kind
  ['(?<=^(?:(?:which|show|list|all|the|me|of our|our) )*)((?!products?|items?|variants?|skus?|cit|day|month|stores?|who|what|campaign|which)[a-z]{4,}) (?:that |which )?(?:have |has )?sold ((?:more|less|fewer|over|under|above|below|at least)(?: than)?) (\\d+) (?:pieces|units|pcs|pc|nos)', 'which $1 products sold $2 $3 units'],
  ['how many (people|users|visitors|visits|sessions) (?:did|do|does|has|have) (?:the |our )?google ads? (?:bring|brought|send|sent|get|give|gave|drive|driven|deliver)(?: us| in| to us| to (?:the|our) (?:site|website|store))?', 'how many visits from google ads'],
  // what one conversion, one click cost
  ['(?<!cost )(?:ek|har|per|एक|हर|प्रति) (?:conversion|convertion|कन्वर्ज़न|कन्वर्जन|कनवर्जन|कन्वर्शन) (?:hamko |humko |hume |हमें |हमको )?(?:kitne|kitna|कितने|कितना) (?:(?:ka|me|mein|का|में|मे) )?(?:pada|padaa|para|padta|padti|gira|aaya|pad raha|पड़ा|पड़ता|पड़ी|गिरा|आया|पड़ रहा)(?: (?:hai|tha|h|है|था))?', 'cost per conversion'],
  // "collections broken up by payment gateway"
  ['(?:ad )?network types?', 'ad network'],
  // "search terms that ate the most budget"
  ['(?:ate|eats?|eating|eaten|burn(?:ed|t|s|ing)?|swallow(?:ed|s)?|gobbled|guzzled|drained|hogged|consumed|sucked|took|takes)(?: up)? (?:the )?(most|least|biggest|largest)(?: part| share| chunk)?(?: of)?(?: the| our| my)?(?: ads?| google ads?)? (?:budget|spend)', 'spent the $1'],
  // "email traffic revenue"
  ['(email|organic|direct|referral|paid|social|instagram|google|facebook) traffic (revenue|sales|orders)', '$2 from $1'],
  // payments
  ['payments? (?:reco|reconciliation)', 'net payments'],
  // the lines of an account
  ['(?:total |gross |net )?(?:sales|revenue|turnover|billing) (?:including|inclusive of|with|plus) (?:the )?(?:gst|tax|taxes)(?! or)', 'total sales'],
  // pace
  ['(till|until|by|upto|up to) (?:the )?(month|week|quarter|year)[- ]end', '$1 the end of the $2'],
  ['(?:how many |kitne )?(?:pcs|pieces|units|items|quantity|qty) (?:got|were|was|are|have been|has been) (?:ordered|booked|purchased)', 'how many units sold'],
  ['how many (?:rupees|rs|inr)', 'how much money'],
  ['(lost|missed|limited|losing|lose|loses) (to|by|due to|because of) (?:the |its |our )?budgets? for', '$1 $2 budget of'],
  ['(units|items|pieces|pcs|qty|revenue|rev|sales|cost|spend|orders|pages|page views|views|profit|margin)/(order|bill|session|visit|visitor|user|customer|click|conversion|day|unit|txn|transaction)', '$1 per $2'],
  ['traffic (?:mix|split|breakup|breakdown)', 'traffic by channel'],
  ['exports? (sales|orders|revenue|turnover)(?! (?:to|as|data|report|file|csv|in excel))', 'international $1'],
  ['conv(?=,| and| &)', 'conversions'],
  ['(size|colour|color) (?:curve|ratio|set)(?= |$)', '$1 wise units sold'],
  // slips that are words of their own
  ['ros(?=.*(?:campaign|ads|google|keyword))', 'roas'],
  ['(?:nay|nya)(?= grahak| customer)', 'naye'],
  // splits
  [`(?:at |on |- )?(?:an? |the )?(${splits})[- ]level`, 'by $1'],
]; // prettier-ignore
