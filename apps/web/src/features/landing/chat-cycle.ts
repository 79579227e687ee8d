/** The hero's clock: a question, its answer one second later, the next question after four. */
export const answerAfterMs = 1000;
export const cycleMs = 4000;

export type ChatMoment = { exchange: number; isAnswered: boolean };

/** What the sample chat shows at a time, in milliseconds after its first question. */
export function momentAt(elapsedMs: number, exchanges: number): ChatMoment {
  const exchange = Math.floor(elapsedMs / cycleMs) % exchanges;
  return { exchange, isAnswered: elapsedMs % cycleMs >= answerAfterMs };
}

/** How long that moment lasts, so that one timer at a time is enough. */
export function untilNextMoment(elapsedMs: number): number {
  const intoCycle = elapsedMs % cycleMs;
  return intoCycle < answerAfterMs ? answerAfterMs - intoCycle : cycleMs - intoCycle;
}
