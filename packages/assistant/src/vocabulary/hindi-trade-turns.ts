/** What Hindi says of money and of goods: what is left after a cost, what came in, what was given back; what runs out, lies about or is new. */
import type { Turn } from '../words/turns.ts';
import { end, goods, hai, me, num, out, some } from './hindi-parts.ts';

const rupees = '(?: (?:rupaye|rupay|rupees|rs|रुपये|रुपए))';
/** "wale", "ke daam ke": what the price is of follows. */
const ofPrice =
  '(?:wal[aei]|k[aei]|daam|price|range|वाल[ाेी]|क[ाेी]|दाम)(?: (?:wal[aei]|k[aei]|daam|price|range|वाल[ाेी]|क[ाेी]|दाम))*';
/** Kinds of goods, as people name them. */
const ofGoods =
  'kurt[aei]|kurti\\w*|sarees?|sari\\w*|dupatt[ae]|leheng[ae]|jewell?ery|gehne|jhumk[aei]|home decor|कुर्त[ाेी]|साड़ी|साड़ियां|दुपट्ट[ाे]|लहंग[ाे]|झुमक[ाे]';

/** Goods that have a price; orders above an amount are another thing. */
const wares = `(?!orders?${end}|parcels?${end}|ऑर्डर|आर्डर|पार्सल)(?:${goods}|${ofGoods})`;

const bought = '(?:khar[ie]+d\\w*|khareed\\w*|shopping|खरीद\\S*)';

/** "ads ka kharcha nikaal ke kitna bacha", "price badhaya tha, uske baad …". */
export const costs: Turn[] = [
  // "ads ka kharcha nikaal ke kitna bacha": what is left after a cost
  [
    `(?:ads?|google ads?|google|vigyapan|marketing|विज्ञापन|एड|एड्स|ऐड|ऐड्स|मार्केटिंग)(?: ka| ke| का| के)?(?: sara| poora| सारा)? ?(?:kharcha|kharch|kharche|spend|cost|paisa|खर्चा|खर्च|पैसा)? ${out}(${some}{0,4}?)(?: kitna| kya| कितना| क्या)(?: paisa| profit| munafa| पैसा| मुनाफा)?(?: hamare paas| haath me)? (?:bacha|bachta|bachega|bache|rah gaya|raha|bana|बचा|बचता|रहा|बना)${hai}`,
    'profit after ad spend$1',
  ],
  // a price that was changed, and what came after
  [
    `(?:ka |ke |ki |का |के |की )?(?:rate|daam|dam|price|mrp|keemat|kimat|रेट|दाम|कीमत|प्राइस) (?:badhaya|badhaye|badhane|badhakar|badha diya|badha|ghataya|ghataye|ghatane|kam kiya|kam karne|बढ़ाया|बढ़ाए|बढ़ाने|घटाया|घटाने|कम किया)(?! (?:to|toh|se|kya|chahiye|do|dena|dijiye|तो|से|चाहिए|दो|देना|दीजिए))(?: tha| the| thi| diya| था| थे)?(?: na)?,?(?: tab se| (?:uske|us ke|iske|ke|उसके|इसके|के) (?:baad|bad|बाद)(?: se| से)?)?,?`,
    ' ',
  ],
];

/** "kitna vasool hua", "refund me kitna gaya", "kitne bill kate". */
export const takings: Turn[] = [
  [`(bills?|invoices?|challan|बिल) (?:kate|kata|kaate|katey|banaye|banaya|kaati|काटे|कटे|बनाए)`, '$1 bane'],
  [
    `(?:ek|har|per|एक|हर) (?:customer|grahak|ग्राहक)(?: ne| ने)? (?:kitne|kitni baar|कितने|कितनी बार) (?:order|orders|ऑर्डर|kharid)(?: kiye| karta| karte| deta| किए| करता)?${hai}`,
    'orders per customer on average',
  ],
  [
    `(?<!(?:purane|purani|naye|पुराने|नए) (?:grahak|customers?|ग्राहक|कस्टमर) )(?:kitna|कितना) (?:kharida|kharidte|kharidti|kharid rahe|खरीदा|खरीदते)${hai}`,
    'kitni sale',
  ],
  [
    `(?:kya|क्या)(?: kya| क्या)? (?:kharidte|kharidti|kharid rahe|khareedte|khareed rahe|kharidna pasand karte|खरीदते|खरीद रहे)${hai}`,
    'sabse zyada kya bika',
  ],
  [`kharidne (?:wala|wale|wali)(?= (?:sheher|shehar|shahar|city|rajya|state|desh)${end})`, 'bikri wala'],
  [`(?:customers?|grahak|ग्राहक) (?:toote|tute|toot gaye|chale gaye|kho diye|khoye|gawaye|टूटे|चले गए)`, 'customers lost'],
  // "1500 ke andar wale maal ki sale", "500 se 1000 wali saree"
  [
    `([0-9]{3,})${rupees}? (?:se|-|से) ([0-9]{3,})${rupees}?(?: (?:tak|ke beech|तक|के बीच))? ${ofPrice}(?= ${wares}${end})`,
    'priced between $1 and $2',
  ],
  [
    `([0-9]{3,})${rupees}? (?:(?:se|से) (?:neeche|niche|kam|sast[aei]|नीचे|कम|सस्त[ाेी])|(?:ke|के) (?:andar|neeche|niche|bheetar|bhitar|अंदर|नीचे|भीतर)|tak|तक) ${ofPrice}(?= ${wares}${end})`,
    'priced under $1',
  ],
  [
    `([0-9]{3,})${rupees}? (?:(?:se|से) (?:upar|uper|zyada|jyada|mehng[aei]|ऊपर|ज्यादा|महंग[ाेी])|(?:ke|के) (?:upar|uper|ऊपर)) ${ofPrice}(?= ${wares}${end})`,
    'priced above $1',
  ],
  [
    `([0-9]+)(?: piece| pcs| nag| पीस)? (?:se|से) (?:kam|neeche|niche|कम|नीचे) (?:stock|maal|piece|pcs|स्टॉक|माल|पीस)(?: bacha| bache| pada)? (?:wale|wali|वाले|वाली) (?:products?|maal|mal|saman|saaman|samaan|items?|cheez|cheezein|माल|सामान|प्रोडक्ट|चीजें)${end}`,
    'products with stock less than $1',
  ],
];

/** "sabse zyada wapas aane wale product", "maal atka pada hai". */
export const hindiGoods: Turn[] = [
  // "bachon ke kurte", "पुरुषों के कुर्ते"
  [`(?:bach+o+n?|बच्चो|बच्चों) (?:ke|ki|ka|wale|wali|के|की|का|वाले|वाली)(?= (?:${goods})${end})`, 'kids'],
  [
    `(?:mardon?|purush(?:o|on)|aadmiyon|mardo|gents|मर्दों|पुरुषों|आदमियों) (?:ke|ki|ka|wale|wali|के|की|का|वाले|वाली)(?= (?:${goods})${end})|gents'?s?(?= (?:${goods})${end})`,
    "men's",
  ],
  // goods that came back are no customers who did
  [
    `(?:wapas|vapas|vaapas|वापस) (?:aane|hone|aaye|aayi|hue|aya|aaya hua|लौटे|आने|होने|आए|हुए) (?:wala|wale|wali|वाला|वाले|वाली)?(?= (?:(?:top |sabse )?${num} )?(?:${goods})${end})`,
    'returned',
  ],
  [
    `(?:wapsi|vapsi|return|returns|(?:wapas|vapas) (?:aane|karne|hone|aana|bhejne)|वापसी|रिटर्न|(?:वापस )?लौटाने|(?:wapas |vapas )?lautane|वापस (?:आने|करने|होने|भेजने)) (?:ki|ke|ka|की|के|का) (?:wajah|vajah|wajahen|wajahein|wajhen|karan|kaaran|kaarano|वजह|वजहें|कारण|कारणों)`,
    'return reason',
  ],
  // what is running out, what does not move
  [
    `(${goods})(?: hai jo| jo)? (?:(?:nahi|nahin|nhi|नहीं|नही) (?:chal|uth|चल|उठ)|(?:chal|bik|uth|चल|बिक|उठ) (?:nahi|nahin|nhi|नहीं|नही)) (?:raha|rahe|rahi|rha|rhi|rhe|paa? rah[aei]|रहा|रहे|रही)${hai}`,
    '$1 nahi bik raha',
  ],
  [
    `(orders?|parcels?|ऑर्डर|आर्डर|पार्सल)(?: abhi tak| abhi| ab tak| अभी तक| अभी)? (?:nahi|nahin|nhi|नहीं|नही) (?:gaye|gaya|nikle|nikale|nikla|bheje|bheja|गए|गये|निकले|भेजे)${hai}`,
    'unfulfilled orders',
  ],
  [`stock (?:kam|khatam) ho rah[aie]${hai}`, 'stock khatam hone wala product'],
  [
    `(?:kitn[aei]|कितन[ाेी]) (?:maal|mal|saman|saaman|samaan|माल|सामान) (?:gaya|gaye|nikla|nikle|nikal gaya|गया|निकला)`,
    'kitne units bike',
  ],
  [
    `(?<!(?:return|wapas|रिटर्न|वापस) .*)(?:nay[aei] |नय[ाे] )?(?:maal|mal|saman|saaman|stock|माल|सामान|स्टॉक)(?: kab| kitna| कब| कितना)? (?:aaya|aayega|aayegi|aa raha|aane wala|pahunchega|mangaya|mangwaya|आया|आएगा|आ रहा|मंगाया|मंगवाया)${hai}`,
    'incoming stock',
  ],
  [`nay[aei] (?:maal|mal|saman|saaman|stock|design|collection)|नय[ाेी] (?:माल|सामान|स्टॉक)`, 'new arrivals'],
  [`puran[aei] (?:maal|mal|saman|saaman|stock)|पुरान[ाेी] (?:माल|सामान|स्टॉक)`, 'ageing stock'],
  [
    `(?:kaun ?s[aei]|konsa|konse|kis|कौन ?सा|कौन ?से|किस) (?:product|products|cheez|maal|saman|item|प्रोडक्ट|सामान|चीज)(?: pe| par| me| ka| पर| में)? (?:(?:ghate|ghaate|nuksan|nuksaan|loss|घाटे|नुकसान)(?: me| mein| में)? (?:bik rah[aie]|ja rah[aie]|chal rah[aie]|ho rah[aie]|hai|बिक रहा|हो रहा|जा रहा))${hai}`,
    'sabse kam gross margin kis product me',
  ],
  [`(?:laut|लौट)(?: ke| kar|कर| कर| के)? (?:aaya|aaye|aayi|aate|आया|आए|आई|आते)`, 'wapas aaye'],
];

const onAds =
  '((?:google )?(?:ads?|advertising|advertisement|marketing|vigyapan|campaigns?|विज्ञापन|एड्स|ऐड्स|एड|ऐड|मार्केटिंग|कैंपेन)) (?:pe|par|pr|me|mein|पे|पर|में)';
const money = '(?: (?:paisa|paise|rupaya|rupaye|rakam|पैसा|पैसे|रुपये|रकम))?';

/** "purane customers ne kitna kharch kiya", "kitne ke bike": money that others spend, and what goods brought in. */
export const spending: Turn[] = [
  // "mahine ke end tak ads pe kitna lagega", "ads pe kal kitna paisa laga"
  [
    `${onAds}(${some}{0,4}?) (?:kitn[aei]|कितन[ाेी])${money} (?:lageg[aei]|lagenge|lag (?:jaa?yeg[aei]|sakt[aei])|lagne wal[aei]|lagaenge|lagayenge|लगेग[ाेी]|लगेंगे|लग जाएग[ाेी]|लगने वाल[ाेी])${hai}`,
    '$1 pe$2 kitna kharch hoga',
  ],
  [
    `${onAds}(${some}{0,4}?) (?:kitn[aei]|कितन[ाेी])${money} (?:lag[aei]|lagt[aei]|lag (?:gay[aei]|rah[aei]|chuk[aei])|gal[aei]|daal[aei]|dal[aei]|लग[ाेी]|लगत[ाेी]|लग (?:गया|रहा|चुका))${hai}`,
    '$1 pe$2 kitna kharch hua',
  ],
  // "naye grahak kitne bane aur unse kitna paisa aaya"
  [
    `(?<=(naye|nayi|new|नए|purane|returning|repeat|पुराने) (?:grahak|customers?|log|ग्राहक|ग्राहकों|कस्टमर)(?: .*)?)(?:unse|inse|unhone|unhonne|unhone ne|unlogo ne|उनसे|इनसे|उन्होंने)(?: kul| total| कुल)? (?:kitn[aei]|कितन[ाेी])(?: ka| ki| ke| का| की| के)? (?:paisa|paise|sales?|bikri|kamai|revenue|kharid\\S*|khareed\\S*|shopping|maal|पैसा|पैसे|बिक्री|कमाई|खरीद\\S*)(?: aaya| aayi| aaye| mila| hua| hui| kiya| ki| kharida| आया| आई| मिला| हुआ| हुई| किया| की)?`,
    '$1 customer sales',
  ],
  // "har vendor ke stock ki laagat mulya par keemat"
  [
    `(?:stock|maal|स्टॉक|माल) (?:ki|ka|की|का) (?:laagat|lagat|kharid|khareed|cost|लागत|खरीद|कॉस्ट)(?: (?:mulya|moolya|daam|price|मूल्य|दाम|प्राइस))?(?: (?:par|pe|pr|पर|पे))? (?:keemat|kimat|value|mulya|moolya|कीमत|वैल्यू|मूल्य)`,
    'stock value',
  ],
  // "kama ke de raha hai"
  [
    `(?:kama|कमा) ?(?:ke|kar|k|के|कर) (?:de|दे)(?:ta|ti|te|ता|ती|ते)?(?: rah[aie]| रह[ाीे])?(?: hai| hain| है)?`,
    'kamata hai',
  ],
  // "delhi se kitne order aaye aur mumbai se kitne": asked of both
  [
    `(?<=(?:kitn[aei]|कितन[ाेी]) .*(?:aur|or|and|और) [^,.?]{2,25}? (?:se|me|mein|ke|ki|ka|par|pe|ne|से|में|के|की|का|पर|ने) )(?:kitn[aei]|कितन[ाेी])(?: hai| hain| the| tha| thi| aaye| हैं| है| थे)?(?= *(?:[,.?!]|$))`,
    'alag alag',
  ],
  // "october me kurte kitne bike aur lehenge kitne"
  [
    `(?<=(?:kitn[aei]|कितन[ाेी]) .*(?:aur|or|and|और) (?:${ofGoods}) )(?:kitn[aei]|कितन[ाेी])(?: bik[aei]| बिक[ाेी])?(?= *(?:[,.?!]|$))`,
    'alag alag',
  ],
  // "grahak ek baar me kitna kharch karte hain"
  [
    `(?:kitn[ae]|कितन[ाे])(?: ka| का)? (?:kharch|kharcha|spend|खर्च|खर्चा) (?:karta|karte|karti|करता|करते|करती)${hai} (?:ek baar|ek order|har order|एक बार|एक ऑर्डर|हर ऑर्डर) ${me}`,
    'average order value',
  ],
  // "naye customers ka percent"
  [
    `(?:naye|nayi|new|नए) (?:grahako?n?|customers?|ग्राहकों|ग्राहक|कस्टमर) (?:ka|ki|का|की) (?:kitna |कितना )?(?:percent|percentage|pratishat|प्रतिशत)`,
    'customer type wise customers',
  ],
  // "kitne ke bike": for how much money
  [
    `(?:kitn[aei]|कितन[ाेी]) (?:ke|ka|ki|के|का|की) (?:bik(?!ri)|bech|बिक(?!्री)|बेच)[^ ]*(?: (?:gay[aei]|hue|hui|गए|गई|हुई))?`,
    'ki kitni sale',
  ],
  // "purane grahakon ne kitne ki kharidari ki": what customers bought, and not what we bought
  [
    `(?<!(?:humne|hamne|hum ne|maine|suppliers?|vendors?|karigar|हमने|मैंने|सप्लायर)(?: .*)?)(?:(?:kitn[aei]|कितन[ाेी]) (?:ke|ka|ki|के|का|की) ${bought}|${bought} (?:kitn[aei]|कितन[ाेी]) (?:ke|ka|ki|के|का|की)(?= (?:rah|hu|th|रह|हु|थ)|$))(?: (?:ki|kari|kiya|kare|karte|hui|rahi|thi|की|करी|किया|हुई|रही|थी)(?= |$))*`,
    'ki kitni sale',
  ],
  // "teen din se zyada purane order kitne pade hain", "3 din se atke hue pending order"
  [
    `${num} (din|dino|dinon|दिन|दिनों|hafte|hafton|हफ्ते|हफ्तों) (?:se|से)(?: (?:zyada|jyada|upar|ज्यादा|ऊपर))?(?: (?:ke|k|के))?(?: (?:purane|puraane|atke|ruke|pade|phase|latke|pending|open|unshipped|unfulfilled|baki|baaki|hue|huye|पुराने|अटके|रुके|पडे|परे|पेंडिंग|बाकी|हुए))+ (?:jo |wale |जो |वाले )?(orders?|parcels?|ऑर्डर|पार्सल)(?: (?:abhi|अभी))?(?: (?:kitn[ei]|कितन[ेी]))?(?: (?:atke|ruke|pade|phase|latke|baki|baaki|pending|अटके|रुके|पडे|परे|फंसे|बाकी|पेंडिंग)(?: (?:hue|हुए))?)?${hai}`,
    '$3 stuck more than $1 $2',
  ],
  // "diwali ke baad se dukan thandi hai", "sale kaafi dheeli chal rahi hai", "dhandha manda hai"
  [
    '(?:dukaa?n|dukaan|sales?|bikri|dhandh?a|business|market|bazaa?r|kaam|दुकान|बिक्री|धंधा|सेल|काम)(?: (?:bahut|kaafi|kafi|thod[aie]|ekdum|bilkul|itn[aie]|to|बहुत|काफ़ी|थोड़ा))* (?:thand[aie]|mand[aie]|dheel[aie]|sust|ठंड[ाीे]|मंद[ाीे]|ढील[ाीे]|सुस्त)(?= |$|[?.!,])',
    'sales kam',
  ],
];
