import { readExampleReport } from '@tillsight/contract/whatsapp';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { call, reportMessageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Choice } from './draft.ts';

const days = { daily: 'yesterday', weekly: 'last week', monthly: 'last month' } as const;

/** “Yesterday’s real report” */
const titleOf = (frequency: Choice['frequency']): string =>
  `${days[frequency].charAt(0).toUpperCase()}${days[frequency].slice(1)}’s real report`;

/** Beside the samples of the preview: what would really arrive. */
export function RealReport({ choice, isEdited }: { choice: Choice; isEdited: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const title = `See ${days[choice.frequency]}’s real report`;
  return (
    <div className="mt-4 text-center">
      <Button shape="small" onClick={() => setIsOpen(true)}>
        <Eye aria-hidden />
        {title}
      </Button>
      {/* Its line is there from the start: what is dragged below must not move away. */}
      <p className="mt-2 min-h-4 text-xs text-faint">{isEdited ? 'It shows your last saved version.' : ''}</p>
      {isOpen ? <RealReportDialog choice={choice} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function RealReportDialog({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const { role, frequency } = choice;
  const report = useQuery({
    queryKey: ['example-report', role, frequency],
    queryFn: () => call(readExampleReport, { role, report: frequency }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(frequency)}
      description="This is the picture that arrives, with your figures."
    >
      {report.isError && !report.isFetching ? (
        <Notice kind="error" title="Your report couldn't be made">
          {reportMessageOf(report.error)}
        </Notice>
      ) : report.isSuccess ? (
        <Shown picture={report.data.picture} text={report.data.text} />
      ) : (
        <div aria-busy>
          <output className="text-sm text-muted">Asking your platforms…</output>
          <Skeleton className="mt-3 h-96 w-full" />
        </div>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {report.isError ? (
          <Button variant="primary" busy={report.isFetching} onClick={() => void report.refetch()}>
            Try again
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

/** WhatsApp's marks for bold and italics are no part of the words. */
const withoutMarks = (text: string): string => text.replaceAll(/[*_]/g, '');

function Shown({ picture, text }: { picture: string | null; text: string }) {
  if (picture === null) {
    return (
      <Notice kind="warning" title="There are no figures yet">
        {text}
      </Notice>
    );
  }
  return (
    <img
      src={`data:image/png;base64,${picture}`}
      alt={withoutMarks(text)}
      className="w-full rounded-card ring-1 ring-line"
    />
  );
}
