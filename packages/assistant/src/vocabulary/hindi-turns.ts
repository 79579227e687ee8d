/** Hindi turns of phrase, in Latin letters and in Devanagari, put in words the tables know. */
import type { Turn } from '../words/turns.ts';
import { months } from './word-classes.ts';
import { costs, hindiGoods, spending, takings } from './hindi-trade-turns.ts';
import { end, feasts, go, hai, left, me, mostly, sells, shortTurns, some, where } from './hindi-parts.ts';

/** "pichle mahine se sale kam hui kya": this month, held against the last one. */
const againstLast: Turn[] = [
]; // prettier-ignore

/** "lal saree": colours of goods go by their English names. */
const colours: Turn[] = Object.entries({
  red: 'lal|laal|लाल', blue: 'neela|neeli|neele|nila|nili|नीला|नीली|नीले', green: 'hara|hari|hare|हरा|हरी|हरे', yellow: 'peela|peeli|peele|pila|pili|पीला|पीली|पीले', white: 'safed|safaid|सफेद',
  black: 'kala|kaala|kali|kaali|kale|kaale|काला|काली|काले', pink: 'gulabi|गुलाबी', gold: 'sunehra|sunehri|सुनहरा|सुनहरी', orange: 'narangi|नारंगी', brown: 'bhura|bhoora|भूरा', maroon: 'mehroon|maroon|मैरून', grey: 'sleti|स्लेटी',
}).flatMap(([english, said]) => [
  // "बेला कुर्ता काला एक्सएल"
  [`(?:${said.replace(/[a-z]+\|?/g, '')})(?= (?:size )?(?:xs|s|m|l|xl|xxl|\\d[\\d.]*)${end})`, english],
  // "kundan choker hara kitna bacha"
  [`(?:${said})(?= (?:wal[aei] |वाल[ाेी] )?(?:(?:rang|colour|color|रंग|कलर) )?(?:(?:ka|ki|ke|me|mein|का|की|के|में) )?(?:stock |maal |स्टॉक |माल )?(?:kitn[aei]|कितन[ाेी]))`, english],
]); // prettier-ignore

const shops = '(?:dukaan|dukan|dukano|dukaano|shops?|stores?|counter|showroom|offline|दुकान|दुकानों|स्टोर|ऑफलाइन)';
const web = '(?:online store|online|website|site|web|ऑनलाइन स्टोर|ऑनलाइन|वेबसाइट|साइट)';

/** What has to be said plainly before the rest; slips within a turn: "khatam hne wala", "is maine". */
const slips: Turn[] = [
  // asked, came: no idea of their own
  ['(?:आईं|आयीं|गईं|बताए|बताये|गिनाए|khoya|khoye|gawaya|gawaye|gavaya|bataye|batayi)(?=[ ?!.।,]|$)', ''],
  [
    '(?:khatam|khatm|khtam|katam|khaam|khtm|khatum) (?:hne|hon|hone|hoone|honey|hhone|hoen) (wal[aei])',
    'khatam hone $1',
  ],
  ['(is|iss|pichle|agle|har) (?:maine|mahne|mhine|mahene)', '$1 mahine'],
];

const fair = '(?:theek|thik|th[ie]k thaak|acch?[aie]|achh?[aie]|badhiya|kharab|buri|bura|ठीक|अच्छ[ाीे]|खराब|बढिया)';
const and = '(?: (?:aur|or|and|plus|और|व))? ';
const summed = '(?:milakar|milaa ?kar|mila ?ke|mila ?kar|mila ?kr|jod ?ke|jod ?kar|मिलाकर|मिला के|मिला कर|जोडकर|जोड के)';

/** "dukaan aur website dono milakar" is all there is; "website aur dukaan ki bikri" is the two apart. */
const together: Turn[] = [
  [`(?:${shops}${and}${web}|${web}${and}${shops})(?: ki| ka| ke| की| का)?(?: sale| bikri| बिक्री)?(?: dono| दोनों)?(?: ko| को)? ${summed}`, 'kul'],
  [`(?<!^(?:dono |दोनों )?(?:ki |ko |ka |की |को )?)(?:kul |sab |sabhi |sab kuch |dono |कुल |सब |सब कुछ |दोनों )?(?:ko |को )?${summed}`, 'kul'],
  [`(?<=${web}${and})(?:dukaan|dukan|दुकान|दुकानों)|(?:dukaan|dukan|दुकान|दुकानों)(?=${and}${web})`, 'offline'],
]; // prettier-ignore

/** The website, days, rankings and ways to split. */
const turns: Turn[] = [
  // refund me sabse zyada paisa kis maal pe gaya: asked, and no wish for money back
  ['(?<=^)refund (?:me|mein|में)(?= .*(?:kis|kitn|kaun|kons|sabse|किस|कितन|कौन|सबसे))', 'refunds'],
  // bandra me sabse zyada kisne becha
  [
    '(?<! (?:ya|or|या) .*)(?:(?:sabse|सबसे) (?:zyada|jyada|ज्यादा) )?(?:kisne|kis ne|किसने|किस ने)(?: (?:sabse|सबसे) (?:zyada|jyada|ज्यादा))?(?: (?:maal|saman|माल))?((?: [^ ,.?]+){0,2}?) (?:bech[aei]|बेच[ाेी])(?: (?:hai|tha|है|था))?',
    'which staff member sold most$1',
  ],
  // kis maal pe
  ['(?:kis|किस) (?:maal|saa?maa?n|cheez|माल|सामान|चीज)(?= (?:pe|par|ka|ki|ke|me|se|पर|का|की|में|से) )', 'kis product'],
  // is saal diwali pichli diwali se kaisi rahi
  [
    `(?:is|iss|this|इस)(?: (?:saal|year|baar|साल|बार)(?: (?:ki|ka|की|का))?)? (${feasts})((?: (?:ki|ka|me|mein|की|का|में))?(?: (?:sale|sales|bikri|kamai|orders?|बिक्री|सेल|कमाई|ऑर्डर))?)(?: (?:thi|rahi|थी|रही))?,? (?:pichh?l[aei]|last|पिछल[ाेी])(?: (?:saal|year|साल)(?: (?:ki|ka|wali|की|का|वाली))?)? \\1(?: (?:ki|wali|की|वाली)(?: (?:sale|bikri|बिक्री))?)? (?:se|ke muqable|ke mukable|से|के मुकाबले)(?: (?:kaisi|kaisa|kitn[aei]|behtar|achh?[ie]|acchi|zyada|jyada|kam|alag|upar|neeche|कैसी|कैसा|कितन[ाेी]|बेहतर|अच्छी|ज्यादा|कम))+(?: (?:rahi|raha|thi|tha|hai|hui|hua|gayi|gaya|रही|रहा|थी|था|है|हुई|गई))*`,
    '$1 is saal$2 vs pichle saal $1',
  ],
  // har sheher me sabse zyada kya bikta hai
  [
    '(?:har|kis|kaun ?s[aei]|हर|किस) (?:ek |एक )?(sheher|shehar|shahar|city|state|rajya|desh|country|dukaan|dukan|store|शहर|राज्य|दुकान) (?:me|mein|pe|में|पर) (?:(?:sabse|सबसे) (?:zyada|jyada|ज्यादा) )?(?:kya|kaunsa maal|क्या)(?: kya)?(?: (?:sabse|सबसे) (?:zyada|jyada|ज्यादा))? (?:bik|chal|बिक|चल)[^ ]*(?: (?:rah[aei]|hai|hain|h|रह[ाेी]|है|हैं))*',
    'best selling products in each $1',
  ],
  // delhi me kya bikta hai
  [
    '(?<=(?:me|mein|par|pe|se|में|पर|से) )kya(?: kya)? (?:bikta|bikte|bik raha|chalta|chalte)(?: (?:hai|hain|h))?',
    'top products',
  ],
  // kal ki sale aaj se kitni alag hai
  ['kitn[aei] alag (?:hai|thi|tha|h|hain)(?! alag)', 'kitna farq hai'],
  // order se dispatch tak avg kitna time lag raha hai
  [
    '(kitn[aei] (?:time|samay|waqt|din|ghante)) (?:lag|lg|laga|lagta|lagte|lagti)\\S*(?: (?:ja|rah[aei]|rh[aei]|hai|h|he|hain|hain))*',
    '$1',
  ],
  // diwali ke baad wale hafte me
  [
    '(diwali|holi|dhanteras|rakhi|navratri|eid|christmas|pongal|onam) (?:ke|k) (?:baad|bad) (?:wale?|vale?|ka|ke) (?:hafte|week)',
    'week after $1',
  ],
  ...together,
  // lamps, not what was given
  [`diya(?= sets?(?: |$))`, 'deepak'],
  // one rupee of advertising
  [
    `(?:(?:ads?|vigyapan|विज्ञापन|एड|ऐड)(?: par| pe| me| पर| में)? )?(?:ek|har|per|prati|एक|हर|प्रति) (?:rupaya|rupaye|rupee|rupay|रुपया|रुपये|रुपए) (?:lagane|lagaane|kharch karne|kharch|daalne|लगाने|खर्च करने|खर्च|डालने)(?: par| pe| se| पर| पे| से)? (?:kitna|कितना)(?: wapas| paisa| वापस| पैसा)? (?:aaya|aata|mila|milta|kamaya|kamate|bana|banta|आया|आता|मिला|मिलता|कमाया|बना)${hai}`,
    'roas',
  ],
  // left out, without
  [`(?<!(?:checkout|cart|चेकआउट|कार्ट) )(?:ko |को )?(?:छोडकर|छोरकर|छोर कर|छोर के|छोड कर|छोड के)`, 'ko chhod ke'],
  [`(?<!(?:पिछले|इस|अगले|चालू|गत) )(?:वित्त|वित्तीय) वर्ष(?= (?:में|की|का|के) (?:अब|कुल|अभी|बिक्री|टैक्स))`, 'इस वित्त वर्ष'],
  // the website
  [
    `checkout (?:tak|pe|par) (?:kitne |kitni )?(?:log )?(?:pahunche|pahuche|pohche|gaye|aaye)|चेकआउट तक (?:कितने )?(?:लोग )?(?:पहुंचे|गए|आए)`,
    'sessions that reached checkout',
  ],
  [
    `(?<!(?:charges?|fees?|fee|tax|gst|shipping|delivery|चार्ज|फीस|टैक्स|जीएसटी) )(?:kitn[aei]|कितन[ाेी]) (?:paisa |paise |rakam |पैसा |पैसे )?(?:vasool|vasuli|wasool|vasul|वसूल) (?:hua|hui|hue|kiya|kiye|हुआ|हुई|किया)`,
    'kitna net payments',
  ],
  [`(tax|gst|टैक्स|जीएसटी) (kitna|कितना) (?:kata|katta|kat gaya|कटा|कटता)`, '$1 $2 laga'],
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
  // "instagram se aane walon ne kitna kharida"
  [
    `(?<=(?<!google|गूगल) (?:se|से) )(?:aane|आने) (?:wal[eoi]n?|वालों|वाले|वाली)(?: (?:logo?n?|grahako?n?|customers?|लोगों|लोग|ग्राहकों))?(?: (?:ne|ka|ki|ke|ने|का|की|के))?(?= )`,
    '',
  ],
  // "ek order laane me kitna lag raha hai"
  [
    `(?:ek|har|per|एक|हर) (order|conversion|sale|ऑर्डर|आर्डर) (?:laane|lane|laney|लाने) (?:me|mein|ka|ke liye|pe|में|का|के लिए)(?: (?:kharcha|kharch|खर्चा|खर्च))?(?: (?:kitn[aei]|कितन[ाेी]))?(?: (?:kharcha|kharch|paisa|खर्चा|खर्च|पैसा))?(?: (?:lag rah[aei]|lagta|lagte|laga|aata|aa raha|pad raha|padta|लग रहा|लगता|लगा|आता|पड़ता))?${hai}`,
    'cost per conversion',
  ],
  // "kal ki sale theek thi kya": whether it was good is seen from how it went
  [
    `^(?!(?:chalo|ok|okay|haan|han|ji|acha|accha|achha|sab|ye|yeh|yah|wo|woh|ये|यह|वो|चलो|हां|अच्छा|जी|सब) )(?!.*(?:kaun|kons|kis|kin|sabse|कौन|किस|सबसे|(?:kya|क्या) ${fair}))(.+?)(?<! (?:se|से)) ${fair}(?= (?:(?:chal|ja|bik|ho|kar|चल|जा|बिक|हो) )?(?:rah[aei]|gay[aei]|hai|h|thi|tha|the|hain|रह[ाीे]|गई|गया|है|थी|था|थे|हैं)${end})`,
    '$1 kaisi',
  ],
  // "sale upar ja rahi hai ya neeche"
  [`(?:fark|farak|asar|फर्क|असर) (?:pada|padi|pade|padta|पड़ा|पड़ता)`, 'fark'],
  // days
  [`(?:kitne baje|कितने बजे)`, 'kis time'],
  [
    `(?:aaj |आज )?(?:subah|savere|sawere|सुबह|सवेरे)(?: \\d+ (?:baje|बजे))? (?:se|से) (?:ab|abhi|अब|अभी) (?:tak|तक)`,
    'aaj ab tak',
  ],
  [
    `(?:hafte|week|saptah|हफ्ते|सप्ताह) (?:me|mein|ke|ka|में|का|के) (?:kaun ?sa|konsa|kon sa|kis|कौन सा|किस) (?:din|दिन)`,
    'kaunsa weekday',
  ],
  // "hafte ka sabse accha din": of the week as such, unless one week is named
  [
    `(?<!(?:is|iss|isi|pichle|pichhle|agle|last|this|har|इस|पिछले|अगले|हर) )(?:hafte|week|saptah|हफ्ते|सप्ताह) (?:ka|ke|me|mein|का|के|में) ((?:sabse|सबसे) [^ ]+) (?:din|दिन)`,
    '$1 weekday',
  ],
  // "pichle saal se kitna zyada"
  [
    `(?:pichle|pichhle|last|पिछले) (?:saal|year|साल) (?:se|से) (?:kitn[aei]|कितन[ाेी]) (?:zyada|jyada|kam|adhik|ज्यादा|कम|अधिक)`,
    'pichle saal ke muqable kitna',
  ],
  // "pichli diwali se is diwali kitna farak hai": the one named last is held against the other
  [
    `(pichh?l[aei]|last|gat|पिछल[ाेी]) ([^ ,.?]+(?: [^ ,.?]+)?) (?:se|ki tulna me|ke muqable|ke mukable|से|की तुलना में|के मुकाबले) (is|iss|this|इस) \\2`,
    '$3 $2 vs $1 $2',
  ],
  // "october ke end me", "अक्टूबर के आखिर में": its last days, its first or its middle ones
  ...(
    [
      ['(?:aakhir|akhir|ant|end|last|आखिर|अंत|एंड)', 'end of $1'],
      ['(?:shuru|shuruaat|shuruat|starting|start|शुरू|शुरुआत)', 'early $1'],
      ['(?:beech|bich|mid|middle|बीच|मध्य)', 'mid $1'],
    ] satisfies [string, string][]
  ).map(([part, plain]): Turn => [
    `(${months}|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|pichh?le mahine|last month|पिछले महीने) (?:ke|ki|के|की) ${part} (?:me|mein|mai|main|में)`,
    plain,
  ]),
  // "october ki shuruaat se": it begins with its first day
  [
    `(?<=(?:(?:is|iss|this|pichle|pichhle|last|इस|पिछले) (?:month|mahine|hafte|saal|week|महीने|हफ्ते|साल)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर) )(?:ki |ke |की |के )(?:shuruaat|shuruat|shuru|starting|start|शुरुआत|शुरूआत|शुरू)(?= (?:se|से) )`,
    '',
  ],
  // dhanteras pe is baar dukaan ki sale
  [`(?<=${feasts}(?: (?:pe|par|ko|me|mein|ki|ka|ke|पर|को|में|की|का|के))? )(?:is|iss|इस) (?:baar|bar|बार)(?= )`, ''],
  [
    `(?<=${feasts} )(?:ke|के) (?:time|samay|waqt|mauke|avsar|समय|वक्त|मौके|अवसर)(?: pe| par| me| पर)?(?! (?:se|से) (?:kam|zyada|jyada|behtar|achh|acch|tez|slow|कम|ज्यादा|बेहतर))`,
    'me',
  ],
  [`(?:kal|कल) (?:se|से) (?:aaj|आज)(?! tak| तक)`, 'aaj vs kal'],
  [
    `(discount|discounts|chhoot|chhut|refund|refunds|shipping|return|returns|डिस्काउंट|छूट|रिफंड|शिपिंग|रिटर्न) ${me}((?: [^ ]+){0,3}?) (kitn[aei]|कितन[ाेी])(?: paisa| paise| rupaya| rupaye| पैसा| पैसे| रुपये)? ${go}`,
    '$1$2 $3',
  ],
  [
    `(?:kitn[ai]|कितन[ाी]) (?:ghata|ghaata|nuksan|nuksaan|nuqsan|loss|घाटा|नुकसान) (?:hua|ho raha|laga|lag raha|हुआ|हो रहा|लगा)`,
    'net profit',
  ],
  [`(?:udhaar|udhar|udhari|udhaari|उधार|उधारी)`, 'accounts receivable'],
  // what is left of the days to come
  [
    `(is |iss |इस )?(mahine|month|hafte|week|saal|year|quarter|महीने|हफ्ते|साल) (?:ke |me |mein |के |में )?${left} (?:dino|dinon|din|days|दिनों|दिन)(?: ${me})?${end}`,
    'is $2 ke end tak',
  ],
  [`(?:saal|साल) (?:bhar|भर)(?: (?:me|mein|ka|ki|ke|में|का|की|के))?`, 'is saal'],
  // checkouts that were left half done
  [
    `(cart|basket|कार्ट|checkout|चेकआउट) (?:me|mein|pe|par|tak|में|पर|तक)(${some}{0,2}?) (?:daal|dal|rakh|aa|add|डाल|रख|आ|ऐड) ?(?:ke|kar|karke|कर|के|करके)?(${some}{0,3}?) (?:chale gaye|chala gaya|nikal gaye|bhaag gaye|chhod gaye|chhod diya|(?:order |ऑर्डर )?(?:nahi|nahin|nhi|नहीं) (?:kiya|kiye|kharid\\S*|liya|किया|खरीद\\S*|लिया)|(?:kharida|order|खरीदा) (?:nahi|nahin|nhi|नहीं)(?: kiya| किया)?|चले गए|निकल गए|छोड गए|छोर गए)${hai}`,
    'abandoned $1$2$3',
  ],
  [
    `(checkout|checkouts|cart|carts|basket|चेकआउट|कार्ट)(${some}{0,3}?) (?:chhoot|chhut|chut|choot|chhod|chod|छूट|छोड़) (?:ke |kar |के |कर )?(?:gaye|gaya|gayi|jaate|jate|rahe|diye|diya|chale gaye|गए|गये|गया|जाते|रहे|दिए|दिया|चले गए)${hai}`,
    'abandoned $1$2',
  ],
  [
    `(?:kis|kin|kis kis|किस|किन|किस किस) (?:wajah|vajah|kaaran|karan|वजह|वजहों|कारण|कारणों) (?:se|से)((?: (?:sabse|सबसे) [^ ]+)?)(?: (?:maal|mal|saman|saaman|samaan|cheez|cheezein|products?|items?|सामान|माल|चीजें))? (?:wapas|vapas|return|वापस|रिटर्न|लौट)`,
    'return reason$1 wapas',
  ],
  // "dukaan se zyada bikta hai ya website se"
  [
    `(?:(?:dukaan|dukan|shop|store|counter|दुकान) (?:se|pe|par|me|से|पर|में)(${some}{0,3}?) (?:ya|या) (?:website|site|online|वेबसाइट|ऑनलाइन)|(?:website|site|online|वेबसाइट|ऑनलाइन)(?: se| pe| par| me| से| पर| में)?(${some}{0,3}?) (?:ya|या) (?:dukaan|dukan|shop|store|counter|दुकान))(?: se| pe| par| me| में| से| पर)?`,
    'sales channel wise$1$2',
  ],
  [
    `(?:log|logo|logon|लोग|लोगों)(?: ne| ने)? (?:checkout|चेकआउट) (?:poora|pura|complete|पूरा)`,
    'sessions that completed checkout',
  ],
  // rankings
  [`(?:${where}(?: pe| par| पर)? ${mostly}|${mostly} ${where}) ${sells}`, 'kis city me sabse zyada bikri'],
  [`(?:kitn[aei]|कितन[ाेी])(?: log| logo ne| logon ne| लोग)? (?:unsubscribe|अनसब्सक्राइब)`, 'kitne unsubscribed'],
  // asides
  [
    `(?:[^ ,.?]+ (?:ko|se|को|से) )?(?:main |mai |मैं )?(?:kya|क्या) (?:bataun|bataoon|batau|bataon|bolun|bolu|kahun|kahu|jawab dun|jawab du|बताऊं|बोलूं|कहूं)(?: to| toh)?${end}`,
    '',
  ],
  [`(hata|nikaal|nikal|chhod|हटा|निकाल|छोड़) (?:do|de|दो|दे) (?:to|toh|tho|phir|तो|फिर)(?= )`, '$1 ke'],
  // splits
  [`(?<!(?:kis|har|is|us|किस|हर|इस|उस) )(?:vaar|waar)(?= |$)`, 'wise'],
  [`(?:saptah|hafte|सप्ताह|हफ्ते) (?:ke|के) (?:din|dino|dinon|दिन|दिनों)(?= (?:ke|के|wise)(?: |$))`, 'weekday'],
  // "customers kahan rehte hai"
  [
    `(customers?|grahak|buyers?|log|ग्राहक|कस्टमर|लोग)(?: (?:zyadatar|zyada|jyada|ज्यादातर|ज्यादा))? (?:kahan|kaha|kidhar|कहां|कहाँ) (?:ke |के )?(?:rehte|rahte|rehtey|rehti|रहते|रहती)${hai}`,
    '$1 by city',
  ],
  // states by their letters
  [`up(?= (?:me|mein|ki|ka|ke|se|walo|wale)${end} )`, 'uttar pradesh'],
];

/** Weekdays end on "वार" as well: "राज्यवार" is by state, "सोमवार" is Monday. */
const wiseInDevanagari =
  /(?<![\p{L}\p{M}])(?!(?:सोम|मंगल|बुध|गुरु|वीर|बृहस्पति|शुक्र|शनि|रवि|इत|परि|तल|दी)वार)([\p{L}\p{M}]{2,})(?:[ -])?वार(?![\p{L}\p{M}])/gu;

/** The city where a place stands: "gaya me kitne order", "orders from gaya", "patna aur gaya ki sale". */
const gayaTheCity =
  /(?<=(?:^|\s)(?:in|from|at) (?:\S+,? (?:and|aur|or|vs|&) )?)gaya(?=\s|$|[?.,])|(?<=^|(?:aur|and|vs|,) |(?:me|mein) )(?:gaya|गया)(?= (?:city|shehar|me|mein|se|ke|ki|ka|orders?|sales?|bikri|में|से|के|की|का) )/g;

/** "gaya" is gone, unless it is somewhere: "gaya me", "orders in gaya". */
const goneNotGaya =
  /(?<=(?:kitn[aei]|kahan|kaha|kya|kyun?|kyon?|kaisa|kaise)(?: .*)?) gaya(?! (?:me|mein|se|ke|ki|ka|city|shehar|sheher|district)(?: |$))|(?<=(?:^| )(?:ho|chala|aa|bik|mil|de|kho|lag|badh|gir|ghat|reh|rah|ban|nikal|khatam|kam|upar|neeche|paisa|paise|discount|kharch|kharcha|refund|return|wapas|[zj]yada|accha|achha|theek|sahi|itna|utna|pad|kar|le|tut|toot|ruk|bhar|ho hi)) gaya(?! (?:me|mein|city|shehar)(?: |$))| gaya(?= (?:hai|h|tha|kya|pichh?l[aei]|pehle|last|is|iss)(?:[ ,.!?]|$))/g;

export const hindiTurns: readonly Turn[] = [
  ...againstLast,
  [gayaTheCity, 'gayaa'],
  [wiseInDevanagari, '$1 wise'],
  ...shortTurns,
  ...slips,
  ...costs,
  ...spending,
  ...hindiGoods,
  ...takings,
  ...turns,
  ...colours,
  [goneNotGaya, ' hua'],
];
