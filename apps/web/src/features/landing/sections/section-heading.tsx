import type { ReactNode } from 'react';

export function SectionHeading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-[40rem]">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children ? <p className="lede mt-4 text-muted">{children}</p> : null}
    </div>
  );
}
