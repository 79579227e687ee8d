/** Orders about targets, in Hindi. */
import type { SaidAim, SaidTarget, TargetOrderSentences } from '../target-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

export function hindiTargetOrders(
  { write, titles, stop }: Hindi,
  places: HindiPlaces,
  told: (target: SaidTarget) => string,
): TargetOrderSentences {
  const aimed = ({ metric, value, period }: SaidAim): string =>
    `${titles.metric(metric)} ${value}, ${places.days({ kind: 'span', period })}`;
  const unchanged = write('कुछ नहीं बदला।', 'Kuch nahi badla.');
  const example = write('जैसे कहिए: “नवंबर का टारगेट 40 लाख रखो”।', 'Jaise kahiye: “november ka target 40 lakh rakho”.');
  const wasBefore = (was: string | undefined): string =>
    was === undefined ? '' : write(` (पहले ${was} था)`, ` (pehle ${was} tha)`);
  return {
    askSet: aim =>
      `${write('क्या मैं Shopify में यह टारगेट रख दूँ', 'Kya main Shopify mein yeh target rakh doon')}: ${aimed(aim)}?${aim.was === undefined ? '' : write(` अभी ${aim.was} है।`, ` Abhi ${aim.was} hai.`)}`,
    askRemove: aim =>
      `${write('क्या मैं Shopify से यह टारगेट हटा दूँ', 'Kya main Shopify se yeh target hata doon')}: ${aimed(aim)}?`,
    yesSet: write('हाँ, रख दो', 'Haan, rakh do'),
    yesRemove: write('हाँ, हटा दो', 'Haan, hata do'),
    set: aim =>
      write(
        `Shopify में टारगेट रख दिया: ${aimed(aim)}${wasBefore(aim.was)}। कभी भी पूछिए: “क्या हम टारगेट पर हैं”।`,
        `Shopify mein target rakh diya: ${aimed(aim)}${wasBefore(aim.was)}. Kabhi bhi poochiye: “kya hum target par hain”.`,
      ),
    removed: aim => `${write('Shopify से टारगेट हटा दिया', 'Shopify se target hata diya')}: ${aimed(aim)}${stop}`,
    already: aim =>
      `${write('Shopify में यही टारगेट पहले से है', 'Shopify mein yahi target pehle se hai')}: ${aimed(aim)}${stop} ${unchanged}`,
    gone: `${write('Shopify में ऐसा टारगेट अब नहीं है।', 'Shopify mein aisa target ab nahi hai.')} ${unchanged}`,
    changedMeanwhile: now =>
      now === undefined
        ? write(
            'इस बीच Shopify से यह टारगेट हट चुका है, इसलिए मैंने कुछ नहीं बदला। बदलना हो तो फिर से कहिए।',
            'Is beech Shopify se yeh target hat chuka hai, isliye maine kuch nahi badla. Badalna ho to phir se kahiye.',
          )
        : write(
            `इस बीच Shopify में टारगेट ${now} हो चुका है, इसलिए मैंने कुछ नहीं बदला। बदलना हो तो फिर से कहिए।`,
            `Is beech Shopify mein target ${now} ho chuka hai, isliye maine kuch nahi badla. Badalna ho to phir se kahiye.`,
          ),
    refused: message =>
      `${write(`Shopify ने मना किया: “${message}”।`, `Shopify ne mana kiya: “${message}”.`)} ${unchanged}`,
    unknown: write(
      'Shopify ने जवाब नहीं दिया, इसलिए पता नहीं कि टारगेट लिखा गया या नहीं। थोड़ी देर में पूछिए “हमारा टारगेट क्या है”, और न हो तो फिर से कहिए: दो बार कुछ नहीं लिखा जाता।',
      'Shopify ne jawab nahi diya, isliye pata nahi ki target likha gaya ya nahi. Thodi der mein poochiye “hamara target kya hai”, aur na ho to phir se kahiye: do baar kuch nahi likha jaata.',
    ),
    lacks: `${write(
      'अभी मैं आपके स्टोर को सिर्फ़ पढ़ सकती हूँ। टारगेट रखने के लिए Shopify एक और अनुमति माँगता है (write_reports): Integrations पेज पर Shopify के पास का मेन्यू खोलिए, “Allow targets and notes” चुनिए और Shopify में हाँ कहिए।',
      'Abhi main aapke store ko sirf padh sakti hoon. Target rakhne ke liye Shopify ek aur permission maangta hai (write_reports): Integrations page par Shopify ke paas ka menu kholiye, “Allow targets and notes” chuniye aur Shopify mein haan kahiye.',
    )} ${unchanged}`,
    notYours: `${write('टारगेट सिर्फ़ merchant और executive रखते हैं।', 'Target sirf merchant aur executive rakhte hain.')} ${unchanged}`,
    cannot: {
      'no-value': `${write('टारगेट कितना हो?', 'Target kitna ho?')} ${example} ${unchanged}`,
      past: `${write(
        'वे दिन बीत चुके हैं; टारगेट चल रहे या आने वाले दिनों का होता है।',
        'Woh din beet chuke hain; target chal rahe ya aane wale dinon ka hota hai.',
      )} ${unchanged}`,
      unclear: `${write(
        'मैं पूरे स्टोर का टारगेट एक संख्या में रखती हूँ: बिक्री, नेट बिक्री, ग्रॉस बिक्री, ऑर्डर या औसत ऑर्डर मूल्य, किसी हफ़्ते, महीने, तिमाही या साल का।',
        'Main poore store ka target ek number mein rakhti hoon: sales, net sales, gross sales, orders ya average order value, kisi hafte, mahine, quarter ya saal ka.',
      )} ${example} ${unchanged}`,
    },
    noSuch: `${write('Shopify में ऐसा कोई टारगेट नहीं है।', 'Shopify mein aisa koi target nahi hai.')} ${unchanged}`,
    whichOf: targets =>
      `${write('इनमें से कौन सा? उसका आँकड़ा या दिन बताइए।', 'Inmein se kaun sa? Uska figure ya din bataiye.')}\n${targets.map(target => `• ${told(target)}`).join('\n')}`,
    left: `${write('ठीक है।', 'Theek hai.')} ${unchanged}`,
    notNow: write(
      'Shopify में अभी ऐसा नहीं है। ऐसा चाहिए तो फिर से कहिए।',
      'Shopify mein abhi aisa nahi hai. Aisa chahiye to phir se kahiye.',
    ),
    notHere: `${write(
      'Shopify में जो है उसे सिर्फ़ साइन-इन किए लोग बदल सकते हैं।',
      'Shopify mein jo hai use sirf sign-in kiye log badal sakte hain.',
    )} ${unchanged}`,
  };
}
