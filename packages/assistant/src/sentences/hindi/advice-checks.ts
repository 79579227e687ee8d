/** What no platform tells about a subject of advice, and what to ask later, in Hindi. */
import type { AdviceSentences } from '../advice-sentences.ts';
import type { Hindi } from './grammar.ts';

export function hindiChecks({ write }: Hindi): Pick<AdviceSentences, 'unknown' | 'checks'> {
  const weeks = (figure: readonly [string, string]): string =>
    write(`पिछले 8 हफ़्ते ${figure[0]} हफ़्ते के हिसाब से`, `pichhle 8 hafte ${figure[1]} hafte ke hisaab se`);
  const fortnight = (figure: readonly [string, string], by: readonly [string, string]): string =>
    write(`पिछले 14 दिन ${figure[0]} ${by[0]} के हिसाब से`, `pichhle 14 din ${figure[1]} ${by[1]} ke hisaab se`);
  return {
    unknown: {
      delivery: write(
        'पार्सल दरवाज़े पर क्यों लौटाया गया, यह कोई प्लैटफ़ॉर्म नहीं बताता: कूरियर कनेक्ट नहीं हो सकता। राज्य और प्रोडक्ट के हिसाब से RTO ऑर्डर पूछ सकते हैं।',
        'Parcel darwaze par kyun lautaya gaya, yeh koi platform nahi batata: courier connect nahi ho sakta. State aur product ke hisaab se RTO orders pooch sakte hain.',
      ),
      baskets: write(
        'कौन सा माल साथ में बिकता है, यह कोई प्लैटफ़ॉर्म नहीं बताता।',
        'Kaun sa maal saath mein bikta hai, yeh koi platform nahi batata.',
      ),
      views: write(
        'किसने वीडियो देखा और बाद में ख़रीदा, यह यहाँ किसी आँकड़े में नहीं है।',
        'Kisne video dekha aur baad mein kharida, yeh yahan kisi figure mein nahi hai.',
      ),
      rivals: write(
        'बाकी दुकानें क्या दाम लेती हैं, यह कोई प्लैटफ़ॉर्म नहीं बताता।',
        'Baaki dukaanein kya daam leti hain, yeh koi platform nahi batata.',
      ),
      mails: write(
        'आपके मेल किसने खोले, यह किसी कनेक्टेड प्लैटफ़ॉर्म में नहीं है।',
        'Aapke mail kisne khole, yeh kisi connected platform mein nahi hai.',
      ),
      plans: write('आपके अपने ऑफ़र इसमें नहीं हैं।', 'Aapke apne offer ismein nahi hain.'),
    },
    checks: {
      sales: weeks(['की बिक्री', 'ki sale']),
      campaigns: fortnight(['का ROAS', 'ka ROAS'], ['कैंपेन', 'campaign']),
      searches: fortnight(['का Google Ads ख़र्च', 'ka google ads kharch'], ['सर्च टर्म', 'search term']),
      products: fortnight(['में बिके पीस', 'mein bike piece'], ['प्रोडक्ट', 'product']),
      orderValue: weeks(['का AOV', 'ka AOV']),
      cod: weeks(['के COD ऑर्डर', 'ke COD order']),
      codReturns: weeks(['के COD रिटर्न', 'ke COD return']),
      codes: fortnight(['के ऑर्डर', 'ke order'], ['डिस्काउंट कोड', 'discount code']),
      returning: weeks(['के पुराने ग्राहक', 'ke purane customer']),
      newCustomers: weeks(['का CAC', 'ka CAC']),
      weekdays: fortnight(['के ऑर्डर', 'ke order'], ['वार', 'weekday']),
      conversion: weeks(['का कन्वर्ज़न रेट', 'ka conversion rate']),
      checkouts: weeks(['के अधूरे चेकआउट', 'ke abandoned checkout']),
      returnRate: weeks(['का रिटर्न रेट', 'ka return rate']),
      cancelled: weeks(['के कैंसिल ऑर्डर', 'ke cancelled order']),
      low: write('क्या स्टॉक कम है?', 'kya stock kam hai?'),
      cover: write('किस प्रोडक्ट का स्टॉक कितने दिन चलेगा', 'kis product ka stock kitne din chalega'),
      price: weeks(['के बिके पीस और मुनाफ़ा', 'ke bike piece aur gross profit']),
      cities: fortnight(['के ऑर्डर', 'ke order'], ['शहर', 'city']),
      shops: fortnight(['की बिक्री', 'ki sale'], ['दुकान', 'store']),
      sources: fortnight(['की विज़िट', 'ki visit'], ['सोर्स', 'source']),
      channels: fortnight(['की विज़िट', 'ki visit'], ['चैनल', 'channel']),
      margin: weeks(['का ग्रॉस मार्जिन', 'ka gross margin']),
      shipping: weeks(['का शिपिंग चार्ज', 'ka shipping charge']),
    },
  };
}
