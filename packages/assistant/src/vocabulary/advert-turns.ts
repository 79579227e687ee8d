/** Turns of phrase of those who buy ads, put in words the tables know. */
import type { Turn } from '../words/turns.ts';
import { months } from './word-classes.ts';

const terms = '(?:search terms?|search quer(?:y|ies)|queries|search words?|keywords?|terms)';
const bought = `(?:${terms}|campaigns?|ad groups?|ads)`;
const figure =
  '(?:ad spend|spend|cost|conversion value|clicks|impressions|conversions|roas|ctr|cpc|cpa|cpm|visits|sessions|visitors|orders|revenue|units|aov|add to carts|carts|checkouts|purchases|conversion rate|bounce rate)';

const google = '(?:google(?: ads?)?|adwords|g ads)';
const takes =
  '(?:bill(?:ed)?|invoice[d]?|charg(?:e|ed)|take|took|taken|cost|deduct(?:ed)?|debit(?:ed)?|eat|ate|eaten|swallow(?:ed)?|cut|pocket(?:ed)?)';

/** What Google took of our money, and what it says to have brought. */
const paidToGoogle: Turn[] = [
  // what did we put on ads in October
  [
    /\b(?:put|pour|poured|pump|pumped|sink|sank|blow|blew|burnt?)(?: money)? (?:on|into|in) (?=(?:the |our |google )*ads?\b)/g,
    'spend on ',
  ],
  // what did google bill us for; google took how much from us
  [
    `(?:what|how much)(?: money)? (?:did|does|has|have|was|is) ${google}(?: has| have)? ${takes}(?: (?:from |off )?(?:us|me|our card|our account))?(?: for(?= (?:on|in|last|this|yesterday|the|$)))?`,
    'google ads cost',
  ],
  // what have we paid Google this month, and what has it brought us
  [
    '(?<=(?:google|ads?|adverts?|adwords|campaigns?) .{0,60}?)(?:(?:and|aur|but) )?(?:what|how much)(?: money| revenue| sales)? (?:(?:has|have|did|does|do) (?:it|they|that|google|the ads)(?: all)? (?:bring|brought|give|given|fetch|fetched|earn|earned|return|returned)|(?:did|do|have) we (?:get|got|earn|earned)(?: back)? (?:for|out of|from) (?:it|that|them))(?: us| me)?(?: in return| in| back| for it| for that)*(?= ?[?.!]|$)',
    'and conversion value',
  ],
  ['bang for (?:the|your|my|our|every|each) (?:bucks?|rupees?|money)', 'return for the money'],
  // which campaign gives the least for the money; the best value for money of our ads
  [
    '(?<=(?:ads?|adverts?|adwords|campaigns?|keywords?|search terms?) .{0,40}?)(best|worst|most|least|poorest|highest|lowest) (?:(?:value|returns?|results?|bang|output|sales) )?(?:for|per) (?:(?:the|my|our|its|their|your|what we) )*(?:money|rupees?|buck|spend|price|pay)(?: (?:we|i) (?:pay|paid|spend|spent|put in))?',
    '$1 roas',
  ],
  [
    `${google}(?: has| have)? ${takes} how much(?: money)?(?: (?:from |off )?(?:us|me|our card|our account))?`,
    'google ads cost',
  ],
  // blew on, splashed on
  [
    '(?:did|do|have|had) (?:we|i|they) (?:blow|blew|blown|splash|splashed|splurge|splurged|burn|burned|burnt|pump|pumped|pour|poured|sink|sunk|shell out|dump|dumped)(?: (?:on|into|in))?(?= )',
    'did we spend on',
  ],
  // where does the ad money go
  [
    '(?:ads?|google)(?: ads?)? (?:ka|ke|ki|pe|par|me|mein) (?:paisa|paise|kharcha|budget|spend) (?:sabse )?(?:kaha|kahan|kidhar|kis me|kisme|kis campaign me)(?: par| pe| me| mein)? (?:sabse )?(?:zyada|jyada|jaada)(?: (?:lag|ja|jaa|kharch|ho|chal))?(?: (?:raha|rahe|rha|gaya|gaye|hua|jata))?(?: (?:hai|hain|h))?',
    'which campaign has the most google ads cost',
  ],
  // clicks, and how much money went
  [
    '(?<=(?:clicks?|impressions?|conversions?)(?: [^ ,?]+){0,3},? )(?:and|aur|&) (?:kitn[aei]|how much) (?:paisa|paise|money|rupaye|kharcha?)(?: (?:laga|lage|gaya|gaye|hua|hue|kharch|went|was|spent|gone|diya))*',
    'and google ads cost',
  ],
];

const wasted: Turn[] = [
  // how much did google shopping ads bring
  [/\bgoogle (shopping|search|display|pmax|performance max|video|youtube) (?=ads\b)/g, '$1 google '],
  // below what roas are we losing money on ads
  ['(?:below|under|till|upto) what roas (?:are|do|would|will|did) (?:we|i) (?:be |start |begin )*(?:losing|lose|making a loss|in loss)(?: money| out)*(?: on (?:the |our )?ads)?', 'break even roas'],
  // search terms eating money; kaunse search term pe paisa barbaad ho raha hai
  [`(?<=${terms}.*)(?:(?:is|are|was|were|that|which|jo|have|been|just|only) )*(?:eat|eats|eating|ate|wast(?:e|es|ed|ing)|burn|burns|burnt|burned|burning|hog|hogs|hogging|grab|grabs|grabbing|suck|sucks|sucking|swallow|swallows|swallowing)(?: up)?(?: all| most of| many| my| our| the)* clicks`, ' with most clicks'],
  [`(?<=${terms}.*)(?:(?:is|are|was|were|that|which|jo|have been) )*(?:eat|eats|eating|ate|wast(?:e|es|ed|ing)|burn|burns|burnt|burned|burning|drain|drains|drained|draining|suck|sucks|sucking|gobbl(?:e|es|ed|ing)|swallow|swallows|swallowing|guzzl(?:e|es|ed|ing)|chew|chews|chewing|blow|blows|blowing)(?: up| through| away)?(?: all| most of| my| our| the| up| ads?| google| marketing)* (?:money|budgets?|spend|cash|ad spend|rupees|paisa|paise)`, 'costing most'],
  [`(?<=${terms}.*)(?:(?:pe|par|me|mein|पर) )?(?:pais[ae]|budget|पैस[ाे])(?: ko)? (?:kha|barbaa?d|waste|west|bekaa?r|duba|doob|uda|खा|बर्बाद|बरबाद|वेस्ट)(?: (?:kar|ho|ja|jaa|कर|हो|जा))?(?: (?:rah[aei]|gay[aei]|hot[aei]|jat[aei]|hu[aei]|रह[ाेी]|गय[ाेी]|गए|हो[ताेी]*))*(?: (?:hai|hain|है|हैं))?`, 'costing most'],
  // irrelevant search terms
  [`(?:irrelevant|useless|wasteful|junk|bekaa?r|faltu|worthless|pointless)(?= ${terms} costing)`, ''],
  // without converting; that never convert; jo convert nahi hote
  [`(?<=${bought}.*),? ?(?:and |but |yet |par |lekin )?(?:(?:that|which|who|jo|and|do|does|did|have|has) )*(?:without|with no|w\\/o|not|never|hardly ever) (?:ever |even )?convert(?:ing|ed|s)?(?! rate)`, ' and with at most 0 conversions'],
  [`(?<=${bought}.*),? ?(?:and |but |yet |for |with |without |that |do |did |not |giving |gave |getting |get |got |bringing |brought |bring |brings |sold |sells |selling |any |a |single )+(?:us )?(?:nothing|no (?:sales?|purchases?|orders?|return|returns|results?|revenue))(?: in return| back| at all)?`, ' and with at most 0 conversions'],
]; // prettier-ignore

const exposure: Turn[] = [
  // which products are advertised most; ads revenue as share of total sales
  ['(?:(?:is|are|was|were|do we|did we|get|gets|got) )?advertis(?:e|ed|ing)(?: the)? most', 'with most google ads cost'],
  ['(?:google )?ads?(?:[- ]attributed)? (?:revenue|sales|earnings) (?:as|in)(?: a)? (?:share|percent|percentage|%|part) of (?:the |our |all |total |overall )*(?:sales|revenue|turnover)', 'ad attributed revenue share'],
  // how much search exposure did we miss because the budget ran out
  ['(?:search )?(?:exposure|visibility|presence|eyeballs|appearances|showings)(?=.*\\b(?:budgets?|rank|bids?)\\b)|(?<=\\b(?:budgets?|rank)\\b.*)(?:search )?(?:exposure|visibility|presence|eyeballs|appearances|showings)', 'search impression share'],
  ['(?:because|as|since|due to|kyuki|kyunki|for)(?: of)?(?: its| our| the| their| a| my)*(?: low| small| limited| tight| daily)* budgets? (?:ran out|runs out|run out|running out|(?:was|is|were|are|being) (?:too )?(?:low|small|exhausted|over|finished|used up|short|limited|capped|tight)|finished|ended|dried up|fell short|was not enough|khatam(?: ho)?(?: gaya| jata hai| ho raha hai)?)', 'lost to budget'],
  ['(?:because|as|since|due to)(?: of)?(?: its| our| the| their)*(?: low| poor| weak)*(?: ads?)? (?:rank|bids?)(?: (?:was|is|were|are)(?: too)?(?: low| poor| bad| weak))?', 'lost to rank'],
  // lost to rank and budget; for lack of budget; capped by budget
  ['(lost|losing|lose|limited|missed)(?: to| by| due to| because of)? (rank|budget)(?: and| &| or| vs\\.?|,)(?: to)? (budget|rank)(?: for)?', '$1 to $2 and impression share lost to $3 of'],
  ['(?:do we |are we |we |did we )?not (?:show|shown|showing|appear|appearing|come)(?: up)?(?: for| in| on)?(?= .*\\b(?:budget|rank)\\b)', 'is lost'],
  ['(?:capped|starved|constrained|throttled|choked|held back|restricted|squeezed) (?:by|of|on|because of|due to|for want of)(?: the| its| their| our| daily)* budgets?(?: anywhere| somewhere)?', 'limited by budget'],
  ['(?:budget|बजट) (?:ki|ke|की|के) (?:wajah|vajah|kaaran|karan|kami|वजह|कारण|कमी) ?(?:se|से)? ?(.*)(impression share|exposure|visibility)(?: (?:chhoot|chhut|choot|miss|kho|jaa?|gaya|gayi|nikal|gawa|छूट)(?: (?:rah[aei]|gay[aei]|jat[aei]|ho))*(?: (?:rah[aei]|hai|hain|h))*)?', '$1impression share lost to budget'],
  ['(?:search )?impression share (.*?)(budget|rank) (?:ki|ke) (?:wajah|vajah|kaaran|karan|kami|chalte) ?(?:se)?(?: (?:chhoot|chhut|choot|miss|kho|jaa?|gaya|gayi|nikal|gawa)[a-z]*(?: (?:rah[aei]|gay[aei]|jat[aei]|ho|diya|di))*(?: (?:rah[aei]|hai|hain|h))*)?', '$1 impression share lost to $2'],
  // how often are we at the very top of google
  ['(?:how (?:often|frequently)(?: (?:are|were|do|did|is))? (?:we|our ads?|it) )?(?:(?:appear|appeared|show|shown|come|came)(?: up)? )?(?:at|in|on|get|hold|take|reach|reached|took)(?: the| to the)? (?:very|absolute) (?:top|first)(?: spot| position| place| slot| result)?(?: (?:of|on|in) (?:google(?: search)?|the (?:page|results?|search)|search results?))?', 'absolute top impression share'],
  // which queries triggered our ads most
  ['trigger(?:s|ed|ing)?(?: off)?(?: our| my| the| most)* (?:ads?|campaigns?)(?: the)?', 'ad impressions'],
]; // prettier-ignore

const shown: Turn[] = [
  // search terms kaun se sabse mehnge pade
  ['(search terms?|keywords?|campaigns?|सर्च टर्म|कीवर्ड|कैंपेन)((?: [^ ,.?]+){0,3}?) (?:sabse|सबसे) (?:mehng[aei]|mahang[aei]|mehang[aei]|महंग[ाेी])(?: pad[aei]| पड[ाेी]| rahe| रहे)?', '$1$2 sabse zyada cost'],
  // how many times did our ads show; kitni baar ad dikha
  ['(?:how many times|how often|kitni baar|कितनी बार) (?:did|do|were|have|has|was|are|is)?(?: our| the| my| google)* ?(?:ads?|campaigns?)(?: been| get)? ?(?:show|shown|showed|appear|appeared|displayed|served|seen|dikh\\w*|run)(?: up)?', 'ad impressions'],
  // how often does brand search come first on google
  ['(?:how often|what share of the time|how frequently) (?:does|do|did|is|are|was) (.{0,30}?(?:search|ads?|campaign|brand|nonbrand|kurtas|sarees)) (?:come|comes|appear|appears|show|shows|rank|ranks|placed|stand|stands)(?: up)? (?:first|at the (?:very )?top|on top|top|number one)(?: (?:on|of|in)(?: the)? (?:google|page|search|results?))*', 'absolute top impression share of $1'],
  // how many watched the youtube ad; cost per view
  ['cost per (?:video |youtube )?view', 'cost and video views'],
  // what share of ad spend goes to pmax
  ['(share|percent|percentage|part|portion|%|how much) of(?: our| the| my| all| total)* (?:google ads?|google|ads?|advertising|marketing) (?:spend|spends|spending|budget|cost|money) (?:goes|went|is going|is spent|was spent|gets spent|is|was) (?:to|on|in|into|for|towards)(?= (?:pmax|performance max|search|shopping|display|video|youtube|mobile|desktop|brand|nonbrand))', 'share of google ads cost'],
  // which campaigns bring in less than they cost
  ['(?:bring|brings|bringing|earn|earns|earning|make|makes|making|return|returns|returning|give|gives|generate|generates)(?: in| us| back)* less (?:money |revenue |sales )?than (?:they|it|we|its|their|what they|what we)(?: have| are| is)? ?(?:cost|costs|spend|spends|spent|costing|put in|pay)(?: on (?:them|it)| for (?:them|it))?', 'with roas below 1'],
  // which campaigns lost money; is any keyword running at a loss
  ['(?<=(?:campaign|ad group|keyword|search term|ad)s? )(?:that |which |jo )?(?:is |are |was |were |has |have |had |been )*(?:lost(?: us)? money|made(?: us)? (?:a |any )?loss(?:es)?|(?:ran|run|running|runs) (?:at|in) (?:a )?loss|in (?:a )?loss|at a loss)', 'with roas below 1'],
  // campaign result: spend, sales, roas
  ['(?<!(?:keyword|group|product|device|city|wise|term) )(?:results?|performance|numbers|figures|scorecard)(?= [^:]{0,40}:)', ''],
]; // prettier-ignore

const lists: Turn[] = [
  // spend and roas of every campaign, and which one is losing money: the rows tell it
  ['(?<=(?:spend|cost|roas|kharch\\w*)(?: .*)?)(campaign|ad group|keyword)s?( .*?)?,? ?(?:and|aur) which (?:one|ones|of them|campaigns?)(?: of them)? (?:is|are|was|were) (?:losing|burning|wasting|bleeding)(?: us| our)?(?: the)?(?: most)?(?: money)?', '$1$2 for each $1'],
  // how many clicks did we buy and at what price; youtube views and what did they cost
  ['((?<!per )clicks?.*?),? (?:and|aur) (?:at|for) (?:what|which|how much)(?: price| rate| cost| money)?(?: each| per click| apiece)?', '$1 and cpc'],
  ['((?:views|impressions|conversions)\\b.*?),? (?:and|aur) (?:at|for) (?:what|which|how much)(?: price| rate| cost| money)(?! each| per)', '$1 and cost'],
  ['((?:campaigns?|ads|clicks|impressions|views|conversions)\\b.*?),? (?:and|aur) (?:what|how much|kitna|kitne) (?:did|do|does|have|has)? ?(?:it|they|that|these|those|we|i)(?: all)? (?:cost|spen[dt]|pay|paid)(?: us)?(?: for (?:it|them|that))?', '$1 and cost'],
  // cost clicks conv; cost conv value n roas; 1 conversion kitne ka pada
  ['(?:1|ek|one) (conversion|click) (?:kitne|kitna) (?:ka|me|mein|mai) (?:pada|padta|padi|padti|pad raha|aaya|mila)(?: hai| tha)?', 'cost per $1'],
  ['(?<=\\b(?:cost|clicks?|spend|impressions|ctr|cpc|roas)(?:,| and| n| &| aur)? )conv(?! ?rate| value| lag| %)', 'conversions'],
  [`(${figure})(?= ${figure} (?:and|n|&|aur|,))`, '$1,'],
  // spend clicks conversions roas, typed without commas
  [`(${figure})(?= ${figure} ${figure})`, '$1,'],
  [`(?<=${figure}, )(${figure})(?= ${figure})`, '$1,'],
  // how are our ads doing this week compared to last
  ['how (?:are|were|did|is|was|do|have)(?: our| the| my| all)*(?: google)? (?:ads|ad campaigns|advertising)(?: been)?(?: doing| performing| going| done| do| fare| faring| look| looking| perform)?(?=.*\\b(?:compared|vs|versus|against|than)\\b)', 'google ads cost and conversion value and roas'],
]; // prettier-ignore

const ads = '(?:the |our |all |my )*(?:google )?ads';
const partOf = '(?:(?:what|how many|kitne|kitna) )?(share|percent|percentage|part|%|proportion|fraction) of';
const sold = '(?:our |the |total |net |all )*(?:sales|revenue|turnover)';
const notMeta = '(?<!(?:facebook|meta|instagram|फेसबुक|इंस्टाग्राम).*)(?!.*(?:facebook|meta|instagram|फेसबुक|इंस्टाग्राम))';

/** What ads took and gave, as figures: their price, their part of sales, what a click or a conversion costs and is worth. */
const adFigures: Turn[] = [
  // google ko is mahine kitna diya aur usse kitna kamaya
  ['google ko((?: (?!kitn)[^ ,]+){0,4}?) kitn[aei](?: paisa| paise)? (?:diya|diye|di|bhara|chukaya|de diya)(?: (?:aur|,) (?:us|is)se kitn[aei](?: paisa)? (?:kamaya|mila|aaya|bana))?', 'google ads$1 cost and conversion value'],
  // search campaigns in october: impression share, lost IS
  [/^((?:the |our |all )?(?:search|shopping|display|video|pmax|performance max|youtube) campaigns)((?: [^:]{0,30})?):/g, '$1$2 by campaign:'],
  // cost and ROAS against last year's flight of 22 Sep to 20 Oct: the days on which a campaign ran
  [`(?:(?<=\\b(?:years?|campaign|its|the)(?:'s)? )(?:ad |campaign |media )?flights?(?: dates?| window| period)?(?: of| from)?|(?:ad |campaign |media )?flights?(?: dates?| window| period)?(?: of| from|:)?(?= ?(?:[0-9]|${months} [0-9])))(?<=\\b(?:cost|spend|roas|ctr|cpc|clicks?|impressions?|conversions?|campaigns?|pmax|search|display|remarketing)\\b.*|(?=.*\\b(?:cost|spend|roas|ctr|cpc|clicks?|impressions?|conversions?|campaigns?)\\b))`, ''],
  // where are we losing impressions to budget
  ['(?:where|which campaigns?|on which campaigns?|what) (?:are|do|did|is|have been) (?:we |i )?(?:losing|lose|lost|missing|miss) (?:the )?(?:most )?(?:impressions?|impression share|clicks|traffic|share) (?:to|due to|because of|for lack of|on) (?:the |our |low |lack of )*(budget|rank)', 'impression share lost to $1 by campaign'],
  // display ads kaam kar rahe hai kya
  ['(?<=(?:ads?|campaigns?|keywords?|google|pmax) )kaam kar (?:rah[aei]|paa? rah[aei]|kart[aei])', 'perform kar rahe'],
  ['conv\\.? (?:value|val)', 'conversion value'],
  // paid recap last week: what was paid for are ads
  ['(?<=^)paid(?= (?:recap|summary|report|numbers|performance|results|update|overview|stats|dashboard|figures|scorecard|metrics)(?: |$|[?.,!]))', 'ads'],
  // spend by age: ours, on ads
  ['(?<=^(?:show |the |our |total |me )*)(?:spends?|spending|kharch[ae]?)(?= (?:by|per|for each|for every|across) (?:age|gender|device|network|campaign|ad ?group|keyword|search term)s?(?: |$|[?.,!]))', 'ad spend'],
  // keywords with a poor quality score
  [`(?<=\\b(?:campaigns?|keywords?|ad groups?|search terms?|ads|products?|pages?|cities|states|channels|sources|devices) )(?:with|having) (?:an? |the |very |a very )*(?:poor|bad|weak|terrible|awful|low)(?= (?:quality|roas|ctr|conversion|margins?|sell[- ]through|engagement))`, 'with the lowest'],
  // kitne me ek order mil raha hai google se
  ['(?:kitn[ae]|कितन[ाे]) (?:me|mein|ka|ke|में|का) (?:ek |1 |एक )?(order|sale|conversion|ऑर्डर)(?: (?:mil|pad|aa|मिल|पड़|आ)\\S*)(?: (?:rah[aei]|hai|hain|h|रहा|है))*(?= .*(?:google|ads?|campaign))|(?<=(?:google|ads?|campaign).* )(?:(?:kitn[ae]) (?:me|mein|ka|ke|ki) (?:ek |1 )?(?:order|sale|conversion)|(?:ek|1) (?:order|sale|conversion) kitn[aei] (?:me|mein|ka|ke|ki))(?: (?:mil|pad|aa)\\S*)(?: (?:rah[aei]|hai|hain|h))*', 'cost per conversion'],
  // har campaign ke conversion: "ke" counts several
  ['(campaigns?|ads?|keywords?|ad ?groups?|कैंपेन) (ke|के) conversion(?! rate)', '$1 $2 conversions'],
  // put behind ads, ad outgo; ad sales in rupees, ads ne kitne ki sale di
  ['(?:put|putting|throw|threw) behind (?:the |our |all )*ads', 'spend on ads'],
  ['(?:ads?|advertising|marketing) outgo', 'ad spend'],
  ['ads? sales in (?:rupees|rs|money|value)|(?:how many|how much) rupees of sales (?:came|come|were made) (?:through|from|via|by) (?:the |our )*ads', 'revenue from ads'],
  ['((?:google )?ads?|ऐड्स|ऐड|विज्ञापनों) (?:ne|ने) (?:kitn[aei]|कितन[ाेी])(?: (?:ki|ka|की|का))? (?:sale|sales|bikri|revenue|kamai|सेल|बिक्री|कमाई)(?: (?:di|diya|karayi|karwayi|laayi|दी|दिया|कराई|करवाई|लाई))?', '$1 revenue'],
  // orders google credits to itself, how many orders do ads claim
  ['(?:orders|purchases)(?: that)? (?:google(?: ads)?|(?:the |our )*ads) (?:credits?|claims?|counts?|reports?)(?: to (?:itself|themselves)| for (?:itself|themselves))?', 'google ads conversions'],
  // how much ad money goes into one order, what does one order from google cost
  ['(?:how much|what)(?: (?:ads?|google|advertising))? money (?:goes|went|go) into (?:one|each|an|every) (?:order|sale)', 'cost per conversion'],
  ['(?:how much|what) (?:does|did|do) (?:one|an|each|every|a) (?:order|sale|purchase) (?:from|through|via) (?:google(?: ads)?|(?:the |our )*ads) cost(?: us)?', 'cost per conversion'],
  ['cost per ads? click|click ka rate|(?:har|हर) (?:click|क्लिक) (?:par|पर) (?:kitna|कितना) (?:gaya|गया)', 'cost per click'],
  ['(?:sell|sold)((?: [^ ]+){0,3}?) (?:per|for (?:each|every)) rupee of (?:the )?(?:ads|advertising|ad spend)', 'sales per ad rupee$1'],
  // how expensive was a new customer; ek naye customer ke liye kitna lagaya
  ['(?:ek|har|एक|हर) (?:nay[aei]|नए|नया) (?:grahak|customer|ग्राहक|कस्टमर) (?:ke liye|par|के लिए|पर) (?:kitna|कितना) (?:lagaya|lag gaya|लगाया)', 'cac'],
  // roas below which we lose, the least roas we need
  ['roas (?:below|under) which (?:we|i) (?:lose|are losing|make a loss|would lose)(?: money)?|(?:least|lowest|minimum) roas (?:that )?(?:we need|needed|without (?:a |making a )?loss)|how high must (?:our )?roas be(?: to break even)?|roas to (?:cover|pay for) (?:the |our )?(?:goods|product costs?|products)', 'break even roas'],
  // advertising bill; how much went to google; google ko kitna diya
  ['(ads?|advertising|marketing) (?:ka |ki )?bill|bills? (?:for|of|from) (?:the |our |all )*(?:ads|advertising|marketing)', 'ad spend'],
  ['(?:how much|what)(?: money| cash)? (?:went|goes|is going|has gone|did we (?:give|hand|send|pay)|do we (?:give|pay))(?: over)?(?: to)? google(?: ads)?(?! (?:shopping|search|display))', 'google ads cost'],
  ['(?:google|गूगल)(?: ads)? (?:ko|को) (?:kitn[aei]|कितन[ाेी])(?: (?:paisa|paise|पैसा|पैसे))? (?:diy[ae]|gay[ae]|de diya|दिया|दिए|गया|गये|गए)', 'google ads cost'],
  // what percent of sales do ads eat; sale ka kitna percent ads se aaya
  [`${partOf} ${sold} (?:do|did|does|is|was|are|were|has been)? ?(?:being )?(?:eaten )?(?:up )?(?:by )?${ads} (?:eat|eating|swallow|take|consume|gobble|cost)(?: up)?`, 'ad spend share'],
  ['(?:sales?|bikri|revenue|बिक्री|सेल) (?:ka|ki|का|की|me|mein|में)? ?(?:kitna|kitne|kitni|कितना|कितने|कितनी) (?:percent|%|hissa|प्रतिशत|परसेंट|हिस्सा) (?:google )?(?:ads?|vigyapan|विज्ञापन|विज्ञापनों|ऐड्स|ऐड) (?:se|से)(?: (?:aay[aei]|aata|hai|hua|mil[aei]|आया|आता|है|हुआ|मिला))*', 'ad attributed revenue share'],
  // how much revenue did ads bring; how much sales do the ads claim, or credit to themselves; ads se kitna paisa aaya
  [`(?:how much|what) (?:sales|revenue|turnover|money|sale)(?: (?:have|has|did|do|does))? ((?:the |our |all |my )*(?:google )?ads) (?:bring|brought|claim|claimed|earn|earned|generate|generated|drive|drove|give|gave|make|made|produce|produced|get|deliver|delivered)(?: us)?(?: in| back| for us)?(?! per| for (?:each|every))(?!.*\\b(?:versus|vs|against|really|actually)\\b)`, 'revenue from $1'],
  ['returns? in (?:rupees|rs|money|value) (?:from|of|on) (?:the |our )*((?:google )?ads)', 'revenue from $1'],
  // orders claimed by google ads
  ['how many conversions of all kinds (?:does|do|did) google(?: ads)? (?:show|report|count)', 'google ads all conversions'],
  ['all conv(?:ersions?)?\\.? value|value of all conversions', 'all conversions value'],
  // cvr; what share of ad clicks converted, how well do ad clicks convert
  ['cvr|conv\\. rate', 'conversion rate'],
  ['(?:(?:what|how many) )?(?:share|percent|percentage|part|%|proportion|fraction) of (?:our |the |all )*(?:google )?(?:ads? |google )?clicks (?:that |which )?(?:converted|convert|became|become|led|lead|turned|turn|ended|resulted)(?: up)?(?: (?:in|into|to))?(?: (?:an?|the))?(?: (?:purchases?|orders?|sales?|conversions?|buyers?))?', 'google ads conversion rate'],
  // how much did we pay per conversion, or per click; how much does a conversion bring
  ['(?:how much|what)(?: money| revenue| sales)? (?:does|did|do) (?:a|one|an|each|every) conversion (?:bring|earn|give|fetch|make|yield)(?: us| in)*', 'value per conversion'],
  ['(?:ek|एक) (?:conversion) (?:se|से) (?:kitna|कितना) (?:paisa )?(?:aata|aaya|milta|mila|आता|आया|मिलता|मिला)(?: (?:hai|है))?', 'value per conversion'],
  ['(?:how much|what)(?: (?:ads?|google|advertising))? money (?:did|does|do) (?:one|a|each|an) (?:sale|order|conversion) (?:take|cost|need|eat)', 'cost per conversion'],
  ['(?:ek|एक|one) sale ke liye ads? (?:par|pe) kitna (?:kharch\\w*|laga|gaya)', 'cost per conversion'],
  ['(?:ek|har|per|एक|हर|प्रति) (?:click|क्लिक) (?:par |pe |पर |ka |का )?(?:(?:kitna|कितना) )?(?:kharch[ae]?|laga|lagta|cost|खर्च|खर्चा|लगा|लगता)(?: (?:hua|hai|aaya|हुआ|है|आया))?', 'cost per click'],
  // what did a thousand impressions cost; hazaar impressions ka kharcha
  [`${notMeta}(?:(?:what|how much) (?:did|do|does) (?:(?:a|one|every|1) |we pay (?:per|for a|for every|for) )?(?:thousand|1000|1,000) (?:ad )?impressions(?: cost)?(?: us)?|(?:price|cost|rate)s? (?:per|of|for)(?: (?:a|one|every))? (?:thousand|1000|1,000|mille) (?:ad )?impressions|(?:ek )?(?:hazaa?r|hajaa?r|हजार) impressions? (?:ka|का) (?:kharcha?|cost|खर्च|खर्चा))`, 'google ads cpm'],
  // what percent of people who saw the ad clicked
  ['(?:(?:what|how many|kitne|kitna|कितने) )?(?:percent|percentage|share|part|%|proportion|प्रतिशत)(?: of)?(?: the| our| all)*(?: (?:people|viewers|those|log|logo|logon|users|impressions))?(?: (?:who|that) saw (?:the|our|an) ads?)? (?:clicked(?: on)?(?: (?:the|our|google))*(?: ads?)?|ne ads? (?:par|pe) click kiya)(?! share| which)', 'ctr of ads'],
  // what was the return on our ad spend; what did ads give back per rupee
  ['return on (?:our |the |my )+(google )?(?:ad spend|ads|advertising|marketing)', 'return on $1ad spend'],
  // total roas, blended return on ad spend
  ['blended return on (?:ad spend|ads|advertising)', 'blended roas'],
  // roas we need; kitna roas chahiye; what roas would have covered our product cost
  ['roas (?:that )?(?:we|i) (?:need|needed|require|required|must get|should get)|(?:kitna|kitne|कितना|कितने) (?:roas|रोआस) (?:chahiye|chaiye|chahie|chahiye tha|चाहिए|चाहिये)(?: (?:tha|hoga|था|होगा))?', 'break even roas'],
  // price of a new customer; ek naye grahak par kitna kharch hua, kitne ka pada
  ['(?:ek|har|एक|हर) (?:nay[aei]|नए|नया|नये) (?:grahak|customer|kharidar|ग्राहक|कस्टमर) (?:(?:par|pe|पर|ke liye|के लिए) (?:kitn[aei]|कितन[ाेी]) (?:kharch\\w*|paisa|खर्च|खर्चा|पैसा)(?: (?:hua|hue|laga|lagta|hota|aaya|hai|हुआ|लगा|लगता|होता|है))*|(?:kitne|कितने) (?:ka|me|mein|का|में) (?:pad[aei]|padta|mila|पड़ा|पड़ता|मिला)(?: (?:hai|है))?)', 'cac'],
  // budget ki wajah se kitna miss hua
  ['(budget|rank|बजट|रैंक) (?:ki wajah|ke karan|की वजह) (?:se|से) (?:kitn[aei]|कितन[ाेी])(?: (?:impressions?|search(?:es)?))? (?:miss|chhoot|chhut|kho|मिस|छूट)\\S*(?: (?:hua|hue|gaya|gaye|हुआ|गया))?', 'impression share lost to $1'],
  // conversions after seeing the ad
  ['conversions?(?: that)?(?: (?:came|come|happened))? (?:after|from|by) (?:only |just )?(?:seeing|viewing) (?:the |an |our )*(?:google )?ads?', 'view through conversions'],
  // how many times was the lookbook film on YouTube watched
  ['(?:short )?(?:films?|movies?|clips?)(?=.*\\b(?:youtube|yt|views?|video campaign)\\b)|(?<=\\b(?:youtube|yt|watch(?:ed)?|views? of|saw|seen)\\b.*)(?:short )?(?:films?|movies?|clips?)', 'video'],
  // video ad kitni baar dekhe gaye
  ['(?:how (?:often|many times)) (?:did|does|has) google (?:show|shown|display|serve)(?: the| our| my)* ads', 'google ads impressions'],
  // youtube ad views: they are of nothing else
  ['(?:the |our |did |do )*(?:youtube|video) ads? (?:(?:get|got|have|had) )?(?:video )?views|(?:the |our )*views (?:did|do|of|on) (?:the |our |all )*(?:youtube|video) ads?(?! campaign)(?: (?:get|got|have|had))?|(?:people |log )?(?:watched|watch|viewed|saw) (?:the |our |all )*(?:youtube|video) ads?(?! campaign)', 'video views'],
  ['paid clicks?(?! share| rate)', 'ad clicks'],
  ['what (?:did|does|do) (?:one|a|each|every) (?:sale|order|purchase)(?: really)? cost(?: us)?(?: on average)?(?: (?:in|on) (?:ads|google))?', 'cost per conversion'],
  ['ads? kitni (?:baar|bar) (?:dikh\\w+)(?: (?:gay[ei]|gaya))?', 'ad impressions'],
]; // prettier-ignore

const much = '(?:kitn[aei] |कितन[ाेी] |how many |how much |what )';
const came =
  '(?: (?:aay[aei]|hu[aei]|mil[aei]|lag[aei]|gay[aei]|kiya|diya|aa rah[aei]|rah[aei]|hai|hain|आय[ाेी]|आए|आई|हु[आएई]|मिल[ाेी]|लग[ाेी]|है|हैं))*';
const soldWord = '(?:sales?|bikri|revenue|business|kamai|बिक्री|सेल|कमाई)';
const paidWord = '(?:khar[cz]ha?|spend|cost|खर्चा?)';
/** What ads cost was said before. */
const spentOnAds =
  '(?<=(?:ads?|adwords|vigyapan|विज्ञापन|एड) .*(?:spen[dt]|cost|paid|khar[cz]h|paisa|खर्च).*|(?:spen[dt]|cost|paid|khar[cz]h|खर्च).* (?:ads?|विज्ञापन).*)';
const fromIt =
  '(?:(?:(?:did |have |has |do |does )?(?:it|they|that|those|these|the ads|ads) (?:bring|brought|get|got|give|gave|fetch|make|made|earn|earned|sell|sold|yield)(?: us)?(?: in)?|(?:that |which )?(?:came |come |we got |resulted )?(?:from|out of|because of|through) (?:it|them|that|those|these|the ads)))';
const itsIn = '(?:us ?se|un ?se|is ?se|in ?se|उससे|उनसे|इससे|इनसे) ';
const joint = '(?:,? ?(?:and|aur|और|&|plus) |, ?)';

/** "ads se kitni sale aayi aur kitna kharcha hua", "what did ads cost and how many orders did they bring": as Google counts what they brought. */
const costAndGain: Turn[] = [
  [`((?:google )?ads?|vigyapan|विज्ञापन|एड) (?:se|से)((?: [^ ,.?]+){0,3}?) ${much}?${soldWord}(?: ${much.trim()})?${came}${joint}${much}?${paidWord}(?: kitn[aei]| कितन[ाेी])?${came}`, '$1 conversion value and ads cost$2'],
  [`${spentOnAds}${joint}(?:${itsIn}${much}?(?:orders?|conversions?|ऑर्डर)|${much}?(?:orders?|purchases?|conversions?) ${fromIt})${came}`, ' and google ads conversions'],
  [`${spentOnAds}${joint}(?:${itsIn}${much}?(?:${soldWord}|paisa|paise|पैसा)|${much}?${soldWord} ${fromIt})${came}`, ' and conversion value'],
]; // prettier-ignore

const inAds = '(?<=(?:ads?|campaigns?|keywords?|ad groups?|search terms?|pmax|विज्ञापन|कैंपेन|कीवर्ड|एड)(?: [^ ]+)* )';
const going =
  '(?:(?:ja|jaa|lag|beh|nikal|jal|kharch ho|lagta|jata|जा|लग|बह|निकल|खर्च हो)(?: (?:rah[aei]|rah[aei] hai|hai|h|रहा|रही|रहे|है))*)';
/** "kis sheher me ads ka paisa ja raha par order nahi aa rahe": money goes out and nothing comes of it. */
const nothingCame: Turn[] = [
  [`${inAds}(?:(?:k[aei]|pe|par|क[ाेी]|पर) )?(?:paisa|paise|पैसा|पैसे) ((?:(?:sabse |सबसे )?(?:zyada|jyada|ज्यादा) )?)${going}`, '$1spend '],
  [`${inAds}(?:,? ?(?:par|pr|lekin|magar|but|aur|पर|लेकिन|मगर|और)),?(?: (?:phir bhi|फिर भी))?(?: (?:koi|ek bhi|badle me|कोई|एक भी))? (?:orders?|sales?|bikri|conversions?|results?|return|kuch|ऑर्डर|बिक्री|सेल|कुछ)(?: (?:kuch|koi|bhi|khaas|कुछ|भी))* (?:nahi|nahin|nhi|de nahi|नहीं|दे नहीं)(?: (?:aa|aat[aei]|aay[aei]|ho|hot[aei]|hu[aei]|mil|milt[aei]|mil[aei]|de|det[aei]|ban|la|bik|rah[aei]|hai|hain|h|आ|हो|मिल|दे|आए|हुई|मिले|रह[ाेी]|है|हैं))*`, ' and with at most 0 conversions'],
]; // prettier-ignore

const besideAds: Turn[] = [
  // google ads vs organic revenue: a way that visits came, as the other is
  ['(?:google )?ads? (vs[.]?|versus|against|or|and|compared (?:to|with)) (organic(?: search)?|email|direct|referral|social)(?= (?:traffic|visits|sessions|visitors|revenue|sales|orders|conversions?|conversion rate)(?![a-z]))', 'paid search $1 $2'],
  // is our cpc getting more expensive
  [/(?<=\b(?:cpc|cpm|cpa|cac|cost per [a-z]+)\b.*)\b(?:more expensive|costlier|pricier|dearer|mehang[aei]|meheng[aei]|mahang[aei])\b/g, 'higher'],
]; // prettier-ignore

/** "what did we spend last week and was it worth it": of those days, and no advice for the days to come. */
const worthIt: Turn[] = [
  // insta fb ads ka oct ka bill kitna tha
  ['(?:insta(?:gram)?|fb|facebook|meta)(?:(?: ?[/&+,] ?| and | aur | n | )(?:insta(?:gram)?|fb|facebook))? ads? (?:ka |ki |ke |for |in |of )*([^?.,]{0,16}?)(?:ka |ki |ke )?(?:bill|invoice|kharcha?|kharch|cost|spend|budget|paisa)', 'meta ads spend $1'],
  // by search campaign
  ['by (search|shopping|display|video|pmax|performance max) campaigns?', 'of $1 campaigns by campaign'],
  // ads pe ths wk kitna uda n kya wapas aaya
  ['(?<=ads? (?:pe|par|me|mein|p) .*)kitn[aei](?: paisa| paise)? (?:uda|udaya|ud gaya|phu+nka|phuka|gaya|laga|dala|lagaya)(?:,? (?:n|aur|and|&) (?:kya|kitna|kitne) (?:wapas |vapas |return |mila |ban ke )*(?:aaya|aya|mila|laut))?', 'ad spend, conversion value and roas'],
  ['(?<=^(?:what|how much|kitna) (?:did|have|had|do|we|was|were)\\b.*(?:spen[dt]|paid|pay|cost)\\b.*(?:week|month|yesterday|today|days|year|quarter|diwali|\\d).*)(?:(?:and|but|aur) )?(?:was|were|is|has|did) (?:it|that|they|this) (?:been |really |actually |even |at all |all )*(?:worth (?:it|that|the money|the spend)|paying off|pay off|paid off|pay for itself)', 'with conversion value and roas'],
]; // prettier-ignore

export const advertTurns: readonly Turn[] = [
  ...costAndGain,
  ...nothingCame,
  ...worthIt,
  ...besideAds,
  ...adFigures,
  ...paidToGoogle,
  ...wasted,
  ...exposure,
  ...shown,
  ...lists,
];
