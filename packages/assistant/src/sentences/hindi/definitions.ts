/** What figures mean, in Hindi. */
import { hindiMeanings } from '@tillsight/metrics/catalogue/hindi-meanings';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Metric } from '@tillsight/metrics/metric';
import type { DefinitionSentences } from '../definition-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { houseTextInHindi } from './house-texts.ts';

export function hindiDefinitions({ write, titles, stop, all, country, language }: Hindi): DefinitionSentences {
  const computed = ({ source }: Metric): string => {
    if (!('formula' in source)) return '';
    const text = source.formula
      .replace(/[a-zA-Z_]+/g, key =>
        key === 'period_days' ? write('दिनों की गिनती', 'dinon ki ginti') : titles.plainMetric(key),
      )
      .replaceAll('*', '×')
      .replaceAll('/', '÷');
    const rate = source.rate ? write(', हर दिन के आपके रेट पर', ', har din ke aapke rate par') : '';
    return ` ${write(`यहाँ ऐसे निकाला जाता है: ${text}${rate}।`, `Yahan aise nikala jaata hai: ${text}${rate}.`)}`;
  };
  return {
    which: write(
      'मैं जो भी आँकड़ा देती हूँ उसे समझा सकती हूँ, जैसे नेट बिक्री, औसत ऑर्डर वैल्यू, ROAS या कन्वर्ज़न रेट। आपका मतलब किससे है?',
      'Main jo bhi figure deti hoon use samjha sakti hoon, jaise net sales, average order value, ROAS ya conversion rate. Aapka matlab kisse hai?',
    ),
    meaning: (metric, sources) => {
      const meaning = hindiMeanings[metric.key];
      const title = sentence(titles.metric(metric.key));
      const from = write(`स्रोत: ${all(sources)}।`, `Source: ${all(sources)}.`);
      return `${title}: ${meaning ? write(...meaning) : ''}${stop}${computed(metric)} ${from}`;
    },
    screen: {
      shopify: write(
        'Shopify की अपनी रिपोर्ट में उन्हीं दिनों का यही आँकड़ा है; रिटर्न वहाँ और यहाँ उसी दिन गिने जाते हैं जिस दिन वे पूरे होते हैं।',
        'Shopify ki apni reports mein unhi dinon ka yahi figure hai; returns wahan aur yahan usi din gine jaate hain jis din woh poore hote hain.',
      ),
      google_analytics: write(
        'Google Analytics की अपनी स्क्रीन पर अलग दिख सकता है: वहाँ दिन प्रॉपर्टी के टाइम ज़ोन में कटते हैं, छोटे समूह छिपे रहते हैं, और पिछले एक-दो दिन अभी बदलते हैं।',
        'Google Analytics ki apni screen par alag dikh sakta hai: wahan din property ke time zone mein kat-te hain, chhote groups chhupe rehte hain, aur pichhle ek-do din abhi badalte hain.',
      ),
      google_ads: write(
        'Google Ads की अपनी स्क्रीन पर अलग दिख सकता है: कन्वर्ज़न क्लिक के दिन पर गिने जाते हैं और कई दिन आते रहते हैं।',
        'Google Ads ki apni screen par alag dikh sakta hai: conversions click ke din par gine jaate hain aur kai din aate rehte hain.',
      ),
      shiprocket: write(
        'Shiprocket की अपनी स्क्रीन पर यह अलग हो सकता है: यहाँ ऑर्डर उस दिन गिना जाता है जब वह बुक हुआ, और नतीजा अभी का है।',
        'Shiprocket ki apni screen par yeh alag ho sakta hai: yahan order us din gina jaata hai jab woh book hua, aur nateeja abhi ka hai.',
      ),
      meta: write(
        'Meta की अपनी स्क्रीन पर अलग दिख सकता है: ख़रीद वहाँ तय अवधि के भीतर गिनी जाती है।',
        'Meta ki apni screen par alag dikh sakta hai: purchases wahan tay window ke andar gini jaati hain.',
      ),
      several: write(
        'कोई एक प्लेटफ़ॉर्म इसे नहीं दिखाता: यह कई प्लेटफ़ॉर्म के आँकड़ों से बना है।',
        'Koi ek platform ise nahi dikhata: yeh kai platforms ke figures se bana hai.',
      ),
      now: write(
        'यह इसी पल का आँकड़ा है, इसलिए पहले खुली स्क्रीन पर कुछ और दिख सकता है।',
        'Yeh isi pal ka figure hai, isliye pehle khuli screen par kuch aur dikh sakta hai.',
      ),
    },
    house: says => write(...houseTextInHindi(says)),
    begins: day => {
      const text = formatDay(day, country, language);
      return write(`आपकी दुकान का डेटा ${text} से शुरू होता है।`, `Aapki dukaan ka data ${text} se shuru hota hai.`);
    },
    show: metric => {
      const title = titles.plainMetric(metric);
      return {
        label: write(`${title} दिखाएँ`, `${sentence(title)} dikhaiye`),
        question: write(`पिछले 30 दिन में ${title}`, `Pichhle 30 din mein ${title}`),
      };
    },
    whichPlatform: isOfOrders => ({
      label: write('GA4 या Shopify?', 'GA4 ya Shopify?'),
      question: isOfOrders
        ? write(
            'Google Analytics और Shopify के ऑर्डर अलग क्यों हैं?',
            'Google Analytics aur Shopify ke orders alag kyun hain?',
          )
        : write(
            'Google Analytics और Shopify की बिक्री अलग क्यों है?',
            'Google Analytics aur Shopify ki sales alag kyun hai?',
          ),
    }),
  };
}
