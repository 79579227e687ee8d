/** Every sentence that needs no figure: greetings, refusals, other topics, orders, questions back. */
import type { Day } from '@tillsight/metrics/request';
import type { Command } from '../intent.ts';

/** A question of the house, one tap away. */
export type Tap = { label: string; question: string };

/** What stands in the way of reading a question. */
export type Unclear = { about: 'name' | 'word'; text: string };

export type TalkSentences = {
  thanks: string;
  complaint: string;
  help: (shop: string) => string;
  greeting: (shop: string) => string;
  starters: readonly Tap[];
  offTopic: (shop: string) => string;
  /** What can be asked of customers as groups, under a refusal to name one. */
  ofGroups: readonly Tap[];
  refusals: { personal: string; 'other-shop': string; secret: string; hostile: string };
  commands: Record<Command, string>;
  youAsked: (text: string) => string;
  clarify: {
    didYouMean: (unclear: Unclear, readings: readonly string[]) => string;
    /** The same beside buttons, which say what could have been meant. */
    tapWhatYouMeant: (unclear: Unclear) => string;
    name: (unclear: Unclear) => string;
    word: (unclear: Unclear) => string;
    /** The names of the store could not be read just now. */
    namesAway: (said: string) => string;
    event: (said: string) => string;
    metric: (labels: readonly string[]) => string;
    length: string;
    letters: string;
    nothing: string;
    metricOptions: readonly Tap[];
  };
  source: {
    ended: (title: string) => string;
    /** `isComing`: it cannot be connected yet. */
    notConnected: (title: string, isComing: boolean) => string;
    unknown: (title: string) => string;
    canAnswerFrom: (titles: readonly string[]) => string;
    insteadOfMeta: readonly Tap[];
    insteadOfOther: readonly Tap[];
  };
  noData: {
    history: (begins: Day | undefined) => string;
    orderValue: string;
    cancelledValue: string;
    nothingSold: string;
    courier: string;
    /** The same where Shiprocket is connected. */
    ofCouriers: string;
    topic: (topic: string) => string;
    /** The same without what can be told instead. */
    unknown: (topic: string) => string;
    form: string;
  };
  /** Before a figure that is not the one asked for. */
  nearest: string;
  /** Above the answers of a talk, told again in a line each. */
  recap: string;
  hints: {
    unlikeDays: (days: number, base: number) => string;
    leftOut: (words: string) => string;
    /** Why one part is above another. */
    apart: string;
    /** `isAll`: nothing else was asked. */
    onlyPart: (words: string, isAll: boolean) => string;
    guessed: string;
    /** What a model read is told, and what the built-in reader made of the words is one tap away. */
    otherwise: string;
    notInIt: (sources: readonly string[]) => string;
  };
};
