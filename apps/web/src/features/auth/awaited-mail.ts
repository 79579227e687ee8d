/** Who has just asked for a mail comes to the sign-in with that in the state of the visit, and is told what to do with it. */
export type AwaitedMail = 'verification' | 'reset';

/** Keeps where they wanted to go. */
export const awaiting = (mail: AwaitedMail, origin: unknown): object => ({
  ...(typeof origin === 'object' ? origin : {}),
  awaitedMail: mail,
});

export function awaitedMail(state: unknown): AwaitedMail | null {
  const mail = typeof state === 'object' && state !== null && 'awaitedMail' in state ? state.awaitedMail : null;
  return mail === 'verification' || mail === 'reset' ? mail : null;
}
