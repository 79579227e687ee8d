/** What the doctor has to say about one thing. None of its words may hold a secret. */
export type Finding = {
  /** What was looked at, such as `WhatsApp: templates`. */
  about: string;
  /** `wrong` keeps something from working, `look` wants a decision, `good` needs nothing. */
  state: 'good' | 'look' | 'wrong';
  what: string;
  why?: string;
  todo?: string;
};

export function good(about: string, what: string): Finding {
  return { about, state: 'good', what };
}

type Advice = { what: string; why: string; todo: string };

export function look(about: string, advice: Advice): Finding {
  return { about, state: 'look', ...advice };
}

export function wrong(about: string, advice: Advice): Finding {
  return { about, state: 'wrong', ...advice };
}

export function inWords({ about, state, what, why, todo }: Finding): string {
  const mark = { good: 'good ', look: 'look ', wrong: 'WRONG' }[state];
  const more = [
    why === undefined ? '' : `      Why it matters: ${why}`,
    todo === undefined ? '' : `      What to do: ${todo}`,
  ];
  return [`${mark} ${about}: ${what}`, ...more.filter(line => line !== '')].join('\n');
}
