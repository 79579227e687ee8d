/** "Kal is waqt tak kitne order the": the earlier of two stretches is asked about, and how today stands beside it comes after. */
export const asksForEarlier = (question: string): boolean => {
  const text = question.toLowerCase();
  return earlier.test(text) && !comparesBoth.test(text);
};

const then =
  '(?:yesterday|kal|कल|last (?:week|month|year|\\w+day)|pi(?:chh?l|chh?hl)[aei] (?:hafte|mahine|saal)|पिछल[ाेी] (?:हफ्ते|हफ़्ते|महीने|साल))';
const until =
  '(?:(?:ki |ke |की |के )?(?:is|isi|iss|same|इस|इसी) (?:waqt|samay|time|tarikh|tareekh|din|वक्त|वक़्त|समय|टाइम|तारीख|दिन) (?:tak|तक)|(?:by|till|until|upto|up to) (?:this|the same) (?:time|hour|point|date|day))';
const earlier = new RegExp(`(?<![\\p{L}\\p{M}])(?:${then} ${until}|${until} ${then})(?![\\p{L}\\p{M}])`, 'u');
/** A word that holds the one against the other asks about both. */
const comparesBoth =
  /(?<![\p{L}\p{M}])(?:vs|versus|than|against|compared?|today|aaj|आज|abhi|now|this month|more|less|zyada|jyada|kam|badh\S*|ghat\S*|muq\S*|muk\S*|tulna|ahead|behind|ज़्यादा|ज्यादा|कम|बढ\S*|घट\S*|मुक\S*|तुलना)(?![\p{L}\p{M}])/u;
