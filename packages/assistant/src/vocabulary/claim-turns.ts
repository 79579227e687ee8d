/** Turns of phrase for what ad platforms claim against what the shop sold, and for what ads leave of it. */
import { turnsOf, type Turn } from '../words/turns.ts';

const google = "(?:google(?:'?s)?(?: ads?(?:'s)?| adwords)?)";
const adsAll = '(?:(?:the |our |all |paid )*(?:ads|ad platforms?|advertising|ad channels?|campaigns))';
const itself = '(?: (?:itself|themselves|now|really|also))?';
const claims =
  '(?:claims?|claimed|claiming|says?|said|saying|reports?|reported|reporting|takes? credit for|took credit for|taking credit for|credits? (?:itself|themselves) (?:with|for)|tells?(?: us)?|shows?|showed|boasts?(?: of)?|thinks?|believes?|counts?|attributes? to (?:itself|themselves)|puts? down to (?:itself|themselves))';
const itSold =
  '(?: (?:that )?(?:it|they)(?: has| have)?(?: us)?)?(?: to have)?(?: (?:sold|brought(?: us| in)?|made(?: us)?|earned(?: us)?|generated|drove|driven|delivered|given us|gave us|got us|has sold|sell|is its own|did))?(?: for us)?';
const money = '(?:sales?|revenue|turnover|amount|money|business|income|value|figure|conversions? value|number)';
const we = '(?:the |our |my )?(?:shop|store|shopify|we|website|till|books|business|kesar lane|order book|us)';
const really = '(?:really|actually|truly|in fact|in reality|genuinely|honestly|itself|finally)';
const took =
  '(?:sold|sells?|took(?: in)?|takes?|taken|made|makes?|earned|earns?|billed|got|gets|banked|booked|did|does|received|collected|recorded|records|shows?|says|saw|turned over|rang up|sales (?:were|was))';
const realSales = `(?:(?:what|how much|the (?:sales|revenue|amount|money)(?: that)?) (?:(?:has|have|did|do|does|was|is) )?(?:${really} )?${we}(?: (?:has|have|had|did))? ?(?:${really} )?${took}(?: in)?(?: ${really})?|(?:what|how much) (?:was|is|got|were|has been) (?:${really} )?(?:sold|taken|made|earned|billed)(?: in (?:the|our) (?:shop|store))?(?: ${really})?|what ${really} (?:sold|came in|happened|got sold)|(?:our|the|my|shop|store|shopify)?(?: own)? ?(?:real|actual|true|genuine|own|shopify|shop|store|asli)(?: (?:shopify|shop|store|total|own))* (?:sales|revenue|turnover|takings|billing|income|numbers?|figures?)|${took} (?:by|in|through) (?:the|our) (?:shop|store)(?: ${really})?|(?:our|the|my) (?:own )?(?:books|ledger|order book))`;
const against =
  '(?:,? ?(?:vs\\.?|versus|against|beside|besides|next to|alongside|compared to|compared with|in comparison to|in comparison with|as against|with|and|or|than|set against|held against|to|matched with|minus|aur)),?';
const both = (claimed: string): string => `${claimed} versus total sales`;

const claimed: Turn[] = [
  // google's claimed revenue next to our real sales
  [`${google} (?:own )?(?:claimed|reported|attributed|credited|stated|supposed|self[- ]reported)(?: ${money})?(.{0,25}?) ?${against} ${realSales}`, `${both('google ads conversion value')}$1`],
  // what Google Ads claims it sold in October against what the shop really sold; revenue google claims for last month beside what the shop really took
  [`(?:compare )?(?:the )?(?:what(?:ever)?|how much|the )?(?:${money} )?(?:that |which |as )?(?:does |do |did )?${google}${itself} ${claims}${itSold}(?: (?:of|in) ${money})?(.{0,25}?) ?${against} ${realSales}`, `${both('google ads conversion value')}$1`],
  [`(?:compare )?(?:the )?(?:what(?:ever)?|how much|the )?(?:${money} )?(?:that |which |as )?(?:does |do |did )?${adsAll}${itself} ${claims}${itSold}(?: (?:of|in) ${money})?(.{0,25}?) ?${against} ${realSales}`, `${both('ad attributed revenue')}$1`],
  // what the shop really sold against what google claims
  [`${realSales}(.{0,25}?) ?${against} (?:the )?(?:what(?:ever)?|how much|the )?(?:${money} )?(?:that |which |as )?(?:does |do |did )?${google}${itself} ${claims}${itSold}`, `${both('google ads conversion value')}$1`],
  [`${realSales}(.{0,25}?) ?${against} (?:the )?(?:what(?:ever)?|how much|the )?(?:${money} )?(?:that |which |as )?(?:does |do |did )?${adsAll}${itself} ${claims}${itSold}`, `${both('ad attributed revenue')}$1`],
  // of what we sold last week, how much does google say is its own
  [`(?:out )?of (?:what|everything|all(?: that)?|the ${money}) (?:we|the shop|our shop|the store) (?:sold|made|earned|took|billed|did)(.{0,25}?),? (?:how much|what|what part|what share) (?:does|did|do|is|has) ${google} (?:itself )?(?:say|claim|take|think|call|report|count|claimed)(?: credit for)?(?: (?:is|was|to be|as|came from|it))*(?: its own| its| from it| from its ads| itself)?`, 'ad attributed revenue share$1'],
  // google jitna bolta hai bika utna sach me bika kya
  [`(?:${google}|google wale|गूगल)(?: (?:ne|ke|ka|ki|ने|का|के|की))? ?(?:hisaab se |mutabik |anusaar |हिसाब से )?(?:jitna|jitni|kitna|kitni|kya|जितना|जितनी|कितना|कितनी|कितने)?(?: (?:bikri|sale|sales|revenue|बिक्री|सेल|की|का|ka|ki))* ?(?:bolta|bol raha|kehta|claim|dikhata|daava|batata|बोलता|कहता|दावा|दिखाता|बताता)(?: (?:karta|kiya|kar raha|kiye|hai|h|tha|करता|किया|है|था|करे))*(?: (?:ki|ke|bika|sale|बिका|बिकी))*(.{0,30}?)(?:,| aur| vs| ya| और| बनाम| के मुकाबले| to)? ?(?:utna |utni |उतना |उतनी )?(?:asal me|asal mein|asli|sach me|sach mein|sachmuch|dukaan ne|shop ne|humne|hamne|असल में|असली|सच में|हमने|दुकान ने)(?: (?:me|mein|utna|kitna|kitni|कितना|कितनी|kya|क्या|में))*(?: (?:bik\\w*|becha|hui|hua|sale|sales|bikri|बिक[^ ]*|बेचा|हुई|हुआ|बिक्री|सेल))*(?: (?:kya|hui|hua|hai|क्या|हुई|हुआ|है|थी))*`, `${both('google ads conversion value')}$1`],
  // revenue claimed by ads
  ['(?<!(?:share|percent|percentage|part|%|much|proportion) of (?:our |the |my |total |all )*)(?:revenue|sales|money|value) (?:claimed|credited|reported|taken credit for|attributed|said to be brought) (?:by|to) (?:the |our |all )*(?:ads|ad platforms?|advertising)(?! group)', 'ad attributed revenue'],
  ['(?<!(?:share|percent|percentage|part|%|much|proportion) of (?:our |the |my |total |all )*)(?:revenue|sales|money|value) (?:claimed|credited|reported|taken credit for|said to be brought) (?:by|to) google(?: ads?)?', 'google ads conversion value'],
  // sales as per analytics and as per shop
  ['(?:as per|according to|per|by|from) (ga4|analytics|google analytics)(?: (?:vs\\.?|versus|and|against|aur)),? (?:as per|according to|per|by|from)? ?(?:the |our |my )?(?:shopify|shop|store|books)', '$1 vs shopify'],
  ['(?:as per|according to|per|by|from) (?:the |our |my )?(?:shopify|shop|store|books)(?: (?:vs\\.?|versus|and|against|aur)),? (?:as per|according to|per|by|from)? ?(ga4|analytics|google analytics)', '$1 vs shopify'],
]; // prettier-ignore

const sales = '(?:our |the |my |total |net |all )*(?:sales|revenue|turnover|billing|takings|income)';
const adsPaid =
  '(?:(?:the |our |all |google )*(?:ads?|ad (?:spend|bill|cost|costs|money)|advertising|marketing|google))(?: (?:were|are|was|is|had been|have been|has been|got|get|being))?(?: all| fully)?(?: (?:paid(?: for| off)?|settled|deducted|taken (?:out|off|away)|subtracted|removed|cleared|covered|accounted for|knocked off))';

const afterAds: Turn[] = [
  // what remained of sales after ads were paid; what was left of revenue once the ads were paid for in september
  [`(?:what|how much|kitna)(?: money)? ?(?:(?:has|is|was|had|have|did|does|do|would) )?(?:we )?(?:remain(?:s|ed|ing)?|left(?: over)?|stay(?:s|ed)?|keep|kept|survive[sd]?|over)?(?: (?:of|from|in|out of)) ${sales}(?: (?:is|was|were|remained|remains|left|left over|stayed|did we keep|do we keep))*(.{0,22}?),? (?:after|once|when|with) ${adsPaid}`, 'sales after ad spend $1'],
  [`(?:what|how much|kitna)(?: money)? ?(?:(?:has|is|was|had|have|did|does|do) )?(?:we )?(?:remain(?:s|ed|ing)?|left(?: over)?|stay(?:s|ed)?|keep|kept) (?:of|from|in|out of) ${sales}(.{0,22}?) (?:after|once|less|minus|net of) (?:the |our |all |paying (?:for )?)*(?:google )?(?:ads?(?: spend| cost| costs| bill)?|advertising|marketing(?: spend)?|google)`, 'sales after ad spend $1'],
  [`${sales} (?:left|remaining|that remained?|that remains|over|kept)(?: over| with us)?(.{0,22}?) (?:after|once) ${adsPaid}`, 'sales after ad spend $1'],
  // विज्ञापन का खर्च निकालकर कितनी बिक्री बची
  ['(?:विज्ञापन|ऐड|एड|मार्केटिंग|ads?|google|गूगल)(?: (?:का|के|की|ka|ke|ki))? ?(?:खर्च|खर्चा|पैसा|पैसे|बिल|kharch|kharcha|paisa)? ?(?:निकालकर|निकाल कर|निकालने के बाद|काटकर|काट कर|घटाकर|घटा कर|हटाकर|देने के बाद|देकर|nikaal ?kar|nikal ?kar|hata ?kar|kaat ?kar|dene ke baad)(.{0,20}?) (?:कितनी|कितना|kitni|kitna) (?:बिक्री|सेल|sales?|bikri) (?:बची|बचा|रही|bachi|bacha|rahi)', 'sales after ad spend $1'],
  // what do we pay for a new buyer
  ['(?:what|how much) (?:do|did|does|are) (?:we|it) (?:pay|paying|paid|spend|spending|cost|shell out|cost us)(?: (?:on|for|in) ads?)?(?: (?:for|to (?:get|win|gain|acquire|bring in|land|earn)|per|on getting|to bring)) (?:an?|one|each|every)? ?(?:new|fresh|first[- ]time|naya) (?:customers?|buyers?|shoppers?|clients?)', 'cac'],
  ['(?:price|cost|expense) of (?:getting|winning|gaining|acquiring|bringing in|landing) (?:an?|one|each|every)? ?(?:new |fresh )?(?:customers?|buyers?|shoppers?|clients?)', 'cac'],
  // new customers per 1000 rupees of ads
  ['(?<!(?:from|to|of|by|sales|revenue) )new (?:customers?|buyers?) (?:per|for every|for each|for) (?:rs\\.? ?|₹ ?)?\\d+(?: ?(?:thousand|hundred|lakh|k))?(?: ?(?:rupees?|rs|rupaye))? (?:of|on|in|spent on) (?:the |our )*(?:ads?|advertising|marketing)(?: spend)?', 'cac'],
  // are ads paying for themselves after goods cost
  ['(?:are|is|do|did) (?:the |our |google )*(?:ads?|advertising|marketing) (?:pay(?:ing)?|paid|earning) (?:for (?:themselves|itself)|off|back) (?:after|once|net of|considering) (?:the |our )*(?:goods|products?|cogs|product costs?)(?: cost| costs)?(?: (?:is|are) (?:taken|paid|deducted)(?: off| out)?)?', 'profit after ad spend'],
  // what do ads leave us after product cost
  ['(?:what|how much) (?:do|did|does) (?:the |our |google )*(?:ads?|advertising|marketing) (?:leave|left|give|gave|earn|make)(?: for)?(?: us)? (?:after|once|net of) (?:the |our )*(?:goods|products?|cogs|product costs?)(?: cost| costs)?', 'profit after ad spend'],
]; // prettier-ignore

export const saidOfClaims = turnsOf([...claimed, ...afterAds]);
