/** The words that name something kept, without those that only join them: `*` for all, `?` for the one there is, `^` for the newest. */

const joins =
  /^(?:a|an|the|my|our|that|this|those|these|it|them|you|i|we|have|has|had|made|set|kept|me|us|to|on|off|of|for|about|at|from|in|and|is|are|be|any|mera|mere|meri|hamara|hamare|hamari|apna|apne|apni|woh|wo|wala|wale|wali|waala|waale|waali|ka|ki|ke|ko|par|pe|se|mujhe|hume|humein|mein|jo|koi|bhi|also|too|ab|named|called|ok|okay|please|karo|kar|do|dena|lo|wapas|now|again|then|so|just|you|all|up|down|instead|one|ones|message|liye|hai|hain|tha|thi|rakho|only|when|if|turn|switch|usko|unko|isko|inko|use|though|anyway|alert|but|stuff|need|firse|phirse|pray|bheja|bhejo|bhej|bhejna|aur|go|goes|upon|use|thing|swap|good|relating|regarding|concerning|related|connected|may|might|enough|kind|chg|pls|plz|like|bro|boss|hey|uh|um|hmm|yeah|well|ever|more|any|such|really|completely|entirely)$/;

export const isJoining = (word: string): boolean => joins.test(word);

export function keptName(
  text: string,
  { isSeveral, isAll, isNewest }: { isSeveral: boolean; isAll: boolean; isNewest: boolean },
): string {
  const words = text.split(' ').filter(word => word !== '' && !isJoining(word));
  if (words.length > 0) return words.join(' ');
  if (isNewest) return '^';
  return isAll || isSeveral ? '*' : '?';
}
