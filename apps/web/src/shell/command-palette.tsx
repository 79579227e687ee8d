import { product } from '@tillsight/contract/product';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { SearchDialog } from '../ui/search-dialog.tsx';
import { groupsFor, likeliest, type Command, type Group } from './command-list.ts';
import { Keys } from './keys.tsx';
import { Queries } from './queries.tsx';
import { useOffers } from './use-offers.ts';

type CommandPaletteProps = {
  /** What was typed before the field was there. */
  begun: () => string;
  /** All of it, once the field hears the keys itself. */
  takeOver: () => string | null;
  onClose: () => void;
  onShortcuts: () => void;
};

/** Type a few letters, press Enter, be there. Whatever is typed can be asked. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Queries>
      <Palette {...props} />
    </Queries>
  );
}

function Palette({ begun, takeOver, onClose, onShortcuts }: CommandPaletteProps) {
  const [typed, setTyped] = useState(begun);
  const place = useRef<HTMLDivElement>(null);
  const { offers, failure } = useOffers(onShortcuts);
  const groups = groupsFor(typed, offers);
  const count = groups.reduce((total, { commands }) => total + commands.length, 0);
  const first = likeliest(typed, groups);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <SearchDialog title="Search" onClose={onClose}>
      <div ref={place} className="flex min-h-0 flex-col">
        <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
          <Search aria-hidden className="size-5 shrink-0 text-faint" />
          <input
            aria-label="Search"
            autoComplete="off"
            spellCheck={false}
            placeholder={`Ask ${product.assistant} or go to…`}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onFocus={() => {
              const all = takeOver();
              if (all !== null) setTyped(all);
            }}
            onKeyDown={event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(first);
              else if (!['Home', 'End'].includes(event.key)) moveFocus(event, place.current);
            }}
            className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
          />
          <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </Button>
        </div>
        <output className="sr-only">{count === 1 ? '1 result' : `${count} results`}</output>
        <div className="min-h-0 flex-1 scroll-pb-8 overflow-y-auto px-2 pt-2">
          {groups.map(group => (
            <Results
              key={group.title}
              group={group}
              first={first}
              onRun={run}
              onKey={event => moveFocus(event, place.current)}
            />
          ))}
          {/* What lies below the edge can be guessed. */}
          <div aria-hidden className="pointer-events-none sticky bottom-0 -mx-2 h-6 bg-linear-to-t from-surface" />
        </div>
        {typed.trim() && count === 1 ? (
          <p className="border-t border-line px-5 py-3 text-sm text-muted">
            No page, person or action has that name. {product.assistant} may know.
          </p>
        ) : null}
        {failure ? (
          <output className="border-t border-line px-5 py-3 text-sm text-muted">
            Your team couldn&apos;t be looked up: {failure}
          </output>
        ) : null}
        <p className="hidden gap-5 border-t border-line px-5 py-2.5 text-xs text-faint sm:flex">
          <Keys keys={['↑', '↓']} what="to move" />
          <Keys keys={['↵']} what="to choose" />
          <Keys keys={['Esc']} what="to close" />
        </p>
      </div>
    </SearchDialog>
  );
}

type ResultsProps = {
  group: Group;
  /** What Enter takes as long as the keyboard is in the field. */
  first: Command | undefined;
  onRun: (command: Command) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function Results({ group: { title, commands }, first, onRun, onKey }: ResultsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mb-1">
      <h3 id={titleId} className="px-3 pt-2 pb-1 text-xs font-medium text-faint">
        {title}
      </h3>
      <ul aria-labelledby={titleId}>
        {commands.map(command => (
          <li key={`${command.label} ${command.about ?? ''}`}>
            <button
              type="button"
              data-first={command === first ? '' : undefined}
              onClick={() => onRun(command)}
              onKeyDown={onKey}
              className={cx(
                'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left text-sm outline-none hover:bg-hover focus:bg-accent-soft focus:text-accent-ink sm:min-h-9',
                command === first && 'bg-accent-soft text-accent-ink',
              )}
            >
              {command.icon ? <command.icon aria-hidden className="size-4 shrink-0 opacity-70" /> : null}
              <span className="min-w-0 truncate">{command.label}</span>
              {command.about ? <span className="min-w-0 truncate text-xs text-muted">{command.about}</span> : null}
              {command.keys ? (
                <span className="ml-auto shrink-0 max-sm:hidden">
                  <Keys keys={command.keys} />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Arrows go up and down between the field and the results, from the field to the likeliest; letters go on being typed. */
function moveFocus(event: KeyboardEvent<HTMLElement>, place: HTMLElement | null): void {
  const field = place?.querySelector('input');
  const stops = [...(place?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const at = stops.indexOf(event.currentTarget);
  const down =
    at < 0
      ? Math.max(
          0,
          stops.findIndex(stop => 'first' in stop.dataset),
        )
      : at + 1;
  const next = { ArrowDown: down, ArrowUp: at < 0 ? stops.length - 1 : at - 1, Home: 0, End: stops.length - 1 }[
    event.key
  ];
  if (next !== undefined) {
    event.preventDefault();
    (stops[next] ?? field)?.focus();
  } else if (at >= 0 && !event.ctrlKey && !event.metaKey && (event.key.length === 1 || event.key === 'Backspace')) {
    if (event.key !== ' ') field?.focus();
  }
}
