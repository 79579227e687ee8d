import { useId, type ReactNode } from 'react';

type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Stands at the end of the label's line, a link for example. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label above, the control, a hint or the error below; the control gets the attributes that tie them together. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} role="alert" className="mt-1.5 text-sm text-loss-ink">
          {error}
        </p>
      ) : hint ? (
        <p id={noteId} className="mt-1.5 text-sm text-faint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
