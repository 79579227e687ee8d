/** The house's own words, in Hindi. */
import { formatMoment } from '@tillsight/metrics/format-time';
import { longestHouseWord, mostValues } from '@tillsight/contract/house-words';
import type { Unkept } from '../../house-words/house-order.ts';
import type { HouseWordSentences } from '../house-word-sentences.ts';
import type { Hindi } from './grammar.ts';

export function hindiHouseWords(hindi: Hindi): HouseWordSentences {
  const { write, all, stop, country, language } = hindi;
  const day = (monthDay: string): string => formatMoment('day', `2025-${monthDay}`, country, language);
  return {
    values: all,
    days: ({ from, to }) => write(`हर साल ${day(from)} से ${day(to)}`, `har saal ${day(from)} se ${day(to)}`),
    kept: ({ word, means, before }) => {
      const was = before === undefined ? '' : write(` (अब तक: ${before})`, ` (ab tak: ${before})`);
      return write(
        `यहाँ सबके लिए याद रखा: “${word}” यानी *${means}*${was}। हटाने के लिए “${word} को भूल जाओ” कहिए; “हमारे शब्द दिखाओ” से सब दिखेंगे।`,
        `Yahan sabke liye yaad rakha: “${word}” yaani *${means}*${was}. Hatane ke liye “${word} bhool jao” kahiye; “hamare shabd dikhao” se sab dikhenge.`,
      );
    },
    list: lines => `${write('आपके अपने शब्द:', 'Aapke apne shabd:')}\n${lines.map(line => `• ${line}`).join('\n')}`,
    line: ({ word, means, by, on }) =>
      `“${word}”: ${means} (${by ?? write('जो अब यहाँ नहीं हैं', 'jo ab yahan nahi hain')}, ${on})`,
    empty: write(
      'आपने मुझे अभी तक अपना कोई शब्द नहीं सिखाया है। जैसे कहिए: “हमारे लिए बिक्री मतलब नेट सेल्स”।',
      'Aapne mujhe abhi tak apna koi shabd nahi sikhaya hai. Jaise kahiye: “hamare liye sales matlab net sales”.',
    ),
    deleted: words =>
      `${write('भुला दिया', 'Bhula diya')}: ${words.map(word => `“${word}”`).join(', ')}${stop} ${write('अब उसे पहले की तरह ही पढ़ूँगी।', 'Ab use pehle ki tarah hi padhungi.')}`,
    noSuch: ({ word, kept }) =>
      `${write(`“${word}” आपका अपना शब्द नहीं है। आपके शब्द`, `“${word}” aapka apna shabd nahi hai. Aapke shabd`)}: ${kept.join(', ')}${stop}`,
    tooMany: most =>
      write(
        `आपके ${most} शब्द हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक हटाइए; “हमारे शब्द दिखाओ” से सब दिखेंगे।`,
        `Aapke ${most} shabd hain, isse zyada nahi ho sakte. Pehle koi ek hataiye; “hamare shabd dikhao” se sab dikhenge.`,
      ),
    notYours: write(
      'यहाँ किसी शब्द का मतलब मर्चेंट और एग्ज़ीक्यूटिव तय करते हैं, क्योंकि सबके जवाब उसी से बनते हैं। कुछ नहीं बदला गया।',
      'Yahan kisi shabd ka matlab merchant aur executive tay karte hain, kyunki sabke jawab usi se bante hain. Kuch nahi badla gaya.',
    ),
    isItSo: ({ word, means }) =>
      write(
        `क्या अब से यहाँ सबके सवालों में “${word}” का मतलब *${means}* हो? हाँ कहिए तो याद रखूँगी। अभी कुछ नहीं रखा गया।`,
        `Kya ab se yahan sabke sawaalon mein “${word}” ka matlab *${means}* ho? Haan kahiye to yaad rakhungi. Abhi kuch nahi rakha gaya.`,
      ),
    keepIt: sentence => `${write('याद रखो', 'yaad rakho')}: ${sentence}`,
    unkept: reason => `${reasonText(reason, hindi, day)} ${write('कुछ नहीं रखा गया।', 'Kuch nahi rakha gaya.')}`,
    unclear: write(
      'मैं किसी आँकड़े का, कई जगहों, प्रोडक्ट या कैंपेन का, सीज़न के दिनों का या किसी प्रोडक्ट का छोटा नाम याद रख सकती हूँ। जैसे: “हमारे लिए बिक्री मतलब नेट सेल्स”। कुछ नहीं रखा गया।',
      'Main kisi figure ka, kai jagahon, product ya campaign ka, season ke dinon ka ya kisi product ka chhota naam yaad rakh sakti hoon. Jaise: “hamare liye sales matlab net sales”. Kuch nahi rakha gaya.',
    ),
    notHere: write(
      'शब्द साइन इन किए हुए लोगों के लिए रखे जाते हैं। कुछ नहीं रखा गया।',
      'Shabd sign in kiye hue logon ke liye rakhe jaate hain. Kuch nahi rakha gaya.',
    ),
    used: words =>
      `${write('यहाँ', 'Yahan')} ${all(words.map(({ word, means }) => `“${word}” ${write('यानी', 'yaani')} ${means}`))}${stop}`,
  };
}

function reasonText(reason: Unkept, { write }: Hindi, day: (monthDay: string) => string): string {
  switch (reason.why) {
    case 'unknown': {
      const said = reason.meaning.slice(0, 80);
      return write(
        `“${said}” न कोई एक आँकड़ा है जिसे मैं जानती हूँ, न आपकी शॉप के एक ही तरह के नाम, न साल के कोई दिन।`,
        `“${said}” na koi ek figure hai jise main jaanti hoon, na aapki shop ke ek hi tarah ke naam, na saal ke koi din.`,
      );
    }
    case 'figure':
      return write(
        `“${reason.word}” दूसरे आँकड़े का नाम है, उसका मतलब छिप जाएगा।`,
        `“${reason.word}” doosre figure ka naam hai, uska matlab chhip jayega.`,
      );
    case 'value':
      return write(
        `“${reason.word}” आपकी शॉप में किसी और चीज़ का नाम है।`,
        `“${reason.word}” aapki shop mein kisi aur cheez ka naam hai.`,
      );
    case 'circular':
      return write(`“${reason.word}” का मतलब वही हो जाएगा।`, `“${reason.word}” ka matlab wahi ho jayega.`);
    case 'too-long':
      return write(
        `एक नाम में ज़्यादा से ज़्यादा चार शब्द और ${longestHouseWord} अक्षर हो सकते हैं।`,
        `Ek naam mein zyada se zyada chaar shabd aur ${longestHouseWord} akshar ho sakte hain.`,
      );
    case 'too-many':
      return write(
        `एक शब्द ज़्यादा से ज़्यादा ${mostValues} नामों के लिए हो सकता है।`,
        `Ek shabd zyada se zyada ${mostValues} naamon ke liye ho sakta hai.`,
      );
    case 'letters':
      return write('शब्द अक्षरों और अंकों में लिखा जाता है।', 'Shabd aksharon aur ankon mein likha jaata hai.');
    case 'everyday':
      return write(
        `“${reason.word}” की ज़रूरत दूसरे सवालों को वैसे ही है।`,
        `“${reason.word}” ki zaroorat doosre sawaalon ko waise hi hai.`,
      );
    case 'guarded':
      return write(
        `“${reason.word}” लोगों के डेटा या सुरक्षा से जुड़ा है, जिसे कोई शब्द नहीं बदल सकता।`,
        `“${reason.word}” logon ke data ya suraksha se juda hai, jise koi shabd nahi badal sakta.`,
      );
    default:
      return write(
        `यह कब ख़त्म होता है? जैसे कहिए: “हमारा ${reason.word} ${day(reason.from)} से 15 जनवरी तक है”।`,
        `Yeh kab khatam hota hai? Jaise kahiye: “hamara ${reason.word} ${day(reason.from)} se 15 January tak hai”.`,
      );
  }
}
