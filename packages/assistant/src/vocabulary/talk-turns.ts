/** Turns of phrase of people in a conversation, who say the least that is understood. */
import type { PlainTurn } from './plain-turn.ts';

export const talkTurns: PlainTurn[] = [
  { example: 'y so low?', heard: /^(?:and |n |but )?y(?= (?:so|is|was|did|are|were|low|down|less|drop))/g, plainly: 'why' },
  { example: 'by hr pls', heard: /\bby hrs?\b|\bhrs? ?wise\b/g, plainly: 'by hour' },
  { example: 'n the weak befor', heard: /\b(?:befor|bfore|befr|befroe|bifore)\b/g, plainly: 'before' },
  { example: 'and the weak before', heard: /\b(the|last|this|prev|previous) (?:weak|weeek|wk)\b/g, plainly: '$1 week' },
  { example: 'value rather than count', heard: /\b(value|amount|money|rupees) (?:rather than|instead of|and not|not) (?:the |a )?(?:counts?|numbers?|quantity|qty|units)\b/g, plainly: '$1' },
  { example: 'which items gave us the most', heard: /\bwhich items?(?= (?:gave|made|brought|sold|sell|did|had|got|were|are|is|was|do))/g, plainly: 'which products' },
  { example: 'which colour is ahead', heard: /\b(which (?:[a-z]+ )?[a-z]+) (?:is|are|was|were) (?:ahead|leading|in front)(?=\s*(?:$|[?.!]))/g, plainly: '$1 sold most' },
  { example: 'which one pulls them down?', heard: /\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drags?|pulls?|brings?|weighs?|dragging|pulling|bringing) (?:it|them|this|that|us|things|everything|the average) down\b/g, plainly: '$1is worst' },
  { example: 'which product drags the margin down', heard: /\b(which (?:[a-z]+ ){1,2}?)(?:is |are )?(?:drags?|pulls?|brings?|weighs?|dragging|pulling|bringing) (?:the |our |my )?((?:gross )?margins?|aov|conversion rate|roas|profit) down\b/g, plainly: '$1has the worst $2' },
  { example: 'uski bikri kab se gir rahi', heard: /\bkab se (?:gir|ghat|badh|barh|kam ho|badal) ?rah[aeiy]+(?: hai| h| hain)?\b/g, plainly: 'ka trend' },
  { example: 'festive15 usage in october', heard: /\b([a-z]+\d+) usage\b/g, plainly: '$1 used' },
  { example: 'who bought the second one, new or old customers', heard: /^(?:and |so )?who (?:all )?(?:bought|buys|ordered|purchased|is buying|are buying|was using|is using|used|uses) (.+?)[,:?; -]+(?:is it |was it |are they |were they |mostly |mainly )*(?:new or (?:old|returning|repeat|existing|regular)|(?:old|returning|repeat|existing|regular) or new|new|old|returning|repeat) (?:customers?|ones|buyers|people)\b/g, plainly: 'customers by customer type of $1' },
  { example: 'poore hafte ki', heard: /\b(?:poor[aei]|pur[aei]) (?=haft|mahin|saal|week|month|year)/g, plainly: 'whole ' },
  { example: 'saal bhar ki sale', heard: /\bsaal bhar (?=k[aei]\b|me\b|mein\b)/g, plainly: 'this year ' },
  { example: 'mahine bhar ki sale', heard: /\bmahine bhar (?=k[aei]\b|me\b|mein\b)/g, plainly: 'this month ' },
  { example: 'lehengas look thin, which one is worst?', heard: /\b(?:look|looks|seem|seems) (?:thin|low|weak|poor|bad|off)(?: to me)?[,;.:?-]* (?=which ones? )/g, plainly: '' },
]; // prettier-ignore
