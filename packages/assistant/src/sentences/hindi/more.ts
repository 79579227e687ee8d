/** What is told of figures beyond themselves, in Hindi. */
import type { Mark, MoreSentences } from '../more-sentences.ts';
import type { FigureSentences } from '../telling-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

const at = ({ value, label }: Mark): string => `${value} (${label})`;

export function hindiMore(hindi: Hindi, { period }: HindiPlaces, { change }: FigureSentences): MoreSentences {
  const { write, titles } = hindi;
  const counted = (count: number, dimension: string): string => `${count} ${titles.dimension(dimension)}`;
  return {
    typical: ({ middle, low, high, of, stands, change: moved, isRunning }) => {
      const where = {
        below: write('आम से कम', 'aam se kam'),
        within: write('आम के आसपास', 'aam ke aaspaas'),
        above: write('आम से ज़्यादा', 'aam se zyada'),
      }[stands];
      const by = stands !== 'within' && moved && moved.way !== 'same' ? ` (${change(moved)})` : '';
      const until = isRunning ? write(' इसी समय तक', ' isi time tak') : '';
      return write(
        `यह ${where} है${by}: पिछले ${of} ऐसे दिनों का मीडियन${until} ${middle} है, उनमें से आधे ${low} और ${high} के बीच।`,
        `Yeh ${where} hai${by}: pichhle ${of} aise dinon ka median${until} ${middle} hai, unmein se aadhe ${low} aur ${high} ke beech.`,
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
