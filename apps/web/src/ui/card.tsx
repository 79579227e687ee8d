import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type CardHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Stands at the right end of the title's line. */
  aside?: ReactNode;
  titleId?: string;
};

export function Card(props: ComponentProps<'section'>) {
  return <section {...props} className={cx('rounded-card bg-surface p-5 ring-1 ring-line sm:p-6', props.className)} />;
}

/** A card that says what it is about, to the eye and to a screen reader. */
export function TitledCard({ title, text, aside, children }: CardHeaderProps & { children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} text={text} aside={aside} titleId={titleId} />
      {children}
    </Card>
  );
}

export function CardHeader({ title, text, aside, titleId }: CardHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {text ? <p className="mt-0.5 text-sm text-muted">{text}</p> : null}
      </div>
      {aside}
    </div>
  );
}
