/** Windows of attribution, as those who buy ads at Meta say them. */
import type { Turn } from '../words/turns.ts';

const day = '(?:d|days?|din|दिन|डे)';
const one = '(?:1|one|ek|एक)';
const seven = '(?:7|seven|saat|सात)';
const four = '(?:28|twenty[- ]eight|atthais|अट्ठाईस|अठ्ठाईस)';
/** "attribution window", where it is said: what stands before it is a window in any case. */
const said = '(?:[- ](?:attribution|attributed|window|credit|एट्रिब्यूशन|विंडो))+';
/** Without it "7 day click" may be the clicks of a week, and is a window only beside what a window changes. */
const ofMeta =
  '(?<![\\p{L}\\p{M}])(?:meta|facebook|fb|instagram|insta|मेटा|फेसबुक|इंस्टाग्राम|roas|purchases?|purchased|orders?|conversions?|cpa|cost per purchase|cost per order|रोआस|खरीद|ऑर्डर)(?![\\p{L}\\p{M}])';
const notMore = '(?![- ](?:through|thru|rate|trend|count|report|share|data|numbers?))';
const notLast =
  '(?<!(?:last|past|previous|next|first|pichhl[aei]|pichl[aei]|beet[aei]|gay[ae]|guzr[ae]|पिछल[ाेी]|बीत[ाेी]|गत) )';
const joint = '(?:[- ]?(?:post[- ]?|after[- ]|of[- ]|ke |ka |ki |की |के |का |wale |वाले )?(?:a |the |an ad )?)';
const clicked = '(?:click(?:ed|ing)?|क्लिक)';
const viewed = '(?:view(?:ed|ing)?(?:[- ]?(?:through|thru))?|views(?= (?:par|pe|पर|पे|वाल))|व्यू)';

/** "1 day click", "7-day click-through window", "28d click", "ek din ke click": in the letters of the trade. */
function windowTurns(days: string, act: string, plain: string): Turn[] {
  const window = `${notLast}${days}[- ]?${day}${joint}${act}`;
  return [
    [`${window}(?:[- ]?(?:through|thru))?${said}`, plain],
    [`(?<=${ofMeta}.*)${window}(?:[- ]?(?:through|thru))?${notMore}`, plain],
    [`${window}(?:[- ]?(?:through|thru))?${notMore}(?=.*${ofMeta})`, plain],
  ];
}

export const attributionTurns: Turn[] = [
  ...windowTurns(one, clicked, 'onedayclick'),
  ...windowTurns(seven, clicked, 'sevendayclick'),
  ...windowTurns(four, clicked, 'fourweekclick'),
  ...windowTurns(one, viewed, 'onedayview'),
];
