/** Hindi turns of phrase, in Latin letters and in Devanagari, put in words the tables know. */
import { turnsOf, type Turn } from '../words/turns.ts';

const some = '(?: [^ ,.?]+)';
const num = '(\\d+|ek|do|teen|tin|char|chaar|paanch|panch|das|एक|दो|तीन|चार|पांच|दस)';
const goods =
  'maal|mal|saman|saaman|samaan|item|items|piece|pieces|pcs|cheez|cheezein|product|products|order|orders|parcel|parcels|style|styles|kurta|kurte|kurti|kurtiyan|saree|sarees|sari|sariyan|dupatta|dupatte|lehenga|lehenge|माल|सामान|पीस|चीज|चीजें|प्रोडक्ट|ऑर्डर|आर्डर|पार्सल|कुर्ता|कुर्ते|साड़ी|साड़ियां|दुपट्टे|लहंगे|उत्पाद';
const out =
  '(?:nikaal|nikal|hata|hataa|kaat|kat|ghata|minus|chhod|chod|chhor|निकाल|हटा|काट|घटा|छोड़) ?(?:ke|kar|karke|kr|k|के|कर)';
const me = '(?:me|mein|mai|main|pe|par|में|पर)';
const go = '(?:gaya|gaye|gayi|gya|diya|diye|laga|lage|nikla|nikle|gawaya|गया|गये|गए|दिया|दिए|लगा|लगे|निकला)';
const end = '(?![a-z\\u0900-\\u097f])';
const hai = '(?: hai| hain| h| he| है| हैं)?';

const mostly = '(?:sabse|sab se|सबसे) (?:zyada|jyada|zyaada|jyaada|adhik|ज्यादा|अधिक)';
const leastly = '(?:sabse|sab se|सबसे) (?:kam|कम)';
const where = '(?:kahan|kaha|kidhar|कहां|कहा)';
const sells =
  '(?:bikta|bika|biki|bike|bikti|bikte|bikri|bik rah[aie]|बिकता|बिका|बिकी|बिकती|बिकते|बिक रहा|बिक्री)(?: hoti| hota| hui| hua| होती| हुई)?';

const feasts =
  '(?:diwali|deepawali|deepavali|rakhi|raksha bandhan|navratri|holi|eid|dhanteras|dussehra|christmas|karwa chauth|दिवाली|दीपावली|राखी|होली|ईद|नवरात्रि|धनतेरस|दशहरा|करवा चौथ)';

/** "lal saree": colours of goods go by their English names. */
const colours: Turn[] = Object.entries({
  red: 'lal|laal|लाल', blue: 'neela|neeli|neele|nila|nili|नीला|नीली|नीले', green: 'hara|hari|hare|हरा|हरी|हरे', yellow: 'peela|peeli|peele|pila|pili|पीला|पीली|पीले', white: 'safed|safaid|सफेद',
  black: 'kala|kaala|kali|kaali|kale|kaale|काला|काली|काले', pink: 'gulabi|गुलाबी', gold: 'sunehra|sunehri|सुनहरा|सुनहरी', orange: 'narangi|नारंगी', brown: 'bhura|bhoora|भूरा', maroon: 'mehroon|maroon|मैरून', grey: 'sleti|स्लेटी',
}).map(([english, said]) => [`(?:${said})(?= (?:wal[aei] |रंग |rang ki |rang ke |वाली |वाला |वाले )?(?:${goods})${end})`, english]); // prettier-ignore

const turns: Turn[] = [
  // "ads ka kharcha nikaal ke kitna bacha": what is left after a cost
  [
    `(?:ads?|google ads?|google|vigyapan|marketing|विज्ञापन|एड|एड्स|ऐड|ऐड्स|मार्केटिंग)(?: ka| ke| का| के)?(?: sara| poora| सारा)? ?(?:kharcha|kharch|kharche|spend|cost|paisa|खर्चा|खर्च|पैसा)? ${out}(${some}{0,4}?)(?: kitna| kya| कितना| क्या)(?: paisa| profit| munafa| पैसा| मुनाफा)?(?: hamare paas| haath me)? (?:bacha|bachta|bachega|bache|rah gaya|raha|bana|बचा|बचता|रहा|बना)${hai}`,
    'profit after ad spend$1',
  ],
  [
    `(?:sab|sabhi|saare|sare|saara|poora|sara|सब|सभी|सारे|सारा) (?:kharche|kharch|kharcha|खर्चे|खर्च|खर्चा) ${out}`,
    'net profit',
  ],
  [`(?:kharch|kharcha|kharche|खर्च|खर्चा|खर्चे) ${out}(?=.* (?:bacha|bachta|bana|बचा|बचता|बना))`, 'net profit'],
  [
    `(?:return|returns|refund|wapsi|रिटर्न|वापसी) ${out}(${some}{0,3}?) (?:net |asli )?(?:kitn[ai]|कितन[ाी]) (?:bana|bacha|hua|raha|aaya|बना|बचा|हुआ|रहा)`,
    'net sales$1',
  ],
  [`(?:discount|discounts|chhoot|chhut|डिस्काउंट|छूट) ${out}`, 'after discounts'],
  [
    `(razorpay|paypal|pine labs|रेजरपे|पेपैल)(?: se| ke through| par| pe| me| से| पर)?(${some}{0,3}?) (?:kitn[aei]|कितन[ाेी])(?: paisa| paise| payment| rakam| collection| amount| rupaye| पैसा| पैसे| रकम)? (?:aaya|aaye|aayi|mila|mile|mili|jama hua|collect hua|hua|आया|आए|मिला|मिले|जमा हुआ)`,
    '$1 net payments$2',
  ],
  [
    `(?:kitna|kitne|कितना|कितने) (?:paisa|paise|rupaya|rupaye|पैसा|पैसे|रुपया) (?:bacha|bache|bachta|bachaya|बचा|बचे|बचता)`,
    'kitna gross profit',
  ],
  [
    `(return|returns|refund|refunds|wapsi|discount|discounts|chhoot|tax|gst|shipping|cod|रिटर्न|रिफंड|डिस्काउंट|छूट|जीएसटी|टैक्स|शिपिंग) ${out}`,
    '$1 hata ke',
  ],
  // "isi raftar se": the pace is what an outlook, and how long stock lasts, go by anyway
  [
    `(?:isi|is|aisi|इसी|इस) (?:raftar|raftaar|speed|gati|rate|pace|रफ्तार|गति|स्पीड) (?:se|से)(?=.*(?:chal|khatam|चल|खत्म))`,
    '',
  ],
  [`(?:isi|is|इसी|इस) (?:raftar|raftaar|speed|gati|rate|pace|रफ्तार|गति|स्पीड) (?:se|से)`, 'at this pace'],
  // a price that was changed, and what came after
  [
    `(?:ka |ke |ki |का |के |की )?(?:rate|daam|dam|price|mrp|keemat|kimat|रेट|दाम|कीमत|प्राइस) (?:badhaya|badhaye|badhane|badhakar|badha diya|badha|ghataya|ghataye|ghatane|kam kiya|kam karne|बढ़ाया|बढ़ाए|बढ़ाने|घटाया|घटाने|कम किया)(?! (?:to|toh|se|kya|chahiye|तो|से|चाहिए))(?: tha| the| thi| diya| था| थे)?(?: na)?,?(?: tab se| (?:uske|us ke|iske|ke|उसके|इसके|के) (?:baad|bad|बाद)(?: se| से)?)?,?`,
    ' ',
  ],
  // goods that came back are no customers who did
  [
    `(${goods})(?: jo| जो)?(?: sabse (?:zyada|jyada|kam))? (?:wapas|vapas|vaapas|वापस) (?:aate|aaye|aa rahe|hote|hue|आते|आए|आये|होते|हुए)${hai}(?! (?:log|customer|grahak|ग्राहक|लोग))`,
    'returned $1',
  ],
  [
    `(?:wapas|vapas|vaapas|वापस) (?:aane|hone|aaye|aayi|hue|aya|aaya hua|लौटे|आने|होने|आए|हुए) (?:wala|wale|wali|वाला|वाले|वाली)?(?= (?:(?:top |sabse )?${num} )?(?:${goods})${end})`,
    'returned',
  ],
  [
    `(?:wapsi|vapsi|return|returns|(?:wapas|vapas) (?:aane|karne|hone|aana|bhejne)|वापसी|रिटर्न|वापस (?:आने|करने|होने|भेजने|लौटाने)) (?:ki|ke|ka|की|के|का) (?:wajah|vajah|wajahen|wajahein|wajhen|karan|kaaran|kaarano|वजह|वजहें|कारण|कारणों)`,
    'return reason',
  ],
  [
    `(?:har|har ek|हर|हर एक) (?:wajah|vajah|karan|kaaran|reason|वजह|कारण)(?: ke liye| se| me| के लिए| से)?(?=.*(?:wapas|vapas|return|वापस|रिटर्न))`,
    'by return reason',
  ],
  [`(?:ki |ka |की |का )?(?:ginti|sankhya|taadaad|tadad|गिनती|संख्या|तादाद)(?! kaise| kese| kya hai| कैसे)`, 'count'],
  // what is running out, what does not move
  [
    `(?:kaun ?s[aei]|konsa|konse|konsi|kon sa|कौन ?सा|कौन ?से|कौन ?सी) (?:maal|mal|saman|saaman|samaan|stock|माल|सामान|स्टॉक)`,
    'kaunsa product',
  ],
  [`kya kya(?= khatam| khatm)`, 'kaun se product'],
  [`क्या क्या(?= खत्म)`, 'कौन से प्रोडक्ट'],
  [
    `(${goods})(?: hai jo| jo)? (?:(?:nahi|nahin|nhi|नहीं|नही) (?:chal|uth|चल|उठ)|(?:chal|bik|uth|चल|बिक|उठ) (?:nahi|nahin|nhi|नहीं|नही)) (?:raha|rahe|rahi|rha|rhi|rhe|paa? rah[aei]|रहा|रहे|रही)${hai}`,
    '$1 nahi bik raha',
  ],
  [
    `(?:maal|mal|saman|stock|product|माल|सामान|स्टॉक) (?:atka|phasa|fasa|phansa|ruka|अटका|फंसा|रुका)(?: hua| pada| हुआ| पड़ा)*${hai}`,
    'dead stock product',
  ],
  [
    `(orders?|parcels?|ऑर्डर|आर्डर|पार्सल) (?:abhi |abhi tak |अभी |अभी तक )?(?:pade|pare|atke|ruke|latke|phase|पड़े|अटके|रुके)(?: hue| हुए)?${hai}`,
    'unfulfilled orders',
  ],
  [
    `(orders?|parcels?|ऑर्डर|आर्डर|पार्सल)(?: abhi tak| abhi| ab tak| अभी तक| अभी)? (?:nahi|nahin|nhi|नहीं|नही) (?:gaye|gaya|nikle|nikale|nikla|bheje|bheja|गए|गये|निकले|भेजे)${hai}`,
    'unfulfilled orders',
  ],
  [
    `(?:order|orders|parcel|ऑर्डर|आर्डर|पार्सल) (?:nikalne|nikaalne|nikaalne|ravana karne|रवाना करने|निकालने|निकलने) ${me}`,
    'order dispatch me',
  ],
  [`stock (?:kam|khatam) ho rah[aie]${hai}`, 'stock khatam hone wala product'],
  [
    `(?:kitn[aei]|कितन[ाेी]) (?:maal|mal|saman|saaman|samaan|माल|सामान) (?:gaya|gaye|nikla|nikle|nikal gaya|गया|निकला)`,
    'kitne units bike',
  ],
  [
    `(item|maal|product|saman|stock|सामान|माल|प्रोडक्ट) (?:order|ऑर्डर) (?:karna|karne|karni|करना|करने) (?:padega|padenge|hai|chahiye|hoga|पड़ेगा|चाहिए|है|होगा)`,
    '$1 reorder karna chahiye',
  ],
  [`nay[aei] (?:maal|mal|saman|saaman|stock|design|collection)|नय[ाेी] (?:माल|सामान|स्टॉक)`, 'new arrivals'],
  [`puran[aei] (?:maal|mal|saman|saaman|stock)|पुरान[ाेी] (?:माल|सामान|स्टॉक)`, 'ageing stock'],
  [
    `(?:kaun ?s[aei]|konsa|konse|kis|कौन ?सा|कौन ?से|किस) (?:product|products|cheez|maal|saman|item|प्रोडक्ट|सामान|चीज)(?: pe| par| me| ka| पर| में)? (?:(?:ghate|ghaate|nuksan|nuksaan|loss|घाटे|नुकसान)(?: me| mein| में)? (?:bik rah[aie]|ja rah[aie]|chal rah[aie]|ho rah[aie]|hai|बिक रहा|हो रहा|जा रहा))${hai}`,
    'sabse kam gross margin kis product me',
  ],
  [`(?:laut|लौट)(?: ke| kar|कर| कर| के)? (?:aaya|aaye|aayi|aate|आया|आए|आई|आते)`, 'wapas aaye'],
  // money
  [
    `(?:paise|paisa|rupaye|rupay|rakam|पैसे|पैसा|रुपये|रकम) (?:lautaye|lautaya|lauta diye|wapas kiye|wapas kiya|wapas diye|wapas kar diye|लौटाए|लौटाया|वापस किए|वापस किया|वापस दिए)`,
    'refund kiye',
  ],
  [`(?:customers?|grahak|ग्राहक) (?:toote|tute|toot gaye|chale gaye|kho diye|khoye|gawaye|टूटे|चले गए)`, 'customers lost'],
  [`target (?:kitna )?(?:pura|poora|complete|achieve|hit)(?: hua| ho gaya)?`, 'sales target'],
  [
    `([0-9]{3,})(?: rupaye| rupay| rs| रुपये)? (?:se|से) (?:neeche|niche|kam|नीचे|कम) (?:wale|wali|ke|ki|daam ke|daam wale|वाले|वाली|के)(?= (?:${goods})${end})`,
    'priced below $1',
  ],
  [
    `([0-9]+)(?: piece| pcs| nag| पीस)? (?:se|से) (?:kam|neeche|niche|कम|नीचे) (?:stock|maal|piece|pcs|स्टॉक|माल|पीस)(?: bacha| bache| pada)? (?:wale|wali|वाले|वाली) (?:products?|maal|mal|saman|saaman|samaan|items?|cheez|cheezein|माल|सामान|प्रोडक्ट|चीजें)${end}`,
    'products with stock less than $1',
  ],
  [
    `([0-9]+)(?: piece| pcs| nag| पीस)? (?:se|से) (?:kam|neeche|niche|कम|नीचे) (?:stock|maal|piece|pcs|स्टॉक|माल|पीस)(?: bacha| bache| pada)? (?:wale|wali|वाले|वाली) (${goods})${end}`,
    '$2 with stock less than $1',
  ],
  // the website
  [
    `(?:site|website|page|वेबसाइट|साइट|पेज) (?:(?:kitni der|kitne time|kitne second|कितनी देर) (?:me|mein|में) (?:khulti|khulta|khul rahi|load hoti|load hota|खुलती|खुलता)|khulne (?:me|mein) (?:kitna|kitni)(?: time| der)?(?: lagta| lagti| lagte)?|खुलने में (?:कितना|कितनी)(?: समय| देर)?(?: लगता| लगती)?)${hai}`,
    'page load time',
  ],
  [
    `checkout (?:tak|pe|par) (?:kitne |kitni )?(?:log )?(?:pahunche|pahuche|pohche|gaye|aaye)|चेकआउट तक (?:कितने )?(?:लोग )?(?:पहुंचे|गए|आए)`,
    'sessions that reached checkout',
  ],
  [`(?:ads?|vigyapan|विज्ञापन) (?:dekh|देख) ?(?:ke|kar|कर|के) (?:kitne log )?(?:aaye|aate|आए|आते)`, 'ad clicks'],
  [
    `(?:kitn[aei]|कितन[ाेी]) (?:paisa |paise |rakam |पैसा |पैसे )?(?:vasool|vasuli|wasool|vasul|वसूल) (?:hua|hui|hue|kiya|kiye|हुआ|हुई|किया)`,
    'kitna net payments',
  ],
  [`(tax|gst|टैक्स|जीएसटी) (kitna|कितना) (?:kata|katta|kat gaya|कटा|कटता)`, '$1 $2 laga'],
  [
    `(?:dukaan|dukan|shop|store|showroom|दुकान) (?:se|me|pe|par|से|में|पर) (?:kitn[ai]|कितन[ाी]) (?:aaya|mila|hua|aayi|आया|मिला|हुआ)`,
    'offline kitni sale',
  ],
  [
    `(?:kitn[aei]|कितन[ाेी]) (?:coupons?|codes?|कूपन|कोड) (?:use|istemal|istemaal|lage|chale|इस्तेमाल|यूज|लगे)(?: hue| hua| kiye| kiye gaye| huye| हुए| किए)?`,
    'discounted orders',
  ],
  [
    `(online|website|site|ऑनलाइन|वेबसाइट) (?:se|me|pe|par|से|में|पर) (?:kitn[ai]|कितन[ाी]) (?:aaya|mila|hua|aayi|आया|मिला|हुआ)`,
    '$1 se kitni sale',
  ],
  [
    `(?:kitn[ei]|कितन[ेी]) (?:logo|logon|log|grahak|grahako|grahakon|customers?|लोगों|ग्राहकों)(?: ne| ने)? (?:discount |coupon )?(?:code|coupon|कोड|कूपन) (?:lagaya|lagaye|use kiya|use kiye|daala|dala|लगाया|इस्तेमाल किया)`,
    'discounted orders',
  ],
  [
    `(purane|purani|naye|पुराने|नए) (?:grahak|customers?|ग्राहक|कस्टमर) (?:kitna|kitne ka|कितना|कितने का) (?:kharidte|kharid rahe|kharch karte|kharcha karte|खरीदते|खर्च करते)${hai}`,
    '$1 grahak ki sale',
  ],
  [`(?:fark|farak|asar|फर्क|असर) (?:pada|padi|pade|padta|पड़ा|पड़ता)`, 'fark'],
  // days
  [`(?:kitne baje|कितने बजे)`, 'kis time'],
  [
    `(?:hafte|week|saptah|हफ्ते|सप्ताह) (?:me|mein|ke|ka|में|का|के) (?:kaun ?sa|konsa|kon sa|kis|कौन सा|किस) (?:din|दिन)`,
    'kaunsa weekday',
  ],
  [`(?<=${feasts} )(?:ke|के) (?:time|samay|waqt|mauke|avsar|समय|वक्त|मौके|अवसर)(?: pe| par| me| पर)?`, 'me'],
  [
    `(?:pichli|pichle|पिछली) (${feasts}) (?:se|से) (?:zyada|jyada|kam|behtar|achhi|achha|ज्यादा|कम|बेहतर)`,
    '$1 pichle saal ke muqable',
  ],
  [`(?:kal|कल) (?:se|से) (?:aaj|आज)(?! tak| तक)`, 'aaj kal ke muqable'],
  [
    `(?:google|गूगल) (?:pe|par|पर)(?: log| लोग)? (?:kya|क्या)(?: kya)? (?:likh|type|search|daal|dhoondh?|लिख|सर्च|टाइप)[^ ]*(?: ke| kar| karke| के| कर| करके)?(?: aate| karte| rahe| आते| करते| रहे)?${hai}`,
    'search terms',
  ],
  [
    `(?<=(?:gst|tax|taxes|जीएसटी|टैक्स|कर)(?: .*)?)(?:jama|जमा)(?= (?:hua|hui|hue|kiya|kiye|ki|kara|hota|हुआ|हुई|हुए|किया|की))`,
    'collect',
  ],
  [`(?:jama|जमा)(?= (?:hua|hui|hue|kiya|kiye|kara|हुआ|हुई|हुए|किया)(?: .*)?(?:gst|tax|taxes|जीएसटी|टैक्स))`, 'collect'],
  [`(?:galle|gulle|गल्ले) ${me}`, 'money'],
  [
    `(discount|discounts|chhoot|chhut|refund|refunds|shipping|return|returns|डिस्काउंट|छूट|रिफंड|शिपिंग|रिटर्न) ${me}((?: [^ ]+){0,3}?) (kitn[aei]|कितन[ाेी])(?: paisa| paise| rupaya| rupaye| पैसा| पैसे| रुपये)? ${go}`,
    '$1$2 $3',
  ],
  [
    `(?:kitn[ai]|कितन[ाी]) (?:ghata|ghaata|nuksan|nuksaan|nuqsan|loss|घाटा|नुकसान) (?:hua|ho raha|laga|lag raha|हुआ|हो रहा|लगा)`,
    'net profit',
  ],
  [`(?:udhaar|udhar|udhari|udhaari|उधार|उधारी)`, 'accounts receivable'],
  [
    `^(?!.*(?:maal|bik[aei]|माल|ads?|google|campaign|click|conversion|packing|shipping|order|grahak|customer|delivery|विज्ञापन|ऐड|एड|ग्राहक|ऑर्डर)${end})(.*?)(?:kul )?(?:lagat|laagat|लागत)`,
    '$1cost of goods',
  ],
  [
    `(?:ek |har |per |एक |हर )(?:bill|order|बिल|ऑर्डर|आर्डर)(?: ausatan| average| lagbhag| औसतन)? (?:kitn[ae]|कितन[ेा])(?: ka| ki| का)? (?:hota|banta|aata|jata|padta|milta|hua|होता|बनता|आता|पड़ता)${hai}`,
    'average order value',
  ],
  [
    `(?:ek |har |per |average |ausat |एक |हर |औसत )?(?:grahak|customer|customers|ग्राहक|कस्टमर)(?: ne| ने)?(?: average| ausatan| औसतन)? (?:kitna|कितना) (?:kharch|kharcha|spend|kharcha|खर्च|खर्चा) (?:karta|karte|karti|kar raha|kiya|करता|करते|किया)${hai}`,
    'spend per customer',
  ],
  // visits, searches
  [
    `(?:site|website|online store|वेबसाइट|साइट)(?: pe| par| me| पर)? (?:kitni|kaisi|कितनी|कैसी) (?:bheed|bhid|bhir|भीड़)`,
    'website visits kitni',
  ],
  [
    `(?:dukan|dukaan|shop|store|showroom|दुकान)(?: pe| par| me| में| पर)? (?:kitni|kaisi|कितनी|कैसी) (?:bheed|bhid|bhir|भीड़)`,
    'footfall in the shop',
  ],
  [
    `kya(?: kya)? (?:dhoond|dhundh|dhoondh|dhund|dhoondhte|dhundhte|dhoondte|khoj|khojte|talash|talaash|search)(?: kar| karte)?(?: rahe| rhe| raha| te)?${hai}`,
    'what do people search for on our site',
  ],
  [
    `क्या(?: क्या)? (?:ढूंढ|ढूंढते|खोज|खोजते|तलाश|सर्च)(?: कर| करते)?(?: रहे| रहा)?${hai}`,
    'what do people search for on our site',
  ],
  [
    `checkout (?:kiya|karke|kar ke|tak|tak aaye|par aaye|pe aaye)(${some}{0,2}?) (?:par|lekin|magar|but|aur) (?:pay|payment|order|kharid|kharida|pura|poora)(?: nahi| nahin| nhi)(?: kiya| kiye| kari| hua)?`,
    'abandoned checkout$1',
  ],
  // rankings
  [
    `${mostly} ([^ ]+) (?:wale|wala|wali|वाले|वाला|वाली) ${num}? ?(din|dinon|hafte|mahine|दिन|दिनों|हफ्ते|महीने)`,
    'top $2 $3 by $1',
  ],
  [
    `${leastly} ([^ ]+) (?:wale|wala|wali|वाले|वाला|वाली) ${num}? ?(din|dinon|hafte|mahine|दिन|दिनों|हफ्ते|महीने)`,
    'bottom $2 $3 by $1',
  ],
  [`(?:${where}(?: pe| par| पर)? ${mostly}|${mostly} ${where}) ${sells}`, 'kis city me sabse zyada bikri'],
  [`(?:${where}(?: pe| par| पर)? ${leastly}|${leastly} ${where}) ${sells}`, 'kis city me sabse kam bikri'],
  // splits
  [`(?<!(?:kis|har|is|us|किस|हर|इस|उस) )(?:vaar|waar)(?= |$)`, 'wise'],
  [`(?<=[a-z]{3,})-(?:vaar|waar|var|war)`, ' wise'],
  [`(?:saptah|hafte|सप्ताह|हफ्ते) (?:ke|के) (?:din|dino|dinon|दिन|दिनों)(?= (?:ke|के|wise)(?: |$))`, 'weekday'],
  [`(?:ke |के )?(?:vaar|waar|वार) (?:ke|के) (?:hisaab|hisab|हिसाब) (?:se|से)`, 'weekday ke hisaab se'],
];

/** Weekdays end on "वार" as well: "राज्यवार" is by state, "सोमवार" is Monday. */
const wiseInDevanagari =
  /(?<![\p{L}\p{M}])(?!(?:सोम|मंगल|बुध|गुरु|वीर|बृहस्पति|शुक्र|शनि|रवि|इत|परि|तल|दी)वार)([\p{L}\p{M}]{2,})(?:[ -])?वार(?![\p{L}\p{M}])/gu;

/** The city where a place stands: "gaya me kitne order", "orders from gaya", "patna aur gaya ki sale". */
const gayaTheCity =
  /(?<=(?:^|\s)(?:in|from|at) )gaya(?=\s|$|[?.,])|(?<=^|(?:aur|and|vs|,) |(?:me|mein) )(?:gaya|गया)(?= (?:city|shehar|me|mein|se|ke|ki|ka|orders?|sales?|bikri|में|से|के|की|का) )/g;

/** "gaya" is gone, unless it is somewhere: "gaya me", "orders in gaya". */
const goneNotGaya =
  /(?<=(?:kitn[aei]|kahan|kaha|kya|kyun?|kyon?|kaisa|kaise)(?: .*)?) gaya(?! (?:me|mein|se|ke|ki|ka|city|shehar|sheher|district)(?: |$))|(?<=(?:^| )(?:ho|chala|aa|bik|mil|de|kho|lag|badh|gir|ghat|reh|rah|ban|nikal|khatam|kam|upar|neeche|paisa|paise|discount|kharch|kharcha|refund|return|wapas)) gaya(?! (?:me|mein|city|shehar)(?: |$))/g;

const turned = turnsOf([...turns, ...colours]);

export const saidInHindi = (text: string): string =>
  turned(text.replace(gayaTheCity, 'gayaa').replace(wiseInDevanagari, '$1 wise')).replace(goneNotGaya, ' hua');
