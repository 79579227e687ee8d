import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; onSelect: () => void };

/** A button that opens a short list of actions. */
export function Menu({ trigger, items }: { trigger: ReactNode; items: MenuItem[] }) {
  // Acted on once the menu is gone and the focus is back on its button, so that a dialog returns it there.
  const chosen = useRef<MenuItem>(null);
  const act = () => {
    chosen.current?.onSelect();
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          onCloseAutoFocus={act}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-40 animate-appear rounded-control bg-surface p-1 shadow-float ring-1 ring-line"
        >
          {items.map(item => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={() => {
                chosen.current = item;
              }}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-[0.3rem] px-3 text-sm outline-none select-none sm:min-h-8 [&_svg]:size-4',
                item.danger ? 'text-loss-ink data-highlighted:bg-loss-soft' : 'data-highlighted:bg-hover',
              )}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
