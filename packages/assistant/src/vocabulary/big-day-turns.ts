/** Days told by what they brought: "how many 2 lakh plus days", "dhai lakh se zyada ki sale kab hui". */
import type { PlainTurn } from './plain-turn.ts';

const amount =
  '(?:₹ ?|rs\\.? ?)?(?:\\d[\\d.,]*|ek|do|dhai|teen|char|paanch|one|two|three|four|five) ?(?:lakhs?|lacs?|l|k|crores?|cr|hazaar|hazar|thousand|लाख|करोड|हजार)';

export const bigDays: PlainTurn[] = [
  {
    example: 'how many 2 lakh plus days since Navratri',
    heard: new RegExp(
      `(?:how many|number of|count of|kitne|कितने) (${amount})(?: ?\\+| plus| or more| and above| se upar| se zyada)?(?: ke| ki| wale| wali| के| वाले)?(?: sales?| revenue| bikri)? (?:days|din|दिन)(?= |$|[?.!,])`,
      'gu',
    ),
    plainly: 'which days with sales above $1',
  },
  {
    example: 'dhai lakh se zyada ki sale kab hui october me',
    heard: new RegExp(
      `(${amount} (?:se|से) (?:zyada|jyada|upar|kam|neeche|ज्यादा|ऊपर|कम)) (?:ki |ka |की |का )?(?:sales?|bikri|dhandha|business|सेल|बिक्री) (?:kab|kis din|kab kab|कब|किस दिन|कब कब)(?: kab| कब)?(?: hui| hua| gayi| हुई| हुआ| गई)?`,
      'gu',
    ),
    plainly: '$1 wale din',
  },
]; // prettier-ignore
