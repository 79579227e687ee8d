/** Turns of phrase of the shop: its counters and bills, whose money it was, what lies unsold, how a figure went over months, a rate of a count. */
import type { Turn } from '../words/turns.ts';
import { newOnes, oldOnes, people } from './word-classes.ts';

const shops =
  '(?:shops?|stores?|outlets?|showrooms?|branches|counters?|dukaa?n|dukaa?no|dukaano|dukaane|दुकान|दुकानों|दुकाने)';
const place = '(?:me|mein|mai|pe|par|में|पर|पे)';
const leftOut =
  '(?:excluding|without|except|ignoring|ignore|forget|forgetting|leave|leaving|skip|skipping|not counting|not|minus|no|bina)';

/** "how much did Bandra bill": a bill that is a verb is money; "kitne bill bane" stays a count. */
const bills: Turn[] = [
  [
    '(?<=(?:what|how much) (?:did|does|do|has|have|had) (?:[^ ,.?!]+ ){1,4}?)(?<! (?:an?|one|each|every|average|typical|single) )(?<!google (?:ads? )?|adwords |facebook |meta |agency |courier )(?:bill(?:ed)?|invoiced?)(?! (?:of|for)(?: |$))',
    'ring up',
  ],
  ['(?:kitna|kitni|कितना|कितनी) (?:bill|billing|बिल) (?:kiya|ki|kari|किया|की|करी)', 'kitni sale ki'],
];

const sold = '(?:kitn|how|sale|bill|order|dhandha|dhanda|bikri|bik|कितन|सेल|बिल|ऑर्डर|बिक)';

/** The tills: "counter pe kitni sale", "both shops", "dukaan me kitne bill bane". */
const counters: Turn[] = [
  [
    `(?<!${leftOut} (?:the |our |my |all )*)(?:both|the two|our two|my two|the both)(?: of)?(?: our| the| my)* (?:physical |retail |offline )?${shops}(?! (?:and|aur|or|plus) (?:the |our )?(?:site|website|online|web))`,
    'each store',
  ],
  [
    `(?<!${leftOut} )(?:dono|donon|दोनों|दोनो) ${shops}(?! (?:ko |को )?(?:chhod|hata|nikal|alag|छोड|हटा))(?: ${place})?(?: (?:ki|ka|ke|की|का|के))?`,
    'each store',
  ],
  [
    `(?<!(?:some ?one|somebody|people|customers?|man|lady|guy|standing|waiting|sitting|here|am|is|are) )(?:at|over|from|on) (?:the|our) counters?(?! (?:staff|is|asking|waiting))|(?:counter|काउंटर) ${place}(?: se)?`,
    'in our stores',
  ],
  [`counter(?= (?:sales?|orders?|bills?|billing|revenue|bikri)(?: |$))`, 'offline'],
  [`(?:kis|kaun ?s[aei]|kons[aei]|किस|कौन ?स[ाेी]) (?:dukaa?n|दुकान) ${place}`, 'kaunsa store'],
  [
    `(?<!(?:is|us|ki|ke|wali|इस|की|के|वाली) )(?:dukaa?n|दुकान|showrooms?|शोरूम) ${place}(?! (?:bheed|bhid|bhid|rush|khad[aei]|baith[aei]|bheer|hu|hoon|hun|भीड|भीर))(?:(?=[^,.?!]*${sold})|(?<=${sold}[^,.?!]*))(?!.*(?:pad[aei]|stock|bach[aei]|rakh[aei]|प[डर][ाेी]|स्टॉक|बच[ाेी]|रख[ाेी]))`,
    'in our stores',
  ],
];

const sales = '(?:revenue|orders?|sales?|turnover|income|takings|business|money|bikri|kamai|बिक्री|सेल|कमाई)';
const came =
  '(?:was|were|is|are|came|comes|come|has come|did|does|do|came in|thi|tha|hui|hua|aayi|aaya|hai|थी|था|हुई|हुआ|आई|आया|है)';
const whoever = `(?:${people}|ones?|walo|wale|wali)`;
const ofThem = '(?:se|ki|ka|ke|ne|de|से|की|का|के|ने)';
const share = '(?:how much|how many|what part|what portion|kitn[aei]|baaki|rest|कितन[ाेी])';
const from = '(?:(?:from|by|through|of|via|due to|because of) )?(?:the |our |my )*';

/** "how much of September's revenue was new customers and how much old ones": the amounts of both. */
const whoseMoney: Turn[] = [
  [
    `(?<=${sales}(?: |$).*)(?:${share} )?(?:${came} )*${from}${newOnes}(?: ${whoever})?(?: ${ofThem})?(?: ${came})*,? (?:and|aur|vs|versus|और) (?:${share} )(?:${came} )*${from}${oldOnes}(?: ${whoever})?(?: ${ofThem})?(?: ${came})*`,
    'by new and returning customers',
  ],
];

/** "बांद्रा वाली दुकान में कितनी पड़ी है": what lies in one of the shops. */
const lying: Turn[] = [['(?:wali|wale|ki|ke|वाली|वाले|की|के) (?:dukaa?n|दुकान|स्टोर|शोरूम)', 'store']];

/** Money in goods that were not sold is the worth of all of them. */
const unsold: Turn[] = [
  [
    '(?<=(?:how much|how many|kitn[aei]) .*)(?:is |are )?(?:still |yet |lying )*unsold(?= *(?:$|[?.!,]))',
    'is left in stock',
  ],
  [
    '(?<=(?:money|cash|worth|value|valued|capital|rupees|paisa|paise|amount|how much|kitn[aei]) .*)unsold(?= [a-z]+)',
    '',
  ],
];

const waysToPay = '(?:cod|cash on delivery)';
const back =
  '(?:taken out|taken off|taken away|removed|deducted|knocked off|subtracted|netted off|netted out|netted|backed out|less|minus|excluded|out|reduced)';

/** "net sales without the shops": what was sold at the tills is left out. */
const withoutShops: Turn[] = [
  // orders last week, first-timers left out
  ['(?:(?<=, ?)|(?<=[^ ] )with )(?:the |all |any |our )*((?:(?!how|which|what|stock|pieces)[^ ,.?!]+ ){1,3}?)(?:are |being |to be |should be )?(?:left|stripped) out(?= ?(?:$|[,.?!]))', 'excluding $1'],
]; // prettier-ignore

/** "orders from repeat buyers, excluding first-timers" says the same twice. */
const oneKindOnly: Turn[] = [[oldOnes, newOnes], [newOnes, oldOnes]].map(([kept, left]): Turn => [
  `(?<=${kept} ${people}.*)(?:excluding|without|except|minus) (?:the |any |all )?${left}(?: ${people}| ones)?(?= ?(?:$|[,.?!]))`, '',
]); // prettier-ignore

/** What an order is, and what a figure holds. */
const ofOrders: Turn[] = [
  [
    `(?<=orders?(?: |$).*)(?:paid|paying|placed|booked|made)(?: for)? (?:by|through|via|with|using|on|in) ${waysToPay}`,
    'on cod',
  ],
  [
    '(?:(?:of|on|for|from|in) )?(?:the |all )?orders (?:that (?:are|were|have) |which (?:are|were|have) )?(?:tagged|with (?:the |a )?tag|having (?:the |a )?tag|marked|labelled|labeled)(?: as| with)?(?= (?:wholesale|gift|cod|prepaid)(?: |$|[,.?!]))(?<=(?:net|gross|total|average|discounts?|taxes|tax|returns|sales|revenue) .*)',
    'tagged',
  ],
  [
    `,? ?(?:with |and )?(?:the |all |any )?returns? (?:(?:are|is|were|have|has|been|being|already|all|fully|duly) )*${back}(?= ?(?:$|[,.?!]))`,
    ' net of returns',
  ],
  [
    '(?<!(?:^| )(?:is|are|does|do|kya|means?|what) .*)(?<=(?:net (?:units?|sales|revenue|pieces|qty)) .*),? ?(?:so )?net of (?:the |all )?returns',
    '',
  ],
  [
    '(?:with|along with|plus) (?:the |their |its )?(cancellation|cancel|return|refund) rates? (?:of|for) (?:both|each|all|them)(?: of them| the two)?',
    'and $1 rate of each',
  ],
];

const online = '(?:website|online|site|web|online store)';
const pure = `(?:(?:only|just|sirf|pure|purely|exclusively|keval|केवल|सिर्फ) (?:the |our )?${online}|${online}(?: orders?| sales?| revenue)?(?:[- ](?:only|alone)| sirf)(?= |$|,))`;

/** "website only, leave the shops aside" says the same twice. */
const saidTwice: Turn[] = [
  [
    `(?<=${pure}.*),? ?(?:and |so |but )?(?:please )?${leftOut}(?: out| about)? (?:the |our |both |my |two |2 |all |any |physical |retail |offline )*${shops}(?: aside| out| sales?)?(?= ?(?:$|[,.:?!]))`,
    '',
  ],
  [
    `(?<=${pure}.*),? ?(?:no|not|without|minus|excluding) (?:the |any )?(?:tills?|counters?|pos|wholesale|draft orders?)(?:(?:,| and| or| nor)? (?:no |not )?(?:the |any )?(?:tills?|counters?|pos|shops?|stores?|wholesale|draft orders?))*(?= ?(?:$|[,.?!]))`,
    '',
  ],
  [
    `(?<=${pure}.*),? ?(?:dono )?${shops}(?: ki| ka| wali)?(?: sale| bikri)?(?: ko)? (?:chhod|chod|hata|nikal|alag)(?:kar| ?kar| ?ke| kar ke)?(?= ?(?:$|[,.?!]))`,
    '',
  ],
];

const eats =
  '(?:eat|eats|ate|eating|eaten|burn|burns|burned|burnt|burning|swallow(?:ed|ing)?|guzzl(?:ed|ing)|gobbl(?:ed|ing)|drain(?:ed|ing)|cost|costing|took|taking|waste|wasted|wasting|kha rah[aei]|kha gay[aei])';
const adThings = '(?:search terms?|search quer(?:y|ies)|quer(?:y|ies)|keywords?|campaigns?|ad groups?|ads)';

/** Search terms that eat money, and give nothing for it. */
const eaters: Turn[] = [
  [
    `(?<!(?:gateways?|methods?|modes?|providers?|options?|stores?|shops?|outlets?|tills?|counters?|city|cities|states?) )${eats} (?:up )?(?:the )?(most|least)(?: of)?(?: the| our| my)*(?: google| ads?| google ads?)* money`,
    'with the $1 google ads cost',
  ],
  [
    `(?<=${adThings}(?: .*)?)(?<=(?:money|budget|spend|spent|spending|paisa|paise|${eats}) .*),? ?(?:(?:(?:but|and|yet|that|which) )?(?:gave|give|gives|got|get|gets|had|brought|bring|made|make|makes|with) (?:us )?(?:no|zero|0|not a single)|without|with no|but no|and no|with zero|bina) (?:giving |bringing |making |getting |earning |yielding |producing |any |kisi )*(?:us |me )?(?:a single |any |a |one |even one )?(?:in )?(?:sales?|orders?|purchases?|results?|conversions?|bikri)(?: at all| ke| diye| diye bina)?`,
    ' and with at most 0 conversions',
  ],
];

/** "which state sends back the most, percentage wise": the rate of what is counted. */
const rates: Turn[] = [
  ['(?:percent|percentage|per cent|pct|%)[- ]wise|by (?:percent|percentage)(?! of| change| point)', 'in percent'],
];

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const twoDays = `(?:${days.map((day, at) => `(?:on |last |this )*${day} (?:and|aur|&|\\+) (?:on |last |this )*${days[(at + 1) % 7]}`).join('|')}|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:and|&|\\+|aur) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9})`;
const eachDay =
  '(?:(?:of|for|on) )?(?:each|each day|both days|every day|each of them|each of the two|each of the two days|day ?wise|the day|per day)';
const overBoth =
  '(?:over|across|for|of|in|on) (?:the two|both|the two of them|both of them|these two|both days|the two days|the whole two days|the pair)(?: days| together| combined)?';
const joint = '(?:,? ?(?:plus|and also|and|along with|with|&|also|then) )(?:also )?(?:the )?';

/** "Wednesday and Thursday: sales of each day, plus the best seller over the two": the days, and then a ranking over both. */
const dayPairs: Turn[] = [
  [
    `^(.*?)(${twoDays})[ ,:-]*(.*?),? ?${eachDay}${joint}(.{3,50}?) ${overBoth}[ ?.!]*$`,
    '$1 $3 by day $2 together? $2 together $4',
  ],
];

const wantsToBuy =
  '(?:buy|buys|bought|buying|purchase|purchased|purchasing|order|ordered|ordering|convert|converted|converting|kharid\\w*|khareed\\w*)';
const nobodyPays = `(?:no (?:payments?|sales?|orders?|checkouts?)|(?:no ?body|no one|none|nobody|they|people|customers|few|hardly anyone|koi|kisi ne)(?: of them)? (?:did not |do not |does not |were not |was not |are not |not |has |have |ever |actually |nahi )*(?:paid|pay|paying|bought|buying|buy|checked out|checking out|completed|completing|kharida|diya))`;
const carts = '(?:carts?|baskets?|cart|कार्ट)';

/** Fewer visitors buy: how many of them do. Full carts that nobody paid for were left. */
const buying: Turn[] = [
  [`why (?:did|do|does|are|is|were|have|has) (?:so |much |far )*(?:fewer|less|few) (?:of (?:the |our )?)?(?:visitors?|visits?|users) (?:actually |end up |ended up )?(?:been )?${wantsToBuy}(?: from us| anything| things)?`, 'why did conversion rate fall'],
  [`why (?:did|do|does|are|is|were|have|has) (?:so |much |far )*(?:fewer|less|few) (?:people|customers?|shoppers?) (?:actually )?(?:been )?${wantsToBuy}(?: from us| anything| things)?`, 'why did orders fall'],
]; // prettier-ignore

/** Carts that were left are not told by device, visits that bought are. */
const fullCarts: Turn[] = [
  ['(?<=(?:phones?|mobiles?|desktops?|laptops?|tablets?|मोबाइल|फोन) .*)', 'conversion rate'],
  ['', 'abandoned checkouts'],
].flatMap(([where, means]): Turn[] => [
  [`${where}(?:the |our )?(?:full ${carts}|${carts} (?:were|was|are|is|got|kept)? ?(?:all )?(?:full|filled|loaded|bhare|bhara)(?: up)?)[, ]*(?:(?:but|and|yet|par|lekin) )?${nobodyPays}`, means!],
  [`${where}(?:full )?${carts} (?:that )?(?:were |was |are |got )?(?:left |lying )?(?:unpaid|without paying|without payment|not paid(?: for)?)`, means!],
]); // prettier-ignore

/** "COD ka kitna paisa aana baaki hai": rupees, and no count of orders. */
const owedToUs: Turn[] = [
  // how much cash the delivery people have yet to bring us for parcels already sent
  ['how much (?:money|cash|payment) (?:do |does |have |has |is |are )?(?:the |our )?(?:delivery (?:people|boys?|men|partners?|company|companies)|couriers?(?: company| companies| people| boys?)?)(?: (?:have|has|are|is|do|does|still|yet|to))* (?:bring|give|pay|hand over|deposit|remit|send|owe|return)(?: (?:us|me|back|to us))*(?: (?:for|of|on|against) (?:the )?(?:parcels?|orders?|packets?)(?: (?:already|that (?:are|were)))*(?: sent| delivered| shipped)?)?', 'cod total sales owed'],
  [`(?:(?:how much|what)(?: of the| of our)? )?(?:money|cash|amount|value|payment|rupees)(?: in rupees)? (?:is |are |of |from |on |for |that is )*(?:still |yet )*(?:pending|outstanding|unpaid|due|stuck|to come|to be (?:received|collected|paid))(?= (?:from|on|for|in|of|with|against) (?:the |our )?cod)`, 'total sales owed'],
  [`(?:pending|outstanding|unpaid|uncollected) (?:cod )?(?:amount|money|value|cash)(?: (?:of|from|on|for|in))*(?= (?:the |our )?cod)|(?<=cod(?: orders?)?(?: k[aei])? )(?:pending|outstanding|unpaid|uncollected) (?:amount|money|value|cash|payment)`, 'total sales owed'],
  ['(?<=(?:cod|सीओडी)(?: .*)?)(?:k[aei] |क[ाेी] )?(?:kitn[aei] |total |कितन[ाेी] )?(?:paisa|paise|amount|rakam|cash|rupaye|पैसा|पैसे|रकम|रुपये) (?:abhi |ab |tak |bhi |अभी |अब )*(?:kitn[aei] |total |कितन[ाेी] )?(?:abhi |ab |tak |bhi |अभी )*(?:pending|baa?k[aiy]+|aana baa?ki|aana|milna baa?ki|milna|lena|atka|phasa|fasa|ruka|due|outstanding|आना बाकी|बाकी|मिलना बाकी|अटका|फंसा)(?: (?:baa?ki|hua|hai|h|hain|abhi|rehta|बाकी|हुआ|है|हैं))*', 'kitna total sales owed'],
  ['(?<=(?:cod|सीओडी) (?:k[aei] |orders? |क[ाेी] )*)(?:kitn[aei] |कितन[ाेी] )(?:paisa|paise|amount|rakam|cash|पैसा|पैसे|रकम) (?:abhi |ab |tak |अभी )*(?:aana|milna|lena|आना|मिलना)(?: (?:baa?ki|hai|h|abhi|बाकी|है))*', 'kitna total sales owed'],
]; // prettier-ignore

/** "shop sale last sat sun": what its tills took. */
const ofTheShop: Turn[] = [
  // is hafte store ke koi return aaye
  ['(?<!(?:online|website|ऑनलाइन|our|the|my) .*)(?:shop|store|dukaa?n|दुकान) (?:k[aei]|क[ाेी]) ((?:koi |kitn[aei] |sab |total |saare |sirf )*)(returns?|refunds?|bills?|customers?|orders?)(?! (?:wise|staff))', '$1$2 in the shop'],
  // cash kitna aaya aur machine pe kitna; till pe cash kitna aur card kitna
  ['(?:till pe |counter pe |till par |counter par )?cash (?:me |mein |se |ka )?kitn[aei](?: (?:aaya|aya|mila|hua|liya))?,? ?(?:aur |n |and |& )?(?:card |machine |upi |gpay |online |swipe )+(?:(?:pe|par|se|me|mein|ka) )?kitn[aei](?: (?:aaya|aya|mila|hua|liya))?', 'net payments by payment method in the shop'],
  ['(?<!(?:online|website|ऑनलाइन|वेबसाइट).*)(?!.*(?:online|website|ऑनलाइन|वेबसाइट))(?<!(?:our|the|my|whole|online|entire|web|your|total|all|[\'’]s) )(?:shop|dukaa?n|दुकान)(?: k[aei]| क[ाेी])? (sales?|bikri|billing|bills?|बिक्री)(?! (?:staff|channel|wise|by))', '$1 in the shop'],
]; // prettier-ignore

const money = '(?:the |our |any |their )?(?:money|payments?|cash|amount|paisa|paise)';
/** "how many left without paying, and how much was in those carts" */
const leftIn: Turn[] = [
  // how many put something in their bag yesterday and then went away without buying
  ['(?:who )?(?:put|puts|added?|add) (?:something|things|items?|stuff|products?) (?:in|into|to) (?:their |the |a )?(?:bag|basket|cart)s?((?: (?:yesterday|today|this week|last week|this month|last month))?),? (?:and|but) (?:then )?(?:went away|left|walked away|ran away|(?<!how many .*)(?:did not buy|never bought|bought nothing))(?: without (?:buying|paying)(?: anything)?)?', 'abandoned checkouts$1'],
  ['(?<=(?:without paying|abandon\\w*|did not pay|not paid|carts?|checkouts?|baskets?)\\b.*)(?:,? (?:and|aur|n|plus))? ?how much (?:money |value )?(?:was |were |is |got )?(?:left |lying |lost )?(?:in|inside) (?:those|these|the|their|all those|such) (?:carts?|baskets?|checkouts?)', ' and abandoned checkout value'],
]; // prettier-ignore

const notHere = '(?:to come(?: in)?|to be received|to arrive|pending|due|outstanding|awaited|stuck|not in)';

/** "orders where the money has not come in yet", "order ka payment aana baki hai". */
const awaited: Turn[] = [
  [`(?<=(?:orders?|bills?|customers?) .*)(?:(?:that|which) )?(?:(?:are|were) (?:we|i)|(?:we|i) (?:are|were|am)|are|is) (?:still |yet )*(?:waiting (?:for|on)|awaiting|chasing|expecting) ${money}(?: confirmation| clearance| to (?:come|clear|arrive|be made))?(?: (?:on|for|from|of|against|in))?`, 'unpaid'],
  [`orders? (?:where|whose|for which|of which|which|that|with|on which) ${money} (?:(?:has|have|is|are|was|did|still|yet|to) )*(?:not )(?:yet |been )*(?:come|came|received|arrived?|paid|collected|reached|cleared|credited|realised|realized)(?: in| through| to us| us)*(?: yet| so far| till now)?`, 'unpaid orders'],
  [`orders? (?:where|whose|for which|of which|with|is|are|has|have) ${money} (?:is |are |still |yet )*${notHere}(?: for| in| on)?`, 'unpaid orders'],
  [`${money} (?:that is |which is )?(?:still |yet )+(?:to come|to be received|to be paid|due|pending|outstanding|awaited)(?: in)?(?: to us)? (?:from|on|for|against) (?:the |our |open )*(?:orders?|bills?)`, 'unpaid orders'],
  ['(?:orders?|bills?|ऑर्डर|आर्डर|बिल) (?:ka|ki|ke|का|की|के) (?:payment|paisa|paise|rakam|पेमेंट|पैसा|पैसे|भुगतान) (?:abhi |ab |tak |bhi |अभी |अब |तक |भी )*(?:(?:aana|aane|milna|lena|vasoolna|आना|मिलना|लेना) (?=hai|baki|baaki|pending|ko |है|बाकी))?(?:ko )?(?:baki|baaki|pending|bacha|bachi|due|atk[aei]|fas[aei]|phas[aei]|ruk[aei]|hai|बाकी|बचा|पेंडिंग|अटका|फंसा|रुका|है)(?: hua| pada| हुआ)?(?: hai| hain| h| है| हैं)?', 'unpaid orders'],
]; // prettier-ignore

/** "kya pichhla shukravar usse pehle wale shukravar se accha gaya": a day is as good as its sales. */
const goodDays: Turn[] = [
]; // prettier-ignore

/** "lehenga demand since October": how much was bought of it. */
const demanded: Turn[] = [
  [/(?<!\b(?:in|on|search|forecast|expected|future|next|coming|the most|high|popular|by) )\b(?:ki )?demand(?! (?:forecast|gen|generation|planning|curve|draft|letter|that|to|an?|it)\b)/g, 'units sold'],
]; // prettier-ignore

const wayTo = '(?:meeting|call|office|shop|store|review|train|flight|bank|airport|market)';
const busy = `(?:(?:driving|travelling|traveling|commuting|cooking|cycling|riding)(?: to \\w+| home| back)?|(?:in|on|at|inside) (?:the |a |an |my )(?:car|cab|taxi|auto|rickshaw|metro|train|bus|flight|plane|airport|call|phone|road|highway|way|gym|lift|traffic|queue|scooter|bike)(?: to (?:the )?\\w+)?|stuck in traffic|(?:walking|running|rushing|stepping|heading|going|getting|about to go) (?:in ?to|to|in|for|out of) (?:the |a |my |our )?${wayTo}|(?:standing|sitting|waiting) (?:in|at|outside|on) (?:the |a |my |our )?(?:shop|store|counter|airport|station|bank|meeting|office|car))`;

/** "I'm driving so just tell me …", "in a cab, what was …": where somebody is while asking. */
const whereabouts: Turn[] = [
  [`^(?:(?:hi|hey|hello|ok|okay|so|sierra|listen|sorry|quick one|quickly|well|see)[, ]+)*(?:(?:i am|i|we are|we|am|me) (?:still |just |currently |right now )?${busy}|${busy})(?:,? (?:so|and|right now|now|just|please|quickly|here|currently|cannot type|cannot look|at the moment|but))*(?=[,.! -]+[a-z])`, ''],
]; // prettier-ignore

export const shopTurns: readonly Turn[] = [
  ...whereabouts,
  ...bills,
  ...saidTwice,
  ...withoutShops,
  ...oneKindOnly,
  ...counters,
  ...whoseMoney,
  ...lying,
  ...unsold,
  ...ofOrders,
  ...eaters,
  ...rates,
  ...dayPairs,
  ...buying,
  ...fullCarts,
  ...ofTheShop,
  ...leftIn,
  ...owedToUs,
  ...awaited,
  ...goodDays,
  ...demanded,
];
