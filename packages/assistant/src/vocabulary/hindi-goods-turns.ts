/** What Hindi says of goods: what comes back, runs out, lies about or is new. */
import { end, goods, hai, me, num } from './hindi-parts.ts';
import type { Turn } from '../words/turns.ts';

/** "sabse zyada wapas aane wale product", "maal atka pada hai". */
export const goodsTurns: Turn[] = [
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
  [
    `(?:nay[aei] |नय[ाे] )?(?:maal|mal|saman|saaman|stock|माल|सामान|स्टॉक)(?: kab| kitna| कब| कितना)? (?:aaya|aayega|aayegi|aa raha|aane wala|pahunchega|mangaya|mangwaya|आया|आएगा|आ रहा|मंगाया|मंगवाया)${hai}`,
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
