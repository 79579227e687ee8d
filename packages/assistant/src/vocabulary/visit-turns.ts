/** Turns of phrase for visits, pages and searches on the site, put in words the tables know. */
import type { Turn } from '../words/turns.ts';
import { people } from './word-classes.ts';

export const visitTurns: readonly Turn[] = [
  // who sends us the most referral traffic
  ['who (?:sends|sent|brings|brought|refers|referred)(?: us)? (?:the )?most (?:referral )(?:traffic|visits|visitors)', 'top sources of referral traffic'],
  // where did all that referral traffic come from; referral visits shot up, who sent us all those people
  ['where (?:did|does|do|has|have) (?:all )?(?:that |this |the |those |these )?(referral (?:traffic|visits|visitors|sessions))(.{0,30}?) (?:come|came|coming) from', '$1 by source$2'],
  ['(referral (?:traffic|visits|visitors|sessions).*?),? (?:and )?(?:who|which sites?|which websites?) (?:sent|sends|brought|gave|sourced)(?: us)? (?:all )?(?:that|this|the|those|these) (?:people|traffic|visits|visitors|lot|many)', '$1 by source'],
  // how many visits, and what share of them bought
  ['(?<=(?:visits|visitors|sessions|traffic|people) .*)(?:what|which) (?:share|part|percent|percentage|%|proportion|fraction) of (?:them|those|these|it|the (?:visits|visitors|people|traffic)) (?:actually |really |then |finally )?(?:bought|ordered|converted|purchased|placed an order|ended up buying|checked out)', 'conversion rate'],
  // how many visits started there, which of them landed on that page
  ['(?<=/[^ ]* .*)(visits|sessions|visitors|people) (?:started|began|landed|entered|arrived|came in) (?:there|here|on it|on that page)', '$1'],
  // top referral sites
  ['(?:referral|referring|referrer) (?:sites?|sources?|domains?|websites?|partners?)', 'sources of referral traffic'],
  ['utm[_ -]?(campaigns?|sources?|mediums?)', '$1'],
  // whatsapp broadcast visits
  ['whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)(?= (?:visits?|traffic|sessions?|visitors?))|(?<=(?:visits?|traffic|sessions?|visitors)[^?]{0,25})whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)', 'whatsapp'],
  // whatsapp broadcast se kitne log aaye
  ['whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)(?= (?:se|से) .*(?:log|people|visitors?|visits?|traffic|sessions|aaye|aaya|लोग|आए))|(?<=(?:people|log|customers|users) (?:came|come|have come|landed|arrived|clicked|visited|walked in)(?: in| over| to (?:the |our )?(?:web)?site)? (?:from|via|through) (?:the |our )?)whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)', 'whatsapp visits'],
  // how often was the Tara Lehenga Set page looked at
  ['(?:looked at|opened|seen|checked out|visited)(?=.*\\?|$| )(?<=\\b(?:how often|how many times) (?:was|is|were|has|have|did|people|customers|anyone|visitors|the |our |been )+.*\\bpages? (?:been |get |got )?(?:looked at|opened|seen|checked out|visited))', 'viewed'],
  // which city sends us most visitors but few orders
  ['(?:most|high|highest|a lot of|lots of|plenty of|heavy|good|many) (visitors|visits|traffic|views|page views|sessions) (?:but|and yet|yet|par|lekin|magar|with)(?: the| makes?| gives?| brings?| gets?| has| have| very| so| only)* (?:few|fewest|low|lowest|least|less|hardly any|no|poor|kam) (orders|sales|purchases|conversions|conversion rate|revenue)', 'most $1, $2'],
  // which product is added to cart most but bought least
  ['(?:is |are |gets? |was |were )?(?:added|add|put) (?:to|in|into) (?:the )?(?:cart|basket|bag)s?(?: the)?(?: most| a lot| often| the most)?,? (?:but|yet|par|lekin|and)(?: is| are| gets?| was| were)*(?: hardly| rarely| never| seldom| not| least| kam)?(?: ever)? (?:bought|purchased|ordered|buys?)(?: the)?(?: least| rarely| less)?', 'most added to cart and items purchased'],
  // footfall on the website
  ['footfalls?(?= (?:on|to|of|in|for) (?:the |our |my )?(?:web)?site)|(?:web(?:site)?|online|site) footfalls?', 'visits'],
  // where in india do our visitors come from
  ['where in (?:india|the country|our country)(?=.*\\b(?:visit|people|traffic|users))', 'which states'],
  ['where (?:in the world|abroad|outside india)(?=.*\\b(?:visit|people|traffic|users))', 'which countries'],
  // how much of our traffic is organic
  ['(?:how much|what part|what portion) of (?:our |the |my |all )*(traffic|visits|sessions) (?:is|are|was|were|comes|come|came)(?: in)?', 'what share of $1 is'],
  // returning visitors; how many came back to the site
  ['(?<!(?:new|vs|and|or|from) )(?:returning|repeat) (?:visitors|users)(?= )', 'sessions from returning visitors'],
  ['how many (?:people |visitors |users |of them )?(?:came|come|have come|are coming) back to (?:the|our) (?:web)?site', 'how many sessions from returning visitors'],
  // how many people are looking at the site right now
  ['(?:people|visitors?|users|customers|shoppers|folks|persons)(?: are| is| were)?(?: currently| actively| just)?(?: looking (?:at|around|through)| browsing| shopping| visiting| viewing| active| using| on| sitting| checking(?: out)?)(?: on| at| in)? (?:the |our |my )*(?:site|website|web site|online store|store online)(?: right)? (?:now|at the moment|at this moment|currently|at present|as we speak)', 'realtime visitors'],
  // abhi kitne log site dekh rahe hai
  ['(?:abhi|is waqt|filhal|is samay|अभी|इस समय|इस वक्त) (?:कितने|kitne)? ?(?:log|logo|लोग|visitors?|customers?)? ?(?:site|website|online|store|साइट|वेबसाइट)(?: ko| par| pe| me| पर| को)? (?:dekh|browse kar|ghoom|chala|khol|देख|चला) rah[ei](?: hai| hain| h)?', 'how many people on the website right now'],
  // which pages load slowest
  ['(?:load|loads|loading|open|opens) (?:the )?(?:slowest|most slowly)', 'worst page load time'],
  ['slowest(?: loading)? pages', 'pages with the worst page load time'],
  ['(?:load|loads|loading|open|opens) (?:the )?fastest', 'best page load time'],
  ['fastest(?: loading)? pages', 'pages with the best page load time'],
  // display traffic
  ['display(?= (?:traffic|visits|visitors|sessions))', 'display channel'],
  ['(?<=(?:traffic|visits|visitors|sessions|people)(?: coming| who come| that come| who came| that came| came| come)? (?:from|via|through|of)(?: the)? )display(?! remarketing| ads?| campaigns?| channel| network)', 'display channel'],
  // out of 100 visitors how many buy; kitni visits me ek order aata hai
  ['(?:out )?(?:of|from|in) (?:every |each )?(?:100|hundred)(?: of)?(?: our)? (?:visitors|visits|people|sessions|users)[^?.]{0,14}?how many (?:actually |really )?(?:buy|purchase|order|convert|end up buying|place an order)', 'conversion rate'],
  ['(?:har )?(?:100|sau|सौ) (?:visitors?|logo|logon|log|visits?|विज़िटर|लोगों)? ?(?:me|mein|mai|में) ?(?:se|से)? (?:kitne|kitni|कितने)(?: log| लोग)? (?:kharid\\w*|order karte|buy karte|khareed\\w*|खरीद[^ ]*)(?: hai| hain| हैं)?', 'conversion rate'],
  ['(?:how many|kitni|kitne) (?:visits?|sessions?|visitors?)(?: (?:does it take|do we need|it takes|me|mein|lagte|lagti|se|hai))*(?: for| to get| per| pe| par)* (?:an|a|one|ek|each|every|per) (?:single )?order(?: aata| aati| milta| hota| ke liye)*(?: hai)?', 'conversion rate'],
  // there is no such figure as visits per order, but its parts
  ['(?:visits?|sessions?|visitors?) (?:per|to|for each|for every|for an|behind each|behind every) (?:orders?|purchases?|sales?)(?: ratio)?', 'visits and orders'],
  // checkouts started vs completed
  ['checkouts? (?:that were )?started (?:vs\\.?|versus|and|against|compared to) (?:those |checkouts? |the ones )*(?:that were )?(?:completed|finished)', 'visits that reached checkout and visits that completed checkout'],
  ['how many checkouts (?:were |got )?(?:completed|finished)(.*?) out of (?:those|the ones|the checkouts|all|all those)(?: that were)? (?:started|begun)', 'checkout completion rate$1'],
  // which products are viewed most but bought least
  ['(?:is |are |gets? |was |were )?(?:viewed|seen|looked at|opened|visited)(?: the)? most,? (?:but|yet|par|lekin|and)(?: is| are| gets?| was| were)*(?: the)?(?: least)? (?:bought|purchased|ordered|sold)(?: the)?(?: least| less)', 'most product views and items purchased'],
  // google search impressions and clicks
  ['google search (impressions|clicks)(?:,| and| &|, and) (clicks|impressions)', 'organic google search $1 and organic google search $2'],
  // organic vs paid visits
  ['organic (?:vs\\.?|versus|and|against|or) paid (?:visits?|traffic|sessions|visitors)', 'visits from organic search and paid search'],
  ['paid (?:vs\\.?|versus|and|against|or) organic (?:visits?|traffic|sessions|visitors)', 'visits from paid search and organic search'],
  // are mobile visitors buying less than desktop ones
  ['(?:are|do|did|is) (mobile|phone|desktop|tablet|app) (?:visitors|users|people|shoppers|traffic|visits) (?:buy|buying|convert|converting|bought|order|ordering)(?: any| much)? (?:less|more|worse|better|fewer)(?: often)? than (?:the |those on )?(mobile|phone|desktop|tablet)(?: (?:ones|visitors|users|people|shoppers))?', 'conversion rate $1 vs $2'],
  // which social network sends the most people
  ['which social (?:network|platform|media|site|app|channel)s? ((?:sends?|sent|brings?|brought|gives?|gave)(?: us)?) ', 'which source of organic social $1 '],
  // referral traffic by site
  ['(referrals?|referral (?:traffic|visits|sessions))(.{0,15}?) by (?:each )?(?:sites?|websites?|domains?)', '$1$2 by source'],
  // search console clicks and impressions
  ['(search console|organic google|organic search|organic|seo|unpaid) (clicks|impressions)(?:,| and| &|, and) (clicks|impressions)', '$1 $2 and $1 $3'],
  ['organic (?:keywords?|search terms?|quer(?:y|ies))', 'organic clicks by search term'],
  // source / medium by revenue
  ['^(top |best )?source ?\\/ ?medium by (revenue|sales|sessions|visits|orders|purchases)', '$1$2 by source and medium'],
  // how often was haldi outfit searched
  ['(?:how often|how many times|kitni baar|how many people)(?: (?:was|were|is|are|has|did people|did anyone))?(?: been)? (.*?) (?:been )?searched(?: for)?(?: on (?:the|our) (?:web)?site)?(?= |$)', 'site searches for $1'],
  ['(?:kya )?(?:log|people) (.{3,30}?) (?:search|dhoondh?|khoj) (?:karte|kar rahe|rahe|te)(?: hai| hain| h)?', 'site searches for $1'],
  ['^(?:how many )?searches for(?!.*\\b(?:google|ads?|campaigns?|terms?|our|my|the)\\b)', 'site searches for'],
  // शॉप में लोग क्या सर्च कर रहे हैं
  ['(?:शॉप|दुकान|साइट|वेबसाइट|स्टोर) (?:में|पर|के अंदर) (?:लोग|ग्राहक|विज़िटर) क्या(?: क्या)? (?:सर्च|खोज|ढूंढ|ढूँढ)[^ ]*(?: कर)?(?: रहे| रही)?(?: हैं| है)?', 'what do people search for on our site'],
  // show me the funnel: visits, carts, checkouts, purchases
  ['funnel(.*?)[ :,-]+(?:visits|sessions|traffic),? (?:add to )?carts?,? checkouts?,? (?:and )?(?:purchases?|orders?)', 'funnel$1'],
  ['(?<=(?:visits|sessions|views|checkouts)(?:,| and|, and) )carts', 'add to carts'],
  // where do people drop off in the funnel
  [`(?:where (?:do|are|did|does) (?:the |our )?(?:people|visitors|we|customers|they|users|shoppers|most people) (?:drop|dropping|leave|leaving|fall|falling|lose|losing|lost)[^,.;?]{0,25}?)?(?:the |our )?(?:purchase |sales |conversion |checkout |website |shopping |buying )?funnel(?!.*(?:visits|carts?|checkouts?))`, 'shopify visits, visits with add to cart, visits that reached checkout and visits that completed checkout'],
  // how many people read the saree draping blog
  ['(?<=(?:read|reads|reading|seen|opened|visits|traffic|views) (?:[^ ]+ ){0,3})how[- ]to[- ]((?:[a-z]+[- ]){1,4}?[a-z]+)(?= *(?:$|[?.!,]|last|this|yesterday|in ))', '$1 blog'],
  ['(people|visitors|log|users) (?:who )?(?:read|reads|saw|opened)(?= .*\\b(?:blog|article|post|journal|page))', '$1 visited'],
  // share of new visitors; what part of visitors were new
  ['(share|percent|percentage|part|proportion|%) of(?: our| the| my)* (new|returning) (?:visitors?|users|traffic|people)', '$1 of sessions from $2 visitors'],
  ['(share|percent|percentage|part|proportion|%) of(?: our| the| my)* (?:visitors?|visits|users|traffic|sessions|people) (?:were|are|was|is|came from|come from) (new|returning)(?: visitors| ones| users| people)?(?! customers)', '$1 of sessions from $2 visitors'],
  // how many first-time buyers did analytics see
  ['(?:first[- ]time|new) (?:purchasers?|buyers?|customers?) (?:did|does|do|has) (?:ga4|google analytics|analytics|ga) (?:see|seen|count|counted|record|recorded|track|tracked|report|show)', 'ga4 new customers'],
  ['first[- ]time (?:purchasers?|buyers?|customers?)(?=.*\\b(?:ga4|analytics)\\b)|(?<=\\b(?:ga4|analytics)\\b.*)first[- ]time (?:purchasers?|buyers?|customers?)', 'new customers'],
  // how much did one visit earn us online
  ['(?<=\\b(?:visit|session|visitor)\\b.*)(earns?|earned)(?: us)? (?:online|on (?:the|our) (?:web)?site|on (?:the|our) store)', '$1'],
  // new visitors vs returning visitors
  [`new (?:visitors?|users?|visits|sessions|traffic|people) (?:vs\\.?|versus|against|and|or|aur|&|compared to) (?:returning|repeat|old|existing) (visitors|users|visits|sessions|traffic|people)`, 'new vs returning $1'],
]; // prettier-ignore

const anybody = `(?:${people}|visitors|users|they|everyone|everybody|somebody|someone|anyone|anybody|girls|ladies|women)`;
const type =
  '(?:types?|typed|typing|puts?|putting|enters?|entered|entering|keys?|keyed|writes?|wrote|writing|asks?|asked|looks?|looked|looking|hunts?|hunted|searche?s?|searched|searching|input|inputs)';
const ours =
  '(?:our|the|my|your|hamare|apne|shop|store|site|website|online shop|online store|web|own|internal|kesar lane)';
const box = '(?:search(?: (?:box|bar|field|window|function|engine|option|tool|icon))?|searchbox|searchbar)';
const words = '(?:words?|terms?|phrases?|queries|query|keywords?|things?|items?)';
const all = 'what do people search for on our site';

export const searchTurns: readonly Turn[] = [
  // which searches on our site found nothing: nobody knows what a search brought
  ['(?:which|what|how many|top|list of)? ?(?:(?:site |shop |store |on[- ]?site |internal )?search(?:es)?|search terms?|search words)(?: (?:on|in|of) (?:our|the) (?:own )?(?:site|shop|store|website|search box))? (?:that |which )?(?:led to|lead to|ended in|found|find|return|returned|returns|gave|give|gives|got|get|show|showed|shows|had|have|with|brought|came back with|came up|come up) (?:nothing|no results?|zero results?|0 results?|empty|no match(?:es)?|no products?)', 'failed search report'],
  ['(?:zero|no|0|null)[- ]results? (?:searches|search(?:es)? terms?|queries|search)', 'failed search report'],
  // what do people type most into our shop search; what did shoppers type into our own search box
  [`(?:what|which ${words}|what ${words}|what all|kya|kya kya) (?:do|does|did|are|were|is|have|has)?(?: most)? ?(?:of )?(?:our |the )*${anybody} (?:been )?(?:mostly |usually |generally |most )?${type}(?: for)?(?: the)?(?: most| most often)?(?: (?:into|in|in to|on|to|at|with|through|via))+ (?:${ours} )*${box}(?: (?:box|bar|on (?:our|the) (?:site|website|store|shop)))?(?: the)?(?: most| most often)?`, all],
  // which words were entered in the shop search bar
  [`(?:what|which|top|most)(?: (?:are|were) the)? (?:${words}|was|is|were)(?: (?:are|were|was|is|get|gets|got|being|been|most|often|mostly))* ${type}(?: the)?(?: most)?(?: (?:into|in|in to|on|to))+ (?:${ours} )*${box}`, all],
  // what words do visitors put in the search field
  [`(?:what|which) ${words} (?:do|did|are|were|have) (?:our |the )*${anybody} (?:been )?(?:${type}|us(?:e|ed|ing))(?: (?:into|in|in to|on|to|while|when|for))* (?:${ours} )*(?:${box}|searching)`, all],
  // top search words on our site; most common search phrases on the website
  [`(top(?: \\d+)?|most (?:common|used|popular|frequent|typed|searched)|common|popular|frequent|best|main|biggest|hottest)(?: (?:common|popular|used))? (?:search ${words}|searches|search quer(?:y|ies)|searched ${words})(?: used| typed| entered| made| done)?(?: (?:on|in|of|at|inside|within|from|for) (?:${ours} )*(?:site|shop|store|website|search|search box|search bar))`, '$1 site searches by search box'],
  // internal search terms for September; on-site search queries last week
  [`(?:internal|on[- ]?site|onsite|in[- ]?store|in[- ]?shop|shop|store|site|website|search (?:box|bar)) search (?:${words}|report|list|log)(?: report| list)?`, 'site searches by search box'],
  [`(?:search box|search bar|searchbar|searchbox) (?:${words}|report|list|log|inputs?)`, 'site searches by search box'],
  // what is trending in our search; what is being searched on our site
  [`what (?:is|are|was|were|gets?|got)(?: all| being| been| most| people)* (?:trending|searched|typed|looked up|looked for|hot|popular|entered|asked)(?: for)?(?: the)?(?: most)? (?:in|on|into|within) (?:${ours} )*(?:${box}|site|website|store|shop)`, all],
  // what are people hunting for on our site
  [`what (?:do|did|are|were) (?:our |the )*${anybody} (?:hunting for|hunt for|trying to find|try to find|looking to find|seeking)(?: (?:on|in|at) (?:${ours} )+)?`, `${all} `],
  // search box me log kya likhte hai; hamare search me kya type hota hai
  [`(?:${ours} )*(?:${box}|search) (?:box |bar )?(?:me|mein|mai|par|pe)(?: (?:log|customers?|grahak|sab|sabse zyada|jyada|zyada|most))* (?:kya(?: kya)?|konse ${words}|kaunse ${words}|kaun se ${words})(?: sabse zyada| zyada)? (?:likh|type|daal|dal|search|dhoondh|dhundh|khoj|maang)\\w*(?: (?:kar|karte|kiya|hota|hote|hua|hui|gaya|rahe|hai|hain|the|tha|h))*`, all],
  ['(?:लोग |ग्राहक )?(?:सर्च बॉक्स|सर्च बार|सर्च|खोज) (?:में|पर)(?: लोग| ग्राहक| सबसे ज़्यादा)* (?:क्या(?: क्या)?|कौन से शब्द) (?:लिख|टाइप|डाल|खोज|सर्च|ढूंढ)[^ ]*(?: (?:कर|करते|किया|हुआ|होता|रहे|हैं|है|थे))*', all],
  // how often did somebody look for lehenga under 5000 in our search
  [`(?:how often|how many times|how many people|kitni baar|kitne log)(?: (?:did|do|does|have|has|was|were|is))?(?: ${anybody})?(?: (?:been))? (?:look(?:ed|ing)?|typed?|ask(?:ed)?|hunt(?:ed)?|search(?:ed)?|enter(?:ed)?)(?: for| up)? (.{3,30}?) (?:in|into|on|with|through) (?:${ours} )*${box}`, 'site searches for "$1"'],
]; // prettier-ignore
