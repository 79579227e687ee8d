/** Everything the search in the top bar offers, in its groups, and how typed words find it. */

import type { LucideIcon } from 'lucide-react';

export type Command = {
  label: string;
  icon?: LucideIcon;
  /** What is said of it beside its name. */
  about?: string;
  /** Other words people may look for it by. */
  also?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  /** A part of something that is there as a whole: only for who looks for it. */
  isPart?: true;
  run: () => void;
};

export const groupTitles = ['Ask Sierra', 'Pages', 'People', 'Actions'] as const;
export type Group = { title: (typeof groupTitles)[number]; commands: Command[] };

/** Those whose words begin with every word that was typed; beginnings of the label come first. */
export function commandsFor(typed: string, commands: readonly Command[]): Command[] {
  const wanted = wordsOf(typed);
  const found = commands.filter(({ label, also = '' }) => {
    const words = wordsOf(`${label} ${also}`);
    return wanted.every(want => words.some(word => word.startsWith(want)));
  });
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(typed.trim().toLowerCase());
  return found.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}

type Offers = {
  ask: (question: string) => void;
  askIcon?: LucideIcon;
  pages: Command[];
  people: Command[];
  actions: Command[];
};

/** What anybody could ask, while nothing is typed. */
const samples = ['What were my sales yesterday?', 'Top performing products this month?'];
const mostPeople = 5;

/** Whatever is typed may be asked, so that comes first; of people nobody is shown before somebody is looked for. */
export function groupsFor(typed: string, { ask, askIcon, pages, people, actions }: Offers): Group[] {
  const question = typed.trim();
  const icon = askIcon && { icon: askIcon };
  const asking = question
    ? [{ label: `Ask Sierra: ${question}`, ...icon, run: () => ask(question) }]
    : samples.map(sample => ({ label: sample, ...icon, run: () => ask(sample) }));
  const groups: Group[] = [
    { title: 'Ask Sierra', commands: asking },
    { title: 'Pages', commands: commandsFor(typed, pages).filter(({ isPart }) => question !== '' || !isPart) },
    { title: 'People', commands: wordsOf(typed).length > 0 ? commandsFor(typed, people).slice(0, mostPeople) : [] },
    { title: 'Actions', commands: commandsFor(typed, actions) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

/** What Enter takes at once: a page or an action that was named, else the question. Nothing while nothing is typed. */
export function likeliest(typed: string, groups: readonly Group[]): Command | undefined {
  if (!typed.trim()) return undefined;
  const named = groups.find(({ title }) => title === 'Pages') ?? groups.find(({ title }) => title === 'Actions');
  return (named ?? groups[0])?.commands[0];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
