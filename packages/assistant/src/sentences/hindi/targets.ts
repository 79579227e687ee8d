/** Targets, in Hindi. */
import type { SaidTarget, TargetSentences } from '../target-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

export function hindiTargets({ write, titles, stop }: Hindi, places: HindiPlaces): TargetSentences {
  const told = ({ name, metric, value, period, part }: SaidTarget): string => {
    const days = places.days({ kind: 'span', period });
    const only = part === null ? '' : write(`, सिर्फ़ जहाँ ${part}`, `, sirf jahan ${part}`);
    return `${name}: ${titles.metric(metric)} ${value}, ${days}${only}`;
  };
  const setThere = write(
    'उसे Shopify में Analytics के नीचे रखिए, या संख्या के साथ पूछिए: “क्या हम 40 लाख तक पहुंचेंगे”।',
    'Use Shopify mein Analytics ke neeche rakhiye, ya number ke saath poochiye: “kya hum 40 lakh tak pahunchenge”.',
  );
  const listed = (targets: readonly SaidTarget[]): string =>
    targets.length === 1 && targets[0]
      ? `${write('Shopify में टारगेट है', 'Shopify mein target hai')} ${told(targets[0])}${stop}`
      : `${write('Shopify में टारगेट', 'Shopify mein target')}:\n${targets.map(target => `• ${told(target)}`).join('\n')}`;
  return {
    held: target => listed([target]),
    others: targets => `${write('और टारगेट', 'Aur target')}: ${targets.map(told).join('; ')}${stop}`,
    list: listed,
    none: `${write('Shopify में अभी या आगे का कोई टारगेट नहीं है।', 'Shopify mein abhi ya aage ka koi target nahi hai.')} ${setThere}`,
    noneForThis: `${write('Shopify में इसका कोई टारगेट नहीं है।', 'Shopify mein iska koi target nahi hai.')} ${setThere}`,
    notFollowed: targets =>
      write(
        `Shopify में ${targets.map(name => `“${name}”`).join(', ')} भी है, जिसका आँकड़ा, दिन या हिस्सा मैं नहीं जान सकती।`,
        `Shopify mein ${targets.map(name => `“${name}”`).join(', ')} bhi hai, jiska figure, din ya hissa main nahi jaan sakti.`,
      ),
    away: write(
      'Shopify के टारगेट अभी नहीं पढ़े जा सके। थोड़ी देर में फिर पूछिए।',
      'Shopify ke target abhi nahi padhe ja sake. Thodi der mein phir poochiye.',
    ),
    cannotSet: write(
      'मैंने इसे नहीं रखा: मैं आपके स्टोर को सिर्फ़ पढ़ सकती हूँ, और टारगेट रखने के लिए Shopify एक और अनुमति माँगता है (write_reports)। इसे Shopify में Analytics के नीचे रखिए, फिर पूछिए “क्या हम टारगेट पर हैं”।',
      'Maine ise nahi rakha: main aapke store ko sirf padh sakti hoon, aur target rakhne ke liye Shopify ek aur permission maangta hai (write_reports). Ise Shopify mein Analytics ke neeche rakhiye, phir poochiye “kya hum target par hain”.',
    ),
    ask: {
      label: write('क्या हम टारगेट पर हैं?', 'Kya hum target par hain?'),
      question: write('क्या हम टारगेट पर हैं', 'kya hum target par hain'),
    },
  };
}
