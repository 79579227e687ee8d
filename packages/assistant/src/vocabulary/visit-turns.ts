/** Turns of phrase for visits, pages and searches on the site, put in words the tables know. */
import type { Turn } from '../words/turns.ts';
import { people } from './word-classes.ts';

const platform = '(google analytics|analytics|ga4|ga|shopify)';
const doers = '(?:people|customers?|visitors|shoppers|buyers|users|clients|everyone|everybody)';
const theSite = '(?:the |our )*(?:web ?site|site|online store|web shop)';

/** What people did on the site, as figures: came, stayed, looked, left, paid. */
const doNot = "(?:do not|don't|dont|do n't|never|did not|didn't|didnt)";
const onTheSite: Turn[] = [
  // search clicks vs ad clicks
  ['engaged (?:users|visitors|people)', 'engaged sessions'],
  ['(?<=^)landing pages? (conversions?|bounce|engagement)(?: rates?)?(?= ?$|[?.!]| (?:last|this|in|yesterday|today) )', '$1 rate by landing page'],
  // where do people drop off; no of carts
  ['(?:at (?:what|which) (?:point|step|stage)|where) (?:do|are|did) (?:the |our )*(?:people|customers|visitors|shoppers|buyers|users|we)(?: (?:mostly|usually|mainly))? (?:drop(?:ping)?(?: ?off| ?out)?|fall(?:ing)? (?:off|out))(?: (?:in|of) (?:the |our )?(?:funnel|journey))?', 'funnel'],
  // so many people visit our website but so few buy; lots of visitors and hardly any orders; log dekhte hain par lete nahi
  [
    '(?<!how )(?:(?:so |too |very )?(?:many|lots of|a lot of|plenty of|enough|all these)|itne|bahut|kaafi|इतने|बहुत) (?:people|visitors|visits|traffic|log|लोग) ?(?:(?:do |are |is |ka |ki )?(?:visit(?:ing)?|come|coming|comes|browse|browsing|look|looking|open|opening|land|dekh\\S*|aat[ei]|aa rahe|देख\\S*|आते|आ रहे))?(?: (?:to|on|at|in|our|the|my|website|site|store|shop|online|through|par|pe|hain|hai|है|हैं|पर))*,? (?:but|and(?: yet)?|yet|par|lekin|magar|लेकिन|पर|मगर) (?:so |very |only |hardly |barely |almost )?(?:(?:few|nobody|no one|hardly anyone|hardly any|a few|little|koi|bahut kam|kam|kharid\\S*|let[ei]|कोई|कम|खरीद\\S*)(?: |(?=$|[?.!,])))(?:(?:of them|people|orders?|sales?|buy|buys|order|purchases?|nahi|hi|hain|hai|kharid\\S*|let[ei]|नहीं|ही|हैं|है|खरीद\\S*)(?: |(?=$|[?.!,])))*',
    'conversion rate ',
  ],
  // how many people visit but don't buy; why do they leave
  [`(?:how many|what (?:share|percent|percentage|part) of)(?: of)?(?: the| our| my)* (?:people|visitors|visits|customers|shoppers|users|them)(?: (?:visit|come|browse|look|are coming|who visit|who come)(?: (?:to )?(?:us|the site|our site|the shop|the store|the website))?,? (?:but|and|par))? ${doNot} (?:buy|order|purchase|convert)(?:ing)?(?: anything)?`, 'funnel'],
  [`why (?:do|are|did) (?:the |our |most )*(?:they|people|visitors|shoppers|users|them)(?: all| mostly)? (?:leave|leaving|${doNot} buy|not buying)(?: (?:us|the site|our site|the shop|the store|the website))?(?: without (?:buying|ordering)(?: anything)?)?(?= ?$|[?.!])`, 'funnel'],
  ['(?:what|which) (?:share|percent|percentage|part) of (?:the |our )*(?:visits|sessions)(?: that)? (?:end|ends|ended|finish) without an? (?:order|purchase)', 'funnel'],
  ['kitne (?:log|logo|visitors?|grahak) (?:aate|aa rahe|ate) (?:hai|hain)? ?,? ?(?:par|lekin|magar|but) (?:kh?[ae]+r[ei]+d\\w*|order|kuch) (?:\\S+ )?(?:nahi|nahin|nhi)(?: \\S+)?(?: hai| hain)?', 'funnel'],
  ['(?:no\\.?|number|count|how many)(?: of)? carts(?: (?:were|got|was))?(?: (?:made|created|started|filled))?(?= ?$|[?.!]| yesterday| last| this| today| on | in )', 'visits with cart additions'],
  // email vs instagram: of the visits they bring
  [`(?<=^)((?:email|instagram|insta|facebook|fb|pinterest|whatsapp|google|direct|chatgpt|youtube|organic search)) (vs\\.?|versus) ((?:email|instagram|insta|facebook|fb|pinterest|whatsapp|google|direct|chatgpt|youtube|organic search))(?= ?$|[?.!]| (?:last|this|yesterday|today|in|for) )`, '$1 visits $2 $3 visits'],
  // who is online; people in the store online
  ['(?:who|how many|anyone|any ?body|kitne log|kaun)(?: people| visitors| customers)?(?: all)?(?: is| are| hai)? (?:currently |right now )?online(?: (?:right )?now| abhi| at the moment| hai)*(?= ?$|[?.!])', 'live visitors'],
  ['(people|visitors|shoppers) (?:were |was |are )?(?:in|on|at) (?:the |our )?(?:store online|online (?:store|shop))', 'store visitors'],
  // new users share
  ['(?:new|returning) (?:users?|visitors?)(?: ka| ki)? (?:share|percentage|percent|%)|(?:share|percentage|percent|%) of (?:new|returning) users', 'what share of visitors are new'],
  // look to buy rate
  ['(?:look|view|browse|see)[- ]to[- ](?:buy|book|purchase|order|sale|bought)(?: rate| ratio| percent| %)?', 'view to purchase rate'],
  // do people on the phone buy more often than people on a laptop: of their visits more end in an order
  ['(?<=(?:phones?|mobiles?|desktops?|laptops?|computers?|tablets?|ipads?|visitors?|visits|traffic|users|instagram|insta|email|google|facebook|pinterest) .*)(?:buy|buys|buying|order|orders|ordering|purchase|purchases|purchasing|convert|converts|check out|shop) (more|less) (?:often|frequently|readily|easily|regularly|likely)', 'convert $1'],
  // instagram traffic convert karta hai kya
  ['(traffic|visits?|visitors?|log|users?|wale) convert (?:kar|ho)\\w*(?: (?:rahe|raha|rahi|paate|pata))?(?: (?:hai|hain|h))?(?: kya)?', '$1 conversion rate'],
  // what is a visit worth; how slow is the homepage
  ['what (?:is|was) (?:a|one|an average|each|every) (?:visit|session)(?: really| actually)? worth(?: to us)?|(?:worth|value) of (?:a|one|each|an average) (?:visit|session)(?! from)', 'revenue per visit'],
  ['how (?:slow|fast|quick|quickly|slowly)(?: is| are| does| do| did| was)? (?:the |our |my )*((?:web ?)?site|website|store|(?:home|landing|product|collection|checkout|cart) ?pages?|homepage|pages?)(?: load| open| loading| opening)?(?: up)?(?= |$|[?.!,])', '$1 load time'],
  // our rank on google; how often do we show up in google search
  ["(?:the )?rank(?:ing)? of (?:our|the|my) (?:web ?)?site|(?:our|my) (?:site'?s?|website'?s?) rank(?:ing)?(?: on google| in google)?", 'average organic position'],
  ['how (?:often|many times) (?:did|do|does|have) (?:we|our site|the site|our shop|our name) (?:appear|show|come|turn)(?:n)?(?: up)? (?:in|on) google(?: search(?:es)?)?(?: results?)?(?!.*ads?)', 'organic search impressions'],
  // how much of our traffic is paid; share of paid visits
  ['(?:share|part|percent|percentage|%|proportion|how much|how many|fraction) of (?:our |the |all )*(traffic|visits|sessions|visitors) (?:that )?(?:is|are|was|were|comes? from|came from) paid(?: ads| channels| sources)?(?! (?:search|social))', '$1 by traffic channel'],
  // how many people did not finish checkout, carts never paid for, how much was in the carts people left
  ['(?:did|do|does|could) not (?:finish|complete) (?:the |their )?checkouts?', 'abandoned checkout'],
  ['how much(?: money| value)? (?:was|is) in (?:the |those )?(?:carts|checkouts)(?: that)?(?: (?:people|customers|they))? (?:left|abandoned)(?: behind)?', 'abandoned checkout value'],
  ['(?:chhod[ae]|छोड़े)(?: (?:hue|gaye|हुए|गए))? (?:carts?|checkouts?|कार्ट|चेकआउट) (?:kitne|कितने) (?:ke|के)(?: (?:the|थे|hain|हैं))?', 'abandoned checkout value'],
  // kitni baar log site par aaye; people turned up on the website
  ['kitni baar (?:log |logo ne )?(?:site|website) (?:par |pe |ko )?(?:aaye|aaya|dekhi|khuli|kholi|visit)(?: (?:hui|kiya|gayi))?', 'kitne visits'],
  [`(people|visitors|users|customers|shoppers|log)(?: have)? (?:turned up|showed up|dropped by|dropped in|arrived|browsed) (?:(?:on|at|to|in) )?${theSite}`, '$1 visited the website'],
  // visits as per google analytics; how many visits does shopify report; ga4 me kitne order dikhe
  [`(?:as per|per|according to|as reported by|as counted by|as seen by|as shown in) ${platform}(?: data| numbers| figures)?(?!,? (?:and|vs|versus|against) )`, 'in $1'],
  [`(how many|how much|what) (?!(?:.*? )?(?:share|percent|part|of (?:our|the)) )([^ ]+(?: [^ ]+){0,2}) (?:does|did|do) ${platform} (?:report|show|count|see|record|register|give)(?! .*(?:versus|vs|against))`, '$1 $2 in $3'],
  [`${platform} (me|mein|में) (kitn[aei]|कितन[ाेी]) ([^ ]+) (?:dikh[aei]|दिख[ाेी]|dikh rah[aei]|दिख रह[ाेी])(?: (?:hai|hain|है|हैं))?`, '$1 me $3 $4'],
  ['(?:total |unique )?purchasers', 'buyers'],
  // our page views are those of the site
  ['our (page (?:views?|load|loading|speed|hits|depth)|pages? per)', '$1'],
  ['page hits', 'page views'],
  ['(?<!(?:which|what|top|most|landing|exit|of) (?:.* )?)pages (?:opened|seen)(?! most| the most)', 'page views'],
  // how many unique people opened the website; website dekhi
  ['(?:unique|distinct|individual|separate) (people|customers|visitors|buyers|shoppers|users)', '$1'],
  [`new (?:people|visitors|users|ones)(?: have)? (?:saw|seen|opened|found|discovered|visited) ${theSite}`, 'new visitors'],
  // how much time did people spend on the website; minutes per visit
  ['(?:minutes|seconds|time) (?:per|in a|for each) (?:visit|session)', 'average visit duration'],
  // how many percent of people left right away; aate hi chale gaye
  ['(?:people |visitors |users )?(?:who )?(?:leave|leaves|leaving|left|go|going)(?: the site| the website| us)? (?:right away|at once|immediately|straight ?away|instantly)', 'bounced visits'],
  // checkouts started in October: no beginning of October
  ['checkouts? (?:(?:were|was|are|that|got|get) )*(?:started|starts|begun|began|opened)(?! (?:vs|versus|and|against|or|but|to) )|(?:started|starting|start|begin|began) (?:the |a |their )?checkouts?', 'initiated checkouts'],
  // what percent of checkouts were finished; how many people finished checkout
  ['(?:(?:what|how many|kitne|kitna|कितने) )?(?:share|percent|percentage|part|%|proportion|fraction|प्रतिशत)(?: of)? (?:(?:people|those|visits|visitors) at |the |our |all )*(?:checkouts?|चेकआउट) (?:that )?(?:were |are |is |got |get |was )*(?:finish|finished|complete|completed it|completed|succeed|succeeded|successful|poor[aei] h\\w+|पूर[ाेी] (?:हुए|हुआ|होते))', 'checkout completion rate'],
  ['(?:finished|finish|finishing) (?:the |their |a )?checkouts?', 'completed checkouts'],
  ['(?:checkouts?|चेकआउट) (?:kitne|कितने) (?:poor[aei]|pur[aei]|complete|पूरे) (?:hue|हुए)|(?:kitne|कितने) (?:checkouts?|चेकआउट) (?:poor[aei]|pur[aei]|complete|पूरे) (?:hue|हुए)', 'completed checkouts'],
  ['(?:(?:what|how many|kitne|kitna|कितने) )?(?:share|percent|percentage|part|%|proportion|fraction|प्रतिशत)(?: of)? (?:people|visitors|those|customers|users|shoppers|log|लोग)?(?: who)? ?(?:(?:drop|leave|quit|drops|dropped|left|give up|bail)(?: off| out)? (?:at|in|on|during) (?:the )?checkout|(?:checkout|चेकआउट) (?:ko )?(?:chhod|chod|छोड़)(?: (?:dete|diya|gaye|jate|देते|दिया|गए))?(?: (?:hai|hain|हैं))?)', 'checkout abandonment rate'],
  // how many carts did people leave; how much was left behind in checkouts; kitne logo ne cart chhoda
  ['(?:how much|how many rupees|what value|kitna paisa)(?: money| value)? (?:was|were|is|got|has been|did (?:people|customers|visitors))? ?(?:left|leave)(?: behind)? in (?:the |our |abandoned |those )*(?:checkouts?|carts?|baskets?)', 'abandoned checkout value'],
  ['(?:kitne|कितने)(?: (?:rupaye|rs|रुपये|रुपए))? (?:ke|ka|के|का) (?:cart|checkout|carts|checkouts|कार्ट) (?:chhod[aei]|chod[aei]|adhoor[aei]|छोड़[ाेी]|छूटे|अधूर[ाेी])(?: (?:gay[aei]|rah[aei]|diye|गए|गये|रहे))?', 'abandoned checkout value'],
  ['(?:kitne|कितने) (?:logo|logon|log|customers?|grahako|लोगों|ग्राहकों)(?: (?:ne|ने))? (?:cart|checkout|कार्ट|चेकआउट)(?: (?:me|ko|में|को))? (?:chhod[aei]?|chod[aei]?|छोड़[ाेी]?)(?: (?:diya|gay[aei]|diye|kar gaye|दिया|गए))?', 'how many abandoned checkouts'],
  ['adh(?:oo|u)re (?:orders?|checkouts?|carts?)', 'abandoned checkouts'],
  // how many rupees did a visit bring
  ['(?:how much|how many rupees|what)(?: money| revenue| sales)? (?:does|did|do) (?:a|one|an|each|every) visit (?:bring|earn|give|fetch|make|yield)(?: us| in)*', 'revenue per visit'],
  // search box usage, internal searches
  ['search (?:box|bar) usage|internal searches', 'site searches'],
  ['how (?:often|many times) (?:were|are|was|did|is) (?:our |the |people )*(?:look at )?product pages?(?: (?:viewed|looked at|seen|opened|visited))?', 'product views'],
  // what google shows for nothing
  ['(?:organic|unpaid|free|seo) (?:search )?clicks (?:from|on|in|via) google(?: search)?|clicks (?:did we get )?(?:from|on) (?:unpaid|organic|free) google(?: search)?(?: results)?|organic clicks (?:did|does|do|has) google (?:send|give|bring)(?: us)?', 'organic search clicks'],
  // what share of orders did ga4 capture
  ['how many (?:people |users |visitors )?(?:are|is) (?:browsing|shopping)(?: (?:on|at) (?:the |our )?(?:site|website|store))?(?= (?:right )?now| at the moment| at present)', 'how many people on the site'],
  ['orders? tracking coverage', 'tracking coverage'],
]; // prettier-ignore

/** "what did people return last month", "log kya dekh rahe hai": the goods are asked for, each with its figure. */
const whatTheyDid: Turn[] = (
  [
    ['return|returned|returning|send(?:ing)? back|sent back|giv(?:e|ing) back|gave back', 'return', 'were returned most'],
    ['view|viewed|viewing|look(?:ed|ing)? at|browse|browsed|browsing|see|seeing|check(?:ed|ing)? out', 'dekh', 'were viewed most'],
    [`(?:add|added|adding|put|putting|throw|threw|throwing) (?:in|into|to) (?:the |their |a )*(?:cart|basket|bag)s?`, 'cart (?:me|mein) (?:daa?l|rakh)', 'were added to cart most'],
    ['buy|bought|buying|purchase|purchased|purchasing|order|ordered|ordering', 'khareed|kharid|order', 'sold most'],
  ] as const
).flatMap(([english, hindi, done]): Turn[] => [
  [`what (?:all )?(?:do|did|does|are|were|have) (?:our |the )*${doers}( (?:in|from|at) [\\p{L}]+(?: [\\p{L}]+)?)?(?: been)?(?: mostly| usually| really| actually)? (?:${english})(?! (?:along |together )?with| together| on average| each| per | for | after| next| before| the| our| it| a | instead| there)(?: (?:the )?most)?(?: on (?:the|our) (?:site|website|store))?`, `which products ${done}$1`],
  [`(?:log|logo|logon|customers?|grahak|visitors?|people)(?: ne| sab)? (?:kya|kya kya)(?: sabse zyada| zyada)? (?:${hindi})\\w*(?: (?:kar|ho|kart[ei]|kiya|kiye|rah[aei]|gay[aei]|hai|hain|h|th[aei]|te))*(?: (?:site|website) (?:pe|par))?`, `which products ${done}`],
]); // prettier-ignore

/** "what do people search that we don't have": which goods we have, no platform holds against what was typed. */
const searchedInVain: Turn[] = [
  // what did people search for on our site and not find
  ['(?:what|which (?:words|terms|things|products))(?: did| do| are| were)?(?: the| our)? (?:people|visitors|customers|shoppers|users|they)(?: are| were)? (?:search|searched|searching|look|looked|looking)(?: for)?(?: (?:on|in) (?:the|our) (?:site|website|shop|store))?(?: for)?,? (?:and|but|that|yet)(?: they| people| customers)? (?:did not|do not|could not|cannot|can not|are not|were not|never|not)(?: really| actually)? (?:find|found|finding)(?: it| anything| any| them)?', 'failed searches by site search term'],
  // which products people are opening a lot but then not buying
  ['(?:which|what) (?:products|items|things|pieces)(?: that)?(?: are)? (?:people|customers|visitors|they)(?: are| keep)? (?:opening|viewing|looking at|seeing|checking(?: out)?|clicking(?: on)?|watching|open|view|see)(?: a lot| the most| most| so much| often)*,? (?:but|and|yet)(?: then)? (?:not|never|do not|dont|nobody is|are not) (?:actually )?(?:buying|ordering|purchasing|taking|buys?|buy|order)(?: it| them)?', 'items viewed and items purchased by product, most viewed first'],
  [`(?<=(?:search|look)(?:ed|ing|es)?(?: .*)?),? ?(?:that|which|and|but|what|jo|ones) (?:we |i |you |hum |humare paas |hamare paas )*(?:do not|does not|dont|doesnt|cannot|are not|arent|nahi|nahin|not)(?: actually| really| even)? (?:selling|having|keeping|stocking|carrying|offering|sell|have|hv|keep|stock|carry|offer|got|bechte|rakhte|hai|hain)(?: them| it| yet| at all| with us)?`, ''],
]; // prettier-ignore

const source = '(?:instagram|insta|facebook|fb|pinterest|google|whatsapp|email|direct|referrals?)';

export const visitTurns: readonly Turn[] = [
  // instagram seems low, no?
  [`(?:the |our )?(${source})(?: (?:visits|traffic|visitors))? (?:seems?|looks?|is looking|feels?) (?:a bit |a little |quite |very |too |so |really |pretty )*(?:low|weak|down|small|less|poor|slow)(?:,? (?:no|na|right|isn.?t it|doesn.?t it|or))?`, 'visits from $1'],
  // and which of those actually buy
  ['(?:and )?which (?:of (?:those|them|these)|ones) (?:really |actually |do |then |also )*(?:buy|order|convert|purchase|bring sales|end up buying)(?: something| anything| from us| the most| most)?(?= *$)', 'which of those convert best'],
  // any problems on the site last week
  ['anything unusual (?:on|with|in|at) (?:the |our |my )*(?:site|website|checkout|online store|online shop|web ?store|payment page)', 'why did the conversion rate change'],
  ...searchedInVain,
  ...onTheSite,
  ...whatTheyDid,
  // how many read the saree draping blog
  ['how many (?:read|opened|saw)(?= (?:the |our )?(?:[^ ]+ ){0,5}(?:blog|article|post|journal)\\b(?!.* and how many))', 'how many people visited'],
  // how many people added to cart but did not buy last week
  ['(?<=^(?:and |so |ok )?how many )(?:people|visitors?|customers?|shoppers?|users?|visits|sessions|log)(?: who| that| have| had| did)* (?:add|added|adding|put)(?: things| items| something| products)? (?:to|in|into) (?:the |their |a )?(?:cart|basket|bag)s?,? (?:but|and|yet)(?: then)? (?:did not|do not|does not|never|have not|had not|without)(?: ever)? (?:buy|bought|order|ordered|purchase|purchased|convert|check out|checked out|pay|buying|ordering|paying)(?: it| them| anything)?', 'sessions with cart additions and cart abandonment rate'],
  // which city adds to cart but does not buy: two kinds of visits for each
  ['(?<=(?:city|cities|state|states|channel|channels|device|devices|source|sources|page|pages) .*|^(?:who|where) .*)(?:add|adds|put|puts)(?: things| items| a lot)? (?:to|in|into) (?:the |their )?(?:cart|basket|bag)s?,? (?:but|yet|and)(?: do| does| then)*(?: not| never| hardly| rarely| barely)(?: ever)? (?:buys?|orders?|purchases?|checks? ?out|converts?)', 'has visits with add to cart and visits that completed checkout'],
  // how many came via email; first visits by source
  ['first(?:[- ]time)? visits(?! to| of)', 'new visitors'],
  // instagram / bio
  ['(instagram|insta|ig|facebook|fb) / (bio|paid_social)', '$1 $2'],
  // mail traffic last month
  ['(?:mails?|mailers?)(?= (?:traffic|visits?|sessions|visitors)(?: |$))', 'email'],
  // top referral sites
  ['(?:referral|referring|referrer) (?:sites?|sources?|domains?|websites?|partners?)', 'sources of referral traffic'],
  // what the shop sold by the campaign of a link, whoever runs it
  ['(sales|revenue|turnover|orders) (?:by|per|for each) utm[_ -]?campaigns?|utm[_ -]?campaigns? (?:wise )?(sales|revenue|turnover|orders)', 'shopify $1$2 by campaign'],
  ['utm[_ -]?(campaigns?|sources?|mediums?)', '$1'],
  // whatsapp broadcast visits
  ['whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)(?= (?:visits?|traffic|sessions?|visitors?))|(?<=(?:visits?|traffic|sessions?|visitors)[^?]{0,25})whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)', 'whatsapp'],
  // whatsapp broadcast se kitne log aaye
  ['whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)(?= (?:se|से) .*(?:log|people|visitors?|visits?|traffic|sessions|aaye|aaya|लोग|आए))|(?<=(?:people|log|customers|users) (?:came|come|have come|landed|arrived|clicked|visited|walked in)(?: in| over| to (?:the |our )?(?:web)?site)? (?:from|via|through) (?:the |our )?)whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)', 'whatsapp visits'],
  // which city sends us most visitors but few orders
  ['(?:most|high|highest|a lot of|lots of|plenty of|heavy|good|many) (visitors|visits|traffic|views|page views|sessions) (?:but|and yet|yet|par|lekin|magar|with)(?: the| makes?| gives?| brings?| gets?| has| have| very| so| only)* (?:few|fewest|low|lowest|least|less|hardly any|poor|kam) (orders|sales|purchases|conversions|conversion rate|revenue)', 'most $1, $2'],
  ['(?:most|high|highest|a lot of|lots of|plenty of|heavy|good|many) (visitors|visits|traffic|sessions),? (?:but|and yet|yet|par|lekin|magar)(?: do| does| did| are| is| they| it)*(?: hardly| rarely| barely| seldom| never| not| nothing| few| least| poorly)+(?: ever)? (?:sells?|sold|buys?|bought|convert(?:s|ed|ing)?|orders?|ordered)', 'most $1, conversion rate'],
  // cart to checkout drop: no figure says it, its two parts do
  ['(?:(?:what |which )?(?:share|percent|percentage|%|part) of )?(?:add[- ]to[- ])?(?:carts?|baskets?)[- ]to[- ]checkouts?(?: (?:rate|drop[- ]?offs?|drop|loss|conversion|ratio|percent|percentage|%|step))*', 'visits with add to cart and visits that reached checkout'],
  // which product is added to cart most but bought least
  ['(?:is |are |gets? |was |were )?(?:added|add|put) (?:to|in|into) (?:the )?(?:cart|basket|bag)s?(?: the)?(?: most| a lot| often| the most)?,? (?:but|yet|par|lekin|and)(?: is| are| gets?| was| were)*(?: hardly| rarely| never| seldom| not| least| kam)?(?: ever)? (?:bought|purchased|ordered|buys?)(?: the)?(?: least| rarely| less)?', 'most added to cart and items purchased'],
  // footfall on the website
  ['footfalls?(?= (?:on|to|of|in|for) (?:the |our |my )?(?:web)?site)|(?:web(?:site)?|online|site) footfalls?', 'visits'],
  // where in india do our visitors come from
  ['where in (?:india|the country|our country)(?=.*\\b(?:visit|people|traffic|users))', 'which states'],
  // how much of our traffic is organic
  ['(?:how much|what part|what portion) of (?:our |the |my |all )*(traffic|visits|sessions) (?:is|are|was|were|comes|come|came)(?: in)?', 'what share of $1 is'],
  // returning visitors; how many came back to the site
  ['how many (?:people |visitors |users |of them )?(?:came|come|have come|are coming) back to (?:the|our) (?:web)?site', 'how many sessions from returning visitors'],
  // how many people are looking at the site right now
  ['(?:people|visitors?|users|customers|shoppers|folks|persons)(?: are| is| were)?(?: currently| actively| just)?(?: looking (?:at|around|through)| browsing| shopping| visiting| viewing| active| using| on| sitting| checking(?: out)?)(?: on| at| in)? (?:the |our |my )*(?:site|website|web site|online store|store online)(?: right)? (?:now|at the moment|at this moment|currently|at present|as we speak)', 'realtime visitors'],
  // paid traffic to the sarees page
  ['(?:paid|पेड)(?= (?:wal[aei] |वाल[ाेी] )?(?:traffic|visits?|sessions?|visitors?|users?|ट्रैफिक|विज़िट|विजिट))', 'paid sources'],
  // display traffic
  ['display(?= (?:traffic|visits|visitors|sessions))', 'display channel'],
  ['(?<=(?:traffic|visits|visitors|sessions|people)(?: coming| who come| that come| who came| that came| came| come)? (?:from|via|through|of)(?: the)? )display(?! remarketing| ads?| campaigns?| channel| network)', 'display channel'],
  // out of 100 visitors how many buy; kitni visits me ek order aata hai
  ['(?:how many|kitni|kitne) (?:visits?|sessions?|visitors?)(?: (?:does it take|do we need|it takes|me|mein|lagte|lagti|se|hai))*(?: for| to get| per| pe| par)* (?:an|a|one|ek|each|every|per) (?:single )?order(?: aata| aati| milta| hota| ke liye)*(?: hai)?', 'conversion rate'],
  // checkouts started vs completed
  ['checkouts? (?:that were )?started (?:vs\\.?|versus|and|against|compared to) (?:those |checkouts? |the ones )*(?:that were )?(?:completed|finished)', 'visits that reached checkout and visits that completed checkout'],
  ['(?:is |are |gets? |was |were )?(?:viewed|seen|looked at|opened|visited|clicked) (?:a lot|often|much|so much|many times|all the time|frequently),? (?:but|yet|par|lekin|and)(?: is| are| gets?| was| were| they| people)* (?:rarely|hardly|seldom|never|barely|not|scarcely|not often|least)(?: ever| much| often)? (?:bought|purchased|ordered|sold|sell|buy)', 'with the lowest view to purchase rate'],
  // which products are viewed most but bought least
  ['(?<=(?:products?|items?|which|what|things|sarees?|kurtas?|lehengas?) (?:[^ ]+ ){0,3})(?:get|gets|got|have|has|with|having|getting|draw|draws) (?:many |a lot of |lots of |plenty of |the |good )*views?,? (?:but|yet|and|with|par|lekin) (?:do |does |did |get |gets |have |then )*(?:not |hardly |barely |no |few |any |zero |never )+(?:ever )?(?:sales?|sells?|sold|sell|orders?|buyers?|purchases?|(?:get )?bought)(?= ?$|[?.!,]| last| this| in| on)', 'with the lowest view to purchase rate'],
  ['(?:is |are |gets? |was |were )?(?:viewed|seen|looked at|opened|visited)(?: the)? most,? (?:but|yet|par|lekin|and)(?: is| are| gets?| was| were)*(?: the)?(?: least)? (?:bought|purchased|ordered|sold)(?: the)?(?: least| less)', 'most product views and items purchased'],
  // referral traffic by site
  ['(referrals?|referral (?:traffic|visits|sessions))(.{0,15}?) by (?:each )?(?:sites?|websites?|domains?)', '$1$2 by source'],
  // how often was haldi outfit searched
  ['(?:how often|how many times|kitni baar|how many people)(?: (?:was|were|is|are|has|did people|did anyone))?(?: been)? (.*?) (?:been )?searched(?: for)?(?: on (?:the|our) (?:web)?site)?(?= |$)', 'site searches for $1'],
  // where do people drop off in the funnel
  [`(?:where (?:do|are|did|does) (?:the |our )?(?:people|visitors|we|customers|they|users|shoppers|most people) (?:drop|dropping|leave|leaving|fall|falling|lose|losing|lost)[^,.;?]{0,25}?)?(?:the |our )?(?:purchase |sales |conversion |checkout |website |shopping |buying )?funnel(?!.*(?:visits|carts?|checkouts?))`, 'shopify visits, visits with add to cart, visits that reached checkout and visits that completed checkout'],
  // how many people read the saree draping blog
  ['(?<=(?:read|reads|reading|seen|opened|visits|traffic|views) (?:[^ ]+ ){0,3})how[- ]to[- ]((?:[a-z]+[- ]){1,4}?[a-z]+)(?= *(?:$|[?.!,]|last|this|yesterday|in ))', '$1 blog'],
  // share of new visitors; what part of visitors were new
  ['(share|percent|percentage|part|proportion|%) of(?: our| the| my)* (?:visitors?|visits|users|traffic|sessions|people) (?:were|are|was|is|came from|come from) (new|returning)(?: visitors| ones| users| people)?(?! customers)', '$1 of sessions from $2 visitors'],
  // which age group buys the most, do women buy more than men: only Google Analytics knows
  ['((?:which|what|kaun ?s[aei]) (?:ages?|age ?(?:group|bracket|band)s?|genders?|sex)) (?:of (?:people|customers|shoppers) )?(?:buys?|bought|orders?|ordered|purchases?|purchased|shops?)(?: from us)?', '$1 purchases'],
  // average length of a visit
  ['(?:average |avg |mean |typical )?(?:length|duration) of (?:a |an |the |our |each |one |every )*(?:visit|session)s?', 'average session duration'],
  // new visitors vs returning visitors
  [`new (?:visitors?|users?|visits|sessions|traffic|people) (?:vs\\.?|versus|against|and|or|aur|&|compared to) (?:returning|repeat|old|existing) (visitors|users|visits|sessions|traffic|people)`, 'new vs returning $1'],
]; // prettier-ignore

const anybody = `(?:${people}|visitors|users|they|everyone|everybody|somebody|someone|anyone|anybody|girls|ladies|women)`;
const type =
  '(?:types?|typed|typing|puts?|putting|enters?|entered|entering|keys?|keyed|writes?|wrote|writing|asks?|asked|looks?|looked|looking|hunts?|hunted|searche?s?|searched|searching|input|inputs)';
const ours = '(?:our|the|my|your|hamare|apne|shop|store|site|website|online shop|online store|web|own|internal)';
const box = '(?:search(?: (?:box|bar|field|window|function|engine|option|tool|icon))?|searchbox|searchbar)';
const words = '(?:words?|terms?|phrases?|queries|query|keywords?|things?|items?)';
const all = 'what do people search for on our site';

export const searchTurns: readonly Turn[] = [
  // what do people type most into our shop search; what did shoppers type into our own search box
  [`(?:what|which ${words}|what ${words}|what all|kya|kya kya) (?:do|does|did|are|were|is|have|has)?(?: most)? ?(?:of )?(?:our |the )*${anybody} (?:been )?(?:mostly |usually |generally |most )?${type}(?: for)?(?: the)?(?: most| most often)?(?: (?:into|in|in to|on|to|at|with|through|via))+ (?:${ours} )*${box}(?: (?:box|bar|on (?:our|the) (?:site|website|store|shop)))?(?: the)?(?: most| most often)?`, all],
  // which words were entered in the shop search bar
  [`(?:what|which|top|most)(?: (?:are|were) the)? (?:${words}|was|is|were)(?: (?:are|were|was|is|get|gets|got|being|been|most|often|mostly))* ${type}(?: the)?(?: most)?(?: (?:into|in|in to|on|to))+ (?:${ours} )*${box}`, all],
  // top search words on our site; most common search phrases on the website
  [`(top(?: \\d+)?|most (?:common|used|popular|frequent|typed|searched)|common|popular|frequent|best|main|biggest|hottest)(?: (?:common|popular|used))? (?:search ${words}|searches|search quer(?:y|ies)|searched ${words})(?: used| typed| entered| made| done)?(?: (?:on|in|of|at|inside|within|from|for) (?:${ours} )*(?:site|shop|store|website|search|search box|search bar))`, '$1 site searches by search box'],
  // the least visited page, which page is visited most
  ['(most|least)(?: often)? visited (pages?)(?! (?:by|per) )', '$1 viewed $2'],
  // internal search terms for September; on-site search queries last week
  [`(?:internal|on[- ]?site|onsite|in[- ]?store|in[- ]?shop|shop|store|site|website|search (?:box|bar)) search (?:${words}|report|list|log)(?: report| list)?`, 'site searches by search box'],
  // what are people hunting for on our site
  [`what (?:do|did|are|were) (?:our |the )*${anybody} (?:look(?:ing|ed)?|ask(?:ing|ed)?) for(?: the)?(?: most| mostly)? (?:on|in|at) (?:${ours} )*(?:${box}|site|website|store|web shop|online store)`, `${all} `],
  // search box me log kya likhte hai; hamare search me kya type hota hai
  [`(?:${ours} )*(?:${box}|search) (?:box |bar )?(?:me|mein|mai|par|pe)(?: (?:log|customers?|grahak|sab|sabse zyada|jyada|zyada|most))* (?:kya(?: kya)?|konse ${words}|kaunse ${words}|kaun se ${words})(?: sabse zyada| zyada)? (?:likh|type|daal|dal|search|dhoondh|dhundh|khoj|maang)\\w*(?: (?:kar|karte|kiya|hota|hote|hua|hui|gaya|rahe|hai|hain|the|tha|h))*`, all],
]; // prettier-ignore
