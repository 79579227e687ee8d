/** Words for days whose extent is asked for, as data: how they are said, and which days they are here. */
import type { Gloss } from './glossary.ts';

export const periodWords: readonly Gloss[] = [
  {
    term: '(?:the |a )?weekends?|वीकेंड',
    says: 'A weekend is Saturday and Sunday; "last weekend" is the latest one that is over.',
  },
  {
    term: '(?:the )?festive (?:season|period|days|time)|tyoha(?:a)?r(?: ka)? (?:season|samay)|त्योहार',
    says: 'The festive season runs from the first day of Navratri to Diwali; each reply names the days it took, and those of the year before lie where the festivals lay then.',
  },
  {
    term: '(?:the )?(?:diwali|dhanteras|navratri|holi|rakhi|raksha bandhan|dussehra|karwa chauth|eid|onam|bhai dooj)(?: (?:day|week|period|season|days|time|window|sale|month))?|(?:दिवाली|नवरात्रि|होली|धनतेरस)(?: (?:हफ्ता|सप्ताह|सीज़न))?',
    says: "A festival is its own day (Navratri all its days), a festival's week the seven days that end with it. Held against another year, the same festival of that year is taken, not the same date.",
  },
  {
    term: '(?:the )?(?:ytd|year to date|this year|calendar year)',
    says: 'Year to date runs from 1 January through now; say "financial year to date" for the year that begins in April.',
  },
  {
    term: '(?:the )?(?:mtd|month to date|qtd|quarter to date|wtd|week to date)',
    says: 'To date means from the first day of the running week, month or quarter through now. Quarters are calendar quarters unless a financial year is named with them.',
  },
  {
    term: '(?:the )?(?:h[12]|(?:first|second) half(?: of the year)?|half[- ]?year)',
    says: 'H1 is January to June and H2 July to December; name the financial year with it, such as "H1 FY27", and it is counted from April.',
  },
  {
    term: '(?:the |this |last |our |your )*(?:quarters?|q[1-4]|timahi|तिमाही)',
    says: 'A quarter is a calendar quarter: Q1 is January to March, Q3 July to September; "last quarter" is the whole one before this. Name the financial year with it, such as "Q3 FY27", and it is counted from the start of that year.',
  },
  {
    term: '(?:the |a |last |past |this )*(?:fortnights?|pakhwada|पखवाड़ा)',
    says: 'A fortnight is fourteen days; "last fortnight" are the fourteen complete days before today.',
  },
  {
    term: '(?:the |a )?(?:this |last |past |current |previous |pichhla |pichla |is |pichle |pichhle )?(?:weeks?|hafte|hafta|हफ्ता|हफ्ते)',
    says: 'A week runs from Monday to Sunday; "this week" is Monday until now, "last week" the whole week before.',
  },
  {
    term: '(?:this |last |past |current |previous |pichhla |pichla |is |pichle |pichhle )(?:months?|mahine|mahina|years?|saal)',
    says: '"Last month" is the whole calendar month before this one, from its first day to its last, and "last year" the whole calendar year; "this month" and "this year" run from their first day through now.',
  },
  {
    term: '(?:recently|lately|recent|nowadays|these days|of late|aajkal|आजकल|हाल ही में)',
    says: '"Recently" and "these days" are the last 30 complete days; the reply names them, and other days are taken when you name them.',
  },
  {
    term: '(?:a |an |the )?(?:normal|ordinary|usual|typical|plain) (?:day|range|level|move|movement|change)s?',
    says: 'Ordinary is what the same comparison has moved by itself in the weeks before, or what chance makes of so many orders whose values differ; a change within that range needs no cause.',
  },
];
