/** Names that are everybody's and not the store's: festivals, weekdays, kinds of customers and devices. */
import type { Hindi } from './grammar.ts';

const festivals: Readonly<Record<string, string>> = {
  'Makar Sankranti': 'मकर संक्रांति', Lohri: 'लोहड़ी', 'Republic Day': 'गणतंत्र दिवस', "Valentine's Day": 'वैलेंटाइन डे', "Women's Day": 'महिला दिवस', 'Chhoti Holi': 'छोटी होली',
  Holi: 'होली', 'Gudi Padwa': 'गुड़ी पड़वा', 'Eid al-Fitr': 'ईद', 'Akshaya Tritiya': 'अक्षय तृतीया', "Mother's Day": 'मदर्स डे', 'Independence Day': 'स्वतंत्रता दिवस',
  'Raksha Bandhan': 'रक्षाबंधन', Onam: 'ओणम', 'Ganesh Chaturthi': 'गणेश चतुर्थी', Navratri: 'नवरात्रि', Dussehra: 'दशहरा', 'Karwa Chauth': 'करवा चौथ', Dhanteras: 'धनतेरस',
  'Chhoti Diwali': 'छोटी दिवाली', Diwali: 'दिवाली', 'Dev Diwali': 'देव दिवाली', 'Bhai Dooj': 'भाई दूज', 'Black Friday': 'ब्लैक फ़्राइडे', 'Cyber Monday': 'साइबर मंडे',
  'Black Friday to Cyber Monday': 'ब्लैक फ़्राइडे से साइबर मंडे', 'Good Friday': 'गुड फ़्राइडे', Easter: 'ईस्टर', Janmashtami: 'जन्माष्टमी', Halloween: 'हैलोवीन', 'Boxing Day': 'बॉक्सिंग डे',
  'the festive season': 'त्योहारी सीज़न', 'the wedding season': 'शादी का सीज़न', Christmas: 'क्रिसमस', "New Year's Day": 'नया साल', "New Year's Eve": 'साल की आख़िरी शाम',
  'Gandhi Jayanti': 'गांधी जयंती', "Teachers' Day": 'शिक्षक दिवस', "Children's Day": 'बाल दिवस', 'Labour Day': 'मज़दूर दिवस', "Father's Day": 'फ़ादर्स डे', 'Friendship Day': 'फ़्रेंडशिप डे',
  'Maha Shivratri': 'महाशिवरात्रि', 'Ram Navami': 'राम नवमी', 'Eid al-Adha': 'बकरीद', 'Guru Nanak Jayanti': 'गुरु नानक जयंती', 'Chhath Puja': 'छठ पूजा', Baisakhi: 'बैसाखी',
  'Govardhan Puja': 'गोवर्धन पूजा',
}; // prettier-ignore

const said: Readonly<Record<string, readonly [devanagari: string, latin: string]>> = {
  'this year': ['इस साल', 'is saal'],
  'the festive season': ['त्योहारी सीज़न', 'festive season'],
  'the wedding season': ['शादी का सीज़न', 'wedding season'],
  'the whole days before today': ['आज से पहले के पूरे दिन', 'aaj se pehle ke poore din'],
  'last financial year': ['पिछला वित्त वर्ष', 'pichhla financial year'],
  'the financial-year quarter': ['वित्त वर्ष की तिमाही', 'financial year ki quarter'],
};

/** A name said for days; one that has none in Hindi stays as people say it in English. */
export function daysNamed(name: string, { write }: Hindi): string {
  const [, count, of] = /^(the last day|day \d+) of (.+)$/.exec(name) ?? [];
  if (count && of) {
    const festival = write(festivals[of] ?? of, of);
    const which =
      count === 'the last day' ? write('आख़िरी दिन', 'aakhri din') : `${write('दिन', 'din')} ${count.slice(4)}`;
    return `${festival} ${write('का', 'ka')} ${which}`;
  }
  const both = said[name];
  return both ? write(...both) : write(festivals[name] ?? name, name);
}

export const weekdays: Readonly<Record<string, readonly [devanagari: string, latin: string]>> = {
  Monday: ['सोमवार', 'Monday'],
  Tuesday: ['मंगलवार', 'Tuesday'],
  Wednesday: ['बुधवार', 'Wednesday'],
  Thursday: ['गुरुवार', 'Thursday'],
  Friday: ['शुक्रवार', 'Friday'],
  Saturday: ['शनिवार', 'Saturday'],
  Sunday: ['रविवार', 'Sunday'],
};

const values: Readonly<Record<string, Readonly<Record<string, readonly [devanagari: string, latin: string]>>>> = {
  weekday: weekdays,
  device: {
    mobile: ['मोबाइल', 'mobile'],
    desktop: ['डेस्कटॉप', 'desktop'],
    tablet: ['टैबलेट', 'tablet'],
  },
  customer_type: { New: ['नए', 'naye'], Returning: ['पुराने', 'purane'] },
};

export function valueNamed(dimension: string, value: string, { write }: Hindi): string {
  const both = values[dimension]?.[dimension === 'device' ? value.toLowerCase() : value];
  return both ? write(...both) : value;
}

const topics: Readonly<Record<string, readonly [devanagari: string, latin: string]>> = {
  'courier and delivery tracking': ['कूरियर और डिलीवरी की ट्रैकिंग', 'courier aur delivery tracking'],
  'expenses, bank and bookkeeping': ['ख़र्चों, बैंक और हिसाब-किताब', 'kharchon, bank aur hisaab-kitaab'],
  'staff records': ['स्टाफ़ के रिकॉर्ड', 'staff ke record'],
  'reviews and customer opinions': ['रिव्यू और ग्राहकों की राय', 'reviews aur customers ki raay'],
  'chats and calls of customer support': ['ग्राहक सेवा की चैट और कॉल', 'customer support ki chats aur calls'],
  'people walking into the shops': ['दुकान में आने वाले लोगों', 'dukaan mein aane wale logon'],
  'other shops and the market': ['दूसरी दुकानों और बाज़ार', 'doosri dukaanon aur market'],
  'suppliers and production': ['सप्लायर और आने वाले माल', 'suppliers aur aane wale maal'],
  'forecasts made earlier': ['पहले किए गए अनुमानों', 'pehle kiye gaye anumaanon'],
  'targets, budgets and bids': ['टारगेट, बजट और बोलियों', 'targets, budgets aur bids'],
};

/** What nobody here knows, before "के बारे में"; words of the question stand in quotes. */
export function topicNamed(topic: string, { write }: Hindi): string {
  const both = topics[topic];
  return both ? write(...both) : `"${topic}"`;
}
