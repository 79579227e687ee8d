/** How people ask for a reason without "why". */
import type { PlainTurn } from './plain-turn.ts';

const moved =
  '(?:down|up|drop\\w*|fall\\w*|fell|dry\\w* up|slow\\w*|flat|low\\w*|high\\w*|shrink\\w*|shrunk|declin\\w*|jump\\w*|crash\\w*|dip\\w*|weak\\w*|less|fewer|ris(?:en|ing|e|es)|rose|halved|doubled|tank\\w*|spik\\w*|soar\\w*|gir|gira|giri|gire|kam|badh\\w*|zyada|slid\\w*|sank|plung\\w*)';

export const reasonTurns: PlainTurn[] = [
  {
    example: 'nonbrand sarees ka kharcha zero kyu dikha raha is hafte',
    heard: /(?<=\b(?:kyu|kyun|kyon|why|kyo)) (?:dikha?|show(?:ing)?) (?:raha|rahi|rahe|ho raha)(?: hai| h)?(?= |$)/g,
    plainly: '',
  },
  {
    example: 'why has the Meera Anarkali Kurta lost pace since early October',
    heard:
      /(?<=\b(?:why|how come|reason|what made)\b.*)\b(?:lost|losing|lose) (?:its |all |some )?(?:pace|steam|speed|ground|traction|velocity)\b/g,
    plainly: 'units sold fallen',
  },
  {
    example: 'Sales fell 20% yesterday. Explain.',
    heard:
      /^(?!why )(.*\S)\s*[.,;?!-]+\s*(?:please |pls |kindly |can you |now )*(?:explain|samjhao|samjhaiye|explain (?:it|this|that|why|please|pls)|tell me why|i want to know why|why (?:is that|so|though))\s*[.?!]*$/g,
    plainly: 'why $1',
  },
  {
    example: 'new customers are drying up this month, what is happening',
    heard: new RegExp(
      `^(?!why )(?=.*\\b${moved}\\b)(.*\\S)\\s*[.,;?!-]+\\s*(?:so |but |aakhir )?(?:what is (?:happening|going on|up|wrong)(?: here| there| with (?:it|that|this))?|what (?:gives|went wrong)|kya (?:ho raha|chal raha|hua|baat|gadbad)(?: hai)?)\\s*[.?!]*$`,
      'u',
    ),
    plainly: 'why $1',
  },
  {
    example: 'what is the story behind the october jump',
    heard:
      /^(?:so )?what is (?:the )?(?:story|deal|matter|secret|logic|driver) (?:behind|with|about|of)(?= .*\b(?:jump|drop|fall|dip|rise|spike|surge|decline|slump|growth|low|high|crash|peak)\b)/g,
    plainly: 'why',
  },
  {
    example: 'did something break on the 14th? orders halved',
    heard:
      /^did (?:something|anything) (?:break|go wrong|happen|fail)((?: on| in| at)? [\w ]*?)\s*[.,;?!-]+\s*(?=\S)(.+)$/g,
    plainly: 'why $2$1',
  },
  {
    example: 'whay were orders low',
    heard: /^(?:whay|whyy+|wy|whu|wyh|hwy)(?= (?:is|are|was|were|did|do|does|so|has|have))/g,
    plainly: 'why',
  },
];
