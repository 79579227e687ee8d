/** Advice on the way to the order, on what comes back, on buyers and on places, in Hindi. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import { count, money, percent, pieces, span } from '../advice-figures.ts';
import type { AboutVisits, Part, Said } from '../advice-parts.ts';
import type { AdviceSentences } from '../advice-sentences.ts';
import type { englishShopAdvice } from '../english/advice-shop.ts';
import type { FilterPart } from '../parts.ts';
import type { PlaceSentences } from '../telling-sentences.ts';
import type { Hindi } from './grammar.ts';

export function hindiShopAdvice(
  { write, language, stop }: Hindi,
  { filters }: PlaceSentences,
): Pick<AdviceSentences, keyof typeof englishShopAdvice> {
  const halfToAll = (brings: string): string =>
    write(`आम स्तर तक का फ़र्क़ आधा से पूरा मिटे तो ${brings}`, `Aam level tak ka fark aadha se poora mite to ${brings}`);
  const moreVisits = (brings: string): string =>
    write(`दसवाँ से पाँचवाँ हिस्सा विज़िट और आएँ तो ${brings}`, `Daswan se paanchwan hissa visit aur aayein to ${brings}`);
  const cameBack = ({ counted, of, rate, usual, shop }: Part): string =>
    write(
      `28 दिन में ${count(of, shop)} बिके और ${count(counted, shop)} वापस आए (${percent(rate, shop)}, कुल ${percent(usual, shop)})`,
      `28 din mein ${count(of, shop)} bike aur ${count(counted, shop)} wapas aaye (${percent(rate, shop)}, kul ${percent(usual, shop)})`,
    );
  const cancelled = ({ counted, of, rate, usual, shop }: Part): string =>
    write(
      `28 दिन में ${count(of, shop)} में से ${count(counted, shop)} कैंसिल हुए (${percent(rate, shop)}, कुल ${percent(usual, shop)})`,
      `28 din mein ${count(of, shop)} mein se ${count(counted, shop)} cancel hue (${percent(rate, shop)}, kul ${percent(usual, shop)})`,
    );
  const kept = ({ brings, shop }: Part): string =>
    write(
      `आम स्तर तक का फ़र्क़ आधा से पूरा मिटे तो ${span(brings, shop)} बचेंगे`,
      `Aam level tak ka fark aadha se poora mite to ${span(brings, shop)} bachenge`,
    );
  const ofVisits = ({ visits, bought, rate, usual, shop }: AboutVisits): string =>
    write(
      `28 दिन में ${count(visits, shop)} में से ${count(bought, shop)} ने ख़रीदा (${percent(rate, shop)}, सारी विज़िट में ${percent(usual, shop)})`,
      `28 din mein ${count(visits, shop)} mein se ${count(bought, shop)} ne kharida (${percent(rate, shop)}, saari visit mein ${percent(usual, shop)})`,
    );
  const at = (place: readonly FilterPart[]): string => filters(place);
  const bring = (told: AboutVisits, why: string): Said => ({
    act: write(`${at(told.place)} और विज़िट लाएँ`, `${at(told.place)} aur visit laiye`),
    because: ofVisits(told),
    brings: moreVisits(span(told.brings, told.shop)),
    verdict: { side: 'for', why },
  });
  return {
    remind: ({ left, value, brings, shop }) => ({
      act: write('जो चेकआउट पर छोड़ गए उन्हें याद दिलाएँ', 'Jo checkout par chhod gaye unhein yaad dilaiye'),
      because: write(
        `28 दिन में ${money(value, shop)} के ${count(left, shop)} चेकआउट अधूरे रहे`,
        `28 din mein ${money(value, shop)} ke ${count(left, shop)} checkout adhoore rahe`,
      ),
      brings: write(
        `हर बीसवाँ से दसवाँ लौटे तो ${span(brings, shop)}`,
        `Har beeswan se daswan laute to ${span(brings, shop)}`,
      ),
    }),
    bringMoreFrom: ({ name, of, rate, usual, brings, shop }) => ({
      act: write(`${name} से और विज़िट लाएँ`, `${name} se aur visit laiye`),
      because: write(
        `28 दिन में इसकी ${count(of, shop)} विज़िट में से ${percent(rate, shop)} ने ख़रीदा, कुल में ${percent(usual, shop)}`,
        `28 din mein iski ${count(of, shop)} visit mein se ${percent(rate, shop)} ne kharida, kul mein ${percent(usual, shop)}`,
      ),
      brings: moreVisits(span(brings, shop)),
    }),
    showMoreIn: ({ name, of, rate, usual, brings, shop }) => ({
      act: write(`${name} में अपने विज्ञापन और दिखाएँ`, `${name} mein apne ad aur dikhaiye`),
      because: write(
        `28 दिन में वहाँ की ${count(of, shop)} विज़िट में से ${percent(rate, shop)} ने ख़रीदा, हर जगह ${percent(usual, shop)}`,
        `28 din mein wahan ki ${count(of, shop)} visit mein se ${percent(rate, shop)} ne kharida, har jagah ${percent(usual, shop)}`,
      ),
      brings: moreVisits(span(brings, shop)),
    }),
    leadOn: ({ name, of, counted, usual, brings, shop }) => ({
      act: write(`${name} पर प्रोडक्ट लगाएँ`, `${name} par product lagaiye`),
      because: write(
        `28 दिन में ${count(of, shop)} विज़िट वहाँ से शुरू हुईं और ${count(counted, shop)} ने ख़रीदा; बाकी जगह ${percent(usual, shop)} ख़रीदते हैं`,
        `28 din mein ${count(of, shop)} visit wahan se shuru huin aur ${count(counted, shop)} ne kharida; baaki jagah ${percent(usual, shop)} kharidte hain`,
      ),
      brings: halfToAll(span(brings, shop)),
    }),
    mendCheckoutOn: ({ name, of, rate, usual, brings, shop }) => ({
      act: write(`${name} पर चेकआउट ख़ुद आज़माएँ, भुगतान तक`, `${name} par checkout khud aazmaiye, payment tak`),
      because: write(
        `28 दिन में वहाँ चेकआउट तक पहुँची ${count(of, shop)} विज़िट में से ${percent(rate, shop)} ने ख़रीदा, सारे डिवाइस पर ${percent(usual, shop)}`,
        `28 din mein wahan checkout tak pahunchi ${count(of, shop)} visit mein se ${percent(rate, shop)} ne kharida, saare device par ${percent(usual, shop)}`,
      ),
      brings: halfToAll(span(brings, shop)),
    }),
    reworkPage: ({ name, of, counted, rate, usual, brings, shop }) => ({
      act: write(`${name} का पेज सुधारें (फ़ोटो, साइज़, दाम)`, `${name} ka page sudhariye (photo, size, daam)`),
      because: write(
        `28 दिन में ${count(of, shop)} बार देखा गया और ${count(counted, shop)} बार ख़रीदा गया (${percent(rate, shop)}, ऐसे माल में ${percent(usual, shop)})`,
        `28 din mein ${count(of, shop)} baar dekha gaya aur ${count(counted, shop)} baar kharida gaya (${percent(rate, shop)}, aise maal mein ${percent(usual, shop)})`,
      ),
      brings: halfToAll(span(brings, shop)),
    }),
    showProductMore: ({ name, of, rate, usual, brings, shop }) => ({
      act: write(`${name} ज़्यादा दिखाएँ`, `${name} zyada dikhaiye`),
      because: write(
        `इसके ${count(of, shop)} व्यू में से ${percent(rate, shop)} पर ख़रीद हुई, ऐसे माल में ${percent(usual, shop)}`,
        `iske ${count(of, shop)} view mein se ${percent(rate, shop)} par kharid hui, aise maal mein ${percent(usual, shop)}`,
      ),
      brings: write(
        `दसवाँ से पाँचवाँ हिस्सा व्यू और आएँ तो चार हफ़्ते में ${span(brings, shop)}`,
        `Daswan se paanchwan hissa view aur aayein to chaar hafte mein ${span(brings, shop)}`,
      ),
    }),

    lookIntoReturns: part => ({
      act: write(`${part.name} की वापसी देखें, पहले साइज़ और फ़ोटो`, `${part.name} ke return dekhiye, pehle size aur photo`),
      because: cameBack(part),
      brings: kept(part),
    }),
    lookIntoCity: part => ({
      act: write(`${part.name} के ऑर्डर भेजने से पहले पक्के करें`, `${part.name} ke order bhejne se pehle confirm karein`),
      because: cameBack(part),
      brings: kept(part),
    }),
    confirmTagged: part => ({
      act: write(
        `${part.name} ऑर्डर पैक करने से पहले मैसेज से पक्के करें`,
        `${part.name} order pack karne se pehle message se confirm karein`,
      ),
      because: cancelled(part),
      brings: kept(part),
    }),
    confirmIn: part => ({
      act: write(`${part.name} के ऑर्डर पहले पक्के करें`, `${part.name} ke order pehle confirm karein`),
      because: cancelled(part),
      brings: kept(part),
    }),

    payAhead: ({ orders, rate, others, brings, shop }) => ({
      act: write(
        'COD वालों को पहले भुगतान की वजह दें, छोटी छूट या WhatsApp पर पेमेंट लिंक',
        'COD walon ko pehle payment ki wajah dein, chhoti chhoot ya WhatsApp par payment link',
      ),
      because: write(
        `${count(orders, shop)} COD ऑर्डर के माल का ${percent(rate, shop)} वापस आया या कैंसिल हुआ, बाकी का ${percent(others, shop)}`,
        `${count(orders, shop)} COD order ke maal ka ${percent(rate, shop)} wapas aaya ya cancel hua, baaki ka ${percent(others, shop)}`,
      ),
      brings: write(
        `उनमें हर दसवाँ से पाँचवाँ पहले भुगतान करे और बाकियों जितना ही लौटाए तो चार हफ़्ते में ${span(brings, shop)} बचेंगे`,
        `Unmein har daswan se paanchwan pehle payment kare aur baakiyon jitna hi lautaye to chaar hafte mein ${span(brings, shop)} bachenge`,
      ),
    }),
    payAheadIn: ({ city, orders, share, usual, extra, brings, shop }) => ({
      act: write(`${city} से शुरू करें`, `${city} se shuru karein`),
      because: write(
        `वहाँ के ${count(orders, shop)} ऑर्डर में ${percent(share, shop)} COD हैं, हर जगह ${percent(usual, shop)}`,
        `wahan ke ${count(orders, shop)} order mein ${percent(share, shop)} COD hain, har jagah ${percent(usual, shop)}`,
      ),
      brings: write(
        `फ़र्क़ आधा से पूरा मिटे तो ${pieces({ low: extra / 2, high: extra }, shop)} COD कम और ${span(brings, shop)} बचेंगे`,
        `Fark aadha se poora mite to ${pieces({ low: extra / 2, high: extra }, shop)} COD kam aur ${span(brings, shop)} bachenge`,
      ),
    }),
    codStands: ({ share, lowest, highest, rate, others, period, shop }) => {
      const days = formatPeriod(period, shop.country, language);
      const [now, least, most] = [share, lowest, highest].map(each => percent(each, shop));
      const [back, rest] = [percent(rate, shop), percent(others, shop)];
      return write(
        `COD ऑर्डर ${days}: कुल का ${now}; पिछले साल के महीनों में ${least} से ${most}${stop} उनके माल का ${back} वापस आया, बाकी का ${rest}${stop}`,
        `COD order ${days}: kul ka ${now}; pichhle saal ke mahinon mein ${least} se ${most}${stop} Unke maal ka ${back} wapas aaya, baaki ka ${rest}${stop}`,
      );
    },
    winBack: ({ group, people, rate, value, brings, shop }) => ({
      act: write(
        `उन ${count(people, shop)} ग्राहकों को लिखें जिन्हें Shopify "${group}" कहता है`,
        `Un ${count(people, shop)} customers ko likhiye jinhein Shopify "${group}" kehta hai`,
      ),
      because: write(
        `उन्होंने साल भर में ख़रीदा और रुक गए; आपके मेल की विज़िट में से ${percent(rate, shop)} ख़रीदती हैं, और पुराने ग्राहक एक ऑर्डर पर ${money(value, shop)} ख़र्च करते हैं`,
        `unhone saal bhar mein kharida aur ruk gaye; aapke mail ki visit mein se ${percent(rate, shop)} kharidti hain, aur purane customer ek order par ${money(value, shop)} kharch karte hain`,
      ),
      brings: write(
        `उनमें हर दसवाँ से पाँचवाँ आए और उतना ही ख़रीदे तो ${span(brings, shop)}`,
        `Unmein har daswan se paanchwan aaye aur utna hi kharide to ${span(brings, shop)}`,
      ),
    }),
    secondOrders: ({ usual, best, newcomers, brings, shop }) => ({
      act: write('नए ग्राहकों को पहले ऑर्डर के कुछ हफ़्ते बाद लिखें', 'Naye customers ko pehle order ke kuch hafte baad likhiye'),
      because: write(
        `आम महीने के नए ग्राहकों में ${percent(usual, shop)} लौटे, सबसे अच्छे महीने के ${percent(best, shop)}`,
        `aam mahine ke naye customers mein ${percent(usual, shop)} laute, sabse achhe mahine ke ${percent(best, shop)}`,
      ),
      brings: write(
        `चार हफ़्ते के ${count(newcomers, shop)} नए ग्राहकों पर यह फ़र्क़ आधा से पूरा मिटे तो ${span(brings, shop)}`,
        `Chaar hafte ke ${count(newcomers, shop)} naye customers par yeh fark aadha se poora mite to ${span(brings, shop)}`,
      ),
    }),

    placeStands: ({ place, orders, share, value, usual, period, shop }) => {
      const [all, each] = [percent(share, shop), money(value, shop)];
      return write(
        `${at(place)} ${formatPeriod(period, shop.country, language)}: ${count(orders, shop)} ऑर्डर, कुल का ${all}, औसतन ${each} के (हर जगह ${money(usual, shop)})${stop}`,
        `${at(place)} ${formatPeriod(period, shop.country, language)}: ${count(orders, shop)} order, kul ka ${all}, average ${each} ke (har jagah ${money(usual, shop)})${stop}`,
      );
    },
    leadWith: ({ product, place, units, sold, share, usual, brings, shop }) => ({
      act: write(`${at(place)} ${product} को आगे रखें`, `${at(place)} ${product} ko aage rakhein`),
      because: write(
        `28 दिन में ${count(sold, shop)} में से ${count(units, shop)} वहाँ बिके (${percent(share, shop)}), जबकि सारे माल का ${percent(usual, shop)} वहाँ बिकता है`,
        `28 din mein ${count(sold, shop)} mein se ${count(units, shop)} wahan bike (${percent(share, shop)}), jabki saare maal ka ${percent(usual, shop)} wahan bikta hai`,
      ),
      brings: write(
        `दसवाँ से पाँचवाँ हिस्सा और बिके तो ${span(brings, shop)}`,
        `Daswan se paanchwan hissa aur bike to ${span(brings, shop)}`,
      ),
    }),
    bringMore: told =>
      bring(
        told,
        write(
          `${at(told.place)} विज़िट बाकियों से ज़्यादा ख़रीदती हैं`,
          `${at(told.place)} visit baakiyon se zyada kharidti hain`,
        ),
      ),
    asOthersDo: told =>
      bring(
        told,
        write(
          `${at(told.place)} विज़िट बाकियों जितना ही ख़रीदती हैं`,
          `${at(told.place)} visit baakiyon jitna hi kharidti hain`,
        ),
      ),
    leadVisitsOn: told => ({
      act: write(`${at(told.place)} विज़िट सीधे प्रोडक्ट पर ले जाएँ`, `${at(told.place)} visit seedhe product par le jaiye`),
      because: ofVisits(told),
      brings: halfToAll(span(told.brings, told.shop)),
      verdict: {
        side: 'against',
        why: write(
          `${at(told.place)} विज़िट बाकियों से कम ख़रीदती हैं`,
          `${at(told.place)} visit baakiyon se kam kharidti hain`,
        ),
      },
    }),
  };
}
