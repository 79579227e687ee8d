/** What parts Shopify and Google Analytics, in Hindi. */
import type { GapSentences } from '../outlook-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

export function hindiGap({ write, all }: Hindi, { period }: HindiPlaces): GapSentences {
  const online = (orders: string): string => write(`${orders} ऑनलाइन ऑर्डर`, `${orders} online orders`);
  return {
    head: ({ period: days, isMoney, shop, analytics, gap }) => {
      const ours = isMoney ? write('कुल बिक्री', 'total sales') : write('ऑर्डर', 'orders');
      const theirs = isMoney ? write('ख़रीद से आय', 'purchase revenue') : write('ख़रीद', 'purchases');
      return write(
        `${period(days)}: Shopify में ${ours} ${shop}, Google Analytics में ${theirs} ${analytics}। Shopify घटा Analytics ${gap} है, जो इनसे बना है:`,
        `${period(days)}: Shopify mein ${ours} ${shop}, Google Analytics mein ${theirs} ${analytics}. Shopify minus Analytics ${gap} hai, jo inse bana hai:`,
      );
    },
    causes: {
      channels: ({ channels }) => {
        const named = all(channels) || write('दूसरे चैनल', 'doosre channels');
        return write(`${named}, जो वेबसाइट से होकर नहीं जाते`, `${named}, jo website se hokar nahi jaate`);
      },
      unseen: ({ orders, isNegative, share }) =>
        isNegative
          ? `${online(orders)} ${write('Analytics में दुकान से ज़्यादा', 'Analytics mein dukaan se zyada')}`
          : `${online(orders)}${share === undefined ? '' : ` (${share})`} ${write('जो Analytics ने नहीं देखे (टैग बंद, सहमति नहीं)', 'jo Analytics ne nahi dekhe (tags band, consent nahi)')}`,
      recent: ({ orders }) =>
        `${online(orders)} ${write('पिछले दिनों के, जो अभी आ सकते हैं', 'pichhle dinon ke, jo abhi aa sakte hain')}`,
      returns: () =>
        write(
          'रिटर्न और रद्द ऑर्डर, जिन्हें Shopify उसी दिन घटाता है और Analytics नहीं जानता',
          'Returns aur cancellations, jinhe Shopify usi din ghatata hai aur Analytics nahi jaanta',
        ),
      tax: () =>
        write(
          'टैक्स, शिपिंग और शुल्क, जो Analytics को नहीं भेजे जाते',
          'Tax, shipping aur fees, jo Analytics ko nahi bheje jaate',
        ),
    },
    nothingRemains: write('कुछ भी अनसमझा नहीं बचा।', 'Kuch bhi unexplained nahi bacha.'),
    remains: ({ zonesDiffer, amount }) => {
      const zones = zonesDiffer ? write(', दिन अलग कटे', ', din alag kate') : '';
      return write(
        `जो बचा (बदले गए ऑर्डर, अलग भेजी गई रकम${zones}): ${amount}`,
        `Jo bacha (badle gaye orders, alag bheji gayi rakam${zones}): ${amount}`,
      );
    },
    zones: differ =>
      differ
        ? write(
            'दोनों दिन अलग टाइम ज़ोन में काटते हैं, जिससे आधी रात के आसपास के ऑर्डर खिसकते हैं।',
            'Dono din alag time zone mein kaatte hain, jisse aadhi raat ke aaspaas ke orders khisakte hain.',
          )
        : write('टाइम ज़ोन का कोई फ़र्क़ पता नहीं है।', 'Time zone ka koi farq pata nahi hai.'),
    taxInBoth: write(
      'औसत ख़रीद से लगता है कि टैक्स और शिपिंग दोनों में हैं।',
      'Average purchase se lagta hai ki tax aur shipping dono mein hain.',
    ),
    cannot: write(
      'दोनों की तुलना नहीं कर सकती: एक से आँकड़े नहीं मिले।',
      'Dono ka compare nahi kar sakti: ek se figures nahi mile.',
    ),
  };
}
