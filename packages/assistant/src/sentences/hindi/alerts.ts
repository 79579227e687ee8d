/** Alerts, in Hindi. */
import type { KeptDays } from '@tillsight/contract/kept-request';
import { formatTime } from '@tillsight/metrics/format-time';
import type { AlertSentences, HeldCondition, Watched } from '../alert-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';

export function hindiAlerts(hindi: Hindi): AlertSentences {
  const { write, titles, stop } = hindi;
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
    email: write('ईमेल', 'email'),
  };
  return {
    title: (watched, condition) =>
      `${sentence(whatText(watched, condition, hindi))} ${conditionText(condition, hindi)}`,
    made: ({ title, channel, minutes, quiet, isToOthers, lacks }) => {
      const night =
        quiet.from === quiet.to
          ? ''
          : write(
              `, ${clock(quiet.from)} से ${clock(quiet.to)} को छोड़कर`,
              `, ${clock(quiet.from)} se ${clock(quiet.to)} ko chhodkar`,
            );
      const missing =
        lacks === undefined
          ? ''
          : write(
              ` आपके अकाउंट से अभी कोई ${things[lacks]} नहीं जुड़ा है, इसलिए ईमेल से आएगा।`,
              ` Aapke account se abhi koi ${things[lacks]} nahi juda hai, isliye email se aayega.`,
            );
      const alone = isToOthers
        ? write(' यह सिर्फ़ आपको जाएगा: और किसी को मैं नहीं बताती।', ' Yeh sirf aapko jayega: aur kisi ko main nahi batati.')
        : '';
      return write(
        `ऐसा होते ही मैं ${channels[channel]} बताऊँगी: *${title}*। हर ${minutes} मिनट में देखती हूँ${night}।${missing}${alone} बंद करने के लिए उसके नाम के साथ “अलर्ट बंद करो” कहिए; “मेरे अलर्ट दिखाओ” से सब दिखेंगे।`,
        `Aisa hote hi main ${channels[channel]} bataungi: *${title}*. Har ${minutes} minute mein dekhti hoon${night}.${missing}${alone} Band karne ke liye uske naam ke saath “alert band karo” kahiye; “mere alerts dikhao” se sab dikhenge.`,
      );
    },
    list: lines =>
      `${write('आपके अलर्ट:', 'Aapke alerts:')}\n${lines.map(line => `• ${line}`).join('\n')}\n${write(
        'किसी को बंद करने के लिए उसके नाम के साथ “अलर्ट बंद करो” कहिए।',
        'Kisi ko band karne ke liye uske naam ke saath “alert band karo” kahiye.',
      )}`,
    line: ({ title, channel, isPaused, failedAt }) => {
      const state = isPaused ? write('रुका हुआ', 'ruka hua') : channels[channel];
      const failed =
        failedAt === undefined
          ? ''
          : write(`; ${clock(failedAt)} पर देख नहीं पाई`, `; ${clock(failedAt)} par dekh nahi payi`);
      return `${title} (${state}${failed})`;
    },
    empty: write(
      'आपका कोई अलर्ट नहीं है। जैसे कहिए: “जब आज की बिक्री 50,000 से ऊपर जाए तो बताना”।',
      'Aapka koi alert nahi hai. Jaise kahiye: “batana jab aaj ki sales 50,000 se upar jaye”.',
    ),
    ended: named => `${write('बंद कर दिया', 'Band kar diya')}: ${named.join('; ')}${stop}`,
    hasEnded: write('यह अलर्ट पहले ही बंद हो चुका है।', 'Yeh alert pehle hi band ho chuka hai.'),
    again: ({ title, at }) =>
      `${write(`कल ${clock(at)} से फिर देखूँगी, और ऐसा हो तो बताऊँगी`, `Kal ${clock(at)} se phir dekhungi, aur aisa ho to bataungi`)}: ${title}${stop}`,
    paused: named =>
      `${write('रोक दिया', 'Rok diya')}: ${named.join('; ')}${stop} ${write(
        'फिर चालू करने के लिए नाम के साथ “अलर्ट चालू करो” कहिए।',
        'Phir chalu karne ke liye naam ke saath “alert chalu karo” kahiye.',
      )}`,
    resumed: named => `${write('फिर नज़र रख रही हूँ', 'Phir nazar rakh rahi hoon')}: ${named.join('; ')}${stop}`,
    changed: (named, quiet) =>
      `${write('बदल दिया। अब देख रही हूँ', 'Badal diya. Ab dekh rahi hoon')}: ${named.join('; ')}${quiet === undefined ? '' : write(`, ${clock(quiet.from)} से ${clock(quiet.to)} को छोड़कर`, `, ${clock(quiet.from)} se ${clock(quiet.to)} ko chhodkar`)}${stop}`,
    whichOf: named => `${write('कौन सा वाला?', 'Kaun sa wala?')} ${named.join('; ')}${stop}`,
    noSuch: named =>
      `${write('इस नाम का कोई अलर्ट नहीं है। आपके अलर्ट', 'Is naam ka koi alert nahi hai. Aapke alerts')}: ${named.join('; ')}${stop}`,
    tooMany: most =>
      write(
        `आपके ${most} अलर्ट हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक बंद कीजिए; “मेरे अलर्ट दिखाओ” से सब दिखेंगे।`,
        `Aapke ${most} alerts hain, isse zyada nahi ho sakte. Pehle koi ek band kijiye; “mere alerts dikhao” se sab dikhenge.`,
      ),
    unclear: write(
      'मैं एक आँकड़े पर नज़र रख सकती हूँ और बता सकती हूँ जब वह किसी संख्या से ऊपर या नीचे जाए, इतने प्रतिशत बदले, असामान्य हो या स्टॉक ख़त्म होने वाला हो। जैसे: “स्टॉक पाँच से कम हो तो बताना” या “तीन घंटे कोई ऑर्डर न आए तो बताना”। कुछ सेट नहीं किया गया।',
      'Main ek figure par nazar rakh sakti hoon aur bata sakti hoon jab woh kisi number se upar ya neeche jaye, itne percent badle, unusual ho ya stock khatam hone wala ho. Jaise: “stock paanch se kam ho to batana” ya “teen ghante koi order na aaye to batana”. Kuch set nahi kiya gaya.',
    ),
    unread: words =>
      write(
        `“${words}” से आपका क्या मतलब है? इसके बिना कुछ और सेट हो जाएगा। कृपया दूसरे शब्दों में फिर कहिए। कुछ सेट नहीं किया गया।`,
        `“${words}” se aapka kya matlab hai? Iske bina kuch aur set ho jayega. Kripya doosre shabdon mein phir kahiye. Kuch set nahi kiya gaya.`,
      ),
    cannot: {
      others: write(
        'मैं सिर्फ़ आपको बता सकती हूँ: अलर्ट और किसी को नहीं जाता। ख़ुद पाने के लिए “मुझे बताना जब …” कहिए; हर साथी यही कह सकता है। कुछ सेट नहीं किया गया।',
        'Main sirf aapko bata sakti hoon: alert aur kisi ko nahi jaata. Khud paane ke liye “mujhe batana jab …” kahiye; har saathi yahi keh sakta hai. Kuch set nahi kiya gaya.',
      ),
      against: write(
        'मैं किसी आँकड़े को एक हफ़्ते पहले के उन्हीं घंटों से, या उनके सामान्य से मिलाती हूँ, किसी और दिन या आँकड़े से नहीं। जैसे: “बिक्री 20% गिरे तो बताना” या “बिक्री सामान्य से कम हो तो बताना”। कुछ सेट नहीं किया गया।',
        'Main kisi figure ko ek hafte pehle ke unhi ghanton se, ya unke normal se milati hoon, kisi aur din ya figure se nahi. Jaise: “sales 20% gire to batana” ya “sales normal se kam ho to batana”. Kuch set nahi kiya gaya.',
      ),
      course: write(
        'मैं दिन भर देखती हूँ और ऐसा होते ही बताती हूँ: किसी एक समय पर, कुछ ही दिनों में, लगातार दिनों के लिए या सिर्फ़ एक बार नहीं। अपने समय पर पाने के लिए कहिए: “हर शाम 6 बजे बिक्री भेजो, सिर्फ़ अगर 1 लाख से कम हो”। कुछ सेट नहीं किया गया।',
        'Main din bhar dekhti hoon aur aisa hote hi batati hoon: kisi ek time par, kuch hi dinon mein, lagatar dinon ke liye ya sirf ek baar nahi. Apne time par paane ke liye kahiye: “har shaam 6 baje sales bhejo, sirf agar 1 lakh se kam ho”. Kuch set nahi kiya gaya.',
      ),
      single: write(
        'मैं ऑर्डर का कुल देखती हूँ, हर ऑर्डर अलग नहीं। जैसे: “बिक्री 50,000 से ऊपर जाए तो बताना”, या पूछिए “आज 50,000 से ऊपर के ऑर्डर”। कुछ सेट नहीं किया गया।',
        'Main orders ka kul dekhti hoon, har order alag nahi. Jaise: “sales 50,000 se upar jaye to batana”, ya poochiye “aaj 50,000 se upar ke orders”. Kuch set nahi kiya gaya.',
      ),
      several: write(
        'एक अलर्ट में एक ही शर्त होती है। हर एक अलग कहिए, जैसे: “बिक्री 50,000 से कम हो तो बताना”, फिर “बिक्री 2 लाख पार करे तो बताना”। कुछ सेट नहीं किया गया।',
        'Ek alert mein ek hi shart hoti hai. Har ek alag kahiye, jaise: “sales 50,000 se kam ho to batana”, phir “sales 2 lakh paar kare to batana”. Kuch set nahi kiya gaya.',
      ),
    },
    noBound: write(
      'इस अलर्ट में बदलने के लिए कोई संख्या नहीं है। इसे बंद करके नया बता दीजिए। कुछ नहीं बदला गया।',
      'Is alert mein badalne ke liye koi number nahi hai. Ise band karke naya bata dijiye. Kuch nahi badla gaya.',
    ),
    notHere: write(
      'अलर्ट साइन इन किए हुए लोगों के लिए रखे जाते हैं। कुछ सेट नहीं किया गया।',
      'Alerts sign in kiye hue logon ke liye rakhe jaate hain. Kuch set nahi kiya gaya.',
    ),
    fired: {
      head: title => `*${title}*`,
      now: ({ metric, value, from, until }) => {
        const since = from === undefined ? '' : write(`${clock(from)} से `, `${clock(from)} se `);
        const day =
          until === undefined ? '' : write(` (आज ${since}${clock(until)} तक)`, ` (aaj ${since}${clock(until)} tak)`);
        return `${sentence(titles.metric(metric))}${day}: *${value}*${stop}`;
      },
      share: ({ part, whole, percent }) =>
        write(`${whole} में से ${part} (${percent})`, `${whole} mein se ${part} (${percent})`),
      row: ({ name, value }) => `• ${name}: *${value}*`,
      none: ({ metric, hours }) =>
        write(
          `${hours} घंटे से ${titles.plainMetric(metric)}: कुछ नहीं।`,
          `${hours} ghante se ${titles.plainMetric(metric)}: kuch nahi.`,
        ),
      base: base => {
        if (base.kind === 'usual')
          return write(
            `इस दिन इन घंटों में आम तौर पर: ${base.low} से ${base.high} (पिछले आठ हफ़्ते)।`,
            `Is din in ghanton mein aam taur par: ${base.low} se ${base.high} (pichhle aath hafte).`,
          );
        const then =
          base.kind === 'week-ago'
            ? write('एक हफ़्ते पहले इसी समय तक', 'Ek hafte pehle isi samay tak')
            : write('उससे पहले के दिनों में', 'Usse pehle ke dinon mein');
        return `${then}: ${base.value}${stop}`;
      },
      seen: ({ at, before }) => {
        const not =
          before === undefined ? '' : write(`; ${clock(before)} पर ऐसा नहीं था`, `; ${clock(before)} par aisa nahi tha`);
        return `${write(`${clock(at)} पर देखा`, `${clock(at)} par dekha`)}${not}${stop}`;
      },
      passed: write('अब ऐसा नहीं है।', 'Ab aisa nahi hai.'),
      answers: write(
        'वजह के लिए *क्यों* और कल फिर जानने के लिए *कल फिर* लिखिए, या यह अलर्ट बंद करने के लिए बटन दबाइए।',
        'Wajah ke liye *kyun* aur kal phir jaanne ke liye *kal phir* likhiye, ya yeh alert band karne ke liye button dabaiye.',
      ),
      subject: title => `${write('अलर्ट', 'Alert')}: ${title}`,
      mailEnd: write(
        'आपने यह बताने को कहा था। अलर्ट यहाँ बदलिए या बंद कीजिए:',
        'Aapne yeh batane ko kaha tha. Alert yahan badliye ya band kijiye:',
      ),
    },
    why: ({ metric, names, days }) => {
      const goods = names.length === 0 ? '' : `${names.join(', ')} `;
      const when = days === null ? write('इस हफ़्ते', 'is hafte') : dayWords(days, hindi);
      return write(
        `${when} ${goods}${titles.plainMetric(metric)} क्यों बदला`,
        `${when} ${goods}${titles.plainMetric(metric)} kyun badla`,
      );
    },
    buttons: { why: write('क्यों?', 'Kyun?'), stop: write('अलर्ट बंद करो', 'Alert band karo') },
  };
}

function whatText({ metric, names, each, days }: Watched, condition: HeldCondition, { titles, write }: Hindi): string {
  const isNow = days === null || condition.kind === 'runs-out' || condition.kind === 'none';
  const goods = each === undefined ? names : [write(`हर ${titles.dimension(each)}`, `har ${titles.dimension(each)}`)];
  const when = isNow ? '' : ` (${dayWords(days, { write })})`;
  return [...goods, `${titles.plainMetric(metric)}${when}`].join(', ');
}

export function dayWords(days: KeptDays, { write }: Pick<Hindi, 'write'>): string {
  if (typeof days === 'object') return write(`पिछले ${days.last} दिन`, `pichhle ${days.last} din`);
  return write(...dayNames[days]);
}

const dayNames: Record<Exclude<KeptDays, object>, readonly [devanagari: string, latin: string]> = {
  today: ['आज', 'aaj'],
  yesterday: ['बीता कल', 'beeta kal'],
  'this-week': ['इस हफ़्ते', 'is hafte'],
  'last-week': ['पिछले हफ़्ते', 'pichhle hafte'],
  'this-month': ['इस महीने', 'is mahine'],
  'last-month': ['पिछले महीने', 'pichhle mahine'],
};

function conditionText(condition: HeldCondition, { write, titles }: Hindi): string {
  switch (condition.kind) {
    case 'share': {
      const whole = titles.plainMetric(condition.of);
      return write(`${whole} के ${condition.percent}% से ऊपर`, `${whole} ke ${condition.percent}% se upar`);
    }
    case 'above':
      return write(`${condition.value} से ऊपर`, `${condition.value} se upar`);
    case 'below':
      return write(`${condition.value} से कम`, `${condition.value} se kam`);
    case 'moved': {
      const { percent } = condition;
      return {
        up: write(`${percent}% या ज़्यादा बढ़े`, `${percent}% ya zyada badhe`),
        down: write(`${percent}% या ज़्यादा घटे`, `${percent}% ya zyada ghate`),
        either: write(`${percent}% या ज़्यादा बदले`, `${percent}% ya zyada badle`),
      }[condition.way];
    }
    case 'unusual':
      return {
        up: write('असामान्य रूप से ज़्यादा', 'normal se kaafi zyada'),
        down: write('असामान्य रूप से कम', 'normal se kaafi kam'),
        either: write('असामान्य', 'unusual'),
      }[condition.way];
    case 'none':
      return write(`${condition.hours} घंटे कुछ नहीं`, `${condition.hours} ghante kuch nahi`);
    default:
      return write(`${condition.days} दिन या कम`, `${condition.days} din ya kam`);
  }
}
