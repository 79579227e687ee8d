/** Turns of phrase of those who buy ads and set them against the shop's figures, put in words the tables know. */
import { turnsOf, type Turn } from '../words/turns.ts';

const ads = '(?:google ads?|google|the ads?|our ads?|my ads?|ads?|advertising|adverts?|marketing|vigyapan|विज्ञापन)';
const terms = '(?:search terms?|search quer(?:y|ies)|queries|search words?|keywords?|terms)';
const bought = `(?:${terms}|campaigns?|ad groups?|ads)`;
const sales = '(?:sales?|revenue|turnover|billing|bikri|बिक्री)';
const rupees = '(?:rs\\.? ?|₹ ?)?(?:100|hundred|sau|सौ|1|one|ek|एक)?(?: ?(?:rupees?|rs|rupaye|rupay|rupiya|रुपये|रुपए))?';
const needed = '(?:need|needs|needed|required|require|chahiye|should|must|चाहिए)';
const which =
  '(?:what|which|how much|how high|how low|minimum|min|the minimum|lowest|least|kitna|kitne|kitni|kis|kaunsa|kaun sa|कितना|कितने|कितनी|किस)';

/** Ads that earn back what they and the goods cost. */
const paysOff = [
  'stops? (?:losing|burning|wasting|bleeding)(?: us| our)?(?: any)?(?: money)?',
  '(?:do |does |will |would )?not (?:lose|losing|burn|bleed|make a loss)(?: any| us)?(?: money)?',
  '(?:be|are|become|turn|get|is|stay|remain|stays|remains|becomes)(?: the| our| my)*(?: google)?(?: ads?| campaigns?)? profitable',
  '(?:start |starts )?(?:make|makes|making|turn|turns) (?:a |any |us |some )?(?:profit|money)',
  'in (?:the )?(?:profit|green|black)',
  'covers? (?:for )?(?:its |their |our |the |all )*(?:own )?(?:costs?|goods|cogs|product costs?|product|products|stock)(?: of (?:the )?goods)?',
  '(?:just |only |at least )*pays? (?:back )?(?:for |off )?(?:the |our |its |their )?(?:goods|products?|costs?|themselves|itself|stock)',
  'break[- ]?even',
  '(?:ghat[ae]|nuksaa?n|loss) (?:na|nahi|nahin|nhi|mat|se bach\\w*)(?: ho| hoga| hove| kare| karein)*',
  '(?:घाटा|नुकसान) (?:न|ना|नहीं)(?: हो| होगा)*',
  'munafa (?:ho|hoga|hota|shuru)',
].join('|');

const breakEven: Turn[] = [
  // at what roas do our ads stop losing money; minimum roas so that ads do not lose money
  [`(?:at |on |with |from |above |beyond )?${which}(?: is| an?| of)?(?: the| our)?(?: minimum| lowest| least)? roas(?! (?:of|for|by))[^,.;?]{0,45}?(?:${paysOff})`, 'break even roas'],
  // roas kitna chahiye ki ghata na ho
  [`roas (?:${which} )?(?:is |are )?(?:${needed})[^,.;?]{0,40}?(?:${paysOff})`, 'break even roas'],
  // what roas is enough
  [`${which} roas (?:is|would be) (?:enough|sufficient|safe|just enough|the minimum)(?: for us)?`, 'break even roas'],
  // break even roas and what we actually got
  ['(break[- ]?even roas.*?),? (?:and|vs\\.?|versus|against|compared to|next to|aur) (?:what|how much|where) (?:roas )?(?:did )?(?:we|it|they|google|the ads|our ads)(?: have| are| were)?(?: actually| really| at)? ?(?:got|get|had|made|make|did|do|achieved?|earned?|earn|reached?|delivered?|at)?', '$1 and actual roas'],
]; // prettier-ignore

const perRupee: Turn[] = [
  // for every hundred rupees of sales in october, how much went into ads
  [`(?:for |out of |of |from )?(?:every|each|per|har|हर|a) ${rupees}(?: worth)?(?: of| in| ki| ka| ke| की)?(?: our| the| total)* ?(?:${sales}|(?:that )?we (?:sell|sold|earn|earned|make|made|bill|billed)|sold|earned)([^?]{0,30}?),? (?:how (?:much|many rupees|many)|what|kitna|kitne|कितना)(?: is| was| did| do| does| we| rupees| rupaye)* ?(?:goes?|went|go|spen[dt]|paid|pay|gets? spent|given|give)?(?: out)? ?(?:to|into|on|in|for|towards)? ?${ads}(?: me| mein| pe| par| ko| में| पर)?(?: (?:jata|jaata|gaya|jata hai|jaata hai|kharch hua|kharch|lag[ae]|lagta|जाता|गया))*(?: (?:hai|hua|है|हुआ))*`, '$1 ad spend share'],
  // how much of every hundred rupees of sales goes to google
  [`(?:how much|what|kitna) (?:of|from|out of) (?:every|each|per) ${rupees}(?: of| in)?(?: our| the| total)* ?(?:${sales}|we (?:sell|earn|make)|sold|earned) (?:goes?|went|is spent|was spent|gets? spent|ends? up|is paid)(?: out)? (?:to|into|on|in|for|with|towards) ${ads}`, 'ad spend share'],
  // for every rupee we put into ads in october, how many rupees did the shop sell
  [`(?:for |from |on |against )?(?:every|each|per|a single|har|हर)(?: single)? ${rupees}(?: that)?(?: we| i)?(?: (?:spen[dt]|put|puts|invest|invested|pay|paid|pour|poured|give|gave|burn|burnt|spend))?(?: (?:on|in|into|to|for|of))? ${ads}(?: spend| money| cost)?([^?]{0,30}?),? (?:how (?:much|many)|what|kitna|kitni|kitne)[^?,]{0,25}?(?:${sales}|sell|sold|shop|store|business)(?: (?:did|do|does|have|has|came|come|was|is|were|made|make|made by))*(?: (?:the |our |we )?(?:shop|store|we|business|i)?)?(?: (?:sell|sold|make|made|do|did|get|got|earn|generate|generated|bring|brought|back|in))*`, '$1 marketing efficiency'],
  // for every rupee spent on ads how much came back in sales
  [`(?:for |from |on )?(?:every|each|per|har|हर)(?: single)? ${rupees}(?: that)?(?: we| i)? (?:spen[dt]|put|invest|invested|pay|paid)(?: (?:on|in|into|to|for))? ${ads}([^?]{0,30}?),? (?:how (?:much|many)|what)(?: rupees?| money)?(?: of)? (?:came|comes?|do we get|did we get|got|returns?|returned|is)(?: back)?(?: to us)? (?:in|as|of) (?:our )?${sales}`, '$1 marketing efficiency'],
  // blended cost per order: there is no such figure, but its parts
  ['(?:blended|overall|total|all in|all-in) (?:ad |ads |marketing |acquisition |google )*(?:cost|spend|cpa|cpo) per (?:shopify |shop )?orders?', 'ad spend and total orders'],
  ['(?:ad |ads )?(?:cost|spend) per orders?,? blended', 'ad spend and total orders'],
  ['blended (?:cpa|cpo)', 'ad spend and total orders'],
  ['(?:ads?|advertising|marketing) (?:spend|spending|money|budget)(?: spent)? (?:per|for each|for every|on each|on every) (?:single |shopify |shop )?order(?! by campaign| value)', 'ad spend and total orders'],
]; // prettier-ignore

const afterAds: Turn[] = [
  // contribution after marketing
  ['(contribution|profit|gross profit|margin|earnings|money) (?:left |remaining |over )?(?:after|less|minus|net of) (?:the |our |all )*(?:marketing|google)(?: costs?| spend| spends| expenses?| ads| bill)?', '$1 after ads'],
  // money left after paying google
  [`(?:how much )?(?:money|cash|sales|revenue|what)(?: is| was| do we have)? (?:left|remaining|remains|left over)(?: over| with us)? (?:after|once) (?:we |i )?(?:pay|paying|paid|have paid|giving|deducting|settling)(?: off| for)? (?:${ads})(?: its share| bill| their share)?`, 'sales after ad spend'],
  // gross profit, ad spend and what remains
  ['(profit\\b.*\\bads?\\b.*|\\bads?\\b.*profit\\b.*)(?:,|and|aur) (?:and )?what (?:remains|is left(?: over)?|was left(?: over)?|stays|is remaining|we keep)', '$1and profit after ad spend'],
  // are we making money on ads after product cost
  ['(?:mak(?:e|ing)|made|earn(?:ing|ed)?|losing|lose) (?:any )?(?:money|profit) (?:on|from|with|off) (?:our |the |my |google )*ads?(?:vertising)? (?:after|once|net of|considering)[^,.;?]{0,18}?(?:product costs?|cost of goods|cogs|goods costs?|costs? of (?:the )?products?)', 'profit after ad spend'],
]; // prettier-ignore

const wasted: Turn[] = [
  // search terms eating money; kaunse search term pe paisa barbaad ho raha hai
  [`(?<=${terms}.*)(?:(?:is|are|was|were|that|which|jo|have been) )*(?:eat|eats|eating|ate|wast(?:e|es|ed|ing)|burn|burns|burnt|burned|burning|drain|drains|drained|draining|suck|sucks|sucking|gobbl(?:e|es|ed|ing)|swallow|swallows|swallowing|guzzl(?:e|es|ed|ing)|chew|chews|chewing|blow|blows|blowing)(?: up| through| away)?(?: all| most of| my| our| the| up| ads?| google| marketing)* (?:money|budgets?|spend|cash|ad spend|rupees|paisa|paise)`, 'costing most'],
  [`(?<=${terms}.*)(?:(?:pe|par|me|mein|पर) )?(?:pais[ae]|budget|पैस[ाे])(?: ko)? (?:kha|barbaa?d|waste|west|bekaa?r|duba|doob|uda|खा|बर्बाद|बरबाद|वेस्ट)(?: (?:kar|ho|ja|jaa|कर|हो|जा))?(?: (?:rah[aei]|gay[aei]|hot[aei]|jat[aei]|hu[aei]|रह[ाेी]|गय[ाेी]|गए|हो[ताेी]*))*(?: (?:hai|hain|है|हैं))?`, 'costing most'],
  // irrelevant search terms
  [`(?:irrelevant|useless|wasteful|junk|bekaa?r|faltu|worthless|pointless) (${terms})(?! costing)`, '$1 costing most and with at most 0 conversions'],
  [`(?:irrelevant|useless|wasteful|junk|bekaa?r|faltu|worthless|pointless)(?= ${terms} costing)`, ''],
  // without converting; that never convert; jo convert nahi hote
  [`(?<=${bought}.*),? ?(?:and |but |yet |par |lekin )?(?:(?:that|which|who|jo|and|do|does|did|have|has) )*(?:without|with no|w\\/o|not|never|hardly ever) (?:ever |even )?convert(?:ing|ed|s)?(?! rate)`, ' and with at most 0 conversions'],
  [`(?<=${bought}.*)(?:jo |par |lekin )*(?:convert|conversion) (?:nahi|nahin|nhi|nai)(?: (?:ho|hu[aei]|hot[aei]|kar|kart[aei]|de|det[aei]|aay[aei]|mil[aei]))*(?: (?:rah[aei]))?(?: (?:hai|hain|h))?`, ' and with at most 0 conversions'],
  [`(?<=${bought}.*)bina (?:kisi |koi |ek bhi )?(?:sales?|conversions?|orders?|bikri|purchase)(?: (?:ke|diye|laye|aaye|kiye))?`, ' and with at most 0 conversions'],
  [`(?<=${terms}.*),? ?(?:and |but |yet |for |with |giving |gave |getting |bringing |brought )+(?:us )?(?:nothing|no (?:sales?|purchases?|return|returns|results?|revenue))(?: in return| back| at all)?`, ' and with at most 0 conversions'],
]; // prettier-ignore

const exposure: Turn[] = [
  // how much search exposure did we miss because the budget ran out
  ['(?:search )?(?:exposure|visibility|presence|eyeballs|appearances|showings)(?=.*\\b(?:budgets?|rank|bids?)\\b)|(?<=\\b(?:budgets?|rank)\\b.*)(?:search )?(?:exposure|visibility|presence|eyeballs|appearances|showings)', 'search impression share'],
  ['(?:because|as|since|due to|kyuki|kyunki|for)(?: of)?(?: its| our| the| their| a| my)*(?: low| small| limited| tight| daily)* budgets? (?:ran out|runs out|run out|running out|(?:was|is|were|are|being) (?:too )?(?:low|small|exhausted|over|finished|used up|short|limited|capped|tight)|finished|ended|dried up|fell short|was not enough|khatam(?: ho)?(?: gaya| jata hai| ho raha hai)?)', 'lost to budget'],
  ['(?:because|as|since|due to)(?: of)?(?: its| our| the| their)*(?: low| poor| weak)*(?: ads?)? (?:rank|bids?)(?: (?:was|is|were|are)(?: too)?(?: low| poor| bad| weak))?', 'lost to rank'],
  // lost to rank and budget; for lack of budget; capped by budget
  ['(lost|losing|lose|limited|missed)(?: to| by| due to| because of)? (rank|budget)(?: and| &| or| vs\\.?|,)(?: to)? (budget|rank)(?: for)?', '$1 to $2 and impression share lost to $3 of'],
  ['(?:how many|how much of the|how much|what share of(?: the)?) (?:google |eligible )?(?:searches|search traffic|search demand|auctions)(?=.*\\b(?:budget|rank)\\b)', 'how much search impression share'],
  ['(?:do we |are we |we |did we )?not (?:show|shown|showing|appear|appearing|come)(?: up)?(?: for| in| on)?(?= .*\\b(?:budget|rank)\\b)', 'is lost'],
  ['(?:for|due to|because of|from|by) (?:the )?(?:lack|want|shortage|shortfall) of (?:a )?(?:budget|money|funds)', 'lost to budget'],
  ['(?:capped|starved|constrained|throttled|choked|held back|restricted|squeezed) (?:by|of|on|because of|due to|for want of)(?: the| its| their| our| daily)* budgets?(?: anywhere| somewhere)?', 'limited by budget'],
  ['(limited by budget) (?:anywhere|somewhere|at all)', '$1'],
  ['(?:budget|बजट) (?:ki|ke|की|के) (?:wajah|vajah|kaaran|karan|kami|वजह|कारण|कमी) ?(?:se|से)? ?(.*)(impression share|exposure|visibility)(?: (?:chhoot|chhut|choot|miss|kho|jaa?|gaya|gayi|nikal|gawa|छूट)(?: (?:rah[aei]|gay[aei]|jat[aei]|ho))*(?: (?:rah[aei]|hai|hain|h))*)?', '$1impression share lost to budget'],
  ['rank (?:ki|ke) (?:wajah|vajah|kaaran|karan|kami) ?(?:se)? ?(.*)(impression share|exposure|visibility)(?: (?:chhoot|chhut|choot|miss|kho|jaa?|gaya|gayi|nikal|gawa)(?: (?:rah[aei]|gay[aei]|jat[aei]|ho))*(?: (?:rah[aei]|hai|hain|h))*)?', '$1impression share lost to rank'],
  // how often are we at the very top of google
  ['(?:how (?:often|frequently)(?: (?:are|were|do|did|is))? (?:we|our ads?|it) )?(?:(?:appear|appeared|show|shown|come|came)(?: up)? )?(?:at|in|on|get|hold|take|reach|reached|took)(?: the| to the)? (?:very|absolute) (?:top|first)(?: spot| position| place| slot| result)?(?: (?:of|on|in) (?:google(?: search)?|the (?:page|results?|search)|search results?))?', 'absolute top impression share'],
  // which queries triggered our ads most
  ['trigger(?:s|ed|ing)?(?: off)?(?: our| my| the| most)* (?:ads?|campaigns?)(?: the)?', 'ad impressions'],
]; // prettier-ignore

const shown: Turn[] = [
  // how many times did our ads show; kitni baar ad dikha
  ['(?:how many times|how often|kitni baar|कितनी बार) (?:did|do|were|have|has|was|are|is)?(?: our| the| my| google)* ?(?:ads?|campaigns?)(?: been| get)? ?(?:show|shown|showed|appear|appeared|displayed|served|seen|dikh\\w*|run)(?: up)?', 'ad impressions'],
  // how often does brand search come first on google
  ['(?:how often|what share of the time|how frequently) (?:does|do|did|is|are|was) (.{0,30}?(?:search|ads?|campaign|brand|nonbrand|kurtas|sarees)) (?:come|comes|appear|appears|show|shows|rank|ranks|placed|stand|stands)(?: up)? (?:first|at the (?:very )?top|on top|top|number one)(?: (?:on|of|in)(?: the)? (?:google|page|search|results?))*', 'absolute top impression share of $1'],
  // how many watched the youtube ad; cost per view
  ['(?:people |log )?(?:watched|watch|viewed|saw|dekha|dekhi)(?: the| our)*(?= .{0,25}?(?:youtube|video))', 'video views of'],
  ['cost per (?:video |youtube )?view', 'cost and video views'],
  ['(?<!page |product )view(?:-through)? rate(?=.*(?:youtube|video|lookbook))|(?<=(?:youtube|video).*)view rate', 'video views and impressions'],
  // what share of ad spend goes to pmax
  ['(share|percent|percentage|part|portion|%|how much) of(?: our| the| my| all| total)* (?:google ads?|google|ads?|advertising|marketing) (?:spend|spends|spending|budget|cost|money) (?:goes|went|is going|is spent|was spent|gets spent|is|was) (?:to|on|in|into|for|towards)(?= (?:pmax|performance max|search|shopping|display|video|youtube|mobile|desktop|brand|nonbrand))', 'share of google ads cost'],
  // which campaigns bring in less than they cost
  ['(?:bring|brings|bringing|earn|earns|earning|make|makes|making|return|returns|returning|give|gives|generate|generates)(?: in| us| back)* less (?:money |revenue |sales )?than (?:they|it|we|its|their|what they|what we)(?: have| are| is)? ?(?:cost|costs|spend|spends|spent|costing|put in|pay)(?: on (?:them|it)| for (?:them|it))?', 'with roas below 1'],
  ['(?:jahan|jaha|jinka|jiska|jinki|jiski|जिनका|जिसका|जहां)(?: par| pe)?(?= (?:roas|cpc|ctr|cost|spend|conversions?|clicks?|आरओएएस))', 'with'],
  // campaign result: spend, sales, roas
  ['(?<!(?:keyword|group|product|device|city|wise|term) )(?:results?|performance|numbers|figures|scorecard)(?= [^:]{0,40}:)', ''],
]; // prettier-ignore

const claimed: Turn[] = [
  // how many purchases does google ads claim
  ['how many (?:purchases|orders|sales|conversions|transactions) (?:does|do|did|has|have|is|are|were|was) google(?: ads?| adwords)?(?: itself)? (?:claim|report|record|show|count|credit|say|take credit for|taken credit for)(?:ed|s|ing)?(?: itself with)?(?: to have (?:brought|driven|given|made))?', 'how many google ads conversions'],
  // what was blended roas, and what does google itself claim
  ['(roas.*?),? (?:and|vs\\.?|versus|against|compared to|next to|beside|aur) (?:what|how much) (?:does |do |did |is )?google(?: ads?)?(?: itself| themselves)?(?: (?:claim|say|report|show|count|take credit for)(?:s|ed|ing)?)?', '$1 and google ads roas'],
  // is google overclaiming
  ['(?:is|does|are|do|was|did|how much is|how much does|by how much does) google(?: ads?)? (?:over[- ]?(?:claim|report|count|stat|attribut)\\w*|inflat\\w*|exaggerat\\w*)(?: (?:its|their|our|the) (?:numbers?|sales|conversions|results|revenue))?', 'google ads conversion value versus shopify sales'],
  // do ga4 and shopify agree on visits
  ['(?:do|does|did) (ga4|google analytics|analytics|shopify) and (ga4|google analytics|analytics|shopify) (?:agree|match|tally|differ)(?: up)?(?: on| about| over| in| for)?(?: the| our)? (visits|visitors|sessions|traffic)', '$1 and $2 $3'],
  // new customers and what they cost us
  ['(new customers.*),? (?:and|aur) (?:what|how much) (?:do|does|did) (?:they|each|one|each of them|a new one|one of them|each one)(?: of them)? cost(?: us)?', '$1 and cac'],
]; // prettier-ignore

const figure =
  '(?:ad spend|spend|cost|clicks|impressions|conversions|roas|ctr|cpc|cpa|cpm|visits|sessions|visitors|orders|revenue|units|aov|add to carts|carts|checkouts|purchases|conversion rate|bounce rate)';
const joint = '(?:vs\\.?|versus|against|and|or|aur|&|compared to|compared with|v)';
const ofAds = '(?:spend|spent|cost|roas|clicks|conversions?|cpc|ctr|cpa|impressions|kharch\\w*|budget)';

const lists: Turn[] = [
  // how many clicks did we buy and at what price; youtube views and what did they cost
  ['((?<!per )clicks?.*?),? (?:and|aur) (?:at|for) (?:what|which|how much)(?: price| rate| cost| money)?(?: each| per click| apiece)?', '$1 and cpc'],
  ['((?:campaigns?|ads|clicks|impressions|views|conversions)\\b.*?),? (?:and|aur) (?:what|how much|kitna|kitne) (?:did|do|does|have|has)? ?(?:it|they|that|these|those|we|i)(?: all)? (?:cost|spen[dt]|pay|paid)(?: us)?(?: for (?:it|them|that))?', '$1 and cost'],
  ['(youtube ads?.*?)(?<!video |page )views|(?<!video |page )views(?=.*youtube ads?)', '$1 video views'],
  // cost clicks conv
  ['(?<=\\b(?:cost|clicks?|spend|impressions|ctr|cpc|roas)(?:,| and| n| &| aur)? )conv(?! ?rate| value| lag| %)', 'conversions'],
  [`(${figure})(?= ${figure} (?:and|n|&|aur|,))`, '$1,'],
  // spend clicks conversions roas, typed without commas
  [`(${figure})(?= ${figure} ${figure})`, '$1,'],
  [`(?<=${figure}, )(${figure})(?= ${figure})`, '$1,'],
  // cost aur conversion of a campaign: they are counted
  [`(?<=campaign.*)((?:spend|kharch[ae]?|cost|clicks?|impressions?|roas) (?:ka |ki |ke )?(?:aur|and|&|plus) )conversion(?! rate| value| percent| %| cost)`, '$1conversions'],
  // search vs performance max spend; brand vs nonbrand
  [`(?<!paid |organic )search(?= ${joint} (?:the )?(?:pmax|performance max|shopping|display|video|youtube)\\b.*${ofAds})`, 'search campaigns'],
  [`(?<=(?:pmax|performance max|shopping|display|video)(?: campaigns?| ads)? ${joint} )search(?! campaign| term| ads)(?=.*${ofAds})`, 'search campaigns'],
  ['non[- ]brand(?:ed)?', 'nonbrand'],
  [`brand(?:ed)?(?= (?:campaigns? )?${joint} nonbrand)`, 'brand search'],
  [`(?<=nonbrand (?:campaigns? )?${joint} )brand(?:ed)?(?! search)`, 'brand search'],
  // how are our ads doing this week compared to last
  ['how (?:are|were|did|is|was|do|have)(?: our| the| my| all)*(?: google)? (?:ads|ad campaigns|advertising)(?: been)?(?: doing| performing| going| done| do| fare| faring| look| looking| perform)?(?=.*\\b(?:compared|vs|versus|against|than)\\b)', 'google ads cost and conversion value and roas'],
  // when did nonbrand sarees stop spending
  ['when (?:did|has) (.*) (?:stop|stopped|start|started|begin|began|resume|resumed|cease) (?:spending|running|to spend)', 'daily ad cost of $1'],
]; // prettier-ignore

const visits: Turn[] = [
  // top referral sites
  ['(?:referral|referring|referrer) (?:sites?|sources?|domains?|websites?|partners?)', 'sources of referral traffic'],
  ['utm[_ -]?(campaigns?|sources?|mediums?)', '$1'],
  // whatsapp broadcast visits
  ['whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)(?= (?:visits?|traffic|sessions?|visitors?))|(?<=(?:visits?|traffic|sessions?|visitors)[^?]{0,25})whatsapp (?:broadcasts?|messages?|blasts?|forwards?|links?|channel)', 'whatsapp'],
  // which city sends us most visitors but few orders
  ['most (visitors|visits|traffic|views|page views|sessions) (?:but|and yet|yet|par|lekin|magar|with)(?: the| very| so| only)* (?:few|fewest|low|lowest|least|less|hardly any|no|poor|kam) (orders|sales|purchases|conversions|conversion rate|revenue)', 'most $1, $2'],
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
  // abhi kitne log site dekh rahe hai
  ['(?:abhi|is waqt|filhal|is samay|अभी|इस समय|इस वक्त) (?:कितने|kitne)? ?(?:log|logo|लोग|visitors?|customers?)? ?(?:site|website|online|store|साइट|वेबसाइट)(?: ko| par| pe| me| पर| को)? (?:dekh|browse kar|ghoom|chala|khol|देख|चला) rah[ei](?: hai| hain| h)?', 'how many people on the website right now'],
  // which pages load slowest
  ['(?:load|loads|loading|open|opens) (?:the )?(?:slowest|most slowly)', 'worst page load time'],
  ['slowest(?: loading)? pages', 'pages with the worst page load time'],
  ['(?:load|loads|loading|open|opens) (?:the )?fastest', 'best page load time'],
  ['fastest(?: loading)? pages', 'pages with the best page load time'],
  // display traffic
  ['display(?= (?:traffic|visits|visitors|sessions))', 'display channel'],
  ['(?<=(?:traffic|visits|visitors|sessions|people) (?:from|via|through|of)(?: the)? )display(?! remarketing| ads?| campaigns?| channel| network)', 'display channel'],
  // out of 100 visitors how many buy; kitni visits me ek order aata hai
  ['(?:out )?(?:of|from|in) (?:every |each )?(?:100|hundred)(?: of)?(?: our)? (?:visitors|visits|people|sessions|users)[^?.]{0,14}?how many (?:actually |really )?(?:buy|purchase|order|convert|end up buying|place an order)', 'conversion rate'],
  ['(?:har )?(?:100|sau|सौ) (?:visitors?|logo|logon|log|visits?|विज़िटर|लोगों)? ?(?:me|mein|mai|में) ?(?:se|से)? (?:kitne|kitni|कितने)(?: log| लोग)? (?:kharid\\w*|order karte|buy karte|khareed\\w*|खरीद[^ ]*)(?: hai| hain| हैं)?', 'conversion rate'],
  ['(?:how many|kitni|kitne) (?:visits?|sessions?|visitors?)(?: (?:does it take|do we need|it takes|me|mein|lagte|lagti|se|hai))*(?: for| to get| per| pe| par)* (?:an|a|one|ek|each|every|per) (?:single )?order(?: aata| aati| milta| hota| ke liye)*(?: hai)?', 'conversion rate'],
  ['(?:visits?|sessions?) (?:per|to) orders?(?: ratio)?', 'conversion rate'],
  // checkouts started vs completed
  ['checkouts? (?:that were )?started (?:vs\\.?|versus|and|against|compared to) (?:those |checkouts? |the ones )*(?:that were )?(?:completed|finished)', 'visits that reached checkout and visits that completed checkout'],
  ['how many checkouts (?:were |got )?(?:completed|finished)(.*?) out of (?:those|the ones|the checkouts|all|all those)(?: that were)? (?:started|begun)', 'checkout completion rate$1'],
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
  [`new (?:visitors?|users?|visits|sessions|traffic|people) ${joint} (?:returning|repeat|old|existing) (visitors|users|visits|sessions|traffic|people)`, 'new vs returning $1'],
]; // prettier-ignore

export const saidOfAds = turnsOf([
  ...breakEven,
  ...perRupee,
  ...afterAds,
  ...wasted,
  ...exposure,
  ...shown,
  ...claimed,
  ...lists,
  ...visits,
]);
