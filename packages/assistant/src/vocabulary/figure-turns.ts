/** How figures are named without their names; put in words the reading knows. */
import type { PlainTurn } from './plain-turn.ts';

export const figureTurns: PlainTurn[] = [
  {
    example: 'refunds as % of sales',
    heard: /(?<![\d.\s])\s+%(?=\s|$)/g,
    plainly: ' percent',
  },
  {
    example: 'how many rupees do we make per visit',
    heard: /\b(?:how many|kitne|kitni|kitna) (rupees?|rs|rupaye|rupay|rupiya)(?= |$)/g,
    plainly: 'how much $1',
  },
  {
    example: 'what share of sales does Google Ads claim as its conversion value',
    heard:
      /\b(claims?|claimed|claiming|credits?|take credit|takes credit|count|counts) (.{0,40}?) ?\b(?:as|for|to) (?:its own|their own|theirs|itself|themselves|(?:its |their )?conversion value)(?= |$|[?.,!])/g,
    plainly: '$1 $2',
  },
  {
    example: 'kya google ke conversions hamare website orders se match karte hain',
    heard:
      /\b(conversions?|purchases?|orders?|revenue|sales?) ((?:hamare|hamari|humare|apne|mere|shopify ke|shop ke) .{2,30}?) se (?:match|mel|tally|milte|milti)\w*(?: (?:karte|karti|karta|khate|khata|hote|hai|hain))*/g,
    plainly: '$1 versus $2',
  },
  {
    example: 'which styles have run out',
    heard: /^(?!.*\b(?:budget|when)\b)(.*?)\b(?:(?:have|has) (?:already )?run out|ran out)(?: of stock)?\b/,
    plainly: '$1are out of stock',
  },
  {
    example: "are Google's conversions the same as our website orders",
    heard: /\b(?:the )?same as (?=(?:our|my) (?:own )?(?:\w+ )?(?:orders?|sales|purchases|revenue)\b)/g,
    plainly: 'versus ',
  },
  {
    example: 'P&L lines for October: gross sales, discounts, net sales',
    heard:
      /\b(?:p ?& ?l|profit and loss|income statement|p and l) (?:lines?|items?|heads?|figures|numbers|rows)(?= |:)/g,
    plainly: 'figures',
  },
  {
    example: 'how many lakhs of sales',
    heard:
      /\b(?:how many|kitne|kitni) (lakhs?|lacs?|crores?|cr)(?: rupees| rs| rupaye| worth)?(?: of| in| ki| ka| ke)?\b/g,
    plainly: 'how much $1',
  },
  {
    example: 'कितने लाख की सेल',
    heard: /(?:कितने|कितनी) (लाख|करोड|करोर)(?: की| का| के)?(?= )/g,
    plainly: 'कितना $1',
  },
  {
    example: 'adds spend',
    heard: /\badds (?=spend|spent|cost|budget|clicks?|campaigns?|roas|ka |ke |ki |par |pe |se |me )/g,
    plainly: 'ads ',
  },
  {
    example: 'how much of the budget went to search',
    heard: /\bbudget (?=went|goes|gone|was spent|is spent|got spent|gets spent)/g,
    plainly: 'ad spend ',
  },
  {
    example: 'which campaign spent most, and what did it bring back',
    heard:
      /\b(campaigns?|ads?|keywords?|cost|costs|spend|spent)\b(.*?),? and what did (?:it|they|that|these|we) (?:bring us back|bring back|bring in|bring|earn|get back|get for (?:it|that)|get from (?:it|that)|get out of (?:it|that)|return|get us)\b/,
    plainly: '$1$2 and roas',
  },
  {
    example: 'what % of revenue is from discounts',
    heard:
      /\b(?:what )?(?:%|percent|percentage|share|part) of (?:our |my |the |total )*(?:revenue|sales) (?:is |are |was |goes |went |given |comes? )*(?:from|to|in|on|as|by|via|into) (?:the |our )?(?:discounts?|offers|coupons)\b/g,
    plainly: 'discount rate',
  },
  {
    example: 'campaigns with zero conversions',
    heard: /\bwith (?:zero|no|0) (?=conversions?\b|orders?\b|clicks?\b)/g,
    plainly: 'with at most 0 ',
  },
  {
    example: 'search terms that spent but got no conversions',
    heard:
      /,? \b(?:but|yet|and|that|which|got|gets?|had|has|have|gave|brought|made|par|lekin)(?: (?:got|gets?|had|has|have|gave|brought|made|with))* (?:zero|no|0|nil|not (?:one|any|an?)(?: single)?) (conversion|order|click)s?\b/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'keywords that cost us money without a single conversion',
    heard: /,? \bwithout (?:(?:even )?(?:a single|any|one|an?) )?(conversion|order|click)s?\b/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'search terms pe paisa gaya par ek bhi conversion nahi aaya',
    heard:
      /,? ?\b(?:(?:par|lekin|magar|aur|but|and) )?(?:ek bhi|koi) (conversion|order|click)s? (?:nahi|nahin|nai)\b(?: (?:aay[aie]|mil[aie]|hu[aie]|hui|di[ya]+|la[iy]a))?/g,
    plainly: ' and with at most 0 $1s',
  },
  {
    example: 'queries that ate budget and never converted',
    heard:
      /\b((?:search terms?|quer(?:y|ies)|keywords?|campaigns?|ad groups?|ads)\b.*?),? (?:and|but|yet|par|lekin) (?:has |have )?(?:never (?:converted|convert)|(?:got|gave|gives?|brought|earned|made|returned) (?:us )?nothing(?: back)?)\b/g,
    plainly: '$1 and with at most 0 conversions',
  },
  {
    example: 'sales target 1 crore',
    heard: /\bsales? target (?:of |is |= ?)?(?=(?:rs\.? ?|₹ ?)?\d)/g,
    plainly: 'sales goal of ',
  },
];
