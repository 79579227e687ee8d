/** Whether somebody's first steps were all done when this browser last looked; only to know how much room they take. */
const key = 'first-steps-done';

export function wereAllDone(userId: string): boolean {
  return localStorage.getItem(key) === userId;
}

export function noteWhetherAllDone(userId: string, areAllDone: boolean): void {
  if (areAllDone) localStorage.setItem(key, userId);
  else if (wereAllDone(userId)) localStorage.removeItem(key);
}
