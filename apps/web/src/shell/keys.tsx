/** Keys as they stand on a keyboard, and what they do. */
export function Keys({ keys, what }: { keys: readonly string[]; what?: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map(key => (
        <kbd key={key} className="min-w-5 rounded bg-sunken px-1.5 text-center font-sans text-xs leading-5 text-muted">
          {key}
        </kbd>
      ))}
      {what ? <span className="ml-1">{what}</span> : null}
    </span>
  );
}
