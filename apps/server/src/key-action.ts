/** What can be done with the master keys, and where the running product is told to. */
export const keyActions = ['rotate', 'status', 'retire'] as const;

export type KeyAction = (typeof keyActions)[number];

export const localKeysPath = '/local/keys';
