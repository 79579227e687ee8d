/** Advice, in Hindi and in Hinglish. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import { formatPeriod } from '@tillsight/metrics/format-time';
import { guess } from '../advice-figures.ts';
import type { AdviceSentences } from '../advice-sentences.ts';
import { hindiAdsAdvice } from './advice-ads.ts';
import { hindiChecks } from './advice-checks.ts';
import { hindiGoodsAdvice } from './advice-goods.ts';
import { hindiShopAdvice } from './advice-shop.ts';
import { hindiGrammar } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { hindiPlaces } from './places.ts';

export function hindiAdvice(language: 'hindi' | 'hinglish', country: string): AdviceSentences {
  const hindi = hindiGrammar(language, country);
  const places = hindiPlaces(hindi);
  const { write, stop, titles } = hindi;
  return {
    ...hindiAdsAdvice(hindi),
    ...hindiGoodsAdvice(hindi),
    ...hindiShopAdvice(hindi, places),
    ...hindiChecks(hindi),
    standing: ({ key, now, lowest, highest, isBest, brings, isUsual, place, period, shop }) => {
      const unit = metricByKey(key)?.unit ?? 'number';
      const told = (value: number): string => formatValue(value, unit, { currency: shop.currency, language });
      const title = [places.filters(place), titles.plainMetric(key)].filter(Boolean).join(' ');
      const months = write('पिछले साल के महीनों में', 'pichhle saal ke mahinon mein');
      const past = lowest === highest ? '' : `; ${months} ${told(lowest)} ${write('से', 'se')} ${told(highest)}`;
      const head = `${sentence(title)} ${formatPeriod(period, shop.country, language)}: ${told(now)}${past}${stop}`;
      if (brings) {
        const [first, best] = [guess(brings.low, shop), guess(brings.high, shop)];
        return `${head} ${write(
          `${isUsual ? 'आम महीने जितना होने पर' : 'सबसे अच्छे महीने की आधी दूरी तक पहुँचने पर'} चार हफ़्ते में ${first} और आएँगे, सबसे अच्छे महीने जितना होने पर ${best}`,
          `${isUsual ? 'Aam mahine jitna hone par' : 'Sabse achhe mahine ki aadhi doori tak pahunchne par'} chaar hafte mein ${first} aur aayenge, sabse achhe mahine jitna hone par ${best}`,
        )}${stop}`;
      }
      return isBest ? `${head} ${write('इससे अच्छा कोई महीना नहीं था', 'Isse achha koi mahina nahi tha')}${stop}` : head;
    },
    head: {
      found: (period, shop) =>
        write(
          `${formatPeriod(period, shop.country, language)} के आपके अपने आँकड़ों से:`,
          `${formatPeriod(period, shop.country, language)} ke aapke apne figures se:`,
        ),
      concern: count =>
        write(
          `हर बात की नहीं, पर ${count} ${count === 1 ? 'बात' : 'बातों'} पर ध्यान दीजिए।`,
          `Har baat ki nahi, par ${count} ${count === 1 ? 'baat' : 'baaton'} par dhyaan dijiye.`,
        ),
      none: write(
        `इसके अलावा आपके आँकड़ों में बदलने लायक कुछ नहीं दिखता${stop}`,
        `Iske alawa aapke figures mein badalne layak kuch nahi dikhta${stop}`,
      ),
      nothing: (period, shop) =>
        write(
          `${formatPeriod(period, shop.country, language)} के आपके आँकड़ों में कुछ अलग नहीं दिखता${stop}`,
          `${formatPeriod(period, shop.country, language)} ke aapke figures mein kuch alag nahi dikhta${stop}`,
        ),
    },
    wholeShop: part =>
      write(
        `${places.filters(part)} अलग से ये आँकड़े नहीं मिलते, इसलिए यह पूरी दुकान का है${stop}`,
        `${places.filters(part)} alag se ye figures nahi milte, isliye yeh poori dukaan ka hai${stop}`,
      ),
    noFigures: write(
      `इस पर सलाह देने लायक आँकड़े मेरे पास नहीं हैं${stop} कोई आँकड़ा पूछिए, मैं बताऊँगी कि वह कैसा है और किससे बदला${stop}`,
      `Iss par salah dene layak figures mere paas nahi hain${stop} Koi figure poochhiye, main bataungi ki woh kaisa hai aur kisse badla${stop}`,
    ),
    suggestion: (act, because, brings) => `${act}: ${because}${stop} ${brings}${stop}`,
    missing: sources =>
      write(
        `${hindi.all(sources)} कनेक्ट नहीं है, इसलिए यहाँ कुछ भी उस पर नहीं टिका${stop}`,
        `${hindi.all(sources)} connect nahi hai, isliye yahan kuch bhi us par nahi tika${stop}`,
      ),
    verdict: (isYes, why) => `${isYes ? write('हाँ', 'Haan') : write('नहीं', 'Nahi')}: ${why}${stop}`,
    check: question =>
      write(
        `ये सुझाव हैं${stop} असर हुआ या नहीं, यह देखने के लिए दो हफ़्ते बाद पूछें: "${question}"`,
        `Ye sujhav hain${stop} Asar hua ya nahi, yeh dekhne ke liye do hafte baad poochhiye: "${question}"`,
      ),
  };
}
