/** Why a figure moved, in Hindi. */
import { formatChange, formatPercent, formatPoints } from '@tillsight/metrics/format';
import { formatDay } from '@tillsight/metrics/format-time';
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { Day } from '@tillsight/metrics/request';
import { timeLabel } from '@tillsight/metrics/time-grain';
import type { Against, Behind, Factor, Festival, Usual, VerdictParts, WhySentences } from '../why-sentences.ts';
import { hindiCauses } from './causes.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { daysNamed, valueNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';

export function hindiWhy(hindi: Hindi, places: HindiPlaces): WhySentences {
  const { write, titles, stop, all } = hindi;
  return {
    headline: ({ metric, filters, period, against, until, value, before, moved }) => {
      const span = places.days({ kind: 'span', period, until });
      const weekday = against.kind === 'typical' ? `${weekdayOf(period.from, hindi)}, ` : '';
      const than = `${againstText(against, places, hindi)} ${write(`के ${before} से`, `ke ${before} se`)}`;
      const days = { kind: 'said' as const, text: `${weekday}${span}` };
      const figure = `${sentence(places.named(titles.metric(metric), metric, { filters, days }))} ${value} ${hindi.was(metric)}`;
      if (moved.way === 'same')
        return `${figure}, ${write('यानी', 'yaani')} ${than} ${write('कोई फ़र्क़ नहीं', 'koi farq nahi')}${stop}`;
      const by = moved.by === undefined ? '' : `${formatPercent(moved.by)} `;
      return `${figure}, ${write('यानी', 'yaani')} ${than} ${by}${hindi.more(moved.way)} (${moved.amount})${stop}`;
    },
    from: ({ before, against }) => {
      const than =
        against.kind === 'typical'
          ? write(`आम ${weekdayOf(against.day, hindi)}`, `aam ${weekdayOf(against.day, hindi)}`)
          : againstText(against, places, hindi);
      return `${than} ${write(`के ${before} से`, `ke ${before} se`)}`;
    },
    otherWay: (way, typical) => {
      if (typical) {
        const day = write(`आम ${weekdayOf(typical, hindi)} से`, `aam ${weekdayOf(typical, hindi)} se`);
        const [is, not] = way === 'up' ? (['up', 'down'] as const) : (['down', 'up'] as const);
        return write(
          `यानी यह ${day} ${hindi.more(is)} था, ${hindi.more(not)} नहीं।`,
          `Yaani yeh ${day} ${hindi.more(is)} tha, ${hindi.more(not)} nahi.`,
        );
      }
      return way === 'up'
        ? write('यह घटा नहीं, बढ़ा है।', 'Yeh ghata nahi, badha hai.')
        : write('यह बढ़ा नहीं, घटा है।', 'Yeh badha nahi, ghata hai.');
    },
    verdict: (parts, behind) => verdictText(parts, behind, hindi),
    cause: ({ text, as }) => {
      const ranks = {
        against: write('जो अलग दिखता है, हालाँकि असर उल्टा था', 'Jo alag dikhta hai, halanki asar ulta tha'),
        happened: write('क्या हुआ', 'Kya hua'),
        'stands-out': write('जो अलग दिखता है', 'Jo alag dikhta hai'),
        also: write('साथ में', 'Saath mein'),
      };
      return `${ranks[as]}: ${text}`;
    },
    factors: (parts, change) => {
      const told = parts.map(
        ({ factor, amount, between }) =>
          `${write(...factors[factor])} ${amount}${between ? ` (${between.join(' → ')})` : ''}`,
      );
      return `${write(`${change} कहाँ से आया`, `${change} kahan se aaya`)}: ${told.join(', ')}${stop}`;
    },
    standouts: parts => {
      const told = parts.map(({ label, dimension, amount }) => `${label} ${amount} (${titles.dimension(dimension)})`);
      return `${write('सबसे ज़्यादा बदले', 'Sabse zyada badle')}: ${told.join(', ')}${stop}`;
    },
    reasons: parts => {
      const told = parts.map(({ reason, now, before }) => {
        const named = reason ?? write('कारण दर्ज नहीं', 'reason darj nahi');
        return `${named} ${now} ${write(`(पहले ${before})`, `(pehle ${before})`)}`;
      });
      return `${write('ग्राहकों के बताए कारण, पीस में', 'Customers ke bataye reasons, pieces mein')}: ${told.join(', ')}${stop}`;
    },
    noted: occasions =>
      occasions
        .map(({ title, days, hasMoved }) => {
          const named = `${write('Shopify में दर्ज', 'Shopify mein darj')}: “${title}” (${places.period(days)})`;
          return hasMoved
            ? `${named}, ${write('और बदलाव का ज़्यादातर हिस्सा इन्हीं दिनों का है।', 'aur badlav ka zyadatar hissa inhi dinon ka hai.')}`
            : `${named}${write('। यह उन्हीं दिनों में हुआ; आँकड़ों से नहीं दिखता कि बदलाव इसी से आया।', '. Yeh unhi dinon mein hua; figures se nahi dikhta ki badlav isi se aaya.')}`;
        })
        .join('\n'),
    nothingFound: write(
      'प्लेटफ़ॉर्म जो कारण दिखा सकते हैं (स्टॉक ख़त्म होना, बंद कैंपेन, अटका चेकआउट, कोड, दाम, कोई एक शहर), उनमें से कोई इसे नहीं समझाता, इसलिए कारण पता नहीं है।',
      'Platforms jo wajah dikha sakte hain (stock khatam, band campaign, atka checkout, codes, daam, koi ek city), unmein se koi ise nahi samjhata, isliye wajah pata nahi hai.',
    ),
    noFigure: ({ metric, period, base }) =>
      write(
        `${titles.metric(metric)} का कारण नहीं बता सकती: ${places.period(period)} और ${places.period(base)} दोनों के आँकड़े नहीं हैं।`,
        `${sentence(titles.metric(metric))} ki wajah nahi bata sakti: ${places.period(period)} aur ${places.period(base)} dono ke figures nahi hain.`,
      ),
    missed: ({ sources, isThrottled, seconds }) => {
      const named = all(sources.map(source => sourceTitles[source]));
      const why = isThrottled
        ? write('एक मिनट में जितना मिलता है वह पूरा हो गया', 'ek minute mein jitna milta hai woh poora ho gaya')
        : write('जवाब नहीं आया', 'jawab nahi aaya');
      const when =
        seconds > 0
          ? write(`क़रीब ${seconds} सेकंड में`, `kareeb ${seconds} second mein`)
          : write('थोड़ी देर में', 'thodi der mein');
      return write(
        `${named} का सब कुछ नहीं देख सकी: ${why}। पूरी तस्वीर के लिए ${when} फिर पूछें।`,
        `${named} ka sab kuch nahi dekh saki: ${why}. Poori tasveer ke liye ${when} phir poochein.`,
      );
    },
    aDay: amount => write(`रोज़ ${amount}`, `roz ${amount}`),
    about: (amount, metric) => {
      const what = metric ? ` ${titles.plainMetric(metric)}` : '';
      return write(`क़रीब ${amount}${what}`, `kareeb ${amount}${what}`);
    },
    points: difference => formatPoints(difference, hindi.language),
    causes: hindiCauses(hindi, places),
  };
}

type Both = readonly [devanagari: string, latin: string];
const factors: Record<Factor, Both> = {
  orders: ['ऑर्डर', 'orders'],
  'value per order': ['प्रति ऑर्डर वैल्यू', 'per order value'],
  visits: ['विज़िट', 'visits'],
  'gross value per order': ['प्रति ऑर्डर ग्रॉस वैल्यू', 'per order gross value'],
  'orders per visit': ['प्रति विज़िट ऑर्डर', 'per visit orders'],
  'units per order': ['प्रति ऑर्डर पीस', 'per order pieces'],
  'price per unit': ['प्रति पीस दाम', 'per piece daam'],
  'what is left after discounts': ['डिस्काउंट के बाद बचा हिस्सा', 'discount ke baad bacha hissa'],
  'visits that fill a cart': ['कार्ट भरने वाले विज़िट', 'cart bharne wale visits'],
  'carts that reach the checkout': ['चेकआउट तक पहुँचे कार्ट', 'checkout tak pahunche carts'],
  'checkouts that are completed': ['पूरे हुए चेकआउट', 'poore hue checkouts'],
  'gross sales': ['ग्रॉस बिक्री', 'gross sales'],
  'discount rate': ['डिस्काउंट दर', 'discount rate'],
  'purchases per visit': ['प्रति विज़िट ख़रीद', 'per visit purchases'],
  'value per purchase': ['प्रति ख़रीद वैल्यू', 'per purchase value'],
  clicks: ['क्लिक', 'clicks'],
  'cost per click': ['प्रति क्लिक ख़र्च', 'per click kharch'],
  'value per click': ['प्रति क्लिक वैल्यू', 'per click value'],
  'clicks per amount spent': ['ख़र्च के हिसाब से क्लिक', 'kharch ke hisaab se clicks'],
  returns: ['रिटर्न', 'returns'],
  'tax, shipping and fees': ['टैक्स, शिपिंग और शुल्क', 'tax, shipping aur fees'],
  'parcels that came back': ['लौटे हुए पार्सल', 'laute hue parcels'],
  'orders cancelled or on the way': ['रद्द या रास्ते के ऑर्डर', 'cancel ya raaste ke orders'],
  'gross profit per delivered order': ['प्रति डिलीवर ऑर्डर ग्रॉस मुनाफ़ा', 'per delivered order gross profit'],
  'delivery costs': ['डिलीवरी का ख़र्च', 'delivery ka kharch'],
  'ad spend': ['विज्ञापन का ख़र्च', 'ad kharch'],
  'later edits and corrections': ['बाद के बदलाव और सुधार', 'baad ke badlav aur sudhaar'],
};

function ordinaryText(usual: Usual, hindi: Hindi): string {
  const { write } = hindi;
  const told = usualText(usual, hindi);
  if (!('day' in usual)) return `${write('कुल मिलाकर यह सामान्य है', 'Kul milakar yeh normal hai')}: ${told}`;
  const weekday = weekdayOf(usual.day, hindi);
  if (!usual.isBeyond) return `${write(`${weekday} के लिए यह सामान्य है`, `${weekday} ke liye yeh normal hai`)}: ${told}`;
  return write(
    `${weekday} के लिए यह सामान्य से ज़रा बाहर है: ${told}, और इतना फ़र्क़ संयोग से भी हो सकता है`,
    `${weekday} ke liye yeh normal se zara bahar hai: ${told}, aur itna fark sanyog se bhi ho sakta hai`,
  );
}

function verdictText(parts: VerdictParts, behind: Behind, hindi: Hindi): string {
  const { write, stop } = hindi;
  const more = behind ? ` ${behindText(behind, hindi)}` : '';
  const around = parts.season ? dayOf(parts.season, hindi) : '';
  const usual = usualText(parts.usual, hindi);
  if (parts.kind === 'flat')
    return `${write('लगभग कोई बदलाव नहीं; यह सामान्य है।', 'Lagbhag koi badlav nahi; yeh normal hai.')}${more}`;
  const change = parts.yearAgo ?? 0;
  const size = formatPercent(Math.abs(change));
  const than = hindi.more(change < 0 ? 'down' : 'up');
  const moved = change < 0 ? ['घटे', 'ghate'] : ['बढ़े', 'badhe'];
  const then =
    'day' in parts.usual
      ? write(
          `पिछले साल का ऐसा दिन अपने आम दिनों से ${size} ${than} था`,
          `pichhle saal ka aisa din apne aam dinon se ${size} ${than} tha`,
        )
      : write(`पिछले साल के यही दिन ${size} ${moved[0]} थे`, `pichhle saal ke yahi din ${size} ${moved[1]} the`);
  if (parts.kind === 'ordinary') return `${ordinaryText(parts.usual, hindi)}${stop}${more}`;
  if (parts.kind === 'season')
    return `${write(`सीज़न के लिए यह सामान्य है: ${around} के आसपास ${then}।`, `Season ke liye yeh normal hai: ${around} ke aaspaas ${then}.`)}${more}`;
  if (parts.kind === 'maybe-season')
    return `${write(`इन दिनों में ${around} है, इसलिए बदलाव सामान्य है; पिछले साल के यही दिन न होने से नहीं कह सकती कि इसमें सीज़न का कितना हाथ है।`, `In dinon mein ${around} hai, isliye badlav normal hai; pichhle saal ke yahi din na hone se nahi keh sakti ki ismein season ka kitna haath hai.`)}${more}`;
  const seasonal =
    parts.yearAgo === undefined ? '' : write(` ${around} के आसपास ${then}।`, ` ${around} ke aaspaas ${then}.`);
  return `${write(`यह सामान्य से अलग है: ${usual}।`, `Yeh normal se alag hai: ${usual}.`)}${seasonal}${more}`;
}

const weekdayOf = (day: Day, hindi: Hindi): string => valueNamed('weekday', timeLabel(day, 'weekday'), hindi);

function againstText(against: Against, places: HindiPlaces, hindi: Hindi): string {
  const { write } = hindi;
  if (against.kind === 'hours')
    return write(`${places.period(against.period)} के उन्हीं घंटों`, `${places.period(against.period)} ke unhi ghanton`);
  if (against.kind === 'base') return places.plainBase(against.base);
  const { day, days, isMedian } = against;
  const mean = isMedian ? write('मीडियन', 'median') : write('औसत', 'average');
  return write(
    `आम ${weekdayOf(day, hindi)} (पिछले ${days} का ${mean})`,
    `aam ${weekdayOf(day, hindi)} (pichhle ${days} ka ${mean})`,
  );
}

const dayOf = ({ name, day }: Festival, hindi: Hindi): string =>
  `${daysNamed(name, hindi)} (${formatDay(day, hindi.country, hindi.language)})`;

function usualText(parts: Usual, hindi: Hindi): string {
  const { write } = hindi;
  if ('day' in parts) {
    const { day, days, lowest, highest } = parts;
    const named = weekdayOf(day, hindi);
    return write(
      `पिछले ${days} ${named} ${lowest} से ${highest} के बीच थे`,
      `pichhle ${days} ${named} ${lowest} se ${highest} ke beech the`,
    );
  }
  const { comparisons, range, around } = parts;
  if (parts.isWild)
    return write('इतने कम में आधा हो जाना या दुगना हो जाना आम है', 'itne kam mein aadha ho jaana ya dugna ho jaana aam hai');
  if (comparisons === 0)
    return write(
      `इस आकार पर क़रीब ${range} का उतार-चढ़ाव आम है`,
      `itne size par kareeb ${range} ka utaar-chadhaav aam hai`,
    );
  const level = around === undefined ? '' : `, ${formatChange(around)} ${write('के आसपास', 'ke aaspaas')}`;
  return write(
    `पिछले ${comparisons} हफ़्तों में यही तुलना अपने आप ${range} हिली${level}`,
    `pichhle ${comparisons} hafton mein yahi comparison apne aap ${range} hila${level}`,
  );
}

function behindText(behind: NonNullable<Behind>, { write }: Hindi): string {
  if ('everything' in behind) {
    const by = formatChange(behind.everything);
    return write(`इन्हीं दिनों पूरी दुकान ${by} हिली।`, `Inhi dinon poori dukaan ${by} hili.`);
  }
  if (behind.nothing === 'part') return write('इसके पीछे कुछ अलग नहीं दिखता।', 'Iske peeche kuch alag nahi dikhta.');
  return write(
    'इसके पीछे कुछ अलग नहीं दिखता: कोई प्रोडक्ट, शहर, कैंपेन, डिवाइस या कोड अपनी चाल से नहीं हटा।',
    'Iske peeche kuch alag nahi dikhta: koi product, city, campaign, device ya code apni chaal se nahi hata.',
  );
}
