/** "Every Friday I send the broadcast to our customers. Does anybody come to the site from it?": what somebody does himself is no order, and what is asked of it is none. */

/** Sentences that tell, and a question at the end. */
export function tellsThenAsks(text: string): boolean {
  const sentences = (text.match(sentence) ?? []).map(each => each.trim());
  const last = sentences.at(-1) ?? '';
  return (
    sentences.length > 1 &&
    last.endsWith('?') &&
    asks.test(last) &&
    sentences.slice(0, -1).every(each => !orders.test(each))
  );
}

const sentence = /(?:[^.!?।]|[.!?।](?!\s))+[.!?।]*/gu;
const asks =
  /^(?:(?:and|so|but|now|then|ok|okay|well|also),? )*(?:how (?:many|much)|what (?:is|was|were|are|did|do|does|has|have)|what's|which|who|when|where|why|did|do (?:we|they|people|customers)|does|is|are|was|were|has|have (?:we|they|people))\b|(?:^|[^\p{L}\p{M}])(?:kitn[aei]|kaun\S*|kyu+n?|कितन[ाेी]|कौन\S*|क्यों)(?![\p{L}\p{M}])/iu;
const orders =
  /^(?:(?:please|pls|kindly|can you|could you|will you|i want you to|and|also|sierra|hey|hi),? )*(?:tell (?:me|us|him|her|them|\p{L}+) (?:when|if|whenever|as soon|once|every)|send|mail|e-?mail|warn|alert|remind|notify|ping|watch|let (?:me|us) know|set|add|stop|pause|end|mute|change|move|remember|note|keep|daily|weekly|monthly|whenever|when(?! (?:i|we|he|she|they|my|our|the)\b)|if(?! (?:i|we|my|our)\b)|every (?:\p{L}+ )?(?:at|morning|evening|day|week)\b(?! (?:i|we|my|our|he|she|they)\b)|jab|agar|har|roz|जब|अगर|हर|रोज़?)(?![\p{L}\p{M}])/iu;
