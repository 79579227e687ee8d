/** How figures were found, in Hindi. */
import type { HowSentences } from '../how-sentences.ts';
import type { Hindi } from './grammar.ts';
import type { HindiPlaces } from './places.ts';

export const hindiHow = ({ write }: Hindi, { plainBase }: HindiPlaces): HowSentences => ({
  head: write('मैंने इसे ऐसे निकाला:', 'Maine ise aise nikala:'),
  wish: (asked, base) => {
    const against = base ? write(`, ${plainBase(base)} की तुलना में`, `, ${plainBase(base)} ke muqable`) : '';
    return write(`मैंने माँगा: ${asked}${against}।`, `Maine maanga: ${asked}${against}.`);
  },
  asked: ({ source, clock, rows, isOne }) =>
    isOne
      ? write(`${source} से ${clock} बजे पूछा, ${rows} पंक्ति मिली:`, `${source} se ${clock} baje poocha, ${rows} row mili:`)
      : write(
          `${source} से ${clock} बजे पूछा, ${rows} पंक्तियाँ मिलीं:`,
          `${source} se ${clock} baje poocha, ${rows} rows milin:`,
        ),
  states: (states, clock) => {
    const today = states.has('partial') ? write(`आज का हिसाब ${clock} तक है।`, `Aaj ka hisaab ${clock} tak hai.`) : '';
    const moving = states.has('provisional')
      ? write('हाल के दिन अभी बदल सकते हैं।', 'Haal ke din abhi badal sakte hain.')
      : '';
    const final = today === '' && moving === '' ? write('ये आँकड़े पक्के हैं।', 'Yeh figures pakke hain.') : '';
    return [today, moving, final].filter(text => text !== '').join(' ');
  },
});
