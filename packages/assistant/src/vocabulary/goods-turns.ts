/** How goods and people are named in passing; put in words the reading knows. */
import type { PlainTurn } from './plain-turn.ts';

export const goodsTurns: PlainTurn[] = [
  {
    example: 'who sold most, kisne sabse zyada becha',
    heard: /^(?:who (?:sold|is selling|sells) (?:the )?most|kisne sabse (?:zyada|jyada) bech[aie])\b/g,
    plainly: 'which staff member sold most',
  },
  {
    example: 'what are people buying this week',
    heard:
      /\bwhat (?:is|are|was|were) (?:people |customers )?(?:selling|buying)(?= (?:now|today|yesterday|this|last|right)|\s*[?.!]*$)|^what (?:sold|sells)(?= (?:there|here|in|at|best|well|most|on|yesterday|today|this|last)\b|\s*[?.!]*$)/g,
    plainly: 'best selling products',
  },
  {
    example: 'karwa chauth pe kya bika',
    heard: /(?<!zyada |jyada |zyaada |kam |accha )\bkya(?: kya)? (?:bika|biki|bike|bik raha|bik rahi|bik rahe)\b/g,
    plainly: 'best selling products',
  },
  {
    example: 'what do customers from Pune buy',
    heard: /^what do (?:our |my |the )?(customers|people|buyers|shoppers) (from|in|of) (\S+(?: \S+)?) buy\b/g,
    plainly: 'best selling products $2 $3',
  },
];
