/** Advice on stock, prices, seasons and days, in Hindi. */
import { formatClock, formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import { count, days, guess, money, percent, pieces, roundly, signedPercent, span, times } from '../advice-figures.ts';
import type { AdviceSentences } from '../advice-sentences.ts';
import type { englishGoodsAdvice } from '../english/advice-goods.ts';
import type { Hindi } from './grammar.ts';
import { daysNamed, weekdays } from './names.ts';

export function hindiGoodsAdvice(hindi: Hindi): Pick<AdviceSentences, keyof typeof englishGoodsAdvice> {
  const { write, language, stop } = hindi;
  const at = (hour: number): string => formatClock(hour, 0, language);
  const day = (weekday: string): string => write(...(weekdays[weekday] ?? [weekday, weekday]));
  const gap = (brings: string): string =>
    write(`यह फ़र्क़ आधा से पूरा मिटे तो चार हफ़्ते में ${brings}`, `Yeh fark aadha se poora mite to chaar hafte mein ${brings}`);
  return {
    reorder: ({ product, units, left, cover, pieces: needed, days: ahead, atStake, shop }) => {
      const [sold, lasts] = [count(units, shop), days(cover, shop)];
      const isGone = left <= 0;
      return {
        act: write(
          `अगले ${ahead} दिन के लिए ${product} के क़रीब ${count(roundly(needed), shop)} पीस मँगाएँ`,
          `Agle ${ahead} din ke liye ${product} ke kareeb ${count(roundly(needed), shop)} piece mangwaiye`,
        ),
        because: isGone
          ? write(`28 दिन में ${sold} बिके और स्टॉक ख़त्म है`, `28 din mein ${sold} bike aur stock khatam hai`)
          : write(
              `28 दिन में ${sold} बिके और बचे ${count(left, shop)} पीस ${lasts} ही चलेंगे`,
              `28 din mein ${sold} bike aur bache ${count(left, shop)} piece ${lasts} hi chalenge`,
            ),
        brings: write(
          `न मँगाने पर चार हफ़्ते में ${span(atStake, shop)} की बिक्री जा सकती है`,
          `Na mangwane par chaar hafte mein ${span(atStake, shop)} ki bikri ja sakti hai`,
        ),
        verdict: {
          side: 'for',
          why: isGone
            ? write(`${product} का स्टॉक ख़त्म है`, `${product} ka stock khatam hai`)
            : write(`${product} का स्टॉक ${lasts} ही चलेगा`, `${product} ka stock ${lasts} hi chalega`),
        },
      };
    },
    clear: ({ product, units, left, cover, margin, keeps, brings, known, shop }) => {
      const [sold, stock] = [count(units, shop), count(left, shop)];
      const lasts = Number.isFinite(cover) ? days(cover, shop) : undefined;
      const kept =
        keeps === undefined || margin === undefined ? undefined : [percent(margin, shop), money(keeps, shop)];
      return {
        act:
          keeps === undefined
            ? write(`${product} निकालें`, `${product} nikaliye`)
            : write(`${product} 20% छूट पर निकालें`, `${product} 20% off par nikaliye`),
        because: write(
          `28 दिन में ${units === 0 ? 'एक भी नहीं बिका' : `${sold} बिके`} और ${stock} स्टॉक में हैं${lasts ? `, जो ${lasts} चलेंगे` : ''}${kept ? `; मार्जिन ${kept[0]} है, इसलिए हर पीस पर फिर भी ${kept[1]} बचेंगे` : ''}`,
          `28 din mein ${units === 0 ? 'ek bhi nahi bika' : `${sold} bike`} aur ${stock} stock mein hain${lasts ? `, jo ${lasts} chalenge` : ''}${kept ? `; margin ${kept[0]} hai, isliye har piece par phir bhi ${kept[1]} bachenge` : ''}`,
        ),
        brings: {
          both: write(
            `इससे ${span(brings, shop)} निकलेंगे, लागत से लेकर घटी क़ीमत तक`,
            `Isse ${span(brings, shop)} niklenge, laagat se lekar ghati keemat tak`,
          ),
          cost: write(
            `इसकी लागत ${guess(brings.high, shop)} है; कितने में बिकेगा, यह पता नहीं`,
            `Iski laagat ${guess(brings.high, shop)} hai; kitne mein bikega, yeh pata nahi`,
          ),
          price: write(
            `घटी क़ीमत पर इससे ${guess(brings.high, shop)} तक निकलेंगे; लागत पता नहीं`,
            `Ghati keemat par isse ${guess(brings.high, shop)} tak niklenge; laagat pata nahi`,
          ),
          none: write('न लागत पता है, न क़ीमत', 'Na laagat pata hai, na keemat'),
        }[known],
        verdict: {
          side: 'for',
          why: lasts
            ? write(
                `${product} के ${stock} पीस पड़े हैं, जो ${lasts} चलेंगे`,
                `${product} ke ${stock} piece pade hain, jo ${lasts} chalenge`,
              )
            : write(`${product} एक भी नहीं बिका और ${stock} पड़े हैं`, `${product} ek bhi nahi bika aur ${stock} pade hain`),
        },
      };
    },
    leaveAtPrice: ({ product, units, cover, shop }) => ({
      act: write(`${product} की क़ीमत वही रखें`, `${product} ki keemat wahi rakhein`),
      because: write(
        `28 दिन में ${count(units, shop)} बिके और स्टॉक ${days(cover, shop)} चलेगा`,
        `28 din mein ${count(units, shop)} bike aur stock ${days(cover, shop)} chalega`,
      ),
      brings: write(
        'छूट से सिर्फ़ उस माल का मार्जिन जाएगा जो वैसे भी बिकता है',
        'Chhoot se sirf us maal ka margin jayega jo waise bhi bikta hai',
      ),
      verdict: {
        side: 'against',
        why: write(`${product} बिना छूट के बिकता है`, `${product} bina chhoot ke bikta hai`),
      },
    }),

    raisePrice: ({ product, price, margin, units, mayLeave, brings, shop }) => ({
      act: write(
        `${product} 5% महँगा करके देखें (टैक्स से पहले ${money(price * 1.05, shop)})`,
        `${product} 5% mehnga karke dekhein (tax se pehle ${money(price * 1.05, shop)})`,
      ),
      because: write(
        `मार्जिन ${percent(margin, shop)} है, इसलिए जब तक ${count(units, shop)} ख़रीदारों में से ${percent(mayLeave, shop)} से कम छूटें, फ़ायदा है`,
        `margin ${percent(margin, shop)} hai, isliye jab tak ${count(units, shop)} kharidaron mein se ${percent(mayLeave, shop)} se kam chhootein, fayda hai`,
      ),
      brings: write(
        `उनसे आधे छूटें या कोई न छूटे तो चार हफ़्ते में ${span(brings, shop)}`,
        `Unse aadhe chhootein ya koi na chhoote to chaar hafte mein ${span(brings, shop)}`,
      ),
    }),
    cutPrice: ({ product, price, margin, units, needed, mustGain, loss, shop }) => {
      const [more, at] = [percent(mustGain, shop), money(price * 0.95, shop)];
      const [enough, now] = [count(Math.ceil(needed), shop), count(units, shop)];
      return {
        act: write(
          `5% सस्ता (टैक्स से पहले ${at}) होने पर ${product} को उतना ही कमाने के लिए ${more} ज़्यादा बिकना होगा`,
          `5% sasta (tax se pehle ${at}) hone par ${product} ko utna hi kamane ke liye ${more} zyada bikna hoga`,
        ),
        because: write(
          `मार्जिन ${percent(margin, shop)} है, यानी चार हफ़्ते में ${now} की जगह ${enough} पीस`,
          `margin ${percent(margin, shop)} hai, yaani chaar hafte mein ${now} ki jagah ${enough} piece`,
        ),
        brings: write(
          `ज़्यादा न बिके तो चार हफ़्ते में ${guess(loss, shop)} का नुक़सान; उससे दुगनी बढ़त पर उतना ही फ़ायदा`,
          `Zyada na bike to chaar hafte mein ${guess(loss, shop)} ka nuksan; usse dugni badhat par utna hi fayda`,
        ),
      };
    },
    priceChanged: ({ from, to, week, units, rest, profit, shop }) => {
      const isGood = profit >= 0;
      const [before, after, since] = [money(from, shop), money(to, shop), formatDay(week, shop.country, language)];
      const [own, others, size] = [signedPercent(units), signedPercent(rest), guess(Math.abs(profit), shop)];
      return {
        act: isGood
          ? write('पिछला बदलाव रहने दें', 'Pichhla badlav rehne dein')
          : write('पिछला बदलाव वापस लेने की सोचें', 'Pichhla badlav wapas lene ki sochein'),
        because: write(
          `${since} वाले हफ़्ते में टैक्स से पहले ${before} से ${after} हुआ; छह हफ़्ते में इसके पीस ${own}, बाकी माल ${others}`,
          `${since} wale hafte mein tax se pehle ${before} se ${after} hua; chhah hafte mein iske piece ${own}, baaki maal ${others}`,
        ),
        brings: write(
          `उनके मुक़ाबले चार हफ़्ते में मुनाफ़ा ${size} ${isGood ? 'ज़्यादा' : 'कम'} है`,
          `Unke mukable chaar hafte mein munafa ${size} ${isGood ? 'zyada' : 'kam'} hai`,
        ),
        verdict: isGood
          ? { side: 'for', why: write('पिछली बढ़ोतरी से फ़ायदा हुआ', 'pichhli badhotari se fayda hua') }
          : {
              side: 'against',
              why: write('पिछली बढ़ोतरी से फ़ायदे से ज़्यादा नुक़सान हुआ', 'pichhli badhotari se fayde se zyada nuksan hua'),
            },
      };
    },
    mendMargin: ({ product, margin, usual, net, brings, shop }) => ({
      act: write(`${product} सस्ता ख़रीदें या महँगा बेचें`, `${product} sasta kharidein ya mehnga bechein`),
      because: write(
        `${money(net, shop)} में से इसमें ${percent(margin, shop)} बचता है, सारे माल में ${percent(usual, shop)}`,
        `${money(net, shop)} mein se ismein ${percent(margin, shop)} bachta hai, saare maal mein ${percent(usual, shop)}`,
      ),
      brings: write(
        `उतनी ही बिक्री पर दाम 2% से 5% बढ़े तो चार हफ़्ते में ${span(brings, shop)} और बचेंगे`,
        `Utni hi bikri par daam 2% se 5% badhe to chaar hafte mein ${span(brings, shop)} aur bachenge`,
      ),
    }),
    freeDelivery: ({ charged, orders, value, margin, needed, share, shop }) => {
      const [paid, more, part] = [money(charged, shop), count(Math.ceil(needed), shop), percent(share, shop)];
      return {
        act: write(
          `मुफ़्त डिलीवरी ${money(roundly(value), shop)} (आपके औसत) से बड़े ऑर्डर पर ही रखें`,
          `Free delivery ${money(roundly(value), shop)} (aapke average) se bade order par hi rakhein`,
        ),
        because: write(
          `28 दिन में ग्राहकों ने डिलीवरी के ${paid} दिए (${count(orders, shop)} ऑर्डर), और ${percent(margin, shop)} मार्जिन पर इसे कमाने के लिए ${more} ऑर्डर (${part}) और चाहिए`,
          `28 din mein customers ne delivery ke ${paid} diye (${count(orders, shop)} order), aur ${percent(margin, shop)} margin par ise kamane ke liye ${more} order (${part}) aur chahiye`,
        ),
        brings: write(
          `सबके लिए मुफ़्त करने पर चार हफ़्ते में ${guess(charged, shop)} जाएँगे अगर कोई ज़्यादा न ख़रीदे, और उतने ऑर्डर आ जाएँ तो कुछ नहीं`,
          `Sabke liye free karne par chaar hafte mein ${guess(charged, shop)} jayenge agar koi zyada na kharide, aur utne order aa jayein to kuch nahi`,
        ),
        verdict: {
          side: 'against',
          why: write(
            `सबके लिए मुफ़्त तभी चलेगा जब ${part} ऑर्डर और आएँ`,
            `sabke liye free tabhi chalega jab ${part} order aur aayein`,
          ),
        },
      };
    },

    callOnSlowDay: ({ weekday, own, usual, visits, usualVisits, peak, brings, shop }) => ({
      act: write(
        `${day(weekday)} के लिए मेल या पोस्ट ${at(peak)} से ज़रा पहले भेजें, तब सबसे ज़्यादा लोग ख़रीदते हैं`,
        `${day(weekday)} ke liye mail ya post ${at(peak)} se zara pehle bhejein, tab sabse zyada log kharidte hain`,
      ),
      because: write(
        `${day(weekday)} को ${count(own, shop)} ऑर्डर आते हैं, आम दिन ${count(usual, shop)} (आठ हफ़्ते), और लोग ही कम आते हैं: ${count(visits, shop)} विज़िट, आम तौर पर ${count(usualVisits, shop)}`,
        `${day(weekday)} ko ${count(own, shop)} order aate hain, aam din ${count(usual, shop)} (aath hafte), aur log hi kam aate hain: ${count(visits, shop)} visit, aam taur par ${count(usualVisits, shop)}`,
      ),
      brings: gap(span(brings, shop)),
    }),
    offerOnSlowDay: ({ weekday, own, usual, peak, brings, isVisited, shop }) => ({
      act: write(
        `सिर्फ़ ${day(weekday)} का ऑफ़र दें और ${at(peak)} से ज़रा पहले बताएँ, तब सबसे ज़्यादा लोग ख़रीदते हैं`,
        `Sirf ${day(weekday)} ka offer dein aur ${at(peak)} se zara pehle batayein, tab sabse zyada log kharidte hain`,
      ),
      because: write(
        `${day(weekday)} को ${count(own, shop)} ऑर्डर आते हैं, आम दिन ${count(usual, shop)} (आठ हफ़्ते)${isVisited ? ', जबकि लोग उतने ही आते हैं' : ''}`,
        `${day(weekday)} ko ${count(own, shop)} order aate hain, aam din ${count(usual, shop)} (aath hafte)${isVisited ? ', jabki log utne hi aate hain' : ''}`,
      ),
      brings: gap(span(brings, shop)),
    }),
    notSlow: ({ weekday, own, usual, shop }) => ({
      act: write(`${day(weekday)} को वैसा ही रहने दें`, `${day(weekday)} ko waisa hi rehne dein`),
      because: write(
        `उस दिन ${count(own, shop)} ऑर्डर आते हैं, आम दिन ${count(usual, shop)} (आठ हफ़्ते)`,
        `us din ${count(own, shop)} order aate hain, aam din ${count(usual, shop)} (aath hafte)`,
      ),
      brings: write('मिटाने को कोई फ़र्क़ नहीं है', 'Mitane ko koi fark nahi hai'),
    }),
    stockUp: ({ product, sold, lift, left, season, days: length, short, brings, shop }) => {
      const until = formatDay(season.coming.to, shop.country, language);
      return {
        act: write(
          `${product} के ${pieces(short, shop)} पीस और मँगाएँ`,
          `${product} ke ${pieces(short, shop)} piece aur mangwaiye`,
        ),
        because: write(
          `पिछले साल तब ${count(sold, shop)} बिके, आम रफ़्तार के ${times(lift, shop)}, और ${until} तक के ${count(length, shop)} दिनों के लिए ${count(left, shop)} ही बचे हैं`,
          `pichhle saal tab ${count(sold, shop)} bike, aam raftaar ke ${times(lift, shop)}, aur ${until} tak ke ${count(length, shop)} dinon ke liye ${count(left, shop)} hi bache hain`,
        ),
        brings: write(`जो कम पड़ेगा वह ${span(brings, shop)} का है`, `Jo kam padega woh ${span(brings, shop)} ka hai`),
      };
    },
    showForSeason: ({ product, sold, lift, left, brings, shop }) => ({
      act: write(`${product} को आगे रखें`, `${product} ko aage rakhein`),
      because: write(
        `पिछले साल तब ${count(sold, shop)} बिके, आम रफ़्तार के ${times(lift, shop)}, और स्टॉक के ${count(left, shop)} काफ़ी हैं`,
        `pichhle saal tab ${count(sold, shop)} bike, aam raftaar ke ${times(lift, shop)}, aur stock ke ${count(left, shop)} kaafi hain`,
      ),
      brings: write(`वही उछाल फिर आए तो ${span(brings, shop)}`, `Wahi uchhaal phir aaye to ${span(brings, shop)}`),
    }),
    seasonStands: ({ season, sold, change, today, shop }) => {
      const [coming, last] = [season.coming, season.last].map(each => formatPeriod(each, shop.country, language));
      const until = formatDay(season.coming.to, shop.country, language);
      const [brought, part] = [money(sold, shop), percent(Math.abs(change), shop)];
      const isOn = season.coming.from <= today;
      const name = season.name === '' ? coming : daysNamed(season.name, hindi);
      return write(
        `${name}: ${isOn ? `${until} तक` : coming}${stop} पिछले साल (${last}) इसमें ${brought} की सकल बिक्री हुई, हर दिन पहले के महीनों से ${part} ${change < 0 ? 'कम' : 'ज़्यादा'}${stop}`,
        `${name}: ${isOn ? `${until} tak` : coming}${stop} Pichhle saal (${last}) ismein ${brought} ki gross bikri hui, har din pehle ke mahinon se ${part} ${change < 0 ? 'kam' : 'zyada'}${stop}`,
      );
    },
  };
}
