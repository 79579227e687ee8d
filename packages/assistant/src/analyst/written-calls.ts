/** The calls of a step that are whole already, while the rest of it is still being written: each is told once. */
import { Call } from './step-form.ts';

/** To be told all that was written so far, again and again. Nothing is told of a step that begins otherwise. */
export function hearCalls(onCall: (call: Call) => void): (text: string) => void {
  let [at, depth, opened] = [0, 0, 0];
  let [isQuoted, isOver] = [false, false];
  return text => {
    if (at === 0) at = /^\s*\{\s*"calls"\s*:\s*\[/.exec(text)?.[0].length ?? 0;
    if (at === 0) return;
    for (; at < text.length && !isOver; at += 1) {
      const letter = text.charAt(at);
      if (isQuoted) {
        if (letter === '"') isQuoted = false;
        // The letter behind it, which may still be on its way.
        else if (letter === '\\') at += 1;
      } else if (letter === '"') isQuoted = true;
      else if (letter === '{' || letter === '[') {
        if (depth === 0) opened = at;
        depth += 1;
      } else if (letter === '}' || letter === ']') {
        isOver = depth === 0;
        depth -= 1;
        const call = depth === 0 ? callIn(text.slice(opened, at + 1)) : undefined;
        if (call) onCall(call);
        else if (depth === 0) isOver = true;
      }
    }
  };
}

function callIn(text: string): Call | undefined {
  try {
    return Call.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
