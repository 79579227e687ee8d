/** What is to be expected, what is to be reached, and how long stock lasts, in Hindi. */
import { formatChange } from '@tillsight/metrics/format';
import { formatDay } from '@tillsight/metrics/format-time';
import type { OutlookSentences } from '../outlook-sentences.ts';
import type { SaidTarget, TargetSentences } from '../target-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { daysNamed } from './names.ts';
import type { HindiPlaces } from './places.ts';
import { hindiTargetOrders } from './target-orders.ts';

export function hindiOutlook(hindi: Hindi, places: HindiPlaces): OutlookSentences {
  const { write, titles, all, country, language } = hindi;
  const day = (of: string): string => formatDay(of, country, language);
  return {
    expected: ({ metric, filters, target, expected, low, high }) => {
      const days = places.days({ kind: 'span', period: target });
      const title = sentence(
        places.named(titles.metric(metric), metric, { filters, days: { kind: 'said', text: days } }),
      );
      return write(
        `${title}: क़रीब ${expected} का अनुमान, ज़्यादातर ${low} और ${high} के बीच (80% भरोसा)।`,
        `${title}: kareeb ${expected} ka anumaan, zyadatar ${low} aur ${high} ke beech (80% bharosa).`,
      );
    },
    title: ({ metric, filters, target }) => {
      const days = places.days({ kind: 'span', period: target });
      const title = places.named(titles.metric(metric), metric, { filters, days: { kind: 'said', text: days } });
      return write(`${title} (अनुमान)`, `${sentence(title)} (anumaan)`);
    },
    about: expected => write(`क़रीब ${expected}`, `kareeb ${expected}`),
    likely: ({ low, high }) =>
      write(`ज़्यादातर ${low} और ${high} के बीच (80% भरोसा)।`, `Zyadatar ${low} aur ${high} ke beech (80% bharosa).`),
    made: ({ until, soFar, days, expected }) =>
      write(
        `${day(until)} तक ${soFar} हुआ; बाकी ${days} दिन में क़रीब ${expected} और आना चाहिए।`,
        `${day(until)} tak ${soFar} hua; baaki ${days} din mein kareeb ${expected} aur aana chahiye.`,
      ),
    reached: goal => write(`${goal} तो पार हो चुका है।`, `${goal} to paar ho chuka hai.`),
    odds: ({ odds, chance, goal, needed, perDay }) => {
      const chances = chanceText(chance, hindi);
      const how = {
        'very-likely': write('हाँ, बहुत मुमकिन है', 'Haan, bahut mumkin hai'),
        likely: write('हाँ, होने की उम्मीद ज़्यादा है', 'Haan, hone ki ummeed zyada hai'),
        unlikely: write('शायद नहीं, हालाँकि हो सकता है', 'Shayad nahi, halanki ho sakta hai'),
        no: write('नहीं, इस रफ़्तार से नहीं', 'Nahi, is raftaar se nahi'),
      };
      return write(
        `${how[odds]} (${chances}): ${goal} के लिए रोज़ ${needed} चाहिए, और पिछले 28 दिनों में रोज़ ${perDay} आया।`,
        `${how[odds]} (${chances}): ${goal} ke liye roz ${needed} chahiye, aur pichhle 28 din mein roz ${perDay} aaya.`,
      );
    },
    yearBefore: ({ metric, period, value, change, movedFestival, isByWeekday }) => {
      const isOne = period.from === period.to;
      const weekdays = isOne
        ? write(' (हफ़्ते का यही दिन)', ' (hafte ka yahi din)')
        : write(' (हफ़्ते के यही दिन)', ' (hafte ke yahi din)');
      const same = isByWeekday ? weekdays : '';
      const then = `${sentence(places.days({ kind: 'span', period }))}${same} ${value} ${hindi.was(metric)}`;
      const festival = movedFestival === undefined ? undefined : daysNamed(movedFestival, hindi);
      const though =
        festival === undefined
          ? ''
          : write(`, हालाँकि तब ${festival} के दिन अलग थे`, `, halanki tab ${festival} ke din alag the`);
      return write(
        `${then}, यानी यह ${formatChange(change)} होगा${though}।`,
        `${then}, yaani yeh ${formatChange(change)} hoga${though}.`,
      );
    },
    method: ({ known, unknown, growth, trials }) => {
      const years = known.map(({ name, day: of }) => `${daysNamed(name, hindi)} (${day(of)})`);
      const from = [
        write('पिछले हफ़्तों का स्तर', 'pichhle hafton ka level'),
        write('हफ़्ते की चाल', 'hafte ki chaal'),
        years.length > 0 ? write(`पिछले साल ${all(years)} का असर`, `pichhle saal ${all(years)} ka asar`) : '',
        growth === undefined
          ? ''
          : write(`साल भर की बढ़त (${formatChange(growth)})`, `saal bhar ki growth (${formatChange(growth)})`),
      ].filter(text => text !== '');
      const named = all(unknown.map(name => daysNamed(name, hindi)));
      const doubt =
        unknown.length > 0
          ? write(
              ` ${named} क्या करेगा, यह पिछले साल से पता नहीं, इसलिए दायरा चौड़ा है।`,
              ` ${named} kya karega, yeh pichhle saal se pata nahi, isliye range chaudi hai.`,
            )
          : '';
      const tried =
        trials > 0
          ? write(
              `दायरा यह है कि आपके अपने अतीत पर ऐसे ${trials} अनुमान कितने चूके`,
              `range yeh hai ki aapke apne past par aise ${trials} forecast kitne chooke`,
            )
          : write(
              'दायरा सावधान अंदाज़ा है, क्योंकि आज़माने को अतीत कम है',
              'range ek savdhaan andaza hai, kyunki aazmane ko past kam hai',
            );
      return write(
        `इसका आधार: ${all(from)}। ${tried}।${doubt}`,
        `Iska aadhaar: ${all(from)}. ${sentence(tried)}.${doubt}`,
      );
    },
    knowsNoPlans: isOfAds =>
      isOfAds
        ? write(
            'इसमें आपकी योजनाएँ शामिल नहीं हैं: नए बजट या कैंपेन से यह बदल जाएगा।',
            'Ismein aapke plans shaamil nahi hain: naye budget ya campaign se yeh badal jaayega.',
          )
        : write(
            'इसमें आपकी योजनाएँ शामिल नहीं हैं: ऑफ़र, नए विज्ञापन या स्टॉक की कमी से यह बदल जाएगा।',
            'Ismein aapke plans shaamil nahi hain: offers, naye ads ya stock ki kami se yeh badal jaayega.',
          ),
    tooFar: write(
      'यह बहुत दूर की बात है: मैं आपके अपने अतीत से ज़्यादा से ज़्यादा एक साल आगे का अनुमान लगाती हूँ। इस महीने, इस तिमाही या अगले हफ़्तों का पूछिए।',
      'Yeh bahut door ki baat hai: main aapke apne past se zyada se zyada ek saal aage ka forecast karti hoon. Is mahine, is quarter ya agle hafton ka poochiye.',
    ),
    tooShort: metric =>
      write(
        `${titles.metric(metric)} का अनुमान नहीं लगा सकती: कम से कम चार हफ़्तों के आँकड़े चाहिए, और वे मेरे पास नहीं हैं।`,
        `${sentence(titles.metric(metric))} ka forecast nahi kar sakti: kam se kam chaar hafton ke figures chahiye, aur woh mere paas nahi hain.`,
      ),
    noRates: metric =>
      write(
        `मैं बिक्री या ऑर्डर जैसे जोड़ का अनुमान लगाती हूँ, दरों का नहीं; ${titles.metric(metric)} का अंदाज़ा उसके ताज़ा स्तर से सबसे अच्छा मिलता है।`,
        `Main sales ya orders jaise total ka forecast karti hoon, rates ka nahi; ${titles.metric(metric)} ka andaza uske latest level se sabse achha milta hai.`,
      ),
    cover: {
      head: isList =>
        isList
          ? write(
              'पिछले हफ़्तों की रफ़्तार से बेचने लायक स्टॉक इतने दिन चलेगा, सबसे कम वाला पहले:',
              'Pichhle hafton ki raftaar se bechne layak stock itne din chalega, sabse kam wala pehle:',
            )
          : write(
              'पिछले हफ़्तों की रफ़्तार से बेचने लायक स्टॉक इतने दिन चलेगा:',
              'Pichhle hafton ki raftaar se bechne layak stock itne din chalega:',
            ),
      line: ({ product, days, units, until }) => {
        const last = until ? write(`, क़रीब ${day(until)} तक`, `, kareeb ${day(until)} tak`) : '';
        return `${product}: ${days} (${units} ${write('पीस', 'pieces')})${last}`;
      },
      gone: (products, more) => {
        const names = `${products.join(', ')}${more > 0 ? write(` और ${more} अन्य`, ` aur ${more} aur`) : ''}`;
        return write(`स्टॉक ख़त्म हो चुका: ${names}।`, `Stock khatam ho chuka: ${names}.`);
      },
      moreUnknown: write(
        'और माल कब आएगा, यह किसी जुड़े प्लेटफ़ॉर्म को पता नहीं।',
        'Aur maal kab aayega, yeh kisi connected platform ko pata nahi.',
      ),
      countsNot: write(
        'इसमें रास्ते का माल और आने वाले त्योहार नहीं गिने हैं।',
        'Ismein raaste ka maal aur aane wale tyohaar nahi gine hain.',
      ),
      nothing: write(
        'आपका स्टॉक कितने दिन चलेगा, इसके आँकड़े मेरे पास नहीं हैं।',
        'Aapka stock kitne din chalega, iske figures mere paas nahi hain.',
      ),
    },
  };
}

export const chanceText = (chance: number, { write }: Pick<Hindi, 'write'>): string =>
  chance <= 5
    ? write('संभावना 5% या कम', 'chance 5% ya kam')
    : chance >= 95
      ? write('संभावना 95% या ज़्यादा', 'chance 95% ya zyada')
      : write(`संभावना क़रीब ${chance}%`, `chance kareeb ${chance}%`);

export function hindiTargets(hindi: Hindi, places: HindiPlaces): TargetSentences {
  const { write, titles, stop } = hindi;
  const told = ({ name, metric, value, period, part }: SaidTarget): string => {
    const days = places.days({ kind: 'span', period });
    const only = part === null ? '' : write(`, सिर्फ़ जहाँ ${part}`, `, sirf jahan ${part}`);
    return `${name}: ${titles.metric(metric)} ${value}, ${days}${only}`;
  };
  const setThere = write(
    'उसे Shopify में Analytics के नीचे रखिए, या संख्या के साथ पूछिए: “क्या हम 40 लाख तक पहुंचेंगे”।',
    'Use Shopify mein Analytics ke neeche rakhiye, ya number ke saath poochiye: “kya hum 40 lakh tak pahunchenge”.',
  );
  const listed = (targets: readonly SaidTarget[]): string =>
    targets.length === 1 && targets[0]
      ? `${write('Shopify में टारगेट है', 'Shopify mein target hai')} ${told(targets[0])}${stop}`
      : `${write('Shopify में टारगेट', 'Shopify mein target')}:\n${targets.map(target => `• ${told(target)}`).join('\n')}`;
  return {
    held: target => listed([target]),
    others: targets => `${write('और टारगेट', 'Aur target')}: ${targets.map(told).join('; ')}${stop}`,
    list: listed,
    none: `${write('Shopify में अभी या आगे का कोई टारगेट नहीं है।', 'Shopify mein abhi ya aage ka koi target nahi hai.')} ${setThere}`,
    noneForThis: `${write('Shopify में इसका कोई टारगेट नहीं है।', 'Shopify mein iska koi target nahi hai.')} ${setThere}`,
    notFollowed: targets =>
      write(
        `Shopify में ${targets.map(name => `“${name}”`).join(', ')} भी है, जिसका आँकड़ा, दिन या हिस्सा मैं नहीं जान सकती।`,
        `Shopify mein ${targets.map(name => `“${name}”`).join(', ')} bhi hai, jiska figure, din ya hissa main nahi jaan sakti.`,
      ),
    away: write(
      'Shopify के टारगेट अभी नहीं पढ़े जा सके। थोड़ी देर में फिर पूछिए।',
      'Shopify ke target abhi nahi padhe ja sake. Thodi der mein phir poochiye.',
    ),
    orders: hindiTargetOrders(hindi, places, told),
    ask: {
      label: write('क्या हम टारगेट पर हैं?', 'Kya hum target par hain?'),
      question: write('क्या हम टारगेट पर हैं', 'kya hum target par hain'),
    },
  };
}
