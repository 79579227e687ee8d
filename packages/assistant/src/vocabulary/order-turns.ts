/** Turns of phrase about orders, returns and the people who order, put in words the tables know. */
import type { Turn } from '../words/turns.ts';
import { feasts, months, newOnes, not, oldOnes, people } from './word-classes.ts';

const reason =
  '(?:reasons?|causes?|wajah|vajah|wajahen|karan|kaaran|why|kyun|kyu|kyon|वजह|वजहें|कारण)(?: batao| kya hai| kya thi| kya| क्या है)?';
const cameBack =
  '(?:returns?|returned|returning|refunded|refunds?|sent back|send back|came back|come back|taken back|wapas|vapas|wapsi|वापस|वापसी|रिटर्न)';
/** "returns went up, reason?" asks why they did, and not for the reasons people gave. */
const moved =
  '(?:up|down|rise|rose|risen|fall|fell|high|higher|low|lower|jump|jumped|spike|spiked|increase|increased|drop|dropped|more|less|zyada|jyada|badh\\w*|ghat\\w*|ज्यादा|बढ़\\S*|बढे)';
const days = '(\\d+|two|three|four|five|six|seven|ten|ek|do|teen|char|chaar|paanch) (?:din|dino|dinon|days?)';
const oneOf = '(?:ek|har|har ek|per|average|ausat|एक|हर|प्रति|औसत)';
const soFar =
  '(?:ab tak|aaj tak|abhi tak|total|total me|kul|kul mila ke|overall|lifetime|poore time me|अब तक|आज तक|कुल|कुल मिलाकर)';

const doing = `(?:khar[ie]+dn[ei]|khareedn[ei]|khareedari karne|kharidari karne|order (?:karne|dene|kare)|shopping karne|lene|mangwane|mangane|खरीदने|(?:ऑर्डर|खरीदारी) (?:करने|देने)) (?:wal[ei]|walon|walo|वाले|वालों|वालो)(?: ${people})?`;

/** Whether they went out, and whether they are paid. */
const byStatus = 'orders by fulfillment status and orders by payment status';
const biggest =
  '(?:what (?:is|was) |show (?:me )?)?(?:the |our |my )?(?:single )?(?:biggest|largest|highest[- ]value|highest|costliest|most expensive|priciest|fattest|max(?:imum)?|sabse bad[aei]|sabse mehng[aei]|सबसे बड़[ाेी]|सबसे महंग[ाेी])(?: single| ever)?';
const oneOrder =
  '(?:order|bill|invoice|ऑर्डर)(?! (?:source|channel|day|city|state|count|volume|number|months?|weeks?|hours?|value by))(?: value| amount)?(?: kaunsa| kaun sa| kya)?(?: tha| thi| hai)?';

const orders: Turn[] = [
  // kitna wapas aaya aur reason kya de rahe log; how much came back and what reasons do people give
  [`(?<=${cameBack}.*)(?:,? ?(?:aur|and|or|और|&) |, ?)(?:(?:reasons?|wajah|vajah|karan|kaaran|वजह|कारण)(?: (?:kya|kaun ?s[aei]|क्या|कौन सी))*|(?:kya|क्या) (?:reasons?|wajah|karan|वजह|कारण)) (?:de|di|diy|diya|bata|likh|bol|keh|दे|दी|बता|लिख|बोल|कह)[^ ]*(?: (?:rah[aei]|hai|hain|h|the|thi|gay[aei]|log|logo ne|grahak|customers?|unhone|रह[ाेी]|हैं|है|लोग|ग्राहक))*`, ' by return reason'],
  [`(?<=${cameBack}.*),? ?(?:and|&) (?:what|which) reasons? (?:do|did|are|were|have) (?:the |our )?(?:people|customers|buyers|they)(?: all)? (?:give|gave|giving|given|say|said|state|cite|put)`, ' by return reason'],
  // which code was the most costly; what coupon cost us the most
  ['(?:which|what) (?:discount |coupon |promo )?(?:code|coupon)s? (?:(?:was|is|were|are|has been) (?:the )?(?:most (?:costly|expensive)|costliest|dearest)|(?:has |have )?cost us (?:the )?most)', 'top code by discounts'],
  // orders by status; order status breakdown; the status of my orders
  ['(?:(?:count|number|total|list|split|breakdown|break ?up) of )?(?:the |my |our |all )*orders?(?: counts?| numbers?)?,? (?:(?:by|per|as per|according to|for each|with) (?:(?:the|their|each|order|current) )*status(?:es)?(?: wise)?|status(?:es)?[- ]?wise)', byStatus],
  // 95th percentile of order value
  ['(\\d{1,2})(?:st|nd|rd|th)? ?percentile(?: of| for| in)?(?: the| our)?', 'p$1'],
  // aaj tak ka sabse bada order
  [`(?:aaj|ab|आज|अब) (?:tak|तक) (?:k[aei]|क[ाेी]) ${biggest} ${oneOrder}`, 'which order number has the highest average order value ever'],
  // biggest order this month; sabse bada order
  [`${biggest} ${oneOrder}`, 'which order number has the highest average order value'],
  // biggest orders in october
  ['(?:what (?:are|were) )?(?:the |our )?(?:biggest|largest|costliest|most expensive|sabse bad[ei]) (?:orders|bills|invoices)(?! (?:by|source|channel|day|city|state|month|week))', 'which order number has the highest average order value'],
  // orders in the Republic Day sale
  [new RegExp(`(?<=\\b(?:orders|units|pieces|visits|sessions|customers|returns|sales|revenue|aov|discounts?|spend|traffic) .*(?:in|during|of|for|on) (?:the |our )?${feasts}) sale(?![a-z])`, 'g'), ''],
  // orders last week, and how many of them used a discount
  ['(?<=orders?.*(?:and|aur|,) )how many(?: of (?:them|these|those))? (?:used|had|got|took|carried|came with|went with|were placed with) (?:an? |any |some )?(?:discounts?|coupons?|discount codes?|offers?)', 'how many discounted orders'],
  // payments received in august, gateway wise
  [/(?<=\b(?:payments?|collections?) (?:received|collected)(?: .*)?),(?= (?:payment )?(?:gateway|method|mode) wise)/g, ''],
  // which state sends the most back
  ['(?:send|sends|sent|give|gives|gave|bring|brings|brought) (?:us )?(?:the )?(most|least|more|less|fewest)(?: (?:stuff|goods|pieces|items|parcels|things|orders))? back', 'returns $1'],
  // वापस आए पीस, कारण के हिसाब से
  ['(?<=(?:wapas|vapas|returns?|returned|वापस|रिटर्न|लौट).*)(?:wajah|vajah|karan|kaaran|reasons?|वजह|कारण)(?: (?:ke|ki|के|की))? (?:hisaab|hisab|mutabik|anusar|हिसाब|मुताबिक|अनुसार)(?: (?:se|से))?', 'by return reason'],
  // "orders by phone" are rung in; "orders on phones" are a device
  [
    '(orders?|bookings?|sales) (?:that were |that are |which were |we |got )?(?:placed |taken |given |booked |made |received |that came |coming in |came in |came |in )?(?:by|over|over the|via|through|on a) (?:the )?(?:phone|telephone|phone calls?|calls?|voice call)(?! ?(?:,|/|and|or|vs|versus|against|users?))',
    '$1 by phone calls',
  ],
  // why orders are called off is not told
  [`${reason}(?: for| of| behind| given for| ke liye)? (?:the |our |these |those |order |cod |all |most |last month )*cancel(?:lations?|ations?|led|ed|ling)?(?: orders?)?(?! (?:rate |percent )?(?:go|went|gone|${moved}))(?! are (?:up|high))`, 'cancellation reasons'],
  ['(?:orders? )?(?:that |which )?(?:were |was |got |are )?cancel(?:led|ed|lations?|ations?)(?: orders?)? (?:because|since(?= (?:they|we|it|our|people|customers|delivery|stock|of|the )(?!start|beginning|first|1st|last))|due to|on account of|owing to|for the reason)(?: of| that)? .*', 'cancellation reasons'],
  // order nikalne me average kitna time lag raha hai
  ['(?:orders? |parcels? )?(?:bhejne|nikalne|(?:pack|dispatch|ship)(?: karne)?|भेजने|निकालने) (?:me|mein|में) (?:average |avg |ausatan |औसतन )?(?:kitn[aei]|कितन[ाेी]) (?:time|din|samay|der|ghante|waqt|दिन|समय|देर|टाइम)(?: (?:lag|lagt[aei]|rah[aei]|hai|hain|h|le|lete|लग|लगत[ाे]|रह[ाे]|है))*', 'dispatch time'],
  // what still has to leave
  ['(?:the |our )?(?:order |dispatch |shipping |packing |fulfil?lment |shipment )?backlog(?: of)?(?: unshipped| unfulfilled| pending| open| undispatched)?(?: orders?| parcels?)?', 'unfulfilled orders'],
  [`(orders?|parcels?|packets?)(?: that| which)?(?: (?:are|have|has|were|is|been|still|yet|unshipped|unsent))* (?:lying|sitting|waiting|unsent|unshipped|undispatched|unpacked|with us|here|not (?:sent|shipped|dispatched|packed|gone out))(?: (?:with us|here|around|to be sent|to go out|unsent|unshipped))*(?: since| for)? (?:more than|over|beyond|longer than|above|past|at least) (\\d+|a|one|two|three|four|five|six|seven|ten) (days?|weeks?)`, '$1 stuck more than $2 $3'],
  ['(orders?|parcels?|packets?) (?:that |which )?(?:are |were |is |have been )?(?:delayed|overdue|held up|late|on hold)(?= (?:by|for|since|more|over|beyond|above|longer))', '$1 stuck'],
  [`(?<=(?:order|parcel|ऑर्डर|पार्सल).*)${days} se(?: (?:zyada|jyada|upar|adhik))?(?: (?:se|ka|time))?(?: (?:ho gaye|ho gaya|hua|hue|purane))? ?(?:pade|pad[ae]|atke|ruke|latke|phase|pending|stuck|${not} (?:gaye|bheje|nikle)|(?:dispatch|pack|ship) ${not})(?: pade)?(?: hue| huye| hua)?`, 'stuck more than $1 days'],
  [`,? ?(?:packing|dispatch|shipping|pack|ship|पैकिंग|पैक) ${not} (?:hua|hui|hue|huye|hota|ki|kiya|kiye|kari|हुआ|हुई|हुए)(?: hai| hain| h| है| हैं)?,?`, ' unfulfilled '],
  ['(?:where |for which |on which |that )?(?:we |we are |i am |i )?(?:are )?(?:yet|still) to (?:receive|get|collect|be paid)(?: the| our| any)? ?(?:money|payment|cash|amount)?(?: for)?', 'unpaid'],
  // "are we getting slower at sending orders", "did dispatch slow down"
  [`(?<=(?:slow|late|fast|quick|soon)(?:er)?(?: down)? (?:at|in|with|on|when) )(?:sending|dispatching|shipping|packing|getting|handing|moving)(?: (?:out|off|over))?(?: (?:the |our )?(?:orders?|parcels?|packets?|goods|boxes))?(?: (?:out|off|over)(?: of (?:the|our) door)?)?`, 'dispatch'],
  ['(?:dispatch|dispatches|dispatching|shipping|packing|fulfil?ment) (?:has |have |had |really |actually )*(?:slow|slows|slowed|slowing|got slow|get slow|become slow|became slow)(?: down)?', 'dispatch slower'],
  ['(?:average |avg |mean |median |typical |usual )?(?:delay|lag|wait|gap|time|how long|days|hours|how many days) (?:is there |pass(?:es)? |go(?:es)? by |it takes )?(?:between|from) (?:the |an |a )?(?:order|ordering|placing(?: an order)?|order(?:s)? (?:coming in|being placed))(?: date)? (?:and|to|till|until) (?:the |its |their )?(?:dispatch|dispatching|shipping|shipment|sending|packing|(?:parcels?|packets?|orders?|goods|it|box) (?:going|leaving|being sent|getting out)(?: out)?)', 'dispatch time'],
  ['(?:average |avg |mean |median |typical |usual )?(?:delay|lag|wait|how many days (?:pass|go by|go|does it take|do we take)|how long does it take|how long do we (?:take|wait)) (?:before|until|till) (?:we |they |it |(?:an |the |our |most )?(?:orders?|parcels?) )?(?:is |are |was |were |gets? |actually |can )*(?:ship|send|dispatch|pack|go out|leave|sent|shipped|dispatched|packed|fulfilled)(?: out| off| it| them)?', 'dispatch time'],
  ['(?:order |orders |parcel |parcels )?(?:bhejne|nikalne|(?:pack|dispatch|ship)(?: karne)?|भेजने|(?:पैक|डिस्पैच)(?: करने)?) (?:me|mein|में) (?:ab |aur )?(?:slow|dheere|sust|late|der|deri|(?:zyada|jyada|ज्यादा) (?:din|time|samay|der|दिन|समय|देर)|धीमे|देर)(?: (?:ho|hone|lag|lagne|kar|हो|लग)\\w*)*(?: (?:gaye|gaya|rahe|rahi|raha|gayi|हो|गए|रहे|रहा|रही|लगे))*', 'dispatch slower'],
  // money paid back
  ['(refunds?|refund amount|refunded amount|returns?) (?:that were |we |were |got )?(?:processed|initiated|cleared|completed|paid out)', '$1'],
  // what came back from Pune: goods, and no people
  [`(?<=^(?:so )?)what(?: all)? (?:came|comes|is coming|has come|was sent|got sent|is sent) back(?= (?:from (?!it(?: |$)|that|them|this|those|these|ads?(?: |$)|google|the (?:ads?|campaign)|campaign|brand |nonbrand|pmax|shopping|display|youtube|marketing)|(?:in|at|on|during|since|between) |yesterday|today|this|last))`, 'returns'],
  // who asked for money is not told, what was paid back is
  [`how many ${people} (?:have |had )?(?:asked|asking|wanted|requested|applied|begged|demanded)(?: for)?(?: us for)? (?:their |the |a |any )?(?:money back|refunds?)`, 'exchange requests'],
  [`(?<=(?:customers|buyers|shoppers|people) (?:(?:that|who|whom) )?(?:we )?(?:won|acquired|gained|joined|added) .*)(?:returned|came back|have returned|have come back)`, 'bought again'],
  [`how much (?:more|less) (?:do|does|did) (?:our |the )?(?:${newOnes}|${oldOnes}) ?${people} (?:spend|pay)(?: (?:per|in an|on an|for an|in one) (?:order|bill|basket))(?! than)`, 'average order value by customer type'],
  // reasons of returns
  [`(?<!${moved} .*)(?<=${cameBack}(?! (?:rate|%|percent))[ ,.;:?!].*[ ,.;:?!])(?:and |aur |with |plus |also |और )?(?:for |with |by |due to )?(?:the |what |which |their |what were the |what was the |what are the |tell me the |unke |unki |uske |uski |kis |kya |main |top |return |returns )*reasons?(?: wise| for each| each| too| also| pls| please| kya hai| kya the)*(?=\\s*[?.!]*$|, (?:in |for |last |this |since |during )?[a-z]+(?: [a-z]+)?\\s*[?.!]*$)`, 'by return reason'],
  // "how much did we refund and for how many units"
  ['(?<=refund.*)and (?:for|against|on|over|across) how many (?:units|pieces|items|pcs)', 'and how many units returned'],
  // "orders under 999": what an order is worth, and no collection of that name
  ['(orders?|bills?|baskets?|transactions?|invoices?|order values?|aov|ऑर्डर)((?: that| which| are| is| were| was| worth| of| valued| placed| at| with| a| value| total| amount)*) (?:under|below) (?:rs\\.? ?|₹ ?|inr ?)?999(?: rupees| rs)?(?! (?:collection|edit|page|section|products|items|range))', '$1$2 less than ₹999'],
  // "not from Mumbai or Delhi"
  ['(?:that are |that were |which are |who are )?not from (?:the )?([a-z]+) (?:or|and|nor|aur|ya) ([a-z]+)(?! (?:ads?|campaigns?))', 'excluding $1 and $2'],
  // "days from order to dispatch", "how long did dispatch take, from order to parcel leaving"
  ['(?<=dispatch.*),? ?(?:from|between) (?:the )?order(?:ing)?(?: date)? (?:to|till|and|until) (?:the )?(?:parcels?|packets?|orders?|goods|boxe?s?|it)? ?(?:leaving|going out|going|left|shipped|out the door|out)', ''],
  // swapped for another
  ['(?:swap(?:ped|ping)?|exchang(?:e|ed|ing)|chang(?:e|ed|ing)|replac(?:e|ed|ing))(?: it| them| theirs?| their order| their kurta)?(?: for| with| to| into) (?:an?other|a different|a bigger|a larger|a smaller|the right|the correct|bigger|smaller|larger|next|a new)(?: size| colou?r| one| piece| design| item)?', 'exchange requests'],
  // a way of paying and its machine
  ['(pine ?labs|card|cards|upi|razorpay) (?:swipe |edc )?(?:machines?|terminals?|devices?|swipe)', '$1'],
  ['(?<=(?:store|till|tills|counter|shop|dukaan|dukan).*)(?:kitn[ai] |how much )?cash (?:aaya|mila|jama hua|collected|received|did we (?:get|take|collect)|we (?:got|took|collected))|(?:kitn[ai] |how much )?cash (?:aaya|mila|jama hua|collected|received|did we (?:get|take|collect)|we (?:got|took|collected)|came in)(?=.*(?:store|till|tills|counter|shop|dukaan|dukan))', 'cash payments'],
  // what one customer is worth
  [`(?:average |avg |mean )?(?:customer )?(?:lifetime|life time|life-time) (?:value|spend|spending|spends|worth)(?: on average| on an average| per ${people}| per head)?(?: of| for| by| among)(?: all)?(?: the| our| those)? ${people}(?: who| that)?(?: had| have)? (?:ordered|bought|purchased|shopped)`, 'lifetime spend per customer'],
  [`(?<!${soFar} )${oneOf} (?:customer|grahak|ग्राहक|कस्टमर)(?: ne| ka| ki| se| hum se| humse| hamse| hamare yahan se| ने| से)?(?: ${soFar}| average| ausatan| औसतन| lagbhag)*(?= .*${soFar}|(?<=${soFar}.*)) (?:${soFar} |average |ausatan |औसतन )*(?:kitn[aei]|कितन[ाेी])(?: ka| ki| ke| का| की)? (?:maal |saman |paisa |paise |rupaye |पैसा )?(?:kharid\\w*|kharch\\w*|spend|deta|dete|de deta|leta|lete|le jata|kamai|kamaya|kamaate|kamate|bikri|sale|खर्च|खरीद[^ ]*|कमाई|देता|बिक्री)(?: kar\\w*| ho\\w*| hai| hain| hui| deta| करता| करते| होती| है| हैं| हुई| की| किया| kiya| ki)*`, 'lifetime spend per customer '],
  // how often, and how long between
  [`(?:how often|how frequently|how regularly|kitni baar|कितनी बार)(?: does| do| did| will)?(?: an?| our| the| each| one| every)? ?(?:average |typical |normal )?${people}(?: usually| typically| ne| ने)? (?:order|buy|shop|purchase|reorder|return to buy|come back|order again|buy again|order kar\\w*|kharid\\w*|खरीद\\S*)`, 'purchase frequency'],
  [`(?:average |avg |median |typical )?(?:number of )?(?:days|time|gap|weeks|months|interval|din|how many days|how much time|how long)(?: is there| gap| passes| pass| lies| ka)? (?:between|from|beech)(?: the| their| a customer| customers?| two)* (?:first|1st|two|2|consecutive|one|repeat|orders|purchases)(?: order| purchase)?(?: and| to| aur)?(?: the| their)?(?: second| 2nd| next)?(?: orders?| purchases?| one)?`, 'purchase frequency'],
  // who buys once, who is about to leave
  ['(?:khone|chhodne|chhod jaane|chhod ke jaane|bhagne|haath se jaane) wal[aei] (?:customers?|grahak)|(?:customers?|grahak) (?:khone|chhodne|chhod jaane|chhod ke jaane|bhagne|haath se jaane) wal[aei]', 'at risk customers'],
  // whoever buys for the first time, and again
  [`(?:pe?hl?[ei]|pahl[ei]|first|पहली) (?:baar|bar|time|बार) ${doing}`, 'naye customers'],
  [`(?:dobara|dubara|dusri baar|doosri baar|phir se|दोबारा|फिर से|दूसरी बार) (?:${doing}|(?<!(?:website|site|page)[^,]*)aane (?:wal[ei]|walon|walo)(?: (?:customers?|grahak))?(?= (?:ne|se|ki|ka|ke) ))`, 'returning customers'],
  // a kind of customers and their orders
  [`(${newOnes}|${oldOnes}) (?:customers?|buyers?|shoppers?)'? orders?`, 'orders from $1 customers'],
  [`what (?:do|did|are|kind of things do|products do) (?:our |the |my )?(${newOnes}|${oldOnes}) ?(?:customers|buyers|shoppers|people|ones)? (?:usually |mostly |typically |first |generally |tend to )?(?:buy|order|purchase|buying|go for|pick up|pick|start with)(?: first)?(?= (?:in|on|last|this|over|during|from|for)\\b|\\s*[?.!]*$)`, 'what do $1 customers buy most'],
  [`(${newOnes}|${oldOnes}) (?:customers?|grahak|log|ग्राहक|कस्टमर)(?: log)? (?:kya(?: kya)?|क्या(?: क्या)?) (?:kharid\\w*|lete|le rahe|mangate|mangwate|खरीद\\S*|लेते)(?: hai| hain| rahe| है| हैं| रहे)*`, 'what do $1 customers buy most'],
  // asides about somebody who stands at the counter, and slips
  ['nu(?= cust| buyer| grahak)', 'new'],
  ['pendency', 'pending'],
  ['(returns?|returned|refunds?|sent back|taken back) by (?:the |our )?(?:customers|buyers|people|shoppers)', '$1'],
  ['(?<=cancel.*)(?:vs|versus|against|out of|and) (?:the )?(?:total )?(?:placed|received|booked)(?= |,|$)', 'vs total orders'],
  ['(?:order )?(?:se )?dispatch tak (?:average |ausatan )?kitn[aei] (?:din|time|samay|ghante|der|dino)(?: lag\\w*)?(?: hai| hain| rahe| raha| rahi| h)*', 'dispatch time'],
  ['(?<!cancel.*)(?:cod|prepaid)(?: orders?)? (?:share|mix|ratio)(?! of (?:cancel|return))|(?<!cancel.*)(?:share|proportion) of (?:cod|prepaid) (?:in|among|of)(?: (?:the|our|all))?(?= [a-z]+ orders?)', 'cod vs prepaid share '],
  // what one of a kind spends, what they buy, who they are
  [`how much (?:do|does|did|will)(?: an?| the| our)? (${newOnes}|${oldOnes}) (?:customers?|buyers?|shoppers?|ones?) (?:usually |typically |normally |generally )?(?:spend|pay|order for)(?: on average)? (?:on|in|at|for|with) (?:their |his |her |an? |the |each |every )?(?:very )?(?:first |1st )?(?:order|purchase|bill)`, 'how much do $1 customers spend per order'],
  ['what (?:do|did|are)(?: our| the)? (champions|vips|vip customers|at[- ]risk customers) (?:usually |mostly |typically )?(?:buy|order|purchase|buying)(?: most)?', 'best selling products for $1'],
  [`^who (?:are|were|is|was) (?:the |our |my |these |those )?(${newOnes}|${oldOnes}|vip|top|best|at risk) (customers?|buyers?|shoppers?)`, 'names of the $1 $2'],
  [`(?<!(?:sales|revenue|orders|discount) )(?:share|percent|percentage|%|proportion|fraction|part) of ${newOnes} (?:customers|buyers|shoppers)(?! (?:in|of|to) (?:the |our |total )*(?:sales|revenue|orders|turnover))(?! who)(?!.*(?:back|again|re-?order|return|second|dobara|wapas|repeat|retain))`, 'customers by customer type'],
  [`(?:what |which )?(?:share|percent|percentage|%|proportion|fraction|part) of (?:the |our |all )?(?:customers|buyers|shoppers|people)(?: who bought| who ordered| that bought)? (.*?)(?:were|are|was|is) ${newOnes}(?: ones| customers| buyers)?(?=\\s*[?.!]*$| (?:in|last|this|on))`, 'customers by customer type $1'],
  [`(?<=(?:customers?|buyers?|grahak|ग्राहक).*)(?:unme|un me|unmein|inme|in me|उनमें)(?: se| से)? (?:kitne|kitno|kitno ne|कितने|कितनों ने) (?:wapas|dobara|dubara|phir se|phir|laut|वापस|दोबारा)(?: aaye| aa gaye| laute| kharida| order kiya| kiya| आए| खरीदा)*`, 'customers who reordered'],
  [`${newOnes} (?:customers?|buyers?|shoppers?)'? (?:share|percentage|percent|%|proportion) (?:in|of|among|out of) (?:the |our |total |all )*(?:customers|buyers|shoppers)`, 'customers by customer type'],
  [`(?:customers|buyers|shoppers|people)(?: who| that) (?:are|were) not ${newOnes}(?: ones| customers)?`, 'returning customers'],
  [`(?<=${newOnes} (?:customers?|buyers?|grahak).*)(?:how many |what |kitne |kitna )?(?:%|percent|percentage) (?:of them |of these |of those |me se )?(?:came back|come back|returned|bought again|ordered again|reordered|wapas aaye|laute)`, 'repeat purchase rate'],
]; // prettier-ignore

const spender = `(?:${people}|persons?|ladies|families)`;
const one = `(?:(?:an?|one|each|every|the|our|per|any|typical|average|usual|normal|single|individual)(?: (?:typical|average|usual|normal|single|individual|of our))* )?${spender}`;
const spends =
  '(?:spends?|spent|spending|buys?|bought|gives?|given|gave|brings?|brought|pays?|paid|purchased?|shops? for|worth|leaves?)';
const withUs =
  '(?: us)?(?: (?:with|at|from|on|in|to) (?:us|our (?:shop|store|site|brand|label)|the (?:shop|store|brand)))?';
const ever =
  '(?:over|in|during|across|through|throughout|for|within) (?:their|his|her|its|the|a|an|whole|entire|full)(?: (?:whole|entire|full|complete|customer))* (?:lifetime|life|life ?time|life span|lifespan|relationship|time with us|history(?: with us)?|association|journey)|lifetime|in (?:all|total)(?: (?:so far|till now|till date|to date|since \\w+ \\w+|till today))?|all (?:told|put together|together|orders together)|(?:so far|till (?:now|date|today)|to date|until now|up to now|as of now)(?: in (?:all|total))?|since (?:joining|they joined|joining us|the(?:ir)? (?:first|very first) (?:order|purchase|visit|day)|(?:he|she|they) (?:first )?(?:joined|came|bought|ordered|started)(?: with us)?|the beginning|day one|becoming (?:a )?customers?)|from (?:the |their )?(?:first|1st) (?:order|purchase)(?: (?:till|to|until|upto|up to) (?:today|now|date|the last(?: one)?))?|over (?:the years|time|all (?:their|his|her|the) (?:orders|purchases)(?: (?:put )?together)?)|across all (?:their |the )?(?:orders|purchases)|ever|altogether|overall';
const plain = 'lifetime spend';

/** "how many new customers came from Pune and how much did they spend": theirs, not what ads cost. */
const theirs: Turn[] = [
]; // prettier-ignore

const lifetime: Turn[] = [
  // what does one customer spend with us over their lifetime, on average; how much does an average buyer bring us in all
  [`(?:(?:on|in) (?:an )?average,? )?(?:so )?(?:what|how much(?: money)?|how many rupees)(?: in total)? (?:do|does|did|has|have|is|would|can)(?: (?:the|our|all))?(?: (?!(?:an?|one|each|every|the|our|per|any|typical|average|usual|normal|single|individual) )(\\w+))? ?${one}(?: (?:on average|usually|normally|typically))?(?: (?:to us|already|really))?,? ?${spends}${withUs}(?: (?:on average|in total|in all|total|money))*,? (?:${ever})(?:,? (?:on average|on an average|average|with us|overall|in total|so far|till now|till date))*`, `${plain} of $1`],
  // ek customer ne ab tak humse average kitna kharida; ek grahak poori zindagi me kitna kharch karta hai
  [`(?:ek|har|har ek|average|औसतन|hamara|hamare|apna)(?: ek| average| aam)* (?:customer|grahak|kharidar|buyer|banda|ग्राहक|कस्टमर|खरीदार)(?: (?:ne|se|ka|ki|hamse|humse|हमसे|ने|से|का|की))* (?:(?:ab tak|aaj tak|poori zindagi|puri zindagi|zindagi bhar|poore time|shuru se|life ?time|total|kul|अब तक|आज तक|पूरी ज़िंदगी|ज़िंदगी भर|शुरू से|कुल)(?: (?:me|mein|में|kul|total))* )(?:(?:humse|hamse|average|avg|औसतन|हमसे|हमारे|hamare|humare|apne|yahan|yaha|यहां|यहाँ|me|mein|se|par|pe|total|kul|कुल|average me) )*(?:kitne|kitna|kitni|कितना|कितने|कितनी)(?: (?:ka|ki|ke|का|की|के|rupaye|paisa|paise|maal|saman|सामान|पैसा))*(?: (?:average|औसतन))? (?:kharch\\w*|kharid\\w*|khareed\\w*|spend|shopping|deta|diya|lagaya|leta|liya|खर्च[^ ]*|खरीद[^ ]*|शॉपिंग|देता|दिया)(?: (?:kar|karta|karte|karti|kiya|ki|chuka|chuki|deta|hai|hain|h|hota|कर|करता|करते|किया|की|चुका|चुके|देता|है|हैं))*`, plain],
]; // prettier-ignore

const won =
  '(?:first bought|bought first|first ordered|ordered first|first purchased|first came|joined(?: us)?|were (?:won|acquired|new)|was (?:won|acquired)|came (?:in )?(?:first|new)|bought (?:for )?the(?:ir)? first time|made their first (?:order|purchase)|started buying|acquired|won|placed their first order)';

const sending = '(?:dispatch(?:es|ing)?|shipping|shipments?|shipped|fulfil+ments?|packing|delivery)';

const sent: Turn[] = [
  // dispatched yesterday
  ['^(?:dispatched|despatched|shipped|sent out)(?= \\S)', 'dispatched orders'],
  // orders shipped yesterday
  [
    `(?:orders?|parcels?|packets?) (?:dispatched|despatched|shipped|fulfilled)(?= (?:yesterday|today|on|last|this|in (?:the )?(?:last|past|${months})|between|from)(?: |$))`,
    'dispatched orders',
  ],
  // discount codes last 30 days, uses n sales each
  [
    `(?<=(?:codes?|coupons?) .*)(?:no\\.? of |number of |how many )?(?:uses|usage(?: count)?|redemptions|times used)(?=\\s*(?:,|and|n|&|aur|each|$|[?.]))`,
    'discounted orders',
  ],
  // oct me kitne order cancel hue, COD me kitne
  [
    `(?<=(?:kitne|how many) (?:.* )?orders?\\b.*)[, ]+(?:and |aur |n )?(?:how many (?:of (?:them|those|these) )?(?:are |were |was |in |on |by |from )?(cod|prepaid|upi|online|wholesale|new|repeat)|(?:unme |inme |usme |unmein )?(?:se )?(cod|prepaid|upi|online|wholesale|naye) (?:me |mein |wale |ke )?kitne(?: (?:the|hai|hain|tha|thi|hue|h))*)(?=\\s*(?:$|[?.!]))`,
    'and what part of it $1$2',
  ],
  // did our VIP code get out somewhere
  [
    '(?<=^(?:did|has|have|is|was|were|has|are|kya) [^?.]*(?:codes?|coupons?) )(?:got|get|gotten|getting|gone|been|being|kahin|somehow)? ?(?:out|leak(?:ed|ing)?|spread(?:ing)?|shared (?:around|outside|online)|misused|abused|viral|leak ho gaya)(?: (?:somewhere|anywhere|online|around|outside|on the internet|kya|ho gaya))*',
    'used by day',
  ],
  // kal kitne order aaye, unme se kitne cod the
  [
    '(?<=(?:kitn[aei]|how many) .*)(?:unme|un me|unmein|inme|in me|inmein|usme|isme)(?: se)? (?:kitn[aei] (cod|prepaid|upi|online|wholesale|naye|new)|(cod|prepaid|upi|online|wholesale|naye|new) (?:wale )?kitn[aei])(?: (?:ke|the|hai|hain|tha|thi|hue|h|wale))*(?=\\s*(?:$|[?.!]))',
    'and what part of it $1$2',
  ],
  ['partial (?:ords?|orders?)', 'partially fulfilled orders'],
  // yest how many sent vs how many came; how many went out
  [
    `how many(?: orders?| parcels?)? (?:were |was |got |have been |did we )?(?:sent|send|went|go|gone|shipped?|dispatched|dispatch)(?: out| off)? ?,?(?:vs|versus|and|against|n|&|compared to|compared with) how many(?: orders?)? (?:were |was |got |have |did )?(?:came|come|placed|received|booked|new|arrived)(?: in)?`,
    'orders by fulfillment status',
  ],
  [
    'how many(?: orders?| parcels?| packets?)? (?:have |has )?(?:went|gone|go|goes|moved) out(?! of)',
    'how many dispatched orders',
  ],
  // kitne ordr atke pade h.. 3 din se purane
  [
    '(?:kitn[aei] )?(?:orders?|ordrs?|ordr|parcels?) (?:atk[ae]|ruk[ae]|phas[ae]|phans[ae]|latk[ae]|pad[ae])(?: (?:pad[ae]|hue|hai|hain|h|abhi))*[ .,?-]+(?:jo )?(\\d+|do|teen|char|paanch|two|three|four|five) (?:din|dino|days?) se (?:puran[aei]|zyada|jyada|upar|adhik)(?: (?:hai|hain|h|ke))*',
    'kitne unfulfilled orders older than $1 days',
  ],
  [
    '(\\d+|do|teen|char|paanch|two|three|four|five) (?:din|dino|days?) se (?:zyada |jyada )?puran[aei] (?:unfulfil\\S*|unsent|pending|ruke|atke|na bheje)(?: orders?| ordr)?(?: kitn[aei](?: hai| hain| h)?)?',
    'unfulfilled orders older than $1 days',
  ],
  // 3 din se purane unfulfilled kitne, order no de do
  [
    /^(?!.*\b(?:jisne|jinhone|jinka|jiska|usk[aei]|unk[aei]|kisne|kiska|customers?|grahak|phone|mobile|whatsapp|contact|naam|name)\b)(?=.*\bord)(?!list )(.*?\S),? +(?:aur )?(?:order )?(?:nos?|numbers?)\.?(?: bhi)? (?:de do|do|dedo|batao|bhejo|dikhao|chahiye|send karo|de dena)$/gu,
    'list $1',
  ],
  // when somebody buys a kurta what jewellery they take with it
  [
    'when(?:ever)? (?:somebody|someone|people|customers?|anyone|a customer|they) (?:buys?|takes?|orders?|picks?) (?:an? |any |the )?([^?.,]{3,30}?),? (?:then )?what (?:[^?.,]{3,20} )?(?:do )?(?:they|he|she|people) (?:also |generally |usually )*(?:takes?|buys?|picks?|orders?|adds?)(?: up)?(?: with (?:it|that|them)| along| together| also| generally| usually)*',
    'what is bought together with a $1',
  ],
  // COD me kitne percent lene se mana kar dete hai
  [
    '(?:me se |mein se )?kitn[aei] (?:percent|%|pratishat)(?: (?:log|customers?|grahak|parcel|orders?))* (?:lene se |delivery lene se )?(?:mana|inkaar|inkar|refuse|reject)(?: (?:kar|karte|karta|kiya|kiye|dete|deta|de|diya|hai|hain|h))*',
    'rto rate',
  ],
  // kal kitne order nikle warehouse se
  [
    'kitn[aei] (?:orders?|ordrs?|ordr|parcels?) (?:nikle|nikal gaye|nikal chuke|bheje(?: gaye)?|ship hue|dispatch hue|chale gaye)(?: (?:warehouse|whse|godown) se)?',
    'kitne dispatched orders',
  ],
  // which order oldest not sent
  [
    `(?:which |what |show |list )*(?:is |are )?(?:the |our )?(?:(?:oldest|longest[- ]waiting|earliest|sabse puran[aei])(?: (?:orders?|parcels?))?|(?:orders?|parcels?) (?:is |are )?(?:the )?(?:oldest|longest[- ]waiting|sabse puran[aei])),? (?:and |that |which |is |are |we |have |has )*(?:still |yet |abhi |tak )*(?:not (?:been )?(?:sent|gone|shipped|dispatched|packed|fulfilled)|unsent|unshipped|unfulfilled|undispatched|pending|waiting|nahi (?:gay[aei]|bhej[aei]))(?: out| yet| orders?| parcels?)*`,
    'list unfulfilled orders',
  ],
  // orders older than 3 days. list
  [/^(?=.*\border)(.+?)\s*[.,;:-]\s*list(?: (?:them|it|all|please|pls|do|dikhao))*$/u, 'list $1'],
];

/** "pending dispatch orders", "orders pending for shipping": those that nobody has sent. */
const unsent: Turn[] = [
  [`(?:pending|remaining|baki|baaki|due|waiting|awaiting) (?:for |in )?${sending} orders?|${sending} (?:pending|baki|baaki|due|awaited) orders?`, 'unfulfilled orders'],
  [`orders? (?:(?:that|which|are|is|still|now|currently) )*(?:pending|waiting|due|baki|baaki) (?:for|in) ${sending}`, 'unfulfilled orders'],
]; // prettier-ignore

const partOf =
  '(?:how much|kitna|kitni)(?: of (?:it|that|this|them|which))?(?: (?:is|was|were|came|comes|did we (?:get|sell)|we got))? (?:from|by|to|through)(?: the| our)?';
const whoever = `(?:ones|${people})`; // prettier-ignore

/** "new customer aov vs returning aov": one figure of both kinds. */
const bothKinds: Turn[] = [
  // august sale, how much from new customers and how much from old ones
  [`(?<=(?:sales?|revenue|turnover|billing|business|orders|units|sold|bikri)\\b.*)(?:and )?${partOf} ${newOnes}(?: ${whoever})? ?(?:,|and|vs|aur|&)? ?(?:and )?${partOf} ${oldOnes}(?: ${whoever})?`, 'by customer type'],
  [`(?<=(?:sales?|revenue|turnover|billing|business|orders|units|sold|bikri)\\b.*)(?:and )?${partOf} ${oldOnes}(?: ${whoever})? ?(?:,|and|vs|aur|&)? ?(?:and )?${partOf} ${newOnes}(?: ${whoever})?`, 'by customer type'],
  // units and revenue from returning customers: both are theirs
  [`(units(?: sold)?|pieces|orders|number of orders|order count|aov|average order value|discounts?),? (?:and|&|aur|plus) (revenue|sales|turnover)(?= (?:from|by|of|to) (?:the |our )?(?:${newOnes}|${oldOnes}) ${people})`, '$2 and $1'],
  // what does a customer spend with us over the years
  ['(?<=(?:customers?|buyers?|shoppers?|grahak|lifetime) (?:.* )?(?:spends?|spent|worth|brings?|brought|gives?|value|buys?)(?: .*)?)(?:over|through|across) (?:all )?(?:the|these) years', 'in all'],
  // people we got for the first time in august, how many percent came back
  [`(?:the )?${people} (?:we |who |that )+(?:got|won|acquired|gained|came|bought|ordered|shopped)(?: (?:with|from) us)? (?:for (?:the|their) )?first time (?:in|during|on) (.{3,20}?),? (?:how many|what|how much) ?(?:percent|percentage|%)(?: of (?:them|those))? (?:have |has )?(?:came|come|returned|ordered|bought|reordered)(?: back)?(?: again)?`, 'repeat purchase rate of customers of $1'],
]; // prettier-ignore

const heads = '(?:customers|buyers|shoppers|people)';
const areNew = `(?:were|are|was|is|had been|turned out)(?: all)? ${newOnes}(?: ones| customers| buyers)?`;

/** People are counted: those of a month, of a group, who came again. */
const counted: Turn[] = [
  // at what rate do August buyers come back
  [`(?:at )?what (?:rate|percent|percentage|%|share|part) (?:of (?:the |our )?)?(?:do |did |does |have )?(?:the |our )?(${months}(?: \\d{4})?) (?:new )?${heads} (?:who |have |had |then |ever )*(?:come back|came back|return|returned|reorder|reordered|order again|ordered again|buy again|bought again|repeat|repeated)`, 'repeat purchase rate of $1'],
  // what share of October buyers were new
  [`(?:what |which |how much )?(?:share|percent|percentage|%|proportion|fraction|part) of (?:the |our |all )*((?:${months}|yesterday|today|last [a-z]+|this [a-z]+)(?:'s)?) ${heads}(?: who bought| who ordered)? ${areNew}`, 'customers by customer type $1'],
  // first-time vs repeat buyers, headcount for the week
  [`(?<=${people}(?:[ ,].*)?)head ?count|head ?count(?= (?:of|for) (?:.* )?${people})`, 'count'],
  // cohort of march 2026, how many came back
  [`((?:${months})(?: \\d{4})?) cohort,? (?:how many|kitne)(?: of them)? (?:have |had )?(?:came|come|bought|ordered|returned|reordered|wapas aaye|laute)(?: back| again)?`, 'customers who reordered of $1'],
  // grahak wapas aa rahe hai kya
  [`${people}(?: log)? (?:bhi )?(?:wapas|vapas|vaapas|laut ke|laut kar|laut|वापस|लौट कर|लौटकर|लौट) (?:aa rahe|aa rhe|aate|rahe|आ रहे|आते|रहे)(?: (?:hai|hain|h|हैं|है))?(?: (?:kya|क्या|ya nahi|ya nahin))?`, 'returning customers'],
]; // prettier-ignore

const cameAgain: Turn[] = [
  // old customers who bought again are those who return; so are people who had ordered earlier
  [`(?:old|existing|returning|repeat|earlier|previous) ${people} (?:who|that) (?:bought|ordered|shopped|purchased|came back|returned)(?: again| once more)?`, 'returning customers'],
  // who buys it, old customers or new ones
  [`(?:who (?:all )?(?:buys?|bought|is buying|are buying|ordered|orders)( it| this| that| them| these| those)?(?: most)?,? )?(?:is it |are they |mostly |mainly )?${newOnes} (?:customers|buyers|people|ones) or (?:the )?${oldOnes}(?: ones| customers| buyers| people)?(?=\\s*$|[?.!,])`, 'customers by customer type$1'],
  // of those who first bought in june how many never bought again
  [`(?:of|from|out of|among) (?:the |all |our )*(?:people|customers?|buyers?|shoppers?|those|ones|clients)(?: (?:who|that|we))? ?(?:${won}) (.{2,30}?),? how many(?: of them)? (?:have )?(?:never|not|did not|do not|have not|has not)(?: ever)? (?:came back|come back|bought again|buy again|returned?|ordered again|order again|reordered|placed (?:a second|another) order|bought a second time)`, 'new customers and customers who reordered of $1'],
  // repeat rate of the june cohort, march cohort repeat rate; june wale, kitno ne dobara kharida
  [`(?:dobara|dubara|phir se|wapas) (?:kharid|khareed|order|aa)\\S*(?: (?:kiya|kari|ki))? kitn[oei](?:n)?(?: logo| log)?(?: ne)?,? (${months}) (?:ke|wal[eo]n?|wale (?:grahak|customers?|logo))(?: (?:ne|me se|mein se))?`, 'customers who reordered in $1'],
  // which kurtas come back most and what are people saying
  ['(?<=(?:coming back|come back|comes back|returned|returns?|wapas|sent back)\\b.*),? (?:and|aur) (?:what|why)(?: reasons?)? (?:are |do |is )?(?:people|customers|they|buyers) (?:are )?(?:saying|say|telling|tell us|complaining(?: about)?|complain(?: about)?|giving|give)', ' by return reason'],
  // discounts on first orders
  ['((?:discounts?|money off|chhoot)(?: given| taken| used)?) (?:on|for|against|to|in) (?:the |our |their |all )*first[- ]?(?:time )?(?:orders?|purchases?|bills?)', '$1 for new customers'],
  // repeat rate of people who first bought in june; second order rate for customers of may
  [`(?:repeat|reorder|re-?purchase|second[- ](?:order|purchase)|2nd order|come[- ]?back|retention)(?: purchase| order)? (?:rate|percent|percentage|%|share) (?:of|for|among|from) (?:the |our |all )*(?:people|customers?|buyers?|shoppers?|those|ones|new customers|first[- ]time buyers)(?: (?:who|that|we))?(?: (?:${won}))?(?: (?:in|during|of|from|on))?(?= \\w)`, 'repeat purchase rate of'],
  // how often do jewellery orders come back; because the colour was off
  ['because (?:the |of the |of )?colou?rs? (?:was|is|were|being|looked|did)(?: not)? (?:off|wrong|different|bad|right|match(?:ing)?|good|as shown)', 'because of colour'],
  // how many orders are we sitting on
  ['(orders|parcels|packages) (?:are|do|have) (?:we|i) (?:still |been )?(?:sitting on|sit on|holding back|holding|stuck with)', '$1 to ship'],
  // how many of last year's diwali customers came back
  [`how many of (?:the |our )?((?:last|this) (?:year|month|quarter)(?: ${feasts})?|${feasts}|${months}(?: \\d{4})?)(?:'s|s)? (?:new )?${people} (?:have |had )?(?:ordered|bought|came|come|returned|purchased|shopped)(?! (?:from us )?(?:before|earlier|already))(?: back| again)*`, 'new customers and customers who reordered in $1'],
  // new customer percentage; first order discounts; codes nobody used
  ['new (?:customers?|buyers?|shoppers?)(?: ka| ki)? (?:percentage|percent|pct|%)(?! (?:of|in) (?:sales|revenue|orders|turnover))', 'what percent of customers were new'],
  // first purchase product; order volume; how many refunds did we process
  ['(?<=^(?:what |which |show |top |most common |is |are |the |our )*)first[- ](?:purchase|purchased|order|ordered|bought) (?:products?|items?)|(?<=^(?:what |which )?)(?:products?|items?) (?:are |is )?(?:bought|purchased|ordered) (?:first|in (?:the |their )?first (?:order|purchase))(?: most)?', 'which products are bought by new customers'],
  ['order volumes?', 'number of orders'],
  // which size comes back the most
  ['(which|what|kaun ?s[aei]|kons[aei]) (sizes?|colou?rs?|variants?|skus?|products?|items?|styles?|designs?|categor(?:y|ies)|(?:product )?types?|brands?|vendors?|collections?|goods|articles?)(?: (?:is|are|do|does))? (?:come|comes|came|coming|gets?|got) (?:sent )?back (?:to us )?(?:the )?(most|least)(?: often)?', '$1 $2 is returned $3'],
  // average time customers take to reorder
  ['(?:average |avg |typical |mean |median )?(?:time|days|gap|interval|weeks)(?: that| which)?(?: do| does| it)?(?: our| the| a)? (?:customers?|buyers?|people|shoppers?) (?:take|takes|need|needs|wait|waits)(?: on average)? (?:to|before|until)(?: they)? (?:reorder\\w*|order\\w* again|buy\\w* again|com\\w* back|return\\w*|repeat\\w*|(?:plac|mak)\\w* (?:a|another|their) (?:second |next |repeat )?(?:order|purchase))', 'how long between first and second order'],
  // how many customers have placed exactly one order
  ['(?<=(?:customers?|buyers?|people|shoppers?|log|grahak) .*)(?:exactly |only |just )(?:one|1|a single|once|two|2|twice|three|3|thrice)(?: orders?| purchases?| times?| products?| items?)?(?= |$|[?.!,])(?! (?:of|day|week|month|city|state))', 'purchase frequency'],
  // days until a customer comes back
  ['(?:how many |average |avg )?(?:days|weeks|time|months|gap)(?: it takes)? (?:until|till|before|between|for) (?:an? |one |the |our |two |2 |new )*(?:customers?|buyers?|orders?|purchases?)(?: to)? (?:comes? back|returns?|reorders?|orders? again|buys? again|of (?:a|the|one|same) (?:same )?customer)', 'how long between first and second order'],
]; // prettier-ignore

export const orderTurns: readonly Turn[] = [
  // abandoned orders last week
  [/\babandoned orders?\b|\borders? (?:(?:were|was|got|are) )?abandoned\b(?! by)/g, 'abandoned checkouts'],
  ...sent,
  ...unsent,
  ...bothKinds,
  ...counted,
  ...theirs,
  ...lifetime,
  ...cameAgain,
  ...orders,
];
