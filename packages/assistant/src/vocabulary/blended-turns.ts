/** Turns of phrase of those who set what ads cost and claim against what the shop sold, put in words the tables know. */
import type { Turn } from '../words/turns.ts';

const analytics = 'ga4|ga|google analytics|analytics';
const sees =
  '(?:really |even |actually |not )*(?:sees?|seen|seeing|catch(?:es|ing)?|caught|captur(?:e|es|ing|ed)|record(?:s|ing|ed)?|count(?:s|ing|ed)?|track(?:s|ing|ed)?|gets?|got|register(?:s|ed)?|notices?|know(?:s)? (?:of|about)|miss(?:es|ing|ed)?)';
const ads = '(?:google ads?|google|the ads?|our ads?|my ads?|ads?|advertising|adverts?|marketing|vigyapan|विज्ञापन)';
const sales = '(?:sales?|revenue|turnover|billing|bikri|बिक्री)';
const rupees =
  '(?:rs\\.? ?|₹ ?)?(?:100|hundred|sau|सौ|1|one|ek|एक)?(?: ?(?:rupees?|rs|rupaye|rupaya|rupay|rupiya|रुपये|रुपए))?';
const amount =
  '(?:rs\\.? ?|₹ ?)?(?:100|hundred|sau|सौ|1|one|ek|एक)(?: ?(?:rupees?|rs|rupaye|rupaya|rupay|rupiya|रुपये|रुपए|रुपया))?';
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
  // break even roas and what we actually got
  ['(break[- ]?even roas.*?),? (?:and|vs\\.?|versus|against|compared to|next to|aur) (?:what|how much|where) (?:roas )?(?:did )?(?:we|it|they|google|the ads|our ads)(?: have| are| were)?(?: actually| really| at)? ?(?:got|get|had|made|make|did|do|achieved?|earned?|earn|reached?|delivered?|at)?', '$1 and actual roas'],
  // what is our break even roas, and did we beat it
  ['(break[- ]?even roas.*?),? (?:and|so|,) (?:did|do|does|are|were|is|was|have|has) (?:we|our (?:ads|roas)|the ads|google) (?:actually |really |even |now )?(?:beat|beating|cross(?:ed|ing)?|above|over|past|clear(?:ed|ing)?|cover(?:ed|ing)?|reach(?:ed|ing)?|meet|met|hit(?:ting)?|exceed(?:ed|ing)?|better than|at) (?:it|that|this)', '$1 and roas'],
  // our roas vs break even; actual vs break even roas; is pmax above break even
  ['(roas) (vs\\.?|versus|against|compared to|compared with|and|with|next to) (?:the |our |its )?break[- ]?even(?! roas)(?: point| level)?', '$1 $2 break even roas'],
  ['(?:actual|real|achieved|current) (vs\\.?|versus|against|and|compared to) (break[- ]?even roas)', 'actual roas $1 $2'],
]; // prettier-ignore

const perRupee: Turn[] = [
  // for every hundred rupees of sales in october, how much went into ads
  [`(?:for |out of |of |from )?(?:every|each|per|har|हर|a) ${rupees}(?: worth)?(?: of| in| ki| ka| ke| की)?(?: our| the| total)* ?(?:${sales}|(?:that )?we (?:sell|sold|earn|earned|make|made|bill|billed)|sold|earned)([^?]{0,30}?),? (?:how (?:much|many rupees|many)|what|kitna|kitne|कितना)(?: is| was| did| do| does| we| rupees| rupaye)* ?(?:goes?|went|go|spen[dt]|paid|pay|gets? spent|given|give)?(?: out)? ?(?:to|into|on|in|for|towards)? ?${ads}(?: eats?| takes?| eating| swallows?)?(?: up)?(?: me| mein| pe| par| ko| में| पर)?(?: (?:jata|jaata|gaya|jata hai|jaata hai|kharch hua|kharch|lag[ae]|lagta|जाता|गया))*(?: (?:hai|hua|है|हुआ))*`, '$1 ad spend share'],
  // for every rupee we put into ads in october, how many rupees did the shop sell
  [`(?:for |from |on |against )?(?:every|each|per|a single|har|हर)(?: single)? ${rupees}(?: that)?(?: we| i)?(?: (?:spen[dt]|put|puts|invest|invested|pay|paid|pour|poured|give|gave|burn|burnt|spend))?(?: (?:on|in|into|to|for|of))? ${ads}(?: spend| money| cost)?([^?]{0,30}?),? (?:how (?:much|many)|what|kitna|kitni|kitne)[^?,]{0,25}?(?:${sales}|sell|sold|shop|store|business)(?: (?:did|do|does|have|has|came|come|was|is|were|made|make|made by))*(?: (?:the |our |we )?(?:shop|store|we|business|i)?)?(?: (?:sell|sold|make|made|do|did|get|got|earn|generate|generated|bring|brought|back|in))*`, '$1 marketing efficiency'],
  // ads me 1 rupaya dala to kitne ki bikri hui; one rupee of ads brought how many rupees of sales
  [`${ads} (?:me|mein|pe|par|में|पर) (?:har )?${amount} (?:dala|daala|lagaya|lagaye|dale|kharch kiya|लगाया|डाला)(?: to| toh| tab| पर| तो)? (?:kitne|kitna|kitni|कितने|कितना|कितनी)(?: rupaye)?(?: ki| ka| की)? ${sales}(?: (?:hui|aayi|hua|mili|हुई|आई))?`, 'marketing efficiency'],
  // how many times over did ads pay for themselves; did we earn more than we spent on ads
  ['(?:ads?|advertising|marketing) (?:spend|spending|cost) ratio', 'ad spend share'],
  ['(?:what|how much) (?:do|did) we (?:spend|pay) (?:per|for each|for every|on each) order', 'ad spend and total orders'],
  // blended cost per order: there is no such figure, but its parts
  ['(?:cost|spend) (?:of|on) (?:the |our )*(?:google )?(?:ads?|advertising|marketing) (?:per|for each|for every|on each) (?:shop |shopify )?order', 'ad spend and total orders'],
]; // prettier-ignore

const afterAds: Turn[] = [
  // what remained of our October net sales once the ads were paid for
  ['(?:what|how much)(?: is| was)? (?:remain(?:s|ed)|left|stay(?:s|ed)) (?:of|from) (?:our |the )?(?:(\\S+(?: \\S+)?) )?(?:net |total )?(?:sales|revenue) (?:after|once) (?:the |our |all )*(?:ads?|adverts?|advertisements?|advertising|google ads?)(?: (?:spend|cost|bills?))?(?: (?:was|were|is|are) (?:paid|taken|deducted|settled)(?: for| out| off)?)?', '$1 sales after ad spend'],
  // how much did we make after ad spend
  ['(?:how much|what) (?:money )?(?:did|do|have|had) we (?:actually |really )*(?:make|made|earn|earned|keep|kept|pocket|pocketed|bank|banked|take home)(?: in profit)? (?:after|net of|once we paid for|minus|less) (?:the |our |all )*(?:google )?(?:ad spend|ads? costs?|ads|advertising|marketing)(?: spend| costs?)?', 'profit after ad spend'],
  // money left after paying google
  [`(?:how much )?(?:money|cash|sales|revenue|what)(?: is| was| do we have)? (?:left|remaining|remains|left over)(?: over| with us)? (?:after|once) (?:we |i )?(?:pay|paying|paid|have paid|giving|deducting|settling)(?: off| for)? (?:${ads})(?: its share| bill| their share)?`, 'sales after ad spend'],
  // gross profit, ad spend and what remains
  ['(profit\\b.*\\bads?\\b.*|\\bads?\\b.*profit\\b.*)(?:,|and|aur) (?:and )?what (?:remains|is left(?: over)?|was left(?: over)?|stays|is remaining|we keep)', '$1and profit after ad spend'],
  // are we making money on ads after product cost
  ['(?:(?:mak(?:e|ing)|made|earn(?:ing|ed)?|losing|lose) (?:any )?(?:money|profit)|(?:gross )?profit) (?:on|from|with|off) (?:our |the |my |google )*ads?(?:vertising)? (?:after|once|net of|considering)[^,.;?]{0,18}?(?:product costs?|cost of goods|cogs|goods costs?|costs? of (?:the )?products?)', 'profit after ad spend'],
  // how much revenue came without ads
  ['(?:revenue|sales|orders) (?:came |coming |made |that came |we made )?(?:without|not from|other than|excluding|apart from) (?:the |our |any |google )*ads(?! (?:spend|cost))', 'total sales and ad attributed revenue'],
  // did higher ad spend bring more sales
  ['did (?:more|higher|extra|increased|the extra|a higher|the higher) (visits|traffic|ad spend|ads spend|spend|clicks) (?:bring|mean|lead to|give|result in|drive|get)(?: in| us)?(?: more| higher| extra| better)? (sales|orders|revenue|conversions)', '$1 and $2'],
]; // prettier-ignore

const claimed: Turn[] = [
  // ad revenue share of the total
  ['(?<!spend )ads? revenue (?:share|percent|percentage|%)(?: (?:of|in) (?:the |our )?(?:total|overall|all)(?: sales| revenue)?)?', 'share of sales ads claim'],
  // organic vs paid: sessions and purchases; is our organic traffic larger than paid
  ['organic((?: traffic| visits| sessions| search| clicks)?(?: [^ ,?]+){0,2}? (?:vs\\.?|versus|against|than|compared (?:to|with)|or|and) (?:our |the )?)paid(?! (?:search|social|on|for|by|to|in|out)\\b| ads)', 'organic search$1paid search'],
  // what was blended roas, and what does google itself claim
  ['(roas.*?),? (?:and|vs\\.?|versus|against|compared to|next to|beside|aur) (?:what|how much) (?:does |do |did |is )?google(?: ads?)?(?: itself| themselves)?(?: (?:claim|say|report|show|count|take credit for)(?:s|ed|ing)?)?', '$1 and google ads roas'],
  // google ads claims how many purchases
  ['(google(?: ads?)?|adwords) (?:claims?|claimed|reports?|reported|shows?|counts?) how many (?:purchases|orders|sales|conversions)', 'google ads conversions'],
  // … and how many orders did the shop really get
  ['(?<=google.*(?:and|vs|versus|against|,) )how many (orders|purchases|sales) (?:did|has|have|were) (?:the (?:shop|store)|we|our (?:shop|store)|shopify) (?:(?:really|actually|truly|in fact) )*(?:get|got|receive|received|take|taken|book|have|see|record|make|made)', 'our orders'],
  // is google overclaiming
  ['(?:is|does|are|do|was|did|how much is|how much does|by how much does) google(?: ads?)? (?:over[- ]?(?:claim|report|count|stat|attribut)\\w*|inflat\\w*|exaggerat\\w*)(?: (?:its|their|our|the) (?:numbers?|sales|conversions|results|revenue))?', 'google ads conversion value versus shopify sales'],
  // do ga4 and shopify agree on visits
  ['(?:do|does|did) (ga4|google analytics|analytics|shopify) and (ga4|google analytics|analytics|shopify) (?:agree|match|tally|differ)(?: up)?(?: on| about| over| in| for)?(?: the| our)? (visits|visitors|sessions|traffic)', '$1 and $2 $3'],
  // new customers and what they cost us
  ['(new customers.*),? (?:and|aur) (?:what|how much) (?:do|does|did) (?:they|each|one|each of them|a new one|one of them|each one)(?: of them)? cost(?: us)?', '$1 and cac'],
  // how many of our orders does google take credit for
  ['(?:does|do|did|is|are) google(?: ads?)? (?:claim|claiming|report|reporting|credit itself with) more(?: sales| revenue)? than (?:we|the shop|shopify|our shop)(?: actually| really)? ?(?:sold|sell|made|make|did|earned|got)?', 'google ads conversion value versus shopify sales'],
  // does analytics agree with the shop; as per ga4 and as per shopify
  ['(?:does|do|did|is) (ga4|analytics|google analytics) (?:agree|match|matching|tally|in line|agreeing) with (?:the |our )?(?:shop|store|shopify)(?: on| about| for)?', '$1 vs shopify'],
  // how many orders were not tracked by analytics; is ga4 tracking ok
  ['orders? (?:were |are |was |is |did |got )?(?:not|never) (?:get )?(?:tracked|seen|recorded|counted|captured|caught|picked up|reach|show|appear)(?: up)?(?: by| in)? (ga4|analytics|google analytics)', 'orders missed by $1'],
  // how many of our orders does ga4 see; what share of orders reaches analytics
  [`(?:(?:how (?:many|much)|(?:what |which )?(?:share|part|percent|percentage|%|portion)) of (?:all |the |our |my |shop |shopify )*)orders? (?:does|do|did|has|have|is|are) (${analytics}) (?:${sees})(?= |$|[?.,])`, '$1 order share'],
  // is our tracking losing orders; how complete is our tracking
  ['(?:is|are|does|do|did) (?:the |our )?(?:ga4 |analytics |order |sales )?tracking (?:really |still |even )*(?:los(?:e|ing)|miss(?:ing)?|drop(?:ping)?|leak(?:ing)?|complete|reliable|accurate|okay|ok|fine|working|broken|good)(?: (?:any|some|all|our|the|of|many|too))*(?: (?:orders?|purchases?|sales))?', 'ga4 order share'],
  ['(?:ga4|google analytics|analytics) coverage(?! of)', 'ga4 order share'],
  // does ga4 see all our orders; is analytics missing orders
  ['(?:does|do|did|is|are|has) (ga4|ga|analytics|google analytics) (?:really |even |actually )*(?:see|sees|seeing|catch|catching|capture|capturing|record|recording|count|counting|track|tracking|get|getting|register|miss|missing|missed) (?:all |every |each |any |some |of |our |the |my |shop |shopify |shop\'s |shopify\'s )*(?:orders?|purchases?)', '$1 order share'],
  // how much of our revenue is claimed by the ads
  ['(?:(?:is|are|was|were|being|gets?) )?(?:claimed|credited) by (?:the |our |all )*(ads|google ads?|google)', '$1 claim'],
]; // prettier-ignore

const google = "(?:google(?:'?s)?(?: ads?(?:'s)?| adwords)?)";
const itself = '(?: (?:itself|themselves|now|really|also))?';
const claims =
  '(?:claims?|claimed|claiming|says?|said|saying|reports?|reported|reporting|takes? credit for|took credit for|taking credit for|credits? (?:itself|themselves) (?:with|for)|tells?(?: us)?|shows?|showed|boasts?(?: of)?|thinks?|believes?|counts?|attributes? to (?:itself|themselves)|puts? down to (?:itself|themselves))';
const itSold =
  '(?: (?:that )?(?:it|they)(?: has| have)?(?: us)?)?(?: to have)?(?: (?:sold|brought(?: us| in)?|made(?: us)?|earned(?: us)?|generated|drove|driven|delivered|given us|gave us|got us|has sold|sell|is its own|did))?(?: for us)?';
const money = '(?:sales?|revenue|turnover|amount|money|business|income|value|figure|conversions? value|number)';
const we = '(?:the |our |my )?(?:shop|store|shopify|we|website|till|books|business|order book|us)';
const really = '(?:really|actually|truly|in fact|in reality|genuinely|honestly|itself|finally)';
const took =
  '(?:sold|sells?|took(?: in)?|takes?|taken|made|makes?|earned|earns?|billed|got|gets|banked|booked|did|does|received|collected|recorded|records|shows?|says|saw|turned over|rang up|sales (?:were|was))';
const realSales = `(?:(?:what|how much|the (?:sales|revenue|amount|money)(?: that)?) (?:(?:has|have|did|do|does|was|is) )?(?:${really} )?${we}(?: (?:has|have|had|did))? ?(?:${really} )?${took}(?: in)?(?: ${really})?|(?:what|how much) (?:was|is|got|were|has been) (?:${really} )?(?:sold|taken|made|earned|billed)(?: in (?:the|our) (?:shop|store))?(?: ${really})?|what ${really} (?:sold|came in|happened|got sold)|(?:our|the|my|shop|store|shopify)?(?: own)? ?(?:real|actual|true|genuine|own|shopify|shop|store|asli)(?: (?:shopify|shop|store|total|own))* (?:sales|revenue|turnover|takings|billing|income|numbers?|figures?)|${took} (?:by|in|through) (?:the|our) (?:shop|store)(?: ${really})?|(?:our|the|my) (?:own )?(?:books|ledger|order book))`;
const against =
  '(?:,? ?(?:vs\\.?|versus|against|beside|besides|next to|alongside|compared to|compared with|in comparison to|in comparison with|as against|with|and|or|than|set against|held against|to|matched with|minus|aur)),?';
const both = (claimed: string): string => `${claimed} versus total sales`;

const besideSales: Turn[] = [
  // according to google how much did we sell; google ke hisaab se kitne order
  ['according to google(?! (?:ads?|analytics))|google (?:ke hisaa?b se|ke anusaa?r|ke mutaa?bik)|गूगल के (?:हिसाब से|अनुसार|मुताबिक)', 'google claims'],
  // what Google Ads claims it sold in October against what the shop really sold; revenue google claims for last month beside what the shop really took
  [`(?:compare )?(?:the )?(?:what(?:ever)?|how much|the )?(?:${money} )?(?:that |which |as )?(?:does |do |did )?${google}${itself} ${claims}${itSold}(?: (?:of|in) ${money})?(.{0,25}?) ?${against} ${realSales}`, `${both('google ads conversion value')}$1`],
  // of what we sold last week, how much does google say is its own
  [`(?:out )?of (?:what|everything|all(?: that)?|the ${money}) (?:we|the shop|our shop|the store) (?:sold|made|earned|took|billed|did)(.{0,25}?),? (?:how much|what|what part|what share) (?:does|did|do|is|has) ${google} (?:itself )?(?:say|claim|take|think|call|report|count|claimed)(?: credit for)?(?: (?:is|was|to be|as|came from|it))*(?: its own| its| from it| from its ads| itself)?`, 'ad attributed revenue share$1'],
  // google jitna bolta hai bika utna sach me bika kya
  [`(?:${google}|google wale|गूगल)(?: (?:ne|ke|ka|ki|ने|का|के|की))? ?(?:hisaab se |mutabik |anusaar |हिसाब से )?(?:jitna|jitni|kitna|kitni|kya|जितना|जितनी|कितना|कितनी|कितने)?(?: (?:bikri|sale|sales|revenue|बिक्री|सेल|की|का|ka|ki))* ?(?:bolta|bol raha|kehta|claim|dikhata|daava|batata|बोलता|कहता|दावा|दिखाता|बताता)(?: (?:karta|kiya|kar raha|kiye|hai|h|tha|करता|किया|है|था|करे))*(?: (?:ki|ke|bika|sale|बिका|बिकी))*(.{0,30}?)(?:,| aur| vs| ya| और| बनाम| के मुकाबले| to)? ?(?:utna |utni |उतना |उतनी )?(?:asal me|asal mein|asli|sach me|sach mein|sachmuch|dukaan ne|shop ne|humne|hamne|असल में|असली|सच में|हमने|दुकान ने)(?: (?:me|mein|utna|kitna|kitni|कितना|कितनी|kya|क्या|में))*(?: (?:bik\\w*|becha|hui|hua|sale|sales|bikri|बिक[^ ]*|बेचा|हुई|हुआ|बिक्री|सेल))*(?: (?:kya|hui|hua|hai|क्या|हुई|हुआ|है|थी))*`, `${both('google ads conversion value')}$1`],
  // sales as per analytics and as per shop
  ['(?:as per|according to|per|by|from) (ga4|analytics|google analytics)(?: (?:vs\\.?|versus|and|against|aur)),? (?:as per|according to|per|by|from)? ?(?:the |our |my )?(?:shopify|shop|store|books)', '$1 vs shopify'],
  // what a platform claims
  ['(?<=google.*)(?:conversions?|orders?|purchases?)(?: that| which)? (?:it|they|that) (?:claims?|claimed)(?: credit for)?', 'google ads conversions'],
]; // prettier-ignore

const leftOfSales: Turn[] = [
  // विज्ञापन का खर्च निकालकर कितनी बिक्री बची
  ['(?:विज्ञापन|ऐड|एड|मार्केटिंग|ads?|google|गूगल)(?: (?:का|के|की|ka|ke|ki))? ?(?:खर्च|खर्चा|पैसा|पैसे|बिल|kharch|kharcha|paisa)? ?(?:निकालकर|निकाल कर|निकालने के बाद|काटकर|काट कर|घटाकर|घटा कर|हटाकर|देने के बाद|देकर|nikaal ?kar|nikal ?kar|hata ?kar|kaat ?kar|dene ke baad)(.{0,20}?) (?:कितनी|कितना|kitni|kitna) (?:बिक्री|सेल|sales?|bikri) (?:बची|बचा|रही|bachi|bacha|rahi)', 'sales after ad spend $1'],
  // what do we spend to get a customer; what do we pay google for each customer
  ['(?:what|how much)(?: money)? (?:do|did|does) (?:we|it) (?:pay|paying|paid|spend|spending|cost|shell out|cost us)(?: (?:on|for|in) ads?)? (?:to (?:get|win|gain|acquire|bring in|land|earn)|on (?:getting|winning)) (?:an?|one|each|every|our)? ?(?:customers?|buyers?|shoppers?|clients?)', 'cac'],
  ['(?:what|how much)(?: money)? (?:do|did|does) (?:we|it) (?:pay|spend|give)(?: to| on)? (?:google(?: ads)?|the ads|ads) (?:for|per) (?:an?|one|each|every)? ?(?:new )?(?:customers?|buyers?|shoppers?|clients?)', 'cac'],
  // what do we pay for a new buyer
  ['(?:what|how much) (?:do|did|does|are) (?:we|it) (?:pay|paying|paid|spend|spending|cost|shell out|cost us)(?: (?:on|for|in) ads?)?(?: (?:for|to (?:get|win|gain|acquire|bring in|land|earn)|per|on getting|to bring)) (?:an?|one|each|every)? ?(?:new|fresh|first[- ]time|naya) (?:customers?|buyers?|shoppers?|clients?)', 'cac'],
]; // prettier-ignore

export const blendedTurns: readonly Turn[] = [
  // ad spend, and what part of sales it was
  [
    /\b(ad spend|ads? spends?|spend on ads|ads? ka kharcha?|ad cost)\b(.*?)[,;]? (?:and |aur )(?:what|which|how much|wo|woh|ye|yeh)? ?(?:part|share|percent|percentage|%|bikri ka kitna (?:hissa|percent)|sales ka kitna (?:hissa|percent))(?: of (?:the |our |total )?(?:sales|revenue))? ?(?:(?:it|that|this|they) (?:was|is|were|are|made up)|(?:it|that|this) comes to|tha|hai|thi|hua)?(?=[?.! ]*$)/,
    '$1$2 and ad spend as percent of sales',
  ],
  ...besideSales,
  ...leftOfSales,
  ...breakEven,
  ...perRupee,
  ...afterAds,
  ...claimed,
];
