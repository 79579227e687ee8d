import type { Tile } from '@tillsight/contract/boards';
import { ArrowLeft, ArrowRight, Ellipsis, GripVertical, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AnswerFigures } from '../../shell/answer/answer-figures.tsx';
import { ConnectCard } from '../../shell/answer/connect-card.tsx';
import { Notes } from '../../shell/answer/fold.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useClock } from '../../use-clock.ts';
import { useRemoveTile } from './api.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { hasFigures, isTall, type TileShown } from './tile-answers.ts';
import { AnswerRoom } from './tile-room.tsx';

type Changes = {
  handle: ComponentProps<'button'>;
  earlier: (() => void) | undefined;
  later: (() => void) | undefined;
};

type TileCardProps = {
  boardId: string;
  tile: Tile;
  shown: TileShown | undefined;
  isAsked: boolean;
  isDragged: boolean;
  /** For those whose board it is. */
  changes: Changes | undefined;
};

export function TileCard({ boardId, tile, shown, isAsked, isDragged, changes }: TileCardProps) {
  return (
    <li
      aria-label={tile.title}
      className={cx(
        'flex min-w-0 flex-col rounded-card bg-surface p-4 text-sm leading-6 ring-1 ring-line sm:p-5',
        // Two short ones stand beside a tall one.
        isTall(shown) && 'md:row-span-2',
        isDragged && 'relative z-10 shadow-float',
      )}
    >
      <div className="flex items-start gap-1">
        <h2 dir="auto" className="min-w-0 flex-1 font-semibold break-words first-letter:uppercase">
          {tile.title}
        </h2>
        {changes && (changes.earlier || changes.later) ? (
          <Button
            variant="quiet"
            shape="icon"
            aria-label={`Move ${tile.title}`}
            title="Drag, or use the arrow keys"
            className={cx(
              '-mt-2.5 -mr-2 touch-none text-faint! sm:-mt-1.5',
              isDragged ? 'cursor-grabbing' : 'cursor-grab',
            )}
            {...changes.handle}
          >
            <GripVertical aria-hidden />
          </Button>
        ) : null}
        {changes ? <Actions boardId={boardId} tile={tile} changes={changes} /> : null}
      </div>
      {shown ? <Shown shown={shown} /> : isAsked ? <AnswerRoom /> : null}
      <Foot tile={tile} shown={shown} isAsked={isAsked} />
    </li>
  );
}

function Shown({ shown: { answer } }: { shown: TileShown }) {
  return (
    <div className="mt-1 min-w-0">
      <AnswerFigures answer={answer} isTile />
      {answer.parts && answer.parts.notes.length > 0 ? <Notes notes={answer.parts.notes} /> : null}
      {answer.connect ? <ConnectCard {...answer.connect} /> : null}
    </div>
  );
}

type FootProps = Pick<TileCardProps, 'tile' | 'shown' | 'isAsked'>;

/** Where the figures are from and of when, and a way to ask what is behind them. */
function Foot({ tile, shown, isAsked }: FootProps) {
  const clock = useClock();
  return (
    <div className="mt-auto flex items-center justify-between gap-x-3 pt-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint tabular-nums">
        <StateBadge shown={shown} isAsked={isAsked} />
        {shown ? [...shown.answer.metrics_included, clock.time(shown.at)].join(' · ') : null}
      </p>
      <Button variant="quiet" shape="small" className="-mr-3 shrink-0 text-muted!" asChild>
        <Link to={paths.chat()} state={{ question: tile.question }} aria-label={`Ask Sierra: ${tile.question}`}>
          <MessageCircle aria-hidden />
          Ask
        </Link>
      </Button>
    </div>
  );
}

function StateBadge({ shown, isAsked }: Pick<FootProps, 'shown' | 'isAsked'>) {
  if (shown === undefined) return isAsked ? 'Asking…' : <Badge tone="yellow">Could not be read</Badge>;
  if (shown.state === 'stale')
    return <Badge tone="yellow">{hasFigures(shown) ? 'Not refreshed' : 'Could not be read'}</Badge>;
  return shown.state === 'not-connected' ? <Badge>Not connected</Badge> : null;
}

function Actions({ boardId, tile, changes }: { boardId: string; tile: Tile; changes: Changes }) {
  const remove = useRemoveTile(boardId, tile);
  const [opened, setOpened] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const { earlier, later } = changes;
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            shape="icon"
            aria-label={`Actions for ${tile.title}`}
            className="-mt-2.5 -mr-3 text-faint! sm:-mt-1.5 sm:-mr-2.5"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
        items={[
          { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setOpened('rename') },
          ...(earlier ? [{ label: 'Move earlier', icon: <ArrowLeft aria-hidden />, onSelect: earlier }] : []),
          ...(later ? [{ label: 'Move later', icon: <ArrowRight aria-hidden />, onSelect: later }] : []),
          { label: 'Remove', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => setOpened('remove') },
        ]}
      />
      {opened === 'rename' ? <RenameDialog boardId={boardId} tile={tile} onClose={close} /> : null}
      {opened === 'remove' ? (
        <ConfirmDialog
          title="Take this off the board?"
          description={tile.title}
          verb="Remove"
          busyVerb="Removing..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      ) : null}
    </>
  );
}
