/** A message is read in parts, and again with the store's names: the parts ask the same of the same text many times. */

/** As many texts as the parts of one message are. */
const most = 12;

/** The same function, which knows the answers it gave last; whoever changes an answer copies it first. */
export function remembered<Beside extends object, Answer>(
  answer: (text: string, beside?: Beside) => Answer,
): (text: string, beside?: Beside) => Answer {
  const nothing = {};
  const known = new WeakMap<object, Map<string, Answer>>();
  return (text, beside) => {
    const answers = known.get(beside ?? nothing) ?? new Map<string, Answer>();
    if (answers.size === 0) known.set(beside ?? nothing, answers);
    const before = answers.get(text);
    if (before !== undefined) return before;
    if (answers.size >= most) answers.delete(answers.keys().next().value!);
    const given = answer(text, beside);
    answers.set(text, given);
    return given;
  };
}
