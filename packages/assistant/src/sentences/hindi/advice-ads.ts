/** Advice on campaigns, searches, codes and baskets, in Hindi. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import { count, days, guess, money, percent, roundly, span, times } from '../advice-figures.ts';
import type { AboutCampaign } from '../advice-parts.ts';
import type { AdviceSentences } from '../advice-sentences.ts';
import type { englishAdsAdvice } from '../english/advice-ads.ts';
import type { Hindi } from './grammar.ts';

export function hindiAdsAdvice({ write, language, stop }: Hindi): Pick<AdviceSentences, keyof typeof englishAdsAdvice> {
  const campaign = ({ cost, roas, margin, shop, creditedBy = 'Google' }: AboutCampaign): string => {
    const [spent, back, even] = [money(cost, shop), times(roas, shop), times(1 / margin, shop)];
    return write(
      `28 दिन में इस पर ${spent} ख़र्च हुए और ${creditedBy} इसके नाम ${back} बताता है; बराबरी ${even} पर होती है`,
      `28 din mein iss par ${spent} kharch hue aur ${creditedBy} iske naam ${back} batata hai; barabari ${even} par hoti hai`,
    );
  };
  const used = (orders: string, share: string | undefined): string =>
    write(
      `28 दिन में ${orders} ऑर्डर में लगा${share ? `, जिनमें ${share} नए ग्राहकों के` : ''}`,
      `28 din mein ${orders} order mein laga${share ? `, jinmein ${share} naye customers ke` : ''}`,
    );
  return {
    stopCampaign: told => {
      const saved = span(told.saves, told.shop);
      return {
        act: write(`${told.name} बंद करें या बदलें`, `${told.name} band karein ya badlein`),
        because: campaign(told),
        brings: write(
          `बंद करने से चार हफ़्ते में ${saved} बचेंगे: कम से कम वह जो वापस नहीं आया, ज़्यादा से ज़्यादा पूरा ख़र्च`,
          `Band karne se chaar hafte mein ${saved} bachenge: kam se kam woh jo wapas nahi aaya, zyada se zyada poora kharch`,
        ),
        verdict: {
          side: 'against',
          why: write(`${told.name} अपना ख़र्च नहीं निकालता`, `${told.name} apna kharch nahi nikalta`),
        },
      };
    },
    keepCampaign: told => {
      const left = money(roundly(told.left), told.shop);
      return {
        act: write(`${told.name} चलने दें`, `${told.name} chalne dein`),
        because: campaign(told),
        brings: write(`ख़र्च के बाद इससे क़रीब ${left} बचे`, `Kharch ke baad isse kareeb ${left} bache`),
        verdict: {
          side: 'for',
          why: write(`${told.name} अपने ख़र्च से ज़्यादा कमाता है`, `${told.name} apne kharch se zyada kamata hai`),
        },
      };
    },
    raiseBudget: ({ name, cost, roas, margin, missed, extra, brings, isOnly, shop }) => {
      const [more, lost, back] = [money(roundly(extra), shop), percent(missed, shop), times(roas, shop)];
      const [spent, even, left] = [money(cost, shop), times(1 / margin, shop), span(brings, shop)];
      return {
        act: write(
          `${name} का बजट बढ़ाएँ, धीरे-धीरे चार हफ़्ते में ${more} तक`,
          `${name} ka budget badhaiye, dheere dheere chaar hafte mein ${more} tak`,
        ),
        because: write(
          `बजट कम होने से ${lost} सर्च छूट जाती हैं, और ${spent} पर यह ${back} लौटाता है (बराबरी ${even})`,
          `budget kam hone se ${lost} search chhoot jaati hain, aur ${spent} par yeh ${back} lautata hai (barabari ${even})`,
        ),
        brings: write(
          `उनमें से आधी से लेकर सारी सर्च उतना ही लौटाएँ तो ${left} और बचेंगे`,
          `Unmein se aadhi se lekar saari search utna hi lautayein to ${left} aur bachenge`,
        ),
        verdict: {
          side: 'for',
          why: isOnly
            ? write(
                `पर सिर्फ़ ${name} का, जिसका बजट ख़त्म हो जाता है और जो अपना ख़र्च निकालता है`,
                `par sirf ${name} ka, jiska budget khatam ho jaata hai aur jo apna kharch nikalta hai`,
              )
            : write(
                `${name} का बजट ख़त्म हो जाता है और वह अपना ख़र्च निकालता है`,
                `${name} ka budget khatam ho jaata hai aur woh apna kharch nikalta hai`,
              ),
        },
      };
    },
    budgetIsEnough: ({ missed, shop }) => ({
      act: write('बजट जैसे हैं वैसे ही रखें', 'Budget jaise hain waise hi rakhein'),
      because: write(
        `ख़र्च निकालने वाला कोई कैंपेन बजट से नहीं रुकता (ज़्यादा से ज़्यादा ${percent(missed, shop)} सर्च छूटती हैं)`,
        `kharch nikalne wala koi campaign budget se nahi rukta (zyada se zyada ${percent(missed, shop)} search chhootti hain)`,
      ),
      brings: write(
        'ज़्यादा पैसे से क्लिक महँगे होंगे, और फ़ायदा होगा ऐसा कुछ नहीं दिखता',
        'Zyada paise se click mehnge honge, aur fayda hoga aisa kuch nahi dikhta',
      ),
      verdict: {
        side: 'against',
        why: write(
          'ख़र्च निकालने वाले किसी कैंपेन को बजट की कमी नहीं है',
          'kharch nikalne wale kisi campaign ko budget ki kami nahi hai',
        ),
      },
    }),
    searchInVain: ({ name, by, cost, bought, saves, shop }) => ({
      act:
        by === 'keyword'
          ? write(`कीवर्ड "${name}" रोक दें`, `Keyword "${name}" rok dein`)
          : write(`"${name}" वाली सर्च हटा दें`, `"${name}" wali search hata dein`),
      because: write(
        `28 दिन में ${money(cost, shop)} ख़र्च और ${count(bought, shop)} ख़रीद`,
        `28 din mein ${money(cost, shop)} kharch aur ${count(bought, shop)} kharid`,
      ),
      brings: write(`चार हफ़्ते में ${span(saves, shop)} बचेंगे`, `Chaar hafte mein ${span(saves, shop)} bachenge`),
      verdict: {
        side: 'against',
        why: write(`"${name}" बिक्री से ज़्यादा ख़र्च कराता है`, `"${name}" bikri se zyada kharch karata hai`),
      },
    }),
    advertise: ({ product, units, margin, cover, brings, shop }) => ({
      act: write(`${product} का विज्ञापन करें`, `${product} ka ad chalaiye`),
      because: write(
        `28 दिन में ${count(units, shop)} बिके, मार्जिन ${percent(margin, shop)}, और स्टॉक ${days(cover, shop)} और चलेगा`,
        `28 din mein ${count(units, shop)} bike, margin ${percent(margin, shop)}, aur stock ${days(cover, shop)} aur chalega`,
      ),
      brings: write(
        `इसकी बिक्री दसवाँ से पाँचवाँ हिस्सा बढ़े तो विज्ञापन के ख़र्च से पहले ${span(brings, shop)} का मुनाफ़ा`,
        `Iski bikri daswan se paanchwan hissa badhe to ad ke kharch se pehle ${span(brings, shop)} ka munafa`,
      ),
    }),
    adsStand: ({ cost, roas, needed, period, shop }) => {
      const isEarned = roas > needed;
      const [one, back, even] = [money(1, shop), times(roas, shop), times(needed, shop)];
      const [days28, spent] = [formatPeriod(period, shop.country, language), money(cost, shop)];
      return write(
        `आपके विज्ञापन अपना ख़र्च ${isEarned ? 'निकालते हैं' : 'नहीं निकालते'}: Google के हिसाब से हर ${one} पर ${back} लौटा, बराबरी ${even} पर है (${days28} में ${spent} ख़र्च)${stop}`,
        `Aapke ads apna kharch ${isEarned ? 'nikalte hain' : 'nahi nikalte'}: Google ke hisaab se har ${one} par ${back} lauta, barabari ${even} par hai (${days28} mein ${spent} kharch)${stop}`,
      );
    },

    endCode: ({ code, orders, given, rate, newShare, margin, saves, shop }) => {
      const [gone, share, left] = [money(given, shop), percent(rate, shop), span(saves, shop)];
      const fresh = newShare === undefined ? undefined : percent(newShare, shop);
      const earned = margin === undefined ? undefined : percent(margin, shop);
      return {
        act: write(`${code} बंद करें या सीमित करें`, `${code} band karein ya limit lagayein`),
        because: `${used(count(orders, shop), fresh)}${write(
          `, और ${gone} की छूट गई, उनकी क़ीमत का ${share}${earned ? `, जबकि मार्जिन ${earned} है` : ''}`,
          `, aur ${gone} ki chhoot gayi, unki keemat ka ${share}${earned ? `, jabki margin ${earned} hai` : ''}`,
        )}`,
        brings: write(
          `आधे से लेकर सारे लोग इसके बिना भी ख़रीदें तो चार हफ़्ते में ${left} बचेंगे`,
          `Aadhe se lekar saare log iske bina bhi kharidein to chaar hafte mein ${left} bachenge`,
        ),
        verdict: {
          side: 'against',
          why: write(
            `${code} अपनी बिक्री का ${share} छूट में दे देता है`,
            `${code} apni bikri ka ${share} chhoot mein de deta hai`,
          ),
        },
      };
    },
    keepCode: ({ code, orders, given, rate, newShare, shop }) => {
      const [gone, share] = [money(given, shop), percent(rate, shop)];
      return {
        act: write(`${code} रहने दें`, `${code} rehne dein`),
        because: used(count(orders, shop), newShare === undefined ? undefined : percent(newShare, shop)),
        brings: write(
          `छूट में ${gone} गए, उनकी क़ीमत का सिर्फ़ ${share}`,
          `Chhoot mein ${gone} gaye, unki keemat ka sirf ${share}`,
        ),
        verdict: {
          side: 'for',
          why: write(
            `${code} अपनी बिक्री का सिर्फ़ ${share} छूट में देता है`,
            `${code} apni bikri ka sirf ${share} chhoot mein deta hai`,
          ),
        },
      };
    },
    codeFromBasket: ({ code, value, orders, usual, brings, shop }) => ({
      act: write(
        `${code} को ${guess(usual, shop)} से बड़े ऑर्डर पर ही चलने दें`,
        `${code} ko ${guess(usual, shop)} se bade order par hi chalne dein`,
      ),
      because: write(
        `इसके ${count(orders, shop)} ऑर्डर औसतन ${money(value, shop)} के हैं, सारे ऑर्डर ${money(usual, shop)} के`,
        `iske ${count(orders, shop)} order average ${money(value, shop)} ke hain, saare order ${money(usual, shop)} ke`,
      ),
      brings: write(
        `यह फ़र्क़ आधा से पूरा मिटे तो चार हफ़्ते में ${span(brings, shop)}`,
        `Yeh fark aadha se poora mite to chaar hafte mein ${span(brings, shop)}`,
      ),
    }),
    addToBasket: ({ product, price, margin, cover, brings, shop }) => {
      const earned = margin === undefined ? undefined : percent(margin, shop);
      const lasts = Number.isFinite(cover) ? days(cover, shop) : undefined;
      return {
        act: write(`हर ऑर्डर के साथ ${product} भी दिखाएँ`, `Har order ke saath ${product} bhi dikhaiye`),
        because: write(
          `क़ीमत ${money(price, shop)}${earned ? `, मार्जिन ${earned}` : ''}, और स्टॉक ${lasts ? `${lasts} चलेगा` : 'काफ़ी है'}`,
          `keemat ${money(price, shop)}${earned ? `, margin ${earned}` : ''}, aur stock ${lasts ? `${lasts} chalega` : 'kaafi hai'}`,
        ),
        brings: write(
          `हर बीसवाँ से दसवाँ ऑर्डर एक ले तो चार हफ़्ते में ${span(brings, shop)}`,
          `Har beeswan se daswan order ek le to chaar hafte mein ${span(brings, shop)}`,
        ),
      };
    },
  };
}
