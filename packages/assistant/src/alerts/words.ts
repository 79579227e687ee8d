import { remembered } from '../words/remembered.ts';
import { writtenInFull } from '../words/short-spellings.ts';

/** The small words of orders in Devanagari as they are typed in Latin letters, so that one grammar reads both. */
const latin: Record<string, string> = Object.fromEntries(
  `जब=jab अगर=agar यदि=agar जैसे=jaise ही=hi तो=to तब=to मुझे=mujhe मुझको=mujhe हमें=hume हमको=hume बताना=batana बताओ=batana बताइए=batana बताइएगा=batana बता=bata देना=dena
  दो=do दें=do दीजिए=do दीजिएगा=do से=se कम=kam ऊपर=upar नीचे=neeche ज़्यादा=zyada ज्यादा=zyada अधिक=zyada पार=paar हो=ho हों=ho होने=hone जाए=jaye जाएँ=jaye जाएं=jaye जाये=jaye जाना=jana
  गिरे=gire गिरें=gire घटे=gire बढ़े=badhe बढ़ें=badhe बदले=badle पहुँचे=pahunche पहुंचे=pahunche पहुँच=pahunche तक=tak घंटे=ghante घंटा=ghante घण्टे=ghante घंटों=ghante दिन=din दिनों=din में=mein
  हफ़्ते=hafte हफ्ते=hafte ख़त्म=khatam खत्म=khatam ख़तम=khatam खतम=khatam कोई=koi भी=bhi न=na ना=na नहीं=nahi आए=aaye आएँ=aaye आये=aaye मिले=mile करे=kare करें=kare कर=kar करो=karo करना=karna
  हज़ार=hazaar हजार=hazaar लाख=lakh करोड़=crore प्रतिशत=percent फ़ीसदी=percent फीसदी=percent अलर्ट=alert अलर्ट्स=alert मेरे=mere मेरा=mera मेरी=meri सभी=sabhi सारे=sabhi सब=sabhi बंद=band
  बन्द=band हटाओ=hata हटा=hata रोको=rok रोक=rok चालू=chalu शुरू=chalu फिर=phir दिखाओ=dikhao दिखाइए=dikhao दिखा=dikhao कौन=kaun लगे=lage लगा=lage हैं=hain है=hai वाला=wala वाले=wala वाली=wala का=ka की=ki के=ke
  को=ko एक=1 दो_=2 तीन=3 चार=4 पाँच=5 पांच=5 छह=6 सात=7 आठ=8 नौ=9 दस=10 बारह=12 पंद्रह=15 पन्द्रह=15 बीस=20 पच्चीस=25 तीस=30 चालीस=40 पचास=50 साठ=60 सत्तर=70 अस्सी=80 नब्बे=90 भेजो=bhejo भेजना=bhejo व्हाट्सएप=whatsapp व्हाट्सऐप=whatsapp टेलीग्राम=telegram स्लैक=slack पर=par मेल=mail ईमेल=email असामान्य=unusual अजीब=unusual
  बताएं=batana बताएँ=batana बतायें=batana बताये=batana बोलना=bolna बोल=bol बोलो=bolo मैसेज=message खबर=khabar ख़बर=khabar सूचित=soochit रद्द=cancel सूचना=soochna संदेश=sandesh इन्फॉर्म=inform पिंग=ping रहे=rahe रहें=rahe बचे=bache बचें=bache रह=reh गया=gaya गई=gayi
  लगे=lage लगें=lage जाएगा=jaye पहुँची=pahunche पहुंची=pahunche पहुँचा=pahunche पहुंचा=pahunche पहुँचें=pahunche गिर=gir गिरने=girne बढ़=badh बढ़ने=badhne घट=ghat घटने=ghatne सिर्फ=sirf सिर्फ़=sirf केवल=sirf बचा=bacha बची=bachi बच=bach मार=mar दिया=diya करके=karke हुआ=hua हुई=hui हुए=hue
  आएगा=aaye आएगी=aaye आया=aaya आई=aayi छू=chhu छुए=chhue अचानक=achanak बहुत=bahut डाउन=down होते=hote सुनो=suno जाएगी=jaye जाएंगे=jaye जायेगा=jaye रुक=ruk बिल्कुल=bilkul लो=lo आधा=aadha आधी=aadhi दोगुना=double दोगुनी=double बीच=beech कल=kal पिछले=pichle पिछला=pichle बार=baar एक_=ek सामान्य=normal किसी=koi वापस=wapas स्टॉक=stock यह=yeh ये=yeh इसे=yeh`
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]),
);

const devanagariDigits = '०१२३४५६७८९';

/** In lower case, without marks that say nothing, digits as ASCII. */
export const typedWords = remembered((text): readonly string[] =>
  writtenInFull(text.normalize('NFC').toLowerCase())
    .replaceAll(/[०-९]/g, digit => String(devanagariDigits.indexOf(digit)))
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/[“”"!?।;]|[.,](?=\s|$)/g, ' ')
    .replaceAll(/[’]/g, "'")
    .split(/\s+/)
    .filter(word => word !== ''),
);

export const inLatin = (word: string): string => latin[word] ?? word;

/** Also without the dots that are left out as often as not. */
export function inOrderLatin(word: string): string {
  const known = ofOrders[word] ?? latin[word];
  if (known !== undefined || !/\p{Script=Devanagari}/u.test(word)) return known ?? word;
  const plain = word.replaceAll('\u093c', '').replace(/[\u0901\u0902]$/u, '');
  return ofOrders[plain] ?? latin[plain] ?? word;
}

/** What orders say besides. */
const ofOrders: Record<string, string> = Object.fromEntries(
  `दुगुनी=dugni दुगुना=dugna दुगने=dugna दुगनी=dugni तिगुना=tigna पहुँचते=pahunchte पहुंचते=pahunchte आते=aate जाते=jaate गिरते=girte बढ़ते=badhte करते=karte बताते=batate मिलते=milte मिल=mil वॉट्सऐप=whatsapp वॉट्सएप=whatsapp व्हाट्सअप=whatsapp वाट्सएप=whatsapp जगह=jagah सेट=set सूची=list घटे=ghate घटा=ghate छोड़कर=chhodkar सीमा=limit आधे=aadhe जो=jo उसे=use उसको=usko वो=wo वह=wo वे=wo यहाँ=yahan बारे=baare बताया=bataya करो=karo बजे=baje रहें=rahe तब=tab जाएँ=jaye चला=chala रात=raat तुम=tum आप=aap मैंने=maine हमने=humne लगाया=lagaya लगाए=lagaye बनाया=banaya था=tha थी=thi थे=the रहा=raha रही=rahi चाहता=chahta चुप=chup शांत=shaant हर=har रोज़=roz रोज=roz रोजाना=roz रोज़ाना=roz प्रतिदिन=roz सोमवार=somvar मंगलवार=mangalvar बुधवार=budhvar गुरुवार=guruvar शुक्रवार=shukravar शनिवार=shanivar रविवार=ravivar इतवार=ravivar
  सुबह=subah सवेरे=subah शाम=shaam रात=raat दोपहर=dopahar बजे=baje साढ़े=sadhe नौ=nau ग्यारह=gyarah बारह=barah महीने=mahine माह=mahine हफ़्ता=hafte तारीख=tareekh तारीख़=tareekh पहली=pehli आखिरी=aakhri आख़िरी=aakhri अंतिम=aakhri चाहिए=chahiye चाहिये=chahiye
  भेजना=bhejna भेजो=bhejo भेज=bhej भेजते=bhejte भेजिए=bhejiye भेजिएगा=bhejiye भेजें=bhejo भेजा=bheja रहना=rehna रहो=raho सिर्फ=sirf सिर्फ़=sirf केवल=sirf शेड्यूल=schedule शेड्यूल्स=schedules
  बोर्ड=board पिन=pin हमारे=hamare हमारा=hamara अपने=apne अपना=apna रख=rakh रखो=rakho रखना=rakhna रखिए=rakhiye डाल=daal डालो=daalo डालना=daalna जोड़=jod जोड़ो=jodo जोड़=jod जोड़ो=jodo लगाना=lagana लगाओ=lagao
  क्या=kya इसको=isko साफ़=saaf साफ=saaf ख़ाली=khali खाली=khali शेयर=share लिंक=link खोलो=kholo निकालो=nikalo निकाल=nikal सबसे=sabse पहले=pehle आख़िर=aakhir सबके=sabke
  रिपोर्ट=report रिपोर्ट्स=reports मैसेज=message मेसेज=message संदेश=message मत=mat अभी=abhi डिलीट=delete कैंसल=cancel कैंसिल=cancel म्यूट=mute पॉज़=pause पॉज=pause ज़रूरत=zaroorat जरूरत=zaroorat चालू=chalu शुरू=chalu हटाना=hatana
  लगा=laga कुछ=kuch लिए=liye आज=aaj दिनों=dinon हफ़्ते=hafte हफ्ते=hafte हफ़्तों=hafton लिमिट=limit बदल=badal बदलो=badlo बढ़ाकर=badhakar घटाकर=ghatakar समरी=summary अपडेट=update ज़रा=zara वीकेंड=weekend मंथली=monthly डेली=daily वीकली=weekly मंडे=monday
  टीम=team और=aur अब=ab ईमेल=email व्हाट्सएप=whatsapp टेलीग्राम=telegram स्लैक=slack वही=wahi`
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]),
);

/** The same with its small words in Latin letters. */
export const plainOrder = (text: string): string => typedWords(text).map(inLatin).join(' ');

const numbers: Record<string, number> = Object.fromEntries(
  `a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 twelve=12 fifteen=15 twenty=20 thirty=30 fifty=50 hundred=100 ek=1 do=2 teen=3 tin=3 char=4 chaar=4
  paanch=5 panch=5 chhe=6 chah=6 saat=7 aath=8 nau=9 das=10 bees=20 pachas=50 sau=100`
    .split(/\s+/)
    .map(pair => pair.split('='))
    .map(([word = '', value = '']) => [word, Number(value)]),
);

const scales: [RegExp, number][] = [
  [/^(?:k|hazaa?r|thousand)$/, 1e3],
  [/^(?:l|lakhs?|lacs?)$/, 1e5],
  [/^(?:cr|crores?|karod)$/, 1e7],
  [/^(?:m|millions?)$/, 1e6],
];

/** A number as orders write it, in two groups: the figure and its scale. */
export const amount = `(?:₹ ?|rs\\.? ?|inr ?)?(\\d{1,12}(?:\\.\\d{1,4})?|(?:${Object.keys(numbers).join('|')})(?= |$))(?: ?(k|hazaa?r|thousand|l|lakhs?|lacs?|cr|crores?|karod|m|millions?)(?![a-z\\p{M}]))?`;

/** Undefined for what is no number. */
export function amountOf(figure: string | undefined, scale?: string): number | undefined {
  if (figure === undefined) return undefined;
  const value = numbers[figure] ?? Number(figure);
  const times = scale === undefined ? 1 : (scales.find(([form]) => form.test(scale))?.[1] ?? Number.NaN);
  return Number.isFinite(value * times) ? value * times : undefined;
}
