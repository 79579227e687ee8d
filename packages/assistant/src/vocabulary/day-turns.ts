/** How days, weeks and months are named in passing; put in words the reading knows. */
import type { PlainTurn } from './plain-turn.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)';

export const dayTurns: PlainTurn[] = [
  {
    example: 'orders in the week gone by',
    heard: /\b(week|month|quarter|year) (?:gone by|just gone|that was|just ended|just over)\b/g,
    plainly: 'last $1',
  },
  {
    example: "how's the month going",
    heard:
      /\b(?:the|my|our) (week|month|quarter|year|day) (?=(?:been )?(?:going|looking|shaping|treating|coming along|turning out|panning|progressing)\b)/g,
    plainly: 'this $1 ',
  },
  {
    example: 'sales last 30 by city',
    heard:
      /\b(last|past|previous|prior|preceding|pichle|pichhle) (7|10|14|15|28|30|45|60|90)(?=\s*(?:$|[?.!,]|vs\b|by\b))/g,
    plainly: '$1 $2 days',
  },
  {
    example: 'Apr-Sep sales',
    heard: new RegExp(`(?<![a-z])(${month}) ?[-/] ?(?=${month}(?![a-z]))`, 'gu'),
    plainly: '$1 to ',
  },
  {
    example: 'q2 (jul to sep) net sales',
    heard: new RegExp(
      `\\b(?:(?:the |our )?half[ -]?year(?:ly)?|(?:first|second) half|h[12]|q[1-4]|(?:first|second|third|fourth) quarter)(?: from|[ ,:(]*[,:(])? ?(?=${month} (?:to|till|until|upto|through|thru|se|से) ${month})`,
      'gu',
    ),
    plainly: '',
  },
  {
    example: 'jul to sep (q2) net sales',
    heard: new RegExp(
      `(${month} (?:to|till|until|upto|through|thru) ${month})[ ,(]+(?:half[ -]?year(?:ly)?|h[12]|q[1-4])(?![a-z\\d]| fy)\\)?`,
      'gu',
    ),
    plainly: '$1',
  },
  {
    example: 'last 7 din ki sale uske pehle wale 7 din se behtar hai',
    heard:
      /(?<=\b(?:last|past|pichle|pichhle|pichla)\b.*)\b(?:uske|uss?e|us se|iske|isse|is se) (?:pehle|pahle)(?: wale| wali| ke| ki| ka)* (\d+) (din|dino|hafte|hafton|mahine|days?|weeks?)(?![a-z])|(?<=(?:पिछले|पिछली|बीते).*)(?:उससे|उसके|इससे|इसके) पहले(?: वाले| के| की)* (\d+) (दिन|दिनों|हफ्ते|हफ्तों|महीने)/gu,
    plainly: 'previous $1$3 $2$4',
  },
  {
    example: 'pune vs ahmedabad orders in september, who is ahead',
    heard: /\b(who|which one|which) (?:is|was|are|were) (?:ahead|leading|in front|winning)(?=\s*(?:$|[?.!,]))/g,
    plainly: '$1 is more',
  },
  {
    example: 'does net sales have GST in it',
    heard: /\bdo(?:es)? (.{3,30}?) have (gst|tax|taxes|shipping|discounts?|returns?|cod) (?:in (?:it|them)|inside)\b/g,
    plainly: 'does $1 include $2',
  },
  {
    example: 'take YouTube Lookbook out',
    heard:
      /\b(?:take|throw|kick|pull) (?!.*\b(?:how|what|which)\b)(.{3,40}?) out(?=\s*(?:$|[?.!,]|of (?:it|this|that|the list)\b))/g,
    plainly: 'leave out $1',
  },
  {
    example: 'last 14 days compared to 14 days prior',
    heard:
      /(?<=\b(?:last|past|pichle|pichhle|recent)\b.*)\b(vs|versus|against|than|with|to) (?:the )?(\d+) (days|weeks|months) (?:prior|before|earlier|preceding)(?: to)?(?: that| it| them| this)?(?=\s*(?:$|[?.!,]))/g,
    plainly: '$1 previous $2 $3',
  },
  {
    example: 'will the stock last till month end',
    heard: /\b(till|until|upto|up to|by|before|to)( the)? (month|quarter|year)[ -]?end\b/g,
    plainly: '$1 the end of this $3',
  },
  {
    example: 'mahine ke end tak kitne order',
    heard:
      /\b(?:is )?(?:month|mahine|mahina|year|saal|quarter)(?: ke| ka| ki)? (?:end|ant|aakhir|akhir) tak\b|(?:इस )?(?:महीने|साल) के (?:अंत|आखिर) तक/gu,
    plainly: 'till the end of this month',
  },
  {
    example: 'how will this week end',
    heard:
      /\bhow (?:will|would|might) (?:this|the|our) (week|month|quarter|year) (?:end|close|finish|turn out|end up)\b/g,
    plainly: 'forecast this $1',
  },
  {
    example: 'new year tak kitni sale',
    heard: /\b(?:till|until|by|before|upto) (?:the )?new year\b|\bnew year (?:tak|se pehle|se pahle)\b/g,
    plainly: 'till the end of this year',
  },
  {
    example: 'where do we close the calendar year',
    heard:
      /\b(close|end|finish|wind up) (?:out )?(?:the|our) ((?:calendar |financial |fiscal )?(?:week|month|quarter|year|fy))\b/g,
    plainly: '$1 this $2',
  },
  {
    example: 'sales this month vs last month, same time',
    heard:
      /\b(last (?:week|month|quarter|year|fy|financial year|fiscal year)),? (?:same time|same day|same point|same period|at the same time|till the same day)\b/g,
    plainly: 'same time $1',
  },
];
