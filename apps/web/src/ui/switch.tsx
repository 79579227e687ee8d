import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      {...props}
      className={cx(
        'inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-edge p-0.5 transition-colors data-[state=checked]:bg-accent disabled:opacity-55',
        className,
      )}
    >
      <RadixSwitch.Thumb className="size-5 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-5" />
    </RadixSwitch.Root>
  );
}
