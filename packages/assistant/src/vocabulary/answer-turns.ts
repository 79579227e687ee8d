/** How an answer is wished for; put in words the reading knows. */
import type { PlainTurn } from './plain-turn.ts';

export const answerTurns: PlainTurn[] = [
  {
    example: "what's a good day to run a sale",
    heard:
      /^(?:what|which)(?: is| would be)? (?:a |the )?(?:good|best|right|ideal) day (?:to|for) (?:run|running|hold|holding|have|having|do|doing|launch|launching|start|starting|put on)?(?: a| an| our| the| my)? ?(?:sale|offer|discount|promo|promotion)s?\b/g,
    plainly: 'best weekday by sales',
  },
  {
    example: 'weekly report for last week',
    heard: /\b(?:daily|weekly|monthly|quarterly) report (?=(?:for |of )?(?:the )?(?:last|this|yesterday|previous))/g,
    plainly: 'summary ',
  },
  {
    example: 'p&l for October',
    heard: /\b(?:p ?& ?l|profit and loss|profit & loss)(?: statement| account)?(?= (?:for|of|this|last|in)\b|\s*$)/g,
    plainly: 'finance summary',
  },
  {
    example: 'sales of 14 November were way down. Reason?',
    heard:
      /^(.*\S)\s*[.,;?!]+\s*(?:any )?(?:reason|wajah|vajah|kaaran|karan|what was it|what was that|what happened there|what happened|how come|वजह|कारण)\s*\?*$/,
    plainly: 'why $1',
  },
  {
    example: 'orders fell last week what was the reason',
    heard:
      /^(?!what |which |kya )(.*\S\s+\S+)\s*[.,;?!]*\s+(?:what (?:was|is|were|are|could be) (?:the |its )?(?:main |real )?(?:reasons?|cause)|reason (?:kya|batao)|(?:kya|kya thi) (?:wajah|vajah|reason|karan)|(?:wajah|vajah|karan) (?:kya|batao)|(?:क्या )?(?:वजह|कारण) क्या)(?: for (?:it|this|that)| behind (?:it|this|that)| hai| tha| thi| है| था| थी)*\s*\?*$/,
    plainly: 'why $1',
  },
  {
    example: 'did the Diwali offer work',
    heard:
      /^did (?:the |our |my )?(\S+(?: \S+)?) (?:offer|sale|discount|promo|promotion)s? (?:work|work out|pay off|help|do well)\b/g,
    plainly: 'how did the $1 sale do',
  },
];
