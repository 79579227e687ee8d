/** Does somebody ask what remains of the sales once goods and ads are paid? */
import { has } from '../words.ts';
import { goods, type Question } from './question.ts';

/** "how much did we really make, after costs", "total kitna bacha humko"; "kitna stock bacha hai" is of goods. */
export const asksWhatIsLeft = ({ text, says, isAbout }: Question): boolean =>
  !says('stock', 'unit', 'goods', 'inventory', 'return', 'discount', 'refund', 'visit', 'order') &&
  (reallyMade.test(text) ||
    (leftForUs.test(text) && !isAbout(goods)) ||
    (ofCosts.test(text) && says('earn', 'profit', 'money', 'available', 'how_much')));

/** What one kind of goods leaves: ads are not spent on it alone. */
export const asksWhatGoodsLeave = (question: Question): boolean => asksWhatIsLeft(question) && question.isAbout(goods);

/** "after all expenses": whatever they are. */
export const takesOffCosts = (text: string): boolean => ofCosts.test(text);

const reallyMade =
  /(?:^| )(?:really|actually|truly|asal (?:me|mein)|asli|sach me) (?:\S+ ){0,2}(?:make|made|making|earn|earned|earning|kama\S*)(?: |$)|(?:^| )(?:make|made|making|earn|earned) (?:any|some|us any|us) money(?: |$)/;
const leftForUs =
  /(?:^| )(?:left|remains|remaining|stays) after (?:paying |paying for )?(?:the |our |all )*(?:google )?(?:ads?|ad spend|advertising|marketing)(?: |$)|(?:^| )(?:left over|leftover|left with|left in (?:my|our) (?:pocket|hand|hands)|in (?:my|our) pocket)(?: |$)|(?:^| )(?:humko|humein|hume|hamein|mujhe|(?:hamare|mere|apne) (?:paas|haath|hath|pass)|jeb (?:me|mein)) (?:\S+ ){0,3}bach\S*|(?:^| )bach\S* (?:\S+ )?(?:humko|humein|hume|hamein|mujhe|(?:hamare|mere|apne) (?:paas|haath|hath|pass))(?: |$)|^(?:(?:to|toh|so|is|us|pichle|mahine|hafte|saal|aur|phir|ab) )*total kitna bach\S*(?: hai)?$/;
const ofCosts =
  /(?:^| )(?:after|less|minus|net of|without|excluding) (?:all |the |my |our |all the |all our )?(?:costs?|expenses?|kharch\S*|everything)(?: |$)|(?:^| )(?:sab |saare |sara |pura )?kharch\S* (?:nikal\S*|kaat\S*|kat\S*|hata\S*|ghata\S*|ke baad)(?: |$)/;

/** Words that say that costs are taken off. */
export const ofWhatIsLeft = (word: Question['words'][number]): boolean =>
  has(
    word,
    'cost',
    'expense_topic',
    'available',
    'earn',
    'money',
    'spend',
    'total',
    'profit',
    'less',
    'after',
    'except',
  ) ||
  /^(?:really|actually|truly|left|over|leftover|pocket|hand|hands|bach\S*|kharch\S*|everything|nikal\S*|kaat\S*|kat\S*|hata\S*)$/.test(
    word.text,
  );
