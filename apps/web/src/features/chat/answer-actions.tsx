import { product } from '@tillsight/contract/product';
import { Download, LayoutDashboard, Pin, Share2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Clock } from '../../clock.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toaster.tsx';
import { useClock } from '../../use-clock.ts';
import { useKeepAnswer } from './api.ts';
import type { AssistantMessage } from './conversation.ts';

type AnswerActionsProps = { message: AssistantMessage; question: string };
type Told = AnswerActionsProps & { clock: Clock };

/** What can be done with an answer: kept in sight, kept as a file, and passed on as a picture. */
export function AnswerActions({ message, question }: AnswerActionsProps) {
  const clock = useClock();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const text = error instanceof Error ? error.message : "The file couldn't be made.";
      notify({ title: 'Error', text, destructive: true });
    }
  };
  const share = async () => {
    setIsDrawing(true);
    await act(() => sharePicture({ message, question, clock }, place));
    setIsDrawing(false);
  };
  return (
    <div ref={place} className="-mr-2.5 flex shrink-0">
      <Keep question={question} />
      <Button
        {...quiet}
        aria-label="Save as CSV"
        title="Save as CSV"
        onClick={() => void act(() => saveAnswer({ message, question, clock }))}
      >
        <Download aria-hidden />
      </Button>
      <Button
        {...quiet}
        aria-label="Share as picture"
        title="Share as picture"
        busy={isDrawing}
        onClick={() => void share()}
      >
        {isDrawing ? null : <Share2 aria-hidden />}
      </Button>
    </div>
  );
}

/** Beside the answer they are quiet: their names stand in what a pointer or a screen reader tells of them. */
const quiet = { variant: 'quiet', shape: 'icon', className: 'text-muted!' } as const;

/** Once it is kept, the way to the board stands in its place. */
function Keep({ question }: { question: string }) {
  const keep = useKeepAnswer();
  if (keep.isSuccess)
    return (
      <Button variant="quiet" shape="small" className="text-xs! text-muted!" asChild>
        <Link to={paths.boards()}>
          <LayoutDashboard aria-hidden />
          See your board
        </Link>
      </Button>
    );
  return (
    <Button
      {...quiet}
      aria-label="Keep this"
      title="Keep this on your board"
      busy={keep.isPending}
      onClick={() => keep.mutate(question)}
    >
      {keep.isPending ? null : <Pin aria-hidden />}
    </Button>
  );
}

async function saveAnswer({ message, question, clock }: Told): Promise<void> {
  const [{ answerRows, fileName }, { csvOf }, { saveCsv }] = await Promise.all([
    import('./answer-csv.ts'),
    import('../../ui/csv.ts'),
    import('../../ui/save-file.ts'),
  ]);
  saveCsv(
    csvOf(answerRows(message, question)),
    fileName((message.table ?? message.chart)?.title ?? question, clock.isoDay(Date.now()), 'csv'),
  );
}

/** To another app where the browser can, else as a file. */
async function sharePicture({ message, question, clock }: Told, place: RefObject<HTMLElement | null>): Promise<void> {
  const [{ drawPicture }, { fileName }, { saveFile }] = await Promise.all([
    import('./answer-picture.ts'),
    import('./answer-csv.ts'),
    import('../../ui/save-file.ts'),
  ]);
  const picture = await drawPicture({
    question,
    answer: message.content,
    chart: message.chart ? await drawnChart(place.current?.closest('article')) : null,
    table: message.table ?? null,
    sources: message.metricsIncluded,
    moment: clock.moment(message.timestamp),
  });
  const file = new File([picture], fileName(question, clock.isoDay(Date.now()), 'png'), { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
  try {
    await navigator.share({ files: [file], title: `${product.assistant} · ${product.name}` });
  } catch (error) {
    // Closing the list of apps is a decision, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** The chart as it stands on the screen; right after an answer it may still be on its way. */
function drawnChart(answer: Element | null | undefined): Promise<SVGSVGElement> {
  const find = () => answer?.querySelector<SVGSVGElement>('figure div > svg:has(path)');
  return new Promise((resolve, reject) => {
    const watch = new MutationObserver(() => look());
    const patience = setTimeout(() => {
      watch.disconnect();
      reject(new Error('The chart is not drawn yet. Please try again.'));
    }, 5_000);
    const look = () => {
      const chart = find();
      if (!chart) return;
      watch.disconnect();
      clearTimeout(patience);
      resolve(chart);
    };
    if (answer) watch.observe(answer, { childList: true, subtree: true });
    look();
  });
}
