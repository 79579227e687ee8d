/** Who has just made an account comes to the sign-in with that in the state of the visit. */

/** Keeps where they wanted to go. */
export const afterSignUp = (origin: unknown): object => ({
  ...(typeof origin === 'object' ? origin : {}),
  hasSignedUp: true,
});

export const hasSignedUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasSignedUp' in state && state.hasSignedUp === true;
