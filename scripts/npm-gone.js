// npm hands a signal to the shell it started and not to what the shell started: that is left to a parent who is gone.

/** Calls `whenGone` once, when npm started this process and the process it belonged to is there no more. */
export function watchNpm(whenGone, { environment = process.env, parent = () => process.ppid, everyMs = 500 } = {}) {
  if (!environment.npm_lifecycle_event) return;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    whenGone();
  }, everyMs);
  timer.unref();
}
