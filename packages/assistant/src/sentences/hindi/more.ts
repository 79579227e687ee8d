/** What is told of figures beyond themselves, in Hindi. */
import type { Mark, MoreSentences } from '../more-sentences.ts';
import type { FigureSentences } from '../telling-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

const at = ({ value, label }: Mark): string => `${value} (${label})`;

/** After "ke": "pehle order ke mahine ke hisaab se". */
const stepsOf: Readonly<Record<string, [devanagari: string, latin: string]>> = {
  day: ['दिन', 'din'],
  week: ['हफ़्ते', 'hafte'],
  month: ['महीने', 'mahine'],
  quarter: ['तिमाही', 'quarter'],
};

export function hindiMore(hindi: Hindi, { period }: HindiPlaces, { change }: FigureSentences): MoreSentences {
  const { write, titles } = hindi;
  const counted = (count: number, dimension: string): string => `${count} ${titles.dimension(dimension)}`;
  return {
    typical: ({ middle, low, high, of, stands, gap, change: moved, isRunning, isSaid }) => {
      const amount = stands === 'within' || gap === undefined ? '' : `${gap} `;
      const where = {
        below: write(`आम से ${amount}कम`, `aam se ${amount}kam`),
        within: write('आम के आसपास', 'aam ke aaspaas'),
        above: write(`आम से ${amount}ज़्यादा`, `aam se ${amount}zyada`),
      }[stands];
      const by = stands !== 'within' && moved && moved.way !== 'same' ? ` (${change(moved)})` : '';
      const until = isRunning ? write(' इसी समय तक', ' isi time tak') : '';
      const head = isSaid ? '' : write(`यह ${where} है${by}: `, `Yeh ${where} hai${by}: `);
      return write(
        `${head}पिछले ${of} ऐसे दिनों का मीडियन${until} ${middle} है, उनमें से आधे ${low} और ${high} के बीच।`,
        `${head}${isSaid ? 'Pichhle' : 'pichhle'} ${of} aise dinon ka median${until} ${middle} hai, unmein se aadhe ${low} aur ${high} ke beech.`,
      );
    },
    otherWeekday: ({ day, weekday }) =>
      write(
        `${day} को ${weekday} है, इसलिए ${weekday} लिए हैं।`,
        `${day} ko ${weekday} hai, isliye ${weekday} liye hain.`,
      ),
    latest: ({ value, label }) => write(`आख़िरी बार ${label}: ${value}।`, `Aakhri baar ${label}: ${value}.`),
    runsOut: ({ on, until, isBefore }) => {
      const [gone, held] = [on, until ?? on].map(day => period({ from: day, to: day }));
      const pace = write('पिछले हफ़्तों की रफ़्तार से', 'Pichhle hafton ki raftaar se');
      if (until === undefined)
        return write(`${pace} यह क़रीब ${gone} को ख़त्म होगा।`, `${pace} yeh kareeb ${gone} ko khatam hoga.`);
      return isBefore
        ? write(
            `${pace} यह क़रीब ${gone} को ख़त्म होगा, ${held} से पहले।`,
            `${pace} yeh kareeb ${gone} ko khatam hoga, ${held} se pehle.`,
          )
        : write(
            `${pace} यह ${held} के बाद तक चलेगा, क़रीब ${gone} तक।`,
            `${pace} yeh ${held} ke baad tak chalega, kareeb ${gone} tak.`,
          );
    },
    noTypical: of =>
      write(
        `ऐसे सिर्फ़ ${of} दिन पता हैं, आम क्या है यह कहने को कम हैं।`,
        `Aise sirf ${of} din pata hain, aam kya hai yeh kehne ko kam hain.`,
      ),
    streak: ({ length, dimension, from, to, held, of }) => {
      const days = length > 1 ? write(`${from} से ${to} तक`, `${from} se ${to} tak`) : from;
      return write(
        `सबसे लंबा सिलसिला: लगातार ${counted(length, dimension)}, ${days}। कुल ${counted(of, dimension)} में से ${held}।`,
        `Sabse lamba silsila: lagatar ${counted(length, dimension)}, ${days}. Kul ${counted(of, dimension)} mein se ${held}.`,
      );
    },
    noStreak: dimension =>
      write(
        `एक भी ${titles.dimension(dimension)} वहाँ तक नहीं पहुँचा।`,
        `Ek bhi ${titles.dimension(dimension)} wahan tak nahi pahuncha.`,
      ),
    running: ({ value, until }) => write(`${until} तक का जोड़: ${value}।`, `${until} tak ka jod: ${value}.`),
    average: ({ of, dimension, last, highest, lowest }) =>
      write(
        `${counted(of, dimension)} का चलता औसत: आख़िरी ${at(last)}, सबसे ज़्यादा ${at(highest)}, सबसे कम ${at(lowest)}।`,
        `${counted(of, dimension)} ka moving average: aakhri ${at(last)}, sabse zyada ${at(highest)}, sabse kam ${at(lowest)}.`,
      ),
    growth: ({ dimension, steps }) => {
      const told = steps.map(({ value, label }) => `${label} ${value}`).join(', ');
      const name = titles.dimension(dimension);
      return write(`पिछले ${name} की तुलना में बढ़त: ${told}।`, `Pichhle ${name} ke muqable growth: ${told}.`);
    },
    cohorts: {
      lead: ({ as, months }) => {
        const told = months.map(({ month, value }) =>
          as === 'kept'
            ? write(`महीना ${month} में ${value}`, `month ${month} mein ${value}`)
            : month === 0
              ? write(`पहले ऑर्डर में ${value}`, `pehle order mein ${value}`)
              : write(`${month} महीने तक ${value}`, `${month} mahine tak ${value}`),
        );
        return as === 'kept'
          ? write(
              `कुल मिलाकर, नए ग्राहकों में से पहले ऑर्डर के बाद फिर ख़रीदने वाले: ${told.join(', ')}।`,
              `Kul milakar, naye customers mein se pehle order ke baad phir kharidne wale: ${told.join(', ')}.`,
            )
          : write(
              `कुल मिलाकर, एक नए ग्राहक से आया: ${told.join(', ')}।`,
              `Kul milakar, ek naye customer se aaya: ${told.join(', ')}.`,
            );
      },
      head: ({ as, step, months, isRunning }) => {
        const name = write(...(stepsOf[step] ?? stepsOf['month']!));
        const told = months.filter(month => month > 0).join(', ');
        const mark = isRunning
          ? write('; * अभी सबके लिए पूरा नहीं, बढ़ सकता है', '; * abhi sabke liye poora nahi, badh sakta hai')
          : '';
        return as === 'kept'
          ? write(
              `पहले ऑर्डर के ${name} के हिसाब से (ग्राहक), उसके बाद महीना ${told} में ख़रीदने वाले${mark}:`,
              `Pehle order ke ${name} ke hisaab se (customers), uske baad month ${told} mein kharidne wale${mark}:`,
            )
          : write(
              `पहले ऑर्डर के ${name} के हिसाब से (ग्राहक), हर एक से पहले ऑर्डर में और महीना ${told} तक जितना आया${mark}:`,
              `Pehle order ke ${name} ke hisaab se (customers), har ek se pehle order mein aur month ${told} tak jitna aaya${mark}:`,
            );
      },
      line: ({ label, customers, cells }) => `${label} (${customers}): ${cells.join(' · ')}`,
      customers: write('ग्राहक', 'Customers'),
      firstOrder: write('पहला ऑर्डर', 'Pehla order'),
      month: month => write(`महीना ${month}`, `Month ${month}`),
      title: (as, days) =>
        as === 'kept'
          ? write(
              `फिर ख़रीदने वाले नए ग्राहक, बीते महीनों के हिसाब से, ${period(days)}`,
              `Phir kharidne wale naye customers, beete mahinon ke hisaab se, ${period(days)}`,
            )
          : write(
              `प्रति नए ग्राहक अब तक की बिक्री, ${period(days)}`,
              `Per naye customer ab tak ki sales, ${period(days)}`,
            ),
      series: as => (as === 'kept' ? write('उस महीने ख़रीदा', 'Us month kharida') : write('अब तक आया', 'Ab tak aaya')),
    },
    secondOrder: {
      half: months =>
        write(
          `एक साल में लौटने वालों में से आधे या ज़्यादा ${months} महीने के अंदर लौट आए।`,
          `Ek saal mein lautne walon mein se aadhe ya zyada ${months} mahine ke andar laut aaye.`,
        ),
      inMonths: write(
        'Shopify यह पहले ऑर्डर के बाद के पूरे महीनों में बताता है; दो ऑर्डर के बीच के दिन नहीं बताता।',
        'Shopify yeh pehle order ke baad ke poore mahinon mein batata hai; do orders ke beech ke din nahi batata.',
      ),
    },
    enough: ({ metric, atLeast }) =>
      write(
        `सिर्फ़ वे गिने जिनमें कम से कम ${atLeast} ${titles.plainMetric(metric)} हैं।`,
        `Sirf woh gine jinmein kam se kam ${atLeast} ${titles.plainMetric(metric)} hain.`,
      ),
    notIn: days =>
      write(
        `वे छोड़ दिए जो इन दिनों में भी थे: ${period(days)}।`,
        `Woh chhod diye jo in dinon mein bhi the: ${period(days)}.`,
      ),
    among: ({ limit, metric, period: days }) =>
      write(
        `सिर्फ़ ऊपर के ${limit}: ${titles.metric(metric)}, ${period(days)}।`,
        `Sirf top ${limit}: ${titles.metric(metric)}, ${period(days)}.`,
      ),
  };
}
