/** What a reader must know of figures, in Hindi. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { NoteSentences } from '../telling-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { daysNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';

export function hindiNotes(hindi: Hindi, { period }: HindiPlaces): NoteSentences {
  const { write, titles, all } = hindi;
  const namesOf = (metrics: readonly string[]): string => all(metrics.map(titles.metric));
  const Names = (metrics: readonly string[]): string => sentence(namesOf(metrics));
  const sourceBegins = write('स्रोत: ', 'Source: ');
  return {
    sourceBegins,
    source: ({ sources, clock, moving }) => {
      const told = sources
        .map(({ source, state }) => {
          const notes = [
            ...(state === 'partial' ? [write('आज अब तक', 'aaj ab tak')] : []),
            ...(moving.includes(source) ? [write('अभी बदल सकते हैं', 'abhi badal sakte hain')] : []),
          ];
          return `${sourceTitles[source]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
        })
        .join(', ');
      return `${sourceBegins}${told}, ${clock} ${write('तक।', 'tak.')}`;
    },
    withoutRates: {
      known: (parts, days) => {
        const told = parts.map(({ metric, value }) => `${titles.plainMetric(metric)} ${value}`).join(', ');
        return write(
          `${period(days)}, उनके बिना इतना पता है: ${told}।`,
          `${period(days)}, unke bina itna pata hai: ${told}.`,
        );
      },
      page: 'Delivery costs',
    },
    reading: {
      grossProfit: write(
        'ग्रॉस प्रॉफ़िट विज्ञापन, कूरियर, किराया और तनख़्वाह से पहले का है, और सिर्फ़ वे पीस गिनता है जिनकी लागत Shopify में दर्ज है।',
        'Gross profit ads, courier, kiraya aur tankhwah se pehle ka hai, aur sirf woh pieces ginta hai jinki cost Shopify mein darj hai.',
      ),
      profit: write(
        'मुनाफ़े में सिर्फ़ वही पीस गिने हैं जिनकी लागत Shopify में दर्ज है।',
        'Profit mein sirf wahi pieces gine hain jinki cost Shopify mein darj hai.',
      ),
      parcels: write(
        'कई प्रोडक्ट वाला पार्सल हर प्रोडक्ट में पूरा गिना गया है, इसलिए यहाँ के ख़र्च जोड़ने पर कुल से ज़्यादा आते हैं।',
        'Kai products wala parcel har product mein poora gina gaya hai, isliye yahan ke kharch jodne par total se zyada aate hain.',
      ),
      ads: write(
        'विज्ञापन में सिर्फ़ Google Ads गिना है, क्योंकि Meta Ads जुड़ा नहीं है।',
        'Ads mein sirf Google Ads gina hai, kyunki Meta Ads connected nahi hai.',
      ),
      payments: write(
        'ये वे ऑर्डर हैं जिनका पेमेंट उन दिनों में हुआ, उन दिनों में दिए गए ऑर्डर नहीं: COD का पैसा पार्सल पहुँचने पर आता है।',
        'Yeh woh orders hain jinka payment un dinon mein hua, un dinon mein diye gaye orders nahi: COD ka paisa parcel pahunchne par aata hai.',
      ),
      orders: write(
        'हर ऑर्डर छूट के बाद और टैक्स, शिपिंग और रिटर्न से पहले गिना गया है।',
        'Har order discount ke baad aur tax, shipping aur returns se pehle gina gaya hai.',
      ),
      ofNow: write(
        'यह इस समय का आँकड़ा है; किसी पुराने दिन कितना था, यह पता नहीं।',
        'Yeh is samay ka figure hai; kisi purane din kitna tha, yeh pata nahi.',
      ),
      unsent: write(
        'हर ऑर्डर उस दिन गिना गया है जिस दिन वह आया; किसी पुराने दिन कितने रुके हुए थे, यह पता नहीं।',
        'Har order us din gina gaya hai jis din woh aaya; kisi purane din kitne ruke hue the, yeh pata nahi.',
      ),
      firstThen: write(
        'ये वे ग्राहक हैं जिनका पहला ऑर्डर इन दिनों में था, अब तक के सारे ऑर्डर गिनकर।',
        'Ye wo customers hain jinka pehla order in dino mein tha, ab tak ke saare order ginkar.',
      ),
      sent: write(
        'हर ऑर्डर उस दिन गिना गया है जिस दिन वह आया; वह किस दिन भेजा गया, यह पता नहीं।',
        'Har order us din gina gaya hai jis din woh aaya; woh kis din bheja gaya, yeh pata nahi.',
      ),
      repeat: write('हाल के ग्राहकों को लौटने का समय कम मिला है।', 'Haal ke customers ko wapas aane ka time kam mila hai.'),
    },
    issues: {
      'unknown-metric': ({ metric }) =>
        write(`आँकड़ा "${metric}" मुझे नहीं पता।`, `"${metric}" naam ka figure mujhe nahi pata.`),
      'unknown-dimension': ({ dimension }) =>
        write(`"${dimension}" के हिसाब से मैं नहीं बाँट सकती।`, `"${dimension}" ke hisaab se main split nahi kar sakti.`),
      'illegal-breakdown': ({ dimension }, metrics) =>
        write(
          `${Names(metrics)}: ${hindi.oblique(dimension)} के हिसाब से नहीं मिल सकता, कोई जुड़ा प्लेटफ़ॉर्म इसे ऐसे नहीं देता।`,
          `${Names(metrics)}: ${hindi.oblique(dimension)} ke hisaab se nahi mil sakta, koi connected platform ise aise nahi deta.`,
        ),
      'needs-breakdown': ({ dimensions }, metrics) => {
        const by = dimensions.map(hindi.oblique).join(write(' या ', ' ya '));
        return write(
          `${Names(metrics)}: सिर्फ़ ${by} के हिसाब से बताया जा सकता है।`,
          `${Names(metrics)}: sirf ${by} ke hisaab se bataya ja sakta hai.`,
        );
      },
      'no-comparison': (_issue, metrics) =>
        write(
          `${Names(metrics)}: सिर्फ़ अभी का पता है, इसलिए तुलना नहीं हो सकती।`,
          `${Names(metrics)}: sirf abhi ka pata hai, isliye compare nahi ho sakta.`,
        ),
      'no-like-base': (_issue, metrics) =>
        write(
          `${Names(metrics)}: गिनती पूरे दिन की होती है, इसलिए आज की तुलना दिन पूरा होने पर ही होगी।`,
          `${Names(metrics)}: ginti poore din ki hoti hai, isliye aaj ka compare din poora hone par hi hoga.`,
        ),
      'spelled-apart': (_issue, metrics) =>
        write(
          `${Names(metrics)}: एक जगह की दो वर्तनियों को जोड़ा नहीं जा सकता, इसलिए दोनों अलग-अलग हैं।`,
          `${Names(metrics)}: ek jagah ki do spellings ko joda nahi ja sakta, isliye dono alag-alag hain.`,
        ),
      'not-connected': ({ source }, metrics) =>
        write(
          `${sourceTitles[source]} जुड़ा नहीं है; ${namesOf(metrics)} देखने के लिए उसे Integrations पेज पर जोड़ें।`,
          `${sourceTitles[source]} connected nahi hai; ${namesOf(metrics)} dekhne ke liye use Integrations page par connect karein.`,
        ),
      'needs-reconnect': ({ source }) =>
        write(
          `${sourceTitles[source]} का कनेक्शन टूट गया है; कृपया Integrations पेज पर उसे फिर से जोड़ें।`,
          `${sourceTitles[source]} ka connection toot gaya hai; please Integrations page par use phir se connect karein.`,
        ),
      'source-failed': ({ source, reason, retryAfterSeconds }, metrics) => {
        const named = metrics.length > 0 ? namesOf(metrics) : write('उसके आँकड़े', 'uske figures');
        if (reason === 'not-offered')
          return write(
            `${sourceTitles[source]} में इस दुकान के लिए ${named} की रिपोर्ट नहीं है: उसके प्लान में या ऐप को दी गई इजाज़त में वह शामिल नहीं।`,
            `${sourceTitles[source]} mein is store ke liye ${named} ki report nahi hai: uske plan mein ya app ko di gayi permission mein woh shaamil nahi.`,
          );
        const lost = write(`इसलिए ${named} नहीं बता सकती`, `isliye ${named} nahi bata sakti`);
        if (reason === 'too-much')
          return write(
            `${sourceTitles[source]} में इन दिनों के ऑर्डर इतने हैं कि एक बार में नहीं पढ़ सकती, ${lost}। कृपया कम दिनों के लिए पूछें।`,
            `${sourceTitles[source]} mein in dinon ke orders itne hain ki ek baar mein nahi padh sakti, ${lost}. Please kam dinon ke liye poochein.`,
          );
        if (reason !== 'throttled')
          return write(
            `${sourceTitles[source]} ने इस बार जवाब नहीं दिया, ${lost}। कृपया थोड़ी देर में फिर पूछें।`,
            `${sourceTitles[source]} ne is baar jawab nahi diya, ${lost}. Please thodi der mein phir poochein.`,
          );
        const when = retryAfterSeconds
          ? write(`क़रीब ${retryAfterSeconds} सेकंड में`, `kareeb ${retryAfterSeconds} second mein`)
          : write('एक मिनट में', 'ek minute mein');
        return write(
          `${sourceTitles[source]} एक मिनट में जितना देता है वह पूरा हो गया, ${lost}। कृपया ${when} फिर पूछें।`,
          `${sourceTitles[source]} ek minute mein jitna deta hai woh poora ho gaya, ${lost}. Please ${when} phir poochein.`,
        );
      },
      'terms-left-out': () => '',
      'mixed-currencies': ({ currencies }, metrics) =>
        write(
          `${Names(metrics)}: इसमें ${all(currencies)} मिल जाते, इसलिए जोड़ नहीं करती।`,
          `${Names(metrics)}: ismein ${all(currencies)} mil jaate, isliye jod nahi karti.`,
        ),
      'mixed-time-zones': (_issue, metrics) =>
        write(
          `${Names(metrics)}: इसके प्लेटफ़ॉर्म दिन अलग-अलग टाइम ज़ोन में काटते हैं।`,
          `${Names(metrics)}: iske platforms din alag-alag time zone mein kaatte hain.`,
        ),
      'rows-left-out': () => '',
      'hidden-rows': ({ source }) =>
        write(
          `${sourceTitles[source]} छोटे समूह छिपाता है, इसलिए कुछ पंक्तियाँ कम हो सकती हैं।`,
          `${sourceTitles[source]} chhote groups chhupata hai, isliye kuch rows kam ho sakti hain.`,
        ),
      'rates-not-set': ({ rates, since, ofBase }, metrics) => {
        const own = all(rates.map(rate => write(hindiRates[rate][0], hindiRates[rate][1])));
        const from = since === undefined ? undefined : period({ from: since, to: since });
        if (from === undefined)
          return write(
            `${Names(metrics)}: Delivery costs पेज पर अपने रेट डालने के बाद बता सकती हूँ: ${own}।`,
            `${Names(metrics)}: Delivery costs page par apne rates daalne ke baad bata sakti hoon: ${own}.`,
          );
        if (ofBase)
          return write(
            `तुलना नहीं हो सकती: आपके रेट ${from} से ही दर्ज हैं (${own})।`,
            `Compare nahi ho sakta: aapke rates ${from} se hi darj hain (${own}).`,
          );
        return write(
          `${Names(metrics)}: आपके रेट ${from} से ही दर्ज हैं (${own}), उससे पहले का पता नहीं। पुराने रेट Delivery costs पेज पर डालें।`,
          `${Names(metrics)}: aapke rates ${from} se hi darj hain (${own}), usse pehle ka pata nahi. Purane rates Delivery costs page par daalein.`,
        );
      },
      'no-typical': () =>
        write(
          'आम दिन का हिसाब एक बार में ज़्यादा से ज़्यादा एक हफ़्ते का होता है, इसलिए वह नहीं बताया।',
          'Aam din ka hisaab ek baar mein zyada se zyada ek hafte ka hota hai, isliye woh nahi bataya.',
        ),
      'no-course': (_issue, metrics) =>
        write(
          `${Names(metrics)}: इसे क़दम-दर-क़दम जोड़ा नहीं जा सकता।`,
          `${Names(metrics)}: ise step by step joda nahi ja sakta.`,
        ),
      'too-young': ({ months, since }) => {
        const day = period({ from: since, to: since });
        return write(
          `${day} से पहला ऑर्डर करने वालों को अभी ${months} महीने नहीं हुए, इसलिए वह हिस्सा अभी बढ़ सकता है।`,
          `${day} se pehla order karne walon ko abhi ${months} mahine nahi hue, isliye woh hissa abhi badh sakta hai.`,
        );
      },
      'no-streak': () =>
        write(
          'लगातार की गिनती सिर्फ़ दिनों, हफ़्तों या महीनों की और एक सीमा के साथ होती है।',
          'Lagatar ki ginti sirf dinon, hafton ya mahinon ki aur ek limit ke saath hoti hai.',
        ),
      'other-list-unknown': () =>
        write(
          'दूसरी सूची पूरी नहीं आई, इसलिए उससे मिलान नहीं किया।',
          'Doosri list poori nahi aayi, isliye usse milaan nahi kiya.',
        ),
      'history-begins': ({ day }) => {
        const text = period({ from: day, to: day });
        return write(
          `डेटा ${text} से शुरू होता है; उससे पहले का पता नहीं।`,
          `Data ${text} se shuru hota hai; usse pehle ka pata nahi.`,
        );
      },
    },
    assumed: ({ metrics, days, label, others }) => {
      const span =
        days === 'last-day'
          ? write('दर्ज आख़िरी दिन', 'darj aakhri din')
          : days === undefined
            ? label
            : write(`पिछले ${days} दिन`, `pichhle ${days} din`);
      const taken = [span, metrics.length > 0 ? all(metrics.map(titles.plainMetric)) : undefined].filter(
        part => part !== undefined,
      );
      if (taken.length === 0) return '';
      const said = others.map(each => `“${each}”`).join(write(' या ', ' ya '));
      const other =
        said === '' ? '' : write(` कुछ और मतलब था तो कहिए: ${said}।`, ` Kuch aur matlab tha to kahiye: ${said}.`);
      return `${write(`मैंने लिया: ${taken.join(', ')}।`, `Maine liya: ${taken.join(', ')}.`)}${other}`;
    },
    standIn: ({ used, asked }) =>
      write(
        `यहाँ ${titles.metric(asked)} की जगह ${titles.metric(used)} है, क्योंकि उसे इस तरह नहीं बाँटा जा सकता।`,
        `Yahan ${titles.metric(asked)} ki jagah ${titles.metric(used)} hai, kyunki use is tarah split nahi kiya ja sakta.`,
      ),
    spellings: parts =>
      parts
        .map(({ name, others }) =>
          write(`${name} में ${all(others)} भी गिना है।`, `${name} mein ${all(others)} bhi gina hai.`),
        )
        .join(' '),
    unknownRows: ({ isLeftOut, dimension, metric, value, isCount }) => {
      const what = isCount ? `${value} ${titles.plainMetric(metric)}` : `${titles.plainMetric(metric)} ${value}`;
      const name = titles.dimension(dimension);
      return isLeftOut
        ? write(
            `${name} दर्ज न होने से इसमें नहीं गिना: ${what}।`,
            `${sentence(name)} darj na hone se ismein nahi gina: ${what}.`,
          )
        : write(
            `${name} दर्ज नहीं, पर इसमें गिना है: ${what}।`,
            `${sentence(name)} darj nahi, par ismein gina hai: ${what}.`,
          );
    },
    onNeitherSide: event => write(`${period(event)} किसी तरफ़ नहीं गिना।`, `${period(event)} kisi taraf nahi gina.`),
    uncut: figure => `${write('सब मिलाकर:', 'Sab milakar:')} ${figure}`,
    festivalApart: ({ name, days, otherDays, isOfBase, isJustAfter }) => {
      const [feast, on] = [daysNamed(name, hindi), period(days)];
      if (isJustAfter)
        return isOfBase
          ? write(
              `जिन दिनों से तुलना है वे ${feast} (${on}) के ठीक बाद के हैं।`,
              `Jin dinon se muqabla hai woh ${feast} (${on}) ke theek baad ke hain.`,
            )
          : write(`ये दिन ${feast} (${on}) के ठीक बाद के हैं।`, `Ye din ${feast} (${on}) ke theek baad ke hain.`);
      const isPast = otherDays && otherDays.from < days.from;
      const time = isPast ? write('पिछली बार', 'pichhli baar') : write('अगली बार', 'agli baar');
      const dates = otherDays ? `${on}; ${time} ${period(otherDays)}` : on;
      return isOfBase
        ? write(
            `${feast} (${dates}) उन दिनों में है जिनसे तुलना है, इन दिनों में नहीं।`,
            `${feast} (${dates}) un dinon mein hai jinse muqabla hai, in dinon mein nahi.`,
          )
        : write(
            `${feast} (${dates}) इन दिनों में है, जिनसे तुलना है उनमें नहीं।`,
            `${feast} (${dates}) in dinon mein hai, jinse muqabla hai unmein nahi.`,
          );
    },
    hardlyMoved: write('बिक्री लगभग उतनी ही रही।', 'Sales lagbhag utni hi rahi.'),
    behindSales: ({ total, parts }) => {
      const names = {
        visits: write('विज़िट', 'visits'),
        'orders-per-visit': write('प्रति विज़िट ऑर्डर', 'per visit orders'),
        'sales-per-order': write('प्रति ऑर्डर बिक्री', 'per order sales'),
      };
      const told = parts.map(({ name, amount }) => `${names[name]} ${amount}`).join(', ');
      const [by, fell] = [total.slice(1), total.startsWith('−')];
      return write(
        `बिक्री ${by} ${fell ? 'घटी' : 'बढ़ी'}: ${told}।`,
        `Sales ${by} ${fell ? 'ghati' : 'badhi'}: ${told}.`,
      );
    },
  };
}

/** In Devanagari and in Latin letters. */
const hindiRates = {
  shipping_out: ['भेजने की शिपिंग', 'bhejne ki shipping'],
  shipping_back: ['वापसी की शिपिंग', 'wapsi ki shipping'],
  packaging: ['पैकेजिंग', 'packaging'],
  cod_fixed: ['तय COD शुल्क', 'fixed COD fee'],
  cod_percent: ['प्रतिशत COD शुल्क', 'percent COD fee'],
  gateway_percent: ['पेमेंट गेटवे शुल्क', 'payment gateway fee'],
} as const;
