import { mostTiles, type Board } from '@tillsight/contract/boards';
import { CalendarClock, CircleAlert, LayoutDashboard, Link2, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api.ts';
import { Page } from '../../shell/page.tsx';
import { Examples, SentenceForm, useSentence } from '../../shell/sentence-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useClock } from '../../use-clock.ts';
import { useBoard, useKeepTile, useLook } from './api.ts';
import { SendDialog } from './send-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TileGrid } from './tile-grid.tsx';
import { TileRoom } from './tile-room.tsx';

type BoardViewProps = { id: string; tabs: ReactNode };

/** A board by its name or its link; its tiles are asked together, and together again. */
export function BoardView({ id, tabs }: BoardViewProps) {
  const board = useBoard(id);
  const look = useLook(id, board.data?.tiles ?? []);
  const [opened, setOpened] = useState<'share' | 'send'>();
  const shown = board.data;
  const hasTiles = shown !== undefined && shown.tiles.length > 0;
  const isForeign = shown !== undefined && !shown.can_change;
  return (
    <Page
      title={isForeign ? shown.title : 'Boards'}
      subtitle={
        isForeign
          ? 'Shared with you by link. You see the figures of your own role.'
          : 'Questions you keep an eye on. Each is answered fresh whenever you look; no figures are stored.'
      }
      actions={
        hasTiles ? (
          <>
            <Button disabled={look.isFetching} onClick={() => void look.refetch()}>
              <RefreshCw aria-hidden className={look.isFetching ? 'motion-safe:animate-spin' : undefined} />
              Refresh
            </Button>
            {shown.can_change ? (
              <>
                <Button onClick={() => setOpened('send')}>
                  <CalendarClock aria-hidden />
                  Send
                </Button>
                <Button onClick={() => setOpened('share')}>
                  <Link2 aria-hidden />
                  Share
                </Button>
              </>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {tabs}
        <Refreshed at={hasTiles ? look.data?.at : undefined} isFetching={look.isFetching} />
      </div>
      {look.isError ? (
        <div className="mb-4">
          <Notice kind="error" title="The figures couldn't be refreshed">
            {messageOf(look.error)}
          </Notice>
        </div>
      ) : null}
      {board.isPending ? (
        <div aria-busy className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          <TileRoom />
          <TileRoom />
          <TileRoom />
        </div>
      ) : board.isError ? (
        <Card>
          <EmptyState
            icon={CircleAlert}
            title="This board couldn't be opened"
            text={messageOf(board.error)}
            action={<Button onClick={() => void board.refetch()}>Try again</Button>}
          />
        </Card>
      ) : (
        <Kept id={id} board={board.data} look={look} />
      )}
      {opened === 'share' && shown ? <ShareDialog id={id} board={shown} onClose={() => setOpened(undefined)} /> : null}
      {opened === 'send' && shown?.name ? <SendDialog name={shown.name} onClose={() => setOpened(undefined)} /> : null}
    </Page>
  );
}

function Refreshed({ at, isFetching }: { at: string | undefined; isFetching: boolean }) {
  const clock = useClock();
  const words = isFetching ? 'Asking your platforms…' : at === undefined ? '' : `Refreshed ${clock.time(at)}`;
  return <output className="min-h-5 text-sm text-faint tabular-nums">{words}</output>;
}

const examples = ['Sales by day in the last 14 days', 'Top 5 products last week', 'Orders yesterday'];

type KeptProps = { id: string; board: Board; look: ReturnType<typeof useLook> };

function Kept({ id, board, look }: KeptProps) {
  const keeping = useKeepTile(id);
  const sentence = useSentence();
  const { tiles, can_change: canChange } = board;
  const isFull = tiles.length >= mostTiles;
  return (
    <>
      {tiles.length > 0 ? (
        <TileGrid id={id} board={board} look={look.data} isAsked={!look.isError} />
      ) : (
        <Card>
          <EmptyState
            icon={LayoutDashboard}
            title="Nothing is kept here yet"
            text={
              canChange
                ? 'Keep a question below, or say “keep this on my board” to Sierra after an answer. For example:'
                : 'Answers kept on this board will show here.'
            }
            action={canChange ? <Examples examples={examples} onChoose={sentence.choose} /> : undefined}
          />
        </Card>
      )}
      {canChange && !isFull ? (
        <div className="mt-4">
          <SentenceForm
            field={{
              label:
                tiles.length > 0 ? 'What else do you want to keep in sight?' : 'What do you want to keep in sight?',
              hint: `Up to ${mostTiles} questions on a board.`,
              placeholder: 'Sales by city last week',
              button: 'Keep',
            }}
            making={keeping}
            sentence={sentence}
          />
        </div>
      ) : null}
      {isFull ? (
        <p className="mt-4 text-sm text-faint">This board is full: it has room for {mostTiles} questions.</p>
      ) : null}
    </>
  );
}
