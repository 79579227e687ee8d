/** What is said without figures, in Hindi. Pages and buttons keep the names they have on the screen. */
import { hindiAlerts } from './alerts.ts';
import { product } from '@tillsight/contract/product';
import { formatDay } from '@tillsight/metrics/format-time';
import type { TalkSentences, Tap, Unclear } from '../talk-sentences.ts';
import { type Hindi } from './grammar.ts';
import { sentence } from '../sentence-case.ts';
import { topicNamed } from './names.ts';

const asLabel = (question: string): Tap => ({ label: question, question });

export function hindiTalk(hindi: Hindi): TalkSentences {
  const { write, all, country, language } = hindi;
  const examples = write(
    'जैसे "कल की बिक्री कितनी थी?", "इस महीने के टॉप 5 प्रोडक्ट" या "पिछले हफ़्ते बिक्री कम क्यों हुई?"',
    'jaise "Kal ki sales kitni thi?", "Is mahine ke top 5 products" ya "Pichhle hafte sales kam kyun hui?"',
  );
  const unclearText = ({ about, text }: Unclear): string => {
    if (text === '') return write('मैं पूरी बात नहीं समझ सकी', 'Main poori baat nahi samajh saki');
    return about === 'name'
      ? write(`आपकी दुकान में "${text}" नाम का कुछ नहीं मिला`, `Aapki dukaan mein "${text}" naam ka kuch nahi mila`)
      : write(`"${text}" वाली बात मैं नहीं समझ सकी`, `"${text}" wali baat main nahi samajh saki`);
  };
  const unknown = (topic: string): string => {
    if (topic === 'that')
      return write('यह मैं जुड़े प्लेटफ़ॉर्म से नहीं पढ़ सकती।', 'Yeh main connected platforms se nahi padh sakti.');
    const of = topicNamed(topic, hindi);
    return write(
      `${of} के बारे में किसी जुड़े प्लेटफ़ॉर्म को पता नहीं।`,
      `${sentence(of)} ke baare mein kisi connected platform ko pata nahi.`,
    );
  };
  const unchanged = write('मैंने कुछ नहीं बदला है।', 'Maine kuch nahi badla hai.');
  return {
    thanks: write(
      'स्वागत है। दुकान का हाल जानना हो तो कभी भी पूछिए।',
      'Aapka swagat hai. Dukaan ka haal jaanna ho to kabhi bhi poochiye.',
    ),
    complaint: write(
      `माफ़ कीजिए, मैं काम नहीं आ सकी। बताइए कौन सा आँकड़ा और किन दिनों का चाहिए, ${examples}। कोई जवाब ग़लत लगा हो तो उसे दूसरे शब्दों में पूछिए और उसमें लिखे दिन और फ़िल्टर देख लीजिए।`,
      `Sorry, main kaam nahi aa saki. Bataiye kaun sa figure aur kin dinon ka chahiye, ${examples}. Koi jawab galat laga ho to use doosre shabdon mein poochiye aur usmein likhe din aur filter dekh lijiye.`,
    ),
    help: shop =>
      write(
        `मैं ${product.assistant} हूँ। ${shop} के बारे में आपके जुड़े प्लेटफ़ॉर्म से जवाब देती हूँ: बिक्री, ऑर्डर, प्रोडक्ट, स्टॉक, ग्राहक, विज़िट और विज्ञापन। सीधे शब्दों में पूछिए, ${examples}।`,
        `Main ${product.assistant} hoon. ${shop} ke baare mein aapke connected platforms se jawab deti hoon: sales, orders, products, stock, customers, visits aur ads. Seedhe shabdon mein poochiye, ${examples}.`,
      ),
    greeting: shop =>
      write(
        `नमस्ते! मैं ${product.assistant} हूँ। ${shop} के बारे में पूछिए, ${examples}।`,
        `Namaste! Main ${product.assistant} hoon. ${shop} ke baare mein poochiye, ${examples}.`,
      ),
    starters: [
      write('कल की बिक्री कितनी थी?', 'Kal ki sales kitni thi?'),
      write('इस महीने के टॉप प्रोडक्ट कौन से हैं?', 'Is mahine ke top products kaun se hain?'),
      write('इस महीने कितने नए ग्राहक आए?', 'Is mahine kitne naye customers aaye?'),
    ].map(asLabel),
    offTopic: shop =>
      write(
        `इसमें मैं मदद नहीं कर सकती। मैं सिर्फ़ ${shop} के बारे में जवाब देती हूँ: बिक्री, ऑर्डर, प्रोडक्ट, स्टॉक, ग्राहक, विज़िट और विज्ञापन।`,
        `Ismein main madad nahi kar sakti. Main sirf ${shop} ke baare mein jawab deti hoon: sales, orders, products, stock, customers, visits aur ads.`,
      ),
    ofGroups: [
      write('इस महीने कितने ग्राहक वापस आए?', 'Is mahine kitne customers wapas aaye?'),
      write('इस महीने शहर के हिसाब से नए ग्राहक', 'Is mahine city wise naye customers'),
    ].map(asLabel),
    refusals: {
      personal: write(
        'मैं किसी एक ग्राहक या स्टाफ़ की निजी जानकारी नहीं दिखाती, जैसे नाम, फ़ोन नंबर या पता। ग्राहकों के समूह के बारे में बता सकती हूँ: कितने, नए या पुराने, शहर या महीने के हिसाब से।',
        'Main kisi ek customer ya staff ki personal jankari nahi dikhati, jaise naam, phone number ya address. Customers ke group ke baare mein bata sakti hoon: kitne, naye ya purane, city ya mahine ke hisaab se.',
      ),
      'other-shop': write(
        'मैं सिर्फ़ आपकी अपनी संस्था देख सकती हूँ। दूसरी दुकानों के आँकड़े उनके मालिकों के सिवा किसी को नहीं दिखाए जाते।',
        'Main sirf aapki apni organization dekh sakti hoon. Doosri dukaanon ke figures unke maalikon ke siva kisi ko nahi dikhaye jaate.',
      ),
      secret: write(
        'मेरे पास पासवर्ड, टोकन या की नहीं हैं और मैं उन्हें नहीं दिखाती। कनेक्शन Integrations पेज पर सँभाले जाते हैं।',
        'Mere paas passwords, tokens ya keys nahi hain aur main unhe nahi dikhati. Connections Integrations page par sambhale jaate hain.',
      ),
      hostile: write(
        'यह मैं नहीं मान सकती। मैं आपकी दुकान के सवालों के जवाब जुड़े प्लेटफ़ॉर्म से देती हूँ, और सवाल में लिखी कोई बात मेरे काम का तरीका नहीं बदलती।',
        'Yeh main nahi maan sakti. Main aapki dukaan ke sawaalon ke jawab connected platforms se deti hoon, aur sawaal mein likhi koi baat mere kaam ka tareeka nahi badalti.',
      ),
    },
    commands: {
      schedule: write(
        `रिपोर्ट का समय Report Configuration पेज पर तय होता है: वहाँ रोल, फ़्रीक्वेंसी, समय और आँकड़े चुनकर सेव कीजिए। अपनी पसंद के आँकड़े मैं आपके समय पर भेजती हूँ: जैसे “हर सोमवार सुबह नौ बजे मुझे बिक्री भेजो”। ${unchanged}`,
        `Report ka time Report Configuration page par set hota hai: wahan role, frequency, time aur metrics chunkar save kijiye. Apni pasand ke figures main aapke time par bhejti hoon: jaise “mujhe har somvar subah nau baje sales bhejo”. ${unchanged}`,
      ),
      send: write(
        'मैं यहीं जवाब देती हूँ और किसी और को मैसेज नहीं भेजती। क्या, कब और किसे जाए, यह Report Configuration पेज पर तय होता है। कुछ नहीं भेजा गया।',
        'Main yahin jawab deti hoon aur kisi aur ko message nahi bhejti. Kya, kab aur kise jaaye, yeh Report Configuration page par set hota hai. Kuch nahi bheja gaya.',
      ),
      export: write(
        'मैं फ़ाइल नहीं बना सकती। आँकड़े पूछिए, मैं यहीं दिखा दूँगी; पूरे एक्सपोर्ट Shopify, Google Analytics या Google Ads के एडमिन में मिलते हैं।',
        'Main file nahi bana sakti. Figures poochiye, main yahin dikha doongi; poore export Shopify, Google Analytics ya Google Ads ke admin mein milte hain.',
      ),
      alert: hindiAlerts(hindi).unclear,
      settings: write(
        `यह Report Configuration पेज पर तय होता है: रोल और फ़्रीक्वेंसी चुनिए, समय या आँकड़े बदलिए और सेव कीजिए। ${unchanged}`,
        `Yeh Report Configuration page par set hota hai: role aur frequency chuniye, time ya metrics badliye aur save kijiye. ${unchanged}`,
      ),
      campaign: write(
        'मैं Google Ads को सिर्फ़ पढ़ती हूँ; कैंपेन, बजट या बिड नहीं बदल सकती। बदलाव कृपया Google Ads में ही कीजिए; मैंने वहाँ कुछ नहीं छुआ।',
        'Main Google Ads ko sirf padhti hoon; campaign, budget ya bid nahi badal sakti. Badlav please Google Ads mein hi kijiye; maine wahan kuch nahi chhua.',
      ),
      store: write(
        'मैं आपकी दुकान को सिर्फ़ पढ़ती हूँ; ऑर्डर, प्रोडक्ट, दाम या कोड नहीं बदल सकती। यह कृपया Shopify के एडमिन में कीजिए; मैंने वहाँ कुछ नहीं छुआ।',
        'Main aapki dukaan ko sirf padhti hoon; orders, products, daam ya codes nahi badal sakti. Yeh please Shopify ke admin mein kijiye; maine wahan kuch nahi chhua.',
      ),
      users: write(
        `लोग और उनके रोल User Management पेज पर सँभाले जाते हैं। ${unchanged}`,
        `Log aur unke roles User Management page par sambhale jaate hain. ${unchanged}`,
      ),
      account: write(
        `पासवर्ड साइन-इन पेज पर "Forgot password" से बदलता है; साइन आउट ऊपर की पट्टी में है। ${unchanged}`,
        `Password sign-in page par "Forgot password" se badalta hai; sign out upar ki patti mein hai. ${unchanged}`,
      ),
      chat: write(
        'इसी पेज पर Start New Chat चुनिए: वह यह बातचीत मिटाकर नई शुरू करता है। मैंने कुछ नहीं मिटाया है।',
        'Isi page par Start New Chat chuniye: woh yeh baatcheet mitakar nayi shuru karta hai. Maine kuch nahi mitaya hai.',
      ),
      connection: write(
        `प्लेटफ़ॉर्म Integrations पेज पर जोड़े और हटाए जाते हैं। ${unchanged}`,
        `Platforms Integrations page par connect aur disconnect hote hain. ${unchanged}`,
      ),
    },
    youAsked: text => write(`आपने कहा: "${text}"। `, `Aapne kaha: "${text}". `),
    clarify: {
      didYouMean: (unclear, readings) =>
        write(
          `${unclearText(unclear)}। क्या आपका मतलब था ${readings.map(reading => `“${reading}”`).join(' या ')}? नहीं तो कृपया दूसरे शब्दों में पूछिए।`,
          `${unclearText(unclear)}. Kya aapka matlab tha ${readings.map(reading => `“${reading}”`).join(' ya ')}? Nahi to please doosre shabdon mein poochiye.`,
        ),
      tapWhatYouMeant: unclear =>
        write(
          `${unclearText(unclear)}। जो आपका मतलब था उसे चुनिए, या दूसरे शब्दों में पूछिए।`,
          `${unclearText(unclear)}. Jo aapka matlab tha use chuniye, ya doosre shabdon mein poochiye.`,
        ),
      name: unclear =>
        write(
          `${unclearText(unclear)}। आपका मतलब किस प्रोडक्ट, शहर, कैंपेन या कोड से है?`,
          `${unclearText(unclear)}. Aapka matlab kis product, city, campaign ya code se hai?`,
        ),
      word: unclear =>
        write(
          `${unclearText(unclear)}। दूसरे शब्दों में पूछिए: कौन सा आँकड़ा, और किन दिनों का?`,
          `${unclearText(unclear)}. Doosre shabdon mein poochiye: kaun sa figure, aur kin dinon ka?`,
        ),
      namesAway: said =>
        write(
          `अभी आपकी दुकान के नाम नहीं पढ़ सकी, इसलिए "${said}" क्या है, यह नहीं बता सकती। कृपया थोड़ी देर में फिर पूछें।`,
          `Abhi aapki dukaan ke naam nahi padh saki, isliye "${said}" kya hai, yeh nahi bata sakti. Please thodi der mein phir poochein.`,
        ),
      event: said =>
        write(
          `मुझे नहीं पता कि वह किस दिन हुआ: "${said}"। दिन बताइए, तो मैं उससे पहले और बाद के उतने ही दिन साथ रखूँगी।`,
          `Mujhe nahi pata ki woh kis din hua: "${said}". Din bataiye, to main usse pehle aur baad ke utne hi din saath rakhungi.`,
        ),
      metric: labels =>
        write(
          `आपका मतलब किस आँकड़े से है? जैसे ${labels.join(', ')}।`,
          `Aapka matlab kis figure se hai? Jaise ${labels.map(label => label.toLowerCase().replace('roas', 'ROAS')).join(', ')}.`,
        ),
      length: write(
        'यह एक बार में पढ़ने के लिए बहुत ज़्यादा है। कृपया एक-दो वाक्य में पूछिए: कौन सा आँकड़ा, और किन दिनों का?',
        'Yeh ek baar mein padhne ke liye bahut zyada hai. Please ek-do line mein poochiye: kaun sa figure, aur kin dinon ka?',
      ),
      letters: write(
        'इतने लंबे शब्द, या इतने निशानों वाले अक्षर मैं नहीं पढ़ सकती। कृपया सीधे शब्दों में पूछिए: कौन सा आँकड़ा, और किन दिनों का?',
        'Itne lambe shabd, ya itne nishaanon wale akshar main nahi padh sakti. Please seedhe shabdon mein poochiye: kaun sa figure, aur kin dinon ka?',
      ),
      nothing: write(
        'यह मैं नहीं समझ सकी। कौन सा आँकड़ा, और किन दिनों का? जैसे "पिछले हफ़्ते की बिक्री" या "इस महीने शहर के हिसाब से ऑर्डर"।',
        'Yeh main nahi samajh saki. Kaun sa figure, aur kin dinon ka? Jaise "pichhle hafte ki sales" ya "is mahine city ke hisaab se orders".',
      ),
      metricOptions: [
        {
          label: write('सबसे ज़्यादा बिका प्रोडक्ट', 'Sabse zyada bika product'),
          question: write(
            'पिछले 30 दिनों में बिक्री के हिसाब से टॉप 5 प्रोडक्ट',
            'Pichhle 30 din mein sales ke hisaab se top 5 products',
          ),
        },
        {
          label: write('सबसे अच्छा कैंपेन', 'Sabse achha campaign'),
          question: write(
            'पिछले 30 दिनों में ROAS के हिसाब से टॉप 5 कैंपेन',
            'Pichhle 30 din mein ROAS ke hisaab se top 5 campaigns',
          ),
        },
        {
          label: write('कुल बिक्री', 'Total sales'),
          question: write('पिछले 30 दिनों की बिक्री कितनी थी?', 'Pichhle 30 din ki sales kitni thi?'),
        },
      ],
    },
    source: {
      ended: title =>
        write(
          `${title} का कनेक्शन टूट गया है। कृपया Integrations पेज पर उसे फिर से जोड़ें।`,
          `${title} ka connection toot gaya hai. Please Integrations page par use phir se connect karein.`,
        ),
      notConnected: (title, isComing) =>
        isComing
          ? write(
              `${title} जुड़ा नहीं है, इसलिए यह मुझे पता नहीं। जब यह उपलब्ध होगा (जल्द आ रहा है), उसे Integrations पेज पर जोड़ सकेंगे।`,
              `${title} connected nahi hai, isliye yeh mujhe pata nahi. Jab yeh available hoga (jald aa raha hai), use Integrations page par connect kar sakenge.`,
            )
          : write(
              `${title} जुड़ा नहीं है, इसलिए यह मुझे पता नहीं। उसे Integrations पेज पर जोड़ सकते हैं।`,
              `${title} connected nahi hai, isliye yeh mujhe pata nahi. Use Integrations page par connect kar sakte hain.`,
            ),
      unknown: title =>
        write(
          `${title} जुड़ा नहीं है और आज ${product.name} से जोड़ा नहीं जा सकता, इसलिए यह मुझे पता नहीं।`,
          `${title} connected nahi hai aur aaj ${product.name} se connect nahi ho sakta, isliye yeh mujhe pata nahi.`,
        ),
      canAnswerFrom: titles =>
        write(` मैं ${titles.join(', ')} से जवाब दे सकती हूँ।`, ` Main ${titles.join(', ')} se jawab de sakti hoon.`),
      insteadOfMeta: [
        {
          label: write('Instagram से विज़िट', 'Instagram se visits'),
          question: write(
            'पिछले 30 दिनों में Instagram से कितने विज़िट आए?',
            'Pichhle 30 din mein Instagram se kitne visits aaye?',
          ),
        },
        {
          label: write('Google Ads का ROAS', 'Google Ads ROAS'),
          question: write(
            'पिछले 30 दिनों में Google Ads का ROAS कितना था?',
            'Pichhle 30 din mein Google Ads ka ROAS kitna tha?',
          ),
        },
      ],
      insteadOfOther: [
        {
          label: write('चैनल के हिसाब से बिक्री', 'Channel-wise sales'),
          question: write(
            'पिछले 30 दिनों में सेल्स चैनल के हिसाब से बिक्री',
            'Pichhle 30 din mein sales channel ke hisaab se sales',
          ),
        },
      ],
    },
    noData: {
      history: begins => {
        const day = begins ? formatDay(begins, country, language) : write('बाद के एक दिन', 'baad ke ek din');
        return write(
          `आपकी दुकान का डेटा ${day} से शुरू होता है; उससे पहले का कुछ पता नहीं चल सकता।`,
          `Aapki dukaan ka data ${day} se shuru hota hai; usse pehle ka kuch pata nahi chal sakta.`,
        );
      },
      orderValue: write(
        'Shopify बिक्री को क़ीमत, ऑर्डर के साइज़ या ग्राहक के ख़र्च के हिसाब से नहीं बाँटता। आपकी बताई रकम से ऊपर या नीचे के ऑर्डर गिन सकती हूँ, या औसत और मीडियन ऑर्डर बता सकती हूँ।',
        'Shopify sales ko price, order size ya customer ke kharch ke hisaab se nahi baantta. Aapki batayi rakam se upar ya neeche ke orders gin sakti hoon, ya average aur median order bata sakti hoon.',
      ),
      cancelledValue: write(
        'प्लेटफ़ॉर्म बताते हैं कि कितने ऑर्डर रद्द हुए, पर उनकी रकम नहीं, इसलिए वह नहीं बता सकती। रद्द ऑर्डर की गिनती, रद्द होने की दर और लौटाया गया पैसा बता सकती हूँ।',
        'Platforms batate hain ki kitne orders cancel hue, par unki rakam nahi, isliye woh nahi bata sakti. Cancelled orders ki ginti, cancellation rate aur refund kiya paisa bata sakti hoon.',
      ),
      nothingSold: write(
        'प्लेटफ़ॉर्म सिर्फ़ वही बताते हैं जो बिका, इसलिए जो नहीं बिका उसे गिन नहीं सकती। सबसे कम बिके प्रोडक्ट, या हर एक का स्टॉक बता सकती हूँ।',
        'Platforms sirf wahi batate hain jo bika, isliye jo nahi bika use gin nahi sakti. Sabse kam bike products, ya har ek ka stock bata sakti hoon.',
      ),
      courier: write(
        'यह किसी जुड़े प्लेटफ़ॉर्म को पता नहीं: कूरियर का डेटा (असफल कोशिशें, रास्ते का समय, कूरियर के बिल) जुड़ा नहीं है। Shopify से डिलीवर और RTO ऑर्डर, डिस्पैच का समय और रिटर्न बता सकती हूँ।',
        'Yeh kisi connected platform ko pata nahi: courier ka data (failed attempts, raaste ka time, courier ke bill) connected nahi hai. Shopify se delivered aur RTO orders, dispatch time aur returns bata sakti hoon.',
      ),
      ofCouriers: write(
        'Shiprocket की ऑर्डर सूची में यह नहीं होता (नाकाम कोशिशें, कूरियर के बिल, राज्य)। कूरियर के हिसाब से डिलीवर हुए, RTO और खोए पार्सल और डिलीवरी के दिन बता सकती हूँ, और राज्य के हिसाब से RTO ऑर्डर Shopify से।',
        'Shiprocket ki order list mein yeh nahi hota (failed attempts, courier ke bill, states). Courier ke hisaab se delivered, RTO aur kho gaye parcels aur delivery ke din bata sakti hoon, aur state ke hisaab se RTO orders Shopify se.',
      ),
      topic: topic =>
        `${unknown(topic)} ${write(
          'मैं बिक्री, ऑर्डर, प्रोडक्ट, स्टॉक, ग्राहक, विज़िट और Google Ads के बारे में बता सकती हूँ।',
          'Main sales, orders, products, stock, customers, visits aur Google Ads ke baare mein bata sakti hoon.',
        )}`,
      unknown,
      form: write(
        'यह आँकड़ा जुड़े प्लेटफ़ॉर्म से इस रूप में नहीं मिल सकता।',
        'Yeh figure connected platforms se is roop mein nahi mil sakta.',
      ),
    },
    nearest: write('इसके सबसे पास का आँकड़ा यह है।', 'Iske sabse paas ka figure yeh hai.'),
    recap: write('संक्षेप में:', 'Short mein:'),
    hints: {
      unlikeDays: (days, base) =>
        write(
          `ध्यान दें: ${days} दिनों की तुलना ${base} दिनों से है।`,
          `Dhyan dein: ${days} din ka compare ${base} din se hai.`,
        ),
      apart: write(
        'इन आँकड़ों से दोनों का फ़र्क दिखता है, उसकी वजह नहीं।',
        'In figures se dono ka farq dikhta hai, uski wajah nahi.',
      ),
      leftOut: words => write(`मैंने "${words}" छोड़ दिया।`, `Maine "${words}" chhod diya.`),
      onlyPart: (words, isAll) =>
        isAll
          ? write(`मैंने “${words}” को सवाल माना।`, `Maine “${words}” ko sawaal maana.`)
          : write(
              `मैंने “${words}” का जवाब दिया; बाकी अलग से पूछिए।`,
              `Maine “${words}” ka jawab diya; baaki alag se poochiye.`,
            ),
      guessed: write(
        'आपके शब्द पूरे साफ़ नहीं थे, मैंने उन्हें ऐसे समझा।',
        'Aapke shabd poore saaf nahi the, maine unhe aise samjha.',
      ),
      otherwise: write(
        'आपके शब्दों के दो अर्थ हो सकते हैं, मैंने यह लिया; दूसरा एक टैप पर है।',
        'Aapke shabdon ke do matlab ho sakte hain, maine yeh liya; doosra ek tap par hai.',
      ),
      notInIt: sources =>
        write(
          `इसमें ${all(sources)} नहीं है, क्योंकि वह जुड़ा नहीं है।`,
          `Ismein ${all(sources)} nahi hai, kyunki woh connected nahi hai.`,
        ),
    },
  };
}
