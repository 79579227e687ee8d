/** An order of which one part after the other is taken out: found among small words in one spelling, what is left is as it was typed. */
import { inLatin, typedWords } from '../alerts/words.ts';

/** What only these orders say. */
const latin: Record<string, string> = Object.fromEntries(
  `हर=har रोज़=roz रोज=roz रोजाना=roz रोज़ाना=roz प्रतिदिन=roz सोमवार=somvar मंगलवार=mangalvar बुधवार=budhvar गुरुवार=guruvar शुक्रवार=shukravar शनिवार=shanivar रविवार=ravivar इतवार=ravivar
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

/** Made once: every question is looked at. All of them stand in this folder. */
const forms = new Map<string, RegExp>();

export class OrderText {
  private readonly typed: string[];
  private readonly words: string[];

  /** Its words in a row, until one of them is taken. */
  private joined: string | undefined;

  /** After which words a comma stood, which holds the parts of a list apart. */
  private readonly commas: boolean[];

  constructor(said: string) {
    const text = said.replaceAll(/:(?=\s|$)/g, ' ');
    this.typed = [...typedWords(text)];
    const apart = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
    this.commas = this.typed.map((_, at) => apart.length === this.typed.length && (apart[at] ?? '').endsWith(','));
    this.words = this.typed.map(word => latin[word] ?? inLatin(word));
  }

  get plain(): string {
    return (this.joined ??= this.words.join(' '));
  }

  /** Whole words that fit, the first of them. */
  find(pattern: string): RegExpExecArray | undefined {
    let form = forms.get(pattern);
    if (form === undefined) forms.set(pattern, (form = new RegExp(`(?<=^|(?<= ))(?:${pattern})(?= |$)`, 'u')));
    return form.exec(this.plain) ?? undefined;
  }

  take({ 0: text, index }: RegExpExecArray): void {
    const before = this.plain.slice(0, index).split(' ').filter(Boolean).length;
    const count = text.split(' ').filter(Boolean).length;
    this.typed.splice(before, count);
    this.commas.splice(before, count);
    this.words.splice(before, count);
    this.joined = undefined;
  }

  /** What was found and taken. */
  takeAny(pattern: string): RegExpExecArray | undefined {
    const match = this.find(pattern);
    if (match) this.take(match);
    return match;
  }

  /** As it was typed. */
  get rest(): string {
    return this.typed.map((word, at) => `${word}${this.commas[at] && at + 1 < this.typed.length ? ',' : ''}`).join(' ');
  }
}
