/** Schedules, in Hindi. */
import { formatTime } from '@tillsight/metrics/format-time';
import type { ScheduleSentences, Timed } from '../schedule-sentences.ts';
import { dayWords } from './alerts.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { weekdays } from './names.ts';

export function hindiSchedules(hindi: Hindi): ScheduleSentences {
  const { write, titles, stop, all } = hindi;
  const clock = (time: string): string => formatTime(time, hindi.language);
  const channels = {
    whatsapp: write('WhatsApp पर', 'WhatsApp par'),
    telegram: write('टेलीग्राम पर', 'Telegram par'),
    slack: write('स्लैक पर', 'Slack par'),
    email: write('ईमेल से', 'email se'),
  };
  const things = {
    whatsapp: write('फ़ोन', 'phone'),
    telegram: write('टेलीग्राम', 'Telegram'),
    slack: write('स्लैक', 'Slack'),
  };
  const example = write(
    'जैसे कहिए: “हर सोमवार सुबह नौ बजे मुझे शहर के हिसाब से बिक्री भेजो”। कुछ सेट नहीं किया गया।',
    'Jaise kahiye: “mujhe har somvar subah nau baje city wise sales bhejo”. Kuch set nahi kiya gaya.',
  );
  return {
    title: ({ metrics, by, names, days }) => {
      const what = all(metrics.map(titles.plainMetric));
      const split =
        by.length === 0
          ? ''
          : write(`, ${all(by.map(hindi.oblique))} के हिसाब से`, `, ${all(by.map(hindi.oblique))} ke hisaab se`);
      const when = days === null ? '' : ` (${dayWords(days, hindi)})`;
      return sentence([...names, `${what}${split}${when}`].join(', '));
    },
    offers: {
      daily: {
        label: write('यह रोज़ सुबह भेजना', 'Yeh roz subah bhejna'),
        question: write('यह रोज़ सुबह 9 बजे भेजना', 'Yeh roz subah 9 baje bhejna'),
      },
      weekly: {
        label: write('यह हर सोमवार भेजना', 'Yeh har somvar bhejna'),
        question: write('यह हर सोमवार सुबह 9 बजे भेजना', 'Yeh har somvar subah 9 baje bhejna'),
      },
    },
    when: timed => whenText(timed, hindi),
    onlyIf: condition => {
      switch (condition.kind) {
        case 'above':
          return write(`सिर्फ़ ${condition.value} से ऊपर होने पर`, `sirf ${condition.value} se upar hone par`);
        case 'below':
          return write(`सिर्फ़ ${condition.value} से कम होने पर`, `sirf ${condition.value} se kam hone par`);
        case 'moved': {
          const { percent } = condition;
          const [moved, latin] = {
            up: ['बढ़ने', 'badhne'] as const,
            down: ['घटने', 'ghatne'] as const,
            either: ['बदलने', 'badalne'] as const,
          }[condition.way];
          return write(
            `सिर्फ़ पहले के दिनों से ${percent}% या ज़्यादा ${moved} पर`,
            `sirf pehle ke dinon se ${percent}% ya zyada ${latin} par`,
          );
        }
        default:
          return '';
      }
    },
    made: ({ title, when, channel, next, onlyIf, isToOthers, lacks }) => {
      const only = onlyIf === undefined ? '' : `, ${onlyIf}`;
      const noPhone =
        lacks === undefined
          ? ''
          : write(
              ` आपके अकाउंट से अभी कोई ${things[lacks]} नहीं जुड़ा, इसलिए ईमेल से आएगा।`,
              ` Aapke account se abhi koi ${things[lacks]} nahi juda, isliye email se aayega.`,
            );
      const others = isToOthers
        ? write(
            ' यह सिर्फ़ आपको जाएगा: दूसरों को मैं कुछ नहीं भेजती।',
            ' Yeh sirf aapko jayega: doosron ko main kuch nahi bhejti.',
          )
        : '';
      return write(
        `*${title}*: ${when} ${channels[channel]} भेजूँगी${only}। पहली बार ${next.day} को ${clock(next.time)}। आँकड़े तभी पूछे जाते हैं और रखे नहीं जाते।${noPhone}${others} बंद करने के लिए उसके नाम के साथ “शेड्यूल बंद करो” कहिए; “मेरे शेड्यूल दिखाओ” से सब दिखेंगे।`,
        `*${title}*: ${when} ${channels[channel]} bhejungi${only}. Pehli baar ${next.day} ko ${clock(next.time)}. Figures tabhi pooche jaate hain aur rakhe nahi jaate.${noPhone}${others} Band karne ke liye uske naam ke saath “schedule band karo” kahiye; “mere schedule dikhao” se sab dikhenge.`,
      );
    },
    list: lines =>
      `${write('आपके शेड्यूल:', 'Aapke schedules:')}\n${lines.map(line => `• ${line}`).join('\n')}\n${write(
        'किसी को बंद करने के लिए उसके नाम के साथ “शेड्यूल बंद करो” कहिए।',
        'Kisi ko band karne ke liye uske naam ke saath “schedule band karo” kahiye.',
      )}`,
    line: ({ title, when, channel, onlyIf, next }) => {
      const state =
        next === undefined
          ? write('रुका हुआ', 'ruka hua')
          : write(`अगली बार ${next.day} को ${clock(next.time)}`, `agli baar ${next.day} ko ${clock(next.time)}`);
      return `${title}: ${when} ${channels[channel]}${onlyIf === undefined ? '' : `, ${onlyIf}`} (${state})`;
    },
    empty: write(
      'आपका कोई शेड्यूल नहीं है। जैसे कहिए: “हर सोमवार सुबह नौ बजे मुझे बिक्री भेजो”।',
      'Aapka koi schedule nahi hai. Jaise kahiye: “mujhe har somvar subah nau baje sales bhejo”.',
    ),
    ended: named =>
      `${write('बंद कर दिया', 'Band kar diya')}: ${named.join('; ')}${stop} ${write('अब नहीं भेजूँगी।', 'Ab nahi bhejungi.')}`,
    hasEnded: write('यह शेड्यूल पहले ही बंद हो चुका है।', 'Yeh schedule pehle hi band ho chuka hai.'),
    paused: named =>
      `${write('रोक दिया', 'Rok diya')}: ${named.join('; ')}${stop} ${write(
        'फिर चालू करने के लिए नाम के साथ “शेड्यूल चालू करो” कहिए।',
        'Phir chalu karne ke liye naam ke saath “schedule chalu karo” kahiye.',
      )}`,
    resumed: named => `${write('फिर भेजूँगी', 'Phir bhejungi')}: ${named.join('; ')}${stop}`,
    changed: ({ title, when, channel, next }) => {
      const then =
        next === undefined
          ? write(' (रुका हुआ)', ' (ruka hua)')
          : write(`। अगली बार ${next.day} को ${clock(next.time)}`, `. Agli baar ${next.day} ko ${clock(next.time)}`);
      return `${write('बदल दिया', 'Badal diya')}: ${title}, ${when} ${channels[channel]}${then}${stop}`;
    },
    whichOf: named => `${write('कौन सा वाला?', 'Kaun sa wala?')} ${named.join('; ')}${stop}`,
    noSuch: named =>
      `${write('इस नाम का कोई शेड्यूल नहीं है। आपके शेड्यूल', 'Is naam ka koi schedule nahi hai. Aapke schedules')}: ${named.join('; ')}${stop}`,
    already: (title, when) =>
      write(
        `यह आपको पहले से भेजा जाता है: ${title}, ${when}। कुछ सेट नहीं किया गया।`,
        `Yeh aapko pehle se bheja jaata hai: ${title}, ${when}. Kuch set nahi kiya gaya.`,
      ),
    tooMany: most =>
      write(
        `आपके ${most} शेड्यूल हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक बंद कीजिए; “मेरे शेड्यूल दिखाओ” से सब दिखेंगे।`,
        `Aapke ${most} schedules hain, isse zyada nahi ho sakte. Pehle koi ek band kijiye; “mere schedule dikhao” se sab dikhenge.`,
      ),
    cannot: {
      nothing: write(
        'कौन सा जवाब भेजना है, यह मुझे नहीं पता: पहले उसे पूछिए, फिर “यह हर सोमवार सुबह नौ बजे भेजो” कहिए। कुछ सेट नहीं किया गया।',
        'Kaun sa jawab bhejna hai, yeh mujhe nahi pata: pehle use poochiye, phir “yeh har somvar subah nau baje bhejo” kahiye. Kuch set nahi kiya gaya.',
      ),
      unclear: write(
        `मैं तय समय पर आँकड़े भेज सकती हूँ, पर कौन से, यह समझ नहीं आया। ${example}`,
        `Main tay samay par figures bhej sakti hoon, par kaun se, yeh samajh nahi aaya. ${example}`,
      ),
      unkept: write(
        `मैं ऐसे दिनों के आँकड़े भेज सकती हूँ जो आगे बढ़ते रहते हैं (बीता कल, पिछला हफ़्ता, पिछले तीस दिन), पर यह जैसे पूछा गया वैसे नहीं: सीमा, दूसरी तुलना, तय तारीख़ या अनुमान के साथ। ${example}`,
        `Main aise dinon ke figures bhej sakti hoon jo aage badhte rehte hain (beeta kal, pichhla hafta, pichhle tees din), par yeh jaise poocha gaya waise nahi: seema, doosri tulna, tay tareekh ya forecast ke saath. ${example}`,
      ),
      rhythm: write(
        `मैं हर दिन, हफ़्ते के दिनों पर या महीने की एक तारीख़ को भेज सकती हूँ, किसी और क्रम में नहीं। ${example}`,
        `Main har din, hafte ke dinon par ya mahine ki ek tareekh ko bhej sakti hoon, kisi aur kram mein nahi. ${example}`,
      ),
      others: write(
        'मैं यह सिर्फ़ आपको भेज सकती हूँ, दूसरों को नहीं। अपने लिए “मुझे भेजो” कहिए; हर साथी अपने लिए यही कह सकता है। टीम की रिपोर्ट Report Configuration पेज पर तय होती हैं। कुछ सेट नहीं किया गया।',
        'Main yeh sirf aapko bhej sakti hoon, doosron ko nahi. Apne liye “mujhe bhejo” kahiye; har saathi apne liye yahi keh sakta hai. Team ki reports Report Configuration page par set hoti hain. Kuch set nahi kiya gaya.',
      ),
      missing: write(
        'यह पूरा नहीं मिल सकता: जिस प्लेटफ़ॉर्म को इसका एक हिस्सा पता है वह जुड़ा नहीं है या उसे ऐसे बाँट नहीं सकता। Integrations पेज पर उसे जोड़िए या वह हिस्सा छोड़ दीजिए। कुछ सेट नहीं किया गया।',
        'Yeh poora nahi mil sakta: jis platform ko iska ek hissa pata hai woh juda nahi hai ya use aise baant nahi sakta. Integrations page par use jodiye ya woh hissa chhod dijiye. Kuch set nahi kiya gaya.',
      ),
      condition: write(
        'मैं सिर्फ़ तब भेज सकती हूँ जब आँकड़ा किसी संख्या से ऊपर या नीचे हो या इतने प्रतिशत बदला हो, पर शर्त समझ नहीं आई। जैसे: “हर सोमवार बिक्री भेजो, सिर्फ़ तब जब दस प्रतिशत बदले”। कुछ सेट नहीं किया गया।',
        'Main sirf tab bhej sakti hoon jab figure kisi number se upar ya neeche ho ya itne percent badla ho, par shart samajh nahi aayi. Jaise: “har somvar sales bhejo, sirf tab jab das percent badle”. Kuch set nahi kiya gaya.',
      ),
    },
    nothingSet: write('कुछ सेट नहीं किया गया।', 'Kuch set nahi kiya gaya.'),
    notHere: wish => {
      const heard =
        wish === undefined
          ? ''
          : write(`आप चाहते हैं: *${wish.title}*, ${wish.when}। `, `Aap chahte hain: *${wish.title}*, ${wish.when}. `);
      return `${heard}${write(
        'शेड्यूल साइन इन किए हुए लोगों के लिए रखे जाते हैं। कुछ सेट नहीं किया गया।',
        'Schedules sign in kiye hue logon ke liye rakhe jaate hain. Kuch set nahi kiya gaya.',
      )}`;
    },
    sent: {
      head: title => `*${title}*`,
      answers: write(
        'इसे बंद करने के लिए इसी मैसेज के जवाब में *stop* लिखिए या बटन दबाइए।',
        'Ise band karne ke liye isi message ke jawab mein *stop* likhiye ya button dabaiye.',
      ),
      subject: title => title,
      mailEnd: write(
        'आपने यह भेजने को कहा था। यहाँ बदलिए या बंद कीजिए:',
        'Aapne yeh bhejne ko kaha tha. Yahan badliye ya band kijiye:',
      ),
      noFigures: write(
        'कोई आँकड़ा नहीं मिल सका। फिर से मिलने तक मैं इसके बारे में चुप रहूँगी।',
        'Koi figure nahi mil saka. Phir se milne tak main iske baare mein chup rahungi.',
      ),
    },
    buttons: { stop: write('भेजना बंद करो', 'Bhejna band karo') },
  };
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function whenText({ cadence, time }: Timed, { language, write, all }: Hindi): string {
  const at = formatTime(time, language);
  if (cadence.kind === 'monthly') {
    const day =
      cadence.day === 31
        ? write('हर महीने के आख़िरी दिन', 'har mahine ke aakhri din')
        : cadence.day > 28
          ? write(`हर महीने की ${cadence.day} तारीख़ या आख़िरी दिन`, `har mahine ki ${cadence.day} tareekh ya aakhri din`)
          : write(`हर महीने की ${cadence.day} तारीख़ को`, `har mahine ki ${cadence.day} tareekh ko`);
    return `${day} ${at}`;
  }
  if (cadence.weekdays.length === 7) return `${write('हर दिन', 'har din')} ${at}`;
  const days = cadence.weekdays.map(day => write(...(weekdays[weekdayNames[day - 1] ?? ''] ?? ['', ''])));
  return `${write(`हर ${all(days)}`, `har ${all(days)}`)} ${at}`;
}
