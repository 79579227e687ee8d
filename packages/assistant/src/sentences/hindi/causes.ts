/** What may be behind a change, in Hindi. */
import { formatPercent } from '@tillsight/metrics/format';
import { formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day, Period } from '@tillsight/metrics/request';
import type { CauseSentences, Chiefly } from '../why-sentences.ts';
import type { Hindi } from './grammar.ts';
import { valueNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';

export function hindiCauses(hindi: Hindi, places: HindiPlaces): CauseSentences {
  const { write, country, language } = hindi;
  const day = (of: Day): string => formatMoment('day', of, country, language);
  /** "14 नवंबर को", "8–11 नवंबर को" */
  const onDays = (of: Period): string =>
    `${formatPeriod(of, country, language).replace(/ \d{4}$/, '')} ${write('को', 'ko')}`;
  return {
    stockOut: ({ title, run, usual, effect, left }) => {
      const shelf = !left
        ? write('लगता है स्टॉक ख़त्म था।', 'Lagta hai stock khatam tha.')
        : left.isGone
          ? write('अभी स्टॉक ख़त्म है।', 'Abhi stock khatam hai.')
          : write(
              `लगता है स्टॉक ख़त्म था; अभी ${left.units} पीस हैं।`,
              `Lagta hai stock khatam tha; abhi ${left.units} pieces hain.`,
            );
      return write(
        `${title} ${onDays(run)} बिल्कुल नहीं बिका, जबकि आम तौर पर ${usual} बिकता है: ${effect}। ${shelf}`,
        `${title} ${onDays(run)} bilkul nahi bika, jabki aam taur par ${usual} bikta hai: ${effect}. ${shelf}`,
      );
    },
    campaign: ({ name, isOpen, lacks, day: of, usual, effect }) => {
      const what =
        lacks === 'cost'
          ? write('पर कुछ ख़र्च नहीं हुआ', 'par kuch kharch nahi hua')
          : write('से कोई विज़िट नहीं आया', 'se koi visit nahi aaya');
      const when = isOpen
        ? write(`${day(of)} से (पहले: ${usual})`, `${day(of)} se (pehle: ${usual})`)
        : write(`${day(of)} तक (उसके बाद: ${usual})`, `${day(of)} tak (uske baad: ${usual})`);
      return write(
        `कैंपेन ${name} ${what} ${when}, जैसे बंद किया गया हो: ${effect}।`,
        `Campaign ${name} ${what} ${when}, jaise band kiya gaya ho: ${effect}.`,
      );
    },
    checkout: ({ day: of, from, to, device, done, reached, expected, effect, abandoned }) => {
      const more = abandoned
        ? write(
            ` उस दिन अधूरे चेकआउट: ${abandoned.now}, एक हफ़्ता पहले ${abandoned.weekBefore}।`,
            ` Us din abandoned checkouts: ${abandoned.now}, ek hafta pehle ${abandoned.weekBefore}.`,
          )
        : '';
      return write(
        `${day(of)} को ${from} से ${to} के बीच ${device} पर ${reached} में से सिर्फ़ ${done} चेकआउट पूरे हुए, जबकि आम तौर पर क़रीब ${expected} होते हैं; विज़िट पहले जैसे ही आए: ${effect}।${more}`,
        `${day(of)} ko ${from} se ${to} ke beech ${device} par ${reached} mein se sirf ${done} checkouts poore hue, jabki aam taur par kareeb ${expected} hote hain; visits pehle jaise hi aaye: ${effect}.${more}`,
      );
    },
    code: ({ code, used, run, usual, given, effect }) =>
      write(
        `कोड ${code} ${onDays(run)} ${used} बार इस्तेमाल हुआ, जबकि आम तौर पर ${usual} बार होता है, और ${given} का डिस्काउंट गया: लगता है यह उन लोगों से आगे फैल गया जिनके लिए था: ${effect}।`,
        `Code ${code} ${onDays(run)} ${used} baar use hua, jabki aam taur par ${usual} baar hota hai, aur ${given} ka discount gaya: lagta hai yeh un logon se aage phail gaya jinke liye tha: ${effect}.`,
      ),
    price: ({ title, way, by, day: of, before, after, sold, soldBefore, effect }) => {
      const when = of ? write(`${day(of)} को `, `${day(of)} ko `) : '';
      const moved = way === 'up' ? write('बढ़ा', 'badha') : write('घटा', 'ghata');
      return write(
        `${title} का दाम ${when}${formatPercent(by)} ${moved} (${before}, फिर ${after}, टैक्स सहित), और ${soldBefore} की जगह ${sold} पीस बिके: पूरी दुकान के मुक़ाबले ${effect}।`,
        `${title} ka daam ${when}${formatPercent(by)} ${moved} (${before}, phir ${after}, tax ke saath), aur ${soldBefore} ki jagah ${sold} pieces bike: poori dukaan ke muqable ${effect}.`,
      );
    },
    place: ({ city, orders, run, expected, effect, chiefly }) => {
      const tail = chieflyText(chiefly, hindi);
      return write(
        `${city} से ${onDays(run)} ${orders} ऑर्डर आए, जबकि आम तौर पर क़रीब ${expected} आते हैं: ${effect}${tail}।`,
        `${city} se ${onDays(run)} ${orders} orders aaye, jabki aam taur par kareeb ${expected} aate hain: ${effect}${tail}.`,
      );
    },
    rows: ({ filters, orders, run, expected, effect, chiefly }) => {
      const where = places.filters(filters);
      const tail = chieflyText(chiefly, hindi);
      return write(
        `${where} ${onDays(run)} ${orders} ऑर्डर आए, जबकि आम तौर पर क़रीब ${expected} आते हैं: ${effect}${tail}।`,
        `${where} ${onDays(run)} ${orders} orders aaye, jabki aam taur par kareeb ${expected} aate hain: ${effect}${tail}.`,
      );
    },
    refused: ({ region, back, parcels, share, before, effect }) => {
      const then = before ? write(`, पहले ${before}`, `, pehle ${before}`) : '';
      return write(
        `${region} के ${parcels} में से ${back} पार्सल बिना डिलीवरी लौटे (RTO ${share}${then}): ${effect}।`,
        `${region} ke ${parcels} mein se ${back} parcels bina delivery laute (RTO ${share}${then}): ${effect}.`,
      );
    },
    bulk: ({ day: of, units, title, orders, effect }) =>
      write(
        `${day(of)} को ${title} के ${units} पीस ${orders} ऑर्डर में गए, यानी थोक ख़रीद: ${effect}।`,
        `${day(of)} ko ${title} ke ${units} pieces ${orders} order mein gaye, yaani bulk kharid: ${effect}.`,
      ),
    unknown: {
      stockOut: write(
        'Shopify पुराना स्टॉक नहीं रखता, इसलिए यह बिक्री से लगाया अंदाज़ा है।',
        'Shopify purana stock nahi rakhta, isliye yeh sales se lagaya andaza hai.',
      ),
      campaign: write('कैंपेन किसने बदला, यह पता नहीं चल सकता।', 'Campaign kisne badla, yeh pata nahi chal sakta.'),
      checkout: write('चेकआउट पर क्या अटका, यह पता नहीं चल सकता।', 'Checkout par kya atka, yeh pata nahi chal sakta.'),
      code: write('कोड किसने आगे दिया, यह पता नहीं चल सकता।', 'Code kisne aage diya, yeh pata nahi chal sakta.'),
      price: write(
        'ख़रीदार दाम की वजह से रुके या नहीं, यह सिर्फ़ आँकड़े साबित नहीं कर सकते।',
        'Kharidaar daam ki wajah se ruke ya nahi, yeh sirf figures saabit nahi kar sakte.',
      ),
      place: (city, isMore) =>
        isMore
          ? write(`${city} ने क्यों ख़रीदा, यह पता नहीं चल सकता।`, `${city} ne kyun kharida, yeh pata nahi chal sakta.`)
          : write(
              `${city} ने ख़रीदना क्यों छोड़ा, यह पता नहीं चल सकता।`,
              `${city} ne kharidna kyun chhoda, yeh pata nahi chal sakta.`,
            ),
      rows: write(
        'इन दिनों उन्होंने क्यों ख़रीदा, यह पता नहीं चल सकता।',
        'In dinon unhone kyun kharida, yeh pata nahi chal sakta.',
      ),
      refused: write(
        'पार्सल क्यों लौटे, यह Shopify नहीं बताता; कूरियर बता सकता है।',
        'Parcels kyun laute, yeh Shopify nahi batata; courier bata sakta hai.',
      ),
    },
  };
}

function chieflyText(chiefly: Chiefly | undefined, hindi: Hindi): string {
  const { write } = hindi;
  const { product, source, customers } = chiefly ?? {};
  const kind = customers && valueNamed('customer_type', customers.kind, hindi);
  const parts = [
    product ? write(`ज़्यादातर ${product}`, `zyadatar ${product}`) : '',
    source ? write(`ज़्यादातर ${source} से`, `zyadatar ${source} se`) : '',
    customers ? write(`${customers.share} ${kind ?? ''} ग्राहक`, `${customers.share} ${kind ?? ''} customers`) : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
