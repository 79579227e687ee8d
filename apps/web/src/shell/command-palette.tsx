import { product } from '@tillsight/contract/product';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { cx } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/input.tsx';
import { commandsFor, type Command } from './command-list.ts';
import { useFarewell } from './farewell.ts';
import { screens } from './navigation.tsx';

type CommandPaletteProps = { onClose: () => void; onAccount: () => void; onShortcuts: () => void };

/** Type a few letters, press Enter, be there. What is no command can be asked. */
export function CommandPalette({ onClose, onAccount, onShortcuts }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const found = useFound(typed, useCommands({ onAccount, onShortcuts }));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Commands">
      <div ref={place}>
        <Input
          aria-label="Search commands"
          autoComplete="off"
          spellCheck={false}
          placeholder="Go to a screen, do something, or ask..."
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[0]);
            else if (!['Home', 'End'].includes(event.key)) moveFocus(event, place.current);
          }}
        />
        <output className="sr-only">{found.length === 1 ? '1 command' : `${found.length} commands`}</output>
        <ul aria-label="Commands" className="-mx-2 mt-3 max-h-80 overflow-y-auto px-0.5 py-0.5">
          {found.map((command, index) => (
            <li key={command.label}>
              <button
                type="button"
                onClick={() => run(command)}
                onKeyDown={event => moveFocus(event, place.current)}
                className={cx(
                  'flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-1.5 text-left text-sm hover:bg-hover focus:bg-accent-soft focus:text-accent-ink sm:min-h-9',
                  // Enter takes it as long as the keyboard is in the field.
                  index === 0 && typed && 'bg-accent-soft text-accent-ink',
                )}
              >
                <span className="min-w-0 truncate">{command.label}</span>
                {command.keys ? <kbd className="shrink-0 font-sans text-xs text-faint">{command.keys}</kbd> : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Arrows go up and down between the field and the commands; letters go on being typed into the field. */
function moveFocus(event: KeyboardEvent, place: HTMLElement | null): void {
  const stops = [...(place?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
  const at = stops.indexOf(event.currentTarget as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: -1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    stops.at(next % stops.length)?.focus();
  } else if (at > 0 && !event.ctrlKey && !event.metaKey && (event.key.length === 1 || event.key === 'Backspace')) {
    if (event.key !== ' ') stops[0]?.focus();
  }
}

function useFound(typed: string, commands: readonly Command[]): Command[] {
  const navigate = useNavigate();
  const question = typed.trim();
  const found = commandsFor(typed, commands);
  if (!question) return found;
  const run = () => void navigate(paths.chat(), { state: { question } });
  return [...found, { label: `Ask ${product.assistant}: ${question}`, run }];
}

function useCommands({ onAccount, onShortcuts }: Pick<CommandPaletteProps, 'onAccount' | 'onShortcuts'>): Command[] {
  const navigate = useNavigate();
  const farewell = useFarewell();
  return useMemo<Command[]>(
    () => [
      ...screens.map(({ label, to, key }) => ({
        label: `Go to ${label}`,
        also: alsoCalled[key] ?? '',
        keys: `g then ${key}`,
        run: () => void navigate(to),
      })),
      { label: 'Your account', also: 'profile password devices api tokens two-step delete', run: onAccount },
      { label: 'Keyboard shortcuts', also: 'keys help', keys: '?', run: onShortcuts },
      {
        label: 'API documentation',
        also: 'openapi developers mcp',
        run: () => window.location.assign(paths.apiDocs()),
      },
      { label: 'Privacy policy', also: 'legal data', run: () => void navigate(paths.privacyPolicy()) },
      { label: 'Terms of service', also: 'legal', run: () => void navigate(paths.termsOfService()) },
      { label: 'Sign out', also: 'log out leave', run: () => farewell('sign-out') },
    ],
    [navigate, farewell, onAccount, onShortcuts],
  );
}

/** By the key of the screen. */
const alsoCalled: Record<string, string> = {
  w: 'home start',
  s: 'chat ask question assistant',
  u: 'team colleagues people roles',
  i: 'connect shopify google analytics ads meta',
  c: 'reports metrics schedule whatsapp',
  p: 'plan billing price',
};
