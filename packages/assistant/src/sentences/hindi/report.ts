/** Reports, in Hindi. */
import type { Frequency } from '@tillsight/contract/configurations';
import { product } from '@tillsight/contract/product';
import type { AssignableRole } from '@tillsight/contract/role';
import { formatDay, formatPeriod, weekdayOf } from '@tillsight/metrics/format-time';
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { ReportGap, ReportSentences } from '../report-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { valueNamed } from './names.ts';
import { chanceText } from './outlook.ts';
import { sections, type Both } from './report-sections.ts';

export function hindiReport(hindi: Hindi): ReportSentences {
  const { write, country, language, titles, stop } = hindi;
  const metric = (key: string): string => sentence(titles.metric(key));
  // Within a sentence its platform or its making would only stand in the way.
  const named = (key: string): string => sentence(titles.plainMetric(key));
  const titleOf = (frequency: Frequency): string => write(...frequencies[frequency]);
  const weekday = (day: string): string => {
    const named = valueNamed('weekday', weekdayOf(day), hindi);
    return language === 'hindi' ? named : named.slice(0, 3);
  };
  return {
    title: titleOf,
    role: role => write(...roles[role]),
    section: title => write(...(sections[title] ?? [title, title])),
    alsoChosen: write('और चुने हुए', 'Aur chune hue'),
    metric,
    days: period => {
      const days = formatPeriod(period, country, language);
      return period.from === period.to ? `${weekday(period.from)} ${days}` : days;
    },
    comparedWith: base => write(`${base} के मुक़ाबले`, `${base} ke muqable`),
    byDay: key => `${metric(key)}, ${write('दिन के हिसाब से', 'din ke hisaab se')}`,
    usual: write('उस वार को आम तौर पर', 'Us din aam taur par'),
    usually: value => write(`आम तौर पर ${value}`, `aam taur par ${value}`),
    chart: ({ metric: key, from, to, last }) =>
      write(
        `${metric(key)}, दिन के हिसाब से, ${from} से ${to} तक; आख़िर में ${last}।`,
        `${metric(key)}, din ke hisaab se, ${from} se ${to} tak; aakhir mein ${last}.`,
      ),
    insight: {
      record: ({ metric: key, days, isHighest }) => {
        const most = isHighest ? write('सबसे ज़्यादा', 'sabse zyada') : write('सबसे कम', 'sabse kam');
        return `${named(key)} ${write(`पिछले ${days} दिनों में`, `pichhle ${days} dinon mein`)} ${most} ${hindi.was(key)}${stop}`;
      },
      calm: base =>
        write(`${base} के मुक़ाबले कोई आँकड़ा 5% से ज़्यादा नहीं बदला।`, `${base} ke muqable koi figure 5% se zyada nahi badla.`),
      moved: ({ base, moves }) => {
        const told = moves.map(
          ({ metric: key, way, size }, at) =>
            `${at === 0 ? named(key) : titles.plainMetric(key)} ${size} ${hindi.moved(key, way)}`,
        );
        const head = write(`${base} के मुक़ाबले सबसे बड़ा बदलाव`, `${base} ke muqable sabse bada badlav`);
        return `${head}: ${told.join(write(', फिर ', ', phir '))}${stop}`;
      },
    },
    target: {
      running: ({ name, value, soFar, until, outlook }) => {
        const day = formatDay(until, country, language);
        const far = write(
          `टारगेट ${name}: अब तक ${value} में से ${soFar}`,
          `Target ${name}: ab tak ${value} mein se ${soFar}`,
        );
        if (outlook === undefined) return `${far}, ${write(`${day} तक`, `${day} tak`)}${stop}`;
        const { expected, chance } = outlook;
        return `${far}, ${write(`${day} तक क़रीब ${expected} का अनुमान`, `${day} tak kareeb ${expected} ka anumaan`)}: ${chanceText(chance, hindi)}${stop}`;
      },
      ended: ({ name, value, soFar, until, isReached, isOver }) => {
        const day = formatDay(until, country, language);
        const before = isOver ? '' : write(`${day} से पहले `, `${day} se pehle `);
        const how = isReached ? write('पूरा हुआ', 'poora hua') : write('पूरा नहीं हुआ', 'poora nahi hua');
        return `${write('टारगेट', 'Target')} ${name}: ${before}${how}, ${write(`${value} के सामने ${soFar}`, `${value} ke saamne ${soFar}`)}${stop}`;
      },
    },
    missing: (gap, metrics) => {
      const lost = metrics.map(titles.metric).join(', ');
      const missing = lost === '' ? '' : write(`; रिपोर्ट में नहीं: ${lost}`, `; report mein nahi: ${lost}`);
      return `${gapText(gap, hindi)}${missing}${stop}`;
    },
    leftOut: (key, sources) => {
      const named = titles.all(sources.map(source => sourceTitles[source]));
      return write(
        `${metric(key)} में ${named} शामिल नहीं है (जुड़ा नहीं है)।`,
        `${metric(key)} mein ${named} shaamil nahi hai (connected nahi hai).`,
      );
    },
    begins: (source, day) =>
      write(
        `${sourceTitles[source]} के आँकड़े ${formatDay(day, country, language)} से हैं।`,
        `${sourceTitles[source]} ke figures ${formatDay(day, country, language)} se hain.`,
      ),
    noFigures: write('कोई आँकड़ा नहीं है।', 'Koi figure nahi hai.'),
    noMetric: write('कोई आँकड़ा चुना नहीं गया है।', 'Koi figure chuna nahi gaya hai.'),
    more: write('… हर आँकड़े के लिए *और* लिखिए।', '… Har figure ke liye *aur* likhiye.'),
    unnamedStore: write('आपकी दुकान', 'Aapki dukaan'),
    mail: {
      subject: ({ frequency, store, period }) =>
        write(
          `${store} की ${titleOf(frequency)}: ${period}`,
          `${store} ki ${titleOf(frequency).toLowerCase()}: ${period}`,
        ),
      ask: write(`${product.assistant} से वजह पूछिए`, `${product.assistant} se wajah poochiye`),
      why: write(
        `यह आपको इसलिए मिला क्योंकि ${product.name} में यह रिपोर्ट आपके लिए चालू है।`,
        `Yeh aapko isliye mila kyunki ${product.name} mein yeh report aapke liye chaalu hai.`,
      ),
      change: write('सेटिंग बदलिए', 'Settings badliye'),
      otherwise: write('बटन काम न करे तो यह पता खोलिए:', 'Button kaam na kare to yeh address kholiye:'),
    },
  };
}

const frequencies: Record<Frequency, Both> = {
  daily: ['दैनिक रिपोर्ट', 'Daily report'],
  weekly: ['साप्ताहिक रिपोर्ट', 'Weekly report'],
  monthly: ['मासिक रिपोर्ट', 'Monthly report'],
};

const roles: Record<AssignableRole, Both> = {
  executive: ['एग्ज़ीक्यूटिव', 'Executive'],
  sales: ['सेल्स', 'Sales'],
  marketing: ['मार्केटिंग', 'Marketing'],
  finance: ['फ़ाइनेंस', 'Finance'],
  product: ['प्रोडक्ट', 'Product'],
  associate: ['एसोसिएट', 'Associate'],
};

function gapText(gap: ReportGap, { write, all }: Hindi): string {
  if (gap.kind === 'not-one-figure')
    return write('इसे एक आँकड़े में नहीं बताया जा सकता', 'Ise ek figure mein nahi bataya ja sakta');
  if (gap.kind === 'mixed-currencies')
    return write(`इसमें ${all(gap.currencies)} जुड़ जाते`, `Ismein ${all(gap.currencies)} jud jaate`);
  const source = sourceTitles[gap.source];
  return {
    'not-connected': write(`${source} जुड़ा नहीं है`, `${source} connected nahi hai`),
    ended: write(
      `${source} का कनेक्शन ख़त्म हो गया है, कृपया फिर से जोड़िए`,
      `${source} ka connection khatam ho gaya hai, please phir se connect kijiye`,
    ),
    'no-answer': write(`${source} से जवाब नहीं आया`, `${source} se jawab nahi aaya`),
  }[gap.kind];
}
