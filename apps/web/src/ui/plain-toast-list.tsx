import { useEffect, useState } from 'react';
import { waiting, type Notice } from './waiting-notices.ts';

/** Stands in when the real list cannot be fetched: the last notice, until the next one. */
export function PlainToastList() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => waiting.handTo(setNotice), []);
  return (
    <div role="alert" className="fixed inset-x-2 top-0.5 z-50 mx-auto max-w-lg">
      {notice ? (
        <div className="rounded-control bg-surface px-3 py-1 text-sm shadow-float ring-1 ring-line">
          <p className="font-semibold">{notice.title}</p>
          <p className="text-muted">{notice.text}</p>
        </div>
      ) : null}
    </div>
  );
}
