/** Orders about what happened in the store, in Hindi. */
import type { OccasionOrderSentences, SaidOccasion } from '../occasion-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

export function hindiOccasionOrders({ write, stop }: Hindi, places: HindiPlaces): OccasionOrderSentences {
  const told = ({ title, days }: SaidOccasion): string => `“${title}”, ${places.days({ kind: 'span', period: days })}`;
  const unchanged = write('कुछ नहीं बदला।', 'Kuch nahi badla.');
  const example = write(
    'जैसे कहिए: “नोट करो कि शुक्रवार को सेल थी”।',
    'Jaise kahiye: “note karo ki shukravar ko sale thi”.',
  );
  return {
    askNote: occasion =>
      `${write('क्या मैं Shopify में यह नोट कर लूँ', 'Kya main Shopify mein yeh note kar loon')}: ${told(occasion)}?`,
    askRemove: occasion =>
      `${write('क्या मैं Shopify से यह नोट हटा दूँ', 'Kya main Shopify se yeh note hata doon')}: ${told(occasion)}?`,
    yesNote: write('हाँ, नोट कर लो', 'Haan, note kar lo'),
    yesRemove: write('हाँ, हटा दो', 'Haan, hata do'),
    noted: occasion =>
      `${write('Shopify में नोट कर लिया', 'Shopify mein note kar liya')}: ${told(occasion)}${stop} ${write(
        'यह वहाँ और यहाँ चार्ट पर और “क्यों” के जवाब के साथ दिखेगा।',
        'Yeh wahan aur yahan chart par aur “kyun” ke jawab ke saath dikhega.',
      )}`,
    removed: occasion => `${write('Shopify से नोट हटा दिया', 'Shopify se note hata diya')}: ${told(occasion)}${stop}`,
    already: occasion =>
      `${write('Shopify में यह पहले से नोट है', 'Shopify mein yeh pehle se note hai')}: ${told(occasion)}${stop} ${unchanged}`,
    gone: `${write('Shopify में अब ऐसा कोई नोट नहीं है।', 'Shopify mein ab aisa koi note nahi hai.')} ${unchanged}`,
    refused: message =>
      `${write(`Shopify ने मना किया: “${message}”।`, `Shopify ne mana kiya: “${message}”.`)} ${unchanged}`,
    unknown: write(
      'Shopify ने जवाब नहीं दिया, इसलिए पता नहीं कि नोट लिखा गया या नहीं। थोड़ी देर में फिर से कहिए: दो बार कुछ नहीं लिखा जाता।',
      'Shopify ne jawab nahi diya, isliye pata nahi ki note likha gaya ya nahi. Thodi der mein phir se kahiye: do baar kuch nahi likha jaata.',
    ),
    lacks: `${write(
      'अभी मैं आपके स्टोर को सिर्फ़ पढ़ सकती हूँ। जो हुआ उसे नोट करने के लिए Shopify एक और अनुमति माँगता है (write_analytics_annotations): Integrations पेज पर Shopify के पास का मेन्यू खोलिए, “Allow targets and notes” चुनिए और Shopify में हाँ कहिए।',
      'Abhi main aapke store ko sirf padh sakti hoon. Jo hua use note karne ke liye Shopify ek aur permission maangta hai (write_analytics_annotations): Integrations page par Shopify ke paas ka menu kholiye, “Allow targets and notes” chuniye aur Shopify mein haan kahiye.',
    )} ${unchanged}`,
    notYours: `${write(
      'स्टोर में क्या हुआ, यह सिर्फ़ merchant और executive नोट करते हैं।',
      'Store mein kya hua, yeh sirf merchant aur executive note karte hain.',
    )} ${unchanged}`,
    cannot: {
      'no-day': `${write('यह किस दिन हुआ?', 'Yeh kis din hua?')} ${example} ${unchanged}`,
      'no-words': `${write('क्या हुआ था?', 'Kya hua tha?')} ${example} ${unchanged}`,
      'too-long': `${write(
        'Shopify 75 अक्षरों तक का नोट लेता है। थोड़ा छोटा कहिए।',
        'Shopify 75 aksharon tak ka note leta hai. Thoda chhota kahiye.',
      )} ${unchanged}`,
      'which-day': `${write(
        'इनमें से किस दिन की बात है? एक दिन बताइए, या पहला और आख़िरी दिन।',
        'Inmein se kis din ki baat hai? Ek din bataiye, ya pehla aur aakhri din.',
      )} ${unchanged}`,
    },
    noSuch: `${write('Shopify में ऐसा कोई नोट नहीं है।', 'Shopify mein aisa koi note nahi hai.')} ${unchanged}`,
    notOurs: occasion =>
      `${write(
        `${told(occasion)}: यह Shopify ने या किसी और ऐप ने नोट किया है, इसलिए मैं इसे नहीं हटा सकती।`,
        `${told(occasion)}: yeh Shopify ne ya kisi aur app ne note kiya hai, isliye main ise nahi hata sakti.`,
      )} ${unchanged}`,
    whichOf: occasions =>
      `${write('इनमें से कौन सा? उसका दिन या शब्द बताइए।', 'Inmein se kaun sa? Uska din ya shabd bataiye.')}\n${occasions.map(each => `• ${told(each)}`).join('\n')}`,
    away: write(
      'Shopify के नोट अभी नहीं पढ़े जा सके। थोड़ी देर में फिर से कहिए।',
      'Shopify ke note abhi nahi padhe ja sake. Thodi der mein phir se kahiye.',
    ),
    notNow: write(
      'Shopify में अभी ऐसा नहीं है। ऐसा चाहिए तो फिर से कहिए।',
      'Shopify mein abhi aisa nahi hai. Aisa chahiye to phir se kahiye.',
    ),
  };
}
