/** Turns of phrase that carry no wish, such as greetings within a question. */
import { bigDays } from './big-day-turns.ts';
import { deadlines } from './deadline-turns.ts';
import type { PlainTurn } from './plain-turn.ts';

export const fillers: PlainTurn[] = [
  ...deadlines,
  ...bigDays,
  {
    example: 'hello hello can you hear me sales yesterday',
    heard:
      /^(?:(?:hello|hey|hi|ok|okay|so)[ ,]*)*(?:can you hear me|are you (?:there|listening)|do you hear me|sun rahe? ho|sun rahi ho)(?: now| sierra| kya)*[ ,?]+(?=\S)/g,
    plainly: '',
  },
  {
    example: 'what was the total sales again yesterday',
    heard:
      /^(?!.*\b(?:customers?|buyers?|clients?|people|shoppers|bought|buy|buys|buying|purchased?|ordered|ordering|came|come|coming|visited|shopped|who)\b)(.*\b(?:what|how|tell|show|give|repeat|say)\b.*?) again\b/g,
    plainly: '$1',
  },
  {
    example: 'how did the jewellery do in terms of sales',
    heard: /\bin terms of (?:the )?(?=\w)/g,
    plainly: 'of ',
  },
  {
    example: 'gm! kal kaisa raha',
    heard: /^gm\s*[,!.]+\s*(?=\S)/g,
    plainly: '',
  },
  {
    example: 'net sales are far below gross. Where did the difference go?',
    heard:
      /\s*[.,;?!]+\s*(?=where (?:did|does|has|have) (?:all )?(?:the|that|this|our) (?:difference|money|gap|rest|balance)\b)/g,
    plainly: ' ',
  },
  {
    example: 'P&L style view of October: net sales, gross profit',
    heard: /\bp ?& ?l (?:style |type |like |kind of )?(?=view|report|statement|summary|overview)/g,
    plainly: '',
  },
  {
    example: 'baaki shehron ke order',
    heard:
      /\bbaa?ki (?=sab|saar|shehr|shehar|sheher|shahar|shahr|cities|city|states?|channels?|products?|places|jagah)/g,
    plainly: '',
  },
];
