/** Months and weekdays in their order, as ideas of `time-words.ts`. */
export const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
export const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
