/** The sandbox has part of each platform. A name it does not know may be mistyped or real, so a refusal says that it cannot tell. */
export const partlyKnown =
  'The sandbox knows only part of the platform: this may be a real name that it does not have.';
